//! Bytes as text where text there must be: UTF-8, or else Windows-1252.

use std::borrow::Cow;

/// The characters of Windows-1252 that differ from Latin-1, from byte 0x80 on. The five bytes that
/// it leaves open are the control characters of Latin-1.
const WINDOWS_1252: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}',
    '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}', '\u{178}',
];

/// The text that bytes stand for. What is not UTF-8 as a whole is read as Windows-1252, byte by
/// byte, so that nothing is lost.
///
/// ```
/// use scoresheet::formats::decode;
/// assert_eq!(decode("Müller".as_bytes()), "Müller");
/// assert_eq!(decode(b"M\xfcller \x96 \x8ai\x9ai\xe6"), "Müller – Šišiæ");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| character(byte)).collect()),
    }
}

fn character(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte) - 0x80],
        _ => char::from(byte),
    }
}
