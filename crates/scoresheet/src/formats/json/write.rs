//! An object a game, written while the game passes by.
//!
//! *Why this is clever:* there is no tree and no recursion, so nesting costs no
//! stack. The object of a move stays open until the next move of its line (or
//! the end of the line) comes; what was said about the move until then waits in
//! a frame, one for each open variation, and is written when the first
//! variation opens or the object closes. A glyph may still come behind the
//! variations: such late ones are put in their place when the game is over, all
//! in one pass, so that no input makes it quadratic.
//! *If you change this*, mind that nothing may be taken out of a game's text
//! before it is over: late glyphs remember their places in it.

use std::io::Write;

use scoresheet_chess::Position;
use scoresheet_notation::uci;
use scoresheet_record::Span;
use scoresheet_record::pgn::{
    Comment, CommentKind, Flow, Layout, Place, Ply, Tag, TagChoice, Visitor,
};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::{GameResult, roster_index};

use super::super::Sink;
use super::super::parts::{decode, push_list, separate, write_finding, write_string};
use super::VERSION;
use super::frame::{Frame, push_comment};
use crate::report::Finding;

/// How several games are put together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum JsonStyle {
    /// JSON Lines: each game on a line of its own.
    #[default]
    Lines,
    /// The items of a list: between them there is a comma. What stands around the list is for
    /// whoever puts the texts together.
    Items,
}

/// Writes games as JSON.
///
/// ```
/// use scoresheet::formats::{JsonStyle, JsonWriter, Sink};
/// use scoresheet::record::{Reader, Resolver, pgn::Layout};
///
/// let mut resolver = Resolver::new(JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines));
/// Reader::new(b"1. e4 $1 e5 *").read_game(&mut resolver);
/// let json = resolver.inner_mut();
/// json.finish_game(&[]);
/// json.finish_block();
/// let text = str::from_utf8(json.text_mut()).unwrap();
/// assert!(text.contains(r#""moves":[{"san":"e4","uci":"e2e4","nags":[1]},{"san":"e5","#));
/// ```
#[derive(Debug)]
pub struct JsonWriter {
    text: Vec<u8>,
    style: JsonStyle,
    layout: Layout,
    /// The line of the game and those of the variations that are open; frames are kept for the
    /// next game.
    frames: Vec<Frame>,
    /// The index of the frame at hand: how many variations are open.
    depth: usize,
    /// Parentheses that are open inside a variation that is left out.
    dropped: usize,
    /// Where the game at hand begins in the text.
    start: usize,
    /// What was said before the tags.
    preamble: Vec<u8>,
    /// Text that belongs to no game: it stands behind the game before it, so that where a text is
    /// cut into blocks does not matter; what comes before all games stands before the first.
    between: Vec<u8>,
    /// Whether the last game could still get such text.
    is_open: bool,
    /// Whether a tag has been written.
    has_tags: bool,
    /// Whether the tags are over.
    has_head: bool,
    /// Glyphs that came behind variations, with their places in the text.
    late: Vec<(usize, Vec<u8>)>,
    last: Option<Position>,
    result: Option<GameResult>,
    result_tag: Option<GameResult>,
    /// Room for a comment.
    folded: Vec<u8>,
}

impl JsonWriter {
    /// A writer that obeys a layout in what it leaves out: comments, variations, glyphs, tags.
    pub fn new(layout: &Layout, style: JsonStyle) -> JsonWriter {
        JsonWriter {
            text: Vec::new(),
            style,
            layout: *layout,
            frames: vec![Frame::default()],
            depth: 0,
            dropped: 0,
            start: 0,
            preamble: Vec::new(),
            between: Vec::new(),
            is_open: false,
            has_tags: false,
            has_head: false,
            late: Vec::new(),
            last: None,
            result: None,
            result_tag: None,
            folded: Vec::new(),
        }
    }

    /// Ends the tags, if they are not over yet.
    fn write_head(&mut self, start: Option<&Position>) {
        if self.has_head {
            return;
        }
        self.has_head = true;
        self.text.extend_from_slice(b"],\"preamble\":[");
        self.text.extend_from_slice(&self.preamble);
        // Writing to a vector cannot fail, here and below.
        let _ = match start {
            Some(start) => write!(self.text, "],\"start_fen\":\"{}\"", start.fen()),
            None => write!(self.text, "],\"start_fen\":null"),
        };
    }

    /// Opens the list of moves of the line at hand; what was said before the first of them comes
    /// first.
    fn open_moves(&mut self) {
        let frame = &mut self.frames[self.depth];
        frame.has_moves = true;
        if self.depth == 0 {
            push_list(&mut self.text, "comments", &frame.comments);
            self.text.extend_from_slice(b",\"moves\":[");
        } else if frame.comments.is_empty() {
            self.text.extend_from_slice(b"\"moves\":[");
        } else {
            self.text.extend_from_slice(b"\"comments\":[");
            self.text.extend_from_slice(&frame.comments);
            self.text.extend_from_slice(b"],\"moves\":[");
        }
        frame.comments.clear();
    }

    /// Closes the object of the move at hand, if one is open.
    #[inline]
    fn close_move(&mut self) {
        let frame = &mut self.frames[self.depth];
        if !frame.is_open {
            return;
        }
        frame.is_open = false;
        if frame.has_variations {
            self.close_variations();
        } else if !frame.nags.is_empty() || !frame.comments.is_empty() {
            frame.write_remarks(&mut self.text);
        }
        self.text.push(b'}');
    }

