//! Laws of moves in words: what a tongue says it understands, and as that move and no other.

use scoresheet_chess::{Move, Position, Resolution};
use scoresheet_notation::spoken::{self, Form, Speech, Squares, Tongue};
use scoresheet_notation::{CheckMark, View};

use super::{Verdict, ensure};

/// A legal move said in every tongue and form is understood as itself, its capture and check, too,
/// and the longest reading of the text is the whole of it. Squares are named in one way a call.
pub fn every_tongue(before: &Position, mv: Move, squares: Squares) -> Verdict {
    let view = View::new(before, mv, &before.after(mv));
    let check = if view.mate {
        CheckMark::Mate
    } else if view.double_check {
        CheckMark::Double
    } else if view.check {
        CheckMark::Check
    } else {
        CheckMark::None
    };
    let mut said = String::new();
    for tongue in Tongue::ALL {
        for form in Form::ALL {
            said.clear();
            let speech = Speech {
                tongue,
                form,
                squares,
            };
            spoken::write(&view, speech, &mut said);
            let reading = spoken::parse(&said, tongue).map_err(|error| {
                format!("{tongue:?} `{said}` at byte {}: {error}", error.offset)
            })?;
            let found = before.resolve(&reading.pattern);
            ensure(found == Resolution::One(mv), || {
                format!("{tongue:?} `{said}` for {mv:?} means {found:?}")
            })?;
            let takes = view.captured.is_some();
            ensure((reading.takes, reading.check) == (takes, check), || {
                format!("{tongue:?} `{said}` is read as {reading:?}")
            })?;
            let longest = spoken::scan(&said, tongue).first().copied();
            let whole = longest.filter(|scan| scan.len == said.len());
            ensure(whole.map(|scan| scan.reading) == Some(reading), || {
                format!("{tongue:?} `{said}` begins with {longest:?}")
            })?;
        }
    }
    Ok(())
}

/// No text makes a reader panic, and readings of its beginning lie within it, each longer than the
/// next.
pub fn any_text(text: &str, tongue: Tongue) -> Verdict {
    let scans = spoken::scan(text, tongue);
    let mut end = text.len() + 1;
    for scan in &scans {
        let fits = 0 < scan.len && scan.len < end && text.is_char_boundary(scan.len);
        ensure(fits, || format!("{tongue:?} {text:?} has {scans:?}"))?;
        end = scan.len;
        let part = &text[..scan.len];
        let alone = spoken::parse(part, tongue).map(|reading| reading.pattern);
        ensure(alone == Ok(scan.reading.pattern), || {
            format!("{tongue:?} {part:?} is {alone:?} alone, not {scan:?}")
        })?;
    }
    if let Err(error) = spoken::parse(text, tongue) {
        let place = error.offset;
        ensure(text.is_char_boundary(place), || {
            format!("{tongue:?} {text:?}: stuck at byte {place}")
        })?;
    }
    Ok(())
}
