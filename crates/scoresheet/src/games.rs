//! The games of a piece, whatever it is written in.

use scoresheet_record::{Reader, Visitor};

use crate::bulk::{Piece, Syntax};
use crate::formats::{EpdReader, JsonFault, JsonReader};

/// Reads the games of a piece one after the other.
///
/// ```
/// use scoresheet::bulk::Piece;
/// use scoresheet::games::Games;
/// use scoresheet::record::{Resolver, game::Builder};
///
/// let mut piece = Piece::default();
/// piece.block.text = b"1. e4 e5 *".to_vec();
/// let mut resolver = Resolver::new(Builder::new());
/// assert_eq!(Games::of(&piece).read_game(&mut resolver), Some(Ok(())));
/// assert_eq!(resolver.into_inner().take().unwrap().main_line().count(), 2);
/// ```
#[derive(Debug)]
pub enum Games<'a> {
    /// From PGN.
    Pgn(Reader<'a>),
    /// From JSON.
    Json(JsonReader<'a>),
    /// From EPD.
    Epd(EpdReader<'a>),
}

impl<'a> Games<'a> {
    /// The games of a piece.
    pub fn of(piece: &'a Piece) -> Games<'a> {
        let text = &piece.block.text;
        match piece.syntax {
            Syntax::Pgn => Games::Pgn(Reader::new(text)),
            Syntax::Json => Games::Json(JsonReader::within(text, piece.level)),
            Syntax::Epd => Games::Epd(EpdReader::new(text)),
        }
    }

    /// Pushes the next game into a visitor; `None` if there is none.
    ///
    /// # Errors
    ///
    /// What stands where a game should be in JSON is none; the visitor hears nothing of it.
    #[inline]
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> Option<Result<(), JsonFault>> {
        match self {
            Games::Pgn(reader) => reader.read_game(visitor).then_some(Ok(())),
            Games::Json(reader) => reader.read_game(visitor),
            Games::Epd(reader) => reader.read_game(visitor).then_some(Ok(())),
        }
    }
}
