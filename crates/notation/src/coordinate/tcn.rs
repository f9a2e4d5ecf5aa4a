//! The move lists of chess.com (TCN): two characters a ply, `mC0K` is 1. e4 e5.
//!
//! A character is a number, and the first 64 are the squares from a1 to h8. From 64 on the second
//! character names what a pawn becomes and whether it goes straight or takes to the left or right, as
//! White sees it; so the target need not be said. First characters from 79 on are drops. Castling is
//! the king's move; in Chess960 it is king takes rook, and so it may come in any game, as when a
//! player put the king onto the rook. `aa` stands for a null move, which chess.com does not have.

use alloc::string::String;
use alloc::vec::Vec;

use scoresheet_chess::{Color, Position, Rank, Role, Square};

use super::squares;
use crate::reading::{Reading, Scan, Unreadable};
use crate::view::View;

/// The characters by their numbers; `+` is there twice, as a drop of a bishop and of a king.
const ALPHABET: &[u8; 85] =
    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?{~}(^)[_]@#$,./&-*++=";

/// The numbers of the ASCII characters; 255 for those that have none.
const NUMBERS: [u8; 128] = {
    let mut numbers = [255; 128];
    let mut number = ALPHABET.len();
    while number > 0 {
        number -= 1;
        numbers[ALPHABET[number] as usize] = number as u8;
    }
    numbers
};

/// The first number that is a promotion and no square.
const FIRST_PROMOTION: u8 = 64;

/// The first number that is a drop.
const FIRST_DROP: u8 = 79;

/// What a pawn becomes, each with three numbers.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

/// Reads a move of two characters.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::coordinate::tcn;
/// let reading = tcn::parse("gv").unwrap();
/// let nf3 = Move::normal(Role::Knight, Square::G1, Square::F3);
/// assert_eq!(Position::start().resolve(&reading.pattern).one(), Some(nf3));
/// ```
///
/// # Errors
///
/// [`Unreadable`] for anything else, and for drops, since a board knows no pieces in hand.
pub fn parse(text: &str) -> Result<Reading, Unreadable> {
    let reading = read(text.as_bytes())?;
    if text.len() > 2 {
        return Err(Unreadable {
            offset: 2,
            expected: "the end of the move",
        });
    }
    Ok(reading)
}

/// Reads the move at the beginning of a text, in which the next follows at once: `mC0K`.
///
/// There is one reading or none; a promotion of the other color is none.
pub fn scan(text: &str, turn: Color) -> Vec<Scan> {
    let reading = read(text.as_bytes()).ok().filter(|reading| {
        let from = reading.pattern.from.single();
        reading.pattern.promotion.is_empty()
            || from.is_some_and(|from| squares::promotes_for(turn, from))
    });
    let scan = reading.map(|reading| Scan { reading, len: 2 });
    scan.into_iter().collect()
}

fn read(text: &[u8]) -> Result<Reading, Unreadable> {
    let number = |at: usize| {
        let character = text.get(at).copied().unwrap_or(255);
        NUMBERS.get(usize::from(character)).copied().unwrap_or(255)
    };
    let error = |offset, expected| Err(Unreadable { offset, expected });
    let (first, second) = (number(0), number(1));
    let from = match first {
        0..FIRST_PROMOTION => Square::from_index(first.into()),
        FIRST_DROP..=84 => return error(0, "a move on the board, and not a drop"),
        _ => return error(0, "a letter or digit, `!` or `?`, for a square"),
    };
    if second < FIRST_PROMOTION {
        let to = Square::from_index(second.into());
        if (from, to) == (Square::A1, Square::A1) {
            return Ok(squares::null());
        }
        return squares::reading(from, to, 1);
    }
    let step = usize::from(second - FIRST_PROMOTION);
    let Some(role) = PROMOTIONS.get(step / 3) else {
        return error(1, "a character for a square or a promotion");
    };
    let to_rank = match from.rank() {
        Rank::R7 => Rank::R8,
        Rank::R2 => Rank::R1,
        _ => return error(1, "a promotion only from the second or seventh rank"),
    };
    // The file is that of the pawn, one less or one more: what is off the board on the left wraps.
    let file = (from.file().index() + step % 3).wrapping_sub(1);
    let Some(to) = squares::square(file, to_rank.index()) else {
        return error(1, "a promotion on the board");
    };
    Ok(squares::promoting(squares::reading(from, to, 1)?, *role))
}

/// Writes a move in two characters.
///
/// ```
/// use scoresheet_chess::{Move, Position, Role, Square};
/// use scoresheet_notation::{View, coordinate::tcn};
/// let start = Position::start();
/// let mv = Move::normal(Role::Pawn, Square::E2, Square::E4);
/// let mut text = String::new();
/// tcn::write(&start, &View::new(&start, mv, &start.after(mv)), &mut text);
/// assert_eq!(text, "mC");
/// ```
pub fn write(before: &Position, view: &View, out: &mut String) {
    let to = squares::target_by_game(before, view);
    let promotion = PROMOTIONS
        .iter()
        .position(|role| view.becomes == Some(*role));
    let second = match promotion {
        None => to.index(),
        Some(number) => {
            let step = (to.file().index() + 1).wrapping_sub(view.from.file().index());
            (usize::from(FIRST_PROMOTION) + 3 * number).saturating_add(step)
        }
    };
    for number in [view.from.index(), second] {
        out.push(char::from(ALPHABET[number.min(ALPHABET.len() - 1)]));
    }
}
