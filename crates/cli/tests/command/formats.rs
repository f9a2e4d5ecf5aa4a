//! Every format, and the choices of what is written.

use crate::run::{example, run, run_with, text};

const GAME: &[u8] = b"[Event \"E\"]\n[Site \"?\"]\n[Date \"2026.??.??\"]\n[Round \"?\"]\n\
[White \"A \\\"B\\\"\"]\n[Black \"C\"]\n[Result \"1-0\"]\n[Extra \"kept\"]\n\n\
{first} 1.e2-e4 $1 {good} ({before} 1. d4 d5) {after} e5 ; to the end\n2.Nf3 1-0\n";

fn converted(arguments: &str) -> String {
    let mut all = vec!["convert", "-q"];
    all.extend(arguments.split_whitespace());
    let outcome = run_with(&all, GAME);
    assert_eq!(
        (outcome.code, outcome.err.as_str()),
        (Some(0), ""),
        "{arguments}"
    );
    outcome.out
}

/// What stands after the tags.
fn moves(arguments: &str) -> String {
    let text = converted(arguments);
    let (_, moves) = text.split_once("\n\n").expect("tags and moves");
    moves.to_owned()
}

#[test]
fn pgn_is_the_default() {
    let text = converted("");
    assert_eq!(text, converted("--to pgn"));
    assert!(text.starts_with("[Event \"E\"]\n[Site \"?\"]\n"), "{text}");
    assert!(text.contains("[White \"A \\\"B\\\"\"]\n"), "{text}");
    assert!(text.contains("[Extra \"kept\"]\n\n"), "{text}");
    assert!(text.ends_with("1-0\n\n"), "{text}");
    for remark in [
        "{first}",
        "$1 {good}",
        "({before} 1. d4 d5)",
        "{after}",
        "{to the end}",
    ] {
        assert!(text.contains(remark), "{remark} in {text}");
    }
}

#[test]
fn what_pgn_writes_it_reads_back_the_same() {
    for name in ["games.pgn", "immortal.pgn", "faulty.pgn"] {
        let once = run(&["convert", "-q", &example(name)]).out;
        let twice = run_with(&["convert", "-q"], once.as_bytes());
        assert_eq!(twice.out, once, "{name}");
    }
}

#[test]
fn one_line_of_moves() {
    let moves = moves("--to pgn-line");
    assert_eq!(moves.trim_end().lines().count(), 1, "{moves}");
    assert!(moves.contains("{after} 1... e5"), "{moves}");
}

#[test]
fn choices_leave_things_out() {
    let bare = "--no-comments --no-variations --no-nags";
    assert_eq!(moves(bare), "1. e4 e5 2. Nf3 1-0\n\n");
    assert_eq!(moves(&format!("{bare} --no-numbers")), "e4 e5 Nf3 1-0\n\n");
    assert_eq!(
        moves(&format!("{bare} --no-results")),
        "1. e4 e5 2. Nf3\n\n"
    );
    assert_eq!(
        moves(&format!("{bare} --width 8")),
        "1. e4 e5\n2. Nf3\n1-0\n\n"
    );
    assert_eq!(
        converted(&format!("{bare} --no-tags")),
        "1. e4 e5 2. Nf3 1-0\n\n"
    );
    assert!(!converted("--roster").contains("Extra"));
}

#[test]
fn move_lists() {
    assert_eq!(converted("--to uci"), "e2e4 e7e5 g1f3\n");
    assert_eq!(converted("--to san"), "e4 e5 Nf3\n");
}

#[test]
fn positions() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let last = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(converted("--to fen"), format!("{last}\n"));
    let all = converted("--to fens");
    let lines: Vec<_> = all.lines().collect();
    assert_eq!(
        (lines.len(), lines[0], lines[3]),
        (4, &*format!("{START} 0 1"), last)
    );
    let epd = converted("--to epd");
    let first = epd.lines().next().unwrap_or_default();
    assert_eq!(
        first,
        format!("{START} hmvc 0; fmvn 1; sm e4; c0 \"A 'B' - C, E, 2026.??.??\";")
    );
    assert_eq!(epd.lines().count(), 4);
    assert!(!epd.lines().last().unwrap_or_default().contains("sm "));
}

