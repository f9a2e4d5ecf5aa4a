//! A visitor that writes PGN.
//!
//! It stands behind a [`Resolver`](crate::Resolver) or a replayed game, keeps
//! no tree, and writes each game as soon as it has seen it.

mod sheet;
mod tags;
mod dialect;

use scoresheet_chess::{Color, Position};
use scoresheet_notation::{Dialect, Word};

use super::layout::{Layout, TagChoice};
use super::visitor::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use crate::remark::Nag;
use crate::source::Span;
use crate::tags::GameResult;
pub use dialect::Speller;
use sheet::Sheet;
use tags::TagSection;

/// Writes the games it is told.
///
/// ```
/// use scoresheet_record::{Reader, Resolver, pgn::{Layout, Writer}};
/// let layout = Layout { tags: scoresheet_record::pgn::TagChoice::None, ..Layout::EXPORT };
/// let mut resolver = Resolver::new(Writer::new(layout));
/// Reader::new(b"1.e4 e5 2.Ng1-f3 Nc6 *").read_all(&mut resolver);
/// assert_eq!(resolver.into_inner().take_text(), b"1. e4 e5 2. Nf3 Nc6 *\n\n");
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    layout: Layout,
    sheet: Sheet,
    tags: TagSection,
    /// Whether a move of Black must show its number: at the start of a line of play, and after
    /// anything that stands between (PGN 8.2.2.2).
    number_due: bool,
    /// Comments of the ply at hand: glyphs go before them, whatever their order was.
    comments: Vec<u8>,
    comment_ends: Vec<(usize, CommentKind)>,
    /// Parentheses that are open inside a variation that is not written.
    dropped: usize,
    result: Option<GameResult>,
    /// What moves are written in, if that is not SAN.
    dialect: Option<Box<Speller>>,
}

impl Writer {
    /// A writer with a layout.
    pub fn new(layout: Layout) -> Writer {
        Writer {
            layout,
            sheet: Sheet::new(layout.width),
            tags: TagSection::default(),
            number_due: true,
            comments: Vec::new(),
            comment_ends: Vec::new(),
            dropped: 0,
            result: None,
            dialect: None,
        }
    }

    /// The same with moves in a dialect, and glyphs as signs. Only SAN is PGN.
    #[must_use]
    pub fn in_dialect(mut self, dialect: Dialect) -> Writer {
        self.dialect = Some(Box::new(Speller::new(dialect)));
        self
    }

    /// What was written since the text was taken last.
    pub fn take_text(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.sheet.text)
    }

    /// What was written, to be emptied by whoever takes it from here.
    pub fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.sheet.text
    }

    #[inline(always)]
    fn write_number(&mut self, before: &Position) {
        let is_white = before.turn() == Color::White;
        if is_white || self.number_due {
            let number = before.fullmove_number();
            match number_word(number, is_white) {
                Some(word) => self.sheet.word(word),
                None => {
                    let dots = if is_white { "." } else { "..." };
                    self.sheet.token(format!("{number}{dots}").as_bytes(), true);
                }
            }
        }
    }

    /// Writes the comments that waited for glyphs.
    #[inline(always)]
    fn release_comments(&mut self) {
        if !self.comment_ends.is_empty() {
            self.write_comments();
        }
    }

    #[cold]
    fn write_comments(&mut self) {
        let comments = std::mem::take(&mut self.comments);
        let ends = std::mem::take(&mut self.comment_ends);
        let mut start = 0;
        for &(end, kind) in &ends {
            self.write_comment(&comments[start..end], kind);
            start = end;
        }
        self.comments = comments;
        self.comments.clear();
        self.comment_ends = ends;
        self.comment_ends.clear();
        self.number_due = true;
    }

    fn write_comment(&mut self, text: &[u8], kind: CommentKind) {
        let one_line = self.layout.width == usize::MAX;
        if kind == CommentKind::Escape {
            // No reader gives a line end here, but whoever made the game may have.
            for line in text.split(|byte| matches!(byte, b'\n' | b'\r')) {
                self.sheet.end_line();
                self.sheet.append(b"%");
                self.sheet.append(line);
                self.sheet.end_line();
            }
        } else if !one_line && text.contains(&b'}') {
            // A brace cannot stand in braces; a semicolon's comment ends only with its line. It
            // begins with one, too, so that its brace closes no other comment.
            self.sheet.end_line();
            self.sheet.token(b";", true);
            self.sheet.append(text);
            self.sheet.end_line();
        } else {
            self.write_braced(text);
        }
    }

    /// A comment in braces, broken at single blanks, which reading folds line ends to.
    fn write_braced(&mut self, text: &[u8]) {
        self.sheet.token(b"{", true);
        self.sheet.glue();
        let mut rest = text;
        let mut can_break = true;
        loop {
            let len = memchr::memchr(b' ', rest).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(len);
            let is_last = after.is_empty();
            // The brace belongs to the last word, so that it never stands alone in a line.
            let mut word = piece.to_vec();
            for byte in &mut word {
                // Only reached when the whole game must stay on one line.
                *byte = if *byte == b'}' { b')' } else { *byte };
            }
            if is_last {
                word.push(b'}');
            }
            // `[` and a letter at a line start could look like a tag, `%` like an escape line.
            let looks_like_a_tag =
                matches!(piece, [b'[', letter, ..] if letter.is_ascii_alphabetic());
            let may_break = can_break && !looks_like_a_tag && !piece.starts_with(b"%");
            self.sheet.token(&word, may_break);
            if is_last {
                return;
            }
            // Of several blanks none may become a line end.
            let blanks = after.iter().take_while(|&&byte| byte == b' ').count();
            can_break = blanks == 1;
            for _ in 1..blanks {
                self.sheet.append(b" ");
            }
            rest = &after[blanks..];
        }
    }
}

