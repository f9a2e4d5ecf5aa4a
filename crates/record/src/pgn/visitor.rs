//! A game in motion: the events that readers, replayed trees and decoders push.

use std::borrow::Cow;
use std::ops::ControlFlow;

use scoresheet_chess::{Color, Move, Position};
use scoresheet_notation::Word;

use crate::diagnostic::Diagnostic;
use crate::remark::{Nag, Sign};
use crate::source::Span;
use crate::tags::GameResult;

/// Whether to go on with the game. `Break` skips the rest of it; the next game is not touched.
pub type Flow = ControlFlow<()>;

/// Where a game is in its source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The first byte of the game, counted from the start of the text given to the reader.
    pub start: usize,
    /// Which game it is in that text, from 0.
    pub index: usize,
}

/// A tag pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag<'a> {
    /// The name.
    pub name: &'a [u8],
    /// The value without escapes.
    pub value: Cow<'a, [u8]>,
    /// Where it is, brackets included.
    pub span: Span,
    /// Whether a tag of this name has come before; the first one counts.
    pub comes_again: bool,
}

impl<'a> Tag<'a> {
    /// A tag that does not stand in the text as one.
    pub fn told(name: &'a str, value: &'a str, span: Span) -> Tag<'a> {
        Tag {
            name: name.as_bytes(),
            value: Cow::Borrowed(value.as_bytes()),
            span,
            comes_again: false,
        }
    }
}

/// What kind of remark a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CommentKind {
    /// A comment, in braces or after a semicolon.
    #[default]
    Comment,
    /// A line that begins with `%`, for other programs (PGN 6).
    Escape,
    /// Movetext that could not be read as moves.
    Unread,
}

/// A comment or another text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comment<'a> {
    /// The text without its signs, as it stands in the source.
    pub text: &'a [u8],
    /// What it is.
    pub kind: CommentKind,
    /// Where it is.
    pub span: Span,
    /// How many bytes of the span stand before the text; `None` if the text does not stand there
    /// as it is.
    pub lead: Option<u32>,
}

impl<'a> Comment<'a> {
    /// A comment that does not stand in the source as it is told.
    pub fn told(text: &'a [u8], kind: CommentKind, span: Span) -> Comment<'a> {
        Comment {
            text,
            kind,
            span,
            lead: None,
        }
    }

    /// Where a part of the text is, if the text stands in the source as it is.
    pub fn place(&self, part: std::ops::Range<usize>) -> Option<Span> {
        let start = self.span.start + self.lead?;
        Some(Span {
            start: start + part.start as u32,
            end: start + part.end as u32,
        })
    }

    /// Text between games as a comment: without its signs if it is one already.
    pub fn loose(text: &'a [u8]) -> Comment<'a> {
        let (text, kind) = match text {
            [b'{', inner @ ..] => (
                inner.strip_suffix(b"}").unwrap_or(inner),
                CommentKind::Comment,
            ),
            [b';', inner @ ..] => (inner, CommentKind::Comment),
            [b'%', inner @ ..] => (inner, CommentKind::Escape),
            _ => (text, CommentKind::Comment),
        };
        Comment::told(text, kind, Span::default())
    }
}

impl Comment<'_> {
    /// Adds the text as it is kept: line ends with the blanks around them are one blank each, and
    /// blanks at either end are dropped, for a writer may break a comment at any blank. Escape
    /// lines are kept to the byte.
    pub fn fold_into(&self, out: &mut Vec<u8>) {
        if self.kind == CommentKind::Escape {
            out.extend_from_slice(self.text);
            return;
        }
        // Other control characters are rare enough to be kept as they are.
        let is_blank = |byte: u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        let start = self.text.iter().position(|&byte| !is_blank(byte));
        let end = self.text.iter().rposition(|&byte| !is_blank(byte));
        let text = match (start, end) {
            (Some(start), Some(end)) => &self.text[start..=end],
            _ => return,
        };
        if memchr::memchr3(b'\n', b'\r', b'\t', text).is_none() {
            out.extend_from_slice(text);
            return;
        }
        let mut rest = text;
        while !rest.is_empty() {
            let len = rest
                .iter()
                .position(|&byte| is_blank(byte))
                .unwrap_or(rest.len());
            out.extend_from_slice(&rest[..len]);
            rest = &rest[len..];
            let gap = rest
                .iter()
                .position(|&byte| !is_blank(byte))
                .unwrap_or(rest.len());
            if gap > 0 {
                let plain = rest[..gap].iter().all(|&byte| byte == b' ');
                out.extend_from_slice(if plain { &rest[..gap] } else { b" " });
            }
            rest = &rest[gap..];
        }
    }

    /// Adds the text as it stands in a record: what could not be read says so.
    pub fn write_into(&self, out: &mut Vec<u8>) {
        if self.kind == CommentKind::Unread {
            out.extend_from_slice(b"unread: ");
        }
        self.fold_into(out);
    }
}

/// A move that the rules allow, or that stood in spite of them, between the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The position in which it is played.
    pub before: &'a Position,
    /// The move, which may be a null move.
    pub mv: Move,
    /// The position that it gives.
    pub after: &'a Position,
    /// The move in SAN, if whoever resolved it was asked to spell it; else empty.
    pub san: Word,
    /// Whether the rules forbid it and it was followed all the same, because it was played and
    /// stood.
    pub stood: bool,
}

