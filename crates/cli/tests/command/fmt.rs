//! `fmt`: the canonical form, in the file or beside it.

use std::fs;

use crate::run::{example, games, run, run_with, text};

const UNTIDY: &str = "[Black \"C\"]\r\n[White \"A\"]\r\n\r\n1.e2-e4 e5!? {  so\r\nit is } 1-0\r\n";
const TIDY: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
    [White \"A\"]\n[Black \"C\"]\n[Result \"1-0\"]\n\n1. e4 e5 $5 {so it is} 1-0\n\n";

#[test]
fn standard_input_goes_to_standard_output() {
    let outcome = run_with(&["fmt"], UNTIDY.as_bytes());
    assert_eq!((outcome.code, outcome.out.as_str()), (Some(0), TIDY));
    assert_eq!(outcome.err, "");
}

#[test]
fn a_file_is_rewritten_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    fs::write(&path, UNTIDY).expect("written");
    let name = text(&path);

    let check = run(&["fmt", "--check", name]);
    assert_eq!((check.code, check.out), (Some(1), format!("{name}\n")));
    let diff = run(&["fmt", "--diff", name]);
    assert_eq!(diff.code, Some(0));
    assert!(
        diff.out
            .starts_with(&format!("--- {name}\n+++ {name}\n@@ -1,5 +1,10 @@\n"))
    );
    assert_eq!(run(&["fmt", "--diff", "--check", name]).code, Some(1));
    assert_eq!(run(&["fmt", "--stdout", name]).out, TIDY);
    assert_eq!(fs::read_to_string(&path).expect("a file"), UNTIDY);

    let outcome = run(&["fmt", name]);
    assert_eq!((outcome.code, outcome.out.as_str()), (Some(0), ""));
    assert!(outcome.err.contains("1 file rewritten"), "{}", outcome.err);
    assert_eq!(fs::read_to_string(&path).expect("a file"), TIDY);

    let before = fs::metadata(&path)
        .expect("a file")
        .modified()
        .expect("a time");
    let again = run(&["fmt", name]);
    assert!(
        again.err.contains("0 files rewritten, 1 file left"),
        "{}",
        again.err
    );
    assert_eq!(
        fs::metadata(&path)
            .expect("a file")
            .modified()
            .expect("a time"),
        before
    );
    let check = run(&["fmt", "--check", name]);
    assert_eq!((check.code, check.out.as_str()), (Some(0), ""));
    assert_eq!(run(&["fmt", "--diff", name]).out, "");
}

#[test]
fn a_single_byte_too_many_is_a_difference() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    for text_of in [
        format!("{TIDY}\n"),
        TIDY[..TIDY.len() - 1].to_owned(),
        format!("\u{feff}{TIDY}"),
    ] {
        fs::write(&path, &text_of).expect("written");
        assert_eq!(
            run(&["fmt", "--check", text(&path)]).code,
            Some(1),
            "{text_of:?}"
        );
        run(&["fmt", "-q", text(&path)]);
        assert_eq!(fs::read_to_string(&path).expect("a file"), TIDY);
    }
}

#[test]
fn nothing_is_lost_and_errors_are_said() {
    let input = "% for a program\n{before}\n[White \"A\"]\n[Extra \"b\"]\n\n1. e4 Ke3 {c} *\n";
    let outcome = run_with(&["fmt"], input.as_bytes());
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.err.contains("error[M001]: "), "{}", outcome.err);
    let kept = [
        "% for a program\n",
        "{before}\n",
        "[Extra \"b\"]",
        "{unread: 1... Ke3}",
        "{c}",
    ];
    for part in kept {
        assert!(outcome.out.contains(part), "{part} in {}", outcome.out);
    }
    assert_eq!(run_with(&["fmt"], outcome.out.as_bytes()).out, outcome.out);
}

#[test]
fn with_check_the_form_alone_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    let input = "[FEN \"no position\"]\n\n1. e4 *\n";
    fs::write(&path, run_with(&["fmt", "-q"], input.as_bytes()).out).expect("written");
    assert_eq!(run(&["fmt", "-q", text(&path)]).code, Some(1));
    assert_eq!(run(&["fmt", "-q", "--check", text(&path)]).code, Some(0));
}

#[test]
fn what_convert_writes_is_canonical() {
    for input in [
        games(500),
        fs::read_to_string(example("games.pgn")).expect("a file"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.pgn");
        let converted = run_with(&["convert", "-q"], input.as_bytes()).out;
        fs::write(&path, converted).expect("written");
        for block_size in ["1", "5000", "1000000"] {
            let outcome = run(&[
                "fmt",
                "-q",
                "--check",
                text(&path),
                "--block-size",
                block_size,
            ]);
            assert_eq!(outcome.out, "", "{block_size}");
        }
    }
}

#[test]
fn the_width_may_be_set() {
    let narrow = run_with(&["fmt", "--width", "12"], UNTIDY.as_bytes()).out;
    assert!(
        narrow.ends_with("\n1. e4 e5 $5\n{so it is}\n1-0\n\n"),
        "{narrow}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let settings = folder.path().join("mine.toml");
    fs::write(&settings, "[fmt]\nwidth = 12\n").expect("written");
    let same = run_with(&["fmt", "--config", text(&settings)], UNTIDY.as_bytes()).out;
    assert_eq!(same, narrow);
}

#[test]
#[cfg(unix)]
fn an_interrupted_run_leaves_the_file() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    let input = UNTIDY.repeat(60_000);
    fs::write(&path, &input).expect("written");
    let mut child = crate::run::scoresheet()
        .args([
            "fmt",
            "-q",
            "--threads",
            "1",
            "--block-size",
            "1000",
            text(&path),
        ])
        .stdin(Stdio::null())
        .spawn()
        .expect("the command starts");
    std::thread::sleep(std::time::Duration::from_millis(30));
    let pid = child.id().to_string();
    let _ = Command::new("kill").args(["-INT", &pid]).status();
    let status = child.wait().expect("it ends");
    let now = fs::read_to_string(&path).expect("a file");
    // It may have been quicker.
    match status.code() {
        Some(0) => assert_eq!(now, TIDY.repeat(60_000)),
        _ => assert_eq!(now, input),
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}
