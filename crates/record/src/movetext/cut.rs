//! Where one game ends and the next begins in a text of moves.
//!
//! Games in such texts have no common form. A game begins at a tag behind
//! moves, at a move number 1 behind higher ones or behind a result, with the
//! heading before it; and where no numbers follow at all, each line is a game.

use std::ops::Range;

use super::item::is_blank;
use crate::source::is_tag_line;
use crate::tags::GameResult;

/// The range of the next game at or behind a byte; `None` if only blanks follow. Behind
/// [`numbered`] lines are games.
pub(super) fn next_game(text: &str, from: usize, numbered: usize) -> Option<Range<usize>> {
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
        } else if !depth.comment && line.starts_with([';', '%']) {
            // A comment or a line for other programs.
        } else if depth.is_none() && is_tag_line(text.as_bytes(), at) {
            if has_moves {
                return Some(start..at);
            }
            has_tags = true;
            paragraph = end;
        } else {
            let is_alone = !has_moves && !has_tags && at >= numbered && depth.is_none();
            if is_alone && words(line, &mut depth.clone()).next().is_some() {
                return Some(start..end);
            }
            for word in words(line, &mut depth) {
                let place = at + word.start;
                let word = &line[word];
                has_moves = true;
                match number(word) {
                    // A digit within a line may be half of a result, or begin a move.
                    Some(1) if (highest > 1 || is_over) && (has_dots(word) || place == at) => {
                        let heading = Some(paragraph).filter(|&heading| heading > start);
                        return Some(start..heading.unwrap_or(place).min(place));
                    }
                    // Without a period it may be any number, unless it comes in its turn.
                    Some(number) if !has_dots(word) && number != highest + 1 => {}
                    Some(number) => highest = highest.max(number),
                    None if is_result(word) => {
                        is_over = true;
                        paragraph = place + word.len();
                    }
                    None => {}
                }
            }
        }
        at = end;
    }
    Some(start..text.len())
}

/// Behind the tags with which a game begins.
pub(super) fn behind_tags(text: &str, game: Range<usize>) -> usize {
    let mut depth = Depth::default();
    let mut at = game.start;
    let mut behind = at;
    while at < game.end {
        let end = line_end(text, at).min(game.end);
        let line = &text[at..end];
        if depth.is_none() && is_tag_line(text.as_bytes(), at) {
            behind = end;
        } else if (depth.comment || !line.starts_with([';', '%']))
            && words(line, &mut depth).next().is_some()
        {
            break;
        }
        at = end;
    }
    behind
}

/// Behind the last move number of a text; 0 if it has none.
pub(super) fn numbered(text: &str) -> usize {
    let mut depth = Depth::default();
    let (mut at, mut behind) = (0, 0);
    while at < text.len() {
        let end = line_end(text, at);
        let line = &text[at..end];
        if line.trim().is_empty() {
            depth = Depth::default();
        } else if depth.comment || !line.starts_with([';', '%', '[']) {
            for word in words(line, &mut depth) {
                let text = &line[word.clone()];
                if number(text).is_some() {
                    behind = at + word.end;
                }
            }
        }
        at = end;
    }
    behind
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
                // The rest of the line is a comment.
                ';' if !depth.comment && (at == 0 || line[..at].ends_with(is_blank)) => {
                    return None;
                }
                '{' if !depth.comment => depth.comment = true,
                '}' => depth.comment = false,
                '(' if !depth.comment => depth.parentheses += 1,
                ')' if !depth.comment => depth.parentheses = depth.parentheses.saturating_sub(1),
                c if !is_blank(c) && depth.is_none() => {
                    let len = rest.find(|c: char| is_blank(c) || "{}()|".contains(c));
                    let len = len.unwrap_or(rest.len()).max(first.len_utf8());
                    at += len;
                    // Glued to a bracket it is the rest of a move, such as `T(1D)1BD`.
                    if !line[..at - len].ends_with(')') {
                        return Some(at - len..at);
                    }
                    continue;
                }
                _ => {}
            }
            at += first.len_utf8();
        }
    })
}

/// Whether a line begins with a move number and its period.
pub(super) fn is_numbered(line: &str) -> bool {
    let word = line.split(is_blank).find(|word| !word.is_empty());
    word.is_some_and(|word| number(word).is_some() && has_dots(word))
}

/// The move number with which a word begins: with a period or the like, or all of the word.
fn number(word: &str) -> Option<u32> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let behind = &word[digits..];
    let move_text = behind.trim_start_matches(['.', ')', '…', '．', '、']);
    let has_dots = move_text.len() < behind.len();
    let is_number = (1..=6).contains(&digits)
        // A FEN begins with a digit, too.
        && word.bytes().filter(|&byte| byte == b'/').count() < 3
        && if has_dots {
            may_be_a_move(move_text)
        } else {
            // Four digits by themselves are a move of the post, or a year.
            digits <= 3 && (behind.is_empty() || behind.starts_with(char::is_alphabetic))
        };
    is_number.then(|| word[..digits].parse().ok()).flatten()
}

/// Whether a word is digits and a period or the like, whatever follows.
fn has_dots(word: &str) -> bool {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    behind.starts_with(['.', ')', '…', '．', '、'])
}

/// Whether what stands behind a number and its period may be a move, and not the rest of a date:
/// of moves only castling and squares in numbers begin with digits.
fn may_be_a_move(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, behind) = text.split_at(digits);
    let is_castling = matches!(number, "0" | "00" | "000") && !behind.starts_with('.');
    let is_squares = digits >= 4 && number.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
    digits == 0 || is_castling || is_squares
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
    use super::{next_game, numbered};

    fn games(text: &str) -> Vec<&str> {
        let mut games = Vec::new();
        let mut at = 0;
        while let Some(game) = next_game(text, at, numbered(text)) {
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
    fn dates_are_no_numbers() {
        let text = "A - B, 1992.11.04, 4.11.1992\n\n1. e4 e5 2.0-0 2.5254";
        assert_eq!(games(text), [text]);
    }

    #[test]
    fn lines_without_numbers_are_games() {
        assert_eq!(
            games("e4 e5 Nf3\nd4 d5\n\nc4"),
            ["e4 e5 Nf3", "d4 d5", "c4"]
        );
        assert_eq!(games("A - B\n\n1. e4 e5"), ["A - B\n\n1. e4 e5"]);
    }

    #[test]
    fn squares_in_numbers_are_no_move_numbers() {
        assert_eq!(games("5254 5755\n7163 2836"), ["5254 5755", "7163 2836"]);
    }

    #[test]
    fn numbers_may_stand_before_either_move() {
        let text = "WHITE BLACK\n1. P. to K's 4th. 1. P. to K's 4th.\n\
                    2. Kt. to KB's 3d. 2. Kt. to QB's 3d.";
        assert_eq!(games(text), [text]);
    }

    #[test]
    fn tags_begin_a_game_behind_moves() {
        let text = "[White \"A\"]\n\ne4 e5\n\nNf3\n[White \"B\"]\nd4";
        assert_eq!(games(text).len(), 2);
    }
}
