//! Commands as nearly all programs write them, read quickly.
//!
//! # Why this is clever
//!
//! Games of servers have two commands behind each move, and these are in one of two forms. What
//! has them needs no other look.
//!
//! # If you change this
//!
//! What is taken here must be what [`Remark`](crate::remark::Remark) reads without anything odd:
//! the test below holds the two together.

use std::ops::Range;
use std::time::Duration;

/// What stands in a comment that holds nothing but usual commands and plain text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Usual {
    /// The last `%clk` and its place.
    pub(super) clock: Option<(Duration, Range<usize>)>,
}

/// Reads a comment; `None` if anything in it needs a closer look.
pub(super) fn read(comment: &[u8]) -> Option<Usual> {
    let mut usual = Usual::default();
    let mut at = 0;
    while let Some(len) = memchr::memchr(b'[', &comment[at..]) {
        let start = at + len;
        let rest = &comment[start..];
        let len = if let Some(value) = rest.strip_prefix(b"[%clk ") {
            let (time, len) = clock(value)?;
            if usual.clock.is_some() {
                return None;
            }
            let len = b"[%clk ".len() + len;
            usual.clock = Some((time, start..start + len));
            len
        } else {
            b"[%eval ".len() + eval(rest.strip_prefix(b"[%eval ")?)?
        };
        at = start + len;
    }
    Some(usual)
}

/// `H:MM:SS` or `HH:MM:SS` and the closing bracket.
fn clock(value: &[u8]) -> Option<(Duration, usize)> {
    let digit = |at: usize| {
        let digit = value.get(at)?.wrapping_sub(b'0');
        (digit < 10).then_some(u64::from(digit))
    };
    let mut hours = digit(0)?;
    let mut at = 1;
    if let Some(second) = digit(1) {
        hours = 10 * hours + second;
        at = 2;
    }
    let sixty = |at: usize| {
        let number = 10 * digit(at)? + digit(at + 1)?;
        (number < 60).then_some(number)
    };
    let [minutes, seconds] = [sixty(at + 1)?, sixty(at + 4)?];
    let is_whole = value[at] == b':' && value[at + 3] == b':' && value.get(at + 6) == Some(&b']');
    let time = Duration::from_secs((60 * hours + minutes) * 60 + seconds);
    is_whole.then_some((time, at + 7))
}

/// `0.17`, `-1.5` and the closing bracket.
fn eval(value: &[u8]) -> Option<usize> {
    let start = usize::from(value.first() == Some(&b'-'));
    let digits = |from: usize| {
        let rest = value.get(from..)?;
        let len = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        (1..=4).contains(&len).then_some(from + len)
    };
    let point = digits(start)?;
    let end = digits(point + 1)?;
    (value[point] == b'.' && value.get(end) == Some(&b']')).then_some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::remark::{ClockKind, Piece, Remark, Value, pieces};

    #[test]
    fn what_is_usual_is_read_as_anything_else_is() {
        let comments = [
            "[%eval 0.17] [%clk 0:03:00]",
            "[%clk 1:29:59][%eval -12.5] text",
            "no command",
            "[%clk 10:00:00]",
        ];
        for comment in comments {
            let usual = read(comment.as_bytes()).unwrap_or_else(|| panic!("{comment} is usual"));
            let mut clock = None;
            for piece in pieces(comment.as_bytes()) {
                let Piece::Command(command) = piece else {
                    continue;
                };
                let span = command.span.clone();
                let remark = Remark::of_command(command);
                assert!(
                    !remark.is_odd && !matches!(remark.value, Value::Unread(_)),
                    "{comment}"
                );
                if let Value::Clock(ClockKind::Left, time) = remark.value {
                    clock = Some((time, span));
                }
            }
            assert_eq!(usual.clock, clock, "{comment}");
        }
    }

    #[test]
    fn what_is_not_needs_a_closer_look() {
        for comment in [
            "[%clk 1:30]",
            "[%clk 0:99:00]",
            "[%clk 0:03:00",
            "[%clk\n0:03:00]",
            "[%eval #3]",
            "[%eval 17]",
            "[%csl Gd4]",
            "[text]",
            "[%clk 0:03:00] [%clk 0:03:00]",
        ] {
            assert_eq!(read(comment.as_bytes()), None, "{comment}");
        }
    }
}
