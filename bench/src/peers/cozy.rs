//! cozy-chess: perft. With this package's feature `pext`, on PEXT tables.

use cozy_chess::Board;

/// The name in the table.
pub const NAME: &str = if cfg!(feature = "pext") {
    "cozy-chess (pext)"
} else {
    "cozy-chess"
};

/// Leaf nodes of the legal move tree, counted in bulk at depth 1.
pub fn perft(fen: &str, depth: u32) -> Option<u64> {
    let board = Board::from_fen(fen, false).ok()?;
    Some(count(&board, depth))
}

/// The way of cozy-chess's own `perft` example.
fn count(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for m in moves {
                    let mut child = board.clone();
                    child.play_unchecked(m);
                    nodes += count(&child, depth - 1);
                }
                false
            });
        }
    }
    nodes
}
