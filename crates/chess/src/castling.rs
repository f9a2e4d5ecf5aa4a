//! The geometry of castling, standard and Chess960 alike.
//!
//! A right to castle is kept as the square of its rook. Any number of rights
//! is then a [`Bitboard`](crate::Bitboard) on the two back ranks, and a right ends when
//! something moves from or to that square, or when the king moves.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::{File, Rank, Square};

/// The two ways to castle. In Chess960 they are named by where the king ends, not by distance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// Towards the h-file: the king ends on the g-file.
    King,
    /// Towards the a-file: the king ends on the c-file.
    Queen,
}

impl Side {
    /// Both sides, king's side first.
    pub const ALL: [Side; 2] = [Side::King, Side::Queen];

    /// The side on which a rook stands as seen from its king.
    #[inline(always)]
    pub const fn of(king: Square, rook: Square) -> Side {
        if rook as u8 > king as u8 {
            Side::King
        } else {
            Side::Queen
        }
    }

    /// Where the king ends.
    #[inline(always)]
    pub const fn king_target(self, color: Color) -> Square {
        let file = if matches!(self, Side::King) {
            File::G
        } else {
            File::C
        };
        Square::new(file, Rank::R1).seen_from(color)
    }

    /// Where the rook ends.
    #[inline(always)]
    pub const fn rook_target(self, color: Color) -> Square {
        let file = if matches!(self, Side::King) {
            File::F
        } else {
            File::D
        };
        Square::new(file, Rank::R1).seen_from(color)
    }

    /// The squares of a back rank on this side of a king on `king`.
    pub fn beyond(self, king: Square) -> Bitboard {
        let rank = Bitboard::rank(king.rank());
        let below = Bitboard(Bitboard::of(king).0 - 1);
        match self {
            Side::King => rank.without(below | king.into()),
            Side::Queen => rank & below,
        }
    }
}

/// The squares that must be empty, but for king and rook themselves, to castle (FIDE Laws 3.8.3.2.2
/// and II.3.2.3: all between the king and its target, and between the rook and its target).
pub(crate) fn path(king: Square, rook: Square, color: Color) -> Bitboard {
    let side = Side::of(king, rook);
    let (king_target, rook_target) = (side.king_target(color), side.rook_target(color));
    let travelled = attacks::between(king, king_target)
        | attacks::between(rook, rook_target)
        | king_target.into()
        | rook_target.into();
    travelled.without(Bitboard::of(king) | rook.into())
}
