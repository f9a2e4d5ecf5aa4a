//! Illegal moves that were played and stood (FIDE Laws 7.5, A.5.2): found without the rules, played
//! on request.

use scoresheet_chess::{Move, Role};
use scoresheet_notation::{Word, algebraic};

use super::Resolver;
use crate::diagnostic::{Code, Diagnostic};
use crate::pgn::{Flow, Played, Ply, Visitor};

impl<V: Visitor> Resolver<V> {
    /// What an illegal move moved where, if the text and the board leave no doubt.
    pub(super) fn stood(&self, text: &[u8]) -> Option<Move> {
        let reading = algebraic::parse(text).ok()?;
        self.line.position().find_illegal(&reading.pattern)
    }

    /// Plays an illegal move and says so.
    pub(super) fn play_illegal(&mut self, ply: Ply<'_>, mv: Move, why: String) -> Flow {
        self.release_prose()?;
        if !self.line.is_open {
            self.open_line(ply.span)?;
        }
        let message = format!("{why}; it is followed as it stands");
        let said = Diagnostic::new(Code::IllegalMove, ply.span, message);
        self.inner.diagnostic(said.at_ply(self.line.plies + 1));
        let after = self.line.position().after(mv);
        self.line.now ^= 1;
        self.line.positions[self.line.now] = after;
        self.line.plies += 1;
        self.line.has_ply = true;
        let played = Played {
            before: self.line.before(),
            mv,
            after: self.line.position(),
            san: spell_illegal(mv),
            stood: true,
        };
        self.inner.ply(Ply {
            played: Some(played),
            ..ply
        })
    }
}

/// An illegal move with all that it says, so that it can be read again: `Ke1e4`.
pub(crate) fn spell_illegal(mv: Move) -> Word {
    let mut text = String::new();
    if mv.role != Role::Pawn {
        text.push(mv.role.letter());
    }
    text.push_str(&format!("{}{}", mv.from, mv.to));
    if let Some(role) = mv.becomes() {
        text.push('=');
        text.push(role.letter());
    }
    Word::pack(text.as_bytes()).unwrap_or_default()
}
