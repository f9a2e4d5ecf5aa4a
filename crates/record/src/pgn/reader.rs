//! Tokens to events: where games begin and end, and what belongs to which.
//!
//! The reader knows the structure of a record and nothing of chess: a word
//! among the moves is a ply, whatever it may mean. A game ends at its result,
//! or where the next one begins: at a tag after moves, or at a tag name that
//! comes again after a blank line.

use std::collections::HashSet;
use std::ops::ControlFlow;

use scoresheet_notation::{Word, algebraic};

use super::lexer::{BYTE_ORDER_MARK, First, Lexer};
use super::token::{Token, TokenKind};
use super::visitor::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use crate::diagnostic::{Code, Diagnostic};
use crate::remark::{Nag, Sign};
use crate::source::{Span, count_lines, is_game_start};
use crate::tags::GameResult;

/// Reads the games of a text, one by one.
///
/// ```
/// use scoresheet_record::{Flow, Reader, Visitor, pgn::Ply};
///
/// #[derive(Default)]
/// struct Counter(usize);
///
/// impl Visitor for Counter {
///     fn ply(&mut self, _ply: Ply<'_>) -> Flow {
///         self.0 += 1;
///         Flow::Continue(())
///     }
/// }
///
/// let mut counter = Counter::default();
/// let games = Reader::new(b"1. e4 e5 1-0  1. d4 *").read_all(&mut counter);
/// assert_eq!((games, counter.0), (2, 3));
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    lexer: Lexer<'a>,
    games: usize,
    /// Comments and escape lines that wait for the game they stand before.
    preamble: Vec<Token>,
    /// The names of the tags of this game, to notice those that come twice.
    names: Names<'a>,
    /// Up to here comments stand before more tags of this game.
    tags_up_to: usize,
    stage: Stage,
    /// Where the last tag of this game ends.
    last_tag_end: Option<usize>,
    /// Whether a move of this game, or its number, has been read.
    has_moves: bool,
    /// How many variations are open.
    depth: usize,
}

/// The names of the tags of a game.
#[derive(Clone, Debug, Default)]
struct Names<'a> {
    names: Vec<&'a [u8]>,
    /// The same once there are so many that looking through them takes long.
    many: HashSet<&'a [u8]>,
}

impl<'a> Names<'a> {
    /// A few names are looked through faster than they are hashed.
    const FEW: usize = 64;

    fn clear(&mut self) {
        self.names.clear();
        self.many.clear();
    }

    #[inline(always)]
    fn has(&self, name: &[u8]) -> bool {
        match self.names.len() {
            0..Names::FEW => self.names.contains(&name),
            _ => self.many.contains(name),
        }
    }

    fn push(&mut self, name: &'a [u8]) {
        self.names.push(name);
        match self.names.len() {
            0..Names::FEW => {}
            Names::FEW => self.many.extend(self.names.iter().copied()),
            _ => _ = self.many.insert(name),
        }
    }
}

/// How far the game at hand has been read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Tags,
    Moves,
    Done,
}

/// Whether more of the moves follows after a token.
enum Step {
    Next,
    End(Flow),
}

/// A visitor that takes nothing in, for skipping.
struct Nobody;

impl Visitor for Nobody {}

