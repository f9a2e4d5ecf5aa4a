//! The laws, tried on random inputs that are the same in every run.
//!
//! The laws themselves are in the library of this crate, where the fuzz targets find them, too.

#![forbid(unsafe_code)]

mod tokens;

mod events;

mod words;

mod spoken;

mod dialects;

mod fens;

mod plies;

mod writing;

mod json;

mod damage;

mod canonical;

mod fixing;

mod linear;
