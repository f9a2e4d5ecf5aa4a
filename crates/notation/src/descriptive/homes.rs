//! On which wing each piece of a game began, for as long as someone follows it.
//!
//! Old books name pieces by where they began, wherever they stand: a queen's rook stays one on the
//! king's side. Who reads or writes a whole game can tell; a position alone cannot.

use scoresheet_chess::{Bitboard, Color, Move, Position, Rank, Role, Side, Square};

use super::files;

/// The wings on which the rooks, knights and bishops of a game began, by where they stand now.
///
/// ```
/// use scoresheet_chess::{Position, Side, Square};
/// use scoresheet_notation::descriptive::Homes;
/// let mut position = Position::start();
/// let mut homes = Homes::new(&position);
/// let mv = position.legal_moves().into_iter().find(|mv| mv.from == Square::G1).unwrap();
/// homes.play(mv);
/// assert_eq!(homes.wing(mv.to), Some(Side::King));
/// assert_eq!(homes.wing(Square::G1), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Homes {
    kingside: Bitboard,
    queenside: Bitboard,
}

impl Homes {
    /// Nothing is known; then a wing is relative.
    pub const UNKNOWN: Homes = Homes {
        kingside: Bitboard::EMPTY,
        queenside: Bitboard::EMPTY,
    };

    /// The pieces that stand where they begin a game.
    pub fn new(position: &Position) -> Homes {
        let board = position.board();
        let mut homes = Homes::UNKNOWN;
        for color in Color::ALL {
            for role in [Role::Rook, Role::Knight, Role::Bishop] {
                let pieces = board.pieces(color, role) & Bitboard::back_rank(color);
                homes.kingside |= pieces & files::files(Some(Side::King), role);
                homes.queenside |= pieces & files::files(Some(Side::Queen), role);
            }
        }
        homes
    }

    /// Follows a move. What stood on its target is gone; a promoted piece has no wing.
    pub fn play(&mut self, mv: Move) {
        if mv.is_null() {
            return;
        }
        if mv.is_castling() {
            let color = match mv.from.rank() {
                Rank::R1 => Color::White,
                _ => Color::Black,
            };
            let side = Side::of(mv.from, mv.to);
            return self.carry(mv.to, side.rook_target(color));
        }
        self.carry(mv.from, mv.to);
    }

    fn carry(&mut self, from: Square, to: Square) {
        for set in [&mut self.kingside, &mut self.queenside] {
            let comes = set.has(from);
            *set = set.without(Bitboard::of(from) | to.into());
            if comes {
                *set |= to.into();
            }
        }
    }

    /// The wing on which the piece on a square began, if known.
    pub const fn wing(&self, square: Square) -> Option<Side> {
        if self.kingside.has(square) {
            Some(Side::King)
        } else if self.queenside.has(square) {
            Some(Side::Queen)
        } else {
            None
        }
    }

    /// Those of some pieces of one kind that a wing means: those that began there, if any did; else
    /// the one furthest to it.
    pub(super) fn meant(&self, pieces: Bitboard, wing: Side, role: Role, color: Color) -> Bitboard {
        let home = pieces
            & match wing {
                Side::King => self.kingside,
                Side::Queen => self.queenside,
            };
        let pieces = if home.any() { home } else { pieces };
        files::furthest(pieces, wing, role, color)
    }
}

#[cfg(test)]
mod tests {
    use super::Homes;
    use scoresheet_chess::{Bitboard, Color, Move, Position, Role, Side, Square};

    #[test]
    fn castling_carries_the_rook_and_captures_end_a_piece() {
        let mut homes = Homes::new(&Position::start());
        homes.play(Move::castling(Square::E1, Square::A1));
        assert_eq!(homes.wing(Square::D1), Some(Side::Queen));
        assert_eq!(homes.wing(Square::A1), None);
        homes.play(Move::normal(Role::Queen, Square::D8, Square::D1));
        assert_eq!(homes.wing(Square::D1), None);
    }

    #[test]
    fn a_home_outranks_the_wing_on_which_a_piece_stands() {
        let mut homes = Homes::new(&Position::start());
        homes.play(Move::normal(Role::Rook, Square::H1, Square::B3));
        homes.play(Move::normal(Role::Rook, Square::A1, Square::H2));
        let rooks = Bitboard::of(Square::B3) | Square::H2.into();
        let meant = |homes: Homes, wing| homes.meant(rooks, wing, Role::Rook, Color::White);
        assert_eq!(meant(homes, Side::King), Square::B3.into());
        assert_eq!(meant(Homes::UNKNOWN, Side::King), Square::H2.into());
    }
}
