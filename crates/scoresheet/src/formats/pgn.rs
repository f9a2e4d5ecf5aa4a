//! PGN as it is written of games that pass by, each in the order of its tree.
//!
//! *Why this is clever:* a record may tell a game in another order than its tree
//! has it: a variation that stands behind the first move of another replaces the
//! same move as that one does, and a glyph may come after the variations of its
//! move. Such games are rare. They are written as they come, like all others;
//! then that text is read into a tree and written again, so that a game has one
//! canonical form however it was told, and nobody else pays for it.

use scoresheet_chess::Position;
use scoresheet_record::game::Builder;
use scoresheet_record::pgn::{Comment, Flow, Layout, Place, Ply, Tag, Visitor, Writer};
use scoresheet_record::remark::Nag;
use scoresheet_record::resolve::Options;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Diagnostic, Reader, Resolver, Span};

use super::Sink;

/// Writes games as PGN, whatever the order in which they are told.
///
/// ```
/// use scoresheet::formats::{Pgn, Sink};
/// use scoresheet::record::{Reader, Resolver, pgn::{Layout, TagChoice}};
///
/// let layout = Layout { tags: TagChoice::None, ..Layout::EXPORT };
/// let mut resolver = Resolver::new(Pgn::new(layout));
/// Reader::new(b"1. e4 (1. d4 (1. c4) d5) $1 *").read_game(&mut resolver);
/// let text = resolver.inner_mut().text_mut();
/// assert_eq!(*text, b"1. e4 $1 (1. d4 d5) (1. c4) *\n\n");
/// ```
#[derive(Debug)]
pub struct Pgn {
    writer: Writer,
    layout: Layout,
    /// Whether what is written may hold illegal moves that stood.
    follows_illegal: bool,
    /// Where in the text the game at hand begins.
    begin: usize,
    start: Option<Position>,
    /// How many plies the variation at hand has.
    plies: u32,
    /// The same of the lines around it.
    outer: Vec<u32>,
    is_after_variation: bool,
    /// Whether the game is told in another order than its tree has it.
    is_out_of_order: bool,
}

impl Pgn {
    /// A writer with a layout.
    pub fn new(layout: Layout) -> Pgn {
        Pgn {
            writer: Writer::new(layout),
            layout,
            follows_illegal: false,
            begin: 0,
            start: None,
            plies: 0,
            outer: Vec::new(),
            is_after_variation: false,
            is_out_of_order: false,
        }
    }

    /// The same for games in which illegal moves that stood are followed, or not: what is written
    /// is read again in the same way.
    #[must_use]
    pub fn following_illegal(mut self, follows: bool) -> Pgn {
        self.follows_illegal = follows;
        self
    }

    /// Writes the game at hand again, in the order of its tree.
    #[cold]
    fn put_in_order(&mut self) {
        let text = self.writer.text_mut();
        let written = text.split_off(self.begin.min(text.len()));
        let options = Options {
            start: self.start,
            follow_illegal: self.follows_illegal,
            ..Options::default()
        };
        let mut resolver = Resolver::with_options(Builder::new(), options);
        let mut reader = Reader::new(&written);
        while reader.read_game(&mut resolver) {
            if let Some(game) = resolver.inner_mut().take() {
                text.extend_from_slice(&game.write(&self.layout));
            }
        }
    }
}

impl Visitor for Pgn {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.begin = self.writer.text_mut().len();
        self.start = None;
        self.plies = 0;
        self.outer.clear();
        self.is_after_variation = false;
        self.is_out_of_order = false;
        self.writer.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.writer.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.writer.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.start = start.copied();
        self.writer.begin_moves(start)
    }

    #[inline(always)]
    fn number(&mut self, text: &[u8], span: Span) -> Flow {
        self.writer.number(text, span)
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        self.plies += 1;
        self.is_after_variation = false;
        self.writer.ply(ply)
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        self.is_out_of_order |= self.is_after_variation;
        self.writer.nag(nag, span)
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.writer.comment(comment)
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.is_out_of_order |= !self.outer.is_empty() && self.plies == 1;
        self.outer.push(self.plies);
        self.plies = 0;
        self.is_after_variation = false;
        self.writer.open_variation(span)
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.plies = self.outer.pop().unwrap_or_default();
        self.is_after_variation = true;
        self.writer.close_variation(span)
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.writer.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.writer.diagnostic(diagnostic);
    }

    fn end_game(&mut self, end: usize) {
        self.writer.end_game(end);
        if self.is_out_of_order {
            self.put_in_order();
        }
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.writer.between_games(text, start);
    }
}

impl Sink for Pgn {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        self.writer.text_mut()
    }
}
