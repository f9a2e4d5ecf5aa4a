//! The laws, each a function from an input to what is wrong with it, if anything.

pub mod tokens;
pub mod events;
pub mod cuts;
pub mod languages;
pub mod words;
pub mod spoken;
pub mod fens;
pub mod plies;
pub mod writing;
pub mod json;
pub mod damage;
pub mod canonical;
pub mod fixing;
pub mod dialects;

/// `Ok` if a law held, else what was seen instead.
pub type Verdict = Result<(), String>;

/// `Ok` if a condition holds; the words for when it does not are made only then.
pub fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Bytes as text in which everything odd can be seen.
pub fn shown(text: &[u8]) -> String {
    format!("\"{}\"", text.escape_ascii())
}
