//! Laws of the reader: events are where they say, and leaving a game early changes no other.

use scoresheet_chess::Position;
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Diagnostic, Reader, Resolver, Span};

use super::{Verdict, ensure, shown};

/// What a visitor was told, with places counted from the start of the whole text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Event {
    Begin(usize),
    Preamble(Vec<u8>, CommentKind, Span),
    Tag(Vec<u8>, Vec<u8>, Span, bool),
    Moves(Option<Position>),
    Number(Vec<u8>, Span),
    Ply(Vec<u8>, u64, Span, String),
    Nag(Nag, Span),
    Comment(Vec<u8>, CommentKind, Span),
    Open(Span),
    Close(Span),
    Result(GameResult, Span),
    Diagnostic(Diagnostic),
    End(usize),
    Between(Vec<u8>, usize),
}

/// Takes down all events, and leaves a game when asked to.
#[derive(Default)]
pub(super) struct Tape {
    pub(super) events: Vec<Event>,
    /// Where the text given to the reader begins in the whole text.
    pub(super) offset: usize,
    /// How many events are still to come until this visitor leaves its game.
    patience: Option<usize>,
    has_left: bool,
    /// What came after leaving, which nothing but the end of the game may.
    afterwards: Option<Event>,
}

impl Tape {
    fn take(&mut self, event: Event) -> Flow {
        if self.has_left {
            self.afterwards.get_or_insert(event);
            return Flow::Break(());
        }
        self.events.push(event);
        match &mut self.patience {
            Some(0) => {
                self.patience = None;
                self.has_left = true;
                Flow::Break(())
            }
            Some(left) => {
                *left -= 1;
                Flow::Continue(())
            }
            None => Flow::Continue(()),
        }
    }
}

impl Visitor for Tape {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.take(Event::Begin(self.offset + place.start))
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        let Comment {
            text, kind, span, ..
        } = comment;
        self.take(Event::Preamble(text.to_vec(), kind, span))
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        let (name, value) = (tag.name.to_vec(), tag.value.to_vec());
        self.take(Event::Tag(name, value, tag.span, tag.comes_again))
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.take(Event::Moves(start.copied()))
    }

    fn number(&mut self, text: &[u8], span: Span) -> Flow {
        self.take(Event::Number(text.to_vec(), span))
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let played = ply.played.map(|played| {
            let (before, after) = (played.before.fen(), played.after.fen());
            format!("{before} {:?} {} {after}", played.mv, played.san)
        });
        let (text, word) = (ply.text.to_vec(), ply.word.bits());
        self.take(Event::Ply(text, word, ply.span, played.unwrap_or_default()))
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        self.take(Event::Nag(nag, span))
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        let Comment {
            text, kind, span, ..
        } = comment;
        self.take(Event::Comment(text.to_vec(), kind, span))
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.take(Event::Open(span))
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.take(Event::Close(span))
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.take(Event::Result(result, span))
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        // A diagnostic cannot be answered, so it does not count as an event to leave at.
        let event = Event::Diagnostic(diagnostic);
        if self.has_left {
            self.afterwards.get_or_insert(event);
        } else {
            self.events.push(event);
        }
    }

    fn end_game(&mut self, end: usize) {
        self.has_left = false;
        self.events.push(Event::End(self.offset + end));
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.events
            .push(Event::Between(text.to_vec(), self.offset + start));
    }
}

/// Reads a text from a slice.
pub(super) fn whole(text: &[u8]) -> Vec<Event> {
    let mut tape = Tape::default();
    Reader::new(text).read_all(&mut tape);
    tape.events
}

/// Whoever leaves a game is told nothing but its end, and nobody notices in other games.
pub fn leaving_early(text: &[u8], patience: usize) -> Verdict {
    let mut stays = Tape::default();
    let mut leaves = Tape {
        patience: Some(patience),
        ..Tape::default()
    };
    Reader::new(text).read_all(&mut stays);
    Reader::new(text).read_all(&mut leaves);
    compare_leaving(&stays, &leaves)?;

    let mut stays = Resolver::new(Tape::default());
    let mut leaves = Resolver::new(Tape {
        patience: Some(patience),
        ..Tape::default()
    });
    Reader::new(text).read_all(&mut stays);
    Reader::new(text).read_all(&mut leaves);
    compare_leaving(stays.inner(), leaves.inner())
}