/// A half-move.
#[derive(Clone, Copy, Debug)]
pub struct Ply<'a> {
    /// The text of the source, or SAN when a tree is replayed.
    pub text: &'a [u8],
    /// The first eight bytes of the text.
    pub word: Word,
    /// Where it is.
    pub span: Span,
    /// The move, once someone has resolved it.
    pub played: Option<Played<'a>>,
}

/// Whoever takes in a game as it passes by.
///
/// Methods come in this order: [`begin_game`](Visitor::begin_game), any number
/// of [`preamble`](Visitor::preamble) and [`tag`](Visitor::tag), then
/// [`begin_moves`](Visitor::begin_moves), then the moves with all that stands
/// between them, perhaps [`end_moves`](Visitor::end_moves) and [`result`](Visitor::result), and
/// [`end_game`](Visitor::end_game), which always comes. Every method has a
/// default that does nothing, so a visitor says only what it cares about.
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, _place: Place) -> Flow {
        Flow::Continue(())
    }

    /// A comment or escape line before the tags.
    fn preamble(&mut self, _comment: Comment<'_>) -> Flow {
        Flow::Continue(())
    }

    /// A tag pair.
    fn tag(&mut self, _tag: Tag<'_>) -> Flow {
        Flow::Continue(())
    }

    /// The tags are over. The start position is given by whoever resolves moves, if it is known.
    fn begin_moves(&mut self, _start: Option<&Position>) -> Flow {
        Flow::Continue(())
    }

    /// A move number with its periods.
    #[inline(always)]
    fn number(&mut self, _text: &[u8], _span: Span) -> Flow {
        Flow::Continue(())
    }

    /// A half-move.
    fn ply(&mut self, _ply: Ply<'_>) -> Flow {
        Flow::Continue(())
    }

    /// A glyph, by its number.
    fn nag(&mut self, _nag: Nag, _span: Span) -> Flow {
        Flow::Continue(())
    }

    /// A glyph in signs. Some are about the side that moved; whoever knows it hands on the number.
    fn sign(&mut self, sign: Sign, _text: &[u8], span: Span) -> Flow {
        self.nag(sign.nag(Color::White), span)
    }

    /// A comment or escape line.
    fn comment(&mut self, _comment: Comment<'_>) -> Flow {
        Flow::Continue(())
    }

    /// A variation begins: it replaces the ply just before.
    fn open_variation(&mut self, _span: Span) -> Flow {
        Flow::Continue(())
    }

    /// The variation opened last ends.
    fn close_variation(&mut self, _span: Span) -> Flow {
        Flow::Continue(())
    }

    /// The moves are over. The last position of the main line is given by whoever resolves moves.
    fn end_moves(&mut self, _last: &Position) {}

    /// The result at the end of the moves.
    fn result(&mut self, _result: GameResult, _span: Span) -> Flow {
        Flow::Continue(())
    }

    /// Something odd. May come at any time between begin and end of a game.
    fn diagnostic(&mut self, _diagnostic: Diagnostic) {}

    /// The game is over, and ends before this byte of the text given to the reader.
    fn end_game(&mut self, _end: usize) {}

    /// Text that belongs to no game, as bytes of the text given to the reader.
    fn between_games(&mut self, _text: &[u8], _start: usize) {}
}
