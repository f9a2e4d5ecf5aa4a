//! Words that are not SAN in export form: other spellings, marks that stand alone, and what is
//! no move at all.

use std::ops::Range;

use scoresheet_chess::{CaptureClaim, Move, Pattern, Position, Resolution, Role, RoleSet};
use scoresheet_notation::{Quirk, Reading, View, Word, algebraic, uci};

use super::Resolver;
use super::text::{begins_a_move, is_prose};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::{Flow, Ply, Visitor};
use crate::remark::Sign;
use crate::source::Span;
use crate::tags::GameResult;

/// Marks that belong to the move before them although a blank stands between.
const LONE_MARKS: [&[u8]; 16] = [
    b"+", b"++", b"#", b"x", b"ch", b"ch.", b"check", b"mate", b"mat", b"e.p.", b"e.p", b"ep",
    b"ep.", b"(=)", b"dis", b"dbl",
];

/// The legal move that a word means and how it was read, or why there is none.
pub(super) type Found = Result<(Move, Reading), (Code, String)>;

impl<V: Visitor> Resolver<V> {
    /// A ply that the fast path did not take.
    #[cold]
    #[inline(never)]
    pub(super) fn ply_by_word(&mut self, ply: Ply<'_>) -> Flow {
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        if self.line.is_stuck || self.nested > 0 {
            self.keep_as_text(ply.text, ply.span);
            return Flow::Continue(());
        }
        if !self.held.is_empty() {
            return self.hold_on(ply);
        }
        if self.line.has_ply
            && LONE_MARKS
                .iter()
                .any(|mark| mark.eq_ignore_ascii_case(ply.text))
        {
            self.release_prose()?;
            self.say_lone_mark(&ply);
            if ply.text == b"(=)" {
                return self.keep_offer(ply.span);
            }
            return Flow::Continue(());
        }
        match self.find(ply.text) {
            // To what it promotes may come yet.
            Ok((_, reading)) if reading.quirks.has(Quirk::NoPromotionPiece) => {
                self.hold(&ply, None);
                Flow::Continue(())
            }
            Err((Code::UnknownWord, _)) if begins_a_move(ply.text) => {
                self.hold(&ply, None);
                Flow::Continue(())
            }
            found => self.whole_word(ply, found),
        }
    }

    /// A word of which nothing is missing, with what was found for it.
    pub(super) fn whole_word(&mut self, ply: Ply<'_>, found: Found) -> Flow {
        let (code, message) = match found {
            Ok((mv, reading)) => {
                self.release_prose()?;
                if !self.line.is_open {
                    self.open_line(ply.span)?;
                }
                if mv.is_null() && self.outer.is_empty() {
                    let message = "a null move in the main line: the turn passes".to_owned();
                    self.say(Code::NullMove, ply.span, message);
                }
                return self.play(ply, mv, Some(&reading));
            }
            Err(why) => why,
        };
        if code != Code::AmbiguousMove
            && let Some((first, second)) = glued(self.line.position(), ply.text)
        {
            self.say_glued(&ply, &first, &second);
            self.ply(part(&ply, first))?;
            return self.ply(part(&ply, second));
        }
        let is_long = ply.text.len() > 1 && self.line.has_ply;
        if let Some(sign) = Sign::parse(ply.text).filter(|_| is_long) {
            // One that begins like a move, such as `RR`.
            self.release_prose()?;
            let nag = sign.nag(self.mover());
            self.say_glyph(nag, ply.span, ply.span);
            return self.inner.nag(nag, ply.span);
        }
        if let Some((word, glyph)) = self.glued_sign(ply.text) {
            let sign = part(&ply, word.end..ply.text.len());
            self.ply(part(&ply, word))?;
            let nag = glyph.nag(self.mover());
            self.say_glyph(nag, ply.span, sign.span);
            return self.inner.nag(nag, sign.span);
        }
        if let Some((word, result)) = self.glued_result(ply.text) {
            let text = [&ply.text[word.clone()], b" ", result.text().as_bytes()].concat();
            let fix = Fix::replace(Applicability::Safe, ply.span, text, "part them");
            let message = "the result is glued to the last move";
            let said = Diagnostic::new(Code::ResultSpelling, ply.span, message).with_fix(fix);
            self.inner.diagnostic(said.at_ply(self.line.plies + 1));
            self.ply(part(&ply, word))?;
            self.result = Some(result);
            return Flow::Continue(());
        }
        if let Some(result) = self.odd_result(ply.text) {
            let message = format!("this result is spelled `{}` in PGN", result.text());
            self.say(Code::ResultSpelling, ply.span, message);
            self.result = Some(result);
            return Flow::Continue(());
        }
        if code == Code::UnknownWord && is_prose(ply.text) {
            self.keep_prose(&ply);
            return Flow::Continue(());
        }
        if code == Code::IllegalMove
            && self.options.follow_illegal
            && let Some(mv) = self.stood(ply.text)
        {
            return self.play_illegal(ply, mv, message);
        }
        self.get_stuck(ply, code, message)
    }

