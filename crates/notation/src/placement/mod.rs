//! Set-up lists: which piece stands where, as text (`White: Ke1, Qd1; Black: Ke8`).
//!
//! Books and problem columns give positions so, with letters of their language, figurines or names
//! of pieces. A list says nothing about castling, and none is allowed in what is read. It looks like
//! moves, and with `K@e8` like drops: [`find`] tells them apart by what stands around them.

mod words;
mod doubt;
mod lexemes;
mod parse;
mod write;

pub use doubt::{Doubt, DoubtKind};
pub use parse::{Placement, find, is_setup, parse};
pub use write::{write, write_figurines};
