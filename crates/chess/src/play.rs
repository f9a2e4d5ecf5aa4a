//! Making moves.

use core::array::from_fn;

use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::moves::{Move, MoveKind};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// What a move changes besides the board.
struct Rest {
    castling: Bitboard,
    halfmove_clock: u32,
    fullmove_number: u32,
    turn: Color,
    en_passant: Option<Square>,
}

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

    /// Makes a legal or null move, like [`after`](Position::after).
    ///
    /// The fastest way along a line of moves where the positions passed are not needed.
    #[inline(always)]
    pub fn play(&mut self, mv: Move) {
        if mv.kind == MoveKind::Normal {
            self.play_normal(mv);
        } else {
            self.play_special(mv);
        }
    }

    /// Writes the position after a legal or null move over another one: `*next = self.after(mv)`.
    ///
    /// The fastest way to keep the position before the move as well, or to try several moves of
    /// one. Where nothing else is done between two moves of a line, it waits: what has just been
    /// written in parts cannot be read as a whole at once.
    #[inline(always)]
    pub fn play_into(&self, mv: Move, next: &mut Position) {
        if mv.kind == MoveKind::Normal {
            self.write_normal(mv, next);
        } else {
            *next = *self;
            next.play_special(mv);
        }
    }

    /// A move without anything special, in its place.
    #[inline(always)]
    fn play_normal(&mut self, mv: Move) {
        let us = self.turn;
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let rest = self.rest_after(mv);
        self.take_away(us, to);
        self.board.roles[mv.role.index()] ^= from | to;
        self.board.colors[us.index()] ^= from | to;
        self.set_rest(rest);
    }

    /// A move without anything special, written elsewhere: each set once and whole, by masks from
    /// a table, which is a few vector instructions.
    #[inline(always)]
    fn write_normal(&self, mv: Move, next: &mut Position) {
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let both = from | to;
        let (moving, ours) = (&MOVING[mv.role.index()], &MOVING[self.turn.index()]);
        let after = |set: Bitboard, mask: u64| Bitboard(set.0 & !to.0 ^ both.0 & mask);
        next.board.roles = from_fn(|index| after(self.board.roles[index], moving[index]));
        next.board.colors = from_fn(|index| after(self.board.colors[index], ours[index]));
        next.set_rest(self.rest_after(mv));
        next.variant = self.variant;
    }

    /// All but the board and the variant after a move without anything special, in as few branches
    /// as can be: which role moves and whether it takes something, no processor can guess.
    #[inline(always)]
    fn rest_after(&self, mv: Move) -> Rest {
        let us = self.turn;
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let is_pawn = mv.role == Role::Pawn;
        let takes = (self.board.colors[(!us).index()] & to).any();
        let is_king = u64::from(mv.role == Role::King).wrapping_neg();
        let ends = from | to | Bitboard(Bitboard::back_rank(us).0 & is_king);
        let plies = self.halfmove_clock.saturating_add(1);
        // A double step: the square between is the average of the two.
        let passed = Square::from_index((mv.from.index() + mv.to.index()) / 2);
        let is_double = is_pawn & (mv.from.index() ^ mv.to.index() == 16);
        Rest {
            castling: self.castling.without(ends),
            halfmove_clock: plies * u32::from(!(takes | is_pawn)),
            fullmove_number: self.fullmove_number.saturating_add(us as u32),
            turn: !us,
            en_passant: if is_double { Some(passed) } else { None },
        }
    }

    #[inline(always)]
    fn set_rest(&mut self, rest: Rest) {
        self.castling = rest.castling;
        self.halfmove_clock = rest.halfmove_clock;
        self.fullmove_number = rest.fullmove_number;
        self.turn = rest.turn;
        self.en_passant = rest.en_passant;
    }

    /// Any other move; its kind is never `Normal`.
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
            MoveKind::Normal | MoveKind::Null => {}
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
