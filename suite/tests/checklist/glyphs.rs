//! Lines 64 to 73: glyphs behind moves, and their order.

use scoresheet_record::pgn::Layout;
use scoresheet_record::remark::{Nag, Sign};

use crate::play::{from_position, game, game_in, last_glyphs, line};

/// Holds that a sign behind a move is a number, is written for it, and is called so in the
/// languages of the articles and in English.
#[track_caller]
fn judges(sign: &str, number: u16, meaning: &str, words: [&str; 4]) {
    let nag = Nag(number);
    assert_eq!(Nag::of_sign(sign.as_bytes()), Some(nag));
    assert_eq!((nag.sign(), nag.ascii()), (Some(sign), Some(sign)));
    assert_eq!(nag.meaning(), meaning);
    assert_eq!(
        ["en", "ko", "vi", "ja"].map(|code| nag.words(code).unwrap()),
        words
    );
    // In a game it is kept as its number, glued to the move and apart from it.
    for text in [format!("1. e4 e5{sign} *"), format!("1. e4 e5 {sign} *")] {
        let game = game(&text);
        assert_eq!(last_glyphs(&game), [nag], "{text}");
        let written = String::from_utf8(game.write(&Layout::ONE_LINE)).unwrap();
        assert!(
            written.ends_with(&format!("1. e4 e5 ${number} *\n\n")),
            "{written}"
        );
    }
}

/// `!!` is a brilliant move.
#[test]
fn c064_two_exclamation_marks_are_a_brilliant_move() {
    let words = [
        "brilliant move",
        "탁월한 수",
        "nước thiên tài",
        "とても良い手",
    ];
    judges("!!", 3, "very good move", words);
}

/// `!` is a good move.
#[test]
fn c065_an_exclamation_mark_is_a_good_move() {
    let words = ["good move", "훌륭한 수", "nước hay", "良い手"];
    judges("!", 1, "good move", words);
}

/// `!?` is an interesting move.
#[test]
fn c066_an_exclamation_mark_in_doubt_is_an_interesting_move() {
    let words = [
        "interesting move",
        "흥미로운 수",
        "nước có vẻ tốt",
        "悪い手にも良い手にもなりそうな手",
    ];
    judges("!?", 5, "speculative move", words);
}

/// `?!` is a dubious move.
#[test]
fn c067_a_question_mark_in_doubt_is_a_dubious_move() {
    let words = [
        "dubious move",
        "부정확한 수",
        "nước không chính xác",
        "首をかしげたくなるような手",
    ];
    judges("?!", 6, "questionable move", words);
}

/// `?` is a mistake.
#[test]
fn c068_a_question_mark_is_a_mistake() {
    let words = ["mistake", "실수", "nước sai", "悪い手"];
    judges("?", 2, "poor move", words);
}

/// `??` is a blunder.
#[test]
fn c069_two_question_marks_are_a_blunder() {
    let words = ["blunder", "블런더", "sai lầm nghiêm trọng", "とても悪い手"];
    judges("??", 4, "very poor move", words);
}

/// An arrow behind the only legal move says that it was forced; elsewhere it is an attack.
#[test]
fn c070_an_arrow_behind_the_only_move_is_forced() {
    let corner = "k7/8/8/8/8/8/1r6/K7 w - - 0 1";
    assert_eq!(
        last_glyphs(&game(&from_position(corner, "1. Kxb2\u{2192} *"))),
        [Nag(7)]
    );
    assert_eq!(Nag(7).meaning(), "forced move");
    assert_eq!(Nag(7).words("ko"), Some("강제수"));
    // Where there were other moves, it is about the side that moved.
    assert_eq!(last_glyphs(&game("1. e4\u{2192} *")), [Nag(40)]);
    assert_eq!(last_glyphs(&game("1. e4 e5\u{2192} *")), [Nag(41)]);
    assert!(Sign::parse("\u{2192}".as_bytes()).unwrap().is_arrow());
    // The sign that the informants have for it is a box.
    assert_eq!(Nag::of_sign("\u{25a1}".as_bytes()), Some(Nag(7)));
    assert_eq!(Nag(7).sign(), Some("\u{25a1}"));
}

/// `TN` is a novelty, as `N` is.
#[test]
fn c071_a_novelty_has_letters() {
    for sign in ["TN", "N"] {
        assert_eq!(Nag::of_sign(sign.as_bytes()), Some(Nag(146)), "{sign}");
        let game = game(&format!("1. e4 e5 2. Ke2 {sign} Ke7 *"));
        assert_eq!(line(&game), "e2e4 e7e5 e1e2 e8e7", "{sign}");
        let second = game.main_line().nth(2).unwrap();
        assert_eq!(game.tree.node(second).nags(), [Nag(146)], "{sign}");
    }
    assert_eq!(Nag(146).words("en"), Some("theoretical novelty"));
}

/// From strong to weak they are `!!`, `!`, `!?`, `?!`, `?`, `??`.
#[test]
fn c072_glyphs_of_moves_are_ordered_from_strong_to_weak() {
    let merit = |sign: &str| Nag::of_sign(sign.as_bytes()).and_then(Nag::merit).unwrap();
    let merits = ["!!", "!", "!?", "?!", "?", "??"].map(merit);
    assert!(
        merits.windows(2).all(|pair| pair[0] > pair[1]),
        "{merits:?}"
    );
    // The first three speak for the move, the others against it.
    assert!(merits[2] > 0 && merits[3] < 0);
    let judging = (0..=300)
        .filter(|&number| Nag(number).merit().is_some())
        .count();
    assert_eq!(judging, 6);
}

/// The glyph stands right behind the move.
#[test]
fn c073_a_glyph_stands_right_behind_its_move() {
    let fen = "2n1k3/1P6/8/8/8/8/8/4K2R w - - 0 1";
    for (text, coordinates, nag) in [("1. bxc8! *", "b7c8q", 1), ("1. Rh6?? *", "h1h6", 4)] {
        let game = game(&from_position(fen, text));
        assert_eq!(line(&game), coordinates);
        assert_eq!(last_glyphs(&game), [Nag(nag)]);
    }
    // In signs, as books have it, it is written there, too.
    let game = game_in("vi", "1. e4! e5?? 2. Mf3!?");
    assert_eq!(last_glyphs(&game), [Nag(5)]);
    let mut nags = game.main_line().map(|id| game.tree.node(id).nags()[0]);
    assert_eq!(nags.next(), Some(Nag(1)));
    assert_eq!(nags.next(), Some(Nag(4)));
}
