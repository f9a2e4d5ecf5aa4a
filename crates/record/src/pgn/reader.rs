//! Tokens to events: where games begin and end, and what belongs to which.
//!
//! The reader knows the structure of a record and nothing of chess: a word
//! among the moves is a ply, whatever it may mean. A game ends at its result,
//! or where the next one begins: at a tag after moves, or at a tag name that
//! comes again after a blank line.

mod names;
mod starts;
mod odd;
mod ends;

use std::ops::ControlFlow;

use scoresheet_notation::Word;

use super::lexer::{BYTE_ORDER_MARK, First, Lexer};
use super::token::{Token, TokenKind};
use super::visitor::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::remark::Nag;
use crate::source::Span;
use crate::tags::{GameResult, write_tag};
pub(crate) use ends::tell_result_in_variation;
use names::{Name, Names};
pub(crate) use odd::odd_result;
use odd::{Marker, glyphs};

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
    /// Whether a comment of this game is never closed.
    has_unclosed: bool,
    /// How many variations are open.
    depth: usize,
    /// What the Result tag of this game says, if PGN has no marker for it.
    unusual_result: Option<GameResult>,
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
            has_unclosed: false,
            depth: 0,
            unusual_result: None,
        }
    }

    /// Whether a comment was never closed, so that what was read depends on all of the text.
    pub(super) fn met_unclosed(&self) -> bool {
        self.lexer.met_unclosed()
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
        self.has_unclosed = false;
        self.stage = Stage::Tags;
        self.last_tag_end = None;
        self.has_moves = false;
        self.depth = 0;
        self.unusual_result = None;
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
            self.say_tight_tags(visitor, base);
        }
        if self.stage == Stage::Moves {
            self.moves(visitor, base)?;
        }
        Flow::Continue(())
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
                    let name = Name::of(&parts);
                    let comes_again = self.names.has(&name);
                    if self.begins_next_game(token.start, &name, comes_again) {
                        self.lexer.seek(before);
                        return Flow::Continue(());
                    }
                    let span = Span::new(base, token.start, token.end);
                    let value = parts.value();
                    // Of two that differ only so, the first counts.
                    if name.is_respelled && !comes_again {
                        say_tag_name(visitor, (parts.name, name.meant), &value, span);
                    }
                    if !parts.well_formed {
                        let message =
                            "the quotes or brackets of this tag are not where PGN wants them";
                        say_tag_syntax(visitor, (&name.plain, &value), span, message);
                    } else if parts.has_needless_escape() {
                        let message = "a backslash stands only before a quote and another one";
                        say_tag_syntax(visitor, (&name.plain, &value), span, message);
                    }
                    if name.is(Name::RESULT) {
                        let result = GameResult::parse_any(&value);
                        // The first one counts.
                        if !comes_again {
                            self.unusual_result = result.filter(|result| result.is_unusual());
                        }
                    }
                    if comes_again {
                        say_tag_again(visitor, parts.name, span);
                    }
                    self.names.push(&name);
                    self.last_tag_end = Some(token.end);
                    visitor.tag(Tag {
                        name: &name.plain,
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
                    if let Some(end) = self.text_behind_tag(token) {
                        self.keep_behind_tag(visitor, (token.start, end), base)?;
                        continue;
                    }
                    self.lexer.seek(before);
                    return Flow::Continue(());
                }
            }
        }
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
                let len = end - start;
                // No SAN has eight letters, but what ends with an HTML name may.
                if matches!(len, 2..8) {
                    let ply = ply(&text[start..], len, Span::new(base, start, end));
                    if ply.word.is_ascii() {
                        self.has_moves = true;
                        visitor.ply(ply)?;
                        continue;
                    }
                }
                if len > 1 {
                    self.has_moves = true;
                    let token = Token {
                        kind: TokenKind::Word,
                        start,
                        end,
                    };
                    if let Step::End(flow) = self.odd_step(visitor, token, base) {
                        return flow;
                    }
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
                let step = match token.kind {
                    TokenKind::Result => self.result(visitor, token, base),
                    _ => self.odd_step(visitor, token, base),
                };
                if let Step::End(flow) = step {
                    return flow;
                }
                continue;
            }
            if let Step::End(flow) = self.other_token(visitor, (start, first), before, base) {
                return flow;
            }
        }
    }

    /// A token among the moves that is neither a move nor begins with a digit. Apart, so that the
    /// loop over those two stays small.
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
            TokenKind::Word => return self.odd_step(visitor, token, base),
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
            // Behind a number they stand for a move that nobody could read.
            TokenKind::Glyph if self.follows_number(token.start) => {
                visitor.ply(token_ply(text, token, span))
            }
            TokenKind::Glyph => glyphs(visitor, token.of(text), span),
            TokenKind::Result => return self.result(visitor, token, base),
            TokenKind::Tag => {
                self.lexer.seek(before);
                return Step::End(self.end_without_result(visitor, base));
            }
            TokenKind::LineComment | TokenKind::Escape => {
                visitor.comment(self.comment(token, base))
            }
            // Castling without hyphens.
            TokenKind::Number if matches!(token.of(text), b"00" | b"000") => {
                visitor.ply(token_ply(text, token, span))
            }
            TokenKind::Dots | TokenKind::Space | TokenKind::Number => Flow::Continue(()),
            TokenKind::Close | TokenKind::Stray => self.stray(visitor, token, base),
        };
        if flow.is_break() {
            Step::End(flow)
        } else {
            Step::Next
        }
    }

    /// The marker of a result.
    #[inline(never)]
    fn result(&mut self, visitor: &mut impl Visitor, token: Token, base: usize) -> Step {
        let marker = Marker {
            result: GameResult::parse(token.of(self.lexer.text())).unwrap_or_default(),
            span: Span::new(base, token.start, token.end),
            said: None,
        };
        self.take_marker(visitor, base, marker)
    }

    /// A word that is not plainly a move.
    #[inline(never)]
    fn odd_step(&mut self, visitor: &mut impl Visitor, token: Token, base: usize) -> Step {
        match self.odd_word(visitor, token, base) {
            ControlFlow::Continue(Some(marker)) => self.take_marker(visitor, base, marker),
            ControlFlow::Continue(None) => Step::Next,
            ControlFlow::Break(()) => Step::End(Flow::Break(())),
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
            lead: Some(1),
        }
    }
}

