//! Words that are not SAN in export form: other spellings, marks that stand alone, and what is
//! no move at all.

use std::ops::Range;

use scoresheet_chess::{CaptureClaim, Move, Pattern, Position, Resolution, Role, RoleSet};
use scoresheet_notation::{Quirk, Reading, Unreadable, View, Word, algebraic, uci};

use super::Resolver;
use super::text::{begins_a_move, is_prose};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::{Flow, Ply, Visitor, odd_result};
use crate::remark::Sign;
use crate::source::Span;
use crate::tags::GameResult;

/// Marks that belong to the move before them although a blank stands between.
const LONE_MARKS: [&[u8]; 16] = [
    b"+", b"++", b"#", b"x", b"ch", b"ch.", b"check", b"mate", b"mat", b"e.p.", b"e.p", b"ep",
    b"ep.", b"(=)", b"dis", b"dbl",
];

/// The legal move that a word means and how it was read, or why there is none.
pub(super) type Found = Result<(Move, Reading), Why>;

/// Why a word means no legal move; it is put into words only when it is said.
#[derive(Clone, Debug)]
pub(super) enum Why {
    Unreadable(Unreadable),
    PassInCheck,
    Ambiguous(Vec<Move>),
    Illegal(Box<Reading>),
}

impl Why {
    fn code(&self) -> Code {
        match self {
            Why::Unreadable(_) => Code::UnknownWord,
            Why::PassInCheck | Why::Illegal(_) => Code::IllegalMove,
            Why::Ambiguous(_) => Code::AmbiguousMove,
        }
    }
}

impl<V: Visitor> Resolver<V> {
    /// A ply that the fast path did not take.
    #[cold]
    #[inline(never)]
    pub(super) fn ply_by_word(&mut self, ply: Ply<'_>) -> Flow {
        if self.dropped > 0 {
            return Flow::Continue(());
        }
        self.number = None;
        if self.line.is_stuck || self.nested > 0 {
            self.keep_as_text(ply.text, ply.span);
            return Flow::Continue(());
        }
        self.refuse_result();
        if !self.held.is_empty() {
            return self.hold_on(ply, None);
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
            Err(Why::Unreadable(_)) if begins_a_move(ply.text) => {
                self.hold(&ply, None);
                Flow::Continue(())
            }
            found => self.whole_word(ply, found),
        }
    }

