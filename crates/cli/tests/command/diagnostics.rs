//! What is said about faults, and where they are.

use crate::run::{ILLEGAL, Outcome, example, games, run, run_with};

/// The places of the faults in a text made by [`games`]: line, column, game.
fn places(text: &str) -> Vec<(usize, usize, usize)> {
    let mut game = 0;
    let mut places = Vec::new();
    for (index, line) in text.lines().enumerate() {
        game += usize::from(line.starts_with("[Event"));
        if let Some(at) = line.find(ILLEGAL) {
            places.push((index + 1, at + 1, game));
        }
    }
    places
}

/// The same as they are said.
fn said(outcome: &str) -> Vec<(usize, usize, usize)> {
    let mut places = Vec::new();
    for line in outcome
        .lines()
        .filter(|line| line.contains("error[M001]: "))
    {
        let mut parts = line
            .split(':')
            .skip(1)
            .map(|part| part.parse().expect("a number"));
        let game = line
            .split("(game ")
            .nth(1)
            .and_then(|rest| rest.split(',').next());
        places.push((
            parts.next().expect("a line"),
            parts.next().expect("a column"),
            game.and_then(|game| game.parse().ok()).expect("a game"),
        ));
    }
    places
}

#[test]
fn faults_have_their_places_in_the_whole_file() {
    let text = games(400);
    let expected = places(&text);
    assert_eq!(expected.len(), 57);
    for block_size in ["1", "999", "20000", "1000000"] {
        for threads in ["1", "2"] {
            let shape = ["--block-size", block_size, "--threads", threads];
            for (command, line_end) in [("convert", "\n"), ("check", "\n"), ("check", "\r\n")] {
                let arguments = [&[command][..], &shape].concat();
                let text = text.replace('\n', line_end);
                let Outcome { out, err, .. } = run_with(&arguments, text.as_bytes());
                let said = said(if command == "check" { &out } else { &err });
                assert_eq!(said, expected, "{arguments:?}");
            }
        }
    }
}

#[test]
fn each_file_has_its_own_lines_and_games() {
    let path = example("faulty.pgn");
    let once = run(&["check", &path]);
    let twice = run(&["check", &path, &path]);
    let findings = |text: &str| {
        let summary = text.find(" faults in ").expect("a summary");
        let end = text[..summary].rfind('\n').expect("findings before it");
        text[..end].to_owned()
    };
    let once = findings(&once.out);
    assert_eq!(findings(&twice.out), format!("{once}\n{once}"));
}

#[test]
fn a_fault_is_shown_in_its_line() {
    let outcome = run_with(&["check"], "1. e4 {\u{e4}\u{4e2d}} e5\n2. Ke3 *".as_bytes());
    assert_eq!(outcome.code, Some(1));
    let lines: Vec<_> = outcome.out.lines().collect();
    assert!(
        lines[0].starts_with("<stdin>:2:4: error[M001]: `Ke3` is illegal: "),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with(" (game 1, ply 3)"), "{}", lines[0]);
    assert_eq!(
        lines[1..],
        [
            "  |",
            "2 | 2. Ke3 *",
            "  |    ^^^",
            "1 fault in 1 of 1 game",
            "`scoresheet explain M001` says more about M001"
        ]
    );

    // A character of two columns moves the mark by two.
    let outcome = run_with(&["check"], "{\u{e4}\u{4e2d}} 1. Ke3 *".as_bytes());
    let lines: Vec<_> = outcome.out.lines().collect();
    assert!(lines[0].starts_with("<stdin>:1:9: "), "{}", lines[0]);
    assert_eq!(
        lines[2..4],
        ["1 | {\u{e4}\u{4e2d}} 1. Ke3 *", "  |          ^^^"]
    );
}

#[test]
fn a_long_line_is_cut_around_the_fault() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(500);
    let arguments = ["check", "--select", "M001"];
    let outcome = run_with(&arguments, format!("{moves}Ke3 {moves}*").as_bytes());
    let shown = outcome.out.lines().nth(2).unwrap_or_default();
    assert!(
        shown.chars().count() < 150 && shown.contains(" Ke3 "),
        "{shown}"
    );
}

#[test]
fn verbose_and_quiet() {
    let path = example("faulty.pgn");
    let plain = run(&["check", &path]).out;
    let verbose = run(&["check", "-v", &path]).out;
    assert!(!plain.contains(" note["), "{plain}");
    assert!(verbose.contains(" note[M003]: "), "{verbose}");
    let quiet = run(&["check", "-q", &path]);
    assert_eq!(
        (quiet.code, quiet.out.as_str(), quiet.err.as_str()),
        (Some(1), "", "")
    );

    let plain = run(&["convert", &path]).err;
    assert!(
        plain.contains(" error[M001]: ") && !plain.contains(" note["),
        "{plain}"
    );
    assert!(
        plain
            .lines()
            .last()
            .is_some_and(|last| last.starts_with("5 games: ")),
        "{plain}"
    );
    assert!(run(&["convert", "-v", &path]).err.contains(" note[M003]: "));
    assert_eq!(run(&["convert", "-q", &path]).err, "");
    assert_eq!(run(&["convert", "-q", "-v", &path]).code, Some(2));
}

