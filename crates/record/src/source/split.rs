//! Where a text of many games may be cut without reading it.
//!
//! A cut must fall between two games whatever stands before it, even inside a
//! comment that was never closed, so the rule looks only at lines:
//!
//! ```text
//!   ... 34. Rxe6 {and so on 1-0      <- not a tag, whatever it is
//!                                    <- blank (not needed before an Event tag)
//!   [Event "Next"]                   <- a tag ...             cut here
//!   [Site "?"]                       <- ... and another tag
//! ```
//!
//! An `Event` tag behind a blank line needs no other tag: every game begins with it (PGN 8.1.1).
//!
//! The reader obeys the same rule: such a line starts a game even inside an
//! open comment. That is what keeps an unclosed brace from swallowing the rest
//! of a file, and it is why any block size gives the same games.

/// Whether a game certainly starts at this byte, which must be the first of a line.
pub fn is_game_start(text: &[u8], at: usize) -> bool {
    let Some(name) = tag_line(&text[at..]) else {
        return false;
    };
    let rest = next_line(text, at);
    let is_event = name == b"Event";
    let tag_follows = rest < text.len() && tag_line(&text[rest..]).is_some();
    if !tag_follows && !is_event {
        return false;
    }
    let (previous, blank_between) = previous_line(text, at);
    // An event alone needs a blank line before it, and must be a whole tag.
    let is_whole = text[at..rest].trim_ascii_end().ends_with(b"\"]");
    let stands_alone = blank_between && is_whole && rest < text.len();
    if !(tag_follows || stands_alone) {
        return false;
    }
    if previous.is_some_and(|start| ends_in_comment(&text[start..at])) {
        return false;
    }
    let follows_tag = previous.is_some_and(|start| tag_line(&text[start..]).is_some());
    if follows_tag {
        is_event && blank_between
    } else {
        is_event || blank_between
    }
}

/// Whether the line that begins at this byte looks like a tag.
pub fn is_tag_line(text: &[u8], at: usize) -> bool {
    tag_line(&text[at..]).is_some()
}

/// The first certain start of a game at or after a byte.
pub fn next_game_start(text: &[u8], from: usize) -> Option<usize> {
    let mut from = from;
    loop {
        let at = from + memchr::memchr(b'[', &text[from..])?;
        if is_line_start(text, at) && is_game_start(text, at) {
            return Some(at);
        }
        from = at + 1;
    }
}

/// The last certain start of a game in a text, other than its first byte.
///
/// The last two lines are not looked at: they may not be complete.
pub fn last_game_start(text: &[u8]) -> Option<usize> {
    let mut to = text.len();
    loop {
        let at = memchr::memrchr(b'[', &text[..to])?;
        if at == 0 {
            return None;
        }
        // The second tag line must be seen whole, or a later block could disagree.
        if is_line_start(text, at)
            && next_line(text, next_line(text, at)) < text.len()
            && is_game_start(text, at)
        {
            return Some(at);
        }
        to = at;
    }
}

/// Whether a line ends with a comment of which one sees that it is closed: it may belong to the
/// game that follows.
fn ends_in_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    let closed = memchr::memrchr(b'}', line).map(|brace| line[brace + 1..].trim_ascii_start());
    matches!(line, [b';' | b'%', ..]) || matches!(closed, Some([] | [b';', ..]))
}

fn is_line_start(text: &[u8], at: usize) -> bool {
    at == 0 || matches!(text[at - 1], b'\n' | b'\r')
}

/// The name of the tag if the line looks like `[Name "...`.
fn tag_line(line: &[u8]) -> Option<&[u8]> {
    let inner = line.strip_prefix(b"[")?;
    let len = inner
        .iter()
        .position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_')?;
    let (name, rest) = inner.split_at(len);
    let rest = rest.trim_ascii_start();
    (name.first()?.is_ascii_alphabetic() && rest.first() == Some(&b'"')).then_some(name)
}

/// Where the line after the one at `at` begins; the end of the text if there is none.
fn next_line(text: &[u8], at: usize) -> usize {
    match memchr::memchr2(b'\n', b'\r', &text[at.min(text.len())..]) {
        None => text.len(),
        Some(len) => {
            let end = at + len;
            end + if text[end..].starts_with(b"\r\n") {
                2
            } else {
                1
            }
        }
    }
}

/// Where the last line with text before `at` begins, and whether blank lines stand between.
fn previous_line(text: &[u8], at: usize) -> (Option<usize>, bool) {
    let before = &text[..at];
    let content = before.trim_ascii_end();
    let gap = &before[content.len()..];
    let mut line_ends = 0;
    let mut previous = 0;
    for &byte in gap {
        line_ends += usize::from(byte == b'\n' && previous != b'\r' || byte == b'\r');
        previous = byte;
    }
    if content.is_empty() {
        return (None, true);
    }
    let start = memchr::memrchr2(b'\n', b'\r', content).map_or(0, |end| end + 1);
    (Some(start), line_ends > 1)
}

#[cfg(test)]
mod tests {
    use super::{last_game_start, next_game_start};

    const TWO: &str =
        "[Event \"A\"]\n[Site \"?\"]\n\n1. e4 *\n\n[Event \"B\"]\n[Site \"?\"]\n\n*\n";

    #[test]
    fn a_game_starts_at_two_tags_after_movetext() {
        let second = TWO.find("[Event \"B").unwrap();
        assert_eq!(next_game_start(TWO.as_bytes(), 1), Some(second));
        assert_eq!(last_game_start(TWO.as_bytes()), Some(second));
    }

    #[test]
    fn the_same_with_all_line_ends_and_without_blank_lines() {
        for text in [
            TWO.replace('\n', "\r\n"),
            TWO.replace('\n', "\r"),
            TWO.replace("\n\n", "\n"),
        ] {
            let second = text.find("[Event \"B").unwrap();
            assert_eq!(
                next_game_start(text.as_bytes(), 1),
                Some(second),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_blank_line_inside_the_tags_is_no_start() {
        let text = "[Event \"A\"]\n\n[White \"W\"]\n[Black \"B\"]\n\n1. e4 *\n";
        assert_eq!(next_game_start(text.as_bytes(), 1), None);
    }

    #[test]
    fn commands_in_comments_are_no_start() {
        let text = "1. e4 {a\n\n[%csl Ga1]\n[%cal Ga1a2]} *\n";
        assert_eq!(next_game_start(text.as_bytes(), 0), None);
    }

    #[test]
    fn an_incomplete_last_line_is_not_trusted() {
        let second = TWO.find("[Event \"B").unwrap();
        assert_eq!(last_game_start(&TWO.as_bytes()[..second + 20]), None);
    }
}
