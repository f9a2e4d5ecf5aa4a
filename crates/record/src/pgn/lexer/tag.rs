//! Where a tag pair ends, and its parts, however badly it is quoted.

use std::borrow::Cow;

use super::classes::find_near;
use crate::tags::{KEY_LEN, spelled_index, unescape};

/// The name and the value of a tag pair, and whether it is written as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagParts<'a> {
    /// The name.
    pub name: &'a [u8],
    /// The value as it stands between the quotes.
    pub raw: &'a [u8],
    /// Whether quotes and brackets are where PGN wants them.
    pub well_formed: bool,
    /// Whether the value is known to hold nothing that must be changed.
    is_plain: bool,
    /// The place of the name among the known ones, if it was seen to be one in its own letters.
    known: Option<u8>,
}

impl<'a> TagParts<'a> {
    /// The place of the name in [`KNOWN_NAMES`](crate::tags::KNOWN_NAMES), if it was seen at once.
    #[inline(always)]
    pub(in crate::pgn) fn known(&self) -> Option<usize> {
        self.known.map(usize::from)
    }

    /// Whether a backslash in the value stands before something that needs none (PGN 7).
    #[inline]
    pub fn has_needless_escape(&self) -> bool {
        let mut rest = match self.is_plain {
            true => return false,
            false => self.raw,
        };
        while let Some(at) = memchr::memchr(b'\\', rest) {
            match rest.get(at + 1) {
                Some(b'"' | b'\\') => rest = &rest[at + 2..],
                _ => return true,
            }
        }
        false
    }

    /// The value without escapes, and with blanks for tabs and line ends, which no value may
    /// hold (PGN 7).
    #[inline]
    pub fn value(&self) -> Cow<'a, [u8]> {
        match self.is_plain {
            true => Cow::Borrowed(self.raw),
            false => self.odd_value(),
        }
    }

    #[inline(never)]
    fn odd_value(&self) -> Cow<'a, [u8]> {
        let value = unescape(self.raw);
        if memchr::memchr3(b'\n', b'\r', b'\t', &value).is_none() {
            return value;
        }
        let mut plain = value.into_owned();
        let mut previous = 0;
        plain.retain_mut(|byte| {
            let ends_line = *byte == b'\n' && previous == b'\r';
            previous = *byte;
            if matches!(*byte, b'\n' | b'\r' | b'\t') {
                *byte = b' ';
            }
            !ends_line
        });
        plain.into()
    }
}

/// What a tag begins with: the bracket, the name, and the opening quote.
struct Head {
    name: (usize, usize),
    /// The first byte of the value.
    value: usize,
    /// The place of the name among the known ones, if it was seen.
    known: Option<u8>,
}

/// Nearly all tags have a known name in its own letters and one blank behind it.
#[inline(always)]
fn known_head(text: &[u8], start: usize) -> Option<Head> {
    let name = start + 1;
    let blank = find_near(text, name, *b" ")?;
    let bytes = text[name..].first_chunk::<KEY_LEN>()?;
    let known = spelled_index(*bytes, blank - name)?;
    (text.get(blank + 1) == Some(&b'"')).then_some(Head {
        name: (name, blank),
        value: blank + 2,
        known: Some(known as u8),
    })
}

/// The bytes that names of tags are made of (PGN 7).
static NAME: [bool; 256] = {
    let mut name = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        name[byte] = (byte as u8).is_ascii_alphanumeric() || byte == b'_' as usize;
        byte += 1;
    }
    name
};

#[inline(never)]
fn head(text: &[u8], start: usize) -> Option<Head> {
    let skip = |mut at: usize| {
        while text.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        at
    };
    let name = skip(start + 1);
    let mut name_end = name;
    while text
        .get(name_end)
        .is_some_and(|&byte| NAME[usize::from(byte)])
    {
        name_end += 1;
    }
    let quote = skip(name_end);
    let named = text.get(name).is_some_and(u8::is_ascii_alphabetic);
    (named && text.get(quote) == Some(&b'"')).then_some(Head {
        name: (name, name_end),
        value: quote + 1,
        known: None,
    })
}