    fn close_variations(&mut self) {
        let frame = &mut self.frames[self.depth];
        frame.has_variations = false;
        frame.end_variation(&mut self.text);
        self.text.push(b']');
        if !frame.late.is_empty() {
            let mut insertion = Vec::new();
            match frame.has_nags {
                // Before the bracket of the list.
                true => {
                    insertion.push(b',');
                    insertion.extend_from_slice(&frame.late);
                }
                false => push_list(&mut insertion, "nags", &frame.late),
            }
            let place = frame.nags_end - usize::from(frame.has_nags);
            self.late.push((place, insertion));
            frame.late.clear();
        }
    }

    /// Closes the object of the last game, now that all text behind it has come.
    fn close_game(&mut self) {
        if !std::mem::take(&mut self.is_open) {
            return;
        }
        if !self.between.is_empty() {
            push_list(&mut self.text, "after", &self.between);
            self.between.clear();
        }
        self.text.push(b'}');
        if self.style == JsonStyle::Lines {
            self.text.push(b'\n');
        }
    }

    /// Closes the list of moves of the line at hand.
    fn close_moves(&mut self) {
        self.close_move();
        if !self.frames[self.depth].has_moves {
            self.open_moves();
        }
        self.text.push(b']');
    }

    /// Puts the late glyphs of the game into their places.
    #[cold]
    fn insert_late(&mut self) {
        let mut late = std::mem::take(&mut self.late);
        late.sort_by_key(|(place, _)| *place);
        let old = self.text.split_off(self.start);
        let mut copied = 0;
        for (place, insertion) in late {
            let place = place - self.start;
            self.text.extend_from_slice(&old[copied..place]);
            self.text.extend_from_slice(&insertion);
            copied = place;
        }
        self.text.extend_from_slice(&old[copied..]);
    }
}

impl Visitor for JsonWriter {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.depth = 0;
        self.dropped = 0;
        self.frames[0].clear();
        self.close_game();
        std::mem::swap(&mut self.preamble, &mut self.between);
        self.between.clear();
        self.late.clear();
        self.has_tags = false;
        self.has_head = false;
        self.last = None;
        self.result = None;
        self.result_tag = None;
        if self.style == JsonStyle::Items && !self.text.is_empty() {
            self.text.extend_from_slice(b",\n");
        }
        self.start = self.text.len();
        let _ = write!(self.text, "{{\"version\":{VERSION},\"tags\":[");
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        if self.layout.escapes {
            push_comment(&mut self.preamble, comment, &mut self.folded);
        }
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        if tag.name == b"Result" && !tag.comes_again {
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
        self.write_head(start);
        self.last = start.copied();
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
        if self.frames[self.depth].has_moves {
            self.text.push(b',');
        } else {
            self.open_moves();
        }
        self.text.extend_from_slice(b"{\"san\":\"");
        self.text.extend_from_slice(played.san.as_str().as_bytes());
        self.text.extend_from_slice(b"\",\"uci\":\"");
        let coordinates = uci::write(played.before, played.mv);
        self.text.extend_from_slice(coordinates.as_str().as_bytes());
        self.text.push(b'"');
        if played.stood {
            self.text.extend_from_slice(b",\"illegal\":true");
        }
        self.frames[self.depth].is_open = true;
        if self.depth == 0 {
            self.last = Some(*played.after);
        }
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        if self.layout.nags && self.dropped == 0 {
            let frame = &mut self.frames[self.depth];
            let nags = match frame.has_variations {
                true => &mut frame.late,
                false => &mut frame.nags,
            };
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
        if is_wanted && self.dropped == 0 {
            let frame = &mut self.frames[self.depth];
            if frame.has_variations {
                push_comment(&mut frame.after, comment, &mut self.folded);
                return Flow::Continue(());
            }
            push_comment(&mut frame.comments, comment, &mut self.folded);
            if frame.is_open && comment.kind == CommentKind::Comment {
                frame.values.read(&self.folded);
            }
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        // A variation of nothing is in no tidy stream; there is no object it could stand in.
        if self.dropped > 0 || !self.layout.variations || !self.frames[self.depth].is_open {
            self.dropped += 1;
            return Flow::Continue(());
        }
        let frame = &mut self.frames[self.depth];
        if frame.has_variations {
            frame.end_variation(&mut self.text);
            self.text.extend_from_slice(b",{");
        } else {
            frame.has_variations = true;
            frame.write_remarks(&mut self.text);
            self.text.extend_from_slice(b",\"variations\":[{");
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
        } else if self.depth > 0 {
            self.close_moves();
            self.depth -= 1;
        }
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = Some(result);
        Flow::Continue(())
    }

    fn between_games(&mut self, text: &[u8], _start: usize) {
        if self.layout.escapes {
            push_comment(&mut self.between, Comment::loose(text), &mut self.folded);
        }
    }

    fn end_game(&mut self, _end: usize) {
        self.write_head(None);
        while self.depth + self.dropped > 0 {
            let _ = self.close_variation(Span::default());
        }
    }
}

impl Sink for JsonWriter {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }

    fn finish_block(&mut self) {
        self.close_game();
        self.between.clear();
    }

    fn finish_game(&mut self, findings: &[Finding]) {
        self.close_moves();
        if !self.late.is_empty() {
            self.insert_late();
        }
        let result = self.result.or(self.result_tag).unwrap_or_default();
        let _ = write!(self.text, ",\"result\":\"{}\"", result.text());
        let _ = match &self.last {
            Some(last) => write!(self.text, ",\"final_fen\":\"{}\"", last.fen()),
            None => write!(self.text, ",\"final_fen\":null"),
        };
        self.text.extend_from_slice(b",\"diagnostics\":[");
        for (index, finding) in findings.iter().enumerate() {
            if index > 0 {
                self.text.push(b',');
            }
            write_finding(finding, b"", &mut self.text);
        }
        self.text.push(b']');
        self.is_open = true;
    }
}
