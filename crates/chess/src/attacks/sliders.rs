//! Attacks that pieces in the way cut short: bishops, rooks and queens.
//!
//! # Why this is clever
//!
//! Only the blockers on the rays matter, and of those not the ones on the edge.
//! Their pattern is packed into a small number that indexes a table of all
//! answers. With BMI2 the packing is one instruction (`pext`), chosen when the
//! compiler may use it (`-C target-cpu=native`); else a multiplication with a
//! fitting "magic" number does the same. Both tables are computed by the
//! compiler.
//!
//! # If you change this
//!
//! Both packings must enumerate the same squares: `cargo test` checks the one
//! that was built, so run it with and without `RUSTFLAGS="-C target-cpu=native"`.
#![allow(long_running_const_eval)]

use super::magics;
use crate::bitboard::Bitboard;
use crate::square::Square;

/// The lines of one slider kind through each square, without the square itself.
type Lines = [[u64; 2]; 64];

const ROOK_LINES: Lines = {
    let mut lines = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let own = 1 << square;
        lines[square] = [
            0xff << (square & 56) & !own,
            0x0101_0101_0101_0101 << (square & 7) & !own,
        ];
        square += 1;
    }
    lines
};

const BISHOP_LINES: Lines = {
    let mut lines = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            if other != square {
                let (file, rank) = (square % 8, square / 8);
                let (other_file, other_rank) = (other % 8, other / 8);
                if file + other_rank == other_file + rank {
                    lines[square][0] |= 1 << other;
                }
                if file + rank == other_file + other_rank {
                    lines[square][1] |= 1 << other;
                }
            }
            other += 1;
        }
        square += 1;
    }
    lines
};

/// Where the answers of one square begin, which blockers count, and how to pack them; `pext`
/// needs neither `magic` nor `shift`.
#[derive(Clone, Copy)]
struct Entry {
    relevant: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

const fn entries(lines: &Lines, magics: &[u64; 64], start: u32) -> [Entry; 64] {
    let mut all = [Entry {
        relevant: 0,
        magic: 0,
        offset: 0,
        shift: 0,
    }; 64];
    let mut offset = start;
    let mut square = 0;
    while square < 64 {
        let relevant = inner(lines[square][0], square) | inner(lines[square][1], square);
        let bits = relevant.count_ones();
        all[square] = Entry {
            relevant,
            magic: magics[square],
            offset,
            shift: 64 - bits,
        };
        offset += 1 << bits;
        square += 1;
    }
    all
}

/// A line without its two ends, which no blocker can cut.
const fn inner(line: u64, square: usize) -> u64 {
    let own = 1 << square;
    let whole = line | own;
    let first = 1 << whole.trailing_zeros();
    let last = 1 << (63 - whole.leading_zeros());
    whole & !first & !last & !own
}

const ROOK_SIZE: usize = 102_400;
const BISHOP_SIZE: usize = 5_248;

static ROOK: [Entry; 64] = entries(&ROOK_LINES, &magics::ROOK, 0);
static BISHOP: [Entry; 64] = entries(&BISHOP_LINES, &magics::BISHOP, ROOK_SIZE as u32);
static ANSWERS: [Bitboard; ROOK_SIZE + BISHOP_SIZE] = {
    let all = [Bitboard::EMPTY; ROOK_SIZE + BISHOP_SIZE];
    let all = fill(all, &ROOK_LINES, &ROOK);
    fill(all, &BISHOP_LINES, &BISHOP)
};

const fn fill<const N: usize>(
    mut all: [Bitboard; N],
    lines: &Lines,
    entries: &[Entry; 64],
) -> [Bitboard; N] {
    let mut square = 0;
    while square < 64 {
        let entry = entries[square];
        let mut blockers = 0u64;
        // All subsets of the relevant squares, in the order in which `pext`
        // numbers them.
        let mut number = 0;
        loop {
            let index = if cfg!(all(target_arch = "x86_64", target_feature = "bmi2")) {
                number
            } else {
                (blockers.wrapping_mul(entry.magic) >> entry.shift) as usize
            };
            all[entry.offset as usize + index] = Bitboard(
                along(lines[square][0], square, blockers)
                    | along(lines[square][1], square, blockers),
            );
            number += 1;
            blockers = blockers.wrapping_sub(entry.relevant) & entry.relevant;
            if blockers == 0 {
                break;
            }
        }
        square += 1;
    }
    all
}

/// Attacks along one line: subtracting the slider's bit from the blockers ahead
/// of it flips exactly the bits up to the first one; mirrored for the other way.
const fn along(line: u64, square: usize, blockers: u64) -> u64 {
    let own = 1u64 << square;
    let ahead = (blockers & line).wrapping_sub(own.wrapping_mul(2));
    let behind = (blockers & line)
        .reverse_bits()
        .wrapping_sub(own.reverse_bits().wrapping_mul(2))
        .reverse_bits();
    (ahead ^ behind) & line
}

impl Entry {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    #[inline(always)]
    #[allow(unsafe_code)]
    fn index(&self, occupied: Bitboard) -> usize {
        // SAFETY: the whole program is built for machines with BMI2.
        let packed = unsafe { core::arch::x86_64::_pext_u64(occupied.0, self.relevant) };
        self.offset as usize + packed as usize
    }

    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    #[inline(always)]
    fn index(&self, occupied: Bitboard) -> usize {
        let packed = (occupied.0 & self.relevant).wrapping_mul(self.magic) >> self.shift;
        self.offset as usize + packed as usize
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn look_up(&self, occupied: Bitboard) -> Bitboard {
        let index = self.index(occupied);
        debug_assert!(index < ANSWERS.len());
        // SAFETY: `entries` lays the squares out so that `offset` plus the
        // largest index of the square (2^bits - 1, whatever `occupied` is)
        // stays inside `ANSWERS`; a test walks all of them. The check would
        // cost about 4 % of the whole verification of a game.
        unsafe { *ANSWERS.get_unchecked(index) }
    }
}

/// The squares a bishop attacks when `occupied` squares are in the way.
#[inline(always)]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    BISHOP[square.index()].look_up(occupied)
}

/// The squares a rook attacks when `occupied` squares are in the way.
#[inline(always)]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ROOK[square.index()].look_up(occupied)
}

