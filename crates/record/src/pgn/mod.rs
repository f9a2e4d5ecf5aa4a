//! Portable Game Notation: tokens, events, and writing.

mod token;
mod typeset;
mod lexer;
mod visitor;
mod reader;
mod stream;
mod layout;
mod writer;

pub use layout::{Layout, TagChoice};
pub use lexer::{Lexer, TagParts, plain, split_tag};
pub use reader::Reader;
pub(crate) use reader::{odd_result, tell_result_in_variation};
pub use stream::{Block, Blocks, Window};
pub use token::{Token, TokenKind};
pub use visitor::{Comment, CommentKind, Flow, Place, Played, Ply, Tag, Visitor};
pub use writer::{Speller, Writer};
