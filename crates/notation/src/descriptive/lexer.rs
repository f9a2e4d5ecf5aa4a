//! Cuts the beginning of a text into tokens, in any way of setting blanks and periods.
//!
//! Letters may stand apart or together: `K. Kt.`, `K Kt`, `KKt` are the same two.

use scoresheet_chess::{Role, Side, Square};

use super::school::School;
use super::token::{Lexeme, Token};
use super::words;

/// No move has more tokens; so what a scan costs does not depend on how much text follows.
const MOST: usize = 28;
/// No word of a move has more bytes.
const LONGEST_WORD: usize = 24;
/// Blanks and periods in a row that are skipped.
const WIDEST_GAP: usize = 64;

/// The tokens at the beginning of a text.
pub(super) struct Tokens {
    list: [Lexeme; MOST],
    len: usize,
}

impl Tokens {
    /// Cuts a text until something makes no sense.
    pub(super) fn read(text: &str, school: School) -> Tokens {
        let nothing = Lexeme {
            token: Token::Stop,
            start: 0,
            end: 0,
            glued: false,
            possessive: false,
        };
        let mut lexer = Lexer {
            text,
            school,
            at: 0,
            glued: false,
            tokens: Tokens {
                list: [nothing; MOST],
                len: 0,
            },
        };
        while lexer.tokens.len < MOST && lexer.step() {}
        lexer.tokens
    }

    /// A token; [`Token::Stop`] behind the last.
    pub(super) fn token(&self, index: usize) -> Token {
        self.get(index).map_or(Token::Stop, |lexeme| lexeme.token)
    }

    /// A token with its place.
    pub(super) fn get(&self, index: usize) -> Option<&Lexeme> {
        self.list[..self.len].get(index)
    }

    /// Whether a token follows the one before without a blank or a period.
    pub(super) fn is_glued(&self, index: usize) -> bool {
        self.get(index).is_some_and(|lexeme| lexeme.glued)
    }

    /// Whether a token ends in `'s`.
    pub(super) fn is_possessive(&self, index: usize) -> bool {
        self.get(index).is_some_and(|lexeme| lexeme.possessive)
    }
}

