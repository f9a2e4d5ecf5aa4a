//! Which encoding the bytes of one game are in.
//!
//! Every encoding is tried; the one in which the text is the most likely is taken. Nothing counts
//! but the game itself, so that it does not matter in which company a game comes.

use super::charset::Encoding;
use super::language::of_country;
use super::score::{Prior, Score};

/// The encodings that are tried, with how common they are as logarithms. Where two give the same
/// text the first one is named. (Latin-1 is not here: Windows-1252 is the same and more.)
const TRIED: [(Encoding, f64); 12] = [
    (Encoding::Windows1252, 0.0),
    (Encoding::Windows1250, -0.7),
    (Encoding::Windows1251, -0.7),
    (Encoding::Cp437, -1.5),
    (Encoding::Cp850, -1.6),
    (Encoding::Iso8859_2, -1.5),
    (Encoding::Iso8859_15, -2.0),
    (Encoding::Cp866, -1.5),
    (Encoding::Koi8R, -1.5),
    (Encoding::Gbk, -1.0),
    (Encoding::ShiftJis, -1.0),
    (Encoding::EucKr, -1.0),
];

/// What a byte costs that means nothing.
const LOST: f64 = 18.0;

/// How much better a reading must be than the next for the decision to be certain.
const CERTAIN: f64 = 3.0;

/// With how many different words it is tried, step by step.
const STEPS: [usize; 3] = [3, 12, MOST];

/// How many different words there are at most.
const MOST: usize = 96;

/// How far behind the best an encoding may be after some words and still be tried with more.
const CLOSE: f64 = 30.0;

/// How many words in ASCII are asked which language they are in.
const PLAIN: usize = 20;

/// The encoding of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// The most likely encoding.
    pub encoding: Encoding,
    /// The next one, if it is about as likely and gives another text.
    pub rival: Option<Rival>,
}

/// An encoding that explains the bytes of a game as well as the one that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// The encoding.
    pub encoding: Encoding,
    /// A word as it was taken.
    pub word: String,
    /// The same word in the other encoding.
    pub other: String,
}

/// What a game tells about its encoding.
#[derive(Clone, Debug)]
pub(super) struct Evidence<'a> {
    /// The pieces between blanks that are not UTF-8, each once.
    odd: Vec<&'a [u8]>,
    prior: Prior,
}

