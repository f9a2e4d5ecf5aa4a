//! The algebraic family: one grammar, one writer, and the choices in which its members differ.
//!
//! | style | a move |
//! | --- | --- |
//! | [`SAN`] | `Nf3`, `exd5`, `e8=Q+`, `O-O` |
//! | [`LONG`] | `Ng1-f3`, `e4xd5`, `e7-e8=Q+`, `O-O` |
//! | [`FIDE`] | `Nf3`, `exd5`, `e8Q+`, `0-0` |
//! | [`FIGURINE`] | `♘f3`, `exd5`, `e8=♕+`, `O-O` |
//!
//! Reading takes all of them and their mixtures ([`parse`]); [`san`] and
//! [`read_san`] are the same grammar and the same style in machine words, for
//! millions of moves.

mod style;
mod san;
mod parse;
mod write;
mod compare;

pub use compare::compare;
pub use parse::{parse, parse_null};
pub use san::{San, read_san, read_san_of, san};
pub use style::{CheckSigns, FIDE, FIGURINE, LONG, Letters, PromotionSign, SAN, Style};
pub use write::{Text, write};
