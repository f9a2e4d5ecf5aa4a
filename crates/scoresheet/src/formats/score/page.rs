//! What all pages share: remarks as running text in lines of some width.

use scoresheet_chess::Color;
use scoresheet_record::pgn::{Comment, CommentKind, Layout, Played};

/// Words that belong together, and are broken into lines later.
#[derive(Clone, Default, Debug)]
pub(super) struct Run {
    words: Vec<String>,
    /// Whether the next word is glued to the last one.
    is_open: bool,
}

impl Run {
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Adds a word that is not broken.
    pub(super) fn word(&mut self, word: &str) {
        match self.words.last_mut().filter(|_| self.is_open) {
            Some(last) => last.push_str(word),
            None => self.words.push(word.to_owned()),
        }
        self.is_open = false;
    }

    /// Adds a sign to the word before.
    pub(super) fn glue(&mut self, sign: &str) {
        self.is_open = true;
        self.word(sign);
    }

    /// Adds an opening bracket, to which the next word is glued.
    pub(super) fn open(&mut self, bracket: &str) {
        self.word(bracket);
        self.is_open = true;
    }

    /// Adds a comment in braces. A brace in it becomes a parenthesis.
    pub(super) fn comment(&mut self, comment: &Comment<'_>) {
        let mut text = Vec::new();
        comment.write_into(&mut text);
        let text = String::from_utf8_lossy(&text)
            .replace('}', ")")
            .replace('|', "/");
        let mut words = text.split(' ').filter(|word| !word.is_empty()).peekable();
        if words.peek().is_some() {
            self.open("{");
            words.for_each(|word| self.word(word));
            self.glue("}");
        }
    }

    /// All words in lines of some width, each behind an indentation.
    pub(super) fn lines(&mut self, indentation: &str, width: usize, out: &mut String) {
        let mut column = 0;
        for word in self.words.drain(..) {
            let len = word.chars().count();
            if column > 0 && column + 1 + len > width {
                out.push('\n');
                column = 0;
            }
            if column == 0 {
                out.push_str(indentation);
                column = indentation.len();
            } else {
                out.push(' ');
                column += 1;
            }
            out.push_str(&word);
            column += len;
        }
        if column > 0 {
            out.push('\n');
        }
        self.is_open = false;
    }

    /// All words on the line at hand.
    pub(super) fn inline(&mut self, out: &mut String) {
        out.push_str(&self.words.join(" "));
        self.words.clear();
        self.is_open = false;
    }
}

/// The number that stands before a move: before each of White's, and before one of Black's if it
/// is due.
pub(super) fn number(played: &Played<'_>, is_due: bool) -> Option<String> {
    let number = played.before.fullmove_number();
    match played.before.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => is_due.then(|| format!("{number}...")),
    }
}

/// Whether a comment is written.
pub(super) fn is_wanted(comment: &Comment<'_>, layout: &Layout) -> bool {
    layout.comments && comment.kind != CommentKind::Escape
}
