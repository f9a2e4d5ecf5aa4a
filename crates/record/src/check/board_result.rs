//! The result against the last position (FIDE Laws 5.1.1, 5.2).

use std::borrow::Cow;

use scoresheet_chess::{Color, Ending, Outcome, Position};

use crate::diagnostic::{Applicability, Code, Diagnostic, Edit, Fix, Severity};
use crate::pgn::{Comment, CommentKind, Tag};
use crate::source::Span;
use crate::tags::GameResult;

/// The end of the main line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Check {
    last: Option<Position>,
    /// The place of the last ply.
    place: Span,
    ply: u32,
    tag: Option<Span>,
    /// What the tag says.
    tagged: Option<GameResult>,
    /// Whether not all of the game could be read.
    is_partial: bool,
}

impl Check {
    pub(super) fn clear(&mut self) {
        self.last = None;
        self.ply = 0;
        self.tag = None;
        self.tagged = None;
        self.is_partial = false;
    }

    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        if tag.name == b"Result" && !tag.comes_again {
            self.tag = Some(tag.span);
            self.tagged = GameResult::parse_any(&tag.value);
        }
    }

    /// Takes in the place of a ply.
    #[inline(always)]
    pub(super) fn ply(&mut self, place: Span, ply: u32) {
        self.place = place;
        self.ply = ply;
    }

    pub(super) fn end_moves(&mut self, last: &Position) {
        self.last = Some(*last);
    }

    #[inline]
    pub(super) fn comment(&mut self, comment: &Comment<'_>) {
        self.is_partial |= comment.kind == CommentKind::Unread;
    }

    /// Compares once the result is known: from its marker or, without one, from the tag.
    pub(super) fn end(&self, marker: Option<(GameResult, Span)>) -> Option<Diagnostic> {
        let result = marker.map(|(result, _)| result).or(self.tagged)?;
        // Without a move there is a position, and no game.
        let last = self.last.filter(|_| !self.is_partial && self.ply > 0)?;
        let Some(ending) = last.ending() else {
            return self.without_material(&last, result);
        };
        let (shown, right) = match last.outcome()? {
            Outcome::Win(Color::White) => ("White has mated", GameResult::White),
            Outcome::Win(Color::Black) => ("Black has mated", GameResult::Black),
            Outcome::Draw if ending == Ending::Stalemate => {
                ("the game ends with stalemate", GameResult::Draw)
            }
            Outcome::Draw => ("neither side can mate", GameResult::Draw),
        };
        if result == right {
            return None;
        }
        let message = format!("{shown}, but the result is {}", result.text());
        let said = Diagnostic::new(Code::ResultAgainstBoard, self.place, message);
        let wrong_tag = self.tag.filter(|_| self.tagged != Some(right));
        let tag = wrong_tag.map(|span| Edit {
            span,
            text: format!("[Result \"{}\"]", right.text()).into_bytes().into(),
        });
        let marker = marker.map(|(_, span)| Edit {
            span,
            text: Cow::Borrowed(right.text().as_bytes()),
        });
        let fix = Fix {
            title: format!("write `{}`", right.text()).into(),
            applicability: Applicability::Likely,
            edits: tag.into_iter().chain(marker).collect(),
        };
        let said = said.at_ply(self.ply);
        Some(match fix.edits.is_empty() {
            true => said,
            false => said.with_fix(fix),
        })
    }

    /// Nobody wins who cannot mate by any play, whatever the other side does to lose (FIDE Laws
    /// 5.1.2, 6.9); by material alone, as it may have been decided otherwise.
    fn without_material(&self, last: &Position, result: GameResult) -> Option<Diagnostic> {
        let (winner, name) = match result {
            GameResult::White => (Color::White, "White"),
            GameResult::Black => (Color::Black, "Black"),
            _ => return None,
        };
        if last.has_mating_material(winner) {
            return None;
        }
        let message = format!("{name} has won without anything to mate with");
        let said = Diagnostic::new(Code::ResultAgainstBoard, self.place, message);
        Some(said.at_ply(self.ply).with_severity(Severity::Note))
    }
}
