//! The games of an old book in long descriptive notation, against the same games in PGN.
//!
//! The move text of the book is cut at its numbers and columns only; what a move is, and which of
//! the moves that fit, is left to the notation and to the rest of the game.

use std::path::Path;

use scoresheet_chess::Move;
use scoresheet_notation::descriptive::{self, School};
use scoresheet_record::Game;

use super::printed::replay;

/// Games that differ from their PGN: the plies that are the same, and why the next is not.
const DIFFERENT: [(&str, usize, &str); 7] = [
    (
        "11",
        3,
        "misprint: the move that follows names the king's knight and the queen's bishop",
    ),
    ("19", 116, "the text at hand ends early"),
    (
        "33",
        19,
        "misprint: no queen can go to a rook's third, and the PGN has the king's",
    ),
    (
        "41",
        28,
        "the book has the queen on her knight's file, the PGN on the king's",
    ),
    (
        "59",
        10,
        "the book has the knight on the king's file, the PGN on the knight's",
    ),
    (
        "73",
        61,
        "the book has the rook on the bishop's file, the PGN on the queen's",
    ),
    (
        "81",
        44,
        "the knight that the book calls the king's is the other one in the PGN",
    ),
];

/// The texts of the moves of a game, without footnote marks. A line without a move of Black, or
/// words that end the game, are the last: what follows belongs to a note or to another game.
fn cut(text: &str) -> Vec<String> {
    let mut plies = Vec::new();
    for line in text.lines() {
        let Some((number, moves)) = line.split_once(". ") else {
            continue;
        };
        let (white, black) = moves.split_once('|').unwrap_or((moves, ""));
        // Once Black's move stands behind White's, with the number again.
        let again = format!(" {number}. ");
        let is_last = black.trim().is_empty() && !white.contains(&again);
        for cell in [white, black]
            .into_iter()
            .flat_map(|cell| cell.split(&again))
        {
            let bare = without_footnotes(cell);
            if descriptive::scan_end(&bare).is_some() {
                return plies;
            }
            if !bare.is_empty() && bare != "---" {
                plies.push(bare);
            }
        }
        if is_last {
            break;
        }
    }
    plies
}

fn without_footnotes(cell: &str) -> String {
    let mut bare = String::new();
    let mut rest = cell;
    while let Some((before, behind)) = rest.split_once('[') {
        bare.push_str(before);
        rest = behind.split_once(']').map_or("", |(_, behind)| behind);
    }
    bare.push_str(rest);
    bare.trim().to_owned()
}

#[test]
fn the_blue_book_is_read_as_its_pgn_has_it() {
    let Some(folder) = std::env::var_os("SCORESHEET_SHARED") else {
        println!("skipped: SCORESHEET_SHARED names no folder with a corpus");
        return;
    };
    let folder = Path::new(&folder).join("corpus/descriptive/bluebook");
    let files = std::fs::read_dir(&folder).expect("the book is there");
    let names = files.flatten().map(|entry| entry.file_name());
    let mut numbers: Vec<String> = names
        .filter_map(|name| Some(name.to_str()?.strip_suffix(".desc.txt")?.to_owned()))
        .collect();
    numbers.sort();
    let (mut plies, mut same_plies, mut open_texts, mut exact) = (0, 0, 0, 0);
    let mut parted = Vec::new();
    for number in &numbers {
        let read =
            |end: &str| std::fs::read(folder.join(format!("{number}.{end}"))).expect("a text");
        let truth = Game::read(&read("pgn")).expect("a game");
        let mut line: Vec<Move> = truth.main_line().map(|id| truth.tree.node(id).mv).collect();
        // The PGN marks a mate that was announced and not played by passing.
        line.retain(|mv| !mv.is_null());
        let texts = cut(&String::from_utf8_lossy(&read("desc.txt")));
        let start = truth.start.expect("a position");
        let (moves, open, stuck) = replay(start, &texts, School::English);
        let same = moves.iter().zip(&line).take_while(|(a, b)| a == b).count();
        plies += moves.len();
        same_plies += moves.iter().zip(&line).filter(|(a, b)| a == b).count();
        open_texts += open;
        if stuck.is_none() && moves == line {
            exact += 1;
            continue;
        }
        let text = texts.get(same).map_or("", String::as_str);
        println!("{number} parts at ply {same}, `{text}`; stuck: {stuck:?}");
        parted.push((number.as_str(), same));
    }
    println!(
        "{exact} of {} games exact; {same_plies} of {plies} plies the same, {open_texts} open",
        numbers.len()
    );
    let known: Vec<(&str, usize)> = DIFFERENT.map(|(number, ply, _)| (number, ply)).to_vec();
    assert_eq!(parted, known);
}
