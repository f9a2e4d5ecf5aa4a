//! Games in a notation and a language: what is written reads back as the same moves.

use scoresheet::formats::{Arrangement, Scores, Sink};
use scoresheet_notation::Dialect;
use scoresheet_notation::Notation;
use scoresheet_notation::language::LANGUAGES;
use scoresheet_record::Game;
use scoresheet_record::pgn::{Layout, TagChoice};

use super::{Verdict, ensure};

/// All there are.
pub fn all() -> Vec<Dialect> {
    let pairs = Notation::ALL
        .into_iter()
        .flat_map(|notation| LANGUAGES.iter().map(move |language| (notation, language)));
    pairs
        .filter_map(|(notation, language)| Dialect::new(notation, language))
        .collect()
}

/// A game as it is written in a dialect.
pub fn write(game: &Game, dialect: Dialect, arrangement: Arrangement) -> String {
    let mut scores = Scores::new(dialect, arrangement, Layout::EXPORT);
    game.replay(&mut scores);
    String::from_utf8_lossy(scores.text_mut()).into_owned()
}

/// The games of a text in a dialect.
pub fn read(text: &str, dialect: Dialect) -> Vec<Game> {
    Game::read_all_in(text, vec![dialect])
}

/// The moves of the main line as coordinates.
pub fn moves(game: &Game) -> Vec<String> {
    let line = game.main_line();
    line.map(|id| format!("{:?}", game.tree.node(id).mv))
        .collect()
}

/// All moves with their variations, in the order of the text.
fn outline(game: &Game) -> Vec<u8> {
    let layout = Layout {
        tags: TagChoice::None,
        comments: false,
        escapes: false,
        nags: false,
        numbers: false,
        result: false,
        ..Layout::ONE_LINE
    };
    game.write(&layout)
}

/// What is written in a dialect as running text is one game that has the same variations.
pub fn same_tree(game: &Game, dialect: Dialect) -> Verdict {
    let text = write(game, dialect, Arrangement::Text);
    let back = read(&text, dialect);
    let [back] = &back[..] else {
        return Err(format!("{dialect}: {} games in\n{text}", back.len()));
    };
    let (before, after) = (outline(game), outline(back));
    ensure(before == after, || {
        let [before, after] =
            [before, after].map(|line| String::from_utf8_lossy(&line).into_owned());
        format!("{dialect}: {before} became {after} in\n{text}")
    })
}

/// What is written in a dialect is one game that has the same moves.
pub fn round_trip(game: &Game, dialect: Dialect, arrangement: Arrangement) -> Verdict {
    let text = write(game, dialect, arrangement);
    let back = read(&text, dialect);
    let [back] = &back[..] else {
        return Err(format!("{dialect}: {} games in\n{text}", back.len()));
    };
    let (before, after) = (moves(game), moves(back));
    if before == after {
        return Ok(());
    }
    let same = before
        .iter()
        .zip(&after)
        .take_while(|(a, b)| a == b)
        .count();
    Err(format!(
        "{dialect}, ply {}: {:?} became {:?} in\n{text}",
        same + 1,
        before.get(same),
        after.get(same)
    ))
}
