//! Reading FEN, strict or not so strict.

use super::{FenError, Field};
use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::role::{Piece, Role};
use crate::setup::Setup;
use crate::square::{File, Rank, Square};
use crate::variant::Variant;

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
    let mut fields = fields(text);
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
pub(super) fn fields(text: &str) -> impl Iterator<Item = (usize, &[u8])> {
    let text = text.as_bytes();
    Fields { text, offset: 0 }
}

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
