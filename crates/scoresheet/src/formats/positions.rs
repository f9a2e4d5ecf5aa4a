//! Positions of the main line as FEN or EPD (PGN 16).

use std::io::Write;

use scoresheet_chess::Position;
use scoresheet_notation::Word;
use scoresheet_record::Span;
use scoresheet_record::pgn::{Flow, Place, Ply, Tag, Visitor};

use super::Sink;

/// Which positions of a game are written, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionChoice {
    /// The last one as FEN; an empty line for a game whose start is not known.
    LastFen,
    /// All of them as FEN, the start first.
    AllFens,
    /// All of them as EPD with these operations: `hmvc` and `fmvn` for the counters, `sm` for the
    /// move that was played, `c0` for the game (PGN 16.2.5).
    Epd,
}

/// Writes positions, one a line.
///
/// ```
/// use scoresheet::formats::{PositionChoice, Positions, Sink};
/// use scoresheet::record::{Reader, Resolver};
///
/// let mut resolver = Resolver::new(Positions::new(PositionChoice::LastFen));
/// Reader::new(b"1. e4 *").read_game(&mut resolver);
/// let line = b"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n";
/// assert_eq!(resolver.inner_mut().text_mut(), line);
/// ```
#[derive(Debug)]
pub struct Positions {
    choice: PositionChoice,
    text: Vec<u8>,
    last: Option<Position>,
    depth: usize,
    /// The values of the tags in [`NAMED`] and what stands between them.
    names: [Vec<u8>; 4],
    /// The operation that names the game.
    title: Vec<u8>,
}

/// The tags that name a game in an EPD.
const NAMED: [&[u8]; 4] = [b"White", b"Black", b"Event", b"Date"];

impl Positions {
    /// A writer of some positions of each game.
    pub fn new(choice: PositionChoice) -> Positions {
        Positions {
            choice,
            text: Vec::new(),
            last: None,
            depth: 0,
            names: Default::default(),
            title: Vec::new(),
        }
    }

    /// Writes a position of the line and the move played in it, if the choice is all of them.
    #[inline]
    fn write(&mut self, position: &Position, played: Option<Word>) {
        // Writing to a vector cannot fail, here and below.
        let _ = match self.choice {
            PositionChoice::LastFen => Ok(()),
            PositionChoice::AllFens => writeln!(self.text, "{}", position.fen()),
            PositionChoice::Epd => self.write_epd(position, played),
        };
    }

    fn write_epd(&mut self, position: &Position, played: Option<Word>) -> std::io::Result<()> {
        let (clock, number) = (position.halfmove_clock(), position.fullmove_number());
        write!(
            self.text,
            "{} hmvc {clock}; fmvn {number};",
            position.fen().epd()
        )?;
        if let Some(word) = played {
            write!(self.text, " sm {word};")?;
        }
        self.text.extend_from_slice(&self.title);
        self.text.push(b'\n');
        Ok(())
    }

    fn set_title(&mut self) {
        self.title.clear();
        let [white, black, event, date] = self.names.each_ref().map(|name| known(name));
        if white.is_none() && black.is_none() {
            return;
        }
        // Of two players one may be unknown, but who plays White is always said.
        let [white, black] = [white, black].map(|player| player.unwrap_or(b"?"));
        let parts = [
            (&b" c0 \""[..], Some(white)),
            (b" - ", Some(black)),
            (b", ", event),
            (b", ", date),
        ];
        for (separator, part) in parts {
            let Some(part) = part else { continue };
            self.title.extend_from_slice(separator);
            // EPD has no escape for a quote inside of quotes.
            let plain = part.iter().map(|&byte| match byte {
                b'"' => b'\'',
                b'\n' | b'\r' | b'\t' => b' ',
                _ => byte,
            });
            self.title.extend(plain);
        }
        self.title.extend_from_slice(b"\";");
    }
}

/// The value of a tag, unless it only says that nobody knows.
fn known(value: &[u8]) -> Option<&[u8]> {
    let is_empty = value.iter().all(|byte| b"?.- ".contains(byte));
    (!is_empty).then_some(value)
}

impl Visitor for Positions {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.last = None;
        self.depth = 0;
        self.names.iter_mut().for_each(Vec::clear);
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        if self.choice == PositionChoice::Epd
            && !tag.comes_again
            && let Some(place) = NAMED.iter().position(|name| *name == tag.name)
        {
            self.names[place].extend_from_slice(&tag.value);
        }
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.set_title();
        self.last = start.copied();
        Flow::Continue(())
    }

    #[inline]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if let (Some(played), 0) = (ply.played, self.depth) {
            self.write(played.before, Some(played.san));
            self.last = Some(*played.after);
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.depth += 1;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.depth = self.depth.saturating_sub(1);
        Flow::Continue(())
    }

    fn end_game(&mut self, _end: usize) {
        let last = self.last.take();
        if let Some(last) = &last {
            self.write(last, None);
        }
        if self.choice == PositionChoice::LastFen {
            let _ = match last {
                Some(last) => writeln!(self.text, "{}", last.fen()),
                None => writeln!(self.text),
            };
        }
    }
}

impl Sink for Positions {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }
}
