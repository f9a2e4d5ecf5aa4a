//! shakmaty: perft. (Its SAN is timed together with pgn-reader.)

use shakmaty::CastlingMode;
use shakmaty::Chess;
use shakmaty::fen::Fen;

/// The name in the table.
pub const NAME: &str = "shakmaty";

/// Leaf nodes of the legal move tree, counted in bulk at depth 1 by
/// shakmaty's own `perft`.
pub fn perft(fen: &str, depth: u32) -> Option<u64> {
    let fen = Fen::from_ascii(fen.as_bytes()).ok()?;
    let position: Chess = fen.into_position(CastlingMode::Standard).ok()?;
    Some(shakmaty::perft(&position, depth))
}
