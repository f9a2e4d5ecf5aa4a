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
    input: R,
    /// Bytes that are read and not yet handed out.
    kept: Vec<u8>,
    offset: u64,
    size: usize,
    limit: usize,
    /// An error that waits until the bytes before it are handed out.
    error: Option<io::Error>,
    ended: bool,
}

/// A start found by reading is trusted only with this much text behind it, so that the decision
/// did not depend on where the window ends.
const MARGIN: usize = 4096;

impl<R: Read> Blocks<R> {
    /// Blocks of about a mebibyte, and games of up to 16 MiB.
    pub fn new(input: R) -> Blocks<R> {
        Blocks {
            input,
            kept: Vec::new(),
            offset: 0,
            size: 1 << 20,
            limit: 16 << 20,
            error: None,
            ended: false,
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
    pub fn next_block_into(&mut self, mut spare: Vec<u8>) -> io::Result<Option<Block>> {
        let mut wanted = self.size;
        loop {
            self.fill(wanted);
            if self.kept.is_empty() {
                return self.error.take().map_or(Ok(None), Err);
            }
            let (len, cut_short) = if self.ended {
                (self.kept.len(), false)
            } else if let Some(start) =
                last_game_start(&self.kept).filter(|&at| self.follows_game(at))
            {
                (start, false)
            } else if let Some(start) = self.last_start_by_reading() {
                (start, false)
            } else if self.kept.len() >= self.limit {
                (self.limit, true)
            } else {
                wanted = (self.kept.len() * 2).min(self.limit);
                continue;
            };
            spare.clear();
            spare.extend_from_slice(&self.kept[len..]);
            let rest = std::mem::replace(&mut self.kept, spare);
            let mut text = rest;
            text.truncate(len);
            let block = Block {
                text,
                offset: self.offset,
                cut_short,
            };
            self.offset += len as u64;
            return Ok(Some(block));
        }
    }

    /// Whether a game stands before a certain start of another: text before all games makes no
    /// block, so that it stays with the first.
    fn follows_game(&self, start: usize) -> bool {
        self.offset > 0 || next_game_start(&self.kept, 0) < Some(start)
    }

    /// Reads until so many bytes are kept, or the stream ends or fails.
    fn fill(&mut self, wanted: usize) {
        let start = self.kept.len();
        if self.ended || start >= wanted {
            return;
        }
        self.kept.resize(wanted, 0);
        let mut filled = start;
        while filled < wanted && !self.ended {
            match self.input.read(&mut self.kept[filled..]) {
                Ok(0) => self.ended = true,
                Ok(read) => filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    self.ended = true;
                }
            }
        }
        self.kept.truncate(filled);
    }

    /// The start of the last game in the window, for texts whose games show it by no tags.
    fn last_start_by_reading(&self) -> Option<usize> {
        let mut reader = Reader::new(&self.kept);
        let trusted = self.kept.len().checked_sub(MARGIN)?;
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
