//! The Gringmuth code for telegraphs: `gegoseso` is 1. e2-e4 e7-e5.
//!
//! A square is a syllable. On White's half the consonants b c d f g h k l are the files and the vowels
//! a e i o the ranks from 1 to 4; on Black's half m n p r s t w z are the files and o i e a the ranks
//! from 5 to 8. Two moves made one word of a cable. Castling is the king's move.
//!
//! A later edition (Nores) added letters: `c` check, `m` mate, `s` stalemate, `p` for a pawn taken in
//! passing, `q`, `r`, `b`, `k` for what a pawn becomes, and `l` behind the squares of king and rook for
//! castling. All are read. Written is the older form, with two exceptions that would otherwise lose a
//! move: a promotion to something else than a queen, and castling in Chess960 where the king moves by
//! less than two squares. A null move is `--`.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{Color, Pattern, Position, Rank, Role, RoleSet, Side, Square};

use super::squares;
use crate::reading::{CheckMark, Reading, Scan, Unreadable};
use crate::view::View;

/// The consonants of the files on White's half and on Black's.
const FILES: [&[u8; 8]; 2] = [b"bcdfghkl", b"mnprstwz"];

/// The vowels of the ranks, from 1 to 4 and from 5 to 8.
const RANKS: [&[u8; 4]; 2] = [b"aeio", b"oiea"];

/// The pieces that a pawn may become and their letters.
const PROMOTIONS: [(u8, Role); 4] = [
    (b'q', Role::Queen),
    (b'r', Role::Rook),
    (b'b', Role::Bishop),
    (b'k', Role::Knight),
];

/// Reads a move in the Gringmuth code, in capitals or not.
///
/// A promotion without a letter needs [`queening`](super::queening).
///
/// ```
/// use scoresheet_chess::{Color, Move, Position, Role, Square};
/// use scoresheet_notation::{CheckMark, coordinate::gringmuth};
/// let reading = gringmuth::parse("kahi", Color::White).unwrap();
/// let nf3 = Move::normal(Role::Knight, Square::G1, Square::F3);
/// assert_eq!(Position::start().resolve(&reading.pattern).one(), Some(nf3));
///
/// let reading = gringmuth::parse("ralom", Color::Black).unwrap();
/// assert_eq!(reading.check, CheckMark::Mate);
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but two squares and letters of the later edition that fit them.
pub fn parse(text: &str, turn: Color) -> Result<Reading, Unreadable> {
    if text == "--" {
        return Ok(squares::null());
    }
    let bytes = text.as_bytes();
    let mut move_read = Syllables::of(bytes)?;
    for (at, letter) in bytes.iter().enumerate().skip(4) {
        move_read
            .add(*letter, turn)
            .map_err(|expected| Unreadable {
                offset: at,
                expected,
            })?;
    }
    Ok(move_read.reading)
}

/// Reads the move at the beginning of a text, in which the next may follow at once: `gegoseso`.
///
/// The longest readings come first: with all the letters of the later edition that follow, and with
/// fewer. A letter that has a vowel behind it begins the next move instead.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let mut scans = Vec::new();
    if text.starts_with("--") {
        let (reading, len) = (squares::null(), 2);
        scans.push(Scan { reading, len });
    }
    let Ok(mut move_read) = Syllables::of(text.as_bytes()) else {
        return scans;
    };
    squares::push(&mut scans, move_read.reading, 4, turn);
    // Nobody needs more than three letters: taken, promoted, mated.
    for (at, letter) in text.bytes().enumerate().skip(4).take(3) {
        // A consonant with a vowel behind it is a square.
        let behind = text.as_bytes().get(at + 1).map(u8::to_ascii_lowercase);
        if behind.is_some_and(|behind| RANKS[0].contains(&behind)) {
            break;
        }
        if move_read.add(letter, turn).is_err() {
            break;
        }
        let mut longer = Vec::new();
        squares::push(&mut longer, move_read.reading, at + 1, turn);
        scans.splice(0..0, longer);
    }
    scans
}

/// A move that is being read.
struct Syllables {
    reading: Reading,
    from: Square,
    to: Square,
    /// The letters of the later edition that were read, as bits from `a`.
    letters: u32,
}

