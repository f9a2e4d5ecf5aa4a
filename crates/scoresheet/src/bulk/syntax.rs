//! What a text is written in, told from its first bytes.

/// What games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Syntax {
    /// PGN, or moves as people write them.
    #[default]
    Pgn,
    /// JSON: objects that are games, one after the other or in a list.
    Json,
}

/// How far a text is looked into. A name in quotes that is longer is none of ours.
pub(super) const HEAD: usize = 1 << 12;

impl Syntax {
    /// All there are.
    pub const ALL: [Syntax; 2] = [Syntax::Pgn, Syntax::Json];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Syntax::Pgn => "pgn",
            Syntax::Json => "json",
        }
    }

    /// What a text seems to be written in.
    ///
    /// A comment may begin a game in PGN, and so may a tag with a blank behind its bracket: a
    /// brace begins an object only before a name in quotes and a colon, a bracket begins a list
    /// only before an object or if nothing is in it.
    ///
    /// ```
    /// use scoresheet::bulk::Syntax;
    /// assert_eq!(Syntax::detect(b"{\"version\": 1, \"moves\": []}"), Syntax::Json);
    /// assert_eq!(Syntax::detect(b"[\n  {\"version\": 1"), Syntax::Json);
    /// assert_eq!(Syntax::detect(b"{\"Good\" is what he said} 1. e4 *"), Syntax::Pgn);
    /// assert_eq!(Syntax::detect(b"[ Event \"A\"]"), Syntax::Pgn);
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
        if is_json { Syntax::Json } else { Syntax::Pgn }
    }
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
