//! Where games end.

use super::odd::Marker;
use super::{Nobody, Reader, Stage, Step};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::lexer::markup_len;
use crate::pgn::token::{Token, TokenKind};
use crate::pgn::visitor::{Comment, CommentKind, Flow, Visitor};
use crate::source::{Span, count_lines};
use crate::tags::GameResult;

impl Reader<'_> {
    /// Whether nothing of this game can follow: the text ends, or another game begins.
    pub(super) fn game_ends_here(&self) -> bool {
        self.game_ends_at(self.lexer.offset())
    }

    /// The same of a byte at which a token begins.
    pub(super) fn game_ends_at(&self, at: usize) -> bool {
        let mut ahead = self.lexer.clone();
        ahead.seek(at);
        match ahead.next_solid() {
            None => true,
            Some(token) => match token.kind {
                TokenKind::Tag => true,
                // Behind a result nothing but another game begins with the number 1.
                TokenKind::Number => self.begins_moves(token, ahead),
                _ => false,
            },
        }
    }

    /// A result: it ends the game in its main line, and in a variation if nothing else can follow,
    /// because then that was never closed. Else it is the result of a game that the variation
    /// cites.
    pub(super) fn take_marker(
        &mut self,
        visitor: &mut impl Visitor,
        base: usize,
        marker: Marker,
    ) -> Step {
        let Marker { result, span, said } = marker;
        if self.depth > 0 && !self.game_ends_here() {
            return match tell_result_in_variation(visitor, result, span) {
                Flow::Continue(()) => Step::Next,
                stop => Step::End(stop),
            };
        }
        if let Some(said) = said {
            visitor.diagnostic(said);
        }
        Step::End(match close_all(visitor, self.depth, span) {
            Flow::Continue(()) => self.end_with_result(visitor, base, result, span),
            stop => {
                // The game ends here for those who leave it, too.
                let _ = self.end_with_result(&mut Nobody, base, result, span);
                stop
            }
        })
    }

    /// Ends the game with its result. A comment behind it on the same line still belongs to it;
    /// one on a line of its own stands before the next game.
    pub(super) fn end_with_result(
        &mut self,
        visitor: &mut impl Visitor,
        base: usize,
        result: GameResult,
        span: Span,
    ) -> Flow {
        self.stage = Stage::Done;
        let text = self.lexer.text();
        let mut flow = Flow::Continue(());
        loop {
            let end = self.lexer.offset();
            let Some(token) = self.lexer.next_solid() else {
                break self.lexer.seek(end);
            };
            let is_comment = matches!(token.kind, TokenKind::Comment | TokenKind::LineComment);
            let is_needless = !is_comment && is_needless(token, text, result);
            if !(is_comment || is_needless) || count_lines(&text[end..token.start]) > 0 {
                break self.lexer.seek(end);
            }
            if flow.is_break() {
                // Nobody hears what is said of the rest.
            } else if is_needless {
                say_needless(visitor, token, text, base);
            } else {
                self.say_unclosed(visitor, token, base);
                flow = visitor.comment(self.comment(token, base));
            }
        }
        flow?;
        visitor.result(result, span)
    }

    pub(super) fn end_without_result(&mut self, visitor: &mut impl Visitor, base: usize) -> Flow {
        self.stage = Stage::Done;
        let text = &self.lexer.text()[..self.lexer.offset()];
        // What is left open is ended where the next game begins, and that is not the place.
        let at = text.trim_ascii_end().len().max(base);
        let here = Span::new(base, at, at);
        close_all(visitor, self.depth, here)?;
        let message = "the game ends without a result";
        let said = Diagnostic::new(Code::MissingResult, here, message);
        let line = text[base..at].iter().rev();
        let mut line = line.take_while(|byte| !matches!(byte, b'\n' | b'\r'));
        // On a line that is a comment, or may end with one, the marker would be part of it.
        let marker: &[u8] = match line.any(|byte| matches!(byte, b';' | b'%')) {
            true => b"\n*",
            false => b" *",
        };
        visitor.diagnostic(match self.has_unclosed || self.depth > 0 {
            // A marker would be part of the comment, or of the variation.
            true => said,
            false => said.with_fix(Fix::replace(Applicability::Safe, here, marker, "add `*`")),
        });
        Flow::Continue(())
    }

    /// Says that a comment is never closed, or that there are others in it.
    #[inline(always)]
    pub(super) fn say_unclosed(&mut self, visitor: &mut impl Visitor, token: Token, base: usize) {
        let text = token.of(self.lexer.text());
        if token.kind == TokenKind::Comment && !(text.len() > 1 && text.ends_with(b"}")) {
            self.has_unclosed = true;
            visitor.diagnostic(Diagnostic::new(
                Code::UnclosedComment,
                Span::new(base, token.start, token.start + 1),
                "this comment is never closed; it is ended with the game",
            ));
        } else if self.lexer.is_nested(token.start) {
            visitor.diagnostic(Diagnostic::new(
                Code::NestedComment,
                Span::new(base, token.start, token.end),
                "a comment stands in a comment; PGN ends both with the first brace",
            ));
        }
    }
}

/// Keeps the result of a game that a variation cites as a comment.
pub(crate) fn tell_result_in_variation(
    visitor: &mut impl Visitor,
    result: GameResult,
    span: Span,
) -> Flow {
    let is_said = result != GameResult::Unknown;
    let message = match is_said {
        true => "a result inside a variation is kept as a comment",
        false => "a result inside a variation is left out",
    };
    visitor.diagnostic(Diagnostic::new(Code::ResultInVariation, span, message));
    match is_said {
        true => {
            let text = result.text().as_bytes();
            visitor.comment(Comment::told(text, CommentKind::Comment, span))
        }
        false => Flow::Continue(()),
    }
}

/// Whether a token behind the result of a game says nothing: signs, or the result again.
fn is_needless(token: Token, text: &[u8], result: GameResult) -> bool {
    let word = token.of(text);
    match token.kind {
        TokenKind::Dots | TokenKind::Stray | TokenKind::Close => word != b"[",
        TokenKind::Result => GameResult::parse(word) == Some(result) && word != b"*",
        TokenKind::Word => word.iter().all(|byte| b"`'\",;:|~^_\\".contains(byte)),
        _ => false,
    }
}

fn say_needless(visitor: &mut impl Visitor, token: Token, text: &[u8], base: usize) {
    let span = Span::new(base, token.start, token.end);
    let shown = String::from_utf8_lossy(token.of(text));
    let message = match token.kind {
        TokenKind::Result => format!("the result `{shown}` comes twice"),
        _ => format!("`{shown}` has no meaning here and is left out"),
    };
    let code = match markup_len(token.of(text)) {
        0 => Code::StrayClosing,
        _ => Code::OddCharacter,
    };
    let fix = Fix::remove(Applicability::Safe, span, format!("remove `{shown}`"));
    visitor.diagnostic(Diagnostic::new(code, span, message).with_fix(fix));
}

fn close_all(visitor: &mut impl Visitor, depth: usize, here: Span) -> Flow {
    if depth > 0 {
        let message = "a variation is never closed; it is ended with the game";
        visitor.diagnostic(Diagnostic::new(Code::UnclosedVariation, here, message));
    }
    for _ in 0..depth {
        visitor.close_variation(here)?;
    }
    Flow::Continue(())
}
