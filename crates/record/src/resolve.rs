//! Words to legal moves: a visitor that stands between a reader and whoever wants moves.
//!
//! It is also where an untidy record becomes a tidy one. Behind a [`Resolver`]
//! every ply is legal, every variation replaces a ply and holds at least one,
//! and what could not be a move is a comment of the kind
//! [`Unread`](CommentKind::Unread). So trees and writers need no such cases.

mod line;
mod start;
mod text;
mod spelling;
mod stood;
mod words;
mod pieces;

use scoresheet_chess::{Color, Move, Position};
use scoresheet_notation::algebraic::{San, read_san_of, san};
use scoresheet_notation::{Quirk, Reading, Word};

use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::{Comment, CommentKind, Flow, Place, Played, Ply, Tag, Visitor, odd_result};
use crate::remark::{Nag, Sign};
use crate::source::Span;
use crate::tags::GameResult;
use line::{Line, Pending};
use pieces::Piece;
use spelling::with_result;
use start::Start;
pub use start::{FenStart, read_fen, rules};
pub(crate) use stood::spell_illegal;
use text::{Late, Unread, piece};

/// What a [`Resolver`] does about how moves are spelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// Nothing.
    Ignored,
    /// Texts that are not SAN in export form are said.
    Compared,
    /// The same, and each move is written in SAN for those behind.
    Written,
}

/// What a [`Resolver`] does beyond finding the legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// What is done about how moves are spelled.
    pub spelling: Spelling,
    /// Whether variations are read; if not, they are dropped.
    pub variations: bool,
    /// The start position of games without a FEN tag.
    pub start: Option<Position>,
    /// Whether an illegal move of which one sees what went where is played all the same, because
    /// it was played and stood (FIDE Laws A.5.2). If not, the rest of its line is text.
    pub follow_illegal: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            spelling: Spelling::Written,
            variations: true,
            start: None,
            follow_illegal: false,
        }
    }
}

/// A visitor that finds the legal move of each ply and hands all on to another visitor.
///
/// ```
/// use scoresheet_record::{Flow, Reader, Resolver, Visitor, pgn::Ply};
///
/// #[derive(Default)]
/// struct Last(String);
///
/// impl Visitor for Last {
///     fn ply(&mut self, ply: Ply<'_>) -> Flow {
///         self.0 = ply.played.unwrap().after.fen().to_string();
///         Flow::Continue(())
///     }
/// }
///
/// let mut resolver = Resolver::new(Last::default());
/// Reader::new(b"1. f3 e5 2. g4 Qh4# 0-1").read_all(&mut resolver);
/// assert!(resolver.inner().0.starts_with("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR"));
/// ```
#[derive(Debug)]
pub struct Resolver<V> {
    inner: V,
    options: Options,
    start: Start,
    line: Line,
    /// Whether a ply can be read right away: the line is open and nothing is in its way.
    is_ready: bool,
    /// The lines around the variation at hand.
    outer: Vec<Line>,
    /// Remarks of variations that have no ply yet.
    pending: Vec<Pending>,
    /// Text that is no move, until it is handed on as a comment.
    unread: Unread,
    /// What is said of the ply at which a line got stuck, once one sees what follows it.
    stuck: Option<Diagnostic>,
    /// Pieces of a move that is written with blanks inside.
    held: Vec<Piece>,
    /// Parentheses that are open inside such text.
    nested: usize,
    /// Parentheses that are open inside a dropped variation.
    dropped: usize,
    result_tag: Option<GameResult>,
    /// Whether there is a Result tag, whatever it says.
    has_result_tag: bool,
    /// What the marker behind the moves says, once it has come.
    marker: GameResult,
    /// The number for which no move has come yet.
    number: Option<Span>,
    /// Whether this game has had a move in pieces.
    has_pieces: bool,
    /// A word that may be the result.
    late: Option<Late>,
}

impl<V: Visitor> Resolver<V> {
    /// A resolver that spells moves and reads variations.
    pub fn new(inner: V) -> Resolver<V> {
        Resolver::with_options(inner, Options::default())
    }

