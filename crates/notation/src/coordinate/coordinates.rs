//! Coordinates as people write them: `e2-e4`, `E2-E4`, `e2 e4`, `g7-g8=Q`, `O-O`.
//!
//! Chess columns, early chess programs and telephones had this form. It is written with a hyphen
//! whether or not something is taken, and castling as in PGN, which is never ambiguous.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{Color, File, Position, Rank, Role, RoleSet, Side, Square};

use super::squares;
use crate::algebraic;
use crate::quirk::Quirk;
use crate::reading::{CheckMark, Reading, Scan, Unreadable};
use crate::view::View;

/// A word with castling is not longer, marks included.
const LONGEST_WORD: usize = 24;

/// Marks behind a move; the longer of two that begin alike comes first.
const MARKS: [(&str, Mark); 17] = [
    ("++", Mark::Check(CheckMark::Double)),
    ("+", Mark::Check(CheckMark::Check)),
    ("†", Mark::Check(CheckMark::Check)),
    ("#", Mark::Check(CheckMark::Mate)),
    ("mate", Mark::Check(CheckMark::Mate)),
    ("mat", Mark::Check(CheckMark::Mate)),
    ("ch.", Mark::Check(CheckMark::Check)),
    ("ch", Mark::Check(CheckMark::Check)),
    ("(e.p.)", Mark::EnPassant),
    ("(ep)", Mark::EnPassant),
    ("e.p.", Mark::EnPassant),
    ("e.p", Mark::EnPassant),
    ("ep.", Mark::EnPassant),
    ("ep", Mark::EnPassant),
    ("!", Mark::Glyph),
    ("?", Mark::Glyph),
    ("(=)", Mark::Draw),
];

/// What a mark behind a move says.
#[derive(Clone, Copy)]
enum Mark {
    Check(CheckMark),
    EnPassant,
    Glyph,
    Draw,
}

/// Reads a move in coordinates.
///
/// Forgiven: capital letters; a hyphen, any dash, a capture sign (`x`, `:`, `×`), blanks or nothing
/// between the squares; promotions as `=Q`, `(q)`, `/Q`, `Q`; marks for check, mate, taking in passing
/// and glyphs; castling in every spelling of [`algebraic::parse`], or as a move of the king, `e1-g1`;
/// null moves. A promotion that does not say to what needs [`queening`](super::queening).
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::coordinate::coordinates;
/// let reading = coordinates::parse("G1-F3").unwrap();
/// let nf3 = Move::normal(Role::Knight, Square::G1, Square::F3);
/// assert_eq!(Position::start().resolve(&reading.pattern).one(), Some(nf3));
/// assert!(coordinates::parse("Nf3").is_err());
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but one whole move.
pub fn parse(text: &str) -> Result<Reading, Unreadable> {
    if let Some(reading) = parse_word(text) {
        return Ok(reading);
    }
    let (reading, len) = read(text)?;
    if len < text.len() {
        return Err(Unreadable {
            offset: len,
            expected: "the end of the move",
        });
    }
    Ok(reading)
}

/// Reads the move at the beginning of a text, which may go on behind it.
///
/// The longest reading comes first. A pawn that could be promoted is read twice: as no promotion,
/// and as one to a queen.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let mut scans = Vec::new();
    let word = text.split([' ', '\t', '\n', '\r']).next();
    let word = word.unwrap_or_default();
    if let Some(reading) = parse_word(word) {
        let len = word.len();
        scans.push(Scan { reading, len });
    } else if let Ok((reading, len)) = read(text) {
        squares::push(&mut scans, reading, len, turn);
    }
    scans
}

/// Castling and null moves are the same as in the algebraic family.
fn parse_word(word: &str) -> Option<Reading> {
    let first = word.bytes().next()?;
    let may_be = matches!(first, b'O' | b'o' | b'0' | b'-' | b'Z' | b'z') || !first.is_ascii();
    if !may_be || word.len() > LONGEST_WORD {
        return None;
    }
    let reading = algebraic::parse(word.as_bytes()).ok()?;
    (reading.null || reading.pattern.castling.is_some()).then_some(reading)
}

/// Reads as much of a text as belongs to one move.
fn read(text: &str) -> Result<(Reading, usize), Unreadable> {
    let (from, from_is_capital) = read_square(text, 0)?;
    let gap = Gap::of(text, 2);
    let (to, to_is_capital) = read_square(text, gap.end)?;
    let mut reading = squares::reading(from, to, gap.end)?;
    let capital = from_is_capital || to_is_capital;
    reading.quirks.add_if(capital, Quirk::CapitalFile);
    reading.quirks.add_if(gap.is_odd, Quirk::OddCaptureSign);
    reading.quirks.add_if(gap.is_typeset, Quirk::TypesetSign);
    reading.takes = gap.takes;
    let mut len = gap.end + 2;
    if squares::can_promote(from, to)
        && let Some((role, width, quirk)) = read_promotion(text.get(len..).unwrap_or_default())
    {
        reading = squares::promoting(reading, role);
        if let Some(quirk) = quirk {
            reading.quirks.add(quirk);
        }
        len += width;
    }
    len += read_marks(text.get(len..).unwrap_or_default(), &mut reading);
    Ok((reading, len))
}

