//! What is wrong with one step of one piece, and how near it comes to a legal move.

use super::reason::Explanation;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::pattern::{CaptureClaim, Pattern};
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::square::{Rank, Square};

/// How near a miss is to a legal move; later ones are nearer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Nearness {
    /// Something is in the way.
    Blocked,
    /// The target is not to be taken.
    Occupied,
    /// A pawn takes ahead, or takes nothing.
    Untaken,
    /// Castling is barred.
    Castling,
    /// A move of the piece, but unsafe and wrongly described.
    TwiceWrong,
    /// A move of the piece, but unsafe.
    Unsafe,
    /// A legal move, but wrongly described.
    Misdescribed,
}

impl Position {
    /// What is wrong with one step, if the piece has the shape of a way there.
    pub(super) fn miss(
        &self,
        pattern: &Pattern,
        role: Role,
        from: Square,
        to: Square,
    ) -> Option<(Nearness, Explanation)> {
        if role == Role::King
            && let Some(side) = self.leap(pattern, from, to)
        {
            let why = Explanation::Castling(self.castling_bar(side));
            return Some((Nearness::Castling, why));
        }
        let takes_sideways = role == Role::Pawn && from.file() != to.file();
        let shape = match role {
            Role::Pawn => self.pawn_shape(from),
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::bishop_rays(from),
            Role::Rook => attacks::rook_rays(from),
            Role::Queen => attacks::queen_rays(from),
            Role::King => attacks::king(from),
        };
        if !shape.has(to) {
            return None;
        }
        let way = attacks::between(from, to) & self.board().occupied();
        let first = if to > from { way.first() } else { way.last() };
        if let Some(by) = first.and_then(|square| self.placed(square)) {
            let placed = self.placed(from)?;
            return Some((Nearness::Blocked, Explanation::Blocked { placed, by }));
        }
        let target = self.placed(to);
        match target {
            Some(placed) if placed.piece.color == self.turn() => {
                return Some((Nearness::Occupied, Explanation::OwnPiece { placed }));
            }
            Some(placed) if placed.piece.role == Role::King => {
                return Some((Nearness::Occupied, Explanation::TakesKing { placed }));
            }
            Some(_) if role == Role::Pawn && !takes_sideways => {
                let takers = self.legal_origins(Role::Pawn.into(), to.into());
                let why = Explanation::PawnAhead { to, takers };
                return Some((Nearness::Untaken, why));
            }
            None if takes_sideways && self.en_passant() != Some(to) => {
                return Some((Nearness::Untaken, self.nothing_to_take(from, to)));
            }
            _ => {}
        }
        match (
            self.misdescribed(pattern, role, from, to),
            self.exposed(role, from, to),
        ) {
            (Some(why), None) => Some((Nearness::Misdescribed, why)),
            (None, Some(why)) => Some((Nearness::Unsafe, why)),
            (Some(why), Some(_)) => Some((Nearness::TwiceWrong, why)),
            (None, None) => None,
        }
    }

    /// Where a pawn could go or take if the board allowed it.
    fn pawn_shape(&self, from: Square) -> Bitboard {
        let turn = self.turn();
        let ahead: i8 = if turn.is_white() { 8 } else { -8 };
        let single = Bitboard::of(from).shifted(ahead);
        let double = single.shifted(ahead);
        let may_double = from.rank() == Rank::R2.seen_from(turn);
        let steps = if may_double { single | double } else { single };
        steps | attacks::pawn(turn, from)
    }

    /// A pawn takes where nothing stands; perhaps it should be in passing.
    fn nothing_to_take(&self, from: Square, to: Square) -> Explanation {
        let piece = Piece {
            color: self.turn(),
            role: Role::Pawn,
        };
        let beside = Square::new(to.file(), from.rank());
        let enemy = self.board().pieces(!self.turn(), Role::Pawn);
        let fifth = Rank::R5.seen_from(self.turn());
        match self.placed(beside) {
            Some(placed) if enemy.has(beside) && from.rank() == fifth => {
                Explanation::NotJustPassed { placed }
            }
            _ => Explanation::NothingToTake { piece, to },
        }
    }

    /// What the pattern says of the step that is not so.
    fn misdescribed(
        &self,
        pattern: &Pattern,
        role: Role,
        from: Square,
        to: Square,
    ) -> Option<Explanation> {
        match (self.placed(self.taken_on(role, from, to)), pattern.capture) {
            (None, CaptureClaim::Yes) => {
                let color = self.turn();
                let piece = Piece { color, role };
                return Some(Explanation::NothingToTake { piece, to });
            }
            (Some(taken), CaptureClaim::No) => {
                let placed = self.placed(from)?;
                return Some(Explanation::Takes { placed, taken });
            }
            (Some(taken), _) if !pattern.captured.has(taken.piece.role) => {
                let (placed, claimed) = (self.placed(from)?, pattern.captured);
                return Some(Explanation::TakesOther {
                    placed,
                    taken,
                    claimed,
                });
            }
            _ => {}
        }
        if role != Role::Pawn || !Bitboard::LAST_RANKS.has(to) {
            let claims_promotion = !pattern.promotion.is_empty();
            return claims_promotion.then_some(Explanation::NoPromotion { role, to });
        }
        if pattern.promotion.is_empty() {
            let placed = self.placed(from)?;
            return Some(Explanation::MustPromote { placed });
        }
        let claimed = pattern.promotion;
        let possible = Role::PROMOTIONS.into_iter().any(|r| claimed.has(r));
        (!possible).then_some(Explanation::CannotBecome { claimed })
    }

    /// How a step that the pieces allow leaves the own king attacked.
    fn exposed(&self, role: Role, from: Square, to: Square) -> Option<Explanation> {
        if self.is_safe(role, from, to) {
            return None;
        }
        let turn = self.turn();
        let enemy = self.board().color(!turn);
        let occupied = self.board().occupied();
        if role == Role::King {
            let attackers = self.board().attackers(to, occupied ^ from.into()) & enemy;
            let by = self.placed(attackers.without(to.into()).first()?)?;
            let taken = self.placed(to);
            return Some(Explanation::Attacked { to, taken, by });
        }
        let taken = Bitboard::of(self.taken_on(role, from, to));
        let king = self.king(turn);
        let attackers = |occupied: Bitboard| {
            let sliders = self.board().sliding_attackers(king, occupied);
            (sliders & enemy).without(taken)
        };
        let after = occupied.without(taken ^ from.into()) | to.into();
        let opened = attackers(after).without(self.checkers());
        let unmet = attackers(after) & self.checkers();
        if let (true, Some(by)) = (
            unmet.is_empty(),
            opened.first().and_then(|s| self.placed(s)),
        ) {
            // A pawn may be pinned by itself, or only together with the one it takes in passing.
            let alone = attackers((occupied ^ from.into()) | to.into());
            return Some(if alone.has(by.square) {
                let placed = self.placed(from)?;
                Explanation::Pinned { placed, by }
            } else {
                Explanation::PassingExposes { by }
            });
        }
        let by = self.checkers().into_iter();
        let by = by.filter_map(|square| self.placed(square)).collect();
        Some(Explanation::Unmet { turn, by })
    }

    /// Where what a step takes would stand: on its target, or beside the pawn that takes in passing.
    fn taken_on(&self, role: Role, from: Square, to: Square) -> Square {
        if role == Role::Pawn && self.en_passant() == Some(to) {
            Square::new(to.file(), from.rank())
        } else {
            to
        }
    }
}
