//! A short text in one machine word, for moves on the fast path.

use core::fmt;

/// A text of at most eight bytes, none of them zero; the first in the lowest byte, the rest zero.
///
/// The longest SAN has seven characters (`Qa6xb7#`), so a move is read, written
/// and compared in a register.
///
/// ```
/// use scoresheet_notation::Word;
/// let word = Word::pack(b"Nf3+").unwrap();
/// assert_eq!(word.as_str(), "Nf3+");
/// assert_eq!(Word::pack(b"far too long"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Word([u8; 8]);

impl Word {
    /// The empty text.
    pub const EMPTY: Word = Word([0; 8]);

    /// Packs a text; `None` if it has more than eight bytes, or a zero among them, which could not
    /// be told from none.
    ///
    /// ```
    /// # use scoresheet_notation::Word;
    /// assert_eq!(Word::pack(b"e5\0"), None);
    /// ```
    pub const fn pack(text: &[u8]) -> Option<Word> {
        if text.len() > 8 {
            return None;
        }
        let mut bytes = [0; 8];
        let mut at = 0;
        while at < text.len() {
            if text[at] == 0 {
                return None;
            }
            bytes[at] = text[at];
            at += 1;
        }
        Some(Word(bytes))
    }

    /// The first `len` of eight bytes; all of them if `len` is not from 1 to 8.
    #[inline(always)]
    pub const fn first_of(bytes: [u8; 8], len: usize) -> Word {
        // The shift counts modulo 64, so that a length of 8 keeps all.
        let keep = !0u64 >> (64u32.wrapping_sub(8 * len as u32) & 63);
        Word::from_bits(u64::from_le_bytes(bytes) & keep)
    }

    /// The word as a number, its first byte lowest.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// The word of a number.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Word {
        Word(bits.to_le_bytes())
    }

    /// All eight bytes, zeros after the text.
    #[inline(always)]
    pub const fn bytes(&self) -> &[u8; 8] {
        &self.0
    }

    /// How many bytes the text has.
    #[inline(always)]
    pub const fn len(self) -> usize {
        8 - self.bits().leading_zeros() as usize / 8
    }

    /// Whether all its bytes are ASCII.
    #[inline(always)]
    pub const fn is_ascii(self) -> bool {
        self.bits() & 0x8080_8080_8080_8080 == 0
    }

    /// Whether the text is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The text. Words that this crate writes are ASCII; of others, what comes before a byte
    /// that is not.
    pub fn as_str(&self) -> &str {
        match str::from_utf8(&self.0[..self.len()]) {
            Ok(text) => text,
            Err(error) => str::from_utf8(&self.0[..error.valid_up_to()]).unwrap_or_default(),
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
