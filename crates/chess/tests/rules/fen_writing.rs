//! Writing FEN: six fields, and castling in the ways of X-FEN and Shredder.

use scoresheet_chess::{Bitboard, Position, Role, Square};

use crate::game::{after, chess960, leads_to, position};

#[test]
fn all_six_fields_are_written_and_counted() {
    leads_to(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3",
        "e2e4",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    );
    leads_to(
        "6k1/8/8/8/8/8/1P4K1/8 w - - 0 1",
        "b2b4",
        "6k1/8/8/8/1P6/8/6K1/8 b - b3 0 1",
    );
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    leads_to(
        start,
        "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4",
        "rnbqkb1r/ppp2ppp/3p4/8/4n3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 5",
    );
    leads_to(
        start,
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    );
}

#[test]
fn an_inner_rook_is_written_by_its_file() {
    let inner = chess960("4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1");
    assert_eq!(inner.fen().to_string(), "4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1");
    let outer = chess960("4k3/8/8/8/8/8/8/1RR1K3 w B - 0 1");
    assert_eq!(outer.fen().to_string(), "4k3/8/8/8/8/8/8/1RR1K3 w Q - 0 1");
    assert_eq!(
        outer.fen().shredder().to_string(),
        "4k3/8/8/8/8/8/8/1RR1K3 w B - 0 1"
    );
    // A second rook that comes to stand outside makes the first an inner one.
    let before = chess960("4k3/8/8/8/8/8/R7/1R2K3 w B - 0 1");
    assert_eq!(
        after(before, "a2a1").fen().to_string(),
        "4k3/8/8/8/8/8/8/RR2K3 b B - 1 1"
    );
}

#[test]
fn a_chess960_start_in_both_spellings() {
    let start = position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    assert_eq!(
        start.fen().to_string(),
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    );
    assert_eq!(
        start.fen().shredder().to_string(),
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"
    );
    assert_eq!(
        after(start, "g2g3 g7g6").fen().to_string(),
        "bbqnnrkr/pppppp1p/6p1/8/8/6P1/PPPPPP1P/BBQNNRKR w KQkq - 0 2"
    );
}

#[test]
fn the_parts_of_a_fen_stand_alone() {
    let start = Position::start();
    let e4 = start
        .find(Role::Pawn, Bitboard::ALL, Square::E4, None)
        .unwrap();
    let fen = start.after(e4).fen();
    assert_eq!(fen.board(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(
        fen.epd(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3"
    );
}
