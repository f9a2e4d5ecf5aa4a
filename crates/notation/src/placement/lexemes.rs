//! The single words of a set-up list: colors, pieces, squares, and who moves.
//!
//! Every function looks at the beginning of a text and says how many bytes it took. Which of two
//! meanings a letter has depends only on the few characters behind it.

use scoresheet_chess::{Color, File, Rank, Role, Square};

use super::words;
use crate::algebraic::Letters;
use crate::language::{LANGUAGES, Language};

/// Blanks, and signs between pieces: how many bytes, and whether one of them divides the sides.
pub(super) fn separators(text: &str) -> (usize, bool) {
    let mut divides = false;
    let rest = text.trim_start_matches(|character: char| {
        divides |= matches!(character, ';' | '；' | '/' | '|' | '\n' | '–' | '—');
        // Also the signs that only languages of the Far East have.
        character.is_whitespace() || ",;./|:()[]、，；：。・–—".contains(character)
    });
    (text.len() - rest.len(), divides)
}

/// A word that adds nothing.
pub(super) fn filler(text: &str) -> Option<usize> {
    words::FILLERS
        .iter()
        .find_map(|word| strip_word(text, word))
}

/// Who is to move, in words or as `(w)` and `(b)`.
pub(super) fn turn(text: &str, language: &Language) -> Option<(Color, usize)> {
    for (mark, color) in [("(w)", Color::White), ("(b)", Color::Black)] {
        if let Some(len) = strip(text, mark) {
            return Some((color, len));
        }
    }
    if let Some((color, named)) = color_name(text, language, false) {
        let end = named + blanks(&text[named..]);
        let moves = words::MOVES_BEHIND
            .iter()
            .find_map(|word| strip_word(&text[end..], word))?;
        return Some((color, end + moves + task(&text[end + moves..])));
    }
    words::MOVES_BEFORE.iter().find_map(|word| {
        let moves = strip_word(text, word)?;
        let end = moves + blanks(&text[moves..]);
        let (color, named) = color_name(&text[end..], language, true)?;
        Some((color, end + named + task(&text[end + named..])))
    })
}

/// What a composer asks for behind the side to move, as in `and mate in 3`; 0 if nothing.
fn task(text: &str) -> usize {
    let start = text.len() - text.trim_start_matches([' ', ',', '\u{a0}']).len();
    let Some(len) = words::TASKS
        .iter()
        .find_map(|word| strip_word(&text[start..], word))
    else {
        return 0;
    };
    let end = start + len;
    let Some(goal) = strip(&text[end..], " in ") else {
        return end;
    };
    let digits = &text[end + goal..];
    let count = digits.len()
        - digits
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .len();
    match count {
        0 => end,
        _ => {
            let end = end + goal + count;
            end + strip(&text[end..], " moves").unwrap_or(0)
        }
    }
}

/// A color as a heading: its name, its initial before a sign, as in `W:`, or its initial before a
/// piece, as in `wKe1`.
pub(super) fn color(text: &str, language: &Language) -> Option<(Color, usize)> {
    color_name(text, language, true)
        .or_else(|| color_initial(text, language))
        .or_else(|| glued_color(text, language))
}

/// The name of a color, in the language or in English; a whole word, if that is asked for.
fn color_name(text: &str, language: &Language, whole: bool) -> Option<(Color, usize)> {
    let english = &LANGUAGES[0];
    let mut best: Option<(Color, usize)> = None;
    for words in [&language.words, &english.words] {
        for (color, names) in [(Color::White, words.white), (Color::Black, words.black)] {
            for name in names {
                let len = match whole {
                    true => strip_word(text, name),
                    false => strip(text, name),
                };
                // Of two names that begin alike the longer is meant.
                if let Some(len) = len
                    && best.is_none_or(|(_, longest)| len > longest)
                {
                    best = Some((color, len));
                }
            }
        }
    }
    best
}

