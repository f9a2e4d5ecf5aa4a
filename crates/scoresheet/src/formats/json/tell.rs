//! A [`Draft`] as events, in the order in which a game is told.

use std::collections::HashSet;
use std::ops::Range;

use scoresheet_chess::Position;
use scoresheet_notation::Word;
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::resolve::{read_fen, rules};
use scoresheet_record::{Code, Diagnostic, Span};

use super::draft::{Draft, Link};
use super::parse::Refusal;

/// Where a game is said to start beside its tags, and what is odd about that.
#[derive(Debug, Default)]
pub(super) struct Start {
    position: Option<Position>,
    said: Option<Diagnostic>,
}

/// What is still to be told, last first. A stack and no recursion: variations nest as deep as
/// the text has them.
enum Task {
    /// The line that goes on with this move.
    Line(usize),
    /// This variation and those that follow it.
    Variations(Link),
    /// The end of this variation.
    Close(usize),
}

impl Draft {
    fn tag(&self, name: &[u8]) -> impl Iterator<Item = &[u8]> {
        let tags = self.tags.iter();
        let found = tags.filter(move |tag| tag.name.of(&self.strings).eq_ignore_ascii_case(name));
        found.map(|tag| tag.value.of(&self.strings))
    }

    /// Where the field `start_fen` lets the game start. The tags come first; without a FEN tag
    /// the field must be a position.
    pub(super) fn start(&self) -> Result<Start, Refusal> {
        let Some(text) = self.start_fen else {
            return Ok(Start::default());
        };
        let variant = self.tag(b"Variant").next();
        let variant = variant.and_then(|name| rules(str::from_utf8(name).ok()?));
        let read = |text: &[u8]| match str::from_utf8(text) {
            Ok(text) => read_fen(text, variant),
            Err(_) => Err("expected a FEN".to_owned()),
        };
        let found = read(text.of(&self.strings));
        let mut tags = self.tag(b"FEN").peekable();
        if tags.peek().is_some() {
            let is_same = |tag: &[u8]| match (read(tag), &found) {
                (Ok(tag), Ok(field)) => tag.position == field.position,
                _ => false,
            };
            let said = (!tags.any(is_same)).then(|| {
                let message = "start_fen is not the position of the FEN tag; the tag is used";
                Diagnostic::new(Code::JsonField, text.span, message)
            });
            return Ok(Start {
                position: None,
                said,
            });
        }
        match found {
            Ok(read) => {
                let why = read.faults.or(read.forgiven.map(str::to_owned));
                Ok(Start {
                    position: Some(read.position),
                    said: why.map(|why| Diagnostic::new(Code::FaultyFen, text.span, why)),
                })
            }
            Err(message) => Err(Refusal {
                span: text.span,
                path: "start_fen".to_owned(),
                message,
            }),
        }
    }

    /// Pushes the game into a visitor; `len` is the length of its text.
    pub(super) fn tell(&self, place: Place, len: usize, start: Start, visitor: &mut impl Visitor) {
        let _ = self.tell_all(place, len, start, visitor);
        visitor.end_game(place.start + len);
        for remark in &self.remarks[self.after.clone()] {
            // As it would stand between games in PGN.
            let sign = if remark.is_escape { b'%' } else { b';' };
            let mut text = vec![sign];
            text.extend_from_slice(remark.text.of(&self.strings));
            visitor.between_games(&text, place.start + remark.text.span.start as usize);
        }
    }

    fn tell_all(&self, place: Place, len: usize, start: Start, visitor: &mut impl Visitor) -> Flow {
        visitor.begin_game(place)?;
        for (span, message) in &self.unknown {
            visitor.diagnostic(Diagnostic::new(Code::JsonField, *span, message.clone()));
        }
        self.comments(self.preamble.clone(), |comment| visitor.preamble(comment))?;
        self.tell_tags(visitor)?;
        if let Some(said) = start.said {
            visitor.diagnostic(said);
        }
        visitor.begin_moves(start.position.as_ref())?;
        self.comments(self.comments.clone(), |comment| visitor.comment(comment))?;
        self.tell_moves(visitor)?;
        let end = len as u32;
        match self.result {
            Some((result, span)) => visitor.result(result, span),
            None => {
                let span = Span {
                    start: end.saturating_sub(1),
                    end,
                };
                let message = "the game has no result";
                visitor.diagnostic(Diagnostic::new(Code::MissingResult, span, message));
                Flow::Continue(())
            }
        }
    }

    fn tell_tags(&self, visitor: &mut impl Visitor) -> Flow {
        let mut names = HashSet::new();
        for tag in &self.tags {
            let name = tag.name.of(&self.strings);
            let comes_again = !names.insert(name);
            if comes_again {
                let shown = String::from_utf8_lossy(name);
                let message = format!("the tag {shown} comes twice; the first is used");
                visitor.diagnostic(Diagnostic::new(Code::DuplicateTag, tag.span, message));
            }
            visitor.tag(Tag {
                name,
                value: tag.value.of(&self.strings).into(),
                span: tag.span,
                comes_again,
            })?;
        }
        Flow::Continue(())
    }

    fn tell_moves(&self, visitor: &mut impl Visitor) -> Flow {
        let mut tasks: Vec<Task> = self.first.get().map(Task::Line).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(id) => {
                    let ply = &self.moves[id];
                    self.tell_ply(id, visitor)?;
                    tasks.extend(ply.next.get().map(Task::Line));
                    tasks.push(Task::Variations(ply.first_variation));
                }
                Task::Variations(link) => {
                    let Some(id) = link.get() else { continue };
                    let variation = &self.variations[id];
                    visitor.open_variation(variation.span)?;
                    self.comments(variation.comments.clone(), |comment| {
                        visitor.comment(comment)
                    })?;
                    tasks.push(Task::Variations(variation.next));
                    tasks.push(Task::Close(id));
                    tasks.extend(variation.first.get().map(Task::Line));
                }
                Task::Close(id) => {
                    let variation = &self.variations[id];
                    let end = variation.span.end;
                    let start = end.saturating_sub(1);
                    visitor.close_variation(Span { start, end })?;
                    let after = variation.after.clone();
                    self.comments(after, |comment| visitor.comment(comment))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn tell_ply(&self, id: usize, visitor: &mut impl Visitor) -> Flow {
        let ply = &self.moves[id];
        let text = ply.san.of(&self.strings);
        visitor.ply(Ply {
            text,
            word: Word::pack(text).unwrap_or_default(),
            span: ply.san.span,
            played: None,
        })?;
        for &(nag, span) in &self.nags[ply.nags.clone()] {
            visitor.nag(nag, span)?;
        }
        self.comments(ply.comments.clone(), |comment| visitor.comment(comment))
    }

    fn comments(&self, range: Range<usize>, mut tell: impl FnMut(Comment<'_>) -> Flow) -> Flow {
        for remark in &self.remarks[range] {
            let kind = match remark.is_escape {
                true => CommentKind::Escape,
                false => CommentKind::Comment,
            };
            let text = remark.text.of(&self.strings);
            tell(Comment::told(text, kind, remark.text.span))?;
        }
        Flow::Continue(())
    }
}
