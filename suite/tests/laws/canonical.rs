//! The canonical form of random games, as many programs would write them.

use scoresheet_record::pgn::Layout;
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::canonical::{is_one, stays};
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::{games, texts};

#[test]
fn two_programs_write_the_same_bytes() {
    let mut random = Random::new(61);
    for _ in 0..rounds(2_000) {
        let text = games::game(&mut random).write(&Layout::EXPORT);
        let seed = random.word();
        hold(&text, |text| is_one(text, &mut Random::new(seed)));
    }
    for _ in 0..rounds(300) {
        let text = texts::file(&mut random, 2);
        let seed = random.word();
        hold(&text, |text| is_one(text, &mut Random::new(seed)));
    }
}

#[test]
fn what_is_canonical_stays() {
    let mut random = Random::new(62);
    for _ in 0..rounds(3_000) {
        let count = random.below(50);
        let text = texts::pieces(&mut random, count);
        let size = random.choose(&[1, 50, 1000]);
        hold(&text, |text| stays(text, size));
    }
    for _ in 0..rounds(300) {
        hold(&texts::file(&mut random, 3), |text| stays(text, 200));
    }
}
