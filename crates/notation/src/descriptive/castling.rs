//! Castling in signs and in words.

use scoresheet_chess::{Color, Pattern, Role, RoleSet, Side, Square};

use super::names::Names;
use super::token::Token;
use crate::reading::Reading;

impl Names<'_> {
    /// Hands out every way in which a text begins with castling, and the token behind it: `O-O`,
    /// `Castles`, `Castles on K's side`, `K castles (Q R)`.
    pub(super) fn castling(&self, mut take: impl FnMut(Reading, usize)) {
        // "K castles".
        let is_king = self.token(0) == Token::Letter(Role::King);
        let is_castles = matches!(self.token(1), Token::Castles | Token::Castling(_));
        let first = usize::from(is_king && is_castles);
        match self.token(first) {
            Token::Castling(side) => take(castling(side), first + 1),
            Token::Castles => self.castles(first + 1, &mut take),
            Token::SideOf(side) if self.token(first + 1) == Token::Castles => {
                take(castling(side), first + 2);
            }
            _ => {}
        }
    }

    /// What follows the word "castles": a side, or a rook, or nothing.
    fn castles(&self, after: usize, take: &mut impl FnMut(Reading, usize)) {
        let mut at = after;
        let mut is_open = false;
        while let Token::Open | Token::At | Token::With | Token::To | Token::Comma | Token::Dash =
            self.token(at)
        {
            is_open |= self.token(at) == Token::Open;
            at += 1;
        }
        if let Token::SideOf(side) = self.token(at) {
            let end = at + 1 + usize::from(is_open && self.token(at + 1) == Token::Close);
            return take(castling(side), end);
        }
        let side = match self.token(at) {
            Token::Letter(Role::King) => Some(Side::King),
            Token::Letter(Role::Queen) => Some(Side::Queen),
            _ => None,
        };
        if let Some(side) = side {
            let has_rook = self.token(at + 1) == Token::Letter(Role::Rook);
            for letters in [2, 1] {
                if letters == 2 && !has_rook {
                    continue;
                }
                let next = at + letters;
                let dash = usize::from(self.token(next) == Token::Dash);
                if self.token(next + dash) == Token::Wing {
                    let behind = next + dash + 1;
                    let is_closed = is_open && self.token(behind) == Token::Close;
                    return take(castling(side), behind + usize::from(is_closed));
                }
                if is_open && self.token(next) == Token::Close {
                    return take(castling(side), next + 1);
                }
                if !is_open && !self.must_go_on(next) && self.may_cut(next) {
                    take(castling(side), next);
                }
            }
        }
        if side.is_none() || !self.tokens.is_glued(at) && self.may_cut(at) {
            take(castling_either(self.turn), after);
        }
    }
}

fn castling(side: Side) -> Reading {
    let mut reading = Reading::new();
    reading.pattern = Pattern::castling(side);
    reading
}

/// Castling to whichever side is legal; to the king's if both are, as `prefer` has it.
fn castling_either(turn: Color) -> Reading {
    let home = Square::E1.seen_from(turn);
    let mut reading = Reading::new();
    reading.pattern = Pattern {
        roles: RoleSet::of(Role::King),
        from: home.into(),
        to: Side::ALL
            .into_iter()
            .map(|side| side.king_target(turn))
            .collect(),
        king_leaps: true,
        ..Pattern::ANY
    };
    reading
}
