//! The numbers of correspondence chess (ICCF): `5254` is e2-e4.
//!
//! A square is the number of its file and that of its rank; a fifth digit is what a pawn becomes,
//! 1 for a queen, 2 a rook, 3 a bishop, 4 a knight. Castling is the king's move, `5171`. In Chess960
//! it is king takes rook where the king moves by less than two squares, since that would be another
//! move. `0000`, which names no square, stands for a null move, of which the ICCF knows nothing.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{Color, Position, Rank, Role, Square};

use super::squares;
use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};
use crate::view::View;

/// What the fifth digit means, from 1.
const PROMOTIONS: [Role; 4] = Role::PROMOTIONS;

/// Reads a move in numbers.
///
/// Forgiven: a hyphen, a dash or blanks between the squares.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::coordinate::iccf;
/// let reading = iccf::parse("7163").unwrap();
/// let nf3 = Move::normal(Role::Knight, Square::G1, Square::F3);
/// assert_eq!(Position::start().resolve(&reading.pattern).one(), Some(nf3));
/// assert_eq!(iccf::parse("7193").unwrap_err().to_string(), "expected a digit from 1 to 8");
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but two squares and perhaps the digit of a promotion behind a move
/// that can be one.
pub fn parse(text: &str) -> Result<Reading, Unreadable> {
    if text == "0000" {
        return Ok(squares::null());
    }
    let ends = Ends::of(text)?;
    let reading = ends.reading()?;
    match text.as_bytes().get(ends.len..).unwrap_or_default() {
        [] => Ok(reading),
        [digit] if squares::can_promote(ends.from, ends.to) => match promotion(*digit) {
            Some(role) => Ok(squares::promoting(reading, role)),
            None => Err(Unreadable {
                offset: ends.len,
                expected: "a digit from 1 to 4 for the promotion",
            }),
        },
        _ => Err(Unreadable {
            offset: ends.len,
            expected: "the end of the move",
        }),
    }
}

/// Reads a promotion that leaves out the rank: `6762` is f7-f8 with a rook.
///
/// Some wrote it so. The four digits may also be those of a piece that goes from f7 to f2, so this
/// is the reading to try where the one of [`parse`] is not legal; a pawn can only mean this. `None`
/// if the color has no pawn to promote there.
///
/// ```
/// use scoresheet_chess::{Color, Role, Square};
/// use scoresheet_notation::coordinate::iccf;
/// let reading = iccf::parse_short_promotion("6762", Color::White).unwrap();
/// assert_eq!(reading.pattern.to.single(), Some(Square::F8));
/// assert_eq!(reading.pattern.promotion.single(), Some(Role::Rook));
/// assert!(iccf::parse_short_promotion("6762", Color::Black).is_none());
/// ```
pub fn parse_short_promotion(text: &str, turn: Color) -> Option<Reading> {
    let ends = Ends::of(text).ok()?;
    let role = *PROMOTIONS.get(ends.to.rank().index())?;
    let last = Rank::R8.seen_from(turn);
    let to = Square::new(ends.to.file(), last);
    let is_one = ends.len == text.len()
        && squares::promotes_for(turn, ends.from)
        && squares::can_promote(ends.from, to);
    if !is_one {
        return None;
    }
    let mut reading = squares::reading(ends.from, to, 2).ok()?;
    reading.quirks.add(Quirk::OddPromotionSign);
    Some(squares::promoting(reading, role))
}

/// Reads the move at the beginning of a text, which may go on behind it: `5254 5755 2. 7163`.
///
/// The longest readings come first. Four digits of a piece that may be a pawn on its seventh rank
/// are also read as a promotion without its fifth digit or without its rank.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let mut scans = Vec::new();
    if text.starts_with("0000") {
        let (reading, len) = (squares::null(), 4);
        scans.push(Scan { reading, len });
        return scans;
    }
    let Ok(ends) = Ends::of(text) else {
        return scans;
    };
    let fifth = text.as_bytes().get(ends.len).copied().unwrap_or_default();
    if ends.is_apart && fifth.is_ascii_digit() && promotion(fifth).is_none() {
        // `12 5254`: the first two digits were the number of the move.
        return scans;
    }
    let reading = ends.reading();
    if let (Ok(reading), Some(role)) = (reading, promotion(fifth))
        && squares::can_promote(ends.from, ends.to)
    {
        let (reading, len) = (squares::promoting(reading, role), ends.len + 1);
        scans.push(Scan { reading, len });
    }
    if let Ok(reading) = reading
        && !(ends.is_apart && fifth.is_ascii_digit())
    {
        squares::push(&mut scans, reading, ends.len, turn);
    }
    let short = text.get(..ends.len);
    if let Some(reading) = short.and_then(|text| parse_short_promotion(text, turn)) {
        let len = ends.len;
        scans.push(Scan { reading, len });
    }
    scans
}

fn promotion(digit: u8) -> Option<Role> {
    PROMOTIONS
        .get(usize::from(digit.wrapping_sub(b'1')))
        .copied()
}

/// The two squares at the beginning of a text.
#[derive(Clone, Copy)]
struct Ends {
    from: Square,
    to: Square,
    /// Where the second square begins, and where it ends.
    second: usize,
    len: usize,
    /// Whether something stands between the squares, and whether a dash does.
    is_apart: bool,
    is_dashed: bool,
}

impl Ends {
    fn of(text: &str) -> Result<Ends, Unreadable> {
        let from = read_square(text, 0)?;
        let (gap, is_dashed) = squares::gap(text.get(2..).unwrap_or_default());
        let second = 2 + gap;
        let to = read_square(text, second)?;
        Ok(Ends {
            from,
            to,
            second,
            len: second + 2,
            is_apart: gap > 0,
            is_dashed,
        })
    }

    fn reading(&self) -> Result<Reading, Unreadable> {
        let mut reading = squares::reading(self.from, self.to, self.second)?;
        reading.quirks.add_if(self.is_dashed, Quirk::Hyphen);
        Ok(reading)
    }
}

fn read_square(text: &str, at: usize) -> Result<Square, Unreadable> {
    let number = |at: usize| {
        let digit = text.as_bytes().get(at).copied().unwrap_or_default();
        let number = usize::from(digit.wrapping_sub(b'1'));
        (number < 8).then_some(number).ok_or(Unreadable {
            offset: at,
            expected: "a digit from 1 to 8",
        })
    };
    let (file, rank) = (number(at)?, number(at + 1)?);
    Ok(Square::from_index(rank * 8 + file))
}

/// Writes a move in numbers.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::iccf};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// iccf::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "5254");
/// ```
pub fn write(_before: &Position, view: &View, out: &mut String) {
    if view.mv.is_null() {
        return out.push_str("0000");
    }
    for square in [view.from, squares::target(view)] {
        out.push((b'1' + square.file() as u8) as char);
        out.push(square.rank().digit());
    }
    let number = PROMOTIONS
        .iter()
        .position(|role| view.becomes == Some(*role));
    if let Some(number) = number {
        out.push((b'1' + number as u8) as char);
    }
}
