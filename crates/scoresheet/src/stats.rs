//! Games, counted.

use scoresheet_chess::Position;
use scoresheet_notation::Dialects;
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::resolve::Options;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Resolver, Span};

use crate::bulk::{Piece, Worker};
use crate::games::Games;
use crate::report::{Collector, Scrutiny, Tally};

/// What there is in some games. Plies are those of main lines unless it says otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games, and what is odd about them.
    pub tally: Tally,
    /// Bytes of text, after decompression.
    pub bytes: u64,
    /// Plies of main lines.
    pub plies: u64,
    /// Plies of variations.
    pub variation_plies: u64,
    /// Games by result: won by White, won by Black, drawn, neither.
    pub results: [u64; 4],
    /// The plies of the longest main line.
    pub longest: u64,
    /// Which game that is, from 1.
    pub longest_game: u64,
    /// Games without a single move.
    pub without_moves: u64,
    /// Games that do not begin at the usual position, or have a FEN tag all the same.
    pub with_fen: u64,
    /// Variations.
    pub variations: u64,
    /// Games with variations.
    pub with_variations: u64,
    /// Comments, escape lines not among them.
    pub comments: u64,
    /// Games with comments.
    pub with_comments: u64,
}

impl Stats {
    /// Adds what was counted in the games that follow.
    pub fn merge(&mut self, next: &Stats) {
        if next.longest > self.longest {
            self.longest = next.longest;
            self.longest_game = self.tally.games + next.longest_game;
        }
        self.tally += &next.tally;
        for (mine, theirs) in self.results.iter_mut().zip(next.results) {
            *mine += theirs;
        }
        self.bytes += next.bytes;
        self.plies += next.plies;
        self.variation_plies += next.variation_plies;
        self.without_moves += next.without_moves;
        self.with_fen += next.with_fen;
        self.variations += next.variations;
        self.with_variations += next.with_variations;
        self.comments += next.comments;
        self.with_comments += next.with_comments;
    }
}

/// A visitor that counts what passes by, behind a [`Resolver`].
///
/// ```
/// use scoresheet::record::{Reader, Resolver};
/// use scoresheet::stats::Counter;
///
/// let mut resolver = Resolver::new(Counter::default());
/// Reader::new(b"1. e4 e5 (1... c5) 1/2-1/2").read_all(&mut resolver);
/// let stats = resolver.inner().stats();
/// assert_eq!((stats.plies, stats.variation_plies, stats.results[2]), (2, 1, 1));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Counter {
    stats: Stats,
    games: u64,
    /// Plies of the main line at hand.
    plies: u64,
    depth: usize,
    variations_before: u64,
    comments_before: u64,
    has_fen: bool,
    result: Option<GameResult>,
    result_tag: Option<GameResult>,
}

impl Counter {
    /// What was counted.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    fn count_comment(&mut self, comment: Comment<'_>) {
        self.stats.comments += u64::from(comment.kind == CommentKind::Comment);
    }
}

impl Visitor for Counter {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.games += 1;
        self.plies = 0;
        self.depth = 0;
        self.variations_before = self.stats.variations;
        self.comments_before = self.stats.comments;
        self.has_fen = false;
        self.result = None;
        self.result_tag = None;
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.count_comment(comment);
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.has_fen |= tag.name.eq_ignore_ascii_case(b"FEN");
        if tag.name == b"Result" && self.result_tag.is_none() {
            self.result_tag = GameResult::parse(&tag.value);
        }
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.has_fen |= start.is_some_and(|start| *start != Position::start());
        Flow::Continue(())
    }

    #[inline]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if ply.played.is_none() {
        } else if self.depth == 0 {
            self.plies += 1;
        } else {
            self.stats.variation_plies += 1;
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.count_comment(comment);
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.depth += 1;
        self.stats.variations += 1;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.depth = self.depth.saturating_sub(1);
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = Some(result);
        Flow::Continue(())
    }

    fn end_game(&mut self, _end: usize) {
        let stats = &mut self.stats;
        stats.plies += self.plies;
        stats.without_moves += u64::from(self.plies == 0);
        if self.plies > stats.longest {
            stats.longest = self.plies;
            stats.longest_game = self.games;
        }
        stats.with_fen += u64::from(self.has_fen);
        stats.with_variations += u64::from(stats.variations > self.variations_before);
        stats.with_comments += u64::from(stats.comments > self.comments_before);
        let result = self.result.or(self.result_tag).unwrap_or_default();
        stats.results[match result {
            GameResult::White => 0,
            GameResult::Black => 1,
            GameResult::Draw => 2,
            _ => 3,
        }] += 1;
    }
}

/// Counts the games of blocks.
#[derive(Debug)]
pub struct Counting {
    pipeline: Resolver<Collector<Counter>>,
    dialects: Option<Dialects>,
    start: Option<Position>,
}

impl Counting {
    /// A worker that reads games with these options.
    pub fn new(options: Options, scrutiny: Scrutiny) -> Counting {
        let scrutiny = Scrutiny {
            most: 0,
            ..scrutiny
        };
        Counting {
            pipeline: Resolver::with_options(Collector::new(Counter::default(), scrutiny), options),
            dialects: None,
            start: options.start,
        }
    }

    /// The same for moves in other dialects than PGN's.
    #[must_use]
    pub fn reading(mut self, dialects: Option<Dialects>) -> Counting {
        self.dialects = dialects;
        self
    }
}

impl Worker for Counting {
    type Output = Stats;

    fn work(&mut self, piece: &Piece, output: &mut Stats) {
        let text = &piece.block.text;
        let collector = self.pipeline.inner_mut();
        *collector.inner_mut() = Counter::default();
        collector.begin_block(piece, Default::default());
        let mut games = Games::in_dialects(piece, self.dialects, self.start);
        while let Some(read) = games.read_game(&mut self.pipeline) {
            let collector = self.pipeline.inner_mut();
            match read {
                Ok(()) => _ = collector.end_game_of(text),
                Err(fault) => collector.outside(text, fault.start, fault.diagnostic()),
            }
        }
        let collector = self.pipeline.inner_mut();
        let report = collector.end_block(text, piece.block.cut_short);
        *output = std::mem::take(&mut collector.inner_mut().stats);
        output.tally = report.tally;
        output.bytes = text.len() as u64;
    }
}
