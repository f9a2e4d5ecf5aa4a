//! Places near a finding: where it ends, and where the edits of its fix are.

use memchr::memrchr2;
use scoresheet_record::diagnostic::Edit;
use scoresheet_record::source::{LineColumn, count_lines, line_at};

use super::Finding;

impl Finding {
    /// Where the text begins in which the spans of its diagnostic are counted.
    pub fn base(&self) -> usize {
        self.start - self.diagnostic.span.start as usize
    }

    /// The bytes of the block that an edit of its fix replaces.
    pub fn range_of(&self, edit: &Edit) -> std::ops::Range<usize> {
        let base = self.base();
        base + edit.span.start as usize..base + edit.span.end as usize
    }

    /// The line and column of a byte of the block, counted from the place of the finding.
    pub fn place_of(&self, text: &[u8], at: usize) -> LineColumn {
        let mut here = LineColumn {
            line: self.line,
            column: self.column,
        };
        let (at, start) = (at.min(text.len()), self.start.min(text.len()));
        if at >= start {
            let gap = line_at(&text[start..at], at - start);
            match gap.line {
                1 => here.column += gap.column - 1,
                _ => here.column = gap.column,
            }
            here.line += gap.line - 1;
            return here;
        }
        // Counting goes back; only where a line begins before the place is that far.
        here.line -= count_lines(&text[at..start]).min(here.line - 1);
        let line_start = memrchr2(b'\n', b'\r', &text[..at]).map_or(0, |end| end + 1);
        here.column = line_at(&text[line_start..at], at - line_start).column;
        here
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_record::source::line_at;
    use scoresheet_record::{Code, Diagnostic, Span};

    use crate::report::Finding;

    #[test]
    fn places_are_the_same_from_wherever_they_are_counted() {
        let text = "1. e4 {\u{e9}\u{e9}}\ne5\r\n\r\n2. \u{4e2d}Ke3 *\n".as_bytes();
        for start in 0..text.len() {
            let from = line_at(text, start);
            let finding = Finding {
                game: None,
                start,
                end: start,
                line: from.line,
                column: from.column,
                diagnostic: Diagnostic::new(Code::IllegalMove, Span::default(), ""),
            };
            for at in 0..=text.len() {
                let is_odd = |at: usize| {
                    let (before, after) = (&text[..at], &text[at..]);
                    str::from_utf8(before).is_err()
                        || before.ends_with(b"\r") && after.starts_with(b"\n")
                };
                if !is_odd(start) && !is_odd(at) {
                    assert_eq!(
                        finding.place_of(text, at),
                        line_at(text, at),
                        "{start} {at}"
                    );
                }
            }
        }
    }
}
