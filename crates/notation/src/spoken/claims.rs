//! What has been understood of a move so far, word by word.
//!
//! One order of words serves all tongues: who moves, from where, what is taken, to
//! where, and then what comes of it. Only where the verb stands at the end the object
//! comes before it. Every item either adds to the claims or cannot follow, and then
//! the move is over.

use scoresheet_chess::{Bitboard, CaptureClaim, File, Pattern, Rank, Role, RoleSet, Side, Square};

use super::words::{Called, Item};
use crate::quirk::Quirk;
use crate::reading::{CheckMark, Reading};

/// The claims of a text about a move.
#[derive(Clone, Copy)]
pub(super) struct Claims {
    verb_final: bool,
    mover: Option<Role>,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    from: Option<Square>,
    to: Option<Square>,
    to_file: Option<File>,
    takes: bool,
    captured: Option<Role>,
    becomes: Option<Role>,
    castles: bool,
    /// "castle", which may still turn out to be a rook.
    castle: bool,
    wing: Option<Side>,
    in_passing: bool,
    check: CheckMark,
    passes: bool,
    /// The last word said that an origin follows.
    awaits_origin: bool,
    /// It was said that the pawn becomes something, and not yet what.
    awaits_piece: bool,
    /// Where the verb stands at the end: a piece behind the move, of which the verb must say more.
    awaits_verb: Option<Role>,
    /// The move itself has been said; only what comes of it can follow.
    is_said: bool,
}

impl Claims {
    pub(super) const fn new(verb_final: bool) -> Claims {
        Claims {
            verb_final,
            mover: None,
            from_file: None,
            from_rank: None,
            from: None,
            to: None,
            to_file: None,
            takes: false,
            captured: None,
            becomes: None,
            castles: false,
            castle: false,
            wing: None,
            in_passing: false,
            check: CheckMark::None,
            passes: false,
            awaits_origin: false,
            awaits_piece: false,
            awaits_verb: None,
            is_said: false,
        }
    }

    /// Adds an item; whether it can follow what was said.
    pub(super) fn add(&mut self, item: Item) -> bool {
        match item {
            Item::Piece(role) => self.add_piece(role),
            Item::Square(square) => self.add_square(square),
            Item::File(file) => self.add_file(file),
            Item::Rank(rank, called) => self.add_rank(rank, called),
            Item::Takes => self.add_takes(),
            Item::From => {
                self.awaits_origin = !self.has_origin() && (!self.takes || self.to.is_some());
                true
            }
            Item::FromBefore => self.turn_into_origin(),
            Item::Goes => !self.is_said && !self.takes && !self.castles && self.mover.is_some(),
            Item::Promotes => self.add_promotion(),
            Item::Queens => {
                self.becomes.replace(Role::Queen).is_none() && self.is_whole_or_names_pawn()
            }
            Item::InPassing => {
                let is_new = !self.in_passing && !self.castles;
                self.in_passing = true;
                is_new && self.has_begun()
            }
            Item::Check(check) => {
                self.check = check;
                self.is_said = true;
                self.is_whole()
            }
            Item::Castles => self.begin_castling(false),
            Item::Castle => self.begin_castling(true),
            Item::Wing(side) => {
                !self.is_said && !self.has_moved() && self.wing.replace(side).is_none()
            }
            Item::Passes => {
                let is_alone = !self.has_begun();
                (self.passes, self.is_said) = (true, true);
                is_alone
            }
            Item::And => {
                self.is_said = true;
                self.is_whole()
            }
            Item::Before | Item::After => true,
        }
    }

