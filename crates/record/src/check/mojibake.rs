//! UTF-8 that was read as Latin-1 and written again, and characters that are lost for good.

use super::wording::{shown, with_value};
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::{Comment, CommentKind, Tag};
use crate::source::Span;
use crate::source::encoding::{Repaired, repair};

/// What programs write for a character that they cannot read.
const LOST: char = '\u{fffd}';

#[inline]
pub(super) fn tag(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    if may_be_damaged(&tag.value)
        && let Ok(text) = str::from_utf8(&tag.value)
    {
        let fix = |new: &str| Some(with_value(tag, new, Applicability::Likely));
        look(text, tag.span, fix, say);
    }
}

#[inline]
pub(super) fn comment(comment: &Comment<'_>, say: &mut impl FnMut(Diagnostic)) {
    if comment.kind == CommentKind::Comment
        && may_be_damaged(comment.text)
        && let Ok(text) = str::from_utf8(comment.text)
    {
        let fix = |new: &str| {
            let title = "write the comment as it was";
            let bytes = new.as_bytes().to_vec();
            let span = comment.place(0..text.len())?;
            Some(Fix::replace(Applicability::Likely, span, bytes, title))
        };
        look(text, comment.span, fix, say);
    }
}

/// Whether a text holds a byte without which nothing is damaged: with the first two begin the
/// Latin-1 letters in which UTF-8 shows, with the last the sign for what is lost.
#[inline]
fn may_be_damaged(text: &[u8]) -> bool {
    memchr::memchr3(0xc2, 0xc3, 0xef, text).is_some()
}

#[cold]
fn look(
    text: &str,
    span: Span,
    fix: impl Fn(&str) -> Option<Fix>,
    say: &mut impl FnMut(Diagnostic),
) {
    if let Some(Repaired {
        text: repaired,
        times,
    }) = repair(text)
    {
        // The way back neither makes blanks nor takes any away, but for the one that is not
        // broken.
        let mut pairs = text.split(' ').zip(repaired.split(' '));
        let (word, new) = pairs
            .find(|(word, new)| word != new)
            .unwrap_or((text, &repaired));
        let (word, new) = (shown(word.as_bytes()), shown(new.as_bytes()));
        let often = match times {
            1 => "",
            2 => ", twice",
            _ => ", and more than twice",
        };
        let message = format!("`{word}` is `{new}` in UTF-8 that was read as Latin-1{often}");
        let mut said = Diagnostic::new(Code::Mojibake, span, message);
        said.fix = fix(&repaired).map(Box::new);
        say(said);
    } else if let Some(word) = text.split(' ').find(|word| word.contains(LOST)) {
        let word = shown(word.as_bytes());
        let message = format!("a character of `{word}` is lost: U+FFFD stands in its place");
        say(Diagnostic::new(Code::Mojibake, span, message));
    }
}
