//! Repetition, and moves without progress (FIDE Laws 9.2, 9.3, 9.6).

use scoresheet_chess::{Claim, Line, Position};

use crate::game::{find, position};

/// Plays moves and keeps count.
#[track_caller]
fn played(start: Position, moves: &str) -> (Line, Position) {
    let mut position = start;
    let mut line = Line::from(&position);
    for coordinates in moves.split_whitespace() {
        let mv = find(&position, coordinates).unwrap();
        let after = position.after(mv);
        line.push(mv, &after);
        position = after;
    }
    (line, position)
}

#[test]
fn an_en_passant_square_that_nobody_can_use_does_not_matter() {
    let knights = "g8f6 g1f3 f6g8 f3g1";
    let (line, end) = played(Position::start(), &format!("e2e4 {knights} {knights}"));
    assert_eq!(line.repetitions(&end), 3);
    assert_eq!(line.claim(&end), Some(Claim::Threefold));
    // The capture is illegal: the pawn may not leave its rank.
    let (line, end) = played(
        position("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"),
        "a5b5 h1g1 b5a5 g1h1",
    );
    assert_eq!(line.repetitions(&end), 2);
    // Here it is legal at first and not later.
    let (line, end) = played(
        position("7k/8/8/K2pP3/8/8/8/8 w - d6 0 1"),
        "a5b5 h8g8 b5a5 g8h8",
    );
    assert_eq!(line.repetitions(&end), 1);
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let (line, end) = played(start, "h1h2 h8h7 h2h1 h7h8");
    assert_eq!(line.repetitions(&end), 1);
    let (line, end) = played(start, "h1h2 h8h7 h2h1 h7h8 h1h2 h8h7 h2h1 h7h8");
    assert_eq!(line.repetitions(&end), 2);
    // Being unable to castle for now loses nothing.
    let start = position("4k2r/8/8/8/8/8/6r1/R3K2R w KQk - 0 1");
    let (line, end) = played(start, "a1b1 g2g3 b1a1 g3g2");
    assert_eq!(line.repetitions(&end), 1);
}

#[test]
fn pieces_of_a_kind_may_have_changed_places() {
    let start = position("4k3/8/8/8/8/8/8/N3K2N w - - 0 1");
    let moves = "a1b3 e8d8 h1g3 d8e8 b3c5 e8d8 c5d3 d8e8 d3f2 e8d8 f2h1 d8e8 \
                 g3f5 e8d8 f5d4 d8e8 d4b3 e8d8 b3a1 d8e8";
    let (line, end) = played(start, moves);
    assert_eq!(line.repetitions(&end), 2);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let start = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    // White loses a move with the rook.
    let (line, end) = played(start, "a1a2 e8d8 a2a3 d8e8 a3a1");
    assert_eq!(end.fen().board(), start.fen().board());
    assert_eq!(line.repetitions(&end), 1);
}

#[test]
fn a_position_need_not_come_back_at_once() {
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 h2h4 h7h5";
    let (line, end) = played(Position::start(), there_and_back);
    assert_eq!(line.repetitions(&end), 1);
    let (line, end) = played(
        Position::start(),
        "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 g1h3 g8h6 h3g1 h6g8 b1a3 b8a6 a3b1 a6b8",
    );
    assert_eq!(line.repetitions(&end), 5);
    assert_eq!(line.claim(&end), Some(Claim::Fivefold));
    assert!(Claim::Fivefold.is_automatic() && !Claim::Threefold.is_automatic());
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_are_the_end() {
    for (clock, claim) in [
        (98, None),
        (99, None),
        (100, Some(Claim::FiftyMoves)),
        (149, Some(Claim::FiftyMoves)),
        (150, Some(Claim::SeventyFiveMoves)),
    ] {
        let text = format!("4k3/8/8/8/8/8/8/R3K3 w - - {clock} 80");
        let position = position(&text);
        assert_eq!(Line::from(&position).claim(&position), claim, "{text}");
    }
}

#[test]
fn a_move_may_be_announced_that_completes_the_count() {
    let at_98 = position("4k3/8/8/8/8/8/8/R3K3 w - - 98 80");
    let d1 = find(&at_98, "a1d1").unwrap();
    assert_eq!(Line::from(&at_98).claim_with(&at_98, d1), None);
    assert_eq!(
        at_98.after(d1).fen().to_string(),
        "4k3/8/8/8/8/8/8/3RK3 b - - 99 80"
    );
    let at_99 = position("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80");
    let line = Line::from(&at_99);
    let rook = find(&at_99, "a1d1").unwrap();
    assert_eq!(line.claim_with(&at_99, rook), Some(Claim::FiftyMoves));
    let pawn = find(&at_99, "a2a3").unwrap();
    assert_eq!(line.claim_with(&at_99, pawn), None);
    // Announced, it is not played: that it would mate does not matter (FIDE Laws 9.3.1).
    let mating = position("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    let mate = find(&mating, "a1a8").unwrap();
    let line = Line::from(&mating);
    assert_eq!(line.claim_with(&mating, mate), Some(Claim::FiftyMoves));
    // Played, it mates, and that comes first.
    let (line, mated) = played(mating, "a1a8");
    assert_eq!(mated.halfmove_clock(), 100);
    assert_eq!(line.claim(&mated), None);
}

#[test]
fn captures_and_pawns_make_progress_and_castling_does_not() {
    let start = position("r3k2r/p6n/8/8/8/8/P7/R3K2R w KQkq - 10 20");
    for (coordinates, clock) in [("e1g1", 11), ("a1b1", 11), ("h1h7", 0), ("a2a4", 0)] {
        let mv = find(&start, coordinates).unwrap();
        assert_eq!(start.after(mv).halfmove_clock(), clock, "{coordinates}");
    }
    let promotes = position("4k3/P7/8/8/8/8/8/4K3 w - - 10 20");
    let mv = find(&promotes, "a7a8q").unwrap();
    assert_eq!(promotes.after(mv).halfmove_clock(), 0);
}
