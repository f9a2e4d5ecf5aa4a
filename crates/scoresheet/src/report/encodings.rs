//! What is said about the encoding of a game and of a file.

use scoresheet_record::source::encoding::{Decided, Encoding};
use scoresheet_record::{Code, Diagnostic, Span};

use crate::bulk::Reading;

/// Says in which encoding a game was that has become this text.
pub(super) fn say(reading: &Reading, text: &[u8], mut say: impl FnMut(Diagnostic)) {
    let Reading {
        at,
        offset,
        decided,
        ..
    } = reading;
    let Decided {
        encoding,
        rival,
        byte,
        lost,
        ..
    } = decided;
    let at = (*at).min(text.len());
    let rest = text[at..].utf8_chunks().next();
    let first = rest.and_then(|chunk| chunk.valid().chars().next());
    let span = Span::new(0, at, at + first.map_or(0, char::len_utf8));
    let message = match encoding {
        Encoding::Utf8 => format!("byte {byte:02X} at offset {offset} is not UTF-8"),
        _ => format!(
            "byte {byte:02X} at offset {offset} is not UTF-8; this game is read as {encoding}"
        ),
    };
    say(Diagnostic::new(Code::NotUtf8, span, message));
    if let Some(rival) = rival {
        let message = format!(
            "this game may be in {encoding} or in {}: `{}` or `{}`; the first was taken, and \
             --encoding takes another",
            rival.encoding, rival.word, rival.other
        );
        say(Diagnostic::new(Code::DoubtfulEncoding, span, message));
    }
    if *lost > 0 {
        let message = match lost {
            1 => format!(
                "a byte means nothing in {encoding} and was read as if it were in Windows-1252 \
                 or CP437"
            ),
            _ => format!(
                "{lost} bytes mean nothing in {encoding} and were read as if they were in \
                 Windows-1252 or CP437"
            ),
        };
        say(Diagnostic::new(Code::DoubtfulEncoding, span, message));
    }
}

/// Says that a file is in UTF-16.
pub(super) fn wide(encoding: Encoding) -> Diagnostic {
    let message = format!("this file is in {encoding}, not in UTF-8");
    Diagnostic::new(Code::Utf16, Span::default(), message)
}
