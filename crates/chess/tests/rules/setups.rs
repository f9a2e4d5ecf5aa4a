//! Positions that no game reaches, and what is wrong with them (FIDE Laws 3.10.3).

use scoresheet_chess::{Fault, Faults, Position, Setup, Square, Variant, fen};

use crate::game::faults;

#[test]
fn every_fault_is_found_and_no_other() {
    let rows = [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", Fault::NoKing),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", Fault::ManyKings),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", Fault::PawnOnLastRank),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", Fault::PawnOnLastRank),
        // The side that is not to move is in check.
        ("4k3/8/8/8/8/8/8/r3K3 b - - 0 1", Fault::OpponentInCheck),
        // Two promoted queens and eight pawns.
        (
            "4k3/8/8/8/8/8/PPPPPPPP/QQQ1K3 w - - 0 1",
            Fault::TooManyPromotions,
        ),
        // Two bishops of one square color, one of them promoted.
        (
            "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
            Fault::TooManyPromotions,
        ),
        // Three checkers, two knights, and a king between two rooks.
        ("4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1", Fault::ImpossibleCheck),
        ("4k3/8/3N1N2/8/8/8/8/5K2 b - - 0 1", Fault::ImpossibleCheck),
        ("R3k2R/8/8/8/8/8/8/5K2 b - - 0 1", Fault::ImpossibleCheck),
        // A check that a double step of the e-pawn does not explain.
        ("4k3/8/8/8/R3P2k/8/8/4K3 b - e3 0 1", Fault::ManyKings),
        ("8/8/8/8/4P3/3N4/8/2k1K3 b - e3 0 1", Fault::ImpossibleCheck),
        ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", Fault::BadCastling),
        ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", Fault::BadCastling),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 3", Fault::BadEnPassant),
        ("4k3/8/8/3Pp3/8/8/8/4K3 b - e3 0 3", Fault::BadEnPassant),
        ("4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 3", Fault::BadEnPassant),
        ("4k3/4n3/8/3Pp3/8/8/8/4K3 w - e6 0 3", Fault::BadEnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - - 5 3", Fault::BadClock),
    ];
    for (fen, fault) in rows {
        assert_eq!(faults(fen), Faults::from(fault), "{fen}");
    }
    // Kings side by side: each attacks the other.
    let touching = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
    assert!(faults(touching).has(Fault::OpponentInCheck));
    let crowd = "4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 w - - 0 1";
    assert!(faults(crowd).has(Fault::TooManyMen));
}

#[test]
fn what_is_odd_but_possible_is_no_fault() {
    for fen in [
        // Nine queens, two knights of one color and a clock beyond the draw.
        "4k3/8/8/8/8/8/8/QQQQQQQQK w - - 0 1"
            .replace("QQQQQQQQK", "QQQQKQQQ")
            .as_str(),
        "4k3/8/8/8/8/8/8/R3K3 w - - 151 200",
        // A double check by a knight and what stood behind it, and one by a promotion.
        "4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1",
        "3Qk3/8/8/8/8/8/8/4R1K1 b - - 0 1",
        // Taking in passing has opened two lines.
        "8/8/3P4/B6k/8/8/8/4K3 b - - 0 1",
        // The double step gives check itself, or opens a line from its origin.
        "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1",
        "8/8/8/8/4P2k/8/8/4K1B1 b - e3 0 1",
        // A clock of which only the moves before the position can tell.
        "4k3/8/8/8/8/8/8/4K3 b - - 5 3",
    ] {
        assert_eq!(faults(fen), Faults::NONE, "{fen}");
    }
}

#[test]
fn rights_that_the_board_contradicts_are_dropped_when_waived() {
    let setup = fen::parse("r3k2r/8/8/8/8/8/1P4K1/8 w KQkq d6 0 1").unwrap();
    let rejected = Position::new(setup).unwrap_err();
    let both = Faults::from(Fault::BadCastling).with(Fault::BadEnPassant);
    assert_eq!(rejected.faults(), both);
    let still = rejected.waive(Fault::BadCastling.into()).unwrap_err();
    assert_eq!(still.faults(), Faults::from(Fault::BadEnPassant));
    let position = rejected.waive(both).unwrap();
    assert_eq!(
        position.fen().to_string(),
        "r3k2r/8/8/8/8/8/1P4K1/8 w kq - 0 1"
    );
}

#[test]
fn kings_are_never_waived() {
    let setup = fen::parse("8/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(
        Position::new(setup)
            .unwrap_err()
            .waive(Faults::WAIVABLE)
            .is_err()
    );
}

#[test]
fn the_square_that_was_meant_is_found() {
    for (fen, meant) in [
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 3", Some(Square::E6)),
        // The rank as seen from the wrong side.
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e3 0 3", Some(Square::E6)),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 3", None),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - d5 0 3", None),
    ] {
        assert_eq!(fen::parse(fen).unwrap().en_passant_meant(), meant, "{fen}");
    }
}

#[test]
fn a_standard_game_castles_from_the_usual_squares_only() {
    let mut setup = fen::parse("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1").unwrap();
    assert_eq!(setup.variant, Variant::Standard);
    assert_eq!(
        Position::new(setup).unwrap_err().faults(),
        Faults::from(Fault::BadCastling)
    );
    setup.variant = Variant::Chess960;
    assert!(Position::new(setup).is_ok());
}

#[test]
fn all_starts_of_chess960_are_sound_and_differ() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..960 {
        let position = Position::new(Setup::chess960(number).unwrap()).unwrap();
        assert!(position.castling().len() == 4);
        assert!(seen.insert(position.fen().board()), "{number}");
    }
    let board = |number| {
        let setup = Setup::chess960(number).unwrap();
        Position::new(setup).unwrap().fen().board()[..8].to_owned()
    };
    assert_eq!(board(0), "bbqnnrkr");
    assert_eq!(board(518), "rnbqkbnr");
    assert_eq!(board(959), "rkrnnqbb");
}
