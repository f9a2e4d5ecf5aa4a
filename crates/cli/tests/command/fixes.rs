//! `check --fix`: what is mended, where, and what stays.

use std::fs;
use std::io::Write;

use crate::run::{run, run_with, text};

/// A game that lacks tags of the roster, which can be added without changing what it says.
const GAME: &str = "[Event \"A\"]\n[Site \"?\"]\n\n1. e4 e5 *\n\n";
const MENDED: &str = "[Event \"A\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
    [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

const FIX: [&str; 4] = ["check", "--fix", "--select", "T008,M001"];

fn with<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [&FIX[..], arguments].concat()
}

#[test]
fn files_are_mended_in_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["a.pgn", "b.pgn"].map(|name| folder.path().join(name));
    let [a, b] = &paths;
    // In the second file there is nothing to mend, but something to say.
    fs::write(a, GAME.repeat(300)).expect("written");
    fs::write(b, MENDED.replace("e5", "e6 2. Ke3")).expect("written");
    let stays = fs::metadata(b).expect("a file").modified().expect("a time");
    for block_size in ["700", "1000000"] {
        fs::write(a, GAME.repeat(300)).expect("written");
        let outcome = run(&with(&[text(a), text(b), "--block-size", block_size]));
        assert_eq!(outcome.code, Some(1), "{}", outcome.err);
        assert_eq!(fs::read_to_string(a).expect("a file"), MENDED.repeat(300));
        assert!(
            outcome
                .out
                .contains("\n300 findings fixed in 1 file, 1 remain\n"),
            "{}",
            outcome.out
        );
        assert!(
            outcome.out.contains("b.pgn:9:13: error[M001]: "),
            "{}",
            outcome.out
        );
    }
    assert_eq!(
        fs::metadata(b).expect("a file").modified().expect("a time"),
        stays
    );
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
    // Once is enough.
    let again = run(&with(&[text(a)]));
    assert_eq!(
        (again.code, again.out.as_str()),
        (Some(0), "0 findings fixed, 0 remain\n")
    );
}

#[test]
fn what_remains_has_its_place_in_the_new_text() {
    let bad = MENDED.replace("e5", "e6 2. Ke3");
    let input = format!("{GAME}{GAME}{bad}");
    for block_size in ["1", "1000000"] {
        let outcome = run_with(&with(&["--block-size", block_size]), input.as_bytes());
        assert_eq!(outcome.out, format!("{MENDED}{MENDED}{bad}"));
        let line = 2 * 10 + 9;
        let expected = format!("<stdin>:{line}:13: error[M001]: ");
        assert!(outcome.err.starts_with(&expected), "{}", outcome.err);
        assert!(outcome.err.contains(" (game 3, ply 3)"), "{}", outcome.err);
        assert_eq!(outcome.code, Some(1));
    }
}

#[test]
fn differences_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    let input = format!("{}{GAME}", MENDED.repeat(2));
    fs::write(&path, &input).expect("written");
    let name = text(&path);
    let outcome = run(&with(&["--diff", name]));
    assert_eq!(outcome.code, Some(0), "{}", outcome.err);
    let expected = format!(
        "--- {name}\n+++ {name}\n@@ -20,5 +20,10 @@\n \n [Event \"A\"]\n [Site \"?\"]\n\
         +[Date \"????.??.??\"]\n+[Round \"?\"]\n+[White \"?\"]\n+[Black \"?\"]\n\
         +[Result \"*\"]\n \n 1. e4 e5 *\n \n"
    );
    // Three lines around it, and no more than there are.
    assert_eq!(
        outcome.out,
        expected.replace("-20,5 +20,10", "-20,6 +20,11")
    );
    assert!(
        outcome.err.contains("1 finding would be fixed in 1 file"),
        "{}",
        outcome.err
    );
    assert_eq!(fs::read_to_string(&path).expect("a file"), input);
}

