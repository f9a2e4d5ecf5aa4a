//! Bytes to tokens, without copying and without ever failing.
//!
//! # Why this is clever
//!
//! Where a word ends and where white space ends is not searched byte by byte:
//! [`classes`] sorts 64 bytes at a time into two bit masks, and each search is
//! a shift and a count of zeros. The lengths of words, which no processor can
//! guess, so cost no mispredicted branch.
//!
//! # If you change this
//!
//! `plain` is the same lexer written in the plainest way. A property test and
//! a fuzz target hold the two together; change both.

mod classes;
mod tag;
mod tails;
pub mod plain;

use classes::{Classes, find_near, is_word};
use tag::tag_at;
pub use tag::{TagParts, split_tag};
use tails::{entity_tail, word_tail};

use super::token::{Token, TokenKind};
use crate::source::{count_lines, is_game_start, is_tag_line};
use crate::tags::GameResult;

/// The tokens of a text, one by one. They tile it: none overlap and no byte is left out.
///
/// ```
/// use scoresheet_record::pgn::{Lexer, TokenKind};
/// let kinds: Vec<_> = Lexer::new(b"1. e4!").map(|token| token.kind).collect();
/// use TokenKind::{Glyph, Number, Space, Word};
/// assert_eq!(kinds, [Number, Space, Word, Glyph]);
/// ```
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    classes: Classes,
    /// The last tag pair, and where it starts and ends.
    tag: Option<(TagParts<'a>, usize, usize)>,
    /// Where no comment is closed any more: from a byte to the game that certainly starts, or to
    /// the end of the text.
    unclosed: Option<(usize, usize)>,
    /// Where the last comment with others inside it starts.
    nested_at: Option<usize>,
}

/// What the first byte of a token says about it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// A letter that moves begin with.
    Move,
    Letter,
    Digit,
    /// A zero, with which no move number begins.
    Zero,
    Dot,
    Star,
    Dollar,
    Mark,
    Brace,
    Semicolon,
    Percent,
    Bracket,
    Open,
    Close,
    /// The first byte of an ellipsis or a byte order mark, and of many other signs.
    Typeset,
    Stray,
}

static FIRST: [First; 256] = {
    let mut first = [First::Letter; 256];
    let letters = b"abcdefghKQRBNO";
    let mut i = 0;
    while i < letters.len() {
        first[letters[i] as usize] = First::Move;
        i += 1;
    }
    let mut digit = b'0';
    while digit <= b'9' {
        first[digit as usize] = First::Digit;
        digit += 1;
    }
    first[b'0' as usize] = First::Zero;
    first[b'.' as usize] = First::Dot;
    first[b'*' as usize] = First::Star;
    first[b'$' as usize] = First::Dollar;
    first[b'!' as usize] = First::Mark;
    first[b'?' as usize] = First::Mark;
    first[b'{' as usize] = First::Brace;
    first[b';' as usize] = First::Semicolon;
    first[b'%' as usize] = First::Percent;
    first[b'[' as usize] = First::Bracket;
    first[b'(' as usize] = First::Open;
    first[b')' as usize] = First::Close;
    first[b']' as usize] = First::Stray;
    first[b'}' as usize] = First::Stray;
    first[b'<' as usize] = First::Stray;
    first[b'>' as usize] = First::Stray;
    first[ELLIPSIS[0] as usize] = First::Typeset;
    first[BYTE_ORDER_MARK[0] as usize] = First::Typeset;
    first
};

/// Three periods as one sign, as in `1… e5`.
const ELLIPSIS: &[u8] = "\u{2026}".as_bytes();

/// A draw in the manner of cross tables, which looks like a number.
const HALVES: &[u8] = b"0.5-0.5";

/// What may stand at the start of a file, and where files were joined.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A null move, and no mark-up.
const PASS: &[u8] = b"<>";

/// An offer of a draw (FIDE Laws C.12), which is no variation.
const OFFER: &[u8] = b"(=)";

