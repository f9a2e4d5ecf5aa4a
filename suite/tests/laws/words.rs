//! Words about random positions.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::words;
use scoresheet_suite::random::rounds;
use scoresheet_suite::{texts, walk};

#[test]
fn every_legal_move_is_read_as_itself_in_every_style() {
    walk::positions(21, rounds(12_000), |_, position| {
        for mv in position.legal_moves() {
            if let Err(fault) = words::every_style(position, mv) {
                panic!("{}\n{fault}", position.fen());
            }
        }
    });
}

#[test]
fn the_fast_writer_and_reader_of_san_agree_with_the_one_grammar() {
    walk::positions(22, rounds(20_000), |_, position| {
        for mv in position.legal_moves() {
            if let Err(fault) = words::fast_san(position, mv) {
                panic!("{}\n{fault}", position.fen());
            }
        }
        if let Err(fault) = words::spellings_differ(position) {
            panic!("{}\n{fault}", position.fen());
        }
    });
}

#[test]
fn any_word_means_the_same_to_the_fast_reader_and_to_the_grammar() {
    walk::positions(23, rounds(20_000), |random, position| {
        for _ in 0..12 {
            let word = texts::word(random, position);
            hold(&word, |word| {
                words::any_word(position, word)
                    .map_err(|fault| format!("in {}: {fault}", position.fen()))
            });
        }
    });
}
