//! Chooses among the legal moves that fit a text by what no pattern can say.

use alloc::vec::Vec;

use scoresheet_chess::{Bitboard, Move, MoveKind, Position, Role};

use super::homes::Homes;
use crate::reading::{CheckMark, Reading};

/// Sorts legal moves that fit the pattern of a reading by how well they fit the rest of it, and
/// says how many fit it equally well.
///
/// What the text says is asked in this order, and each question among the moves that are left by
/// the one before: taking in passing, if it is marked; the wing of the piece that moves, relative
/// to the others that could; the wing of what is taken; check and mate, of which silence says that
/// there is none. A question that no move fits is passed over. Moves that came first among
/// equals stay first.
///
/// ```
/// use scoresheet_chess::{Color, Position, Resolution, Setup, fen};
/// use scoresheet_notation::descriptive::{self, School};
/// let position = Position::new(fen::parse("4k3/8/8/8/8/8/8/R3K2R w - - 0 1").unwrap()).unwrap();
/// let reading = descriptive::parse("R-R8 ch", Color::White, School::English).unwrap();
/// let Resolution::Many(mut moves) = position.resolve(&reading.pattern) else { panic!() };
/// assert_eq!(descriptive::prefer(&position, &reading, &mut moves), 2);
///
/// let reading = descriptive::parse("QR-R8 ch", Color::White, School::English).unwrap();
/// assert_eq!(descriptive::prefer(&position, &reading, &mut moves), 1);
/// assert_eq!(format!("{:?}", moves[0]), "a1a8");
/// ```
pub fn prefer(position: &Position, reading: &Reading, moves: &mut Vec<Move>) -> usize {
    Homes::UNKNOWN.prefer(position, reading, moves)
}

impl Homes {
    /// Does what [`prefer`] does, and knows more of wings: a piece that began on the wing that is
    /// named comes before one that only stands nearer to it.
    pub fn prefer(&self, position: &Position, reading: &Reading, moves: &mut Vec<Move>) -> usize {
        let mut best = moves.len();
        let mut keep = |moves: &mut Vec<Move>, fits: &dyn Fn(&Move) -> bool| {
            let fitting = moves[..best].iter().filter(|mv| fits(mv)).count();
            if fitting > 0 && fitting < best {
                // Stable: what does not fit follows in its order.
                moves[..best].sort_by_key(|mv| !fits(mv));
                best = fitting;
            }
            best
        };
        if moves.len() < 2 {
            return moves.len();
        }
        let king_side = |mv: &Move| mv.is_castling() && mv.to > mv.from;
        let is_castling = reading.pattern.king_leaps;
        if is_castling {
            // Bare "castles" is to the king's side if both are legal.
            keep(moves, &king_side);
        }
        keep(moves, &|mv| {
            (mv.kind == MoveKind::EnPassant) == reading.en_passant
        });
        let color = position.turn();
        if let Some(wing) = reading.wing {
            let best = keep(moves, &|_| true);
            let role = moves[0].role;
            let origins: Bitboard = moves[..best].iter().map(|mv| mv.from).collect();
            let meant = self.meant(origins, wing, role, color);
            keep(moves, &|mv| meant.has(mv.from));
        }
        if let Some(wing) = reading.captured_wing {
            let best = keep(moves, &|_| true);
            let targets: Bitboard = moves[..best].iter().map(|mv| mv.to).collect();
            let role = position.board().role_at(moves[0].to);
            let role = role.unwrap_or(Role::Pawn);
            let meant = self.meant(targets, wing, role, !color);
            keep(moves, &|mv| meant.has(mv.to));
        }
        match reading.check {
            CheckMark::None => {
                keep(moves, &|mv| !position.gives_check(*mv));
            }
            CheckMark::Check => {
                keep(moves, &|mv| position.gives_check(*mv));
            }
            CheckMark::Double => {
                keep(moves, &|mv| position.gives_check(*mv));
                keep(moves, &|mv| {
                    let after = position.after(*mv);
                    after.is_checkmate() || after.checkers().many()
                });
            }
            CheckMark::Mate => {
                keep(moves, &|mv| position.gives_check(*mv));
                keep(moves, &|mv| position.after(*mv).is_checkmate());
            }
        }
        keep(moves, &|_| true)
    }
}
