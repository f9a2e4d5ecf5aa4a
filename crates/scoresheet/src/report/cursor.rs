//! Lines and columns of many places of one text, in one pass over it.

use scoresheet_record::source::{LineColumn, count_lines};

/// A place that moves forward through a text and knows its line and column.
///
/// Counting goes on from the last place, so that many places cost no more than
/// one walk even where the whole text is a single line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    offset: usize,
    first_line: u64,
    at: LineColumn,
}

impl Cursor {
    /// A cursor at the start of a text whose first line has this number.
    pub(super) fn new(first_line: u64) -> Cursor {
        Cursor {
            offset: 0,
            first_line,
            at: LineColumn {
                line: first_line,
                column: 1,
            },
        }
    }

    /// The line and column of a byte.
    pub(super) fn seek(&mut self, text: &[u8], offset: usize) -> LineColumn {
        let mut offset = offset.min(text.len());
        if text.get(offset) == Some(&b'\n') && offset > 0 && text[offset - 1] == b'\r' {
            // A line ends once, at the first of the two.
            offset -= 1;
        }
        if offset < self.offset {
            *self = Cursor::new(self.first_line);
        }
        let gap = &text[self.offset..offset];
        let in_line = match memchr::memrchr2(b'\n', b'\r', gap) {
            Some(end) => {
                self.at.line += count_lines(&gap[..=end]);
                self.at.column = 1;
                &gap[end + 1..]
            }
            None => gap,
        };
        self.at.column += characters(in_line);
        self.offset = offset;
        self.at
    }
}

/// How many characters a text has; bytes that are not UTF-8 count as one each.
fn characters(text: &[u8]) -> u64 {
    let chunks = text.utf8_chunks();
    let counts = chunks.map(|chunk| chunk.valid().chars().count() + chunk.invalid().len());
    counts.sum::<usize>() as u64
}
