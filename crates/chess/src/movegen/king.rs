//! Moves of the king, castling among them.

use super::{Group, Kind, Scene};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::Role;
use crate::square::{File, Square};

/// Steps of the king to squares that no enemy attacks once the king has left its own.
#[inline(always)]
pub(super) fn walk<const WHITE: bool>(
    scene: &Scene<'_>,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let board = &scene.position.board;
    let candidates = attacks::king(scene.king).without(scene.us | board.role(Role::King));
    if candidates.is_empty() {
        return false;
    }
    let mut danger = attacked_by_pawns::<WHITE>(board.role(Role::Pawn) & scene.them);
    for square in board.role(Role::King) & scene.them {
        danger |= attacks::king(square);
    }
    for square in board.role(Role::Knight) & scene.them {
        danger |= attacks::knight(square);
    }
    let without_king = scene.occupied ^ scene.king.into();
    for square in board.diagonal_sliders() & scene.them {
        danger |= attacks::bishop(square, without_king);
    }
    for square in board.straight_sliders() & scene.them {
        danger |= attacks::rook(square, without_king);
    }
    let to = candidates.without(danger);
    to.any()
        && listener(Group {
            kind: Kind::Piece {
                role: Role::King,
                from: scene.king,
            },
            to,
        })
}

/// What the enemy's pawns attack, all at once.
#[inline(always)]
fn attacked_by_pawns<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    let to_h = pawns.without(Bitboard::file(File::H));
    let to_a = pawns.without(Bitboard::file(File::A));
    if WHITE {
        to_h.shifted(-7) | to_a.shifted(-9)
    } else {
        to_h.shifted(9) | to_a.shifted(7)
    }
}

/// Castling with every rook that still may.
#[inline(always)]
pub(super) fn castle<const WHITE: bool>(
    scene: &Scene<'_>,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let color = if WHITE { Color::White } else { Color::Black };
    let rights = scene.position.castling & Bitboard::back_rank(color);
    let to: Bitboard = rights
        .into_iter()
        .filter(|&rook: &Square| scene.position.may_castle(rook))
        .collect();
    to.any()
        && listener(Group {
            kind: Kind::Castling { king: scene.king },
            to,
        })
}
