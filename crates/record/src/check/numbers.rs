//! Numbers in tags that are none, or that cannot be right (PGN 9.1).
//!
//! Rounds and boards are not looked at: people number them as they like.

use super::wording::{is_unknown, shown};
use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::Tag;

/// What a rating can be. Engines play at nearly 4000.
const RATINGS: std::ops::RangeInclusive<u32> = 100..=4000;

pub(super) fn check(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    let value = tag.value.trim_ascii();
    let message = match tag.name {
        b"WhiteElo" | b"BlackElo" | b"WhiteUSCF" | b"BlackUSCF" => {
            // Players who consult have one each (PGN 9.1.1).
            value.split(|&byte| byte == b':').find_map(rating)
        }
        b"PlyCount" | b"WhiteFideId" | b"BlackFideId" => whole_number(value),
        _ => None,
    };
    if let Some(message) = message {
        say(Diagnostic::new(Code::BadNumber, tag.span, message));
    }
}

fn rating(value: &[u8]) -> Option<String> {
    let is_word = |word: &&str| value.eq_ignore_ascii_case(word.as_bytes());
    let is_unrated = ["unrated", "unr", "unr.", "nr", "none"].iter().any(is_word);
    if is_unknown(value) || is_unrated {
        return None;
    }
    let digits = value
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let (number, rest) = value.split_at(digits);
    // A provisional rating has a mark behind it, and sometimes the number of games.
    let is_marked = match rest {
        [] | [b'?'] | [b'.', ..] => rest.iter().skip(1).all(u8::is_ascii_digit),
        [b'P' | b'p' | b'E' | b'e', games @ ..] => games.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    if number.is_empty() || !is_marked {
        return Some(format!("`{}` is no rating", shown(value)));
    }
    let parsed = str::from_utf8(number)
        .ok()
        .and_then(|text| text.parse().ok());
    match parsed {
        Some(0) => None,
        Some(rating) if RATINGS.contains(&rating) => None,
        _ => Some(format!("`{}` can hardly be a rating", shown(value))),
    }
}

fn whole_number(value: &[u8]) -> Option<String> {
    let is_number = value.len() <= 10 && value.iter().all(u8::is_ascii_digit);
    (!is_number && !is_unknown(value)).then(|| format!("`{}` is no whole number", shown(value)))
}
