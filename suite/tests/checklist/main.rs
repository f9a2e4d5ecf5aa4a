//! What the articles say that this project was asked to make true, one test a claim.
//!
//! The tests are named after the numbers of the claims.

#![forbid(unsafe_code)]

mod replay;

mod games;

mod fen;
mod descriptive;
mod pgn;
mod rules;