/// A move number with its periods; `None` if it does not fit eight bytes.
#[inline(always)]
fn number_word(number: u32, is_white: bool) -> Option<Word> {
    static NUMBERS: [u64; 512] = {
        let mut numbers = [0; 512];
        let mut number = 0;
        while number < 512 {
            numbers[number as usize] = slow_number(number).0;
            number += 1;
        }
        numbers
    };
    let (bits, digits) = if number < 512 {
        let bits = NUMBERS[number as usize];
        (bits, 8 - bits.leading_zeros() / 8)
    } else if number < 100_000 {
        slow_number(number)
    } else {
        return None;
    };
    let dots: u64 = if is_white { 0x2e } else { 0x2e_2e2e };
    Some(Word::from_bits(bits | dots << (8 * digits)))
}

const fn slow_number(number: u32) -> (u64, u32) {
    let mut rest = number;
    let (mut bits, mut digits) = (0u64, 0);
    loop {
        bits = bits << 8 | (b'0' as u32 + rest % 10) as u64;
        digits += 1;
        rest /= 10;
        if rest == 0 {
            return (bits, digits);
        }
    }
}

impl Visitor for Writer {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.tags.clear();
        self.comments.clear();
        self.comment_ends.clear();
        self.dropped = 0;
        self.result = None;
        self.sheet.start_line();
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        if self.layout.escapes && self.layout.tags == TagChoice::All {
            let mut text = Vec::new();
            comment.fold_into(&mut text);
            if !text.is_empty() || comment.kind == CommentKind::Escape {
                self.sheet.start_line();
                self.write_comment(&text, comment.kind);
                self.sheet.end_line();
            }
        }
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        if !tag.comes_again {
            self.tags.add(tag.name, &tag.value);
        }
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.tags
            .write(self.layout.tags, start, &mut self.sheet.text);
        self.sheet.start_line();
        self.number_due = true;
        if let Some(dialect) = &mut self.dialect {
            dialect.begin(start);
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played else {
            return Flow::Continue(());
        };
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        self.release_comments();
        if self.layout.numbers {
            self.write_number(played.before);
        }
        match &mut self.dialect {
            None => self.sheet.word(played.san),
            Some(dialect) => {
                if dialect.is_glued() && !self.number_due {
                    self.sheet.glue();
                }
                self.sheet.token(dialect.spell(&played).as_bytes(), true);
            }
        }
        self.number_due = false;
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        if self.dropped == 0 && self.layout.nags {
            match self.dialect.as_ref().map(|dialect| dialect.nag(nag)) {
                Some((sign, true)) => self.sheet.append(sign.as_bytes()),
                Some((sign, false)) => self.sheet.token(sign.as_bytes(), true),
                None => self.sheet.token(format!("${}", nag.0).as_bytes(), true),
            }
            self.number_due = self.dialect.is_none();
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        let wanted = match comment.kind {
            CommentKind::Escape => self.layout.escapes,
            CommentKind::Comment | CommentKind::Unread => self.layout.comments,
        };
        if self.dropped > 0 || !wanted {
            return Flow::Continue(());
        }
        let start = self.comments.len();
        comment.write_into(&mut self.comments);
        if self.comments.len() > start || comment.kind == CommentKind::Escape {
            self.comment_ends.push((self.comments.len(), comment.kind));
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 || !self.layout.variations {
            self.dropped += 1;
            return Flow::Continue(());
        }
        self.release_comments();
        if let Some(dialect) = &mut self.dialect {
            dialect.open();
        }
        self.sheet.token(b"(", true);
        self.sheet.glue();
        self.number_due = true;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 {
            self.dropped -= 1;
            return Flow::Continue(());
        }
        self.release_comments();
        if let Some(dialect) = &mut self.dialect {
            dialect.close();
        }
        if self.sheet.at_line_start() {
            // After a comment that took the rest of its line.
            self.sheet.token(b")", true);
        } else {
            self.sheet.append(b")");
        }
        self.number_due = true;
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = Some(result);
        Flow::Continue(())
    }

    fn between_games(&mut self, text: &[u8], _start: usize) {
        if self.layout.escapes && self.layout.tags == TagChoice::All {
            let comment = Comment::loose(text);
            let _ = self.preamble(comment);
        }
    }

    fn end_game(&mut self, _end: usize) {
        self.release_comments();
        let result = self.result.or(self.tags.result()).unwrap_or_default();
        self.tags.set_result(result, &mut self.sheet.text);
        if self.layout.result {
            self.sheet.token(result.marker().as_bytes(), true);
        }
        self.sheet.end_line();
        self.sheet.text.push(b'\n');
    }
}
