//! How the text of a move departs from SAN in export form.

use scoresheet_chess::Move;
use scoresheet_notation::algebraic::{self, compare};
use scoresheet_notation::{Quirk, Quirks, Reading, View, Word};

use super::Resolver;
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix, Severity};
use crate::pgn::{Ply, Tag, Visitor};
use crate::remark::{Nag, Sign};
use crate::source::Span;
use crate::tags::GameResult;

/// The glyph of the only move that was possible (PGN 10).
const FORCED: Nag = Nag(7);

/// Claims that were false, not only spelled otherwise.
const FALSE_CLAIMS: [Quirk; 6] = [
    Quirk::FalseCapture,
    Quirk::FalseCheck,
    Quirk::FalseDoubleCheck,
    Quirk::FalseMate,
    Quirk::FalseEnPassant,
    Quirk::NoPromotionPiece,
];

impl<V: Visitor> Resolver<V> {
    /// Says at a place how a glyph in signs is written in export format (PGN 8.2.3.8, 8.2.4).
    #[cold]
    pub(super) fn say_glyph(&mut self, nag: Nag, place: Span, span: Span) {
        let number = format!("${}", nag.0);
        let message = format!("a glyph in signs, which is `{number}` in export format");
        let title = format!("write `{number}`");
        let text = format!(" {number}").into_bytes();
        let fix = Fix::replace(Applicability::Safe, span, text, title);
        let said = Diagnostic::new(Code::GlyphSpelling, place, message).with_fix(fix);
        self.inner.diagnostic(said.at_ply(self.line.plies));
    }

    /// The number of a glyph in signs behind the last ply.
    ///
    /// An arrow is an attack, but some mark with it a move that was the only one. Where only one was
    /// legal that is what it says.
    #[cold]
    pub(super) fn number_of(&self, sign: Sign) -> Nag {
        let line = &self.line;
        if sign.is_arrow() && line.has_ply && line.before().count_moves() == 1 {
            return FORCED;
        }
        sign.nag(self.mover())
    }

    #[cold]
    pub(super) fn say_result_tag(&mut self, tag: &Tag<'_>, result: GameResult) {
        let message = format!("this result is spelled `{}` in PGN", result.text());
        let text = format!("[Result \"{}\"]", result.text());
        let title = format!("write `{text}`");
        let fix = Fix::replace(Applicability::Safe, tag.span, text.into_bytes(), title);
        self.inner
            .diagnostic(Diagnostic::new(Code::ResultSpelling, tag.span, message).with_fix(fix));
    }

    /// The result of a game that does not say it, if its last move mates or stalemates.
    pub(super) fn result_on_board(&self) -> Option<GameResult> {
        let line = self.outer.first().unwrap_or(&self.line);
        let is_read = line.plies > 0 && !line.is_stuck && !self.start.unsupported;
        match is_read && !self.has_result_tag {
            true => GameResult::of_position(line.position()),
            false => None,
        }
    }

    /// Says how a text departs from SAN in export form.
    #[cold]
    #[inline(never)]
    pub(super) fn compare_spelling(
        &mut self,
        ply: &Ply<'_>,
        mv: Move,
        spelled: Word,
        reading: Option<&Reading>,
    ) {
        let parsed;
        let reading = match reading {
            Some(reading) => reading,
            None => match algebraic::parse(ply.text) {
                Ok(reading) => {
                    parsed = reading;
                    &parsed
                }
                Err(_) => return,
            },
        };
        let view = View::new(self.line.before(), mv, self.line.position());
        let quirks = compare(reading, &view);
        let said = describe(ply, spelled, quirks, self.line.plies);
        // In a variant `#` may mean that its own rules have ended the game.
        let is_mark = |quirk| {
            matches!(
                quirk,
                Quirk::FalseCheck | Quirk::FalseMate | Quirk::FalseDoubleCheck
            )
        };
        let is_variant = self.start.unsupported && quirks.iter().all(is_mark);
        self.inner.diagnostic(match is_variant {
            true => said.with_severity(Severity::Note),
            false => said,
        });
    }
}

/// What is said of a game without a result, mended by the one that is known from elsewhere.
pub(super) fn with_result(mut diagnostic: Diagnostic, known: Option<GameResult>) -> Diagnostic {
    if let Some(result) = known
        && let Some(fix) = &mut diagnostic.fix
    {
        fix.title = format!("add `{}`", result.marker()).into();
        for edit in &mut fix.edits {
            let lead = edit
                .text
                .iter()
                .take_while(|byte| byte.is_ascii_whitespace());
            let mut text = edit.text[..lead.count()].to_vec();
            text.extend_from_slice(result.marker().as_bytes());
            edit.text = text.into();
        }
    }
    diagnostic
}

fn describe(ply: &Ply<'_>, spelled: Word, quirks: Quirks, number: u32) -> Diagnostic {
    let is_false = FALSE_CLAIMS.iter().any(|&quirk| quirks.has(quirk));
    let mut message = format!(
        "`{}` is `{spelled}` in SAN",
        String::from_utf8_lossy(ply.text)
    );
    for (index, quirk) in quirks
        .iter()
        .filter(|&quirk| quirk != Quirk::Coordinates)
        .enumerate()
    {
        message.push_str(if index == 0 { ": " } else { ", " });
        message.push_str(quirk.message());
    }
    let code = if is_false {
        Code::FalseClaim
    } else {
        Code::MoveSpelling
    };
    // A glyph in the word would go with it.
    let applicability = match quirks.has(Quirk::Glyph) || quirks.has(Quirk::DrawOffer) {
        true => Applicability::Manual,
        false => Applicability::Safe,
    };
    let spelled = spelled.as_str();
    let title = format!("write `{spelled}`");
    let fix = Fix::replace(applicability, ply.span, spelled.as_bytes().to_vec(), title);
    Diagnostic::new(code, ply.span, message)
        .at_ply(number)
        .with_fix(fix)
}
