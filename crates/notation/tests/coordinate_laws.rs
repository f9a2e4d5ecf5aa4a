//! What must hold of every legal move in the notations of two squares, and of any text at all.

use std::cell::Cell;

use scoresheet_chess::{Color, Move, Position, Rank, Setup, fen};
use scoresheet_notation::coordinate::{
    coordinates, gringmuth, iccf, queening, smith, tcn, uci, uedemann,
};
use scoresheet_notation::{Reading, Scan, Unreadable, View};

type Parse = fn(&str, Color) -> Result<Reading, Unreadable>;
type Write = fn(&Position, &View, &mut String);
type ScanText = fn(&str, Color) -> Vec<Scan>;

const NOTATIONS: [(&str, Parse, Write, ScanText); 6] = [
    (
        "coordinates",
        |text, _| coordinates::parse(text),
        coordinates::write,
        coordinates::scan,
    ),
    ("iccf", |text, _| iccf::parse(text), iccf::write, iccf::scan),
    ("smith", smith::parse, smith::write, smith::scan),
    ("tcn", |text, _| tcn::parse(text), tcn::write, tcn::scan),
    (
        "uedemann",
        |text, _| uedemann::parse(text),
        uedemann::write,
        uedemann::scan,
    ),
    (
        "gringmuth",
        gringmuth::parse,
        gringmuth::write,
        gringmuth::scan,
    ),
];

/// Positions with promotions, captures in passing, and castling over odd distances.
const FENS: [&str; 14] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
    "rnbqkbnr/ppppp1pp/8/5pP1/8/8/PPPPPP1P/RNBQKBNR w KQkq f6 0 3",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "4k3/8/8/8/8/8/8/rRK4R w BH - 0 1",
    "5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1",
    "1rkr4/8/8/8/8/8/8/1RKR4 w DBdb - 0 1",
    "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1",
    "rkr5/8/8/8/8/8/8/RKR5 b CAca - 0 1",
    "r4k1r/8/8/8/8/8/8/R4K1R w HAha - 0 1",
];

/// Numbers without a pattern, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// Plays at random from many starts and shows every position with its legal moves.
fn walk(mut look: impl FnMut(&Position, &[Move])) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut starts: Vec<Position> = Vec::new();
    for text in FENS {
        starts.push(Position::new(fen::parse(text).unwrap()).unwrap());
    }
    for number in (0..960).step_by(13).chain([518]) {
        let setup = Setup::chess960(number).unwrap();
        starts.push(Position::new(setup).unwrap());
    }
    starts.extend([Position::start(); 12]);
    for start in starts {
        for _ in 0..2 {
            let mut position = start;
            for _ in 0..80 {
                let moves = position.legal_moves();
                look(&position, &moves);
                if moves.is_empty() {
                    break;
                }
                position = position.after(moves[random.below(moves.len())]);
            }
        }
    }
}

fn resolve(position: &Position, reading: &Reading) -> Option<Move> {
    let one = |reading: &Reading| position.resolve(&reading.pattern).one();
    one(reading).or_else(|| queening(reading).as_ref().and_then(one))
}

#[test]
fn every_legal_move_is_read_back_from_what_was_written() {
    let (seen, castled, promoted) = (Cell::new(0), Cell::new(0), Cell::new(0));
    let mut text = String::new();
    walk(|position, moves| {
        for &mv in moves {
            let view = View::new(position, mv, &position.after(mv));
            for (name, parse, write, scan) in NOTATIONS {
                text.clear();
                write(position, &view, &mut text);
                let said = || format!("{name}: {text} for {mv:?} in {}", position.fen());
                let reading =
                    parse(&text, position.turn()).unwrap_or_else(|_| panic!("{}", said()));
                assert_eq!(resolve(position, &reading), Some(mv), "{}", said());
                let len = text.len();
                let scans = scan(&format!("{text} 17. "), position.turn());
                let first = scans
                    .iter()
                    .find(|scan| position.resolve(&scan.reading.pattern).one().is_some());
                let found = first.map(|scan| (resolve(position, &scan.reading), scan.len));
                assert_eq!(found, Some((Some(mv), len)), "scanned {}", said());
            }
            let word = uci::write(position, mv);
            let reading = uci::parse(word.as_str().as_bytes()).unwrap();
            assert_eq!(position.resolve(&reading.pattern).one(), Some(mv), "{word}");
            seen.set(seen.get() + 1);
            castled.set(castled.get() + usize::from(mv.is_castling()));
            promoted.set(promoted.get() + usize::from(mv.becomes().is_some()));
        }
    });
    // So that nobody makes the walks too short to see anything.
    assert!(seen.get() > 200_000, "{}", seen.get());
    assert!(castled.get() > 1_000, "{}", castled.get());
    assert!(promoted.get() > 1_000, "{}", promoted.get());
}

#[test]
fn no_two_legal_moves_are_written_alike() {
    let mut texts = Vec::new();
    walk(|position, moves| {
        for (name, _, write, _) in NOTATIONS {
            texts.clear();
            for &mv in moves {
                let mut text = String::new();
                let view = View::new(position, mv, &position.after(mv));
                write(position, &view, &mut text);
                texts.push(text);
            }
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), moves.len(), "{name} in {}", position.fen());
        }
    });
}

#[test]
fn scans_come_longest_first_and_end_between_characters() {
    let mut random = Random(0x1234_5678_9abc_def1);
    const PIECES: [&str; 30] = [
        "e2", "e4", "57", "58", "7", "1", "E", "-", "–", " ", "x", "×", "=Q", "(q)", "q", "c", "C",
        "ge", "go", "DO", "GO", "LE", "PE", "we", "wa", "l", "0000", "O-O", "♘", "é",
    ];
    let mut found = 0;
    for _ in 0..200_000 {
        let mut text = String::new();
        for _ in 0..random.below(9) {
            text.push_str(PIECES[random.below(PIECES.len())]);
        }
        for turn in Color::ALL {
            for (name, parse, _, scan) in NOTATIONS {
                let scans = scan(&text, turn);
                let lens: Vec<_> = scans.iter().map(|scan| scan.len).collect();
                assert!(lens.is_sorted_by(|a, b| a >= b), "{name}: {text}: {lens:?}");
                for scan in &scans {
                    assert!(
                        text.is_char_boundary(scan.len) && scan.len > 0,
                        "{name}: {text}"
                    );
                    found += 1;
                }
                match parse(&text, turn) {
                    // What is read as a whole is also found at the beginning.
                    Ok(reading) => {
                        let whole = scans.iter().any(|scan| scan.reading == reading);
                        // Unless it is a promotion of the side that does not move.
                        let from = reading.pattern.from.single();
                        let rank = from.map(|from| from.rank().seen_from(turn));
                        let foreign = !reading.pattern.promotion.is_empty()
                            && rank.is_some_and(|rank| rank != Rank::R7);
                        assert!(whole || foreign, "{name}: {text}");
                    }
                    Err(error) => assert!(error.offset <= text.len() + 4, "{name}: {text}"),
                }
            }
        }
    }
    assert!(found > 100_000, "{found}");
}

#[test]
fn any_bytes_are_read_without_panic() {
    let mut random = Random(0xfeed_beef_cafe_f00d);
    for _ in 0..100_000 {
        let bytes: Vec<u8> = (0..random.below(12))
            .map(|_| random.below(256) as u8)
            .collect();
        let text = String::from_utf8_lossy(&bytes);
        for (_, parse, _, scan) in NOTATIONS {
            let _ = parse(&text, Color::White);
            let _ = scan(&text, Color::Black);
        }
    }
}
