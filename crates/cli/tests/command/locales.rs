//! The language of help and messages, by flag and by environment.

use std::process::Stdio;

use crate::run::{Outcome, run, scoresheet};

/// Runs the command where these variables are set.
fn run_where(variables: &[(&str, &str)], arguments: &[&str]) -> Outcome {
    let mut command = scoresheet();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env_remove("LANG").envs(variables.iter().copied());
    let output = command.args(arguments).stdin(Stdio::null()).output();
    let output = output.expect("the command runs");
    Outcome {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

const MISSING: [&str; 3] = ["convert", "-o", "."];

#[test]
fn help_is_in_the_language_that_is_typed() {
    for (code, usage, about) in [
        (
            "en",
            "Usage:",
            "Rewrite PGN in canonical form, in its place",
        ),
        ("ko", "사용법:", "PGN을 제자리에서 표준형으로 다시 쓰기"),
        ("vi", "Cách dùng:", "Viết lại PGN ở dạng chuẩn, tại chỗ"),
        ("ja", "使い方:", "PGN をその場で正規形に書き直す"),
    ] {
        let outcome = run(&["--ui-lang", code, "fmt", "--help"]);
        assert_eq!(outcome.code, Some(0));
        assert!(outcome.out.starts_with(about), "{}", outcome.out);
        assert!(outcome.out.contains(usage), "{}", outcome.out);
        // Behind the command, too.
        assert_eq!(run(&["fmt", "--help", "--ui-lang", code]), outcome);
    }
}

#[test]
fn values_and_defaults_stand_in_translated_help() {
    let outcome = run(&["--ui-lang", "ko", "check", "-h"]);
    assert!(outcome.out.contains("text, short, jsonl, sarif]"));
    assert!(outcome.out.contains("[가능한 값:"), "{}", outcome.out);
    assert!(!outcome.out.contains("[possible values:"));
}

#[test]
fn messages_are_in_the_language_of_the_environment() {
    for (variables, said) in [
        (
            &[][..],
            "error: expected a file to write to, found the folder `.`\n",
        ),
        (
            &[("LANG", "ko_KR.UTF-8")],
            "오류: 쓸 파일이 필요한데 `.`은(는) 폴더임\n",
        ),
        (
            &[("LC_MESSAGES", "vi_VN")],
            "lỗi: cần một tệp để ghi, nhưng `.` là thư mục\n",
        ),
        (
            &[("LC_ALL", "ja_JP.UTF-8"), ("LANG", "ko_KR.UTF-8")],
            "エラー: 書き込むファイルが必要ですが、`.` はフォルダーです\n",
        ),
        (
            &[("LANG", "de_DE.UTF-8")],
            "error: expected a file to write to, found the folder `.`\n",
        ),
    ] {
        let outcome = run_where(variables, &MISSING);
        assert_eq!(outcome.code, Some(2));
        assert_eq!(outcome.err, said);
    }
}

#[test]
fn what_is_typed_outranks_the_environment() {
    let korean = [("LC_ALL", "ko_KR.UTF-8")];
    let typed = ["--ui-lang", "en", MISSING[0], MISSING[1], MISSING[2]];
    let outcome = run_where(&korean, &typed);
    assert!(
        outcome.err.starts_with("error: expected a file"),
        "{}",
        outcome.err
    );
    let outcome = run_where(&korean, &["--ui-lang=eo", "stats"]);
    assert_eq!(outcome.code, Some(2));
    assert!(
        outcome.err.contains("expected one of en, ko, vi, ja"),
        "{}",
        outcome.err
    );
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/faulty.pgn");
    for arguments in [
        ["check", "--format", "jsonl", file],
        ["check", "--format", "sarif", file],
        ["convert", "--to", "jsonl", file],
        ["stats", "--format", "json", file],
    ] {
        let english = run(&arguments);
        let korean = run_where(&[("LC_ALL", "ko_KR.UTF-8")], &arguments);
        assert_eq!(korean.out, english.out);
        assert_eq!(korean.code, english.code);
    }
}
