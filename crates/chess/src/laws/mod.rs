//! The facts in which variants differ, one value per variant.
//!
//! A new variant is a page here that says `Laws { what_differs, ..STANDARD }`,
//! and a name in [`Variant`]. The standard values are the ordinary rules, which
//! the move generator has inlined; the laws are asked only at rare places (an
//! end of the game), so that the standard game does not pay for them.

mod standard;

use crate::ending::Ending;
use crate::position::Position;
use crate::variant::Variant;

/// What may differ between variants of chess.
#[derive(Clone, Copy, Debug)]
pub struct Laws {
    /// What it means that the side to move has no legal move and is not in check (FIDE Laws 5.2.1).
    pub stalemate: Ending,
    /// An end of the game besides mate, stalemate and dead positions, if the variant has one.
    pub ending: Option<fn(&Position) -> Option<Ending>>,
    /// Whether a game ends when neither side can ever mate (FIDE Laws 5.2.2).
    pub dead_positions_end: bool,
}

impl Variant {
    /// The laws of the variant.
    pub const fn laws(self) -> &'static Laws {
        match self {
            Variant::Standard | Variant::Chess960 => &standard::STANDARD,
        }
    }
}
