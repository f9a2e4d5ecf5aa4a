//! What people add to moves.

mod nag;

pub use nag::Nag;
