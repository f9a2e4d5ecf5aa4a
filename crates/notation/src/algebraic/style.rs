//! The choices in which the members of the algebraic family differ.

use scoresheet_chess::{Color, Role, RoleSet, Side};

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

    /// The pictures in outline for both sides, as most books print them.
    pub const OUTLINES: Letters = Letters::of(["♙", "♘", "♗", "♖", "♕", "♔"]);

    /// The pictures, with a sign behind each that asks for them to be drawn like letters.
    pub const FIGURINES_AS_TEXT: Letters = Letters {
        white: [
            "♙\u{fe0e}",
            "♘\u{fe0e}",
            "♗\u{fe0e}",
            "♖\u{fe0e}",
            "♕\u{fe0e}",
            "♔\u{fe0e}",
        ],
        black: [
            "♟\u{fe0e}",
            "♞\u{fe0e}",
            "♝\u{fe0e}",
            "♜\u{fe0e}",
            "♛\u{fe0e}",
            "♚\u{fe0e}",
        ],
    };

    /// The pictures, with a sign behind each that asks for them to be drawn in color.
    pub const FIGURINES_AS_EMOJI: Letters = Letters {
        white: [
            "♙\u{fe0f}",
            "♘\u{fe0f}",
            "♗\u{fe0f}",
            "♖\u{fe0f}",
            "♕\u{fe0f}",
            "♔\u{fe0f}",
        ],
        black: [
            "♟\u{fe0f}",
            "♞\u{fe0f}",
            "♝\u{fe0f}",
            "♜\u{fe0f}",
            "♛\u{fe0f}",
            "♚\u{fe0f}",
        ],
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

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// `O-O`, as in PGN.
    Letters,
    /// `0-0`, as FIDE has it.
    Zeros,
    /// `o-o`
    SmallLetters,
    /// `00`
    BareZeros,
}

impl Castling {
    /// The sign for castling to a side.
    pub const fn sign(self, side: Side) -> &'static str {
        match (self, side) {
            (Castling::Letters, Side::King) => "O-O",
            (Castling::Letters, Side::Queen) => "O-O-O",
            (Castling::Zeros, Side::King) => "0-0",
            (Castling::Zeros, Side::Queen) => "0-0-0",
            (Castling::SmallLetters, Side::King) => "o-o",
            (Castling::SmallLetters, Side::Queen) => "o-o-o",
            (Castling::BareZeros, Side::King) => "00",
            (Castling::BareZeros, Side::Queen) => "000",
        }
    }
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
    /// What stands behind the letter of a piece that moves; a blank in some books.
    pub gap: &'static str,
    /// Whether the square of origin is always written in full.
    pub full_origin: bool,
    /// What stands between full origin and target when nothing is taken.
    pub separator: &'static str,
    /// What stands before the target when a piece takes something.
    pub capture: &'static str,
    /// What stands before the target when a pawn takes something.
    pub pawn_capture: &'static str,
    /// Whether a pawn that takes is written with its files only, as in `ed` and `exd`. Where more
    /// than one such capture is legal, the target is written in full all the same.
    pub short_pawn_captures: bool,
    /// Whether the captured piece is named, as in `QxBb7`. Pawns are not.
    pub name_captured: bool,
    /// How castling is written.
    pub castling: Castling,
    /// How a promotion is written.
    pub promotion: PromotionSign,
    /// What is written behind a capture in passing, with a blank before it.
    pub en_passant: &'static str,
    /// What is written for check and mate.
    pub signs: CheckSigns,
    /// Pieces whose letter can also mean the king. Where the king could go to the same square, they
    /// are written with their full origin.
    pub like_king: RoleSet,
    /// Pieces of which the letter of one is that of another and a file, as `G` and `Gh`. If an
    /// origin is needed, they are written with their full origin.
    pub like_each_other: RoleSet,
}

/// Standard Algebraic Notation as it is exported (PGN 8.2.3).
pub const SAN: Style = Style {
    letters: Letters::ENGLISH,
    gap: "",
    full_origin: false,
    separator: "",
    capture: "x",
    pawn_capture: "x",
    short_pawn_captures: false,
    name_captured: false,
    castling: Castling::Letters,
    promotion: PromotionSign::Equals,
    en_passant: "",
    signs: CheckSigns {
        check: "+",
        double_check: "+",
        mate: "#",
    },
    like_king: RoleSet::EMPTY,
    like_each_other: RoleSet::EMPTY,
};

/// Long algebraic notation, with hyphen.
pub const LONG: Style = Style {
    full_origin: true,
    separator: "-",
    ..SAN
};

/// Long algebraic notation, without hyphen: `Ng1f3`.
pub const LONG_BARE: Style = Style {
    separator: "",
    ..LONG
};

/// Long algebraic notation with a blank behind the letter: `N g1-f3`.
pub const LONG_SPACED: Style = Style { gap: " ", ..LONG };

/// Short algebraic notation as players write it (FIDE Laws, Appendix C).
pub const FIDE: Style = Style {
    castling: Castling::Zeros,
    promotion: PromotionSign::Bare,
    en_passant: "e.p.",
    ..SAN
};

/// As in newspapers of the last century: `S:d4`, `ed`, `0-0`, `++` for double check.
pub const COLON: Style = Style {
    capture: ":",
    pawn_capture: "",
    short_pawn_captures: true,
    signs: CheckSigns {
        check: "+",
        double_check: "++",
        mate: "#",
    },
    ..FIDE
};

/// SAN with pictures for the pieces, each in its own color.
pub const FIGURINE: Style = Style {
    letters: Letters::FIGURINES,
    ..SAN
};

/// SAN with pictures for the pieces, in outline for both sides.
pub const FIGURINE_OUTLINE: Style = Style {
    letters: Letters::OUTLINES,
    ..SAN
};

/// SAN with the captured piece named: `QxBb7`.
pub const NAMED_CAPTURE: Style = Style {
    name_captured: true,
    ..SAN
};

/// Reversible algebraic notation, from which a move can be taken back: `Be5xBg7`.
pub const REVERSIBLE: Style = Style {
    name_captured: true,
    en_passant: "e.p.",
    ..LONG
};

/// As little as tells the move from all others: `ed5`, `Nd5`, `e8Q`, and no marks.
pub const MINIMAL: Style = Style {
    capture: "",
    pawn_capture: "",
    promotion: PromotionSign::Bare,
    signs: CheckSigns {
        check: "",
        double_check: "",
        mate: "",
    },
    ..SAN
};

impl Style {
    /// The styles that have names, with the names by which they are asked for.
    pub const NAMED: [(&'static str, Style); 11] = [
        ("san", SAN),
        ("long", LONG),
        ("long-bare", LONG_BARE),
        ("long-spaced", LONG_SPACED),
        ("fide", FIDE),
        ("colon", COLON),
        ("figurine", FIGURINE),
        ("figurine-outline", FIGURINE_OUTLINE),
        ("named-capture", NAMED_CAPTURE),
        ("reversible", REVERSIBLE),
        ("minimal", MINIMAL),
    ];
}
