//! Lines 74 to 91: signs for positions, values of engines, and results.

use scoresheet_chess::Color;
use scoresheet_record::pgn::Layout;
use scoresheet_record::remark::{Eval, EvalClass, MateStyle, Nag, Remark, Score, Value};
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Code, Game};

use crate::play::{findings, from_position, game, game_in, last_glyphs, line};

/// Holds that each of some signs behind a move is a number, which is about a side, or about none.
#[track_caller]
fn says(signs: &[&str], number: u16, side: Option<Color>) {
    for sign in signs {
        assert_eq!(Nag::of_sign(sign.as_bytes()), Some(Nag(number)), "{sign}");
        // Whoever moved, the sign says who stands better.
        for text in [format!("1. e4 {sign} *"), format!("1. e4 e5 {sign} *")] {
            assert_eq!(last_glyphs(&game(&text)), [Nag(number)], "{text}");
        }
    }
    assert_eq!(Nag(number).side(), side);
    assert!(
        signs.contains(&Nag(number).sign().unwrap()),
        "none of these is what is written"
    );
}

fn eval(text: &str) -> Eval {
    Eval::parse(text.as_bytes())
        .unwrap_or_else(|| panic!("{text}"))
        .value
}

fn class(text: &str) -> EvalClass {
    eval(text).class(Color::White)
}

/// `∞` is an unclear position.
#[test]
fn c074_infinity_is_unclear() {
    says(&["\u{221e}"], 13, None);
    assert_eq!(Nag(13).meaning(), "unclear position");
}

/// `=` is an equal position.
#[test]
fn c075_an_equals_sign_is_an_equal_position() {
    says(&["="], 10, None);
    assert_eq!(Nag(10).words("en"), Some("equal"));
}

/// `+/=` and `⩲` say that White is slightly better.
#[test]
fn c076_plus_over_equals_is_slightly_better_for_white() {
    says(&["+/=", "\u{2a72}"], 14, Some(Color::White));
    assert_eq!(Nag(14).words("en"), Some("White is slightly better"));
}

/// `=/+` and `⩱` say that Black is slightly better.
#[test]
fn c077_equals_over_plus_is_slightly_better_for_black() {
    says(&["=/+", "\u{2a71}"], 15, Some(Color::Black));
    assert_eq!(Nag(15).words("en"), Some("Black is slightly better"));
}

/// `+/−` and `±` say that White is clearly better, also with a hyphen.
#[test]
fn c078_plus_over_minus_is_clearly_better_for_white() {
    says(&["+/\u{2212}", "\u{b1}", "+/-"], 16, Some(Color::White));
    assert_eq!(Nag(16).words("en"), Some("White is clearly better"));
}

/// `−/+` and `∓` say that Black is clearly better, also with a hyphen.
#[test]
fn c079_minus_over_plus_is_clearly_better_for_black() {
    says(&["\u{2212}/+", "\u{2213}", "-/+"], 17, Some(Color::Black));
    assert_eq!(Nag(17).words("en"), Some("Black is clearly better"));
}

/// `+−` and `−+` say who is winning, whichever dash they are written with.
#[test]
fn c080_plus_and_minus_say_who_is_winning() {
    says(&["+\u{2212}", "+-", "+\u{2013}"], 18, Some(Color::White));
    says(&["-+", "\u{2212}+", "\u{2013}+"], 19, Some(Color::Black));
    assert_eq!(Nag(18).words("en"), Some("White is winning"));
    assert_eq!(Nag(19).words("en"), Some("Black is winning"));
}

