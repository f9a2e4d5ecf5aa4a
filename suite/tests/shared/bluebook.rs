//! The games of a book of 1910 in long descriptive notation, against the same games in PGN.
//!
//! The move text of the book is cut at its numbers and columns only; what a move is, and which of
//! the moves that fit, is left to the notation and to the rest of the game.

use std::collections::BTreeMap;
use std::path::Path;

use scoresheet_chess::{Move, Position, Resolution};
use scoresheet_notation::descriptive::{self, School};
use scoresheet_record::Game;

/// Games whose moves differ from their PGN, with the reason.
const DIFFERENT: [(&str, &str); 0] = [];

/// How many positions may be looked at in one game.
const BUDGET: usize = 20_000;

/// The texts of the moves of a game, without footnote marks.
fn cut(text: &str) -> Vec<String> {
    let mut plies = Vec::new();
    for line in text.lines() {
        let Some((_, moves)) = line.split_once(". ") else {
            continue;
        };
        for cell in moves.split('|') {
            let mut bare = String::new();
            let mut rest = cell;
            while let Some((before, behind)) = rest.split_once('[') {
                bare.push_str(before);
                rest = behind.split_once(']').map_or("", |(_, behind)| behind);
            }
            bare.push_str(rest);
            let cell = bare.trim().trim_end_matches(']').trim();
            if !cell.is_empty() && cell != "---" {
                plies.push(cell.to_owned());
            }
        }
    }
    plies
}

/// What a search for the whole game found.
struct Found {
    moves: Vec<Move>,
    /// The first text at which no line went on, if any.
    stuck: Option<(usize, String)>,
    /// How many texts had more than one best move.
    open: usize,
}

struct Search<'a> {
    texts: &'a [String],
    budget: usize,
    line: Vec<Move>,
    best: Vec<Move>,
    open: Vec<bool>,
    why: String,
}

impl Search<'_> {
    /// Plays the texts from one on, and from a byte in it; true if all are used up.
    fn play(&mut self, position: &Position, index: usize, at: usize) -> bool {
        if self.line.len() > self.best.len() {
            self.best.clone_from(&self.line);
        }
        let Some(text) = self.texts.get(index) else {
            return true;
        };
        let rest = text[at..]
            .trim_start_matches(|c: char| c.is_whitespace() || c == '.' || c.is_ascii_digit());
        if rest.is_empty() || descriptive::scan_end(rest).is_some() {
            return self.play(position, index + 1, 0);
        }
        let here = text.len() - rest.len();
        for scan in descriptive::scan(rest, position.turn(), School::English) {
            let mut moves = match position.resolve(&scan.reading.pattern) {
                Resolution::None => continue,
                Resolution::One(mv) => vec![mv],
                Resolution::Many(moves) => moves,
            };
            let best = descriptive::prefer(position, &scan.reading, &mut moves);
            for mv in moves {
                if self.budget == 0 {
                    return false;
                }
                self.budget -= 1;
                self.line.push(mv);
                self.open.push(best > 1);
                if self.play(&position.after(mv), index, here + scan.len) {
                    return true;
                }
                self.line.pop();
                self.open.pop();
            }
        }
        if self.line.len() >= self.best.len() {
            self.why = format!("{rest} in {}", position.fen());
        }
        false
    }
}

fn replay(texts: &[String]) -> Found {
    let mut search = Search {
        texts,
        budget: BUDGET,
        line: Vec::new(),
        best: Vec::new(),
        open: Vec::new(),
        why: String::new(),
    };
    let is_whole = search.play(&Position::start(), 0, 0);
    Found {
        stuck: (!is_whole).then(|| (search.best.len(), search.why.clone())),
        open: search.open.iter().filter(|&&open| open).count(),
        moves: if is_whole { search.line } else { search.best },
    }
}

#[test]
fn the_blue_book_is_read_as_its_pgn_has_it() {
    let Some(folder) = std::env::var_os("SCORESHEET_SHARED") else {
        println!("skipped: SCORESHEET_SHARED names no folder with a corpus");
        return;
    };
    let folder = Path::new(&folder).join("corpus/descriptive/bluebook");
    let mut games = BTreeMap::new();
    for entry in std::fs::read_dir(&folder)
        .expect("the book is there")
        .flatten()
    {
        let name = entry.file_name().to_string_lossy().into_owned();
        if let Some(number) = name.strip_suffix(".desc.txt") {
            games.insert(number.to_owned(), entry.path());
        }
    }
    let (mut plies, mut open) = (0, 0);
    let mut wrong = Vec::new();
    for (number, path) in &games {
        let text = std::fs::read_to_string(path).expect("a text");
        let found = replay(&cut(&text));
        plies += found.moves.len();
        open += found.open;
        let pgn = std::fs::read(folder.join(format!("{number}.pgn"))).expect("its PGN");
        let truth = Game::read(&pgn).expect("a game");
        let truth: Vec<Move> = truth.main_line().map(|id| truth.tree.node(id).mv).collect();
        let same = found
            .moves
            .iter()
            .zip(&truth)
            .take_while(|(a, b)| a == b)
            .count();
        if let Some((ply, why)) = &found.stuck {
            wrong.push(format!(
                "{number}: stuck at ply {ply} (same {same} of {}): {why}",
                truth.len()
            ));
        } else if same < found.moves.len() || same < truth.len() {
            wrong.push(format!(
                "{number}: {} plies, the PGN {}, the same for {same}",
                found.moves.len(),
                truth.len()
            ));
        }
    }
    wrong.retain(|line| !DIFFERENT.iter().any(|(number, _)| line.starts_with(number)));
    println!(
        "{} games, {plies} plies, {open} left open by their text",
        games.len()
    );
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
