//! However the work is divided, the same comes out, in the order of the input.

use std::fs;

use crate::run::{games, run, text};

#[test]
fn threads_and_blocks_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = Vec::new();
    // Large and small ones, and one without games.
    for (index, number) in [300, 1, 0, 2000, 7].into_iter().enumerate() {
        let path = folder.path().join(format!("{index}.pgn"));
        fs::write(&path, games(number)).expect("written");
        files.push(text(&path).to_owned());
    }
    for format in ["pgn", "jsonl", "san"] {
        let mut expected = None;
        for threads in ["1", "2", "4"] {
            for block_size in ["1", "700", "30000", "10000000"] {
                let mut arguments = vec!["convert", "--to", format, "--threads", threads];
                arguments.extend(["--block-size", block_size]);
                arguments.extend(files.iter().map(String::as_str));
                let outcome = run(&arguments);
                assert_eq!(outcome.code, Some(1));
                let expected = expected.get_or_insert_with(|| run(&arguments));
                assert!(
                    outcome == *expected,
                    "{format}, {threads} threads, {block_size} bytes"
                );
            }
        }
    }
}
