//! Commands in comments whose values cannot be read. Unknown commands are none of our affair.

use super::wording::shown;
use crate::diagnostic::{Code, Diagnostic};
use crate::remark::{Command, Value};
use crate::source::Span;

/// Looks at what was read of a command, which stands at a place of the game.
pub(super) fn check(
    command: &Command<'_>,
    value: &Value<'_>,
    span: Span,
    say: &mut impl FnMut(Diagnostic),
) {
    let name = || String::from_utf8_lossy(command.name);
    match value {
        Value::Unread(command) if command.value.is_empty() => {
            let message = format!("`%{}` has no value", name());
            say(Diagnostic::new(Code::BadCommand, span, message));
        }
        Value::Unread(command) => {
            let value = shown(command.value);
            let message = format!("the value of `%{}` cannot be read: `{value}`", name());
            say(Diagnostic::new(Code::BadCommand, span, message));
        }
        Value::Shapes(shapes) if !shapes.unread.is_empty() => {
            let unread = shapes
                .unread
                .iter()
                .map(|operand| format!("`{}`", shown(operand)));
            let unread: Vec<_> = unread.take(4).collect();
            let kind = match command.name {
                b"csl" => "colored square, which is a letter and a square: `Gc3`",
                _ => "arrow, which is a letter and two squares: `Gg1f3`",
            };
            let message = format!("{} is no {kind}", unread.join(", "));
            say(Diagnostic::new(Code::BadCommand, span, message));
        }
        _ => {}
    }
}
