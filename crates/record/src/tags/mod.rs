//! Tag pairs: their syntax, the seven-tag roster, and what values mean.
//!
//! Each kind of value has a parser and a writer. A parser says what is meant and whether it is
//! spelled as the standard has it; the text of a record stays what it is.

mod spelled;
mod time_control;
mod date;
mod termination;
mod mode;
mod eco;
mod variant_name;

use std::borrow::Cow;

pub use date::{Date, DateError, TimeError, TimeOfDay};
pub use eco::Eco;
pub use mode::Mode;
pub use spelled::Spelled;
pub use termination::Termination;
pub use time_control::{Period, TimeControl};
pub use variant_name::VariantName;

/// The seven tags that every archived game has, in their order, each with what stands for
/// "unknown" (PGN 8.1.1).
pub const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The place of a name in the roster, if it is there.
pub fn roster_index(name: &[u8]) -> Option<usize> {
    ROSTER
        .iter()
        .position(|(known, _)| known.as_bytes() == name)
}

/// Removes the backslashes before quotes and backslashes (PGN 7).
///
/// Other backslashes stay: they were never meant as escapes.
///
/// ```
/// use scoresheet_record::tags::unescape;
/// assert_eq!(&*unescape(br#"a \"b\" \\ c\d"#), br#"a "b" \ c\d"#);
/// ```
pub fn unescape(value: &[u8]) -> Cow<'_, [u8]> {
    if !value.contains(&b'\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match (byte, after.first()) {
            (b'\\', Some(&next @ (b'"' | b'\\'))) => {
                plain.push(next);
                rest = &after[1..];
            }
            _ => plain.push(byte),
        }
    }
    Cow::Owned(plain)
}

/// Writes a value with the backslashes that PGN wants; line ends become blanks.
pub fn escape_into(value: &[u8], out: &mut Vec<u8>) {
    for &byte in value {
        match byte {
            b'"' | b'\\' => out.extend([b'\\', byte]),
            b'\r' | b'\n' | b'\t' => out.push(b' '),
            _ => out.push(byte),
        }
    }
}

/// How a game ended, as it is recorded after the moves (PGN 8.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// White won: `1-0`.
    White,
    /// Black won: `0-1`.
    Black,
    /// A draw: `1/2-1/2`.
    Draw,
    /// Unfinished, unknown, or nothing recorded: `*`.
    #[default]
    Unknown,
}

impl GameResult {
    /// The marker that PGN uses.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// Reads a result in PGN's own spelling.
    pub fn parse(text: &[u8]) -> Option<GameResult> {
        Some(match text {
            b"1-0" => GameResult::White,
            b"0-1" => GameResult::Black,
            b"1/2-1/2" => GameResult::Draw,
            b"*" => GameResult::Unknown,
            _ => return None,
        })
    }

    /// Reads a result in any usual spelling: with dashes, colons or blanks, `1/2`, `½`, `0.5`.
    ///
    /// ```
    /// use scoresheet_record::tags::GameResult;
    /// for text in ["1/2-1/2", "1/2", "\u{bd}\u{2013}\u{bd}", "0.5-0.5", "1/2 : 1/2"] {
    ///     assert_eq!(GameResult::parse_any(text.as_bytes()), Some(GameResult::Draw), "{text}");
    /// }
    /// assert_eq!(GameResult::parse_any("1 \u{2014} 0".as_bytes()), Some(GameResult::White));
    /// assert_eq!(GameResult::parse_any(b"O-O"), None);
    /// ```
    pub fn parse_any(text: &[u8]) -> Option<GameResult> {
        if let Some(result) = GameResult::parse(text) {
            return Some(result);
        }
        let mut halves = ["", ""];
        let text = str::from_utf8(text).ok()?.trim();
        let is_dash = |c: char| matches!(c, '-' | ':' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}');
        match text.split_once(is_dash) {
            Some((white, black)) => halves = [white.trim(), black.trim()],
            None if matches!(text, "1/2" | "\u{bd}") => halves = [text, text],
            None => {}
        }
        let points = halves.map(|half| match half {
            "1" | "1.0" => Some(2),
            "1/2" | "\u{bd}" | "0.5" | "0,5" | ".5" => Some(1),
            "0" | "0.0" => Some(0),
            _ => None,
        });
        match points {
            [Some(2), Some(0)] => Some(GameResult::White),
            [Some(0), Some(2)] => Some(GameResult::Black),
            [Some(1), Some(1)] => Some(GameResult::Draw),
            _ => None,
        }
    }
}
