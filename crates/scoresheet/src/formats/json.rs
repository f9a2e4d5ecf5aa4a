//! JSON Lines: an object a game, written while the game passes by.
//!
//! *Why this is clever:* there is no tree and no recursion, so nesting costs no
//! stack. The object of a move stays open until the next move of its line (or
//! the end of the line) comes; what was said about the move until then waits in
//! a frame, one for each open variation, and is written when the object closes.
//! *If you change this*, mind that glyphs and comments may also come after the
//! variations of a move.

use std::io::Write;

use scoresheet_chess::Position;
use scoresheet_notation::uci;
use scoresheet_record::Span;
use scoresheet_record::pgn::{
    Comment, CommentKind, Flow, Layout, Place, Ply, Tag, TagChoice, Visitor,
};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::{GameResult, roster_index};

use super::Sink;
use super::parts::{decode, push_comment, push_list, separate, write_finding, write_string};
use crate::report::Finding;

/// Writes games as JSON Lines.
///
/// ```
/// use scoresheet::formats::{JsonLines, Sink};
/// use scoresheet::record::{Reader, Resolver, pgn::Layout};
///
/// let mut resolver = Resolver::new(JsonLines::new(&Layout::EXPORT));
/// Reader::new(b"1. e4 $1 e5 *").read_game(&mut resolver);
/// let json = resolver.inner_mut();
/// json.finish_game(&[]);
/// let text = str::from_utf8(json.text_mut()).unwrap();
/// assert!(text.contains(r#""moves":[{"san":"e4","uci":"e2e4","nags":[1]},{"san":"e5","#));
/// ```
#[derive(Debug)]
pub struct JsonLines {
    text: Vec<u8>,
    layout: Layout,
    /// What waits at each depth; frames are kept for the next game.
    frames: Vec<Frame>,
    /// The index of the frame at hand: how many variations are open.
    depth: usize,
    /// Parentheses that are open inside a variation that is left out.
    dropped: usize,
    /// What was said before the tags.
    preamble: Vec<u8>,
    /// What was said before the first move.
    game: Frame,
    /// Whether a tag has been written.
    has_tags: bool,
    /// Whether the moves have begun.
    has_moves: bool,
    last: Option<Position>,
    result: Option<GameResult>,
    result_tag: Option<GameResult>,
}

/// What waits until the object of a move is closed, each list without its brackets.
#[derive(Debug, Default)]
struct Frame {
    /// Whether the object of a move is open.
    is_open: bool,
    nags: Vec<u8>,
    comments: Vec<u8>,
    comments_before: Vec<u8>,
    escapes: Vec<u8>,
    unread: Vec<u8>,
    /// Whether the move has variations, so that their list is open.
    has_variations: bool,
    /// For each of them a list of what was said after its end. The last list is open.
    trailing: Vec<u8>,
    has_trailing: bool,
}

impl Frame {
    fn clear(&mut self) {
        self.is_open = false;
        self.clear_remarks();
        self.comments_before.clear();
    }

    fn clear_remarks(&mut self) {
        self.nags.clear();
        self.comments.clear();
        self.escapes.clear();
        self.unread.clear();
        self.trailing.clear();
        self.has_variations = false;
        self.has_trailing = false;
    }

    fn remark(&mut self, comment: Comment<'_>) {
        let list = match comment.kind {
            CommentKind::Escape => &mut self.escapes,
            CommentKind::Unread => &mut self.unread,
            CommentKind::Comment if self.has_variations => {
                self.has_trailing = true;
                &mut self.trailing
            }
            CommentKind::Comment => &mut self.comments,
        };
        push_comment(list, comment);
    }

    /// Writes what was said about a move behind its fields.
    fn write_remarks(&mut self, out: &mut Vec<u8>) {
        if self.has_variations {
            out.push(b']');
            self.trailing.push(b']');
        }
        let lists = [
            ("nags", &self.nags),
            ("comments", &self.comments),
            ("escapes", &self.escapes),
            ("unread", &self.unread),
        ];
        for (key, list) in lists {
            if !list.is_empty() {
                push_list(out, key, list);
            }
        }
        if self.has_trailing {
            push_list(out, "trailing_comments", &self.trailing);
        }
        self.clear_remarks();
    }
}

impl JsonLines {
    /// A writer that obeys a layout in what it leaves out: comments, variations, glyphs, tags.
    pub fn new(layout: &Layout) -> JsonLines {
        JsonLines {
            text: Vec::new(),
            layout: *layout,
            frames: vec![Frame::default()],
            depth: 0,
            dropped: 0,
            preamble: Vec::new(),
            game: Frame::default(),
            has_tags: false,
            has_moves: false,
            last: None,
            result: None,
            result_tag: None,
        }
    }

    /// Closes the object of the move at hand, if one is open.
    #[inline]
    fn close_move(&mut self) {
        let frame = &mut self.frames[self.depth];
        if frame.is_open {
            let said = frame.has_variations
                || !frame.nags.is_empty()
                || !frame.comments.is_empty()
                || !frame.escapes.is_empty()
                || !frame.unread.is_empty();
            if said {
                frame.write_remarks(&mut self.text);
            }
            self.text.push(b'}');
            frame.is_open = false;
        }
    }

