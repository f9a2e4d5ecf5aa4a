//! What belongs to a word behind a sign that would end it.

use super::classes::is_word;
use super::run;

/// How many bytes belong to a word that a sign interrupts: the rest of `e.p.` or `dis.ch.`, a
/// promotion in brackets as in `e8(Q)+`, an offer of a draw as in `Nf3(=)`.
#[cold]
pub(super) fn word_tail(text: &[u8], start: usize, end: usize) -> usize {
    let word = &text[start..end];
    let rest = &text[end..];
    match rest {
        [b'(', piece, b')', ..] => {
            let promotes = word.ends_with(b"8") || word.ends_with(b"1") || word.ends_with(b"=");
            let is_part = *piece == b'=' || promotes && b"QRBNqrbn".contains(piece);
            // A check mark may still follow.
            if is_part {
                3 + run(text, end + 3, b"+#")
            } else {
                0
            }
        }
        [b'(', ..] => {
            let marks: [&[u8]; 4] = [b"(e.p.)", b"(ep)", b"(ch)", b"(ch.)"];
            let mark = marks.into_iter().find(|mark| rest.starts_with(mark));
            mark.map_or(0, <[u8]>::len)
        }
        [b';', ..] => entity_tail(word, rest),
        [b'.', b'0'..=b'9', ..] if is_signed(word) => 1 + digits_len(&rest[1..]),
        _ if word.ends_with(b"e") && (rest.starts_with(b".p.") || rest.starts_with(b".P.")) => 3,
        _ if word.ends_with(b"e") && rest.starts_with(b".p") => 2,
        _ if word.ends_with(b"dis") && word.len() > 3 && rest.starts_with(b".ch") => {
            3 + usize::from(rest.get(3) == Some(&b'.'))
        }
        // A lone period is not part of the word, unless the word is `ep` or `ch`.
        _ => usize::from(word.ends_with(b"ep") || word.ends_with(b"ch") && word.len() > 3),
    }
}

/// How many bytes belong to a word that ends with the name of an HTML character: `e5&nbsp;2`.
pub(super) fn entity_tail(word: &[u8], rest: &[u8]) -> usize {
    let mut at = 0;
    let mut name = word;
    while rest.get(at) == Some(&b';') && ends_in_entity(name) {
        name = &rest[at + 1..];
        let more = name.iter().take_while(|&&byte| is_word(byte)).count();
        name = &name[..more];
        at += 1 + more;
    }
    at
}

/// Whether a text ends with `&` and the name or number of a character.
fn ends_in_entity(text: &[u8]) -> bool {
    const LONGEST: usize = 9;
    let near = &text[text.len().saturating_sub(LONGEST)..];
    memchr::memrchr(b'&', near).is_some_and(|at| {
        let name = near[at + 1..].strip_prefix(b"#").unwrap_or(&near[at + 1..]);
        !name.is_empty() && name.iter().all(u8::is_ascii_alphanumeric)
    })
}

/// Whether a word is a sign and whole numbers behind it, as an evaluation begins: `+0.35`.
pub(super) fn is_signed(word: &[u8]) -> bool {
    matches!(word, [b'+' | b'-', number @ ..] if !number.is_empty() && digits_len(number) == number.len())
}

/// How many digits a text begins with.
pub(super) fn digits_len(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}
