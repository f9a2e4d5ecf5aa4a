//! Moves of the king, castling among them.

use super::{Group, Kind, Scene};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::{self, Side};
use crate::color::Color;
use crate::role::Role;
use crate::square::{File, Square};

/// Steps of the king to squares that no enemy attacks once the king has left its own, and
/// castling, which must not touch such squares either.
#[inline(always)]
pub(super) fn moves<const WHITE: bool>(
    scene: &Scene<'_>,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let kings = scene.position.board.role(Role::King);
    let steps = attacks::king(scene.king).without(scene.us | kings);
    let rooks = rooks_with_free_paths::<WHITE>(scene);
    // Most of the work is to find what the enemy attacks; often the answer is not needed.
    if steps.is_empty() && rooks.is_empty() {
        return false;
    }
    let danger = danger::<WHITE>(scene);
    let kind = Kind::Piece {
        role: Role::King,
        from: scene.king,
    };
    let to = steps.without(danger);
    if listener(Group { kind, to }) {
        return true;
    }
    if rooks.is_empty() {
        return false;
    }
    let kind = Kind::Castling { king: scene.king };
    let to: Bitboard = rooks
        .into_iter()
        .filter(|&rook: &Square| may_castle::<WHITE>(scene, rook, danger))
        .collect();
    listener(Group { kind, to })
}

/// What the enemy attacks, seen through the king, which cannot hide behind itself.
#[inline(always)]
fn danger<const WHITE: bool>(scene: &Scene<'_>) -> Bitboard {
    let board = &scene.position.board;
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
    danger
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

/// The rooks with which the king could castle now if no square were attacked.
#[inline(always)]
fn rooks_with_free_paths<const WHITE: bool>(scene: &Scene<'_>) -> Bitboard {
    let color = if WHITE { Color::White } else { Color::Black };
    let rights = scene.position.castling & Bitboard::back_rank(color);
    if rights.is_empty() || scene.checkers.any() {
        return Bitboard::EMPTY;
    }
    rights
        .into_iter()
        .filter(|&rook: &Square| {
            // The first test fails most often; in Chess960 it is not enough.
            (attacks::between(scene.king, rook) & scene.occupied).is_empty()
                && (castling::path(scene.king, rook, color) & scene.occupied).is_empty()
        })
        .collect()
}

/// Whether the king may pass to its place; `danger` is seen with the rook on its old square.
#[inline(always)]
fn may_castle<const WHITE: bool>(scene: &Scene<'_>, rook: Square, danger: Bitboard) -> bool {
    let color = if WHITE { Color::White } else { Color::Black };
    let target = Side::of(scene.king, rook).king_target(color);
    let travelled = attacks::between(scene.king, target) | target.into();
    if (travelled & danger).any() {
        return false;
    }
    // Only in Chess960 can something attack the king from behind its own rook.
    let behind = Bitboard::back_rank(color) & scene.position.board.straight_sliders() & scene.them;
    behind.is_empty() || scene.position.may_castle(rook)
}