/// An engine's value is in pawns, above zero for White and below it for Black.
#[test]
fn c081_values_of_engines_are_pawns_for_white() {
    assert_eq!(eval("0").score, Score::Centipawns(0));
    assert_eq!(eval("1.00").score, Score::Centipawns(100));
    assert_eq!(eval("-2.5").score, Score::Centipawns(-250));
    let side = |text: &str| match class(text) {
        EvalClass::Equal => None,
        EvalClass::Slight(side) | EvalClass::Clear(side) | EvalClass::Winning(side) => Some(side),
    };
    assert_eq!(side("-2.5"), Some(Color::Black));
    assert_eq!(side("+2.5"), Some(Color::White));
    assert_eq!(side("0.00"), None);
    // It speaks for White whoever moved.
    assert_eq!(eval("-2.5").class(Color::Black), class("-2.5"));
}

/// Zero is also the value of a position that the side with less can hold: material does not count.
#[test]
fn c082_zero_is_a_draw_whatever_stands_on_the_board() {
    assert_eq!(class("0.00"), EvalClass::Equal);
    assert_eq!(class("0.00").nag(), Nag(10));
    assert_eq!(eval("0.00").share(Color::White), 0.5);
    // Black has a queen more, and White checks forever: the value is kept and not doubted.
    let fen = "6rk/6pp/8/8/8/q7/8/4Q2K w - - 0 1";
    let text = from_position(fen, "1. Qe8 {[%eval 0.00]} *");
    let said = findings(&text);
    assert!(
        !said.iter().any(|said| said.code == Code::BadCommand),
        "{said:?}"
    );
    let game = game(&text);
    let first = game.main_line().next().unwrap();
    let comment = &game.tree.node(first).remarks.as_deref().unwrap().after[0];
    let value = Remark::read(&comment.bytes).next().unwrap().value;
    assert_eq!(value, Value::Eval(eval("0.00")));
}

/// Up to half a pawn is equal, up to 2 slightly better, up to 4 clearly better, above it won.
#[test]
fn c083_values_have_four_classes() {
    let cases = [
        ("0.00", EvalClass::Equal),
        ("0.50", EvalClass::Equal),
        ("-0.50", EvalClass::Equal),
        ("0.51", EvalClass::Slight(Color::White)),
        ("-2.00", EvalClass::Slight(Color::Black)),
        ("2.01", EvalClass::Clear(Color::White)),
        ("-4.00", EvalClass::Clear(Color::Black)),
        ("4.01", EvalClass::Winning(Color::White)),
        ("-9.30", EvalClass::Winning(Color::Black)),
    ];
    for (text, expected) in cases {
        assert_eq!(class(text), expected, "{text}");
    }
    let signs = ["0.2", "1.2", "-1.2", "3", "-3", "7", "-7"].map(|text| class(text).nag().0);
    assert_eq!(signs, [10, 14, 15, 16, 17, 18, 19]);
}

/// A forced mate is `M5` or `#5`, and a sign says who mates.
#[test]
fn c084_a_forced_mate_has_two_spellings() {
    for (text, moves) in [("M5", 5), ("#5", 5), ("+M1", 1), ("-M1", -1), ("#-1", -1)] {
        assert_eq!(eval(text).score, Score::MateIn(moves), "{text}");
        let side = if moves > 0 {
            Color::White
        } else {
            Color::Black
        };
        assert_eq!(class(text), EvalClass::Winning(side), "{text}");
    }
    let mate = Score::MateIn(5);
    assert_eq!(mate.write(MateStyle::Letter), "M5");
    assert_eq!(mate.write(MateStyle::Number), "#5");
    assert_eq!(Score::MateIn(1).write(MateStyle::Signed), "+M1");
    assert_eq!(Score::MateIn(-1).write(MateStyle::Signed), "-M1");
}

/// A bar shows White's and Black's part, and is full for one side when there is a mate.
#[test]
fn c085_a_bar_is_full_when_there_is_a_mate() {
    let white = |text: &str| eval(text).bar(Color::White, 10).matches('█').count();
    assert_eq!(white("0.00"), 5);
    assert_eq!(white("#5"), 10);
    assert_eq!(white("-M1"), 0);
    // Without a mate neither side is ever left without a cell.
    assert_eq!([white("99.00"), white("-99.00")], [9, 1]);
    let ladder =
        ["-#1", "-4", "-1", "0", "1", "4", "#1"].map(|text| eval(text).share(Color::White));
    assert!(
        ladder.is_sorted() && ladder[0] == 0.0 && ladder[6] == 1.0,
        "{ladder:?}"
    );
}

