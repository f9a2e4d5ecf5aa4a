//! The rules of chess: squares, positions, legal moves, the ends of a game, and FEN.
//!
//! This crate knows what is legal and nothing else: no text but FEN and the
//! names of squares, no history, no files. It needs no `std` and no other
//! crate. Modules are declared in reading order, and a module uses only those
//! above it.
//!
//! ```
//! use scoresheet_chess::{Pattern, Position, Resolution, Role, Square};
//!
//! let start = Position::start();
//! assert_eq!(start.legal_moves().len(), 20);
//!
//! // "a knight goes to f3": only one can.
//! let claim = Pattern::new(Role::Knight, Square::F3);
//! let Resolution::One(nf3) = start.resolve(&claim) else { panic!() };
//! let after = start.after(nf3);
//! assert_eq!(
//!     after.fen().to_string(),
//!     "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
//! );
//! ```
#![no_std]
#![deny(unsafe_code)]

extern crate alloc;

mod color;
mod role;
mod square;
mod bitboard;
pub mod attacks;
mod moves;
mod board;
mod castling;
mod variant;
mod setup;
mod ending;
mod position;
mod hash;
mod laws;
mod faults;
mod movegen;
mod play;
mod outcome;
mod draw;
mod pattern;
mod explain;
mod illegal;
pub mod fen;
mod perft;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::Side;
pub use color::Color;
pub use draw::{Claim, Line};
pub use ending::{Ending, Outcome};
pub use explain::{CastlingBar, Explanation, Placed};
pub use faults::{Fault, Faults, Rejected};
pub use fen::{EnPassantField, Fen, FenError, Field};
pub use hash::Key;
pub use laws::Laws;
pub use movegen::Group;
pub use moves::{Move, MoveKind};
pub use pattern::{CaptureClaim, Pattern, Resolution};
pub use perft::perft;
pub use position::Position;
pub use role::{Piece, Role, RoleSet};
pub use setup::Setup;
pub use square::{File, Rank, Square};
pub use variant::Variant;