impl Syllables {
    /// The two squares at the beginning of a text.
    fn of(text: &[u8]) -> Result<Syllables, Unreadable> {
        let (from, to) = (read_square(text, 0)?, read_square(text, 2)?);
        Ok(Syllables {
            reading: squares::reading(from, to, 2)?,
            from,
            to,
            letters: 0,
        })
    }

    /// Takes in a letter of the later edition, or says what would have been possible.
    fn add(&mut self, letter: u8, turn: Color) -> Result<(), &'static str> {
        let letter = letter.to_ascii_lowercase();
        let bit = match letter {
            b'a'..=b'z' => 1 << (letter - b'a'),
            _ => 0,
        };
        if bit & self.letters != 0 {
            return Err("each letter behind the squares only once");
        }
        let reading = &mut self.reading;
        match letter {
            b'c' if reading.check == CheckMark::None => reading.check = CheckMark::Check,
            b'm' if reading.check != CheckMark::Mate => reading.check = CheckMark::Mate,
            b's' => {}
            b'p' => {
                reading.en_passant = true;
                reading.takes = true;
                reading.pattern.roles = RoleSet::of(Role::Pawn);
            }
            b'l' => reading.pattern = castling_pattern(self.from, self.to, turn)?,
            _ => {
                let found = PROMOTIONS.iter().find(|(known, _)| *known == letter);
                let (_, role) = found.ok_or("one of the letters `cpqrbklms`, or the end")?;
                let fits = squares::can_promote(self.from, self.to)
                    && squares::promotes_for(turn, self.from)
                    && reading.pattern.promotion.is_empty();
                if !fits {
                    return Err("a promotion only on the last rank");
                }
                *reading = squares::promoting(*reading, *role);
            }
        }
        self.letters |= bit;
        Ok(())
    }
}

/// Castling by the squares of king and rook; a king that goes two squares or more may also be followed
/// to where it goes.
fn castling_pattern(from: Square, to: Square, turn: Color) -> Result<Pattern, &'static str> {
    let home = Rank::R1.seen_from(turn);
    if (from.rank(), to.rank()) != (home, home) {
        return Err("castling only on the first rank of the side that moves");
    }
    if from.file().index().abs_diff(to.file().index()) < 2 {
        return Ok(Pattern::castling(Side::of(from, to)));
    }
    Ok(Pattern {
        roles: RoleSet::of(Role::King),
        from: from.into(),
        to: to.into(),
        king_leaps: true,
        ..Pattern::ANY
    })
}

fn read_square(text: &[u8], at: usize) -> Result<Square, Unreadable> {
    let letter = |at: usize| text.get(at).map_or(0, u8::to_ascii_lowercase);
    let place = |letters: &[u8], letter: u8| letters.iter().position(|known| *known == letter);
    for half in 0..2 {
        let Some(file) = place(FILES[half], letter(at)) else {
            continue;
        };
        let rank = place(RANKS[half], letter(at + 1)).map(|rank| half * 4 + rank);
        let square = rank.and_then(|rank| squares::square(file, rank));
        return square.ok_or(Unreadable {
            offset: at + 1,
            expected: "one of the vowels `a`, `e`, `i`, `o`",
        });
    }
    Err(Unreadable {
        offset: at,
        expected: "a consonant of `bcdfghkl` or `mnprstwz`",
    })
}

/// Writes a move in the Gringmuth code.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::gringmuth};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// gringmuth::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "gego");
/// ```
pub fn write(_before: &Position, view: &View, out: &mut String) {
    if view.mv.is_null() {
        return out.push_str("--");
    }
    let to = squares::target(view);
    for square in [view.from, to] {
        let rank = square.rank().index();
        out.push(char::from(FILES[rank / 4][square.file().index()]));
        out.push(char::from(RANKS[rank / 4][rank % 4]));
    }
    if view.castling.is_some() && to != view.to {
        out.push('l');
    }
    let letter = PROMOTIONS
        .iter()
        .find(|(_, role)| *role != Role::Queen && view.becomes == Some(*role));
    if let Some((letter, _)) = letter {
        out.push(char::from(*letter));
    }
}
