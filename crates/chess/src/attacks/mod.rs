//! What each piece sees from each square.
//!
//! Everything is looked up in tables that the compiler computes, so nothing is
//! set up when a program starts.
//!
//! ```
//! use scoresheet_chess::{attacks, Bitboard, Square};
//! let blockers = Bitboard::from(Square::E4);
//! assert!(attacks::rook(Square::E1, blockers).has(Square::E4));
//! assert!(!attacks::rook(Square::E1, blockers).has(Square::E5));
//! ```

mod leapers;
mod rays;
mod magics;
mod sliders;
mod origins;

pub use leapers::{king, knight, pawn};
pub(crate) use origins::origins;
pub use rays::{antidiagonal, between, bishop_rays, diagonal, line, queen_rays, rook_rays};
pub use sliders::{bishop, queen, rook};
