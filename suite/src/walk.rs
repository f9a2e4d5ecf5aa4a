//! Random play from many starts.

use scoresheet_chess::{Move, MoveKind, Position, Role, Setup, fen};

use crate::random::Random;

/// Where random play also begins: castling, promotions, pins and taking in passing close by, and
/// many pieces of a kind that SAN must tell apart.
const STARTS: [&str; 18] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 40",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "4k3/8/8/8/8/8/8/1RRK3R w HC - 0 1",
    "rr3k2/pppppppp/8/8/8/8/PPPPPPPP/RR3K2 w Bb - 0 1",
    "2k5/1pPp4/8/KP3P2/4p1pR/8/3P1P2/6B1 w - - 0 1",
    "k7/8/8/1N3N2/8/8/1N3N2/K5Q1 w - - 0 1",
    "Q3Q3/6k1/8/8/Q3Q3/8/8/K7 w - - 0 120",
    "r6r/1k6/8/8/8/8/1K6/r6r b - - 12 99999",
    "1b3b2/8/3k4/1b3b2/8/8/3K4/8 b - - 0 511",
];

/// A start: the usual one, one of Chess960, or one where much can happen soon.
pub fn start(random: &mut Random) -> Position {
    let setup = match random.below(4) {
        0 | 1 => Setup::start(),
        2 => Setup::chess960(random.below(960) as u16).expect("one of 960"),
        _ => fen::parse(random.choose(&STARTS)).expect("a FEN"),
    };
    Position::new(setup).expect("a sound position")
}

/// A random legal move. What is rare in random play is preferred: taking in passing, castling,
/// and moves of pawns, so that they get somewhere.
pub fn step(random: &mut Random, position: &Position) -> Option<Move> {
    let mut moves = position.legal_moves();
    let rare = |mv: &Move| matches!(mv.kind, MoveKind::EnPassant | MoveKind::Castling);
    if moves.iter().any(rare) && random.once_in(2) {
        moves.retain(rare);
    } else if moves.iter().any(|mv| mv.role == Role::Pawn) && random.once_in(3) {
        moves.retain(|mv| mv.role == Role::Pawn);
    }
    (!moves.is_empty()).then(|| random.choose(&moves))
}

/// Hands out random positions, those without a legal move among them.
pub fn positions(seed: u64, count: usize, mut see: impl FnMut(&mut Random, &Position)) {
    let mut random = Random::new(seed);
    let mut left = count;
    while left > 0 {
        let mut position = start(&mut random);
        for _ in 0..120 {
            see(&mut random, &position);
            left = left.saturating_sub(1);
            match step(&mut random, &position) {
                Some(mv) if left > 0 => position.play(mv),
                _ => break,
            }
        }
    }
}