fn color_initial(text: &str, language: &Language) -> Option<(Color, usize)> {
    let initial = text.chars().next()?;
    let color = color_of_initial(initial, language)?;
    let rest = &text[initial.len_utf8()..];
    let behind = rest.trim_start_matches(is_blank);
    let is_sign = |c: char| matches!(c, '.' | ':' | '：' | ')' | '=');
    let next = behind.strip_prefix(is_sign).unwrap_or(behind);
    let is_apart = next.len() < rest.len();
    let len = text.len() - next.len();
    let next = next.trim_start_matches(is_blank);
    // `B: e4` is a bishop or a German pawn, `B: Ke8` is Black. Without a sign only a letter behind the
    // initial tells that it is none of a piece.
    let is_color = square(next).is_none()
        && (behind.starts_with(is_sign) || is_apart && names_piece(next, language));
    is_color.then_some((color, len))
}

fn glued_color(text: &str, language: &Language) -> Option<(Color, usize)> {
    let initial = text.chars().next()?;
    let color = color_of_initial(initial, language)?;
    let rest = &text[initial.len_utf8()..];
    let is_pawn = initial.is_lowercase() && square(rest).is_some();
    (is_pawn || names_piece(rest, language)).then_some((color, initial.len_utf8()))
}

/// Whether a text begins with a letter or figurine and a square.
fn names_piece(text: &str, language: &Language) -> bool {
    let figurine = figurine(text).map(|(_, _, len)| len);
    let len = figurine.or_else(|| letter(text, language).map(|(_, len)| len));
    len.is_some_and(|len| square(&text[len..]).is_some())
}

/// The color that a letter begins in the language, if only one does.
fn color_of_initial(initial: char, language: &Language) -> Option<Color> {
    let begins = |name: Option<&&str>| {
        let first = name.and_then(|name| name.chars().next());
        first.is_some_and(|first| first.to_lowercase().eq(initial.to_lowercase()))
    };
    let white = begins(language.words.white.first());
    let black = begins(language.words.black.first());
    match (white, black) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => None,
    }
}

/// A piece as it stands at the beginning of a text, before its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Named {
    pub role: Role,
    /// The color of a figurine, or of a small letter before `@`.
    pub color: Option<Color>,
    /// Whether it stands like a heading, so that more squares may follow: `Rooks a1, h1`.
    pub is_heading: bool,
    /// Whether `@` stands before the square.
    pub has_at: bool,
    /// Where the square begins.
    pub len: usize,
}

/// A piece with what stands between it and its square.
pub(super) fn piece(text: &str, language: &Language) -> Option<Named> {
    let name = piece_name(text, language).map(|(role, len)| (role, None, true, len));
    let figurine = || figurine(text).map(|(role, color, len)| (role, Some(color), false, len));
    let plain = || letter(text, language).map(|(role, len)| (role, None, false, len));
    let small = || small_letter(text).map(|role| (role, Some(Color::Black), false, 1));
    let finds = [name, figurine(), plain(), small()];
    finds.into_iter().flatten().find_map(|found| {
        let (role, color, is_name, start) = found;
        let (gap, sign) = gap(&text[start..]);
        let len = start + gap;
        square(&text[len..])?;
        Some(Named {
            role,
            color,
            // A side has only one king.
            is_heading: role != Role::King && (is_name || sign == Some(':')),
            has_at: sign == Some('@'),
            len,
        })
    })
}

/// What may stand between a piece and its square: blanks, one sign, words such as `on`.
fn gap(text: &str) -> (usize, Option<char>) {
    let mut sign = None;
    let mut len = 0;
    // Nobody puts more there; the bound keeps the cost linear.
    for _ in 0..6 {
        let rest = &text[len..];
        let Some(character) = rest.chars().next() else {
            break;
        };
        let is_sign = matches!(character, '@' | ':' | '-' | '=' | '：');
        if is_blank(character) {
            len += character.len_utf8();
        } else if is_sign && sign.is_none() {
            sign = Some(if character == '：' { ':' } else { character });
            len += character.len_utf8();
        } else if let Some(filler) = filler(rest) {
            len += filler;
        } else {
            break;
        }
    }
    (len, sign)
}

