//! Laws of FEN: what is read can be written, and what is written is read as the same.

use scoresheet_chess::{EnPassantField, Faults, Field, Position, fen};

use super::{Verdict, ensure};

/// Reads any text as FEN and, if a position comes of it, writes it in every way and reads it
/// back.
pub fn any_text(text: &str) -> Verdict {
    let setup = match fen::parse(text) {
        Ok(setup) => setup,
        Err(error) => {
            let _ = error.to_string();
            return ensure(error.offset <= text.len(), || {
                format!("an error at byte {} of {}", error.offset, text.len())
            });
        }
    };
    for field in [Field::Board, Field::Castling, Field::FullmoveNumber] {
        let found = field.find(text);
        ensure(found.is_none_or(|range| text.get(range).is_some()), || {
            format!("{field:?} is not a part of the text")
        })?;
    }
    let _ = setup.en_passant_meant();
    match Position::new(setup) {
        Ok(position) => written(&position, true),
        Err(rejected) => {
            let _ = rejected.to_string();
            let faults = rejected.faults();
            ensure(!faults.is_empty(), || "refused without a fault".to_owned())?;
            match rejected.waive(Faults::WAIVABLE) {
                Ok(position) => written(&position, false),
                Err(left) => ensure(!left.faults().is_empty(), || {
                    "cannot be waived, and nothing is left".to_owned()
                }),
            }
        }
    }
}

/// A position that is written and read is the same, whatever the way of writing.
///
/// `is_sound` says that it was believed without waiving a fault.
pub fn written(position: &Position, is_sound: bool) -> Verdict {
    for shredder in [false, true] {
        let fen = position.fen().en_passant(EnPassantField::Always);
        let text = if shredder { fen.shredder() } else { fen }.to_string();
        let mut setup = fen::parse(&text).map_err(|error| format!("{text}: {error}"))?;
        // Which game is played is in the Variant tag where the rights do not show it.
        setup.variant = position.variant();
        ensure(setup == position.setup(), || {
            format!("{text}: read as {setup:?}, was {:?}", position.setup())
        })?;
        let again = match Position::new(setup) {
            Ok(again) => Ok(again),
            Err(rejected) if !is_sound => rejected.waive(Faults::WAIVABLE),
            Err(rejected) => Err(rejected),
        };
        ensure(again == Ok(*position), || {
            format!("{text}: {again:?}, was {position:?}")
        })?;
    }
    let legal = position.fen().en_passant(EnPassantField::Legal);
    let ready = position.fen().en_passant(EnPassantField::Ready);
    for text in [legal.to_string(), ready.to_string(), legal.epd()] {
        ensure(fen::parse(&text).is_ok(), || {
            format!("{text} cannot be read back")
        })?;
    }
    Ok(())
}
