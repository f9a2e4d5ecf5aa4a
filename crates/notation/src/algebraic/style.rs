//! The choices in which the members of the algebraic family differ.

use scoresheet_chess::{Color, Role};

/// The letters of the pieces, by role; a pawn's is only written where a piece is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters {
    /// White's letters, pawn first, king last.
    pub white: [&'static str; 6],
    /// Black's letters; the same, except for figurines.
    pub black: [&'static str; 6],
}

impl Letters {
    /// The English letters that SAN uses in every country (PGN 8.2.3.2).
    pub const ENGLISH: Letters = Letters::of(["P", "N", "B", "R", "Q", "K"]);

    /// The pieces as pictures, white and black.
    pub const FIGURINES: Letters = Letters {
        white: ["♙", "♘", "♗", "♖", "♕", "♔"],
        black: ["♟", "♞", "♝", "♜", "♛", "♚"],
    };

    /// The same letters for both sides.
    pub const fn of(letters: [&'static str; 6]) -> Letters {
        Letters {
            white: letters,
            black: letters,
        }
    }

    /// The letter of a piece.
    pub const fn letter(&self, color: Color, role: Role) -> &'static str {
        match color {
            Color::White => self.white[role as usize],
            Color::Black => self.black[role as usize],
        }
    }
}

/// How a promotion is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionSign {
    /// `e8=Q`
    Equals,
    /// `e8Q`
    Bare,
    /// `e8(Q)`
    Brackets,
    /// `e8/Q`
    Slash,
}

/// What is written for check and mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckSigns {
    /// For a check by one piece.
    pub check: &'static str,
    /// For a check by two pieces.
    pub double_check: &'static str,
    /// For mate.
    pub mate: &'static str,
}

/// How a move is written in the algebraic family.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::{algebraic::{self, Style, LONG}, View};
///
/// let start = Position::start();
/// let mv = start.find(Role::Knight, Bitboard::ALL, Square::F3, None).unwrap();
/// let view = View::new(&start, mv, &start.after(mv));
/// let without_hyphen = Style { separator: "", ..LONG };
/// assert_eq!(algebraic::write(&view, &without_hyphen).as_str(), "Ng1f3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The letters of the pieces.
    pub letters: Letters,
    /// Whether the square of origin is always written in full.
    pub full_origin: bool,
    /// What stands between full origin and target when nothing is taken.
    pub separator: &'static str,
    /// What stands before the target when something is taken.
    pub capture: &'static str,
    /// Whether the captured piece is named, as in `QxBb7`.
    pub name_captured: bool,
    /// The letter for each half of castling: `O` or `0`.
    pub castling: char,
    /// How a promotion is written.
    pub promotion: PromotionSign,
    /// What is written after a capture in passing.
    pub en_passant: &'static str,
    /// What is written for check and mate.
    pub signs: CheckSigns,
}

/// Standard Algebraic Notation as it is exported (PGN 8.2.3).
pub const SAN: Style = Style {
    letters: Letters::ENGLISH,
    full_origin: false,
    separator: "",
    capture: "x",
    name_captured: false,
    castling: 'O',
    promotion: PromotionSign::Equals,
    en_passant: "",
    signs: CheckSigns {
        check: "+",
        double_check: "+",
        mate: "#",
    },
};

/// Long algebraic notation, with hyphen.
pub const LONG: Style = Style {
    full_origin: true,
    separator: "-",
    ..SAN
};

/// Short algebraic notation as players write it (FIDE Laws, Appendix C).
pub const FIDE: Style = Style {
    castling: '0',
    promotion: PromotionSign::Bare,
    en_passant: " e.p.",
    ..SAN
};

/// SAN with pictures for the pieces, each in its own color.
pub const FIGURINE: Style = Style {
    letters: Letters::FIGURINES,
    ..SAN
};
