//! Descriptive notation, in which squares are named after the pieces that first stood there.
//!
//! | style | a move |
//! | --- | --- |
//! | [`MODERN`] | `N-KB3`, `QPxP`, `P-K8(Q) ch`, `O-O` |
//! | [`BOOK`] | `Kt-KB3`, `QPxP`, `P-K8(Q) ch`, `Castles` |
//! | [`OLD`] | `K. Kt. to K. B's 3d`, `Q. P. takes P.`, `Castles` |
//! | [`SPANISH`] | `C3AR`, `PDxP`, `P8R=D+`, `O-O` |
//! | [`FRENCH`] | `C3FR`, `PDxP`, `P8R=D+`, `O-O` |
//! | [`PORTUGUESE`] | `C3BR`, `PDxP`, `P8R=D+`, `O-O` |
//! | [`ITALIAN`] | `C3AR`, `PDxP`, `P8R=D+`, `O-O` |
//!
//! A text seldom says everything: `P-B4` may be two squares, `QR` is a rook only among others, and
//! whether a move checks may be all that tells it from another. So reading takes three steps.
//! [`scan`] says what a text claims, [`Position::resolve`](scoresheet_chess::Position::resolve) which
//! legal moves fit, and [`prefer`] which of them fit best. [`Homes`] follows a whole game, for books
//! that name pieces by where they began.

mod school;
mod token;
mod words;
mod lexer;
mod files;
mod names;
mod marks;
mod castling;
mod scan;
mod homes;
mod prefer;
mod ends;
mod style;
mod ladder;
mod write;

pub use ends::{End, scan_end};
pub use homes::Homes;
pub use prefer::prefer;
pub use scan::{parse, scan};
pub use school::School;
pub use style::{BOOK, Castling, FRENCH, ITALIAN, MODERN, OLD, PORTUGUESE, SPANISH, Signs, Style};
pub use write::write;
