//! The literate suite: what Scoresheet does, as cases that people can read.
//!
//! A case is a section of a Markdown file: a heading, a sentence that says what is
//! specified and why, and fenced blocks. With `UPDATE=1` the blocks that are expectations
//! are rewritten to hold what came out. A word behind the kind of a block is a choice.
//!
//! About a record:
//!
//! | block | holds |
//! | --- | --- |
//! | `text` | the input; with `escaped` as in `escape.rs` |
//! | `options` | one a line: `width 60`, `start-fen FEN`, `encoding NAME`, `from NOTATION` or `from auto`, `from-lang CODE`, `limit 4096`, `one-line`, `reduced`, `no-comments`, `no-escapes`, `no-variations`, `no-nags`, `no-numbers`, `no-result` |
//! | `pgn` | the moves of the games as they are written; `tags` with their tags; `escaped` |
//! | `json` | the games as JSON, each field and each move on a line of its own |
//! | `fen` | the last position of each game |
//! | `diagnostics` | what is odd, one a line: code, line and column, severity, message. Without this block nothing may be odd |
//! | `report` | the same as `scoresheet check` prints it |
//!
//! Whatever the case says, what is written of its text must read back and be written the
//! same again.
//!
//! About a position:
//!
//! | block | holds |
//! | --- | --- |
//! | `position` | a FEN; `chess960` |
//! | `line` | moves that are played first |
//! | `moves` | the legal moves in SAN; with letters only moves that begin so, `P` for pawns |
//! | `read` | words, and behind ` -> ` what each means and what is odd about it |
//! | `parse` | the same of the notation alone, without a record around it: the move and the quirks |
//! | `write` | moves in coordinates, and behind ` -> ` how each is written |
//! | `state` | how the game stands |
//! | `announce` | moves, and behind ` -> ` the draw that may be claimed with each |
//! | `fen` | the position; `ready`, `legal`, `shredder` |
//! | `faults` | why the position is not sound |

#![forbid(unsafe_code)]

mod escape;
mod case;
mod difference;
mod records;
mod words;
mod rules;
mod verdict;

use std::fs;
use std::path::{Path, PathBuf};

use case::{Case, parse};
use scoresheet_notation::Quirk;
use scoresheet_record::Code;

/// Where the project begins.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The Markdown files of a folder, with their texts, by name.
fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder of cases");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a file of cases");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// Runs the cases of a folder; with `UPDATE=1` writes down what came out.
#[track_caller]
fn hold(folder: &str) {
    let is_update = std::env::var_os("UPDATE").is_some_and(|value| value == "1");
    let mut report = String::new();
    for (path, text) in files(folder) {
        let faults = if is_update {
            let (new, faults) = verdict::update(&text);
            if new != text {
                fs::write(&path, new).expect("the file of cases can be written");
            }
            faults
        } else {
            verdict::check(&text)
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        for fault in faults {
            report.push_str(&format!(
                "{folder}/{name}:{}: {}\n",
                fault.line, fault.message
            ));
        }
    }
    assert!(
        report.is_empty(),
        "\n\n{report}\nUPDATE=1 writes what came out into the cases; read the difference.\n"
    );
}

fn all_cases() -> Vec<Case> {
    let folders = ["chess", "notation", "record"].map(|name| format!("suite/cases/{name}"));
    let files = folders.iter().flat_map(|folder| files(folder));
    files
        .flat_map(|(path, text)| parse(&text).unwrap_or_else(|fault| panic!("{path:?}: {fault:?}")))
        .collect()
}

#[test]
fn the_rules_are_as_specified() {
    hold("suite/cases/chess");
}

#[test]
fn the_notation_is_as_specified() {
    hold("suite/cases/notation");
}

#[test]
fn the_records_are_as_specified() {
    hold("suite/cases/record");
}

#[test]
fn the_examples_of_diagnostics_are_current() {
    hold("docs/diagnostics");
}

#[test]
fn every_code_and_every_quirk_is_expected_by_a_case() {
    let cases = all_cases();
    let blocks = cases.iter().flat_map(|case| &case.blocks);
    let expected: String = blocks
        .filter(|block| matches!(block.kind.as_str(), "diagnostics" | "read" | "parse"))
        .map(|block| block.text.as_str())
        .collect();
    for code in Code::ALL {
        assert!(expected.contains(code.text()), "no case expects {code}");
    }
    for quirk in Quirk::ALL {
        // Coordinates are told from SAN by their spelling alone.
        let is_silent = quirk == Quirk::Coordinates;
        assert!(
            is_silent || expected.contains(quirk.message()),
            "no case expects {quirk:?}"
        );
    }
}
