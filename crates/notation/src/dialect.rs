//! A notation in a language: what a whole game is written in.
//!
//! Every notation has both halves here, a reader of the beginning of a text and
//! a writer, so that whoever reads and writes games needs to know none of them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use scoresheet_chess::{Color, Move, Position};

use crate::algebraic;
use crate::language::{self, Language};
use crate::reading::{Reading, Scan};
use crate::view::View;

/// A way of writing moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// Standard algebraic: `Nxe5+`.
    San,
    /// Coordinates of chess programs: `f3e5`.
    Uci,
}

impl Notation {
    /// All notations, in the order in which they are listed.
    pub const ALL: [Notation; 2] = [Notation::San, Notation::Uci];

    /// The notations of which one reads each text: others have the same grammar as one of these.
    pub const READERS: [Notation; 2] = [Notation::San, Notation::Uci];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::San => "san",
            Notation::Uci => "uci",
        }
    }

    /// What it is, in a few words.
    pub const fn title(self) -> &'static str {
        match self {
            Notation::San => "standard algebraic",
            Notation::Uci => "coordinates of chess programs",
        }
    }

    /// Whether digits, brackets and other signs are letters of its moves, so that nothing else can
    /// stand between them.
    pub const fn uses_all_signs(self) -> bool {
        false
    }

    /// The notation of a name.
    pub fn find(name: &str) -> Option<Notation> {
        let fits = |notation: &Notation| notation.name() == name;
        Notation::ALL.into_iter().find(fits)
    }
}

/// A notation in a language.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dialect {
    /// The notation.
    pub notation: Notation,
    /// The language.
    pub language: &'static Language,
}

impl Dialect {
    /// A notation in a language; `None` if it is not written in that language.
    pub fn new(notation: Notation, language: &'static Language) -> Option<Dialect> {
        Some(Dialect { notation, language })
    }

    /// The readings of the beginning of a text as a move, longest first.
    pub fn scan(&self, text: &str, turn: Color) -> Vec<Scan> {
        let _ = turn;
        let len = text
            .find(|c: char| c.is_whitespace() || "{}();!?$".contains(c))
            .unwrap_or(text.len());
        match algebraic::parse(text[..len].as_bytes()) {
            Ok(reading) => alloc::vec![Scan { reading, len }],
            Err(_) => Vec::new(),
        }
    }

    /// Sorts the legal moves that fit a reading by how well they fit the rest of what it says, and
    /// tells how many of them fit equally well.
    pub fn prefer(&self, position: &Position, reading: &Reading, moves: &mut Vec<Move>) -> usize {
        let _ = (position, reading);
        moves.len()
    }

    /// Adds a move to a text.
    pub fn write(&self, before: &Position, view: &View, out: &mut String) {
        let _ = before;
        out.push_str(algebraic::write(view, &self.language.style()).as_str());
    }
}

/// The dialects that games may be in, as far as somebody has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dialects {
    /// The notation, if it is known.
    pub notation: Option<Notation>,
    /// The language, if it is known.
    pub language: Option<&'static Language>,
}

impl Dialects {
    /// All that are possible, the likeliest first.
    pub fn list(self) -> Vec<Dialect> {
        let said = self.notation.map(|notation| alloc::vec![notation]);
        let mut dialects = Vec::new();
        for notation in said.unwrap_or(Notation::READERS.to_vec()) {
            let languages = language::LANGUAGES.iter();
            let languages =
                languages.filter(|&known| self.language.is_none_or(|said| said == known));
            dialects.extend(languages.filter_map(|language| Dialect::new(notation, language)));
        }
        dialects
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.notation.name(), self.language.name)
    }
}

impl Default for Dialect {
    /// SAN with English letters.
    fn default() -> Dialect {
        Dialect {
            notation: Notation::San,
            language: &language::LANGUAGES[0],
        }
    }
}
