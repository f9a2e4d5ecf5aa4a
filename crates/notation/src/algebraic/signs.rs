//! What stands at a place of a text, by the alphabet of a language: squares, signs and words.
//!
//! Nothing here knows what came before. Where a text may be taken in several ways, the longest is
//! found.

use super::alphabet::Alphabet;
use super::lookalike::{digit, look};
use crate::quirk::{Quirk, Quirks};

/// A sign in the text and what the grammar calls it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sign {
    /// How many bytes of the text it takes.
    pub(super) len: usize,
    /// The same in ASCII.
    pub(super) folded: &'static [u8],
    /// What is odd about it.
    pub(super) quirks: Quirks,
}

impl Sign {
    fn new(len: usize, folded: &'static [u8], quirk: Option<Quirk>) -> Sign {
        let mut quirks = Quirks::NONE;
        quirk.into_iter().for_each(|quirk| quirks.add(quirk));
        Sign {
            len,
            folded,
            quirks,
        }
    }
}

/// A full-width form is the same character as the ASCII one.
pub(super) fn narrow(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from(((character as u32 - 0xff01) + 0x21) as u8),
        other => other,
    }
}

/// The first character of a text, and how many bytes it takes.
pub(super) fn first(text: &str) -> Option<(char, usize)> {
    text.chars().next().map(|c| (narrow(c), c.len_utf8()))
}

/// Whether a character is not to be seen: marks of direction, joiners, variation selectors.
pub(super) fn is_unseen(character: char) -> bool {
    matches!(
        character,
        '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'
            | '\u{2066}'..='\u{2069}'
            | '\u{61c}'
            | '\u{feff}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{ad}'
    )
}

/// How many bytes at the beginning of a text are not to be seen.
pub(super) fn unseen(text: &str) -> usize {
    /// More marks of direction than these stand before no move.
    const MOST: usize = 8;
    let unseen = text.chars().take(MOST).take_while(|&c| is_unseen(c));
    unseen.map(char::len_utf8).sum()
}

/// Whether a character is a blank on a line.
pub(super) fn is_blank(character: char) -> bool {
    matches!(
        character,
        ' ' | '\t' | '\u{a0}' | '\u{2002}'..='\u{200a}' | '\u{202f}' | '\u{3000}'
    )
}