#[test]
fn epd_leaves_out_what_is_not_known() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    for (tags, title) in [
        ("[White \"?\"]\n[Black \"?\"]\n[Event \"E\"]", ""),
        (
            "[White \"A\"]\n[Black \"?\"]\n[Event \"?\"]\n[Date \"????.??.??\"]",
            " c0 \"A - ?\";",
        ),
        (
            "[Black \"B\"]\n[Event \"-\"]\n[Date \"1900.??.??\"]",
            " c0 \"? - B, 1900.??.??\";",
        ),
    ] {
        let input = format!("{tags}\n\n*\n");
        let outcome = run_with(&["convert", "--to", "epd"], input.as_bytes());
        assert_eq!(outcome.out, format!("{START} hmvc 0; fmvn 1;{title}\n"));
    }
}

#[test]
fn json_has_all_of_a_game() {
    let text = converted("--to jsonl");
    assert_eq!(text.lines().count(), 1);
    for part in [
        r#"{"version":1,"tags":[["Event","E"],"#,
        r#"["White","A \"B\""],"#,
        r#""preamble":[],"start_fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","#,
        r#""comments":[{"text":"first"}],"#,
        r#""moves":[{"san":"e4","uci":"e2e4","nags":[1],"comments":[{"text":"good"}],"#,
        r#""variations":[{"comments":[{"text":"before"}],"moves":[{"san":"d4","uci":"d2d4"},"#,
        r#"{"san":"d5","uci":"d7d5"}],"comments_after":[{"text":"after"}]}]},"#,
        r#"{"san":"e5","uci":"e7e5","comments":[{"text":"to the end"}]},{"san":"Nf3","uci":"g1f3"}],"#,
        r#""result":"1-0","#,
        r#""final_fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2","#,
        r#""diagnostics":[{"code":"M003","severity":"note","line":10,"column":11,"#,
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn json_obeys_the_choices() {
    let text = converted("--to jsonl --no-comments --no-variations --no-nags --roster");
    for part in ["good", "first", "variations", "nags", "Extra"] {
        assert!(!text.contains(part), "{part} in {text}");
    }
}

#[test]
fn json_is_read_like_pgn() {
    for name in ["games.pgn", "immortal.pgn", "faulty.pgn"] {
        let direct = run(&["convert", "-q", &example(name)]).out;
        for format in ["jsonl", "json"] {
            let json = run(&["convert", "-q", "--to", format, &example(name)]).out;
            for threads in ["1", "3"] {
                let arguments = ["convert", "-q", "--threads", threads, "--block-size", "700"];
                let again = run_with(&arguments, json.as_bytes());
                assert_eq!(
                    (again.code, again.out.as_str()),
                    (Some(0), &*direct),
                    "{name}"
                );
            }
        }
    }
    let json = converted("--to jsonl");
    let stats = run_with(&["stats", "--format", "json"], json.as_bytes());
    assert!(stats.out.contains(r#""games":1,"#), "{}", stats.out);
    // A game in PGN may begin with a comment.
    let comment = br#"{"a": comment} 1. e4 *"#;
    assert_eq!(run_with(&["convert", "-q", "--to", "san"], comment).out, "");
    let forced = ["convert", "-q", "--from", "pgn", "--to", "san"];
    assert_eq!(run_with(&forced, comment).out, "e4\n");
}

#[test]
fn what_is_wrong_with_json_is_said_with_its_place() {
    let text = b"{\"version\":1,\"moves\":[]}\n{\"version\":1,\"moves\":[{\"san\":3}]}\n";
    let outcome = run_with(&["convert", "--to", "san"], text);
    assert_eq!((outcome.code, outcome.out.as_str()), (Some(1), "\n"));
    let expected = "<stdin>:2:30: error[S015]: `moves[0].san`: expected a string, found a number";
    assert!(outcome.err.contains(expected), "{}", outcome.err);
    let cut = run_with(&["convert", "-q"], b"[{\"version\":1,\"moves\":[]},");
    assert_eq!(cut.code, Some(3));
    assert!(
        cut.err.contains("the list of games is not closed"),
        "{}",
        cut.err
    );
}

#[test]
fn a_document_is_whole_whatever_is_in_it() {
    let none = run_with(&["convert", "-q", "--to", "json"], b"").out;
    assert_eq!(none, "{\"version\":1,\"games\":[\n\n]}\n");
    let text = "1. e4 *\n\n".repeat(300);
    let arguments = [
        "convert",
        "-q",
        "--to",
        "json",
        "--threads",
        "2",
        "--block-size",
        "500",
    ];
    let some = run_with(
        &[&arguments[..], &["--limit", "7"]].concat(),
        text.as_bytes(),
    )
    .out;
    assert_eq!(some.lines().count(), 9, "{some}");
    assert_eq!(some.lines().filter(|line| line.ends_with("},")).count(), 6);
    assert!(some.ends_with("}\n]}\n"));
}

#[test]
fn the_ending_of_the_output_names_the_format() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, first) in [
        ("a.uci", "e2e4"),
        ("a.jsonl", "{\"version\":1,\"tags\""),
        ("a.json", "{\"version\":1,\"games\":[\n{"),
        ("a.PGN", "[Event"),
        ("a.txt", "[Event"),
        ("a.epd", "rnbq"),
    ] {
        let path = folder.path().join(name);
        let name = path.to_str().expect("UTF-8");
        assert_eq!(
            run_with(&["convert", "-q", "-", "-o", name], GAME).code,
            Some(0)
        );
        let text = std::fs::read_to_string(&path).expect("there is a file");
        assert!(text.starts_with(first), "{name}: {text}");
    }
}

#[test]
fn start_fen_is_for_games_without_one() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let arguments = ["convert", "--start-fen", fen, "--to", "fen"];
    let text = b"1. Ke2 Kd7 *\n\n[FEN \"8/8/8/3k4/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kb1 *";
    let outcome = run_with(&arguments, text);
    assert_eq!(
        outcome.out,
        "8/3k4/8/8/8/8/4K3/8 w - - 2 2\n8/8/8/3k4/8/8/8/1K6 b - - 1 1\n"
    );
}

#[test]
fn a_start_that_cannot_be_played_from_leaves_the_lines_in_step() {
    let text =
        b"[FEN \"nonsense\"]\n[SetUp \"1\"]\n\n1. e4 *\n\n[Event \"B\"]\n[Site \"?\"]\n\n1. d4 *";
    let outcome = run_with(&["convert", "-q", "--to", "fen"], text);
    assert_eq!(outcome.code, Some(1));
    let lines: Vec<_> = outcome.out.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, ""));
    let json = run_with(&["convert", "-q", "--to", "jsonl"], text).out;
    let first = json.lines().next().unwrap_or_default();
    assert!(
        first.contains(
            r#""start_fen":null,"comments":[{"text":"1. e4","kind":"unread"}],"moves":[],"#
        ),
        "{first}"
    );
    assert!(first.contains(r#""final_fen":null,"#), "{first}");
}

#[test]
fn epd_is_read_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    // By its name, although the first line is a remark.
    let path = folder.path().join("a.epd");
    let line = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"T.1\";\n";
    let record = format!("# endings\n{}", line.repeat(40));
    std::fs::write(&path, &record).expect("written");
    let whole = run(&["convert", "-q", text(&path)]).out;
    let fen = "\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    assert_eq!(whole.matches(fen).count(), 40);
    assert_eq!(whole.matches("{bm e4;} *").count(), 40);
    for block_size in ["1", "100", "1000"] {
        for threads in ["1", "2"] {
            let shape = ["--block-size", block_size, "--threads", threads];
            let parts = run(&[&["convert", "-q", text(&path)], &shape[..]].concat());
            assert!(parts.out == whole, "{shape:?}");
        }
    }
    // By its first line, or since it was said.
    for (from, input) in [(&[][..], &record[10..]), (&["--from", "epd"], &record)] {
        let arguments = [&["convert", "-q"], from].concat();
        let games = run_with(&arguments, input.as_bytes()).out;
        assert_eq!(games.matches("[Event \"T.1\"]").count(), 40);
    }
    let back = run(&["convert", "-q", "--to", "epd", text(&path)]).out;
    let first = "4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 0; fmvn 1;\n";
    assert!(back.starts_with(first), "{back}");
    let again = run_with(&["convert", "-q", "--to", "epd"], back.as_bytes()).out;
    assert_eq!(again, back);
    let fmt = run(&["fmt", text(&path)]);
    assert_eq!(fmt.code, Some(2));
    assert!(fmt.err.contains("found EPD"), "{}", fmt.err);
}

