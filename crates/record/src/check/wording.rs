//! What checks of tags say alike: how a value is shown, and a tag that is written anew.

use crate::diagnostic::{Applicability, Fix};
use crate::pgn::Tag;
use crate::tags::escape_into;

/// A value as it is shown in a message, cut where it becomes long.
pub(super) fn shown(value: &[u8]) -> String {
    const LONGEST: usize = 40;
    let text = String::from_utf8_lossy(value);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.into_owned(),
    }
}

/// A fix that writes a tag with another value.
pub(super) fn with_value(tag: &Tag<'_>, value: &str, applicability: Applicability) -> Fix {
    let title = format!("write `{value}`");
    let text = written(tag.name, value.as_bytes());
    Fix::replace(applicability, tag.span, text, title)
}

/// A tag as export format has it, without the end of its line.
pub(super) fn written(name: &[u8], value: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(name.len() + value.len() + 5);
    text.push(b'[');
    text.extend_from_slice(name);
    text.extend_from_slice(b" \"");
    escape_into(value, &mut text);
    text.extend_from_slice(b"\"]");
    text
}

/// Whether a value says that nothing is known.
pub(super) fn is_unknown(value: &[u8]) -> bool {
    matches!(
        value.trim_ascii(),
        b"" | b"?" | b"-" | b"*" | b"??" | b"???"
    )
}
