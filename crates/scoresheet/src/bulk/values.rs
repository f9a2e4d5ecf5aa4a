//! A stream of JSON as blocks of whole games.

use std::io::{self, Read};

use scoresheet_record::pgn::{Block, Window};

use super::walk::{Item, Level, Walk};

/// Cuts a stream into blocks of whole games.
#[derive(Debug)]
pub(super) struct Values<R> {
    window: Window<R>,
    size: usize,
    limit: usize,
    /// The brackets that are open before the window.
    level: Level,
}

impl<R: Read> Values<R> {
    /// Blocks of about `size` bytes, and games of up to 16 MiB.
    pub(super) fn new(input: R, size: usize) -> Values<R> {
        Values {
            window: Window::new(input),
            size: size.max(1),
            limit: size.max(16 << 20),
            level: Level::Top,
        }
    }

    /// The next block and the brackets that are open before it, reusing the memory of an old
    /// block.
    pub(super) fn next_block_into(&mut self, spare: Vec<u8>) -> io::Result<Option<(Block, Level)>> {
        let mut wanted = self.size;
        loop {
            self.window.fill(wanted);
            let read = self.window.text().len();
            if read == 0 {
                self.window.end()?;
                return match self.level {
                    Level::Top => Ok(None),
                    _ => Err(self.unclosed()),
                };
            }
            let (len, level) = self.cut();
            if len > 0 {
                let block = self.window.take(len, false, spare);
                return Ok(Some((block, std::mem::replace(&mut self.level, level))));
            }
            if read >= self.limit {
                return Ok(Some((self.window.take(read, true, spare), self.level)));
            }
            wanted = (read * 2).min(self.limit);
        }
    }

    /// How much of what is kept is whole, and which brackets are open behind it.
    fn cut(&self) -> (usize, Level) {
        let text = self.window.text();
        let mut walk = Walk::new(text, self.level, self.window.is_last());
        let (mut len, mut level) = (0, self.level);
        loop {
            match walk.next_item() {
                Item::Unfinished(_) => return (len, level),
                Item::End => return (text.len(), walk.level()),
                Item::Game(_) | Item::Stray(_) => {
                    (len, level) = (walk.offset(), walk.level());
                }
            }
        }
    }

    fn unclosed(&mut self) -> io::Error {
        self.level = Level::Top;
        let message = "the list of games is not closed, so games may be missing";
        io::Error::new(io::ErrorKind::UnexpectedEof, message)
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
