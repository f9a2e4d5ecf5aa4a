//! Moves that are written in pieces: `N f3`, `e x d5`, `O - O`, `a8 = Q`.
//!
//! A word that is no move but could be the beginning of one is held until one
//! sees what follows. If a legal move comes of them together, that is what was
//! meant; if not, each is taken for itself.

use scoresheet_notation::Quirk;

use super::Resolver;
use super::text::{goes_on, is_prose, piece};
use super::words::Found;
use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::{Flow, Ply, Visitor};
use crate::remark::Sign;
use crate::source::Span;

/// A word that may be part of a move.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    text: Vec<u8>,
    span: Span,
    /// The glyph that it is if it is no part of a move.
    sign: Option<Sign>,
}

impl<V: Visitor> Resolver<V> {
    /// Takes a word up that may be the beginning of a move.
    pub(super) fn hold(&mut self, ply: &Ply<'_>, sign: Option<Sign>) {
        self.held.push(Piece {
            text: ply.text.to_vec(),
            span: ply.span,
            sign,
        });
        self.update_ready();
    }

    /// Takes a sign up as a letter or sign of a move, if it could be one.
    pub(super) fn take_as_piece(&mut self, sign: Sign, text: &[u8], span: Span) -> Option<Flow> {
        let is_free = !self.line.is_stuck && self.nested == 0 && self.line.is_open;
        let ply = piece(text, span);
        if !is_free || text.len() > 1 {
            None
        } else if !self.held.is_empty() {
            Some(self.hold_on(ply, Some(sign)))
        } else if text == b"N" {
            self.hold(&ply, Some(sign));
            Some(Flow::Continue(()))
        } else {
            None
        }
    }

    /// A word behind others that are held, which may also be a sign.
    pub(super) fn hold_on(&mut self, ply: Ply<'_>, sign: Option<Sign>) -> Flow {
        let mut joined = joined(&self.held);
        joined.extend_from_slice(ply.text);
        let is_novelty = self.held[0].sign.is_some();
        // A move of its own is one behind the sign of a novelty, unless this game has had others in
        // pieces.
        if self.has_pieces || !(is_novelty && self.find(ply.text).is_ok()) {
            if let Ok((_, reading)) = self.find(&joined)
                && !reading.quirks.has(Quirk::NoPromotionPiece)
            {
                self.hold(&ply, sign);
                // Castling may go on.
                let is_castling = joined.iter().filter(|byte| b"Oo0".contains(byte)).count() == 2;
                return match is_castling {
                    true => Flow::Continue(()),
                    false => self.release_held(None),
                };
            }
            if goes_on(&joined) {
                self.hold(&ply, sign);
                return Flow::Continue(());
            }
        }
        self.release_held(Some(ply.text))?;
        match sign {
            Some(sign) => self.sign(sign, ply.text, ply.span),
            None => self.ply(ply),
        }
    }

    /// How many of some pieces make a move together, and which: at least two, and as many as can
    /// be.
    fn whole_prefix(&self, held: &[Piece]) -> Option<(usize, Found)> {
        let mut lengths = (2..=held.len()).rev();
        lengths.find_map(|len| {
            let found = self.find(&joined(&held[..len]));
            found.is_ok().then_some((len, found))
        })
    }

    fn play_pieces(&mut self, held: &[Piece], found: Found) -> Flow {
        let (Some(first), Some(last)) = (held.first(), held.last()) else {
            return Flow::Continue(());
        };
        let span = Span {
            start: first.span.start,
            end: last.span.end,
        };
        self.has_pieces = true;
        let joined = joined(held);
        let title = format!("write `{}`", String::from_utf8_lossy(&joined));
        let fix = Fix::replace(Applicability::Safe, span, joined.clone(), title);
        let message = "a move is written in pieces";
        let said = Diagnostic::new(Code::MoveSpelling, span, message).with_fix(fix);
        self.inner.diagnostic(said.at_ply(self.line.plies + 1));
        self.whole_word(piece(&joined, span), found)
    }

    /// Deals with the pieces that are held: as one move if they make one, else one by one. What
    /// comes next, if it is known, tells whether a single letter is prose.
    pub(super) fn release_held(&mut self, next: Option<&[u8]>) -> Flow {
        let held = std::mem::take(&mut self.held);
        self.update_ready();
        if let Some((len, found)) = self.whole_prefix(&held) {
            self.play_pieces(&held[..len], found)?;
            for part in &held[len..] {
                match part.sign {
                    Some(sign) => self.sign(sign, &part.text, part.span)?,
                    None => self.ply(piece(&part.text, part.span))?,
                }
            }
            return Flow::Continue(());
        }
        for (index, part) in held.iter().enumerate() {
            if let Some(sign) = part.sign
                && self.line.has_ply
                && !self.line.is_stuck
            {
                let nag = self.number_of(sign);
                self.say_glyph(nag, part.span, part.span);
                self.inner.nag(nag, part.span)?;
                continue;
            }
            let ply = piece(&part.text, part.span);
            let is_free = !self.line.is_stuck && self.nested == 0;
            let follows = held
                .get(index + 1)
                .map(|part| part.text.as_slice())
                .or(next);
            let is_letter = matches!(part.text.as_slice(), [b'a'..=b'z']);
            let is_in_prose = follows.is_some_and(is_prose) || self.is_in_prose();
            if is_free && is_letter && is_in_prose {
                self.keep_prose(&ply);
            } else if is_free {
                let found = self.find(ply.text);
                self.whole_word(ply, found)?;
            } else {
                self.keep_as_text(ply.text, ply.span);
            }
        }
        Flow::Continue(())
    }
}

fn joined(held: &[Piece]) -> Vec<u8> {
    let texts = held.iter().map(|piece| piece.text.as_slice());
    texts.collect::<Vec<_>>().concat()
}
