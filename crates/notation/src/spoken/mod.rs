//! Moves in words, for those who hear them and those who say them.
//!
//! Eight tongues say every move in a short form and as a sentence, and read back
//! what they say. The words of a tongue stand in one table that writer and reader
//! share, so a word that is written is a word that is known. FIDE Laws, Appendix D,
//! has the players announce their moves; [`Squares::Announced`] are its names of
//! the squares.
//!
//! ```
//! use scoresheet_chess::Position;
//! use scoresheet_notation::{spoken::{self, Form, Speech, Squares, Tongue}, View};
//!
//! let start = Position::start();
//! let reading = spoken::parse("knight f three", Tongue::English).unwrap();
//! let mv = start.resolve(&reading.pattern).one().unwrap();
//! let view = View::new(&start, mv, &start.after(mv));
//!
//! let mut said = String::new();
//! spoken::write(&view, Speech::new(Tongue::German, Form::Sentence), &mut said);
//! assert_eq!(said, "Der weiße Springer zieht von g1 nach f3");
//!
//! said.clear();
//! let speech = Speech { squares: Squares::Nato, ..Speech::new(Tongue::English, Form::Short) };
//! spoken::write(&view, speech, &mut said);
//! assert_eq!(said, "knight to foxtrot three");
//! ```

mod speech;
mod words;
mod tongues;
mod write;
mod lexer;
mod claims;
mod read;

pub use read::{parse, scan};
pub use speech::{Form, Speech, Squares, Tongue};
pub use write::{write, write_result};
