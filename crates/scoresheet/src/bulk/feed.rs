//! Sources, one after the other, as pieces.

use std::io::{self, Chain, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use scoresheet_record::pgn::Blocks;
use scoresheet_record::source::count_lines;
use scoresheet_record::source::encoding::Encoding;

use super::lines::Lines;
use super::syntax::{HEAD, Syntax};
use super::values::Values;
use super::walk::Level;
use super::{Bulk, Piece};
use crate::input::{Source, Stream, Text};

/// Cuts sources into pieces.
pub(super) struct Feed {
    sources: Vec<Source>,
    /// The index of the source that is open, or to be opened next.
    at: usize,
    size: usize,
    encoding: Option<Encoding>,
    /// What all sources are written in, if that was said.
    syntax: Option<Syntax>,
    open: Option<Open>,
}

/// A source that is being read.
struct Open {
    cutter: Cutter,
    consumed: Arc<AtomicU64>,
    /// Which UTF-16 it is in, until the first piece has been told.
    wide: Option<Encoding>,
    next_line: u64,
}

/// Whatever cuts a source into blocks.
enum Cutter {
    Pgn(Blocks<Input>),
    Json(Values<Input>),
    Epd(Lines<Input>),
}

/// A stream of which the first bytes have been looked at.
type Input = Chain<Cursor<Vec<u8>>, Text<Stream>>;

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
    pub(super) fn new(sources: &[Source], bulk: &Bulk) -> Feed {
        Feed {
            sources: sources.to_vec(),
            at: 0,
            size: bulk.size(),
            encoding: bulk.encoding,
            syntax: bulk.syntax,
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
                    Ok(stream) => {
                        let open = Open::new(stream, self);
                        self.open.insert(open)
                    }
                    Err(error) => {
                        self.at += 1;
                        return Fed::Failure(error.to_string());
                    }
                },
            };
            match open.next_block_into(piece) {
                Ok(true) => {
                    piece.first_line = open.next_line;
                    piece.wide = open.wide.take();
                    piece.consumed = open.consumed.load(Ordering::Relaxed);
                    open.next_line += count_lines(&piece.block.text);
                    return Fed::Block;
                }
                Ok(false) => self.close(),
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
    fn new(stream: Stream, feed: &Feed) -> Open {
        let consumed = stream.counter();
        let mut text = Text::new(stream, feed.encoding);
        let wide = text.wide();
        let mut head = Vec::new();
        let named = match feed.sources.get(feed.at) {
            Some(Source::File(path)) => Syntax::of_file(path),
            Some(Source::Stdin) | None => None,
        };
        let syntax = feed.syntax.or(named).unwrap_or_else(|| {
            // An error is not lost: the stream gives it again to who reads it next.
            let _ = (&mut text).take(HEAD as u64).read_to_end(&mut head);
            Syntax::detect(&head)
        });
        let input = Cursor::new(head).chain(text);
        let cutter = match syntax {
            Syntax::Pgn => Cutter::Pgn(Blocks::new(input).with_size(feed.size)),
            Syntax::Json => Cutter::Json(Values::new(input, feed.size)),
            Syntax::Epd => Cutter::Epd(Lines::new(input, feed.size)),
        };
        Open {
            cutter,
            consumed,
            wide,
            next_line: 1,
        }
    }

    /// Puts the next block into a piece, reusing its memory; `false` if there is none.
    fn next_block_into(&mut self, piece: &mut Piece) -> io::Result<bool> {
        let spare = std::mem::take(&mut piece.block.text);
        let (syntax, found) = match &mut self.cutter {
            Cutter::Pgn(blocks) => {
                let found = blocks.next_block_into(spare)?;
                (Syntax::Pgn, found.map(|block| (block, Level::Top)))
            }
            Cutter::Json(values) => (Syntax::Json, values.next_block_into(spare)?),
            Cutter::Epd(lines) => {
                let found = lines.next_block_into(spare)?;
                (Syntax::Epd, found.map(|block| (block, Level::Top)))
            }
        };
        let Some((block, level)) = found else {
            return Ok(false);
        };
        piece.block = block;
        piece.syntax = syntax;
        piece.level = level;
        Ok(true)
    }
}
