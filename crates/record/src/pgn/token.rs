//! The kinds of tokens a PGN text is made of.

/// What a token is. Every byte of a text is in exactly one token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum TokenKind {
    /// White space and line ends.
    Space,
    /// A move, a glyph in signs, or any other run of letters.
    Word,
    /// Digits with the periods that follow them: `12.`, `12...`, `12`.
    Number,
    /// Periods on their own.
    Dots,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result,
    /// `$` and digits.
    Nag,
    /// `!`, `?` and their combinations.
    Glyph,
    /// `{...}`, with the braces; to the next certain start of a game if it is never closed.
    Comment,
    /// `;` and the rest of the line.
    LineComment,
    /// `%` at the start of a line and the rest of that line (PGN 6).
    Escape,
    /// A whole tag pair with its brackets.
    Tag,
    /// `(`
    Open,
    /// `)`
    Close,
    /// A sign with no meaning here, such as a lone `]`, `}` or `<`.
    Stray,
}

/// A token and where it is in the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

impl Token {
    /// The bytes of the token.
    #[inline(always)]
    pub fn of(self, text: &[u8]) -> &[u8] {
        &text[self.start..self.end]
    }
}
