//! FEN of random positions and of random texts.

use scoresheet_chess::Position;
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::fens;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::{texts, walk};

#[test]
fn positions_are_written_and_read_back() {
    walk::positions(31, rounds(30_000), |_, position| {
        // What play reaches from a start that was put together may not be believable itself.
        let is_sound = Position::new(position.setup()).is_ok();
        if let Err(fault) = fens::written(position, is_sound) {
            panic!("{fault}");
        }
    });
}

#[test]
fn damaged_fens_are_read_or_refused() {
    const LETTERS: &[u8] = b"KQRBNPkqrbnp12345678//--  wbabcdefghABCDEFGH09_x";
    let mut random = Random::new(32);
    walk::positions(32, rounds(20_000), |_, position| {
        let mut text = position.fen().to_string().into_bytes();
        for _ in 0..1 + random.below(4) {
            texts::damage(&mut random, &mut text, LETTERS);
        }
        hold(&text, |text| fens::any_text(&String::from_utf8_lossy(text)));
    });
}
