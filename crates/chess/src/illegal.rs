//! Moves against the rules of which one sees all the same what went where.

use alloc::vec::Vec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::pattern::Pattern;
use crate::position::Position;
use crate::role::Role;

impl Position {
    /// The only move that a pattern can mean if no rule counts: an own piece goes to a square
    /// without an own piece and without a king. Of several pieces those that go so by their kind
    /// come first. `None` if there is no such move or more than one.
    ///
    /// An illegal move may have been played and stood (FIDE Laws A.5.2); it can be made with
    /// [`after`](Position::after).
    ///
    /// ```
    /// use scoresheet_chess::{Pattern, Position, Role, Square};
    /// let start = Position::start();
    /// let leap = Pattern::new(Role::King, Square::E3);
    /// assert!(start.resolve(&leap).one().is_none());
    /// assert_eq!(start.find_illegal(&leap).unwrap().from, Square::E1);
    /// ```
    pub fn find_illegal(&self, pattern: &Pattern) -> Option<Move> {
        let to = pattern.to.single()?;
        let us = self.turn();
        let board = self.board();
        if pattern.castling.is_some() || board.color(us).has(to) || board.role(Role::King).has(to) {
            return None;
        }
        let mut found = Vec::new();
        for role in pattern.roles.iter() {
            for from in board.pieces(us, role) & pattern.from {
                let is_last = (Bitboard::back_rank(us) | Bitboard::back_rank(!us)).has(to);
                found.push(if role == Role::Pawn && is_last {
                    let becomes = pattern.promotion.single().unwrap_or(Role::Queen);
                    Move::promotion(from, to, becomes)
                } else {
                    Move::normal(role, from, to)
                });
            }
        }
        if found.len() > 1 {
            found.retain(|mv| self.goes_by_kind(mv));
        }
        match found.as_slice() {
            [mv] => Some(*mv),
            _ => None,
        }
    }

    /// Whether a piece goes from square to square as its kind does, checks aside.
    fn goes_by_kind(&self, mv: &Move) -> bool {
        let occupied = self.board().occupied();
        let reached = match mv.role {
            Role::Pawn => Bitboard::file(mv.from.file()),
            Role::Knight => attacks::knight(mv.from),
            Role::Bishop => attacks::bishop(mv.from, occupied),
            Role::Rook => attacks::rook(mv.from, occupied),
            Role::Queen => attacks::queen(mv.from, occupied),
            Role::King => attacks::king(mv.from),
        };
        reached.has(mv.to)
    }
}
