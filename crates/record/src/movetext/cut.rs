//! Where one game ends and the next begins in a text of moves.
//!
//! Games in such texts have no common form. A game begins at a tag behind
//! moves, at a move number 1 behind higher ones or behind a result, with the
//! heading before it; and where a paragraph has no numbers at all, each line of
//! it is a game, or a heading if nothing on it can be played: only who knows the
//! notation can tell.

use std::ops::Range;

use super::item::is_blank;
use crate::source::is_tag_line;
use crate::tags::GameResult;

/// A game and how it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cut {
    /// The bytes of the game.
    pub(super) range: Range<usize>,
    /// If it is a line of a paragraph without numbers, where the paragraph ends.
    pub(super) list: Option<usize>,
}

/// The next game at or behind a byte; `None` if only blanks follow. Lines that begin before `list`
/// are known to be of a paragraph without numbers that ends there.
pub(super) fn next_game(text: &str, from: usize, list: usize) -> Option<Cut> {
    let cut = |range: Range<usize>| Some(Cut { range, list: None });
    let start = from + text[from..].find(|c| !is_blank(c))?;
    let mut highest = 0;
    let (mut has_moves, mut is_over, mut has_tags) = (false, false, false);
    // Where the paragraph at hand begins, or what stands behind a result.
    let mut paragraph = start;
    let mut depth = Depth::default();
    let mut at = start;
    while at < text.len() {
        let end = line_end(text, at);
        let line = &text[at..end];
        if line.trim().is_empty() {
            depth = Depth::default();
            paragraph = end;
        } else if depth.is_none() && is_tag_line(text.as_bytes(), at) {
            if has_moves {
                return cut(start..at);
            }
            has_tags = true;
            paragraph = end;
        } else {
            if !has_moves && !has_tags {
                let list = Some(list).filter(|&list| at < list);
                if let Some(list) = list.or_else(|| list_end(text, at)) {
                    return Some(Cut {
                        range: start..end,
                        list: Some(list),
                    });
                }
            }
            for word in words(line, &mut depth) {
                let place = at + word.start;
                let word = &line[word];
                match number(word) {
                    // A lone digit within a line may be half of a result.
                    Some(1) if (highest > 1 || is_over) && (word.len() > 1 || place == at) => {
                        let heading = Some(paragraph).filter(|&heading| heading > start);
                        return cut(start..heading.unwrap_or(place).min(place));
                    }
                    Some(number) => highest = highest.max(number),
                    None if is_result(word) => {
                        is_over = true;
                        paragraph = place + word.len();
                    }
                    None => {}
                }
            }
            has_moves = true;
        }
        at = end;
    }
    cut(start..text.len())
}

/// Behind the tags with which a game begins.
pub(super) fn behind_tags(text: &str, game: Range<usize>) -> usize {
    let mut at = game.start;
    let mut behind = at;
    while at < game.end {
        let end = line_end(text, at).min(game.end);
        let line = text[at..end].trim();
        if is_tag_line(text.as_bytes(), at) {
            behind = end;
        } else if !(line.is_empty() || line.starts_with('%')) {
            break;
        }
        at = end;
    }
    behind
}

/// Where the paragraph ends whose first line begins here, if it has no move numbers, so that its
/// lines are games.
fn list_end(text: &str, at: usize) -> Option<usize> {
    let start = at;
    let mut at = at;
    let mut depth = Depth::default();
    while at < text.len() {
        let end = line_end(text, at);
        let line = &text[at..end];
        if line.trim().is_empty() {
            break;
        }
        if words(line, &mut depth).any(|word| number(&line[word]).is_some()) {
            return None;
        }
        at = end;
    }
    (at > start).then_some(at)
}

/// What is open.
#[derive(Clone, Copy, Default)]
struct Depth {
    comment: bool,
    parentheses: usize,
}

impl Depth {
    fn is_none(self) -> bool {
        !self.comment && self.parentheses == 0
    }
}

/// The words of a line that stand in no comment and no parentheses.
fn words<'a>(line: &'a str, depth: &'a mut Depth) -> impl Iterator<Item = Range<usize>> + 'a {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = &line[at..];
            let first = rest.chars().next()?;
            match first {
                '{' if !depth.comment => depth.comment = true,
                '}' => depth.comment = false,
                '(' if !depth.comment => depth.parentheses += 1,
                ')' if !depth.comment => depth.parentheses = depth.parentheses.saturating_sub(1),
                c if !is_blank(c) && depth.is_none() => {
                    let len = rest.find(|c: char| is_blank(c) || "{}()|".contains(c));
                    let len = len.unwrap_or(rest.len()).max(first.len_utf8());
                    at += len;
                    return Some(at - len..at);
                }
                _ => {}
            }
            at += first.len_utf8();
        }
    })
}

/// The move number with which a word begins: with a period or the like, or all of the word.
fn number(word: &str) -> Option<u32> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let behind = word[digits..].chars().next();
    let is_number = (1..=3).contains(&digits)
        && behind.is_none_or(|c| matches!(c, '.' | ')' | '…' | '．' | '、') || c.is_alphabetic());
    is_number.then(|| word[..digits].parse().ok()).flatten()
}

fn is_result(word: &str) -> bool {
    // Castling with zeros is none.
    GameResult::parse_any(word.as_bytes()).is_some_and(|result| result != GameResult::BothLost)
}

fn line_end(text: &str, at: usize) -> usize {
    let len = text[at..].find('\n').map_or(text.len() - at, |len| len + 1);
    at + len
}

#[cfg(test)]
mod tests {
    use super::next_game;

    fn games(text: &str) -> Vec<&str> {
        let mut games = Vec::new();
        let (mut at, mut list) = (0, 0);
        while let Some(cut) = next_game(text, at, list) {
            let game = cut.range;
            list = cut.list.unwrap_or(list);
            assert!(game.end > at, "{text:?} at {at}: {game:?}");
            at = game.end;
            games.push(text[game].trim());
        }
        games
    }

    #[test]
    fn a_number_one_begins_a_game_behind_others() {
        assert_eq!(
            games("1. e4 e5 2. Nf3 a6 1 0\n\n1. d4"),
            ["1. e4 e5 2. Nf3 a6 1 0", "1. d4"]
        );
        assert_eq!(
            games("1. e4 e5 *\nA - B\n1. d4"),
            ["1. e4 e5 *", "A - B\n1. d4"]
        );
        assert_eq!(
            games("1. e4 1. e5 2. d4 {1. c4}"),
            ["1. e4 1. e5 2. d4 {1. c4}"]
        );
    }

    #[test]
    fn lines_without_numbers_are_games() {
        assert_eq!(
            games("e4 e5 Nf3\nd4 d5\n\nc4"),
            ["e4 e5 Nf3", "d4 d5", "c4"]
        );
        assert_eq!(games("A - B\n1. e4 e5"), ["A - B\n1. e4 e5"]);
    }

    #[test]
    fn tags_begin_a_game_behind_moves() {
        let text = "[White \"A\"]\n\ne4 e5\n\nNf3\n[White \"B\"]\nd4";
        assert_eq!(games(text).len(), 2);
    }
}
