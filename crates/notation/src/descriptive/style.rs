//! The choices in which books of descriptive notation differ.

use super::school::School;

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// `O-O`, `O-O-O`.
    Signs,
    /// `Castles` where only one side is legal, else `Castles K` and `Castles Q`, as words that this
    /// style has for them.
    Words {
        /// Without a side.
        bare: &'static str,
        /// To the king's side.
        king: &'static str,
        /// To the queen's side.
        queen: &'static str,
    },
}

/// What a style writes around a move.
///
/// Signs may be whole words with the blanks around them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signs {
    /// Behind each letter and word that is shortened: a period in old books.
    pub point: &'static str,
    /// Between two letters that belong together, `K. Kt.`.
    pub between: &'static str,
    /// Between the piece and the square to which it goes.
    pub goes: &'static str,
    /// Between the piece and what it takes.
    pub takes: &'static str,
    /// Before the square from which a piece comes or on which something is taken.
    pub open: &'static str,
    /// Behind that square.
    pub close: &'static str,
    /// Before what a pawn becomes.
    pub becomes: &'static str,
    /// Behind what a pawn becomes.
    pub became: &'static str,
    /// Behind a capture in passing.
    pub en_passant: &'static str,
    /// Behind a move that checks.
    pub check: &'static str,
    /// Behind a move that mates.
    pub mate: &'static str,
}

/// How moves are written in descriptive notation.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::View;
/// use scoresheet_notation::descriptive::{self, BOOK, MODERN, OLD, SPANISH};
///
/// let start = Position::start();
/// let mv = start.find(Role::Knight, Bitboard::ALL, Square::F3, None).unwrap();
/// let view = View::new(&start, mv, &start.after(mv));
/// let written = [MODERN, BOOK, OLD, SPANISH].map(|style| {
///     let mut text = String::new();
///     descriptive::write(&start, &view, &style, &mut text);
///     text
/// });
/// assert_eq!(written, ["N-KB3", "Kt-KB3", "K. Kt. to K. B's 3d", "C3AR"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whose letters, and in which order.
    pub school: School,
    /// The letters of the knight; those of the other pieces are the school's.
    pub knight: &'static str,
    /// Whether ranks are ordinals behind an `'s`, as in `K's 4th`, and the first is a square.
    pub is_ordinal: bool,
    /// Whether wings are said where nothing is in doubt: those of squares always, those of pieces
    /// as long as each stands on its own.
    pub is_full: bool,
    /// Castling.
    pub castling: Castling,
    /// All else that is written.
    pub signs: Signs,
}

/// As books in English had it from about 1945: `N-KB3`, `PxP e.p.`, `P-K8(Q) ch`.
pub const MODERN: Style = Style {
    school: School::English,
    knight: "N",
    is_ordinal: false,
    is_full: false,
    castling: Castling::Signs,
    signs: Signs {
        point: "",
        between: "",
        goes: "-",
        takes: "x",
        open: "(",
        close: ")",
        becomes: "(",
        became: ")",
        en_passant: " e.p.",
        check: " ch",
        mate: " mate",
    },
};

/// As books in English had it from about 1880: `Kt-KB3`, and castling in words.
pub const BOOK: Style = Style {
    knight: "Kt",
    castling: Castling::Words {
        bare: "Castles",
        king: "Castles KR",
        queen: "Castles QR",
    },
    ..MODERN
};

/// In long words, as Staunton's generation had it: `K. Kt. to K. B's 3d`, `P. takes P. in passing`.
pub const OLD: Style = Style {
    knight: "Kt",
    is_ordinal: true,
    is_full: true,
    castling: Castling::Words {
        bare: "Castles",
        king: "Castles on K's side",
        queen: "Castles on Q's side",
    },
    signs: Signs {
        point: ".",
        between: " ",
        goes: " to ",
        takes: " takes ",
        open: " (",
        close: ")",
        becomes: " (becoming a ",
        became: ")",
        en_passant: " in passing",
        check: " (ch.)",
        mate: " (mate)",
    },
    ..MODERN
};

/// Spanish: `C3AR`, `AxC`, `P8D=D+`.
pub const SPANISH: Style = Style {
    school: School::Spanish,
    knight: "C",
    signs: Signs {
        goes: "",
        becomes: "=",
        became: "",
        en_passant: " a.p.",
        check: "+",
        mate: "++",
        ..MODERN.signs
    },
    ..MODERN
};

/// French: `C3FR`, `FxC`, `P8D=D+`, and `≠` for mate.
pub const FRENCH: Style = Style {
    school: School::French,
    signs: Signs {
        en_passant: " e.p.",
        mate: "≠",
        ..SPANISH.signs
    },
    ..SPANISH
};

/// Portuguese: `C3BR`, `BxC`, `P8D=D+`.
pub const PORTUGUESE: Style = Style {
    school: School::Portuguese,
    signs: Signs {
        en_passant: " e.p.",
        ..SPANISH.signs
    },
    ..SPANISH
};

/// Italian: `C3AR`, `AxC`, `P8D=D+`, and `#` for mate.
pub const ITALIAN: Style = Style {
    school: School::Italian,
    signs: Signs {
        en_passant: " e.p.",
        mate: "#",
        ..SPANISH.signs
    },
    ..SPANISH
};
