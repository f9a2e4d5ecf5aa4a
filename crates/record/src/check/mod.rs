//! What is odd about a game although it could be read: one check per file.
//!
//! [`Checks`] stands behind a [`Resolver`](crate::Resolver) and hands all on.
//! A check sees the events it cares about and says what it finds; none changes
//! anything, and none knows another.

mod roster;

use scoresheet_chess::Position;

use crate::diagnostic::{Code, CodeSet, Diagnostic};
use crate::pgn::{Comment, Flow, Place, Ply, Tag, Visitor};
use crate::remark::Nag;
use crate::source::Span;
use crate::tags::GameResult;

/// A visitor that checks games as they pass by.
///
/// ```
/// use scoresheet_record::{Code, Reader, Resolver, check::Checks, game::Builder};
///
/// let mut resolver = Resolver::new(Checks::new(Builder::new()));
/// Reader::new(b"[White \"A\"]\n\n1. e4 *").read_all(&mut resolver);
/// let game = resolver.inner_mut().inner_mut().take().unwrap();
/// assert!(game.diagnostics.iter().any(|said| said.code == Code::MissingTag));
/// ```
#[derive(Debug)]
pub struct Checks<V> {
    inner: V,
    wanted: CodeSet,
    depth: usize,
    roster: roster::Check,
}

impl<V: Visitor> Checks<V> {
    /// All checks, in front of a visitor.
    pub fn new(inner: V) -> Checks<V> {
        Checks::with_codes(inner, CodeSet::ALL)
    }

    /// Only what is needed to say these codes.
    pub fn with_codes(inner: V, wanted: CodeSet) -> Checks<V> {
        Checks {
            inner,
            wanted,
            depth: 0,
            roster: roster::Check::default(),
        }
    }

    /// The visitor behind.
    pub fn inner_mut(&mut self) -> &mut V {
        &mut self.inner
    }
}

impl<V: Visitor> Visitor for Checks<V> {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.depth = 0;
        self.roster = roster::Check::default();
        self.inner.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.inner.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.roster.tag(&tag);
        self.inner.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        let inner = &mut self.inner;
        let mut say = |diagnostic| inner.diagnostic(diagnostic);
        if self.wanted.has(Code::MissingTag) {
            self.roster.end(&mut say);
        }
        self.inner.begin_moves(start)
    }

    #[inline(always)]
    fn number(&mut self, text: &[u8], span: Span) -> Flow {
        self.inner.number(text, span)
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        self.inner.ply(ply)
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        self.inner.nag(nag, span)
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.inner.comment(comment)
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.depth += 1;
        self.inner.open_variation(span)
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.depth = self.depth.saturating_sub(1);
        self.inner.close_variation(span)
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.inner.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.inner.diagnostic(diagnostic);
    }

    fn end_game(&mut self, end: usize) {
        self.inner.end_game(end);
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.inner.between_games(text, start);
    }
}