impl<'a> Lexer<'a> {
    /// A lexer at the start of a text.
    pub fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer::at(text, 0)
    }

    /// A lexer at a byte of a text; the bytes before it are still looked at to see line starts.
    pub fn at(text: &'a [u8], at: usize) -> Lexer<'a> {
        Lexer {
            text,
            at,
            classes: Classes::default(),
            tag: None,
            unclosed: None,
            nested_at: None,
        }
    }

    /// The text.
    #[inline(always)]
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// Where the next token starts.
    #[inline(always)]
    pub fn offset(&self) -> usize {
        self.at
    }

    /// The parts of the tag pair that was the last tag token.
    #[inline]
    pub fn last_tag(&self) -> Option<TagParts<'a>> {
        self.tag.map(|(parts, ..)| parts)
    }

    /// Whether there was a comment that nothing closes before the text ends. Where it was ended
    /// depends on all of the text.
    pub(crate) fn met_unclosed(&self) -> bool {
        self.unclosed.is_some()
    }

    /// Whether the comment that starts at a byte was read with others inside it.
    #[inline(always)]
    pub(crate) fn is_nested(&self, start: usize) -> bool {
        self.nested_at == Some(start)
    }

    /// Goes to another byte, at which a token must start.
    #[inline(always)]
    pub(crate) fn seek(&mut self, at: usize) {
        self.at = at;
    }

    /// The next token that is not white space.
    #[inline(always)]
    pub fn next_solid(&mut self) -> Option<Token> {
        let (start, first) = self.skip_space()?;
        Some(self.token_at(start, first))
    }

    /// The next byte that is not white space, and what begins there. The lexer stays where it is.
    #[inline(always)]
    pub(super) fn skip_space(&mut self) -> Option<(usize, First)> {
        // Between two words there is nearly always one blank or none.
        let mut at = self.at;
        let mut byte = *self.text.get(at)?;
        if byte <= b' ' {
            at += 1;
            byte = *self.text.get(at)?;
            if byte <= b' ' {
                at = self.classes.space_end(self.text, at);
                byte = *self.text.get(at)?;
            }
        }
        Some((at, FIRST[usize::from(byte)]))
    }

    /// The token that starts at a byte that is not white space.
    #[inline(always)]
    pub(super) fn token_at(&mut self, start: usize, first: First) -> Token {
        let (kind, end) = match first {
            First::Brace => (TokenKind::Comment, self.comment_end(start)),
            First::Bracket => self.tag(start),
            First::Move | First::Letter => (TokenKind::Word, self.word_at(start)),
            First::Digit => self.number(start),
            First::Zero if self.text[start..].starts_with(HALVES) => {
                (TokenKind::Word, start + HALVES.len())
            }
            First::Zero => self.number(start),
            First::Open if self.text[start..].starts_with(OFFER) => {
                (TokenKind::Word, start + OFFER.len())
            }
            First::Open => (TokenKind::Open, start + 1),
            First::Close => (TokenKind::Close, start + 1),
            First::Star if self.text.get(start + 1) != Some(&b'*') => {
                (TokenKind::Result, start + 1)
            }
            _ => self.rare(start),
        };
        self.at = end;
        Token { kind, start, end }
    }

    /// The end of the word that starts at a byte, to which the lexer goes.
    #[inline(always)]
    pub(super) fn word_at(&mut self, start: usize) -> usize {
        let mut end = self.classes.word_end(self.text, start);
        // Behind nearly all words is a blank.
        if let Some(&next) = self.text.get(end)
            && next > b' '
            && matches!(next, b'.' | b'(' | b';')
        {
            end += word_tail(self.text, start, end);
        }
        self.at = end;
        end
    }

    /// One to three digits and one period or three, as move numbers are; anything else is rarer.
    #[inline(always)]
    fn number(&mut self, start: usize) -> (TokenKind, usize) {
        let Some(near) = self.text[start..].first_chunk::<7>() else {
            return self.long_number(start);
        };
        let digits = match (near[1].is_ascii_digit(), near[2].is_ascii_digit()) {
            (false, _) => 1,
            (true, false) => 2,
            (true, true) => 3,
        };
        let len = match near[digits..] {
            [b'.', next, ..] if next != b'.' => digits + 1,
            [b'.', b'.', b'.', next, ..] if next != b'.' => digits + 3,
            _ => return self.long_number(start),
        };
        (TokenKind::Number, start + len)
    }

    #[inline(never)]
    fn long_number(&mut self, start: usize) -> (TokenKind, usize) {
        if let Some(end) = spaced_result(self.text, start) {
            return (TokenKind::Word, end);
        }
        let end = self.classes.word_end(self.text, start);
        let word = &self.text[start..end];
        if word.iter().all(u8::is_ascii_digit) {
            let dots = run(self.text, end, b".");
            // Four zeros are a null move in coordinates.
            let kind = match (word, dots) {
                (b"0000", 0) => TokenKind::Word,
                _ => TokenKind::Number,
            };
            return (kind, end + dots);
        }
        let (kind, end) = digits_and_more(self.text, start, end);
        // `1&ndash;0`
        if kind == TokenKind::Word && self.text.get(end) == Some(&b';') {
            return (
                kind,
                end + entity_tail(&self.text[start..end], &self.text[end..]),
            );
        }
        (kind, end)
    }

    /// The byte after the closing brace; or, if a game certainly starts before it, that start,
    /// because then the comment was never closed; or where it may be ended.
    #[inline(always)]
    fn comment_end(&mut self, start: usize) -> usize {
        match find_near(self.text, start + 1, *b"}\n\r{") {
            Some(at) if self.text[at] == b'}' => at + 1,
            _ => self.long_comment_end(start),
        }
    }

    fn long_comment_end(&mut self, start: usize) -> usize {
        // Known once it was found, so that a file full of unclosed comments stays linear.
        let known = self
            .unclosed
            .filter(|(from, to)| (from..to).contains(&&start));
        let to = match known {
            Some((_, to)) => to,
            None => match closed_comment_end(self.text, start) {
                Ok((end, is_nested)) => {
                    if is_nested {
                        self.nested_at = Some(start);
                    }
                    return end;
                }
                Err(to) => {
                    self.unclosed = Some((start, to));
                    to
                }
            },
        };
        unclosed_comment_end(&self.text[..to], start)
    }

    fn tag(&mut self, start: usize) -> (TokenKind, usize) {
        // Whoever looks for the end of a game comes back to the first tag of the next.
        if let Some((_, known, end)) = self.tag
            && known == start
        {
            return (TokenKind::Tag, end);
        }
        match tag_at(self.text, start) {
            Some((parts, end)) => {
                self.tag = Some((parts, start, end));
                (TokenKind::Tag, end)
            }
            None => (TokenKind::Stray, start + 1),
        }
    }

    #[cold]
    #[inline(never)]
    fn rare(&mut self, start: usize) -> (TokenKind, usize) {
        let text = self.text;
        match FIRST[usize::from(text[start])] {
            First::Dot => (TokenKind::Dots, start + run(text, start, b".")),
            First::Mark => (TokenKind::Glyph, start + run(text, start, b"!?")),
            First::Dollar => {
                let digits = run(text, start + 1, b"0123456789");
                let kind = if digits == 0 {
                    TokenKind::Stray
                } else {
                    TokenKind::Nag
                };
                (kind, start + 1 + digits)
            }
            First::Semicolon => (TokenKind::LineComment, line_end(text, start)),
            First::Percent if is_line_start(text, start) => {
                (TokenKind::Escape, line_end(text, start))
            }
            First::Percent => (TokenKind::Word, self.word_at(start)),
            First::Star => (TokenKind::Stray, start + run(text, start, b"*")),
            First::Stray if text[start..].starts_with(PASS) => {
                (TokenKind::Word, start + PASS.len())
            }
            First::Stray => (TokenKind::Stray, start + markup_len(&text[start..]).max(1)),
            First::Typeset if text[start..].starts_with(BYTE_ORDER_MARK) => {
                (TokenKind::Word, start + BYTE_ORDER_MARK.len())
            }
            First::Typeset => match ellipses(&text[start..]) {
                0 => (TokenKind::Word, self.word_at(start)),
                len => (TokenKind::Dots, start + len),
            },
            _ => (TokenKind::Stray, start + 1),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let start = self.at;
        let space = self.classes.space_end(self.text, start);
        if space > start {
            self.at = space;
            return Some(Token {
                kind: TokenKind::Space,
                start,
                end: space,
            });
        }
        self.next_solid()
    }
}