struct Lexer<'a> {
    text: &'a str,
    school: School,
    at: usize,
    glued: bool,
    tokens: Tokens,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes a token of the next `len` bytes.
    fn push(&mut self, token: Token, len: usize) {
        let start = self.at;
        self.at += len;
        if token == Token::Article {
            self.glued = false;
            return;
        }
        if self.tokens.len < MOST {
            self.tokens.list[self.tokens.len] = Lexeme {
                token,
                start,
                end: self.at,
                glued: self.glued,
                possessive: false,
            };
            self.tokens.len += 1;
        }
        self.glued = true;
    }

    /// Reads a token; `false` at the end of all that makes sense.
    fn step(&mut self) -> bool {
        self.skip_gap();
        let rest = self.rest();
        let Some(first) = rest.chars().next() else {
            return false;
        };
        if let Some((side, len)) = castling_signs(rest) {
            self.push(Token::Castling(side), len);
            return true;
        }
        let width = first.len_utf8();
        match first {
            '0'..='9' => self.number(),
            _ if is_dash(first) => {
                let dashes = rest.chars().take(4).take_while(|&c| is_dash(c));
                self.push(Token::Dash, dashes.map(char::len_utf8).sum());
                true
            }
            '×' | '✕' | '✗' | '⨯' => self.sign(Token::Takes, width),
            '/' | '\\' => self.sign(Token::Slash, width),
            '(' => self.sign(Token::Open, width),
            ')' => self.sign(Token::Close, width),
            '=' => self.sign(Token::Equals, width),
            ':' => self.sign(Token::Colon, width),
            ',' => self.sign(Token::Comma, width),
            '+' if rest.starts_with("++") => self.sign(Token::DoubleCheck, 2),
            '+' | '†' => self.sign(Token::Check, width),
            '‡' => self.sign(Token::DoubleCheck, width),
            '#' | '≠' => self.sign(Token::Mate, width),
            _ if first.is_alphabetic() => self.word(),
            _ => false,
        }
    }

    fn sign(&mut self, token: Token, len: usize) -> bool {
        self.push(token, len);
        true
    }

    /// Skips blanks and single periods; several periods stand for something left out.
    fn skip_gap(&mut self) {
        for _ in 0..WIDEST_GAP {
            let rest = self.rest();
            match rest.chars().next() {
                Some('.') if !rest[1..].starts_with('.') => self.at += 1,
                Some(blank) if blank.is_whitespace() => self.at += blank.len_utf8(),
                _ => return,
            }
            self.glued = false;
        }
    }

    /// A digit with the ending of an ordinal; longer numbers belong to no move.
    fn number(&mut self) -> bool {
        let bytes = self.rest().as_bytes();
        if bytes.get(1).is_some_and(u8::is_ascii_digit) || !matches!(bytes[0], b'1'..=b'8') {
            return false;
        }
        let mut len = 1;
        if self.school == School::English {
            let ending = &self.rest().as_bytes()[1..];
            let letters = ending
                .iter()
                .take(3)
                .take_while(|c| c.is_ascii_alphabetic());
            let letters = letters.count();
            let ordinals: [&[u8]; 5] = [b"th", b"d", b"nd", b"rd", b"st"];
            if ordinals
                .iter()
                .any(|ordinal| ending[..letters] == **ordinal)
            {
                len += letters;
            }
        }
        self.push(Token::Rank(bytes[0] - b'0'), len);
        true
    }

    /// A word, or letters of pieces that are written together.
    fn word(&mut self) -> bool {
        let rest = self.rest();
        let len: usize = rest
            .chars()
            .take(LONGEST_WORD)
            .take_while(|c| c.is_alphabetic())
            .map(char::len_utf8)
            .sum();
        let end = self.at + len;
        let count = self.tokens.len;
        let start = self.at;
        let mut is_lower = false;
        while self.at < end {
            let rest = self.rest();
            let word = &self.text[self.at..end];
            let is_whole = self.at == start;
            // Within a word only what cannot be two letters of pieces counts.
            let known = (is_whole || word.len() > 1)
                .then(|| words::find(word, self.school))
                .flatten();
            if let Some(len) = en_passant(rest, self.school) {
                self.push(Token::EnPassant, len);
            } else if let Some(token) = known.filter(|&token| self.fits(token, end)) {
                self.push(token, word.len());
            } else if let Some(square) = self.algebraic_square(word, end, is_lower) {
                self.push(Token::Square(square), 2);
                return true;
            } else if let Some(len) = knight(word, self.school) {
                is_lower |= word.starts_with('k');
                self.push(Token::Letter(Role::Knight), len);
            } else if word == "s" && !is_whole && self.is_last_a_letter() {
                self.at += 1;
                self.make_possessive();
                return true;
            } else {
                let Some(letter) = word.chars().next() else {
                    break;
                };
                let token = match letter {
                    'x' | 'X' => Some(Token::Takes),
                    _ => self.school.role(letter).map(Token::Letter),
                };
                let Some(token) = token else {
                    // A word that is not all understood is not understood at all.
                    self.tokens.len = count;
                    self.at = start;
                    return false;
                };
                is_lower |= letter.is_lowercase() && token != Token::Takes;
                self.push(token, letter.len_utf8());
            }
            self.apostrophe();
        }
        true
    }

    /// Whether a known word is meant where it stands: `a` before a digit is a file.
    fn fits(&self, token: Token, end: usize) -> bool {
        let digit_follows = self
            .text
            .as_bytes()
            .get(end)
            .is_some_and(u8::is_ascii_digit);
        token != Token::Article || !digit_follows
    }

    /// `f3` at the end of a word, if it is not a small `b` among small letters.
    fn algebraic_square(&self, word: &str, end: usize, is_lower: bool) -> Option<Square> {
        let after = self.text.as_bytes().get(end..)?;
        let digit = *after.first()?;
        let is_single = !after.get(1).is_some_and(u8::is_ascii_digit);
        if self.school != School::English || word.len() != 1 || !is_single {
            return None;
        }
        let file = word.as_bytes()[0];
        if file == b'b' && is_lower {
            return None;
        }
        Square::parse(&[file, digit])
    }

    fn is_last_a_letter(&self) -> bool {
        let last = self.tokens.len.wrapping_sub(1);
        matches!(self.tokens.token(last), Token::Letter(_))
    }

    /// Takes `'s`, perhaps with a period before it as in `R.'s`, behind the letter of a piece.
    fn apostrophe(&mut self) {
        const APOSTROPHES: [char; 6] = ['\'', '’', '‘', '`', '´', 'ʼ'];
        // "Adversary's" and "enemy's" have one, too.
        if !self.is_last_a_letter() && self.last() != Some(Token::Adverse) {
            return;
        }
        let rest = self.rest();
        let bare = rest.strip_prefix('.').unwrap_or(rest);
        let Some(bare) = bare.strip_prefix(APOSTROPHES) else {
            return;
        };
        let Some(bare) = bare.strip_prefix(['s', 'S']) else {
            return;
        };
        if !bare.starts_with(char::is_alphabetic) {
            self.at += rest.len() - bare.len();
            self.make_possessive();
        }
    }

    fn last(&self) -> Option<Token> {
        Some(self.tokens.list[..self.tokens.len].last()?.token)
    }

    fn make_possessive(&mut self) {
        if let Some(last) = self.tokens.list[..self.tokens.len].last_mut() {
            last.possessive = last.token != Token::Adverse;
            last.end = self.at;
        }
    }
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−')
}

