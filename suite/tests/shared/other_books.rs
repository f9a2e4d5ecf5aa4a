//! More printed games in descriptive notation: Capablanca's examples and games, and Spanish ones.

use std::path::{Path, PathBuf};

use scoresheet_chess::Position;
use scoresheet_notation::descriptive::School;
use scoresheet_notation::uci;

use super::printed::replay;

/// The examples of Capablanca that begin from a diagram.
const DIAGRAMS: [usize; 3] = [1, 2, 7];

fn folder() -> Option<PathBuf> {
    let Some(folder) = std::env::var_os("SCORESHEET_SHARED") else {
        println!("skipped: SCORESHEET_SHARED names no folder with a corpus");
        return None;
    };
    Some(Path::new(&folder).join("corpus/descriptive"))
}

/// The texts of a line `1. P - K 4 | P - K 4 !`, without glyphs.
fn cells(line: &str) -> Vec<String> {
    let Some((_, moves)) = line.split_once(". ") else {
        return Vec::new();
    };
    let bare = |cell: &str| cell.replace(['!', '?'], "").trim().to_owned();
    let cells = moves.split('|').map(bare);
    cells.filter(|cell| !cell.is_empty()).collect()
}

#[test]
fn capablancas_games_are_read_to_their_ends() {
    let Some(folder) = folder() else { return };
    let name = "capablanca_fundamentals_moves_as_printed.txt";
    let printed = std::fs::read_to_string(folder.join(name)).expect("the book is there");
    let mut games: Vec<Vec<String>> = Vec::new();
    for line in printed.lines() {
        if line.starts_with("###") {
            games.push(Vec::new());
        } else if let Some(game) = games.last_mut() {
            game.extend(cells(line));
        }
    }
    let (mut plies, mut open) = (0, 0);
    let mut stuck_games = Vec::new();
    let mut count = 0;
    for (index, texts) in games.iter().enumerate() {
        if DIAGRAMS.contains(&(index + 1)) {
            continue;
        }
        let (moves, left_open, stuck) = replay(Position::start(), texts, School::English);
        count += 1;
        plies += moves.len();
        open += left_open;
        stuck_games.extend(stuck);
    }
    println!("{count} games, {plies} plies, {open} open; stuck: {stuck_games:#?}");
    assert_eq!(stuck_games, [""; 0]);
}

#[test]
fn spanish_games_are_read_to_their_ends() {
    let Some(folder) = folder() else { return };
    let mut stuck_games = Vec::new();
    let mut plies = 0;
    let mut count = 0;
    for kind in ["open games", "semi-open games"] {
        let folder = folder.join("spanish/sample input files").join(kind);
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the games are there")
            .flatten()
            .map(|entry| entry.path())
            .collect();
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a text");
            let mut texts = Vec::new();
            for word in text.split_whitespace() {
                if word == "++" {
                    // Set off by a blank, and part of the move before it.
                    let last: &mut String = texts.last_mut().expect("a move");
                    last.push_str(" ++");
                } else if !word.starts_with(|c: char| c.is_ascii_digit()) {
                    texts.push(word.to_owned());
                }
            }
            let (moves, _, stuck) = replay(Position::start(), &texts, School::Spanish);
            plies += moves.len();
            count += 1;
            let mut position = Position::start();
            let mut line = String::new();
            for mv in moves {
                line.push_str(uci::write(&position, mv).as_str());
                line.push(' ');
                position.play(mv);
            }
            if let Some(stuck) = stuck {
                let name = file.file_stem().unwrap_or_default().to_string_lossy();
                stuck_games.push(format!("{name}: {stuck} after {line}"));
            }
        }
    }
    println!("{count} games, {plies} plies; stuck: {stuck_games:#?}");
    assert_eq!(stuck_games, [""; 0]);
}
