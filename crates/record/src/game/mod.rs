//! A whole game in memory: tags, a tree of moves with all that was said about them, a result.

mod tree;
mod build;
mod replay;

use std::collections::HashSet;

use scoresheet_chess::Position;
use scoresheet_notation::Dialect;

pub use build::Builder;
pub use tree::{Children, MainLine, Node, NodeId, Remarks, Tree};

use crate::diagnostic::Diagnostic;
use crate::movetext::MoveReader;
use crate::pgn::{Layout, Reader, Writer};
use crate::resolve::Resolver;
use crate::tags::GameResult;

/// A text that is no move: a comment, an escape line, or moves that could not be read.
///
/// Line ends in comments mean no more than blanks (a writer may wrap them
/// anywhere), so they are kept as single blanks, and blanks at either end are
/// dropped.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Text {
    /// The bytes, usually UTF-8.
    pub bytes: Vec<u8>,
    /// Whether it is an escape line; other kinds are all comments here.
    pub is_escape: bool,
}

impl Text {
    /// A comment.
    pub fn comment(text: impl Into<Vec<u8>>) -> Text {
        Text {
            bytes: text.into(),
            is_escape: false,
        }
    }

    /// The text, with marks where it is not UTF-8.
    pub fn to_str(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// A game: tags, moves with variations and remarks, and a result.
///
/// Two games are equal when they say the same; where they came from and what
/// was odd about their text does not count.
///
/// ```
/// use scoresheet_record::Game;
/// let game = Game::read(b"[White \"Morphy, Paul\"]\n\n1. e4 (1. d4 d5) e5 *").unwrap();
/// assert_eq!(game.tag("White").as_deref(), Some("Morphy, Paul"));
/// let line: Vec<String> =
///     game.main_line().map(|id| game.tree.node(id).mv.landing().to_string()).collect();
/// assert_eq!(line, ["e4", "e5"]);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// Comments and escape lines before the tags.
    pub preamble: Vec<Text>,
    /// The tags in the order of the text; a name may come twice.
    pub tags: Vec<(Vec<u8>, Vec<u8>)>,
    /// The start position; `None` if the tags name one that cannot be played from, or a variant
    /// whose rules are not known. Such a game has no moves, only text.
    pub start: Option<Position>,
    /// The moves.
    pub tree: Tree,
    /// The result at the end of the moves; without one, what the Result tag says.
    pub result: GameResult,
    /// What was odd about the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The bytes of the game in the text it was read from.
    pub source: std::ops::Range<usize>,
}

impl Game {
    /// A game without tags and moves from the usual start.
    pub fn new() -> Game {
        Game {
            preamble: Vec::new(),
            tags: Vec::new(),
            start: Some(Position::start()),
            tree: Tree::new(),
            result: GameResult::Unknown,
            diagnostics: Vec::new(),
            source: 0..0,
        }
    }

    /// The first game of a text; `None` if there is none.
    pub fn read(text: &[u8]) -> Option<Game> {
        let mut resolver = Resolver::new(Builder::new());
        Reader::new(text).read_game(&mut resolver);
        resolver.into_inner().take()
    }

    /// All games of a text.
    pub fn read_all(text: &[u8]) -> Vec<Game> {
        let mut reader = Reader::new(text);
        let mut resolver = Resolver::new(Builder::new());
        let mut games = Vec::new();
        while reader.read_game(&mut resolver) {
            games.extend(resolver.inner_mut().take());
        }
        games
    }

    /// All games of a text whose moves are in any of some dialects; see
    /// [`MoveReader`].
    ///
    /// ```
    /// use scoresheet_notation::{Dialect, Notation, language};
    /// use scoresheet_record::Game;
    /// let german = Dialect::new(Notation::San, language::find("de").unwrap()).unwrap();
    /// let games = Game::read_all_in("1. e4 e5 2. Sf3 Sc6 3. Lb5", vec![german]);
    /// assert_eq!(games[0].main_line().count(), 5);
    /// ```
    pub fn read_all_in(text: &str, dialects: Vec<Dialect>) -> Vec<Game> {
        let mut reader = MoveReader::new(text, dialects);
        let mut resolver = Resolver::new(Builder::new());
        let mut games = Vec::new();
        while reader.read_game(&mut resolver) {
            games.extend(resolver.inner_mut().take());
        }
        games
    }

    /// The value of the first tag of a name, if it is there.
    pub fn tag(&self, name: &str) -> Option<std::borrow::Cow<'_, str>> {
        let found = self.tags.iter().find(|(known, _)| known == name.as_bytes());
        found.map(|(_, value)| String::from_utf8_lossy(value))
    }

    /// The tags without those whose name has come before.
    pub fn first_tags(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let first = self.told_tags().filter(|(_, _, comes_again)| !comes_again);
        first.map(|(name, value, _)| (name, value))
    }

    /// All tags, each with whether its name has come before.
    fn told_tags(&self) -> impl Iterator<Item = (&[u8], &[u8], bool)> {
        // A few names are looked through faster than they are hashed.
        let mut seen = (self.tags.len() > 64).then(HashSet::new);
        let tags = self.tags.iter().enumerate();
        tags.map(move |(index, (name, value))| {
            let comes_again = match &mut seen {
                Some(seen) => !seen.insert(name),
                None => self.tags[..index]
                    .iter()
                    .any(|(earlier, _)| earlier == name),
            };
            (name.as_slice(), value.as_slice(), comes_again)
        })
    }

    /// The nodes of the main line.
    pub fn main_line(&self) -> MainLine<'_> {
        self.tree.line_from(Tree::ROOT)
    }

    /// The game as PGN.
    ///
    /// ```
    /// use scoresheet_record::{Game, pgn::Layout};
    /// let game = Game::read(b"1.e4 e5 {open} 1-0").unwrap();
    /// let text = game.write(&Layout::ONE_LINE);
    /// assert!(text.ends_with(b"1. e4 e5 {open} 1-0\n\n"));
    /// ```
    pub fn write(&self, layout: &Layout) -> Vec<u8> {
        let mut writer = Writer::new(*layout);
        self.replay(&mut writer);
        writer.take_text()
    }

    /// The position at the end of the main line.
    pub fn final_position(&self) -> Option<Position> {
        let mut position = self.start?;
        for id in self.main_line() {
            position.play(self.tree.node(id).mv);
        }
        Some(position)
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.preamble == other.preamble
            && self.first_tags().eq(other.first_tags())
            && self.start == other.start
            && self.result == other.result
            && self.tree == other.tree
    }
}
