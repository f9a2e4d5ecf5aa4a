//! The order of the roster: it comes first, in its order (PGN 8.1.1).

use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::{ROSTER, roster_index};

/// Where the roster goes out of order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Check {
    /// How many names of the roster could have come by now.
    next: usize,
    odd: Option<(usize, Span)>,
}

impl Check {
    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        match roster_index(tag.name) {
            _ if tag.comes_again => {}
            Some(index) if index < self.next => {
                self.odd = self.odd.or(Some((index, tag.span)));
            }
            Some(index) => self.next = index + 1,
            None => self.next = ROSTER.len(),
        }
    }

    pub(super) fn end(&self, say: &mut impl FnMut(Diagnostic)) {
        if let Some((index, span)) = self.odd {
            let name = ROSTER[index].0;
            let message = format!(
                "`{name}` stands too late: the roster comes first and in its order, \
                 from Event to Result"
            );
            say(Diagnostic::new(Code::TagOrder, span, message));
        }
    }
}
