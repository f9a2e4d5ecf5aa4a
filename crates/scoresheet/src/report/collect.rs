//! A visitor that gathers diagnostics and hands all else on.

use std::collections::VecDeque;
use std::ops::Range;

use scoresheet_chess::Position;
use scoresheet_record::check::lines;
use scoresheet_record::diagnostic::CodeSet;
use scoresheet_record::pgn::{Comment, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Code, Diagnostic, Severity, Span};

use super::cursor::Cursor;
use super::encodings;
use super::line_ends;
use super::{Finding, Report};
use crate::bulk::{Piece, Reading, Syntax};

/// Which findings are wanted, which of these are kept, and how they are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scrutiny {
    /// What is looked for. Findings with other codes are neither kept nor counted.
    pub wanted: CodeSet,
    /// From this severity on a finding makes its game a faulty one.
    pub faulty: Severity,
    /// Findings below this severity are only counted.
    pub least: Severity,
    /// How many findings of a block are kept.
    pub most: usize,
    /// Whether every finding is an error, were it only a matter of form.
    pub strict: bool,
}

impl Default for Scrutiny {
    fn default() -> Scrutiny {
        Scrutiny {
            wanted: CodeSet::ALL,
            faulty: Severity::Warning,
            least: Severity::Note,
            most: usize::MAX,
            strict: false,
        }
    }
}

/// Gathers the diagnostics of a block while the games go on to the visitor behind.
#[derive(Debug)]
pub struct Collector<V> {
    inner: V,
    scrutiny: Scrutiny,
    report: Report,
    cursor: Cursor,
    /// The place of the game at hand.
    place: Place,
    /// The byte after the last of the game at hand.
    end: usize,
    game: Vec<Diagnostic>,
    /// The games of the block that were not UTF-8 and have not been passed.
    readings: VecDeque<Reading>,
    /// Text outside of games that has not been reported yet.
    loose: Option<(usize, usize)>,
    /// Whether the block is in PGN: fixes are for such texts, and so are rules about lines and about
    /// the roster of tags.
    is_pgn: bool,
    /// Whether the lines of games are looked at.
    looks_at_lines: bool,
}

impl<V: Visitor> Collector<V> {
    /// A collector in front of a visitor.
    pub fn new(inner: V, scrutiny: Scrutiny) -> Collector<V> {
        Collector {
            inner,
            scrutiny,
            report: Report::default(),
            cursor: Cursor::new(1),
            place: Place::default(),
            end: 0,
            game: Vec::new(),
            readings: VecDeque::new(),
            loose: None,
            is_pgn: true,
            looks_at_lines: false,
        }
    }

    /// The same, which also looks at the lines that games are written in, if matters of form are
    /// shown at all, or are errors like all else.
    #[must_use]
    pub fn with_lines(mut self) -> Collector<V> {
        self.looks_at_lines = self.scrutiny.strict || self.scrutiny.least == Severity::Note;
        self
    }

    /// The visitor behind.
    pub fn inner_mut(&mut self) -> &mut V {
        &mut self.inner
    }

    /// The bytes of the game that was read last, up to its last token.
    pub fn range(&self) -> Range<usize> {
        self.place.start..self.end
    }

    /// Begins a block, with an empty report.
    pub fn begin_block(&mut self, piece: &Piece, mut report: Report) {
        report.clear();
        self.report = report;
        self.cursor = Cursor::new(piece.first_line);
        self.game.clear();
        self.readings.clear();
        self.readings.extend(piece.readings.iter().cloned());
        self.loose = None;
        self.is_pgn = piece.syntax == Syntax::Pgn;
        if let Some(encoding) = piece.wide {
            self.add(&piece.block.text, None, 0, encodings::wide(encoding));
        }
    }

    /// Ends the block and gives out its report.
    pub fn end_block(&mut self, text: &[u8], cut_short: bool) -> Report {
        self.report_loose(text);
        if cut_short {
            let message = "this game is longer than a game may be; it is cut here, and what \
                           follows is read as another";
            let diagnostic = Diagnostic::new(Code::OversizedGame, Span::default(), message);
            let game = self.report.tally.games.checked_sub(1);
            self.add(text, game.map(|game| game as usize), text.len(), diagnostic);
        }
        std::mem::take(&mut self.report)
    }

