//! Fuzz target: any bytes through all of reading and writing.
//!
//! The last four bytes of the input choose the size of blocks, how they trickle in, when a visitor
//! leaves its game, and the width of lines; the rest is the text. The laws are those of the suite:
//! blocks of any size give the same events, spans are where they say, leaving early costs nobody
//! else, every ply is legal and no word is lost, what was read and written reads as the same games
//! in any layout, and a stream is written as its trees are.

#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_suite::laws::{Verdict, cuts, events, plies, writing};

fuzz_target!(|input: &[u8]| {
    let Some((text, choices)) = input.split_last_chunk::<4>() else {
        return;
    };
    if let Err(fault) = every_law(text, choices.map(usize::from)) {
        panic!("{fault}");
    }
});

fn every_law(text: &[u8], [size, piece, patience, width]: [usize; 4]) -> Verdict {
    events::places(text)?;
    // Blocks from one byte to a good part of the longest input.
    cuts::any_block_size(text, 1 + 3 * size, 1 + piece)?;
    cuts::certain_starts(text)?;
    events::leaving_early(text, patience)?;
    plies::all(text)?;
    writing::all(text)?;
    writing::any_layout(text, width)
}
