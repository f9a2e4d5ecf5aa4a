//! Notations that name only squares.

pub mod uci;
