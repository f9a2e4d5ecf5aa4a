//! Lines 22 to 36: ordinary moves, what tells like pieces apart, and move numbers.

use scoresheet_chess::{Color, Position};
use scoresheet_notation::algebraic::{LONG, LONG_SPACED};
use scoresheet_notation::{Notation, Quirk};
use scoresheet_record::pgn::Layout;
use scoresheet_record::tags::{Eco, GameResult};
use scoresheet_record::{Code, Severity};

use crate::play::{
    findings, from_position, game, language, line, played, quirks, san, styled, written,
};

/// Rooks on g1 and g8, knights on b1 and f3.
const TWINS: &str = "6R1/8/8/8/k7/5N2/8/KN4R1 w - - 0 1";

/// Rooks on b6 and f2, both of which reach f6.
const ROOKS: &str = "8/8/1R6/8/8/k7/5R2/7K w - - 0 1";

/// Queens on e4, h4 and h1, all of which reach e1.
const QUEENS: &str = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";

/// `Ke2` moves the king to e2, `e5` a pawn to e5.
#[test]
fn c022_a_move_is_a_piece_and_a_square() {
    let fen = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(played(fen, "en", "Ke2"), "e1e2");
    assert_eq!(played(fen, "en", "e5"), "e4e5");
    assert_eq!(san(fen, "e1e2"), "Ke2");
    assert_eq!(san(fen, "e4e5"), "e5");
}

/// `Rf2` moves the rook from a2, `Nd6` the knight from e4.
#[test]
fn c023_the_origin_need_not_be_written() {
    let rook = "7k/8/8/8/8/8/R7/7K w - - 0 1";
    let knight = "7k/8/8/8/4N3/8/8/7K w - - 0 1";
    assert_eq!(played(rook, "en", "Rf2"), "a2f2");
    assert_eq!(played(knight, "en", "Nd6"), "e4d6");
    assert_eq!(san(rook, "a2f2"), "Rf2");
    assert_eq!(san(knight, "e4d6"), "Nd6");
}

/// The full form has the letter, perhaps a blank, the origin, a hyphen and the target.
#[test]
fn c024_the_full_form_names_both_squares() {
    let fen = "8/7k/8/8/8/8/8/K2Q4 w - - 0 1";
    for word in ["Hd1-d5", "H d1-d5"] {
        assert_eq!(played(fen, "vi", word), "d1d5", "{word}");
        assert!(quirks(fen, "vi", word).has(Quirk::FullOrigin), "{word}");
    }
    // From another square no queen comes.
    assert_eq!(played(fen, "vi", "Hc1-d5"), "none");
    let vietnamese = language("vi");
    assert_eq!(styled(fen, "d1d5", &LONG.in_language(vietnamese)), "Hd1-d5");
    assert_eq!(
        styled(fen, "d1d5", &LONG_SPACED.in_language(vietnamese)),
        "H d1-d5"
    );
}

/// The short form leaves the origin out: `Hd5`, and `e4` for `e2-e4`.
#[test]
fn c025_the_short_form_leaves_out_the_origin() {
    let fen = "8/7k/8/8/8/8/4P3/K2Q4 w - - 0 1";
    assert_eq!(played(fen, "vi", "Hd5"), "d1d5");
    assert_eq!(played(fen, "vi", "e4"), played(fen, "vi", "e2-e4"));
    assert_eq!(written(fen, "d1d5", Notation::San, "vi"), "Hd5");
    assert_eq!(written(fen, "e2e4", Notation::San, "vi"), "e4");
    assert_eq!(written(fen, "e2e4", Notation::Long, "vi"), "e2-e4");
}

/// Of two like pieces that reach a square, the file of the one that moves is written.
#[test]
fn c026_like_pieces_are_told_apart_by_their_files() {
    let knights = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";
    assert_eq!(played(knights, "en", "Nge2"), "g1e2");
    assert_eq!(san(knights, "g1e2"), "Nge2");
    for (word, from) in [("Mbd2", "b1d2"), ("Mfd2", "f3d2")] {
        assert_eq!(played(TWINS, "vi", word), from);
        assert_eq!(written(TWINS, from, Notation::San, "vi"), word);
    }
    assert_eq!(played(TWINS, "vi", "Mb1-d2"), "b1d2");
    assert_eq!(played(TWINS, "vi", "Mf3-d2"), "f3d2");
    assert_eq!(played(TWINS, "vi", "Md2"), "several");
}

