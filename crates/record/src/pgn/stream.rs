//! A stream of bytes as blocks of whole games.
//!
//! A block ends where a game certainly starts, so blocks can be read by
//! different threads, and a lexer never meets the end of a buffer inside a
//! game. The window grows for a game that does not fit, up to a limit; a longer
//! game is cut at the limit and said to be.

use std::io::{self, Read};

use super::reader::Reader;
use crate::source::{last_game_start, next_game_start};

/// Whole games, cut out of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// The text of the games.
    pub text: Vec<u8>,
    /// Where the block begins in the stream.
    pub offset: u64,
    /// Whether the last game was too long and goes on in the next block.
    pub cut_short: bool,
}

/// What has been read of a stream and not yet been handed out in blocks.
#[derive(Debug)]
pub struct Window<R> {
    input: R,
    text: Vec<u8>,
    /// Where the text begins in the stream.
    offset: u64,
    /// An error that waits until the bytes before it are handed out.
    error: Option<io::Error>,
    ended: bool,
}

impl<R: Read> Window<R> {
    /// The start of a stream, of which nothing has been read.
    pub fn new(input: R) -> Window<R> {
        Window {
            input,
            text: Vec::new(),
            offset: 0,
            error: None,
            ended: false,
        }
    }

    /// The bytes.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether nothing follows them.
    pub fn is_last(&self) -> bool {
        self.ended
    }

    /// What is to be said when all bytes have been handed out.
    ///
    /// # Errors
    ///
    /// The one that ended the stream, once.
    pub fn end(&mut self) -> io::Result<()> {
        self.error.take().map_or(Ok(()), Err)
    }

    /// Reads until there are so many bytes, or the stream ends or fails.
    pub fn fill(&mut self, wanted: usize) {
        let start = self.text.len();
        if self.ended || start >= wanted {
            return;
        }
        self.text.resize(wanted, 0);
        let mut filled = start;
        while filled < wanted && !self.ended {
            match self.input.read(&mut self.text[filled..]) {
                Ok(0) => self.ended = true,
                Ok(read) => filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    self.ended = true;
                }
            }
        }
        self.text.truncate(filled);
    }

    /// Hands out the first bytes as a block, reusing the memory of an old one.
    pub fn take(&mut self, len: usize, cut_short: bool, mut spare: Vec<u8>) -> Block {
        spare.clear();
        spare.extend_from_slice(&self.text[len..]);
        let mut text = std::mem::replace(&mut self.text, spare);
        text.truncate(len);
        let offset = self.offset;
        self.offset += len as u64;
        Block {
            text,
            offset,
            cut_short,
        }
    }
}

/// Cuts a stream into blocks of whole games.
///
/// ```
/// use scoresheet_record::pgn::Blocks;
/// let text = "[Event \"A\"]\n[Site \"?\"]\n\n1. e4 *\n\n".repeat(9);
/// let mut blocks = Blocks::new(text.as_bytes()).with_size(50);
/// let mut lengths = Vec::new();
/// while let Some(block) = blocks.next_block()? {
///     lengths.push(block.text.len());
/// }
/// assert_eq!(lengths.iter().sum::<usize>(), text.len());
/// assert!(lengths.len() > 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Blocks<R> {
    window: Window<R>,
    size: usize,
    limit: usize,
}

/// A start found by reading is trusted only with this much text behind it, so that the decision
/// did not depend on where the window ends.
const MARGIN: usize = 4096;

impl<R: Read> Blocks<R> {
    /// Blocks of about a mebibyte, and games of up to 16 MiB.
    pub fn new(input: R) -> Blocks<R> {
        Blocks {
            window: Window::new(input),
            size: 1 << 20,
            limit: 16 << 20,
        }
    }

    /// Sets how many bytes a block should have; at least one.
    #[must_use]
    pub fn with_size(mut self, size: usize) -> Blocks<R> {
        self.size = size.max(1);
        self.limit = self.limit.max(self.size);
        self
    }

    /// Sets how many bytes a single game may have before it is cut.
    #[must_use]
    pub fn with_limit(mut self, limit: usize) -> Blocks<R> {
        self.limit = limit.max(self.size);
        self
    }

    /// The next block, or `None` at the end of the stream.
    ///
    /// # Errors
    ///
    /// Those of the stream. All bytes before the error are handed out first.
    pub fn next_block(&mut self) -> io::Result<Option<Block>> {
        self.next_block_into(Vec::new())
    }

    /// Like [`next_block`](Blocks::next_block), reusing the memory of an old block.
    ///
    /// # Errors
    ///
    /// Those of the stream. All bytes before the error are handed out first.
    pub fn next_block_into(&mut self, spare: Vec<u8>) -> io::Result<Option<Block>> {
        let mut wanted = self.size;
        loop {
            self.window.fill(wanted);
            let text = self.window.text();
            if text.is_empty() {
                return self.window.end().map(|()| None);
            }
            let (len, cut_short) = if self.window.is_last() {
                (text.len(), false)
            } else if let Some(start) = last_game_start(text).filter(|&at| self.follows_game(at)) {
                (start, false)
            } else if let Some(start) = self.last_start_by_reading() {
                (start, false)
            } else if text.len() >= self.limit {
                (self.limit, true)
            } else {
                wanted = (text.len() * 2).min(self.limit);
                continue;
            };
            return Ok(Some(self.window.take(len, cut_short, spare)));
        }
    }

    /// Whether a game stands before a certain start of another: text before all games makes no
    /// block, so that it stays with the first.
    fn follows_game(&self, start: usize) -> bool {
        self.window.offset > 0 || next_game_start(self.window.text(), 0) < Some(start)
    }

    /// The start of the last game in the window, for texts whose games show it by no tags.
    fn last_start_by_reading(&self) -> Option<usize> {
        let text = self.window.text();
        let mut reader = Reader::new(text);
        let trusted = text.len().checked_sub(MARGIN)?;
        let mut last = None;
        reader.skip_game()?;
        while let Some(start) = reader.skip_game()
            && start < trusted
            && !reader.met_unclosed()
        {
            last = Some(start);
        }
        last
    }
}
