//! Everything there is to say about a legal move where it is played.

use scoresheet_chess::{Bitboard, Color, Move, MoveKind, Position, Role, Side, Square};

/// A legal move with all that a notation may want to say about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The move itself.
    pub mv: Move,
    /// Who moves.
    pub turn: Color,
    /// What moves; the king when castling.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it goes; the king's target when castling.
    pub to: Square,
    /// What it takes.
    pub captured: Option<Role>,
    /// What a pawn becomes.
    pub becomes: Option<Role>,
    /// The side to which the king castles.
    pub castling: Option<Side>,
    /// Other pieces of the kind that could legally go to the same square.
    pub rivals: Bitboard,
    /// Whether the move gives check; also when it mates.
    pub check: bool,
    /// Whether two pieces give check.
    pub double_check: bool,
    /// Whether the move mates.
    pub mate: bool,
}

impl View {
    /// Looks at a legal move from the positions before and after it.
    pub fn new(before: &Position, mv: Move, after: &Position) -> View {
        let side = || Side::of(mv.from, mv.to);
        View {
            mv,
            turn: before.turn(),
            role: mv.role,
            from: mv.from,
            to: mv.landing(),
            captured: match mv.kind {
                MoveKind::EnPassant => Some(Role::Pawn),
                MoveKind::Castling | MoveKind::Null => None,
                _ => before.board().role_at(mv.to),
            },
            becomes: mv.becomes(),
            castling: mv.is_castling().then(side),
            rivals: match mv.role {
                Role::Pawn | Role::King => Bitboard::EMPTY,
                _ => before.rivals(mv),
            },
            check: after.is_check(),
            double_check: after.checkers().many(),
            mate: after.is_checkmate(),
        }
    }

    /// The parts of the origin that tell the piece from its rivals: the file if no rival shares
    /// it, else the rank if none shares that, else both (PGN 8.2.3.4).
    pub fn origin_needed(&self) -> (bool, bool) {
        origin_needed(self.from, self.rivals)
    }
}

/// Whether file and rank of a square are needed to tell it from other squares.
#[inline(always)]
pub(crate) fn origin_needed(from: Square, rivals: Bitboard) -> (bool, bool) {
    if rivals.is_empty() {
        return (false, false);
    }
    let shares_file = (rivals & Bitboard::file(from.file())).any();
    let shares_rank = (rivals & Bitboard::rank(from.rank())).any();
    (!shares_file || shares_rank, shares_file)
}
