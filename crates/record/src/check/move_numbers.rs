//! Move numbers against the moves they stand before (PGN 8.2.2).

use scoresheet_chess::Position;

use super::clocks::Made;
use crate::diagnostic::{Applicability, Code, Diagnostic, Edit, Fix};
use crate::source::Span;

/// The number that waits for its move, and by how much numbers have been wrong so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Check {
    waiting: Option<(u32, Span)>,
    /// Whether it has the three periods of a move of Black.
    is_black: bool,
    /// A mistake that goes on is said once.
    shift: i64,
    /// What is said of it, with a fix for all numbers that it makes wrong: to mend only the first
    /// would make a mistake of the second.
    said: Option<Diagnostic>,
}

impl Check {
    /// Takes in a number where a move is expected that may well be the one that follows: then there
    /// is nothing to wait for.
    #[inline]
    pub(super) fn number(&mut self, text: &[u8], span: Span, expected: Made) {
        let mut number = 0u32;
        let mut digits = 0;
        for &byte in text {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            number = number.wrapping_mul(10).wrapping_add(u32::from(digit));
            digits += 1;
        }
        let is_black = text.len() >= digits + 3;
        let is_right = (number == expected.number) & (!is_black | expected.is_black);
        if is_right & (self.shift == 0) {
            self.waiting = None;
            return;
        }
        // What is longer has been said to be no number a game can reach.
        if (1..=6).contains(&digits) {
            self.waiting = Some((number, span));
            self.is_black = is_black;
        }
    }

    /// Takes in that a move stands behind the number, and returns what there is to say of the
    /// numbers before.
    #[inline]
    pub(super) fn ply(&mut self, before: &Position, ply: u32) -> Option<Diagnostic> {
        match self.waiting {
            Some(_) => self.judge(before, ply),
            None => None,
        }
    }

    /// What is left to say when all moves have come.
    pub(super) fn end(&mut self) -> Option<Diagnostic> {
        self.said.take()
    }

    #[cold]
    #[inline(never)]
    fn judge(&mut self, before: &Position, ply: u32) -> Option<Diagnostic> {
        let (number, span) = self.waiting.take()?;
        let expected = before.fullmove_number();
        let is_white = before.turn().is_white();
        let shift = i64::from(number) - i64::from(expected);
        let wrong_side = self.is_black && is_white;
        let goes_on = shift == self.shift && !wrong_side;
        self.shift = shift;
        if shift == 0 && !wrong_side {
            return self.said.take();
        }
        let dots = if is_white { "." } else { "..." };
        let right = format!("{expected}{dots}");
        if goes_on {
            let fix = self.said.as_mut().and_then(|said| said.fix.as_mut());
            if let Some(fix) = fix {
                let text = right.into_bytes().into();
                fix.title = "write the numbers that the moves have".into();
                fix.edits.push(Edit { span, text });
            }
            return None;
        }
        let side = if is_white { "White" } else { "Black" };
        let message = match wrong_side {
            true => {
                format!("`{number}...` stands before a move of White, which is move {expected}")
            }
            false => format!("`{number}` stands before move {expected} of {side}"),
        };
        let title = format!("write `{right}`");
        let fix = Fix::replace(Applicability::Safe, span, right.into_bytes(), title);
        let said = Diagnostic::new(Code::WrongNumber, span, message);
        self.said.replace(said.at_ply(ply).with_fix(fix))
    }
}
