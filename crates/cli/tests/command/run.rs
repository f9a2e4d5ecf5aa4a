//! Runs the command and keeps what it says.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What a run of the command came to.
#[derive(PartialEq, Eq, Debug)]
pub struct Outcome {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The command, to be given arguments.
pub fn scoresheet() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoresheet"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    // What the command says is compared in English.
    command.env("LC_ALL", "C");
    command
}

/// Runs the command with arguments and nothing on standard input.
pub fn run<S: AsRef<str>>(arguments: &[S]) -> Outcome {
    run_with(arguments, b"")
}

/// Runs the command in a folder.
pub fn run_in<S: AsRef<str>>(folder: &Path, arguments: &[S]) -> Outcome {
    let output = scoresheet()
        .current_dir(folder)
        .args(arguments.iter().map(AsRef::as_ref))
        .stdin(Stdio::null())
        .output()
        .expect("the command runs");
    outcome(&output)
}

/// Runs the command with arguments and bytes on standard input.
pub fn run_with<S: AsRef<str>>(arguments: &[S], input: &[u8]) -> Outcome {
    outcome(&run_raw(arguments, input))
}

fn outcome(output: &Output) -> Outcome {
    Outcome {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The same with what it says to the byte.
pub fn run_raw<S: AsRef<str>>(arguments: &[S], input: &[u8]) -> Output {
    let mut child = scoresheet()
        .args(arguments.iter().map(AsRef::as_ref))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("there is a pipe");
    let input = input.to_vec();
    // It may end before it has read all, as with --limit.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("writing does not panic");
    output
}

/// The text of a path, for arguments.
pub fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// A file that ships with the project.
pub fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A move that is in no other place of [`games`].
pub const ILLEGAL: &str = "Ke7";

/// So many games of different lengths, numbered in their Round tags. Every seventh has a move
/// that cannot be played, [`ILLEGAL`], at the ninth column of its last line of moves.
pub fn games(number: usize) -> String {
    let mut text = String::new();
    for index in 1..=number {
        text.push_str(&format!(
            "[Event \"Numbered\"]\n[Round \"{index}\"]\n[White \"W{index}\"]\n\
             [Result \"1/2-1/2\"]\n\n1. Nf3 Nf6\n"
        ));
        let mut next = 2;
        for _ in 0..index % 5 {
            text.push_str(&format!("{next}. Ng1 Ng8 {}. Nf3 Nf6\n", next + 1));
            next += 2;
        }
        if index % 7 == 0 {
            text.push_str(&format!(
                "{next}. d4 d5\n{:<7} {ILLEGAL} Kxd8\n",
                format!("{}.", next + 1)
            ));
        }
        text.push_str("1/2-1/2\n\n");
    }
    text
}
