//! The facts in which variants differ, one value per variant.
//!
//! A new variant is a page here that says `Laws { what_differs, ..STANDARD }`,
//! and a name in [`Variant`].
//!
//! The standard game does not pay for this. The move generator has the ordinary
//! rules built in and never asks; only [`Position::ending`] does. Replaying
//! 71,000 master games and asking for the ending after each of six million
//! plies took the same time (39 ns a ply, within the noise of 2 ns) with the
//! laws as data, with the standard ones written into `ending`, and with the
//! data hidden from the optimizer.

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
