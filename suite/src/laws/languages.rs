//! Laws of moves in languages: what is written in any style and any language means that move, alone
//! and at the beginning of a text.

use scoresheet_chess::{Move, Position, Resolution};
use scoresheet_notation::algebraic::{self, Style, parse_in, scan};
use scoresheet_notation::language::Language;
use scoresheet_notation::{CheckMark, View};

use super::{Verdict, ensure};

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
