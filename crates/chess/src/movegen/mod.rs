//! All legal moves, handed out in groups to a listener that may stop.
//!
//! A group is a piece with all its targets, or all pawns that take the same
//! step, so that counting moves need not look at each of them. Pins and checks
//! are settled beforehand by masks: nothing that is generated has to be tried.

mod king;
mod pawns;
mod pieces;

use alloc::vec::Vec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::{self, Side};
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// Legal moves that share a piece, or pawns that share a step.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    kind: Kind,
    to: Bitboard,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Piece { role: Role, from: Square },
    Pawns { step: i8 },
    EnPassant { from: Square },
    Castling { king: Square },
}

impl Group {
    /// How many moves the group holds.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        match self.kind {
            Kind::Pawns { .. } => {
                self.to.len() + 3 * Bitboard(self.to.0 & Bitboard::LAST_RANKS.0).len()
            }
            _ => self.to.len(),
        }
    }

    /// Whether the group holds no move; groups that a listener sees never are.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.to.is_empty()
    }

    /// Hands each move of the group to a function.
    #[inline]
    pub fn for_each(&self, mut take: impl FnMut(Move)) {
        for to in self.to {
            match self.kind {
                Kind::Piece { role, from } => take(Move::normal(role, from, to)),
                Kind::EnPassant { from } => take(Move::en_passant(from, to)),
                Kind::Castling { king } => take(Move::castling(king, to)),
                Kind::Pawns { step } => {
                    let from = to.offset(-step);
                    if Bitboard::LAST_RANKS.has(to) {
                        for becomes in Role::PROMOTIONS {
                            take(Move::promotion(from, to, becomes));
                        }
                    } else {
                        take(Move::normal(Role::Pawn, from, to));
                    }
                }
            }
        }
    }
}

/// What every part of the generator needs to know about a position.
struct Scene<'a> {
    position: &'a Position,
    king: Square,
    us: Bitboard,
    them: Bitboard,
    occupied: Bitboard,
    checkers: Bitboard,
    pinned: Bitboard,
    /// Where any piece but the king may go: anywhere, or where it ends the check.
    targets: Bitboard,
}

impl Scene<'_> {
    #[inline(always)]
    fn new<const WHITE: bool>(position: &Position) -> Scene<'_> {
        let color = if WHITE { Color::White } else { Color::Black };
        let board = &position.board;
        let (us, them) = (board.color(color), board.color(!color));
        let king = position.king(color);
        let occupied = us | them;
        let mut checkers = position.leaping_checkers(color);
        let mut pinned = Bitboard::EMPTY;
        let snipers = ((attacks::bishop_rays(king) & board.diagonal_sliders())
            | (attacks::rook_rays(king) & board.straight_sliders()))
            & them;
        for sniper in snipers {
            let between = attacks::between(king, sniper) & occupied;
            if between.is_empty() {
                checkers |= sniper.into();
            } else if !between.many() {
                pinned |= between;
            }
        }
        Scene {
            position,
            king,
            us,
            them,
            occupied,
            checkers,
            pinned,
            targets: Bitboard::EMPTY,
        }
    }
}

impl Position {
    /// Hands all legal moves to a listener in groups; it returns `true` to stop.
    ///
    /// Returns whether the listener stopped.
    #[inline]
    pub fn groups(&self, mut listener: impl FnMut(Group) -> bool) -> bool {
        let mut listener = |group: Group| !group.is_empty() && listener(group);
        match self.turn {
            Color::White => self.groups_of::<true>(&mut listener),
            Color::Black => self.groups_of::<false>(&mut listener),
        }
    }

    /// Like [`groups`](Position::groups), but groups may be empty: who only counts moves is faster
    /// without asking.
    #[inline(always)]
    pub(crate) fn groups_of<const WHITE: bool>(
        &self,
        listener: &mut impl FnMut(Group) -> bool,
    ) -> bool {
        let mut scene = Scene::new::<WHITE>(self);
        if king::moves::<WHITE>(&scene, listener) {
            return true;
        }
        if scene.checkers.many() {
            return false;
        }
        // A king is never taken, even where a waived fault leaves it in check.
        let takable = !(scene.us | self.board.role(Role::King));
        scene.targets = match scene.checkers.first() {
            None => takable,
            Some(checker) => (attacks::between(scene.king, checker) | checker.into()) & takable,
        };
        pieces::knights(&scene, listener)
            || pieces::sliders(&scene, listener)
            || pawns::steps::<WHITE>(&scene, listener)
            || self.en_passant.is_some() && pawns::en_passant::<WHITE>(&scene, listener)
    }

    /// All legal moves, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.groups(|group| {
            group.for_each(|mv| moves.push(mv));
            false
        });
        moves
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_moves(&self) -> usize {
        match self.turn {
            Color::White => self.count_moves_of::<true>(),
            Color::Black => self.count_moves_of::<false>(),
        }
    }

    #[inline]
    pub(crate) fn count_moves_of<const WHITE: bool>(&self) -> usize {
        let mut count = 0;
        self.groups_of::<WHITE>(&mut |group| {
            count += group.len();
            false
        });
        count
    }

    /// Whether there is any legal move.
    #[inline]
    pub fn can_move(&self) -> bool {
        self.groups(|_| true)
    }

    /// Whether a move is legal here, whoever made it up.
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut found = false;
        self.groups(|group| {
            group.for_each(|legal| found |= legal == mv);
            found
        });
        found
    }

    /// The en passant square if a pawn may really take there (FIDE Laws 9.2.3.1).
    pub fn legal_en_passant(&self) -> Option<Square> {
        let square = self.en_passant?;
        let takers = attacks::pawn(!self.turn, square) & self.board.pieces(self.turn, Role::Pawn);
        takers
            .into_iter()
            .any(|from| self.en_passant_is_safe(from, square))
            .then_some(square)
    }

    /// Whether taking in passing leaves the own king safe: two pawns leave their squares at once,
    /// which can open a rank that neither of them alone would.
    #[inline]
    pub(crate) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let taken = Square::new(to.file(), from.rank());
        let them = self.board.color(!self.turn).without(taken.into());
        let king = self.king(self.turn);
        let occupied = (self.board.occupied() ^ from.into()).without(taken.into()) | to.into();
        let leapers = self.leaping_checkers(self.turn).without(taken.into());
        (self.board.sliding_attackers(king, occupied) & them | leapers).is_empty()
    }

    /// Whether castling with a rook is legal for a king that is not in check (FIDE Laws 3.8, II.3).
    pub(crate) fn may_castle(&self, rook: Square) -> bool {
        let us = self.turn;
        let king = self.king(us);
        let occupied = self.board.occupied();
        let side = Side::of(king, rook);
        let target = side.king_target(us);
        let without_king = occupied ^ king.into();
        let after = without_king.without(rook.into()) | side.rook_target(us).into();
        (castling::path(king, rook, us) & occupied).is_empty()
            && attacks::between(king, target)
                .into_iter()
                .all(|square| !self.is_attacked(square, without_king))
            && !self.is_attacked(target, after)
    }
}
