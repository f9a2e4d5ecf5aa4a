//! What people and programs add to moves: glyphs, and what stands in comments.
//!
//! Values have units and a point of view here. The text of a record is never changed by being
//! understood: who edits a value writes that one command anew and leaves the rest to the byte.

mod glyphs;
mod glyph_words;
mod nag;
mod command;
mod clock;
mod eval;
mod class;
mod engine;
mod shapes;
mod reading;

pub use class::EvalClass;
pub use clock::{ClockKind, parse_clock, parse_timestamp, write_clock};
pub use command::{Command, Piece, Pieces, may_have_commands, pieces};
pub use engine::EngineNote;
pub use eval::{Eval, MateStyle, PointOfView, Profile, Score};
pub use nag::{Concept, Nag, Numbering, Sign};
pub use reading::{Remark, Remarks, Value};
pub use shapes::{Paint, Shape, Shapes};