#[test]
fn rules_about_lines_and_rosters_are_for_pgn() {
    let json = run_with(&["convert", "--to", "jsonl"], b"1. e4 {a b} *").out;
    let epd = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"T.1\";\n";
    let pgn = "[White \"A\"]\n\n1. e4 *\n";
    let check = ["check", "--strict", "--select", "S012,T008,T009"];
    for (text, code) in [(&*json, 0), (epd, 0), (pgn, 1)] {
        assert_eq!(run_with(&check, text.as_bytes()).code, Some(code), "{text}");
    }
}

#[test]
fn lists_of_moves_may_be_in_any_language() {
    let pgn = b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *";
    for (language, moves) in [
        ("de", "e4 e5 Sf3 Sc6 Lb5 a6 Lxc6 dxc6 0-0\n"),
        ("VI", "e4 e5 Mf3 Mc6 Tb5 a6 Txc6 dxc6 0-0\n"),
        ("ru", "e4 e5 Кf3 Кc6 Сb5 a6 Сxc6 dxc6 0-0\n"),
        ("en", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O\n"),
    ] {
        let outcome = run_with(&["convert", "--to", "san", "--lang", language], pgn);
        assert_eq!(outcome.out, moves);
    }
    let in_vain = run_with(&["convert", "--lang", "de"], pgn);
    assert_eq!((in_vain.code, in_vain.out.as_str()), (Some(2), ""));
    assert!(
        in_vain.err.contains("expected a notation"),
        "{}",
        in_vain.err
    );
    let unknown = run_with(&["convert", "--to", "san", "--lang", "xx"], pgn);
    assert_eq!(unknown.code, Some(2));
    assert!(
        unknown.err.contains("scoresheet languages"),
        "{}",
        unknown.err
    );
}

#[test]
fn languages_are_listed_with_some_moves() {
    let list = run(&["languages"]);
    assert_eq!(list.code, Some(0));
    let german = list.out.lines().find(|line| line.starts_with("de "));
    let german: Vec<_> = german.unwrap_or_default().split_whitespace().collect();
    assert_eq!(german.join(" "), "de German K D T L S B Sf3 0-0-0 b8D+");
    assert!(list.out.lines().count() >= 45);
}

#[test]
fn rules_that_only_the_position_tells_are_named() {
    let fen = "[FEN \"1rk5/8/8/8/8/8/8/1RK5 w Bb - 0 1\"]\n\n1. O-O-O *\n";
    let outcome = run_with(&["convert", "-q"], fen.as_bytes());
    assert!(
        outcome.out.contains("[Variant \"Chess960\"]\n"),
        "{}",
        outcome.out
    );
    assert!(outcome.out.contains("\n1. O-O-O *"), "{}", outcome.out);
    let again = run_with(&["convert", "-q"], outcome.out.as_bytes());
    assert_eq!(again.out, outcome.out);
}

#[test]
fn games_go_into_a_notation_and_back() {
    let pgn = b"[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 {a} (2... d6 3. d4!) 3. Bb5 1-0\n";
    let columns = run_with(&["convert", "-q", "--to", "descriptive"], pgn).out;
    assert!(
        columns.contains("   1. P-K4            P-K4\n"),
        "{columns}"
    );
    for (notation, language, layout) in [
        ("descriptive", "es", "columns"),
        ("figurine", "en", "table"),
        ("long", "ru", "text"),
        ("iccf", "en", "line"),
        ("spoken", "ko", "text"),
    ] {
        let to = [
            "convert", "-q", "--to", notation, "--lang", language, "--layout", layout,
        ];
        let written = run_with(&to, pgn).out;
        let from = [
            "convert",
            "-q",
            "--from",
            notation,
            "--from-lang",
            language,
            "--to",
            "uci",
        ];
        let back = run_with(&from, written.as_bytes()).out;
        assert_eq!(back, "e2e4 e7e5 g1f3 b8c6 f1b5\n", "{written}");
    }
    let found = run_with(
        &["convert", "-v", "--from", "auto", "--to", "san"],
        b"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6",
    );
    assert_eq!(found.out, "e4 e5 Nf3 Nc6 Bb5 a6\n");
    assert!(found.err.contains("read as san in German"), "{}", found.err);
}

#[test]
fn what_is_written_in_no_such_language_is_refused() {
    for (arguments, words) in [
        (
            &["convert", "--to", "descriptive", "--lang", "de"][..],
            "descriptive",
        ),
        (&["convert", "--to", "fen", "--layout", "table"], "--layout"),
        (&["convert", "--from", "nothing"], "scoresheet notations"),
        (&["convert", "--to", "nothing"], "scoresheet notations"),
        (
            &["convert", "--layout", "nothing", "--to", "long"],
            "columns",
        ),
        (&["fmt", "--from", "iccf"], "expected PGN"),
        (&["check", "--fix", "--from-lang", "de"], "expected PGN"),
    ] {
        let outcome = run_with(arguments, b"1. e4 *");
        assert_eq!(outcome.code, Some(2), "{arguments:?}");
        assert!(outcome.err.contains(words), "{}", outcome.err);
    }
}

#[test]
fn notations_are_listed_with_some_moves() {
    let list = run(&["notations"]).out;
    assert!(list.lines().count() >= 18, "{list}");
    assert!(list.contains("NxP, O-O, PxR(Q) ch"), "{list}");
}
