//! Tag names that differ from known ones only in letter case (PGN 8.1).

use super::wording::written;
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::KNOWN_NAMES;

/// The tags of the game whose names have another letter case.
#[derive(Clone, Debug, Default)]
pub(super) struct Check {
    /// The known names that occur as they should.
    seen: u128,
    odd: Vec<Odd>,
}

#[derive(Clone, Debug)]
struct Odd {
    /// The place of the known name.
    index: usize,
    span: Span,
    name: Vec<u8>,
    value: Vec<u8>,
}

impl Check {
    pub(super) fn clear(&mut self) {
        self.seen = 0;
        self.odd.clear();
    }

    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        let Some(first) = tag.name.first().map(u8::to_ascii_lowercase) else {
            return;
        };
        let found = KNOWN_NAMES.iter().position(|known| {
            known.len() == tag.name.len()
                && known.as_bytes()[0].to_ascii_lowercase() == first
                && known.as_bytes().eq_ignore_ascii_case(tag.name)
        });
        let Some(index) = found else {
            return;
        };
        if KNOWN_NAMES[index].as_bytes() == tag.name {
            self.seen |= 1 << index;
        } else {
            self.odd.push(Odd {
                index,
                span: tag.span,
                name: tag.name.to_vec(),
                value: tag.value.to_vec(),
            });
        }
    }

    pub(super) fn end(&mut self, say: &mut impl FnMut(Diagnostic)) {
        for odd in self.odd.drain(..) {
            let known = KNOWN_NAMES[odd.index];
            let name = String::from_utf8_lossy(&odd.name);
            let is_taken = self.seen >> odd.index & 1 == 1;
            if is_taken {
                let message = format!("`{name}` stands beside `{known}`, which counts");
                say(Diagnostic::new(Code::TagName, odd.span, message));
                continue;
            }
            self.seen |= 1 << odd.index;
            let message = format!("`{name}` is spelled `{known}`");
            let text = written(known.as_bytes(), &odd.value);
            let title = format!("write `{known}`");
            let fix = Fix::replace(Applicability::Safe, odd.span, text, title);
            say(Diagnostic::new(Code::TagName, odd.span, message).with_fix(fix));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tags::KNOWN_NAMES;

    #[test]
    fn no_name_is_known_twice() {
        let mut names: Vec<String> = KNOWN_NAMES.iter().map(|name| name.to_lowercase()).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), KNOWN_NAMES.len());
        assert!(KNOWN_NAMES.len() <= u128::BITS as usize);
    }
}
