//! What the words of a text mean within a move, one item after the other.
//!
//! Words are compared folded: capitals as small letters, wide letters as narrow ones,
//! ё as е, all apostrophes and blanks alike; a hyphen is a blank. Of all the phrases
//! that fit, the longest counts. Letters that are put together from several code
//! points, as some systems store Vietnamese and Korean, are not recognized.

use scoresheet_chess::{File, Rank, Role, Square};

use super::speech::Tongue;
use super::tongues::{ANNOUNCED_FILES, ANNOUNCED_RANKS, NATO_FILES, words_of};
use super::words::{Called, Item, Words};

/// Reads items in the words of a tongue.
#[derive(Clone, Copy)]
pub(super) struct Lexer {
    words: &'static Words,
}

impl Lexer {
    pub(super) fn new(tongue: Tongue) -> Lexer {
        Lexer {
            words: words_of(tongue),
        }
    }

    /// Whether the verb stands at the end in this tongue.
    pub(super) fn is_verb_final(self) -> bool {
        self.words.verb_final
    }

    /// The item at the beginning of a text, and how many bytes it takes.
    pub(super) fn item(self, text: &str) -> Option<(Item, usize)> {
        let first = fold(text.chars().next()?);
        let mut longest = Longest(None);
        if matches!(first, ',' | ';' | '、' | '，') {
            longest.see(Item::And, text.chars().next().map(char::len_utf8));
        }
        // Before looking closer: most phrases begin with another letter.
        let may_be = |phrase: &str| phrase.chars().next().map(fold) == Some(first);
        for &(phrase, item) in self.words.phrases {
            if may_be(phrase) {
                longest.see(item, self.word(text, phrase));
            }
        }
        let words = self.words;
        let [white, black] = &words.subjects;
        for names in [&words.names, white, black, &words.taken, &words.becomes] {
            for role in Role::ALL {
                let name = names[role as usize];
                if may_be(name) {
                    longest.see(Item::Piece(role), self.word(text, name));
                }
            }
        }
        self.see_coordinates(text, &mut longest);
        longest.0
    }

    fn see_coordinates(self, text: &str, longest: &mut Longest<Item>) {
        let words = self.words;
        if let Some((file, len)) = self.file(text) {
            if let Some((rank, end)) = self.number_behind(text, len) {
                longest.see(Item::Square(Square::new(file, rank)), Some(end));
            }
            // «с вертикали a» begins with a preposition and not with a file.
            if !words.file_noun_leads {
                let called = self.with_noun(text, len, words.file_nouns);
                longest.see(Item::File(file), called);
            }
            longest.see(Item::File(file), self.whole_word(text, len));
        }
        if let Some((rank, len)) = self.rank(text) {
            let called = self.with_noun(text, len, words.rank_nouns);
            longest.see(Item::Rank(rank, Called::Rank), called);
            longest.see(
                Item::Rank(rank, Called::Nothing),
                self.whole_word(text, len),
            );
        }
        for noun in words.file_nouns {
            if let Some((file, len)) = self.behind(text, noun, Lexer::file) {
                longest.see(Item::File(file), self.whole_word(text, len));
            }
        }
        for noun in words.rank_nouns {
            if let Some((rank, len)) = self.behind(text, noun, Lexer::rank) {
                let len = self.whole_word(text, len);
                longest.see(Item::Rank(rank, Called::Rank), len);
            }
        }
    }

    /// The rank behind the name of a file that takes `len` bytes, and where it ends.
    fn number_behind(self, text: &str, len: usize) -> Option<(Rank, usize)> {
        let start = len + blanks(&text[len..]);
        let joins_letters = start == len && !text[start..].starts_with(is_digit);
        if joins_letters && self.words.spaced {
            return None;
        }
        let (rank, rank_len) = self.number(&text[start..])?;
        let end = self.whole_word(text, start + rank_len)?;
        Some((rank, end))
    }

    /// The longest name of a file; letters may not follow it, digits may.
    fn file(self, text: &str) -> Option<(File, usize)> {
        let mut longest = Longest(None);
        let ends = |len: usize| text[len..].starts_with(is_digit) || self.ends_word(text, len);
        let mut see = |file, len: Option<usize>| longest.see(file, len.filter(|&len| ends(len)));
        let first = text.chars().next()?;
        if let Some(file) = File::from_letter(fold(first)) {
            see(file, Some(first.len_utf8()));
        }
        for file in File::ALL {
            for names in [&ANNOUNCED_FILES, &NATO_FILES] {
                see(file, fits(text, names[file.index()]));
            }
        }
        for &(name, file) in self.words.also_files {
            see(file, fits(text, name));
        }
        longest.0
    }

