//! What a language writes, as far as reading moves needs it. Knows no language by name.

use scoresheet_chess::Role;

/// The letters, signs, words and squares with which a language writes moves.
///
/// Plain data: each language has one, and whoever knows another writes it down.
///
/// ```
/// use scoresheet_chess::{Role, RoleSet};
/// use scoresheet_notation::algebraic::{self, Alphabet};
///
/// // A Czech newspaper that prints the rook as R.
/// let paper = Alphabet {
///     letters: ["P", "J", "S", "R", "D", "K"],
///     ..Alphabet::ENGLISH
/// };
/// let reading = algebraic::parse_in("Re1", &paper).unwrap();
/// assert_eq!(reading.pattern.roles, RoleSet::of(Role::Rook));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alphabet {
    /// The letters that are written, pawn first and king last; empty if there is none.
    pub letters: [&'static str; 6],
    /// Letters that are read besides. One that is also written for another piece means either, and
    /// the rules decide; but a letter that means a piece never means a pawn as well.
    pub also_letters: [&'static [&'static str]; 6],
    /// Signs and words for a capture, besides `x` and crosses.
    pub captures: &'static [&'static str],
    /// Signs and words for check, besides `+`.
    pub checks: &'static [&'static str],
    /// Signs and words for a double check, besides `++`.
    pub double_checks: &'static [&'static str],
    /// Signs and words for mate, besides `#`. A sign that is also one for a capture means mate at
    /// the end of a move and a capture elsewhere.
    pub mates: &'static [&'static str],
    /// Words for castling, short and long, besides `O-O` and `0-0`.
    pub castling: [&'static [&'static str]; 2],
    /// Marks and words for taking in passing, besides `e.p.`.
    pub en_passant: &'static [&'static str],
    /// Names of the files from a to h, besides the Latin ones.
    pub files: &'static [[&'static str; 8]],
    /// Names of the ranks from 1 to 8, besides digits of any script.
    pub ranks: &'static [[&'static str; 8]],
    /// Whether a file that is not Latin stands behind its rank.
    pub has_ranks_first: bool,
}

impl Alphabet {
    /// English, and what every language can be built upon.
    pub const ENGLISH: Alphabet = Alphabet {
        letters: ["P", "N", "B", "R", "Q", "K"],
        also_letters: [&[]; 6],
        captures: &[":"],
        checks: &["ch", "ch.", "(ch)", "dis. ch.", "dbl. ch.", "check"],
        double_checks: &["double check"],
        mates: &["mate", "mat", "checkmate"],
        castling: [&[]; 2],
        en_passant: &[],
        files: &[],
        ranks: &[],
        has_ranks_first: false,
    };

    /// The spellings of a piece, the usual one first.
    pub fn spellings(&self, role: Role) -> impl Iterator<Item = &'static str> {
        let usual = self.letters[role as usize];
        let others = self.also_letters[role as usize].iter().copied();
        core::iter::once(usual)
            .filter(|usual| !usual.is_empty())
            .chain(others)
    }
}
