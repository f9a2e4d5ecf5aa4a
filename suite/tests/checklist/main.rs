//! What articles on chess notation claim, one test for each numbered claim.
//!
//! The claims are those of five articles in Korean, Vietnamese and Japanese on
//! notation, PGN and the rules; here they are told in other words. A test's
//! name begins with the number of its claim. Where an article is damaged or
//! wrong, the test holds what is right and says so.

#![forbid(unsafe_code)]

mod play;

mod board;

mod moves;

mod captures;

mod marks;

mod glyphs;

mod positions;

mod replay;

mod fen;

mod descriptive;

mod games;

mod pgn;

mod rules;

mod numbers;
