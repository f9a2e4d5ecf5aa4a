//! What engines say a position is worth: `%eval` and `%evp`.
//!
//! A value always has a point of view. Commands speak for White; what engines write into plain
//! comments speaks for the side that moved, and is read in another file.

use std::time::Duration;

use scoresheet_chess::Color;

use crate::tags::Spelled;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if the other side mates. With 0 it is mate already, and
    /// the position says whose.
    MateIn(i32),
}

/// For whom a positive value is good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointOfView {
    /// For White, whoever moved.
    White,
    /// For the side that made the move before the comment.
    Mover,
}

/// An evaluation, and how it was come by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eval {
    /// The value.
    pub score: Score,
    /// For whom it is.
    pub point_of_view: PointOfView,
    /// The depth of the search, in plies.
    pub depth: Option<u32>,
    /// How long the engine searched.
    pub time: Option<Duration>,
}

impl Score {
    /// The same seen by the other side.
    #[must_use]
    pub const fn negated(self) -> Score {
        match self {
            Score::Centipawns(value) => Score::Centipawns(value.saturating_neg()),
            Score::MateIn(moves) => Score::MateIn(moves.saturating_neg()),
        }
    }

    /// Reads a value in pawns, or a mate: `0.17`, `+0.17`, `#-3`, `M1`, `+M1`, `-M1`, `#0`.
    ///
    /// Digits behind the second decimal are rounded. Odd are mates with an `M` or a sign before
    /// the `#`, values without a digit before the point, and typeset minus signs.
    ///
    /// ```
    /// use scoresheet_record::remark::Score;
    /// let score = |text: &str| Score::parse(text.as_bytes()).unwrap().value;
    /// assert_eq!(score("#5"), score("M5"));
    /// assert_eq!(score("#-3"), score("-M3"));
    /// assert_eq!(score("-2.5"), Score::Centipawns(-250));
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<Score>> {
        let (sign, magnitude) = split_sign(text);
        let signed = |value: i32| match sign {
            Sign::Minus | Sign::TypesetMinus => -value,
            Sign::None | Sign::Plus => value,
        };
        match magnitude {
            [mark @ (b'#' | b'M' | b'm'), moves @ ..] => {
                let (inner, moves) = match sign {
                    Sign::None => split_sign(moves),
                    _ => (Sign::None, moves),
                };
                let moves = parse_whole(moves)?;
                let is_negative = matches!(inner, Sign::Minus | Sign::TypesetMinus);
                let is_odd = *mark != b'#' || sign != Sign::None || inner == Sign::TypesetMinus;
                let value = Score::MateIn(signed(if is_negative { -moves } else { moves }));
                Some(Spelled { value, is_odd })
            }
            _ => {
                let point = magnitude.iter().position(|&byte| byte == b'.');
                let (whole, decimals) = magnitude.split_at(point.unwrap_or(magnitude.len()));
                let hundredths = parse_hundredths(decimals.get(1..).unwrap_or(b""))?;
                if whole.is_empty() && decimals.len() < 2 {
                    return None;
                }
                let pawns = if whole.is_empty() {
                    0
                } else {
                    parse_whole(whole)?
                };
                let value = Score::Centipawns(signed(pawns * 100 + hundredths));
                let is_odd = whole.is_empty() || sign == Sign::TypesetMinus;
                Some(Spelled { value, is_odd })
            }
        }
    }

    /// Writes it in pawns, or as a mate in a style.
    ///
    /// ```
    /// use scoresheet_record::remark::{MateStyle, Score};
    /// let mate = Score::MateIn(-3);
    /// assert_eq!(mate.write(MateStyle::Number), "#-3");
    /// assert_eq!(mate.write(MateStyle::Letter), "-M3");
    /// assert_eq!(mate.negated().write(MateStyle::Letter), "M3");
    /// assert_eq!(mate.negated().write(MateStyle::Signed), "+M3");
    /// assert_eq!(Score::Centipawns(17).write(MateStyle::Signed), "+0.17");
    /// ```
    pub fn write(self, style: MateStyle) -> String {
        let (value, is_mate) = match self {
            Score::Centipawns(value) => (value, false),
            Score::MateIn(moves) => (moves, true),
        };
        let sign = match value.signum() {
            -1 => "-",
            1 if style == MateStyle::Signed => "+",
            _ => "",
        };
        let size = value.unsigned_abs();
        match (is_mate, style) {
            (false, _) => format!("{sign}{}.{:02}", size / 100, size % 100),
            (true, MateStyle::Number) => format!("#{sign}{size}"),
            (true, _) => format!("{sign}M{size}"),
        }
    }
}