    fn add_piece(&mut self, role: Role) -> bool {
        if self.castles || self.passes {
            return false;
        }
        if self.awaits_piece {
            self.awaits_piece = false;
            self.becomes = Some(role);
            return RoleSet::PROMOTIONS.has(role);
        }
        if self.is_said {
            let is_new = self.verb_final && self.awaits_verb.is_none() && self.becomes.is_none();
            self.awaits_verb = Some(role);
            return is_new;
        }
        if self.mover.is_none() && !self.takes && (self.to.is_none() || self.verb_final) {
            self.mover = Some(role);
            if let Some(square) = self.to.take() {
                // "b1의 나이트": the square says which.
                self.from = Some(square);
            }
            return true;
        }
        let names_object = match self.verb_final {
            true => self.mover.is_some(),
            false => self.takes && self.to.is_none(),
        };
        if names_object && self.captured.is_none() {
            if self.to_file == Some(File::A) {
                // "takes a pawn" is no file.
                self.to_file = None;
            }
            self.captured = Some(role);
            return true;
        }
        // "e8 queen"
        let promotes = !self.verb_final && self.becomes.is_none() && self.is_promotion_square();
        self.becomes = Some(role);
        promotes && RoleSet::PROMOTIONS.has(role)
    }

    fn add_square(&mut self, square: Square) -> bool {
        self.take_castle_for_rook();
        if self.is_said || self.castles || self.to_file.is_some() {
            return false;
        }
        if self.awaits_origin {
            self.awaits_origin = false;
            self.from = Some(square);
            return true;
        }
        match (self.to, self.from) {
            (None, _) => self.to = Some(square),
            (Some(first), None) if !self.takes && self.becomes.is_none() => {
                self.from = Some(first);
                self.to = Some(square);
            }
            _ => return false,
        }
        true
    }

    fn add_file(&mut self, file: File) -> bool {
        self.take_castle_for_rook();
        if self.is_said || self.castles || self.to.is_some() && !self.awaits_origin {
            return false;
        }
        self.awaits_origin = false;
        if self.takes && !self.verb_final {
            return self.to_file.replace(file).is_none();
        }
        self.from.is_none() && self.from_file.replace(file).is_none()
    }

    fn add_rank(&mut self, rank: Rank, called: Called) -> bool {
        self.take_castle_for_rook();
        let may_follow = self.mover.is_some() || called == Called::Rank;
        if self.is_said || self.castles || self.takes || self.to.is_some() || !may_follow {
            return false;
        }
        self.awaits_origin = false;
        self.from.is_none() && self.from_rank.replace(rank).is_none()
    }

    fn add_takes(&mut self) -> bool {
        self.take_castle_for_rook();
        if self.is_said || self.takes || self.castles {
            return false;
        }
        self.takes = true;
        if self.verb_final {
            self.is_said = true;
            return self.is_whole();
        }
        match (self.to, self.from) {
            (Some(square), None) => self.turn_to_origin(square),
            (Some(_), Some(_)) => return false,
            (None, _) => {}
        }
        true
    }

    fn add_promotion(&mut self) -> bool {
        if self.awaits_piece || self.becomes.is_some() || self.castles {
            return false;
        }
        if !self.verb_final {
            self.awaits_piece = true;
            return self.is_whole_or_names_pawn();
        }
        let named = match self.awaits_verb {
            Some(role) => Some(role),
            None if !self.takes => self.captured.take(),
            None => None,
        };
        self.awaits_verb = None;
        self.becomes = named;
        self.is_said = true;
        named.is_some_and(|role| RoleSet::PROMOTIONS.has(role))
    }

    fn begin_castling(&mut self, may_be_rook: bool) -> bool {
        let may_begin = !self.is_said && !self.castles && !self.has_moved();
        let by_king = matches!(self.mover, None | Some(Role::King));
        self.castles = true;
        self.castle = may_be_rook && self.wing.is_none() && self.mover.is_none();
        may_begin && by_king
    }

    /// "castle d four" is a move of a rook.
    fn take_castle_for_rook(&mut self) {
        if self.castle && self.wing.is_none() {
            (self.castles, self.castle) = (false, false);
            self.mover = Some(Role::Rook);
        }
    }

    fn turn_into_origin(&mut self) -> bool {
        match (self.to.take(), self.from) {
            (Some(square), None) if !self.is_said => {
                self.turn_to_origin(square);
                true
            }
            _ => false,
        }
    }

