//! Node counts of the move generator against published ones.

use scoresheet_chess::{Position, fen, perft};

/// Positions with the counts for depth 1, 2, 3, ...; each shows a rule that generators get wrong.
const POSITIONS: [(&str, &[u64]); 12] = [
    // The start, and the two best known test positions.
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624],
    ),
    (
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        &[6, 264, 9_467, 422_333],
    ),
    // Promotions that capture an unmoved rook.
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
    ),
    // Taking in passing would open the rank to the rook.
    (
        "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
        &[18, 92, 1_670, 10_138, 185_429, 1_134_888],
    ),
    // Taking in passing gives check.
    (
        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
        &[15, 126, 1_928, 13_931, 206_379, 1_440_467],
    ),
    // Castling gives check, and prevents it.
    (
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
        &[15, 66, 1_198, 6_399, 120_330, 661_072],
    ),
    (
        "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
        &[44, 1_494, 50_509, 1_720_476],
    ),
    // Promotion gives check, stalemate and checkmate among the leaves.
    (
        "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1",
        &[11, 133, 1_442, 19_174, 266_199, 3_821_001],
    ),
    (
        "8/k1P5/8/1K6/8/8/8/8 w - - 0 1",
        &[10, 25, 268, 926, 10_857, 43_261, 567_584],
    ),
    // Chess960, rooks named by their files.
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        &[21, 528, 12_189, 326_672],
    ),
];

#[test]
fn node_counts_are_the_published_ones() {
    for (text, counts) in POSITIONS {
        let position = Position::new(fen::parse(text).unwrap()).unwrap();
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{text} at depth {depth}");
        }
    }
}
