//! Moves in any notation and language, as the events of games whose moves are in SAN.
//!
//! PGN knows a word as a move without knowing what it means. Other notations do
//! not: `P. to K's 4th. P. takes P.` is two moves, and where one ends only the
//! rules can tell. So here reading and playing are one, in the order of the
//! files: what stands between moves (`item`), the line that can be played
//! (`line`), the games of a text (`cut`), and what is told of them
//! (`tell`). Damage is not mended here: what cannot be played stops its line
//! and is kept.

mod item;
mod line;
mod cut;
mod start;
mod tell;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::ops::Range;

use scoresheet_chess::{Position, Resolution, Variant};
use scoresheet_notation::language::Language;
use scoresheet_notation::{Dialect, Scan};

use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::{Comment, CommentKind, Flow, Place, Reader, Tag, Visitor};
use crate::resolve::read_fen;
use crate::source::Span;
use crate::tags::{GameResult, VariantName};
use item::{Item, Movetext, Next};
use line::{Line, Stand};
use start::Told;
use tell::Teller;

/// Reads games whose moves are in any of some dialects.
///
/// Each game is read in the dialect in which most of it can be played; of those
/// that do equally well, in the first. Behind it must stand a
/// [`Resolver`](crate::Resolver), as behind the reader of PGN.
///
/// ```
/// use scoresheet_notation::Dialect;
/// use scoresheet_record::movetext::MoveReader;
/// use scoresheet_record::{Resolver, game::Builder};
///
/// let mut reader = MoveReader::new("1. e4 - e5 2) Nf3 - Nc6", vec![Dialect::default()]);
/// let mut resolver = Resolver::new(Builder::new());
/// assert!(reader.read_game(&mut resolver));
/// assert_eq!(resolver.into_inner().take().unwrap().main_line().count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct MoveReader<'a> {
    text: Cow<'a, str>,
    dialects: Vec<Dialect>,
    start: Option<Position>,
    at: usize,
    games: usize,
    /// Behind the last move number of the text.
    numbered: usize,
}

/// How a game was read.
struct Found {
    dialect: Dialect,
    /// Where the moves begin.
    body: usize,
    line: Line,
}

impl<'a> MoveReader<'a> {
    /// A reader at the start of a text.
    pub fn new(text: &'a str, dialects: Vec<Dialect>) -> MoveReader<'a> {
        MoveReader::of(Cow::Borrowed(text), dialects)
    }

    /// The same for bytes; those that are no UTF-8 count as question marks.
    pub fn of_bytes(text: &'a [u8], dialects: Vec<Dialect>) -> MoveReader<'a> {
        MoveReader::of(as_text(text), dialects)
    }

    fn of(text: Cow<'a, str>, dialects: Vec<Dialect>) -> MoveReader<'a> {
        let numbered = cut::numbered(&text);
        MoveReader {
            numbered,
            text,
            dialects,
            start: None,
            at: 0,
            games: 0,
        }
    }

    /// The same with a start position for games that do not name one.
    #[must_use]
    pub fn starting_from(mut self, start: Option<Position>) -> MoveReader<'a> {
        self.start = start;
        self
    }

    /// Pushes the next game into a visitor; `false` if there is none.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        let Some(game) = cut::next_game(&self.text, self.at, self.numbered) else {
            return false;
        };
        self.at = game.end;
        let place = Place {
            start: game.start,
            index: self.games,
        };
        self.games += 1;
        // Whether the visitor wants all of it is its own affair.
        let _ = self.tell(game.clone(), place, visitor);
        visitor.end_game(game.end);
        true
    }

    fn tell(&self, game: Range<usize>, place: Place, visitor: &mut impl Visitor) -> Flow {
        let text = &*self.text;
        let body = cut::behind_tags(text, game.clone());
        visitor.begin_game(place)?;
        let mut tags = TagsOnly {
            visitor,
            fen: None,
            is_chess960: false,
        };
        Reader::new(&text.as_bytes()[game.start..body]).read_game(&mut tags);
        let (named, is_chess960) = (tags.fen.take(), tags.is_chess960);
        let variant = is_chess960.then_some(Variant::Chess960);
        let position = |fen: &str| read_fen(fen, variant).ok().map(|start| start.position);
        let told = match &named {
            Some(_) => None,
            None => start::find(text, body..game.end, &self.languages()),
        };
        if let Some(told) = &told {
            let span = Span::new(game.start, told.range.start, told.range.end);
            visitor.tag(Tag::told("SetUp", "1", span))?;
            visitor.tag(Tag::told("FEN", &told.fen, span))?;
            for (place, doubt) in &told.doubts {
                let span = Span::new(game.start, *place, told.range.end);
                visitor.diagnostic(Diagnostic::new(Code::FaultyFen, span, doubt.clone()));
            }
        }
        let start = match (&named, &told) {
            (Some(fen), _) => position(fen),
            (None, Some(told)) => position(&told.fen),
            (None, None) => Some(self.start.unwrap_or_default()),
        };
        let moves = told.as_ref().map_or(body, |told| told.range.end);
        let found = start.and_then(|start| self.find(moves..game.end, &start));
        let Some(found) = found else {
            visitor.begin_moves(None)?;
            let comment = |range: Range<usize>, kind| Comment {
                text: text[range.clone()].as_bytes(),
                kind,
                span: Span::new(game.start, range.start, range.end),
                lead: Some(0),
            };
            for heading in headings(text, body..moves, told.as_ref()) {
                visitor.comment(comment(heading, CommentKind::Comment))?;
            }
            let unread = item::trimmed(text, moves..game.end);
            if !unread.is_empty() {
                let unread = comment(unread, CommentKind::Unread);
                let message = "no move of this text can be played";
                visitor.diagnostic(Diagnostic::new(Code::UnknownWord, unread.span, message));
                visitor.comment(unread)?;
            }
            return visitor.result(GameResult::Unknown, Span::default());
        };
        self.say_dialect(&found, game.start, visitor);
        visitor.begin_moves(None)?;
        let mut teller = Teller {
            movetext: Movetext {
                text,
                dialect: found.dialect,
            },
            visitor,
            base: game.start,
            result: None,
            behind: game.end,
            depth: 0,
        };
        for heading in headings(text, body..found.body, told.as_ref()) {
            teller.comment(heading, CommentKind::Comment)?;
        }
        teller.tell_line(&found.line, found.body..game.end, 0)?;
        teller.tell_rest(game.end)?;
        match teller.result {
            Some((result, span)) => teller.visitor.result(result, span),
            None => Flow::Continue(()),
        }
    }

