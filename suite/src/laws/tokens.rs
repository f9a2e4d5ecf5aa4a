//! Laws of the lexer.

use scoresheet_record::pgn::{Lexer, TagParts, TokenKind, plain, split_tag};

use super::{Verdict, ensure, shown};

/// Tokens tile their text: none overlap, none is empty, and no byte is left out.
pub fn tile(text: &[u8]) -> Verdict {
    let mut end = 0;
    for token in Lexer::new(text) {
        ensure(token.start == end && token.end > end, || {
            format!(
                "{token:?} follows byte {end}, in a text of {} bytes",
                text.len()
            )
        })?;
        end = token.end;
    }
    ensure(end == text.len(), || {
        format!("the last token ends at {end} of {}", text.len())
    })
}

/// The fast lexer finds the same tokens as its plain twin.
pub fn twins(text: &[u8]) -> Verdict {
    let mut fast = Lexer::new(text);
    for expected in plain::tokens(text) {
        let found = fast.next();
        ensure(found == Some(expected), || {
            format!(
                "plain {expected:?} {}, fast {found:?}",
                shown(expected.of(text))
            )
        })?;
    }
    let more = fast.next();
    ensure(more.is_none(), || {
        format!("the fast lexer goes on: {more:?}")
    })
}

/// Skipping white space gives the same tokens without it.
pub fn solid(text: &[u8]) -> Verdict {
    let mut all = Lexer::new(text).filter(|token| token.kind != TokenKind::Space);
    let mut lexer = Lexer::new(text);
    loop {
        let (expected, found) = (all.next(), lexer.next_solid());
        ensure(expected == found, || {
            format!("one by one {expected:?}, solid {found:?}")
        })?;
        if expected.is_none() {
            return Ok(());
        }
    }
}

/// A tag token taken out of its text has the same parts as in it.
pub fn tags_stand_alone(text: &[u8]) -> Verdict {
    let mut lexer = Lexer::new(text);
    while let Some(token) = lexer.next_solid() {
        if token.kind == TokenKind::Tag {
            let said =
                |tag: TagParts<'_>| (tag.name.to_vec(), tag.value().into_owned(), tag.well_formed);
            let within = lexer.last_tag().map(said);
            let alone = split_tag(token.of(text)).map(said);
            ensure(within == alone && alone.is_some(), || {
                format!(
                    "in the text {within:?}, alone {alone:?}: {}",
                    shown(token.of(text))
                )
            })?;
        }
    }
    Ok(())
}

/// All laws of the lexer.
pub fn all(text: &[u8]) -> Verdict {
    tile(text)?;
    twins(text)?;
    solid(text)?;
    tags_stand_alone(text)
}
