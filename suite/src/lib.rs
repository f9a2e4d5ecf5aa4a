//! What holds for every input, and inputs to try it on.
//!
//! A law is a function that returns what is wrong, so that the property tests,
//! the fuzz targets and the run over a corpus say the same and a failing input
//! can be made small. Nothing here is part of what ships.
#![forbid(unsafe_code)]

pub mod random;
pub mod walk;
pub mod texts;
pub mod games;
pub mod spelling;
pub mod laws;
pub mod schema;
pub mod hold;
