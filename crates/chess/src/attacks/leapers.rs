//! Attacks that nothing can block: pawns, knights and kings.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::Square;

/// The squares at the given (file, rank) steps that are still on the board.
const fn steps<const N: usize>(square: usize, deltas: [(i32, i32); N]) -> Bitboard {
    let mut set = 0;
    let mut i = 0;
    while i < N {
        let file = (square % 8) as i32 + deltas[i].0;
        let rank = (square / 8) as i32 + deltas[i].1;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            set |= 1 << (rank * 8 + file);
        }
        i += 1;
    }
    Bitboard(set)
}

const fn table<const N: usize>(deltas: [(i32, i32); N]) -> [Bitboard; 64] {
    let mut all = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        all[square] = steps(square, deltas);
        square += 1;
    }
    all
}

pub(super) static KNIGHT: [Bitboard; 64] = table([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
pub(super) static KING: [Bitboard; 64] = table([
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
]);
pub(super) static PAWN: [[Bitboard; 64]; 2] =
    [table([(-1, 1), (1, 1)]), table([(-1, -1), (1, -1)])];

/// The squares a knight attacks.
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares a king attacks.
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares a pawn of the given color attacks; not where it moves.
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}