const FILES: [&[u8]; 8] = [b"a", b"b", b"c", b"d", b"e", b"f", b"g", b"h"];
const RANKS: [&[u8]; 8] = [b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8"];

/// A file at the beginning of a text.
pub(super) fn file(text: &str, alphabet: &Alphabet) -> Option<Sign> {
    let (character, len) = first(text)?;
    if let 'a'..='h' = character {
        let quirk = (len > 1).then_some(Quirk::TypesetSign);
        return Some(Sign::new(
            len,
            FILES[character as usize - 'a' as usize],
            quirk,
        ));
    }
    if character.is_ascii() {
        return None;
    }
    let named = local(text, alphabet.files);
    if let Some((at, len)) = named {
        let latin = char::from(FILES[at][0]);
        let is_alike = look(character) == latin;
        let quirk = if is_alike {
            Quirk::LookAlike
        } else {
            Quirk::LocalSquare
        };
        return Some(Sign::new(len, FILES[at], Some(quirk)));
    }
    match look(character) {
        latin @ 'a'..='h' => {
            let file = FILES[latin as usize - 'a' as usize];
            Some(Sign::new(len, file, Some(Quirk::LookAlike)))
        }
        _ => None,
    }
}

/// A rank at the beginning of a text.
pub(super) fn rank(text: &str, alphabet: &Alphabet) -> Option<Sign> {
    let (character, len) = first(text)?;
    if let 'A'..='Z' | 'a'..='z' = character {
        return None;
    }
    if let Some(value) = digit(character) {
        let quirk = match (character.is_ascii(), len) {
            (true, 1) => None,
            (true, _) => Some(Quirk::TypesetSign),
            (false, _) => Some(Quirk::LocalSquare),
        };
        let rank = RANKS.get((value as usize).wrapping_sub(1))?;
        return Some(Sign::new(len, rank, quirk));
    }
    if let Some((at, len)) = local(text, alphabet.ranks) {
        return Some(Sign::new(len, RANKS[at], Some(Quirk::LocalSquare)));
    }
    let is_three = look(character) == '3';
    is_three.then(|| Sign::new(len, RANKS[2], Some(Quirk::LookAlike)))
}

/// The longest of some names with which a text begins: its place in its list, and its length.
fn local(text: &str, lists: &[[&'static str; 8]]) -> Option<(usize, usize)> {
    let named = lists.iter().flat_map(|list| list.iter().enumerate());
    let fitting = named.filter(|(_, name)| text.starts_with(**name));
    let longest = fitting.max_by_key(|(_, name)| name.len())?;
    Some((longest.0, longest.1.len()))
}

/// A hyphen or dash at the beginning of a text.
pub(super) fn dash(text: &str) -> Option<Sign> {
    let (character, len) = first(text)?;
    let quirk = match character {
        '-' if len == 1 => None,
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => Some(Quirk::TypesetSign),
        _ => return None,
    };
    Some(Sign::new(len, b"-", quirk))
}

/// A sign or word for a capture at the beginning of a text.
pub(super) fn capture(text: &str, alphabet: &Alphabet) -> Option<Sign> {
    let (character, len) = first(text)?;
    let sign = match character {
        'x' if len == 1 => Sign::new(len, b"x", None),
        // Where X is a piece, it is never a capture.
        'X' if alphabet.letters.contains(&"X") => return None,
        'X' => Sign::new(len, b"X", None),
        ':' => Sign::new(len, b":", None),
        'x' | '×' | '✕' | '✗' | '✖' | '╳' => {
            Sign::new(len, b"x", Some(Quirk::TypesetSign))
        }
        _ => {
            let len = longest(text, alphabet.captures)?;
            let is_alike = matches!(look(character), 'x' | 'X') && len == character.len_utf8();
            let quirk = if is_alike {
                Quirk::LookAlike
            } else {
                Quirk::OddCaptureSign
            };
            Sign::new(len, b"x", Some(quirk))
        }
    };
    Some(sign)
}

/// Marks that are the same in all languages.
const MARKS: [(&str, &[u8], Option<Quirk>); 16] = [
    ("(=)", b"(=)", None),
    ("++", b"++", None),
    ("+ +", b"++", None),
    ("+", b"+", None),
    ("#", b"#", None),
    ("†", b"+", Some(Quirk::TypesetSign)),
    ("‡", b"++", Some(Quirk::TypesetSign)),
    ("≠", b"#", Some(Quirk::TypesetSign)),
    ("/e.p.", b"e.p.", None),
    ("/ep", b"e.p.", None),
    ("(e.p.)", b"e.p.", None),
    ("(ep)", b"e.p.", None),
    ("e.p.", b"e.p.", None),
    ("e.p", b"e.p.", None),
    ("ep.", b"e.p.", None),
    ("ep", b"e.p.", None),
];

/// A mark at the beginning of a text: for check, mate, taking in passing, or a draw offer.
pub(super) fn mark(text: &str, alphabet: &Alphabet) -> Option<Sign> {
    let mut found: Option<Sign> = None;
    let mut consider = |sign: Sign| {
        if found.is_none_or(|found| found.len < sign.len) {
            found = Some(sign);
        }
    };
    let first = text.as_bytes().first();
    for (mark, folded, quirk) in MARKS {
        if mark.as_bytes().first() == first && text.starts_with(mark) && ends_well(text, mark.len())
        {
            consider(Sign::new(mark.len(), folded, quirk));
        }
    }
    let lists: [(&[&str], &[u8], Option<Quirk>); 4] = [
        (alphabet.mates, b"#", Some(Quirk::OddCheckMark)),
        (alphabet.double_checks, b"++", Some(Quirk::OddCheckMark)),
        (alphabet.checks, b"+", Some(Quirk::OddCheckMark)),
        (alphabet.en_passant, b"e.p.", None),
    ];
    for (list, folded, quirk) in lists {
        // Crosses are captures until one sees that nothing follows.
        if let Some(len) = longest(text, list).filter(|&len| !is_cross(&text[..len])) {
            consider(Sign::new(len, folded, quirk));
        }
    }
    found
}

/// Whether a sign for a capture also means mate where nothing follows.
pub(super) fn may_mate(sign: &str, alphabet: &Alphabet) -> bool {
    alphabet.mates.contains(&sign)
}

fn is_cross(sign: &str) -> bool {
    let mut characters = sign.chars();
    let cross = characters.next().is_some_and(|character| {
        matches!(look(character), 'x' | 'X') || matches!(character, '×' | '✕' | '✗' | '✖' | '╳')
    });
    cross && characters.next().is_none()
}

/// A phrase for castling at the beginning of a text.
pub(super) fn castling_words(text: &str, alphabet: &Alphabet) -> Option<Sign> {
    let signs: [&[u8]; 2] = [b"O-O", b"O-O-O"];
    let mut found = (0..2).filter_map(|side| {
        let len = longest(text, alphabet.castling[side])?;
        Some(Sign::new(len, signs[side], Some(Quirk::OddCastling)))
    });
    found.next()
}

/// The longest of some words with which a text begins, whatever their case.
fn longest(text: &str, words: &[&str]) -> Option<usize> {
    let lens = words.iter().filter_map(|word| begins(text, word));
    lens.filter(|&len| ends_well(text, len)).max()
}

fn begins(text: &str, word: &str) -> Option<usize> {
    let mut len = 0;
    let mut written = text.chars();
    for wanted in word.chars() {
        let here = written.next()?;
        len += here.len_utf8();
        let same = here == wanted || here.to_lowercase().eq(wanted.to_lowercase());
        if !same {
            return None;
        }
    }
    (len > 0).then_some(len)
}

/// Whether a sign of some length stands for itself at the beginning of a text and is not the
/// beginning of a longer word. Scripts that have no blanks have no such words.
fn ends_well(text: &str, len: usize) -> bool {
    let goes_on = |c: char| c.is_alphabetic() && c < '\u{3000}';
    let last = text[..len].chars().next_back();
    let next = text[len..].chars().next();
    let is_word = last.is_some_and(goes_on) && text[..len].chars().nth(1).is_some();
    !(is_word && next.is_some_and(|next| goes_on(next) || next.is_ascii_digit()))
}
