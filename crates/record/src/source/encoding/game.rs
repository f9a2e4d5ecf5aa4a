//! The bytes of one game as text.

use super::charset::Encoding;
use super::detect::{Evidence, Guess, Rival};

/// What was decided about the bytes of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The encoding of what is not UTF-8.
    pub encoding: Encoding,
    /// Another encoding that would do as well.
    pub rival: Option<Rival>,
    /// The first byte that is not UTF-8.
    pub byte: u8,
    /// Where it is in the bytes of the game.
    pub offset: usize,
    /// Where its character is in the text of the game.
    pub at: usize,
    /// How many bytes have no meaning in the encoding. They are kept as characters of Windows-1252
    /// or CP437.
    pub lost: usize,
}

/// Adds the text of a game; says what was decided unless the bytes are UTF-8 as they are.
///
/// With an encoding given, everything is read in it but byte order marks. Without one, pieces that
/// are UTF-8 stay what they are, and the others are read in the encoding that explains them best.
/// No line gets another number.
///
/// ```
/// use scoresheet_record::source::encoding::{Encoding, decode_game};
/// let mut text = String::new();
/// let decided = decode_game(b"[White \"M\xfcller, J\xf6rg\"]", None, &mut text).unwrap();
/// assert_eq!((decided.encoding, decided.byte), (Encoding::Windows1252, 0xfc));
/// assert_eq!(text, "[White \"Müller, Jörg\"]");
/// ```
pub fn decode_game(game: &[u8], encoding: Option<Encoding>, text: &mut String) -> Option<Decided> {
    let is_utf8 = |encoding: Encoding| encoding == Encoding::Utf8;
    if encoding.is_none_or(is_utf8)
        && let Ok(game) = str::from_utf8(game)
    {
        text.push_str(game);
        return None;
    }
    match encoding {
        Some(encoding) => decode_all(game, encoding, text),
        None => decode_mixed(game, text),
    }
}

const MARK: &[u8] = "\u{feff}".as_bytes();

fn decode_all(game: &[u8], encoding: Encoding, text: &mut String) -> Option<Decided> {
    let start = text.len();
    let mut decided: Option<Decided> = None;
    let mut rest = game;
    while !rest.is_empty() {
        let mark = memchr::memmem::find(rest, MARK).unwrap_or(rest.len());
        let (bytes, behind) = rest.split_at(mark);
        let offset = game.len() - rest.len();
        let odd = bytes.iter().position(|byte| !byte.is_ascii());
        if let Some(odd) = odd {
            let at = text.len() - start + odd;
            let byte = bytes[odd];
            decided.get_or_insert_with(|| known(encoding, byte, offset + odd, at));
        }
        let lost = encoding.decode(bytes, text);
        if let Some(decided) = &mut decided {
            decided.lost += lost;
        }
        rest = behind;
        if rest.starts_with(MARK) {
            text.push('\u{feff}');
            rest = &rest[MARK.len()..];
        }
    }
    decided
}

fn decode_mixed(game: &[u8], text: &mut String) -> Option<Decided> {
    let start = text.len();
    let evidence = Evidence::gather(game);
    let Guess { encoding, rival } = evidence.judge();
    let mut decided: Option<Decided> = None;
    let mut at = 0;
    while at < game.len() {
        let is_blank = game[at] <= b' ';
        let len = game[at..]
            .iter()
            .position(|&byte| (byte <= b' ') != is_blank);
        let mut piece = &game[at..at + len.unwrap_or(game.len() - at)];
        let offset = at;
        at += piece.len();
        if let Some(behind) = piece.strip_prefix(MARK) {
            text.push('\u{feff}');
            piece = behind;
        }
        match str::from_utf8(piece) {
            Ok(word) if piece.is_ascii() || !evidence.is_utf8_by_chance(word, encoding) => {
                text.push_str(word);
            }
            _ => {
                if decided.is_none() {
                    let odd = piece.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
                    let skipped = at - offset - piece.len();
                    let place = text.len() - start + odd;
                    let made = known(encoding, piece[odd], offset + skipped + odd, place);
                    decided = Some(Decided {
                        rival: rival.clone(),
                        ..made
                    });
                }
                let lost = encoding.decode(piece, text);
                if let Some(decided) = &mut decided {
                    decided.lost += lost;
                }
            }
        }
    }
    decided
}

fn known(encoding: Encoding, byte: u8, offset: usize, at: usize) -> Decided {
    Decided {
        encoding,
        rival: None,
        byte,
        offset,
        at,
        lost: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::decode_game;
    use crate::source::encoding::Encoding;

    #[test]
    fn a_mark_and_then_latin() {
        let mut text = String::from("before");
        let game = b"\xef\xbb\xbf[White \"M\xfcller\"]\n\n1. e4 *";
        let decided = decode_game(game, None, &mut text).unwrap();
        assert_eq!(text, "before\u{feff}[White \"Müller\"]\n\n1. e4 *");
        assert_eq!((decided.byte, decided.offset, decided.at), (0xfc, 12, 12));
    }

    #[test]
    fn utf8_among_others_stays() {
        let mut text = String::new();
        let game = "[White \"Müller\"]\n[Black \"J\u{1}rg\"]".replace('\u{1}', "\u{f6}");
        let mut bytes = game.clone().into_bytes();
        let at = bytes.len() - "\u{f6}rg\"]".len();
        bytes.splice(at..at + 2, [0xf6]);
        let decided = decode_game(&bytes, None, &mut text).unwrap();
        assert_eq!(text, game);
        assert_eq!(decided.byte, 0xf6);
    }

    #[test]
    fn what_is_asked_for_is_done() {
        let mut text = String::new();
        let decided = decode_game(b"\xea\xc1 \x98", Some(Encoding::Windows1251), &mut text);
        assert_eq!(text, "кБ ˜");
        assert_eq!(decided.unwrap().lost, 1);
    }
}
