//! EPD, each line pushed as the events of a game that begins at its position (PGN 16.2).
//!
//! Nothing is decided here about what a position or a move means: a
//! [`Resolver`](scoresheet_record::Resolver) behind reads the FEN tag and the
//! move of `sm`. What has no place of its own in a game becomes a comment, in
//! the words of the line, so that nothing is lost.

use std::ops::Range;

use scoresheet_chess::fen::Field;
use scoresheet_notation::Word;
use scoresheet_record::epd::{Epd, Operation};
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Code, Diagnostic, Span};

use crate::bulk::{is_remark, next_line};

/// Reads games from EPD, one a line.
///
/// ```
/// use scoresheet::formats::EpdReader;
/// use scoresheet::record::{Resolver, game::Builder};
///
/// let mut reader = EpdReader::new(b"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"T.1\";\n");
/// let mut resolver = Resolver::new(Builder::new());
/// assert!(reader.read_game(&mut resolver));
/// let game = resolver.into_inner().take().unwrap();
/// assert_eq!(game.tags[0], (b"Event".to_vec(), b"T.1".to_vec()));
/// ```
#[derive(Debug)]
pub struct EpdReader<'a> {
    text: &'a [u8],
    at: usize,
    games: usize,
}

/// A line of EPD as what it says of a game.
#[derive(Default)]
struct Parts {
    /// The position as a FEN, or what stands in its place.
    fen: String,
    /// Where that is.
    position: Span,
    /// What the position is called.
    id: Option<(String, Span)>,
    /// What is said about it, in words and in operations.
    comments: Vec<(String, Span)>,
    /// The move that was played.
    played: Option<(String, Span)>,
    said: Vec<Diagnostic>,
}

impl<'a> EpdReader<'a> {
    /// A reader at the start of a text.
    pub fn new(text: &'a [u8]) -> EpdReader<'a> {
        EpdReader {
            text,
            at: 0,
            games: 0,
        }
    }

    /// Pushes the next game into a visitor; `false` if there is none. Lines that begin with `#`, `%`
    /// or `;` are text between games.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        while let Some(range) = next_line(self.text, &mut self.at) {
            let line = &self.text[range.clone()];
            if is_remark(line) {
                visitor.between_games(line, range.start);
                continue;
            }
            let place = Place {
                start: range.start,
                index: self.games,
            };
            self.games += 1;
            let parts = Parts::of(&String::from_utf8_lossy(line));
            // Whether the visitor wants all of it is its own affair.
            let _ = parts.tell(place, visitor);
            visitor.end_game(range.end);
            return true;
        }
        false
    }
}

impl Parts {
    fn of(line: &str) -> Parts {
        let whole = Span::new(0, 0, line.len());
        let (Some(fields), Ok(epd)) = (Field::EnPassant.find(line), Epd::parse(line)) else {
            // The resolver says what is wrong with it, and the tag keeps all of it.
            return Parts {
                fen: line.to_owned(),
                position: whole,
                ..Parts::default()
            };
        };
        let setup = epd.setup();
        let words: Vec<_> = line[..fields.end].split_whitespace().collect();
        let mut parts = Parts {
            fen: format!(
                "{} {} {}",
                words.join(" "),
                setup.halfmove_clock,
                setup.fullmove_number
            ),
            position: Span::new(0, 0, fields.end),
            ..Parts::default()
        };
        let mut rest = Rest::default();
        let mut at = behind_counters(line, fields.end);
        for (index, operation) in epd.operations.iter().enumerate() {
            let span = operation.span;
            rest.add_odd(line, at..span.start as usize);
            at = span.end as usize;
            let comes_again = epd.operations[..index]
                .iter()
                .any(|before| before.opcode == operation.opcode);
            if comes_again || !parts.take(operation) {
                rest.add(&line[span.start as usize..at], span);
            }
        }
        rest.add_odd(line, at..line.len());
        parts.comments.extend(rest.comment());
        let oddities = epd.oddities.into_iter();
        parts.said = oddities
            .map(|oddity| Diagnostic::new(Code::EpdSyntax, oddity.span, oddity.message))
            .collect();
        parts
    }

    /// Takes an operation that has a place in a game; whether it has one.
    fn take(&mut self, operation: &Operation) -> bool {
        let [operand] = &operation.operands[..] else {
            return false;
        };
        let said = (operand.text.clone(), operand.span);
        match operation.opcode.as_bytes() {
            // They are part of the FEN.
            b"hmvc" | b"fmvn" => operand.text.parse::<u32>().is_ok(),
            b"id" => {
                self.id = Some(said);
                true
            }
            b"sm" => {
                self.played = Some(said);
                true
            }
            [b'c', b'0'..=b'9'] => {
                self.comments.push(said);
                true
            }
            _ => false,
        }
    }

    fn tell(&self, place: Place, visitor: &mut impl Visitor) -> Flow {
        visitor.begin_game(place)?;
        for said in &self.said {
            visitor.diagnostic(said.clone());
        }
        if let Some((id, span)) = &self.id {
            visitor.tag(Tag::told("Event", id, *span))?;
        }
        visitor.tag(Tag::told("SetUp", "1", self.position))?;
        visitor.tag(Tag::told("FEN", &self.fen, self.position))?;
        visitor.begin_moves(None)?;
        for (text, span) in &self.comments {
            visitor.comment(Comment::told(text.as_bytes(), CommentKind::Comment, *span))?;
        }
        if let Some((text, span)) = &self.played {
            visitor.ply(Ply {
                text: text.as_bytes(),
                word: Word::pack(text.as_bytes()).unwrap_or_default(),
                span: *span,
                played: None,
            })?;
        }
        visitor.result(GameResult::Unknown, Span::default())
    }
}

/// Behind the two numbers that end a FEN, where they stand in a line of EPD; they have been read.
fn behind_counters(line: &str, at: usize) -> usize {
    let mut end = at;
    for _ in 0..2 {
        let rest = &line[end..];
        let word = rest.trim_start();
        let blanks = rest.len() - word.len();
        let len = word.find(|c: char| c.is_whitespace() || matches!(c, ';' | '"'));
        let word = &word[..len.unwrap_or(word.len())];
        if word.parse::<u32>().is_err() {
            return at;
        }
        end += blanks + word.len();
    }
    end
}

/// What of a line has no place of its own in a game.
#[derive(Default)]
struct Rest {
    text: String,
    span: Option<Span>,
}

impl Rest {
    fn add(&mut self, text: &str, span: Span) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.text.push(';');
        let start = self.span.map_or(span.start, |before| before.start);
        self.span = Some(Span {
            start,
            end: span.end,
        });
    }

    /// Adds what stands between two operations and is none.
    fn add_odd(&mut self, line: &str, range: Range<usize>) {
        let text = line[range.clone()].trim_matches(|c: char| c.is_whitespace() || c == ';');
        // A dash too many says nothing.
        if !matches!(text, "" | "-") {
            self.add(text, Span::new(0, range.start, range.end));
        }
    }

    fn comment(self) -> Option<(String, Span)> {
        Some((self.text, self.span?))
    }
}
