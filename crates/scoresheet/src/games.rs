//! The games of a piece, whatever it is written in.

use scoresheet_chess::Position;
use scoresheet_notation::Dialects;
use scoresheet_record::movetext::MoveReader;
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
    /// From moves in other notations or languages than those of PGN.
    Moves(Box<MoveReader<'a>>),
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

    /// The same, where text that is not JSON or EPD is in one of some dialects, or else PGN; with the
    /// start position of games that name none.
    pub fn in_dialects(
        piece: &'a Piece,
        dialects: Option<Dialects>,
        start: Option<Position>,
    ) -> Games<'a> {
        match dialects.filter(|_| piece.syntax == Syntax::Pgn) {
            Some(dialects) => {
                let reader = MoveReader::of_bytes(&piece.block.text, dialects.list());
                Games::Moves(Box::new(reader.starting_from(start)))
            }
            None => Games::of(piece),
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
            Games::Moves(reader) => reader.read_game(visitor).then_some(Ok(())),
        }
    }
}
