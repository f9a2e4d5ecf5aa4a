//! Reads a chess game as anyone wrote it, lets the rules decide what it meant, writes it as
//! anyone needs it.
//!
//! This is the front door. The rules, the notations and the records are the
//! crates below, to be had from here; what stands here is what one does with
//! many games: find and open inputs ([`input`]), work on them in parallel
//! ([`bulk`]), say what is odd about them and why ([`report`], [`pages`]), write
//! them in other formats and read them from there ([`formats`], [`games`],
//! [`convert`]), mend them ([`fix`]) and
//! count them ([`stats`]).
#![forbid(unsafe_code)]

pub use scoresheet_chess as chess;
pub use scoresheet_notation as notation;
pub use scoresheet_record as record;

pub mod input;
pub mod bulk;
pub mod report;
pub mod pages;
pub mod formats;
pub mod games;
pub mod convert;
pub mod fix;
pub mod stats;
