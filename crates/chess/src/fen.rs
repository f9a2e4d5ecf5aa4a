//! Forsyth-Edwards Notation, with X-FEN and Shredder-FEN castling fields.
//!
//! Reading gives a [`Setup`](crate::Setup), which is text put in order and not
//! yet believed; [`Position::new`](crate::Position::new) decides what can be
//! true.

mod parse;
mod write;

use core::fmt;
use core::ops::Range;

use crate::faults::Fault;
pub use parse::parse;
pub use write::{EnPassantField, Fen};

/// A field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// Which piece stands where, rank 8 first (PGN 16.1.3.1).
    Board,
    /// Whose move it is (PGN 16.1.3.2).
    Turn,
    /// Castling rights (PGN 16.1.3.3).
    Castling,
    /// The square passed by a double step (PGN 16.1.3.4).
    EnPassant,
    /// Plies since the last capture or pawn move (PGN 16.1.3.5).
    HalfmoveClock,
    /// The number of the next move (PGN 16.1.3.6).
    FullmoveNumber,
}

impl Field {
    const ALL: [Field; 6] = [
        Field::Board,
        Field::Turn,
        Field::Castling,
        Field::EnPassant,
        Field::HalfmoveClock,
        Field::FullmoveNumber,
    ];

    /// What the field should hold, for messages.
    const fn expected(self) -> &'static str {
        match self {
            Field::Board => "eight ranks of pieces and digits, each eight squares wide",
            Field::Turn => "`w` or `b`",
            Field::Castling => "`-`, or letters of `KQkq` or of the rooks' files",
            Field::EnPassant => "`-` or a square",
            Field::HalfmoveClock => "a number of plies",
            Field::FullmoveNumber => "a move number",
        }
    }
}

/// Where a FEN cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field that is wrong.
    pub field: Field,
    /// The byte at which it is wrong, counted from the start of the text.
    pub offset: usize,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.field as u8 + 1;
        let expected = self.field.expected();
        write!(
            f,
            "expected {expected} in field {number} of the FEN, at byte {}",
            self.offset + 1
        )
    }
}

impl core::error::Error for FenError {}

impl Field {
    /// The bytes of this field in a FEN, to point at it; `None` if it is missing.
    ///
    /// ```
    /// use scoresheet_chess::Field;
    /// let text = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
    /// assert_eq!(&text[Field::Castling.find(text).unwrap()], "K");
    /// assert_eq!(Field::EnPassant.find("4k3/8/8/8/8/8/8/4K2R w K"), None);
    /// ```
    pub fn find(self, text: &str) -> Option<Range<usize>> {
        let (start, content) = parse::fields(text).nth(self as usize)?;
        Some(start..start + content.len())
    }
}

impl Fault {
    /// The field of a FEN that is to blame.
    pub const fn field(self) -> Field {
        match self {
            Fault::NoKing
            | Fault::ManyKings
            | Fault::PawnOnLastRank
            | Fault::TooManyMen
            | Fault::TooManyPromotions
            | Fault::ImpossibleCheck => Field::Board,
            Fault::OpponentInCheck => Field::Turn,
            Fault::BadCastling => Field::Castling,
            Fault::BadEnPassant => Field::EnPassant,
            Fault::BadClock => Field::HalfmoveClock,
        }
    }
}
