//! Whether the board ends the game, and who can still win.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::ending::{Ending, Outcome};
use crate::position::Position;
use crate::role::Role;

impl Position {
    /// How the board ends the game, if it does: mate, stalemate, or a dead position.
    ///
    /// Draws by repetition or by the count of moves need the history: see
    /// [`Line`](crate::Line).
    ///
    /// ```
    /// use scoresheet_chess::{fen, Ending, Position};
    /// let setup = fen::parse("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    /// let position = Position::new(setup.unwrap()).unwrap();
    /// assert_eq!(position.ending(), Some(Ending::Checkmate));
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        let laws = self.variant.laws();
        if let Some(ending) = laws.ending.and_then(|ending| ending(self)) {
            Some(ending)
        } else if !self.can_move() {
            Some(if self.is_check() {
                Ending::Checkmate
            } else {
                laws.stalemate
            })
        } else if laws.dead_positions_end && self.is_dead() {
            Some(Ending::DeadPosition)
        } else {
            None
        }
    }

    /// Who has won, if the board ends the game.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match self.ending()? {
            Ending::Checkmate => Outcome::Win(!self.turn),
            Ending::VariantWin(color) => Outcome::Win(color),
            Ending::Stalemate | Ending::DeadPosition => Outcome::Draw,
        })
    }

    /// Whether the side to move is mated (FIDE Laws 5.1.1).
    #[inline]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.can_move()
    }

    /// Whether the side to move has no move and is not in check (FIDE Laws 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.can_move()
    }

    /// Whether neither side has the material for any mate (FIDE Laws 5.2.2).
    ///
    /// Positions that are dead for other reasons, such as walls of pawns, are
    /// not found; the answer is never a wrong yes.
    pub fn is_dead(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| !self.has_mating_material(color))
    }

    /// Whether a side has the material to mate with the help of the worst play (FIDE Laws 6.9).
    ///
    /// A lone king never mates. A knight needs an enemy rook, bishop, knight or
    /// pawn to stand in its king's way. Bishops of one square color need a
    /// piece on squares of the other color, or a pawn or knight, of either side.
    pub fn has_mating_material(&self, color: Color) -> bool {
        let board = &self.board;
        let (own, enemy) = (board.color(color), board.color(!color));
        let heavy = board.role(Role::Pawn) | board.straight_sliders();
        if (own & heavy).any() {
            return true;
        }
        let knights = own & board.role(Role::Knight);
        let bishops = own & board.role(Role::Bishop);
        if knights.any() {
            let helpers = enemy.without(board.role(Role::Queen) | board.role(Role::King));
            return knights.many() || bishops.any() || helpers.any();
        }
        if bishops.any() {
            let all_bishops = board.role(Role::Bishop);
            let both_colors =
                (all_bishops & Bitboard::DARK).any() && all_bishops.without(Bitboard::DARK).any();
            return both_colors || (board.role(Role::Pawn) | board.role(Role::Knight)).any();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use crate::{Color, Position, fen};

    fn position(fen: &str) -> Position {
        Position::new(fen::parse(fen).unwrap()).unwrap()
    }

    /// Each row: the position, whether White can ever mate, whether Black can.
    #[test]
    fn material_for_a_mate_is_what_the_laws_mean() {
        let rows = [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/3BK3 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", true, false),
            ("3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", false, true),
            ("3rk3/8/8/8/8/8/8/3NK3 w - - 0 1", true, true),
            ("3nk3/8/8/8/8/8/8/3NK3 w - - 0 1", true, true),
            ("3bk3/8/8/8/8/8/8/3NK3 w - - 0 1", true, true),
            // A bishop against a bishop: the same square color is dead, the other is not.
            ("2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1", false, false),
            ("3bk3/8/8/8/8/8/8/3BK3 w - - 0 1", true, true),
            ("3rk3/8/8/8/8/8/8/3BK3 w - - 0 1", false, true),
            ("4k3/8/8/8/8/p7/8/3BK3 w - - 0 1", true, true),
        ];
        for (fen, white, black) in rows {
            let position = position(fen);
            assert_eq!(
                position.has_mating_material(Color::White),
                white,
                "White in {fen}"
            );
            assert_eq!(
                position.has_mating_material(Color::Black),
                black,
                "Black in {fen}"
            );
            assert_eq!(position.is_dead(), !white && !black, "{fen}");
        }
    }

    #[test]
    fn en_passant_can_save_from_mate() {
        // The pawn on d4 gives check, every step of the king is covered, and nothing else can
        // take the pawn: with the right to take it in passing it is no mate, without it is.
        let saved = position("8/1Q3N2/8/2k5/2pP4/2K5/8/8 b - d3 0 1");
        assert!(saved.is_check() && !saved.is_checkmate());
        assert_eq!(saved.count_moves(), 1);
        assert!(position("8/1Q3N2/8/2k5/2pP4/2K5/8/8 b - - 0 1").is_checkmate());
    }
}
