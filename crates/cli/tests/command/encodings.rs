//! Encodings of what is read and of what is written.

use std::fs;

use crate::run::{run, run_raw, run_with, text};

/// A game in Windows-1252, or in Windows-1251 for who says so.
const GAME: &[u8] = b"[White \"M\xfcller\"]\n\n1. e4 {sch\xf6n} *\n";

#[test]
fn an_encoding_is_found_out_or_given() {
    let written = |arguments: &[&str]| {
        let all = [&["convert", "-q"], arguments].concat();
        let outcome = run_with(&all, GAME);
        assert_eq!(outcome.code, Some(0), "{}", outcome.err);
        outcome.out
    };
    assert!(written(&[]).contains("[White \"M\u{fc}ller\"]"));
    assert!(written(&["--encoding", "latin1"]).contains("{sch\u{f6}n}"));
    assert!(written(&["--encoding", "cp1251"]).contains("[White \"M\u{44c}ller\"]"));
}

#[test]
fn what_is_written_has_the_encoding_that_is_asked_for() {
    let written = |encoding| {
        let arguments = ["convert", "-q", "--output-encoding", encoding];
        run_raw(&arguments, GAME).stdout
    };
    let holds = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).any(|found| found == part);
    assert!(holds(&written("ISO-8859-1"), b"M\xfcller"));
    assert!(holds(&written("cp850"), b"sch\x94n"));
    let wide = written("utf-16le");
    assert!(wide.starts_with(b"\xff\xfe[\0E\0"), "{wide:?}");
    // It reads back.
    let back = run_raw(&["convert", "-q"], &wide).stdout;
    assert_eq!(back, written("utf-8"));
}

#[test]
fn characters_that_cannot_be_written_are_counted() {
    let arguments = ["convert", "-q", "--output-encoding", "koi8-r"];
    let outcome = run_with(&arguments, GAME);
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome.out.contains("[White \"M?ller\"]"),
        "{}",
        outcome.out
    );
    let said = "2 characters cannot be written in KOI8-R and became `?`";
    assert!(outcome.err.contains(said), "{}", outcome.err);
}

#[test]
fn unknown_names_are_refused_with_those_that_are_known() {
    for flag in ["--encoding", "--output-encoding"] {
        let outcome = run(&["convert", flag, "klingon"]);
        assert_eq!(outcome.code, Some(2));
        assert!(outcome.err.contains("Windows-1251"), "{}", outcome.err);
    }
    let outcome = run(&["convert", "--to", "jsonl", "--output-encoding", "gbk"]);
    assert_eq!(outcome.code, Some(2));
}

#[test]
fn damage_is_mended_by_likely_fixes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    let game = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
        [White \"M\u{c3}\u{bc}ller\"]\n[Black \"?\"]\n[Result \"*\"]\n\n\
        1. e4 {sch\u{c3}\u{b6}n} *\n";
    fs::write(&path, game).expect("written");
    let outcome = run(&["check", "--fix=likely", text(&path)]);
    let mended = fs::read_to_string(&path).expect("it is there");
    assert!(mended.contains("[White \"M\u{fc}ller\"]"), "{outcome:?}");
    assert!(mended.contains("{sch\u{f6}n}"), "{mended}");
}
