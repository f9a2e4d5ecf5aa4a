//! A move in any language, folded to the line of ASCII that the one grammar reads.
//!
//! Folding goes as far as something stands there that may belong to a move, and keeps for every
//! byte of the line where it ends in the text; so each beginning of the line can be read as a move.

use scoresheet_chess::{Role, RoleSet};

use super::alphabet::Alphabet;
use super::letters::{Letter, figurine, foreign, letters};
use super::line::{LONGEST, Line};
use super::signs::{Sign, capture, dash, file, first, is_blank, is_unseen, mark, may_mate, rank};
use super::start::{Start, WIDEST, half, skip_blanks};
use crate::quirk::{Quirk, Quirks};

/// No move is longer than this, with all its blanks and marks that are not to be seen.
const REACH: usize = 160;

/// Sets of places in a line, a bit for each.
type Places = u32;

/// A text as far as it may be a move.
#[derive(Clone, Copy)]
pub(super) struct Folded {
    pub(super) line: Line,
    /// Before which bytes a blank stands.
    pub(super) gaps: Places,
    /// Which bytes begin something in the text.
    pub(super) begins: Places,
    /// Which bytes begin a mark for check, mate, taking in passing or a draw offer.
    pub(super) marks: Places,
    /// Which captures mean mate where nothing follows.
    pub(super) mates: Places,
    /// What is odd about each byte.
    pub(super) quirks: [Quirks; LONGEST],
    /// Where each byte ends in the text.
    pub(super) ends: [u8; LONGEST],
    /// Where folding stopped.
    pub(super) stop: usize,
    /// Whether the whole of the text is in the line.
    pub(super) is_whole: bool,
}

/// Folds a text that begins in a given way. What glyphs and punctuation say is taken into the line
/// only where the whole text is one move.
pub(super) fn fold(text: &str, alphabet: &Alphabet, start: Start, is_one_move: bool) -> Folded {
    let mut folder = Folder {
        text,
        alphabet,
        at: 0,
        has_gap: false,
        is_one_move,
        folded: Folded {
            line: Line::new(false),
            gaps: 0,
            begins: 0,
            marks: 0,
            mates: 0,
            quirks: [Quirks::NONE; LONGEST],
            ends: [0; LONGEST],
            stop: 0,
            is_whole: false,
        },
    };
    let mut goes_on = folder.begin(start);
    while goes_on {
        folder.folded.stop = folder.at;
        folder.folded.is_whole = folder.at == text.len();
        goes_on = folder.skip() && folder.step();
    }
    folder.folded
}

struct Folder<'t> {
    text: &'t str,
    alphabet: &'t Alphabet,
    at: usize,
    has_gap: bool,
    is_one_move: bool,
    folded: Folded,
}

