//! How likely a word is in each language, by the letters that follow one another in it.
//!
//! *Why this is clever:* the words of all languages are counted into the same tables, so that one
//! look-up answers for all of them. A word is judged letter by letter: how often does this letter
//! follow those two; where that was never seen, how often does it follow the one before; and else
//! how often is it there at all. *If you change this*, measure again (`docs/encodings.md`).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::OnceLock;

use super::glyphs;
use super::language::{Each, Language};
use super::lexicon::LEXICON;

/// How many languages are written with an alphabet; they come first.
const SPELLED: usize = LEXICON.len();

/// The part of a word that is judged.
const LONGEST: usize = 24;

/// How many times letters were seen, in each language.
type Counts = [f32; SPELLED];

/// A table that is asked so often that the usual care against hostile keys would be felt. The keys
/// are letters from our own lists; whoever asks adds none.
type Table<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// Spreads numbers over the places of a table.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// How often letters follow one another.
pub(super) struct Model {
    /// A letter behind two others.
    threes: Table<u64, Counts>,
    /// A letter behind one other, and so also how often the two come before a third.
    twos: Table<u64, Counts>,
    ones: Table<char, Counts>,
    total: Counts,
    /// How common the characters are that are signs for words or syllables.
    glyphs: Table<char, [f64; 3]>,
}

/// What weighs a letter seen against one that follows from fewer letters before it.
const TRUST_TWO: f64 = 1.5;
const TRUST_ONE: f64 = 3.0;

impl Model {
    /// The model of all languages, which is made when it is first asked for.
    pub(super) fn get() -> &'static Model {
        static MODEL: OnceLock<Model> = OnceLock::new();
        MODEL.get_or_init(Model::learn)
    }

    fn learn() -> Model {
        let mut model = Model {
            threes: Table::default(),
            twos: Table::default(),
            ones: Table::default(),
            total: [0.0; SPELLED],
            glyphs: learn_glyphs(),
        };
        for (index, (_, words)) in LEXICON.iter().enumerate() {
            for word in words.split([' ', '-', '\'', '¿']) {
                model.count(index, word);
            }
        }
        model
    }

    fn count(&mut self, language: usize, word: &str) {
        let letters = word.chars().map(small).chain([' ']);
        let (mut first, mut second) = (' ', ' ');
        for letter in letters {
            add(&mut self.threes, key(first, second, letter), language);
            add(&mut self.twos, key(' ', second, letter), language);
            self.ones.entry(letter).or_insert([0.0; SPELLED])[language] += 1.0;
            self.total[language] += 1.0;
            (first, second) = (second, letter);
        }
    }

    /// How likely a word of letters is in each language.
    pub(super) fn word(&self, word: &[char]) -> Each {
        let mut likely = [1e-300; Language::ALL.len()];
        likely[..SPELLED].fill(1.0);
        let none = [0.0; SPELLED];
        let letters = word.iter().take(LONGEST).copied().map(small);
        let (mut first, mut second) = (' ', ' ');
        for letter in letters.chain([' ']) {
            let base = base(letter);
            let three = self.threes.get(&key(first, second, letter));
            let two = self.twos.get(&key(' ', second, letter)).unwrap_or(&none);
            let before = self.twos.get(&key(' ', first, second)).unwrap_or(&none);
            let alone = self.ones.get(&second).unwrap_or(&none);
            let one = self.ones.get(&letter).unwrap_or(&none);
            for language in 0..SPELLED {
                let number = |counts: &Counts| f64::from(counts[language]);
                let share = 0.98 * number(one) / number(&self.total) + 0.02 * base;
                let pair = (number(two) + TRUST_ONE * share) / (number(alone) + TRUST_ONE);
                let seen = three.map_or(0.0, number);
                let context = if first == ' ' && second == ' ' {
                    number(alone)
                } else {
                    number(before)
                };
                likely[language] *= (seen + TRUST_TWO * pair) / (context.max(seen) + TRUST_TWO);
            }
            (first, second) = (second, letter);
        }
        likely
    }

    /// How likely a run of signs is in each language.
    pub(super) fn signs(&self, signs: &[char]) -> Each {
        let mut likely = [1e-300; Language::ALL.len()];
        for (place, index) in likely[SPELLED..].iter_mut().zip(0..) {
            let each = signs
                .iter()
                .take(LONGEST)
                .map(|sign| match self.glyphs.get(sign) {
                    Some(shares) => shares[index],
                    None => rare(*sign)[index],
                });
            *place = each.product::<f64>().max(1e-300);
        }
        likely
    }
}

