//! How a game is laid out as PGN text: a struct of choices.

/// Which tags are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagChoice {
    /// All: the roster first and in its order, then the others by name (PGN 8.1.1, 8.1).
    All,
    /// The seven-tag roster alone; with the start position where there must be one.
    Roster,
    /// None.
    None,
}

/// How a game is laid out.
///
/// The standard leaves open how comments and variations are laid out. Here
/// they are tokens among the others: `{` and `(` stand before their first word
/// and `}` and `)` behind their last without a blank, and a comment may break
/// where it has a single blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// The longest line in bytes; a longer token still gets a line of its own.
    pub width: usize,
    /// Which tags are written.
    pub tags: TagChoice,
    /// Whether comments are written.
    pub comments: bool,
    /// Whether escape lines, and comments before the tags, are written.
    pub escapes: bool,
    /// Whether variations are written.
    pub variations: bool,
    /// Whether glyphs are written.
    pub nags: bool,
    /// Whether move numbers are written.
    pub numbers: bool,
    /// Whether the result is written after the moves.
    pub result: bool,
}

impl Layout {
    /// Export format, with all that a game holds (PGN 3.2, 8).
    pub const EXPORT: Layout = Layout {
        width: 79,
        tags: TagChoice::All,
        comments: true,
        escapes: true,
        variations: true,
        nags: true,
        numbers: true,
        result: true,
    };

    /// Reduced export format: the roster and the moves of the game (PGN 3.2.4).
    pub const REDUCED: Layout = Layout {
        tags: TagChoice::Roster,
        comments: false,
        escapes: false,
        variations: false,
        nags: false,
        ..Layout::EXPORT
    };

    /// Export format with all moves of a game on one line.
    pub const ONE_LINE: Layout = Layout {
        width: usize::MAX,
        escapes: false,
        ..Layout::EXPORT
    };
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::EXPORT
    }
}
