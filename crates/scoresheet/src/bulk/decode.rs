//! The text of a piece as UTF-8, game by game, and what was decided about it.
//!
//! Text that is UTF-8 already, as nearly all is, is looked at once and not touched.

use std::ops::Range;

use scoresheet_record::Reader;
use scoresheet_record::source::encoding::{Decided, Encoding, decode_game};

use super::lines::{is_remark, next_line};
use super::walk::{Item, Walk};
use super::{Piece, Syntax};

/// A game that was not UTF-8.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Which game of the piece it is, from 0.
    pub game: usize,
    /// Where its first character that was not UTF-8 is, counted from the start of the game.
    pub at: usize,
    /// Where its first byte that was not UTF-8 is in the source, before it was decoded.
    pub offset: u64,
    /// What was decided.
    pub decided: Decided,
}

impl Piece {
    /// Makes the text UTF-8, if it is not. Lines keep their numbers.
    ///
    /// Each game has an encoding of its own, which is found out from nothing but this game, unless
    /// one is given. JSON is in UTF-8 unless one is given. (A file in UTF-16 never comes here: see [`Text`](crate::input::Text).)
    ///
    /// ```
    /// use scoresheet::bulk::Piece;
    ///
    /// let mut piece = Piece::default();
    /// piece.block.text = b"[White \"M\xfcller\"]\n\n1. e4 *".to_vec();
    /// piece.decode(None);
    /// assert_eq!(piece.block.text, "[White \"Müller\"]\n\n1. e4 *".as_bytes());
    /// assert_eq!(piece.readings[0].decided.encoding.name(), "Windows-1252");
    /// ```
    pub fn decode(&mut self, encoding: Option<Encoding>) {
        self.readings.clear();
        if self.syntax == Syntax::Json && encoding.is_none() {
            // It is UTF-8, or no JSON.
            return;
        }
        let encoding = match encoding {
            Some(Encoding::Utf16Le | Encoding::Utf16Be) => Some(Encoding::Utf8),
            encoding => encoding,
        };
        let is_done = match encoding {
            None | Some(Encoding::Utf8) => str::from_utf8(&self.block.text).is_ok(),
            Some(_) => self.block.text.is_ascii(),
        };
        match self.syntax {
            _ if is_done => {}
            Syntax::Pgn => self.decode_games(encoding),
            Syntax::Json | Syntax::Epd => self.decode_lines(encoding),
        }
    }

    /// A text in which no comment and no tag says where games are: line by line. Of each game that
    /// it turns out to hold the first line counts that is not UTF-8.
    #[cold]
    fn decode_lines(&mut self, encoding: Option<Encoding>) {
        let bytes = std::mem::take(&mut self.block.text);
        let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
        let mut found = Vec::new();
        let mut start = 0;
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            let before = text.len();
            if let Some(decided) = decode_game(line, encoding, &mut text) {
                let offset = self.block.offset + (start + decided.offset) as u64;
                found.push((before + decided.at, offset, decided));
            }
            start += line.len();
        }
        let mut found = found.into_iter().peekable();
        for (game, range) in self.games_of(text.as_bytes()).into_iter().enumerate() {
            while found.next_if(|(at, ..)| *at < range.start).is_some() {}
            if let Some((at, offset, decided)) = found.next_if(|(at, ..)| *at < range.end) {
                self.readings.push(Reading {
                    game,
                    at: at - range.start,
                    offset,
                    decided,
                });
            }
            while found.next_if(|(at, ..)| *at < range.end).is_some() {}
        }
        self.block.text = text.into_bytes();
    }

    /// Where the games of a text are that is no PGN.
    fn games_of(&self, text: &[u8]) -> Vec<Range<usize>> {
        let mut games = Vec::new();
        if self.syntax == Syntax::Epd {
            let mut at = 0;
            while let Some(line) = next_line(text, &mut at) {
                if !is_remark(&text[line.clone()]) {
                    games.push(line);
                }
            }
            return games;
        }
        let mut walk = Walk::new(text, self.level, true);
        loop {
            match walk.next_item() {
                Item::Game(range) => games.push(range),
                Item::Stray(_) => {}
                Item::Unfinished(_) | Item::End => return games,
            }
        }
    }

    #[cold]
    fn decode_games(&mut self, encoding: Option<Encoding>) {
        let bytes = std::mem::take(&mut self.block.text);
        let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
        let mut reader = Reader::new(&bytes);
        // What stands before the first game belongs to it.
        let (mut game, mut start) = (0, 0);
        let mut before = reader.skip_game().unwrap_or_default();
        let mut next = reader.skip_game();
        loop {
            let end = next.unwrap_or(bytes.len());
            if let Some(decided) = decode_game(&bytes[start..end], encoding, &mut text) {
                self.readings.push(Reading {
                    game,
                    at: decided.at.saturating_sub(before),
                    offset: self.block.offset + (start + decided.offset) as u64,
                    decided,
                });
            }
            if next.is_none() {
                break;
            }
            start = end;
            before = 0;
            game += 1;
            next = reader.skip_game();
        }
        self.block.text = text.into_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, Piece, Syntax};

    #[test]
    fn json_is_read_in_the_encoding_that_is_given() {
        // What begins or ends a game in PGN is only text here.
        let game = |name: &str| {
            format!("{{\"tags\":[[\"White\",\"{name}\"]],\n\"x\":[\n\"1-0\",\n\n\"1. e4\"]}}\n")
        };
        let text = format!("{}{}", game("A"), game("M\u{fc}ller"));
        let mut piece = Piece {
            syntax: Syntax::Json,
            ..Piece::default()
        };
        piece.block.text = text.chars().map(|c| c as u8).collect();
        piece.decode(Encoding::parse("latin1"));
        assert_eq!(piece.block.text, text.as_bytes());
        let [reading] = &piece.readings[..] else {
            panic!("one reading: {:?}", piece.readings);
        };
        assert_eq!((reading.game, reading.at), (1, 20));
        assert_eq!(reading.offset, game("A").len() as u64 + 20);
    }

    #[test]
    fn every_game_has_its_own_encoding() {
        let mut piece = Piece::default();
        piece.block.offset = 100;
        piece.block.text = b"[Event \"Torneo\"]\n[White \"Mu\xf1oz Pe\xf1a, Andr\xe9s\"]\n\n1. e4 *\n\n\
            [Event \"T\xc3\xbcr\"]\n[White \"A\"]\n\n1. d4 *\n\n\
            [Event \"\xd2\xf3\xf0\xed\xe8\xf0\"]\n[White \"\xca\xe0\xf0\xef\xee\xe2\"]\n\n1. c4 *\n"
            .to_vec();
        piece.decode(None);
        let text = String::from_utf8(piece.block.text.clone()).unwrap();
        for word in ["Muñoz Peña, Andrés", "Tür", "Турнир", "Карпов"] {
            assert!(text.contains(word), "{text}");
        }
        let decided: Vec<_> = piece
            .readings
            .iter()
            .map(|reading| {
                let name = reading.decided.encoding.name();
                (reading.game, reading.at, name, reading.offset)
            })
            .collect();
        let expected = [(0, 27, "Windows-1252", 127), (2, 8, "Windows-1251", 201)];
        assert_eq!(decided, expected);
    }
}