#[test]
fn compressed_files_are_refused_or_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let packed = folder.path().join("a.pgn.gz");
    let plain = folder.path().join("b.pgn");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(GAME.as_bytes()).expect("packed");
    let bytes = encoder.finish().expect("packed");
    fs::write(&packed, &bytes).expect("written");
    for command in [&FIX[..], &["fmt"]] {
        fs::write(&plain, GAME).expect("written");
        let found = run(&[command, &[text(folder.path())]].concat());
        assert_eq!(found.code, Some(0));
        assert!(
            found
                .err
                .contains("a.pgn.gz` is compressed and is left out"),
            "{}",
            found.err
        );
        assert_eq!(fs::read_to_string(&plain).expect("a file"), MENDED);
        fs::write(&plain, GAME).expect("written");
        let outcome = run(&[command, &[text(&packed), text(&plain)]].concat());
        assert_eq!(outcome.code, Some(2));
        assert!(outcome.err.contains("is compressed"), "{}", outcome.err);
        assert!(
            outcome.err.contains("scoresheet convert"),
            "{}",
            outcome.err
        );
        assert_eq!(fs::read(&packed).expect("a file"), bytes);
        // The others are mended all the same.
        assert_eq!(fs::read_to_string(&plain).expect("a file"), MENDED);
    }
}

#[test]
fn what_is_no_pgn_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    let json = run_with(&["convert", "--to", "jsonl"], GAME.as_bytes()).out;
    fs::write(&path, &json).expect("written");
    for command in [&FIX[..], &["fmt"], &["fmt", "--check"]] {
        let outcome = run(&[command, &[text(&path)]].concat());
        assert_eq!(outcome.code, Some(2));
        assert!(outcome.err.contains("found JSON"), "{}", outcome.err);
        assert_eq!(fs::read_to_string(&path).expect("a file"), json);
    }
}

#[test]
fn other_encodings_become_utf8_where_something_is_mended() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    for (game, mended) in [(GAME, true), (MENDED, false)] {
        let text_of = game.replace("\"A\"", "\"Z\u{fc}rich und M\u{fc}nchen\"");
        let bytes: Vec<u8> = text_of
            .chars()
            .map(|c| u8::try_from(c).expect("Latin-1"))
            .collect();
        fs::write(&path, &bytes).expect("written");
        assert_eq!(run(&with(&[text(&path)])).code, Some(0));
        let now = fs::read(&path).expect("a file");
        match mended {
            true => assert!(now.starts_with("[Event \"Z\u{fc}rich".as_bytes()) && now.len() > 100),
            false => assert_eq!(now, bytes),
        }
    }
}

#[test]
fn illegal_moves_that_stood_are_followed_on_request() {
    let input = "1. e2e4 e5 2. Ke3 Nc6 3. g1f3 Nf6 *\n";
    let fix = ["check", "--fix", "--select", "M003"];
    let outcome = run_with(
        &[&fix[..], &["--follow-illegal"]].concat(),
        input.as_bytes(),
    );
    assert_eq!(outcome.out, "1. e4 e5 2. Ke3 Nc6 3. Nf3 Nf6 *\n");
    assert!(outcome.err.contains("2 findings fixed"), "{}", outcome.err);
    // What is not followed cannot be mended.
    let outcome = run_with(&fix, input.as_bytes());
    assert_eq!(outcome.out, "1. e4 e5 2. Ke3 Nc6 3. g1f3 Nf6 *\n");
}

#[test]
fn what_programs_read_is_free_of_sentences() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    // A game that is mended, and one in which something remains.
    let input = format!("{GAME}{}", MENDED.replace("e5", "e6 2. Ke3"));
    fs::write(&path, &input).expect("written");
    for (format, findings) in [("jsonl", "{\"file\":"), ("sarif", "\"ruleId\":\"M001\"")] {
        let format = ["--format", format];
        let piped = run_with(&with(&format), input.as_bytes());
        assert!(piped.err.contains(findings), "{format:?}");
        let diff = run(&[&with(&format)[..], &["--diff", text(&path)]].concat());
        for err in [piped.err, diff.err] {
            let is_clean = err.is_empty() || err.starts_with('{') && err.ends_with("}\n");
            assert!(is_clean && !err.contains(" remain\n"), "{format:?}");
        }
    }
}

