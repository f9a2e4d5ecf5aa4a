//! One game among several is damaged.

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::damage::neighbors;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::texts;

#[test]
fn one_damaged_game_costs_only_itself() {
    const LETTERS: &[u8] = b"{}()[]\";%\\$.*<>!?+#=-/\n\r\t ae1NKO0\0\xe9\xff";
    let mut random = Random::new(51);
    for _ in 0..rounds(6_000) {
        let [before, after] = [0, 1].map(|_| {
            let mut text = texts::record(&mut random, 7, 0);
            text.extend_from_slice(b"\n\n");
            text
        });
        let mut bad = texts::record(&mut random, 8, 1);
        for _ in 0..1 + random.below(6) {
            texts::damage(&mut random, &mut bad, LETTERS);
        }
        hold(&bad, |bad| {
            neighbors(&before, &[bad, b"\n\n"].concat(), &after)
        });
    }
}

/// Bare games: moves and a result, and blank lines between. Without tags a brace or a parenthesis
/// that is never closed leaves nothing to tell where the next game begins, so these are not among
/// the damage.
#[test]
fn one_damaged_bare_game_costs_only_itself() {
    const LETTERS: &[u8] = b"}]\"%\\$.*<>!?+#=-/ ae1NKO0\0\xe9\xff";
    let mut random = Random::new(52);
    for _ in 0..rounds(6_000) {
        let [before, bad, after] = [0, 1, 2].map(|_| texts::bare(&mut random));
        let mut bad = bad;
        for _ in 0..1 + random.below(6) {
            texts::damage(&mut random, &mut bad, LETTERS);
        }
        hold(&bad, |bad| {
            neighbors(
                &[&before[..], b"\n\n"].concat(),
                &[bad, b"\n\n"].concat(),
                &after,
            )
        });
    }
}
