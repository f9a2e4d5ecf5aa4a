//! Fuzz target: any bytes in canonical form.
//!
//! The last two bytes of the input choose the size of blocks, and how another program spells the
//! games; the rest is the text. The laws are those of the suite: what is canonical stays so and
//! holds the same games, and the same games give the same bytes whoever wrote them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_suite::laws::{Verdict, canonical};
use scoresheet_suite::random::Random;

fuzz_target!(|input: &[u8]| {
    let Some((text, &[size, seed])) = input.split_last_chunk::<2>() else {
        return;
    };
    if let Err(fault) = every_law(text, 1 + 5 * usize::from(size), seed) {
        panic!("{fault}");
    }
});

fn every_law(text: &[u8], block_size: usize, seed: u8) -> Verdict {
    canonical::stays(text, block_size)?;
    canonical::is_one(text, &mut Random::new(u64::from(seed)))
}