#[test]
fn a_fix_that_is_taken_back_takes_no_other_with_it() {
    // Behind a move that cannot be read, one sign would only make place for the next.
    let input = "1. Ng1f3 } e4 &lt; *\n";
    let outcome = run_with(&["check", "--fix=likely", "-"], input.as_bytes());
    assert_eq!(outcome.out.lines().last(), Some("1. Nf3 } e4 < *"));
    let reason = "the fix of S003 is not applied: the same would be found again after it (game 1)";
    assert!(outcome.err.contains(reason), "{}", outcome.err);
    let quiet = run_with(&["check", "--fix=likely", "-q"], input.as_bytes());
    assert_eq!((quiet.out, quiet.err.as_str()), (outcome.out, ""));
}

#[test]
fn line_ends_stay() {
    let input = GAME.replace('\n', "\r\n");
    let outcome = run_with(&FIX, input.repeat(2).as_bytes());
    assert_eq!(outcome.out, MENDED.replace('\n', "\r\n").repeat(2));
}

#[test]
fn what_is_below_the_severity_is_left_alone() {
    let outcome = run_with(&with(&["--severity", "warning"]), GAME.as_bytes());
    assert_eq!((outcome.code, outcome.out.as_str()), (Some(0), GAME));
}

#[test]
fn a_report_says_what_can_be_mended() {
    let outcome = run_with(&["check", "-v", "--select", "T008"], GAME.as_bytes());
    assert!(
        outcome.out.contains("= help: add what is missing"),
        "{}",
        outcome.out
    );
    assert!(outcome.out.contains(" (safe)\n"), "{}", outcome.out);
    assert!(
        outcome
            .out
            .contains("\n1 finding can be mended with --fix\n"),
        "{}",
        outcome.out
    );
}

#[test]
fn hints_tell_what_is_not_shown() {
    let input = "1. e4 e5 3. Ng1f3 Nc6 *\n";
    for (verbose, hint) in [
        (
            "--no-config",
            "2 findings can be mended with --fix (1 of them shown only with -v)\n",
        ),
        ("-v", "2 findings can be mended with --fix\n"),
    ] {
        let check = ["check", "--select", "M", verbose];
        let outcome = run_with(&check, input.as_bytes());
        assert!(outcome.out.contains(hint), "{}", outcome.out);
    }
    // What --fix would not touch is no hint.
    let check = ["check", "--select", "M", "--severity", "warning"];
    let outcome = run_with(&check, input.as_bytes());
    let hint = "\n1 finding can be mended with --fix\n";
    assert!(outcome.out.contains(hint), "{}", outcome.out);
}

#[test]
fn files_that_are_read_only_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let [a, b] = ["a.pgn", "b.pgn"].map(|name| folder.path().join(name));
    for command in [&FIX[..], &["fmt"]] {
        fs::write(&b, GAME).expect("written");
        if !a.exists() {
            fs::write(&a, GAME).expect("written");
            let mut permissions = fs::metadata(&a).expect("a file").permissions();
            permissions.set_readonly(true);
            fs::set_permissions(&a, permissions).expect("permissions");
        }
        let outcome = run(&[command, &[text(folder.path())]].concat());
        assert_eq!(outcome.code, Some(3), "{}", outcome.err);
        assert!(
            outcome
                .err
                .contains("a.pgn` cannot be written: it is read-only"),
            "{}",
            outcome.err
        );
        assert_eq!(fs::read_to_string(&a).expect("a file"), GAME);
        assert_eq!(fs::read_to_string(&b).expect("a file"), MENDED);
    }
    let convert = ["convert", text(&b), "-o", text(&a)];
    assert_eq!(run(&convert).code, Some(3));
    assert_eq!(fs::read_to_string(&a).expect("a file"), GAME);
}

#[test]
#[cfg(unix)]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = tempfile::tempdir().expect("a folder");
    let [path, link] = ["a.pgn", "link.pgn"].map(|name| folder.path().join(name));
    fs::write(&path, GAME).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("a.pgn", &link).expect("a link");
    assert_eq!(run(&with(&[text(&link)])).code, Some(0));
    assert_eq!(fs::read_to_string(&path).expect("a file"), MENDED);
    let mode = fs::metadata(&path).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
}