impl Folder<'_> {
    fn begin(&mut self, start: Start) -> bool {
        match start {
            Start::Letter(letter) => self.letter(letter),
            Start::Square => true,
            Start::Castling(words) => self.sign(words),
            Start::Halves => {
                while let Some((sign, _)) = half(&self.text[self.at..]) {
                    self.sign(sign);
                    let after = skip_blanks(&self.text[self.at..]);
                    let Some(dash) = dash(after) else {
                        continue;
                    };
                    let next = skip_blanks(&after[dash.len..]);
                    if half(next).is_some() {
                        let (before, behind) = (self.text.len() - after.len(), next.len());
                        self.has_gap = before > self.at;
                        self.at = before;
                        self.sign(dash);
                        let behind = self.text.len() - behind;
                        self.has_gap = behind > self.at;
                        self.at = behind;
                    } else {
                        break;
                    }
                }
                true
            }
        }
    }

    /// Skips what is not to be seen, and blanks. `false` at the end of what may be a move.
    fn skip(&mut self) -> bool {
        let mut blanks = 0;
        loop {
            match self.text[self.at..].chars().next() {
                Some(blank) if is_blank(blank) && blanks < WIDEST => blanks += 1,
                Some(unseen) if is_unseen(unseen) && self.at < REACH => {
                    self.folded.quirks[self.folded.line.len.saturating_sub(1)]
                        .add(Quirk::TypesetSign);
                }
                Some(_) if self.at < REACH => break,
                _ => return false,
            }
            self.at += self.text[self.at..]
                .chars()
                .next()
                .map_or(0, char::len_utf8);
            if blanks == 0 && self.at == self.text.len() {
                self.folded.stop = self.at;
                self.folded.is_whole = true;
            }
        }
        self.has_gap = blanks > 0;
        true
    }

    /// Takes one letter, square or sign. `false` if there is none.
    fn step(&mut self) -> bool {
        let text = &self.text[self.at..];
        let alphabet = self.alphabet;
        let last = self.last();
        if let Some(sign) = self.plain(text) {
            return self.sign(sign);
        }
        let mark = mark(text, alphabet).filter(|_| self.folded.line.len > 1);
        // Of a word and a letter the longer is meant: `mat` is no knight.
        let is_word = |letter: &Letter| mark.is_some_and(|mark| mark.len > letter.len);
        if let Some(letter) = self
            .letter_here(text, last)
            .filter(|letter| !is_word(letter))
        {
            return self.letter(letter);
        }
        let place = 1 << self.folded.line.len;
        if let Some(sign) = mark {
            if sign.folded == b"+" && self.says_check_again(sign) {
                return true;
            }
            self.folded.marks |= place;
            return self.sign(sign);
        }
        if let Some(sign) = self.file_here(text) {
            return self.sign(sign);
        }
        if let Some(sign) = rank(text, alphabet) {
            // Where ranks come first, the file behind this one belongs to it, if it has none yet.
            let behind = file(&text[sign.len..], alphabet).filter(|_| !last.is_ascii_lowercase());
            return match behind
                .filter(|file| alphabet.has_ranks_first && file.quirks.has(Quirk::LocalSquare))
            {
                Some(file) => self.swapped(sign, file),
                None => self.sign(sign),
            };
        }
        if let Some(sign) = capture(text, alphabet) {
            if may_mate(&text[..sign.len], alphabet) {
                self.folded.mates |= place;
            }
            return self.sign(sign);
        }
        if let Some(sign) = dash(text) {
            return self.sign(sign);
        }
        match first(text) {
            Some(('=', len)) => self.sign(ascii(b"=", len)),
            Some(('/', len)) if self.begins_promotion(&text[len..]) => self.sign(ascii(b"/", len)),
            Some(('(', len)) if self.is_bracketed(&text[len..]) => self.sign(ascii(b"(", len)),
            Some((')', len)) if self.folded.line.bytes().contains(&b'(') => {
                self.sign(ascii(b")", len))
            }
            Some(('!', len)) if self.is_one_move => self.sign(ascii(b"!", len)),
            Some(('?', len)) if self.is_one_move => self.sign(ascii(b"?", len)),
            Some(('.', len)) if self.is_one_move => self.sign(ascii(b".", len)),
            Some((',', len)) if self.is_one_move => self.sign(ascii(b",", len)),
            _ => false,
        }
    }

    /// Takes a sign and a word for check, in whatever order, for one: `+ ch` is no double check.
    fn says_check_again(&mut self, sign: Sign) -> bool {
        let Some(last) = self.folded.line.len.checked_sub(1) else {
            return false;
        };
        let quirks = &mut self.folded.quirks[last];
        let has_word = quirks.with(sign.quirks).has(Quirk::OddCheckMark);
        if self.folded.line.bytes[last] != b'+' || !has_word {
            return false;
        }
        *quirks = quirks.with(sign.quirks);
        self.at += sign.len;
        self.folded.ends[last] = self.at as u8;
        true
    }

    /// What nearly all of a move consists of, and what means the same in all languages: a rank, a file
    /// with a rank behind it, a hyphen.
    fn plain(&self, text: &str) -> Option<Sign> {
        let mut bytes = text.bytes();
        let (first, second) = (bytes.next()?, bytes.next());
        match (first, second) {
            (b'1'..=b'8', _) if !self.alphabet.has_ranks_first => {}
            (b'a'..=b'h', Some(b'1'..=b'8')) | (b'-', _) => {}
            _ => return None,
        }
        const BYTES: &[u8] = b"12345678abcdefgh-";
        let at = BYTES.iter().position(|&byte| byte == first)?;
        Some(ascii(&BYTES[at..=at], 1))
    }

    fn last(&self) -> u8 {
        self.folded.line.bytes().last().copied().unwrap_or_default()
    }

    /// A file, Latin or of the language. What may be a file or a capture is a file before a rank.
    fn file_here(&self, text: &str) -> Option<Sign> {
        let found = file(text, self.alphabet);
        if found.is_none() && letters(text, self.alphabet)[0].is_none() && foreign(text).is_none() {
            let (character, len) = first(text)?;
            const CAPITALS: [&[u8]; 8] = [b"A", b"B", b"C", b"D", b"E", b"F", b"G", b"H"];
            let at = (character as usize).checked_sub('A' as usize)?;
            return CAPITALS.get(at).map(|capital| ascii(capital, len));
        }
        let found = found?;
        let is_capture = capture(text, self.alphabet).is_some();
        let is_before_rank = rank(&text[found.len..], self.alphabet).is_some();
        (!is_capture || is_before_rank).then_some(found)
    }

    /// The letter of a piece that is taken, or that a pawn becomes.
    fn letter_here(&self, text: &str, last: u8) -> Option<Letter> {
        let letter = match last {
            b'x' | b'X' | b':' => {
                if let Some(captured) = self.captured(text) {
                    return Some(captured);
                }
                // The colon may also stand before what a pawn becomes.
                let before = self.folded.line.bytes().iter().rev().nth(1);
                let is_behind_rank = matches!(before, Some(b'1' | b'8' | b'+' | b'#'));
                let is_promotion = last == b':' && is_behind_rank;
                self.piece(text).filter(|_| is_promotion)?
            }
            b'1' | b'8' if !self.has_gap => {
                let letter = self.piece(text)?;
                let is_small = letter.quirks.has(Quirk::SmallPieceLetter);
                // Only pawns become something; behind other pieces it is a file: `N8ba6`.
                let is_piece = b"KQRBN".contains(&self.folded.line.bytes()[0]);
                Some(letter).filter(|_| !(is_small && is_piece))?
            }
            b'=' | b'/' | b'(' => self.piece(text)?,
            // In a stream the next move may be glued to a mark.
            b'+' | b'#' if self.is_one_move => self.piece(text)?,
            _ => return None,
        };
        let roles = letter
            .roles
            .iter()
            .filter(|&role| RoleSet::PROMOTIONS.has(role));
        let roles = roles.fold(RoleSet::EMPTY, |set, role| set | RoleSet::of(role));
        match roles.is_empty() {
            // That a pawn cannot become a king is for the rules to say, if it is claimed so.
            true => (last == b'=').then_some(letter),
            false => Some(Letter { roles, ..letter }),
        }
    }

    /// The letter of a piece, the longest first; small ones only if they are nothing else.
    fn piece(&self, text: &str) -> Option<Letter> {
        let found = letters(text, self.alphabet).into_iter().flatten();
        let goes_on =
            |rest: &str| rank(rest, self.alphabet).is_some() || file(rest, self.alphabet).is_some();
        let is_other = |letter: &Letter| {
            let is_file = file(text, self.alphabet).is_some();
            letter.quirks.has(Quirk::SmallPieceLetter)
                && (capture(text, self.alphabet).is_some()
                    || is_file && goes_on(&text[letter.len..]))
        };
        let mut found = found.filter(|letter| !is_other(letter));
        figurine(text)
            .or_else(|| found.next())
            .or_else(|| foreign(text))
    }

    /// The letter of what is taken: before a square, or at the end of `RxN`.
    fn captured(&self, text: &str) -> Option<Letter> {
        let alphabet = self.alphabet;
        let is_square = |text: &str| {
            let file = file(text, alphabet).map(|file| file.len);
            file.is_some_and(|file| rank(&text[file..], alphabet).is_some())
        };
        let candidates = || {
            let found = letters(text, alphabet).into_iter().flatten();
            let none = letters(text, alphabet)[0].is_none();
            figurine(text)
                .into_iter()
                .chain(found.filter(|letter| !letter.quirks.has(Quirk::SmallPieceLetter)))
                .chain(foreign(text).filter(|_| none))
        };
        let before_square = candidates().find(|letter| is_square(&text[letter.len..]));
        if before_square.is_some() {
            return before_square;
        }
        let ends = |letter: &Letter| {
            let next = text[letter.len..].chars().next();
            next.is_none_or(|next| !next.is_alphanumeric())
        };
        let is_short = self.folded.line.len == 2 && file(text, alphabet).is_none();
        candidates().find(ends).filter(|_| is_short)
    }

    /// Whether a piece follows that a pawn may become, in brackets or not.
    fn begins_promotion(&self, text: &str) -> bool {
        let inner = text.strip_prefix('(');
        inner.map_or(self.piece(text).is_some(), |inner| self.is_bracketed(inner))
    }

    /// Whether `Q)` or `=Q)` follows.
    fn is_bracketed(&self, text: &str) -> bool {
        let text = text.strip_prefix('=').unwrap_or(text);
        let rest = self.piece(text).map(|letter| &text[letter.len..]);
        rest.is_some_and(|rest| rest.starts_with(')'))
    }

    fn letter(&mut self, letter: Letter) -> bool {
        // The grammar asks for one role only to know what else may follow.
        const ORDER: [(Role, &[u8]); 6] = [
            (Role::Knight, b"N"),
            (Role::Bishop, b"B"),
            (Role::Rook, b"R"),
            (Role::Queen, b"Q"),
            (Role::King, b"K"),
            (Role::Pawn, b"P"),
        ];
        let Some((_, folded)) = ORDER.iter().find(|(role, _)| letter.roles.has(*role)) else {
            return false;
        };
        let place = self.folded.line.len;
        let taken = self.sign(Sign {
            len: letter.len,
            folded,
            quirks: letter.quirks,
        });
        if taken {
            self.folded.line.roles[place] = letter.roles;
        }
        taken
    }

    fn swapped(&mut self, rank: Sign, file: Sign) -> bool {
        let len = rank.len + file.len;
        let before = self.at;
        self.sign(Sign { len, ..file }) && self.sign(Sign { len: 0, ..rank }) && {
            self.folded.begins &= !(1 << (self.folded.line.len - 1));
            self.at == before + len
        }
    }

    /// Appends a sign to the line. `false` if it is full.
    fn sign(&mut self, sign: Sign) -> bool {
        let start = self.folded.line.len;
        let end = self.at + sign.len;
        if start + sign.folded.len() > LONGEST {
            return false;
        }
        self.folded.begins |= 1 << start;
        self.folded.gaps |= Places::from(self.has_gap) << start;
        self.has_gap = false;
        for (at, &byte) in sign.folded.iter().enumerate() {
            let place = start + at;
            self.folded.line.bytes[place] = byte;
            self.folded.line.places[place] = self.at as u8;
            self.folded.quirks[place] = sign.quirks;
            self.folded.ends[place] = end as u8;
        }
        self.folded.line.len += sign.folded.len();
        self.at = end;
        true
    }
}

fn ascii(folded: &'static [u8], len: usize) -> Sign {
    let mut quirks = Quirks::NONE;
    quirks.add_if(len > 1, Quirk::TypesetSign);
    Sign {
        len,
        folded,
        quirks,
    }
}
