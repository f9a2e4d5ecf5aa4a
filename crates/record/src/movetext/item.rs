//! What stands between moves, and where the next move begins.

use std::ops::Range;

use scoresheet_chess::Color;
use scoresheet_notation::descriptive::End;
use scoresheet_notation::{Dialect, Scan, algebraic};

use crate::remark::{Nag, Sign};
use crate::tags::GameResult;

/// Something that is no move.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Item {
    /// A move number.
    Number(u32),
    /// The range of the text of a comment, without its signs.
    Comment(Range<usize>),
    /// A line for other programs, without its `%`.
    Escape(Range<usize>),
    /// What stands in parentheses, without them.
    Variation(Range<usize>),
    /// An offer of a draw that stands by itself: `(=)`.
    Offer,
    /// A glyph by its number.
    Nag(Nag),
    /// A glyph as a sign.
    Sign(Sign),
    /// How the game ended.
    Result(GameResult),
    /// How the game ended, in words.
    End(End),
    /// A word that is nothing of all this.
    Text,
}

/// What comes next in a text.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Next {
    /// Something that is no move, and where it is.
    Item(Item, Range<usize>),
    /// What may be a move, in all its readings, and where it begins.
    Move(usize, Vec<Scan>),
    /// Nothing.
    End,
}

/// A text of moves and what is needed to see them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Movetext<'a> {
    /// The text, in which all ranges are.
    pub(super) text: &'a str,
    /// What the moves are written in.
    pub(super) dialect: Dialect,
}

impl Movetext<'_> {
    /// What comes next at or after a byte and before another.
    pub(super) fn next(&self, at: usize, end: usize, turn: Color) -> Next {
        let at = self.skip_separators(at, end);
        let rest = &self.text[at..end];
        let Some(first) = rest.chars().next() else {
            return Next::End;
        };
        if self.dialect.notation().uses_all_signs() {
            return match self.dialect.scan(rest, turn) {
                scans if scans.is_empty() => Next::Item(Item::Text, at..at + word_len(rest)),
                scans => Next::Move(at, scans),
            };
        }
        if rest.starts_with("--")
            && !rest[2..].starts_with(is_dash)
            && let Ok(reading) = algebraic::parse(b"--")
        {
            return Next::Move(at, vec![Scan { reading, len: 2 }]);
        }
        if let Some((item, len)) = self.bracketed(at, rest) {
            return Next::Item(item, at..at + len);
        }
        if first.is_ascii_digit() || matches!(first, '½' | '*') {
            // Castling with zeros begins as a result of two losers does.
            let scans = match first {
                '0' => self.dialect.scan(rest, turn),
                _ => Vec::new(),
            };
            if !scans.is_empty()
                && result(rest).is_none_or(|(result, _)| result == GameResult::BothLost)
            {
                return Next::Move(at, scans);
            }
            if let Some((result, len)) = result(rest) {
                return Next::Item(Item::Result(result), at..at + len);
            }
            if let Some((number, len)) = self.number(rest, turn) {
                return Next::Item(Item::Number(number), at..at + len);
            }
        } else if !first.is_alphanumeric()
            && let Some((sign, len)) = sign(rest)
        {
            return Next::Item(Item::Sign(sign), at..at + len);
        }
        let scans = self.dialect.scan(rest, turn);
        if !scans.is_empty() {
            return Next::Move(at, scans);
        }
        if let Some((end, len)) = self.dialect.scan_end(rest) {
            return Next::Item(Item::End(end), at..at + len);
        }
        let len = word_len(rest);
        match Sign::parse(rest[..len].trim_end_matches(['.', ',', ';']).as_bytes()) {
            Some(sign) => Next::Item(Item::Sign(sign), at..at + len),
            None => Next::Item(Item::Text, at..at + len),
        }
    }

    /// Behind blanks and what people put between moves: commas, bars, dots and lone dashes.
    fn skip_separators(&self, at: usize, end: usize) -> usize {
        let mut at = at;
        loop {
            let rest = &self.text[at..end];
            let Some(first) = rest.chars().next() else {
                return end;
            };
            let len = if is_blank(first)
                || (matches!(first, '|' | ',' | '.' | '…' | '·' | '\\')
                    && !self.dialect.notation().uses_all_signs())
            {
                first.len_utf8()
            } else if first == ';' && !self.opens_line_comment(at) {
                1
            } else if is_dash(first) {
                let word = &rest[..word_len(rest)];
                if !word.chars().all(is_dash) || word == "--" {
                    // Two are a null move, of which glyphs may follow.
                    return at;
                }
                word.len()
            } else {
                return at;
            };
            at += len;
        }
    }

    /// Whether a semicolon begins a comment: behind a move it only parts it from the next.
    fn opens_line_comment(&self, at: usize) -> bool {
        let before = self.text[..at].chars().next_back();
        before.is_none_or(is_blank)
    }

    fn bracketed(&self, at: usize, rest: &str) -> Option<(Item, usize)> {
        let line = || rest.find(['\n', '\r']).unwrap_or(rest.len());
        let is_line_start = self.text[..at].ends_with(['\n', '\r']) || at == 0;
        match rest.as_bytes()[0] {
            b'{' => {
                let len = rest.find('}').unwrap_or(rest.len());
                Some((Item::Comment(at + 1..at + len), (len + 1).min(rest.len())))
            }
            b';' => {
                let line = line();
                Some((Item::Comment(at + 1..at + line), line))
            }
            b'%' if is_line_start => {
                let line = line();
                Some((Item::Escape(at + 1..at + line), line))
            }
            b'$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                let nag = Nag::parse(&rest.as_bytes()[..1 + digits])?;
                Some((Item::Nag(nag), 1 + digits))
            }
            b'(' if rest.starts_with("(=)") => Some((Item::Offer, 3)),
            b'(' => {
                let len = closing(rest, b'(', b')').unwrap_or(rest.len());
                Some((Item::Variation(at + 1..at + len), (len + 1).min(rest.len())))
            }
            b'[' => {
                let len = closing(rest, b'[', b']').unwrap_or(rest.len());
                Some((Item::Comment(at + 1..at + len), (len + 1).min(rest.len())))
            }
            _ => None,
        }
    }

    /// A move number with what ends it, or before a move to which it is glued.
    fn number(&self, rest: &str, turn: Color) -> Option<(u32, usize)> {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let value = rest[..digits].parse().ok()?;
        let behind = &rest[digits..];
        let dots = behind.len() - behind.trim_start_matches(['.', '…', ')', '．', '、']).len();
        // Notations of digits have moves of four, and in some tongues a move begins with a rank.
        if (digits > 3 || dots == 0) && !self.dialect.scan(rest, turn).is_empty() {
            return None;
        }
        if dots > 0 {
            return Some((value, digits + dots));
        }
        match behind.chars().next() {
            Some(next) if is_blank(next) && digits <= 3 => Some((value, digits)),
            Some(next) if is_dash(next) || matches!(next, '/' | ':') => None,
            Some(_) if !self.dialect.scan(behind, turn).is_empty() => Some((value, digits)),
            _ => None,
        }
    }
}