/// The event of a word among the moves.
fn token_ply(text: &[u8], token: Token, span: Span) -> Ply<'_> {
    ply(&text[token.start..], token.end - token.start, span)
}

/// The event of the word with which a text begins.
#[inline(always)]
fn ply(text: &[u8], len: usize, span: Span) -> Ply<'_> {
    let (text, word) = match text.first_chunk::<8>() {
        // Short words are cut from the eight bytes, so that their length is compared only once.
        Some(bytes) if len < 8 => (&bytes[..len], Word::first_of(*bytes, len)),
        Some(bytes) => (&text[..len], Word::first_of(*bytes, len)),
        None => (&text[..len], last_word(&text[..len])),
    };
    Ply {
        text,
        word,
        span,
        played: None,
    }
}

/// Says that a name is that of a tag everybody knows, in other letters.
#[cold]
fn say_tag_name(
    visitor: &mut impl Visitor,
    (name, known): (&[u8], &[u8]),
    value: &[u8],
    span: Span,
) {
    let mut plain = Vec::new();
    write_tag(known, value, &mut plain);
    let [name, known] = [name, known].map(String::from_utf8_lossy);
    let message = format!("the tag `{name}` is spelled `{known}`, and is read as that");
    let title = format!("write `{known}`");
    let fix = Fix::replace(Applicability::Safe, span, plain, title);
    visitor.diagnostic(Diagnostic::new(Code::TagName, span, message).with_fix(fix));
}

#[cold]
fn say_tag_again(visitor: &mut impl Visitor, name: &[u8], span: Span) {
    let name = String::from_utf8_lossy(name);
    let message = format!("the tag {name} comes twice; the first is used");
    visitor.diagnostic(Diagnostic::new(Code::DuplicateTag, span, message));
}

#[cold]
fn say_tag_syntax(
    visitor: &mut impl Visitor,
    (name, value): (&[u8], &[u8]),
    span: Span,
    message: &'static str,
) {
    let mut plain = Vec::new();
    write_tag(name, value, &mut plain);
    let title = format!("write `{}`", String::from_utf8_lossy(&plain));
    let fix = Fix::replace(Applicability::Likely, span, plain, title);
    visitor.diagnostic(Diagnostic::new(Code::TagSyntax, span, message).with_fix(fix));
}

/// A word among the last eight bytes of the text.
#[cold]
fn last_word(word: &[u8]) -> Word {
    Word::pack(word).unwrap_or_default()
}
