//! Making moves.

use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::moves::{Move, MoveKind};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// For each role, all ones in its own place.
static MOVING: [[u64; 6]; 6] = {
    let mut moving = [[0; 6]; 6];
    let mut role = 0;
    while role < 6 {
        moving[role][role] = !0;
        role += 1;
    }
    moving
};

impl Position {
    /// The position after a legal or null move.
    ///
    /// The move is believed to be legal here, as [`resolve`](Position::resolve) and
    /// [`legal_moves`](Position::legal_moves) give it; any other leaves a position of no
    /// meaning, though never a panic.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        self.play_into(mv, &mut next);
        next
    }

    /// Writes the position after a legal or null move over another one.
    ///
    /// The same as `*next = self.after(mv)`, without a copy on the way.
    #[inline(always)]
    pub fn play_into(&self, mv: Move, next: &mut Position) {
        if mv.kind == MoveKind::Normal {
            self.play_normal(mv, next);
        } else {
            *next = *self;
            next.play_special(mv);
        }
    }

    /// A move without anything special, in as few branches as can be: which role moves and
    /// whether it takes something, no processor can guess.
    ///
    /// Each field of the new position is written once and whole. To copy the old one and change
    /// parts of it would make the next copy wait for those parts; and a loop over masks from a
    /// table is a few vector instructions.
    #[inline(always)]
    fn play_normal(&self, mv: Move, next: &mut Position) {
        let us = self.turn;
        let from = Bitboard::of(mv.from);
        let to = Bitboard::of(mv.to);
        let both = from | to;
        let is_pawn = mv.role == Role::Pawn;
        let takes = (self.board.colors[(!us).index()] & to).any();
        let moving = &MOVING[mv.role.index()];
        for index in 0..6 {
            let role = self.board.roles[index].0;
            next.board.roles[index] = Bitboard(role & !to.0 ^ both.0 & moving[index]);
        }
        let ours = &MOVING[us.index()];
        for index in 0..2 {
            let color = self.board.colors[index].0;
            next.board.colors[index] = Bitboard(color & !to.0 ^ both.0 & ours[index]);
        }
        let is_king = u64::from(mv.role == Role::King).wrapping_neg();
        let ends = both | Bitboard(Bitboard::back_rank(us).0 & is_king);
        next.castling = self.castling.without(ends);
        let plies = self.halfmove_clock.saturating_add(1);
        next.halfmove_clock = plies * u32::from(!(takes | is_pawn));
        next.fullmove_number = self.fullmove_number.saturating_add(us as u32);
        next.turn = !us;
        // A double step: the square between is the average of the two.
        let passed = Square::from_index((mv.from.index() + mv.to.index()) / 2);
        let is_double = is_pawn & (mv.from.index() ^ mv.to.index() == 16);
        next.en_passant = if is_double { Some(passed) } else { None };
        next.variant = self.variant;
    }

    /// Makes a legal or null move, like [`after`](Position::after).
    #[inline]
    pub fn play(&mut self, mv: Move) {
        *self = self.after(mv);
    }

    #[inline(never)]
    fn play_special(&mut self, mv: Move) {
        let us = self.turn;
        let from = Bitboard::of(mv.from);
        let to = Bitboard::of(mv.to);
        self.fullmove_number = self.fullmove_number.saturating_add(us as u32);
        self.turn = !us;
        self.en_passant = None;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);

        match mv.kind {
            MoveKind::Normal => *self = self.after(mv),
            MoveKind::EnPassant => {
                self.halfmove_clock = 0;
                let taken = Bitboard::of(Square::new(mv.to.file(), mv.from.rank()));
                self.take_away(us, taken);
                self.board.roles[Role::Pawn.index()] ^= from | to;
                self.board.colors[us.index()] ^= from | to;
            }
            MoveKind::Castling => {
                // In Chess960 either piece may stand still or land where the other stood,
                // so both leave before both arrive.
                let side = Side::of(mv.from, mv.to);
                let king_arrives = Bitboard::of(side.king_target(us));
                let rook_arrives = Bitboard::of(side.rook_target(us));
                let board = &mut self.board;
                board.roles[Role::King.index()] =
                    board.roles[Role::King.index()].without(from) | king_arrives;
                board.roles[Role::Rook.index()] =
                    board.roles[Role::Rook.index()].without(to) | rook_arrives;
                board.colors[us.index()] =
                    board.colors[us.index()].without(from | to) | king_arrives | rook_arrives;
                self.castling = self.castling.without(Bitboard::back_rank(us));
            }
            MoveKind::Null => {}
            MoveKind::ToKnight | MoveKind::ToBishop | MoveKind::ToRook | MoveKind::ToQueen => {
                self.halfmove_clock = 0;
                self.take_away(us, to);
                let becomes = mv.becomes().unwrap_or(Role::Queen);
                self.board.roles[Role::Pawn.index()] ^= from;
                self.board.roles[becomes.index()] |= to;
                self.board.colors[us.index()] ^= from | to;
                self.castling = self.castling.without(to);
            }
        }
    }

    /// Removes what the enemy has on a square, if anything: cheaper than asking first.
    #[inline(always)]
    fn take_away(&mut self, us: Color, square: Bitboard) {
        for role in &mut self.board.roles {
            *role = role.without(square);
        }
        let them = &mut self.board.colors[(!us).index()];
        *them = them.without(square);
    }

    /// Whether a legal move gives check, without making it (FIDE Laws 3.9.1).
    pub fn gives_check(&self, mv: Move) -> bool {
        self.after(mv).is_check()
    }
}

// A position is copied for every move; it must stay a handful of words.
const _: () = assert!(size_of::<Position>() <= 96);
