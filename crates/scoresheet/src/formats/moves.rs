//! Move lists: the main line of a game on one line, and nothing else.

use scoresheet_notation::algebraic;
use scoresheet_notation::language::Language;
use scoresheet_notation::{View, uci};
use scoresheet_record::Span;
use scoresheet_record::pgn::{Flow, Place, Ply, Visitor};

use super::Sink;

/// How the moves of a list are spelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveNotation {
    /// Coordinates as chess programs exchange them.
    Uci,
    /// Standard algebraic notation.
    San,
    /// The same with the letters and signs of a language.
    Local(&'static Language),
}

/// Writes the moves of each game on a line. A game without moves is an empty line, so that lines
/// can be counted as games.
///
/// ```
/// use scoresheet::formats::{MoveLists, MoveNotation, Sink};
/// use scoresheet::record::{Reader, Resolver};
///
/// let mut resolver = Resolver::new(MoveLists::new(MoveNotation::Uci));
/// Reader::new(b"1. e4 e5 (1... c5) 2. Nf3 *").read_game(&mut resolver);
/// assert_eq!(resolver.inner_mut().text_mut(), b"e2e4 e7e5 g1f3\n");
/// ```
#[derive(Debug)]
pub struct MoveLists {
    notation: MoveNotation,
    text: Vec<u8>,
    /// Where the line at hand begins.
    line_start: usize,
    depth: usize,
}

impl MoveLists {
    /// A writer of lists in a notation.
    pub fn new(notation: MoveNotation) -> MoveLists {
        MoveLists {
            notation,
            text: Vec::new(),
            line_start: 0,
            depth: 0,
        }
    }
}

impl Visitor for MoveLists {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.line_start = self.text.len();
        self.depth = 0;
        Flow::Continue(())
    }

    #[inline]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if let (Some(played), 0) = (ply.played, self.depth) {
            if self.text.len() > self.line_start {
                self.text.push(b' ');
            }
            let word = match self.notation {
                MoveNotation::Uci => uci::write(played.before, played.mv),
                MoveNotation::Local(language) if !played.stood => {
                    let view = View::new(played.before, played.mv, played.after);
                    let text = algebraic::write(&view, &language.style());
                    self.text.extend_from_slice(text.as_str().as_bytes());
                    return Flow::Continue(());
                }
                // One that is against the rules is spelled so that it can be read again.
                MoveNotation::San | MoveNotation::Local(_) => played.san,
            };
            self.text.extend_from_slice(word.as_str().as_bytes());
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
        self.text.push(b'\n');
    }
}

impl Sink for MoveLists {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }
}