    #[cold]
    fn say_glued(&mut self, ply: &Ply<'_>, first: &Range<usize>, second: &Range<usize>) {
        let message = "two moves are written as one word";
        let text = [&ply.text[first.clone()], b" ", &ply.text[second.clone()]].concat();
        let fix = Fix::replace(Applicability::Safe, ply.span, text, "part them");
        let said = Diagnostic::new(Code::MoveSpelling, ply.span, message).with_fix(fix);
        self.inner.diagnostic(said.at_ply(self.line.plies + 1));
    }

    /// A legal move with a glyph in signs glued to it, as in `e4+=`: the longest sign counts.
    fn glued_sign(&self, text: &[u8]) -> Option<(Range<usize>, Sign)> {
        (2..text.len()).find_map(|at| {
            let nag = Sign::parse(&text[at..])?;
            let (mv, _) = self.find(&text[..at]).ok()?;
            (!mv.is_null()).then_some((0..at, nag))
        })
    }

    /// A result that begins with a letter: `O-1`.
    fn odd_result(&self, text: &[u8]) -> Option<GameResult> {
        let is_free = self.outer.is_empty() && self.nested == 0;
        GameResult::parse_any(text).filter(|result| is_free && !result.is_unusual())
    }

    /// A legal move with the result of the game glued to it.
    fn glued_result(&self, text: &[u8]) -> Option<(Range<usize>, GameResult)> {
        const RESULTS: [&[u8]; 3] = [b"1-0", b"0-1", b"1/2-1/2"];
        let result = RESULTS.into_iter().find(|result| text.ends_with(result))?;
        let word = text.len() - result.len();
        let is_free = self.outer.is_empty() && self.nested == 0;
        (is_free && self.find(&text[..word]).is_ok())
            .then(|| Some((0..word, GameResult::parse(result)?)))?
    }

    /// Says that a mark stands apart from its move, and whether it is true of it.
    fn say_lone_mark(&mut self, ply: &Ply<'_>) {
        let position = self.line.position();
        // What the last move changed on the board tells what it was.
        let (before, after) = (self.line.before().board(), position.board());
        let (was, is) = (before.occupied(), after.occupied());
        let takes = is.len() < was.len();
        let in_passing = takes && is.without(was).any();
        let untrue = match ply.text.to_ascii_lowercase().as_slice() {
            b"x" if !takes => Some("nothing was taken"),
            b"e.p." | b"e.p" | b"ep" | b"ep." if !in_passing => {
                Some("nothing was taken in passing")
            }
            b"+" | b"++" | b"ch" | b"ch." | b"check" | b"dis" | b"dbl" if !position.is_check() => {
                Some("it is not check")
            }
            b"#" | b"mate" | b"mat" if !position.is_checkmate() => Some("it is not mate"),
            _ => None,
        };
        let mark = String::from_utf8_lossy(ply.text);
        let mut message = format!("the mark `{mark}` stands apart from its move");
        let code = match untrue {
            None => Code::MoveSpelling,
            Some(untrue) => {
                message.push_str(", and ");
                message.push_str(untrue);
                Code::FalseClaim
            }
        };
        let diagnostic = Diagnostic::new(code, ply.span, message);
        self.inner.diagnostic(diagnostic.at_ply(self.line.plies));
    }

    /// The legal move that a word means, or why there is none.
    pub(super) fn find(&self, text: &[u8]) -> Found {
        let position = self.line.position();
        let shown = || String::from_utf8_lossy(text);
        let reading = match algebraic::parse(text).or_else(|why| without_blanks(text).ok_or(why)) {
            Ok(reading) => reading,
            Err(unreadable) => {
                let message = format!("`{}` is no move: {unreadable}", shown());
                return Err((Code::UnknownWord, message));
            }
        };
        if reading.null {
            if position.is_check() {
                let message = format!("`{}`: the turn cannot pass while in check", shown());
                return Err((Code::IllegalMove, message));
            }
            return Ok((Move::NULL, reading));
        }
        let first = position.resolve(&reading.pattern);
        match first {
            Resolution::One(mv) => return Ok((mv, reading)),
            Resolution::Many(_) => {}
            Resolution::None => {
                for other in other_readings(text, &reading) {
                    if let Some(mv) = position.resolve(&other.pattern).one() {
                        return Ok((mv, other));
                    }
                }
            }
        }
        if let Resolution::Many(moves) = first {
            let spelled = moves.iter().map(|&mv| {
                let view = View::new(position, mv, &position.after(mv));
                algebraic::write(&view, &algebraic::SAN).as_str().to_owned()
            });
            let choices = spelled.collect::<Vec<_>>().join(" or ");
            let message = format!("`{}` is ambiguous: {choices}", shown());
            return Err((Code::AmbiguousMove, message));
        }
        let why = match position.explain(&reading.pattern) {
            Some(explanation) => format!("`{}` is illegal: {explanation}", shown()),
            None => format!("`{}` is illegal", shown()),
        };
        Err((Code::IllegalMove, why))
    }

