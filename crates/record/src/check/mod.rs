//! What is odd about a game although it could be read: one check per file.
//!
//! [`Checks`] stands behind a [`Resolver`](crate::Resolver) and hands all on.
//! A check sees the events it cares about and says what it finds; none changes
//! anything, and none knows another.

mod wording;
mod roster;
mod order;
mod dates;
mod time_control;
mod numbers;
mod ply_count;
mod values;
mod clocks;
mod commands;
mod usual;
mod move_numbers;
mod draws;
mod board_result;
pub mod lines;

#[cfg(test)]
mod tests;
mod mojibake;

use scoresheet_chess::{Color, Position};

use crate::diagnostic::{Code, CodeSet, Diagnostic};
use crate::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use crate::remark::{ClockKind, Nag, Piece, Remark, Value, may_have_commands, pieces};
use crate::source::Span;
use crate::tags::GameResult;

/// What single tags can tell.
const OF_TAGS: [Code; 5] = [
    Code::ImpossibleDate,
    Code::DateFormat,
    Code::TimeControlFormat,
    Code::BadNumber,
    Code::UnknownValue,
];

/// What commands in comments can tell.
const OF_COMMANDS: [Code; 3] = [Code::BadCommand, Code::ClockFormat, Code::ClockRises];

/// What the course of the moves can tell.
const OF_MOVES: [Code; 4] = [
    Code::WrongNumber,
    Code::ResultAgainstBoard,
    Code::PlayAfterEnd,
    Code::ClaimableDraw,
];

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
    /// Whether anything is wanted that single tags can tell.
    looks_at_tags: bool,
    /// Whether anything is wanted that commands in comments can tell.
    looks_at_commands: bool,
    /// Whether anything is wanted that the course of the moves can tell.
    looks_at_moves: bool,
    /// The plies of the line at hand, from the start of the game.
    plies: u32,
    /// The plies of the lines around the variation at hand.
    outer: Vec<u32>,
    /// The first move of the main line.
    first: clocks::Made,
    /// Whether what the end of the game tells has been said.
    is_judged: bool,
    roster: roster::Check,
    order: order::Check,
    ply_count: ply_count::Check,
    clocks: clocks::Check,
    move_numbers: move_numbers::Check,
    draws: draws::Check,
    board_result: board_result::Check,
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
            looks_at_tags: OF_TAGS.iter().any(|&code| wanted.has(code)),
            looks_at_commands: OF_COMMANDS.iter().any(|&code| wanted.has(code)),
            looks_at_moves: OF_MOVES.iter().any(|&code| wanted.has(code)),
            plies: 0,
            outer: Vec::new(),
            first: clocks::Made::default(),
            is_judged: false,
            roster: roster::Check::default(),
            order: order::Check::default(),
            ply_count: ply_count::Check::default(),
            clocks: clocks::Check::default(),
            move_numbers: move_numbers::Check::default(),
            draws: draws::Check::new(),
            board_result: board_result::Check::default(),
        }
    }

    /// The visitor behind.
    pub fn inner_mut(&mut self) -> &mut V {
        &mut self.inner
    }

    /// The last move of the main line.
    fn last_made(&self) -> clocks::Made {
        self.made(self.plies.saturating_sub(1))
    }

    /// The move that is made after some plies.
    #[inline(always)]
    fn made(&self, plies: u32) -> clocks::Made {
        let half = plies + u32::from(self.first.is_black);
        clocks::Made {
            is_black: half & 1 == 1,
            number: self.first.number.saturating_add(half / 2),
        }
    }

    /// All moves have come.
    fn judge_end(&mut self, result: GameResult, marker: Option<Span>) {
        // A result that is only seen on the board is told before it is said to be missing.
        if std::mem::replace(&mut self.is_judged, true) {
            return;
        }
        if let Some(said) = self.board_result.end(marker.map(|span| (result, span))) {
            self.inner.diagnostic(said);
        }
        let inner = &mut self.inner;
        let mut say = |diagnostic| inner.diagnostic(diagnostic);
        if self.wanted.has(Code::MissingTag) {
            self.roster.end(result, &mut say);
        }
        let plies = self.outer.first().copied().unwrap_or(self.plies);
        self.ply_count.end(plies, &mut say);
    }

    /// Looks at the clock of a comment that holds nothing odd.
    fn look_at_clock(&mut self, comment: &Comment<'_>, usual: usual::Usual) {
        if let Some((time, place)) = usual.clock
            && self.outer.is_empty()
            && self.plies > 0
            && let Some(message) = self.clocks.left(time, self.last_made())
        {
            let span = comment.place(place).unwrap_or(comment.span);
            let said = Diagnostic::new(Code::ClockRises, span, message);
            self.inner.diagnostic(said.at_ply(self.plies));
        }
    }

    /// Looks at the commands of a comment.
    fn look_at_commands(&mut self, comment: &Comment<'_>) {
        let place = |range| comment.place(range).unwrap_or(comment.span);
        let (made, inner) = (self.last_made(), &mut self.inner);
        let mut say = |mut said: Diagnostic| {
            if comment.lead.is_none() {
                // Nothing stands there that could be replaced.
                said.fix = None;
            }
            inner.diagnostic(said.at_ply(self.plies));
        };
        for piece in pieces(comment.text) {
            let Piece::Command(command) = piece else {
                continue;
            };
            let span = place(command.span.clone());
            let remark = Remark::of_command(command.clone());
            commands::check(&command, &remark.value, span, &mut say);
            let Value::Clock(kind, time) = remark.value else {
                continue;
            };
            if remark.is_odd {
                let value_span = place(command.value_span);
                say(clocks::form(
                    command.value,
                    (kind, time),
                    (span, value_span),
                ));
            }
            if kind == ClockKind::Left && self.outer.is_empty() && self.plies > 0 {
                let rise = self.clocks.left(time, made);
                if let Some(message) = rise {
                    say(Diagnostic::new(Code::ClockRises, span, message));
                }
            }
        }
    }
}