    /// A resolver with other options.
    pub fn with_options(inner: V, options: Options) -> Resolver<V> {
        Resolver {
            inner,
            options,
            start: Start::default(),
            line: Line::from(Position::start()),
            is_ready: true,
            outer: Vec::new(),
            pending: Vec::new(),
            unread: Unread::default(),
            stuck: None,
            held: Vec::new(),
            nested: 0,
            dropped: 0,
            result_tag: None,
            has_result_tag: false,
            marker: GameResult::Unknown,
            number: None,
            has_pieces: false,
            late: None,
        }
    }

    /// The visitor behind.
    pub fn inner(&self) -> &V {
        &self.inner
    }

    /// The visitor behind, to change it between games.
    pub fn inner_mut(&mut self) -> &mut V {
        &mut self.inner
    }

    /// The visitor behind, when all is read.
    pub fn into_inner(self) -> V {
        self.inner
    }

    fn update_ready(&mut self) {
        self.is_ready = self.line.is_open
            && !self.line.is_stuck
            && self.nested == 0
            && self.dropped == 0
            && self.held.is_empty()
            && self.late.is_none()
            && self.unread.is_empty();
    }

    fn say(&mut self, code: Code, span: Span, message: String) {
        let diagnostic = Diagnostic::new(code, span, message).at_ply(self.line.plies + 1);
        self.inner.diagnostic(diagnostic);
    }

    /// Makes a legal or null move and hands it on.
    #[inline(always)]
    fn play(
        &mut self,
        ply: Ply<'_>,
        mv: Move,
        (claim, reading): (Option<San>, Option<&Reading>),
    ) -> Flow {
        let line = &mut self.line;
        let [first, second] = &mut line.positions;
        if line.now == 0 {
            first.play_into(mv, second);
        } else {
            second.play_into(mv, first);
        }
        line.now ^= 1;
        line.plies += 1;
        line.has_ply = true;
        self.number = None;
        let is_plain = match (self.options.spelling, claim) {
            (Spelling::Ignored, _) => true,
            (Spelling::Compared, Some(claim)) => {
                claim.is_plainly_exact(ply.text.len(), line.position())
            }
            _ => false,
        };
        let mut spelled = Word::EMPTY;
        if !is_plain {
            spelled = san(line.before(), mv, line.position());
            if spelled != ply.word || ply.text.len() > 8 {
                self.compare_spelling(&ply, mv, spelled, reading);
            }
        }
        let line = &self.line;
        let played = Played {
            before: line.before(),
            mv,
            after: line.position(),
            san: spelled,
            stood: false,
        };
        self.inner.ply(Ply {
            played: Some(played),
            ..ply
        })?;
        match reading {
            Some(reading) if reading.quirks.has(Quirk::DrawOffer) => self.keep_offer(ply.span),
            _ => Flow::Continue(()),
        }
    }

    /// PGN has no sign for the offer of a draw, so it is kept as a comment.
    #[cold]
    fn keep_offer(&mut self, span: Span) -> Flow {
        self.inner
            .comment(Comment::told(b"(=)", CommentKind::Comment, span))
    }

    /// Shows the last position of the main line.
    fn end_moves(&mut self) {
        let main_line = self.outer.first().unwrap_or(&self.line);
        self.inner.end_moves(main_line.position());
    }

    /// The side that moved last.
    fn mover(&self) -> Color {
        self.line.position().turn().other()
    }

    #[cold]
    fn say_mismatch(&mut self, tag: GameResult, result: GameResult, span: Span) {
        let message = format!(
            "the moves end with {}, but the Result tag says {}",
            result.text(),
            tag.text()
        );
        self.inner
            .diagnostic(Diagnostic::new(Code::ResultMismatch, span, message));
    }

    /// What is missing at the end of a game is what its Result tag says, if it says anything.
    #[cold]
    fn say_lone_glyph(&mut self, nag: Nag, span: Span) {
        let message = format!("`${}` stands where there is no move to judge", nag.0);
        self.say(Code::StrayClosing, span, message);
    }

    /// Shows a variation that now has its first ply, with the remarks that waited for it.
    fn open_line(&mut self, span: Span) -> Flow {
        self.line.is_open = true;
        self.update_ready();
        self.inner.open_variation(span)?;
        self.release_pending()
    }

