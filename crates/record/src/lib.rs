//! A game and its text: PGN tokens, events, game trees, and back to text.
//!
//! The path of the data is the order of the modules: bytes are cut into tokens
//! (`pgn::lexer`), tokens become events (`pgn::reader`, received by a
//! [`Visitor`]), a [`Resolver`] adds the legal move to each ply, and a
//! [`Writer`](pgn::Writer) or a [`Builder`](game::Builder) takes the events in.
//! A finished [`Game`] can replay itself into any visitor.
//!
//! ```
//! use scoresheet_record::{Game, pgn::Layout};
//!
//! let games = Game::read_all(b"1. e4 e5 2. Nf3 {best by test} Nc6 *");
//! assert_eq!(games[0].main_line().count(), 4);
//! let text = games[0].write(&Layout::EXPORT);
//! assert!(text.ends_with(b"1. e4 e5 2. Nf3 {best by test} 2... Nc6 *\n\n"));
//! ```
//!
//! The reader never fails and never decides what a move means. Every byte is
//! in exactly one token; whatever was odd is a [`Diagnostic`].
#![deny(unsafe_code)]

pub mod source;
pub mod epd;
pub mod diagnostic;
pub mod tags;
pub mod remark;
pub mod pgn;
pub mod resolve;
pub mod movetext;
pub mod check;
pub mod game;

pub use diagnostic::{Code, Diagnostic, Severity};
pub use game::Game;
pub use pgn::{Flow, Reader, Visitor};
pub use resolve::Resolver;
pub use source::Span;
