//! The text of a game line by line: what no reader may be asked to take (PGN 4.1, 4.3).

use crate::diagnostic::{Code, CodeSet, Diagnostic, Severity};
use crate::source::Span;

/// The longest line of a text for import, its end not counted (PGN 4.3).
const LONGEST: usize = 255;

/// Looks for lines that are too long and for control characters; says the first of each.
pub fn check(text: &[u8], wanted: CodeSet, say: &mut impl FnMut(Diagnostic)) {
    if wanted.has(Code::LongLine)
        && let Some(at) = long_line(text)
    {
        let span = Span::new(0, at, at + 1);
        let message = "a line has more than 255 characters, which is more than PGN allows";
        say(Diagnostic::new(Code::LongLine, span, message));
    }
    if wanted.has(Code::OddCharacter)
        && let Some(at) = memchr::memchr2(0, 0x1a, text)
    {
        let span = Span::new(0, at, at + 1);
        let message = "a control character is read as a blank";
        let said = Diagnostic::new(Code::OddCharacter, span, message);
        say(said.with_severity(Severity::Note));
    }
}

/// Where the first line begins that is too long.
fn long_line(text: &[u8]) -> Option<usize> {
    let mut start = 0;
    while text.len() - start > LONGEST {
        // As far as can be: a line end within reach makes all lines before it short.
        let reach = &text[start..=start + LONGEST];
        match memchr::memrchr2(b'\n', b'\r', reach) {
            Some(end) => start += end + 1,
            None => return Some(start),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, long_line};

    #[test]
    fn lines_are_long_from_256_characters_on() {
        let line = |len: usize| "a".repeat(len);
        assert_eq!(long_line(line(LONGEST).as_bytes()), None);
        assert_eq!(long_line(line(LONGEST + 1).as_bytes()), Some(0));
        let text = format!("{}\n{}\n{}", line(9), line(200), line(300));
        assert_eq!(long_line(text.as_bytes()), Some(211));
        let text = format!("{}\n{}\n", line(255), line(255));
        assert_eq!(long_line(text.as_bytes()), None);
    }
}
