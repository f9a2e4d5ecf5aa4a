//! The input before it is understood: places in it, lines, and where it may be cut.

pub mod encoding;
mod lines;
mod span;
mod split;

pub use lines::{LineColumn, count_lines, line_at};
pub use span::Span;
pub use split::{is_game_start, is_tag_line, last_game_start, next_game_start};
