//! Reading FEN: what is forgiven, and where it is wrong when it is not.

use scoresheet_chess::{Bitboard, Color, FenError, Field, Setup, Square, Variant, fen};

use crate::game::{chess960, position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_start_is_the_start() {
    assert_eq!(fen::parse(START), Ok(Setup::start()));
}

#[test]
fn what_is_forgiven() {
    let forgiven = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
        "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w\tKQkq - 0 1 \n",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
        "rnbqkbnr/pppppppp/44/17/1111112/71/PPPPPPPP/RNBQKBNR W qkQK - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 00 01",
    ];
    for text in forgiven {
        assert_eq!(fen::parse(text), Ok(Setup::start()), "{text:?}");
    }
    // Without a turn it is White's, and nobody may castle.
    let bare = fen::parse("4k3/8/8/8/8/8/8/R3K3").unwrap();
    assert_eq!((bare.turn, bare.castling), (Color::White, Bitboard::EMPTY));
    assert_eq!((bare.halfmove_clock, bare.fullmove_number), (0, 1));
}

#[test]
fn where_it_is_wrong() {
    let rows = [
        ("", Field::Board, 0),
        ("   ", Field::Board, 3),
        // A rank too many, a rank missing, one too wide, one too narrow.
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", Field::Board, 15),
        ("8/8/8/8/8/8/8 w - - 0 1", Field::Board, 13),
        ("8/8/8/8/8/8/8/9 w - - 0 1", Field::Board, 14),
        ("8/8/8/8/pppppppp1/8/8/8 w - - 0 1", Field::Board, 16),
        ("8/8/8/8/ppppppppp/8/8/8 w - - 0 1", Field::Board, 16),
        ("8/8/8/8/7/8/8/8 w - - 0 1", Field::Board, 9),
        ("8/8/8/8/8/8/8/7 w - - 0 1", Field::Board, 15),
        ("8/8/8/8/0K7/8/8/8 w - - 0 1", Field::Board, 8),
        ("8/8/8/8/3X4/8/8/8 w - - 0 1", Field::Board, 9),
        ("8/8/8/8/3é4/8/8/8 w - - 0 1", Field::Board, 9),
        ("8/8/8/8/8/8/8/8 white - - 0 1", Field::Turn, 16),
        ("8/8/8/8/8/8/8/8 - - - 0 1", Field::Turn, 16),
        ("8/8/8/8/8/8/8/8 w KX - 0 1", Field::Castling, 19),
        ("8/8/8/8/8/8/8/8 w -- - 0 1", Field::Castling, 18),
        ("8/8/8/8/8/8/8/8 w - e9 0 1", Field::EnPassant, 20),
        ("8/8/8/8/8/8/8/8 w - e 0 1", Field::EnPassant, 20),
        ("8/8/8/8/8/8/8/8 w - - x 1", Field::HalfmoveClock, 22),
        ("8/8/8/8/8/8/8/8 w - - -1 1", Field::HalfmoveClock, 22),
        ("8/8/8/8/8/8/8/8 w - - 0 1.", Field::FullmoveNumber, 24),
        ("8/8/8/8/8/8/8/8 w - - 0 1 1", Field::FullmoveNumber, 26),
    ];
    for (text, field, offset) in rows {
        let expected = FenError { field, offset };
        assert_eq!(fen::parse(text), Err(expected), "{text:?}");
        assert!(offset <= text.len());
    }
}

#[test]
fn a_message_says_what_was_expected_and_where() {
    let error = fen::parse("8/8/8/8/8/8/8/8 white - - 0 1").unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected `w` or `b` in field 2 of the FEN, at byte 17"
    );
}

#[test]
fn numbers_of_any_size_are_kept_within_bounds() {
    let setup = fen::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999").unwrap();
    assert_eq!(setup.fullmove_number, u32::MAX);
}

#[test]
fn a_right_without_a_file_means_the_outermost_rook() {
    let outer = fen::parse("4k3/8/8/8/8/8/8/1RR2K2 w Q - 0 1").unwrap();
    assert_eq!(outer.castling, Square::B1.into());
    assert_eq!(outer.variant, Variant::Chess960);
    let inner = fen::parse("4k3/8/8/8/8/8/8/1RR2K2 w C - 0 1").unwrap();
    assert_eq!(inner.castling, Square::C1.into());
    // On either side of the board, for either color.
    let black = fen::parse("1r1rkr1r/8/8/8/8/8/8/4K3 b kb - 0 1").unwrap();
    assert_eq!(
        black.castling,
        Bitboard::from(Square::H8) | Square::B8.into()
    );
    // Without a rook the corner is meant, which is a fault later.
    let none = fen::parse("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1").unwrap();
    assert_eq!(
        none.castling,
        Bitboard::from(Square::H1) | Square::A1.into()
    );
}

#[test]
fn both_spellings_of_a_chess960_start_mean_the_same() {
    let board = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR";
    let xfen = position(&format!("{board} w KQkq - 0 1"));
    let shredder = position(&format!("{board} w HFhf - 0 1"));
    assert_eq!(xfen, shredder);
    assert_eq!(xfen.variant(), Variant::Chess960);
}

#[test]
fn the_variant_is_what_the_rights_show() {
    let rows = [
        (START, Variant::Standard),
        // Nobody may castle: nothing shows.
        ("5k2/8/8/8/8/8/8/R2K3R w - - 0 1", Variant::Standard),
        ("5k2/8/8/8/8/8/8/R2K3R w KQ - 0 1", Variant::Chess960),
        // A king at home, and the file of a rook that is not.
        ("4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1", Variant::Chess960),
        ("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", Variant::Standard),
        // A right that nothing is in place for shows nothing.
        ("4k3/8/8/8/8/8/8/4K3 w B - 0 1", Variant::Standard),
        ("6k1/8/8/8/8/8/1P4K1/8 w KQ -", Variant::Standard),
    ];
    for (text, variant) in rows {
        assert_eq!(fen::parse(text).unwrap().variant, variant, "{text}");
    }
    assert_eq!(
        chess960("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1"),
        position("4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1")
    );
}

#[test]
fn fields_are_found_to_point_at() {
    let text = " 4k3/8/8/8/8/8/8/4K2R  w K - 3 40";
    let fields = [
        (Field::Board, "4k3/8/8/8/8/8/8/4K2R"),
        (Field::Turn, "w"),
        (Field::Castling, "K"),
        (Field::EnPassant, "-"),
        (Field::HalfmoveClock, "3"),
        (Field::FullmoveNumber, "40"),
    ];
    for (field, content) in fields {
        assert_eq!(&text[field.find(text).unwrap()], content);
    }
}