impl<V: Visitor> Visitor for Checks<V> {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.plies = 0;
        self.is_judged = false;
        self.outer.clear();
        self.roster = roster::Check::default();
        self.order = order::Check::default();
        self.ply_count.clear();
        self.clocks.clear();
        self.move_numbers = move_numbers::Check::default();
        self.draws.clear();
        self.board_result.clear();
        self.inner.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.inner.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.roster.tag(&tag);
        self.order.tag(&tag);
        self.ply_count.tag(&tag);
        self.clocks.tag(&tag);
        self.draws.tag(&tag);
        self.board_result.tag(&tag);
        if self.looks_at_tags {
            let inner = &mut self.inner;
            let mut say = |diagnostic| inner.diagnostic(diagnostic);
            dates::check(&tag, &mut say);
            time_control::check(&tag, &mut say);
            numbers::check(&tag, &mut say);
            values::check(&tag, &mut say);
        }
        if self.wanted.has(Code::Mojibake) {
            let inner = &mut self.inner;
            mojibake::tag(&tag, &mut |diagnostic| inner.diagnostic(diagnostic));
        }
        self.inner.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        let inner = &mut self.inner;
        let mut say = |diagnostic| inner.diagnostic(diagnostic);
        self.draws.begin(start);
        self.order.end(&mut say);
        self.first = clocks::Made {
            is_black: start.is_some_and(|start| start.turn() == Color::Black),
            // A number that no game reaches tells nothing about periods.
            number: start
                .map(Position::fullmove_number)
                .filter(|number| *number < 1000)
                .unwrap_or(1),
        };
        self.inner.begin_moves(start)
    }

    #[inline(always)]
    fn number(&mut self, text: &[u8], span: Span) -> Flow {
        if self.looks_at_moves {
            let next = self.made(self.plies);
            self.move_numbers.number(text, span, next);
        }
        self.inner.number(text, span)
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        self.plies += 1;
        if self.looks_at_moves
            && let Some(played) = ply.played
        {
            if let Some(said) = self.move_numbers.ply(played.before, self.plies) {
                self.inner.diagnostic(said);
            }
            if self.outer.is_empty() {
                self.board_result.ply(ply.span, self.plies);
                let around = (played.mv, played.after);
                if let Some(said) = self.draws.ply(around, ply.span, self.plies) {
                    self.inner.diagnostic(said);
                }
            }
        }
        self.inner.ply(ply)
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        self.inner.nag(nag, span)
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.ply_count.comment(&comment);
        self.board_result.comment(&comment);
        if self.looks_at_commands
            && comment.kind == CommentKind::Comment
            && may_have_commands(comment.text)
        {
            match usual::read(comment.text) {
                Some(usual) => self.look_at_clock(&comment, usual),
                None => self.look_at_commands(&comment),
            }
        }
        if self.wanted.has(Code::Mojibake) {
            let (inner, ply) = (&mut self.inner, self.plies);
            mojibake::comment(&comment, &mut |diagnostic| {
                inner.diagnostic(diagnostic.at_ply(ply));
            });
        }
        self.inner.comment(comment)
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.outer.push(self.plies);
        self.plies = self.plies.saturating_sub(1);
        self.inner.open_variation(span)
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.plies = self.outer.pop().unwrap_or(self.plies);
        self.inner.close_variation(span)
    }

    fn end_moves(&mut self, last: &Position) {
        self.board_result.end_moves(last);
        if let Some(said) = self.move_numbers.end() {
            self.inner.diagnostic(said);
        }
        self.inner.end_moves(last);
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.judge_end(result, Some(span));
        self.inner.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.ply_count.diagnostic(&diagnostic);
        // Without a result this is where a game ends that nobody has left.
        if diagnostic.code == Code::MissingResult {
            self.judge_end(GameResult::Unknown, None);
        }
        self.inner.diagnostic(diagnostic);
    }

    fn end_game(&mut self, end: usize) {
        self.inner.end_game(end);
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.inner.between_games(text, start);
    }
}
