//! A text's claims about a move, and the legal moves that fit them.

use alloc::vec::Vec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::moves::Move;
use crate::position::Position;
use crate::role::{Role, RoleSet};
use crate::square::Square;

/// Whether a text says that something is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CaptureClaim {
    /// The text does not say.
    #[default]
    Unsaid,
    /// The move takes something.
    Yes,
    /// The move takes nothing.
    No,
}

/// What a text claims about a move, as sets of what is possible.
///
/// SAN `Nbd2` is a knight from any square of the b-file to d2; UCI `b1d2` is
/// anything from b1 to d2; descriptive `P-B4` is a pawn to c4 or f4. Every
/// notation is read into this value, and only [`Position::resolve`] turns it
/// into a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pattern {
    /// What the piece may be.
    pub roles: RoleSet,
    /// Where it may stand.
    pub from: Bitboard,
    /// Where it may go.
    pub to: Bitboard,
    /// What it may take, if it takes anything.
    pub captured: RoleSet,
    /// Whether it takes anything.
    pub capture: CaptureClaim,
    /// What the pawn becomes; empty when nothing is said, and then only moves fit that are no
    /// promotions. Otherwise only promotions fit.
    pub promotion: RoleSet,
    /// Castling to a side; then nothing else counts.
    pub castling: Option<Side>,
    /// Whether a king that goes to where castling would take it, or onto its own rook, castles.
    pub king_leaps: bool,
}

impl Pattern {
    /// Everything is possible, except castling and promotion.
    pub const ANY: Pattern = Pattern {
        roles: RoleSet::ALL,
        from: Bitboard::ALL,
        to: Bitboard::ALL,
        captured: RoleSet::ALL,
        capture: CaptureClaim::Unsaid,
        promotion: RoleSet::EMPTY,
        castling: None,
        king_leaps: false,
    };

    /// A piece of the given kind goes to the given square.
    pub const fn new(role: Role, to: Square) -> Pattern {
        Pattern {
            roles: RoleSet::of(role),
            to: Bitboard::of(to),
            ..Pattern::ANY
        }
    }

    /// Castling to a side.
    pub const fn castling(side: Side) -> Pattern {
        Pattern {
            roles: RoleSet::of(Role::King),
            castling: Some(side),
            ..Pattern::ANY
        }
    }
}

/// Which legal moves fit a [`Pattern`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resolution {
    /// No legal move; [`Position::explain`] says why.
    None,
    /// Exactly one.
    One(Move),
    /// Several; the text was ambiguous here.
    Many(Vec<Move>),
}

impl Resolution {
    /// The move, if there is exactly one.
    pub fn one(&self) -> Option<Move> {
        match self {
            Resolution::One(mv) => Some(*mv),
            _ => None,
        }
    }
}

impl Position {
    /// The legal moves that fit a pattern.
    ///
    /// Looks backwards from the targets, so the cost depends on what the
    /// pattern leaves open and not on how many legal moves there are.
    pub fn resolve(&self, pattern: &Pattern) -> Resolution {
        let mut found = Vec::new();
        self.for_each_fitting(pattern, |mv| found.push(mv));
        match found[..] {
            [] => Resolution::None,
            [mv] => Resolution::One(mv),
            _ => Resolution::Many(found),
        }
    }

    fn for_each_fitting(&self, pattern: &Pattern, mut take: impl FnMut(Move)) {
        if let Some(side) = pattern.castling {
            if let Some(mv) = self.find_castling(side) {
                take(mv);
            }
            return;
        }
        for role in pattern.roles.iter() {
            if role == Role::King && pattern.king_leaps {
                self.for_each_leap(pattern, &mut take);
            }
            for to in pattern.to.without(self.untouchable()) {
                if !self.capture_fits(pattern, role, to) {
                    continue;
                }
                let takes = self.takes(role, to);
                let candidates = self.candidates(role, takes, to) & pattern.from;
                for from in self.legal_among(role, candidates, to) {
                    if role == Role::Pawn && Bitboard::LAST_RANKS.has(to) {
                        for becomes in Role::PROMOTIONS {
                            if pattern.promotion.has(becomes) {
                                take(Move::promotion(from, to, becomes));
                            }
                        }
                    } else if !pattern.promotion.is_empty() {
                        // A promotion is claimed where none can be.
                    } else if role == Role::Pawn && self.en_passant == Some(to) {
                        take(Move::en_passant(from, to));
                    } else {
                        take(Move::normal(role, from, to));
                    }
                }
            }
        }
    }

