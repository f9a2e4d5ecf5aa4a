//! What must hold of descriptive notation in every position, tried in thousands that random play
//! reaches: what is written is read back as the same move, in every style.

use scoresheet_chess::{Faults, Move, MoveKind, Position, Resolution, Role, Setup, fen};
use scoresheet_notation::View;
use scoresheet_notation::descriptive::{
    self, BOOK, FRENCH, Homes, ITALIAN, MODERN, OLD, PORTUGUESE, SPANISH, Style,
};

const STYLES: [(&str, Style); 7] = [
    ("modern", MODERN),
    ("book", BOOK),
    ("old", OLD),
    ("spanish", SPANISH),
    ("french", FRENCH),
    ("portuguese", PORTUGUESE),
    ("italian", ITALIAN),
];

/// Positions in which much looks alike: many queens, rooks and knights, doubled pawns, promotions
/// with and without a capture, taking in passing, pins, Chess960.
const STARTS: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r1r1k1r1/PPPP1PPP/8/8/8/8/4K3/8 w - - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "rr3k2/pppppppp/8/8/8/8/PPPPPPPP/RR3K2 w Bb - 0 1",
    "Q2Q2Q1/8/1Q4Q1/8/2p2p2/1Q4Q1/k7/4K2Q w - - 0 1",
    "4k3/N1N2N1N/8/2p2p2/2p2p2/8/N1N2N1N/4K3 w - - 0 1",
    "R2R3R/4k3/8/1p1p1p2/8/8/R2R3R/4K3 w - - 0 1",
    "4k3/2p2p2/2p2p2/1P1P1P2/1P1P1P1P/2p2p2/P1P2P1P/4K3 b - - 0 1",
    "b1b1kb1b/2P2P2/2PB1B2/3B1B2/8/1P4P1/1B1PP1B1/3BKB2 w - - 0 1",
    "4k3/8/8/2PpPPpP/2pPp1pP/8/8/4K3 w - g6 0 1",
    "4k3/8/8/2PpP1PP/2pPp1pP/8/8/4K3 b - d3 0 1",
    "qqqqkqqq/pppppppp/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1",
];

/// Xorshift: small, fast, and good enough to choose moves.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }
}

fn start(random: &mut Random) -> Position {
    let setup = match random.below(4) {
        0 => Setup::chess960(random.below(960) as u16).unwrap(),
        _ => fen::parse(STARTS[random.below(STARTS.len())]).unwrap(),
    };
    Position::new(setup)
        .or_else(|rejected| rejected.waive(Faults::WAIVABLE))
        .unwrap()
}

/// Hands out random positions, each with the random legal move that will be played there.
fn steps(seed: u64, count: usize, mut see: impl FnMut(&Position, Move)) {
    let mut random = Random(seed);
    let mut left = count;
    while left > 0 {
        let mut position = start(&mut random);
        for _ in 0..80 {
            let mut moves = position.legal_moves();
            let rare = |mv: &Move| matches!(mv.kind, MoveKind::EnPassant | MoveKind::Castling);
            if moves.iter().any(rare) && random.below(2) == 0 {
                moves.retain(rare);
            } else if random.below(3) == 0 && moves.iter().any(|mv| mv.role == Role::Pawn) {
                moves.retain(|mv| mv.role == Role::Pawn);
            }
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            see(&position, mv);
            position.play(mv);
            left = left.saturating_sub(1);
        }
    }
}

fn written(position: &Position, mv: Move, style: &Style) -> String {
    let view = View::new(position, mv, &position.after(mv));
    let mut text = String::new();
    descriptive::write(position, &view, style, &mut text);
    text
}

/// The moves that a reading means best.
fn best(position: &Position, reading: &scoresheet_notation::Reading) -> Vec<Move> {
    match position.resolve(&reading.pattern) {
        Resolution::None => Vec::new(),
        Resolution::One(mv) => vec![mv],
        Resolution::Many(mut moves) => {
            let count = descriptive::prefer(position, reading, &mut moves);
            moves.truncate(count);
            moves
        }
    }
}

#[test]
fn what_is_written_is_read_as_that_move_and_no_other() {
    let mut tried = 0;
    steps(1, 6_000, |position, _| {
        for mv in position.legal_moves() {
            for (name, style) in &STYLES {
                let text = written(position, mv, style);
                let place = || format!("{name} {mv:?} {text:?} in {}", position.fen());
                let read = descriptive::parse(&text, position.turn(), style.school);
                let reading = read.unwrap_or_else(|why| panic!("{}: {why}", place()));
                assert_eq!(best(position, &reading), [mv], "{}", place());
                tried += 1;
            }
        }
    });
    assert!(tried > 500_000, "{tried} moves in some style");
}

