//! A game as it stands in JSON, before anybody has asked the rules.
//!
//! The fields of an object come in any order, but a game is told in one: so it
//! is read into this first. All lists lie in a few vectors that are kept for
//! the next game, and refer to one another by index; nothing here nests.

use std::ops::Range;

use scoresheet_record::Span;
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;

use super::scan::Text;

/// Stands for an index where there is none.
pub(super) const NONE: u32 = u32::MAX;

/// A game in pieces.
#[derive(Debug, Default)]
pub(super) struct Draft {
    /// What all strings hold.
    pub(super) strings: Vec<u8>,
    pub(super) tags: Vec<TagDraft>,
    pub(super) preamble: Range<usize>,
    /// Text between this game and the next.
    pub(super) after: Range<usize>,
    pub(super) start_fen: Option<Text>,
    pub(super) comments: Range<usize>,
    /// The first move of the game.
    pub(super) first: Link,
    pub(super) result: Option<(GameResult, Span)>,
    /// All moves, comments, glyphs and variations.
    pub(super) moves: Vec<MoveDraft>,
    pub(super) remarks: Vec<RemarkDraft>,
    pub(super) nags: Vec<(Nag, Span)>,
    pub(super) variations: Vec<VariationDraft>,
    /// Fields that nobody knows, each with what is said about it.
    pub(super) unknown: Vec<(Span, String)>,
}

/// The index of something, perhaps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link(pub(super) u32);

impl Default for Link {
    fn default() -> Link {
        Link(NONE)
    }
}

impl Link {
    pub(super) fn get(self) -> Option<usize> {
        (self.0 != NONE).then_some(self.0 as usize)
    }
}

#[derive(Debug)]
pub(super) struct TagDraft {
    pub(super) name: Text,
    pub(super) value: Text,
    pub(super) span: Span,
}

#[derive(Debug, Default)]
pub(super) struct MoveDraft {
    pub(super) san: Text,
    pub(super) nags: Range<usize>,
    pub(super) comments: Range<usize>,
    pub(super) first_variation: Link,
    pub(super) next: Link,
}

#[derive(Debug, Default)]
pub(super) struct VariationDraft {
    pub(super) comments: Range<usize>,
    pub(super) first: Link,
    pub(super) after: Range<usize>,
    /// Its braces and all between them.
    pub(super) span: Span,
    pub(super) next: Link,
}

/// A comment, or an escape line.
#[derive(Debug)]
pub(super) struct RemarkDraft {
    pub(super) text: Text,
    pub(super) is_escape: bool,
}

impl Draft {
    /// Forgets the game and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.strings.clear();
        self.tags.clear();
        self.preamble = 0..0;
        self.after = 0..0;
        self.start_fen = None;
        self.comments = 0..0;
        self.first = Link::default();
        self.result = None;
        self.moves.clear();
        self.remarks.clear();
        self.nags.clear();
        self.variations.clear();
        self.unknown.clear();
    }
}
