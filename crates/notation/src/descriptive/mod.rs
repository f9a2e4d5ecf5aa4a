//! Descriptive notation, in which squares are named after the pieces that first stood there.

mod school;
mod token;
mod words;
mod lexer;
mod files;
mod names;
mod marks;
mod castling;
mod scan;
mod homes;
mod prefer;
mod ends;
mod style;
mod ladder;
mod write;

pub use ends::{End, scan_end};
pub use homes::Homes;
pub use prefer::prefer;
pub use scan::{parse, scan};
pub use school::School;
pub use style::{BOOK, Castling, FRENCH, ITALIAN, MODERN, OLD, PORTUGUESE, SPANISH, Signs, Style};
pub use write::write;