/// How many of the bytes from `at` on are among the given ones.
fn run(text: &[u8], at: usize, of: &[u8]) -> usize {
    text[at..]
        .iter()
        .take_while(|byte| of.contains(byte))
        .count()
}

/// The end of a result with blanks around its dash, as in `1/2 - 1/2`, if one begins at a byte.
fn spaced_result(text: &[u8], start: usize) -> Option<usize> {
    let blanks = |at: usize| at + run(text, at, b" \t");
    let half = |at: usize| {
        let halves: [&[u8]; 3] = [b"1/2", b"1", b"0"];
        let half = halves
            .into_iter()
            .find(|half| text[at..].starts_with(half))?;
        Some(at + half.len())
    };
    let white_end = half(start)?;
    let dash = blanks(white_end);
    let dash_len = match &text[dash..] {
        [b'-' | b':', ..] => 1,
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        _ => return None,
    };
    let black = blanks(dash + dash_len);
    let end = half(black)?;
    let is_spaced = dash > white_end || black > dash + dash_len;
    if text[start..end].ends_with(b"0")
        && let Some(end) = third_zero(text, blanks(end))
    {
        return Some(end);
    }
    let is_whole = text.get(end).is_none_or(|&byte| !is_word(byte));
    let is_result = is_spaced && is_whole && GameResult::parse_any(&text[start..end]).is_some();
    is_result.then_some(end)
}

