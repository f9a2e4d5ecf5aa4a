//! Where games may come from.

use std::fs;
use std::io::Write;

use crate::run::{example, games, run, run_with, text};

#[test]
fn standard_input_is_read_when_nothing_is_named() {
    let input = games(3);
    let outcome = run_with(&["convert"], input.as_bytes());
    assert_eq!((outcome.code, outcome.err.as_str()), (Some(0), ""));
    assert_eq!(outcome, run_with(&["convert", "-"], input.as_bytes()));
}

#[test]
fn several_files_and_folders_in_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name);
    fs::create_dir(place("in")).expect("a folder");
    for (name, moves) in [("in/b.pgn", "d4"), ("in/a.pgn", "c4"), ("z.pgn", "e4")] {
        fs::write(place(name), format!("1. {moves} *\n")).expect("written");
    }
    fs::write(place("in/readme.txt"), "1. a4 *\n").expect("written");
    let (z, inside) = (place("z.pgn"), place("in"));
    let outcome = run(&["convert", "--to", "san", text(&z), text(&inside), text(&z)]);
    assert_eq!(
        (outcome.code, outcome.out.as_str()),
        (Some(0), "e4\nc4\nd4\ne4\n")
    );
}

#[test]
fn compressed_files_are_read_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    // Named as if it were plain: the content decides.
    let path = folder.path().join("games.pgn");
    let plain = games(50);
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(plain.as_bytes()).expect("packed");
    let packed = encoder.finish().expect("packed");
    fs::write(&path, &packed).expect("written");
    let expected = run_with(&["convert", "-q"], plain.as_bytes());
    assert_eq!(run(&["convert", "-q", text(&path)]), expected);
    assert_eq!(run_with(&["convert", "-q"], &packed), expected);

    // Damage costs what is behind it and is said.
    fs::write(&path, &packed[..packed.len() - 200]).expect("written");
    let outcome = run(&["convert", "-q", text(&path)]);
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.err.starts_with("error: "), "{}", outcome.err);
    assert!(
        outcome.err.contains("cannot be read to its end"),
        "{}",
        outcome.err
    );
    let shared = outcome.out.len() / 2;
    assert!(shared > 1000 && expected.out.starts_with(&outcome.out[..shared]));
}

#[test]
fn what_is_missing_is_said() {
    for command in ["convert", "check", "stats"] {
        let outcome = run(&[command, "no-such-file.pgn"]);
        assert_eq!((outcome.code, outcome.out.as_str()), (Some(3), ""));
        assert!(
            outcome.err.starts_with("error: expected a file or folder"),
            "{}",
            outcome.err
        );
        assert_eq!(outcome.err.lines().count(), 1);
    }
}

#[test]
fn nothing_is_no_games() {
    for command in ["convert", "check", "stats"] {
        for input in ["", "\n\n", "\u{feff}"] {
            let outcome = run_with(&[command], input.as_bytes());
            assert_eq!(
                (outcome.code, outcome.err.as_str()),
                (Some(0), ""),
                "{command} {input:?}"
            );
        }
    }
    assert_eq!(run(&["convert"]).out, "");
    assert_eq!(run(&["check"]).out, "no faults in 0 games\n");
}

#[test]
fn bytes_that_are_no_games_do_no_harm() {
    let mut state = 1u32;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    })
    .take(300_000)
    .collect();
    for format in [
        "pgn", "pgn-line", "jsonl", "uci", "san", "fen", "fens", "epd",
    ] {
        let outcome = run_with(&["convert", "--to", format, "--block-size", "5000"], &bytes);
        assert!(
            matches!(outcome.code, Some(0 | 1)),
            "{format}: {:?}",
            outcome.code
        );
        assert!(!outcome.err.contains("fault of its own"), "{}", outcome.err);
    }
    let outcome = run_with(&["check", "-v"], &bytes);
    assert_eq!(outcome.code, Some(1));
    assert!(
        !outcome.out.contains('\u{1b}'),
        "escape codes of the input reach the terminal"
    );
}

#[test]
fn other_line_ends_are_line_ends() {
    let plain = games(20);
    let expected = run_with(&["convert"], plain.as_bytes());
    for line_end in ["\r\n", "\r"] {
        let outcome = run_with(&["convert"], plain.replace('\n', line_end).as_bytes());
        assert_eq!(outcome, expected, "{line_end:?}");
    }
}

#[test]
fn bytes_that_are_not_utf8_become_utf8() {
    let text = b"[Event \"M\xfcnchen\"]\n[Site \"?\"]\n\n1. e4 {sch\xf6n \x96 ja} *\n";
    let outcome = run_with(&["convert"], text);
    for part in ["[Event \"M\u{fc}nchen\"]", "{sch\u{f6}n \u{2013} ja}"] {
        assert!(outcome.out.contains(part), "{outcome:?}");
    }
    assert_eq!(outcome.code, Some(0));
    assert_eq!(outcome.err, "1 game: 1 note; -v shows the notes\n");

    let json = run_with(&["convert", "--to", "jsonl"], text).out;
    assert!(json.contains("[\"Event\",\"M\u{fc}nchen\"]"), "{json}");
    assert!(
        json.contains("\"comments\":[{\"text\":\"sch\u{f6}n \u{2013} ja\"}]"),
        "{json}"
    );
    assert!(
        json.contains("\"code\":\"E001\",\"severity\":\"note\",\"line\":1,\"column\":10"),
        "{json}"
    );
}

#[test]
fn examples_have_the_faults_they_are_to_show() {
    assert_eq!(run(&["check", &example("immortal.pgn")]).code, Some(0));
    assert_eq!(
        run(&["check", "--strict", "-q", &example("faulty.pgn")]).code,
        Some(1)
    );
}
