//! What checks of tags say alike: how a value is shown, and a tag that is written anew.

use crate::diagnostic::{Applicability, Fix};
use crate::pgn::Tag;
use crate::tags::write_tag;

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
    let mut text = Vec::new();
    write_tag(tag.name, value.as_bytes(), &mut text);
    Fix::replace(applicability, tag.span, text, title)
}

/// Whether a value says that nothing is known.
pub(super) fn is_unknown(value: &[u8]) -> bool {
    matches!(
        value.trim_ascii(),
        b"" | b"?" | b"-" | b"*" | b"??" | b"???"
    )
}
