//! Forsyth-Edwards Notation, with X-FEN and Shredder-FEN castling fields.
//!
//! Reading gives a [`Setup`], which is text put in order and not yet believed;
//! [`Position::new`] decides what can be true.

use core::fmt;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::setup::Setup;
use crate::square::{File, Rank, Square};
use crate::variant::Variant;

/// A field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// Which piece stands where, rank 8 first (PGN 16.1.3.1).
    Board,
    /// Whose move it is (PGN 16.1.3.2).
    Turn,
    /// Castling rights (PGN 16.1.3.3).
    Castling,
    /// The square passed by a double step (PGN 16.1.3.4).
    EnPassant,
    /// Plies since the last capture or pawn move (PGN 16.1.3.5).
    HalfmoveClock,
    /// The number of the next move (PGN 16.1.3.6).
    FullmoveNumber,
}

impl Field {
    const ALL: [Field; 6] = [
        Field::Board,
        Field::Turn,
        Field::Castling,
        Field::EnPassant,
        Field::HalfmoveClock,
        Field::FullmoveNumber,
    ];

    /// What the field should hold, for messages.
    const fn expected(self) -> &'static str {
        match self {
            Field::Board => "eight ranks of pieces and digits, each eight squares wide",
            Field::Turn => "`w` or `b`",
            Field::Castling => "`-`, or letters of `KQkq` or of the rooks' files",
            Field::EnPassant => "`-` or a square",
            Field::HalfmoveClock => "a number of plies",
            Field::FullmoveNumber => "a move number",
        }
    }
}

/// Where a FEN cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field that is wrong.
    pub field: Field,
    /// The byte at which it is wrong, counted from the start of the text.
    pub offset: usize,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.field as u8 + 1;
        let expected = self.field.expected();
        write!(
            f,
            "expected {expected} in field {number} of the FEN, at byte {}",
            self.offset + 1
        )
    }
}

impl core::error::Error for FenError {}

/// Reads a FEN.
///
/// Forgiven: several blanks, tabs or underscores between fields; missing fields
/// after the board, which become `w`, `-`, `-`, `0` and `1`, so that EPD can be
/// read too; neighboring digits; a move number 0; `KQkq` in any order, and file
/// letters for rooks among them. A right named by its side means the outermost
/// rook there (X-FEN).
///
/// The variant is what the rights show: Chess960 when a king that may castle is
/// not on its e-square, or when the file of a rook outside the corner is named.
/// Set [`Setup::variant`] where more is known: `Q` for a king on e1 and a rook
/// on b1 is a right in Chess960 and a fault in standard chess, and the text
/// does not say which is played.
///
/// ```
/// use scoresheet_chess::{fen, Color};
/// let setup = fen::parse("4k3/8/8/8/8/8/8/4K2R b K - 3 40")?;
/// assert_eq!(setup.turn, Color::Black);
/// let error = fen::parse("4k3/8/8/8/8/8/9/4K3 w - - 0 1").unwrap_err();
/// assert_eq!(error.offset, 14);
/// # Ok::<(), fen::FenError>(())
/// ```
///
/// # Errors
///
/// [`FenError`] names the field and the byte: a rank of more or fewer than
/// eight squares, an unknown letter, a square off the board, a number that is
/// none, or text after the sixth field.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let mut setup = Setup::empty();
    let mut fields = Fields {
        text: text.as_bytes(),
        offset: 0,
    };
    let mut castling: (usize, &[u8]) = (0, b"-");
    for field in Field::ALL {
        let Some((start, content)) = fields.next() else {
            if field == Field::Board {
                return Err(FenError {
                    field,
                    offset: text.len(),
                });
            }
            break;
        };
        let error = |at: usize| FenError {
            field,
            offset: start + at,
        };
        match field {
            Field::Board => parse_board(content, &mut setup).map_err(error)?,
            Field::Turn => {
                setup.turn = match content {
                    b"w" | b"W" => Color::White,
                    b"b" | b"B" => Color::Black,
                    _ => return Err(error(0)),
                }
            }
            Field::Castling => castling = (start, content),
            Field::EnPassant => {
                setup.en_passant = match content {
                    b"-" => None,
                    _ => Some(Square::parse(content).ok_or(error(0))?),
                }
            }
            Field::HalfmoveClock => {
                setup.halfmove_clock = parse_number(content).ok_or(error(0))?;
            }
            Field::FullmoveNumber => {
                setup.fullmove_number = parse_number(content).ok_or(error(0))?.max(1);
            }
        }
    }
    if let Some((offset, _)) = fields.next() {
        return Err(FenError {
            field: Field::FullmoveNumber,
            offset,
        });
    }
    let (start, letters) = castling;
    let named = parse_castling(letters, &mut setup).map_err(|at| FenError {
        field: Field::Castling,
        offset: start + at,
    })?;
    // Only in Chess960 does one name the file of a rook that is not in the corner.
    let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
    let inner = (named & setup.board.role(Role::Rook)).without(corners);
    setup.variant = if inner.any() {
        Variant::Chess960
    } else {
        setup.variant_shown()
    };
    Ok(setup)
}

/// The fields of a FEN with their offsets.
struct Fields<'a> {
    text: &'a [u8],
    offset: usize,
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        let is_gap = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'_';
        let rest = &self.text[self.offset..];
        let start = self.offset + rest.iter().position(|byte| !is_gap(byte))?;
        let rest = &self.text[start..];
        let len = rest.iter().position(is_gap).unwrap_or(rest.len());
        self.offset = start + len;
        Some((start, &rest[..len]))
    }
}

/// Errors are offsets in the field.
fn parse_board(content: &[u8], setup: &mut Setup) -> Result<(), usize> {
    let (mut rank, mut file) = (7, 0);
    for (at, &byte) in content.iter().enumerate() {
        match byte {
            b'/' if file == 8 && rank > 0 => (rank, file) = (rank - 1, 0),
            b'1'..=b'8' if file + usize::from(byte - b'0') <= 8 => {
                file += usize::from(byte - b'0');
            }
            _ => match Piece::from_letter(byte as char) {
                Some(piece) if file < 8 => {
                    setup
                        .board
                        .set(Square::new(File::ALL[file], Rank::ALL[rank]), Some(piece));
                    file += 1;
                }
                _ => return Err(at),
            },
        }
    }
    if rank == 0 && file == 8 {
        Ok(())
    } else {
        Err(content.len())
    }
}

/// Returns the rooks that are named by their files; errors are offsets in the field.
fn parse_castling(letters: &[u8], setup: &mut Setup) -> Result<Bitboard, usize> {
    let mut named = Bitboard::EMPTY;
    if letters == b"-" {
        return Ok(named);
    }
    for (at, &byte) in letters.iter().enumerate() {
        let color = if byte.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let rook = match byte.to_ascii_lowercase() {
            b'k' => setup.outermost_rook(color, Side::King),
            b'q' => setup.outermost_rook(color, Side::Queen),
            letter => {
                let file = File::from_letter(letter as char).ok_or(at)?;
                let rook = Square::new(file, Rank::R1).seen_from(color);
                named |= rook.into();
                rook
            }
        };
        setup.castling |= rook.into();
    }
    Ok(named)
}

fn parse_number(digits: &[u8]) -> Option<u32> {
    let all_digits = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    all_digits.then(|| {
        digits.iter().fold(0u32, |number, &digit| {
            number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'))
        })
    })
}

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
