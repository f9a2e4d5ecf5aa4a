//! A stream of JSON as blocks of whole games.

use std::io::{self, Read};

use scoresheet_record::pgn::Block;

use super::walk::{Item, Level, Walk};

/// Cuts a stream into blocks of whole games.
#[derive(Debug)]
pub(super) struct Values<R> {
    input: R,
    /// Bytes that are read and not yet handed out.
    kept: Vec<u8>,
    offset: u64,
    size: usize,
    limit: usize,
    level: Level,
    error: Option<io::Error>,
    ended: bool,
}

impl<R: Read> Values<R> {
    /// Blocks of about `size` bytes, and games of up to 16 MiB.
    pub(super) fn new(input: R, size: usize) -> Values<R> {
        Values {
            input,
            kept: Vec::new(),
            offset: 0,
            size: size.max(1),
            limit: size.max(16 << 20),
            level: Level::Top,
            error: None,
            ended: false,
        }
    }

    /// The next block and the brackets that are open before it, reusing the memory of an old
    /// block.
    pub(super) fn next_block_into(&mut self, spare: Vec<u8>) -> io::Result<Option<(Block, Level)>> {
        let mut wanted = self.size;
        loop {
            self.fill(wanted);
            if self.kept.is_empty() {
                return match self.error.take() {
                    Some(error) => Err(error),
                    None if self.level != Level::Top => Err(self.unclosed()),
                    None => Ok(None),
                };
            }
            let (len, level) = self.cut();
            if len > 0 {
                return Ok(Some(self.take(len, level, false, spare)));
            }
            if self.kept.len() >= self.limit {
                return Ok(Some(self.take(self.kept.len(), self.level, true, spare)));
            }
            wanted = (self.kept.len() * 2).min(self.limit);
        }
    }

    /// How much of what is kept is whole, and which brackets are open behind it.
    fn cut(&self) -> (usize, Level) {
        let mut walk = Walk::new(&self.kept, self.level, self.ended);
        let (mut len, mut level) = (0, self.level);
        loop {
            match walk.next_item() {
                Item::Unfinished(_) => return (len, level),
                Item::End => return (self.kept.len(), walk.level()),
                Item::Game(_) | Item::Stray(_) => {
                    (len, level) = (walk.offset(), walk.level());
                }
            }
        }
    }

    fn take(
        &mut self,
        len: usize,
        level: Level,
        cut_short: bool,
        mut spare: Vec<u8>,
    ) -> (Block, Level) {
        spare.clear();
        spare.extend_from_slice(&self.kept[len..]);
        let mut text = std::mem::replace(&mut self.kept, spare);
        text.truncate(len);
        let block = Block {
            text,
            offset: self.offset,
            cut_short,
        };
        self.offset += len as u64;
        (block, std::mem::replace(&mut self.level, level))
    }

    fn unclosed(&mut self) -> io::Error {
        self.level = Level::Top;
        let message = "the list of games is not closed, so games may be missing";
        io::Error::new(io::ErrorKind::UnexpectedEof, message)
    }

    /// Reads until so many bytes are kept, or the stream ends or fails.
    fn fill(&mut self, wanted: usize) {
        let start = self.kept.len();
        if self.ended || start >= wanted {
            return;
        }
        let missing = (wanted - start) as u64;
        // What was read before an error is kept.
        match (&mut self.input).take(missing).read_to_end(&mut self.kept) {
            Ok(read) => self.ended = (read as u64) < missing,
            Err(error) => {
                self.error = Some(error);
                self.ended = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Item, Level, Values, Walk};

    /// What stands where games could, block by block.
    fn items(text: &[u8], size: usize) -> (Vec<(bool, String)>, Option<String>) {
        let mut values = Values::new(text, size);
        let mut items = Vec::new();
        let mut seen = Vec::new();
        let fault = loop {
            let (block, level) = match values.next_block_into(Vec::new()) {
                Ok(Some(found)) => found,
                Ok(None) => break None,
                Err(error) => break Some(error.to_string()),
            };
            assert_eq!(block.offset, seen.len() as u64);
            let mut walk = Walk::new(&block.text, level, true);
            loop {
                let (is_game, range) = match walk.next_item() {
                    Item::Game(range) => (true, range),
                    Item::Stray(range) => (false, range),
                    Item::Unfinished(_) | Item::End => break,
                };
                let piece = String::from_utf8_lossy(&block.text[range]);
                items.push((is_game, piece.into_owned()));
            }
            seen.extend_from_slice(&block.text);
        };
        assert_eq!(seen, text);
        (items, fault)
    }

    #[test]
    fn blocks_of_any_size_hold_the_same() {
        const PIECES: [&str; 24] = [
            "{\"version\":1,\"moves\":[]}",
            "{\"version\":1,\"moves\":[{\"san\":\"e4\"}]}",
            "{\"version\":",
            "{\"games\":[",
            "{\"a\" : \"x\", \"games\" : [",
            "{\"x\":\"games\"}",
            "\n",
            "\n",
            "\n",
            "\n{",
            ",",
            ", ",
            "]",
            "[",
            "}",
            "{",
            "\"",
            "\\",
            "\"\\\"}\"",
            ":",
            "7",
            "prose",
            "\u{feff}",
            " ",
        ];
        let mut state = 1u64;
        let mut below = |bound: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % bound
        };
        for _ in 0..3000 {
            let count = below(14);
            let text: String = (0..count).map(|_| PIECES[below(PIECES.len())]).collect();
            let whole = items(text.as_bytes(), 1 << 20);
            for size in [1, 2, 5, 1 + below(40), 1 + below(200)] {
                assert_eq!(items(text.as_bytes(), size), whole, "{size}: {text}");
            }
        }
    }

    #[test]
    fn a_game_that_is_too_long_is_cut() {
        let mut values = Values::new(&b"{\"x\":[1,2,3]}"[..], 4);
        values.limit = 8;
        let mut lengths = Vec::new();
        while let Ok(Some((block, level))) = values.next_block_into(Vec::new()) {
            assert_eq!(level, Level::Top);
            lengths.push((block.text.len(), block.cut_short));
        }
        assert_eq!(lengths, [(8, true), (5, false)]);
    }
}
