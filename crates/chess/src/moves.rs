//! One move of one piece, in four bytes.

use core::fmt;

use crate::role::Role;
use crate::square::Square;

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A piece goes to a square and takes what stands there.
    Normal,
    /// A pawn takes one that passed it (FIDE Laws 3.7.3.2).
    EnPassant,
    /// King and rook move together; the target is the *rook's* square, so that
    /// Chess960 needs nothing else.
    Castling,
    /// A pawn becomes a knight.
    ToKnight,
    /// A pawn becomes a bishop.
    ToBishop,
    /// A pawn becomes a rook.
    ToRook,
    /// A pawn becomes a queen.
    ToQueen,
    /// Nobody moves and the turn passes: never legal in play, used in analysis.
    Null,
}

/// A move: who goes from where to where. Whether it is legal, only a position knows.
///
/// ```
/// use scoresheet_chess::{Move, Role, Square};
/// let e4 = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// assert_eq!(e4.to, Square::E4);
/// assert_eq!(size_of::<Move>(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Move {
    /// Where the piece stands; the king's square when castling.
    pub from: Square,
    /// Where it goes; the rook's square when castling.
    pub to: Square,
    /// What the piece is before the move.
    pub role: Role,
    /// What is special.
    pub kind: MoveKind,
}

impl Move {
    /// The null move: the turn passes.
    pub const NULL: Move = Move {
        from: Square::A1,
        to: Square::A1,
        role: Role::King,
        kind: MoveKind::Null,
    };

    /// A move that is neither castling, nor en passant, nor a promotion.
    #[inline(always)]
    pub const fn normal(role: Role, from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            role,
            kind: MoveKind::Normal,
        }
    }

    /// A capture in passing.
    #[inline(always)]
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            role: Role::Pawn,
            kind: MoveKind::EnPassant,
        }
    }

    /// Castling of the king on `king` with the rook on `rook`.
    #[inline(always)]
    pub const fn castling(king: Square, rook: Square) -> Move {
        Move {
            from: king,
            to: rook,
            role: Role::King,
            kind: MoveKind::Castling,
        }
    }

    /// A promotion; a pawn cannot become a pawn or a king, which count as a queen.
    #[inline(always)]
    pub const fn promotion(from: Square, to: Square, becomes: Role) -> Move {
        let kind = match becomes {
            Role::Knight => MoveKind::ToKnight,
            Role::Bishop => MoveKind::ToBishop,
            Role::Rook => MoveKind::ToRook,
            _ => MoveKind::ToQueen,
        };
        Move {
            from,
            to,
            role: Role::Pawn,
            kind,
        }
    }

    /// What the pawn becomes, if the move is a promotion.
    #[inline(always)]
    pub const fn becomes(self) -> Option<Role> {
        match self.kind {
            MoveKind::ToKnight => Some(Role::Knight),
            MoveKind::ToBishop => Some(Role::Bishop),
            MoveKind::ToRook => Some(Role::Rook),
            MoveKind::ToQueen => Some(Role::Queen),
            _ => None,
        }
    }

    /// Whether king and rook move together.
    #[inline(always)]
    pub const fn is_castling(self) -> bool {
        matches!(self.kind, MoveKind::Castling)
    }

    /// Whether the turn passes without a move.
    #[inline(always)]
    pub const fn is_null(self) -> bool {
        matches!(self.kind, MoveKind::Null)
    }

    /// Where the king stands after castling, or the piece after any other move.
    #[inline]
    pub const fn landing(self) -> Square {
        if self.is_castling() {
            let file = if self.to as u8 > self.from as u8 {
                6
            } else {
                2
            };
            Square::from_index(self.from.index() & 56 | file)
        } else {
            self.to
        }
    }
}

/// The coordinates, castling as king takes rook: `e2e4`, `e7e8q`, `e1h1`, `0000`.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() {
            return f.write_str("0000");
        }
        write!(f, "{}{}", self.from, self.to)?;
        match self.becomes() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
