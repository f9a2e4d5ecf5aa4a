//! What waits at each depth of variations until it can be written.

use std::io::Write;

use scoresheet_record::pgn::{Comment, CommentKind};

use super::super::parts::{decode, push_list, separate, write_string};
use super::UNREAD;
use super::values::Values;

/// A line of play, with what waits until it can be written; lists are without their brackets.
#[derive(Debug, Default)]
pub(super) struct Frame {
    /// Whether the list of moves is open.
    pub(super) has_moves: bool,
    /// Whether the object of a move is open.
    pub(super) is_open: bool,
    pub(super) nags: Vec<u8>,
    /// What was said after the move, or before the first one.
    pub(super) comments: Vec<u8>,
    /// What the commands in these comments say.
    pub(super) values: Values,
    /// Whether the move has variations, so that their list is open, and the last object in it.
    pub(super) has_variations: bool,
    /// Behind the glyphs of such a move, or where they would be.
    pub(super) nags_end: usize,
    pub(super) has_nags: bool,
    /// Glyphs that came after its variations.
    pub(super) late: Vec<u8>,
    /// What was said after the last variation.
    pub(super) after: Vec<u8>,
}

impl Frame {
    pub(super) fn clear(&mut self) {
        self.has_moves = false;
        self.is_open = false;
        self.has_variations = false;
        self.nags.clear();
        self.comments.clear();
        self.values = Values::default();
        self.late.clear();
        self.after.clear();
    }

    /// Writes what was said about a move.
    pub(super) fn write_remarks(&mut self, out: &mut Vec<u8>) {
        self.values.write(out);
        self.has_nags = !self.nags.is_empty();
        if self.has_nags {
            push_list(out, "nags", &self.nags);
            self.nags.clear();
        }
        self.nags_end = out.len();
        if !self.comments.is_empty() {
            push_list(out, "comments", &self.comments);
            self.comments.clear();
        }
    }

    /// Ends the object of the variation that was closed last.
    pub(super) fn end_variation(&mut self, out: &mut Vec<u8>) {
        if !self.after.is_empty() {
            push_list(out, "comments_after", &self.after);
            self.after.clear();
        }
        out.push(b'}');
    }
}

/// Adds a comment to a list, with its line ends folded into blanks. An empty one says nothing.
pub(super) fn push_comment(list: &mut Vec<u8>, comment: Comment<'_>, folded: &mut Vec<u8>) {
    folded.clear();
    comment.write_into(folded);
    // A tree knows no other sign of what was not read.
    let (text, kind) = match folded.strip_prefix(UNREAD) {
        _ if comment.kind == CommentKind::Escape => (&folded[..], Some("escape")),
        Some(text) => (text, Some("unread")),
        None if folded.is_empty() => return,
        None => (&folded[..], None),
    };
    separate(list);
    list.extend_from_slice(b"{\"text\":");
    write_string(&decode(text), list);
    if let Some(kind) = kind {
        let _ = write!(list, ",\"kind\":\"{kind}\"");
    }
    list.push(b'}');
}
