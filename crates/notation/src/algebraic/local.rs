//! Moves in any language: a whole text, or the beginning of one.

use alloc::vec::Vec;

use scoresheet_chess::Role;

use super::alphabet::Alphabet;
use super::fold::{Folded, fold};
use super::letters::letters;
use super::parse::parse_null;
use super::signs::{is_unseen, unseen};
use super::start::starts;
use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};

/// Reads a text that is one move, with the letters, signs and words of a language.
///
/// What [`parse`](super::parse) forgives is forgiven here, and besides, each with its [`Quirk`]:
/// letters that the language knows but does not usually write; letters of another script that look
/// the same; a piece with a small letter, where it is no file; squares in letters and digits of
/// another script; blanks after the letter of the piece, around signs for captures and dashes, and
/// before marks; words for check, mate and taking in passing; `RxN` without a square.
///
/// A letter that the language knows means what it means there: German `Bb5` is a pawn (B for
/// *Bauer*), and Romanian `Nf3` a bishop. English letters that the language has no use for are read,
/// and are the quirk [`Quirk::ForeignLetter`]: `Rh6` among Vietnamese moves is a rook.
///
/// A letter with several meanings becomes a set of roles, and the rules decide between them
/// ([`Quirk::SharedLetter`]).
///
/// ```
/// use scoresheet_chess::{Role, RoleSet};
/// use scoresheet_notation::{Quirk, algebraic, language};
///
/// let russian = language::find("ru").unwrap().alphabet();
/// // Typed with a Latin K and p.
/// let reading = algebraic::parse_in("Kpe2", russian).unwrap();
/// assert_eq!(reading.pattern.roles, RoleSet::of(Role::King));
/// assert!(reading.quirks.has(Quirk::LookAlike));
/// ```
///
/// # Errors
///
/// [`Unreadable`] says at which byte of the text the grammar stuck, and what it expected there.
pub fn parse_in(text: &str, alphabet: &Alphabet) -> Result<Reading, Unreadable> {
    if let Some(spelled_oddly) = parse_null(text.as_bytes()) {
        return Ok(null(spelled_oddly));
    }
    let lead = unseen(text);
    let number = lead + glued_number(&text[lead..], alphabet);
    let word = &text[number..];
    let mut error = Unreadable {
        offset: number,
        expected: "a letter of a piece, a square or castling",
    };
    let mut is_first = true;
    for start in starts(word, alphabet) {
        let folded = fold(word, alphabet, start, true);
        let read = match folded.is_whole {
            true => read(&folded, folded.line.len),
            false => Err(Unreadable {
                offset: folded.stop,
                expected: match folded.line.len {
                    0 | 1 => "a square",
                    _ => "a square, a sign or the end of the move",
                },
            }),
        };
        match read {
            Ok(mut reading) => {
                reading.quirks.add_if(number > lead, Quirk::GluedNumber);
                reading.quirks.add_if(lead > 0, Quirk::TypesetSign);
                return Ok(reading);
            }
            // What the likeliest beginning was stuck at is said.
            Err(unreadable) if is_first => {
                error.offset = number + unreadable.offset;
                error.expected = unreadable.expected;
                is_first = false;
            }
            Err(_) => {}
        }
    }
    Err(error)
}

/// Reads the beginning of a text as a move, in all sensible ways, the longest first.
///
/// For streams in which moves have blanks within them (`D x d3`, `С: b4`, `exd6 e.p.`) or are glued
/// (`Nc3Nf6`). Which of the readings is meant the rules may tell: `e4 - e5` is one move of a pawn or
/// two moves with a dash between them. Glyphs (`!`, `±`) are no part of a move, and neither is a
/// number before it; the offer of a draw `(=)` is, and so are marks of direction around it.
///
/// ```
/// use scoresheet_notation::{algebraic, language};
///
/// let french = language::find("fr").unwrap().alphabet();
/// let lens: Vec<usize> = algebraic::scan("D x d3 Fe7", french)
///     .iter()
///     .map(|scan| scan.len)
///     .collect();
/// assert_eq!(lens, [6]);
/// ```
pub fn scan(text: &str, alphabet: &Alphabet) -> Vec<Scan> {
    let mut scans: Vec<Scan> = Vec::new();
    let lead = unseen(text);
    let text = &text[lead..];
    if let Some((len, spelled_oddly)) = null_word(text) {
        scans.push(Scan {
            reading: null(spelled_oddly),
            len: lead + len,
        });
    }
    for start in starts(text, alphabet) {
        let folded = fold(text, alphabet, start, false);
        for count in (1..=folded.line.len).rev() {
            if !may_end(text, &folded, count) {
                continue;
            }
            let Ok(mut reading) = read(&folded, count) else {
                continue;
            };
            // Only pawns become something.
            let pattern = reading.pattern;
            if !pattern.promotion.is_empty() && !pattern.roles.has(Role::Pawn) {
                continue;
            }
            reading.quirks.add_if(lead > 0, Quirk::TypesetSign);
            let end = usize::from(folded.ends[count - 1]);
            let len = lead + end + unseen(&text[end..]);
            let is_known = |scan: &Scan| scan.len == len && scan.reading.pattern == pattern;
            if !scans.iter().any(is_known) {
                scans.push(Scan { reading, len });
            }
        }
    }
    scans.sort_by_key(|scan| core::cmp::Reverse(scan.len));
    scans
}

