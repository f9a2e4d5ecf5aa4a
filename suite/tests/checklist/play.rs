//! Positions, words in them and whole games, as the tests of all sections ask for them.

use scoresheet_chess::{Move, Position, Resolution, fen};
use scoresheet_notation::algebraic::{self, Style, compare};
use scoresheet_notation::language::{self, Language};
use scoresheet_notation::{Dialect, Notation, Quirks, Reading, View, uci};
use scoresheet_record::check::Checks;
use scoresheet_record::game::{Builder, Game};
use scoresheet_record::remark::Nag;
use scoresheet_record::{Diagnostic, Reader, Resolver};

/// The position of a FEN, which must be sound.
pub fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(setup).unwrap_or_else(|rejected| panic!("{text}: {:?}", rejected.faults()))
}

/// The language of a code.
pub fn language(code: &str) -> &'static Language {
    language::find(code).unwrap_or_else(|| panic!("no language {code}"))
}

/// A word read as a move in a language.
pub fn reading(code: &str, word: &str) -> Reading {
    algebraic::parse_in(word, language(code).alphabet())
        .unwrap_or_else(|unreadable| panic!("{word} in {code}: {unreadable}"))
}

/// The legal moves that a word may mean.
pub fn resolution(fen: &str, code: &str, word: &str) -> Resolution {
    position(fen).resolve(&reading(code, word).pattern)
}

/// The one legal move that a word means, in coordinates; else `none` or `several`.
pub fn played(fen: &str, code: &str, word: &str) -> String {
    match resolution(fen, code, word) {
        Resolution::None => "none".to_owned(),
        Resolution::One(mv) => uci::write(&position(fen), mv).to_string(),
        Resolution::Many(_) => "several".to_owned(),
    }
}

/// The liberties that a word takes, and its claims that are not true, of the one move it means.
pub fn quirks(fen: &str, code: &str, word: &str) -> Quirks {
    let reading = reading(code, word);
    let mv = resolution(fen, code, word).one();
    let mv = mv.unwrap_or_else(|| panic!("{word} is not one move"));
    compare(&reading, &view(fen, mv))
}

/// A legal move given in coordinates.
pub fn legal(fen: &str, coordinates: &str) -> Move {
    let reading = uci::parse(coordinates.as_bytes()).expect("coordinates");
    let mv = position(fen).resolve(&reading.pattern).one();
    mv.unwrap_or_else(|| panic!("{coordinates} is not legal in {fen}"))
}

/// A legal move seen from the positions around it.
pub fn view(fen: &str, mv: Move) -> View {
    let before = position(fen);
    View::new(&before, mv, &before.after(mv))
}

/// A move given in coordinates, written in a style.
pub fn styled(fen: &str, coordinates: &str, style: &Style) -> String {
    let view = view(fen, legal(fen, coordinates));
    algebraic::write(&view, style).to_string()
}

/// A move given in coordinates, written in a notation and language.
pub fn written(fen: &str, coordinates: &str, notation: Notation, code: &str) -> String {
    let dialect = Dialect::new(notation, language(code)).expect("a dialect");
    let view = view(fen, legal(fen, coordinates));
    let mut text = String::new();
    dialect.write(
        &scoresheet_notation::descriptive::Homes::UNKNOWN,
        &position(fen),
        &view,
        &mut text,
    );
    text
}

/// A move given in coordinates, in SAN.
pub fn san(fen: &str, coordinates: &str) -> String {
    written(fen, coordinates, Notation::San, "en")
}

/// The first game of a text in PGN.
pub fn game(text: &str) -> Game {
    Game::read(text.as_bytes()).expect("a game")
}

/// The first game of a text whose moves are of the algebraic family in a language.
pub fn game_in(code: &str, text: &str) -> Game {
    let dialect = Dialect::new(Notation::San, language(code)).expect("a dialect");
    let mut games = Game::read_all_in(text, vec![dialect]);
    games.swap_remove(0)
}

/// All that is said about the first game of a text in PGN.
pub fn findings(text: &str) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(Checks::new(Builder::new()));
    Reader::new(text.as_bytes()).read_game(&mut resolver);
    let game = resolver.inner_mut().inner_mut().take();
    game.expect("a game").diagnostics
}

/// The moves of the main line in coordinates, with blanks between them.
pub fn line(game: &Game) -> String {
    let mut position = game.start.expect("a start position");
    let mut words = Vec::new();
    for id in game.main_line() {
        let mv = game.tree.node(id).mv;
        words.push(uci::write(&position, mv).to_string());
        position.play(mv);
    }
    words.join(" ")
}

/// The glyphs behind the last move of the main line.
pub fn last_glyphs(game: &Game) -> Vec<Nag> {
    let last = game.main_line().last().expect("a move");
    game.tree.node(last).nags().to_vec()
}

/// The FEN tags with which a text in PGN starts from a position.
pub fn from_position(fen: &str, moves: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}\n")
}