/// Where the value ends and where the tag ends, and whether that is by the rules.
///
/// By the rules, the value ends at the first quote that is not escaped, and a bracket follows
/// behind any white space. Many
/// files have raw quotes, backslashes before the last quote, or no quote at
/// all; the end is then, in this order: an unescaped quote before a bracket,
/// any quote before a bracket, the last bracket, all on the same line; the same
/// on the next line if that is no tag; the end of the line.
fn close(text: &[u8], value: usize) -> (usize, usize, bool) {
    let mut at = value;
    let mut clean = true;
    let mut fallback = None;
    let line_end = loop {
        let Some(len) = memchr::memchr3(b'"', b'\n', b'\r', &text[at..]) else {
            break text.len();
        };
        let found = at + len;
        if text[found] != b'"' {
            break found;
        }
        let bracket = closing_bracket(text, found + 1);
        let backslashes = text[value..found]
            .iter()
            .rev()
            .take_while(|&&b| b == b'\\')
            .count();
        match bracket {
            Some(end) if backslashes % 2 == 0 => return (found, end, clean),
            Some(end) => fallback = fallback.or(Some((found, end, false))),
            // White space may stand anywhere between the parts of a tag, line ends included.
            None if clean && backslashes % 2 == 0 => {
                let blanks = text[found + 1..]
                    .iter()
                    .take_while(|b| b.is_ascii_whitespace());
                let bracket = found + 1 + blanks.count();
                if text.get(bracket) == Some(&b']') {
                    return (found, bracket + 1, true);
                }
                clean = false;
            }
            None => clean &= backslashes % 2 == 1,
        }
        at = found + 1;
    };
    if let Some(end) = fallback {
        return end;
    }
    let line = text[value..line_end].trim_ascii_end();
    if let Some(inner) = line.strip_suffix(b"]") {
        let end = value + line.len();
        let quoted = inner.trim_ascii_end().strip_suffix(b"\"").unwrap_or(inner);
        return (value + quoted.len(), end, false);
    }
    // The value may go on in the next line, unless that is a tag itself.
    let break_len = 1 + usize::from(text[line_end..].starts_with(b"\r\n"));
    let next = (line_end + break_len).min(text.len());
    let next_end =
        memchr::memchr2(b'\n', b'\r', &text[next..]).map_or(text.len(), |len| next + len);
    let next_line = text[next..next_end].trim_ascii_end();
    if !next_line.starts_with(b"[")
        && let Some(inner) = next_line.strip_suffix(b"]")
        && let Some(quoted) = inner.trim_ascii_end().strip_suffix(b"\"")
    {
        return (next + quoted.len(), next + next_line.len(), false);
    }
    let quoted = line.strip_suffix(b"\"").unwrap_or(line);
    (value + quoted.len(), value + line.len(), false)
}

fn closing_bracket(text: &[u8], at: usize) -> Option<usize> {
    let blanks = text[at..]
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    (text.get(at + blanks) == Some(&b']')).then_some(at + blanks + 1)
}

/// The parts and the end of the tag pair whose bracket is at `start`; `None` if it is no tag pair.
#[inline(always)]
pub(super) fn tag_at(text: &[u8], start: usize) -> Option<(TagParts<'_>, usize)> {
    let Some(head) = known_head(text, start).or_else(|| head(text, start)) else {
        return odd_tag_at(text, start);
    };
    let name = &text[head.name.0..head.name.1];
    // Nearly all values are short, plain, and end with the first quote.
    if let Some(end) = find_near(text, head.value, *b"\"\\\n\r\t")
        && text[end..].starts_with(b"\"]")
    {
        let raw = &text[head.value..end];
        return Some((
            TagParts {
                name,
                raw,
                well_formed: true,
                is_plain: true,
                known: head.known,
            },
            end + 2,
        ));
    }
    let (value_end, end, well_formed) = close(text, head.value);
    let raw = &text[head.value..value_end];
    Some((
        TagParts {
            name,
            raw,
            well_formed,
            is_plain: false,
            known: head.known,
        },
        end,
    ))
}