/// How a mate is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MateStyle {
    /// `#5` and `#-3`, as Lichess and the command `%eval` have it.
    Number,
    /// `M5` and `-M3`, as chess.com has it.
    Letter,
    /// `+M5` and `-M3`, as programs for engines have it, which also write `+0.17`.
    Signed,
}

/// What stands before a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    None,
    Plus,
    Minus,
    TypesetMinus,
}

fn split_sign(text: &[u8]) -> (Sign, &[u8]) {
    match text {
        [b'+', rest @ ..] => (Sign::Plus, rest),
        [b'-', rest @ ..] => (Sign::Minus, rest),
        _ => {
            // The minus sign and the dash that stands in for it.
            let minus = ["\u{2212}", "\u{2013}"];
            let rest = minus
                .iter()
                .find_map(|sign| text.strip_prefix(sign.as_bytes()));
            rest.map_or((Sign::None, text), |rest| (Sign::TypesetMinus, rest))
        }
    }
}

impl Eval {
    /// An evaluation from White's point of view.
    pub const fn of_white(score: Score) -> Eval {
        Eval {
            score,
            point_of_view: PointOfView::White,
            depth: None,
            time: None,
        }
    }

    /// Reads the value of `%eval`, which is White's point of view, and perhaps a depth behind a
    /// comma or, in SCID, a slash.
    ///
    /// The unit depends on the form. With a point it is pawns: `-6.05`. Without one it is
    /// centipawns if a depth follows a comma, since ChessBase writes `14,24` for +0.14 at depth
    /// 24, and pawns if none does, as programs around Lichess have it: `[%eval 2]` is +2.00.
    /// Mates are `#3` and `#-3`. Odd are `M3`, `-M3`, `-#3`, a slash, and values such as `.5`.
    ///
    /// ```
    /// use scoresheet_record::remark::{Eval, Score};
    ///
    /// let score = |text: &str| Eval::parse(text.as_bytes()).unwrap().value.score;
    /// assert_eq!(score("0.17"), Score::Centipawns(17));
    /// assert_eq!(score("14,24"), Score::Centipawns(14));
    /// assert_eq!(score("2"), Score::Centipawns(200));
    /// assert_eq!(score("#-3"), Score::MateIn(-3));
    /// let eval = Eval::parse(b"-M1,20").unwrap();
    /// assert_eq!((eval.value.score, eval.value.depth), (Score::MateIn(-1), Some(20)));
    /// assert!(eval.is_odd);
    /// assert_eq!(Eval::parse(b"good"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<Eval>> {
        let separator = text.iter().position(|&byte| matches!(byte, b',' | b'/'));
        let (number, rest) = text.split_at(separator.unwrap_or(text.len()));
        let number = number.trim_ascii();
        let Spelled { value, mut is_odd } = Score::parse(number)?;
        let mut score = value;
        let mut depth = None;
        if let Some((separator, rest)) = rest.split_first() {
            // More operands, which some programs add, are their own affair.
            let end = rest.iter().position(|&byte| byte == b',');
            depth = Some(parse_depth(&rest[..end.unwrap_or(rest.len())])?);
            let is_comma = *separator == b',';
            is_odd |= !is_comma;
            if let Score::Centipawns(value) = score
                && is_comma
                && !number.contains(&b'.')
            {
                score = Score::Centipawns(value / 100);
            }
        }
        let value = Eval {
            depth,
            ..Eval::of_white(score)
        };
        Some(Spelled { value, is_odd })
    }

    /// Writes it as the value of `%eval`, which is White's point of view: say whose move it was.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::Eval;
    /// let eval = Eval::parse(b"-M8,12").unwrap().value;
    /// assert_eq!(eval.write(Color::White), "#-8,12");
    /// ```
    pub fn write(self, mover: Color) -> String {
        let mut text = self.seen_by_white(mover).score.write(MateStyle::Number);
        if let Some(depth) = self.depth {
            text.push_str(&format!(",{depth}"));
        }
        text
    }

    /// The same from White's point of view.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::{Eval, PointOfView, Score};
    /// let good_for_white = Eval::of_white(Score::Centipawns(50));
    /// let bad_for_mover = good_for_white.seen_by_mover(Color::Black);
    /// assert_eq!(bad_for_mover.score, Score::Centipawns(-50));
    /// assert_eq!(bad_for_mover.seen_by_white(Color::Black), good_for_white);
    /// ```
    #[must_use]
    pub const fn seen_by_white(self, mover: Color) -> Eval {
        match self.point_of_view {
            PointOfView::White => self,
            PointOfView::Mover => self.turned(mover, PointOfView::White),
        }
    }

    /// The same from the point of view of the side that moved.
    #[must_use]
    pub const fn seen_by_mover(self, mover: Color) -> Eval {
        match self.point_of_view {
            PointOfView::Mover => self,
            PointOfView::White => self.turned(mover, PointOfView::Mover),
        }
    }

    const fn turned(self, mover: Color, point_of_view: PointOfView) -> Eval {
        let score = match mover {
            Color::White => self.score,
            Color::Black => self.score.negated(),
        };
        Eval {
            score,
            point_of_view,
            ..self
        }
    }
}

