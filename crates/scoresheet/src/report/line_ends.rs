//! Fixes that are written with the line ends of the text they are for.

use std::borrow::Cow;

use memchr::{memchr2, memrchr2};
use scoresheet_record::diagnostic::Fix;

/// Writes the line ends of a fix, whose spans begin to count at `base`, as the text around it does.
pub(super) fn adapt(fix: &mut Fix, base: usize, text: &[u8]) {
    for edit in &mut fix.edits {
        if !edit.text.contains(&b'\n') {
            continue;
        }
        let end = line_end_near(text, base + edit.span.start as usize);
        if end != b"\n" {
            edit.text = Cow::Owned(with_line_ends(&edit.text, end));
        }
    }
}

/// How the line before a place ends, or if it is on the first line, how that does.
fn line_end_near(text: &[u8], at: usize) -> &'static [u8] {
    let (before, behind) = text.split_at(at.min(text.len()));
    // Between the two bytes of a line end there is no place for an edit, so each is found whole.
    let near = match memrchr2(b'\n', b'\r', before) {
        Some(last) => &text[last.saturating_sub(1)..=last],
        None => memchr2(b'\n', b'\r', behind).map_or(&b""[..], |first| {
            &behind[first..behind.len().min(first + 2)]
        }),
    };
    match near {
        b"\r\n" => b"\r\n",
        [.., b'\r'] | [b'\r', ..] => b"\r",
        _ => b"\n",
    }
}

fn with_line_ends(text: &[u8], end: &[u8]) -> Vec<u8> {
    let mut adapted = Vec::with_capacity(text.len() + 8);
    for (index, line) in text.split(|&byte| byte == b'\n').enumerate() {
        if index > 0 {
            adapted.extend_from_slice(end);
        }
        adapted.extend_from_slice(line.strip_suffix(b"\r").unwrap_or(line));
    }
    adapted
}

#[cfg(test)]
mod tests {
    use super::{line_end_near, with_line_ends};

    #[test]
    fn line_ends_are_those_of_the_text_around() {
        for (text, at, end) in [
            ("", 0, "\n"),
            ("ab", 1, "\n"),
            ("a\r\nb\n", 3, "\r\n"),
            ("a\r\nb\n", 0, "\r\n"),
            ("a\r\nb\nc\r\n", 5, "\n"),
            ("a\rb", 2, "\r"),
            ("a\rb", 0, "\r"),
            ("\nb\r\n", 1, "\n"),
            ("a\r", 2, "\r"),
        ] {
            assert_eq!(
                line_end_near(text.as_bytes(), at),
                end.as_bytes(),
                "{text:?} {at}"
            );
        }
        assert_eq!(with_line_ends(b"a\r\nb\n", b"\r\n"), b"a\r\nb\r\n");
        assert_eq!(with_line_ends(b"\n", b"\r"), b"\r");
    }
}
