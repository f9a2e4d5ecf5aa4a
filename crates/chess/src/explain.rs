//! Why no legal move fits a pattern.
//!
//! Cold code: it runs once for a move that could not be read, and looks at
//! every step the pattern leaves open. Of all that is wrong it tells the
//! nearest miss, because that is most likely what the writer meant.

mod reason;
mod words;
mod castling;
mod miss;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::pattern::{CaptureClaim, Pattern, Resolution};
use crate::position::Position;
use crate::role::RoleSet;
use crate::square::Square;
use miss::Nearness;
pub use reason::{CastlingBar, Explanation, Placed};

impl Position {
    /// Why no legal move fits a pattern: `None` exactly when at least one does.
    ///
    /// Where several reasons hold, the nearest miss is told: a legal move that is only
    /// described wrongly before one that leaves the king in check, that before one that is
    /// blocked, and so on.
    ///
    /// ```
    /// use scoresheet_chess::{Pattern, Position, Role, Square};
    /// let start = Position::start();
    /// let explanation = start.explain(&Pattern::new(Role::Bishop, Square::C4)).unwrap();
    /// assert_eq!(explanation.to_string(), "the bishop on f1 is blocked by the pawn on e2");
    /// assert_eq!(start.explain(&Pattern::new(Role::Knight, Square::F3)), None);
    /// ```
    pub fn explain(&self, pattern: &Pattern) -> Option<Explanation> {
        if self.resolve(pattern) != Resolution::None {
            return None;
        }
        if !self.can_move() {
            let (turn, mated) = (self.turn(), self.is_check());
            return Some(Explanation::GameOver { turn, mated });
        }
        if let Some(side) = pattern.castling {
            return Some(Explanation::Castling(self.castling_bar(side)));
        }
        let targets = self.targets(pattern);
        let mut nearest: Option<(Nearness, Explanation)> = None;
        for role in pattern.roles.iter() {
            for from in self.board().pieces(self.turn(), role) & pattern.from {
                for to in targets {
                    if let Some((nearness, why)) = self.miss(pattern, role, from, to)
                        && nearest.as_ref().is_none_or(|&(best, _)| nearness > best)
                    {
                        nearest = Some((nearness, why));
                    }
                }
            }
        }
        Some(match nearest {
            Some((_, why)) => why,
            None => self.far_miss(pattern),
        })
    }

    /// The targets worth a look. A capture somewhere ("pawn takes pawn") need not be told of every
    /// empty square.
    fn targets(&self, pattern: &Pattern) -> Bitboard {
        if pattern.capture == CaptureClaim::Yes && pattern.to.many() {
            let passed = self.en_passant().map_or(Bitboard::EMPTY, Bitboard::of);
            pattern.to & (self.board().color(!self.turn()) | passed)
        } else {
            pattern.to
        }
    }

    /// The reason when no piece has even the shape of a way to a target.
    fn far_miss(&self, pattern: &Pattern) -> Explanation {
        let turn = self.turn();
        if let Some(square) = pattern.from.single() {
            match self.placed(square) {
                None => return Explanation::NothingThere { square },
                Some(placed) if placed.piece.color != turn => {
                    return Explanation::NotYours { placed };
                }
                Some(placed) if !pattern.roles.has(placed.piece.role) => {
                    let claimed = pattern.roles;
                    return Explanation::AnotherRole { placed, claimed };
                }
                Some(_) => {}
            }
        }
        if let Some(why) = self.other_side(pattern) {
            return why;
        }
        let (roles, from, to) = (pattern.roles, pattern.from, pattern.to);
        let elsewhere = self.legal_origins(roles, to).without(from);
        let standing: Bitboard = roles
            .iter()
            .flat_map(|role| self.board().pieces(turn, role) & from)
            .collect();
        if standing.is_empty() {
            return Explanation::NoSuchPiece {
                turn,
                roles,
                from,
                to,
                elsewhere,
            };
        }
        if pattern.capture == CaptureClaim::Yes && to.many() {
            let captured = pattern.captured;
            return Explanation::NoCapture {
                turn,
                roles,
                captured,
                to,
            };
        }
        Explanation::OutOfReach {
            turn,
            roles,
            to,
            standing,
            elsewhere,
        }
    }

    /// Whether the other side could make the move if it were its turn.
    fn other_side(&self, pattern: &Pattern) -> Option<Explanation> {
        // Without the turn a check could not stand, and what fits then would mean nothing.
        if self.is_check() || pattern.to.many() {
            return None;
        }
        let other = self.after(Move::NULL);
        let mv = match other.resolve(pattern) {
            Resolution::None => return None,
            Resolution::One(mv) => mv,
            Resolution::Many(moves) => *moves.first()?,
        };
        let (turn, to) = (self.turn(), mv.landing());
        let placed = self.placed(mv.from)?;
        Some(Explanation::OtherSide { turn, placed, to })
    }

    /// The squares from which pieces of some kinds may legally go to some squares.
    fn legal_origins(&self, roles: RoleSet, to: Bitboard) -> Bitboard {
        let fits = |mv: &Move| !mv.is_castling() && roles.has(mv.role) && to.has(mv.to);
        let legal = self.legal_moves().into_iter().filter(fits);
        legal.map(|mv| mv.from).collect()
    }

    fn placed(&self, square: Square) -> Option<Placed> {
        let piece = self.board().piece_at(square)?;
        Some(Placed { piece, square })
    }
}