    /// A word of which nothing is missing, with what was found for it.
    pub(super) fn whole_word(&mut self, ply: Ply<'_>, found: Found) -> Flow {
        self.refuse_result();
        let why = match found {
            Ok((mv, reading)) => {
                self.release_prose()?;
                if !self.line.is_open {
                    self.open_line(ply.span)?;
                }
                if mv.is_null() && self.outer.is_empty() {
                    let message = "a null move in the main line: the turn passes".to_owned();
                    self.say(Code::NullMove, ply.span, message);
                }
                return self.play(ply, mv, (None, Some(&reading)));
            }
            Err(why) => why,
        };
        if !matches!(why, Why::Ambiguous(_))
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
            let nag = self.number_of(sign);
            self.say_glyph(nag, ply.span, ply.span);
            return self.inner.nag(nag, ply.span);
        }
        if let Some((word, glyph, found)) = self.glued_sign(ply.text) {
            let sign = part(&ply, word.end..ply.text.len());
            self.whole_word(part(&ply, word), Ok(found))?;
            let nag = self.number_of(glyph);
            self.say_glyph(nag, ply.span, sign.span);
            return self.inner.nag(nag, sign.span);
        }
        if let Some((word, result, found)) = self.glued_result(ply.text) {
            let marker = part(&ply, word.end..ply.text.len());
            let text = [&ply.text[word.clone()], b" ", marker.text].concat();
            let fix = Fix::replace(Applicability::Safe, ply.span, text, "part them");
            let message = "the result is glued to the last move";
            let said = Diagnostic::new(Code::ResultSpelling, ply.span, message).with_fix(fix);
            self.inner.diagnostic(said.at_ply(self.line.plies + 1));
            self.whole_word(part(&ply, word), Ok(found))?;
            self.take_result(result, &marker, None);
            return Flow::Continue(());
        }
        if let Some(result) = self.odd_result(ply.text) {
            let said = odd_result(result, ply.span).at_ply(self.line.plies + 1);
            self.take_result(result, &ply, Some(said));
            return Flow::Continue(());
        }
        if let Some(word) = without_signs(ply.text)
            && let Some(said) = self.say_signs(&ply, &word)
        {
            self.inner.diagnostic(said);
            return self.ply(part(&ply, word));
        }
        if matches!(why, Why::Unreadable(_) | Why::Illegal(_)) && is_prose(ply.text) {
            self.keep_prose(&ply);
            return Flow::Continue(());
        }
        let message = self.put_in_words(ply.text, &why);
        if why.code() == Code::IllegalMove
            && self.options.follow_illegal
            && let Some(mv) = self.stood(ply.text)
        {
            return self.play_illegal(ply, mv, message);
        }
        self.get_stuck(ply, why.code(), message)
    }

    /// Signs around a word that is a legal move or a result without them.
    #[cold]
    fn say_signs(&self, ply: &Ply<'_>, word: &Range<usize>) -> Option<Diagnostic> {
        let bare = &ply.text[word.clone()];
        if self.find(bare).is_err() && GameResult::parse(bare).is_none() {
            return None;
        }
        let signs = String::from_utf8_lossy(&ply.text[..word.start]);
        let more = String::from_utf8_lossy(&ply.text[word.end..]);
        let message = format!("`{signs}{more}` has no meaning here");
        let fix = Fix::replace(Applicability::Safe, ply.span, bare.to_vec(), "leave it out");
        let said = Diagnostic::new(Code::StrayClosing, ply.span, message).with_fix(fix);
        Some(said.at_ply(self.line.plies + 1))
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
    fn glued_sign(&self, text: &[u8]) -> Option<(Range<usize>, Sign, (Move, Reading))> {
        (2..text.len()).find_map(|at| {
            let sign = Sign::parse(&text[at..])?;
            let found = self.find(&text[..at]).ok()?;
            (!found.0.is_null()).then_some((0..at, sign, found))
        })
    }

    /// A legal move with the result of the game glued to it.
    fn glued_result(&self, text: &[u8]) -> Option<(Range<usize>, GameResult, (Move, Reading))> {
        const RESULTS: [&[u8]; 3] = [b"1-0", b"0-1", b"1/2-1/2"];
        let marker = RESULTS.into_iter().find(|marker| text.ends_with(marker))?;
        let word = text.len() - marker.len();
        let found = self.find(&text[..word]).ok()?;
        let result = GameResult::parse(marker)?;
        self.may_end().then_some((0..word, result, found))
    }

    /// A result that begins with a letter: `O-1`.
    fn odd_result(&self, text: &[u8]) -> Option<GameResult> {
        GameResult::parse_any(text).filter(|result| self.may_end() && !result.is_unusual())
    }

    /// Whether a game may end here: in its main line.
    fn may_end(&self) -> bool {
        self.outer.is_empty() && self.nested == 0
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
        let reading = algebraic::parse(text)
            .or_else(|why| without_blanks(text).ok_or(Why::Unreadable(why)))?;
        if reading.null {
            return match position.is_check() {
                true => Err(Why::PassInCheck),
                false => Ok((Move::NULL, reading)),
            };
        }
        match position.resolve(&reading.pattern) {
            Resolution::One(mv) => Ok((mv, reading)),
            Resolution::Many(moves) => Err(Why::Ambiguous(moves.to_vec())),
            Resolution::None => {
                let mut others = other_readings(text, &reading).into_iter();
                let other = others.find_map(|other| {
                    let mv = position.resolve(&other.pattern).one()?;
                    Some((mv, other))
                });
                other.ok_or_else(|| Why::Illegal(Box::new(reading)))
            }
        }
    }

    fn put_in_words(&self, text: &[u8], why: &Why) -> String {
        let position = self.line.position();
        let shown = String::from_utf8_lossy(text);
        match why {
            Why::Unreadable(unreadable) => format!("`{shown}` is no move: {unreadable}"),
            Why::PassInCheck => format!("`{shown}`: the turn cannot pass while in check"),
            Why::Ambiguous(moves) => {
                let spelled = moves.iter().map(|&mv| {
                    let view = View::new(position, mv, &position.after(mv));
                    algebraic::write(&view, &algebraic::SAN).as_str().to_owned()
                });
                let choices = spelled.collect::<Vec<_>>().join(" or ");
                format!("`{shown}` is ambiguous: {choices}")
            }
            Why::Illegal(reading) => match position.explain(&reading.pattern) {
                Some(explanation) => format!("`{shown}` is illegal: {explanation}"),
                None => format!("`{shown}` is illegal"),
            },
        }
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

/// What is left of a word without the signs around it, if there are any.
fn without_signs(text: &[u8]) -> Option<Range<usize>> {
    let belongs = |byte: &u8| byte.is_ascii_alphanumeric() || b"+#=".contains(byte);
    let start = text.iter().position(belongs)?;
    let end = text.iter().rposition(belongs)? + 1;
    let word = text[start..end].trim_ascii();
    (word.len() < text.len()).then_some(start..end)
}

/// Where a word falls apart into two moves in SAN that are legal one after the other, as in
/// `Bxf7+Rxf7`; `None` unless there is exactly one such place.
fn glued(position: &Position, text: &[u8]) -> Option<(Range<usize>, Range<usize>)> {
    const LONGEST: usize = 16;
    let legal = |position: &Position, word: &[u8]| {
        let san = Word::pack(word).and_then(algebraic::read_san)?;
        san.find(position)
    };
    if text.len() > LONGEST {
        return None;
    }
    let mut places = (2..text.len()).filter(|&at| {
        let first = legal(position, &text[..at]);
        first.is_some_and(|mv| legal(&position.after(mv), &text[at..]).is_some())
    });
    let at = places.next()?;
    let is_only = places.next().is_none();
    is_only.then_some((0..at, at..text.len()))
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
    let names_rook = matches!(text, [b'K' | b'k', b'a' | b'h', b'1' | b'8', ..]);
    if reading.pattern.roles == RoleSet::of(Role::King) && !names_rook {
        // `Kg1` for castling; `Kh1` is where no king goes.
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
