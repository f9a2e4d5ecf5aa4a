//! Notations that name two squares and no piece.
//!
//! Each has a reader and a writer of its own. What they share, two squares that make a claim, is
//! in `squares`; none of them needs to know where the pieces stand.

mod squares;
pub mod uci;
pub mod coordinates;
pub mod iccf;
pub mod smith;
pub mod tcn;
pub mod uedemann;
pub mod gringmuth;

pub use squares::queening;