    fn begin_list_of_moves(&mut self) {
        if !self.has_moves {
            self.text
                .extend_from_slice(b"],\"start_fen\":null,\"moves\":[");
            self.has_moves = true;
        }
    }
}

impl Visitor for JsonLines {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.depth = 0;
        self.dropped = 0;
        self.frames[0].clear();
        self.game.clear();
        self.preamble.clear();
        self.has_tags = false;
        self.has_moves = false;
        self.last = None;
        self.result = None;
        self.result_tag = None;
        self.text.extend_from_slice(b"{\"tags\":[");
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        if self.layout.escapes {
            push_comment(&mut self.preamble, comment);
        }
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        if tag.name == b"Result" && self.result_tag.is_none() {
            self.result_tag = GameResult::parse(&tag.value);
        }
        let is_wanted = match self.layout.tags {
            TagChoice::All => true,
            TagChoice::Roster => roster_index(tag.name).is_some(),
            TagChoice::None => false,
        };
        if !is_wanted {
            return Flow::Continue(());
        }
        if self.has_tags {
            self.text.push(b',');
        }
        self.has_tags = true;
        self.text.push(b'[');
        write_string(&decode(tag.name), &mut self.text);
        self.text.push(b',');
        write_string(&decode(&tag.value), &mut self.text);
        self.text.push(b']');
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        if let Some(start) = start {
            // Writing to a vector cannot fail, here and below.
            let _ = write!(self.text, "],\"start_fen\":\"{}\",\"moves\":[", start.fen());
            self.has_moves = true;
            self.last = Some(*start);
        }
        self.begin_list_of_moves();
        Flow::Continue(())
    }

    #[inline]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played else {
            return Flow::Continue(());
        };
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        self.close_move();
        if self.text.last() != Some(&b'[') {
            self.text.push(b',');
        }
        self.text.extend_from_slice(b"{\"san\":\"");
        self.text.extend_from_slice(played.san.as_str().as_bytes());
        self.text.extend_from_slice(b"\",\"uci\":\"");
        let coordinates = uci::write(played.before, played.mv);
        self.text.extend_from_slice(coordinates.as_str().as_bytes());
        self.text.push(b'"');
        let frame = &mut self.frames[self.depth];
        frame.is_open = true;
        if self.depth == 0 {
            self.last = Some(*played.after);
        } else if !frame.comments_before.is_empty() {
            push_list(&mut self.text, "comments_before", &frame.comments_before);
            frame.comments_before.clear();
        }
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        if self.layout.nags && self.dropped == 0 {
            let nags = &mut self.frames[self.depth].nags;
            separate(nags);
            let _ = write!(nags, "{}", nag.0);
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        let is_wanted = match comment.kind {
            CommentKind::Escape => self.layout.escapes,
            CommentKind::Comment | CommentKind::Unread => self.layout.comments,
        };
        if !is_wanted || self.dropped > 0 {
            return Flow::Continue(());
        }
        let depth = self.depth;
        let frame = &mut self.frames[depth];
        if frame.is_open {
            frame.remark(comment);
        } else if depth == 0 {
            self.game.remark(comment);
        } else if comment.kind == CommentKind::Comment {
            push_comment(&mut frame.comments_before, comment);
        } else {
            frame.remark(comment);
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 || !self.layout.variations {
            self.dropped += 1;
            return Flow::Continue(());
        }
        let frame = &mut self.frames[self.depth];
        if frame.has_variations {
            self.text.extend_from_slice(b",[");
            frame.trailing.extend_from_slice(b"],[");
        } else {
            self.text.extend_from_slice(b",\"variations\":[[");
            frame.trailing.push(b'[');
            frame.has_variations = true;
        }
        self.depth += 1;
        if self.depth == self.frames.len() {
            self.frames.push(Frame::default());
        }
        self.frames[self.depth].clear();
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 {
            self.dropped -= 1;
            return Flow::Continue(());
        }
        self.close_move();
        self.text.push(b']');
        self.depth = self.depth.saturating_sub(1);
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = Some(result);
        Flow::Continue(())
    }

    fn end_game(&mut self, _end: usize) {
        self.begin_list_of_moves();
        while self.depth + self.dropped > 0 {
            let _ = self.close_variation(Span::default());
        }
    }
}

impl Sink for JsonLines {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }

    fn finish_game(&mut self, findings: &[Finding]) {
        self.close_move();
        self.text.extend_from_slice(b"],\"comments\":[");
        self.text.append(&mut self.game.comments);
        self.text.push(b']');
        let lists = [
            ("preamble", &self.preamble),
            ("escapes", &self.game.escapes),
            ("unread", &self.game.unread),
        ];
        for (key, list) in lists {
            if !list.is_empty() {
                push_list(&mut self.text, key, list);
            }
        }
        let _ = match &self.last {
            Some(last) => write!(self.text, ",\"final_fen\":\"{}\"", last.fen()),
            None => write!(self.text, ",\"final_fen\":null"),
        };
        let result = self.result.or(self.result_tag).unwrap_or_default();
        let _ = write!(
            self.text,
            ",\"result\":\"{}\",\"diagnostics\":[",
            result.text()
        );
        for (index, finding) in findings.iter().enumerate() {
            if index > 0 {
                self.text.push(b',');
            }
            write_finding(finding, b"", &mut self.text);
        }
        self.text.extend_from_slice(b"]}\n");
    }
}
