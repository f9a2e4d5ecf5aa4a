//! Moves and glyphs as they are written outside of PGN.

use std::borrow::Cow;

use scoresheet_chess::{Color, Position};
use scoresheet_notation::descriptive::Homes;
use scoresheet_notation::{Dialect, View};

use crate::pgn::visitor::Played;
use crate::remark::{Nag, Sign};

/// Spells the moves of games in a dialect, as they pass by with their variations.
///
/// It must hear of all that is told of a game: old books name pieces by where they began, and that
/// is known only to who has followed them.
#[derive(Clone, Debug)]
pub struct Speller {
    dialect: Dialect,
    text: String,
    /// Who moved last.
    mover: Color,
    /// Where the pieces began, after the last move and before it.
    homes: [Homes; 2],
    /// The same of the lines around the variation at hand.
    outer: Vec<[Homes; 2]>,
}

impl Speller {
    /// A speller for a dialect.
    pub fn new(dialect: Dialect) -> Speller {
        Speller {
            dialect,
            text: String::new(),
            mover: Color::White,
            homes: [Homes::UNKNOWN; 2],
            outer: Vec::new(),
        }
    }

    /// The dialect.
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    /// A game begins.
    pub fn begin(&mut self, start: Option<&Position>) {
        self.homes = [start.map_or(Homes::UNKNOWN, Homes::new); 2];
        self.outer.clear();
    }

    /// A variation begins.
    pub fn open(&mut self) {
        self.outer.push(self.homes);
        self.homes[0] = self.homes[1];
    }

    /// A variation ends.
    pub fn close(&mut self) {
        self.homes = self.outer.pop().unwrap_or(self.homes);
    }

    /// A move in the dialect. One that stood against the rules is spelled so that it can be read
    /// again.
    pub fn spell(&mut self, played: &Played<'_>) -> &str {
        self.text.clear();
        self.mover = played.before.turn();
        let homes = self.homes[0];
        self.homes[1] = homes;
        self.homes[0].play(played.mv);
        if played.stood {
            self.text.push_str(played.san.as_str());
        } else {
            let view = View::new(played.before, played.mv, played.after);
            self.dialect
                .write(&homes, played.before, &view, &mut self.text);
        }
        &self.text
    }

    /// A glyph of the last move: as a sign if that reads back as the same glyph and cannot be taken
    /// for a move, else as its number. Signs of one or two characters stand behind the move without
    /// a blank (PGN 8.2.3.8): then the second value is true.
    pub fn nag(&self, nag: Nag) -> (Cow<'static, str>, bool) {
        let is_plain = |sign: &&str| {
            let back = Sign::parse(sign.as_bytes()).map(|sign| sign.nag(self.mover));
            back == Some(nag) && !sign.contains(char::is_alphanumeric)
        };
        match nag.sign().filter(is_plain) {
            Some(sign) => (Cow::Borrowed(sign), matches!(nag.0, 1..=6)),
            None => (Cow::Owned(format!("${}", nag.0)), false),
        }
    }

    /// Whether moves stand together without anything between them.
    pub(super) fn is_glued(&self) -> bool {
        self.dialect.notation().uses_all_signs()
    }
}
