//! A line of moves with two positions on it, one behind the other.

use crate::moves::Move;
use crate::position::Position;

/// The last position of a line and the one before it, both kept up to date.
///
/// To explain or spell a move takes the positions on both sides of it. Copying
/// the first for each move would be slow, because it has just been written and
/// its parts are still on their way to memory; so each position makes every
/// move in its own place, one of them a ply later.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square, Walk};
/// let mut walk = Walk::from(Position::start());
/// let e4 = walk.position().find(Role::Pawn, Bitboard::ALL, Square::E4, None).unwrap();
/// walk.play(e4);
/// assert_eq!(walk.before(), &Position::start());
/// assert_eq!(walk.position(), &Position::start().after(e4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    before: Position,
    position: Position,
    last: Option<Move>,
}

impl From<Position> for Walk {
    fn from(position: Position) -> Walk {
        Walk {
            before: position,
            position,
            last: None,
        }
    }
}

impl Walk {
    /// Makes a legal or null move.
    #[inline(always)]
    pub fn play(&mut self, mv: Move) {
        if let Some(last) = self.last {
            self.before.play(last);
        }
        self.position.play(mv);
        self.last = Some(mv);
    }

    /// The position after the last move, or the one at the start.
    #[inline(always)]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the last move; the one at the start if there is no move yet.
    #[inline(always)]
    pub const fn before(&self) -> &Position {
        &self.before
    }

    /// The last move, if any.
    #[inline(always)]
    pub const fn last(&self) -> Option<Move> {
        self.last
    }
}
