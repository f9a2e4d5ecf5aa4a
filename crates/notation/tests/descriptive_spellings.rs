//! Moves as books print them in descriptive notation, and what they mean.

use scoresheet_chess::{Move, Position, Resolution, fen};
use scoresheet_notation::descriptive::{self, School};

/// The moves that fit a text best.
fn read(position: &Position, text: &str, school: School) -> Vec<Move> {
    let reading = descriptive::parse(text, position.turn(), school)
        .unwrap_or_else(|error| panic!("{text}: {error} at {}", error.offset));
    match position.resolve(&reading.pattern) {
        Resolution::None => Vec::new(),
        Resolution::One(mv) => vec![mv],
        Resolution::Many(mut moves) => {
            let best = descriptive::prefer(position, &reading, &mut moves);
            moves.truncate(best);
            moves
        }
    }
}

fn position(text: &str) -> Position {
    Position::new(fen::parse(text).unwrap()).unwrap()
}

/// Checks the coordinates of the only move that each text means in a position.
fn check(start: &str, school: School, cases: &[(&str, &str)]) {
    let position = position(start);
    for (texts, expected) in cases {
        for text in texts.split('|') {
            let moves = read(&position, text, school);
            let moves: Vec<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
            assert_eq!(moves, [*expected], "{text} in {start}");
        }
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_pawn_is_moved_in_every_age() {
    let kings_pawn = "P-K4|P - K 4|P—K4|P--K 4|P to K4|P to K 4|P. to K's 4th.|P. to K's 4th|\
                      P. to K. 4|P. to King's fourth|Pawn to King's fourth|P-K4.|K. P. two|p-k4|\
                      Pawn to the King's fourth square|K. P. two squares|King's Pawn two|P K 4|\
                      PK4|KP-K4|P-K4th|K's P. to K's 4th|P-e4|P to his K's 4th";
    let others = [
        (kings_pawn, "e2e4"),
        ("Q. B. P. one|P-QB3|P. to Q. B's 3d.|Q B P one sq.", "c2c3"),
        ("K. B. P. two|P-KB4|P-f4", "f2f4"),
        ("P-QKt4|P-QN4|P-QS4|P - Q Kt 4|P. to Q. Kt's 4th.", "b2b4"),
        (
            "Kt-KB3|N-KB3|S-KB3|Kt to K B 3|K. Kt. to B. third|K's Kt. to B's 3rd|KT-KB3|kt-kb3|\
          Kt. to K. B's 3rd|K. Kt. to K. B's 3d.|N-f3|Kt-f3|Ktf3|Kn to KB3|Knight to King's Bishop's third",
            "g1f3",
        ),
    ];
    check(START, School::English, &others);
}

#[test]
fn both_sides_count_from_their_own_first_rank() {
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let cases = [
        ("P-K4|P. to K's 4th|P to adv. K 5", "e7e5"),
        ("P-QR3", "a7a6"),
    ];
    check(after, School::English, &cases);
}

#[test]
fn a_square_without_a_wing_is_either_of_two() {
    let start = Position::start();
    assert_eq!(read(&start, "Kt-B3", School::English).len(), 2);
    assert_eq!(read(&start, "P-B4", School::English).len(), 2);
    assert_eq!(read(&start, "P moves", School::English).len(), 16);
    assert!(read(&start, "K moves", School::English).is_empty());
}
