//! Fuzz target: the tokens of any bytes.
//!
//! The input is the text. The laws are those of the suite: tokens tile their text, the fast lexer
//! finds what its plain twin finds, skipping white space changes nothing else, and a tag says the
//! same inside its text and alone.

#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_suite::laws::tokens;

fuzz_target!(|text: &[u8]| {
    if let Err(fault) = tokens::all(text) {
        panic!("{fault}");
    }
});