fn compare_leaving(stays: &Tape, leaves: &Tape) -> Verdict {
    ensure(leaves.afterwards.is_none(), || {
        format!("after leaving came {:?}", leaves.afterwards)
    })?;
    let mut shortened = false;
    let mut all = games(&stays.events);
    for some in games(&leaves.events) {
        let Some(all) = all.next() else {
            return Err("leaving adds a game".to_owned());
        };
        if all == some {
            continue;
        }
        // Only one game may differ, and it is a beginning of what it was, with the same end.
        let told = some.split_last().is_some_and(|(last, before)| {
            all.starts_with(before) && all.last() == Some(last) && !shortened
        });
        ensure(told, || {
            format!("staying {all:?}\nleaving {some:?}\nas the first to differ: {shortened}")
        })?;
        shortened = true;
    }
    ensure(all.next().is_none(), || "leaving loses a game".to_owned())
}

/// The events of one game after the other, text before a game with it.
fn games(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    events.split_inclusive(|event| matches!(event, Event::End(_)))
}

pub(super) fn same(left: &[Event], right: &[Event], left_name: &str, right_name: &str) -> Verdict {
    if left == right {
        return Ok(());
    }
    let at = left.iter().zip(right).take_while(|(a, b)| a == b).count();
    let around = |events: &[Event]| {
        let from = at.saturating_sub(2);
        let to = events.len().min(at + 3);
        let lines = events.get(from..to).unwrap_or_default().iter();
        lines
            .map(|event| format!("  {event:?}\n"))
            .collect::<String>()
    };
    Err(format!(
        "event {at} differs\n{left_name}:\n{}{right_name}:\n{}",
        around(left),
        around(right)
    ))
}

/// Spans lie inside their games, games follow one another, and the text between them is where
/// it is said to be.
pub fn places(text: &[u8]) -> Verdict {
    are_placed(text, whole(text))?;
    let mut resolver = Resolver::new(Tape::default());
    Reader::new(text).read_all(&mut resolver);
    are_placed(text, resolver.into_inner().events)
}

fn are_placed(text: &[u8], events: Vec<Event>) -> Verdict {
    let mut at = 0;
    let mut start = 0;
    for event in events {
        let span = match &event {
            Event::Begin(begin) => {
                ensure(*begin >= at, || {
                    format!("a game begins at {begin}, before {at}")
                })?;
                start = *begin;
                continue;
            }
            Event::End(end) => {
                ensure(*end >= start && *end <= text.len(), || {
                    format!("a game from {start} ends at {end}")
                })?;
                at = *end;
                continue;
            }
            Event::Between(between, place) => {
                ensure(text[*place..].starts_with(between), || {
                    format!("{} is not at {place}", shown(between))
                })?;
                continue;
            }
            Event::Ply(word, _, span, _) | Event::Number(word, span) => {
                // A word in typeset characters is told in plain ones.
                let source = span.of(&text[start..]);
                let is_typeset = !source.is_ascii() || source.contains(&b'&');
                // One that was written in pieces is told as a whole, whatever was between them.
                let mut rest = source.iter();
                let in_pieces = source.first() == word.first()
                    && source.last() == word.last()
                    && word.iter().all(|byte| rest.any(|other| other == byte));
                ensure(in_pieces || is_typeset, || {
                    format!("{} is not at {span:?}", shown(word))
                })?;
                span
            }
            Event::Preamble(_, _, span)
            | Event::Tag(_, _, span, _)
            | Event::Nag(_, span)
            | Event::Comment(_, _, span)
            | Event::Open(span)
            | Event::Close(span)
            | Event::Result(_, span) => span,
            Event::Diagnostic(diagnostic) => &diagnostic.span,
            Event::Moves(_) => continue,
        };
        let inside = span.start <= span.end && start + span.end as usize <= text.len();
        ensure(inside, || format!("{event:?} lies outside its game"))?;
    }
    Ok(())
}
