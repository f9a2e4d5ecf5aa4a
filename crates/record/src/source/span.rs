//! A place in the text of a game.

/// A run of bytes, counted from the first byte of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// The span of bytes `start..end` of a text in which the game begins at `base`.
    #[inline(always)]
    pub const fn new(base: usize, start: usize, end: usize) -> Span {
        Span {
            start: (start - base) as u32,
            end: (end - base) as u32,
        }
    }

    /// How many bytes it has.
    pub const fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether it has no bytes.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The bytes of the span in the text of its game.
    pub fn of(self, text: &[u8]) -> &[u8] {
        text.get(self.start as usize..self.end as usize)
            .unwrap_or_default()
    }
}
