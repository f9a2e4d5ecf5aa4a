//! The words with which a game ends in a book: "Resigns", "Drawn game", "and mates in three".

use scoresheet_chess::Color;

/// How a game ends, as far as its last words say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Someone resigns; who is not named is the one whose words they are.
    Resigns(Option<Color>),
    /// Someone wins; who is not named is the one who just moved.
    Wins(Option<Color>),
    /// Nobody wins.
    Draw,
    /// Someone mates, now or in so many moves, which are not played.
    Mates {
        /// Who mates, if named.
        by: Option<Color>,
        /// In how many moves, if said.
        moves: Option<u8>,
    },
}

/// What a word says about an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    /// Nothing: "and", "the", "game".
    Filler,
    Side(Color),
    Resigns,
    Wins,
    Loses,
    Draw,
    Mates,
    In,
    By,
    Number(u8),
    /// "Moves", "more", "few", behind "in".
    Moves,
    /// "Perpetual", "consent", behind "by".
    Reason,
}

const WORDS: &[(&str, Word)] = &[
    ("and", Word::Filler),
    ("then", Word::Filler),
    ("the", Word::Filler),
    ("game", Word::Filler),
    ("games", Word::Filler),
    ("was", Word::Filler),
    ("is", Word::Filler),
    ("now", Word::Filler),
    ("here", Word::Filler),
    ("finally", Word::Filler),
    ("eventually", Word::Filler),
    ("ultimately", Word::Filler),
    ("you", Word::Filler),
    ("can", Word::Filler),
    ("will", Word::Filler),
    ("must", Word::Filler),
    ("gives", Word::Filler),
    ("forces", Word::Filler),
    ("announces", Word::Filler),
    ("announced", Word::Filler),
    ("easily", Word::Filler),
    ("agreed", Word::Filler),
    ("as", Word::Filler),
    ("las", Word::Filler),
    ("los", Word::Filler),
    ("les", Word::Filler),
    ("il", Word::Filler),
    ("le", Word::Filler),
    ("se", Word::Filler),
    ("y", Word::Filler),
    ("et", Word::Filler),
    ("e", Word::Filler),
    ("partie", Word::Filler),
    ("white", Word::Side(Color::White)),
    ("blancas", Word::Side(Color::White)),
    ("blancs", Word::Side(Color::White)),
    ("brancas", Word::Side(Color::White)),
    ("bianco", Word::Side(Color::White)),
    ("black", Word::Side(Color::Black)),
    ("negras", Word::Side(Color::Black)),
    ("noirs", Word::Side(Color::Black)),
    ("pretas", Word::Side(Color::Black)),
    ("nero", Word::Side(Color::Black)),
    ("resigns", Word::Resigns),
    ("resigned", Word::Resigns),
    ("resign", Word::Resigns),
    ("surrenders", Word::Resigns),
    ("abandona", Word::Resigns),
    ("abandonan", Word::Resigns),
    ("abandonam", Word::Resigns),
    ("rinde", Word::Resigns),
    ("rinden", Word::Resigns),
    ("abandonne", Word::Resigns),
    ("abandonnent", Word::Resigns),
    ("abbandona", Word::Resigns),
    ("wins", Word::Wins),
    ("won", Word::Wins),
    ("win", Word::Wins),
    ("gana", Word::Wins),
    ("ganan", Word::Wins),
    ("ganha", Word::Wins),
    ("ganham", Word::Wins),
    ("gagne", Word::Wins),
    ("gagnent", Word::Wins),
    ("vince", Word::Wins),
    ("loses", Word::Loses),
    ("lost", Word::Loses),
    ("drawn", Word::Draw),
    ("draw", Word::Draw),
    ("draws", Word::Draw),
    ("stalemate", Word::Draw),
    ("remis", Word::Draw),
    ("remise", Word::Draw),
    ("nulle", Word::Draw),
    ("tablas", Word::Draw),
    ("empate", Word::Draw),
    ("patta", Word::Draw),
    ("mates", Word::Mates),
    ("mate", Word::Mates),
    ("checkmates", Word::Mates),
    ("checkmate", Word::Mates),
    ("in", Word::In),
    ("by", Word::By),
    ("one", Word::Number(1)),
    ("two", Word::Number(2)),
    ("three", Word::Number(3)),
    ("four", Word::Number(4)),
    ("five", Word::Number(5)),
    ("six", Word::Number(6)),
    ("seven", Word::Number(7)),
    ("eight", Word::Number(8)),
    ("nine", Word::Number(9)),
    ("ten", Word::Number(10)),
    ("move", Word::Moves),
    ("moves", Word::Moves),
    ("more", Word::Moves),
    ("a", Word::Moves),
    ("few", Word::Moves),
    ("perpetual", Word::Reason),
    ("check", Word::Reason),
    ("mutual", Word::Reason),
    ("consent", Word::Reason),
    ("agreement", Word::Reason),
];