/// Quotes that people and their programs put in the place of `"`.
const QUOTES: [&str; 10] = [
    "&quot;", "''", "\u{201c}", "\u{201d}", "\u{201e}", "\u{ab}", "\u{bb}", "'", "`", "\"",
];

/// Names that begin a tag even where its value has no quotes at all.
const KNOWN: [&[u8]; 16] = [
    b"Event",
    b"Site",
    b"Date",
    b"Round",
    b"White",
    b"Black",
    b"Result",
    b"FEN",
    b"SetUp",
    b"ECO",
    b"WhiteElo",
    b"BlackElo",
    b"PlyCount",
    b"Annotator",
    b"EventDate",
    b"TimeControl",
];

/// A tag on one line whose quotes are others than `"` or are missing, or whose name has blanks.
#[cold]
#[inline(never)]
fn odd_tag_at(text: &[u8], start: usize) -> Option<(TagParts<'_>, usize)> {
    // No tag is longer than a line may be (PGN 4.3).
    const LONGEST: usize = 255;
    let line = &text[start + 1..text.len().min(start + 1 + LONGEST)];
    let line = &line[..memchr::memchr2(b'\n', b'\r', line).unwrap_or(line.len())];
    let close = memchr::memchr(b']', line)?;
    let inner = line[..close].trim_ascii();
    let begins_line = start == 0 || matches!(text[start - 1], b'\n' | b'\r' | b'>' | b']');
    let name_len = inner
        .iter()
        .take_while(|&&byte| NAME[usize::from(byte)])
        .count();
    let (name, rest) = inner.split_at(name_len);
    let value = rest.trim_ascii_start();
    if !name.first().is_some_and(u8::is_ascii_alphabetic) || !begins_line || value.is_empty() {
        return None;
    }
    let opening = QUOTES
        .iter()
        .find(|quote| value.starts_with(quote.as_bytes()));
    let (name, raw) = match opening {
        Some(quote) => {
            let value = &value[quote.len()..];
            let closing = QUOTES
                .iter()
                .find(|quote| value.ends_with(quote.as_bytes()));
            (
                name,
                &value[..value.len() - closing.map_or(0, |quote| quote.len())],
            )
        }
        // Without quotes, or without the first.
        None if KNOWN.contains(&name) && !value[..value.len() - 1].contains(&b'"') => {
            (name, value.strip_suffix(b"\"").unwrap_or(value))
        }
        None => {
            let quote = memchr::memchr(b'"', inner)?;
            let name = inner[..quote].trim_ascii_end();
            let belongs = |byte: &u8| NAME[usize::from(*byte)] || b" .-/".contains(byte);
            let value = &inner[quote + 1..];
            let value = value.strip_suffix(b"\"").unwrap_or(value);
            name.iter().all(belongs).then_some((name, value))?
        }
    };
    let parts = TagParts {
        name,
        raw,
        well_formed: false,
        is_plain: false,
        known: None,
    };
    Some((parts, start + 1 + close + 1))
}

/// Takes a tag token apart.
///
/// ```
/// use scoresheet_record::pgn::split_tag;
/// let tag = split_tag(br#"[Event "5th "Northern Lights" Open"]"#).unwrap();
/// assert_eq!(tag.name, b"Event");
/// assert_eq!(&*tag.value(), br#"5th "Northern Lights" Open"#);
/// assert!(!tag.well_formed);
/// ```
pub fn split_tag(token: &[u8]) -> Option<TagParts<'_>> {
    tag_at(token, 0).map(|(parts, _)| parts)
}
