//! Tag pairs: their syntax, the seven-tag roster, and what values mean.
//!
//! Each kind of value has a parser and a writer. A parser says what is meant and whether it is
//! spelled as the standard has it; the text of a record stays what it is.

mod names;
mod spelled;
mod time_control;
mod date;
mod termination;
mod mode;
mod eco;
mod variant_name;

use std::borrow::Cow;

use scoresheet_chess::{Ending, Position};

pub use date::{Date, DateError, TimeError, TimeOfDay};
pub use eco::Eco;
pub use mode::Mode;
pub(crate) use names::{KEY_LEN, index_of, known_index, spelled_index};
pub use names::{KNOWN_NAMES, known_name};
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

/// Writes a tag pair in export form, without a line end (PGN 8.1).
pub fn write_tag(name: &[u8], value: &[u8], out: &mut Vec<u8>) {
    out.push(b'[');
    write_name(name, out);
    out.extend_from_slice(b" \"");
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | b'\n' | b'\r' | b'\t');
    if !value.iter().any(is_special) {
        out.extend_from_slice(value);
    } else {
        escape_into(value, out);
    }
    out.extend_from_slice(b"\"]");
}

/// Whatever is no name is made one (PGN 8.1): a tag that cannot be read back would take others
/// with it.
fn write_name(name: &[u8], out: &mut Vec<u8>) {
    if !name.first().is_some_and(u8::is_ascii_alphabetic) {
        out.push(b'X');
    }
    out.extend_from_slice(&plain_name(name));
}

/// A name of letters, digits and underscores: a run of others becomes one underscore.
///
/// ```
/// use scoresheet_record::tags::plain_name;
/// assert_eq!(&*plain_name(b"White Team"), b"White_Team");
/// ```
pub fn plain_name(name: &[u8]) -> Cow<'_, [u8]> {
    let belongs = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    if name.iter().all(belongs) {
        return Cow::Borrowed(name);
    }
    let mut plain = Vec::with_capacity(name.len());
    for byte in name {
        if belongs(byte) {
            plain.push(*byte);
        } else if plain.last() != Some(&b'_') {
            plain.push(b'_');
        }
    }
    Cow::Owned(plain)
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
    /// Both lost, as when both forfeit: `0-0` (FIDE Laws 11.8). PGN has no marker for it.
    BothLost,
    /// Half a point for White, none for Black: `1/2-0` (FIDE Laws 12.9). PGN has no marker for it.
    HalfWhite,
    /// None for White, half a point for Black: `0-1/2` (FIDE Laws 12.9). PGN has no marker for it.
    HalfBlack,
    /// Unfinished, unknown, or nothing recorded: `*`.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result as a Result tag says it.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::BothLost => "0-0",
            GameResult::HalfWhite => "1/2-0",
            GameResult::HalfBlack => "0-1/2",
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The marker behind the moves (PGN 8.2.6): results that PGN has no marker for are only in
    /// the Result tag, and what stands behind the moves is `*`.
    pub const fn marker(self) -> &'static str {
        match self {
            GameResult::BothLost | GameResult::HalfWhite | GameResult::HalfBlack => "*",
            _ => self.text(),
        }
    }

    /// Whether PGN has no marker for it.
    pub const fn is_unusual(self) -> bool {
        matches!(
            self,
            GameResult::BothLost | GameResult::HalfWhite | GameResult::HalfBlack
        )
    }

    /// The result that a position shows, if the game ends with it: that of mate and of stalemate.
    ///
    /// ```
    /// use scoresheet_record::{Game, tags::GameResult};
    /// let fools_mate = Game::read(b"1. f3 e5 2. g4 Qh4#").unwrap();
    /// let last = fools_mate.final_position().unwrap();
    /// assert_eq!(GameResult::of_position(&last), Some(GameResult::Black));
    /// assert_eq!(fools_mate.result, GameResult::Black);
    /// ```
    pub fn of_position(position: &Position) -> Option<GameResult> {
        let ending = position.ending()?;
        if ending == Ending::DeadPosition {
            // Records go on behind it too often.
            return None;
        }
        GameResult::parse(position.outcome()?.result().as_bytes())
    }

    /// Reads a result as [`text`](GameResult::text) writes it.
    pub fn parse(text: &[u8]) -> Option<GameResult> {
        Some(match text {
            b"1-0" => GameResult::White,
            b"0-1" => GameResult::Black,
            b"1/2-1/2" => GameResult::Draw,
            b"*" => GameResult::Unknown,
            b"0-0" => GameResult::BothLost,
            b"1/2-0" => GameResult::HalfWhite,
            b"0-1/2" => GameResult::HalfBlack,
            _ => return None,
        })
    }

    /// Reads a result in any usual spelling: with dashes, colons or blanks, `1/2`, `½`, `0.5`,
    /// `+:-`, and the letters O and l for digits.
    ///
    /// ```
    /// use scoresheet_record::tags::GameResult;
    /// for text in ["1/2-1/2", "1/2", "\u{bd}\u{2013}\u{bd}", "0.5-0.5", "1/2 : 1/2"] {
    ///     assert_eq!(GameResult::parse_any(text.as_bytes()), Some(GameResult::Draw), "{text}");
    /// }
    /// assert_eq!(GameResult::parse_any("1 \u{2014} 0".as_bytes()), Some(GameResult::White));
    /// assert_eq!(GameResult::parse_any(b"+:-"), Some(GameResult::White));
    /// assert_eq!(GameResult::parse_any(b"1-O"), Some(GameResult::White));
    /// assert_eq!(GameResult::parse_any(b"0-0"), Some(GameResult::BothLost));
    /// assert_eq!(GameResult::parse_any(b"O-O"), None);
    /// ```
    pub fn parse_any(text: &[u8]) -> Option<GameResult> {
        if let Some(result) = GameResult::parse(text) {
            return Some(result);
        }
        let text = str::from_utf8(text).ok()?.trim();
        if matches!(text, "1/2" | "\u{bd}") {
            return Some(GameResult::Draw);
        }
        let is_dash = |c: char| matches!(c, '-' | ':' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}');
        // A colon divides before a dash does: `+:-` is White's.
        let (white, black) = text.split_once(':').or_else(|| text.split_once(is_dash))?;
        let halves = [white.trim(), black.trim()];
        let has_signs = text.contains(':') && halves.contains(&"+");
        let has_digit = text.contains(|c: char| c.is_ascii_digit());
        let points = halves.map(|half| match half {
            "1" | "1.0" => Some(2),
            "+" if has_signs => Some(2),
            "l" | "I" if has_digit => Some(2),
            "1/2" | "\u{bd}" | "0.5" | "0,5" | ".5" => Some(1),
            "0" | "0.0" => Some(0),
            "-" if has_signs => Some(0),
            "O" | "o" if has_digit => Some(0),
            _ => None,
        });
        match points {
            [Some(2), Some(0)] => Some(GameResult::White),
            [Some(0), Some(2)] => Some(GameResult::Black),
            [Some(1), Some(1)] => Some(GameResult::Draw),
            [Some(0), Some(0)] => Some(GameResult::BothLost),
            [Some(1), Some(0)] => Some(GameResult::HalfWhite),
            [Some(0), Some(1)] => Some(GameResult::HalfBlack),
            _ => None,
        }
    }
}
