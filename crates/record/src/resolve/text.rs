//! Text among the moves that is no move, and how it becomes a comment.

use super::Resolver;
use super::line::Pending;
use crate::diagnostic::{Applicability, Code, Diagnostic, Edit, Fix, Severity};
use crate::pgn::{Comment, CommentKind, Flow, Ply, Visitor};
use crate::source::Span;
use crate::tags::GameResult;

/// Text that waits to be handed on as a comment.
#[derive(Clone, Debug, Default)]
pub(super) struct Unread {
    text: Vec<u8>,
    span: Span,
    /// Whether it is only prose, so that its line goes on.
    is_prose: bool,
}

/// A word that is the result, if nothing of the game follows.
#[derive(Clone, Debug)]
pub(super) struct Late {
    pub(super) result: GameResult,
    text: Vec<u8>,
    pub(super) span: Span,
    /// What is odd about it, if that has not been said.
    pub(super) said: Option<Diagnostic>,
}

impl Unread {
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn span(&self) -> Span {
        self.span
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
    }
}

impl<V: Visitor> Resolver<V> {
    /// Adds a word to the text that is not read.
    pub(super) fn keep_as_text(&mut self, word: &[u8], span: Span) {
        let unread = &mut self.unread;
        if unread.is_empty() {
            unread.span = span;
            unread.is_prose = false;
        } else if word != b")" && !unread.text.ends_with(b"(") {
            unread.text.push(b' ');
        }
        unread.text.extend_from_slice(word);
        unread.span.end = span.end;
    }

    /// A word that cannot be a move and so does not stop its line: it is kept as a comment.
    pub(super) fn keep_prose(&mut self, ply: &Ply<'_>) {
        self.keep_as_text(ply.text, ply.span);
        self.unread.is_prose = true;
        self.update_ready();
    }

    /// Says that a number stands before no move: it is left out, for only numbers of moves are
    /// written.
    #[cold]
    #[inline(never)]
    pub(super) fn say_lone_number(&mut self, span: Span) {
        let said = Diagnostic::new(
            Code::StrayClosing,
            span,
            "this number stands before no move and is left out",
        );
        self.inner.diagnostic(said.at_ply(self.line.plies));
    }

    /// Whether the words before were prose.
    pub(super) fn is_in_prose(&self) -> bool {
        self.unread.is_prose && !self.unread.is_empty()
    }

    /// A number where moves are not read as they come.
    #[cold]
    #[inline(never)]
    pub(super) fn number_in_text(&mut self, text: &[u8], span: Span) -> Flow {
        let is_digit = matches!(text, [b'0'..=b'8']);
        if !self.held.is_empty() && is_digit {
            return self.hold_on(piece(text, span), None);
        }
        while !self.held.is_empty() {
            self.release_held(None)?;
        }
        self.refuse_result();
        if self.is_in_prose() && !text.ends_with(b".") {
            // It counts something in prose.
            self.keep_prose(&piece(text, span));
            return Flow::Continue(());
        }
        self.release_prose()?;
        if self.line.is_stuck || self.nested > 0 {
            self.keep_as_text(text, span);
        }
        self.inner.number(text, span)
    }

    /// Deals with what waits: pieces of a move, a result that turns out to be none, and prose.
    #[inline]
    pub(super) fn settle(&mut self) -> Flow {
        self.settle_moves()?;
        self.refuse_result();
        self.release_prose()
    }

    /// Deals with what waits before something that may stand behind a result.
    #[inline]
    pub(super) fn settle_moves(&mut self) -> Flow {
        // What is left of some pieces may be held again.
        while !self.held.is_empty() {
            self.release_held(None)?;
        }
        self.release_prose()
    }

    pub(super) fn release_prose(&mut self) -> Flow {
        if self.unread.is_prose && !self.unread.is_empty() {
            self.release_unread()?;
        }
        Flow::Continue(())
    }