/// How many bytes at the beginning of a word are the two letters of the knight.
fn knight(word: &str, school: School) -> Option<usize> {
    let letters = ["Kt", "KT", "kt", "Kn"];
    let is_there = school == School::English && letters.iter().any(|kt| word.starts_with(kt));
    is_there.then_some(2)
}

/// How many bytes are `e.p.` in any setting, its last period left; Spanish writes `a.p.`, too.
fn en_passant(text: &str, school: School) -> Option<usize> {
    let bytes = text.as_bytes();
    let is_first = match bytes.first()? {
        b'e' | b'E' => true,
        b'a' => school == School::Spanish,
        _ => false,
    };
    let gap = bytes[1..].iter().take(3);
    let gap = gap.take_while(|byte| matches!(byte, b'.' | b' ')).count();
    let is_second = matches!(bytes.get(1 + gap), Some(b'p' | b'P'));
    let end = 2 + gap;
    let is_over = || !text[end..].starts_with(char::is_alphanumeric);
    (is_first && is_second && is_over()).then_some(end)
}

/// Castling in signs, with blanks around its dashes or not: `O-O`, `0 - 0 - 0`, `o--o`.
fn castling_signs(text: &str) -> Option<(Side, usize)> {
    const HALVES: [char; 3] = ['O', 'o', '0'];
    let blanks = |text: &str| text.bytes().take(2).take_while(|&c| c == b' ').count();
    let mut len = 1;
    let mut halves = 1;
    if !text.starts_with(HALVES) {
        return None;
    }
    while halves < 3 {
        let after = &text[len..];
        let before = blanks(after);
        let dashes = after[before..].chars().take(4).take_while(|&c| is_dash(c));
        let dashes = before + dashes.map(char::len_utf8).sum::<usize>();
        let next = dashes + blanks(&after[dashes..]);
        if dashes == before || !after[next..].starts_with(HALVES) {
            break;
        }
        len += next + 1;
        halves += 1;
    }
    let is_over = !text[len..].starts_with(char::is_alphanumeric);
    match halves {
        2 if is_over => Some((Side::King, len)),
        3 if is_over => Some((Side::Queen, len)),
        _ => None,
    }
}
