//! What one comment says: its text, and the values of the commands that are understood.

use std::ops::Range;
use std::time::Duration;

use super::clock::{ClockKind, parse_clock, parse_timestamp};
use super::command::{Command, Piece, Pieces, pieces};
use super::eval::{Eval, Profile};
use super::shapes::Shapes;
use crate::tags::Spelled;

/// A part of a comment, understood as far as it can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark<'a> {
    /// Where it is in the comment.
    pub span: Range<usize>,
    /// What it says.
    pub value: Value<'a>,
    /// Whether the value is spelled in another way than programs agree on.
    pub is_odd: bool,
}

/// What a part of a comment says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Words for people.
    Text(&'a [u8]),
    /// A time: `%clk`, `%emt`, `%egt`, `%mct`, `%timestamp`.
    Clock(ClockKind, Duration),
    /// An evaluation: `%eval`.
    Eval(Eval),
    /// Evaluations of many positions: `%evp`.
    Profile(Profile),
    /// Colored squares or arrows: `%csl`, `%cal`.
    Shapes(Shapes<'a>),
    /// A command that is known, with a value that cannot be read.
    Unread(Command<'a>),
    /// Any other command. It is for some other program, and is kept as it is.
    Other(Command<'a>),
}

impl<'a> Remark<'a> {
    /// Reads a comment piece by piece. Nothing is lost: the places of the remarks tile the
    /// comment, and its text stays what it is.
    ///
    /// What engines write without a command is text here; ask
    /// [`EngineNote::parse`](super::EngineNote::parse) for it.
    ///
    /// ```
    /// use std::time::Duration;
    /// use scoresheet_record::remark::{ClockKind, Remark, Score, Value};
    ///
    /// let mut remarks = Remark::read(b"[%eval 0.15] [%clk\n0:59:59] sharp");
    /// let Some(Value::Eval(eval)) = remarks.next().map(|remark| remark.value) else { panic!() };
    /// assert_eq!(eval.score, Score::Centipawns(15));
    /// assert_eq!(remarks.next().unwrap().value, Value::Text(b" "));
    /// let clock = Value::Clock(ClockKind::Left, Duration::from_secs(3599));
    /// assert_eq!(remarks.next().unwrap().value, clock);
    /// assert_eq!(remarks.next().unwrap().value, Value::Text(b" sharp"));
    /// ```
    pub fn read(comment: &'a [u8]) -> Remarks<'a> {
        Remarks {
            comment,
            pieces: pieces(comment),
        }
    }

    /// Reads one command.
    pub fn of_command(command: Command<'a>) -> Remark<'a> {
        let span = command.span.clone();
        let (value, is_odd) = match value_of(&command) {
            Some(Spelled { value, is_odd }) => (value, is_odd),
            None if is_known(command.name) => (Value::Unread(command), true),
            None => (Value::Other(command), false),
        };
        Remark {
            span,
            value,
            is_odd,
        }
    }
}

/// Whether the values of a command are understood.
fn is_known(name: &[u8]) -> bool {
    matches!(name, b"eval" | b"evp" | b"csl" | b"cal") || ClockKind::of_command(name).is_some()
}

fn value_of<'a>(command: &Command<'a>) -> Option<Spelled<Value<'a>>> {
    let &Command { name, value, .. } = command;
    if name == b"timestamp" {
        let spent = parse_timestamp(value)?;
        return Some(Spelled::plain(Value::Clock(ClockKind::Move, spent)));
    }
    if let Some(kind) = ClockKind::of_command(name) {
        let Spelled { value, is_odd } = parse_clock(value, kind)?;
        let value = Value::Clock(kind, value);
        return Some(Spelled { value, is_odd });
    }
    match name {
        b"eval" => {
            let Spelled { value, is_odd } = Eval::parse(value)?;
            let value = Value::Eval(value);
            Some(Spelled { value, is_odd })
        }
        b"evp" => Some(Spelled::plain(Value::Profile(Profile::parse(value)?))),
        _ => {
            let shapes = Shapes::parse(name, value)?;
            let is_odd = !shapes.unread.is_empty();
            let value = Value::Shapes(shapes);
            Some(Spelled { value, is_odd })
        }
    }
}

/// The remarks of a comment; see [`Remark::read`].
#[derive(Clone, Debug)]
pub struct Remarks<'a> {
    comment: &'a [u8],
    pieces: Pieces<'a>,
}

impl<'a> Iterator for Remarks<'a> {
    type Item = Remark<'a>;

    fn next(&mut self) -> Option<Remark<'a>> {
        Some(match self.pieces.next()? {
            Piece::Command(command) => Remark::of_command(command),
            Piece::Text(span) => Remark {
                value: Value::Text(&self.comment[span.clone()]),
                span,
                is_odd: false,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Remark, Value};
    use crate::remark::{ClockKind, Score};

    fn commands(comment: &'static str) -> Vec<Value<'static>> {
        let values = Remark::read(comment.as_bytes()).map(|remark| remark.value);
        values
            .filter(|value| !matches!(value, Value::Text(_)))
            .collect()
    }

    #[test]
    fn one_comment_may_say_many_things() {
        let said = commands("[%clk 0:02:59.9][%timestamp 17] [%c_effect e4;square] [%tqu \"a]\"]");
        let [
            Value::Clock(ClockKind::Left, left),
            Value::Clock(ClockKind::Move, spent),
            rest @ ..,
        ] = &said[..]
        else {
            panic!("{said:?}");
        };
        assert_eq!((left.as_millis(), spent.as_millis()), (179_900, 1700));
        assert!(rest.iter().all(|value| matches!(value, Value::Other(_))));
        assert_eq!(rest.len(), 2);
    }

    #[test]
    fn shapes_and_what_is_none() {
        let said = commands("[%csl Gc3,Rf3][%cal Gg1f3,Yb1c3][%cal G528]");
        let counts = said.iter().map(|value| match value {
            Value::Shapes(shapes) => (shapes.drawn.len(), shapes.unread.len()),
            _ => panic!("{value:?}"),
        });
        assert_eq!(counts.collect::<Vec<_>>(), [(2, 0), (2, 0), (0, 1)]);
    }

    #[test]
    fn values_that_cannot_be_read() {
        for comment in [
            "[%clk soon]",
            "[%eval ?]",
            "[%evp 0,5,1]",
            "[%emt]",
            "[%timestamp x]",
        ] {
            assert!(
                matches!(commands(comment)[..], [Value::Unread(_)]),
                "{comment}"
            );
        }
    }

    #[test]
    fn engines_in_plain_comments_are_text() {
        assert_eq!(commands("+0.30/21 5s"), []);
        let said = commands("[%eval #-9] +0.30/21");
        assert!(matches!(said[..], [Value::Eval(eval)] if eval.score == Score::MateIn(-9)));
    }
}
