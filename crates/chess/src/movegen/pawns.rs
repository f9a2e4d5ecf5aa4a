//! Moves of the pawns, all that take the same step at once.

use super::{Group, Kind, Scene};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::Role;
use crate::square::{File, Rank};

/// Steps and captures of the pawns, promotions among them, without en passant.
///
/// A pinned pawn may only keep to the line through its king: a step ahead
/// belongs to the king's file, each capture to one of the king's diagonals.
#[inline(always)]
pub(super) fn steps<const WHITE: bool>(
    scene: &Scene<'_>,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let pawns = scene.position.board.role(Role::Pawn) & scene.us;
    let free = !scene.pinned;
    let ahead: i8 = if WHITE { 8 } else { -8 };
    let third = Bitboard::rank(if WHITE { Rank::R3 } else { Rank::R6 });

    let empty = !scene.occupied;
    let walkers = pawns & (free | Bitboard::file(scene.king.file()));
    let single = walkers.shifted(ahead) & empty;
    let double = (single & third).shifted(ahead) & empty & scene.targets;
    let single = single & scene.targets;

    let takable = scene.them & scene.targets;
    // A capture to the a-side lies on a diagonal from a1 for Black, on one from h1 for White.
    let (a_side, h_side) = if WHITE { (7, 9) } else { (-9, -7) };
    let rising = attacks::diagonal(scene.king);
    let falling = attacks::antidiagonal(scene.king);
    let (a_line, h_line) = if WHITE {
        (falling, rising)
    } else {
        (rising, falling)
    };
    let to_a = (pawns & (free | a_line))
        .without(Bitboard::file(File::A))
        .shifted(a_side);
    let to_h = (pawns & (free | h_line))
        .without(Bitboard::file(File::H))
        .shifted(h_side);

    let mut emit = |step: i8, to: Bitboard| {
        let kind = Kind::Pawns { step };
        listener(Group { kind, to })
    };
    emit(ahead, single)
        || emit(2 * ahead, double)
        || emit(a_side, to_a & takable)
        || emit(h_side, to_h & takable)
}

/// Captures in passing (FIDE Laws 3.7.3.1), each tried on the board because two pawns leave it.
#[inline(never)]
pub(super) fn en_passant<const WHITE: bool>(
    scene: &Scene<'_>,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let Some(square) = scene.position.en_passant else {
        return false;
    };
    let them = if WHITE { Color::Black } else { Color::White };
    let pawns = scene.position.board.role(Role::Pawn) & scene.us;
    for from in attacks::pawn(them, square) & pawns {
        let to = Bitboard::of(square);
        if scene.position.en_passant_is_safe(from, square)
            && listener(Group {
                kind: Kind::EnPassant { from },
                to,
            })
        {
            return true;
        }
    }
    false
}