/// Where they share a file, the rank is written instead.
#[test]
fn c027_like_pieces_on_a_file_are_told_apart_by_their_ranks() {
    let rooks = "8/7k/8/4R3/8/8/8/K3R3 w - - 0 1";
    assert_eq!(san(rooks, "e5e4"), "R5e4");
    assert_eq!(
        played("8/4R3/7k/4R3/8/8/8/K7 w - - 0 1", "en", "R5e6"),
        "e5e6"
    );
    let rooks = "3R4/8/8/8/8/7k/8/K2R4 w - - 0 1";
    for (word, from) in [("R1d4", "d1d4"), ("R8d4", "d8d4")] {
        assert_eq!(played(rooks, "en", word), from);
        assert_eq!(san(rooks, from), word);
    }
    for (word, from) in [("X1g7", "g1g7"), ("X8g7", "g8g7")] {
        assert_eq!(played(TWINS, "vi", word), from);
        assert_eq!(written(TWINS, from, Notation::San, "vi"), word);
    }
}

/// `Rf6` with rooks on b6 and f2 says too little, and is not taken for either.
#[test]
fn c028_a_move_that_two_pieces_could_make_is_reported() {
    assert_eq!(played(ROOKS, "en", "Rf6"), "several");
    let stopped = findings(&from_position(ROOKS, "1. Rf6 Kb4 *"));
    let said = stopped
        .iter()
        .find(|said| said.code == Code::AmbiguousMove)
        .unwrap();
    assert_eq!(said.severity, Severity::Error);
    assert!(
        said.message.contains("Rbf6") && said.message.contains("Rff6"),
        "{}",
        said.message
    );
    assert_eq!(line(&game(&from_position(ROOKS, "1. Rf6 Kb4 *"))), "");
    for (word, from) in [("Rbf6", "b6f6"), ("Rff6", "f2f6")] {
        assert_eq!(played(ROOKS, "en", word), from);
        assert_eq!(san(ROOKS, from), word);
    }
}

/// Of three queens, one shares the file of one and the rank of the other, and needs both.
#[test]
fn c029_file_and_rank_are_both_written_where_neither_is_enough() {
    assert_eq!(san(QUEENS, "h4e1"), "Qh4e1");
    assert_eq!(san(QUEENS, "e4e1"), "Qee1");
    assert_eq!(san(QUEENS, "h1e1"), "Q1e1");
    for (word, from) in [("Qh4e1", "h4e1"), ("Qee1", "e4e1"), ("Q1e1", "h1e1")] {
        assert_eq!(played(QUEENS, "en", word), from);
        assert!(quirks(QUEENS, "en", word).is_empty(), "{word}");
    }
    assert_eq!(played(QUEENS, "en", "Qhe1"), "several");
    assert_eq!(played(QUEENS, "en", "Q4e1"), "several");
}

/// The file comes before the rank, and the rank before both.
#[test]
fn c030_the_file_is_preferred_then_the_rank_then_both() {
    // File and rank would both tell, and the file is written.
    assert_eq!(san(ROOKS, "b6f6"), "Rbf6");
    assert_eq!(played(ROOKS, "en", "R6f6"), "b6f6");
    assert!(quirks(ROOKS, "en", "R6f6").has(Quirk::OtherOrigin));
    assert!(!quirks(ROOKS, "en", "Rbf6").has(Quirk::OtherOrigin));
    // Only the rank tells, and it is written alone.
    assert_eq!(san(TWINS, "g1g7"), "R1g7");
    assert!(quirks(TWINS, "en", "Rg1g7").has(Quirk::FullOrigin));
    // Only both tell.
    assert_eq!(san(QUEENS, "h4e1"), "Qh4e1");
    assert!(!quirks(QUEENS, "en", "Qh4e1").has(Quirk::FullOrigin));
}

/// A move is a turn of White and a turn of Black; each of the turns is a half-move.
#[test]
fn c031_a_move_has_two_turns() {
    let start = Position::start();
    let ply = |position: &Position, word: &str| {
        let reading = scoresheet_notation::algebraic::parse(word.as_bytes()).unwrap();
        position.after(position.resolve(&reading.pattern).one().unwrap())
    };
    let half = ply(&start, "e4");
    assert_eq!((half.turn(), half.fullmove_number()), (Color::Black, 1));
    let whole = ply(&half, "e5");
    assert_eq!((whole.turn(), whole.fullmove_number()), (Color::White, 2));
    // A record counts half-moves: this one has three.
    let said = findings("[PlyCount \"3\"]\n\n1. e4 e5 2. Nf3 *\n");
    assert!(!said.iter().any(|said| said.code == Code::PlyCountMismatch));
    let said = findings("[PlyCount \"2\"]\n\n1. e4 e5 2. Nf3 *\n");
    assert!(said.iter().any(|said| said.code == Code::PlyCountMismatch));
}

