//! The formats that games are written in, each a visitor behind a resolver.
//!
//! `docs/formats.md` describes them.

mod parts;
mod pgn;
mod json;
mod epd;
mod moves;
mod score;
mod positions;
mod findings;
mod sarif;

#[cfg(test)]
mod tests;

use std::path::Path;

use scoresheet_notation::Notation;
use scoresheet_record::Visitor;

use crate::report::Finding;
pub use epd::EpdReader;
pub use findings::Located;
pub use json::{JsonFault, JsonReader, JsonStyle, JsonWriter, VERSION};
pub use moves::{MoveLists, MoveNotation};
pub use parts::{decode, write_finding, write_string};
pub use pgn::Pgn;
pub use positions::{PositionChoice, Positions};
pub use sarif::Sarif;
pub use score::{Arrangement, Scores};

/// A format to write games in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// PGN, by default in export form.
    Pgn,
    /// PGN with all moves of a game on one line.
    PgnLine,
    /// The moves of a game in UCI coordinates, one game a line.
    Uci,
    /// The moves of a game in SAN, one game a line.
    San,
    /// A JSON object a game, one a line.
    JsonLines,
    /// A JSON document that holds all games.
    Json,
    /// The FEN of the last position of each game, one a line.
    Fen,
    /// The FENs of all positions of each game, one a line.
    Fens,
    /// The positions of each game as EPD, each with the move that was played.
    Epd,
    /// Whole games in a notation, laid out in some way.
    Score(Notation, Arrangement),
}

impl Format {
    /// All formats but those of a notation, in the order in which they are listed.
    pub const ALL: [Format; 9] = [
        Format::Pgn,
        Format::PgnLine,
        Format::Uci,
        Format::San,
        Format::JsonLines,
        Format::Json,
        Format::Fen,
        Format::Fens,
        Format::Epd,
    ];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Pgn => "pgn",
            Format::PgnLine => "pgn-line",
            Format::Uci => "uci",
            Format::San => "san",
            Format::JsonLines => "jsonl",
            Format::Json => "json",
            Format::Fen => "fen",
            Format::Fens => "fens",
            Format::Epd => "epd",
            Format::Score(notation, _) => notation.name(),
        }
    }

    /// How many bytes it takes for a byte of PGN without comments, about.
    pub const fn growth(self) -> usize {
        match self {
            Format::Pgn | Format::PgnLine | Format::Uci | Format::San | Format::Fen => 1,
            Format::Score(..) => 3,
            Format::JsonLines | Format::Json => 5,
            Format::Fens => 9,
            Format::Epd => 15,
        }
    }

    /// What stands around the games: before the first, between the texts of two blocks, and after
    /// the last.
    pub const fn frame(self) -> [&'static str; 3] {
        match self {
            Format::Json => ["{\"version\":1,\"games\":[\n", ",\n", "\n]}\n"],
            _ => ["", "", ""],
        }
    }

    /// The media type of the text, as servers name it.
    ///
    /// That of PGN is registered; JSON Lines and the rest have no type of their own.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Pgn | Format::PgnLine => "application/vnd.chess-pgn",
            Format::Json => "application/json",
            Format::JsonLines => "application/x-ndjson",
            _ => "text/plain",
        }
    }

    /// What a media type says, with parameters or without; `application/x-chess-pgn`, which is not
    /// registered, is PGN, too.
    ///
    /// ```
    /// use scoresheet::formats::Format;
    /// assert_eq!(Format::of_media_type("application/x-chess-pgn; charset=utf-8"), Some(Format::Pgn));
    /// assert_eq!(Format::of_media_type("text/plain"), None);
    /// ```
    pub fn of_media_type(text: &str) -> Option<Format> {
        let name = text.split(';').next().unwrap_or_default().trim();
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        let named = [Format::Pgn, Format::Json, Format::JsonLines];
        let found = named.into_iter().find(|format| is(format.media_type()));
        found.or(is("application/x-chess-pgn").then_some(Format::Pgn))
    }

    /// What the ending of a file's name says.
    ///
    /// ```
    /// use scoresheet::formats::Format;
    /// assert_eq!(Format::of_file("games.jsonl".as_ref()), Some(Format::JsonLines));
    /// assert_eq!(Format::of_file("games.doc".as_ref()), None);
    /// ```
    pub fn of_file(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "ndjson" => Some(Format::JsonLines),
            ending => Format::ALL
                .into_iter()
                .find(|format| format.name() == ending),
        }
    }
}

/// A visitor that writes what it is told.
pub trait Sink: Visitor {
    /// What was written so far, to be emptied at any time; what is written after goes on from it.
    fn text_mut(&mut self) -> &mut Vec<u8>;

    /// The game is over, and this is what was found in it.
    fn finish_game(&mut self, _findings: &[Finding]) {}

    /// No more games follow, nor text behind the last one: what was held open for them is closed.
    fn finish_block(&mut self) {}
}

/// What is written of games that only pass by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Nothing(Vec<u8>);

impl Visitor for Nothing {}

impl Sink for Nothing {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }
}
