//! What stands among the moves and is neither a move nor a number as they should be.

use std::ops::ControlFlow;

use super::{Reader, token_ply};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix, Severity};
use crate::pgn::lexer::{BYTE_ORDER_MARK, Lexer, markup_len};
use crate::pgn::token::{Token, TokenKind};
use crate::pgn::typeset::{Plain, plain};
use crate::pgn::visitor::{Comment, CommentKind, Flow, Ply, Visitor};
use crate::remark::{Nag, Sign};
use crate::source::Span;
use crate::tags::GameResult;
use scoresheet_notation::Word;

/// What an odd word turned out to be: the result, or something that was handed on.
pub(super) type Found = ControlFlow<(), Option<Marker>>;

/// The result of a game where it stands.
#[derive(Clone, Debug)]
pub(super) struct Marker {
    pub(super) result: GameResult,
    pub(super) span: Span,
    /// What is odd about how it is written.
    pub(super) said: Option<Diagnostic>,
}

impl Reader<'_> {
    /// A word that is not plainly a move: a result in another spelling, a glyph in signs, typeset
    /// characters, or a ply after all.
    #[cold]
    #[inline(never)]
    pub(super) fn odd_word(
        &mut self,
        visitor: &mut impl Visitor,
        token: Token,
        base: usize,
    ) -> Found {
        let text = self.lexer.text();
        let word = token.of(text);
        let span = Span::new(base, token.start, token.end);
        if word == BYTE_ORDER_MARK {
            return Found::Continue(None);
        }
        if let Some((result, end)) = self.spaced_points(token) {
            self.lexer.seek(end);
            let span = Span::new(base, token.start, end);
            let said = Some(odd_result(result, span));
            return Found::Continue(Some(Marker { result, span, said }));
        }
        if let Some((sign, end)) = self.angled_sign(token) {
            self.lexer.seek(end);
            let span = Span::new(base, token.start, end);
            visitor.sign(sign, &text[token.start..end], span)?;
            return Found::Continue(None);
        }
        if !word.is_ascii() || word.contains(&b'&') {
            let plain = plain(word);
            if !plain.changes.is_empty() {
                return self.typeset_word(visitor, &plain, token, base);
            }
        }
        let follows_number = self.follows_number(token.start);
        self.word(visitor, token_ply(text, token, span), follows_number)
    }

    /// A word in plain characters.
    fn word(&mut self, visitor: &mut impl Visitor, ply: Ply<'_>, follows_number: bool) -> Found {
        // Behind its number an N is a knight that goes nowhere, and no novelty.
        if let Some(sign) = Sign::parse(ply.text)
            && !follows_number
        {
            visitor.sign(sign, ply.text, ply.span)?;
            return Found::Continue(None);
        }
        if let Some(digits) = numbered(ply.text) {
            let sign = String::from_utf8_lossy(&ply.text[digits.len()..]);
            let message = format!("a move number has a period behind it, and not `{sign}`");
            let fix = Fix::replace(
                Applicability::Safe,
                ply.span,
                [digits, b"."].concat(),
                "write a period",
            );
            let said = Diagnostic::new(Code::StrayClosing, ply.span, message).with_fix(fix);
            visitor.diagnostic(said.with_severity(Severity::Note));
            let span = Span {
                end: ply.span.start + digits.len() as u32,
                ..ply.span
            };
            visitor.number(digits, span)?;
            return Found::Continue(None);
        }
        if let Some(result) = GameResult::parse_any(ply.text)
            && self.is_result(result, ply.text)
        {
            let span = ply.span;
            // What the tag says, too, has been said.
            let is_said = self.unusual_result == Some(result);
            let said = (!is_said).then(|| odd_result(result, span));
            return Found::Continue(Some(Marker { result, span, said }));
        }
        self.has_moves = true;
        visitor.ply(ply)?;
        Found::Continue(None)
    }

    /// Whether a text that may be a result is one, and no castling: two zeros are the result of
    /// a game without moves, and of one whose tag says so.
    fn is_result(&self, result: GameResult, text: &[u8]) -> bool {
        let is_castling = result == GameResult::BothLost && !text.contains(&b':');
        !is_castling
            || self.depth == 0
                && self.game_ends_here()
                && (!self.has_moves || self.unusual_result == Some(result))
    }

    /// A word with typeset characters: it is read again in plain ones, and may be several.
    fn typeset_word(
        &mut self,
        visitor: &mut impl Visitor,
        plain: &Plain,
        token: Token,
        base: usize,
    ) -> Found {
        let span = Span::new(base, token.start, token.end);
        let is_harmless = !plain.changes.invisible && !plain.changes.names;
        let said = Diagnostic::new(Code::OddCharacter, span, plain.changes.message()).with_fix(
            Fix::replace(
                Applicability::Safe,
                span,
                plain.text.clone(),
                "write plain characters",
            ),
        );
        visitor.diagnostic(match is_harmless {
            true => said.with_severity(Severity::Note),
            false => said,
        });
        let mut follows_number = self.follows_number(token.start);
        let mut lexer = Lexer::new(&plain.text);
        while let Some(part) = lexer.next_solid() {
            let (start, end) = plain.place(part.start, part.end, token.end - token.start);
            let span = Span::new(base, token.start + start, token.start + end);
            let text = part.of(&plain.text);
            let whole = Ply {
                text,
                word: Word::pack(text).unwrap_or_default(),
                span,
                played: None,
            };
            match part.kind {
                TokenKind::Number => visitor.number(text, span)?,
                TokenKind::Dots => {}
                TokenKind::Glyph => glyphs(visitor, text, span)?,
                TokenKind::Result => {
                    self.lexer.seek(token.start + end);
                    let result = GameResult::parse(text).unwrap_or_default();
                    let said = None;
                    return Found::Continue(Some(Marker { result, span, said }));
                }
                _ => {
                    if let Some(marker) = self.word(visitor, whole, follows_number)? {
                        // What stands behind it is looked at again.
                        self.lexer.seek(token.start + end);
                        return Found::Continue(Some(marker));
                    }
                }
            }
            follows_number = matches!(part.kind, TokenKind::Number | TokenKind::Dots);
        }
        Found::Continue(None)
    }

    /// Whether a move number stands before a byte.
    pub(super) fn follows_number(&self, start: usize) -> bool {
        let before = self.lexer.text()[..start].trim_ascii_end();
        let end = before.len()
            - before
                .iter()
                .rev()
                .take_while(|&&byte| byte == b'.')
                .count();
        end < before.len()
            && before[..end]
                .last()
                .is_none_or(|byte| !byte.is_ascii_alphabetic())
    }

    /// A result with blanks around its dash that begins with a half or a sign, at the end of a
    /// game; and its end.
    fn spaced_points(&self, token: Token) -> Option<(GameResult, usize)> {
        let text = self.lexer.text();
        if !matches!(token.of(text), b"\xc2\xbd" | b"+" | b"-") || self.depth > 0 {
            return None;
        }
        const LONGEST: usize = 40;
        let line = &text[token.start..text.len().min(token.start + LONGEST)];
        let len = memchr::memchr2(b'\n', b'\r', line).unwrap_or(line.len());
        let line = line[..len].trim_ascii_end();
        let result = match line {
            b"+ -" => GameResult::White,
            b"- +" => GameResult::Black,
            _ => GameResult::parse_any(line)?,
        };
        let end = token.start + line.len();
        self.game_ends_at(end).then_some((result, end))
    }

    /// A glyph in signs with `<` or `>` in it, which end every token: `->`, `>>`, `<=`; and its end.
    fn angled_sign(&self, token: Token) -> Option<(Sign, usize)> {
        let text = self.lexer.text();
        let more = text[token.end..].iter().take(2);
        let count = more.take_while(|byte| b"<>=".contains(byte)).count();
        let end = token.end + count;
        let ends = text.get(end).is_none_or(|byte| {
            byte.is_ascii_whitespace() || matches!(byte, b'{' | b'(' | b')' | b'$' | b';')
        });
        let is_one = count > 0 && ends && !self.follows_number(token.start);
        let sign = is_one.then(|| Sign::parse(&text[token.start..end]))??;
        Some((sign, end))
    }

    /// A sign that has no place among moves. Text in square brackets is kept.
    pub(super) fn stray(&mut self, visitor: &mut impl Visitor, token: Token, base: usize) -> Flow {
        let text = self.lexer.text();
        let span = Span::new(base, token.start, token.end);
        if let Some((sign, end)) = self.angled_sign(token) {
            self.lexer.seek(end);
            let span = Span::new(base, token.start, end);
            return visitor.sign(sign, &text[token.start..end], span);
        }
        let sign = token.of(text);
        if sign == b"[" && self.bracket(visitor, token, base)? {
            return Flow::Continue(());
        }
        if sign == b"]" && self.depth > 0 {
            self.depth -= 1;
            return visitor.close_variation(span);
        }
        let shown = String::from_utf8_lossy(sign);
        let message = format!("`{shown}` has no meaning here and is left out");
        let code = match markup_len(sign) {
            0 => Code::StrayClosing,
            _ => Code::OddCharacter,
        };
        let fix = Fix::remove(Applicability::Likely, span, format!("remove `{shown}`"));
        visitor.diagnostic(Diagnostic::new(code, span, message).with_fix(fix));
        Flow::Continue(())
    }

    /// Text in square brackets that is no tag: moves are a variation, all else is a comment.
    /// `false` if no bracket closes on the same line.
    fn bracket(
        &mut self,
        visitor: &mut impl Visitor,
        token: Token,
        base: usize,
    ) -> ControlFlow<(), bool> {
        let text = self.lexer.text();
        const LONGEST: usize = 400;
        let rest = &text[token.end..text.len().min(token.end + LONGEST)];
        let Some(len) = memchr::memchr3(b']', b'\n', b'\r', rest).filter(|&at| rest[at] == b']')
        else {
            return ControlFlow::Continue(false);
        };
        let inner = &rest[..len];
        let span = Span::new(base, token.start, token.end + len + 1);
        let mut ahead = self.lexer.clone();
        let begins = ahead.next_solid().is_some_and(|first| {
            first.kind == TokenKind::Number && self.numbers_a_move(&mut ahead.clone())
        });
        let is_diagram = inner.trim_ascii() == b"#";
        let message = if is_diagram {
            "a diagram, which is `$220` where programs know it"
        } else if begins {
            "square brackets around moves are read as parentheses"
        } else {
            "text in square brackets is kept as a comment"
        };
        let code = match is_diagram {
            true => Code::GlyphSpelling,
            false => Code::StrayClosing,
        };
        visitor.diagnostic(Diagnostic::new(code, span, message));
        if begins {
            self.depth += 1;
            visitor.open_variation(span)?;
            return ControlFlow::Continue(true);
        }
        self.lexer.seek(token.end + len + 1);
        // A diagram stands here in the files of some programs.
        const DIAGRAM: Nag = Nag(220);
        if is_diagram {
            visitor.nag(DIAGRAM, span)?;
        } else {
            // A command keeps its brackets: without them nobody would know it.
            let is_command = inner.starts_with(b"%");
            visitor.comment(Comment {
                text: match is_command {
                    true => &text[token.start..token.end + len + 1],
                    false => inner,
                },
                kind: CommentKind::Comment,
                span,
                lead: Some(u32::from(!is_command)),
            })?;
        }
        ControlFlow::Continue(true)
    }
}

