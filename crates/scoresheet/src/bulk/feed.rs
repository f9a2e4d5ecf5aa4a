//! Sources, one after the other, as pieces.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use scoresheet_record::pgn::Blocks;
use scoresheet_record::source::count_lines;
use scoresheet_record::source::encoding::Encoding;

use super::Piece;
use crate::input::{Source, Stream, Text};

/// Cuts sources into pieces.
pub(super) struct Feed {
    sources: Vec<Source>,
    /// The index of the source that is open, or to be opened next.
    at: usize,
    size: usize,
    encoding: Option<Encoding>,
    open: Option<Open>,
}

/// A source that is being read.
struct Open {
    blocks: Blocks<Text<Stream>>,
    consumed: Arc<AtomicU64>,
    /// Which UTF-16 it is in, until the first piece has been told.
    wide: Option<Encoding>,
    next_line: u64,
}

/// What became of an empty piece.
pub(super) enum Fed {
    /// It has a block.
    Block,
    /// The source fails, for the reason given.
    Failure(String),
    /// There is nothing more.
    End,
}

impl Feed {
    pub(super) fn new(sources: &[Source], size: usize, encoding: Option<Encoding>) -> Feed {
        Feed {
            sources: sources.to_vec(),
            at: 0,
            size,
            encoding,
            open: None,
        }
    }

    /// Fills a piece, reusing its memory.
    pub(super) fn next_into(&mut self, piece: &mut Piece) -> Fed {
        while let Some(source) = self.sources.get(self.at) {
            piece.source = self.at;
            let open = match &mut self.open {
                Some(open) => open,
                None => match source.open() {
                    Ok(stream) => self
                        .open
                        .insert(Open::new(stream, self.size, self.encoding)),
                    Err(error) => {
                        self.at += 1;
                        return Fed::Failure(error.to_string());
                    }
                },
            };
            let spare = std::mem::take(&mut piece.block.text);
            match open.blocks.next_block_into(spare) {
                Ok(Some(block)) => {
                    piece.first_line = open.next_line;
                    piece.wide = open.wide.take();
                    piece.consumed = open.consumed.load(Ordering::Relaxed);
                    open.next_line += count_lines(&block.text);
                    piece.block = block;
                    return Fed::Block;
                }
                Ok(None) => self.close(),
                Err(error) => {
                    let name = source.name().into_owned();
                    self.close();
                    return Fed::Failure(format!("`{name}` cannot be read to its end: {error}"));
                }
            }
        }
        Fed::End
    }

    fn close(&mut self) {
        self.open = None;
        self.at += 1;
    }
}

impl Open {
    fn new(stream: Stream, size: usize, encoding: Option<Encoding>) -> Open {
        let consumed = stream.counter();
        let text = Text::new(stream, encoding);
        Open {
            consumed,
            wide: text.wide(),
            blocks: Blocks::new(text).with_size(size),
            next_line: 1,
        }
    }
}