#[test]
fn what_is_written_is_understood_without_its_check_mark() {
    for (_, style) in &STYLES {
        let mut silent = *style;
        silent.signs.check = "";
        silent.signs.mate = "";
        steps(2, 1_000, |position, mv| {
            let text = written(position, mv, &silent);
            let reading = descriptive::parse(&text, position.turn(), style.school).unwrap();
            // Only wings and marks of taking in passing may choose; so no mark is asked.
            let mut moves = match position.resolve(&reading.pattern) {
                Resolution::Many(moves) => moves,
                one => vec![one.one().unwrap()],
            };
            let checks = moves.iter().filter(|mv| position.gives_check(**mv)).count();
            if checks > 0 && checks < moves.len() {
                for check in [false, true] {
                    let mut claimed = reading;
                    if check {
                        claimed.check = scoresheet_notation::CheckMark::Check;
                    }
                    let count = descriptive::prefer(position, &claimed, &mut moves);
                    assert_eq!((count, moves[0]), (1, mv), "{text} in {}", position.fen());
                }
            }
        });
    }
}

#[test]
fn a_move_is_found_in_a_list_of_moves() {
    for (name, style) in &STYLES {
        steps(3, 4_000, |position, mv| {
            let after = position.after(mv);
            let first = written(position, mv, style);
            for next in after.legal_moves() {
                let text = format!("{first} {}", written(&after, next, style));
                let scans = descriptive::scan(&text, position.turn(), style.school);
                let found = scans.iter().find(|scan| scan.len == first.len());
                let place = || format!("{name} {text:?} in {}", position.fen());
                let scan = found.unwrap_or_else(|| panic!("{}: {scans:?}", place()));
                assert_eq!(best(position, &scan.reading), [mv], "{}", place());
                assert!(scans.len() <= 8, "{}: {} ways", place(), scans.len());
            }
        });
    }
}

#[test]
fn nothing_panics_and_no_scan_is_longer_than_its_text() {
    let parts = [
        "K",
        "Q",
        "R",
        "B",
        "Kt",
        "N",
        "P",
        "S",
        "C",
        "A",
        "T",
        "D",
        "F",
        "'s",
        ". ",
        " ",
        "-",
        "—",
        "x",
        "×",
        "takes",
        "to",
        "(",
        ")",
        "/",
        "=",
        ":",
        ",",
        "+",
        "++",
        "#",
        "≠",
        "ch",
        "dis",
        "dbl",
        "and",
        "mate",
        "in",
        "e.p.",
        "passing",
        "castles",
        "O-O",
        "O-O-",
        "0 - 0",
        "side",
        "with",
        "on",
        "her",
        "his",
        "adv",
        "queens",
        "becomes a",
        "moves",
        "any",
        "1",
        "2d",
        "3",
        "4th",
        "8",
        "9",
        "12",
        "sq",
        "é",
        "\u{1f600}",
        "’",
        "\n",
        "two",
        "one",
        "b4",
        "...",
        "",
        "e",
    ];
    let mut random = Random(7);
    for _ in 0..60_000 {
        let mut text = String::new();
        for _ in 0..random.below(12) {
            text.push_str(parts[random.below(parts.len())]);
            if random.below(2) == 0 {
                text.push(' ');
            }
        }
        for school in descriptive::School::ALL {
            for turn in scoresheet_chess::Color::ALL {
                for scan in descriptive::scan(&text, turn, school) {
                    assert!(scan.len > 0 && scan.len <= text.len(), "{text:?}");
                    assert!(text.is_char_boundary(scan.len), "{text:?}");
                }
                if let Err(why) = descriptive::parse(&text, turn, school) {
                    assert!(why.offset <= text.len(), "{text:?}: {why:?}");
                }
            }
        }
        let _ = descriptive::scan_end(&text);
    }
}

#[test]
fn who_knows_where_pieces_began_and_who_does_not_read_the_same() {
    let mut random = Random(11);
    let (mut tried, mut winged) = (0, 0);
    while tried < 6_000 {
        let mut position = start(&mut random);
        let mut homes = Homes::new(&position);
        for _ in 0..100 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                for (name, style) in &STYLES {
                    let mut text = String::new();
                    let view = View::new(&position, mv, &position.after(mv));
                    homes.write(&position, &view, style, &mut text);
                    let place = || format!("{name} {mv:?} {text:?} in {}", position.fen());
                    let read = descriptive::parse(&text, position.turn(), style.school);
                    let reading = read.unwrap_or_else(|why| panic!("{}: {why}", place()));
                    winged += usize::from(reading.wing.is_some());
                    assert_eq!(best(&position, &reading), [mv], "{}", place());
                    let mut found = match position.resolve(&reading.pattern) {
                        Resolution::Many(moves) => moves,
                        one => vec![one.one().unwrap()],
                    };
                    let count = homes.prefer(&position, &reading, &mut found);
                    assert_eq!((count, found[0]), (1, mv), "{}", place());
                    // A wing that is written is the one on which the piece began.
                    let home = homes.wing(mv.from);
                    assert!(
                        reading.wing.is_none() || home.is_none() || home == reading.wing,
                        "{}",
                        place()
                    );
                }
            }
            let mv = moves[random.below(moves.len())];
            homes.play(mv);
            position.play(mv);
            tried += 1;
        }
    }
    assert!(winged > 10_000, "{winged} wings");
}
