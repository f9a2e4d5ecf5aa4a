//! Mates, stalemates, and material that cannot mate (FIDE Laws 5.1.1, 5.2.1, 5.2.2, 6.9).

use scoresheet_chess::{Color, Ending, Outcome, Position};

use crate::game::{after, find, position};

#[test]
fn mates_and_stalemates() {
    let fools = after(Position::start(), "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(fools.ending(), Some(Ending::Checkmate));
    assert_eq!(fools.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(Outcome::Win(Color::Black).result(), "0-1");
    let stale = position("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1");
    assert_eq!(stale.ending(), Some(Ending::Stalemate));
    assert_eq!(stale.outcome(), Some(Outcome::Draw));
    let back_rank = after(position("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), "d1d8");
    assert!(back_rank.is_checkmate());
    assert_eq!(
        back_rank.fen().to_string(),
        "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1"
    );
}

#[test]
fn mate_comes_before_a_dead_position() {
    // A lone knight mates a king shut in by its own rook.
    let mate = position("6rk/5N2/7K/8/8/8/8/8 b - - 0 1");
    assert!(mate.is_checkmate());
    assert_eq!(mate.ending(), Some(Ending::Checkmate));
}

#[test]
fn promotions_and_captures_in_passing_count_as_escapes() {
    // Only the pawn can move, and only by promoting.
    let promotes = position("k7/2p5/K1P5/8/8/8/p7/8 b - - 0 1");
    assert!(!promotes.is_stalemate());
    assert!(find(&promotes, "a2a1n").is_ok());
}

/// Each row: the position, whether White can ever mate, whether Black can.
#[test]
fn material_that_can_mate_with_the_enemys_help() {
    let rows = [
        ("6k1/8/K7/8/8/8/8/8 w - - 0 1", false, false),
        ("6k1/8/K7/8/8/8/8/N7 w - - 0 1", false, false),
        ("6k1/8/K7/8/8/8/8/B7 w - - 0 1", false, false),
        // Bishops of one square color only, however many.
        ("6k1/8/K7/8/8/8/8/B1B1b3 w - - 0 1", false, false),
        // Bishops that meet on no square, or a bishop or knight against a knight: a helpmate exists.
        ("6k1/8/K7/8/8/8/2B5/2b5 w - - 0 1", true, true),
        ("6k1/8/K7/8/5n2/8/8/2B5 w - - 0 1", true, true),
        ("6k1/8/K7/8/5n2/8/8/2N5 w - - 0 1", true, true),
        // Two knights mate a king that helps.
        ("6k1/8/K7/8/8/8/8/1NN5 w - - 0 1", true, false),
        // No queen ever stands in its own king's way for good.
        ("6k1/8/K7/8/8/5q2/8/1N6 w - - 0 1", false, true),
        ("6k1/8/K7/8/8/5r2/8/1N6 w - - 0 1", true, true),
        ("6k1/8/K7/8/p7/8/8/1N6 w - - 0 1", true, true),
        ("6k1/8/K7/8/p7/8/8/1B6 w - - 0 1", true, true),
        ("6k1/8/K7/8/8/5q2/8/1B6 w - - 0 1", false, true),
        ("6k1/8/K7/8/8/8/P7/8 w - - 0 1", true, false),
        ("6k1/8/K7/8/8/8/8/R7 w - - 0 1", true, false),
    ];
    for (fen, white, black) in rows {
        let position = position(fen);
        let can = |color| position.has_mating_material(color);
        assert_eq!(
            (can(Color::White), can(Color::Black)),
            (white, black),
            "{fen}"
        );
        let dead = !white && !black;
        assert_eq!(position.is_dead(), dead, "{fen}");
        assert_eq!(
            position.ending(),
            dead.then_some(Ending::DeadPosition),
            "{fen}"
        );
    }
}