    /// Finishes the game that was read last from this text; returns the visitor behind and what
    /// was found, in the order of the text.
    #[inline]
    pub fn end_game_of(&mut self, text: &[u8]) -> (&mut V, &[Finding]) {
        if self.loose.is_some() {
            self.report_loose(text);
        }
        self.report.tally.games += 1;
        if !self.readings.is_empty() {
            self.say_encoding(text);
        }
        if self.looks_at_lines && self.is_pgn {
            let wanted = self.scrutiny.wanted;
            let game = text.get(self.place.start..self.end).unwrap_or_default();
            lines::check(game, wanted, &mut |said| self.game.push(said));
        }
        let kept = self.report.findings.len();
        if !self.game.is_empty() {
            self.report_game(text);
        }
        (&mut self.inner, &self.report.findings[kept..])
    }

    /// Adds a diagnostic of text that belongs to no game. Its span begins to count at `base`.
    pub fn outside(&mut self, text: &[u8], base: usize, diagnostic: Diagnostic) {
        self.add(text, None, base, diagnostic);
    }

    #[cold]
    fn report_game(&mut self, text: &[u8]) {
        let least = self.scrutiny.faulty;
        let faults = self.report.tally.at_least(least);
        let mut game = std::mem::take(&mut self.game);
        game.sort_by_key(|diagnostic| diagnostic.span.start);
        for diagnostic in game.drain(..) {
            self.add(text, Some(self.place.index), self.place.start, diagnostic);
        }
        self.game = game;
        self.report.tally.faulty_games += u64::from(self.report.tally.at_least(least) > faults);
    }

    /// Says in which encoding the game at hand was.
    #[cold]
    fn say_encoding(&mut self, text: &[u8]) {
        let game = self.place.index;
        let text = text.get(self.place.start..self.end).unwrap_or_default();
        while let Some(reading) = self.readings.front()
            && reading.game <= game
        {
            if reading.game == game {
                encodings::say(reading, text, |diagnostic| self.game.push(diagnostic));
            }
            self.readings.pop_front();
        }
    }

    fn report_loose(&mut self, text: &[u8]) {
        if let Some((start, end)) = self.loose.take() {
            let span = Span::new(start, start, end);
            let message = "this text belongs to no game; in PGN it is kept as a comment";
            let diagnostic = Diagnostic::new(Code::TextBetweenGames, span, message);
            self.add(text, None, start, diagnostic);
        }
    }

    /// Counts a diagnostic that is wanted, and perhaps keeps it. Its span begins to count at
    /// `base`.
    fn add(&mut self, text: &[u8], game: Option<usize>, base: usize, mut diagnostic: Diagnostic) {
        if !self.scrutiny.wanted.has(diagnostic.code) {
            return;
        }
        if !self.is_pgn {
            if matches!(diagnostic.code, Code::MissingTag | Code::TagOrder) {
                return;
            }
            diagnostic.fix = None;
        }
        if self.scrutiny.strict {
            diagnostic.severity = Severity::Error;
        }
        self.report.tally.add(&diagnostic);
        let is_grave = diagnostic.severity >= self.scrutiny.least;
        if !is_grave || self.report.findings.len() >= self.scrutiny.most {
            return;
        }
        if let Some(fix) = &mut diagnostic.fix {
            line_ends::adapt(fix, base, text);
        }
        let start = base + diagnostic.span.start as usize;
        let place = self.cursor.seek(text, start);
        self.report.findings.push(Finding {
            game,
            start,
            end: base + diagnostic.span.end as usize,
            line: place.line,
            column: place.column,
            diagnostic,
        });
    }
}

impl<V: Visitor> Visitor for Collector<V> {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.place = place;
        self.inner.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.inner.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.inner.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
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
        self.inner.open_variation(span)
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.inner.close_variation(span)
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.inner.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if self.scrutiny.wanted.has(diagnostic.code) {
            self.game.push(diagnostic);
        }
    }

    fn end_game(&mut self, end: usize) {
        self.end = end;
        self.inner.end_game(end);
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        let end = start + text.len();
        let (first, _) = *self.loose.get_or_insert((start, end));
        self.loose = Some((first, end));
        self.inner.between_games(text, start);
    }
}