/// Reads the words of a game's end at the beginning of a text; answers with how many bytes they
/// take.
///
/// ```
/// use scoresheet_chess::Color;
/// use scoresheet_notation::descriptive::{End, scan_end};
/// let resigns = End::Resigns(Some(Color::White));
/// assert_eq!(scan_end("And White resigns."), Some((resigns, 18)));
/// assert_eq!(scan_end("and wins; a fine game"), Some((End::Wins(None), 8)));
/// let mates = End::Mates { by: Some(Color::Black), moves: Some(4) };
/// assert_eq!(scan_end("Black mates in four moves"), Some((mates, 25)));
/// assert_eq!(scan_end("Black has a fine game"), None);
/// ```
pub fn scan_end(text: &str) -> Option<(End, usize)> {
    let mut words = Words { text, at: 0 };
    let mut side = None;
    let verb = loop {
        match words.next_word(side.is_none())? {
            Word::Filler => {}
            Word::Side(color) if side.is_none() => side = Some(color),
            verb @ (Word::Resigns | Word::Wins | Word::Loses | Word::Draw | Word::Mates) => {
                break verb;
            }
            _ => return None,
        }
    };
    let end = match verb {
        Word::Draw => {
            // "Drawn game", "draw by perpetual check".
            words.skip(|word| word == Word::Filler, 1);
            words.skip_behind(Word::By, |word| word == Word::Reason);
            End::Draw
        }
        Word::Mates => {
            let mut moves = None;
            words.skip_behind(Word::In, |word| match word {
                Word::Number(number) => {
                    moves = moves.or(Some(number));
                    true
                }
                word => word == Word::Moves,
            });
            End::Mates { by: side, moves }
        }
        _ => {
            // "Won by White", "ganan las blancas".
            if side.is_none() {
                side = words.named_behind();
            }
            match verb {
                Word::Resigns => End::Resigns(side),
                Word::Loses => End::Wins(side.map(Color::other)),
                _ => End::Wins(side),
            }
        }
    };
    let rest = &text[words.at..];
    let is_period = rest.starts_with('.') && !rest.starts_with("..");
    Some((end, words.at + usize::from(is_period)))
}

/// The words of a text, one after the other.
#[derive(Clone, Copy)]
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl Words<'_> {
    /// The next word, if it is known. Only before the first may other signs than blanks stand.
    fn next_word(&mut self, may_lead: bool) -> Option<Word> {
        let rest = &self.text[self.at..];
        let is_gap = |c: char| c.is_whitespace() || may_lead && matches!(c, ',' | ';' | '.');
        let word = rest.trim_start_matches(is_gap);
        let len = word
            .bytes()
            .take(16)
            .take_while(|byte| byte.is_ascii_alphanumeric())
            .count();
        let found = match word[..len].parse() {
            Ok(number) => Word::Number(number),
            Err(_) => {
                let fits = |(text, _): &&(&str, Word)| word[..len].eq_ignore_ascii_case(text);
                WORDS.iter().find(fits)?.1
            }
        };
        let is_whole = !word[len..].starts_with(char::is_alphanumeric);
        self.at += rest.len() - word.len() + len;
        is_whole.then_some(found)
    }

    /// Skips at most so many words that fit.
    fn skip(&mut self, mut fits: impl FnMut(Word) -> bool, most: usize) {
        for _ in 0..most {
            let mut ahead = *self;
            match ahead.next_word(false) {
                Some(word) if fits(word) => *self = ahead,
                _ => return,
            }
        }
    }

    /// Skips words that fit behind a certain one; none if there are none.
    fn skip_behind(&mut self, first: Word, fits: impl FnMut(Word) -> bool) {
        let mut ahead = *self;
        if ahead.next_word(false) == Some(first) {
            let behind = ahead.at;
            ahead.skip(fits, 4);
            if ahead.at > behind {
                *self = ahead;
            }
        }
    }

    /// A side named behind "by" or an article.
    fn named_behind(&mut self) -> Option<Color> {
        let mut ahead = *self;
        ahead.skip(|word| matches!(word, Word::By | Word::Filler), 2);
        if ahead.at == self.at {
            return None;
        }
        match ahead.next_word(false) {
            Some(Word::Side(color)) => {
                *self = ahead;
                Some(color)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{End, scan_end};
    use scoresheet_chess::Color;

    #[test]
    fn ends_of_old_books_are_read() {
        let mates = |by, moves| End::Mates { by, moves };
        let cases = [
            ("Resigns.", End::Resigns(None)),
            ("Black resigns.", End::Resigns(Some(Color::Black))),
            (", and wins.", End::Wins(None)),
            ("Drawn game", End::Draw),
            ("And the game was drawn.", End::Draw),
            ("drawn by perpetual check", End::Draw),
            ("won by White", End::Wins(Some(Color::White))),
            ("mates in 3", mates(None, Some(3))),
            (
                "White now checkmates in two more moves.",
                mates(Some(Color::White), Some(2)),
            ),
            (
                "And White gives checkmate in three moves.",
                mates(Some(Color::White), Some(3)),
            ),
            ("And you will checkmate in a few moves.", mates(None, None)),
            ("Las negras abandonan.", End::Resigns(Some(Color::Black))),
            ("ganan las blancas", End::Wins(Some(Color::White))),
        ];
        for (text, end) in cases {
            assert_eq!(scan_end(text), Some((end, text.len())), "{text}");
        }
    }

    #[test]
    fn what_is_no_end_is_left_alone() {
        let texts = [
            "",
            "and",
            "Black",
            "P-K4",
            "White has won",
            "winsome",
            "the",
            "by White",
        ];
        for text in texts {
            assert_eq!(scan_end(text), None, "{text}");
        }
        assert_eq!(scan_end("Resigns... so"), Some((End::Resigns(None), 7)));
    }
}