    fn turn_to_origin(&mut self, square: Square) {
        self.from = Some(square);
        self.to = None;
    }

    fn has_origin(&self) -> bool {
        self.from.is_some() || self.from_file.is_some() || self.from_rank.is_some()
    }

    /// Whether anything was said of where a piece comes from or goes.
    fn has_moved(&self) -> bool {
        self.has_origin() || self.to.is_some() || self.takes
    }

    fn has_begun(&self) -> bool {
        self.has_moved() || self.mover.is_some() || self.castles || self.wing.is_some()
    }

    /// Whether nothing needs to follow.
    pub(super) fn is_whole(&self) -> bool {
        if self.awaits_origin || self.awaits_piece || self.awaits_verb.is_some() {
            return false;
        }
        if self.passes {
            return true;
        }
        if self.castles {
            return self.wing.is_some();
        }
        if self.wing.is_some() || self.captured.is_some() && !self.takes {
            return false;
        }
        self.to.is_some() || self.takes && (self.to_file.is_some() || self.captured.is_some())
    }

    /// Whether the move is whole, but for what the pawn becomes and where.
    fn is_whole_or_names_pawn(&self) -> bool {
        let has_target = self.to.is_some() || self.to_file.is_some();
        !self.castles && (has_target || matches!(self.mover, Some(Role::Pawn)))
    }

    fn is_promotion_square(&self) -> bool {
        let is_last = |square| Bitboard::LAST_RANKS.has(square);
        self.to.is_some_and(is_last) && matches!(self.mover, None | Some(Role::Pawn))
    }

    /// The role of what moves; a bare square, a lone file and a promotion mean a pawn.
    fn roles(&self) -> RoleSet {
        match self.mover {
            Some(role) => RoleSet::of(role),
            None if self.becomes.is_some() || self.from_file.is_some() => RoleSet::of(Role::Pawn),
            None if self.from.is_none() && !self.takes => RoleSet::of(Role::Pawn),
            None => RoleSet::ALL,
        }
    }

    /// The claims as a reading.
    pub(super) fn reading(&self) -> Reading {
        let mut reading = Reading::new();
        reading.check = self.check;
        reading.null = self.passes;
        if let (true, Some(side)) = (self.castles, self.wing) {
            reading.pattern = Pattern::castling(side);
            return reading;
        }
        let pattern = &mut reading.pattern;
        pattern.roles = self.roles();
        let is_pawn = pattern.roles == RoleSet::of(Role::Pawn);
        if let Some(file) = self.from_file {
            pattern.from &= Bitboard::file(file);
        }
        if let Some(rank) = self.from_rank {
            pattern.from &= Bitboard::rank(rank);
        }
        if let Some(square) = self.from {
            pattern.from &= square.into();
        }
        match (self.to, self.to_file) {
            (Some(square), _) => pattern.to = square.into(),
            (None, Some(file)) => {
                pattern.to = Bitboard::file(file);
                reading.quirks.add(Quirk::FileOnlyTarget);
            }
            (None, None) => {}
        }
        if let Some(role) = self.captured {
            pattern.captured = RoleSet::of(role);
        }
        if self.takes || self.in_passing {
            pattern.capture = CaptureClaim::Yes;
        } else if is_pawn && !self.has_origin() {
            // Whoever says no more than "e four" means the pawn that goes straight.
            pattern.capture = CaptureClaim::No;
        }
        match self.becomes {
            Some(role) => pattern.promotion = RoleSet::of(role),
            None if is_pawn && pattern.to.without(Bitboard::LAST_RANKS).is_empty() => {
                pattern.promotion = RoleSet::of(Role::Queen);
                reading.quirks.add(Quirk::NoPromotionPiece);
            }
            None => {}
        }
        pattern.king_leaps = pattern.roles.has(Role::King);
        reading.takes = self.takes || self.in_passing;
        reading.en_passant = self.in_passing;
        reading
    }
}
