//! A page that fills line by line: tokens are packed as the standard wants it (PGN 8.2.1).

use scoresheet_notation::Word;

/// Text that grows by tokens, wrapped at a width.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) text: Vec<u8>,
    /// How many bytes the line at hand has.
    column: usize,
    width: usize,
    /// Whether the next token follows without a blank, as after `(`.
    glued: bool,
    /// Where in the text the last token stands that has a blank before it and may go to the next
    /// line, with all that is glued to it; 0 if there is none on this line.
    movable: usize,
}

impl Sheet {
    pub(super) fn new(width: usize) -> Sheet {
        Sheet {
            text: Vec::new(),
            column: 0,
            width,
            glued: true,
            movable: 0,
        }
    }

    /// Begins a new line without a token before.
    pub(super) fn start_line(&mut self) {
        self.column = 0;
        self.glued = true;
        self.movable = 0;
    }

    /// Ends the line at hand, if anything is on it.
    pub(super) fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push(b'\n');
        }
        self.start_line();
    }

    /// Whether the line at hand is empty.
    pub(super) fn at_line_start(&self) -> bool {
        self.column == 0
    }

    /// The next token follows the last one without a blank.
    pub(super) fn glue(&mut self) {
        self.glued = true;
    }

    /// A token of at most eight bytes.
    #[inline(always)]
    pub(super) fn word(&mut self, word: Word) {
        let len = word.len();
        let blank = usize::from(!self.glued);
        let breaks = self.column + blank + len > self.width && blank > 0;
        let separator = if breaks { b'\n' } else { b' ' };
        // Sixteen bytes are written and those that are too many dropped again: a copy of a
        // fixed length is a single store.
        let bits = u128::from(word.bits());
        let bits = if self.glued {
            bits
        } else {
            bits << 8 | u128::from(separator)
        };
        let end = self.text.len() + blank + len;
        self.text.extend_from_slice(&bits.to_le_bytes());
        self.text.truncate(end);
        self.column = if breaks {
            len
        } else {
            self.column + blank + len
        };
        if !self.glued {
            self.movable = if breaks { 0 } else { end - len };
        } else if self.column > self.width {
            self.move_last();
        }
        self.glued = false;
    }

    /// A token of any length. With `may_break` false it stays on the line whatever its length.
    pub(super) fn token(&mut self, token: &[u8], may_break: bool) {
        let blank = usize::from(!self.glued);
        if may_break && blank > 0 && self.column + blank + token.len() > self.width {
            self.text.push(b'\n');
            self.column = 0;
            self.movable = 0;
        } else if blank > 0 {
            self.text.push(b' ');
            self.column += 1;
            if may_break {
                self.movable = self.text.len();
            }
        }
        self.append(token);
        self.glued = false;
    }

    /// Bytes that belong to the token before.
    pub(super) fn append(&mut self, bytes: &[u8]) {
        self.text.extend_from_slice(bytes);
        self.column += bytes.len();
        if self.column > self.width {
            self.move_last();
        }
    }

    /// Moves the last token to a line of its own, now that what is glued to it is too long.
    #[cold]
    #[inline(never)]
    fn move_last(&mut self) {
        let blank = self.movable.wrapping_sub(1);
        if self.text.get(blank) == Some(&b' ') {
            self.text[blank] = b'\n';
            self.column = self.text.len() - self.movable;
        }
        self.movable = 0;
    }
}