impl<'a> Reader<'a> {
    /// A reader at the start of a text.
    pub fn new(text: &'a [u8]) -> Reader<'a> {
        Reader {
            lexer: Lexer::new(text),
            games: 0,
            preamble: Vec::new(),
            names: Names::default(),
            tags_up_to: 0,
            stage: Stage::Done,
            last_tag_end: None,
            has_moves: false,
            depth: 0,
        }
    }

    /// Pushes all games into a visitor and returns how many there were.
    pub fn read_all(&mut self, visitor: &mut impl Visitor) -> usize {
        let before = self.games;
        while self.read_game(visitor) {}
        self.games - before
    }

    /// Pushes the next game into a visitor; `false` if there is none.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        let Some(place) = self.start_game(visitor) else {
            return false;
        };
        if self.read_from(visitor, place).is_break() {
            // The visitor has seen enough: nobody sees the rest.
            let _ = self.read_rest(&mut Nobody, place.start);
        }
        visitor.end_game(self.lexer.offset());
        true
    }

    /// Skips the next game and returns where it starts; `None` if there is none.
    pub fn skip_game(&mut self) -> Option<usize> {
        let place = self.start_game(&mut Nobody)?;
        let _ = self.read_rest(&mut Nobody, place.start);
        Some(place.start)
    }

    /// Finds the next game and goes to its first tag or move.
    fn start_game(&mut self, visitor: &mut impl Visitor) -> Option<Place> {
        let first = self.find_game(visitor)?;
        self.lexer.seek(first.start);
        self.names.clear();
        self.stage = Stage::Tags;
        self.last_tag_end = None;
        self.has_moves = false;
        self.depth = 0;
        let start = self
            .preamble
            .first()
            .map_or(first.start, |token| token.start);
        let place = Place {
            start,
            index: self.games,
        };
        self.games += 1;
        Some(place)
    }

    /// Everything of a game: `Break` when the visitor wants no more of it.
    fn read_from(&mut self, visitor: &mut impl Visitor, place: Place) -> Flow {
        visitor.begin_game(place)?;
        for index in 0..self.preamble.len() {
            let token = self.preamble[index];
            visitor.preamble(self.comment(token, place.start))?;
        }
        self.read_rest(visitor, place.start)
    }

    /// What is left of a game from the stage on that it is in.
    fn read_rest(&mut self, visitor: &mut impl Visitor, base: usize) -> Flow {
        if self.stage == Stage::Tags {
            self.tags(visitor, base)?;
            self.stage = Stage::Moves;
            visitor.begin_moves(None)?;
        }
        if self.stage == Stage::Moves {
            self.moves(visitor, base)?;
        }
        Flow::Continue(())
    }

    /// The first token of the next game's tags or moves. Comments before it wait in `preamble`.
    fn find_game(&mut self, visitor: &mut impl Visitor) -> Option<Token> {
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
                TokenKind::Number | TokenKind::Word
                    if self.begins_moves(token, self.lexer.clone()) =>
                {
                    return Some(token);
                }
                _ if token.of(self.lexer.text()) == BYTE_ORDER_MARK => {}
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
    fn begins_moves(&self, token: Token, mut ahead: Lexer<'a>) -> bool {
        let text = ahead.text();
        let mut next = || ahead.next_solid().map(|token| (token.kind, token.of(text)));
        if token.kind == TokenKind::Number {
            let number = token.of(text).trim_ascii_end();
            let digits = number
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if self.games > 0 && &number[..digits] != b"1" {
                return false;
            }
            return loop {
                match next() {
                    Some((TokenKind::Dots | TokenKind::Comment, _)) => {}
                    Some((TokenKind::Word, word)) => break reads_as_move(word),
                    _ => break false,
                }
            };
        }
        let line_start = text[..token.start].trim_ascii_end().len();
        let gap = &text[line_start..token.start];
        let at_line_start = line_start == 0 || gap.iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        at_line_start
            && reads_as_move(token.of(text))
            && match next() {
                Some((TokenKind::Word, word)) => reads_as_move(word),
                Some((kind, _)) => !matches!(kind, TokenKind::Stray | TokenKind::Dots),
                None => true,
            }
    }

    /// The tag section. Stops before the first token that is not part of it.
    fn tags(&mut self, visitor: &mut impl Visitor, base: usize) -> Flow {
        let text = self.lexer.text();
        loop {
            let before = self.lexer.offset();
            let Some(token) = self.lexer.next_solid() else {
                self.lexer.seek(before);
                return Flow::Continue(());
            };
            match token.kind {
                TokenKind::Tag => {
                    let Some(parts) = self.lexer.last_tag() else {
                        continue;
                    };
                    let comes_again = self.names.has(parts.name);
                    if self.begins_next_game(token.start, parts.name, comes_again) {
                        self.lexer.seek(before);
                        return Flow::Continue(());
                    }
                    let span = Span::new(base, token.start, token.end);
                    if !parts.well_formed {
                        visitor.diagnostic(Diagnostic::new(
                            Code::TagSyntax,
                            span,
                            "the quotes or brackets of this tag are not where PGN wants them",
                        ));
                    }
                    if comes_again {
                        let name = String::from_utf8_lossy(parts.name);
                        let message = format!("the tag {name} comes twice; the first is used");
                        visitor.diagnostic(Diagnostic::new(Code::DuplicateTag, span, message));
                    }
                    self.names.push(parts.name);
                    self.last_tag_end = Some(token.end);
                    let value = parts.value();
                    visitor.tag(Tag {
                        name: parts.name,
                        value,
                        span,
                        comes_again,
                    })?;
                }
                TokenKind::Comment | TokenKind::LineComment | TokenKind::Escape
                    if token.start < self.tags_up_to || self.more_tags_follow() =>
                {
                    visitor.preamble(self.comment(token, base))?;
                }
                _ if token.of(text) == BYTE_ORDER_MARK => {}
                _ => {
                    self.lexer.seek(before);
                    return Flow::Continue(());
                }
            }
        }
    }

    /// Whether a tag behind other tags of this game is the first of the next: if it comes again
    /// after a blank line, if it is the event, with which every game begins (PGN 8.1.1), or
    /// wherever a text may be cut.
    #[inline(always)]
    fn begins_next_game(&self, start: usize, name: &[u8], comes_again: bool) -> bool {
        let Some(end) = self.last_tag_end else {
            return false;
        };
        let text = self.lexer.text();
        let is_event = name == b"Event";
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
    fn more_tags_follow(&mut self) -> bool {
        let mut ahead = self.lexer.clone();
        while let Some(token) = ahead.next_solid() {
            match token.kind {
                TokenKind::Comment | TokenKind::LineComment | TokenKind::Escape => {}
                TokenKind::Tag => {
                    let follows = ahead.last_tag().is_some_and(|tag| {
                        let comes_again = self.names.has(tag.name);
                        !comes_again && !self.begins_next_game(token.start, tag.name, false)
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

    /// The moves, up to the result or to the next game.
    fn moves(&mut self, visitor: &mut impl Visitor, base: usize) -> Flow {
        let text = self.lexer.text();
        loop {
            let before = self.lexer.offset();
            let Some((start, first)) = self.lexer.skip_space() else {
                // A game ends behind its last token wherever the text ends.
                self.lexer.seek(before);
                return self.end_without_result(visitor, base);
            };
            // The two kinds that matter are asked for first, before a token is even made.
            if first == First::Move {
                let end = self.lexer.word_at(start);
                let token = Token {
                    kind: TokenKind::Word,
                    start,
                    end,
                };
                if end - start > 1 {
                    self.has_moves = true;
                    visitor.ply(ply(text, token, Span::new(base, start, end)))?;
                    continue;
                }
            }
            if first == First::Digit {
                let token = self.lexer.token_at(start, first);
                if token.kind == TokenKind::Number {
                    if token.of(text) == b"1." && self.begins_anew(token, before) {
                        self.lexer.seek(before);
                        return self.end_without_result(visitor, base);
                    }
                    self.has_moves = true;
                    visitor.number(token.of(text), Span::new(base, token.start, token.end))?;
                    continue;
                }
            }
            if let Step::End(flow) = self.other_token(visitor, (start, first), before, base) {
                return flow;
            }
        }
    }

    /// Whether the number 1 begins another game: behind a blank line, when this game has moves
    /// already. So a list of bare games without results falls apart where it should.
    #[cold]
    #[inline(never)]
    fn begins_anew(&self, token: Token, gap_start: usize) -> bool {
        let gap = &self.lexer.text()[gap_start..token.start];
        self.has_moves
            && self.depth == 0
            && has_blank_line(gap)
            && self.begins_moves(token, self.lexer.clone())
    }

    /// A token among the moves that is neither a move nor a number. Apart, so that the loop over
    /// those two stays small.
    #[inline(never)]
    fn other_token(
        &mut self,
        visitor: &mut impl Visitor,
        (start, first): (usize, First),
        before: usize,
        base: usize,
    ) -> Step {
        let text = self.lexer.text();
        let token = self.lexer.token_at(start, first);
        let span = Span::new(base, token.start, token.end);
        let flow = match token.kind {
            TokenKind::Word => match self.odd_word(visitor, token, span) {
                ControlFlow::Continue(Some(result)) if self.depth == 0 => {
                    return Step::End(self.end_with_result(visitor, base, result, span));
                }
                ControlFlow::Continue(_) => Flow::Continue(()),
                ControlFlow::Break(()) => Flow::Break(()),
            },
            TokenKind::Comment => {
                self.say_unclosed(visitor, token, base);
                visitor.comment(self.comment(token, base))
            }
            TokenKind::Open => {
                self.depth += 1;
                visitor.open_variation(span)
            }
            TokenKind::Close if self.depth > 0 => {
                self.depth -= 1;
                visitor.close_variation(span)
            }
            TokenKind::Nag => match Nag::parse(token.of(text)) {
                Some(nag) => visitor.nag(nag, span),
                None => Flow::Continue(()),
            },
            TokenKind::Glyph => glyphs(visitor, token.of(text), span),
            TokenKind::Result => {
                let result = GameResult::parse(token.of(text)).unwrap_or_default();
                if self.depth == 0 || self.game_ends_here() {
                    let closed = close_all(visitor, self.depth, span);
                    return Step::End(match closed {
                        Flow::Continue(()) => self.end_with_result(visitor, base, result, span),
                        stop => {
                            // The game ends here for those who leave it, too.
                            let _ = self.end_with_result(&mut Nobody, base, result, span);
                            stop
                        }
                    });
                }
                let message = "a result inside a variation is left out";
                visitor.diagnostic(Diagnostic::new(Code::ResultInVariation, span, message));
                Flow::Continue(())
            }
            TokenKind::Tag => {
                self.lexer.seek(before);
                return Step::End(self.end_without_result(visitor, base));
            }
            TokenKind::LineComment | TokenKind::Escape => {
                visitor.comment(self.comment(token, base))
            }
            TokenKind::Dots | TokenKind::Space | TokenKind::Number => Flow::Continue(()),
            TokenKind::Close | TokenKind::Stray => {
                let sign = String::from_utf8_lossy(token.of(text));
                let message = format!("`{sign}` has no meaning here and is left out");
                visitor.diagnostic(Diagnostic::new(Code::StrayClosing, span, message));
                Flow::Continue(())
            }
        };
        if flow.is_break() {
            Step::End(flow)
        } else {
            Step::Next
        }
    }

    /// A word that does not begin like a move: a result in another spelling, a glyph in signs,
    /// or a ply after all.
    #[cold]
    #[inline(never)]
    fn odd_word(
        &mut self,
        visitor: &mut impl Visitor,
        token: Token,
        span: Span,
    ) -> ControlFlow<(), Option<GameResult>> {
        use ControlFlow::Continue;
        let text = self.lexer.text();
        let word = token.of(text);
        if word == BYTE_ORDER_MARK {
            return Continue(None);
        }
        // Behind its number an N is a knight that goes nowhere, and no novelty.
        let follows_number = text[..token.start].trim_ascii_end().ends_with(b".");
        if let Some(sign) = Sign::parse(word)
            && !follows_number
        {
            visitor.sign(sign, span)?;
            return Continue(None);
        }
        if let Some(result) = GameResult::parse_any(word) {
            let message = format!("this result is spelled `{}` in PGN", result.text());
            visitor.diagnostic(Diagnostic::new(Code::ResultSpelling, span, message));
            return Continue(Some(result));
        }
        self.has_moves = true;
        visitor.ply(ply(text, token, span))?;
        Continue(None)
    }

    /// Whether nothing of this game can follow: the text ends, or another game begins.
    fn game_ends_here(&self) -> bool {
        let mut ahead = self.lexer.clone();
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

    /// Ends the game with its result. A comment behind it on the same line still belongs to it;
    /// one on a line of its own stands before the next game.
    fn end_with_result(
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
            if !is_comment || count_lines(&text[end..token.start]) > 0 {
                break self.lexer.seek(end);
            }
            if flow.is_continue() {
                self.say_unclosed(visitor, token, base);
                flow = visitor.comment(self.comment(token, base));
            }
        }
        flow?;
        visitor.result(result, span)
    }

    fn end_without_result(&mut self, visitor: &mut impl Visitor, base: usize) -> Flow {
        self.stage = Stage::Done;
        let at = self.lexer.offset();
        let here = Span::new(base, at, at);
        close_all(visitor, self.depth, here)?;
        let message = "the game ends without a result";
        visitor.diagnostic(Diagnostic::new(Code::MissingResult, here, message));
        Flow::Continue(())
    }

    #[inline(always)]
    fn say_unclosed(&self, visitor: &mut impl Visitor, token: Token, base: usize) {
        let text = token.of(self.lexer.text());
        if token.kind == TokenKind::Comment && !(text.len() > 1 && text.ends_with(b"}")) {
            visitor.diagnostic(Diagnostic::new(
                Code::UnclosedComment,
                Span::new(base, token.start, token.start + 1),
                "this comment is never closed; it is ended with the game",
            ));
        }
    }

    /// A comment, semicolon comment or escape line without its signs.
    #[inline(always)]
    fn comment(&self, token: Token, base: usize) -> Comment<'a> {
        let text = token.of(self.lexer.text());
        let span = Span::new(base, token.start, token.end);
        let inner = &text[1..];
        let kind = match token.kind {
            TokenKind::Escape => CommentKind::Escape,
            _ => CommentKind::Comment,
        };
        let closed = token.kind == TokenKind::Comment;
        let inner = if closed {
            inner.strip_suffix(b"}").unwrap_or(inner)
        } else {
            inner
        };
        Comment {
            text: inner,
            kind,
            span,
        }
    }
}

/// The event of a word among the moves.
#[inline(always)]
fn ply(text: &[u8], token: Token, span: Span) -> Ply<'_> {
    let word = match text[token.start..].first_chunk::<8>() {
        Some(bytes) => Word::first_of(*bytes, token.end - token.start),
        None => last_word(&text[token.start..token.end]),
    };
    Ply {
        text: token.of(text),
        word,
        span,
        played: None,
    }
}

/// A word among the last eight bytes of the text.
#[cold]
fn last_word(word: &[u8]) -> Word {
    Word::pack(word).unwrap_or_default()
}

/// Signs behind a move, two at a time: `!?` is one glyph, `!!!` two.
fn glyphs(visitor: &mut impl Visitor, signs: &[u8], span: Span) -> Flow {
    for pair in signs.chunks(2) {
        if let Some(nag) = Nag::of_sign(pair) {
            visitor.nag(nag, span)?;
        }
    }
    Flow::Continue(())
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

/// Whether a word has the form of a move in SAN or coordinates.
fn reads_as_move(word: &[u8]) -> bool {
    algebraic::parse(word).is_ok()
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

/// Whether white space holds two line ends.
fn has_blank_line(gap: &[u8]) -> bool {
    count_lines(gap) > 1
}