/// The digits of a move number that is followed by something other than a period: `1:`, `1-`.
fn numbered(word: &[u8]) -> Option<&[u8]> {
    let (sign, digits) = word.split_last()?;
    let is_number = matches!(sign, b':' | b'-' | b',') && digits.iter().all(u8::is_ascii_digit);
    (is_number && !digits.is_empty()).then_some(digits)
}

/// What is odd about a result that is not written as its marker.
pub(crate) fn odd_result(result: GameResult, span: Span) -> Diagnostic {
    if result.is_unusual() {
        let message = format!(
            "PGN has no marker for the result {}; it is kept in the Result tag",
            result.text()
        );
        return Diagnostic::new(Code::UnusualResult, span, message);
    }
    let message = format!("this result is spelled `{}` in PGN", result.text());
    let title = format!("write `{}`", result.text());
    let fix = Fix::replace(Applicability::Safe, span, result.text().as_bytes(), title);
    Diagnostic::new(Code::ResultSpelling, span, message).with_fix(fix)
}

/// Signs behind a move, two at a time: `!?` is one glyph, `!!!` two.
pub(super) fn glyphs(visitor: &mut impl Visitor, signs: &[u8], span: Span) -> Flow {
    for pair in signs.chunks(2) {
        if let Some(nag) = Nag::of_sign(pair) {
            visitor.nag(nag, span)?;
        }
    }
    Flow::Continue(())
}
