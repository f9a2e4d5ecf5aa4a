//! Writing FEN in the ways that readers of it expect.

use core::fmt;

use crate::attacks;
use crate::castling::Side;
use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::square::{File, Rank, Square};

/// When the en passant field is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantField {
    /// After every double step, as the PGN standard has it (PGN 16.1.3.4).
    #[default]
    Always,
    /// Only when an enemy pawn stands beside the pawn that has passed (X-FEN).
    Ready,
    /// Only when the capture is legal.
    Legal,
}

/// A position to be written as FEN; made by [`Position::fen`].
///
/// ```
/// use scoresheet_chess::{EnPassantField, Position, Role, Bitboard, Square};
/// let start = Position::start();
/// let e4 = start.find(Role::Pawn, Bitboard::ALL, Square::E4, None).unwrap();
/// let after = start.after(e4);
/// assert!(after.fen().to_string().ends_with("b KQkq e3 0 1"));
/// let legal = after.fen().en_passant(EnPassantField::Legal);
/// assert!(legal.to_string().ends_with("b KQkq - 0 1"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen {
    position: Position,
    en_passant: EnPassantField,
    file_letters: bool,
}

impl Position {
    /// The position as FEN: X-FEN castling, en passant after every double step.
    pub fn fen(&self) -> Fen {
        Fen {
            position: *self,
            en_passant: EnPassantField::Always,
            file_letters: false,
        }
    }
}

impl Fen {
    /// Chooses when the en passant field is written.
    pub const fn en_passant(mut self, field: EnPassantField) -> Fen {
        self.en_passant = field;
        self
    }

    /// Writes all castling rights as letters of the rooks' files (Shredder-FEN).
    pub const fn shredder(mut self) -> Fen {
        self.file_letters = true;
        self
    }

    /// The first field alone.
    pub fn board(&self) -> alloc::string::String {
        alloc::format!("{}", BoardField(&self.position))
    }

    /// The first four fields, with which an EPD begins.
    pub fn epd(&self) -> alloc::string::String {
        alloc::format!("{}", FirstFields(self))
    }

    fn write_castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        if position.castling().is_empty() {
            return f.write_str("-");
        }
        let setup = position.setup();
        for color in Color::ALL {
            for side in Side::ALL {
                let Some(rook) = position.castling_rook(color, side) else {
                    continue;
                };
                let letter = if self.file_letters || setup.outermost_rook(color, side) != rook {
                    rook.file().letter()
                } else {
                    if side == Side::King { 'k' } else { 'q' }
                };
                let letter = if color.is_white() {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                };
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }

    fn en_passant_square(&self) -> Option<Square> {
        let position = &self.position;
        let square = position.en_passant()?;
        match self.en_passant {
            EnPassantField::Always => Some(square),
            EnPassantField::Ready => {
                let takers = attacks::pawn(!position.turn(), square);
                let pawns = position.board().pieces(position.turn(), Role::Pawn);
                (takers & pawns).any().then_some(square)
            }
            EnPassantField::Legal => position.legal_en_passant(),
        }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        let (clock, number) = (position.halfmove_clock(), position.fullmove_number());
        write!(f, "{} {clock} {number}", FirstFields(self))
    }
}

/// The fields that FEN and EPD share.
struct FirstFields<'a>(&'a Fen);

impl fmt::Display for FirstFields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0.position;
        write!(f, "{} {} ", BoardField(position), position.turn().letter())?;
        self.0.write_castling(f)?;
        match self.0.en_passant_square() {
            Some(square) => write!(f, " {square}"),
            None => f.write_str(" -"),
        }
    }
}

struct BoardField<'a>(&'a Position);

impl fmt::Display for BoardField<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let piece = self.0.board().piece_at(Square::new(file, rank));
                if let (Some(_), 1..) = (piece, empty) {
                    write!(f, "{empty}")?;
                }
                match piece {
                    Some(piece) => {
                        write!(f, "{}", piece.letter())?;
                        empty = 0;
                    }
                    None => empty += 1,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank == Rank::R1 { "" } else { "/" })?;
        }
        Ok(())
    }
}