/// Holds that each of some texts is a result, by itself and behind moves.
#[track_caller]
fn ends_with(texts: &[&str], result: GameResult) {
    for text in texts {
        assert_eq!(
            GameResult::parse_any(text.as_bytes()),
            Some(result),
            "{text}"
        );
        for game in [
            game(&format!("1. e4 e5 {text}")),
            game_in("en", &format!("1. e4 e5 {text}")),
        ] {
            assert_eq!(game.result, result, "{text}");
            assert_eq!(line(&game), "e2e4 e7e5", "{text}");
        }
    }
}

/// The result is `1-0` when White wins, `0-1` when Black does.
#[test]
fn c086_a_win_is_one_to_nil() {
    ends_with(&["1-0"], GameResult::White);
    ends_with(&["0-1"], GameResult::Black);
    assert_eq!(
        [GameResult::White.text(), GameResult::Black.text()],
        ["1-0", "0-1"]
    );
}

/// A draw may be written with the sign for a half, and stalemate is one.
#[test]
fn c087_a_draw_may_have_the_sign_for_a_half() {
    ends_with(&["\u{bd}-\u{bd}"], GameResult::Draw);
    let stalemate = from_position("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "1. Qf7 \u{bd}-\u{bd}");
    assert!(game(&stalemate).final_position().unwrap().is_stalemate());
    let contradicts = |text: &str| {
        let said = findings(text);
        said.iter()
            .any(|said| said.code == Code::ResultAgainstBoard)
    };
    assert!(!contradicts(&stalemate));
    assert!(contradicts(&stalemate.replace("\u{bd}-\u{bd}", "1-0")));
}

/// Blanks may stand around the dash.
#[test]
fn c088_a_draw_may_have_blanks_around_its_dash() {
    ends_with(&["1/2 - 1/2"], GameResult::Draw);
}

/// In PGN a draw is `1/2-1/2`.
#[test]
fn c089_a_draw_is_two_halves() {
    ends_with(&["1/2-1/2"], GameResult::Draw);
    assert_eq!(GameResult::Draw.text(), "1/2-1/2");
    let text = game("1. e4 e5 \u{bd}-\u{bd}").write(&Layout::ONE_LINE);
    assert!(text.ends_with(b"1. e4 e5 1/2-1/2\n\n"));
}

/// `*` is a game that goes on, or of which nothing else is known.
#[test]
fn c090_an_asterisk_is_a_game_without_a_result() {
    ends_with(&["*"], GameResult::Unknown);
    assert_eq!(Game::new().result, GameResult::Unknown);
    assert_eq!(GameResult::Unknown.text(), "*");
}

/// The result may be missing; where the last move mates, the board tells it.
#[test]
fn c091_a_missing_result_is_seen_on_the_board() {
    for (text, result) in [
        ("1. f3 e5 2. g4 Qh4#", GameResult::Black),
        ("1. e4 f6 2. Qe2 g5 3. Qh5#", GameResult::White),
    ] {
        assert_eq!(game(text).result, result, "{text}");
    }
    assert_eq!(game("1. f3 e5 2. g4").result, GameResult::Unknown);
    let said = findings("1. f3 e5 2. g4 Qh4#");
    let missing = said
        .iter()
        .find(|said| said.code == Code::MissingResult)
        .unwrap();
    let fix = missing.fix.as_ref().expect("a fix").edits[0].text.to_vec();
    assert!(String::from_utf8_lossy(&fix).contains("0-1"), "{missing:?}");
}
