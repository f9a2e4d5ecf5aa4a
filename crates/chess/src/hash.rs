//! Keys by which positions are found again, compatible with Polyglot books.
//!
//! A position does not carry its key: who needs one keeps it beside the
//! position and lets [`Key::after`] follow each move, so that nobody else pays.

mod keys;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::moves::{Move, MoveKind};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use keys::KEYS;

/// The Zobrist key of a position without its en passant right.
///
/// Whether an en passant right counts differs by use: in Polyglot books when
/// a pawn stands ready to take, for repetition only when it may really take
/// (FIDE Laws 9.2.3.1). [`Key::polyglot`] and [`Key::repetition`] add it.
///
/// ```
/// use scoresheet_chess::{Key, Position};
/// let start = Position::start();
/// assert_eq!(Key::of(&start).polyglot(&start), 0x463b_9618_1691_fc9c);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(u64);

impl Key {
    /// The key of a position, counted from all its pieces.
    pub fn of(position: &Position) -> Key {
        let mut key = castling_key(position) ^ turn_key(position.turn());
        for color in Color::ALL {
            for role in Role::ALL {
                for square in position.board().pieces(color, role) {
                    key ^= piece_key(color, role, square);
                }
            }
        }
        Key(key)
    }

    /// The key after a legal or null move, from the key before it.
    #[inline]
    pub fn after(self, before: &Position, mv: Move, after: &Position) -> Key {
        let us = before.turn();
        let mut key = self.0 ^ KEYS[TURN] ^ castling_key(before) ^ castling_key(after);
        match mv.kind {
            MoveKind::Null => {}
            MoveKind::Castling => {
                let side = Side::of(mv.from, mv.to);
                key ^= piece_key(us, Role::King, mv.from)
                    ^ piece_key(us, Role::Rook, mv.to)
                    ^ piece_key(us, Role::King, side.king_target(us))
                    ^ piece_key(us, Role::Rook, side.rook_target(us));
            }
            _ => {
                let arrives = mv.becomes().unwrap_or(mv.role);
                key ^= piece_key(us, mv.role, mv.from) ^ piece_key(us, arrives, mv.to);
                let taken = if mv.kind == MoveKind::EnPassant {
                    Square::new(mv.to.file(), mv.from.rank())
                } else {
                    mv.to
                };
                if before.board().color(!us).has(taken)
                    && let Some(role) = before.board().role_at(taken)
                {
                    key ^= piece_key(!us, role, taken);
                }
            }
        }
        Key(key)
    }

    /// The key that Polyglot opening books use.
    pub fn polyglot(self, position: &Position) -> u64 {
        let ready = position.en_passant().filter(|&square| {
            let us = position.turn();
            (attacks::pawn(!us, square) & position.board().pieces(us, Role::Pawn)).any()
        });
        self.0 ^ en_passant_key(ready)
    }

    /// The key by which positions are the same for a repetition (FIDE Laws 9.2.3).
    pub fn repetition(self, position: &Position) -> u64 {
        self.0 ^ en_passant_key(position.legal_en_passant())
    }
}

/// What a move changes in the key of a position, the turn aside, if all it does is that a piece
/// leaves and arrives; nothing for a null move.
#[inline(always)]
pub(crate) fn displacement(us: Color, mv: Move) -> u64 {
    piece_key(us, mv.role, mv.from) ^ piece_key(us, mv.role, mv.to)
}

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const TURN: usize = 780;

#[inline(always)]
fn piece_key(color: Color, role: Role, square: Square) -> u64 {
    let kind = role.index() * 2 + color.is_white() as usize;
    KEYS[kind * 64 + square.index()]
}

#[inline(always)]
fn turn_key(turn: Color) -> u64 {
    if turn.is_white() { KEYS[TURN] } else { 0 }
}

#[inline(always)]
fn en_passant_key(square: Option<Square>) -> u64 {
    square.map_or(0, |square| KEYS[EN_PASSANT + square.file().index()])
}

#[inline(always)]
fn castling_key(position: &Position) -> u64 {
    let mut key = 0;
    if position.castling().is_empty() {
        return key;
    }
    for color in Color::ALL {
        let king = position.king(color);
        for rook in position.castling() & Bitboard::back_rank(color) {
            let side = Side::of(king, rook) as usize;
            key ^= KEYS[CASTLING + color.index() * 2 + side];
        }
    }
    key
}
