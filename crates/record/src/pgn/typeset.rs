//! What typesetting and web pages leave among the moves: blanks that do not break, signs nobody
//! sees, full-width letters, and characters by their HTML names.

/// A word in plain characters, with the place of each of its bytes in the word as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Plain {
    pub(super) text: Vec<u8>,
    places: Vec<u32>,
    /// What was changed.
    pub(super) changes: Changes,
}

/// What stood in a word that has no place among moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Changes {
    pub(super) blanks: bool,
    pub(super) invisible: bool,
    pub(super) names: bool,
    pub(super) wide: bool,
}

impl Changes {
    /// Whether nothing was changed.
    pub(super) fn is_empty(self) -> bool {
        self == Changes::default()
    }

    /// What it was, in words.
    pub(super) fn message(self) -> &'static str {
        match self {
            Changes { names: true, .. } => "an HTML name stands for a character",
            Changes {
                invisible: true, ..
            } => "a character that nobody sees stands among the moves and is left out",
            Changes { wide: true, .. } => "full-width characters are read as plain ones",
            _ => "a blank of another kind is read as a plain one",
        }
    }
}

impl Plain {
    /// The bytes of the word as it was from which a run of plain bytes came.
    pub(super) fn place(&self, start: usize, end: usize, len: usize) -> (usize, usize) {
        let place = |at: usize| self.places.get(at).map_or(len, |&place| place as usize);
        (place(start), place(end))
    }

    fn push(&mut self, bytes: &[u8], place: usize) {
        self.text.extend_from_slice(bytes);
        self.places.resize(self.text.len(), place as u32);
    }
}

/// The word in plain characters.
///
/// Figurines, dashes and other signs that moves are written with stay: they
/// are a matter of notation.
pub(super) fn plain(word: &[u8]) -> Plain {
    let mut plain = Plain::default();
    let mut at = 0;
    while at < word.len() {
        let rest = &word[at..];
        if rest[0] == b'&'
            && let Some((character, len)) = named(rest)
        {
            plain.changes.names = true;
            plain.add(character, at);
            at += len;
            continue;
        }
        match first_character(rest) {
            Some((character, len)) => {
                plain.add(character, at);
                at += len;
            }
            None => {
                plain.push(&rest[..1], at);
                at += 1;
            }
        }
    }
    plain
}

impl Plain {
    fn add(&mut self, character: char, place: usize) {
        match character {
            '\u{a0}'
            | '\u{1680}'
            | '\u{2000}'..='\u{200a}'
            | '\u{202f}'
            | '\u{205f}'
            | '\u{3000}'
            | '\u{85}'
            | '\u{2028}'
            | '\u{2029}' => {
                self.changes.blanks = true;
                self.push(b" ", place);
            }
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{feff}' => self.changes.invisible = true,
            '\u{ff01}'..='\u{ff5e}' => {
                self.changes.wide = true;
                let ascii = character as u32 - 0xff01 + u32::from(b'!');
                self.push(&[ascii as u8], place);
            }
            _ => {
                let mut bytes = [0; 4];
                self.push(character.encode_utf8(&mut bytes).as_bytes(), place);
            }
        }
    }
}

/// The character a text begins with, if it is UTF-8, and its length.
fn first_character(text: &[u8]) -> Option<(char, usize)> {
    let near = &text[..text.len().min(4)];
    let chunk = near.utf8_chunks().next()?;
    let character = chunk.valid().chars().next()?;
    Some((character, character.len_utf8()))
}

/// Names of characters that texts about chess may hold.
const NAMES: [(&str, char); 25] = [
    ("nbsp", '\u{a0}'),
    ("ensp", '\u{2002}'),
    ("emsp", '\u{2003}'),
    ("thinsp", '\u{2009}'),
    ("shy", '\u{ad}'),
    ("zwnj", '\u{200c}'),
    ("zwj", '\u{200d}'),
    ("lrm", '\u{200e}'),
    ("rlm", '\u{200f}'),
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("ndash", '\u{2013}'),
    ("mdash", '\u{2014}'),
    ("minus", '\u{2212}'),
    ("hellip", '\u{2026}'),
    ("times", '\u{d7}'),
    ("frac12", '\u{bd}'),
    ("half", '\u{bd}'),
    ("plusmn", '\u{b1}'),
    ("infin", '\u{221e}'),
    ("excl", '!'),
    ("quest", '?'),
];

/// The character whose HTML name a text begins with, and how long that is.
fn named(text: &[u8]) -> Option<(char, usize)> {
    const LONGEST: usize = 10;
    let near = &text[..text.len().min(LONGEST)];
    let end = memchr::memchr(b';', near)?;
    let name = str::from_utf8(&near[1..end]).ok()?;
    let character = match name.strip_prefix('#') {
        Some(number) => {
            let hexadecimal = number.strip_prefix(['x', 'X']);
            let code = match hexadecimal {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)?
        }
        None => NAMES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((character, end + 1))
}

#[cfg(test)]
mod tests {
    use super::plain;

    fn read(word: &str) -> String {
        String::from_utf8(plain(word.as_bytes()).text).unwrap()
    }

    #[test]
    fn names_and_numbers_of_characters_are_read() {
        assert_eq!(read("e5&nbsp;2"), "e5 2");
        assert_eq!(read("&frac12;-&#189;"), "\u{bd}-\u{bd}");
        assert_eq!(read("Nf3&#x21;"), "Nf3!");
        assert_eq!(read("a&unknown;b"), "a&unknown;b");
    }

    #[test]
    fn invisible_signs_go_and_wide_ones_shrink() {
        assert_eq!(read("N\u{200b}f\u{ad}3"), "Nf3");
        assert_eq!(read("\u{ff2e}\u{ff46}\u{ff13}"), "Nf3");
        assert_eq!(read("\u{2658}f3"), "\u{2658}f3");
    }

    #[test]
    fn each_byte_knows_where_it_comes_from() {
        let found = plain("e4\u{a0}e5".as_bytes());
        assert_eq!(found.text, b"e4 e5");
        assert_eq!(found.place(3, 5, 6), (4, 6));
    }

    #[test]
    fn bytes_that_are_no_characters_stay() {
        assert_eq!(plain(b"\xff&;\xc2").text, b"\xff&;\xc2");
    }
}
