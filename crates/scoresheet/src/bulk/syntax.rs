//! What a text is written in, told from its first bytes.

use std::path::Path;

/// What games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Syntax {
    /// PGN, or moves as people write them.
    #[default]
    Pgn,
    /// JSON: objects that are games, one after the other or in a list.
    Json,
    /// EPD: a position and operations on it, a line each.
    Epd,
}

/// How far a text is looked into. A name in quotes that is longer is none of ours.
pub(super) const HEAD: usize = 1 << 12;

impl Syntax {
    /// All there are.
    pub const ALL: [Syntax; 3] = [Syntax::Pgn, Syntax::Json, Syntax::Epd];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Syntax::Pgn => "pgn",
            Syntax::Json => "json",
            Syntax::Epd => "epd",
        }
    }

    /// The name by which it is called in sentences.
    pub const fn title(self) -> &'static str {
        match self {
            Syntax::Pgn => "PGN",
            Syntax::Json => "JSON",
            Syntax::Epd => "EPD",
        }
    }

    /// What the ending of a file's name says. Of the endings only `.epd` says more than the first
    /// bytes do: a list of positions may begin with remarks.
    pub fn of_file(path: &Path) -> Option<Syntax> {
        let name = path.file_name()?.to_str()?.to_ascii_lowercase();
        let endings = [".epd", ".epd.gz", ".epd.bz2", ".epd.zst", ".epd.xz"];
        let is_epd = endings.iter().any(|ending| name.ends_with(ending));
        is_epd.then_some(Syntax::Epd)
    }

    /// What a text seems to be written in.
    ///
    /// A comment may begin a game in PGN, and so may a tag with a blank behind its bracket: a
    /// brace begins an object only before a name in quotes and a colon, a bracket begins a list
    /// only before an object or if nothing is in it. A line of EPD begins with the pieces of a
    /// position, rank by rank, and the side to move.
    ///
    /// ```
    /// use scoresheet::bulk::Syntax;
    /// assert_eq!(Syntax::detect(b"{\"version\": 1, \"moves\": []}"), Syntax::Json);
    /// assert_eq!(Syntax::detect(b"[\n  {\"version\": 1"), Syntax::Json);
    /// assert_eq!(Syntax::detect(b"{\"Good\" is what he said} 1. e4 *"), Syntax::Pgn);
    /// assert_eq!(Syntax::detect(b"[ Event \"A\"]"), Syntax::Pgn);
    /// assert_eq!(Syntax::detect(b"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;"), Syntax::Epd);
    /// ```
    pub fn detect(text: &[u8]) -> Syntax {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let is_json = match text.trim_ascii_start() {
            [b'[', rest @ ..] => match rest.trim_ascii_start() {
                [b']', ..] => true,
                rest => is_object(rest),
            },
            rest => is_object(rest),
        };
        match is_json {
            true => Syntax::Json,
            false if is_position(text) => Syntax::Epd,
            false => Syntax::Pgn,
        }
    }
}

/// Whether a position begins here: eight ranks and the side to move.
fn is_position(text: &[u8]) -> bool {
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
    let mut words = text.trim_ascii_start().split(is_blank);
    let (Some(board), Some(turn)) = (words.next(), words.find(|word| !word.is_empty())) else {
        return false;
    };
    let is_known = |byte: &u8| byte.is_ascii_alphanumeric() || b"/[]~+-".contains(byte);
    let ranks = board.iter().filter(|&&byte| byte == b'/').count() + 1;
    ranks >= 8 && board.iter().all(is_known) && matches!(turn, b"w" | b"b")
}

/// Whether an object with something in it begins here.
fn is_object(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b"{") else {
        return false;
    };
    let Some(name) = rest.trim_ascii_start().strip_prefix(b"\"") else {
        return false;
    };
    let end = name
        .iter()
        .position(|byte| matches!(byte, b'"' | b'\\' | b'\n'));
    end.is_some_and(|end| {
        let behind = name[end..].strip_prefix(b"\"").unwrap_or_default();
        behind.trim_ascii_start().starts_with(b":")
    })
}