/// An evaluation profile, `%evp` of ChessBase: a value in centipawns for each position of a
/// stretch of the main line, from White's point of view. Ply 0 is the start position; mates are
/// near 30000.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The ply after which the first value is.
    pub first_ply: u32,
    /// The values, one a ply.
    pub centipawns: Vec<i32>,
}

impl Profile {
    /// Reads `first,last,value,value,...`, with as many values as there are plies.
    ///
    /// ```
    /// use scoresheet_record::remark::Profile;
    /// let profile = Profile::parse(b"0,2,19,-3,25").unwrap();
    /// assert_eq!(profile.centipawns, [19, -3, 25]);
    /// assert_eq!(profile.write(), "0,2,19,-3,25");
    /// assert_eq!(Profile::parse(b"0,2,19"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Profile> {
        let mut numbers = text
            .split(|&byte| byte == b',')
            .map(|number| parse_signed(number.trim_ascii()));
        let first = u32::try_from(numbers.next()??).ok()?;
        let last = u32::try_from(numbers.next()??).ok()?;
        let centipawns: Vec<i32> = numbers.collect::<Option<_>>()?;
        let count = last.checked_sub(first)? as usize + 1;
        (centipawns.len() == count).then_some(Profile {
            first_ply: first,
            centipawns,
        })
    }

    /// Writes it as the value of `%evp`.
    pub fn write(&self) -> String {
        let count = self.centipawns.len() as u32;
        let last = self.first_ply + count.saturating_sub(1);
        let values = self.centipawns.iter().map(|value| format!(",{value}"));
        format!("{},{last}", self.first_ply) + &values.collect::<String>()
    }
}

/// A depth: up to four digits.
pub(super) fn parse_depth(text: &[u8]) -> Option<u32> {
    let text = text.trim_ascii();
    let depth = (text.len() <= 4).then(|| parse_whole(text))??;
    u32::try_from(depth).ok()
}

/// Up to six digits.
fn parse_whole(digits: &[u8]) -> Option<i32> {
    if digits.is_empty() || digits.len() > 6 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let value = |number: i32, digit: &u8| number * 10 + i32::from(digit - b'0');
    Some(digits.iter().fold(0, value))
}

fn parse_signed(text: &[u8]) -> Option<i32> {
    match text.strip_prefix(b"-") {
        Some(digits) => parse_whole(digits).map(|value| -value),
        None => parse_whole(text.strip_prefix(b"+").unwrap_or(text)),
    }
}

/// Decimals as hundredths, rounded.
fn parse_hundredths(decimals: &[u8]) -> Option<i32> {
    if !decimals.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let digit = |place: usize| {
        decimals
            .get(place)
            .map_or(0, |digit| i32::from(digit - b'0'))
    };
    Some(digit(0) * 10 + digit(1) + i32::from(digit(2) >= 5))
}

