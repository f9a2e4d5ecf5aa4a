//! Making moves.

use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::moves::{Move, MoveKind};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

impl Position {
    /// The position after a legal or null move.
    ///
    /// The move is believed to be legal here, as [`resolve`](Position::resolve) and
    /// [`legal_moves`](Position::legal_moves) give it; any other leaves a position of no
    /// meaning, though never a panic.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut after = *self;
        after.play(mv);
        after
    }

    /// Makes a legal or null move, like [`after`](Position::after).
    #[inline]
    pub fn play(&mut self, mv: Move) {
        self.advance(self.turn, mv);
        self.checkers = self.count_checkers();
    }

    /// Makes a move of the side to move, which is `us`; what gives check then is not counted.
    #[inline(always)]
    pub(crate) fn advance(&mut self, us: Color, mv: Move) {
        let from = Bitboard::of(mv.from);
        let to = Bitboard::of(mv.to);
        self.fullmove_number = self.fullmove_number.saturating_add(us as u32);
        self.turn = !us;
        self.en_passant = None;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);

        match mv.kind {
            MoveKind::Normal => {
                let role = mv.role;
                let captures = (self.board.colors[(!us).index()] & to).any();
                let is_pawn = role == Role::Pawn;
                if captures | is_pawn {
                    self.halfmove_clock = 0;
                }
                self.take_away(us, to);
                self.board.roles[role.index()] ^= from | to;
                self.board.colors[us.index()] ^= from | to;
                if is_pawn & (mv.from.index() ^ mv.to.index() == 16) {
                    // A double step: the square between is the average of the two.
                    let passed = (mv.from.index() + mv.to.index()) / 2;
                    self.en_passant = Some(Square::from_index(passed));
                }
                let king_moves = if role == Role::King {
                    Bitboard::back_rank(us)
                } else {
                    from
                };
                self.castling = self.castling.without(from | to | king_moves);
            }
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
