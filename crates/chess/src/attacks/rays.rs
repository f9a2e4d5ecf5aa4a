//! Straight lines on the board: whole rays from a square, and what lies between two squares.

use crate::bitboard::Bitboard;
use crate::square::Square;

const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const STRAIGHT: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The squares of one ray up to the edge, without its origin.
const fn ray(square: usize, (df, dr): (i32, i32)) -> u64 {
    let (mut file, mut rank) = ((square % 8) as i32 + df, (square / 8) as i32 + dr);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += df;
        rank += dr;
    }
    set
}

const fn rays(directions: [(i32, i32); 4]) -> [Bitboard; 64] {
    let mut all = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 4 {
            all[square].0 |= ray(square, directions[i]);
            i += 1;
        }
        square += 1;
    }
    all
}

pub(super) static BISHOP_RAYS: [Bitboard; 64] = rays(DIAGONAL);
pub(super) static ROOK_RAYS: [Bitboard; 64] = rays(STRAIGHT);
/// The diagonals that rise from the a-side to the h-side.
static DIAGONALS: [Bitboard; 64] = rays([(1, 1), (-1, -1), (1, 1), (-1, -1)]);

/// For each pair of squares on a common line, the squares between them.
static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
/// For each pair of squares on a common line, that whole line from edge to edge.
static LINE: [[Bitboard; 64]; 64] = pairs(true);

const fn pairs(whole: bool) -> [[Bitboard; 64]; 64] {
    let mut all = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 8 {
            let (df, dr) = if i < 4 { DIAGONAL[i] } else { STRAIGHT[i - 4] };
            let forward = ray(from, (df, dr));
            let both = forward | ray(from, (-df, -dr)) | 1 << from;
            let mut left = forward;
            while left != 0 {
                let to = left.trailing_zeros() as usize;
                left &= left - 1;
                let between = forward & ray(to, (-df, -dr));
                all[from][to] = Bitboard(if whole { both } else { between });
            }
            i += 1;
        }
        from += 1;
    }
    all
}

/// What a bishop would see from the square on an empty board.
#[inline(always)]
pub fn bishop_rays(square: Square) -> Bitboard {
    BISHOP_RAYS[square.index()]
}

/// The squares on the diagonal in the direction of a1-h8, without the square itself.
#[inline(always)]
pub fn diagonal(square: Square) -> Bitboard {
    DIAGONALS[square.index()]
}

/// The squares on the diagonal in the direction of a8-h1, without the square itself.
#[inline(always)]
pub fn antidiagonal(square: Square) -> Bitboard {
    bishop_rays(square) ^ diagonal(square)
}

/// What a rook would see from the square on an empty board.
#[inline(always)]
pub fn rook_rays(square: Square) -> Bitboard {
    ROOK_RAYS[square.index()]
}

/// What a queen would see from the square on an empty board.
#[inline(always)]
pub fn queen_rays(square: Square) -> Bitboard {
    bishop_rays(square) | rook_rays(square)
}

/// The squares strictly between two squares of one line; none if they share no line.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares, both included; none if they share no line.
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}
