//! Commands in comments, `[%clk 1:05:23]`, and the text between them.
//!
//! Only their form is known here, not what they mean. Cutting a comment never fails, and every
//! byte is in exactly one piece, so that one command can be changed and all else left to the byte.

use std::ops::Range;

/// A part of a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words for people, blanks and line ends included.
    Text(Range<usize>),
    /// A command for programs.
    Command(Command<'a>),
}

/// A command in a comment, as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command<'a> {
    /// The name, without `%`.
    pub name: &'a [u8],
    /// All operands, without the white space around them.
    pub value: &'a [u8],
    /// Where it is in the comment, brackets included.
    pub span: Range<usize>,
    /// Where the value is in the comment; empty if there is none.
    pub value_span: Range<usize>,
}

impl Piece<'_> {
    /// Where it is in the comment.
    pub fn span(&self) -> Range<usize> {
        match self {
            Piece::Text(span) => span.clone(),
            Piece::Command(command) => command.span.clone(),
        }
    }
}

impl<'a> Command<'a> {
    /// The operands: what stands between commas, without white space and quotes.
    ///
    /// ```
    /// use scoresheet_record::remark::{Piece, pieces};
    /// let Some(Piece::Command(command)) = pieces(b"[%evp 0, 34 ,\"a, b\"]").next() else { panic!() };
    /// let operands: Vec<_> = command.operands().collect();
    /// assert_eq!(operands, [&b"0"[..], b"34", b"a, b"]);
    /// ```
    pub fn operands(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let mut rest = Some(self.value).filter(|value| !value.is_empty());
        std::iter::from_fn(move || {
            let value = rest?;
            let (operand, after) = match quoted_len(value) {
                Some(len) => {
                    let tail = &value[len..];
                    let comma = memchr::memchr(b',', tail);
                    (&value[1..len - 1], comma.map(|at| &tail[at + 1..]))
                }
                None => match memchr::memchr(b',', value) {
                    Some(at) => (&value[..at], Some(&value[at + 1..])),
                    None => (value, None),
                },
            };
            rest = after.map(<[u8]>::trim_ascii_start);
            Some(operand.trim_ascii())
        })
    }
}

/// Cuts a comment into text and commands.
///
/// A command is `[%`, a name, white space, and operands between commas, up to `]` (PGN
/// supplement 3.2). Names have letters, digits, underscores and, in some programs, hyphens; an
/// operand in quotes may hold `,` and `]`. White space and line ends may stand anywhere but inside
/// the name, for writers break comments at any blank. A command that is not closed, or in which
/// another one begins, is text.
///
/// ```
/// use scoresheet_record::remark::{Piece, pieces};
///
/// let comment = b"best [%clk\n0:59:59] by test";
/// let mut cut = pieces(comment);
/// assert_eq!(cut.next(), Some(Piece::Text(0..5)));
/// let Some(Piece::Command(command)) = cut.next() else { panic!() };
/// assert_eq!((command.name, command.value), (&b"clk"[..], &b"0:59:59"[..]));
/// assert_eq!(cut.next(), Some(Piece::Text(19..27)));
/// assert_eq!(cut.next(), None);
/// ```
pub fn pieces(comment: &[u8]) -> Pieces<'_> {
    Pieces { comment, at: 0 }
}

/// The pieces of a comment; see [`pieces`].
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    comment: &'a [u8],
    at: usize,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let start = self.at;
        let mut from = start;
        while let Some(at) = memchr::memchr(b'[', &self.comment[from..]) {
            let open = from + at;
            if let Some(command) = command_at(self.comment, open) {
                if open > start {
                    self.at = open;
                    return Some(Piece::Text(start..open));
                }
                self.at = command.span.end;
                return Some(Piece::Command(command));
            }
            from = open + 1;
        }
        self.at = self.comment.len();
        (start < self.at).then_some(Piece::Text(start..self.at))
    }
}

/// Whether a comment may hold a command: quickly, and never no if it does.
#[inline]
pub fn may_have_commands(comment: &[u8]) -> bool {
    memchr::memchr(b'[', comment).is_some()
}