    /// The languages of the dialects, each once.
    fn languages(&self) -> Vec<&'static Language> {
        let mut languages = Vec::new();
        for dialect in &self.dialects {
            if !languages.contains(&dialect.language()) {
                languages.push(dialect.language());
            }
        }
        languages
    }

    /// The dialect in which most of a game can be played, and its line.
    fn find(&self, body: Range<usize>, start: &Position) -> Option<Found> {
        let mut best: Option<(isize, Found)> = None;
        for &dialect in &self.dialects {
            let movetext = Movetext {
                text: &self.text,
                dialect,
            };
            let Some(at) = movetext.first_move(body.clone(), start) else {
                continue;
            };
            let line = movetext.find_line(at, body.end, &Stand::new(start));
            if line.steps.is_empty() {
                continue;
            }
            // What could not be read speaks as much against a dialect as a move speaks for it.
            let worth = line.steps.len() as isize - line.unread as isize;
            if best.as_ref().is_none_or(|(before, _)| worth > *before) {
                best = Some((
                    worth,
                    Found {
                        dialect,
                        body: at,
                        line,
                    },
                ));
            }
        }
        best.map(|(_, found)| found)
    }

    /// Says in what a game is written, if that had to be found.
    fn say_dialect(&self, found: &Found, start: usize, visitor: &mut impl Visitor) {
        if self.dialects.len() > 1 {
            let message = format!("read as {}", found.dialect);
            let span = Span::new(start, found.body, found.body);
            visitor.diagnostic(Diagnostic::new(Code::NotationFound, span, message));
        }
    }
}

impl Movetext<'_> {
    /// Where the first move stands, or the number before it: what comes before is a heading.
    fn first_move(&self, body: Range<usize>, start: &Position) -> Option<usize> {
        if self.dialect.notation().uses_all_signs() {
            return Some(body.start);
        }
        let mut at = body.start;
        // The first move that could be played with no number before it.
        let mut bare = None;
        let mut number: Option<usize> = None;
        loop {
            match self.next(at, body.end, start.turn()) {
                Next::End => return bare,
                Next::Item(Item::Number(_), range) => {
                    number = Some(range.start);
                    at = range.end;
                }
                Next::Item(item, range) => {
                    if matches!(item, Item::Text | Item::Result(_)) {
                        number = None;
                    }
                    at = range.end;
                }
                Next::Move(place, scans) => {
                    if plays(start, &scans) {
                        if number.is_some() {
                            return number;
                        }
                        bare = bare.or(Some(place));
                    }
                    number = None;
                    at = place + item::word_len(&self.text[place..body.end]);
                }
            }
        }
    }
}

/// Whether any of these readings can be played.
fn plays(start: &Position, scans: &[Scan]) -> bool {
    scans
        .iter()
        .any(|scan| scan.reading.null || start.resolve(&scan.reading.pattern) != Resolution::None)
}

/// What stands before the moves, as the texts of comments; positions are left out, and what is a
/// comment already stands for itself.
fn headings(text: &str, range: Range<usize>, told: Option<&Told>) -> Vec<Range<usize>> {
    let told = told.filter(|told| range.contains(&told.range.start));
    let parts = match told.map(|told| &told.range) {
        Some(line) => vec![range.start..line.start, line.end..range.end.max(line.end)],
        None => vec![range],
    };
    let mut found = Vec::new();
    for part in parts {
        let mut at = part.start;
        for piece in text[part].split_inclusive(['{', '}']) {
            let inner = piece.trim_end_matches(['{', '}']).trim();
            let start = at + piece.find(inner).unwrap_or(0);
            if !inner.is_empty() {
                found.push(start..start + inner.len());
            }
            at += piece.len();
        }
    }
    found
}

/// Bytes as text; what is no UTF-8 is as many question marks, so that places stay what they are.
fn as_text(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    Cow::Owned(text)
}

/// Hands on the tags of a game and what is said about them, and nothing else.
struct TagsOnly<'a, V> {
    visitor: &'a mut V,
    fen: Option<String>,
    is_chess960: bool,
}

impl<V: Visitor> Visitor for TagsOnly<'_, V> {
    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.visitor.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        let value = String::from_utf8_lossy(&tag.value);
        if tag.name.eq_ignore_ascii_case(b"FEN") && self.fen.is_none() {
            self.fen = Some(value.into_owned());
        } else if tag.name == b"Variant" {
            let name = VariantName::parse(&tag.value);
            let rules = name.and_then(|name| name.value.rules());
            self.is_chess960 = rules == Some(Variant::Chess960);
        }
        self.visitor.tag(tag)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        // What this reader thinks of moves and results that it does not see is of no interest.
        if diagnostic.code.text().starts_with('T') {
            self.visitor.diagnostic(diagnostic);
        }
    }
}
