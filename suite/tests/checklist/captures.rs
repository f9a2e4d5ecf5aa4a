//! Lines 37 to 44: captures, in all their signs.

use scoresheet_chess::Resolution;
use scoresheet_notation::algebraic::{NAMED_CAPTURE, SAN};
use scoresheet_notation::{Notation, Quirk};
use scoresheet_record::{Code, Severity};

use crate::play::{
    findings, from_position, game_in, line, played, quirks, reading, resolution, san, styled,
    written,
};

/// A white queen on d4, a black knight on a4.
const QUEEN: &str = "6k1/8/8/8/n2Q4/8/8/7K w - - 0 1";

/// A bishop takes on e5 and mates the king in the corner.
const MATE: &str = "6bk/7p/8/4p3/8/8/1B6/K7 w - - 0 1";

/// A piece that takes has an `x` between its letter and the square.
#[test]
fn c037_a_capture_has_a_cross_before_the_square() {
    assert_eq!(san(MATE, "b2e5"), "Bxe5#");
    assert_eq!(played(MATE, "en", "Bxe5#"), "b2e5");
    assert!(quirks(MATE, "en", "Bxe5#").is_empty());
    assert!(quirks(MATE, "en", "Be5#").has(Quirk::MissingCapture));
    assert!(quirks(MATE, "en", "Bxc3").has(Quirk::FalseCapture));
}

/// A pawn that takes always shows the file it comes from, even where it is the only one.
#[test]
fn c038_a_pawn_that_takes_shows_its_file() {
    let fen = "4k3/8/8/4n3/5P2/8/8/4K3 w - - 0 1";
    assert_eq!(san(fen, "f4e5"), "fxe5");
    assert!(quirks(fen, "en", "fxe5").is_empty());
    assert_eq!(played(fen, "en", "xe5"), "f4e5");
    assert!(quirks(fen, "en", "xe5").has(Quirk::NoCapturingFile));
    let black = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    let fen = "4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1";
    assert_eq!(san(fen, "e5d4"), "exd4");
    assert_eq!(played(fen, "en", "exd4"), "e5d4");
    assert_eq!(san(black, "e4d3"), "exd3");
}

/// A cross that is typeset and a colon are signs for captures, too.
#[test]
fn c039_a_cross_or_a_colon_means_a_capture() {
    for word in ["Hd4\u{d7}a4", "Hd4:a4", "Hd4xa4"] {
        assert_eq!(played(QUEEN, "vi", word), "d4a4", "{word}");
        assert!(reading("vi", word).takes, "{word}");
        let quirks = quirks(QUEEN, "vi", word);
        assert!(
            !quirks.has(Quirk::MissingCapture) && quirks.has(Quirk::FullOrigin),
            "{word}"
        );
    }
    // What they say is held against the position.
    for word in ["Hd4\u{d7}a1", "Hd4:a1"] {
        assert!(quirks(QUEEN, "vi", word).has(Quirk::FalseCapture), "{word}");
    }
    assert_eq!(written(QUEEN, "d4a4", Notation::Long, "vi"), "Hd4xa4");
}

/// Pawns take with the same signs: `c×d4`, `f×e6`.
#[test]
fn c040_a_pawn_takes_with_a_typeset_cross() {
    let fen = "4k3/8/4n3/5P2/3n4/2P5/8/4K3 w - - 0 1";
    for (word, taken) in [("c\u{d7}d4", "c3d4"), ("f\u{d7}e6", "f5e6")] {
        assert_eq!(played(fen, "vi", word), taken);
        assert_eq!(played(fen, "en", word), taken);
        assert!(reading("vi", word).takes);
    }
    assert_eq!(san(fen, "c3d4"), "cxd4");
}

