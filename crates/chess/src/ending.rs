//! The ways in which the board itself ends a game.

use crate::color::Color;

/// What stands on the board when no more moves can be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The side to move is in check and has no legal move (FIDE Laws 5.1.1).
    Checkmate,
    /// The side to move is not in check and has no legal move (FIDE Laws 5.2.1).
    Stalemate,
    /// Neither side has the material for any checkmate (a dead position, FIDE Laws 5.2.2).
    DeadPosition,
    /// The rules of a variant end the game in favor of a side.
    VariantWin(Color),
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A side won.
    Win(Color),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self {
            Outcome::Win(Color::White) => "1-0",
            Outcome::Win(Color::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
        }
    }
}
