//! A position that can be played from.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Side;
use crate::color::Color;
use crate::role::Role;
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;

/// A position of which the rules can be asked: one king each, and no right without its pieces.
///
/// A position is a small plain value without history: copying it is how one
/// goes back. What belongs to a subject is in that subject's file: making
/// moves in `play`, finding them in `movegen`, reading them in `pattern`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) castling: Bitboard,
    pub(crate) halfmove_clock: u32,
    pub(crate) fullmove_number: u32,
    pub(crate) turn: Color,
    pub(crate) en_passant: Option<Square>,
    pub(crate) variant: Variant,
}

impl Position {
    /// The start of a game of standard chess (FIDE Laws 2.3).
    pub const fn start() -> Position {
        let setup = Setup::start();
        Position {
            board: setup.board,
            castling: setup.castling,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            turn: setup.turn,
            en_passant: setup.en_passant,
            variant: setup.variant,
        }
    }

    /// Which piece stands where.
    #[inline(always)]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The enemy pieces that give check to the side to move.
    ///
    /// They are looked for each time: a position that is only passed through does not pay for
    /// them.
    #[inline(always)]
    pub fn checkers(&self) -> Bitboard {
        let king = self.king(self.turn);
        let sliders = self.board.sliding_attackers(king, self.board.occupied());
        self.leaping_checkers(self.turn) | sliders & self.board.color(!self.turn)
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub fn is_check(&self) -> bool {
        let kings = self.board.role(Role::King);
        let king = self.king(self.turn);
        self.board
            .attacks(!self.turn, king, self.board.occupied(), kings)
    }

    /// The squares of the rooks with which castling is still allowed.
    #[inline(always)]
    pub const fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The rook with which a side may still castle on a side of the board, if any.
    pub fn castling_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.king(color);
        let rights = self.castling & Bitboard::back_rank(color);
        rights
            .into_iter()
            .find(|&rook| Side::of(king, rook) == side)
    }

    /// The square that a pawn has just passed with a double step, whether or not one can take it.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Plies since the last capture or pawn move (FIDE Laws 9.3).
    #[inline(always)]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the next move, which is 1 at the start and grows after Black's moves.
    #[inline(always)]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Which game is played.
    #[inline(always)]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The same position as one of another variant; castling rights stay as they are.
    pub const fn with_variant(mut self, variant: Variant) -> Position {
        self.variant = variant;
        self
    }

    /// The square of a side's king.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Square {
        self.board.pieces(color, Role::King).lowest()
    }

    /// The position as a [`Setup`], for changing it or writing it.
    pub const fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            variant: self.variant,
        }
    }

    /// The pieces of the side to move that stand between their king and an attacker, and may
    /// leave only along that line.
    #[inline(always)]
    pub fn pinned(&self) -> Bitboard {
        let king = self.king(self.turn);
        let them = self.board.color(!self.turn);
        let snipers = ((attacks::bishop_rays(king) & self.board.diagonal_sliders())
            | (attacks::rook_rays(king) & self.board.straight_sliders()))
            & them;
        let occupied = self.board.occupied();
        let mut pinned = Bitboard::EMPTY;
        for sniper in snipers {
            let between = attacks::between(king, sniper) & occupied;
            if !between.many() {
                pinned |= between;
            }
        }
        pinned & self.board.color(self.turn)
    }

    /// The enemy knights and pawns that attack the king of the side to move, which is `us`.
    #[inline(always)]
    pub(crate) fn leaping_checkers(&self, us: Color) -> Bitboard {
        let king = self.king(us);
        let knights = attacks::knight(king) & self.board.role(Role::Knight);
        let pawns = attacks::pawn(us, king) & self.board.role(Role::Pawn);
        (knights | pawns) & self.board.color(!us)
    }

    /// Whether an enemy piece would attack a square if the given squares were occupied.
    #[inline(always)]
    pub(crate) fn is_attacked(&self, square: Square, occupied: Bitboard) -> bool {
        (self.board.attackers(square, occupied) & self.board.color(!self.turn)).any()
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}
