//! From where each kind of piece could come to a square, if nothing were in its way.
//!
//! One table for all kinds, so that looking a piece up takes the same steps
//! whatever it is; [`between`](super::between) then tells whether its way is free. Between a knight
//! or a king and its target there is nothing.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::Role;
use crate::square::Square;

const ROWS: usize = 16;

/// Rows: white pawns' steps, then knight, bishop, rook, queen, king by role; white pawns'
/// captures, black pawns' captures, black pawns' steps; the other rows are empty.
static REACH: [[Bitboard; 64]; ROWS] = {
    let mut rows = [[Bitboard::EMPTY; 64]; ROWS];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = ((square % 8) as i32, (square / 8) as i32);
        let mut other = 0;
        while other < 64 {
            let df = ((other % 8) as i32 - file).abs();
            let dr = ((other / 8) as i32 - rank).abs();
            let ahead = rank - (other / 8) as i32;
            let diagonal = df == dr && df > 0;
            let straight = (df == 0) != (dr == 0);
            let fits = [
                df == 0 && (ahead == 1 || ahead == 2 && rank == 3),
                df + dr == 3 && df > 0 && dr > 0,
                diagonal,
                straight,
                diagonal || straight,
                (diagonal || straight) && df < 2 && dr < 2,
                df == 1 && ahead == 1,
                df == 1 && ahead == -1,
                df == 0 && (ahead == -1 || ahead == -2 && rank == 4),
            ];
            let mut row = 0;
            while row < fits.len() {
                rows[row][square].0 |= (fits[row] as u64) << other;
                row += 1;
            }
            other += 1;
        }
        square += 1;
    }
    rows
};

/// The row of a piece, by `role + 8 * takes + 16 * color`.
static ROW: [u8; 32] = [
    0, 1, 2, 3, 4, 5, 0, 0, 6, 1, 2, 3, 4, 5, 0, 0, 8, 1, 2, 3, 4, 5, 0, 0, 7, 1, 2, 3, 4, 5, 0, 0,
];

/// The squares from which a piece could come to a square on an empty board; for a pawn, those
/// from which it takes there or those from which it steps there.
#[inline(always)]
pub fn reach(color: Color, role: Role, takes: bool, to: Square) -> Bitboard {
    let row = ROW[role.index() | usize::from(takes) << 3 | color.index() << 4];
    // The remainder changes nothing and spares a check.
    REACH[usize::from(row) % ROWS][to.index()]
}
