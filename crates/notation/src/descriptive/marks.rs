//! What stands behind a move and belongs to it: promotion, check, mate, taking in passing.

use scoresheet_chess::{Bitboard, Role, RoleSet};

use super::files;
use super::names::Names;
use super::token::Token;
use crate::quirk::Quirk;
use crate::reading::{CheckMark, Reading};

impl Names<'_> {
    /// Reads all marks from a token on, in brackets or not; answers with the token behind them.
    pub(super) fn marks(&self, at: usize, reading: &mut Reading) -> usize {
        let mut at = at;
        loop {
            // A comma goes on only if a mark follows: `P-K8, becomes a Queen`.
            let start = at + usize::from(self.token(at) == Token::Comma);
            let next = self.mark(start, reading);
            if next == start {
                return at;
            }
            at = next;
        }
    }

    /// Reads one mark; answers with the same token if there is none.
    fn mark(&self, at: usize, reading: &mut Reading) -> usize {
        if self.token(at) == Token::Open {
            let mut inside = *reading;
            let mut end = at + 1;
            if let (Token::Letter(role), Token::Close) = (self.token(end), self.token(end + 1)) {
                return self.promotion(role, at, end + 1, reading);
            }
            loop {
                end += usize::from(end > at + 1 && self.token(end) == Token::Comma);
                let next = self.mark(end, &mut inside);
                if next == end {
                    break;
                }
                end = next;
            }
            let is_whole = end > at + 1 && self.token(end) == Token::Close;
            if is_whole {
                *reading = inside;
            }
            return if is_whole { end + 1 } else { at };
        }
        let next = self.check(at, reading);
        if next != at {
            return next;
        }
        let next = self.in_passing(at, reading);
        if next != at {
            return next;
        }
        self.becomes(at, reading)
    }

    /// `ch`, `dis. ch.`, "and mates", `++`.
    fn check(&self, at: usize, reading: &mut Reading) -> usize {
        let mut next = at;
        let is_led = matches!(self.token(next), Token::Giving | Token::With);
        next += usize::from(is_led);
        let (mut is_double, mut is_qualified) = (false, false);
        while let Token::Discovered | Token::Double = self.token(next) {
            is_double |= self.token(next) == Token::Double;
            is_qualified = true;
            next += 1;
        }
        let mark = match self.token(next) {
            Token::Check if is_double => CheckMark::Double,
            Token::DoubleCheck => CheckMark::Double,
            Token::Check | Token::DiscoveredCheck => CheckMark::Check,
            // "Mates in three" is a forecast.
            Token::Mate if self.token(next + 1) != Token::In => CheckMark::Mate,
            _ if is_qualified && !is_led => {
                next -= 1;
                if is_double {
                    CheckMark::Double
                } else {
                    CheckMark::Check
                }
            }
            _ => return at,
        };
        next += 1;
        // `+ dis` says the same backwards.
        while let Token::Discovered | Token::Double = self.token(next) {
            next += 1;
        }
        reading.check = match (reading.check, mark) {
            (CheckMark::Mate, _) | (_, CheckMark::Mate) => CheckMark::Mate,
            (CheckMark::Double, _) => CheckMark::Double,
            (_, mark) => mark,
        };
        next
    }

    /// `e.p.`, "in passing", "en passant".
    fn in_passing(&self, at: usize, reading: &mut Reading) -> usize {
        let len = match (self.token(at), self.token(at + 1)) {
            (Token::EnPassant, _) => 1,
            (Token::In, Token::Passing) => 2,
            _ => return at,
        };
        if !reading.pattern.roles.has(Role::Pawn) {
            return at;
        }
        reading.en_passant = true;
        at + len
    }

    /// `=Q`, `/Q`, `:D`, `=(Q)`, "becoming a Queen", "queens", `8Q`.
    fn becomes(&self, at: usize, reading: &mut Reading) -> usize {
        let mut next = at;
        if self.token(next) == Token::Giving {
            // "And becomes a queen".
            next += 1;
        }
        match self.token(next) {
            Token::Equals | Token::Slash | Token::Colon if next == at => {
                let is_open = self.token(at + 1) == Token::Open;
                let letter = at + 1 + usize::from(is_open);
                let Token::Letter(role) = self.token(letter) else {
                    return at;
                };
                // With blanks around it a slash is what stands between moves.
                let is_glued = self.tokens.is_glued(at) && self.tokens.is_glued(at + 1);
                if self.token(at) == Token::Slash && !is_glued {
                    return at;
                }
                let is_closed = self.token(letter + 1) == Token::Close;
                if is_open != is_closed && is_open {
                    return at;
                }
                self.promotion(role, at, letter + usize::from(is_open), reading)
            }
            Token::Becomes => {
                next += 1;
                while let Token::To | Token::Rank(2) = self.token(next) {
                    next += 1;
                }
                match self.token(next) {
                    Token::Letter(role) => self.promotion(role, at, next, reading),
                    _ => at,
                }
            }
            // `2d Q.`: one more queen.
            Token::Rank(2) if next == at => match self.token(at + 1) {
                Token::Letter(role) if self.token(at + 2) == Token::Close => {
                    self.promotion(role, at, at + 1, reading)
                }
                _ => at,
            },
            Token::Queens => self.promotion(Role::Queen, at, next, reading),
            Token::Letter(role) if next == at && self.is_glued_to_rank(at) => {
                self.promotion(role, at, at, reading)
            }
            _ => at,
        }
    }

    fn is_glued_to_rank(&self, at: usize) -> bool {
        let before = self.token(at.wrapping_sub(1));
        self.tokens.is_glued(at) && matches!(before, Token::Rank(_) | Token::Square(_))
    }

    /// Takes note of a promotion that ends with some token, if a pawn can become that.
    fn promotion(&self, role: Role, at: usize, last: usize, reading: &mut Reading) -> usize {
        let last_rank = Bitboard::back_rank(!self.turn);
        let to = reading.pattern.to & last_rank;
        let is_pawn = reading.pattern.roles == RoleSet::of(Role::Pawn);
        let is_new = reading.pattern.promotion.is_empty();
        if !is_pawn || !is_new || !RoleSet::PROMOTIONS.has(role) || to.is_empty() {
            return at;
        }
        reading.pattern.to = to;
        reading.pattern.promotion = RoleSet::of(role);
        last + 1
    }

    /// A pawn that arrives where it must become something becomes a queen if nothing is said.
    pub(super) fn complete(&self, reading: &mut Reading) {
        let last_rank = Bitboard::back_rank(!self.turn);
        let pattern = &mut reading.pattern;
        let is_pawn = pattern.roles == RoleSet::of(Role::Pawn);
        let arrives = pattern.to.any() && pattern.to.without(last_rank).is_empty();
        if is_pawn && arrives && pattern.promotion.is_empty() {
            pattern.promotion = RoleSet::of(Role::Queen);
            reading.quirks.add(Quirk::NoPromotionPiece);
        }
        if reading.en_passant {
            pattern.to &= files::rank(6, self.turn);
            pattern.captured = RoleSet::of(Role::Pawn);
        }
    }
}
