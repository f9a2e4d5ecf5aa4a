//! The reasons why a move cannot be, as data.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::{Piece, Role, RoleSet};
use crate::square::Square;

/// A piece and where it stands: "knight on c3".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Which piece.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// Why no legal move fits a [`Pattern`](crate::Pattern), as data; `Display` says it in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// The side to move is mated or stalemated.
    GameOver {
        /// The side to move.
        turn: Color,
        /// Whether it is mated.
        mated: bool,
    },
    /// The pattern names one square to come from, and nothing stands there.
    NothingThere {
        /// The empty square.
        square: Square,
    },
    /// The pattern names one square to come from, and the other side's piece stands there.
    NotYours {
        /// What stands there.
        placed: Placed,
    },
    /// The pattern names one square to come from, and another kind of piece stands there.
    AnotherRole {
        /// What stands there.
        placed: Placed,
        /// What the pattern says it is.
        claimed: RoleSet,
    },
    /// It would be a legal move of the other side: probably a half-move is missing.
    OtherSide {
        /// The side to move.
        turn: Color,
        /// Whose move it would be.
        placed: Placed,
        /// Where that piece could go.
        to: Square,
    },
    /// No such piece stands where the pattern says.
    NoSuchPiece {
        /// The side to move.
        turn: Color,
        /// What the piece may be.
        roles: RoleSet,
        /// Where it was said to stand.
        from: Bitboard,
        /// Where it was said to go.
        to: Bitboard,
        /// Pieces of this kind elsewhere that could legally go there.
        elsewhere: Bitboard,
    },
    /// Pieces of the kind are there, but none reaches a target.
    OutOfReach {
        /// The side to move.
        turn: Color,
        /// What the piece may be.
        roles: RoleSet,
        /// Where it was said to go.
        to: Bitboard,
        /// The pieces of that kind that the pattern allows.
        standing: Bitboard,
        /// Pieces of this kind elsewhere that could legally go there.
        elsewhere: Bitboard,
    },
    /// Something stands in the piece's way.
    Blocked {
        /// What cannot move.
        placed: Placed,
        /// The first thing in its way.
        by: Placed,
    },
    /// The target is occupied by a piece of the same side.
    OwnPiece {
        /// What stands on the target.
        placed: Placed,
    },
    /// The target is occupied by the enemy king.
    TakesKing {
        /// The enemy king.
        placed: Placed,
    },
    /// A pawn goes straight ahead, and something stands there.
    PawnAhead {
        /// The occupied target.
        to: Square,
        /// The pawns that could legally take there.
        takers: Bitboard,
    },
    /// The move is said to take something, and nothing is there.
    NothingToTake {
        /// What should take.
        piece: Piece,
        /// The empty target.
        to: Square,
    },
    /// A pawn beside an enemy pawn may not take it in passing, or not any more.
    NotJustPassed {
        /// The pawn that was to be taken.
        placed: Placed,
    },
    /// The pattern leaves the target open, and nothing of that kind can be taken anywhere.
    NoCapture {
        /// The side to move.
        turn: Color,
        /// What should take.
        roles: RoleSet,
        /// What should be taken.
        captured: RoleSet,
        /// Where it was said to happen.
        to: Bitboard,
    },
    /// The move would take something, and is said not to.
    Takes {
        /// What would take.
        placed: Placed,
        /// What would be taken.
        taken: Placed,
    },
    /// The move takes something else than it is said to.
    TakesOther {
        /// What would take.
        placed: Placed,
        /// What would be taken.
        taken: Placed,
        /// What was said to be taken.
        claimed: RoleSet,
    },
    /// A pawn reaches the last rank, and nothing says what it becomes (FIDE Laws 3.7.3.3).
    MustPromote {
        /// The pawn before its move.
        placed: Placed,
    },
    /// A pawn is said to become a pawn or a king.
    CannotBecome {
        /// What it was said to become.
        claimed: RoleSet,
    },
    /// A promotion is claimed for a move that is none.
    NoPromotion {
        /// What would move.
        role: Role,
        /// Where it would go.
        to: Square,
    },
    /// The piece shields its king and may leave only along that line.
    Pinned {
        /// The pinned piece.
        placed: Placed,
        /// The piece that would give check.
        by: Placed,
    },
    /// The king is in check, and the move does not end it.
    Unmet {
        /// The side in check.
        turn: Color,
        /// What gives check; two pieces for a double check.
        by: Vec<Placed>,
    },
    /// Taking in passing removes two pawns and opens a line to the king.
    PassingExposes {
        /// The piece that would give check.
        by: Placed,
    },
    /// The king would go where it can be taken.
    Attacked {
        /// Where the king would go.
        to: Square,
        /// What the king would take there.
        taken: Option<Placed>,
        /// What attacks the square.
        by: Placed,
    },
    /// Castling is not possible now.
    Castling(CastlingBar),
}

/// What bars the king from castling (FIDE Laws 3.8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingBar {
    /// King or rook have moved, or the rook was taken (FIDE Laws 3.8.2.1).
    RightGone,
    /// The king is in check (FIDE Laws 3.8.2.2).
    InCheck {
        /// A piece that gives check.
        by: Placed,
    },
    /// A piece stands in the way (FIDE Laws 3.8.2.2).
    Blocked {
        /// What stands there.
        by: Placed,
        /// Whether it is between king and rook; else it is where one of them has to pass.
        between: bool,
    },
    /// The king passes over an attacked square (FIDE Laws 3.8.2.2).
    Passes {
        /// The attacked square.
        over: Square,
        /// What attacks it.
        by: Placed,
    },
    /// The king would be in check after castling (FIDE Laws 3.8.2.2).
    Lands {
        /// Where the king would stand.
        on: Square,
        /// What attacks it.
        by: Placed,
    },
}
