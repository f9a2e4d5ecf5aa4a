//! Values that are not among those the standard knows for their tag.
//!
//! Where people have good reasons to write something else, this is generous.

use super::wording::{is_unknown, shown};
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::pgn::Tag;
use crate::tags::{Eco, GameResult, Mode, Termination};

pub(super) fn check(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    let value = tag.value.trim_ascii();
    if tag.name == b"Result" && !tag.comes_again && GameResult::parse_any(value).is_none() {
        let message = format!(
            "`{}` is no result: 1-0, 0-1, 1/2-1/2, or * for one that is not known",
            shown(value)
        );
        let said = Diagnostic::new(Code::UnknownValue, tag.span, message);
        say(said.with_severity(Severity::Warning));
        return;
    }
    let expected = match tag.name {
        b"ECO" if Eco::parse(value).is_none() => "a code from A00 to E99",
        b"Termination" if Termination::parse(value).is_none() => {
            "a word such as normal, adjudication, or time forfeit"
        }
        b"Mode" if Mode::parse(value).is_none() => "OTB, PM, EM, ICS, or TC",
        b"SetUp" if !matches!(value, b"0" | b"1") => "0 or 1",
        b"WhiteType" | b"BlackType" if !is_player(value) => "human or program",
        b"WhiteTitle" | b"BlackTitle" if !is_title(value) => "letters such as GM",
        _ => return,
    };
    let is_no_code = tag.name == b"ECO" && value.iter().all(|byte| b"0-?.".contains(byte));
    if !is_unknown(value) && !is_no_code {
        let name = String::from_utf8_lossy(tag.name);
        let message = format!("`{}` is not what {name} is about: {expected}", shown(value));
        say(Diagnostic::new(Code::UnknownValue, tag.span, message));
    }
}

fn is_player(value: &[u8]) -> bool {
    let words = ["human", "program", "computer", "engine", "bot"];
    words
        .iter()
        .any(|word| value.eq_ignore_ascii_case(word.as_bytes()))
}

/// Whether it may be a title, or several of a team (PGN 9.1.1). Federations have many.
fn is_title(value: &[u8]) -> bool {
    value.split(|&byte| byte == b':').all(|title| {
        let title = title.trim_ascii();
        is_unknown(title) || title.len() <= 6 && title.iter().all(u8::is_ascii_alphabetic)
    })
}
