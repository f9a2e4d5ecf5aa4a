//! The games of a text in JSON, pushed as events like those of a reader of PGN.
//!
//! Nothing is decided here about what a move means: a [`Resolver`] behind finds
//! it, by what the field `san` claims, and says what is odd. Fields that say
//! what follows from others are not looked at.

use scoresheet_record::game::Builder;
use scoresheet_record::pgn::{Place, Visitor};
use scoresheet_record::{Code, Diagnostic, Game, Resolver, Span};

use super::draft::Draft;
use super::parse::{Parser, Refusal};
use crate::bulk::{Item, Level, Walk};

/// Reads games from JSON: objects one after the other, a list of them, or a document.
///
/// ```
/// use scoresheet::formats::JsonReader;
///
/// let text = r#"{"version":1,"moves":[{"san":"e4"},{"san":"e5"},{"san":"Ke2"}],"result":"*"}"#;
/// let (games, faults) = JsonReader::new(text.as_bytes()).read_all();
/// assert_eq!((games[0].main_line().count(), faults.len()), (3, 0));
/// ```
#[derive(Debug)]
pub struct JsonReader<'a> {
    text: &'a [u8],
    walk: Walk<'a>,
    draft: Draft,
    games: usize,
    /// Whether it has been said that a list is not closed.
    is_done: bool,
    is_whole: bool,
}

/// Why something is not a game: it is no JSON, or not as the schema has it. Nothing of it is
/// read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonFault {
    /// The first byte of the place in the text.
    pub start: usize,
    /// The byte after it.
    pub end: usize,
    /// The way to it in the game, such as `moves[3].nags[0]`; empty for the game itself.
    pub path: String,
    /// What is wrong.
    pub message: String,
}

impl JsonFault {
    /// The fault as a diagnostic of which the span counts from the place of the fault.
    pub fn diagnostic(&self) -> Diagnostic {
        let span = Span::new(0, 0, self.end - self.start);
        let way = match self.path.is_empty() {
            true => String::new(),
            false => format!("`{}`: ", self.path),
        };
        let message = format!("{way}{}; nothing of it is read", self.message);
        Diagnostic::new(Code::BadJson, span, message)
    }
}

impl<'a> JsonReader<'a> {
    /// A reader at the start of a text.
    pub fn new(text: &'a [u8]) -> JsonReader<'a> {
        JsonReader {
            is_whole: true,
            ..JsonReader::within(text, Level::Top)
        }
    }

    /// A reader of a part of a text, before which some brackets are open. They need not be closed
    /// in it, but objects that are games are.
    pub fn within(text: &'a [u8], level: Level) -> JsonReader<'a> {
        JsonReader {
            text,
            walk: Walk::new(text, level, true),
            draft: Draft::default(),
            games: 0,
            is_done: false,
            is_whole: false,
        }
    }

    /// Pushes the next game into a visitor; `None` if there is none.
    ///
    /// # Errors
    ///
    /// What stands where a game should be is none. It is skipped, and the visitor hears nothing
    /// of it.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> Option<Result<(), JsonFault>> {
        let (start, end) = match self.walk.next_item() {
            Item::Game(range) => (range.start, range.end),
            Item::Stray(range) => {
                let message = "expected a game, which is an object".to_owned();
                return Some(Err(fault(range.start, range.end, String::new(), message)));
            }
            Item::Unfinished(_) | Item::End => return self.end().map(Err),
        };
        let text = &self.text[start..end];
        if u32::try_from(text.len()).is_err() {
            let message = "this game is too long to be read".to_owned();
            return Some(Err(fault(start, start + 1, String::new(), message)));
        }
        let read = Parser::new(text, &mut self.draft).read();
        let at = match read.and_then(|()| self.draft.start()) {
            Ok(at) => at,
            Err(Refusal {
                span,
                path,
                message,
            }) => {
                let place = [span.start, span.end].map(|offset| start + offset as usize);
                return Some(Err(fault(place[0], place[1], path, message)));
            }
        };
        let place = Place {
            start,
            index: self.games,
        };
        self.games += 1;
        self.draft.tell(place, text.len(), at, visitor);
        Some(Ok(()))
    }

    /// All games as trees, and what was no game.
    pub fn read_all(&mut self) -> (Vec<Game>, Vec<JsonFault>) {
        let (mut games, mut faults) = (Vec::new(), Vec::new());
        let mut resolver = Resolver::new(Builder::new());
        while let Some(read) = self.read_game(&mut resolver) {
            match read {
                Ok(()) => games.extend(resolver.inner_mut().take()),
                Err(fault) => faults.push(fault),
            }
        }
        (games, faults)
    }

    /// What is wrong with the end, once.
    fn end(&mut self) -> Option<JsonFault> {
        let is_fine = !self.is_whole || self.is_done || self.walk.level() == Level::Top;
        self.is_done = true;
        (!is_fine).then(|| {
            let end = self.text.len();
            let message = "the list of games is not closed".to_owned();
            fault(end, end, String::new(), message)
        })
    }
}

fn fault(start: usize, end: usize, path: String, message: String) -> JsonFault {
    JsonFault {
        start,
        end,
        path,
        message,
    }
}
