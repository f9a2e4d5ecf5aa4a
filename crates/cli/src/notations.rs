//! `scoresheet notations`: what moves can be written in.

use std::fmt::Write as _;

use scoresheet::chess::{Move, Position, fen};
use scoresheet::notation::descriptive::Homes;
use scoresheet::notation::language::LANGUAGES;
use scoresheet::notation::{Dialect, Notation, View};

use crate::ending::Ending;
use crate::messages;

/// A position in which White can do all that differs between notations.
const SHOWN: &str = "r3k3/1P6/8/4p3/8/5N2/8/4K2R w K - 0 1";

/// The moves that are shown: a capture, castling, a capture that promotes.
const MOVES: [&str; 3] = ["f3e5", "e1h1", "b7a8q"];

/// Lists all notations, each with some moves in it.
pub fn run() -> Ending {
    let mut text = String::new();
    if let Some(position) = fen::parse(SHOWN)
        .ok()
        .and_then(|setup| Position::new(setup).ok())
    {
        for notation in Notation::ALL {
            let _ = writeln!(text, "{}", line(notation, &position));
        }
    }
    messages::page(&text)
}

fn line(notation: Notation, position: &Position) -> String {
    let dialect = Dialect::new(notation, &LANGUAGES[0]).unwrap_or_default();
    let moves = MOVES.iter().filter_map(|text| {
        let reading = scoresheet::notation::uci::parse(text.as_bytes()).ok()?;
        position.resolve(&reading.pattern).one()
    });
    let written: Vec<_> = moves.map(|mv| shown(&dialect, position, mv)).collect();
    format!(
        "{:<17} {:<38} {}",
        notation.name(),
        notation.title(),
        written.join(", ")
    )
}

fn shown(dialect: &Dialect, position: &Position, mv: Move) -> String {
    let mut text = String::new();
    let view = View::new(position, mv, &position.after(mv));
    dialect.write(&Homes::new(position), position, &view, &mut text);
    text
}