    /// Castling written as a move of the king: to its target, or onto its own rook.
    fn for_each_leap(&self, pattern: &Pattern, take: &mut impl FnMut(Move)) {
        let king = self.king(self.turn);
        if !pattern.from.has(king) || pattern.capture == CaptureClaim::Yes {
            return;
        }
        for side in Side::ALL {
            let Some(mv) = self.find_castling(side) else {
                continue;
            };
            let target = side.king_target(self.turn);
            // A single step to the target is an ordinary move of the king.
            let leaps = !attacks::king(king).has(target) && king != target;
            if pattern.to.has(mv.to) || leaps && pattern.to.has(target) {
                take(mv);
            }
        }
    }

    /// What no move may land on: own pieces, and kings.
    #[inline(always)]
    fn untouchable(&self) -> Bitboard {
        self.board.color(self.turn) | self.board.role(Role::King)
    }

    fn capture_fits(&self, pattern: &Pattern, role: Role, to: Square) -> bool {
        let taken = match self.board.role_at(to) {
            None if role == Role::Pawn && self.en_passant == Some(to) => Some(Role::Pawn),
            taken => taken,
        };
        match (taken, pattern.capture) {
            (Some(role), CaptureClaim::Unsaid | CaptureClaim::Yes) => pattern.captured.has(role),
            (None, CaptureClaim::Unsaid | CaptureClaim::No) => true,
            _ => false,
        }
    }

    /// The own pieces of a kind that could come to a square if nothing stood in between; whether
    /// something is taken there matters only for pawns.
    #[inline(always)]
    fn candidates(&self, role: Role, takes: bool, to: Square) -> Bitboard {
        attacks::origins(role, self.turn, takes, to) & self.board.pieces(self.turn, role)
    }

    /// Whether a piece that goes to a square takes something there, perhaps in passing.
    #[inline(always)]
    fn takes(&self, role: Role, to: Square) -> bool {
        let in_passing = (role == Role::Pawn) & (self.en_passant == Some(to));
        self.board.color(!self.turn).has(to) | in_passing
    }

