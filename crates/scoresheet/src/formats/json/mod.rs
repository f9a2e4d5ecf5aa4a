//! Games as JSON, version 1 of the schema that `docs/format/json.md` describes.

mod values;
mod frame;
mod write;
mod scan;
mod draft;
mod parse;
mod lists;
mod tell;
mod read;

#[cfg(test)]
mod tests;

pub use read::{JsonFault, JsonReader};
pub use write::{JsonStyle, JsonWriter};

/// The version of the schema, which every game names.
pub const VERSION: u32 = 1;

/// The text in JSON of what was not read as moves begins so where a record has only comments.
const UNREAD: &[u8] = b"unread: ";
