//! A stream of lines, each a game of its own, as blocks.
//!
//! A block ends where a game starts, so remarks stay with the game before them, whatever the blocks.

use std::io::{self, Read};
use std::ops::Range;

use scoresheet_record::pgn::{Block, Window};

/// Cuts a stream into blocks of whole lines.
#[derive(Debug)]
pub(super) struct Lines<R> {
    window: Window<R>,
    size: usize,
    limit: usize,
}

impl<R: Read> Lines<R> {
    /// Blocks of about `size` bytes, and lines of up to 16 MiB.
    pub(super) fn new(input: R, size: usize) -> Lines<R> {
        Lines {
            window: Window::new(input),
            size: size.max(1),
            limit: size.max(16 << 20),
        }
    }

    /// The next block, reusing the memory of an old one.
    pub(super) fn next_block_into(&mut self, spare: Vec<u8>) -> io::Result<Option<Block>> {
        let mut wanted = self.size;
        loop {
            self.window.fill(wanted);
            let text = self.window.text();
            let read = text.len();
            if read == 0 {
                return self.window.end().map(|()| None);
            }
            let whole = match self.window.is_last() {
                true => Some(read),
                false => last_game(text),
            };
            if let Some(len) = whole {
                return Ok(Some(self.window.take(len, false, spare)));
            }
            if read >= self.limit {
                return Ok(Some(self.window.take(read, true, spare)));
            }
            wanted = (read * 2).min(self.limit);
        }
    }
}

/// Where the line of the last game begins, if there is another before it.
fn last_game(text: &[u8]) -> Option<usize> {
    let is_game = |range: Range<usize>| !is_remark(&text[range]);
    let mut to = text.len();
    loop {
        let end = memchr::memrchr(b'\n', &text[..to])?;
        let mut at = end + 1;
        let line = next_line(&text[..to], &mut at);
        if line.is_some_and(is_game) {
            let mut at = 0;
            let mut lines = std::iter::from_fn(|| next_line(&text[..end], &mut at));
            return lines.any(is_game).then_some(end + 1);
        }
        to = end;
    }
}

/// The next line that is not blank, without blanks around it.
pub(crate) fn next_line(text: &[u8], at: &mut usize) -> Option<Range<usize>> {
    while *at < text.len() {
        let start = *at;
        let len = memchr::memchr(b'\n', &text[start..]);
        *at = len.map_or(text.len(), |len| start + len + 1);
        let line = &text[start..*at];
        let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        let bare = line.trim_ascii_start();
        let first = *at - bare.len();
        let bare = bare.trim_ascii_end();
        if !bare.is_empty() {
            return Some(first..first + bare.len());
        }
    }
    None
}

/// Whether a line is a remark and no game.
pub(crate) fn is_remark(line: &[u8]) -> bool {
    matches!(line, [b'#' | b'%' | b';', ..])
}

#[cfg(test)]
mod tests {
    use super::{Lines, is_remark, next_line};

    #[test]
    fn blocks_of_any_size_are_whole_lines() {
        let text = "# remark\n\na\n\nbcdefghij\r\n\n\nk\n# remark\n  \n;remark\nlmn\n#";
        for size in 1..30 {
            let mut lines = Lines::new(text.as_bytes(), size);
            let mut seen = Vec::new();
            while let Ok(Some(block)) = lines.next_block_into(Vec::new()) {
                assert_eq!(block.offset, seen.len() as u64);
                assert!(seen.is_empty() || seen.ends_with(b"\n"), "{size}");
                let first = next_line(&block.text, &mut 0).expect("a line");
                assert!(seen.is_empty() || !is_remark(&block.text[first]), "{size}");
                seen.extend_from_slice(&block.text);
            }
            assert_eq!(seen, text.as_bytes());
        }
    }
}
