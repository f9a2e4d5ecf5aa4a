//! Smith notation: `e2e4`, `e4d5p`, `e1g1c`, `f7g8nQ`.
//!
//! Two squares; then, in small letters, what was taken, `E` for a pawn taken in passing, `c` and `C`
//! for castling short and long; then, in capitals, what a pawn becomes. A game can be played backwards
//! from it. In Chess960 the squares of castling are still those of the king, even if it stays where it
//! is, since the letter tells that the move is castling. A null move is written `0000`.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{
    CaptureClaim, Color, File, MoveKind, Pattern, Position, Rank, Role, RoleSet, Side, Square,
};

use super::squares;
use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};
use crate::view::View;

/// Reads a move in Smith notation.
///
/// What is taken is a claim that must be true. A move without the letter may take something all the
/// same, since not every program writes it.
///
/// ```
/// use scoresheet_chess::{Color, Role};
/// use scoresheet_notation::coordinate::smith;
/// let reading = smith::parse("f7g8nQ", Color::White).unwrap();
/// assert_eq!(reading.pattern.captured.single(), Some(Role::Knight));
/// assert_eq!(reading.pattern.promotion.single(), Some(Role::Queen));
/// assert!(smith::parse("e2e4c", Color::White).is_err());
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything but two squares and letters that fit them.
pub fn parse(text: &str, turn: Color) -> Result<Reading, Unreadable> {
    let (reading, len) = read(text, turn, true)?;
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
/// The longest readings come first: that with the letters of what is taken and promoted, and that of
/// the squares alone, since in glued text a letter may begin the next move. A small letter behind a
/// pawn's move to the last rank is also read as the promotion that UCI writes so.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let mut scans = Vec::new();
    let Ok((reading, len)) = read(text, turn, true) else {
        return scans;
    };
    squares::push(&mut scans, reading, len, turn);
    let Ok((bare, short)) = read(text, turn, false) else {
        return scans;
    };
    if short == len {
        return scans;
    }
    let small = text.as_bytes().get(short).filter(|_| len == short + 1);
    let role = small
        .filter(|letter| letter.is_ascii_lowercase())
        .and_then(|letter| Role::from_letter(*letter as char));
    if let (Some(role), Some(_)) = (role, squares::queening(&bare))
        && RoleSet::PROMOTIONS.has(role)
    {
        let mut reading = squares::promoting(bare, role);
        reading.quirks.add(Quirk::SmallPieceLetter);
        scans.push(Scan { reading, len });
    }
    squares::push(&mut scans, bare, short, turn);
    scans
}

/// Reads two squares and, if asked to, the letters behind them.
fn read(text: &str, turn: Color, letters: bool) -> Result<(Reading, usize), Unreadable> {
    let bytes = text.as_bytes();
    if bytes.starts_with(b"0000") {
        return Ok((squares::null(), 4));
    }
    let square = |at: usize| {
        let name = bytes.get(at..at + 2).and_then(Square::parse);
        name.ok_or(Unreadable {
            offset: at,
            expected: "a square",
        })
    };
    let (from, to) = (square(0)?, square(2)?);
    let letter = bytes.get(4).copied().filter(|_| letters);
    if let Some(side) = letter.and_then(castling) {
        let pattern = castling_pattern(side, from, to, turn)?;
        let mut reading = Reading::new();
        reading.pattern = pattern;
        return Ok((reading, 5));
    }
    let mut reading = squares::reading(from, to, 2)?;
    let mut len = 4;
    let taken = match letter {
        Some(b'E') => Some(Role::Pawn),
        Some(letter) if letter.is_ascii_lowercase() => Role::from_letter(letter as char),
        _ => None,
    };
    if let Some(role) = taken {
        reading.takes = true;
        reading.pattern.capture = CaptureClaim::Yes;
        reading.pattern.captured = RoleSet::of(role);
        len = 5;
    }
    if letter == Some(b'E') {
        reading.en_passant = true;
        reading.pattern.roles = RoleSet::of(Role::Pawn);
    }
    if letters && let Some(role) = promotion(bytes.get(len).copied()) {
        if !squares::can_promote(from, to) {
            return Err(Unreadable {
                offset: len,
                expected: "a promotion only from the seventh rank to the eighth",
            });
        }
        reading = squares::promoting(reading, role);
        len += 1;
    }
    Ok((reading, len))
}

fn castling(letter: u8) -> Option<Side> {
    match letter {
        b'c' => Some(Side::King),
        b'C' => Some(Side::Queen),
        _ => None,
    }
}

fn promotion(letter: Option<u8>) -> Option<Role> {
    let letter = letter.filter(u8::is_ascii_uppercase)?;
    Role::from_letter(letter as char).filter(|role| RoleSet::PROMOTIONS.has(*role))
}

/// Castling with a letter: the squares must be such that a king may castle between them.
///
/// Where the king leaps, the squares are part of the claim; where it takes one step or none, which
/// only happens in Chess960, the letter alone tells that the rook goes too.
fn castling_pattern(
    side: Side,
    from: Square,
    to: Square,
    turn: Color,
) -> Result<Pattern, Unreadable> {
    let home = Rank::R1.seen_from(turn);
    if (from.rank(), to.rank()) != (home, home) {
        return Err(Unreadable {
            offset: 4,
            expected: "castling only on the first rank of the side that moves",
        });
    }
    let distance = from.file().index().abs_diff(to.file().index());
    if distance >= 2 {
        let goes_there = (to > from) == (side == Side::King);
        return goes_there
            .then_some(Pattern {
                roles: RoleSet::of(Role::King),
                from: from.into(),
                to: to.into(),
                king_leaps: true,
                ..Pattern::ANY
            })
            .ok_or(Unreadable {
                offset: 4,
                expected: "`c` for castling towards the h-file and `C` towards the a-file",
            });
    }
    let target = match side {
        Side::King => File::G,
        Side::Queen => File::C,
    };
    if to.file() != target {
        return Err(Unreadable {
            offset: 2,
            expected: "the g-file for `c` and the c-file for `C`",
        });
    }
    Ok(Pattern::castling(side))
}

/// Writes a move in Smith notation.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::smith};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// smith::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "e2e4");
/// ```
pub fn write(_before: &Position, view: &View, out: &mut String) {
    if view.mv.is_null() {
        return out.push_str("0000");
    }
    for square in [view.from, view.to] {
        out.push(square.file().letter());
        out.push(square.rank().digit());
    }
    match view.castling {
        Some(Side::King) => out.push('c'),
        Some(Side::Queen) => out.push('C'),
        None => {}
    }
    if view.mv.kind == MoveKind::EnPassant {
        out.push('E');
    } else if let Some(role) = view.captured {
        out.push(role.letter().to_ascii_lowercase());
    }
    if let Some(role) = view.becomes {
        out.push(role.letter());
    }
}