#[test]
fn strict_takes_everything_for_an_error() {
    let text = b"1. e2-e4 e5 1/2-1/2";
    assert_eq!(run_with(&["check"], text).code, Some(0));
    let outcome = run_with(&["check", "--strict"], text);
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.out.contains(" error[M003]: "), "{}", outcome.out);
    assert_eq!(run_with(&["convert", "-q", "--strict"], text).code, Some(1));
    // How lines are laid out, too.
    let text = format!("1. e4 {{{}}} *\n", "word ".repeat(60));
    let lines = ["check", "--select", "S012"];
    let said = |more: &[&str]| run_with(&[&lines[..], more].concat(), text.as_bytes());
    assert_eq!(said(&[]).code, Some(0));
    for more in [&["--strict"][..], &["--strict", "-q"], &["--strict", "-v"]] {
        assert_eq!(said(more).code, Some(1), "{more:?}");
    }
    let outcome = said(&["--strict"]);
    assert!(outcome.out.contains(" error[S012]: "), "{}", outcome.out);
}

#[test]
fn no_more_are_shown_than_wanted() {
    let text = games(1400);
    let check = ["check", "--select", "M001"];
    for command in [&["convert"][..], &check] {
        let most = ["--max-diagnostics", "3", "--block-size", "9999"];
        let Outcome { out, err, .. } = run_with(&[command, &most].concat(), text.as_bytes());
        let said = said(if command == check { &out } else { &err });
        assert_eq!(said, places(&text)[..3], "{command:?}");
    }
    let few = [&check[..], &["--max-diagnostics", "3"]].concat();
    let outcome = run_with(&few, text.as_bytes());
    assert!(
        outcome
            .out
            .contains("\n200 faults in 200 of 1400 games; 197 not shown"),
        "{}",
        outcome.out
    );
    let outcome = run_with(&["convert"], text.as_bytes());
    assert_eq!(outcome.err.lines().count(), 101);
    let last = outcome.err.lines().last().unwrap_or_default();
    assert!(
        last.contains("200 errors in 200 games; 100 not shown"),
        "{last}"
    );
}

#[test]
fn json_is_an_object_a_line() {
    let outcome = run(&["check", "--format", "jsonl", &example("faulty.pgn")]);
    assert_eq!(outcome.code, Some(1));
    let first = outcome.out.lines().next().unwrap_or_default();
    for part in [
        r#"{"file":""#,
        r#"faulty.pgn","game":1,"code":"M001","severity":"error","line":9,"column":46,"ply":9,"#,
    ] {
        assert!(first.contains(part), "{first}");
    }
    assert!(
        outcome
            .out
            .lines()
            .all(|line| line.starts_with('{') && line.ends_with('}'))
    );
}

#[test]
fn color_only_when_wanted() {
    let path = example("faulty.pgn");
    for command in ["check", "convert"] {
        let plain = run(&[command, &path]);
        assert!(!plain.out.contains('\u{1b}') && !plain.err.contains('\u{1b}'));
        let colored = run(&[command, "--color", "always", &path]);
        assert!(format!("{}{}", colored.out, colored.err).contains("\u{1b}[1m"));
    }
}

#[test]
fn text_outside_of_games_is_said() {
    let text = "1. e4 *\n\nSome prose.\nMore prose.\n\n[Event \"B\"]\n[Site \"?\"]\n\n1. d4 *\n";
    let outcome = run_with(&["check"], text.as_bytes());
    assert_eq!(outcome.out.matches("[S007]").count(), 1, "{}", outcome.out);
    assert!(
        outcome.out.starts_with("<stdin>:3:1: warning[S007]: "),
        "{}",
        outcome.out
    );
}

#[test]
fn stats_count() {
    let input = games(70);
    let json = run_with(
        &["stats", "--format", "json", "--block-size", "777"],
        input.as_bytes(),
    );
    assert_eq!(json.code, Some(0));
    let longest = 2 + 4 * 4 + 2;
    for part in [
        r#""games":70,"#,
        r#""faults":10,"faulty_games":10,"#,
        r#""diagnostics":{"M001":10}"#,
        r#""results":{"1-0":0,"0-1":0,"1/2-1/2":70,"*":0}"#,
        &format!(r#""longest":{longest},"longest_game":14,"#),
    ] {
        assert!(json.out.contains(part), "{part} in {}", json.out);
    }
    // What follows an illegal move that stood counts if it is followed.
    let stood = b"1. e4 e5 2. Ke3 Nc6 *";
    for (follow, plies) in [(&[][..], 2), (&["--follow-illegal"], 4)] {
        let arguments = [&["stats", "--format", "json"], follow].concat();
        let out = run_with(&arguments, stood).out;
        assert!(out.contains(&format!(r#""plies":{plies},"#)), "{out}");
    }
    let text = run_with(&["stats"], input.as_bytes()).out;
    assert!(text.starts_with("games "), "{text}");
}
