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

pub use charset::Encoding;
pub use detect::{Guess, Rival, detect};
pub use game::{Decided, decode_game};
