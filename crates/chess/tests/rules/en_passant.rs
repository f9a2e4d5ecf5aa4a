//! Taking in passing: when it is legal, and when only it is (FIDE Laws 3.7.3.1, 3.7.3.2).

use scoresheet_chess::{Bitboard, EnPassantField, Position, Square};

use crate::game::{after, find, is_barred, leads_to, position};

#[test]
fn it_takes_the_pawn_beside_it() {
    leads_to(
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 3",
        "d5e6",
        "4k3/8/4P3/8/8/8/8/4K3 b - - 0 3",
    );
}

#[test]
fn it_is_possible_only_at_once() {
    let late = after(Position::start(), "e2e4 a7a6 e4e5 d7d5 a2a3 a6a5");
    is_barred(
        &late,
        "e5d6",
        "the pawn on d5 cannot be taken in passing: it has not just made a double step",
    );
}

#[test]
fn two_pawns_leave_the_rank_at_once() {
    is_barred(
        &position("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"),
        "e5d6",
        "taking in passing opens a line from the rook on h5 to the king",
    );
    is_barred(
        &position("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"),
        "e4d3",
        "taking in passing opens a line from the queen on h4 to the king",
    );
}

#[test]
fn a_pinned_pawn_may_take_along_the_line_of_its_pin() {
    leads_to(
        "4k3/b7/8/1pP5/8/8/8/6K1 w - b6 0 1",
        "c5b6",
        "4k3/b7/1P6/8/8/8/8/6K1 b - - 0 1",
    );
    is_barred(
        &position("rnbqk1nr/ppp2ppp/8/3P4/3Pp3/8/PPP1QPPP/RNB1KB1R b KQkq d3 0 5"),
        "e4d3",
        "the pawn on e4 is pinned to its king by the queen on e2",
    );
}

#[test]
fn it_may_close_the_line_that_it_opens() {
    leads_to(
        "4k3/8/8/8/3pP3/8/8/K3R3 b - e3 0 1",
        "d4e3",
        "4k3/8/8/8/8/4p3/8/K3R3 w - - 0 2",
    );
}

#[test]
fn it_may_be_an_answer_to_check_by_the_pawn() {
    let check = position("8/8/8/2k5/2pP4/8/8/4K3 b - d3 0 1");
    assert!(check.is_check());
    leads_to(
        "8/8/8/2k5/2pP4/8/8/4K3 b - d3 0 1",
        "c4d3",
        "8/8/8/2k5/8/3p4/8/4K3 w - - 0 2",
    );
    // A knight that lands where the pawn has passed takes nothing.
    is_barred(
        &position("8/8/8/2k1n3/3P4/8/8/4K3 b - d3 0 1"),
        "e5d3",
        "Black is in check from the pawn on d4, and this does not meet it",
    );
}

#[test]
fn it_may_be_the_only_move_that_saves_from_mate() {
    let saved = position("8/1Q3N2/8/2k5/2pP4/2K5/8/8 b - d3 0 1");
    assert!(saved.is_check());
    assert_eq!(saved.legal_moves(), [find(&saved, "c4d3").unwrap()]);
    assert!(!saved.is_checkmate());
    // The same board a move later would be mate.
    assert!(position("8/1Q3N2/8/2k5/2pP4/2K5/8/8 b - - 0 1").is_checkmate());
}

#[test]
fn it_may_be_the_only_move_that_saves_from_stalemate() {
    let only = position("7k/8/5KQ1/8/1pP5/pP6/P7/8 b - c3 0 1");
    assert_eq!(only.legal_moves(), [find(&only, "b4c3").unwrap()]);
    assert!(position("7k/8/5KQ1/8/1pP5/pP6/P7/8 b - - 0 1").is_stalemate());
}

#[test]
fn it_may_give_check_without_the_pawn() {
    let discovered = position("4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1");
    assert!(discovered.gives_check(find(&discovered, "e5d6").unwrap()));
    // Each of the two pawns has stood in the way of one piece.
    let double = after(position("8/8/4k3/3pP3/8/8/B7/4R1K1 w - d6 0 1"), "e5d6");
    assert_eq!(
        double.checkers(),
        Bitboard::from(Square::A2) | Square::E1.into()
    );
}

#[test]
fn the_field_is_written_in_three_ways() {
    let rows = [
        // After every double step; nobody stands ready.
        ("e2e4", "e3", "-", "-"),
        ("e2e4 a7a6 e4e5 d7d5", "d6", "d6", "d6"),
    ];
    for (moves, always, ready, legal) in rows {
        let fen = after(Position::start(), moves).fen();
        let field = |choice| {
            let text = fen.en_passant(choice).to_string();
            text.split(' ').nth(3).unwrap().to_owned()
        };
        assert_eq!(field(EnPassantField::Always), always, "{moves}");
        assert_eq!(field(EnPassantField::Ready), ready, "{moves}");
        assert_eq!(field(EnPassantField::Legal), legal, "{moves}");
    }
    let pinned = position("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1").fen();
    let text = |choice| pinned.en_passant(choice).to_string();
    assert_eq!(
        text(EnPassantField::Ready),
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"
    );
    assert_eq!(
        text(EnPassantField::Legal),
        "8/8/8/K2pP2r/8/8/8/7k w - - 0 1"
    );
}
