//! Games as other programs write them: another order of tags, other spellings of moves, glyphs and
//! results, other lines, and still the same games.

use scoresheet_chess::{Color, Position};
use scoresheet_notation::{View, algebraic, uci};
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Ply, Tag, Visitor};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::{GameResult, escape_into};
use scoresheet_record::{Game, Span};

use crate::laws::words::STYLES;
use crate::random::Random;

/// A game in some spelling. It should have been read from a text, so that it can be written.
pub fn write(game: &Game, random: &mut Random) -> Vec<u8> {
    let mut speller = Speller {
        habits: Habits {
            numbers: random.below(3),
            glued: random.once_in(2),
            spelled: random.below(4),
            breaks: random.choose(&[0, 3, 10]),
        },
        random,
        text: Vec::new(),
        tags: Vec::new(),
        has_gap: true,
        is_glued: false,
    };
    game.replay(&mut speller);
    speller.text.extend_from_slice(b"\n\n");
    let text = speller.text;
    match random.below(3) {
        // Escape lines and comments are kept to the byte, and never have line ends.
        0 => with_returns(&text),
        _ => text,
    }
}

fn with_returns(text: &[u8]) -> Vec<u8> {
    let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    lines.join(&b"\r\n"[..])
}

/// What a program always does in the same way.
struct Habits {
    /// 0 for no move numbers, 1 for those of White, 2 for all.
    numbers: usize,
    /// Whether a number and its move are one word.
    glued: bool,
    /// Of how many moves one is spelled otherwise than in SAN; 0 for none.
    spelled: usize,
    /// Of how many words one begins a line; 0 for none.
    breaks: usize,
}

struct Speller<'r> {
    habits: Habits,
    random: &'r mut Random,
    text: Vec<u8>,
    tags: Vec<Vec<u8>>,
    /// Whether the text ends with white space, or nothing has to be between it and what follows.
    has_gap: bool,
    /// Whether what comes next may follow without a blank.
    is_glued: bool,
}

impl Speller<'_> {
    fn once_in(&mut self, n: usize) -> bool {
        n > 0 && self.random.once_in(n)
    }

    /// A word behind white space.
    fn word(&mut self, word: &[u8]) {
        if !std::mem::take(&mut self.is_glued) && !self.has_gap {
            let breaks = self.habits.breaks;
            let gap: &[u8] = match self.once_in(breaks) {
                true => b"\n",
                false => self.random.choose(&[b" ", b" ", b"  "]),
            };
            self.text.extend_from_slice(gap);
        }
        self.text.extend_from_slice(word);
        self.has_gap = false;
    }

    fn end_line(&mut self) {
        self.text.push(b'\n');
        self.has_gap = true;
        self.is_glued = false;
    }

    fn remark(&mut self, comment: Comment<'_>) {
        let mut text = Vec::new();
        comment.write_into(&mut text);
        if comment.kind == CommentKind::Escape {
            self.end_line();
            self.text.push(b'%');
            self.text.extend_from_slice(&text);
            self.end_line();
        } else if text.iter().any(|byte| b"{}".contains(byte)) {
            // Braces inside of braces may be taken for a comment in a comment.
            self.end_line();
            self.text.push(b';');
            self.text.extend_from_slice(&text);
            self.end_line();
        } else {
            self.word(b"{");
            let pad: &[u8] = self.random.choose(&[b"", b"", b" ", b"\n"]);
            // What begins a line must not look like something else.
            let is_odd = |byte: Option<&u8>| matches!(byte, Some(b'[' | b'%'));
            let pad = if is_odd(text.first()) { b"" } else { pad };
            self.text.extend_from_slice(pad);
            for (at, &byte) in text.iter().enumerate() {
                let is_single = byte == b' ' && text.get(at + 1) != Some(&b' ');
                let may_break = is_single && at > 0 && text[at - 1] != b' ';
                let breaks = may_break && !is_odd(text.get(at + 1));
                let wanted = self.habits.breaks;
                let byte = if breaks && self.once_in(wanted) {
                    b'\n'
                } else {
                    byte
                };
                self.text.push(byte);
            }
            self.text.extend_from_slice(b"}");
        }
    }

    fn number(&mut self, before: &Position) {
        let is_white = before.turn() == Color::White;
        if self.habits.numbers > usize::from(!is_white) {
            let dots = if is_white { "." } else { "..." };
            self.word(format!("{}{dots}", before.fullmove_number()).as_bytes());
            self.is_glued = self.habits.glued;
        }
    }
}

impl Visitor for Speller<'_> {
    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.remark(comment);
        self.end_line();
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        let mut text = b"[".to_vec();
        text.extend_from_slice(tag.name);
        text.extend_from_slice(self.random.choose(&[&b" "[..], b" ", b"  "]));
        text.push(b'"');
        escape_into(&tag.value, &mut text);
        text.extend_from_slice(b"\"]\n");
        self.tags.push(text);
        Flow::Continue(())
    }

    fn begin_moves(&mut self, _start: Option<&Position>) -> Flow {
        while !self.tags.is_empty() {
            let at = self.random.below(self.tags.len());
            let tag = self.tags.swap_remove(at);
            self.text.extend_from_slice(&tag);
        }
        self.end_line();
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played else {
            return Flow::Continue(());
        };
        self.number(played.before);
        let spelled = self.habits.spelled;
        let san = played.san.as_str().as_bytes();
        if played.mv.is_null() || !self.once_in(spelled) {
            self.word(san);
            return Flow::Continue(());
        }
        let view = View::new(played.before, played.mv, played.after);
        match self.random.below(3) {
            0 => self.word(without_marks(san)),
            1 => {
                let style = &STYLES[self.random.below(STYLES.len())].1;
                self.word(algebraic::write(&view, style).as_str().as_bytes());
            }
            _ => self.word(uci::write(played.before, played.mv).as_str().as_bytes()),
        }
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        let signs = ["!", "?", "!!", "??", "!?", "?!"];
        let sign = usize::from(nag.0)
            .checked_sub(1)
            .and_then(|at| signs.get(at));
        match sign {
            Some(sign) if self.once_in(2) => self.word(sign.as_bytes()),
            _ => self.word(format!("${}", nag.0).as_bytes()),
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.remark(comment);
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.word(b"(");
        self.has_gap = self.random.once_in(2);
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.is_glued = self.random.once_in(2);
        self.word(b")");
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        let other = match result {
            GameResult::White => "1:0",
            GameResult::Black => "0 - 1",
            GameResult::Draw => "1/2",
            _ => result.marker(),
        };
        let word = if self.once_in(3) {
            other
        } else {
            result.marker()
        };
        self.word(word.as_bytes());
        Flow::Continue(())
    }
}

/// A move without the marks at its end.
fn without_marks(san: &[u8]) -> &[u8] {
    let marks = san.iter().rev().take_while(|byte| b"+#".contains(byte));
    &san[..san.len() - marks.count()]
}
