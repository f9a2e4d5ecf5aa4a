//! What bars castling.

use super::reason::CastlingBar;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::{self, Side};
use crate::pattern::{CaptureClaim, Pattern};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

impl Position {
    /// What bars castling to a side that is not legal.
    pub(super) fn castling_bar(&self, side: Side) -> CastlingBar {
        let turn = self.turn();
        let Some(rook) = self.castling_rook(turn, side) else {
            return CastlingBar::RightGone;
        };
        let king = self.king(turn);
        let occupied = self.board().occupied();
        if let Some(by) = self.checkers().first().and_then(|s| self.placed(s)) {
            return CastlingBar::InCheck { by };
        }
        let in_the_way = castling::path(king, rook, turn) & occupied;
        let between = in_the_way & attacks::between(king, rook);
        if let Some(by) = between.first().and_then(|s| self.placed(s)) {
            return CastlingBar::Blocked { by, between: true };
        }
        if let Some(by) = in_the_way.first().and_then(|s| self.placed(s)) {
            return CastlingBar::Blocked { by, between: false };
        }
        let enemy = self.board().color(!turn);
        let attacker = |square: Square, occupied: Bitboard| {
            let attackers = self.board().attackers(square, occupied) & enemy;
            attackers.first().and_then(|s| self.placed(s))
        };
        let on = side.king_target(turn);
        let without_king = occupied ^ king.into();
        for over in attacks::between(king, on) {
            if let Some(by) = attacker(over, without_king) {
                return CastlingBar::Passes { over, by };
            }
        }
        let after = without_king.without(rook.into()) | side.rook_target(turn).into();
        match attacker(on, after) {
            Some(by) => CastlingBar::Lands { on, by },
            None => CastlingBar::RightGone,
        }
    }

    /// The side to which a step of the king would castle, if it may be meant so.
    pub(super) fn leap(&self, pattern: &Pattern, from: Square, to: Square) -> Option<Side> {
        let turn = self.turn();
        let home = Bitboard::back_rank(turn);
        if !pattern.king_leaps || pattern.capture == CaptureClaim::Yes || !home.has(from) {
            return None;
        }
        let onto_rook = (self.board().pieces(turn, Role::Rook) & home).has(to);
        let onto_target = Side::ALL.into_iter().any(|s| s.king_target(turn) == to);
        let far = from != to && !attacks::king(from).has(to);
        (onto_rook || onto_target && far).then(|| Side::of(from, to))
    }
}
