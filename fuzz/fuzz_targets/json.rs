//! Fuzz target: any bytes as games in JSON.
//!
//! The laws are those of the suite: faults have their places, and what was read, once written, is
//! read and written as the same. The bytes are read as PGN, too, and its games go through JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_suite::laws::{Verdict, json};

fuzz_target!(|input: &[u8]| {
    if let Err(fault) = every_law(input) {
        panic!("{fault}");
    }
});

fn every_law(text: &[u8]) -> Verdict {
    json::any_text(text)?;
    json::round_trip(text)
}