    /// The longest name of a rank behind a file.
    fn number(self, text: &str) -> Option<(Rank, usize)> {
        let mut longest = Longest(None);
        let first = text.chars().next()?;
        if let Some(rank) = Rank::from_digit(fold(first)) {
            let len = first.len_utf8();
            let is_alone = !text[len..].starts_with(is_digit);
            longest.see(rank, is_alone.then_some(len));
        }
        for rank in Rank::ALL {
            for names in [&self.words.numbers, &ANNOUNCED_RANKS] {
                longest.see(rank, self.word(text, names[rank.index()]));
            }
        }
        longest.see(Rank::R5, self.word(text, "fuenf"));
        for &(name, rank) in self.words.also_numbers {
            longest.see(rank, self.word(text, name));
        }
        longest.0
    }

    /// The longest name of a rank on its own.
    fn rank(self, text: &str) -> Option<(Rank, usize)> {
        let mut longest = Longest(self.number(text));
        for rank in Rank::ALL {
            let ordinal = self.words.ordinals[rank.index()];
            longest.see(rank, self.word(text, ordinal));
        }
        for &(name, rank) in self.words.also_ordinals {
            longest.see(rank, self.word(text, name));
        }
        longest.0
    }

    /// The length of a name that takes `len` bytes together with a noun that follows it.
    fn with_noun(self, text: &str, len: usize, nouns: &[&str]) -> Option<usize> {
        let start = len + blanks(&text[len..]);
        let mut lengths = nouns
            .iter()
            .filter_map(|noun| self.word(&text[start..], noun));
        Some(start + lengths.next()?)
    }

    /// What stands behind a noun, with the length of both.
    fn behind<T>(
        self,
        text: &str,
        noun: &str,
        read: impl Fn(Lexer, &str) -> Option<(T, usize)>,
    ) -> Option<(T, usize)> {
        let noun_len = fits(text, noun)?;
        let start = noun_len + blanks(&text[noun_len..]);
        if start == noun_len && self.words.spaced {
            return None;
        }
        let (value, len) = read(self, &text[start..])?;
        Some((value, start + len))
    }

    /// The length of a phrase that a text begins with and that ends where a word does.
    fn word(self, text: &str, phrase: &str) -> Option<usize> {
        self.whole_word(text, fits(text, phrase)?)
    }

    fn whole_word(self, text: &str, len: usize) -> Option<usize> {
        self.ends_word(text, len).then_some(len)
    }

    /// Whether a text may be cut at a place: not amid a word. Where blanks are not usual, only
    /// Latin letters and digits make words.
    fn ends_word(self, text: &str, at: usize) -> bool {
        let makes_words = match self.words.spaced {
            true => char::is_alphanumeric,
            false => |c: char| c.is_ascii_alphanumeric(),
        };
        let (before, behind) = text.split_at(at);
        !(before.ends_with(makes_words) && behind.starts_with(makes_words))
    }
}

/// The longest of several readings; of equal ones the first.
struct Longest<T>(Option<(T, usize)>);

impl<T> Longest<T> {
    fn see(&mut self, value: T, len: Option<usize>) {
        if let Some(len) = len
            && self.0.as_ref().is_none_or(|&(_, most)| len > most)
        {
            self.0 = Some((value, len));
        }
    }
}

/// How many bytes at the beginning of a text are blanks and hyphens.
pub(super) fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c| fold(c) == ' ').len()
}

/// The length of a phrase that a text begins with; a blank in it may be any number of them.
fn fits(text: &str, phrase: &str) -> Option<usize> {
    let mut rest = text;
    for wanted in phrase.chars().map(fold) {
        let found = rest.chars().next()?;
        if fold(found) != wanted {
            return None;
        }
        let len = match wanted {
            ' ' => blanks(rest),
            _ => found.len_utf8(),
        };
        rest = &rest[len..];
    }
    Some(text.len() - rest.len())
}

/// A character as it is compared.
fn fold(c: char) -> char {
    match c {
        'a'..='z' | '0'..='9' => c,
        'A'..='Z' => c.to_ascii_lowercase(),
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => ' ',
        '\u{2019}' | '\u{2bc}' => '\'',
        'ё' | 'Ё' => 'е',
        // Most of what has no capitals, or few: to ask for them takes long.
        'а'..='я' | '\u{3041}'..='\u{30ff}' | '一'..='鿿' | '가'..='힣' => c,
        // Wide forms of ASCII, as Japanese and Korean keyboards give them.
        '\u{ff01}'..='\u{ff5e}' => {
            let narrow = char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c);
            fold(narrow)
        }
        _ if c.is_whitespace() => ' ',
        _ => c.to_lowercase().next().unwrap_or(c),
    }
}

fn is_digit(c: char) -> bool {
    fold(c).is_ascii_digit()
}
