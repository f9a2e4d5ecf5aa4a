//! How far a line of play has come, and what waits while a variation is read.

use scoresheet_chess::Position;

use crate::pgn::Comment;
use crate::remark::Nag;
use crate::source::Span;

/// The state of the main line or of a variation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The positions before and after the last ply; which is which, `now` says.
    pub(super) positions: [Position; 2],
    /// The index of the position in which the next ply is played.
    pub(super) now: usize,
    /// Plies from the start of the game.
    pub(super) plies: u32,
    /// Whether the line has a ply of its own, which a variation could replace.
    pub(super) has_ply: bool,
    /// Whether the visitor behind knows of this line. A variation is shown with its first ply.
    pub(super) is_open: bool,
    /// Whether a ply could not be read, so that the rest is text.
    pub(super) is_stuck: bool,
}

impl Line {
    pub(super) fn from(position: Position) -> Line {
        Line {
            positions: [position; 2],
            now: 0,
            plies: 0,
            has_ply: false,
            is_open: true,
            is_stuck: false,
        }
    }

    /// The position in which the next ply is played.
    #[inline(always)]
    pub(super) fn position(&self) -> &Position {
        &self.positions[self.now]
    }

    /// The position before the last ply.
    #[inline(always)]
    pub(super) fn before(&self) -> &Position {
        &self.positions[self.now ^ 1]
    }

    /// The variation that replaces the last ply.
    pub(super) fn variation(&self) -> Line {
        Line {
            positions: [*self.before(); 2],
            now: 0,
            plies: self.plies - 1,
            has_ply: false,
            is_open: false,
            is_stuck: false,
        }
    }
}

/// A remark at the start of a variation that has no ply yet.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    /// A comment and its text, which is not in it.
    Comment(Vec<u8>, Comment<'static>),
    Nag(Nag, Span),
}
