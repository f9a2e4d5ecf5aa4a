//! What the fixes of checks would write.

use super::Checks;
use crate::diagnostic::{Applicability, Code, Diagnostic};
use crate::game::Builder;
use crate::{Reader, Resolver};

fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(Checks::new(Builder::new()));
    Reader::new(text.as_bytes()).read_all(&mut resolver);
    let game = resolver.inner_mut().inner_mut().take();
    game.map(|game| game.diagnostics).unwrap_or_default()
}

/// A game with the roster and some more text.
fn game(tags: &str, moves: &str) -> String {
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                  [White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n";
    format!("{roster}{tags}\n\n{moves} *\n")
}

/// The text with the fixes of a code.
fn mended(text: &str, code: Code) -> String {
    let mut mended = text.to_owned();
    for said in diagnostics(text).iter().rev() {
        let Some(fix) = said.fix.as_ref().filter(|_| said.code == code) else {
            continue;
        };
        for edit in fix.edits.iter().rev() {
            let range = edit.span.start as usize..edit.span.end as usize;
            mended.replace_range(range, &String::from_utf8_lossy(&edit.text));
        }
    }
    mended
}

#[test]
fn tags_are_written_anew() {
    let cases = [
        (Code::TagName, r#"[ eco  "C\"20" ]"#, r#"[ECO "C\"20"]"#),
        (
            Code::DateFormat,
            r#"[EventDate "24.02.2025"]"#,
            r#"[EventDate "2025.02.24"]"#,
        ),
        (
            Code::DateFormat,
            r#"[UTCTime "9:05:03"]"#,
            r#"[UTCTime "09:05:03"]"#,
        ),
        (
            Code::DateFormat,
            r#"[EventDate "03.04.2025"]"#,
            r#"[EventDate "03.04.2025"]"#,
        ),
        (
            Code::ImpossibleDate,
            r#"[UTCDate "2011.20.11"]"#,
            r#"[UTCDate "2011.11.20"]"#,
        ),
        (
            Code::ImpossibleDate,
            r#"[UTCDate "2011.02.30"]"#,
            r#"[UTCDate "2011.02.30"]"#,
        ),
        (
            Code::PlyCountMismatch,
            r#"[PlyCount "7"]"#,
            r#"[PlyCount "2"]"#,
        ),
    ];
    for (code, tag, expected) in cases {
        let moves = "1. e4 e5";
        assert_eq!(
            mended(&game(tag, moves), code),
            game(expected, moves),
            "{tag}"
        );
    }
}

#[test]
fn only_the_value_of_a_clock_changes() {
    let moves = |clock: &str| game("", &format!("1. e4 {{a [%clk\n{clock}] b}} e5"));
    let mended = mended(&moves("1:30"), Code::ClockFormat);
    assert_eq!(mended, moves("1:30:00"));
}

#[test]
fn missing_tags_come_where_they_belong() {
    let text = "[Site \"A\"]\n[Round \"1\"]\n[white \"B\"]\n[ECO \"C20\"]\n\n1. e4 1-0\n";
    let expected = "[Event \"?\"]\n[Site \"A\"]\n[Date \"????.??.??\"]\n[Round \"1\"]\n\
                    [white \"B\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[ECO \"C20\"]\n\n\
                    1. e4 1-0\n";
    assert_eq!(mended(text, Code::MissingTag), expected);
    // What was not in order stays so.
    let text = "[Black \"B\"]\n[Event \"A\"]\n\n1. e4 *\n";
    let expected = "[Black \"B\"]\n[Result \"*\"]\n[Event \"A\"]\n[Site \"?\"]\n\
                    [Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\n1. e4 *\n";
    assert_eq!(mended(text, Code::MissingTag), expected);
}

#[test]
fn what_may_have_another_meaning_is_not_safe() {
    let text = game(
        "[PlyCount \"7\"]\n[UTCDate \"2011.20.11\"]",
        "1. e4 {[%clk 1:30]} e5",
    );
    let said = diagnostics(&text);
    let fixes = said.iter().filter_map(|said| said.fix.as_ref());
    let applicability: Vec<_> = fixes.map(|fix| fix.applicability).collect();
    assert_eq!(applicability, [Applicability::Likely; 3]);
}