impl<'a> Evidence<'a> {
    /// Gathers what there is in a game.
    pub(super) fn gather(game: &'a [u8]) -> Evidence<'a> {
        let mut evidence = Evidence {
            odd: Vec::new(),
            prior: Prior::new(),
        };
        let mut plain = PLAIN;
        for line in game.split(|byte| matches!(byte, b'\n' | b'\r')) {
            let is_tag = line.starts_with(b"[");
            // Of a tag only the value says something.
            let text = match memchr::memchr(b'"', line) {
                Some(quote) if is_tag => &line[quote..],
                _ => line,
            };
            for piece in pieces(text) {
                if piece.is_ascii() {
                    evidence.take_plain(piece, is_tag, &mut plain);
                } else if !is_utf8(piece)
                    && evidence.odd.len() < MOST
                    && !evidence.odd.contains(&piece)
                {
                    evidence.odd.push(piece);
                }
            }
        }
        evidence
    }

    fn take_plain(&mut self, piece: &[u8], is_tag: bool, left: &mut usize) {
        let letters = piece.split(|byte| !byte.is_ascii_alphabetic());
        if is_tag {
            for country in letters
                .clone()
                .filter(|word| word.len() == 3)
                .filter_map(of_country)
            {
                self.prior.add_country(&country);
            }
        }
        // What has digits is a move or a number.
        if *left > 0 && !piece.iter().any(u8::is_ascii_digit) {
            for word in letters.filter(|word| word.len() > 3) {
                let letters: Vec<char> = word.iter().map(|&byte| char::from(byte)).collect();
                self.prior.add_word(&letters);
                *left = left.saturating_sub(1);
            }
        }
    }

    /// The encoding that explains the game best.
    pub(super) fn judge(&self) -> Guess {
        let mut readings = Vec::new();
        let mut tried = TRIED.to_vec();
        for step in STEPS {
            readings = self.readings(&tried, step);
            let best = readings.first().map_or(0.0, |reading| reading.score);
            readings.retain(|reading| best - reading.score < CLOSE);
            // What gives the same text so far may differ in the words to come.
            tried = readings.iter().flat_map(Reading::encodings).collect();
            if tried.len() < 2 || self.odd.len() <= step {
                break;
            }
        }
        let encoding = readings
            .first()
            .map_or(Encoding::Windows1252, Reading::encoding);
        let rival = match &readings[..] {
            [first, second, ..] if first.score - second.score < CERTAIN => rival(first, second),
            _ => None,
        };
        Guess { encoding, rival }
    }

    /// The texts that the first words may stand for, the most likely one first.
    fn readings(&self, tried: &[(Encoding, f64)], most: usize) -> Vec<Reading> {
        let odd = self.odd.iter().take(most);
        let mut readings: Vec<Reading> = Vec::new();
        for &(encoding, share) in tried {
            let mut text = String::new();
            let mut lost = 0;
            for piece in odd.clone() {
                lost += encoding.decode(piece, &mut text);
                text.push('\n');
            }
            if let Some(same) = readings.iter_mut().find(|reading| reading.text == text) {
                same.encodings.push((encoding, share));
                continue;
            }
            let score = Score::of(&text).total(&self.prior) + share - LOST * lost as f64;
            readings.push(Reading {
                encodings: vec![(encoding, share)],
                text,
                score,
            });
        }
        readings.sort_by(|a, b| b.score.total_cmp(&a.score));
        readings
    }

    /// Whether a piece that is UTF-8 is so by chance, among others in this encoding.
    pub(super) fn is_utf8_by_chance(&self, piece: &str, encoding: Encoding) -> bool {
        if !is_utf8(piece.as_bytes()) {
            return true;
        }
        let mut text = String::new();
        let lost = encoding.decode(piece.as_bytes(), &mut text);
        if lost > 0 {
            return false;
        }
        let many = piece.chars().filter(|c| !c.is_ascii()).count();
        let utf8 = Score::of(piece).total(&self.prior) + 5.0 + 2.0 * many as f64;
        Score::of(&text).total(&self.prior) > utf8
    }
}

/// What some bytes stand for.
#[derive(Debug)]
struct Reading {
    /// The encodings in which they do, the most common one first.
    encodings: Vec<(Encoding, f64)>,
    text: String,
    score: f64,
}

impl Reading {
    fn encodings(&self) -> impl Iterator<Item = (Encoding, f64)> {
        self.encodings.iter().copied()
    }

    fn encoding(&self) -> Encoding {
        self.encodings[0].0
    }
}

/// Whether a piece is UTF-8, and not only by the chance that makes two bytes a character of a
/// script in which nobody writes games.
fn is_utf8(piece: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(piece) else {
        return false;
    };
    let odd = || text.chars().filter(|c| !c.is_ascii());
    odd().all(is_usual) || odd().count() > 2
}

/// Whether a character is of a kind that is found in records.
fn is_usual(c: char) -> bool {
    !matches!(c, '\u{80}'..='\u{9f}' | '\u{250}'..='\u{2ff}' | '\u{460}'..='\u{48f}'
        | '\u{492}'..='\u{dff}' | '\u{e80}'..='\u{10ff}' | '\u{1200}'..='\u{1dff}'
        | '\u{2c00}'..='\u{2fff}' | '\u{a000}'..='\u{abff}' | '\u{e000}'..='\u{f8ff}')
}

fn rival(first: &Reading, second: &Reading) -> Option<Rival> {
    let mut pairs = first.text.lines().zip(second.text.lines());
    let (word, other) = pairs.find(|(word, other)| word != other)?;
    let bare = |word: &str| {
        let signs = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric();
        word.trim_matches(signs).to_owned()
    };
    Some(Rival {
        encoding: second.encoding(),
        word: bare(word),
        other: bare(other),
    })
}

/// The pieces of a text between blanks. A blank is a blank in all encodings: it is never part of
/// another character.
pub(super) fn pieces(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let pieces = text.split(|&byte| byte <= b' ');
    pieces.filter(|piece| !piece.is_empty())
}

/// Decides in which encoding a game is; `None` if it is UTF-8.
///
/// ```
/// use scoresheet_record::source::encoding::{Encoding, detect};
/// let game = b"[Site \"Warszawa POL\"]\n[White \"Wi\x9cniewski, Rados\xb3aw\"]\n\n1. e4 *";
/// assert_eq!(detect(game).unwrap().encoding, Encoding::Windows1250);
/// ```
pub fn detect(game: &[u8]) -> Option<Guess> {
    str::from_utf8(game)
        .is_err()
        .then(|| Evidence::gather(game).judge())
}
