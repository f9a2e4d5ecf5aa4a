//! How these tests set up positions, read games in some dialect, and look at what came of it.

use scoresheet_chess::{Move, Pattern, Position, Resolution, Square, fen};
use scoresheet_notation::descriptive::{self, School};
use scoresheet_notation::{Dialect, Notation, Reading, View, algebraic, language, uci};
use scoresheet_record::check::Checks;
use scoresheet_record::game::Builder;
use scoresheet_record::{Code, Game, Reader, Resolver};

/// The position of a FEN that has no faults.
#[track_caller]
pub fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(setup).unwrap_or_else(|rejected| panic!("{text}: {rejected}"))
}

/// A notation in a language that has it.
#[track_caller]
pub fn dialect(notation: Notation, code: &str) -> Dialect {
    Dialect::new(notation, language::find(code).unwrap()).unwrap()
}

/// The legal moves that a word in algebraic notation may mean.
#[track_caller]
pub fn moves(position: &Position, word: &str) -> Vec<Move> {
    let reading = algebraic::parse(word.as_bytes());
    let reading = reading.unwrap_or_else(|error| panic!("{word}: {error}"));
    fitting(position, &reading.pattern)
}

/// The one legal move that a word in algebraic notation means.
#[track_caller]
pub fn mv(position: &Position, word: &str) -> Move {
    let moves = moves(position, word);
    assert_eq!(moves.len(), 1, "{word} in {}: {moves:?}", position.fen());
    moves[0]
}

/// The position after a line of words in algebraic notation.
#[track_caller]
pub fn after(position: &Position, words: &str) -> Position {
    let play = |at: Position, word: &str| at.after(mv(&at, word));
    words.split_whitespace().fold(*position, play)
}

/// What English descriptive notation makes of a word of the side to move.
#[track_caller]
pub fn descriptive(position: &Position, text: &str) -> Reading {
    let reading = descriptive::parse(text, position.turn(), School::English);
    reading.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves that fit a pattern.
pub fn fitting(position: &Position, pattern: &Pattern) -> Vec<Move> {
    match position.resolve(pattern) {
        Resolution::None => Vec::new(),
        Resolution::One(mv) => vec![mv],
        Resolution::Many(moves) => moves,
    }
}

/// A legal move in a dialect.
pub fn written(position: &Position, mv: Move, dialect: &Dialect) -> String {
    let view = View::new(position, mv, &position.after(mv));
    let mut text = String::new();
    dialect.write(
        &scoresheet_notation::descriptive::Homes::UNKNOWN,
        position,
        &view,
        &mut text,
    );
    text
}

/// The squares to which the piece on a square can go.
pub fn targets(position: &Position, from: Square) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut targets: Vec<String> = moves
        .filter(|mv| mv.from == from)
        .map(|mv| mv.landing().to_string())
        .collect();
    targets.sort();
    targets.dedup();
    targets
}

/// The first game of a text in PGN.
#[track_caller]
pub fn pgn(text: &str) -> Game {
    Game::read(text.as_bytes()).expect("a game")
}

/// The first game of a text in a dialect.
#[track_caller]
pub fn game_in(text: &str, dialect: Dialect) -> Game {
    let mut games = Game::read_all_in(text, vec![dialect]);
    games.swap_remove(0)
}

/// All that is said of the first game of a text in PGN, by the reader and by all checks.
#[track_caller]
pub fn codes(text: &str) -> Vec<Code> {
    let mut resolver = Resolver::new(Checks::new(Builder::new()));
    assert!(Reader::new(text.as_bytes()).read_game(&mut resolver));
    let game = resolver.inner_mut().inner_mut().take().expect("a game");
    game.diagnostics.iter().map(|said| said.code).collect()
}

/// The main line in coordinates.
pub fn coordinates(game: &Game) -> String {
    let mut position = game.start.unwrap();
    let words: Vec<String> = game
        .main_line()
        .map(|id| {
            let mv = game.tree.node(id).mv;
            let word = uci::write(&position, mv).as_str().to_owned();
            position.play(mv);
            word
        })
        .collect();
    words.join(" ")
}

/// The FEN of the position at the end of the main line.
pub fn last_fen(game: &Game) -> String {
    game.final_position().unwrap().fen().to_string()
}
