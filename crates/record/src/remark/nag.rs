//! Numeric annotation glyphs and the signs they stand for (PGN 10).

/// A numeric annotation glyph. Numbers above 139 are not in the standard and are kept as they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u16);

/// Signs and the number they are read as, those that PGN import form has first.
///
/// Between dashes: the plus and the minus say who stands better, the slash
/// that it is not yet decided.
const SIGNS: [(&str, u16); 40] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("\u{203c}", 3),
    ("\u{2047}", 4),
    ("\u{2049}", 5),
    ("\u{2048}", 6),
    ("\u{25a1}", 7),
    ("=", 10),
    ("==", 10),
    ("\u{221e}", 13),
    ("~", 13),
    ("\u{2a72}", 14),
    ("+=", 14),
    ("+/=", 14),
    ("\u{2a71}", 15),
    ("=+", 15),
    ("=/+", 15),
    ("\u{b1}", 16),
    ("+/-", 16),
    ("+/\u{2212}", 16),
    ("\u{2213}", 17),
    ("-/+", 17),
    ("\u{2212}/+", 17),
    ("+-", 18),
    ("+\u{2212}", 18),
    ("+\u{2013}", 18),
    ("-+", 19),
    ("\u{2212}+", 19),
    ("\u{2013}+", 19),
    ("\u{2a00}", 22),
    ("\u{27f3}", 32),
    ("\u{2191}", 36),
    ("\u{2192}", 40),
    ("\u{21c6}", 132),
    ("N", 146),
    ("TN", 146),
];

impl Nag {
    /// Reads `$` and digits; numbers that are too large become the largest.
    pub fn parse(text: &[u8]) -> Option<Nag> {
        let digits = text
            .strip_prefix(b"$")
            .filter(|digits| !digits.is_empty())?;
        digits
            .iter()
            .try_fold(0u16, |number, byte| {
                let digit = byte.checked_sub(b'0').filter(|digit| *digit < 10)?;
                Some(number.saturating_mul(10).saturating_add(u16::from(digit)))
            })
            .map(Nag)
    }

    /// Reads a sign that stands as a word of its own, such as `!?`, `+-` or `±`.
    ///
    /// ```
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag::of_sign(b"!?"), Some(Nag(5)));
    /// assert_eq!(Nag::of_sign("±".as_bytes()), Some(Nag(16)));
    /// assert_eq!(Nag::of_sign(b"e4"), None);
    /// ```
    pub fn of_sign(text: &[u8]) -> Option<Nag> {
        SIGNS
            .iter()
            .find(|(sign, _)| sign.as_bytes() == text)
            .map(|&(_, number)| Nag(number))
    }
}
