//! The algebraic family: one grammar, one writer, and the choices in which its members differ.
//!
//! | style | a move |
//! | --- | --- |
//! | [`SAN`] | `Nf3`, `exd5`, `e8=Q+`, `O-O` |
//! | [`LONG`] | `Ng1-f3`, `e4xd5`, `e7-e8=Q+`, `O-O` |
//! | [`FIDE`] | `Nf3`, `exd5`, `e8Q+`, `0-0` |
//! | [`COLON`] | `N:f3`, `ed`, `e8Q+`, `0-0` |
//! | [`FIGURINE`] | `♘f3`, `exd5`, `e8=♕+`, `O-O` |
//! | [`REVERSIBLE`] | `Be5xBg7`, `e4xd5`, `e7-e8=Q+`, `O-O` |
//! | [`MINIMAL`] | `Nf3`, `ed5`, `e8Q`, `O-O` |
//!
//! Each of them is written in every language ([`Style::in_language`]). Reading takes all of them and
//! their mixtures, in English letters and figurines ([`parse`]) or in an [`Alphabet`]
//! ([`parse_in`], and [`scan`] for the beginning of a text); [`san`] and
//! [`read_san`] are the same grammar and the same style in machine words, for
//! millions of moves.

mod style;
mod san;
mod body;
mod line;
mod parse;
mod alphabet;
mod lookalike;
mod signs;
mod letters;
mod start;
mod fold;
mod local;
mod write;
mod compare;

pub use alphabet::Alphabet;
pub use compare::compare;
pub use local::{parse_in, scan};
pub use parse::{parse, parse_null};
pub use san::{San, read_san, read_san_of, san};
pub use style::{
    COLON, Castling, CheckSigns, FIDE, FIGURINE, FIGURINE_OUTLINE, LONG, LONG_BARE, LONG_SPACED,
    Letters, MINIMAL, NAMED_CAPTURE, PromotionSign, REVERSIBLE, SAN, Style,
};
pub use write::{Text, write, write_into};