/// The squares a queen attacks when `occupied` squares are in the way.
#[inline(always)]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

#[cfg(test)]
mod tests {
    use super::{BISHOP, Entry, ROOK, bishop, rook};
    use crate::bitboard::Bitboard;
    use crate::square::Square;

    fn walk(square: Square, occupied: Bitboard, steps: [(i32, i32); 4]) -> Bitboard {
        let mut seen = 0;
        for (df, dr) in steps {
            let mut file = square.file().index() as i32 + df;
            let mut rank = square.rank().index() as i32 + dr;
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                let bit = 1u64 << (rank * 8 + file);
                seen |= bit;
                if occupied.0 & bit != 0 {
                    break;
                }
                file += df;
                rank += dr;
            }
        }
        Bitboard(seen)
    }

    fn every_blocker_set(entry: &Entry, mut check: impl FnMut(Bitboard)) {
        let mut blockers = 0u64;
        loop {
            // Squares off the lines must not matter.
            check(Bitboard(blockers));
            check(Bitboard(blockers | !entry.relevant & 0x5a5a_a5a5_5a5a_a5a5));
            blockers = blockers.wrapping_sub(entry.relevant) & entry.relevant;
            if blockers == 0 {
                break;
            }
        }
    }

    #[test]
    fn tables_agree_with_walking_the_rays() {
        for square in Square::ALL {
            every_blocker_set(&ROOK[square.index()], |occupied| {
                let walked = walk(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                assert_eq!(rook(square, occupied), walked, "rook on {square}");
            });
            every_blocker_set(&BISHOP[square.index()], |occupied| {
                let walked = walk(square, occupied, [(1, 1), (-1, 1), (1, -1), (-1, -1)]);
                assert_eq!(bishop(square, occupied), walked, "bishop on {square}");
            });
        }
    }
}
