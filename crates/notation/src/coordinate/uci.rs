//! Coordinates as chess programs exchange them (the UCI protocol): `e2e4`, `e7e8q`, `0000`.
//!
//! Castling is the king's move, `e1g1`, in standard chess, and king takes rook,
//! `e1h1`, in Chess960, where the king's move would be ambiguous.

use scoresheet_chess::{Move, Pattern, Position, Role, RoleSet, Square, Variant};

use crate::quirk::Quirk;
use crate::reading::{Reading, Unreadable};
use crate::word::Word;

/// Reads a move in coordinates; castling may be either form in either game.
///
/// ```
/// use scoresheet_chess::Position;
/// use scoresheet_notation::uci;
/// let reading = uci::parse(b"e2e4").unwrap();
/// assert!(Position::start().resolve(&reading.pattern).one().is_some());
/// assert!(uci::parse(b"e4").is_err());
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but two squares and perhaps the letter of a
/// promotion, or `0000`.
pub fn parse(text: &[u8]) -> Result<Reading, Unreadable> {
    let mut reading = Reading::new();
    reading.quirks.add(Quirk::Coordinates);
    if text == b"0000" {
        reading.null = true;
        return Ok(reading);
    }
    let square = |at: usize| {
        let name = text.get(at..at + 2).and_then(Square::parse);
        name.ok_or(Unreadable {
            offset: at.min(text.len()),
            expected: "a square",
        })
    };
    let (from, to) = (square(0)?, square(2)?);
    let promotion = match text.get(4..).unwrap_or_default() {
        [] => RoleSet::EMPTY,
        [letter] => match Role::from_letter(*letter as char) {
            Some(role) if RoleSet::PROMOTIONS.has(role) => RoleSet::of(role),
            _ => {
                return Err(Unreadable {
                    offset: 4,
                    expected: "one of `q`, `r`, `b`, `n`",
                });
            }
        },
        _ => {
            return Err(Unreadable {
                offset: 5,
                expected: "the end of the move",
            });
        }
    };
    reading.pattern = Pattern {
        from: from.into(),
        to: to.into(),
        promotion,
        king_leaps: true,
        ..Pattern::ANY
    };
    Ok(reading)
}

/// Writes a move in coordinates.
///
/// The position says which game it is, and with it how castling is written.
pub fn write(position: &Position, mv: Move) -> Word {
    if mv.is_null() {
        return Word::from_bits(u64::from_le_bytes(*b"0000\0\0\0\0"));
    }
    let to = match position.variant() {
        Variant::Standard => mv.landing(),
        Variant::Chess960 => mv.to,
    };
    let ([a, b], [c, d]) = (mv.from.name(), to.name());
    let promotion = mv
        .becomes()
        .map_or(0, |role| role.letter().to_ascii_lowercase() as u8);
    Word::from_bits(u64::from_le_bytes([a, b, c, d, promotion, 0, 0, 0]))
}