/// Whether a character is one of the signs of East Asia, which stand for words or syllables.
pub(super) fn is_sign(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{2fff}' | '\u{3005}'..='\u{9fff}'
        | '\u{ac00}'..='\u{d7a3}' | '\u{e000}'..='\u{faff}' | '\u{ff66}'..='\u{ff9f}')
}

fn small(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

fn key(first: char, second: char, third: char) -> u64 {
    u64::from(first) << 42 | u64::from(second) << 21 | u64::from(third)
}

fn add(counts: &mut Table<u64, Counts>, key: u64, language: usize) {
    counts.entry(key).or_insert([0.0; SPELLED])[language] += 1.0;
}

/// How often a letter is used by those who do not write it in their own language.
fn base(letter: char) -> f64 {
    match letter {
        ' ' | 'a'..='z' => 1e-2,
        '\u{df}'..='\u{17f}' => 3e-3,
        '\u{430}'..='\u{45f}' => 2e-4,
        _ => 1e-6,
    }
}

/// The share of the texts of each language that a sign has which is in no list.
fn rare(sign: char) -> [f64; 3] {
    match sign {
        // The lists of the Korean standard are larger than anything in use.
        '\u{ac00}'..='\u{d7a3}' => [1e-9, 1e-9, 6e-5],
        '\u{3041}'..='\u{3096}' => [1e-7, 4e-3, 1e-8],
        '\u{30a1}'..='\u{30fe}' => [1e-7, 3e-3, 1e-8],
        '\u{ff66}'..='\u{ff9f}' => [1e-9, 5e-5, 1e-9],
        '\u{4e00}'..='\u{9fff}' => {
            // What was in the first sets of both countries is more common than what came later.
            let levels = [is_first_level(sign), is_common_kanji(sign)];
            let chinese = if levels[0] { 4e-5 } else { 8e-7 };
            let japanese = if levels[1] { 2e-5 } else { 6e-7 };
            [chinese, japanese, 6e-7]
        }
        _ => [1e-9, 1e-9, 1e-9],
    }
}

/// Whether a character is in the first level of GB 2312, which has those in use.
fn is_first_level(sign: char) -> bool {
    lead(encoding_rs::GBK, sign)
        .is_some_and(|(lead, trail)| (0xb0..=0xd7).contains(&lead) && trail >= 0xa1)
}

/// Whether a character is in the first level of JIS X 0208.
fn is_common_kanji(sign: char) -> bool {
    lead(encoding_rs::SHIFT_JIS, sign).is_some_and(|(lead, _)| (0x88..=0x98).contains(&lead))
}

fn lead(encoding: &'static encoding_rs::Encoding, sign: char) -> Option<(u8, u8)> {
    let mut buffer = [0; 4];
    let (bytes, _, is_lossy) = encoding.encode(sign.encode_utf8(&mut buffer));
    match *bytes {
        [lead, trail] if !is_lossy => Some((lead, trail)),
        _ => None,
    }
}

fn learn_glyphs() -> Table<char, [f64; 3]> {
    let mut shares = Table::default();
    let lists = [
        (glyphs::CHINESE_OFTEN, 0, 0.55),
        (glyphs::CHINESE_KNOWN, 0, 0.25),
        (glyphs::JAPANESE_KANJI, 1, 0.35),
        (glyphs::KOREAN_OFTEN, 2, 0.65),
        (glyphs::KOREAN_KNOWN, 2, 0.2),
    ];
    for (list, language, share) in lists {
        let number = list.chars().count();
        for sign in list.chars() {
            let place: &mut [f64; 3] = shares.entry(sign).or_insert_with(|| rare(sign));
            place[language] = place[language].max(share / number as f64);
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::Model;
    use crate::source::encoding::language::Language;

    fn best(word: &str) -> Language {
        let letters: Vec<char> = word.chars().collect();
        let likely = Model::get().word(&letters);
        let at = (0..likely.len()).max_by(|&a, &b| likely[a].total_cmp(&likely[b]));
        Language::ALL[at.unwrap()]
    }

    #[test]
    fn languages_are_told_by_their_words() {
        assert_eq!(best("Wiśniewska"), Language::Polish);
        assert_eq!(best("Kovářová"), Language::Czech);
        assert_eq!(best("Schlüsselfeld"), Language::German);
        assert_eq!(best("Кузнецова"), Language::Russian);
    }
}
