//! What engines and their tournament programs write into plain comments.
//!
//! These are words for people as well, so a comment is read as one only by whoever asks.

use std::time::Duration;

use super::clock::parse_fraction;
use super::eval::{Eval, PointOfView, Score, parse_depth};

/// What an engine said about its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EngineNote {
    /// Whether the move was in a book.
    pub is_book: bool,
    /// The evaluation, with depth and time.
    pub eval: Option<Eval>,
    /// The greatest depth that was reached, in plies.
    pub selective_depth: Option<u32>,
    /// The time left on the clock.
    pub left: Option<Duration>,
}

impl EngineNote {
    /// Reads a comment that an engine or a program for engines wrote.
    ///
    /// * cutechess and fastchess: `+0.35/12 3.2s`, `+M5/20 0s`, `-4.97/22 2.0s, Black mates`,
    ///   `book`; also with a move before it, `(Bf1-g2) +0.35/17 12s`. The value is for the side
    ///   that moved.
    /// * TCEC: names and values, `d=16, sd=51, mt=161000, tl=6662575, wv=1.08`; times are
    ///   milliseconds. The value is for White.
    ///
    /// Other text is not guessed at.
    ///
    /// ```
    /// use scoresheet_record::remark::{EngineNote, PointOfView, Score};
    ///
    /// let eval = EngineNote::parse(b"+0.35/12 3.2s").unwrap().eval.unwrap();
    /// assert_eq!((eval.score, eval.depth), (Score::Centipawns(35), Some(12)));
    /// assert_eq!(eval.point_of_view, PointOfView::Mover);
    ///
    /// let eval = EngineNote::parse(b"d=16, sd=51, mt=161000, wv=1.08,").unwrap().eval.unwrap();
    /// assert_eq!(eval.point_of_view, PointOfView::White);
    /// assert_eq!(eval.time.unwrap().as_secs(), 161);
    /// assert_eq!(EngineNote::parse(b"a good move"), None);
    /// ```
    pub fn parse(comment: &[u8]) -> Option<EngineNote> {
        let text = comment.trim_ascii();
        if text == b"book" || text.starts_with(b"book,") {
            return Some(EngineNote {
                is_book: true,
                ..EngineNote::default()
            });
        }
        slashed(text).or_else(|| named(text))
    }
}

/// `+0.35/12 3.2s` and what may stand around it.
fn slashed(text: &[u8]) -> Option<EngineNote> {
    let text = match text.strip_prefix(b"(") {
        Some(inner) => {
            let close = memchr::memchr(b')', inner)?;
            inner[close + 1..].trim_ascii_start()
        }
        None => text,
    };
    let end_of = |text: &[u8], ends: &[u8]| {
        let end = text.iter().position(|byte| ends.contains(byte));
        end.unwrap_or(text.len())
    };
    let (number, rest) = text.split_at(end_of(text, b"/ "));
    let score = Score::parse(number)?.value;
    // Without a decimal point and without a mate it may be a fraction or a result.
    if matches!(score, Score::Centipawns(_)) && !number.contains(&b'.') {
        return None;
    }
    let rest = rest.strip_prefix(b"/")?;
    let (depths, rest) = rest.split_at(end_of(rest, b" ,;"));
    let (depth, selective) = depths.split_at(end_of(depths, b"/"));
    let depth = parse_depth(depth)?;
    let selective_depth = match selective.strip_prefix(b"/") {
        Some(selective) => Some(parse_depth(selective)?),
        None => None,
    };
    let rest = rest.trim_ascii_start();
    let time = &rest[..end_of(rest, b" ,;")];
    let eval = Eval {
        score,
        point_of_view: PointOfView::Mover,
        depth: Some(depth),
        time: seconds(time.strip_suffix(b"s").unwrap_or(time)),
    };
    Some(EngineNote {
        eval: Some(eval),
        selective_depth,
        ..EngineNote::default()
    })
}