/// The square at a place, and whether its letter is a capital.
fn read_square(text: &str, at: usize) -> Result<(Square, bool), Unreadable> {
    let mut bytes = text.as_bytes().iter().skip(at);
    let mut next = || bytes.next().map_or(' ', |&byte| byte as char);
    let letter = next();
    let Some(file) = File::from_letter(letter) else {
        return Err(Unreadable {
            offset: at,
            expected: "a file from a to h",
        });
    };
    let Some(rank) = Rank::from_digit(next()) else {
        return Err(Unreadable {
            offset: at + 1,
            expected: "a rank from 1 to 8",
        });
    };
    Ok((Square::new(file, rank), letter.is_ascii_uppercase()))
}

/// What stands between the squares.
struct Gap {
    end: usize,
    takes: bool,
    is_odd: bool,
    is_typeset: bool,
}

impl Gap {
    /// Blanks, and one dash or capture sign among them.
    fn of(text: &str, start: usize) -> Gap {
        let mut gap = Gap {
            end: start,
            takes: false,
            is_odd: false,
            is_typeset: false,
        };
        let (mut signs, mut blanks) = (0, 0);
        for character in text.get(start..).unwrap_or_default().chars() {
            let is_cross = matches!(character, 'x' | 'X' | '×' | ':');
            if squares::is_blank(character) && blanks < 4 {
                blanks += 1;
            } else if (is_cross || squares::is_dash(character)) && signs == 0 {
                signs += 1;
                gap.takes = is_cross;
                gap.is_odd = is_cross && character != 'x';
                gap.is_typeset = !character.is_ascii();
            } else {
                break;
            }
            gap.end += character.len_utf8();
        }
        gap
    }
}

/// What a pawn becomes, the bytes that say it, and the liberty that was taken.
fn read_promotion(text: &str) -> Option<(Role, usize, Option<Quirk>)> {
    let bytes = text.as_bytes();
    let (sign, quirk) = match bytes.first()? {
        b'=' => (1, None),
        b'(' | b'/' | b':' => (1, Some(Quirk::OddPromotionSign)),
        _ => (0, Some(Quirk::NoPromotionSign)),
    };
    let role = Role::from_letter(*bytes.get(sign)? as char)?;
    let mut len = sign + 1;
    if bytes.first() == Some(&b'(') {
        (*bytes.get(len)? == b')').then_some(())?;
        len += 1;
    }
    // A digit behind the letter makes it the next square: `a7a8b7b6`.
    let goes_on = bytes.get(len).is_some_and(u8::is_ascii_digit);
    (RoleSet::PROMOTIONS.has(role) && !goes_on).then_some((role, len, quirk))
}

/// Takes in all marks at the beginning of a text and says how many bytes they have.
fn read_marks(text: &str, reading: &mut Reading) -> usize {
    let mut len = 0;
    // No move has more marks; without a bound a line of `!` would cost its square.
    for _ in 0..6 {
        let rest = text.get(len..).unwrap_or_default();
        let tight = MARKS.iter().find(|(mark, _)| starts(rest, mark));
        // Only words may stand behind a blank: a sign there belongs to what follows.
        let loose = rest.strip_prefix(' ').unwrap_or_default();
        let is_word = |mark: &&(&str, Mark)| {
            let (text, mark) = mark;
            let ends = !loose
                .get(text.len()..)
                .unwrap_or_default()
                .starts_with(|c: char| c.is_alphanumeric());
            matches!(mark, Mark::EnPassant | Mark::Draw) && starts(loose, text) && ends
        };
        let Some((spelling, mark)) = tight.or_else(|| MARKS.iter().find(is_word)) else {
            break;
        };
        len += spelling.len() + usize::from(tight.is_none());
        match *mark {
            Mark::Check(check) => {
                let odd = !matches!(*spelling, "+" | "#") || reading.check != CheckMark::None;
                reading.quirks.add_if(odd, Quirk::OddCheckMark);
                reading.check = check;
            }
            Mark::EnPassant => {
                reading.en_passant = true;
                reading.quirks.add(Quirk::EnPassantMark);
            }
            Mark::Glyph => reading.quirks.add(Quirk::Glyph),
            Mark::Draw => reading.quirks.add(Quirk::DrawOffer),
        }
    }
    len
}

/// Whether a text starts with another, in capitals or not.
fn starts(text: &str, with: &str) -> bool {
    let start = text.as_bytes().get(..with.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(with.as_bytes()))
}

/// Writes a move in coordinates.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::coordinates};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// coordinates::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "e2-e4");
/// ```
pub fn write(_before: &Position, view: &View, out: &mut String) {
    if view.mv.is_null() {
        return out.push_str("--");
    }
    match view.castling {
        Some(Side::King) => return out.push_str("O-O"),
        Some(Side::Queen) => return out.push_str("O-O-O"),
        None => {}
    }
    for (square, before) in [(view.from, ""), (view.to, "-")] {
        out.push_str(before);
        out.push(square.file().letter());
        out.push(square.rank().digit());
    }
    if let Some(role) = view.becomes {
        out.push('=');
        out.push(role.letter());
    }
}
