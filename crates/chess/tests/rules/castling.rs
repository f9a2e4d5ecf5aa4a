//! Rights to castle, and what keeps one from it (FIDE Laws 3.8, Guidelines II.3).

use scoresheet_chess::{Position, Side};

use crate::game::{after, chess960, is_barred, leads_to, position};

const BOTH: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn after_castling(position: &Position, side: Side) -> Option<String> {
    let mv = position.find_castling(side)?;
    Some(position.after(mv).fen().to_string())
}

#[test]
fn castling_moves_both_pieces_and_ends_both_rights() {
    leads_to(BOTH, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    leads_to(BOTH, "e1c1 e8g8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
    // A king onto its own rook means the same.
    leads_to(BOTH, "e1a1 e8h8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
}

#[test]
fn castling_counts_as_a_move_without_progress() {
    leads_to(
        "rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 4 4",
        "e1g1 e8g8",
        "rnbq1rk1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1 w - - 6 5",
    );
}

#[test]
fn a_rook_that_moves_or_is_taken_ends_a_right() {
    leads_to(BOTH, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    leads_to(BOTH, "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    leads_to(BOTH, "h1h8 e8d7 h8a8", "R7/3k4/8/8/8/8/8/R3K3 b Q - 0 2");
    // Coming back does not help.
    leads_to(
        BOTH,
        "h1h2 e8e7 h2h1 e7e8",
        "r3k2r/8/8/8/8/8/8/R3K2R w Q - 4 3",
    );
}

#[test]
fn a_promotion_on_the_rooks_square_ends_a_right() {
    let start = "r3k3/1P6/8/8/8/8/6p1/4K2R w Kq - 0 1";
    leads_to(start, "b7a8q", "Q3k3/8/8/8/8/8/6p1/4K2R b K - 0 1");
    leads_to(
        "r3k3/1P6/8/8/8/8/6p1/4K2R b Kq - 0 1",
        "g2h1q",
        "r3k3/1P6/8/8/8/8/8/4K2q w q - 0 2",
    );
    // The rook that stands there afterwards has no right.
    let ghost = after(
        position("4k3/8/8/8/8/8/6p1/R3K2R b KQ - 0 1"),
        "g2h1r e1e2 h1h5 e2e1",
    );
    assert!(ghost.castling().is_empty());
}

#[test]
fn a_rook_may_be_attacked_and_cross_attacked_squares() {
    let attacked = position("r3k2r/8/8/8/8/8/6B1/4K3 b kq - 0 1");
    assert_eq!(
        after_castling(&attacked, Side::Queen).as_deref(),
        Some("2kr3r/8/8/8/8/8/6B1/4K3 w - - 1 2")
    );
    assert_eq!(
        after_castling(&attacked, Side::King).as_deref(),
        Some("r4rk1/8/8/8/8/8/6B1/4K3 w - - 1 2")
    );
    // The bishop attacks b8, which only the rook crosses.
    let crossed = position("r3k2r/8/8/8/8/6B1/8/4K3 b kq - 0 1");
    assert_eq!(
        after_castling(&crossed, Side::Queen).as_deref(),
        Some("2kr3r/8/8/8/8/6B1/8/4K3 w - - 1 2")
    );
}

#[test]
fn the_king_may_not_start_cross_or_end_attacked() {
    for (fen, words) in [
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "castling: the king is in check from the rook on e4",
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
            "castling: the king passes over f1, which the rook on f4 attacks",
        ),
        (
            "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
            "castling: the king would stand on g1, which the rook on g4 attacks",
        ),
    ] {
        is_barred(&position(fen), "e1g1", words);
    }
}

#[test]
fn castling_can_give_check_and_mate() {
    let open = position("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(open.gives_check(open.find_castling(Side::King).unwrap()));
    let mates = position("4rkr1/4p1p1/8/8/8/1B6/8/4K2R w K - 0 1");
    let castles = mates.find_castling(Side::King).unwrap();
    assert!(mates.after(castles).is_checkmate());
}

#[test]
fn in_chess960_the_rook_may_be_the_kings_only_shield() {
    let both = chess960("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
    assert!(both.find_castling(Side::Queen).is_some());
    assert_eq!(both.find_castling(Side::King), None);
    let shield = chess960("4k3/8/8/8/8/8/8/rRK4R w BH - 0 1");
    assert!(shield.find_castling(Side::King).is_some());
    assert_eq!(shield.find_castling(Side::Queen), None);
    let shield = chess960("4k3/8/8/8/8/8/8/rRK5 w B - 0 1");
    assert_eq!(shield.find_castling(Side::Queen), None);
}

#[test]
fn in_chess960_king_or_rook_may_stand_still() {
    let still = chess960("4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
    assert_eq!(
        after_castling(&still, Side::Queen).as_deref(),
        Some("4k3/8/8/8/8/8/8/2KR4 b - - 1 1")
    );
    // King and rook change places.
    let change = chess960("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    assert_eq!(
        after_castling(&change, Side::King).as_deref(),
        Some("4k3/8/8/8/8/8/8/5RK1 b - - 1 1")
    );
    let rook_stays = chess960("4k3/8/8/8/8/8/8/3RK3 w D - 0 1");
    assert_eq!(
        after_castling(&rook_stays, Side::Queen).as_deref(),
        Some("4k3/8/8/8/8/8/8/2KR4 b - - 1 1")
    );
}

#[test]
fn in_chess960_only_the_rook_of_the_start_castles() {
    leads_to(
        "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1",
        "a1b1",
        "4k3/8/8/8/8/8/8/1R3K1R b K - 1 1",
    );
    leads_to(
        "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1",
        "a1b1 e8d7 f1e1 d7e7",
        "8/4k3/8/8/8/8/8/1R2K2R w - - 4 3",
    );
}

#[test]
fn one_king_step_is_no_castling_unless_onto_the_rook() {
    let beside = chess960("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(
        after(beside, "f1g1").fen().to_string(),
        "4k3/8/8/8/8/8/8/6KR b - - 1 1"
    );
    assert_eq!(
        after(beside, "f1h1").fen().to_string(),
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"
    );
}
