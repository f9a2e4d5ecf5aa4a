//! Random games in every notation and language.

use scoresheet::formats::Arrangement;
use scoresheet_record::Game;
use scoresheet_record::game::Tree;
use scoresheet_record::pgn::Layout;
use scoresheet_suite::games;
use scoresheet_suite::laws::dialects;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::walk;

/// A game of random moves and nothing else.
fn bare(random: &mut Random) -> Game {
    let mut game = Game::new();
    let mut position = walk::start(random);
    game.start = Some(position);
    let mut at = Tree::ROOT;
    for _ in 0..1 + random.below(60) {
        let Some(mv) = walk::step(random, &position) else {
            break;
        };
        at = game.tree.add(at, mv);
        position = position.after(mv);
    }
    // With the tags that its start position needs.
    Game::read(&game.write(&Layout::EXPORT)).expect("what was written is a game")
}

#[test]
fn what_is_written_in_a_notation_and_a_language_reads_back_as_the_same_moves() {
    let mut random = Random::new(201);
    let dialects = dialects::all();
    for round in 0..rounds(3_000) {
        let game = bare(&mut random);
        let dialect = dialects[round % dialects.len()];
        for arrangement in Arrangement::ALL {
            if arrangement == Arrangement::Line && game.start != Some(Default::default()) {
                // A line has no place for where a game starts.
                continue;
            }
            if let Err(fault) = dialects::round_trip(&game, dialect, arrangement) {
                panic!("{fault}");
            }
        }
    }
}

#[test]
fn variations_and_glyphs_stay_where_they_are() {
    let mut random = Random::new(202);
    let mut dialects = dialects::all();
    dialects.retain(|dialect| !dialect.notation().uses_all_signs());
    for round in 0..rounds(1_500) {
        // Comments may hold what looks like moves and tags; here the moves are in question.
        let layout = Layout {
            comments: false,
            escapes: false,
            ..Layout::EXPORT
        };
        let text = games::game(&mut random).write(&layout);
        let game = Game::read(&text).expect("what was written is a game");
        let dialect = dialects[round % dialects.len()];
        let name = dialect.notation().name();
        let is_wordy = name.starts_with("descriptive") || name.starts_with("spoken");
        if is_wordy && text.windows(2).any(|pair| pair == b"--") {
            // A null move cannot be told from the dashes of old books, and tongues differ about it.
            continue;
        }
        if let Err(fault) = dialects::same_tree(&game, dialect) {
            panic!("{fault}");
        }
    }
}
