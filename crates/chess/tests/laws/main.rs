//! What must hold in every position, tried in thousands that random play reaches.
//!
//! The walks are the same in every run: a failure shows the position as FEN.

mod walk;

mod fens;
mod garbage;
mod keys;
mod moves;
mod patterns;
mod repetition;
