//! Small inputs on which real software went wrong, with what is right, where they are at hand.
//!
//! They are not part of the repository: the variable `SCORESHEET_SHARED` names the folder in which
//! `cases/cases.jsonl` lies. Without it there is nothing to do, and that is said. What the cases
//! say in words about tags, comments and places is written down in [`facts`].

#![forbid(unsafe_code)]

mod printed;
mod bluebook;
mod other_books;
mod facts;
mod read;

use std::collections::BTreeMap;
use std::path::PathBuf;

use scoresheet_chess::{EnPassantField, Position, fen};
use scoresheet_notation::{algebraic, uci};
use scoresheet_record::game::Tree;
use scoresheet_record::{Game, game::NodeId};
use serde_json::Value;

use read::Read;

fn cases() -> Option<Vec<Value>> {
    let Some(folder) = std::env::var_os("SCORESHEET_SHARED").map(PathBuf::from) else {
        println!("skipped: SCORESHEET_SHARED names no folder with cases");
        return None;
    };
    let text = std::fs::read_to_string(folder.join("cases/cases.jsonl")).expect("cases are there");
    let case = |line: &str| serde_json::from_str(line).expect("a case is JSON");
    Some(text.lines().map(case).collect())
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[test]
fn every_case_is_read_in_full() {
    let Some(cases) = cases() else { return };
    let mut wrong = Vec::new();
    let mut tried = 0;
    for case in &cases {
        let id = text(case, "id");
        let verdict = match text(case, "input_format") {
            "pgn" | "descriptive" => record(case),
            "fen" => positions(case),
            "san-list" => words(case),
            _ => continue,
        };
        tried += 1;
        if let Err(why) = verdict {
            wrong.push(format!("{id} ({}): {why}", text(case, "kind")));
        }
    }
    println!("{tried} of {} cases tried", cases.len());
    assert!(tried > cases.len() / 2, "most cases are tried");
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn what_cases_say_in_words_is_true() {
    let Some(cases) = cases() else { return };
    let known: BTreeMap<&str, &Value> = cases.iter().map(|case| (text(case, "id"), case)).collect();
    let mut wrong = Vec::new();
    for (id, facts) in facts::ALL {
        let Some(case) = known.get(id) else {
            wrong.push(format!("{id}: there is no such case"));
            continue;
        };
        let read = Read::of(case);
        for fact in *facts {
            if let Err(why) = fact.check(&read) {
                wrong.push(format!("{id}: {why}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// The games of a record, the lines of its variations, and what it must not accept.
fn record(case: &Value) -> Result<(), String> {
    let read = Read::of(case);
    let check = &case["check"];
    let expected = check["games_in_file"].as_u64().map(|games| games as usize);
    if let Some(expected) = expected
        && read.games.len() != expected
    {
        return Err(format!("{} games, not {expected}", read.games.len()));
    }
    let wanted = check["games"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let count = expected.unwrap_or(read.games.len()).min(wanted.len());
    for (index, (want, game)) in wanted[..count].iter().zip(&read.games).enumerate() {
        let line: Vec<NodeId> = game.main_line().collect();
        is_line(game, &line, want).map_err(|why| format!("game {}: {why}", index + 1))?;
    }
    refused(check)
}

/// Whether a line of a game is the one that is wanted, as far as it is given.
fn is_line(game: &Game, line: &[NodeId], want: &Value) -> Result<(), String> {
    let Some(mut position) = game.start else {
        return Err("there is no start position".to_owned());
    };
    let moves = want["uci"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let mut spelled = Vec::new();
    for &id in line {
        let mv = game.tree.node(id).mv;
        spelled.push(uci::write(&position, mv).as_str().to_owned());
        position.play(mv);
        if spelled.len() == moves.len() && line.len() > moves.len() {
            break;
        }
    }
    let moves: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
    if spelled != moves {
        return Err(format!("{} and not {}", spelled.join(" "), moves.join(" ")));
    }
    let wanted = text(want, "final_fen");
    let here = position
        .fen()
        .en_passant(EnPassantField::Always)
        .to_string();
    match wanted.is_empty() || here == wanted {
        true => Ok(()),
        false => Err(format!("ends in {here} and not in {wanted}")),
    }
}

/// Words that must not be moves in their positions.
fn refused(check: &Value) -> Result<(), String> {
    for error in check["errors"].as_array().into_iter().flatten() {
        let position = position(text(error, "fen_before"))?;
        let token = text(error, "token");
        let found = algebraic::parse(token.as_bytes())
            .ok()
            .and_then(|reading| position.resolve(&reading.pattern).one());
        // A promotion that says no more is read as a queen, with a word.
        if found.is_some() && !token.ends_with('8') {
            return Err(format!(
                "{token} is a move in {}",
                text(error, "fen_before")
            ));
        }
    }
    Ok(())
}

fn position(text: &str) -> Result<Position, String> {
    let setup = fen::parse(text).map_err(|error| format!("{text}: {error}"))?;
    Position::new(setup)
        .or_else(|rejected| rejected.waive(scoresheet_chess::Faults::WAIVABLE))
        .map_err(|rejected| format!("{text}: {rejected}"))
}

/// Lines played from the positions of a case.
fn positions(case: &Value) -> Result<(), String> {
    let check = &case["check"];
    for want in check["games"].as_array().into_iter().flatten() {
        let mut here = position(text(want, "start_fen"))?;
        for word in want["uci"].as_array().into_iter().flatten() {
            let word = word.as_str().unwrap_or_default();
            let reading = uci::parse(word.as_bytes()).map_err(|why| format!("{word}: {why}"))?;
            let mv = here.resolve(&reading.pattern).one();
            here.play(mv.ok_or_else(|| format!("{word} is no move in {}", here.fen()))?);
        }
        let wanted = text(want, "final_fen");
        let fen = here.fen().en_passant(EnPassantField::Always).to_string();
        if !wanted.is_empty() && fen != wanted {
            return Err(format!("ends in {fen} and not in {wanted}"));
        }
    }
    refused(check)
}

/// Words read one after the other in a position.
fn words(case: &Value) -> Result<(), String> {
    let check = &case["check"];
    for want in check["games"].as_array().into_iter().flatten() {
        let start = position(text(want, "start_fen"))?;
        let words: Vec<&str> = want["san"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let line = Read::line(start, &words.join(" "));
        let game = line.games.first().ok_or("there is no game")?;
        let nodes: Vec<NodeId> = game.tree.line_from(Tree::ROOT).collect();
        is_line(game, &nodes, want)?;
    }
    refused(check)
}
