//! Codes as people name them: `M001`, or `M` for all about moves.

use std::fmt;

use scoresheet_record::Code;
use scoresheet_record::diagnostic::CodeSet;

/// A word that names no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCode {
    /// The word.
    pub word: String,
    /// The code that looks most like it.
    pub nearest: Option<Code>,
}

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected the code of a diagnostic, found `{}`",
            self.word
        )?;
        match self.nearest {
            Some(code) => write!(f, "; did you mean `{code}`?"),
            None => write!(f, "; `scoresheet explain` lists them"),
        }
    }
}

impl std::error::Error for UnknownCode {}

/// Reads a code; small letters will do.
///
/// # Errors
///
/// No code has this text.
pub fn parse_code(word: &str) -> Result<Code, UnknownCode> {
    let wanted = word.trim().to_ascii_uppercase();
    let found = Code::ALL.iter().find(|code| code.text() == wanted);
    found.copied().ok_or_else(|| unknown(word))
}

/// Reads a code or the beginning of some, with `ALL` for all of them.
///
/// ```
/// use scoresheet::record::Code;
/// use scoresheet::report::parse_codes;
///
/// assert!(parse_codes("m").unwrap().has(Code::IllegalMove));
/// let unknown = parse_codes("MOO1").unwrap_err();
/// assert_eq!(unknown.nearest, Some(Code::IllegalMove));
/// ```
///
/// # Errors
///
/// No code begins so.
pub fn parse_codes(word: &str) -> Result<CodeSet, UnknownCode> {
    let wanted = word.trim().to_ascii_uppercase();
    if wanted == "ALL" {
        return Ok(CodeSet::ALL);
    }
    // Every code begins with nothing.
    match CodeSet::starting_with(&wanted) {
        found if found != CodeSet::NONE && !wanted.is_empty() => Ok(found),
        _ => Err(unknown(word)),
    }
}

fn unknown(word: &str) -> UnknownCode {
    UnknownCode {
        word: word.to_owned(),
        nearest: nearest(word),
    }
}

/// The code that is fewest changes away, if they are few.
fn nearest(word: &str) -> Option<Code> {
    // Who types the letter for the digit, or leaves a zero out, means the same.
    let word = word.trim().to_ascii_uppercase();
    let mut letters = word.chars();
    let first = letters.next()?;
    let digits = letters.map(|letter| match letter {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    });
    let word: Vec<char> = std::iter::once(first).chain(digits).collect();
    let distance = |code: &Code| distance(&word, code.text().as_bytes());
    let (code, changes) = Code::ALL
        .iter()
        .map(|code| (*code, distance(code)))
        .min_by_key(|&(_, changes)| changes)?;
    (changes <= 2).then_some(code)
}

/// How many letters must be put in, taken out or replaced.
fn distance(word: &[char], code: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=code.len()).collect();
    for (index, &letter) in word.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (at, &byte) in code.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != char::from(byte));
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[code.len()]
}

#[cfg(test)]
mod tests {
    use scoresheet_record::Code;
    use scoresheet_record::diagnostic::CodeSet;

    use super::{parse_code, parse_codes};

    #[test]
    fn codes_and_their_beginnings() {
        assert_eq!(parse_code("m001"), Ok(Code::IllegalMove));
        assert_eq!(parse_codes("all"), Ok(CodeSet::ALL));
        let tags = parse_codes("T00").expect("there are some");
        assert!(tags.has(Code::BadFen) && !tags.has(Code::IllegalMove));
        for nothing in ["", " ", "X", "M0011", "move"] {
            assert!(parse_codes(nothing).is_err(), "{nothing:?}");
        }
    }

    #[test]
    fn the_nearest_is_named() {
        let nearest = |word| parse_code(word).expect_err("no code").nearest;
        assert_eq!(nearest("M01"), Some(Code::IllegalMove));
        assert_eq!(nearest("soo1"), Some(Code::UnclosedComment));
        assert_eq!(nearest("MM001"), Some(Code::IllegalMove));
        assert_eq!(nearest("illegal"), None);
    }
}
