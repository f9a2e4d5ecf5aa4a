//! Events of random texts.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::{cuts, events};
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::texts;

/// Texts of all kinds, with a random number for each law to use.
fn each(seed: u64, count: usize, mut see: impl FnMut(&[u8], usize)) {
    let mut random = Random::new(seed);
    for _ in 0..count {
        let pieces = random.below(60);
        let text = match random.below(4) {
            0 => texts::file(&mut random, 3),
            1 => [
                texts::pieces(&mut random, pieces),
                texts::file(&mut random, 1),
                texts::pieces(&mut random, pieces),
            ]
            .concat(),
            _ => texts::pieces(&mut random, pieces),
        };
        let number = random.below(1 << 20);
        see(&text, number);
    }
}

#[test]
fn events_are_where_they_say() {
    each(11, rounds(6_000), |text, _| hold(text, events::places));
}

#[test]
fn blocks_of_any_size_give_the_same_events() {
    each(12, rounds(6_000), |text, number| {
        let (size, piece) = (1 + number % 700, 1 + number % 97);
        hold(text, |text| cuts::any_block_size(text, size, piece));
        hold(text, |text| cuts::limited_blocks(text, size, size + piece));
    });
}

#[test]
fn one_may_cut_only_where_games_begin() {
    each(14, rounds(6_000), |text, _| {
        hold(text, cuts::certain_starts)
    });
}

#[test]
fn whoever_leaves_early_changes_no_other_game() {
    each(13, rounds(6_000), |text, number| {
        hold(text, |text| events::leaving_early(text, number % 60));
    });
}

#[test]
fn so_does_who_leaves_where_unclosed_variations_end() {
    let text = b"1. e4 e5 (1... c5 ( { } *\n\n1. d4 d5 *";
    for patience in 0..20 {
        hold(text, |text| events::leaving_early(text, patience));
    }
}
