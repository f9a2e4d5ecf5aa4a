//! Time controls that cannot be read (PGN 9.6.1).

use super::wording::shown;
use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::Tag;
use crate::tags::TimeControl;

pub(super) fn check(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    if tag.name != b"TimeControl" || tag.value.trim_ascii().is_empty() {
        return;
    }
    if TimeControl::parse(&tag.value).is_none() {
        let message = format!(
            "`{}` is no time control as PGN has them, in seconds: `5400+30`, `40/7200:3600`",
            shown(&tag.value)
        );
        say(Diagnostic::new(Code::TimeControlFormat, tag.span, message));
    }
}