/// The end of the last of three zeros with blanks between them, which are castling and no result;
/// the second hyphen is looked for at a byte.
fn third_zero(text: &[u8], at: usize) -> Option<usize> {
    let rest = text.get(at..)?.strip_prefix(b"-")?;
    let zero = at + 1 + run(rest, 0, b" \t");
    let is_whole = text.get(zero + 1).is_none_or(|&byte| !is_word(byte));
    (text.get(zero) == Some(&b'0') && is_whole).then_some(zero + 1)
}

/// How many bytes of ellipses a text begins with.
fn ellipses(text: &[u8]) -> usize {
    let signs = text.chunks(ELLIPSIS.len());
    ELLIPSIS.len() * signs.take_while(|sign| *sign == ELLIPSIS).count()
}

fn line_end(text: &[u8], at: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &text[at..]).map_or(text.len(), |len| at + len)
}

/// Where a comment ends that is closed, and whether others are inside it; the error is where its
/// text ends if it is not: where a game certainly starts, or with all text. A brace in a comment
/// means nothing (PGN 5), unless braces are balanced only with it.
fn closed_comment_end(text: &[u8], start: usize) -> Result<(usize, bool), usize> {
    let mut at = start + 1;
    let mut opens = 0;
    while let Some(len) = memchr::memchr3(b'}', b'[', b'{', &text[at..]) {
        at += len;
        match text[at] {
            b'}' if opens == 0 => return Ok((at + 1, false)),
            b'}' => {
                let end = nested_end(text, at + 1, opens);
                return Ok((end, end > at + 1));
            }
            b'{' => opens += 1,
            _ if starts_game(text, at) => return Err(at),
            _ => {}
        }
        at += 1;
    }
    Err(text.len())
}