    /// Takes a word for the result, if nothing of the game follows.
    pub(super) fn take_result(
        &mut self,
        result: GameResult,
        ply: &Ply<'_>,
        said: Option<Diagnostic>,
    ) {
        self.late = Some(Late {
            result,
            text: ply.text.to_vec(),
            span: ply.span,
            said,
        });
        self.update_ready();
    }

    /// The game goes on behind what was taken for its result: that is prose.
    pub(super) fn refuse_result(&mut self) {
        if let Some(late) = self.late.take() {
            self.keep_prose(&piece(&late.text, late.span));
        }
    }

    /// Hands on the text that is not read as a comment.
    pub(super) fn release_unread(&mut self) -> Flow {
        if self.unread.is_empty() {
            return Flow::Continue(());
        }
        self.say_stuck();
        let Unread {
            text,
            span,
            is_prose,
        } = std::mem::take(&mut self.unread);
        let kind = if is_prose {
            CommentKind::Comment
        } else {
            CommentKind::Unread
        };
        if is_prose {
            self.say_prose(&text, span);
        }
        let flow = if is_prose && !self.line.is_open {
            let comment = Comment::told(b"", kind, span);
            self.pending.push(Pending::Comment(text, comment));
            Flow::Continue(())
        } else {
            let flow = self.inner.comment(Comment::told(&text, kind, span));
            self.unread.text = text;
            self.unread.clear();
            flow
        };
        self.update_ready();
        flow
    }

    fn say_prose(&mut self, text: &[u8], span: Span) {
        let shown = String::from_utf8_lossy(text);
        let message = format!("`{shown}` is no move; it is kept as a comment");
        let at = |start: u32, text: &'static [u8]| Edit {
            span: Span { start, end: start },
            text: text.into(),
        };
        let fix = Fix {
            title: "put it in braces".into(),
            applicability: Applicability::Likely,
            edits: vec![at(span.start, b"{"), at(span.end, b"}")],
        };
        let said = Diagnostic::new(Code::UnknownWord, span, message)
            .with_severity(Severity::Warning)
            .with_fix(fix);
        self.inner.diagnostic(said.at_ply(self.line.plies + 1));
    }

    /// Says why a line got stuck, now that one sees all that follows.
    fn say_stuck(&mut self) {
        if let Some(said) = self.stuck.take() {
            let is_main_line = self.outer.is_empty() && self.line.plies > 0;
            let kings = match said.code {
                Code::IllegalMove if is_main_line => kings_in_centre(&self.unread.text),
                _ => None,
            };
            // One king alone may be any slip, unless the game has a result.
            let results = [self.result_tag.unwrap_or_default(), self.marker];
            let is_decided = results != [GameResult::Unknown; 2];
            let kings = kings.filter(|kings| kings.contains(' ') || is_decided);
            self.inner.diagnostic(match kings {
                None => said,
                Some(kings) => {
                    let is_one = !kings.contains(' ');
                    let what = match is_one {
                        true => said.message.into_owned(),
                        false => format!("`{kings}` cannot be played"),
                    };
                    let message = format!(
                        "{what}; kings put in the centre tell an electronic board the result"
                    );
                    let span = Span {
                        start: said.span.start,
                        end: self.unread.span.end,
                    };
                    let title = "remove what was not played";
                    let fix = Fix::remove(Applicability::Likely, span, title);
                    Diagnostic::new(Code::KingsInCentre, span, message)
                        .at_ply(said.ply)
                        .with_fix(fix)
                }
            });
        }
    }

    /// Whether all that follows the moves is `0-0` where nobody can castle.
    pub(super) fn ends_in_two_zeros(&self) -> bool {
        let is_main_line = self.outer.is_empty() && self.nested == 0;
        let mut words = self.unread.text.split(|&byte| byte == b' ');
        is_main_line
            && self.stuck.is_some()
            && words.next_back() == Some(b"0-0")
            && words.all(|word| word.ends_with(b"."))
    }
}

