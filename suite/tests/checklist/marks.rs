//! Lines 45 to 63: check, mate, castling, taking in passing and promotion.

use scoresheet_chess::{Color, MoveKind, Position, Role, Setup, Side, attacks};
use scoresheet_notation::algebraic::{FIDE, SAN};
use scoresheet_notation::{CheckMark, Notation, Quirk, algebraic};
use scoresheet_record::Code;
use scoresheet_record::pgn::Layout;

use crate::play::{
    findings, from_position, game, legal, played, position, quirks, reading, resolution, san,
    styled, view, written,
};

/// Rook g4 mates on g1, with the kings on d3 and d1.
const MATE_ON_G1: &str = "8/8/8/8/6R1/3K4/8/3k4 w - - 0 1";

/// Both sides may castle to both wings.
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// A black pawn has just gone from f7 to f5, beside a white one on g5.
const IN_PASSING: &str = "rnbqkbnr/ppppp1pp/8/5pP1/8/8/PPPPPP1P/RNBQKBNR w KQkq f6 0 1";

/// A white pawn on a7, f7 and e7 may step ahead.
const PROMOTION: &str = "8/P3PP2/8/8/7k/8/8/K7 w - - 0 1";

/// A sign for check or mate stands at the very end of a move.
#[test]
fn c045_marks_of_check_and_mate_stand_at_the_end() {
    assert_eq!(san("5k2/8/8/8/3R4/8/8/7K w - - 0 1", "d4d8"), "Rd8+");
    assert_eq!(san(MATE_ON_G1, "g4g1"), "Rg1#");
    let fen = "8/4P3/8/8/8/4k3/8/K7 w - - 0 1";
    assert_eq!(san(fen, "e7e8q"), "e8=Q+");
    // Behind the promotion it is as it should be, before it that is said.
    assert!(quirks(fen, "en", "e8=Q+").is_empty());
    assert_eq!(played(fen, "en", "e8+=Q"), "e7e8q");
    assert!(quirks(fen, "en", "e8+=Q").has(Quirk::OddCheckMark));
    // A mark that is missing or false is seen.
    assert!(quirks(fen, "en", "e8=Q").has(Quirk::MissingCheck));
    assert!(quirks(fen, "en", "e8=Q#").has(Quirk::FalseMate));
    assert!(quirks(MATE_ON_G1, "en", "Rg1+").has(Quirk::MissingMate));
    assert!(quirks(MATE_ON_G1, "en", "Rg2#").has(Quirk::FalseCheck));
}

/// A double check is `+` or `++`; elsewhere `++` is mate, and the position tells which is meant.
#[test]
fn c046_two_plus_signs_are_a_double_check_or_mate() {
    // The knight leaves the file of its rook.
    let double = "4k3/8/8/4N3/8/8/8/4RK2 w - - 0 1";
    let shown = view(double, legal(double, "e5f7"));
    assert!(
        shown.check && !shown.double_check,
        "from f7 a knight does not attack e8"
    );
    let shown = view(double, legal(double, "e5g6"));
    assert!(shown.check && !shown.double_check);
    let double = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1";
    for word in ["Nf6+", "Nf6++"] {
        assert_eq!(played(double, "en", word), "e4f6", "{word}");
        let found = quirks(double, "en", word);
        assert!(
            !found.has(Quirk::FalseDoubleCheck) && !found.has(Quirk::FalseCheck),
            "{word}"
        );
        assert!(!found.has(Quirk::MissingMate), "{word}");
    }
    assert!(view(double, legal(double, "e4f6")).double_check);
    // Of mate it is mate.
    let found = quirks(MATE_ON_G1, "en", "Rg1++");
    assert!(
        !found.has(Quirk::FalseDoubleCheck) && !found.has(Quirk::MissingMate),
        "{found:?}"
    );
    assert_eq!(reading("en", "Rg1++").check, CheckMark::Double);
    // A check by one piece is neither, and a record is told so.
    let single = "5k2/8/8/8/3R4/8/8/7K w - - 0 1";
    assert!(quirks(single, "en", "Rd8++").has(Quirk::FalseDoubleCheck));
    assert!(!quirks(single, "en", "Rd8+").has(Quirk::FalseDoubleCheck));
    let said = findings(&from_position(single, "1. Rd8++ *"));
    assert!(
        said.iter().any(|said| said.code == Code::FalseClaim),
        "{said:?}"
    );
    let said = findings(&from_position(double, "1. Nf6++ *"));
    assert!(
        !said.iter().any(|said| said.code == Code::FalseClaim),
        "{said:?}"
    );
    // Whoever writes `++` for it can.
    assert_eq!(styled(double, "e4f6", &algebraic::COLON), "Nf6++");
    assert_eq!(styled(double, "e4f6", &SAN), "Nf6+");
}

