//! Reads a chess game as anyone wrote it, lets the rules decide what it meant, writes it as
//! anyone needs it.
#![forbid(unsafe_code)]

pub use scoresheet_chess as chess;
pub use scoresheet_notation as notation;
pub use scoresheet_record as record;

pub mod input;
