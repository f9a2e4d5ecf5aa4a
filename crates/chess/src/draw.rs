//! Draws that depend on how a position was reached: repetition, and moves without progress.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::hash::displacement;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

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
///         line.push(mv, &after);
///         position = after;
///     }
/// }
/// assert_eq!(line.repetitions(&position), 3);
/// assert_eq!(line.claim(&position), Some(Claim::Threefold));
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    /// The plies since the last one that cannot be undone, behind that one itself; what stands
    /// after the last is left over from before.
    plies: Vec<Move>,
    /// The index of the last ply.
    last: usize,
    /// The half-move clock where these plies begin.
    clock: u32,
    /// The castling rights after all of them.
    castling: Bitboard,
    /// Whether they begin where the line does, with a pawn that could be taken in passing.
    starts_with_en_passant: bool,
    /// What is known of the positions after them, from [`FEW`] plies on: games seldom go on for so
    /// long without a ply that cannot be undone.
    seen: Seen,
}

/// Positions between which nothing was taken, so that they differ only by where pieces have moved,
/// and by the turn.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// What all moves have changed in the key of the position.
    key: u64,
    /// A bit for each position by its key, so that most of those that are new need not be looked
    /// for.
    bits: u64,
    /// Whether the last position may be an older one again.
    is_last_old: bool,
}

/// With fewer plies no position has stood three times, but for null moves.
const FEW: usize = 8;

impl From<&Position> for Line {
    /// A line that begins at a position; what came before it is unknown.
    fn from(position: &Position) -> Line {
        let mut line = Line {
            plies: alloc::vec![Move::NULL],
            last: 0,
            clock: 0,
            castling: Bitboard::EMPTY,
            starts_with_en_passant: false,
            seen: Seen::default(),
        };
        line.begin(position);
        line
    }
}

impl Line {
    /// Begins the line anew at a position, and keeps its memory.
    pub fn begin(&mut self, position: &Position) {
        self.plies[0] = Move::NULL;
        self.last = 0;
        self.clock = position.halfmove_clock();
        self.castling = position.castling;
        self.starts_with_en_passant = position.legal_en_passant().is_some();
    }

    /// Adds a legal or null move with the position after it.
    #[inline(always)]
    pub fn push(&mut self, mv: Move, after: &Position) {
        // Whether a ply can be undone is not to be foreseen, so nothing jumps by it: the clock
        // itself counts those that can.
        let clock = after.halfmove_clock();
        self.clock = self.clock.min(clock);
        if after.castling != self.castling {
            self.castling = after.castling;
            self.clock = clock;
        }
        self.last = (clock - self.clock) as usize;
        self.starts_with_en_passant &= self.last != 0;
        let known = self.plies.len();
        if self.last < known {
            self.plies[self.last] = mv;
        } else if self.last == known {
            self.plies.push(mv);
        } else {
            // Not the ply that follows: nothing is known of what was in between.
            self.begin(after);
        }
        if self.last >= FEW {
            self.look_back();
        }
    }

    /// Takes in the position after the last ply, and those before it where that was not done.
    #[inline(never)]
    fn look_back(&mut self) {
        let mut first = self.last;
        if self.last == FEW {
            (self.seen.key, self.seen.bits) = (0, bit(0));
            first = 1;
        }
        for at in first..=self.last {
            self.seen.key ^= moved(&self.plies, at);
            let bit = bit(self.seen.key);
            self.seen.is_last_old = self.seen.bits & bit != 0;
            self.seen.bits |= bit;
        }
    }

    /// Whether the last position may stand for the third time: quicker than to count, and a yes
    /// that is sometimes wrong.
    #[inline(always)]
    pub fn may_stand_thrice(&self) -> bool {
        (self.last >= FEW) & self.seen.is_last_old
    }

    /// How often the last position, which is given, has stood on the board, itself included.
    pub fn repetitions(&self, position: &Position) -> usize {
        let mut times = 1;
        let mut change = 0;
        // The side to move alternates, so only every second position can be the same.
        for at in (0..self.last).rev().skip(1).step_by(2) {
            change ^= moved(&self.plies, at + 1) ^ moved(&self.plies, at + 2);
            times += usize::from(change == 0 && (at > 0 || !self.is_first_alone(position)));
        }
        times
    }

    /// Whether in the first of the positions a pawn could be taken in passing, so that none after
    /// it is the same, although the men stand where they stand in the one that is given.
    fn is_first_alone(&self, position: &Position) -> bool {
        let mv = self.plies[0];
        let is_double = mv.role == Role::Pawn && mv.from.index().abs_diff(mv.to.index()) == 16;
        let could_take = || {
            let passed = Square::from_index((mv.from.index() + mv.to.index()) / 2);
            let first = Position {
                en_passant: Some(passed),
                ..*position
            };
            first.legal_en_passant().is_some()
        };
        self.starts_with_en_passant || is_double && could_take()
    }

    /// The strongest reason for a draw in the last position, which is given for its clock.
    ///
    /// A mate comes before any of them (FIDE Laws 5.1.1, 9.6.2).
    pub fn claim(&self, position: &Position) -> Option<Claim> {
        self.reason(position).filter(|_| !position.is_checkmate())
    }

    /// The strongest reason for a draw, mate or not.
    fn reason(&self, position: &Position) -> Option<Claim> {
        let repetitions = self.repetitions(position);
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
        line.push(mv, &after);
        line.reason(&after)
    }
}

/// What a ply changed in the key of the position. As only positions of one line are compared, it
/// does not matter which side it was, if the two are told apart.
#[inline(always)]
fn moved(plies: &[Move], at: usize) -> u64 {
    displacement(Color::ALL[at % 2], plies[at])
}

/// The bit of a key.
#[inline(always)]
const fn bit(key: u64) -> u64 {
    1 << (key >> 58)
}
