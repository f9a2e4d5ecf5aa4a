//! The same tokens as the [`Lexer`](super::Lexer)'s, found in the plainest way. For tests only.
//!
//! Byte by byte, one loop per kind of token, nothing cached and nothing
//! searched for by vector instructions.

use super::classes::{is_space, is_word};
use super::tag::tag_at;
use super::tails::{digits_len, is_signed};
use super::{entity_tail, markup_len, nested_end, result_len, spaced_result, unclosed_comment_end};
use crate::pgn::token::{Token, TokenKind};
use crate::source::is_game_start;

/// All tokens of a text.
pub fn tokens(text: &[u8]) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let (kind, end) = token(text, start);
        tokens.push(Token { kind, start, end });
        start = end;
    }
    tokens
}

fn token(text: &[u8], start: usize) -> (TokenKind, usize) {
    let while_in = |from: usize, set: &dyn Fn(u8) -> bool| {
        let mut end = from;
        while end < text.len() && set(text[end]) {
            end += 1;
        }
        end
    };
    let to_line_end = || while_in(start, &|byte| byte != b'\n' && byte != b'\r');
    let at_line_start = start == 0
        || text[start - 1] == b'\n'
        || text[start - 1] == b'\r'
        || (start == 3 && text.starts_with(b"\xef\xbb\xbf"));
    match text[start] {
        byte if is_space(byte) => (TokenKind::Space, while_in(start, &is_space)),
        b'(' if text[start..].starts_with(b"(=)") => (TokenKind::Word, start + 3),
        b'(' => (TokenKind::Open, start + 1),
        b')' => (TokenKind::Close, start + 1),
        b'*' if text.get(start + 1) == Some(&b'*') => {
            (TokenKind::Stray, while_in(start, &|byte| byte == b'*'))
        }
        b'*' => (TokenKind::Result, start + 1),
        b'<' if text.get(start + 1) == Some(&b'>') => (TokenKind::Word, start + 2),
        b'<' if markup_len(&text[start..]) > 0 => {
            (TokenKind::Stray, start + markup_len(&text[start..]))
        }
        b'.' => (TokenKind::Dots, while_in(start, &|byte| byte == b'.')),
        b'!' | b'?' => (
            TokenKind::Glyph,
            while_in(start, &|byte| byte == b'!' || byte == b'?'),
        ),
        b';' => (TokenKind::LineComment, to_line_end()),
        b'%' if at_line_start => (TokenKind::Escape, to_line_end()),
        b'$' => match while_in(start + 1, &|byte| byte.is_ascii_digit()) {
            end if end > start + 1 => (TokenKind::Nag, end),
            _ => (TokenKind::Stray, start + 1),
        },
        b'{' => (TokenKind::Comment, comment_end(text, start)),
        b'[' => match tag_at(text, start) {
            Some((_, end)) => (TokenKind::Tag, end),
            None => (TokenKind::Stray, start + 1),
        },
        _ if text[start..].starts_with(b"\xef\xbb\xbf") => (TokenKind::Word, start + 3),
        _ if text[start..].starts_with(b"0.5-0.5") => (TokenKind::Word, start + 7),
        b'0'..=b'9' if spaced_result(text, start).is_some() => {
            (TokenKind::Word, spaced_result(text, start).unwrap_or(start))
        }
        _ if ellipses(text, start) > start => (TokenKind::Dots, ellipses(text, start)),
        byte if is_word(byte) => word(text, start, while_in(start, &is_word)),
        _ => (TokenKind::Stray, start + 1),
    }
}

/// The byte after the last of the ellipses that begin at a byte.
fn ellipses(text: &[u8], start: usize) -> usize {
    let mut end = start;
    while text[end..].starts_with(b"\xe2\x80\xa6") {
        end += 3;
    }
    end
}

fn comment_end(text: &[u8], start: usize) -> usize {
    let mut depth = 1;
    let starts_game = |at: usize| matches!(text[at - 1], b'\n' | b'\r') && is_game_start(text, at);
    let mut at = start + 1;
    while at < text.len() && text[at] != b'}' {
        if starts_game(at) {
            return unclosed_comment_end(&text[..at], start);
        }
        depth += usize::from(text[at] == b'{');
        at += 1;
    }
    if at == text.len() {
        return unclosed_comment_end(text, start);
    }
    match depth {
        1 => at + 1,
        _ => nested_end(text, at + 1, depth - 1),
    }
}

fn word(text: &[u8], start: usize, end: usize) -> (TokenKind, usize) {
    let word = &text[start..end];
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == word.len() {
        let dots = text[end..].iter().take_while(|&&byte| byte == b'.').count();
        return if word == b"0000" && dots == 0 {
            (TokenKind::Word, end)
        } else {
            (TokenKind::Number, end + dots)
        };
    }
    if digits > 0 {
        return if let Some(len) = result_len(word) {
            (TokenKind::Result, start + len)
        } else if word[digits].is_ascii_alphabetic() {
            (TokenKind::Number, start + digits)
        } else if ellipses(text, start + digits) > start + digits {
            (TokenKind::Number, ellipses(text, start + digits))
        } else {
            let rest = &text[end..];
            let tail = if rest.starts_with(b";") {
                entity_tail(word, rest)
            } else {
                0
            };
            (TokenKind::Word, end + tail)
        };
    }
    let rest = &text[end..];
    for mark in ["(e.p.)", "(ep)", "(ch)", "(ch.)"] {
        if rest.starts_with(mark.as_bytes()) {
            return (TokenKind::Word, end + mark.len());
        }
    }
    if rest.len() >= 3 && rest[0] == b'(' && rest[2] == b')' {
        let on_last_rank = matches!(word[word.len() - 1], b'1' | b'8' | b'=');
        let is_piece = matches!(
            rest[1],
            b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n'
        );
        if rest[1] == b'=' || on_last_rank && is_piece {
            let mut tail = 3;
            while rest.len() > tail && matches!(rest[tail], b'+' | b'#') {
                tail += 1;
            }
            return (TokenKind::Word, end + tail);
        }
    }
    let tail = if rest.starts_with(b";") {
        entity_tail(word, rest)
    } else if !rest.starts_with(b".") {
        0
    } else if is_signed(word) && digits_len(&rest[1..]) > 0 {
        1 + digits_len(&rest[1..])
    } else if word.ends_with(b"e") && (rest.starts_with(b".p.") || rest.starts_with(b".P.")) {
        3
    } else if word.ends_with(b"e") && rest.starts_with(b".p") {
        2
    } else if word.ends_with(b"dis") && word.len() > 3 && rest.starts_with(b".ch") {
        3 + usize::from(rest.len() > 3 && rest[3] == b'.')
    } else {
        usize::from(word.ends_with(b"ep") || word.ends_with(b"ch") && word.len() > 3)
    };
    (TokenKind::Word, end + tail)
}
