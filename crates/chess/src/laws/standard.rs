//! Standard chess; Chess960 too, because castling is kept as squares of rooks.

use super::Laws;
use crate::ending::Ending;

/// The FIDE Laws of Chess.
pub(super) const STANDARD: Laws = Laws {
    stalemate: Ending::Stalemate,
    ending: None,
    dead_positions_end: true,
};
