//! Random texts are mended, and their games stay what they are.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::fixing::{no_loss, same_games};
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::texts;

#[test]
fn a_fix_never_turns_a_game_into_another() {
    let mut random = Random::new(71);
    for _ in 0..rounds(6_000) {
        let count = random.below(50);
        let text = texts::pieces(&mut random, count);
        let size = random.choose(&[1, 50, 1000]);
        hold(&text, |text| same_games(text, size));
        hold(&text, |text| no_loss(text, size));
    }
}

#[test]
fn careless_and_damaged_games_stay_the_same_games() {
    const LETTERS: &[u8] = b"{}()[]\";%\\$.*<>!?+#=-/\n\r\t ae1NKO0\0\xe9\xff";
    let mut random = Random::new(72);
    for _ in 0..rounds(1_000) {
        let mut text = texts::file(&mut random, 3);
        for _ in 0..random.below(6) {
            texts::damage(&mut random, &mut text, LETTERS);
        }
        let size = random.choose(&[1, 300, 100_000]);
        hold(&text, |text| same_games(text, size));
        hold(&text, |text| no_loss(text, size));
    }
}
