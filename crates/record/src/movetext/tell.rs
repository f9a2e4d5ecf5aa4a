//! The events of a game whose moves have been found.

use std::ops::Range;

use scoresheet_chess::{Color, Position};
use scoresheet_notation::algebraic::{compare, san};
use scoresheet_notation::descriptive::End;
use scoresheet_notation::{Quirk, View, Word};

use super::item::{self, Item, Movetext, Next};
use super::line::{Choice, Line, Stand, Step};
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::pgn::{Comment, CommentKind, Flow, Ply, Visitor, tell_result_in_variation};
use crate::source::Span;
use crate::tags::GameResult;

/// Tells the moves of a game to a visitor, each as SAN.
pub(super) struct Teller<'a, V> {
    pub(super) movetext: Movetext<'a>,
    pub(super) visitor: &'a mut V,
    /// Where the game begins, from which spans count.
    pub(super) base: usize,
    /// What was said about the result.
    pub(super) result: Option<(GameResult, Span)>,
    /// Behind the result, or behind all that belongs to the game.
    pub(super) behind: usize,
    /// How many variations are open.
    pub(super) depth: usize,
}

/// How deep variations may be within one another: what is deeper is a comment, so that no text costs
/// more than so many times its length.
const DEEPEST: usize = 64;

impl<V: Visitor> Teller<'_, V> {
    /// Tells a line that stands in a part of the text.
    pub(super) fn tell_line(&mut self, line: &Line, range: Range<usize>, plies: u32) -> Flow {
        let mut at = range.start;
        let mut ply = plies;
        let mut before = None;
        for step in &line.steps {
            self.tell_between(at..step.start, before, &step.before.position, ply)?;
            ply += 1;
            self.tell_step(step, ply)?;
            before = Some(step.before);
            at = step.choice.end;
        }
        let end = line.stuck.unwrap_or(range.end);
        let over = self.tell_between(at..end, before, &line.last.position, ply)?;
        if let Some(stuck) = line.stuck {
            self.tell_stuck(stuck..range.end, &line.last.position, ply + 1)?;
        } else {
            self.behind = over;
        }
        Flow::Continue(())
    }

    /// Tells what stands between two moves; returns where it ends, which is before the end of the
    /// range only behind a result.
    fn tell_between(
        &mut self,
        range: Range<usize>,
        before: Option<Stand>,
        position: &Position,
        ply: u32,
    ) -> std::ops::ControlFlow<(), usize> {
        let mut at = range.start;
        let mut words: Option<Range<usize>> = None;
        loop {
            let next = self.movetext.next(at, range.end, position.turn());
            if !matches!(next, Next::Item(Item::Text, _))
                && let Some(words) = words.take()
            {
                self.comment(words, CommentKind::Comment)?;
            }
            let (item, place) = match next {
                Next::Item(item, place) => (item, place),
                Next::Move(..) | Next::End => break,
            };
            at = place.end;
            let span = self.span(&place);
            match item {
                Item::Number(number) => {
                    if number != position.fullmove_number() {
                        let digits = self.movetext.text[place].as_bytes();
                        self.visitor.number(digits, span)?;
                    }
                }
                Item::Comment(text) => self.comment(text, CommentKind::Comment)?,
                Item::Escape(text) => self.comment(text, CommentKind::Escape)?,
                Item::Offer => self.offer(span)?,
                Item::Nag(nag) => self.visitor.nag(nag, span)?,
                Item::Sign(sign) => {
                    let text = self.movetext.text[place].as_bytes();
                    self.visitor.sign(sign, text, span)?;
                }
                Item::Variation(inner) => self.tell_variation(inner, before, ply)?,
                Item::Result(result) => {
                    self.result = Some((result, span));
                    return std::ops::ControlFlow::Continue(at);
                }
                Item::End(end) => {
                    // In a variation the words are enough.
                    let result = result_of(end, position.turn()).filter(|_| self.depth == 0);
                    if let Some(result) = result {
                        self.result = Some((result, span));
                    }
                    self.comment(place, CommentKind::Comment)?;
                }
                Item::Text => {
                    let start = words.map_or(place.start, |words| words.start);
                    words = Some(start..place.end);
                }
            }
        }
        std::ops::ControlFlow::Continue(range.end)
    }

    /// Tells what stands in parentheses: a variation if it can be played, else a comment.
    fn tell_variation(&mut self, inner: Range<usize>, before: Option<Stand>, ply: u32) -> Flow {
        let before = before.filter(|_| self.depth < DEEPEST);
        let line = before.map(|before| self.movetext.find_line(inner.start, inner.end, &before));
        match line {
            Some(line) if !line.steps.is_empty() => {
                self.visitor
                    .open_variation(self.span(&(inner.start - 1..inner.start)))?;
                let outer = self.result.take();
                self.depth += 1;
                self.tell_line(&line, inner.clone(), ply - 1)?;
                self.depth -= 1;
                if let Some((result, span)) = std::mem::replace(&mut self.result, outer) {
                    tell_result_in_variation(self.visitor, result, span)?;
                }
                self.tell_rest(inner.end)?;
                let end = (inner.end + 1).min(self.movetext.text.len());
                self.visitor.close_variation(self.span(&(inner.end..end)))
            }
            _ => self.comment(inner, CommentKind::Comment),
        }
    }

    fn tell_step(&mut self, step: &Step, ply: u32) -> Flow {
        let choice = &step.choice;
        let span = self.span(&(step.start..choice.end));
        let position = &step.before.position;
        let after = position.after(choice.mv);
        let word = match choice.mv.is_null() {
            true => Word::pack(b"--").unwrap_or_default(),
            false => san(position, choice.mv, &after),
        };
        let text = &self.movetext.text[step.start..choice.end];
        if choice.is_of_other_wing {
            let message = format!("`{text}` names the wing on which the piece did not begin");
            let slip = Diagnostic::new(Code::FalseClaim, span, message);
            self.visitor.diagnostic(slip.at_ply(ply));
        }
        if choice.is_slip {
            let message = format!("no legal move is all that `{text}` says; read as {word}");
            let slip = Diagnostic::new(Code::FalseClaim, span, message);
            self.visitor.diagnostic(slip.at_ply(ply));
        } else if choice.others > 0 {
            let message = format!(
                "`{text}` fits {} moves; read as {word}, the first that lets what follows be played",
                choice.others + 1
            );
            let doubt = Diagnostic::new(Code::AmbiguousMove, span, message);
            self.visitor
                .diagnostic(doubt.with_severity(Severity::Warning).at_ply(ply));
        }
        if !choice.mv.is_null() {
            self.say_false_claims(step, &after, span, ply);
        }
        self.visitor.ply(Ply {
            text: word.as_str().as_bytes(),
            word,
            span,
            played: None,
        })?;
        match choice.reading.quirks.has(Quirk::DrawOffer) {
            true => self.offer(span),
            false => Flow::Continue(()),
        }
    }

    /// Says what the text claims of a move and is not true of it.
    fn say_false_claims(&mut self, step: &Step, after: &Position, span: Span, ply: u32) {
        let Choice {
            mv, reading, end, ..
        } = &step.choice;
        let view = View::new(&step.before.position, *mv, after);
        let quirks = compare(reading, &view);
        let claims = [
            Quirk::FalseCapture,
            Quirk::FalseCheck,
            Quirk::FalseDoubleCheck,
            Quirk::FalseMate,
            Quirk::FalseEnPassant,
        ];
        for quirk in claims.into_iter().filter(|&quirk| quirks.has(quirk)) {
            let text = &self.movetext.text[step.start..*end];
            let message = format!("`{text}` has {}", quirk.message());
            self.visitor
                .diagnostic(Diagnostic::new(Code::FalseClaim, span, message).at_ply(ply));
        }
    }

    /// Keeps what could not be played, and says why.
    fn tell_stuck(&mut self, rest: Range<usize>, position: &Position, ply: u32) -> Flow {
        let text = self.movetext.text;
        let (why, word) = match self.movetext.next(rest.start, rest.end, position.turn()) {
            Next::Move(start, scans) => {
                let why = scans
                    .iter()
                    .find_map(|scan| position.explain(&scan.reading.pattern));
                let len = scans.first().map_or(0, |scan| scan.len);
                (why.map(|why| why.to_string()), start..start + len)
            }
            _ => (None, rest.clone()),
        };
        let moved = self.movetext.text[word.clone()].trim();
        let why = why.unwrap_or_else(|| "no way to read on was found".to_owned());
        let message = format!("`{moved}` cannot be played: {why}");
        let said = Diagnostic::new(Code::IllegalMove, self.span(&word), message);
        self.visitor.diagnostic(said.at_ply(ply));
        let mut end = rest.start + text[rest.clone()].trim_end().len();
        // The result at the end holds, whatever stands before it.
        if let Some((result, start)) = last_result(&text[rest.start..end]) {
            let start = rest.start + start;
            self.result = Some((result, self.span(&(start..end))));
            end = rest.start + text[rest.start..start].trim_end().len();
        }
        self.comment(rest.start..end, CommentKind::Unread)?;
        self.behind = rest.end;
        Flow::Continue(())
    }

    /// Keeps what stands behind the result, or behind all that was told, and before a byte.
    pub(super) fn tell_rest(&mut self, end: usize) -> Flow {
        let rest = item::trimmed(self.movetext.text, self.behind..end);
        match rest.is_empty() {
            true => Flow::Continue(()),
            false => self.comment(rest, CommentKind::Comment),
        }
    }

    pub(super) fn comment(&mut self, range: Range<usize>, kind: CommentKind) -> Flow {
        let text = self.movetext.text[range.clone()].as_bytes();
        self.visitor.comment(Comment {
            text,
            kind,
            span: self.span(&range),
            lead: Some(0),
        })
    }

    fn offer(&mut self, span: Span) -> Flow {
        self.visitor
            .comment(Comment::told(b"(=)", CommentKind::Comment, span))
    }

    fn span(&self, range: &Range<usize>) -> Span {
        Span::new(self.base, range.start, range.end)
    }
}

