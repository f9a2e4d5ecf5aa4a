//! Ctrl-C leaves whole games or the file that was, and is obeyed even while nothing comes.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::run::{games, run_with, scoresheet, text};

fn interrupt(child: &Child) {
    let pid = child.id().to_string();
    let status = Command::new("kill").args(["-INT", &pid]).status();
    assert!(status.expect("there is a command `kill`").success());
}

/// Waits for the end, but not for ever.
fn exit_code(child: &mut Child) -> Option<i32> {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(20) {
        if let Some(status) = child.try_wait().expect("there is a child") {
            return status.code();
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it can be killed");
    None
}

/// A child that reads games from standard input for as long as it runs.
fn start(arguments: &[&str]) -> Child {
    let mut child = scoresheet()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("there is a pipe");
    thread::spawn(move || {
        let games = games(2000);
        while stdin.write_all(games.as_bytes()).is_ok() {}
    });
    child
}

#[test]
fn whole_games_come_out() {
    for threads in ["1", "2"] {
        let mut child = start(&[
            "convert",
            "-",
            "--threads",
            threads,
            "--block-size",
            "50000",
        ]);
        let mut stdout = child.stdout.take().expect("there is a pipe");
        let mut out = vec![0; 200_000];
        stdout.read_exact(&mut out).expect("games");
        interrupt(&child);
        stdout.read_to_end(&mut out).expect("games");
        assert_eq!(exit_code(&mut child), Some(130));
        let text = String::from_utf8(out).expect("UTF-8");
        assert!(
            text.ends_with("1/2-1/2\n\n"),
            "{}",
            &text[text.len() - 99..]
        );
        assert_eq!(run_with(&["convert", "-q"], text.as_bytes()).out, text);
    }
}

#[test]
fn a_file_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.pgn");
    for old in [None, Some("1. e4 *\n")] {
        if let Some(old) = old {
            fs::write(&path, old).expect("written");
        }
        let mut child = start(&["convert", "-q", "-", "-o", text(&path)]);
        thread::sleep(Duration::from_millis(400));
        interrupt(&child);
        assert_eq!(exit_code(&mut child), Some(130));
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), old);
        let files = fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(files, usize::from(old.is_some()));
        let mut err = String::new();
        let mut stderr = child.stderr.take().expect("there is a pipe");
        stderr.read_to_string(&mut err).expect("it is text");
        let said = match old {
            None => " is not written\n",
            Some(_) => " stays as it was\n",
        };
        assert!(
            err.contains("interrupted after ") && err.contains(" games; `") && err.ends_with(said),
            "{err}"
        );
    }
}

#[test]
fn waiting_for_input_is_interrupted() {
    for threads in ["1", "2"] {
        let mut child = scoresheet()
            .args(["convert", "--threads", threads])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the command starts");
        thread::sleep(Duration::from_millis(300));
        interrupt(&child);
        assert_eq!(exit_code(&mut child), Some(130));
    }
}
