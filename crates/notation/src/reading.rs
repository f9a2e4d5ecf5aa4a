//! What a reader made of a text: its claims, its marks and its quirks.

use core::fmt;

use scoresheet_chess::{Pattern, Side};

use crate::quirk::Quirks;

/// What a text says about check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CheckMark {
    /// Nothing.
    #[default]
    None,
    /// Check: `+`.
    Check,
    /// Mate: `#`.
    Mate,
    /// `++`, which some use for double check and others for mate.
    Double,
}

/// A text about a move, understood as far as it goes without a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// What the text claims about the move.
    pub pattern: Pattern,
    /// What it says about check. Marks are compared with the facts, never used to choose a move.
    pub check: CheckMark,
    /// Whether it has a capture sign.
    pub takes: bool,
    /// Whether it says that a pawn takes in passing.
    pub en_passant: bool,
    /// The wing from which the moving piece is said to come, as in `QR-Q1`: of the pieces that could
    /// go, the one nearest to it is meant.
    pub wing: Option<Side>,
    /// The wing of what is taken, as in `QxQR`.
    pub captured_wing: Option<Side>,
    /// Whether it passes the turn; then the pattern means nothing.
    pub null: bool,
    /// The liberties it takes with the notation.
    pub quirks: Quirks,
}

impl Reading {
    /// A reading that claims nothing yet.
    pub(crate) const fn new() -> Reading {
        Reading {
            pattern: Pattern::ANY,
            check: CheckMark::None,
            takes: false,
            en_passant: false,
            wing: None,
            captured_wing: None,
            null: false,
            quirks: Quirks::NONE,
        }
    }
}

/// A reading of the beginning of a text, in notations whose moves may have blanks within them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scan {
    /// What was read.
    pub reading: Reading,
    /// How many bytes of the text it takes.
    pub len: usize,
}

/// A text that says nothing about a move in the notation it was read in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unreadable {
    /// The byte of the text at which reading stuck.
    pub offset: usize,
    /// What should have been there.
    pub expected: &'static str,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for Unreadable {}