fn null(spelled_oddly: bool) -> Reading {
    let mut reading = Reading::new();
    reading.null = true;
    reading.quirks.add_if(spelled_oddly, Quirk::OddNullMove);
    reading
}

/// A null move at the beginning of a text.
fn null_word(text: &str) -> Option<(usize, bool)> {
    const LONGEST: usize = 5;
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ')');
    let head = text.char_indices().take(LONGEST);
    let end = head.clone().find(|&(_, c)| ends(c)).map(|(at, _)| at);
    let end = end.or_else(|| (head.count() < LONGEST).then_some(text.len()))?;
    Some((end, parse_null(&text.as_bytes()[..end])?))
}

/// How many bytes are a move number and its periods with a move behind them.
fn glued_number(text: &str, alphabet: &Alphabet) -> usize {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.len() - rest.len();
    let rest = rest.trim_start_matches(['.', '…']);
    // A zero may be a letter O.
    let is_letter = letters(text, alphabet)[0].is_some();
    let is_number = rest.len() < text.len() && !is_letter;
    let is_move = rest.starts_with(char::is_alphabetic) && is_number;
    // Where ranks come before files, a digit before a letter is a square.
    let is_square = alphabet.has_ranks_first && digits + rest.len() == text.len();
    match is_move && !is_square {
        true => text.len() - rest.len(),
        false => 0,
    }
}

/// Reads so many bytes of a line as a move.
fn read(folded: &Folded, count: usize) -> Result<Reading, Unreadable> {
    let mut line = folded.line;
    line.len = count;
    let mut reading = Reading::new();
    for quirks in &folded.quirks[..count] {
        reading.quirks = reading.quirks.with(*quirks);
    }
    for place in 1..count {
        if folded.gaps >> place & 1 == 0 {
            continue;
        }
        if !may_have_gap(folded, place) {
            return Err(line.error(place, "no blank here"));
        }
        // The mark for taking in passing stands apart as a rule.
        let is_usual = folded.marks >> place & 1 == 1 && line.bytes[place] == b'e';
        reading.quirks.add_if(!is_usual, Quirk::Gap);
    }
    // A cross at the end is mate.
    let glyphs = line.bytes().iter().rev();
    let glyphs = glyphs.take_while(|byte| b"!?".contains(byte)).count();
    if let Some(end) = count.checked_sub(glyphs + 1).filter(|&end| end > 1)
        && folded.mates >> end & 1 == 1
    {
        line.bytes[end] = b'#';
        reading.quirks.add(Quirk::OddCheckMark);
    }
    line.read(&mut reading)?;
    Ok(reading)
}

/// Whether a blank may stand before a byte of a line: behind the letter of the piece, around signs
/// between squares and before a promotion, and before marks.
fn may_have_gap(folded: &Folded, place: usize) -> bool {
    let bytes = folded.line.bytes();
    let (before, here) = (bytes[place - 1], bytes[place]);
    let is_sign = |byte: u8| b"xX:-=(".contains(&byte);
    // A small letter with a blank behind it is too little to go by: `gh d4` is a pawn and a pawn.
    let is_letter = b"KQRBNP".contains(&before);
    let is_small = folded.quirks[0].has(Quirk::SmallPieceLetter);
    let is_behind_letter = place == 1 && is_letter && !is_small;
    let is_remark = b"!?.,".contains(&here);
    folded.marks >> place & 1 == 1
        || is_remark
        || is_sign(here)
        || is_sign(before)
        || is_behind_letter
}

/// Whether a move may end behind so many bytes of a line, by what stands there next.
fn may_end(text: &str, folded: &Folded, count: usize) -> bool {
    let bytes = folded.line.bytes();
    let last = bytes[count - 1];
    let end = usize::from(folded.ends[count - 1]);
    if count == bytes.len() {
        // A file or a word must not be the beginning of a longer word.
        let mut rest = text[end..].chars().filter(|&c| !is_unseen(c));
        let next = rest.next();
        let is_open = last.is_ascii_lowercase() && last != b'x';
        let is_named = last.is_ascii_uppercase() && count > 1 && last != b'O';
        return match next {
            Some(next) if next.is_alphabetic() => !(is_open || is_named && next.is_lowercase()),
            Some(next) => !(is_open && next.is_numeric()),
            None => true,
        };
    }
    if folded.begins >> count & 1 == 0 {
        return false;
    }
    if folded.gaps >> count & 1 == 1 {
        return true;
    }
    let is_loose = count + 1 == bytes.len() || folded.gaps >> (count + 1) & 1 == 1;
    let is_pawn = !b"KQRBN".contains(&bytes[0]);
    match bytes[count] {
        _ if last == b'=' => false,
        b'O' | b'o' | b'0' => false,
        b'1'..=b'8' => !last.is_ascii_lowercase(),
        b'a'..=b'h' | b'A'..=b'H' if last.is_ascii_lowercase() => false,
        b'-' if last == b'+' => false,
        b'x' | b'X' | b':' | b'-' => is_loose && folded.mates >> count & 1 == 0,
        b'=' => !(last == b'+' || is_pawn && matches!(last, b'1' | b'8')),
        b'/' | b'(' => false,
        _ => !(folded.mates >> (count - 1) & 1 == 1 && last == b'x'),
    }
}