/// As much of a text as a result or a sign may take, so that a long word is not looked through again
/// and again.
fn beginning(text: &str) -> &str {
    const LONGEST: usize = 48;
    let mut len = LONGEST.min(text.len());
    while !text.is_char_boundary(len) {
        len -= 1;
    }
    &text[..len]
}

/// A result at the beginning of a text, and its length.
pub(super) fn result(text: &str) -> Option<(GameResult, usize)> {
    // Blanks may stand around the sign between the halves.
    let near = beginning(text);
    let mut ends = Vec::with_capacity(3);
    let mut at = 0;
    for _ in 0..3 {
        at += near[at..].len() - near[at..].trim_start_matches([' ', '\t', '\u{a0}']).len();
        at += word_len(&near[at..]);
        ends.push(at);
    }
    for &end in ends.iter().rev() {
        let word = text[..end].trim_end_matches(['.', ',', ' ']);
        match GameResult::parse_any(word.as_bytes()) {
            // Where anything follows it is castling, or nothing.
            Some(GameResult::BothLost) if !text[end..].trim().is_empty() => {}
            Some(result) => return Some((result, end)),
            None => {}
        }
    }
    // A dash that was lost leaves `1 0` behind.
    let is_last = text[ends[1]..].trim_start().is_empty();
    match text[..ends[1]].trim_end_matches('.') {
        "1 0" if is_last => Some((GameResult::White, ends[1])),
        "0 1" if is_last => Some((GameResult::Black, ends[1])),
        _ => None,
    }
}

/// A glyph at the beginning of a text, and its length: the longest that there is.
fn sign(text: &str) -> Option<(Sign, usize)> {
    let near = beginning(text);
    let word = &near[..word_len(near)];
    let mut ends = word
        .char_indices()
        .map(|(at, c)| at + c.len_utf8())
        .take(6)
        .collect::<Vec<_>>();
    while let Some(end) = ends.pop() {
        if let Some(sign) = Sign::parse(&word.as_bytes()[..end]) {
            return Some((sign, end));
        }
    }
    None
}

/// Where the bracket closes with which a text begins; those within are counted, comments and lines
/// for other programs are not looked into.
fn closing(text: &str, open: u8, close: u8) -> Option<usize> {
    let mut depth = 0usize;
    // What ends the comment at hand.
    let mut until = None;
    let mut before = b' ';
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            byte if until == Some(byte) => until = None,
            _ if until.is_some() => {}
            b'{' => until = Some(b'}'),
            b';' if before.is_ascii_whitespace() => until = Some(b'\n'),
            b'%' if matches!(before, b'\n' | b'\r') => until = Some(b'\n'),
            byte if byte == open => depth += 1,
            byte if byte == close => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
        before = byte;
    }
    None
}

/// How long the word is with which a text begins. It holds a character at least, if the text does.
pub(super) fn word_len(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let rest = &text[first..];
    let len = rest.find(|c: char| is_blank(c) || matches!(c, '{' | '(' | ')' | '[' | '|'));
    first + len.unwrap_or(rest.len())
}

/// A part of a text without the blanks at its ends.
pub(super) fn trimmed(text: &str, part: Range<usize>) -> Range<usize> {
    let rest = text[part.clone()].trim_start_matches(is_blank);
    let start = part.end - rest.len();
    start..start + rest.trim_end_matches(is_blank).len()
}

pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{feff}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}'
        )
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
