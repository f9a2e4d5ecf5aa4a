//! The seven tags that every archived game has (PGN 8.1.1).

use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::{GameResult, ROSTER};

/// Which tags of the roster a game has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Check {
    seen: u8,
    last: Span,
}

impl Check {
    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        self.last = tag.span;
        // One in another letter case is not missing: it has a finding of its own.
        let index = ROSTER
            .iter()
            .position(|(name, _)| name.as_bytes().eq_ignore_ascii_case(tag.name));
        if let Some(index) = index {
            self.seen |= 1 << index;
        }
    }

    /// Says what is missing; a game without any tag is not archived at all.
    pub(super) fn end(&self, result: GameResult, say: &mut impl FnMut(Diagnostic)) {
        if self.last == Span::default() || self.seen == 0x7f {
            return;
        }
        let missing = ROSTER.iter().enumerate();
        let missing = missing.filter(|(index, _)| self.seen >> index & 1 == 0);
        let (mut names, mut tags) = (Vec::new(), String::new());
        for (_, &(name, unknown)) in missing {
            let value = match name {
                "Result" => result.text(),
                _ => unknown,
            };
            names.push(name);
            tags.push_str(&format!("\n[{name} \"{value}\"]"));
        }
        let message = format!("the roster lacks {}", names.join(", "));
        let place = Span {
            start: self.last.end,
            end: self.last.end,
        };
        let fix = Fix::replace(
            Applicability::Safe,
            place,
            tags.into_bytes(),
            "add what is missing as unknown",
        );
        say(Diagnostic::new(Code::MissingTag, self.last, message).with_fix(fix));
    }
}
