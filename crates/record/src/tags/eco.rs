//! The `ECO` tag (PGN 9.4.1): a code of the Encyclopedia of Chess Openings.

use super::spelled::Spelled;

/// A code from `A00` to `E99`, perhaps with the number of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Eco {
    volume: u8,
    number: u8,
    line: Option<u8>,
}

impl Eco {
    /// Reads `B97`, or `B97/08`.
    ///
    /// Odd but readable are a small letter, and the letters and digits that SCID adds (`B97b`,
    /// `B97b3`), which are not looked at.
    ///
    /// ```
    /// use scoresheet_record::tags::Eco;
    /// let eco = Eco::parse(b"B97/08").unwrap().value;
    /// assert_eq!((eco.volume(), eco.number(), eco.line()), ('B', 97, Some(8)));
    /// assert_eq!(eco.write(), "B97/08");
    /// assert_eq!(Eco::parse(b"F12"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<Eco>> {
        let (&letter, rest) = text.split_first()?;
        let volume = letter.to_ascii_uppercase();
        if !(b'A'..=b'E').contains(&volume) || rest.len() < 2 {
            return None;
        }
        let (number, rest) = rest.split_at(2);
        let number = two_digits(number)?;
        let mut is_odd = volume != letter;
        let line = match rest {
            [] => None,
            [b'/', line @ ..] => Some(two_digits(line)?),
            [b'a'..=b'z', more @ ..] if more.len() < 3 && is_plain(more) => {
                is_odd = true;
                None
            }
            _ => return None,
        };
        let value = Eco {
            volume,
            number,
            line,
        };
        Some(Spelled { value, is_odd })
    }

    /// The letter of the volume, from `A` to `E`.
    pub const fn volume(self) -> char {
        self.volume as char
    }

    /// The number in the volume, from 0 to 99.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The number of the line, if there is one.
    pub const fn line(self) -> Option<u8> {
        self.line
    }

    /// Writes it as PGN has it.
    pub fn write(self) -> String {
        let line = self
            .line
            .map_or(String::new(), |line| format!("/{line:02}"));
        format!("{}{:02}{line}", self.volume(), self.number)
    }
}

fn two_digits(text: &[u8]) -> Option<u8> {
    match *text {
        [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => Some((tens - b'0') * 10 + ones - b'0'),
        _ => None,
    }
}

fn is_plain(text: &[u8]) -> bool {
    text.iter()
        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::Eco;

    #[test]
    fn codes() {
        for text in ["A00", "E99", "C41", "D85/12"] {
            let read = Eco::parse(text.as_bytes()).unwrap();
            assert_eq!((read.value.write().as_str(), read.is_odd), (text, false));
        }
        for (text, written) in [("c41", "C41"), ("B92q", "B92"), ("C68j2", "C68")] {
            let read = Eco::parse(text.as_bytes()).unwrap();
            assert_eq!((read.value.write().as_str(), read.is_odd), (written, true));
        }
        for text in ["", "?", "C", "C4", "F00", "C411", "C41/1", "C41 ", "Cxx"] {
            assert_eq!(Eco::parse(text.as_bytes()), None, "{text}");
        }
    }
}
