//! Laws of cutting: where a text may be cut, and that nobody notices that it was.

use std::io::{self, Read};

use scoresheet_record::Reader;
use scoresheet_record::pgn::Blocks;
use scoresheet_record::source::{is_game_start, last_game_start, next_game_start};

use super::events::{Event, Tape, same, whole};
use super::{Verdict, ensure};

/// A stream that gives its bytes in pieces of a size of its own.
struct Trickle<'a> {
    rest: &'a [u8],
    piece: usize,
    /// Whether it fails instead of ending.
    fails: bool,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() && self.fails {
            return Err(io::Error::other("the stream was told to fail"));
        }
        let len = self.piece.min(self.rest.len()).min(buffer.len());
        let (piece, rest) = self.rest.split_at(len);
        buffer[..len].copy_from_slice(piece);
        self.rest = rest;
        Ok(len)
    }
}

/// Blocks of any size give the events that the whole text gives, and together the whole text.
pub fn any_block_size(text: &[u8], size: usize, piece: usize) -> Verdict {
    let stream = Trickle {
        rest: text,
        piece: piece.max(1),
        fails: false,
    };
    let mut blocks = Blocks::new(stream).with_size(size);
    let mut tape = Tape::default();
    let mut end = 0;
    while let Some(block) = blocks.next_block().map_err(|error| error.to_string())? {
        let start = block.offset as usize;
        ensure(
            start == end && text[start..].starts_with(&block.text),
            || format!("the block at {start} does not follow the one that ends at {end}"),
        )?;
        end = start + block.text.len();
        tape.offset = start;
        Reader::new(&block.text).read_all(&mut tape);
    }
    ensure(end == text.len(), || {
        format!("the blocks end at {end} of {}", text.len())
    })?;
    same(&whole(text), &tape.events, "the whole text", "blocks")
}

/// With a limit no block is longer than that, and the bytes are still all there, those before an
/// error of the stream, too.
pub fn limited_blocks(text: &[u8], size: usize, limit: usize) -> Verdict {
    let limit = limit.max(size);
    for fails in [false, true] {
        let piece = 1 + size / 2;
        let rest = text;
        let stream = Trickle { rest, piece, fails };
        let mut blocks = Blocks::new(stream).with_size(size).with_limit(limit);
        let mut all = Vec::new();
        let failed = loop {
            match blocks.next_block() {
                Ok(Some(block)) => {
                    ensure(!block.text.is_empty() && block.text.len() <= limit, || {
                        format!("a block of {} bytes, limit {limit}", block.text.len())
                    })?;
                    ensure(!block.cut_short || block.text.len() == limit, || {
                        format!("cut short after {} of {limit}", block.text.len())
                    })?;
                    all.extend_from_slice(&block.text);
                }
                Ok(None) => break false,
                Err(_) => break true,
            }
        };
        ensure(failed == fails && all == text, || {
            format!("{} bytes of {}, failed: {failed}", all.len(), text.len())
        })?;
    }
    Ok(())
}

/// A game begins wherever one certainly starts, and the searches for such places find them.
pub fn certain_starts(text: &[u8]) -> Verdict {
    let at_line_start = |at: usize| at == 0 || matches!(text[at - 1], b'\n' | b'\r');
    let starts: Vec<usize> = (0..text.len())
        .filter(|&at| text[at] == b'[' && at_line_start(at) && is_game_start(text, at))
        .collect();
    let begun: Vec<usize> = whole(text)
        .into_iter()
        .filter_map(|event| match event {
            Event::Begin(at) => Some(at),
            _ => None,
        })
        .collect();
    for start in &starts {
        ensure(begun.binary_search(start).is_ok(), || {
            format!("one may cut at {start}, and games begin at {begun:?}")
        })?;
    }
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = next_game_start(text, from) {
        found.push(at);
        from = at + 1;
    }
    ensure(found == starts, || {
        format!("found {found:?}, one by one {starts:?}")
    })?;
    let last = last_game_start(text);
    ensure(last.is_none_or(|at| at > 0 && starts.contains(&at)), || {
        format!("the last is {last:?} of {starts:?}")
    })
}
