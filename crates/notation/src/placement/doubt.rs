//! What is odd about a set-up list that could be read, each with its place.

use core::fmt;

use scoresheet_chess::{Color, Square};

/// One odd thing in a set-up list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Doubt {
    /// The byte of the text where it is seen; the end of the list for what is missing.
    pub offset: usize,
    /// What it is.
    pub kind: DoubtKind,
}

/// What may be odd about a set-up list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubtKind {
    /// A square has two pieces; the first was kept.
    SquareTwice(Square),
    /// The color of the pieces from here on is not said, and was taken to be this.
    ColorUnsaid(Color),
    /// A figurine of the other color stands among the pieces of this one, to which it was given.
    OtherFigurine(Color),
    /// A pawn stands where none can.
    PawnOnLastRank(Square),
    /// A side has another king.
    ManyKings(Color),
    /// A side has no king.
    NoKing(Color),
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            DoubtKind::SquareTwice(square) => {
                write!(f, "a second piece on {square}; the first was kept")
            }
            DoubtKind::ColorUnsaid(color) => {
                write!(f, "no color is named; taken for {}", color.name())
            }
            DoubtKind::OtherFigurine(color) => {
                let other = (!color).name();
                write!(f, "{}'s list has a figurine of {other}", color.name())
            }
            DoubtKind::PawnOnLastRank(square) => write!(f, "a pawn on {square}"),
            DoubtKind::ManyKings(color) => write!(f, "another king of {}", color.name()),
            DoubtKind::NoKing(color) => write!(f, "{} has no king", color.name()),
        }
    }
}
