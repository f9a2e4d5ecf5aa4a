//! Where games begin.

use super::Reader;
use super::names::Name;
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::lexer::{BYTE_ORDER_MARK, Lexer};
use crate::pgn::token::{Token, TokenKind};
use crate::pgn::typeset::plain;
use crate::pgn::visitor::{Comment, CommentKind, Flow, Visitor};
use crate::source::{Span, count_lines, is_game_start};
use scoresheet_notation::algebraic;

impl<'a> Reader<'a> {
    /// The first token of the next game's tags or moves. Comments before it wait in `preamble`.
    pub(super) fn find_game(&mut self, visitor: &mut impl Visitor) -> Option<Token> {
        self.preamble.clear();
        loop {
            let Some(token) = self.lexer.next_solid() else {
                self.drop_preamble(visitor);
                return None;
            };
            match token.kind {
                TokenKind::Tag => {
                    if !self.preamble.is_empty() && starts_certainly(self.lexer.text(), token.start)
                    {
                        self.drop_preamble(visitor);
                    }
                    return Some(token);
                }
                TokenKind::Comment | TokenKind::LineComment | TokenKind::Escape => {
                    self.preamble.push(token);
                }
                TokenKind::Number | TokenKind::Word | TokenKind::Open
                    if self.begins_moves(token, self.lexer.clone()) =>
                {
                    return Some(token);
                }
                _ if token.of(self.lexer.text()) == BYTE_ORDER_MARK => {}
                // Quoted text, mark-up, emphasis: what follows may well be a game.
                TokenKind::Stray if token.of(self.lexer.text()) != b"[" => {
                    self.drop_preamble(visitor);
                    visitor.between_games(token.of(self.lexer.text()), token.start);
                }
                _ => {
                    self.drop_preamble(visitor);
                    self.skip_line(token, visitor);
                }
            }
        }
    }

    /// Hands over comments that stand before no game after all.
    fn drop_preamble(&mut self, visitor: &mut impl Visitor) {
        for token in self.preamble.drain(..) {
            visitor.between_games(token.of(self.lexer.text()), token.start);
        }
    }

    /// Prose: hands over what is left of its line.
    fn skip_line(&mut self, token: Token, visitor: &mut impl Visitor) {
        let text = self.lexer.text();
        let rest = &text[token.end..];
        // A tag on the same line still begins a game, and so may moves behind `[pgn]`.
        let len = match markup_len(&text[token.start..]) {
            Some(len) => len - 1,
            None => memchr::memchr3(b'\n', b'\r', b'[', rest).unwrap_or(rest.len()),
        };
        let end = token.end + len;
        visitor.between_games(text[token.start..end].trim_ascii_end(), token.start);
        self.lexer.seek(end);
    }

    /// Whether moves without tags begin at a token: a move number and a move, or two moves at
    /// the start of a line. After other games the number must be 1, or a line of prose such as
    /// "3. Carlsen 5/7" would be a game. The lexer stands behind the token.
    pub(super) fn begins_moves(&self, token: Token, mut ahead: Lexer<'a>) -> bool {
        let text = ahead.text();
        let token = match token.kind {
            // A variation before anything else.
            TokenKind::Open => match ahead.next_solid() {
                Some(first) if first.kind == TokenKind::Number => first,
                _ => return false,
            },
            _ => token,
        };
        if token.kind == TokenKind::Number {
            let number = token.of(text).trim_ascii_end();
            let digits = number
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if self.games > 0 && &number[..digits] != b"1" {
                return false;
            }
            return self.numbers_a_move(&mut ahead);
        }
        let word = token.of(text);
        if starts_with_number(word) {
            return true;
        }
        if matches!(word, b"1:" | b"1-") {
            return self.numbers_a_move(&mut ahead);
        }
        let mark = text
            .strip_prefix(BYTE_ORDER_MARK)
            .map_or(0, |_| BYTE_ORDER_MARK.len());
        let before = &text[mark.min(token.start)..token.start];
        let line_start = token.start - before.len() + before.trim_ascii_end().len();
        let gap = &text[line_start..token.start];
        let at_line_start =
            line_start == mark || gap.iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        at_line_start
            && reads_as_move(word)
            && match ahead.next_solid() {
                Some(next) if next.kind == TokenKind::Word => resembles_move(next.of(text)),
                Some(next) => !matches!(next.kind, TokenKind::Stray | TokenKind::Dots),
                None => true,
            }
    }