/// How far behind its first closing brace the end of a comment with braces inside is looked for.
const NESTED_REACH: usize = 2048;

/// The end of a comment that has so many braces open behind its first closing one: where they are
/// all closed, or that first one if they never are. Tags end the search, and braces count for
/// nothing in lines that are comments or for other programs.
fn nested_end(text: &[u8], first: usize, opens: usize) -> usize {
    let text = &text[..text.len().min(first + NESTED_REACH)];
    let mut open = opens;
    let mut at = first;
    while let Some(len) = text[at..].iter().position(|byte| b"{}[;%".contains(byte)) {
        at += len;
        match text[at] {
            b'}' if open == 1 => return at + 1,
            b'}' => open -= 1,
            b'{' => open += 1,
            b'[' if is_line_start(text, at) && is_tag_line(text, at) => return first,
            b';' | b'%' if is_line_start(text, at) => at = line_end(text, at) - 1,
            _ => {}
        }
        at += 1;
    }
    first
}

/// Where a comment is ended that nothing closes in this text: before a blank line behind which
/// moves begin anew, or else with the text.
fn unclosed_comment_end(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(len) = memchr::memchr2(b'\n', b'\r', &text[at..]) {
        let gap = at + len;
        let next = gap + run(text, gap, b" \t\n\r");
        let begins = matches!(&text[next..], [b'1', b'.', b' ', letter, ..] | [b'1', b'.', letter, ..]
            if letter.is_ascii_alphabetic());
        if begins && count_lines(&text[gap..next]) > 1 {
            return gap;
        }
        at = next;
    }
    text.len()
}

fn starts_game(text: &[u8], at: usize) -> bool {
    matches!(text[at - 1], b'\n' | b'\r') && is_game_start(text, at)
}

fn is_line_start(text: &[u8], at: usize) -> bool {
    at == 0 || matches!(text[at - 1], b'\n' | b'\r') || text[..at] == *BYTE_ORDER_MARK
}

/// How many bytes of mark-up a text begins with, as in `<br/>`, `</b>`, `<a href="x">`; 0 if none.
pub(in crate::pgn) fn markup_len(text: &[u8]) -> usize {
    const LONGEST: usize = 200;
    let near = &text[..text.len().min(LONGEST)];
    let name = match near {
        [b'<', b'/' | b'!', letter, ..] | [b'<', letter, ..] => letter,
        _ => return 0,
    };
    let end = memchr::memchr3(b'>', b'\n', b'\r', near);
    end.filter(|&end| name.is_ascii_alphabetic() && near[end] == b'>')
        .map_or(0, |end| end + 1)
}

/// How many bytes of a word are a result, if nothing but signs follows.
fn result_len(word: &[u8]) -> Option<usize> {
    const RESULTS: [&[u8]; 3] = [b"1-0", b"0-1", b"1/2-1/2"];
    let result = RESULTS
        .into_iter()
        .find(|result| word.starts_with(result))?;
    let is_sign = |byte: &u8| byte.is_ascii_punctuation() && !b"-/:_+#=".contains(byte);
    word[result.len()..]
        .iter()
        .all(is_sign)
        .then_some(result.len())
}

/// A run of letters that begins with a digit: a result, castling with zeros, or a number that is
/// glued to what follows.
#[cold]
fn digits_and_more(text: &[u8], start: usize, end: usize) -> (TokenKind, usize) {
    let word = &text[start..end];
    if let Some(len) = result_len(word) {
        return (TokenKind::Result, start + len);
    }
    let digits = run(text, start, b"0123456789");
    let dots = ellipses(&word[digits..]);
    if dots > 0 || word[digits].is_ascii_alphabetic() {
        (TokenKind::Number, start + digits + dots)
    } else {
        (TokenKind::Word, end)
    }
}
