//! Lines and columns, counted only when someone asks.

/// A line and a column, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1; bytes that are not UTF-8 count as one each.
    pub column: u64,
}

/// How many line ends a text has: LF, CR LF, or CR alone.
pub fn count_lines(text: &[u8]) -> u64 {
    let feeds = memchr::memchr_iter(b'\n', text).count();
    let lone_returns = memchr::memchr_iter(b'\r', text)
        .filter(|&at| text.get(at + 1) != Some(&b'\n'))
        .count();
    (feeds + lone_returns) as u64
}

/// The line and column of a byte of a text.
///
/// ```
/// use scoresheet_record::source::line_at;
/// let place = line_at("1. e4\n1... \u{e9}e5".as_bytes(), 14);
/// assert_eq!((place.line, place.column), (2, 8));
/// ```
pub fn line_at(text: &[u8], offset: usize) -> LineColumn {
    let before = &text[..offset.min(text.len())];
    let line_start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    let in_line = &before[line_start..];
    let characters: usize = in_line
        .utf8_chunks()
        .map(|chunk| chunk.valid().chars().count() + chunk.invalid().len())
        .sum();
    LineColumn {
        line: count_lines(&before[..line_start]) + 1,
        column: characters as u64 + 1,
    }
}