/// Two files alone are a capture of a pawn, if only one such capture is legal.
#[test]
fn c041_two_files_are_a_capture_of_a_pawn() {
    let one = "4k3/8/5n2/2n3P1/1P6/8/8/4K3 w - - 0 1";
    for (word, taken) in [("gf", "g5f6"), ("bc", "b4c5")] {
        assert_eq!(played(one, "vi", word), taken);
        assert!(quirks(one, "vi", word).has(Quirk::FileOnlyTarget));
    }
    let two = "4k3/8/5n2/6P1/5n2/6P1/8/4K3 w - - 0 1";
    let Resolution::Many(moves) = resolution(two, "vi", "gf") else {
        panic!("two captures fit");
    };
    let mut targets: Vec<String> = moves.iter().map(|mv| mv.to.to_string()).collect();
    targets.sort();
    assert_eq!(targets, ["f4", "f6"]);
    assert_eq!(played(two, "vi", "gf6"), "g5f6");
    let said = findings(&from_position(two, "1. gf Kd8 *"));
    assert!(
        said.iter().any(|said| said.code == Code::AmbiguousMove),
        "{said:?}"
    );
}

/// The captured piece may be named between the sign and the square, and must then be that piece.
#[test]
fn c042_the_captured_piece_may_be_named() {
    let bishop = "7k/1b6/8/8/8/8/8/1Q5K w - - 0 1";
    let knight = "7k/1n6/8/8/8/8/8/1Q5K w - - 0 1";
    assert_eq!(played(bishop, "en", "QxBb7"), "b1b7");
    assert_eq!(played(bishop, "en", "Qxb7"), "b1b7");
    assert!(quirks(bishop, "en", "QxBb7").has(Quirk::CapturedPieceNamed));
    assert_eq!(played(knight, "en", "QxBb7"), "none");
    assert_eq!(played(knight, "en", "QxNb7"), "b1b7");
    assert_eq!(styled(bishop, "b1b7", &NAMED_CAPTURE), "QxBb7");
    assert_eq!(styled(bishop, "b1b7", &SAN), "Qxb7");
    // Whoever only checks a record is told so.
    let said = findings(&from_position(knight, "1. QxBb7 *"));
    assert!(
        said.iter().any(|said| said.severity == Severity::Error),
        "{said:?}"
    );
}

/// `bxc8!` does not say what the pawn becomes: it is taken for a queen, and that is said.
#[test]
fn c043_a_promotion_without_its_piece_is_a_queen_and_reported() {
    let fen = "2n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(played(fen, "vi", "bxc8!"), "b7c8q");
    assert_eq!(played(fen, "en", "bxc8!"), "b7c8q");
    assert!(reading("en", "bxc8!").quirks.has(Quirk::NoPromotionPiece));
    // It is a claim that does not hold, and no mere matter of form, so strict reading fails.
    let said = findings(&from_position(fen, "1. bxc8! *"));
    let missing = said
        .iter()
        .find(|said| said.code == Code::FalseClaim)
        .unwrap();
    assert!(missing.severity >= Severity::Warning);
    assert!(missing.message.contains("bxc8=Q"), "{}", missing.message);
    let said = findings(&from_position(fen, "1. bxc8=Q+ *"));
    assert!(
        !said.iter().any(|said| said.code == Code::FalseClaim),
        "{said:?}"
    );
}

/// `Rh6??` among Vietnamese moves has an English letter; it is read, and said to be foreign.
#[test]
fn c044_english_letters_among_vietnamese_moves_are_read() {
    let fen = "k7/8/8/8/8/8/8/4K2R w - - 0 1";
    for (word, is_foreign) in [("Rh6??", true), ("Xh6??", false)] {
        assert_eq!(played(fen, "vi", word), "h1h6", "{word}");
        assert_eq!(
            reading("vi", word).quirks.has(Quirk::ForeignLetter),
            is_foreign,
            "{word}"
        );
    }
    // In one game both may occur.
    let mixed = game_in("vi", "1. e4 e5 2. Mf3 Nc6 3. Bb5 a6 4. Txc6");
    assert_eq!(line(&mixed), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6");
}
