//! Bytes to text and back, in the encodings that records are found in, and which one it is.
//!
//! `docs/encodings.md` says how well it is done.

mod charset;
mod tables;
mod codec;
mod language;
mod glyphs;
mod lexicon;
mod model;
mod symbols;
mod score;
mod detect;
mod game;
mod mojibake;

pub use charset::Encoding;
pub use detect::{Guess, Rival, detect};
pub use game::{Decided, decode_game};
pub use mojibake::{Repaired, repair};