/// `d=16, sd=51, mt=161000, wv=1.08`, in any order.
fn named(text: &[u8]) -> Option<EngineNote> {
    let (mut depth, mut time, mut score) = (None, None, None);
    let mut note = EngineNote::default();
    for part in text.split(|&byte| byte == b',') {
        let part = part.trim_ascii();
        let Some(equals) = memchr::memchr(b'=', part) else {
            continue;
        };
        let value = &part[equals + 1..];
        match &part[..equals] {
            b"d" => depth = parse_depth(value),
            b"sd" => note.selective_depth = parse_depth(value),
            b"mt" => time = milliseconds(value),
            b"tl" => note.left = milliseconds(value),
            b"wv" => score = Score::parse(value).map(|spelled| spelled.value),
            _ => {}
        }
    }
    note.eval = score.map(|score| Eval {
        score,
        point_of_view: PointOfView::White,
        depth,
        time,
    });
    (note.eval.is_some() && depth.is_some()).then_some(note)
}

/// Seconds with a fraction.
fn seconds(text: &[u8]) -> Option<Duration> {
    let point = memchr::memchr(b'.', text);
    let (whole, decimals) = text.split_at(point.unwrap_or(text.len()));
    let nanos = parse_fraction(decimals.get(1..).unwrap_or(b""))?;
    let whole = str::from_utf8(whole).ok()?.parse::<u32>().ok()?;
    Some(Duration::new(u64::from(whole), nanos))
}

fn milliseconds(text: &[u8]) -> Option<Duration> {
    let number = str::from_utf8(text).ok()?.parse::<u32>().ok()?;
    Some(Duration::from_millis(u64::from(number)))
}

#[cfg(test)]
mod tests {
    use super::{EngineNote, PointOfView, Score};

    #[test]
    fn programs_for_engines() {
        let read = |text: &str| {
            let eval = EngineNote::parse(text.as_bytes())?.eval?;
            assert_eq!(eval.point_of_view, PointOfView::Mover, "{text}");
            let millis = eval.time.map(|time| time.as_millis());
            Some((eval.score, eval.depth?, millis))
        };
        let pawns = Score::Centipawns;
        assert_eq!(read("+0.35/12 3.2s"), Some((pawns(35), 12, Some(3200))));
        assert_eq!(read("+M5/20 0s"), Some((Score::MateIn(5), 20, Some(0))));
        assert_eq!(
            read("-4.97/22 2.0s, Black mates"),
            Some((pawns(-497), 22, Some(2000)))
        );
        assert_eq!(
            read("(Bf1-g2) +0.35/17 12s"),
            Some((pawns(35), 17, Some(12_000)))
        );
        assert_eq!(
            read("-0.10/21/33 0.310s"),
            Some((pawns(-10), 21, Some(310)))
        );
        assert_eq!(read("0.00/31"), Some((pawns(0), 31, None)));
        for text in [
            "1/2",
            "+/-",
            "0.35",
            "(threatens mate)",
            "1-0",
            "3.5/10 points",
        ] {
            let is_points = text.ends_with("points");
            assert_eq!(read(text).is_some(), is_points, "{text}");
        }
    }

    #[test]
    fn books_and_named_values() {
        assert!(EngineNote::parse(b"book").unwrap().is_book);
        assert!(EngineNote::parse(b" book, mb=+0+0+0+0+0,").unwrap().is_book);
        assert_eq!(EngineNote::parse(b"bookish"), None);
        let text = b"d=35, sd=44, mt=552425, tl=6662575, s=46259796, pv=c5 dxc5, wv=-M7, R50=50,";
        let note = EngineNote::parse(text).unwrap();
        let eval = note.eval.unwrap();
        assert_eq!((eval.score, eval.depth), (Score::MateIn(-7), Some(35)));
        assert_eq!(note.selective_depth, Some(44));
        assert_eq!(note.left.unwrap().as_millis(), 6_662_575);
        assert_eq!(EngineNote::parse(b"x=1, y=2"), None);
    }
}
