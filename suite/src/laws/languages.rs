//! Laws of moves in languages: what is written in any style and any language means that move, alone
//! and at the beginning of a text.

use scoresheet_chess::{Move, Position, Resolution, Role};
use scoresheet_notation::algebraic::{self, Alphabet, Style, parse_in, scan};
use scoresheet_notation::language::Language;
use scoresheet_notation::{CheckMark, Quirk, Reading, View};

use super::{Verdict, ensure, shown};

/// A legal move that is written in a style of a language is read there as itself, with its marks;
/// and with another move behind it, the longest reading of the beginning is that move.
pub fn is_itself(
    before: &Position,
    mv: Move,
    next: Move,
    language: &Language,
    (name, style): (&str, &Style),
) -> Verdict {
    let view = |mv: Move| View::new(before, mv, &before.after(mv));
    let (this, other) = (view(mv), view(next));
    let mut text = String::new();
    algebraic::write_into(&mut text, &this, style);
    let fault = |what: String| Err(format!("{} in {name}, `{text}`: {what}", language.code));
    let reading = match parse_in(&text, language.alphabet()) {
        Ok(reading) => reading,
        Err(error) => return fault(format!("stuck at byte {}: {error}", error.offset)),
    };
    let found = before.resolve(&reading.pattern);
    if found != Resolution::One(mv) {
        return fault(format!("for {mv:?} means {found:?}"));
    }
    let is_marked = !style.signs.check.is_empty() && this.check;
    if (reading.check != CheckMark::None) != is_marked {
        return fault(format!("check is read as {:?}", reading.check));
    }
    let len = text.len();
    let mut line = text.clone();
    line.push(' ');
    algebraic::write_into(&mut line, &other, style);
    let scans = scan(&line, language.alphabet());
    ensure(
        scans.is_sorted_by_key(|scan| std::cmp::Reverse(scan.len)),
        || {
            format!(
                "{} in {name}: readings of `{line}` are out of order",
                language.code
            )
        },
    )?;
    let longest = scans
        .first()
        .map(|scan| (scan.len, before.resolve(&scan.reading.pattern)));
    ensure(longest == Some((len, Resolution::One(mv))), || {
        format!(
            "{} in {name}: the beginning of `{line}` is {longest:?}",
            language.code
        )
    })
}

/// What the reader of English moves reads, the reader of languages reads in English, and means the
/// same by it.
pub fn english_is_english(word: &[u8]) -> Verdict {
    let Ok(text) = str::from_utf8(word) else {
        return Ok(());
    };
    let Ok(plain) = algebraic::parse(word) else {
        return Ok(());
    };
    // That only pawns become something may end a word earlier.
    if !plain.pattern.promotion.is_empty() && !plain.pattern.roles.has(Role::Pawn) {
        return Ok(());
    }
    // In a language a capital that may be a piece is no file, a hyphen stands between moves,
    // and Czech books have a blank within a double check.
    if plain.quirks.has(Quirk::CapitalFile) || text.starts_with(is_dash) || text.contains("+ +") {
        return Ok(());
    }
    let claims = |reading: &Reading| {
        let marks = (reading.check, reading.takes, reading.en_passant);
        (reading.pattern, marks, reading.null)
    };
    let local = parse_in(text, &Alphabet::ENGLISH);
    let same = local.as_ref().map(claims) == Ok(claims(&plain));
    ensure(same || plain.null, || {
        format!("{}: {plain:?}, in a language {local:?}", shown(word))
    })
}

fn is_dash(character: char) -> bool {
    matches!(character, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−')
}

/// Any word is read or refused, and no reading of its beginning is longer than it.
pub fn any_word(word: &[u8], language: &Language) -> Verdict {
    let text = String::from_utf8_lossy(word);
    let alphabet = language.alphabet();
    let scans = scan(&text, alphabet);
    let fits = |len: usize| text.is_char_boundary(len);
    ensure(scans.iter().all(|scan| fits(scan.len)), || {
        format!("{} in {}: {scans:?}", shown(word), language.code)
    })?;
    match parse_in(&text, alphabet) {
        Ok(_) => Ok(()),
        Err(error) => ensure(error.offset <= text.len(), || {
            format!(
                "{} in {}: stuck at {}",
                shown(word),
                language.code,
                error.offset
            )
        }),
    }
}
