//! Where the games of a text in JSON begin and end.
//!
//! Knows brackets and strings, and of the schema only that a document holds its
//! games in a list called `games`. Whether what stands between two brackets is
//! JSON at all is for who reads it.
//!
//! A game ends where one can see it, as in PGN: a string ends with its line,
//! since no line end may stand in one, and a line that begins with a brace
//! where no value can stand, or as games are written here, begins a game
//! *whatever stands before it*. So a line that was cut off costs only its game.

use std::ops::Range;

/// Which brackets are open around the games of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// None: the games stand one after the other.
    #[default]
    Top,
    /// Those of a list of games.
    List,
    /// Those of a document and of the list in it.
    Document,
    /// That of a document whose list is over.
    Tail,
}

/// Something that stands where a game could.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// An object, or what is left of one.
    Game(Range<usize>),
    /// Something else.
    Stray(Range<usize>),
    /// An object begins here and does not end in this text.
    Unfinished(usize),
    /// There is nothing more.
    End,
}

/// Goes through the games of a text.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    text: &'a [u8],
    at: usize,
    level: Level,
    /// Whether nothing comes behind the text.
    is_whole: bool,
}

/// How far an object reaches.
enum Extent {
    End(usize),
    /// It is a document, whose list of games begins here.
    Document(usize),
    Unknown,
}

impl<'a> Walk<'a> {
    /// Goes through a text, inside of the brackets that are open before it.
    pub fn new(text: &'a [u8], level: Level, is_whole: bool) -> Walk<'a> {
        Walk {
            text,
            at: 0,
            level,
            is_whole,
        }
    }

    /// Behind what was found last.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    /// Which brackets are open.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The next thing that stands where a game could.
    pub fn next_item(&mut self) -> Item {
        loop {
            self.skip_blanks();
            let start = self.at;
            let Some(&byte) = self.text.get(start) else {
                return Item::End;
            };
            let in_list = matches!(self.level, Level::List | Level::Document);
            match (byte, self.level) {
                (_, Level::Tail) => match self.end_of_document() {
                    Some(end) => {
                        self.at = end;
                        self.level = Level::Top;
                    }
                    None if self.is_whole => {
                        self.at = self.text.len();
                        return Item::End;
                    }
                    None => return Item::Unfinished(start),
                },
                (b',', _) if in_list => self.at += 1,
                (b']', Level::List) => {
                    self.at += 1;
                    self.level = Level::Top;
                }
                (b']', Level::Document) => {
                    self.at += 1;
                    self.level = Level::Tail;
                }
                (b'[', Level::Top) => {
                    self.at += 1;
                    self.level = Level::List;
                }
                (b'{', level) => match self.extent(start, level == Level::Top) {
                    Extent::End(end) => {
                        self.at = end;
                        return Item::Game(start..end);
                    }
                    Extent::Document(list) => {
                        self.at = list;
                        self.level = Level::Document;
                    }
                    Extent::Unknown if self.is_whole => {
                        self.at = self.text.len();
                        return Item::Game(start..self.at);
                    }
                    Extent::Unknown => return Item::Unfinished(start),
                },
                _ => return self.stray(start, in_list),
            }
        }
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            self.at += match rest {
                [b' ' | b'\t' | b'\n' | b'\r', ..] => 1,
                // The mark of files that were joined may stand anywhere.
                [0xef, 0xbb, 0xbf, ..] => 3,
                _ => return,
            };
        }
    }

    fn stray(&mut self, start: usize, in_list: bool) -> Item {
        let ends = |byte: &u8| match byte {
            b'{' | b'\n' => true,
            b',' | b']' => in_list,
            _ => false,
        };
        // The first byte is stray whatever it is.
        let len = self.text[start + 1..].iter().position(ends);
        let end = match len {
            Some(len) => start + 1 + len,
            None if self.is_whole => self.text.len(),
            None => return Item::Unfinished(start),
        };
        self.at = end;
        Item::Stray(start..end)
    }

    /// Behind the bracket that closes the document, whatever else is in it.
    fn end_of_document(&self) -> Option<usize> {
        let mut depth = 1;
        let mut at = self.at;
        while let Some(&byte) = self.text.get(at) {
            at += 1;
            match byte {
                b'"' => at = end_of_string(self.text, at)?,
                b'{' | b'[' => depth += 1,
                b'}' | b']' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// How far the object reaches whose brace stands here.
    fn extent(&self, start: usize, may_be_document: bool) -> Extent {
        let text = self.text;
        let mut depth = 0;
        let mut at = start;
        while let Some(&byte) = text.get(at) {
            at += 1;
            match byte {
                b'"' => {
                    let string = at;
                    let Some(end) = end_of_string(text, at) else {
                        return Extent::Unknown;
                    };
                    at = end;
                    if depth == 1 && may_be_document && text[string..].starts_with(b"games\"") {
                        match list_behind(text, at) {
                            Some(Some(list)) => return Extent::Document(list),
                            Some(None) => {}
                            None => return Extent::Unknown,
                        }
                    }
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' => {
                    depth -= 1;
                    if depth == 0 {
                        return Extent::End(at);
                    }
                }
                b'\n' => match text.get(at) {
                    Some(b'{') => match begins_game(text, start, at) {
                        Some(true) => return Extent::End(at),
                        Some(false) => {}
                        None if self.is_whole => {}
                        None => return Extent::Unknown,
                    },
                    Some(_) => {}
                    None => return Extent::Unknown,
                },
                _ => {}
            }
        }
        Extent::Unknown
    }
}

/// Behind the quote that ends a string, or at the end of its line. `None` if neither is there.
fn end_of_string(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', text.get(at..)?)?;
        match text[at] {
            b'"' => return Some(at + 1),
            b'\n' => return Some(at),
            // A line end cannot be escaped either.
            _ if text.get(at + 1) == Some(&b'\n') => return Some(at + 1),
            _ => at += 2,
        }
    }
}

/// Behind the bracket of a list that is the value of the name that ends here; `None` if the text
/// ends before one can tell.
fn list_behind(text: &[u8], at: usize) -> Option<Option<usize>> {
    let mut rest = text[at..].trim_ascii_start();
    for (sign, is_last) in [(b':', false), (b'[', true)] {
        let (&first, behind) = rest.split_first()?;
        if first != sign {
            return Some(None);
        }
        rest = match is_last {
            true => behind,
            false => behind.trim_ascii_start(),
        };
    }
    Some(Some(text.len() - rest.len()))
}

/// Whether a brace at the beginning of a line begins a game although an object is open: because
/// games are written so, or since no value can stand there. `None` if the text ends before one
/// can tell.
fn begins_game(text: &[u8], start: usize, brace: usize) -> Option<bool> {
    const USUAL: &[u8] = b"{\"version\":";
    let rest = &text[brace..];
    if rest.starts_with(USUAL) {
        return Some(true);
    }
    let before = text[start..brace].trim_ascii_end().last();
    if !matches!(before, Some(b'[' | b',' | b':')) {
        return Some(true);
    }
    if USUAL.starts_with(rest) {
        return None;
    }
    Some(false)
}
