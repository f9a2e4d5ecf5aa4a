//! A position as it was written down, not yet believed.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Side;
use crate::color::Color;
use crate::role::{Piece, Role};
use crate::square::{File, Rank, Square};
use crate::variant::Variant;

/// Everything a FEN says, true or not. [`Position::new`](crate::Position::new) checks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Which piece stands where.
    pub board: Board,
    /// Whose move it is.
    pub turn: Color,
    /// The squares of the rooks with which castling is still allowed.
    pub castling: Bitboard,
    /// The square that a pawn has just passed with a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move (FIDE Laws 9.3).
    pub halfmove_clock: u32,
    /// The number of the next move, 1 at the start; it grows after Black's moves.
    pub fullmove_number: u32,
    /// Which game is played.
    pub variant: Variant,
}

impl Setup {
    /// The start of a game of standard chess (FIDE Laws 2.3).
    pub const fn start() -> Setup {
        Setup {
            board: Board::start(),
            turn: Color::White,
            castling: Bitboard(0x8100_0000_0000_0081),
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            variant: Variant::Standard,
        }
    }

    /// An empty board with White to move.
    pub const fn empty() -> Setup {
        Setup {
            board: Board::EMPTY,
            castling: Bitboard::EMPTY,
            ..Setup::start()
        }
    }

    /// The Chess960 start of a Scharnagl number from 0 to 959; `None` above. 518 is the usual start.
    ///
    /// ```
    /// use scoresheet_chess::{Position, Setup};
    /// let position = Position::new(Setup::chess960(518).unwrap()).unwrap();
    /// assert_eq!(position.fen().board(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    /// assert_eq!(Setup::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Setup> {
        if number >= 960 {
            return None;
        }
        let number = usize::from(number);
        let mut files: [Option<Role>; 8] = [None; 8];
        files[number % 4 * 2 + 1] = Some(Role::Bishop);
        files[number / 4 % 4 * 2] = Some(Role::Bishop);
        place(&mut files, number / 16 % 6, Role::Queen);
        // The ten ways to put two knights on five free files.
        const KNIGHTS: [(usize, usize); 10] = [
            (0, 1),
            (0, 2),
            (0, 3),
            (0, 4),
            (1, 2),
            (1, 3),
            (1, 4),
            (2, 3),
            (2, 4),
            (3, 4),
        ];
        let (first, second) = KNIGHTS[number / 96];
        // The second is placed first, so that the first still counts the same free files.
        place(&mut files, second, Role::Knight);
        place(&mut files, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut files, 0, role);
        }
        let mut setup = Setup {
            variant: Variant::Chess960,
            ..Setup::empty()
        };
        for color in Color::ALL {
            for file in File::ALL {
                let square = |rank: Rank| Square::new(file, rank).seen_from(color);
                let pawn = Piece {
                    color,
                    role: Role::Pawn,
                };
                setup.board.set(square(Rank::R2), Some(pawn));
                let role = files[file.index()]?;
                setup
                    .board
                    .set(square(Rank::R1), Some(Piece { color, role }));
            }
        }
        setup.castling = setup.board.role(Role::Rook);
        Some(setup)
    }

    /// The rook that a right named only by its side (`K`, `Q`) means: the outermost one (X-FEN).
    ///
    /// Without any rook there, the corner, which [`Position::new`](crate::Position::new) will call a fault.
    pub fn outermost_rook(&self, color: Color, side: Side) -> Square {
        let rooks = self.board.pieces(color, Role::Rook) & Bitboard::back_rank(color);
        let king = self.board.pieces(color, Role::King) & Bitboard::back_rank(color);
        let corner_file = if side == Side::King { File::H } else { File::A };
        let corner = Square::new(corner_file, Rank::R1).seen_from(color);
        let Some(king) = king.first() else {
            return corner;
        };
        let beyond = rooks & side.beyond(king);
        let outermost = if side == Side::King {
            beyond.last()
        } else {
            beyond.first()
        };
        outermost.unwrap_or(corner)
    }

    /// The game that the castling rights show: Chess960 if a king that may castle is not on its
    /// e-square, with everything in place for it; else standard.
    pub fn variant_shown(&self) -> Variant {
        let shown = Color::ALL.into_iter().any(|color| {
            let rights = self.castling & Bitboard::back_rank(color);
            let king = self.board.pieces(color, Role::King) & Bitboard::back_rank(color);
            let rooks = self.board.pieces(color, Role::Rook);
            rights.any()
                && rights.without(rooks).is_empty()
                && king.single().is_some_and(|king| king.file() != File::E)
        });
        if shown {
            Variant::Chess960
        } else {
            Variant::Standard
        }
    }
}

/// Puts a role on the n-th file that is still free.
fn place(files: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(file) = files.iter_mut().filter(|file| file.is_none()).nth(n) {
        *file = Some(role);
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::start()
    }
}
