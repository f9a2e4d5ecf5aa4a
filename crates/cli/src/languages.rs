//! `scoresheet languages`: how moves are written where.

use std::fmt::Write as _;

use scoresheet::chess::{Move, Position, Role, Side, Square, fen};
use scoresheet::notation::language::{LANGUAGES, Language};
use scoresheet::notation::{View, algebraic};

use crate::ending::Ending;
use crate::messages;

/// A position in which White can do all that differs from language to language.
const SHOWN: &str = "4k3/1P6/8/8/8/8/8/R3K1N1 w Q - 0 1";

/// Lists all languages, each with its letters and some moves.
pub fn run() -> Ending {
    let mut text = String::new();
    if let Some(position) = fen::parse(SHOWN)
        .ok()
        .and_then(|setup| Position::new(setup).ok())
    {
        for language in &LANGUAGES {
            let _ = writeln!(text, "{}", line(language, &position));
        }
    }
    messages::page(&text)
}

fn line(language: &Language, position: &Position) -> String {
    let moves = [
        Some(Move::normal(Role::Knight, Square::G1, Square::F3)),
        position.find_castling(Side::Queen),
        Some(Move::promotion(Square::B7, Square::B8, Role::Queen)),
    ];
    let style = language.style();
    let written = moves.into_iter().flatten().map(|mv| {
        let view = View::new(position, mv, &position.after(mv));
        algebraic::write(&view, &style).as_str().to_owned()
    });
    let letters = language.letters.white.iter().rev().copied();
    format!(
        "{:<8} {:<24} {:<20} {}",
        language.code,
        language.name,
        letters.collect::<Vec<_>>().join(" "),
        written.collect::<Vec<_>>().join("  "),
    )
}
