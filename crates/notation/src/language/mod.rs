//! How moves are written in each language: letters, signs, names and words.
//!
//! The facts stand in `data/languages.toml` with their sources; the table here
//! is generated from it, and a test holds the two together.

mod table;

use scoresheet_chess::RoleSet;

use crate::algebraic::{Alphabet, Castling, CheckSigns, Letters, PromotionSign, SAN, Style};
pub use table::LANGUAGES;

/// A language and its ways with moves.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::{View, algebraic, language};
///
/// let start = Position::start();
/// let mv = start.find(Role::Knight, Bitboard::ALL, Square::F3, None).unwrap();
/// let view = View::new(&start, mv, &start.after(mv));
/// let german = language::find("de").unwrap();
/// assert_eq!(algebraic::write(&view, &german.style()).as_str(), "Sf3");
/// assert_eq!(german.pieces[Role::Knight as usize][0], "Springer");
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Language {
    /// Its tag by BCP 47.
    pub code: &'static str,
    /// Its name in English.
    pub name: &'static str,
    /// Its name in itself.
    pub own_name: &'static str,
    /// The letters of the pieces. That of the pawn stands where a pawn must be named; it is empty
    /// if there is none.
    pub letters: Letters,
    /// The names of the pieces, pawn first and king last; the first of each is the usual one.
    pub pieces: [&'static [&'static str]; 6],
    /// Words about moves.
    pub words: Words,
    /// The sign for a capture.
    pub capture: &'static str,
    /// How castling is written.
    pub castling: Castling,
    /// How a promotion is written.
    pub promotion: PromotionSign,
    /// The mark for taking in passing.
    pub en_passant: &'static str,
    /// What is written for check and mate.
    pub signs: CheckSigns,
    /// What is read as moves in the language.
    pub alphabet: Alphabet,
    /// Pieces whose letter can also mean the king.
    pub like_king: RoleSet,
    /// Pieces of which the letter of one is that of another and a file.
    pub like_each_other: RoleSet,
    /// Whether its script runs from right to left. Moves are written from left to right in it, too.
    pub right_to_left: bool,
    /// How sure the letters are.
    pub certainty: Certainty,
}

/// How sure it is that a language writes the letters of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// Two independent sources have them.
    Agreed,
    /// One source has them.
    One,
    /// They follow from the names of the pieces, or from what is generally known.
    Own,
}

/// The words of a language about moves; the first of each is the usual one.
#[derive(PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the word for what it is named")]
pub struct Words {
    pub check: &'static [&'static str],
    pub double_check: &'static [&'static str],
    pub mate: &'static [&'static str],
    pub stalemate: &'static [&'static str],
    pub draw: &'static [&'static str],
    pub castles_short: &'static [&'static str],
    pub castles_long: &'static [&'static str],
    pub en_passant: &'static [&'static str],
    pub takes: &'static [&'static str],
    pub promotes: &'static [&'static str],
    pub white: &'static [&'static str],
    pub black: &'static [&'static str],
}

impl Language {
    /// The style in which the language writes moves: SAN with its own letters and signs.
    pub const fn style(&self) -> Style {
        Style {
            letters: self.letters,
            capture: self.capture,
            pawn_capture: self.capture,
            castling: self.castling,
            promotion: self.promotion,
            signs: self.signs,
            like_king: self.like_king,
            like_each_other: self.like_each_other,
            ..SAN
        }
    }

    /// What is read as moves in the language, for [`algebraic::parse_in`](crate::algebraic::parse_in)
    /// and [`algebraic::scan`](crate::algebraic::scan).
    pub const fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }
}

impl Style {
    /// The style in a language.
    ///
    /// Where the style writes what SAN writes, the language has its own way: letters, signs for
    /// captures, castling, promotions, check and mate. What the style has chosen stays: a figurine
    /// stays a figurine, and what is left out is left out. A mark for taking in passing is that of
    /// the language, if there is one.
    ///
    /// ```
    /// use scoresheet_notation::{algebraic::{LONG, SAN}, language};
    ///
    /// let german = language::find("de").unwrap();
    /// assert_eq!(SAN.in_language(german), german.style());
    /// assert_eq!(LONG.in_language(german).separator, "-");
    /// ```
    pub fn in_language(&self, language: &Language) -> Style {
        let own = language.style();
        let has_letters = self.letters == SAN.letters;
        let choose = |chosen: &'static str, usual: &str, own: &'static str| match chosen == usual {
            true => own,
            false => chosen,
        };
        Style {
            letters: if has_letters {
                own.letters
            } else {
                self.letters
            },
            capture: choose(self.capture, SAN.capture, own.capture),
            pawn_capture: choose(self.pawn_capture, SAN.pawn_capture, own.pawn_capture),
            castling: match self.castling == SAN.castling {
                true => own.castling,
                false => self.castling,
            },
            promotion: match self.promotion == SAN.promotion {
                true => own.promotion,
                false => self.promotion,
            },
            en_passant: match self.en_passant.is_empty() {
                true => "",
                false => language.en_passant,
            },
            signs: match self.signs == SAN.signs {
                true => own.signs,
                false => self.signs,
            },
            like_king: if has_letters {
                own.like_king
            } else {
                self.like_king
            },
            like_each_other: match has_letters {
                true => own.like_each_other,
                false => self.like_each_other,
            },
            ..*self
        }
    }
}

/// The language with a code, in capitals or not.
pub fn find(code: &str) -> Option<&'static Language> {
    let fits = |language: &&Language| language.code.eq_ignore_ascii_case(code);
    LANGUAGES.iter().find(fits)
}
