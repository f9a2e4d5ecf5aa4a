//! Text that was UTF-8, was read as Latin-1 or Windows-1252, and was written again as UTF-8.
//!
//! `ü` is two bytes in UTF-8; read as Latin-1 these are `Ã¼`. The way back is to write the
//! characters in that encoding and to read the bytes as UTF-8. It is gone only where what comes
//! out is a character that records have and what stands there is nothing that anyone writes.

use std::borrow::Cow;

use super::charset::Encoding;
use super::tables::{high, is_control};

/// How often a text is looked through; each damage takes one way back.
const MOST: u8 = 3;

/// A text as it was before it was damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repaired {
    /// The text.
    pub text: String,
    /// How many times the damage was done.
    pub times: u8,
}

/// Undoes the damage in a text; `None` if there is none.
///
/// ```
/// use scoresheet_record::source::encoding::repair;
/// let once = repair("MÃ¼ller").unwrap();
/// assert_eq!((&*once.text, once.times), ("Müller", 1));
/// let twice = repair("MÃƒÂ¼ller").unwrap();
/// assert_eq!((&*twice.text, twice.times), ("Müller", 2));
/// assert_eq!(repair("«CAFÉ», „SÃO PAULO“"), None);
/// ```
pub fn repair(text: &str) -> Option<Repaired> {
    let mut repaired = Cow::Borrowed(text);
    let mut times = 0;
    while times < MOST
        && let Some(better) = undo(&repaired)
    {
        repaired = Cow::Owned(better);
        times += 1;
    }
    // Control characters may come up on the way, but not at its end.
    let controls = |text: &str| text.chars().filter(|&c| is_control(c)).count();
    if times == 0 || controls(&repaired) > controls(text) {
        return None;
    }
    Some(Repaired {
        text: repaired.into_owned(),
        times,
    })
}

/// Goes one step back, wherever that can be done.
fn undo(text: &str) -> Option<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut is_changed = false;
    let mut at = 0;
    while at < chars.len() {
        match one(out.chars().next_back(), &chars[at..]) {
            Some((c, length)) => {
                out.push(c);
                at += length;
                is_changed = true;
            }
            None => {
                out.push(chars[at]);
                at += 1;
            }
        }
    }
    is_changed.then_some(out)
}

/// The character that the first ones of a text were, and how many they are.
fn one(before: Option<char>, chars: &[char]) -> Option<(char, usize)> {
    let length = match byte(*chars.first()?)? {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return None,
    };
    let mut bytes = [0; 4];
    for (place, &c) in bytes.iter_mut().zip(chars.get(..length)?) {
        *place = byte(c)?;
    }
    let decoded = str::from_utf8(&bytes[..length]).ok()?;
    let c = decoded.chars().next()?;
    // As `Ä“` at the end of an abbreviation in quotes.
    let is_quoted = before.is_some_and(|c| c.is_ascii_uppercase())
        && chars.get(2).is_none_or(|c| !c.is_alphabetic())
        && matches!(chars[1], '»' | '›' | '”' | '“' | '’' | '‘' | '…');
    let is_among_letters = before.is_some_and(|c| c.is_alphabetic() && c < '\u{250}');
    let is_likely = match c {
        // On the way back from a damage that was done twice.
        '\u{80}'..='\u{9f}' | '\u{192}' | '\u{2c6}' | '\u{2dc}' => true,
        '\u{a0}'..='\u{17f}' | '\u{218}'..='\u{21b}' | '\u{386}'..='\u{3ce}' => !is_quoted,
        '\u{401}'..='\u{45f}' | '\u{490}' | '\u{491}' => !is_quoted,
        '\u{1ea0}'..='\u{1ef9}' | '\u{2010}'..='\u{2026}' | '\u{20ac}' | '\u{2122}' => true,
        '\u{2030}'..='\u{203a}' | '\u{2190}'..='\u{21ff}' | '\u{2213}' | '\u{2260}' => true,
        '\u{221e}' | '\u{2264}' | '\u{2265}' | '\u{25a0}'..='\u{26ff}' | '\u{2a71}' => true,
        '\u{2a72}' | '\u{2716}' | '\u{fe0f}' | '\u{1f300}'..='\u{1faff}' => true,
        '\u{3000}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' => !is_among_letters,
        '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff5e}' => !is_among_letters,
        _ => false,
    };
    is_likely.then_some((c, length))
}

/// The byte that a character is in Windows-1252, or in Latin-1 where that has no better.
fn byte(c: char) -> Option<u8> {
    match c {
        '\0'..='\x7f' => None,
        '\u{80}'..='\u{ff}' => Some(c as u8),
        _ => {
            let table = high(Encoding::Windows1252)?;
            let index = table.iter().position(|&known| known == c)?;
            Some(0x80 | index as u8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::repair;
    use crate::source::encoding::Encoding;

    /// UTF-8 that is read as Windows-1252, with control characters in its empty places.
    fn damage(text: &str) -> String {
        let windows = |byte: u8| {
            let mut read = String::new();
            match Encoding::Windows1252.decode(&[byte], &mut read) {
                0 => read,
                _ => char::from(byte).to_string(),
            }
        };
        text.bytes().map(windows).collect()
    }

    const TEXTS: [&str; 9] = [
        "Jörg Weiß, Ärger – „schön“",
        "Muñoz Peña, Íñigo; «cœur» à l'été…",
        "Łukasz Świątek, Žižkov, Győző, Ștefan",
        "Карпов, Анатолий и Іванчук",
        "王皓 是 冠军",
        "羽生 善治、ナイト",
        "김철수",
        "Κοτρωνιάς",
        "♔ ⩲ ½–½",
    ];

    #[test]
    fn damage_done_once_or_twice_is_undone() {
        for text in TEXTS {
            let once = damage(text);
            let twice = damage(&once);
            for (damaged, times) in [(once, 1), (twice, 2)] {
                let repaired = repair(&damaged).unwrap();
                assert_eq!((&*repaired.text, repaired.times), (text, times));
            }
        }
    }

    #[test]
    fn what_was_not_damaged_stays() {
        for text in TEXTS {
            assert_eq!(repair(text), None, "{text}");
        }
        for text in [
            "«été…»",
            "„FÜRÄ“",
            "É», À», Ö“",
            "¿Ñ?",
            "CAFÉ®",
            "Ø±",
            "naïve",
        ] {
            assert_eq!(repair(text), None, "{text}");
        }
    }
}
