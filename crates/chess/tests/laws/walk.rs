//! Random play from many starts, and other random things, the same in every run.

use scoresheet_chess::{
    Bitboard, CaptureClaim, Move, MoveKind, Pattern, Position, Role, RoleSet, Setup, fen,
};

/// Xorshift: small, fast, and good enough to choose moves.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() >> 33) as usize % bound
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn choose<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    pub fn roles(&mut self) -> RoleSet {
        match self.below(3) {
            0 => self.choose(&Role::ALL).into(),
            1 => RoleSet::ALL,
            _ => Role::ALL
                .into_iter()
                .filter(|_| self.once_in(2))
                .fold(RoleSet::EMPTY, |set, role| set | role.into()),
        }
    }

    /// Squares of all the shapes that notations leave open: one, a file, a rank, many, all.
    pub fn squares(&mut self) -> Bitboard {
        let word = self.word();
        match self.below(6) {
            0 => Bitboard(1 << (word & 63)),
            1 => Bitboard(0x0101_0101_0101_0101 << (word & 7)),
            2 => Bitboard(0xff << (word & 56)),
            3 => Bitboard(word & self.word()),
            4 => Bitboard(word),
            _ => Bitboard::ALL,
        }
    }

    /// A pattern without castling signs.
    pub fn pattern(&mut self) -> Pattern {
        let (promotion, capture, captured) = (self.below(4), self.below(4), self.below(3));
        Pattern {
            roles: self.roles(),
            from: self.squares(),
            to: self.squares(),
            captured: if captured == 0 {
                self.roles()
            } else {
                RoleSet::ALL
            },
            capture: match capture {
                0 => CaptureClaim::Yes,
                1 => CaptureClaim::No,
                _ => CaptureClaim::Unsaid,
            },
            promotion: match promotion {
                0 => self.roles(),
                1 => RoleSet::PROMOTIONS,
                _ => RoleSet::EMPTY,
            },
            castling: None,
            king_leaps: self.once_in(2),
        }
    }
}

/// Where random play also begins: castling, promotions, pins and taking in passing close by.
const STARTS: [&str; 14] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "4k3/8/8/8/8/8/8/1RRK3R w HC - 0 1",
    "rr3k2/pppppppp/8/8/8/8/PPPPPPPP/RR3K2 w Bb - 0 1",
    "2k5/1pPp4/8/KP3P2/4p1pR/8/3P1P2/6B1 w - - 0 1",
];

fn start(random: &mut Random) -> Position {
    match random.below(3) {
        0 => Position::start(),
        1 => {
            let setup = Setup::chess960(random.below(960) as u16).unwrap();
            Position::new(setup).unwrap()
        }
        _ => {
            let setup = fen::parse(random.choose(&STARTS)).unwrap();
            Position::new(setup).unwrap()
        }
    }
}

/// A random legal move. What is rare in random play is preferred: taking in passing, castling,
/// and moves of pawns, so that they get somewhere.
fn step(random: &mut Random, position: &Position) -> Option<Move> {
    let mut moves = position.legal_moves();
    let rare = |mv: &Move| matches!(mv.kind, MoveKind::EnPassant | MoveKind::Castling);
    if moves.iter().any(rare) && random.once_in(2) {
        moves.retain(rare);
    } else if moves.iter().any(|mv| mv.role == Role::Pawn) && random.once_in(3) {
        moves.retain(|mv| mv.role == Role::Pawn);
    }
    (!moves.is_empty()).then(|| random.choose(&moves))
}

/// Hands out random positions, each with the random legal move that will be played there.
pub fn steps(seed: u64, count: usize, mut see: impl FnMut(&mut Random, &Position, Move)) {
    let mut random = Random::new(seed);
    let mut left = count;
    while left > 0 {
        let mut position = start(&mut random);
        for _ in 0..120 {
            let Some(mv) = step(&mut random, &position) else {
                break;
            };
            see(&mut random, &position, mv);
            position.play(mv);
            left = left.saturating_sub(1);
        }
    }
}

/// Hands out random positions, those without a legal move among them.
pub fn positions(seed: u64, count: usize, mut see: impl FnMut(&mut Random, &Position)) {
    steps(seed, count, |random, before, mv| {
        see(random, &before.after(mv))
    });
}