/// The result that is the last words of a text, and where they begin. Behind what could not be read
/// zeros are castling and no result.
fn last_result(text: &str) -> Option<(GameResult, usize)> {
    let starts = text
        .char_indices()
        .rev()
        .filter(|&(at, c)| {
            item::is_blank(c) && !text[at + c.len_utf8()..].starts_with(item::is_blank)
        })
        .map(|(at, c)| at + c.len_utf8());
    let mut starts: Vec<usize> = starts.take(3).collect();
    // The longest first: of `1/2 - 1/2` the last word is none.
    while let Some(start) = starts.pop() {
        let found = item::result(&text[start..]);
        if let Some((result, len)) = found
            && result != GameResult::BothLost
            && start + len == text.len()
        {
            return Some((result, start));
        }
    }
    None
}

/// What the words of a game's end say of its result. Behind them nobody moves; they are said to the
/// side that would.
fn result_of(end: End, turn: Color) -> Option<GameResult> {
    let wins = |side: Color| match side {
        Color::White => GameResult::White,
        Color::Black => GameResult::Black,
    };
    match end {
        End::Resigns(side) => Some(wins(!side.unwrap_or(turn))),
        End::Wins(side) => Some(wins(side.unwrap_or(!turn))),
        End::Draw => Some(GameResult::Draw),
        End::Mates { by, .. } => Some(wins(by.unwrap_or(!turn))),
    }
}
