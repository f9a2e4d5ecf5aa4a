//! Exit codes, help, and what shells want to know.

use crate::run::{example, run, run_with};

#[test]
fn exit_codes() {
    assert_eq!(run_with(&["convert", "-q"], b"1. e4 *").code, Some(0));
    // Warnings are faults for check; games are written all the same.
    let warning = b"[Result \"0-1\"]\n\n1. e4 1-0";
    assert_eq!(run_with(&["convert", "-q"], warning).code, Some(0));
    assert_eq!(run_with(&["check", "-q"], warning).code, Some(1));
    assert_eq!(run_with(&["convert", "-q"], b"1. e5 *").code, Some(1));
    assert_eq!(run(&["convert", "no-such-file"]).code, Some(3));
}

#[test]
fn wrong_use_is_explained() {
    for (arguments, part) in [
        (
            &["convert", "--to", "docx"][..],
            "expected one of pgn, pgn-line, uci",
        ),
        (&["convert", "--start-fen", "8/8 w"], "expected eight ranks"),
        (
            &["convert", "--threads", "0"],
            "'--threads <N>': expected a number of at least 1",
        ),
        (
            &["convert", "--width", "ten"],
            "expected a whole number, such as 100",
        ),
        (&["convert", "--limit", ""], "expected a whole number"),
        (
            &["check", "--max-diagnostics", "99999999999999999999"],
            "expected a smaller number",
        ),
        (&["convert", "--no-such-flag"], "--no-such-flag"),
        (&["convert", "--roster", "--no-tags"], "cannot be used with"),
        (&["check", "--select", "MOO1"], "did you mean `M001`?"),
        (&["check", "--ignore", "M001,Q"], "found `Q`"),
        (&["check", "--severity", "fatal"], "note, warning, error"),
        (&["check", "--diff"], "--fix"),
        (&["check", "--fix=bold"], "safe, likely"),
        (
            &["check", "--config", "a", "--no-config"],
            "cannot be used with",
        ),
        (&["explain", "m01"], "did you mean `M001`?"),
        (&["dance"], "dance"),
        (&[], "Usage: scoresheet"),
    ] {
        let outcome = run(arguments);
        assert_eq!(outcome.code, Some(2), "{arguments:?}");
        assert!(outcome.err.contains(part), "{arguments:?}: {}", outcome.err);
        assert_eq!(outcome.out, "");
    }
}

#[test]
fn help_teaches_by_example() {
    for command in ["convert", "check", "fmt", "explain", "stats"] {
        let help = run(&["help", command]);
        assert_eq!(help.code, Some(0));
        assert!(
            help.out.contains(&format!("  scoresheet {command} ")),
            "{}",
            help.out
        );
        assert!(help.out.contains("Examples:"), "{}", help.out);
    }
    let help = run(&["--help"]).out;
    assert!(
        help.contains("convert") && !help.contains("manpage"),
        "{help}"
    );
    assert!(run(&["--version"]).out.starts_with("scoresheet "));
}

#[test]
fn completions_and_manual() {
    for shell in ["bash", "zsh", "fish"] {
        let outcome = run(&["completions", shell]);
        assert_eq!(outcome.code, Some(0));
        assert!(outcome.out.contains("start-fen"), "{shell}");
    }
    assert!(run(&["manpage"]).out.contains(".TH scoresheet 1"));
    assert!(run(&["manpage", "convert"]).out.contains("no\\-comments"));
    assert_eq!(run(&["manpage", "dance"]).code, Some(2));
}

#[test]
fn the_example_of_the_help_works() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let outcome = run_with(
        &["convert", "--start-fen", fen, "--to", "fen"],
        b"1. Ke2 Kd7\n",
    );
    assert_eq!(outcome.out, "8/3k4/8/8/8/8/4K3/8 w - - 2 2\n");
    let outcome = run(&[
        "convert",
        &example("immortal.pgn"),
        "--to",
        "jsonl",
        "--limit",
        "1",
    ]);
    assert_eq!(outcome.out.lines().count(), 1);
}
