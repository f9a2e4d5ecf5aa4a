//! Differences as `--diff` prints them: the same however the work is divided, and patches that
//! other programs take.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{example, games, run, run_in, run_raw, text};

const FMT: [&str; 3] = ["fmt", "--quiet", "--diff"];
const FIX: [&str; 5] = ["check", "--quiet", "--fix=likely", "--diff", "--no-config"];

/// Records that are rewritten here and there, or everywhere, or hardly at all.
fn records() -> Vec<String> {
    let tidy = {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.pgn");
        fs::write(&path, games(300)).expect("written");
        run(&["fmt", "--quiet", "--stdout", text(&path)]).out
    };
    let mut here_and_there = String::new();
    for (index, line) in tidy.split_inclusive('\n').enumerate() {
        here_and_there.push_str(match index % 37 {
            5 => "{a word}\n\n",
            _ => "",
        });
        match index % 41 {
            7 => here_and_there.push_str(&line.replace("Nf3", "Ng1f3")),
            9 => here_and_there.push_str(&line.replace(' ', "\n")),
            _ => here_and_there.push_str(line),
        }
    }
    let prose = tidy.replace("[Event", "Some prose about it.\n\n\n[Event");
    let one_line = "1. e2e4 e5 *  1. d4 d5 2.c4 * ".repeat(700);
    let a_move_a_line = tidy.replace(' ', "\n");
    let faulty = fs::read_to_string(example("faulty.pgn")).expect("a file");
    vec![
        tidy.replace('\n', "\r\n"),
        here_and_there,
        prose,
        one_line,
        a_move_a_line,
        format!("{tidy}{faulty}{}", tidy.trim_end()),
        "[White \"A\"]\n\n1. e4 *".to_owned(),
        "\n\n\n".to_owned(),
        tidy,
    ]
}

#[test]
fn the_work_may_be_divided_in_any_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    for (index, record) in records().iter().enumerate() {
        fs::write(&path, record).expect("written");
        for command in [&FMT[..], &FIX] {
            let whole = run(&[command, &["--block-size", "9000000", text(&path)]].concat()).out;
            for block_size in ["1", "1000", "7777"] {
                for threads in ["1", "2"] {
                    let shape = ["--block-size", block_size, "--threads", threads];
                    let parts = run(&[command, &shape, &[text(&path)]].concat()).out;
                    assert!(parts == whole, "{index}, {command:?}, {shape:?}: {parts}");
                }
            }
        }
    }
}

#[test]
fn a_new_encoding_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pgn");
    fs::write(&path, games(3)).expect("written");
    let tidy = run(&["fmt", "--quiet", "--stdout", text(&path)]).out;
    let tidy = tidy.replace("Numbered", "Z\u{fc}rich und M\u{fc}nchen");
    for (record, note) in [
        (tidy.clone(), "would be written in UTF-8; its lines stay"),
        (
            tidy.replace("Nf3", "Ng1f3"),
            "would be written in UTF-8, in which",
        ),
    ] {
        let bytes: Vec<u8> = record.chars().map(|c| c as u8).collect();
        fs::write(&path, &bytes).expect("written");
        let diff = run(&["fmt", "--diff", text(&path)]);
        assert!(
            diff.err.contains(&format!("{}: {note}", text(&path))),
            "{}",
            diff.err
        );
        assert_eq!(diff.out.is_empty(), record == tidy);
        assert_eq!(run(&["fmt", "--diff", "-q", text(&path)]).err, "");
        let check = run(&["fmt", "--check", text(&path)]);
        assert_eq!(check.code, Some(1));
        let piped = run_raw(&["fmt", "--check"], &bytes);
        assert_eq!(piped.status.code(), Some(1));
        run(&["fmt", text(&path)]);
        assert_eq!(fs::read_to_string(&path).expect("UTF-8"), tidy);
    }
}

/// What a program makes of a file to which it applies differences; nothing without the program.
fn applied(program: &[&str], folder: &Path, record: &str, patch: &str) -> Option<Vec<u8>> {
    fs::write(folder.join("a b.pgn"), record).expect("written");
    fs::write(folder.join("a.patch"), patch).expect("written");
    let mut child = Command::new(program[0]);
    child.args(&program[1..]).arg("a.patch").current_dir(folder);
    child.env("GIT_CEILING_DIRECTORIES", folder);
    child.stdout(Stdio::null());
    let status = child.status().ok()?;
    assert!(status.success(), "{program:?}: {patch}");
    Some(fs::read(folder.join("a b.pgn")).expect("a file"))
}

#[test]
fn other_programs_take_the_differences() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a b.pgn");
    for record in records() {
        for command in [&FMT[..], &FIX] {
            fs::write(&path, &record).expect("written");
            let patch = run_in(folder.path(), &[command, &["a b.pgn"]].concat()).out;
            let in_place: Vec<_> = command.iter().filter(|word| **word != "--diff").collect();
            run_in(folder.path(), &[&in_place[..], &[&"a b.pgn"]].concat());
            let expected = fs::read(&path).expect("a file");
            assert_eq!(patch.is_empty(), expected == record.as_bytes());
            if patch.is_empty() {
                continue;
            }
            let patch_program = ["patch", "--binary", "--no-backup-if-mismatch", "-p0", "-i"];
            let git = ["git", "apply", "--whitespace=nowarn", "-p0"];
            for program in [&patch_program[..], &git] {
                if let Some(found) = applied(program, folder.path(), &record, &patch) {
                    assert!(found == expected, "{program:?}: {patch}");
                }
            }
        }
    }
}