/// Mate may be said with the word.
#[test]
fn c047_mate_may_be_written_as_a_word() {
    assert_eq!(played(MATE_ON_G1, "en", "Rg1 mate"), "g4g1");
    assert_eq!(reading("en", "Rg1 mate").check, CheckMark::Mate);
    let worded = game(&from_position(MATE_ON_G1, "1. Rg1 mate"));
    let signed = game(&from_position(MATE_ON_G1, "1. Rg1#"));
    assert_eq!(worded.tree, signed.tree);
    assert_eq!(worded.main_line().count(), 1);
    let text = String::from_utf8(worded.write(&Layout::ONE_LINE)).unwrap();
    assert!(text.contains("1. Rg1# "), "{text}");
    assert!(!text.contains("mate"), "{text}");
}

/// The example of mate works with the king on d3, as the diagram has it, and not with him on d4.
#[test]
fn c048_the_rook_mates_with_its_king_on_d3() {
    let after = |fen: &str, coordinates: &str| position(fen).after(legal(fen, coordinates));
    assert!(after(MATE_ON_G1, "g4g1").is_checkmate());
    // What the sentence beside it says is a check and no more.
    let as_told = after("8/8/8/8/3K4/8/7R/3k4 w - - 0 1", "h2h1");
    assert!(as_told.is_check() && !as_told.is_checkmate());
}

/// The example of check is `Rd8+`: from d4 no rook comes to e8.
#[test]
fn c049_the_rook_gives_check_on_d8() {
    let fen = "5k2/8/8/8/3R4/8/8/7K w - - 0 1";
    assert_eq!(san(fen, "d4d8"), "Rd8+");
    assert!(quirks(fen, "en", "Rd8+").is_empty());
    assert_eq!(played(fen, "en", "Re8+"), "none");
    let said = findings(&from_position(fen, "1. Re8+ *"));
    assert!(
        said.iter().any(|said| said.code == Code::IllegalMove),
        "{said:?}"
    );
}

/// FIDE writes castling with zeros: two for the king's side, three for the queen's.
#[test]
fn c050_fide_castles_with_zeros() {
    assert_eq!(written(CASTLING, "e1g1", Notation::Fide, "en"), "0-0");
    assert_eq!(written(CASTLING, "e1c1", Notation::Fide, "en"), "0-0-0");
    for (word, castled) in [("0-0", "e1g1"), ("0-0-0", "e1c1")] {
        assert_eq!(played(CASTLING, "en", word), castled);
        assert!(quirks(CASTLING, "en", word).has(Quirk::ZeroCastling));
    }
}

/// There are as many zeros as squares between king and rook, but in Chess960 that says nothing.
#[test]
fn c051_zeros_count_the_squares_between_king_and_rook() {
    let between = |position: &Position, side: Side| {
        let king = position.king(position.turn());
        let rook = position.castling_rook(position.turn(), side).unwrap();
        attacks::between(king, rook).len()
    };
    let start = position(CASTLING);
    for side in Side::ALL {
        let zeros = FIDE.castling.sign(side).matches('0').count();
        assert_eq!(between(&start, side), zeros);
    }
    let shuffled = Position::new(Setup::chess960(0).unwrap()).unwrap();
    let zeros = |side| FIDE.castling.sign(side).matches('0').count();
    let holds = Side::ALL
        .into_iter()
        .all(|side| between(&shuffled, side) == zeros(side));
    assert!(!holds, "{}", shuffled.fen());
}

/// `0-0` is to the h-side for both players: to the right of White, to the left of Black.
#[test]
fn c052_castling_signs_name_a_wing_and_not_a_hand() {
    let black = CASTLING.replace(" w ", " b ");
    assert_eq!(played(CASTLING, "en", "0-0"), "e1g1");
    assert_eq!(played(&black, "en", "0-0"), "e8g8");
    assert_eq!(played(CASTLING, "en", "0-0-0"), "e1c1");
    assert_eq!(played(&black, "en", "0-0-0"), "e8c8");
    for color in Color::ALL {
        assert_eq!(Side::King.king_target(color).file().letter(), 'g');
        assert_eq!(Side::Queen.king_target(color).file().letter(), 'c');
    }
}