#[cfg(test)]
mod tests {
    use super::{Eval, MateStyle, Profile, Score, Spelled};
    use scoresheet_chess::Color;

    #[test]
    fn values_of_the_command() {
        let read = |text: &str| {
            let Spelled { value, is_odd } = Eval::parse(text.as_bytes())?;
            Some((value.score, value.depth, is_odd))
        };
        let pawns = Score::Centipawns;
        let mate = Score::MateIn;
        assert_eq!(read("-6.05"), Some((pawns(-605), None, false)));
        assert_eq!(read("+0.3"), Some((pawns(30), None, false)));
        assert_eq!(read("0.24/34"), Some((pawns(24), Some(34), true)));
        assert_eq!(read("-0.12,18"), Some((pawns(-12), Some(18), false)));
        assert_eq!(read("-0.00"), Some((pawns(0), None, false)));
        assert_eq!(read("14,24"), Some((pawns(14), Some(24), false)));
        assert_eq!(read("-250 , 30"), Some((pawns(-250), Some(30), false)));
        assert_eq!(read("2"), Some((pawns(200), None, false)));
        assert_eq!(read("0.176"), Some((pawns(18), None, false)));
        assert_eq!(read("#+5"), Some((mate(5), None, false)));
        assert_eq!(read("#-9"), Some((mate(-9), None, false)));
        assert_eq!(read("#0"), Some((mate(0), None, false)));
        assert_eq!(read("M1,20"), Some((mate(1), Some(20), true)));
        assert_eq!(read("M5"), Some((mate(5), None, true)));
        assert_eq!(read("+M1"), Some((mate(1), None, true)));
        assert_eq!(read("-M1"), Some((mate(-1), None, true)));
        assert_eq!(read("-#3"), Some((mate(-3), None, true)));
        assert_eq!(read("#\u{2212}3"), Some((mate(-3), None, true)));
        assert_eq!(read("\u{2212}2.5"), Some((pawns(-250), None, true)));
        assert_eq!(read("-M8"), Some((mate(-8), None, true)));
        assert_eq!(read("0.17,18,x"), Some((pawns(17), Some(18), false)));
        for text in [
            "", ".", "-", "#", "M", "1.2.3", "0,17", "1e5", "0.3,deep", "#-+3", "+-3", "+#-3",
            "-M-3", "#--3",
        ] {
            // A comma is no decimal point: it is read as 0 centipawns at depth 17.
            let expected = (text == "0,17").then_some((pawns(0), Some(17), false));
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for score in [
            Score::Centipawns(0),
            Score::Centipawns(-5),
            Score::Centipawns(12345),
            Score::MateIn(-3),
            Score::MateIn(0),
        ] {
            for depth in [None, Some(24)] {
                let eval = Eval {
                    depth,
                    ..Eval::of_white(score)
                };
                for mover in Color::ALL {
                    let text = eval.seen_by_mover(mover).write(mover);
                    let read = Eval::parse(text.as_bytes()).unwrap();
                    assert_eq!((read.value, read.is_odd), (eval, false), "{text}");
                }
            }
        }
    }

    #[test]
    fn scores_read_back_in_every_style() {
        let values = [0, 1, 5, -1, -3, 250, -250, 12_345];
        for style in [MateStyle::Number, MateStyle::Letter, MateStyle::Signed] {
            for score in values
                .map(Score::Centipawns)
                .into_iter()
                .chain(values.map(Score::MateIn))
            {
                let text = score.write(style);
                let read = Score::parse(text.as_bytes()).unwrap();
                assert_eq!(read.value, score, "{text}");
            }
        }
        assert_eq!(Score::MateIn(0).write(MateStyle::Signed), "M0");
        let _ = Score::Centipawns(i32::MIN)
            .negated()
            .write(MateStyle::Letter);
    }

    #[test]
    fn profiles_have_as_many_values_as_plies() {
        for text in ["", "0", "0,0", "3,1,2", "0,1,2,3,4", "0,1,a,b"] {
            assert_eq!(Profile::parse(text.as_bytes()), None, "{text}");
        }
        assert_eq!(Profile::parse(b"4, 5, 30, 29987").unwrap().first_ply, 4);
    }
}
