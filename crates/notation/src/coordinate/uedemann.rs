//! The Uedemann code for telegraphs: `DOGO` is e2-e4.
//!
//! A square has two letters, a vowel for the file and a consonant for the rank; from a to d the vowel
//! comes first, from e to h the consonant, so that four vowels do for eight files. The names of the
//! squares are the same for both sides, and castling is the king's move. Many books give this name to
//! the [Gringmuth code](super::gringmuth), which was the one in use.
//!
//! The code says nothing about promotions: a queen is meant. To lose no move, another piece is added
//! as its English letter, with the `K` for the knight that the Gringmuth code has: `LIPIR`. King takes
//! rook stands for castling where the king moves by less than two squares, as happens in Chess960. A
//! null move is `--`.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{Color, Position, Role, Square};

use super::squares;
use crate::reading::{Reading, Scan, Unreadable};
use crate::view::View;

/// The vowels of the files from a to h.
const FILES: &[u8; 8] = b"AEIOOIEA";

/// The consonants of the ranks from 1 to 8.
const RANKS: &[u8; 8] = b"BDFGHKLP";

/// The pieces that a pawn may become and their letters.
const PROMOTIONS: [(u8, Role); 4] = [
    (b'Q', Role::Queen),
    (b'R', Role::Rook),
    (b'B', Role::Bishop),
    (b'K', Role::Knight),
];

/// Reads a move in the Uedemann code, in capitals or not.
///
/// A promotion without a letter needs [`queening`](super::queening).
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::coordinate::uedemann;
/// let reading = uedemann::parse("BEFI").unwrap();
/// let nf3 = Move::normal(Role::Knight, Square::G1, Square::F3);
/// assert_eq!(Position::start().resolve(&reading.pattern).one(), Some(nf3));
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but two squares and perhaps the letter of a promotion.
pub fn parse(text: &str) -> Result<Reading, Unreadable> {
    if text == "--" {
        return Ok(squares::null());
    }
    let (reading, from, to) = read(text.as_bytes())?;
    match text.as_bytes().get(4..).unwrap_or_default() {
        [] => Ok(reading),
        [letter] if squares::can_promote(from, to) => match promotion(*letter) {
            Some(role) => Ok(squares::promoting(reading, role)),
            None => Err(Unreadable {
                offset: 4,
                expected: "one of `Q`, `R`, `B`, `K`",
            }),
        },
        _ => Err(Unreadable {
            offset: 4,
            expected: "the end of the move",
        }),
    }
}

/// Reads the move at the beginning of a text, in which the next may follow at once: `DOGOLOHO`.
///
/// The longest readings come first. A letter behind a pawn's step to the last rank may be what the pawn
/// becomes or the beginning of the next move.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let mut scans = Vec::new();
    if text.starts_with("--") {
        let (reading, len) = (squares::null(), 2);
        scans.push(Scan { reading, len });
    }
    let Ok((reading, from, to)) = read(text.as_bytes()) else {
        return scans;
    };
    let role = text.as_bytes().get(4).and_then(|letter| promotion(*letter));
    if let Some(role) = role
        && squares::can_promote(from, to)
        && squares::promotes_for(turn, from)
    {
        let (reading, len) = (squares::promoting(reading, role), 5);
        scans.push(Scan { reading, len });
    }
    squares::push(&mut scans, reading, 4, turn);
    scans
}

fn promotion(letter: u8) -> Option<Role> {
    let letter = letter.to_ascii_uppercase();
    let found = PROMOTIONS.iter().find(|(known, _)| *known == letter)?;
    Some(found.1)
}

fn read(text: &[u8]) -> Result<(Reading, Square, Square), Unreadable> {
    let (from, to) = (read_square(text, 0)?, read_square(text, 2)?);
    Ok((squares::reading(from, to, 2)?, from, to))
}

fn read_square(text: &[u8], at: usize) -> Result<Square, Unreadable> {
    let letter = |at: usize| text.get(at).map_or(0, u8::to_ascii_uppercase);
    let place = |letters: &[u8], letter: u8| letters.iter().position(|known| *known == letter);
    let (first, second) = (letter(at), letter(at + 1));
    let (queens, kings) = FILES.split_at(4);
    let (offset, found) = if let Some(file) = place(queens, first) {
        (at + 1, place(RANKS, second).map(|rank| (file, rank)))
    } else if let Some(rank) = place(RANKS, first) {
        let file = place(kings, second).map(|file| (file + 4, rank));
        (at + 1, file)
    } else {
        (at, None)
    };
    let square = found.and_then(|(file, rank)| squares::square(file, rank));
    square.ok_or(Unreadable {
        offset,
        expected: "a vowel of `AEIO` beside a consonant of `BDFGHKLP`",
    })
}

/// Writes a move in the Uedemann code.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::uedemann};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// uedemann::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "DOGO");
/// ```
pub fn write(_before: &Position, view: &View, out: &mut String) {
    if view.mv.is_null() {
        return out.push_str("--");
    }
    for square in [view.from, squares::target(view)] {
        let file = square.file().index();
        let letters = (FILES[file], RANKS[square.rank().index()]);
        let (first, second) = if file < 4 {
            letters
        } else {
            (letters.1, letters.0)
        };
        out.push(char::from(first));
        out.push(char::from(second));
    }
    let letter = PROMOTIONS
        .iter()
        .find(|(_, role)| *role != Role::Queen && view.becomes == Some(*role));
    if let Some((letter, _)) = letter {
        out.push(char::from(*letter));
    }
}
