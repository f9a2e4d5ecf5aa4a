//! Where games may go.

use std::fs;
use std::io::Read;
use std::process::Stdio;

use crate::run::{games, run, run_with, scoresheet, text};

#[test]
fn a_file_appears_when_it_is_complete() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.pgn");
    let input = games(100);
    let expected = run_with(&["convert", "-q"], input.as_bytes()).out;
    for _ in 0..2 {
        // The second time it replaces the first.
        let outcome = run_with(&["convert", "-q", "-o", text(&path)], input.as_bytes());
        assert_eq!((outcome.code, outcome.out.as_str()), (Some(1), ""));
        assert_eq!(
            fs::read_to_string(&path).expect("there is a file"),
            expected
        );
        let names = fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(names, 1, "nothing else is left behind");
    }
}

#[test]
fn an_input_is_never_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    fs::write(&path, "1. e4 *").expect("written");
    let roundabout = folder.path().join(".").join("games.pgn");
    let outcome = run(&["convert", text(&path), "-o", text(&roundabout)]);
    assert_eq!(outcome.code, Some(2));
    assert!(outcome.err.contains("is also an input"), "{}", outcome.err);
    assert_eq!(
        fs::read_to_string(&path).expect("there is a file"),
        "1. e4 *"
    );
}

#[test]
fn an_output_that_cannot_be_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("no/such/folder/out.pgn");
    let outcome = run_with(&["convert", "-o", text(&nowhere)], b"1. e4 *");
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.err.contains("cannot be written"), "{}", outcome.err);
    assert_eq!(
        run_with(&["convert", "-o", text(folder.path())], b"1. e4 *").code,
        Some(2)
    );
    let packed = folder.path().join("out.pgn.gz");
    let outcome = run_with(&["convert", "-o", text(&packed)], b"1. e4 *");
    assert_eq!(outcome.code, Some(2));
    assert!(outcome.err.contains("not compressed"), "{}", outcome.err);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said() {
    let outcome = run_with(&["convert", "-o", "/dev/full"], games(10).as_bytes());
    assert_eq!(outcome.code, Some(3));
    assert!(
        outcome.err.contains("cannot be written: No space left"),
        "{}",
        outcome.err
    );
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    fs::write(&path, games(20_000)).expect("written");
    for arguments in [
        &["convert", "-q", "--threads", "1"][..],
        &["convert", "-q", "--threads", "3"],
        &["check"],
        &["check", "--format", "jsonl", "-v"],
    ] {
        let mut child = scoresheet()
            .args(arguments)
            .arg(&path)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut stdout = child.stdout.take().expect("there is a pipe");
        stdout.read_exact(&mut [0; 10]).expect("ten bytes");
        drop(stdout);
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
}

#[test]
fn a_limit_ends_early_and_exactly() {
    let input = games(60);
    let all = run_with(&["convert", "-q", "--to", "san"], input.as_bytes()).out;
    for limit in [0, 1, 6, 7, 59, 60, 61] {
        let number = limit.to_string();
        for block_size in ["300", "100000"] {
            let arguments = [
                "convert",
                "--to",
                "san",
                "--limit",
                &number,
                "--block-size",
                block_size,
            ];
            let outcome = run_with(&arguments, input.as_bytes());
            let expected: String = all.split_inclusive('\n').take(limit).collect();
            assert_eq!(outcome.out, expected, "{limit}");
            // The first fault is in the seventh game.
            assert_eq!(outcome.code, Some(i32::from(limit >= 7)), "{limit}");
            assert_eq!(outcome.err.contains("M001"), limit >= 7, "{}", outcome.err);
        }
    }
}
