//! What the commands in the comments of a move say, as fields of the move.
//!
//! They follow from the comments, which are kept as they are: a reader of JSON
//! looks at the comments alone.

use std::io::Write;
use std::time::Duration;

use scoresheet_record::remark::{ClockKind, Eval, Remark, Score, Value, may_have_commands};

/// The first value of each kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Values {
    clock: Option<Duration>,
    elapsed: Option<Duration>,
    eval: Option<Eval>,
}

impl Values {
    /// Takes in a comment.
    #[inline]
    pub(super) fn read(&mut self, comment: &[u8]) {
        if may_have_commands(comment) {
            self.read_commands(comment);
        }
    }

    fn read_commands(&mut self, comment: &[u8]) {
        for remark in Remark::read(comment) {
            match remark.value {
                Value::Clock(ClockKind::Left, time) => {
                    self.clock.get_or_insert(time);
                }
                Value::Clock(ClockKind::Move, time) => {
                    self.elapsed.get_or_insert(time);
                }
                // The command speaks for White.
                Value::Eval(eval) => {
                    self.eval.get_or_insert(eval);
                }
                _ => {}
            }
        }
    }

    /// Writes the fields, each with a comma before it, and forgets the values.
    pub(super) fn write(&mut self, out: &mut Vec<u8>) {
        let values = std::mem::take(self);
        for (name, time) in [("clock", values.clock), ("elapsed", values.elapsed)] {
            if let Some(time) = time {
                push_field(out, name);
                push_number(out, time.as_secs().cast_signed());
                let millis = time.subsec_millis();
                if millis > 0 {
                    // Writing to a vector cannot fail.
                    let _ = write!(out, ".{millis:03}");
                    while out.last() == Some(&b'0') {
                        out.pop();
                    }
                }
            }
        }
        if let Some(eval) = values.eval {
            push_field(out, "eval");
            let (name, value) = match eval.score {
                Score::Centipawns(value) => ("{\"centipawns\":", value),
                Score::MateIn(moves) => ("{\"mate\":", moves),
            };
            out.extend_from_slice(name.as_bytes());
            push_number(out, value.into());
            if let Some(depth) = eval.depth {
                push_field(out, "depth");
                push_number(out, depth.into());
            }
            out.push(b'}');
        }
    }
}

fn push_field(out: &mut Vec<u8>, name: &str) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Writes a number, faster than formatting does: nearly every move of an online game has three.
fn push_number(out: &mut Vec<u8>, number: i64) {
    // Neither a vector nor a number gives it a reason to fail.
    let _ = serde_json::to_writer(out, &number);
}