/// White's turn has a number and one period, Black's alone a number and three.
#[test]
fn c032_blacks_turn_alone_has_three_periods() {
    assert_eq!(line(&game("1.e4 *")), "e2e4");
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let reply = game(&from_position(black, "1...e5 2.Nf3 *"));
    assert_eq!(line(&reply), "e7e5 g1f3");
    let text = String::from_utf8(reply.write(&Layout::ONE_LINE)).unwrap();
    assert!(text.ends_with("\n1... e5 2. Nf3 *\n\n"), "{text}");
    // Neither number is complained of.
    let said = findings(&from_position(black, "1...e5 2.Nf3 *"));
    assert!(
        !said.iter().any(|said| said.code == Code::WrongNumber),
        "{said:?}"
    );
    let said = findings(&from_position(black, "2...e5 3.Nf3 *"));
    assert!(
        said.iter().any(|said| said.code == Code::WrongNumber),
        "{said:?}"
    );
}

/// Whether a blank follows the period makes no difference.
#[test]
fn c033_a_blank_behind_the_period_means_nothing() {
    let (close, apart) = (game("1.e4 e5 *"), game("1. e4 e5 *"));
    assert_eq!(close, apart);
    assert_eq!(line(&close), "e2e4 e7e5");
    assert_eq!(close.diagnostics.len(), apart.diagnostics.len());
}

/// Both spellings may stand in one game.
#[test]
fn c034_spacing_may_change_within_a_game() {
    let fen = "rnb1k1nr/p2p1ppp/3B4/1p1N1N1P/4P1P1/3P1Q2/PqP5/R4Kb1 w kq - 0 19";
    let mixed = game(&from_position(fen, "19. e5 Qxa1+ 20. Ke2 Na6 21.Nxg7+ *"));
    assert_eq!(line(&mixed), "e4e5 b2a1 f1e2 b8a6 f5g7");
    let even = game(&from_position(fen, "19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ *"));
    assert_eq!(mixed, even);
}

/// 1.e4 e5 is C20 in the Encyclopedia of Chess Openings. There is no table of openings, so what is
/// tested is that such a code is understood in the tag of such a game.
#[test]
fn c035_the_code_of_the_open_game_is_understood() {
    let eco = Eco::parse(b"C20").unwrap();
    assert!(!eco.is_odd);
    assert_eq!((eco.value.volume(), eco.value.number()), ('C', 20));
    let said = findings("[ECO \"C20\"]\n\n1.e4 e5 *\n");
    assert!(
        !said.iter().any(|said| said.message.contains("ECO")),
        "{said:?}"
    );
    let said = findings("[ECO \"20C\"]\n\n1.e4 e5 *\n");
    assert!(
        said.iter().any(|said| said.message.contains("20C")),
        "{said:?}"
    );
}

/// Numbers without a period, and moves glued to them and to each other, are read all the same.
#[test]
fn c036_glued_numbers_and_moves_are_read() {
    let damaged = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 \
        O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15Nb1 h6 16. Bh4 \
        c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6 \
        23. Ne5 Rae8 24.Bxf7+Rxf7 25Nxf7 Rxe1+ 26Qxe1 Kxf7 27Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 \
        30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 \
        Nf4 38. g3 Nxh3 39. Kd2 Kb5 40Rd6 Kc5 41Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2";
    let read = game(damaged);
    assert_eq!(read.main_line().count(), 85);
    assert_eq!(read.result, GameResult::Draw);
    let last = read.final_position().unwrap().fen().to_string();
    assert_eq!(last, "8/8/4R1p1/2k3p1/1p4P1/1P1b1P2/3K1n2/8 b - - 2 43");
    // Nothing of it is lost, and what is written is whole.
    let text = String::from_utf8(read.write(&Layout::ONE_LINE)).unwrap();
    assert!(text.contains(" 15. Nb1 h6 "), "{text}");
    assert!(
        text.contains(" 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 27. Qe3 "),
        "{text}"
    );
    assert!(text.contains(" 40. Rd6 Kc5 41. Ra6 "), "{text}");
    assert!(!text.contains('{'), "{text}");
}
