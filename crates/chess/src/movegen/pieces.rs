//! Moves of knights, bishops, rooks and queens.

use super::{Group, Kind, Scene};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::role::Role;
use crate::square::Square;

/// Moves of the knights; a pinned knight never has one.
#[inline(always)]
pub(super) fn knights(scene: &Scene<'_>, listener: &mut impl FnMut(Group) -> bool) -> bool {
    let knights = scene.position.board.role(Role::Knight) & scene.us;
    for from in knights.without(scene.pinned) {
        let to = attacks::knight(from) & scene.targets;
        let role = Role::Knight;
        let kind = Kind::Piece { role, from };
        if listener(Group { kind, to }) {
            return true;
        }
    }
    false
}

/// Moves of bishops, rooks and queens; a queen's come in two groups.
#[inline(always)]
pub(super) fn sliders(scene: &Scene<'_>, listener: &mut impl FnMut(Group) -> bool) -> bool {
    let board = &scene.position.board;
    let diagonal = board.diagonal_sliders() & scene.us;
    let straight = board.straight_sliders() & scene.us;
    slide(scene, diagonal, Role::Bishop, attacks::bishop, listener)
        || slide(scene, straight, Role::Rook, attacks::rook, listener)
}

#[inline(always)]
fn slide(
    scene: &Scene<'_>,
    sliders: Bitboard,
    role: Role,
    attacks: impl Fn(Square, Bitboard) -> Bitboard,
    listener: &mut impl FnMut(Group) -> bool,
) -> bool {
    let queens = scene.position.board.role(Role::Queen);
    let role_of = |from| if queens.has(from) { Role::Queen } else { role };
    for from in sliders.without(scene.pinned) {
        let to = attacks(from, scene.occupied) & scene.targets;
        let role = role_of(from);
        let kind = Kind::Piece { role, from };
        if listener(Group { kind, to }) {
            return true;
        }
    }
    for from in sliders & scene.pinned {
        let along = crate::attacks::line(scene.king, from);
        let to = attacks(from, scene.occupied) & scene.targets & along;
        let role = role_of(from);
        let kind = Kind::Piece { role, from };
        if listener(Group { kind, to }) {
            return true;
        }
    }
    false
}
