//! Laws of the notations: what is written resolves to the move it was written for, and the fast
//! paths say what the slow ones say.

use scoresheet_chess::{Move, Position, Resolution};
use scoresheet_notation::algebraic::{
    self, Castling, FIDE, FIGURINE, LONG, PromotionSign, SAN, Style, compare, read_san, san,
};
use scoresheet_notation::{Quirks, View, Word, uci};

use super::{Verdict, ensure, shown};

/// Members of the algebraic family, and mixtures that people use.
pub const STYLES: [(&str, Style); 8] = [
    ("SAN", SAN),
    ("LONG", LONG),
    ("FIDE", FIDE),
    ("FIGURINE", FIGURINE),
    (
        "long without a hyphen, captured pieces named",
        Style {
            separator: "",
            name_captured: true,
            promotion: PromotionSign::Brackets,
            ..LONG
        },
    ),
    (
        "captures with a colon, promotions with a slash",
        Style {
            capture: ":",
            pawn_capture: ":",
            promotion: PromotionSign::Slash,
            ..SAN
        },
    ),
    (
        "typeset",
        Style {
            separator: "\u{2013}",
            capture: "\u{d7}",
            pawn_capture: "\u{d7}",
            castling: Castling::Zeros,
            ..LONG
        },
    ),
    (
        "without capture signs",
        Style {
            capture: "",
            pawn_capture: "",
            castling: Castling::SmallLetters,
            ..SAN
        },
    ),
];

/// A legal move written in every style and in coordinates reads back as itself and no other.
pub fn every_style(before: &Position, mv: Move) -> Verdict {
    let after = before.after(mv);
    let view = View::new(before, mv, &after);
    for (name, style) in &STYLES {
        let text = algebraic::write(&view, style);
        let reading = algebraic::parse(text.as_str().as_bytes())
            .map_err(|error| format!("{name} `{text}` at byte {}: {error}", error.offset))?;
        let found = before.resolve(&reading.pattern);
        ensure(found == Resolution::One(mv), || {
            format!("{name} `{text}` for {mv:?} means {found:?}")
        })?;
    }
    let text = uci::write(before, mv);
    let reading = uci::parse(text.as_str().as_bytes()).map_err(|error| error.to_string())?;
    let found = before.resolve(&reading.pattern);
    ensure(found == Resolution::One(mv), || {
        format!("coordinates `{text}` for {mv:?} mean {found:?}")
    })
}

/// The fast writer of SAN writes what the one writer writes, reads it back, and it has no quirk.
pub fn fast_san(before: &Position, mv: Move) -> Verdict {
    let after = before.after(mv);
    let view = View::new(before, mv, &after);
    let (fast, slow) = (san(before, mv, &after), algebraic::write(&view, &SAN));
    ensure(fast.as_str() == slow.as_str(), || {
        format!("fast `{fast}`, slow `{slow}`")
    })?;
    let found = read_san(fast).and_then(|san| san.find(before));
    ensure(found == Some(mv), || {
        format!("`{fast}` for {mv:?} reads as {found:?}")
    })?;
    let reading = algebraic::parse(fast.as_str().as_bytes()).map_err(|error| error.to_string())?;
    let quirks = compare(&reading, &view);
    ensure(quirks == Quirks::NONE, || {
        format!("`{fast}` is in export form and has {quirks:?}")
    })
}

/// No word makes a parser panic, and where the fast path finds a move the grammar finds the same.
///
/// Without a legal move, `explain` has something to say, and with one it has not.
pub fn any_word(position: &Position, word: &[u8]) -> Verdict {
    let fast = Word::pack(word)
        .and_then(read_san)
        .and_then(|san| Some((san.find(position)?, san.check())));
    let reading = algebraic::parse(word);
    if let Some((mv, check)) = fast {
        let Ok(reading) = &reading else {
            return Err(format!(
                "fast {mv:?}, but the grammar cannot read {}",
                shown(word)
            ));
        };
        let slow = position.resolve(&reading.pattern);
        ensure(slow == Resolution::One(mv) && !reading.null, || {
            format!("{}: fast {mv:?}, grammar {slow:?}", shown(word))
        })?;
        ensure(reading.check == check, || {
            format!("{}: fast {check:?}, grammar {reading:?}", shown(word))
        })?;
    }
    let readings = [
        reading.map_err(|error| error.offset),
        uci::parse(word).map_err(|error| error.offset),
    ];
    for reading in readings {
        let reading = match reading {
            Ok(reading) => reading,
            Err(offset) => {
                ensure(offset <= word.len(), || {
                    format!("{}: stuck at byte {offset}", shown(word))
                })?;
                continue;
            }
        };
        if reading.null {
            continue;
        }
        let found = position.resolve(&reading.pattern);
        let explanation = position.explain(&reading.pattern);
        ensure((found == Resolution::None) == explanation.is_some(), || {
            format!("{}: {found:?}, and {explanation:?}", shown(word))
        })?;
        // Words are made of an explanation only when someone reads it.
        let _ = explanation.map(|explanation| explanation.to_string());
        if let Resolution::One(mv) = found {
            let view = View::new(position, mv, &position.after(mv));
            let quirks = compare(&reading, &view);
            let exact = algebraic::write(&view, &SAN).as_str().as_bytes() == word;
            let quirky = !quirks.is_empty();
            ensure(exact != quirky, || {
                format!(
                    "{} is in export form: {exact}; its quirks: {quirks:?}",
                    shown(word)
                )
            })?;
        }
    }
    Ok(())
}

/// Of all legal moves no two are spelled alike.
pub fn spellings_differ(position: &Position) -> Verdict {
    let mut spelled: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| san(position, mv, &position.after(mv)).to_string())
        .collect();
    spelled.sort_unstable();
    let twice = spelled.windows(2).find(|pair| pair[0] == pair[1]);
    ensure(twice.is_none(), || format!("two moves are {twice:?}"))
}