/// A name such as `king` or `Rooks`, in the language or in English.
fn piece_name(text: &str, language: &Language) -> Option<(Role, usize)> {
    let english = &LANGUAGES[0];
    let mut best: Option<(Role, usize)> = None;
    for pieces in [&language.pieces, &english.pieces] {
        for role in Role::ALL {
            for name in pieces[role.index()] {
                let Some(len) = strip(text, name) else {
                    continue;
                };
                if best.is_none_or(|(_, longest)| len > longest) {
                    best = Some((role, len));
                }
            }
        }
    }
    let (role, len) = best?;
    // Endings of the plural or a case: `rooks`, `Bauern`.
    let rest = &text[len..];
    let ending = rest.chars().take_while(|c| c.is_alphabetic());
    let (count, bytes) = ending.fold((0, 0), |(n, bytes), c| (n + 1, bytes + c.len_utf8()));
    let is_short = count <= 3;
    // A name that is a single letter is not one: `К` of a Russian king's knight.
    let is_name = text[..len].chars().nth(1).is_some() || !text[..len].is_ascii();
    let ending = if square(rest).is_some() { 0 } else { bytes };
    (is_name && (is_short || ending == 0)).then_some((role, len + ending))
}

fn figurine(text: &str) -> Option<(Role, Color, usize)> {
    for color in Color::ALL {
        for role in Role::ALL {
            let Some(rest) = text.strip_prefix(Letters::FIGURINES.letter(color, role)) else {
                continue;
            };
            // Some are followed by the sign that asks for text or for a picture.
            let rest = rest.strip_prefix(['\u{fe0e}', '\u{fe0f}']).unwrap_or(rest);
            return Some((role, color, text.len() - rest.len()));
        }
    }
    None
}

/// A letter of the language with a square somewhere behind it; of two letters that begin alike the longer
/// one that leaves a square: `Кр` and `К`, and in Bengali `Gha1` and `Gh1`.
fn letter(text: &str, language: &Language) -> Option<(Role, usize)> {
    let letters = &language.letters.white;
    let len = |role: Role| letters[role.index()].len();
    let leaves_square = |len: usize| {
        let (gap, _) = gap(&text[len..]);
        square(&text[len + gap..]).is_some()
    };
    let fits = |role: &Role| {
        let letter = letters[role.index()];
        !letter.is_empty() && text.starts_with(letter) && leaves_square(letter.len())
    };
    let longest = Role::ALL
        .into_iter()
        .filter(fits)
        .max_by_key(|role| len(*role));
    if let Some(role) = longest {
        return Some((role, len(role)));
    }
    // The English letter is understood where the language has none for pawns.
    let is_pawn = letters[Role::Pawn.index()].is_empty() && text.starts_with('P');
    is_pawn.then_some((Role::Pawn, 1))
}

/// A small English letter before `@` is Black's: `q@c1`.
fn small_letter(text: &str) -> Option<Role> {
    let mut characters = text.chars();
    let letter = characters.next().filter(char::is_ascii_lowercase)?;
    (characters.next()? == '@').then(|| Role::from_letter(letter))?
}

/// A square in small or capital letters, behind which no letter or digit follows that would make it a
/// part of something else.
pub(super) fn square(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let file = File::from_letter(characters.next()?)?;
    let rank = Rank::from_digit(characters.next()?)?;
    let goes_on = characters
        .next()
        .is_some_and(|c| c.is_ascii_digit() || matches!(c, '-' | 'x' | '+' | '#' | '='));
    (!goes_on).then_some(Square::new(file, rank))
}

fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches(is_blank).len()
}

fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\u{a0}' | '\u{202f}' | '\u{3000}')
}

/// The bytes of a word at the beginning of a text, in capitals or not, if it ends there.
fn strip_word(text: &str, word: &str) -> Option<usize> {
    let len = strip(text, word)?;
    let last = word.chars().next_back()?;
    let next = text[len..].chars().next();
    // Scripts that put no blanks between words have no end of a word either.
    let runs_on = is_run_on(last);
    (runs_on || !next.is_some_and(char::is_alphanumeric)).then_some(len)
}

/// Hangul, Kana, Han and Thai.
fn is_run_on(character: char) -> bool {
    matches!(
        character,
        '\u{0e00}'..='\u{0e7f}' | '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'
    )
}

/// The bytes of some letters at the beginning of a text, in capitals or not.
fn strip(text: &str, word: &str) -> Option<usize> {
    let mut rest = text.chars();
    for expected in word.chars() {
        let found = rest.next()?;
        let same = found == expected || found.to_lowercase().eq(expected.to_lowercase());
        if !same {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}