/// The kings in a text that moves nothing but kings to the four squares in the centre: one or two
/// of each side.
fn kings_in_centre(text: &[u8]) -> Option<String> {
    let text = str::from_utf8(text).ok()?;
    let is_number = |word: &str| {
        word.bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.')
    };
    let words: Vec<&str> = text.split(' ').filter(|word| !is_number(word)).collect();
    let is_king = |word: &&str| {
        let target = word.trim_end_matches(['+', '#']);
        target.starts_with('K')
            && ["d4", "e4", "d5", "e5"]
                .iter()
                .any(|to| target.ends_with(to))
    };
    let fits = (1..=4).contains(&words.len()) && words.iter().all(is_king);
    fits.then(|| words.join(" "))
}

/// Whether a word is of a language and not of a game: small letters, perhaps behind a capital one
/// and with signs around them; or a time of a clock.
pub(super) fn is_prose(word: &[u8]) -> bool {
    let is_sign = |byte: &u8| b"\"',:;-_/|~&<>@\\^%`".contains(byte);
    let start = word.iter().position(|byte| !is_sign(byte));
    let Some(start) = start else {
        // Nothing but signs.
        return true;
    };
    let end = word
        .iter()
        .rposition(|byte| !is_sign(byte))
        .unwrap_or(start);
    let inner = &word[start..=end];
    let is_time = inner.contains(&b':')
        && inner
            .iter()
            .all(|byte| byte.is_ascii_digit() || *byte == b':');
    let is_number = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    let is_evaluation = matches!(word, [b'+' | b'-', number @ ..]
        if number.contains(&b'.') && number.iter().all(is_number));
    let tail = inner.strip_prefix(&inner[..1]).unwrap_or_default();
    let is_small = |byte: &u8| byte.is_ascii_lowercase() || !byte.is_ascii() || *byte == b'\'';
    let letters = if inner[0].is_ascii_uppercase() { 3 } else { 2 };
    // A pawn takes on the next file: `ed`, `exd`, `ex`.
    let takes = |from: u8, to: u8| matches!(to, b'a'..=b'h') && from.abs_diff(to) == 1;
    let names_no_capture = match *inner {
        [from @ b'a'..=b'h', to] | [from @ b'a'..=b'h', b'x', to] => {
            !takes(from, to) && (to != b'x' || inner.len() > 2)
        }
        _ => true,
    };
    is_time
        || is_evaluation
        || inner.len() >= letters
            && (inner[0].is_ascii_alphabetic() || !inner[0].is_ascii())
            && tail.iter().all(is_small)
            && names_no_capture
}

/// A word as a ply.
pub(super) fn piece(text: &[u8], span: Span) -> Ply<'_> {
    Ply {
        text,
        word: scoresheet_notation::Word::pack(text).unwrap_or_default(),
        span,
        played: None,
    }
}

/// Whether a word that is no move by itself may be the beginning of one.
pub(super) fn begins_a_move(word: &[u8]) -> bool {
    let is_short = (1..=3).contains(&word.len());
    is_short && !word.starts_with(b"-") && goes_on(word) || is_figurine(word)
}

/// Whether a word is the picture of a piece and nothing else.
fn is_figurine(word: &[u8]) -> bool {
    let sign = str::from_utf8(word).unwrap_or_default();
    let sign = sign.trim_end_matches(['\u{fe0e}', '\u{fe0f}']);
    matches!(sign.as_bytes(), [0xe2, 0x99, 0x94..=0x9f])
}

/// Whether more could follow in a word for it to be a move.
pub(super) fn goes_on(word: &[u8]) -> bool {
    let rest = match word {
        [0xe2, 0x99, 0x94..=0x9f, rest @ ..] => rest,
        _ => word,
    };
    rest.len() <= 7
        && rest
            .iter()
            .all(|byte| b"abcdefghKQRBNOox:-=0123456789+#".contains(byte))
}
