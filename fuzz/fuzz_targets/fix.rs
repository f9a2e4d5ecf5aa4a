//! Fuzz target: any bytes are mended, and their games stay what they are.
//!
//! The last byte of the input chooses the size of blocks; the rest is the text. The laws are those
//! of the suite: safe fixes leave all moves, variations and starts as they are, bolder ones lose
//! none of them, and no game comes or goes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_suite::laws::{Verdict, fixing};

fuzz_target!(|input: &[u8]| {
    let Some((&size, text)) = input.split_last() else {
        return;
    };
    if let Err(fault) = every_law(text, 1 + 5 * usize::from(size)) {
        panic!("{fault}");
    }
});

fn every_law(text: &[u8], block_size: usize) -> Verdict {
    fixing::same_games(text, block_size)?;
    fixing::no_loss(text, block_size)
}
