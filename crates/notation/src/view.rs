//! Everything there is to say about a legal move where it is played.

use scoresheet_chess::{
    Bitboard, CaptureClaim, Color, Move, MoveKind, Pattern, Position, Role, Side, Square,
};

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
    /// Whether the king could legally go to the same square, too; never when the king moves.
    pub king_too: bool,
    /// Whether a pawn takes, and of all legal captures from its file to that of its target this is
    /// the only one that is no promotion, so that `ed` tells it.
    pub files_suffice: bool,
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
            king_too: king_could_go(before, mv),
            files_suffice: files_suffice(before, mv),
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

/// Whether the king could go where another piece goes.
fn king_could_go(before: &Position, mv: Move) -> bool {
    if matches!(mv.role, Role::King | Role::Pawn) || mv.is_null() {
        return false;
    }
    before
        .find(Role::King, Bitboard::ALL, mv.to, None)
        .is_some()
}

/// Whether the files of a pawn that takes tell the move from all other captures.
fn files_suffice(before: &Position, mv: Move) -> bool {
    let (from, to) = (mv.from.file(), mv.to.file());
    if mv.role != Role::Pawn || from == to || mv.becomes().is_some() {
        return false;
    }
    let own = before.board().pieces(before.turn(), Role::Pawn) & Bitboard::file(from);
    if !own.many() {
        return true;
    }
    let claimed = Pattern {
        roles: Role::Pawn.into(),
        from: Bitboard::file(from),
        to: Bitboard::file(to),
        capture: CaptureClaim::Yes,
        ..Pattern::ANY
    };
    before.resolve(&claimed).one().is_some()
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
