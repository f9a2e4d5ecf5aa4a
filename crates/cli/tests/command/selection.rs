//! Which findings are wanted: codes, severities, and the file of settings; and how they are shown.

use std::fs;
use std::path::Path;

use crate::run::{Outcome, example, run, run_in, run_with, text};

/// The codes that are said, in their order.
fn codes(outcome: &Outcome) -> Vec<&str> {
    let of_line = |line| {
        let (_, rest) = str::split_once(line, "[")?;
        let (code, _) = rest.split_once("]: ")?;
        (code.len() == 4).then_some(code)
    };
    outcome.out.lines().filter_map(of_line).collect()
}

/// An illegal move, a false check mark, castling with zeros, and another result in the tag.
const GAMES: &str = "[Event \"A\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[White \"?\"]\n\
    [Black \"?\"]\n[Result \"1-0\"]\n\n1. e4+ e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Ke6 0-1\n";

fn check(arguments: &[&str]) -> Outcome {
    let all = [&["check", "--format", "short"], arguments].concat();
    run_with(&all, GAMES.as_bytes())
}

#[test]
fn codes_are_selected_and_ignored() {
    let said = |arguments: &[&str]| {
        let outcome = check(arguments);
        let found: Vec<_> = codes(&outcome).into_iter().map(str::to_owned).collect();
        (outcome.code, found.join(" "))
    };
    let faults = |codes: &str| (Some(1), codes.to_owned());
    assert_eq!(said(&["--select", "M,R"]), faults("M004 M001 R002"));
    assert_eq!(
        said(&["--select", "m,r", "-v"]),
        faults("M004 M003 M001 R002")
    );
    assert_eq!(said(&["--select", "M", "--ignore", "M001"]), faults("M004"));
    assert_eq!(said(&["--select", "R002"]), faults("R002"));
    // What is not looked for is no fault.
    assert_eq!(said(&["--select", "E"]), (Some(0), String::new()));
    assert_eq!(
        said(&["--select", "R", "--ignore", "ALL"]),
        (Some(0), String::new())
    );
    let outcome = check(&["--select", "E"]);
    assert_eq!(outcome.out, "no faults in 1 game\n");
}

#[test]
fn a_severity_is_shown_and_taken_for_a_fault() {
    let select = ["--select", "M003,M004,M001", "--severity"];
    let with = |severity: &'static str| check(&[&select[..], &[severity]].concat());
    assert_eq!(codes(&with("error")), ["M001"]);
    assert_eq!(codes(&with("warning")), ["M004", "M001"]);
    assert_eq!(codes(&with("note")), ["M004", "M003", "M001"]);
    // -v shows what is below.
    let notes = ["--select", "M003", "-v"];
    assert_eq!(check(&notes).code, Some(0));
    assert_eq!(
        check(&["--select", "M003", "--severity", "note"]).code,
        Some(1)
    );
    let shown = check(&[&notes[..], &["--severity", "error"]].concat());
    assert_eq!((shown.code, codes(&shown)), (Some(0), vec!["M003"]));
}

#[test]
fn a_short_report_has_a_line_a_finding() {
    let outcome = check(&["--select", "M,R"]);
    assert_eq!(outcome.out.lines().count(), 4, "{}", outcome.out);
    assert!(
        outcome.out.starts_with("<stdin>:9:4: warning[M004]: "),
        "{}",
        outcome.out
    );
}

fn settings(folder: &Path, text: &str) {
    fs::write(folder.join("scoresheet.toml"), text).expect("written");
}

#[test]
fn settings_are_found_in_the_folder_and_those_around_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path().join("old/games");
    fs::create_dir_all(&inner).expect("folders");
    fs::write(inner.join("a.pgn"), GAMES).expect("written");
    settings(
        folder.path(),
        "[check]\nselect = [\"M\", \"R\"]\nignore = [\"M003\"]\nseverity = \"note\"\n\n\
         [check.per-file-ignores]\n\"old/games/*.pgn\" = [\"R\"]\n",
    );
    let said = |arguments: &[&str], place: &Path| {
        let outcome = run_in(
            place,
            &[&["check", "--format", "short"], arguments].concat(),
        );
        let found: Vec<_> = codes(&outcome).into_iter().map(str::to_owned).collect();
        found.join(" ")
    };
    assert_eq!(said(&["a.pgn"], &inner), "M004 M001");
    assert_eq!(said(&["old/games/a.pgn"], folder.path()), "M004 M001");
    // Flags outrank settings, each its own.
    assert_eq!(said(&["a.pgn", "--ignore", "M001"], &inner), "M004 M003");
    assert_eq!(said(&["a.pgn", "--severity", "error"], &inner), "M001");
    let without = said(&["a.pgn", "--no-config", "--select", "M,R"], &inner);
    assert_eq!(without, "M004 M001 R002");
    // The nearest counts, and a name counts more.
    settings(&inner, "[check]\nselect = [\"R\"]\n");
    assert_eq!(said(&["a.pgn"], &inner), "R002");
    let named = folder.path().join("scoresheet.toml");
    assert_eq!(
        said(&["a.pgn", "--config", text(&named)], &inner),
        "M004 M001"
    );
}

#[test]
fn settings_that_make_no_sense_are_an_error_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    fs::write(path.join("a.pgn"), GAMES).expect("written");
    for (settings_text, said) in [
        (
            "[check]\n\nselct = []\n",
            "scoresheet.toml:3:1: unknown field `selct`",
        ),
        (
            "[check]\nignore = [\"M1\"]\n",
            "scoresheet.toml:2:11: expected the code",
        ),
    ] {
        settings(path, settings_text);
        for command in ["check", "fmt"] {
            let outcome = run_in(path, &[command, "a.pgn"]);
            assert_eq!(outcome.code, Some(2), "{}", outcome.err);
            assert!(outcome.err.contains(said), "{}", outcome.err);
        }
    }
    let outcome = run_in(path, &["check", "--config", "none.toml", "a.pgn"]);
    assert_eq!(outcome.code, Some(3));
    assert!(
        outcome.err.contains("`none.toml` cannot be read"),
        "{}",
        outcome.err
    );
}

#[test]
fn sarif_is_one_log_of_all() {
    let outcome = run(&["check", "--format", "sarif", &example("faulty.pgn")]);
    assert_eq!(outcome.code, Some(1));
    let (out, err) = (&outcome.out, &outcome.err);
    assert!(
        out.starts_with("{\"$schema\":") && out.ends_with("\n]}]}\n"),
        "{out}"
    );
    let results = out.matches("\n{\"ruleId\":\"").count();
    assert!(results >= 7, "{out}");
    assert!(err.contains(" faults in 4 of 5 games"), "{err}");
    let none = run_with(&["check", "--format", "sarif"], b"");
    assert!(none.out.ends_with("\"results\":[\n]}]}\n"), "{}", none.out);
}

#[test]
fn json_has_the_fix_with_its_place() {
    let game = "\n[White \"A\"]\n\n1. e4 *\n";
    let arguments = ["check", "-v", "--format", "jsonl", "--select", "T008"];
    let outcome = run_with(&arguments, game.as_bytes());
    for part in [
        "\"code\":\"T008\"",
        "\"fix\":{\"title\":\"",
        "\"applicability\":\"safe\",\"edits\":[{\"start\":1,\"end\":1,\"line\":2,\"column\":1,",
        "{\"start\":12,\"end\":12,\"line\":2,\"column\":12,\"end_line\":2,\"end_column\":12,\
         \"text\":\"\\n[Black \\\"?\\\"]",
    ] {
        assert!(outcome.out.contains(part), "{part} in {}", outcome.out);
    }
}