    /// Whether a move follows a number behind which a lexer stands.
    pub(super) fn numbers_a_move(&self, ahead: &mut Lexer<'a>) -> bool {
        let text = ahead.text();
        loop {
            let Some(token) = ahead.next_solid() else {
                return false;
            };
            match token.kind {
                TokenKind::Dots | TokenKind::Comment | TokenKind::Close => {}
                TokenKind::Stray if token.of(text) != b"[" => {}
                TokenKind::Word if resembles_move(token.of(text)) => return true,
                // A move may be written in pieces.
                TokenKind::Word if token.end - token.start <= 2 => {
                    let next = ahead.next_solid().map(|next| next.of(text));
                    let joined = [token.of(text), next.unwrap_or_default()].concat();
                    return reads_as_move(&joined);
                }
                _ => return false,
            }
        }
    }

    /// Says that no blank line stands between the tags and the moves (PGN 8.2.1.1).
    pub(super) fn say_tight_tags(&self, visitor: &mut impl Visitor, base: usize) {
        let Some(end) = self.last_tag_end else {
            return;
        };
        let rest = &self.lexer.text()[end..];
        let gap = &rest[..rest.len() - rest.trim_ascii_start().len()];
        // The end of a text and the next tag are no moves.
        let is_moves = !matches!(rest.get(gap.len()), None | Some(b'['));
        if !is_moves || has_blank_line(gap) {
            return;
        }
        let place = Span::new(base, end, end);
        let message = "no blank line stands between the tags and the moves";
        let fix = Fix::replace(
            Applicability::Safe,
            Span::new(base, end, end + gap.len()),
            &b"\n\n"[..],
            "add a blank line",
        );
        visitor.diagnostic(Diagnostic::new(Code::BlankLine, place, message).with_fix(fix));
    }

    /// Whether a tag behind other tags of this game is the first of the next: if it comes again
    /// after a blank line, if it is the event, with which every game begins (PGN 8.1.1), or
    /// wherever a text may be cut.
    #[inline(always)]
    pub(super) fn begins_next_game(
        &self,
        start: usize,
        name: &Name<'_>,
        comes_again: bool,
    ) -> bool {
        let Some(end) = self.last_tag_end else {
            return false;
        };
        let text = self.lexer.text();
        let is_event = name.is(Name::EVENT);
        let gap = &text[end..start];
        // Nearly always a single line end.
        let after_blank = !matches!(gap, b"\n" | b"\r\n") && has_blank_line(gap);
        if !after_blank && !is_event {
            return false;
        }
        after_blank && (comes_again || is_event)
            || (after_blank || is_event) && starts_certainly(text, start)
    }

    /// Whether a tag that this game does not have yet comes next, comments aside.
    pub(super) fn more_tags_follow(&mut self) -> bool {
        let mut ahead = self.lexer.clone();
        while let Some(token) = ahead.next_solid() {
            match token.kind {
                TokenKind::Comment | TokenKind::LineComment | TokenKind::Escape => {}
                TokenKind::Tag => {
                    let follows = ahead.last_tag().is_some_and(|tag| {
                        let name = Name::of(&tag);
                        let comes_again = self.names.has(&name);
                        !comes_again && !self.begins_next_game(token.start, &name, false)
                    });
                    if follows {
                        // Of many comments only the first looks so far ahead.
                        self.tags_up_to = token.start;
                    }
                    return follows;
                }
                _ => return false,
            }
        }
        false
    }

    /// Where text ends that stands behind a tag, if it is nothing of a game and more tags follow
    /// without a blank line, so that it does not end them: `[Round "1"]]`.
    #[cold]
    #[inline(never)]
    pub(super) fn text_behind_tag(&mut self, first: Token) -> Option<usize> {
        let text = self.lexer.text();
        let tag_end = self.last_tag_end?;
        // Nearly always, and not worth another look at the token.
        if has_blank_line(&text[tag_end..first.start]) {
            return None;
        }
        let mut end = tag_end;
        self.lexer.seek(first.start);
        loop {
            let before = self.lexer.offset();
            let token = self.lexer.next_solid()?;
            if has_blank_line(&text[end..token.start]) {
                return None;
            }
            if token.kind == TokenKind::Tag {
                self.lexer.seek(before);
                break;
            }
            let is_foreign = match token.kind {
                TokenKind::Word => algebraic::parse(token.of(text)).is_err(),
                TokenKind::Number => !self.numbers_a_move(&mut self.lexer.clone()),
                TokenKind::Stray | TokenKind::Dots | TokenKind::Close | TokenKind::Glyph => true,
                _ => false,
            };
            if !is_foreign {
                return None;
            }
            end = token.end;
        }
        self.more_tags_follow().then_some(end)
    }

