//! Words that are not SAN in export form: other spellings, marks that stand alone, and what is
//! no move at all.

use std::ops::Range;

use scoresheet_chess::{CaptureClaim, Move, Pattern, Position, Resolution, Role, RoleSet};
use scoresheet_notation::algebraic::{self, compare};
use scoresheet_notation::{Quirk, Quirks, Reading, View, Word, uci};

use super::Resolver;
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::pgn::{Flow, Ply, Visitor};
use crate::source::Span;

/// Marks that belong to the move before them although a blank stands between.
const LONE_MARKS: [&[u8]; 16] = [
    b"+", b"++", b"#", b"x", b"ch", b"ch.", b"check", b"mate", b"mat", b"e.p.", b"e.p", b"ep",
    b"ep.", b"(=)", b"dis", b"dbl",
];

/// Claims that were false, not only spelled otherwise.
const FALSE_CLAIMS: [Quirk; 5] = [
    Quirk::FalseCapture,
    Quirk::FalseCheck,
    Quirk::FalseMate,
    Quirk::FalseEnPassant,
    Quirk::NoPromotionPiece,
];

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
        if self.line.has_ply
            && LONE_MARKS
                .iter()
                .any(|mark| mark.eq_ignore_ascii_case(ply.text))
        {
            self.say_lone_mark(&ply);
            if ply.text == b"(=)" {
                return self.keep_offer(ply.span);
            }
            return Flow::Continue(());
        }
        match self.find(ply.text) {
            Ok((mv, reading)) => {
                if !self.line.is_open {
                    self.open_line(ply.span)?;
                }
                if mv.is_null() && self.outer.is_empty() {
                    let message = "a null move in the main line: the turn passes".to_owned();
                    self.say(Code::NullMove, ply.span, message);
                }
                self.play(ply, mv, Some(&reading))
            }
            Err((code, message)) => {
                if code != Code::AmbiguousMove
                    && let Some((first, second)) = glued(self.line.position(), ply.text)
                {
                    let message = "two moves are written as one word";
                    self.say(Code::MoveSpelling, ply.span, message.to_owned());
                    self.ply(part(&ply, first))?;
                    return self.ply(part(&ply, second));
                }
                if !self.start.unsupported {
                    self.say(code, ply.span, message);
                }
                self.get_stuck(ply);
                Flow::Continue(())
            }
        }
    }

    /// Says that a mark stands apart from its move, and whether it is true of it.
    fn say_lone_mark(&mut self, ply: &Ply<'_>) {
        let position = self.line.position();
        let untrue = match ply.text.to_ascii_lowercase().as_slice() {
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
    fn find(&self, text: &[u8]) -> Result<(Move, Reading), (Code, String)> {
        let position = self.line.position();
        let shown = || String::from_utf8_lossy(text);
        let reading = match algebraic::parse(text) {
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
    fn get_stuck(&mut self, ply: Ply<'_>) {
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
    }

    /// Says how a text departs from SAN in export form.
    #[cold]
    #[inline(never)]
    pub(super) fn compare_spelling(
        &mut self,
        ply: &Ply<'_>,
        mv: Move,
        spelled: Word,
        reading: Option<&Reading>,
    ) {
        let parsed;
        let reading = match reading {
            Some(reading) => reading,
            None => match algebraic::parse(ply.text) {
                Ok(reading) => {
                    parsed = reading;
                    &parsed
                }
                Err(_) => return,
            },
        };
        let view = View::new(self.line.before(), mv, self.line.position());
        let quirks = compare(reading, &view);
        let diagnostic = describe(ply, spelled, quirks, self.line.plies);
        self.inner.diagnostic(diagnostic);
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

fn describe(ply: &Ply<'_>, spelled: Word, quirks: Quirks, number: u32) -> Diagnostic {
    let is_false = FALSE_CLAIMS.iter().any(|&quirk| quirks.has(quirk));
    let mut message = format!(
        "`{}` is `{spelled}` in SAN",
        String::from_utf8_lossy(ply.text)
    );
    for (index, quirk) in quirks
        .iter()
        .filter(|&quirk| quirk != Quirk::Coordinates)
        .enumerate()
    {
        message.push_str(if index == 0 { ": " } else { ", " });
        message.push_str(quirk.message());
    }
    let code = if is_false {
        Code::FalseClaim
    } else {
        Code::MoveSpelling
    };
    let mut diagnostic = Diagnostic::new(code, ply.span, message).at_ply(number);
    if !is_false {
        diagnostic.severity = Severity::Note;
    }
    diagnostic
}