/// PGN castles with capital letters O.
#[test]
fn c053_pgn_castles_with_capital_letters() {
    for (word, castled) in [("O-O", "e1g1"), ("O-O-O", "e1c1")] {
        assert_eq!(san(CASTLING, castled), word);
        assert!(quirks(CASTLING, "en", word).is_empty());
    }
    let zeros = game(&from_position(CASTLING, "1. 0-0 0-0-0 *"));
    let text = String::from_utf8(zeros.write(&Layout::ONE_LINE)).unwrap();
    assert!(text.contains("1. O-O O-O-O *"), "{text}");
}

/// Small letters castle, too.
#[test]
fn c054_small_letters_castle() {
    for (word, castled) in [("o-o", "e1g1"), ("o-o-o", "e1c1")] {
        for code in ["vi", "en"] {
            assert_eq!(played(CASTLING, code, word), castled);
        }
        assert!(quirks(CASTLING, "vi", word).has(Quirk::OddCastling));
    }
}

/// Castling that gives check or mates has the sign behind it.
#[test]
fn c055_castling_may_give_check_or_mate() {
    let cases = [
        ("O-O+", "e1g1", "5k2/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("O-O#", "e1g1", "5k2/3Q4/8/8/2B5/8/8/4K2R w K - 0 1"),
        ("O-O-O+", "e1c1", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1"),
        ("O-O-O#", "e1c1", "3k4/5Q2/8/5B2/8/8/8/R3K3 w Q - 0 1"),
    ];
    for (word, castled, fen) in cases {
        assert_eq!(san(fen, castled), word);
        assert_eq!(played(fen, "en", word), castled);
        assert!(quirks(fen, "en", word).is_empty(), "{word}");
    }
}

/// A mark for taking in passing may be left out, and has four spellings besides.
#[test]
fn c056_the_mark_for_taking_in_passing_is_optional() {
    for word in ["gxf6 e.p.", "gxf6 e.p", "gxf6 ep", "gxf6/ep", "gxf6"] {
        let mv = resolution(IN_PASSING, "en", word).one();
        let mv = mv.unwrap_or_else(|| panic!("{word}"));
        assert_eq!(
            (mv.kind, mv.to.to_string()),
            (MoveKind::EnPassant, "f6".to_owned()),
            "{word}"
        );
        let is_marked = quirks(IN_PASSING, "en", word).has(Quirk::EnPassantMark);
        assert_eq!(is_marked, word != "gxf6", "{word}");
        // The same in the text of a game.
        let game = game(&from_position(IN_PASSING, &format!("1. {word} Nxf6 *")));
        let text = String::from_utf8(game.write(&Layout::ONE_LINE)).unwrap();
        assert!(text.ends_with("\n1. gxf6 Nxf6 *\n\n"), "{text}");
    }
    // Where nothing is taken in passing, the mark is false.
    let fen = "4k3/8/5n2/6P1/8/8/8/4K3 w - - 0 1";
    assert!(quirks(fen, "en", "gxf6 e.p.").has(Quirk::FalseEnPassant));
    assert_eq!(
        written(IN_PASSING, "g5f6", Notation::Fide, "en"),
        "gxf6 e.p."
    );
}

/// Vietnamese marks it with `q.đ.`, also behind two bare files, and `e.p` may lack its last period.
#[test]
fn c057_vietnamese_has_a_mark_of_its_own() {
    for word in ["gf q.đ.", "g\u{d7}f6 q.đ.", "gxf6 e.p", "gf e.p"] {
        let mv = resolution(IN_PASSING, "vi", word).one();
        let mv = mv.unwrap_or_else(|| panic!("{word}"));
        assert_eq!(mv.kind, MoveKind::EnPassant, "{word}");
        assert!(reading("vi", word).en_passant, "{word}");
    }
    assert_eq!(
        written(IN_PASSING, "g5f6", Notation::Fide, "vi"),
        "gxf6 q.đ."
    );
}

/// A promotion is written with an equals sign or without.
#[test]
fn c058_the_sign_of_a_promotion_is_optional() {
    for (word, is_bare) in [("a8=Q", false), ("a8Q", true)] {
        assert_eq!(played(PROMOTION, "en", word), "a7a8q");
        assert_eq!(
            reading("en", word).quirks.has(Quirk::NoPromotionSign),
            is_bare
        );
    }
    assert_eq!(san(PROMOTION, "a7a8q"), "a8=Q");
    assert_eq!(written(PROMOTION, "a7a8q", Notation::Fide, "en"), "a8Q");
}

/// A slash may stand for the equals sign.
#[test]
fn c059_a_slash_may_stand_before_what_a_pawn_becomes() {
    for word in ["f8/H", "f8H", "f8=H"] {
        assert_eq!(played(PROMOTION, "vi", word), "f7f8q", "{word}");
    }
    assert!(reading("vi", "f8/H").quirks.has(Quirk::OddPromotionSign));
    assert_eq!(played(PROMOTION, "vi", "f8/M"), "f7f8n");
}

/// Black takes and promotes: `exd1=N`, with or without the sign, and with mate.
#[test]
fn c060_a_pawn_may_take_and_promote() {
    let fen = "k7/8/8/8/8/8/4p3/3B3K b - - 0 1";
    for word in ["exd1=N", "exd1N"] {
        assert_eq!(played(fen, "en", word), "e2d1n");
    }
    // Two of the four pieces give check there.
    let spelled = ["n", "b", "q", "r"].map(|piece| san(fen, &format!("e2d1{piece}")));
    assert_eq!(spelled, ["exd1=N", "exd1=B", "exd1=Q+", "exd1=R+"]);
    let mate = "r1r4k/8/8/8/8/1P6/1K2p3/1N1B4 b - - 0 1";
    for word in ["exd1=N#", "exd1N#"] {
        assert_eq!(played(mate, "en", word), "e2d1n");
        let found = quirks(mate, "en", word);
        assert!(
            !found.has(Quirk::FalseMate) && !found.has(Quirk::FalseCheck),
            "{word}"
        );
    }
    assert_eq!(san(mate, "e2d1n"), "exd1=N#");
}

/// The new queen may mate at once.
#[test]
fn c061_a_promotion_may_mate() {
    assert_eq!(san(PROMOTION, "e7e8q"), "e8=Q");
    let mate = "7k/4P3/6K1/8/8/8/8/8 w - - 0 1";
    assert_eq!(san(mate, "e7e8q"), "e8=Q#");
    for (fen, word) in [(PROMOTION, "e8=Q"), (mate, "e8=Q#")] {
        assert_eq!(played(fen, "en", word), "e7e8q");
        assert!(quirks(fen, "en", word).is_empty());
    }
}

/// FIDE has no equals sign for promotion, since it offers a draw.
#[test]
fn c062_an_equals_sign_may_offer_a_draw() {
    let fen = "8/3P4/8/8/7k/8/8/K7 w - - 0 1";
    assert_eq!(written(fen, "d7d8q", Notation::Fide, "en"), "d8Q+");
    let offered = game(&from_position(fen, "1. Kb1 (=) Kg3 *"));
    assert_eq!(offered.main_line().count(), 2);
    let first = offered.main_line().next().unwrap();
    let remarks = offered.tree.node(first).remarks.as_deref().unwrap();
    assert_eq!(remarks.after[0].to_str(), "(=)");
    assert!(reading("en", "Kb1(=)").quirks.has(Quirk::DrawOffer));
    // A sign with nothing behind it is a promotion of which the piece is missing.
    assert_eq!(played(fen, "en", "d8="), "d7d8q");
    assert!(reading("en", "d8=").quirks.has(Quirk::NoPromotionPiece));
    let said = findings(&from_position(fen, "1. d8= *"));
    assert!(
        said.iter().any(|said| said.code == Code::FalseClaim),
        "{said:?}"
    );
}

/// A pawn becomes a queen, rook, bishop or knight, whatever was taken before.
#[test]
fn c063_a_pawn_becomes_one_of_four_pieces() {
    // White has all his pieces, and two queens already.
    let fen = "8/P7/8/8/6k1/8/QQ6/RNB1KBNR w KQ - 0 1";
    let mut becomes: Vec<Role> = position(fen)
        .legal_moves()
        .into_iter()
        .filter_map(|mv| mv.becomes())
        .collect();
    becomes.sort_unstable();
    assert_eq!(
        becomes,
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
    );
    assert_eq!(played(fen, "en", "a8=Q"), "a7a8q");
    assert_eq!(played(fen, "en", "a8=K"), "none");
    assert_eq!(played(fen, "en", "a8=P"), "none");
    let after = position(fen).after(legal(fen, "a7a8q"));
    assert_eq!(after.board().pieces(Color::White, Role::Queen).len(), 3);
}
