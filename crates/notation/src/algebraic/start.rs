//! How a text may begin a move: with a letter, a square or castling, and often in several ways.

use super::alphabet::Alphabet;
use super::letters::{Letter, figurine, foreign, letters};
use super::signs::{Sign, capture, castling_words, dash, file, first, is_blank, is_unseen, rank};
use crate::quirk::{Quirk, Quirks};

/// Between two parts of a move are no more blanks than these.
pub(super) const WIDEST: usize = 3;

/// How a move may begin.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// With a letter for a piece.
    Letter(Letter),
    /// With a square.
    Square,
    /// With a phrase for castling.
    Castling(Sign),
    /// With the letters or zeros of castling.
    Halves,
}

/// All ways in which a text may begin a move, the likeliest first.
pub(super) fn starts(text: &str, alphabet: &Alphabet) -> impl Iterator<Item = Start> {
    let mut starts = [None; 9];
    let mut count = 0;
    let mut add = |start: Start| {
        if let Some(free) = starts.get_mut(count) {
            *free = Some(start);
            count += 1;
        }
    };
    if let Some(words) = castling_words(text, alphabet) {
        add(Start::Castling(words));
    }
    if is_castling(text) {
        add(Start::Halves);
    }
    if let Some(letter) = figurine(text) {
        add(Start::Letter(letter));
    }
    let found = letters(text, alphabet);
    let is_small = |letter: &Letter| letter.quirks.has(Quirk::SmallPieceLetter);
    let whole = || found.iter().flatten().filter(|letter| !is_small(letter));
    let small = || found.iter().flatten().filter(|letter| is_small(letter));
    // Where one letter is another and a file, as G and Gh, a full origin tells: `Gh2f4`.
    let is_full = |letter: &&Letter| full_origin_follows(&text[letter.len..], alphabet);
    let is_one = whole().nth(1).is_none();
    let full = whole().filter(|_| !is_one).find(is_full).copied();
    full.into_iter()
        .for_each(|letter| add(Start::Letter(letter)));
    for letter in whole().filter(|letter| full.is_none_or(|full| full.len != letter.len)) {
        add(Start::Letter(*letter));
    }
    let square = file(text, alphabet).or_else(|| rank(text, alphabet));
    let has_small = small().next().is_some();
    let far = square.is_some_and(|square| has_small && is_far(text, square, alphabet));
    if !far && (square.is_some() || capture(text, alphabet).is_some()) {
        add(Start::Square);
    }
    small().for_each(|letter| add(Start::Letter(*letter)));
    if far {
        add(Start::Square);
    }
    if whole().next().is_none() {
        match foreign(text) {
            Some(letter) => add(Start::Letter(letter)),
            None if square.is_none() && is_capital_file(text) => add(Start::Square),
            None => {}
        }
    }
    starts.into_iter().flatten()
}

fn is_capital_file(text: &str) -> bool {
    first(text).is_some_and(|(character, _)| matches!(character, 'A'..='H'))
}

/// Two or three letters O or zeros, at the beginning of a text and with nothing glued to them.
fn is_castling(text: &str) -> bool {
    let mut halves = 0;
    let mut rest = text;
    while let Some((_, len)) = half(rest) {
        halves += 1;
        rest = &rest[len..];
        let after = skip_blanks(rest);
        match dash(after) {
            Some(dash) if half(skip_blanks(&after[dash.len..])).is_some() => {
                rest = skip_blanks(&after[dash.len..]);
            }
            _ => {}
        }
    }
    matches!(halves, 2 | 3)
}

pub(super) fn skip_blanks(text: &str) -> &str {
    let mut rest = text;
    for _ in 0..WIDEST {
        match rest.chars().next() {
            Some(blank) if is_blank(blank) || is_unseen(blank) => {
                rest = &rest[blank.len_utf8()..];
            }
            _ => break,
        }
    }
    rest
}

/// A letter or zero of castling.
pub(super) fn half(text: &str) -> Option<(Sign, usize)> {
    let (character, len) = first(text)?;
    let (folded, quirk): (&'static [u8], _) = match character {
        'O' => (b"O", None),
        'o' => (b"o", None),
        '0' => (b"0", None),
        'О' | 'Ο' => (b"O", Some(Quirk::LookAlike)),
        'о' | 'ο' => (b"o", Some(Quirk::LookAlike)),
        _ => return None,
    };
    let mut quirks = Quirks::NONE;
    quirk.into_iter().for_each(|quirk| quirks.add(quirk));
    let sign = Sign {
        len,
        folded,
        quirks,
    };
    Some((sign, len))
}

/// Whether a text begins with a square and goes on with what may be a target.
fn full_origin_follows(text: &str, alphabet: &Alphabet) -> bool {
    let square = |text: &str| {
        let file = file(text, alphabet)?.len;
        Some(file + rank(&text[file..], alphabet)?.len)
    };
    let Some(origin) = square(text) else {
        return false;
    };
    let rest = skip_blanks(&text[origin..]);
    let sign = dash(rest).or_else(|| capture(rest, alphabet));
    let rest = match sign {
        Some(sign) => skip_blanks(&rest[sign.len..]),
        None if rest.len() < text.len() - origin => return false,
        None => rest,
    };
    let named = letters(rest, alphabet).into_iter().flatten();
    square(rest).is_some()
        || named
            .into_iter()
            .any(|named| square(&rest[named.len..]).is_some())
}

/// Whether a text goes on with a square that no pawn reaches from the file it begins with.
fn is_far(text: &str, start: Sign, alphabet: &Alphabet) -> bool {
    let mut rest = &text[start.len..];
    let sign = |rest| capture(rest, alphabet).filter(|sign| sign.folded != b"X");
    while let Some(sign) = sign(rest).or_else(|| dash(rest)) {
        rest = &rest[sign.len..];
    }
    let target = file(rest, alphabet).filter(|file| rank(&rest[file.len..], alphabet).is_some());
    target.is_some_and(|target| target.folded[0].abs_diff(start.folded[0]) > 1)
}
