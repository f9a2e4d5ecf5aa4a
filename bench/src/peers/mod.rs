//! The peers, one file each: what users would pick today. GPL is allowed here
//! and nowhere else.

pub mod cozy;
pub mod pgn_reader;
pub mod shakmaty;
