//! pgn-reader, alone (`tokens`) and with shakmaty (`verify`, `write`).
//!
//! The reader keeps its default settings and reads from a byte slice. What it
//! cannot read (a tag line of more than 255 bytes across the edge of its buffer,
//! say) it answers with an error; that is counted in `failures`, and reading
//! goes on behind it.

use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::counts::{Counts, Sink};

/// The name in the table for `tokens`.
pub const NAME: &str = "pgn-reader";

/// The name in the table for `verify` and `write`.
pub const NAME_WITH_SHAKMATY: &str = "pgn-reader + shakmaty";

/// Tokens only: games and SAN tokens, variations included.
pub fn tokens(pgn: &[u8]) -> Option<Counts> {
    let mut visitor = TokenCounter::default();
    let failures = read_all(pgn, &mut visitor);
    Some(Counts {
        failures,
        ..visitor.counts
    })
}

/// Reads and plays main lines.
pub fn verify(pgn: &[u8]) -> Option<Counts> {
    let mut visitor = Verifier::default();
    let failures = read_all(pgn, &mut visitor);
    Some(Counts {
        failures,
        ..visitor.counts
    })
}

/// Reads and plays main lines and writes them back as SAN.
pub fn write(pgn: &[u8], sink: &mut Sink<'_>) -> Option<Counts> {
    let mut visitor = Rewriter {
        counts: Counts::default(),
        text: Vec::new(),
        sink,
    };
    let failures = read_all(pgn, &mut visitor);
    Some(Counts {
        failures,
        ..visitor.counts
    })
}

/// Visits every game; returns how often the reader answered with an error.
fn read_all<V: Visitor>(pgn: &[u8], visitor: &mut V) -> u64 {
    let mut reader = Reader::new(pgn);
    let mut failures = 0;
    loop {
        match reader.read_game(visitor) {
            Ok(Some(_)) => {}
            Ok(None) => return failures,
            Err(_) => failures += 1,
        }
    }
}

#[derive(Default)]
struct TokenCounter {
    counts: Counts,
}

impl Visitor for TokenCounter {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        self.counts.games += 1;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, _tags: ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, _movetext: &mut (), _san: SanPlus) -> ControlFlow<()> {
        self.counts.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _movetext: &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    fn end_game(&mut self, _movetext: ()) {}
}

/// The position of a FEN tag. Taken as Chess960 like in pgn-reader's own
/// `validate` example: that accepts standard castling rights, too.
fn start_position(name: &[u8], value: RawTag<'_>) -> Result<Option<Chess>, ()> {
    if name != b"FEN" {
        return Ok(None);
    }
    let fen = Fen::from_ascii(value.as_bytes()).map_err(drop)?;
    let position = fen.into_position(CastlingMode::Chess960).map_err(drop)?;
    Ok(Some(position))
}

#[derive(Default)]
struct Verifier {
    counts: Counts,
}

impl Visitor for Verifier {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.counts.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        match start_position(name, value) {
            Ok(None) => {}
            Ok(position) => *tags = position,
            Err(()) => {
                self.counts.stopped += 1;
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => position.play_unchecked(m),
            Err(_) => {
                self.counts.stopped += 1;
                return ControlFlow::Break(());
            }
        }
        self.counts.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _position: Chess) {}
}

struct Rewriter<'s, 'f> {
    counts: Counts,
    text: Vec<u8>,
    sink: &'s mut Sink<'f>,
}

impl Rewriter<'_, '_> {
    fn finish(&mut self) {
        self.counts.bytes += self.text.len() as u64;
        (self.sink)(&self.text);
        self.text.clear();
    }

    fn stop(&mut self) -> ControlFlow<()> {
        self.counts.stopped += 1;
        self.finish();
        ControlFlow::Break(())
    }
}

impl Visitor for Rewriter<'_, '_> {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.counts.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        match start_position(name, value) {
            Ok(None) => ControlFlow::Continue(()),
            Ok(position) => {
                *tags = position;
                ControlFlow::Continue(())
            }
            Err(()) => self.stop(),
        }
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(position) else {
            return self.stop();
        };
        let written = SanPlus::from_move_and_play_unchecked(position, m);
        written.append_ascii_to(&mut self.text);
        self.text.push(b' ');
        self.counts.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _position: Chess) {
        self.finish();
    }
}
