//! How likely a text is as part of a game, whatever encoding it was read in.
//!
//! Knows words, signs and languages, and nothing of bytes.

use super::language::{Each, Language};
use super::model::{Model, is_sign};
use super::symbols;

/// How many words and signs above ASCII of a text are judged.
const MOST: usize = 160;

/// What is known about the languages of a game before it is decoded, as logarithms.
#[derive(Clone, Debug)]
pub(super) struct Prior(Each);

impl Prior {
    /// Nothing is known.
    pub(super) fn new() -> Prior {
        Prior([0.0; Language::ALL.len()])
    }

    /// A country was named.
    pub(super) fn add_country(&mut self, country: &Each) {
        for (mine, weight) in self.0.iter_mut().zip(country) {
            *mine = f64::max(*mine, *weight);
        }
    }

    /// A word in ASCII letters was read. It tells nothing of languages in other scripts, in which
    /// games are often written with names in Latin letters.
    pub(super) fn add_word(&mut self, word: &[char]) {
        let likely = Model::get().word(word);
        let is_latin = |language: &Language| (*language as usize) < Language::Russian as usize;
        let latin = Language::ALL
            .iter()
            .filter(|language| is_latin(language))
            .count();
        let most = likely[..latin].iter().copied().fold(0.0, f64::max).ln();
        for (mine, likely) in self.0[..latin].iter_mut().zip(likely) {
            let less = 0.4 * (likely.ln() - most);
            *mine = (*mine + less.max(-2.0)).max(-9.0);
        }
    }
}

/// A text taken apart.
#[derive(Debug)]
pub(super) struct Score {
    /// The words, each with how likely it is in each language.
    words: Vec<Each>,
    /// All else, as a logarithm.
    rest: f64,
}

impl Score {
    /// Takes a text apart. Words in ASCII count, too: they may be what a sign that should be a
    /// letter has left of a word.
    pub(super) fn of(text: &str) -> Score {
        let model = Model::get();
        let mut score = Score {
            words: Vec::new(),
            rest: 0.0,
        };
        let chars: Vec<char> = text.chars().collect();
        let mut at = 0;
        let mut seen = 0;
        while at < chars.len() && seen < MOST {
            let c = chars[at];
            let run = |fits: fn(char) -> bool| {
                let rest = &chars[at..];
                let len = rest.iter().position(|&c| !fits(c)).unwrap_or(rest.len());
                &rest[..len]
            };
            if is_sign(c) {
                let signs = run(is_sign);
                seen += signs.len();
                let end = at + signs.len();
                let is_joined = |c: Option<&char>| c.is_some_and(|c| c.is_alphabetic());
                let joins = [
                    at.checked_sub(1).and_then(|at| chars.get(at)),
                    chars.get(end),
                ];
                let joins = joins.into_iter().filter(|c| is_joined(*c)).count();
                score.rest -= 7.0 * joins as f64;
                // A long run is judged in parts, or the numbers would become too small.
                score
                    .words
                    .extend(signs.chunks(16).map(|part| model.signs(part)));
                at = end;
            } else if is_letter(c) {
                let word = run(is_letter);
                at += word.len();
                seen += usize::from(!word.iter().all(char::is_ascii));
                score.words.push(model.word(word));
                score.rest += symbols::weigh_case(word);
            } else {
                if !c.is_ascii() {
                    seen += 1;
                    let before = at.checked_sub(1).map_or(' ', |at| chars[at]);
                    let after = chars.get(at + 1).copied().unwrap_or(' ');
                    score.rest += symbols::weigh(blank(before), c, blank(after));
                }
                at += 1;
            }
        }
        score
    }

    /// How likely the text is, as a logarithm, by what is known about the languages of the game
    /// and by what its own words say about them.
    pub(super) fn total(&self, prior: &Prior) -> f64 {
        let mut known = prior.0;
        for word in &self.words {
            let most = word.iter().copied().fold(0.0, f64::max).ln();
            for (known, likely) in known.iter_mut().zip(word) {
                *known += 0.6 * (likely.ln() - most).max(-12.0);
            }
        }
        let most = known.iter().copied().fold(f64::MIN, f64::max);
        let mut weights = known.map(|known| (known - most).exp());
        let sum: f64 = weights.iter().sum();
        let each = weights.len() as f64;
        // Players come from everywhere: some of the weight is for all.
        weights = weights.map(|weight| 0.8 * weight / sum + 0.2 / each);
        let words = self.words.iter().map(|word| {
            let parts = word.iter().zip(&weights);
            parts
                .map(|(likely, weight)| likely * weight)
                .sum::<f64>()
                .max(1e-300)
                .ln()
        });
        words.sum::<f64>() + self.rest
    }
}

/// Whether a character is part of words.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && !is_sign(c) && !matches!(c, 'ª' | 'º' | 'µ' | '\u{2b0}'..='\u{2ff}')
}

fn blank(c: char) -> char {
    if c.is_whitespace() && c != '\u{a0}' {
        ' '
    } else {
        c
    }
}