    /// Keeps such text as a comment before the moves, if it is more than signs.
    #[cold]
    pub(super) fn keep_behind_tag(
        &mut self,
        visitor: &mut impl Visitor,
        (start, end): (usize, usize),
        base: usize,
    ) -> Flow {
        self.lexer.seek(end);
        let text = &self.lexer.text()[start..end];
        let span = Span::new(base, start, end);
        let is_said = text
            .iter()
            .any(|byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
        let message = match is_said {
            true => "this belongs to no tag; it is kept as a comment",
            false => "this belongs to no tag",
        };
        let said = Diagnostic::new(Code::TagSyntax, span, message);
        if is_said {
            visitor.diagnostic(said);
            return visitor.preamble(Comment::told(text, CommentKind::Comment, span));
        }
        let fix = Fix::replace(Applicability::Safe, span, &b""[..], "leave it out");
        visitor.diagnostic(said.with_fix(fix));
        Flow::Continue(())
    }

    /// Whether the number 1 begins another game: behind a blank line, when this game has moves
    /// already. So a list of bare games without results falls apart where it should.
    #[cold]
    #[inline(never)]
    pub(super) fn begins_anew(&self, token: Token, gap_start: usize) -> bool {
        let gap = &self.lexer.text()[gap_start..token.start];
        self.has_moves
            && self.depth == 0
            && has_blank_line(gap)
            && self.begins_moves(token, self.lexer.clone())
    }
}

/// Whether a word has the form of a move in SAN or coordinates.
fn reads_as_move(word: &[u8]) -> bool {
    algebraic::parse(word).is_ok()
}

/// Whether a word looks like a move in some notation: it names a square, or is made as moves in
/// descriptive or numeric notation are.
fn resembles_move(word: &[u8]) -> bool {
    let plain = plain(word).text;
    let word = plain.trim_ascii();
    let names_square = word
        .windows(2)
        .any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']));
    let is_numeric = matches!(word.len(), 4 | 5) && word.iter().all(|b| matches!(b, b'1'..=b'8'));
    names_square || is_numeric || is_descriptive(word) || reads_as_move(word)
}

/// `P-K4`, `KtxP`, `B-QKt5`: a piece, a sign, and a file or a piece.
fn is_descriptive(word: &[u8]) -> bool {
    let Some(sign) = memchr::memchr2(b'-', b'x', word) else {
        return false;
    };
    let letters = |part: &[u8]| {
        !part.is_empty()
            && part
                .iter()
                .all(|byte| b"KQRBNPt12345678+().".contains(byte))
    };
    let piece = &word[..sign];
    piece.first().is_some_and(u8::is_ascii_uppercase)
        && letters(piece)
        && letters(&word[sign + 1..])
}

/// Whether a word in typeset characters begins with the number 1 and goes on.
fn starts_with_number(word: &[u8]) -> bool {
    if word.is_ascii() && !word.contains(&b'&') {
        return false;
    }
    let plain = plain(word).text;
    let rest = plain.trim_ascii().strip_prefix(b"1.");
    rest.is_some_and(|rest| resembles_move(rest.trim_ascii()))
}

/// Whether a text may be cut before a tag.
fn starts_certainly(text: &[u8], start: usize) -> bool {
    let at_line_start = start == 0 || matches!(text[start - 1], b'\n' | b'\r');
    at_line_start && is_game_start(text, start)
}

/// How long the mark of a forum or a page is with which a text begins: `[pgn]`, `[/b]`.
fn markup_len(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"[")?;
    let name = inner.iter().take(12);
    let len = name
        .take_while(|&&byte| byte.is_ascii_alphabetic() || byte == b'/')
        .count();
    (len > 0 && inner.get(len) == Some(&b']')).then_some(len + 2)
}

/// Whether white space holds two line ends; nearly always it begins with them, if it does.
#[inline]
fn has_blank_line(gap: &[u8]) -> bool {
    matches!(gap, [b'\n', b'\n', ..] | [b'\r', b'\n', b'\r', b'\n', ..]) || count_lines(gap) > 1
}