    /// From here on the line is text. It begins with the number that the ply would have had.
    fn get_stuck(&mut self, ply: Ply<'_>, code: Code, message: String) -> Flow {
        self.release_prose()?;
        if !self.start.unsupported {
            let said = Diagnostic::new(code, ply.span, message);
            self.stuck = Some(said.at_ply(self.line.plies + 1));
        }
        let position = self.line.position();
        let dots = if position.turn().is_white() {
            "."
        } else {
            "..."
        };
        let number = format!("{}{dots}", position.fullmove_number());
        self.line.is_stuck = true;
        self.update_ready();
        if !self.line.is_open {
            self.keep_as_text(b"(", ply.span);
        }
        self.keep_as_text(number.as_bytes(), ply.span);
        self.keep_as_text(ply.text, ply.span);
        Flow::Continue(())
    }
}

/// Where a word falls apart into two moves in SAN that are legal one after the other, as in
/// `Bxf7+Rxf7`; `None` unless there is exactly one such place. A blank that does not break counts
/// to neither.
fn glued(position: &Position, text: &[u8]) -> Option<(Range<usize>, Range<usize>)> {
    const NO_BREAK: &[u8] = b"\xc2\xa0";
    const LONGEST: usize = 16;
    let legal = |position: &Position, word: &[u8]| {
        let san = Word::pack(word).and_then(algebraic::read_san)?;
        san.find(position)
    };
    if text.len() > LONGEST {
        return None;
    }
    let start = if text.starts_with(NO_BREAK) {
        NO_BREAK.len()
    } else {
        0
    };
    let mut found = None;
    for at in start + 2..text.len() {
        let (first, second) = (&text[start..at], &text[at..]);
        let Some(mv) = legal(position, first) else {
            continue;
        };
        let rest = second.strip_prefix(NO_BREAK).unwrap_or(second);
        if legal(&position.after(mv), rest).is_some() {
            let rest = text.len() - rest.len()..text.len();
            if found.replace((start..at, rest)).is_some() {
                return None;
            }
        }
    }
    found
}

/// Castling with blanks around its hyphens, which is one word where it looks like a result.
fn without_blanks(text: &[u8]) -> Option<Reading> {
    if !text.contains(&b' ') {
        return None;
    }
    let word: Vec<u8> = text.iter().copied().filter(|&byte| byte != b' ').collect();
    algebraic::parse(&word).ok()
}

/// A part of a word as a ply of its own.
fn part<'a>(ply: &Ply<'a>, range: Range<usize>) -> Ply<'a> {
    let start = ply.span.start + range.start as u32;
    let text = &ply.text[range];
    Ply {
        text,
        word: Word::pack(text).unwrap_or_default(),
        span: Span {
            start,
            end: start + text.len() as u32,
        },
        played: None,
    }
}

/// What else a word may mean when its first reading fits no legal move.
fn other_readings(text: &[u8], reading: &Reading) -> Vec<Reading> {
    let mut others = Vec::new();
    if let Ok(coordinates) = uci::parse(text) {
        others.push(coordinates);
    }
    others.extend(spread_coordinates(text));
    if reading.pattern.roles == RoleSet::of(Role::King) {
        // `Kg1` for castling.
        let mut leap = *reading;
        leap.pattern.king_leaps = true;
        leap.quirks.add(Quirk::KingLeap);
        others.push(leap);
    }
    if text.first() == Some(&b'b') {
        // A small b is a bishop if no pawn can be meant.
        let mut capital = text.to_vec();
        capital[0] = b'B';
        if let Ok(mut bishop) = algebraic::parse(&capital) {
            bishop.quirks.add(Quirk::SmallPieceLetter);
            others.push(bishop);
        }
    }
    if reading.takes && reading.pattern.from == Pattern::ANY.from {
        // `Nxf3` on an empty square; the capture sign was not part of the pattern.
        let mut quiet = *reading;
        quiet.pattern.capture = CaptureClaim::Unsaid;
        others.push(quiet);
    }
    others
}

/// Coordinates as people write them: `g1-f3`, `e4xd5`, `G1F3`.
fn spread_coordinates(text: &[u8]) -> Option<Reading> {
    let mut plain = text.to_ascii_lowercase();
    let sign = plain.get(2).copied().filter(|sign| b"-x".contains(sign));
    if sign.is_some() {
        plain.remove(2);
    }
    let mut reading = uci::parse(&plain).ok().filter(|_| plain != text)?;
    if sign == Some(b'x') {
        reading.takes = true;
        reading.pattern.capture = CaptureClaim::Yes;
    }
    reading.quirks.add_if(sign == Some(b'-'), Quirk::Hyphen);
    let is_capital = text.iter().any(u8::is_ascii_uppercase);
    reading.quirks.add_if(is_capital, Quirk::CapitalFile);
    Some(reading)
}
