//! What a contestant answers, so that two of them can be compared.

use std::fmt;

/// What one pass over some PGN found.
///
/// Contestants that did the same work give equal counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Games begun.
    pub games: u64,
    /// `tokens`: SAN tokens, variations included. `verify` and `write`: legal
    /// main-line plies.
    pub moves: u64,
    /// Games left early, at the first illegal move or at an unusable FEN tag.
    pub stopped: u64,
    /// Bytes of SAN written.
    pub bytes: u64,
    /// Places where the reader gave up on a game with an error of its own.
    pub failures: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} moves", self.games, self.moves)?;
        if self.stopped > 0 {
            write!(f, ", {} games stopped early", self.stopped)?;
        }
        if self.bytes > 0 {
            write!(f, ", {} bytes written", self.bytes)?;
        }
        if self.failures > 0 {
            write!(f, ", {} reader errors", self.failures)?;
        }
        Ok(())
    }
}

/// Receives the moves of one game as written, once per game, in order.
pub type Sink<'a> = dyn FnMut(&[u8]) + 'a;
