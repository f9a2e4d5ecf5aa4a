//! The seven tags that every archived game has (PGN 8.1.1).

use crate::diagnostic::{Applicability, Code, Diagnostic, Edit, Fix};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::{GameResult, ROSTER, roster_index};

/// Which tags of the roster a game has, and where.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Check {
    places: [Option<Span>; ROSTER.len()],
    first: Option<Span>,
    last: Span,
}

impl Check {
    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        self.first = self.first.or(Some(tag.span));
        self.last = tag.span;
        if let Some(index) = roster_index(tag.name) {
            self.places[index] = self.places[index].or(Some(tag.span));
        }
    }

    /// Says what is missing; a game without any tag is not archived at all.
    pub(super) fn end(&self, result: GameResult, say: &mut impl FnMut(Diagnostic)) {
        let Some(first) = self.first else {
            return;
        };
        let missing = ROSTER.iter().zip(self.places);
        let missing = missing.filter(|(_, place)| place.is_none());
        let names: Vec<&str> = missing.map(|((name, _), _)| *name).collect();
        if names.is_empty() {
            return;
        }
        let message = format!("the roster lacks {}", names.join(", "));
        let fix = Fix {
            title: "add what is missing as unknown".into(),
            applicability: Applicability::Safe,
            edits: self.insertions(first, result),
        };
        say(Diagnostic::new(Code::MissingTag, self.last, message).with_fix(fix));
    }

    /// Puts each missing tag behind the one of the roster that comes before it.
    fn insertions(&self, first: Span, result: GameResult) -> Vec<Edit> {
        let mut edits: Vec<Edit> = Vec::new();
        let mut behind = None;
        for (&(name, unknown), place) in ROSTER.iter().zip(self.places) {
            if place.is_some() {
                behind = place;
                continue;
            }
            let value = match name {
                "Result" => result.text(),
                _ => unknown,
            };
            let (at, text) = match behind {
                Some(Span { end, .. }) => (end, format!("\n[{name} \"{value}\"]")),
                None => (first.start, format!("[{name} \"{value}\"]\n")),
            };
            match edits.last_mut().filter(|edit| edit.span.start == at) {
                Some(edit) => edit.text.to_mut().extend_from_slice(text.as_bytes()),
                None => edits.push(Edit {
                    span: Span { start: at, end: at },
                    text: text.into_bytes().into(),
                }),
            }
        }
        edits.sort_by_key(|edit| edit.span.start);
        edits
    }
}
