//! Moves and glyphs as they are written outside of PGN.

use std::borrow::Cow;

use scoresheet_chess::Color;
use scoresheet_notation::{Dialect, View};

use crate::pgn::visitor::Played;
use crate::remark::{Nag, Sign};

/// A dialect, and room for a move in it.
#[derive(Clone, Debug)]
pub(super) struct InDialect {
    dialect: Dialect,
    text: String,
    /// Who moved last.
    mover: Color,
}

impl InDialect {
    pub(super) fn new(dialect: Dialect) -> InDialect {
        InDialect {
            dialect,
            text: String::new(),
            mover: Color::White,
        }
    }

    /// A move in the dialect. One that stood against the rules is spelled so that it can be read
    /// again.
    pub(super) fn spell(&mut self, played: &Played<'_>) -> &[u8] {
        self.text.clear();
        self.mover = played.before.turn();
        if played.stood {
            self.text.push_str(played.san.as_str());
        } else {
            let view = View::new(played.before, played.mv, played.after);
            self.dialect.write(played.before, &view, &mut self.text);
        }
        self.text.as_bytes()
    }

    /// Whether moves stand together without anything between them.
    pub(super) fn is_glued(&self) -> bool {
        self.dialect.notation().uses_all_signs()
    }

    /// A glyph as a sign that reads back as it; as its number if there is none.
    pub(super) fn sign(&self, nag: Nag) -> Cow<'static, str> {
        nag_in_text(nag, self.mover)
    }
}

/// A glyph of a move by a side as it stands in a text: as a sign if that reads back as the same
/// glyph and cannot be taken for a move, else as its number.
pub fn nag_in_text(nag: Nag, mover: Color) -> Cow<'static, str> {
    let is_plain = |sign: &&str| {
        let back = Sign::parse(sign.as_bytes()).map(|sign| sign.nag(mover));
        back == Some(nag) && !sign.contains(char::is_alphanumeric)
    };
    match nag.sign().filter(is_plain) {
        Some(sign) => Cow::Borrowed(sign),
        None => Cow::Owned(format!("${}", nag.0)),
    }
}

/// The signs that are written behind a move without a blank (PGN 8.2.3.8).
pub fn suffix(nag: Nag) -> Option<&'static str> {
    matches!(nag.0, 1..=6).then(|| nag.sign()).flatten()
}