    /// Whether nothing stands between two squares, and the own king is safe after the move.
    #[inline(always)]
    fn is_free_and_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let in_between = attacks::between(from, to) & self.board.occupied();
        in_between.is_empty() & self.is_safe(role, from, to)
    }

    /// The squares from which a piece of some kind may legally come to a square, promotions and
    /// captures in passing among them, castling not.
    #[inline(never)]
    fn legal_among(&self, role: Role, candidates: Bitboard, to: Square) -> Bitboard {
        candidates
            .into_iter()
            .filter(|&from| self.is_free_and_safe(role, from, to))
            .collect()
    }

    /// Whether a piece that reaches a square leaves its king safe by going there.
    #[inline(always)]
    pub(crate) fn is_safe(&self, role: Role, from: Square, to: Square) -> bool {
        if self.en_passant == Some(to) && role == Role::Pawn {
            self.en_passant_is_safe(from, to)
        } else {
            self.leaves_king_safe(role, from, to)
        }
    }

    /// The same for all but captures in passing.
    ///
    /// One question for all kinds: who attacks the king where it then stands, with the mover gone,
    /// the target occupied and what stood there away? To jump by kind would cost more.
    #[inline(always)]
    fn leaves_king_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let us = self.turn;
        // Kings that touch, a fault that was waived, bind only each other.
        let (king, kings) = if role == Role::King {
            (to, Bitboard::EMPTY)
        } else {
            (self.king(us), self.board.role(Role::King))
        };
        let occupied = (self.board.occupied() ^ from.into()) | to.into();
        !self.board.attacks(!us, king, occupied, kings | to.into())
    }

    /// The only legal move of a piece of one kind to one square, if there is exactly one.
    ///
    /// This is [`resolve`](Position::resolve) for the usual case, without allocation: what most
    /// of SAN needs. `becomes` must be given exactly when a pawn reaches the last rank.
    ///
    /// ```
    /// use scoresheet_chess::{Bitboard, Position, Role, Square};
    /// let start = Position::start();
    /// let nf3 = start.find(Role::Knight, Bitboard::ALL, Square::F3, None);
    /// assert_eq!(nf3.unwrap().from, Square::G1);
    /// ```
    #[inline(always)]
    pub fn find(
        &self,
        role: Role,
        from: Bitboard,
        to: Square,
        becomes: Option<Role>,
    ) -> Option<Move> {
        let takes = self.takes(role, to);
        match becomes {
            None => self.find_claimed(role, from, to, takes),
            Some(becomes) if role == Role::Pawn => self.find_promotion(from, to, becomes, takes),
            Some(_) => None,
        }
    }

    /// The only legal move of a piece that becomes nothing else, for a text that also says whether
    /// something is taken: a false claim finds nothing.
    #[inline(always)]
    pub fn find_claimed(
        &self,
        role: Role,
        from: Bitboard,
        to: Square,
        takes: bool,
    ) -> Option<Move> {
        let is_pawn = role == Role::Pawn;
        if self.en_passant == Some(to) && is_pawn {
            return if takes {
                self.find_in_passing(from, to)
            } else {
                None
            };
        }
        let origin = self.find_origin(role, from, to, takes)?;
        if is_pawn & Bitboard::LAST_RANKS.has(to) {
            return None;
        }
        Some(Move::normal(role, origin, to))
    }

    /// The only legal promotion from some squares to one, if there is exactly one.
    #[inline(never)]
    pub fn find_promotion(
        &self,
        from: Bitboard,
        to: Square,
        becomes: Role,
        takes: bool,
    ) -> Option<Move> {
        let fits = RoleSet::PROMOTIONS.has(becomes) && Bitboard::LAST_RANKS.has(to);
        let origin = self.find_origin(Role::Pawn, from, to, takes)?;
        fits.then_some(Move::promotion(origin, to, becomes))
    }

    #[inline(never)]
    fn find_in_passing(&self, from: Bitboard, to: Square) -> Option<Move> {
        let candidates = self.candidates(Role::Pawn, true, to) & from;
        let origin = self.legal_among(Role::Pawn, candidates, to).single()?;
        Some(Move::en_passant(origin, to))
    }

    /// From where the only piece comes that may go to a square, captures in passing aside.
    #[inline(always)]
    fn find_origin(&self, role: Role, from: Bitboard, to: Square, takes: bool) -> Option<Square> {
        let occupied = self.board.occupied();
        let takable = self
            .board
            .color(!self.turn)
            .without(self.board.role(Role::King));
        let landing = if takes { takable } else { !occupied };
        if !landing.has(to) {
            return None;
        }
        let candidates = self.candidates(role, takes, to) & from;
        if candidates.many() {
            return self.legal_among(role, candidates, to).single();
        }
        let origin = candidates.first()?;
        let blocked = (attacks::between(origin, to) & occupied).any();
        (!blocked && self.leaves_king_safe(role, origin, to)).then_some(origin)
    }

    /// Castling to a side, if it is legal.
    #[inline]
    pub fn find_castling(&self, side: Side) -> Option<Move> {
        let rook = self.castling_rook(self.turn, side)?;
        (!self.is_check() && self.may_castle(rook))
            .then(|| Move::castling(self.king(self.turn), rook))
    }

    /// The other own pieces of the mover's kind that could legally go to the same square.
    ///
    /// They are what SAN must tell the mover apart from (PGN 8.2.3.4).
    #[inline(always)]
    pub fn rivals(&self, mv: Move) -> Bitboard {
        let takes = self.takes(mv.role, mv.to);
        let candidates = self
            .candidates(mv.role, takes, mv.to)
            .without(mv.from.into());
        if candidates.is_empty() {
            candidates
        } else {
            self.legal_among(mv.role, candidates, mv.to)
        }
    }
}
