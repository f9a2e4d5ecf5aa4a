//! How moves are written in each language: letters, signs, names and words.
//!
//! The facts stand in `data/languages.toml` with their sources; the table here
//! is generated from it, and a test holds the two together.

mod table;

use crate::algebraic::{CheckSigns, Letters, PromotionSign, SAN, Style};
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
    /// The letter for each half of castling: `O` or `0`.
    pub castling: char,
    /// How a promotion is written.
    pub promotion: PromotionSign,
    /// The mark for taking in passing.
    pub en_passant: &'static str,
    /// What is written for check and mate.
    pub signs: CheckSigns,
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
            castling: self.castling,
            promotion: self.promotion,
            signs: self.signs,
            ..SAN
        }
    }
}

/// The language with a code, in capitals or not.
pub fn find(code: &str) -> Option<&'static Language> {
    let fits = |language: &&Language| language.code.eq_ignore_ascii_case(code);
    LANGUAGES.iter().find(fits)
}
