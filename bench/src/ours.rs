//! Scoresheet as a contestant.
//!
//! Each function has the signature and does the work of its peer in
//! `peers/`; what counts as the same work is said here.

use scoresheet::chess::{Position, fen};
use scoresheet::record::check::Checks;
use scoresheet::record::pgn::{Comment, CommentKind, Place, Ply};
use scoresheet::record::resolve::{Options, Spelling};
use scoresheet::record::{Flow, Reader, Resolver, Visitor};

use crate::counts::{Counts, Sink};

/// The name in the table.
pub const NAME: &str = "scoresheet";

/// Tokens only: `games` begun and `moves` in SAN, nothing resolved.
///
/// Tags, comments, glyphs are read and dropped. Moves inside variations count,
/// so do castling and null moves (`--`, `Z0`). Nothing is skipped unread.
pub fn tokens(pgn: &[u8]) -> Option<Counts> {
    let mut counter = Counter::default();
    Reader::new(pgn).read_all(&mut counter);
    Some(counter.counts)
}

/// Reads and verifies main lines: `moves` is the number of legal plies.
///
/// The FEN tag is honoured, variations are skipped. At the first illegal,
/// ambiguous or null move the game is left (`stopped` + 1); so it is, before
/// its first move, at an unusable FEN tag. Such games still count in `games`.
pub fn verify(pgn: &[u8]) -> Option<Counts> {
    let options = Options { spelling: Spelling::Ignored, variations: false, ..Options::default() };
    let mut resolver = Resolver::with_options(Counter::default(), options);
    Reader::new(pgn).read_all(&mut resolver);
    Some(resolver.into_inner().counts)
}

/// As [`verify`], and writes each legal move back as SAN with `+` and `#`.
///
/// Each move is followed by one space, without move numbers, in one buffer
/// that is reused from game to game. `sink` gets it once per game, also when
/// the game was left early or has no moves; `bytes` is the sum of its lengths.
pub fn write(pgn: &[u8], sink: &mut Sink<'_>) -> Option<Counts> {
    let options = Options { variations: false, ..Options::default() };
    let rewriter = Rewriter { counts: Counts::default(), text: Vec::new(), sink };
    let mut resolver = Resolver::with_options(rewriter, options);
    Reader::new(pgn).read_all(&mut resolver);
    Some(resolver.into_inner().counts)
}

/// Reads and verifies all lines, and looks for all that is odd about them: `moves` is the number of
/// plies, in variations too. Nothing ends a game early.
pub fn check(pgn: &[u8]) -> Option<Counts> {
    let options = Options { spelling: Spelling::Compared, ..Options::default() };
    let mut resolver = Resolver::with_options(Checks::new(Lines::default()), options);
    Reader::new(pgn).read_all(&mut resolver);
    Some(resolver.inner_mut().inner_mut().counts)
}

/// What [`check`] does without any check.
pub fn verify_lines(pgn: &[u8]) -> Option<Counts> {
    count_lines(pgn, Spelling::Ignored)
}

/// As [`verify_lines`], and finds the SAN of each move.
pub fn spell_lines(pgn: &[u8]) -> Option<Counts> {
    count_lines(pgn, Spelling::Written)
}

fn count_lines(pgn: &[u8], spelling: Spelling) -> Option<Counts> {
    let options = Options { spelling, ..Options::default() };
    let mut resolver = Resolver::with_options(Lines::default(), options);
    Reader::new(pgn).read_all(&mut resolver);
    Some(resolver.into_inner().counts)
}

/// Counts games and the plies of all lines.
#[derive(Default)]
struct Lines {
    counts: Counts,
}

impl Visitor for Lines {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.counts.games += 1;
        Flow::Continue(())
    }

    #[inline(always)]
    fn ply(&mut self, _ply: Ply<'_>) -> Flow {
        self.counts.moves += 1;
        Flow::Continue(())
    }
}

/// Leaf nodes of the legal move tree, counted in bulk at depth 1.
pub fn perft(text: &str, depth: u32) -> Option<u64> {
    let position = Position::new(fen::parse(text).ok()?).ok()?;
    Some(scoresheet::chess::perft(&position, depth))
}

/// Counts games and plies; the first text that could not be read leaves the game.
#[derive(Default)]
struct Counter {
    counts: Counts,
}

impl Visitor for Counter {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.counts.games += 1;
        Flow::Continue(())
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if ply.played.is_some_and(|played| played.mv.is_null()) {
            self.counts.stopped += 1;
            return Flow::Break(());
        }
        self.counts.moves += 1;
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        stop_at_unread(comment, &mut self.counts)
    }
}

/// Writes the moves of each game.
struct Rewriter<'a, 'b> {
    counts: Counts,
    text: Vec<u8>,
    sink: &'a mut Sink<'b>,
}

impl Visitor for Rewriter<'_, '_> {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.counts.games += 1;
        self.text.clear();
        Flow::Continue(())
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played else { return Flow::Continue(()) };
        if played.mv.is_null() {
            self.counts.stopped += 1;
            return Flow::Break(());
        }
        self.counts.moves += 1;
        // Eight bytes and a blank, of which those behind the move are dropped again.
        let end = self.text.len() + played.san.len();
        self.text.extend_from_slice(played.san.bytes());
        self.text.truncate(end);
        self.text.push(b' ');
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        stop_at_unread(comment, &mut self.counts)
    }

    fn end_game(&mut self, _end: usize) {
        self.counts.bytes += self.text.len() as u64;
        (self.sink)(&self.text);
    }
}

fn stop_at_unread(comment: Comment<'_>, counts: &mut Counts) -> Flow {
    if comment.kind == CommentKind::Unread {
        counts.stopped += 1;
        return Flow::Break(());
    }
    Flow::Continue(())
}
