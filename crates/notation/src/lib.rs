//! A move and its text, in both directions.
//!
//! Every notation is read into one small value, the
//! [`Pattern`](scoresheet_chess::Pattern), which says what the text claims, and
//! written from one small value, the [`View`], which is everything there is to
//! say about a legal move. Only
//! [`Position::resolve`](scoresheet_chess::Position::resolve) joins them, so a
//! new notation is one reader and one writer, and the rules decide what was
//! meant. This crate knows nothing of games, move numbers and comments.
//!
//! ```
//! use scoresheet_chess::Position;
//! use scoresheet_notation::{algebraic, uci, Quirk, View};
//!
//! let start = Position::start();
//! let reading = algebraic::parse(b"Ng1-f3!").unwrap();
//! assert!(reading.quirks.has(Quirk::FullOrigin));
//!
//! let mv = start.resolve(&reading.pattern).one().unwrap();
//! let view = View::new(&start, mv, &start.after(mv));
//! assert_eq!(algebraic::write(&view, &algebraic::SAN).as_str(), "Nf3");
//! assert_eq!(uci::write(&start, mv).as_str(), "g1f3");
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod quirk;
mod reading;
mod word;
mod view;
pub mod algebraic;
pub mod language;
pub mod coordinate;
pub mod descriptive;
pub mod spoken;
pub mod placement;
mod dialect;

pub use coordinate::uci;
pub use dialect::{Dialect, Dialects, Notation};
pub use quirk::{Quirk, Quirks};
pub use reading::{CheckMark, Reading, Scan, Unreadable};
pub use view::View;
pub use word::Word;
