//! Moves with English letters or figurines.
//!
//! What people write is read: SAN, long forms, FIDE's hand-writing,
//! figurines, typeset signs, and mixtures of them. Everything that is not SAN
//! in export form is a named quirk.

use super::line::{LONGEST, Line};
use super::style::Letters;
use crate::quirk::Quirk;
use crate::reading::{Reading, Unreadable};

/// Reads a move of the algebraic family with English letters or figurines.
///
/// Forgiven, each with its [`Quirk`]: castling with zeros, small letters or
/// without hyphens; promotions as `e8Q`, `e8(Q)`, `e8/Q`, `e8=` or just `e8`;
/// full origins, hyphens, `:`, `×` and missing capture signs; `xd5`, `ed`, `exd`;
/// `Pe4`; small piece letters (`b` is a pawn first); capital files; captured
/// pieces named; `e.p.`; `++`, `ch`, `mate`; glyphs and draw offers in the same
/// word; a glued move number; figurines; typeset dashes and crosses; null moves as `Z0`, `0000`,
/// `@@@@`, `null`, `pass`.
///
/// # Errors
///
/// [`Unreadable`] says at which byte of the text the grammar stuck, and what
/// it expected there.
pub fn parse(text: &[u8]) -> Result<Reading, Unreadable> {
    let mut reading = Reading::new();
    if let Some(spelled_oddly) = parse_null(text) {
        reading.null = true;
        reading.quirks.add_if(spelled_oddly, Quirk::OddNullMove);
        return Ok(reading);
    }
    let number = glued_number(text);
    reading.quirks.add_if(number > 0, Quirk::GluedNumber);
    let line = Line::fold(&text[number..], &mut reading);
    line.and_then(|line| line.read(&mut reading))
        .map_err(|unreadable| Unreadable {
            offset: number + unreadable.offset,
            ..unreadable
        })?;
    Ok(reading)
}

/// How many bytes of a text are a move number and its periods with a move behind them.
fn glued_number(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text[digits..]
        .iter()
        .take_while(|&&byte| byte == b'.')
        .count();
    match text.get(digits + dots) {
        Some(byte) if byte.is_ascii_alphabetic() => digits + dots,
        _ => 0,
    }
}

/// Whether a text is a null move, and if so whether in another spelling than `--`.
///
/// ```
/// use scoresheet_notation::algebraic::parse_null;
/// assert_eq!(parse_null(b"--"), Some(false));
/// assert_eq!(parse_null(b"Z0"), Some(true));
/// assert_eq!(parse_null(b"e4"), None);
/// ```
pub fn parse_null(text: &[u8]) -> Option<bool> {
    const SPELLINGS: [&[u8]; 7] = [b"z0", b"0000", b"@@@@", b"null", b"pass", b"z1", b"<>"];
    if text == b"--" {
        Some(false)
    } else {
        SPELLINGS
            .iter()
            .any(|spelling| text.eq_ignore_ascii_case(spelling))
            .then_some(true)
    }
}

impl Line {
    /// Folds typeset signs and figurines to ASCII.
    fn fold(text: &[u8], reading: &mut Reading) -> Result<Line, Unreadable> {
        let mut line = Line::new(true);
        let mut at = 0;
        while at < text.len() {
            let (folded, width) = fold_character(&text[at..], reading).ok_or(Unreadable {
                offset: at,
                expected: "a letter of a move",
            })?;
            for &byte in folded {
                if line.len == LONGEST {
                    return Err(Unreadable {
                        offset: at,
                        expected: "a word as short as a move",
                    });
                }
                line.bytes[line.len] = byte;
                line.places[line.len] = at as u8;
                line.len += 1;
            }
            at += width;
        }
        Ok(line)
    }
}

/// Folds the character at the start of a text; `None` if no move contains it.
fn fold_character(text: &[u8], reading: &mut Reading) -> Option<(&'static [u8], usize)> {
    static ASCII: [u8; 128] = {
        let mut all = [0; 128];
        let mut byte = 0;
        while byte < 128 {
            all[byte] = byte as u8;
            byte += 1;
        }
        all
    };
    let first = usize::from(*text.first()?);
    if first < 128 {
        return Some((&ASCII[first..=first], 1));
    }
    let width = match first {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return None,
    };
    let character = str::from_utf8(text.get(..width)?).ok()?;
    let folded: &'static [u8] = match character {
        "×" | "✕" | "✗" | "✖" | "╳" => b"x",
        "‐" | "‑" | "‒" | "–" | "—" | "―" | "−" => b"-",
        "†" => b"+",
        "‡" => b"++",
        "≠" => b"#",
        "\u{a0}" | "\u{202f}" | "\u{200b}" | "\u{200c}" | "\u{200d}" | "\u{2060}" | "\u{feff}"
        | "\u{fe0e}" | "\u{fe0f}" | "\u{200e}" | "\u{200f}" | "\u{ad}" => b"",
        _ if matches!(character.chars().next(), Some('\u{ff01}'..='\u{ff5e}')) => {
            // Full-width forms of ASCII are typed where Chinese and Japanese are.
            let wide = character.chars().next().map_or(0, |wide| wide as usize);
            let ascii = wide - 0xff01 + usize::from(b'!');
            reading.quirks.add(Quirk::TypesetSign);
            return Some((&ASCII[ascii..=ascii], width));
        }
        _ => {
            let figurines = [Letters::FIGURINES.white, Letters::FIGURINES.black];
            let role = figurines
                .iter()
                .find_map(|set| set.iter().position(|f| *f == character))?;
            reading.quirks.add(Quirk::Figurine);
            return Some((&b"PNBRQK"[role..=role], width));
        }
    };
    reading.quirks.add(Quirk::TypesetSign);
    Some((folded, width))
}
