//! From where a piece of each kind could come to a square, were the board empty.
//!
//! # Why this is clever
//!
//! The moves of a game come in no order that a processor could foresee: a jump
//! by the kind of piece is mispredicted most of the time, and costs as much as
//! half of all that it takes to find a move. Here the kind selects a row of a
//! table instead. What stands in between is looked at afterwards; for those
//! that leap there is nothing in between.

use super::leapers::{KING, KNIGHT, PAWN};
use super::rays::{BISHOP_RAYS, ROOK_RAYS};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::Role;
use crate::square::Square;

/// A row for each role but the pawn, and four for pawns: by color, and by whether they take; the
/// rest is empty.
static ORIGINS: [[Bitboard; 64]; 16] = {
    let mut rows = [[Bitboard::EMPTY; 64]; 16];
    rows[Role::Knight as usize] = KNIGHT;
    rows[Role::Bishop as usize] = BISHOP_RAYS;
    rows[Role::Rook as usize] = ROOK_RAYS;
    rows[Role::King as usize] = KING;
    let mut to = 0;
    while to < 64 {
        rows[Role::Queen as usize][to] = Bitboard(BISHOP_RAYS[to].0 | ROOK_RAYS[to].0);
        let square = 1u64 << to;
        let white_double = if to / 8 == 3 { square >> 16 } else { 0 };
        let black_double = if to / 8 == 4 { square << 16 } else { 0 };
        rows[pawn_row(Color::White, false)][to] = Bitboard(square >> 8 | white_double);
        rows[pawn_row(Color::Black, false)][to] = Bitboard(square << 8 | black_double);
        to += 1;
    }
    // A pawn takes from where an enemy pawn on the target would take.
    rows[pawn_row(Color::White, true)] = PAWN[Color::Black as usize];
    rows[pawn_row(Color::Black, true)] = PAWN[Color::White as usize];
    rows
};

#[inline(always)]
const fn pawn_row(color: Color, takes: bool) -> usize {
    6 + 2 * color as usize + takes as usize
}

/// The row of a piece, by `role | takes << 3 | color << 4`. A table, for a condition would become
/// several instructions where one load does.
static ROW: [u8; 32] = {
    let mut rows = [0; 32];
    let mut index = 0;
    while index < 32 {
        let (role, takes) = (index & 7, index >> 3 & 1 == 1);
        let color = if index < 16 {
            Color::White
        } else {
            Color::Black
        };
        rows[index] = if role == 0 {
            pawn_row(color, takes) as u8
        } else {
            role as u8
        };
        index += 1;
    }
    rows
};

/// The squares from which a piece of a side could come to a square if nothing stood in between;
/// only for pawns it matters whether they take.
#[inline(always)]
pub(crate) fn origins(role: Role, color: Color, takes: bool, to: Square) -> Bitboard {
    let row = ROW[role as usize | (takes as usize) << 3 | (color as usize) << 4];
    // The remainder changes nothing; it spares a check.
    ORIGINS[row as usize % ORIGINS.len()][to.index()]
}
