//! The laws, tried on a corpus of real files where one is at hand.
//!
//! The corpus is not part of the repository: the variable `SCORESHEET_SHARED` names the folder in
//! which `corpus/` lies. Without it there is nothing to do, and that is said.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use scoresheet::formats::Arrangement;
use scoresheet::input::Source;
use scoresheet_record::Game;
use scoresheet_record::pgn::Blocks;
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::{cuts, dialects, events, json, plies, tokens, writing};
use scoresheet_suite::random::rounds;

/// So much of each file is tried, unless more rounds are asked for; the longest takes minutes.
const LONGEST: usize = 5 << 20;

/// What was seen, for whoever reads the output.
#[derive(Default)]
struct Counts {
    files: usize,
    bytes: usize,
    games: usize,
    nodes: usize,
    diagnostics: BTreeMap<&'static str, usize>,
}

fn shared() -> Option<PathBuf> {
    let folder = std::env::var_os("SCORESHEET_SHARED").map(PathBuf::from);
    if folder.is_none() {
        println!("skipped: SCORESHEET_SHARED names no folder with a corpus");
    }
    folder
}

/// All files below a folder, in order.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn read(path: &Path) -> Vec<u8> {
    let stream = Source::File(path.to_owned()).open();
    let mut text = Vec::new();
    let stream = stream.unwrap_or_else(|error| panic!("{error}"));
    // A file that is cut short on purpose still has good bytes before the damage.
    let _ = stream.take(rounds(LONGEST) as u64).read_to_end(&mut text);
    text
}

/// Tries every law of whole texts on each block of a file.
fn try_all(path: &Path, counts: &mut Counts) {
    let text = read(path);
    counts.files += 1;
    counts.bytes += text.len();
    println!("{}: {} bytes", path.display(), text.len());
    let mut blocks = Blocks::new(&text[..]).with_size(1 << 16);
    while let Some(block) = blocks.next_block().expect("a slice does not fail") {
        let text = &block.text;
        hold(text, tokens::all);
        hold(text, events::places);
        hold(text, cuts::certain_starts);
        hold(text, |text| cuts::any_block_size(text, 4000, 1000));
        hold(text, |text| events::leaving_early(text, 700));
        hold(text, plies::all);
        hold(text, writing::all);
        hold(text, json::round_trip);
        for game in Game::read_all(text) {
            counts.games += 1;
            counts.nodes += game.tree.len() - 1;
            for diagnostic in &game.diagnostics {
                *counts
                    .diagnostics
                    .entry(diagnostic.code.text())
                    .or_default() += 1;
            }
        }
    }
    hold(&text, |text| cuts::any_block_size(text, 1 << 16, 1 << 16));
}

/// Tries a part of the corpus and prints what was in it.
fn part(names: &[&str]) {
    let Some(shared) = shared() else { return };
    let mut counts = Counts::default();
    for name in names {
        let mut found = Vec::new();
        files(&shared.join("corpus").join(name), &mut found);
        for path in &found {
            try_all(path, &mut counts);
        }
    }
    let Counts {
        files,
        bytes,
        games,
        nodes,
        diagnostics,
    } = counts;
    println!("{files} files, {bytes} bytes, {games} games, {nodes} moves with variations");
    println!("{diagnostics:?}");
    assert!(files > 0, "SCORESHEET_SHARED names a folder without files");
}

#[test]
fn bare_games() {
    part(&["pgn"]);
}

#[test]
fn annotated_games_variants_and_what_other_parsers_test_with() {
    part(&["annotated", "variants", "parsers"]);
}

/// Every game in a dialect, each in the next one.
#[test]
fn games_in_every_notation_and_language() {
    let Some(shared) = shared() else { return };
    let wanted = rounds(2_000);
    let dialects = dialects::all();
    let mut games = 0;
    let mut found = Vec::new();
    files(&shared.join("corpus/pgn"), &mut found);
    for path in found
        .iter()
        .filter(|path| path.to_string_lossy().contains("masters"))
    {
        let stream = Source::File(path.clone()).open();
        let stream = stream.unwrap_or_else(|error| panic!("{error}"));
        let mut blocks = Blocks::new(stream).with_size(1 << 18);
        while games < wanted
            && let Some(block) = blocks.next_block().expect("the file can be read")
        {
            for game in Game::read_all(&block.text) {
                let dialect = dialects[games % dialects.len()];
                games += 1;
                if let Err(fault) = dialects::round_trip(&game, dialect, Arrangement::Line) {
                    panic!("{fault}");
                }
            }
        }
    }
    println!("{games} games in {} dialects", dialects.len());
    assert!(
        games >= wanted,
        "SCORESHEET_SHARED names a folder with too few games"
    );
}
