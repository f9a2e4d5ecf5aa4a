//! Tokens of random texts.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::tokens;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::texts;

#[test]
fn any_bytes_are_tiled_as_the_plain_lexer_tiles_them() {
    let mut random = Random::new(1);
    for _ in 0..rounds(20_000) {
        let len = random.below(300);
        hold(&texts::bytes(&mut random, len), tokens::all);
    }
}

#[test]
fn so_are_pieces_of_pgn() {
    let mut random = Random::new(2);
    for _ in 0..rounds(20_000) {
        let count = random.below(40);
        hold(&texts::pieces(&mut random, count), tokens::all);
    }
}

#[test]
fn so_are_games_sound_and_careless() {
    let mut random = Random::new(3);
    for _ in 0..rounds(300) {
        hold(&texts::file(&mut random, 3), tokens::all);
    }
}