    fn release_pending(&mut self) -> Flow {
        for remark in std::mem::take(&mut self.pending) {
            match remark {
                Pending::Comment(text, comment) => {
                    self.inner.comment(Comment {
                        text: &text,
                        ..comment
                    })?;
                }
                Pending::Nag(nag, span) => {
                    let text = format!("${}", nag.0);
                    let kind = CommentKind::Unread;
                    self.inner
                        .comment(Comment::told(text.as_bytes(), kind, span))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Takes up a parenthesis whose content is only text.
    fn open_nested(&mut self, span: Span) {
        self.keep_as_text(b"(", span);
        self.nested += 1;
        self.update_ready();
    }

    /// Ends a variation whose plies could not be read or that has none: what it held is said to
    /// the line around it.
    fn close_unopened(&mut self, span: Span) -> Flow {
        let was_stuck = self.line.is_stuck;
        if was_stuck {
            self.keep_as_text(b")", span);
        } else {
            let message = if self.pending.is_empty() {
                "a variation without moves is left out"
            } else {
                "a variation without moves; what it says is kept without its parentheses"
            };
            self.say(Code::EmptyVariation, span, message.into());
        }
        self.release_pending()?;
        self.release_unread()
    }
}

impl<V: Visitor> Visitor for Resolver<V> {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.start.clear();
        self.outer.clear();
        self.pending.clear();
        self.unread.clear();
        self.stuck = None;
        self.held.clear();
        self.nested = 0;
        self.dropped = 0;
        self.result_tag = None;
        self.has_result_tag = false;
        self.marker = GameResult::Unknown;
        self.number = None;
        self.has_pieces = false;
        self.late = None;
        self.inner.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.inner.preamble(comment)
    }

    fn tag(&mut self, mut tag: Tag<'_>) -> Flow {
        self.start.tag(&tag);
        self.has_result_tag |= tag.name == b"Result";
        // The first one counts, and it alone is written.
        if tag.name == b"Result"
            && !tag.comes_again
            && let Some(result) = GameResult::parse_any(&tag.value)
        {
            self.result_tag = self.result_tag.or(Some(result));
            if result.is_unusual() {
                let message = format!("PGN has no marker for the result {}", result.text());
                let said = Diagnostic::new(Code::UnusualResult, tag.span, message);
                self.inner.diagnostic(said);
            }
            if *tag.value != *result.text().as_bytes() {
                self.say_result_tag(&tag, result);
                tag.value = result.text().as_bytes().into();
            }
        }
        self.inner.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        let inner = &mut self.inner;
        // Not all sources say the start in a tag.
        let default = start.copied().or(self.options.start);
        let start = self
            .start
            .position(default, &mut |diagnostic| inner.diagnostic(diagnostic));
        self.line = Line::from(start.unwrap_or_default());
        self.line.is_stuck = start.is_none();
        self.update_ready();
        self.inner.begin_moves(start.as_ref())
    }

    #[inline(always)]
    fn number(&mut self, text: &[u8], span: Span) -> Flow {
        if !self.is_ready && self.dropped == 0 {
            return self.number_in_text(text, span);
        }
        if let Some(before) = self.number.replace(span) {
            self.say_lone_number(before);
        }
        self.inner.number(text, span)
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if self.is_ready
            && ply.text.len() <= 8
            && let Some(san) = read_san_of(ply.word, ply.text.len())
            && let Some(mv) = san.find(self.line.position())
        {
            return self.play(ply, mv, (Some(san), None));
        }
        self.ply_by_word(ply)
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        self.settle()?;
        if self.line.has_ply && self.unread.is_empty() {
            self.inner.nag(nag, span)
        } else if !self.line.is_open && self.unread.is_empty() {
            self.say_lone_glyph(nag, span);
            self.pending.push(Pending::Nag(nag, span));
            Flow::Continue(())
        } else {
            self.keep_as_text(format!("${}", nag.0).as_bytes(), span);
            if self.line.is_stuck || self.nested > 0 {
                return Flow::Continue(());
            }
            self.say_lone_glyph(nag, span);
            self.release_unread()
        }
    }

    fn sign(&mut self, sign: Sign, text: &[u8], span: Span) -> Flow {
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        if self.line.is_stuck || self.nested > 0 {
            self.keep_as_text(text, span);
            return Flow::Continue(());
        }
        if let Some(flow) = self.take_as_piece(sign, text, span) {
            return flow;
        }
        self.settle()?;
        let nag = self.number_of(sign);
        self.say_glyph(nag, span, span);
        self.nag(nag, span)
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        self.settle_moves()?;
        self.release_unread()?;
        if !self.line.is_open && !self.line.is_stuck {
            let (text, comment) = (
                comment.text.to_vec(),
                Comment {
                    text: b"",
                    ..comment
                },
            );
            self.pending.push(Pending::Comment(text, comment));
            return Flow::Continue(());
        }
        self.inner.comment(comment)
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.settle()?;
        if self.dropped > 0 || !self.options.variations {
            self.dropped += 1;
            self.update_ready();
        } else if self.line.is_stuck || self.nested > 0 {
            self.open_nested(span);
        } else if !self.line.has_ply {
            let message = "this variation stands where there is no move to replace";
            self.say(Code::MisplacedVariation, span, message.into());
            self.open_nested(span);
        } else {
            let variation = self.line.variation();
            self.outer
                .push(std::mem::replace(&mut self.line, variation));
            self.update_ready();
        }
        Flow::Continue(())
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        if self.dropped > 0 {
            self.dropped -= 1;
            self.update_ready();
            return Flow::Continue(());
        }
        self.settle()?;
        if self.nested > 0 {
            self.keep_as_text(b")", span);
            self.nested -= 1;
            self.update_ready();
            if self.nested == 0 && !self.line.is_stuck {
                return self.release_unread();
            }
            return Flow::Continue(());
        }
        let is_open = self.line.is_open;
        let flow = if is_open {
            match self.release_unread() {
                Flow::Continue(()) => self.inner.close_variation(span),
                stop => stop,
            }
        } else {
            self.close_unopened(span)
        };
        if let Some(outer) = self.outer.pop() {
            self.line = outer;
        }
        self.update_ready();
        flow
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.marker = result;
        self.settle()?;
        self.release_unread()?;
        self.end_moves();
        match self.result_tag {
            // PGN has no marker for it, so only the tag can say it.
            Some(tag) if tag.is_unusual() && result == GameResult::Unknown => {
                return self.inner.result(tag, span);
            }
            Some(tag) if tag != result => self.say_mismatch(tag, result, span),
            _ => {}
        }
        if result.is_unusual() && self.has_result_tag && self.result_tag != Some(result) {
            // The tag says something else, so that only a comment can keep it.
            let text = result.text().as_bytes();
            let kind = CommentKind::Comment;
            self.inner.comment(Comment::told(text, kind, span))?;
            return self.inner.result(self.result_tag.unwrap_or_default(), span);
        }
        self.inner.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if diagnostic.code != Code::MissingResult {
            return self.inner.diagnostic(diagnostic);
        }
        // Without a result the text that is not read is still waiting. It cannot wait for the end
        // of the game, which also comes to a visitor that has left.
        if self.settle_moves().is_break() {
            return;
        }
        if self.ends_in_two_zeros() {
            let result = GameResult::BothLost;
            let (span, text) = (self.unread.span(), piece(b"0-0", self.unread.span()));
            self.unread.clear();
            self.stuck = None;
            self.take_result(result, &text, Some(odd_result(result, span)));
        }
        if self.release_unread().is_break() {
            return;
        }
        match self.late.take() {
            Some(late) => {
                if let Some(said) = late.said {
                    self.inner.diagnostic(said);
                }
                // Nobody is left who could stop a game at its end.
                let _ = self.result(late.result, late.span);
            }
            None => {
                self.end_moves();
                let shown = self.result_on_board();
                if let Some(result) = shown {
                    // Nobody is left who could stop a game at its end.
                    let _ = self.inner.result(result, diagnostic.span);
                }
                let known = shown.or(self.result_tag);
                self.inner.diagnostic(with_result(diagnostic, known));
            }
        }
    }

    fn end_game(&mut self, end: usize) {
        self.inner.end_game(end);
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.inner.between_games(text, start);
    }
}