/// The command that begins at an opening bracket.
fn command_at(comment: &[u8], open: usize) -> Option<Command<'_>> {
    let name_start = open_len(&comment[open..])? + open;
    let rest = &comment[name_start..];
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let name_len = rest.iter().position(|byte| !is_name(byte))?;
    let name = &rest[..name_len];
    let first = rest[name_len];
    if name.is_empty() || !(first.is_ascii_whitespace() || matches!(first, b']' | b',')) {
        return None;
    }
    let value_start = name_start + name_len;
    let close = value_start + value_len(&comment[value_start..])?;
    let raw = &comment[value_start..close];
    let blanks = raw.len() - raw.trim_ascii_start().len();
    let value = raw.trim_ascii();
    let start = value_start + blanks;
    Some(Command {
        name,
        value,
        span: open..close + 1,
        value_span: start..start + value.len(),
    })
}

/// How long `[%` is, white space between the two included.
fn open_len(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"[")?.trim_ascii_start();
    inner
        .starts_with(b"%")
        .then(|| text.len() - inner.len() + 1)
}

/// The bytes before the bracket that closes a command. Nothing hides the beginning of another
/// one, so that no byte is looked at more than a few times.
fn value_len(text: &[u8]) -> Option<usize> {
    let mut opens = memchr::memchr_iter(b'[', text);
    let next = opens.find(|&at| open_len(&text[at..]).is_some());
    let text = &text[..next.unwrap_or(text.len())];
    let mut at = 0;
    let mut begins_operand = true;
    while at < text.len() {
        match text[at] {
            b']' => return Some(at),
            b'"' if begins_operand => match quoted_len(&text[at..]) {
                Some(len) => at += len - 1,
                // A quote that is never closed is no quote.
                None => begins_operand = false,
            },
            b',' => begins_operand = true,
            byte if byte.is_ascii_whitespace() => {}
            _ => begins_operand = false,
        }
        at += 1;
    }
    None
}

/// How long an operand in quotes is, both quotes included.
fn quoted_len(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"\"")?;
    memchr::memchr(b'"', inner).map(|at| at + 2)
}

#[cfg(test)]
mod tests {
    use super::{Piece, pieces};

    fn names_and_values(comment: &str) -> Vec<(String, String)> {
        let printed = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let commands = pieces(comment.as_bytes()).filter_map(|piece| match piece {
            Piece::Command(command) => Some((printed(command.name), printed(command.value))),
            Piece::Text(_) => None,
        });
        commands.collect()
    }

    #[test]
    fn pieces_tile_the_comment() {
        let comments = [
            "",
            "text",
            "[%clk 1:00:00]",
            " [%eval 0.15] [%clk\n0:01:00] good[%csl Gc3,Rf3][%cal Gg1f3,Yb1c3]\n",
            "[%",
            "[%]",
            "[% ]",
            "[[%a]]",
            "[%a \"b]",
            "[%a \"b]\"]",
            "[%clk 0:01:00 [%eval 0.3]",
            "[%a \"[%b c]\"]",
        ];
        for comment in comments {
            let mut at = 0;
            for piece in pieces(comment.as_bytes()) {
                let span = piece.span();
                assert_eq!(span.start, at, "{comment}");
                assert!(span.end > at, "{comment}");
                at = span.end;
            }
            assert_eq!(at, comment.len(), "{comment}");
        }
    }

    #[test]
    fn what_is_a_command() {
        let of = |comment| names_and_values(comment);
        let one = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
        assert_eq!(of("[%clk \n 1:20:00\n]"), one("clk", "1:20:00"));
        assert_eq!(of("[ %clk 1:20:00]"), one("clk", "1:20:00"));
        assert_eq!(of("[%c_effect e4;square]"), one("c_effect", "e4;square"));
        assert_eq!(of("[%x-tool a,b]"), one("x-tool", "a,b"));
        assert_eq!(
            of("[%tqu \"En\",\"a ] b\"]"),
            one("tqu", "\"En\",\"a ] b\"")
        );
        assert_eq!(of("[%a \"b]"), one("a", "\"b"));
        assert_eq!(of("[%csl]"), one("csl", ""));
        assert_eq!(of("[%clk 0:01:00 [%eval 0.3]"), one("eval", "0.3"));
        for text in ["[%]", "[% clk 1]", "[%clk", "[clk 1]", "50% [of]", "[%a;b]"] {
            assert_eq!(of(text), [], "{text}");
        }
    }
}
