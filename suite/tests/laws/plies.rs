//! Plies of random texts.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::plies;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::texts;

#[test]
fn every_ply_is_legal_and_no_word_is_lost() {
    let mut random = Random::new(71);
    for _ in 0..rounds(8_000) {
        let count = random.below(60);
        hold(&texts::pieces(&mut random, count), plies::all);
    }
}

#[test]
fn the_same_in_games_sound_and_careless() {
    let mut random = Random::new(72);
    for _ in 0..rounds(800) {
        hold(&texts::file(&mut random, 2), plies::all);
    }
}
