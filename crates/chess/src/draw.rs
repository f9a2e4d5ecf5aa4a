//! Draws that depend on how a position was reached: repetition, and moves without progress.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::hash::displacement;
use crate::moves::Move;
use crate::position::Position;

/// A reason for a draw that comes from the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The position stands for the third time or more; a player may claim (FIDE Laws 9.2).
    Threefold,
    /// Fifty moves of each side without capture or pawn move; a player may claim (FIDE Laws 9.3).
    FiftyMoves,
    /// The position stands for the fifth time; the game is over (FIDE Laws 9.6.1).
    Fivefold,
    /// Seventy-five moves of each side without capture or pawn move; the game is over unless
    /// the last one mates (FIDE Laws 9.6.2).
    SeventyFiveMoves,
}

impl Claim {
    /// Whether the game ends without anyone claiming.
    pub const fn is_automatic(self) -> bool {
        matches!(self, Claim::Fivefold | Claim::SeventyFiveMoves)
    }
}

/// The positions of a line of play, kept as keys to count repetitions.
///
/// ```
/// use scoresheet_chess::{Claim, Line, Move, Position, Role, Square};
/// let mut position = Position::start();
/// let mut line = Line::from(&position);
/// for _ in 0..2 {
///     for (from, to) in [
///         (Square::G1, Square::F3),
///         (Square::G8, Square::F6),
///         (Square::F3, Square::G1),
///         (Square::F6, Square::G8),
///     ] {
///         let mv = Move::normal(Role::Knight, from, to);
///         let after = position.after(mv);
///         line.push(&position, mv, &after);
///         position = after;
///     }
/// }
/// assert_eq!(line.repetitions(), 3);
/// assert_eq!(line.claim(&position), Some(Claim::Threefold));
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    /// What each ply since the last one that cannot be undone has changed in the key of a
    /// position: nothing is taken on the way, so these differences are all there is.
    changes: Vec<u64>,
    /// The castling rights after those plies.
    castling: Bitboard,
    /// Whether in the first of these positions a pawn could be taken in passing, so that none
    /// after it is the same.
    is_first_alone: bool,
}

impl From<&Position> for Line {
    /// A line that begins at a position; what came before it is unknown.
    fn from(position: &Position) -> Line {
        let mut line = Line {
            changes: Vec::new(),
            castling: Bitboard::EMPTY,
            is_first_alone: false,
        };
        line.begin(position);
        line
    }
}

impl Line {
    /// Begins the line anew at a position, and keeps its memory.
    pub fn begin(&mut self, position: &Position) {
        self.changes.clear();
        self.castling = position.castling;
        self.is_first_alone = position.legal_en_passant().is_some();
    }

    /// Adds a legal or null move with the positions around it.
    #[inline]
    pub fn push(&mut self, before: &Position, mv: Move, after: &Position) {
        if after.halfmove_clock() == 0 || after.castling != self.castling {
            self.begin(after);
        } else {
            self.changes.push(displacement(before.turn(), mv));
        }
    }

    /// How often the last position has stood on the board, itself included.
    pub fn repetitions(&self) -> usize {
        let mut times = 1;
        let mut change = 0;
        let mut left = self.changes.len();
        // The side to move alternates, so only every second position can be the same.
        for pair in self.changes.rchunks_exact(2) {
            change ^= pair[0] ^ pair[1];
            left -= 2;
            let is_alone = left == 0 && self.is_first_alone;
            times += usize::from(change == 0 && !is_alone);
        }
        times
    }

    /// The strongest reason for a draw in the last position, which is given for its clock.
    ///
    /// A mate comes before any of them (FIDE Laws 5.1.1, 9.6.2).
    pub fn claim(&self, position: &Position) -> Option<Claim> {
        self.reason(position).filter(|_| !position.is_checkmate())
    }

    /// The strongest reason for a draw, mate or not.
    fn reason(&self, position: &Position) -> Option<Claim> {
        let repetitions = self.repetitions();
        let plies = position.halfmove_clock();
        if repetitions >= 5 {
            Some(Claim::Fivefold)
        } else if plies >= 150 {
            Some(Claim::SeventyFiveMoves)
        } else if repetitions >= 3 {
            Some(Claim::Threefold)
        } else if plies >= 100 {
            Some(Claim::FiftyMoves)
        } else {
            None
        }
    }

    /// The reason for a draw that a player may claim by writing down a move without playing it
    /// (FIDE Laws 9.2.1, 9.3.1), for the position that the move would give.
    ///
    /// The move is announced and not played, so it does not matter whether it would mate.
    pub fn claim_with(&self, before: &Position, mv: Move) -> Option<Claim> {
        let after = before.after(mv);
        let mut line = self.clone();
        line.push(before, mv, &after);
        line.reason(&after)
    }
}
