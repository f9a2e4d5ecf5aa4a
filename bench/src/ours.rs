//! Scoresheet as a contestant. **Not plugged in yet**: every function returns
//! `None`, and the table then prints the peers only.
//!
//! Each function has the signature and does the work of its peer in
//! `peers/`; what counts as the same work is said here.

use crate::counts::{Counts, Sink};

/// The name in the table.
pub const NAME: &str = "scoresheet";

/// Tokens only: `games` begun and `moves` in SAN, nothing resolved.
///
/// Tags, comments, glyphs are read and dropped. Moves inside variations count,
/// so do castling and null moves (`--`, `Z0`). Nothing is skipped unread.
pub fn tokens(pgn: &[u8]) -> Option<Counts> {
    let _not_plugged_in = pgn;
    None
}

/// Reads and verifies main lines: `moves` is the number of legal plies.
///
/// The FEN tag is honoured, variations are skipped. At the first illegal,
/// ambiguous or null move the game is left (`stopped` + 1); so it is, before
/// its first move, at an unusable FEN tag. Such games still count in `games`.
pub fn verify(pgn: &[u8]) -> Option<Counts> {
    let _not_plugged_in = pgn;
    None
}

/// As [`verify`], and writes each legal move back as SAN with `+` and `#`.
///
/// Each move is followed by one space, without move numbers, in one buffer
/// that is reused from game to game. `sink` gets it once per game, also when
/// the game was left early or has no moves; `bytes` is the sum of its lengths.
pub fn write(pgn: &[u8], sink: &mut Sink<'_>) -> Option<Counts> {
    let _not_plugged_in = (pgn, sink);
    None
}

/// Leaf nodes of the legal move tree, counted in bulk at depth 1.
pub fn perft(fen: &str, depth: u32) -> Option<u64> {
    let _not_plugged_in = (fen, depth);
    None
}
