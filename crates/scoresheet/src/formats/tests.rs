//! What the formats make of unusual games; usual ones are shown in the documentation.

use scoresheet_record::pgn::Layout;
use scoresheet_record::{Reader, Resolver};
use serde_json::{Value, json};

use super::{Format, JsonLines, Sink};

/// The first game as JSON text.
fn text(game: &str) -> String {
    let mut resolver = Resolver::new(JsonLines::new(&Layout::EXPORT));
    Reader::new(game.as_bytes()).read_game(&mut resolver);
    let json = resolver.inner_mut();
    json.finish_game(&[]);
    String::from_utf8(std::mem::take(json.text_mut())).expect("UTF-8")
}

/// The first game as a value.
fn value(game: &str) -> Value {
    serde_json::from_str(&text(game)).expect("JSON")
}

#[test]
fn remarks_stand_at_their_moves() {
    let game = value(
        "[A \"\"]\n\n{g1} {g2} 1. e4 $1 {a} {b} (1. d4 $2 {c}) {d} {e} (1. c4 (1. b4) {f} c5) $3 e5 {h} *",
    );
    assert_eq!(game["comments"], json!(["g1", "g2"]));
    let moves = &game["moves"];
    assert_eq!(moves.as_array().map(Vec::len), Some(2));
    assert_eq!(moves[0]["nags"], json!([1, 3]));
    assert_eq!(moves[0]["comments"], json!(["a", "b"]));
    assert_eq!(moves[0]["trailing_comments"], json!([["d", "e"], []]));
    let variations = &moves[0]["variations"];
    assert_eq!(
        variations[0],
        json!([{"san": "d4", "uci": "d2d4", "nags": [2], "comments": ["c"]}])
    );
    assert_eq!(
        variations[1][0]["variations"],
        json!([[{"san": "b4", "uci": "b2b4"}]])
    );
    assert_eq!(variations[1][0]["trailing_comments"], json!([["f"]]));
    assert_eq!(variations[1][1], json!({"san": "c5", "uci": "c7c5"}));
    assert_eq!(
        moves[1],
        json!({"san": "e5", "uci": "e7e5", "comments": ["h"]})
    );
}

#[test]
fn what_is_no_move_and_no_comment_is_kept_apart() {
    let game =
        value("{before the tags}\n[Event \"E\"]\n\n1. e4\n% for a program\ne5 2. Ke3 d5 1-0");
    assert_eq!(game["preamble"], json!(["before the tags"]));
    assert_eq!(game["moves"][0]["escapes"], json!([" for a program"]));
    assert_eq!(game["moves"][1]["unread"], json!(["2. Ke3 d5"]));
    assert_eq!(game["result"], json!("1-0"));
    let game = value("1. Ke3 {why} *");
    assert_eq!(game["moves"], json!([]));
    assert_eq!(game["unread"], json!(["1. Ke3"]));
    assert_eq!(game["comments"], json!(["why"]));
}

#[test]
fn strings_may_hold_anything() {
    let game = value("[Event \"a\\\\b \\\"c\\\" \u{1}\"]\n\n1. e4 {one\r\n two\tthree  four} *");
    assert_eq!(game["tags"], json!([["Event", "a\\b \"c\" \u{1}"]]));
    assert_eq!(game["moves"][0]["comments"], json!(["one two three  four"]));
}

#[test]
fn all_tags_are_there_even_twice() {
    let game = value("[A \"1\"]\n[B \"2\"]\n[A \"3\"]\n\n*");
    assert_eq!(game["tags"], json!([["A", "1"], ["B", "2"], ["A", "3"]]));
    assert_eq!(game["moves"], json!([]));
    assert_eq!(game["final_fen"], game["start_fen"]);
}

#[test]
fn a_result_tag_is_better_than_nothing() {
    assert_eq!(value("[Result \"0-1\"]\n\n1. e4")["result"], json!("0-1"));
    assert_eq!(value("1. e4")["result"], json!("*"));
}

#[test]
fn nesting_costs_no_stack() {
    const DEPTH: usize = 10_000;
    let game = format!(
        "1. e4 {} {} *",
        "(1. d4 ".repeat(DEPTH),
        ") {x} ".repeat(DEPTH)
    );
    let run = move || text(&game);
    let small_stack = std::thread::Builder::new().stack_size(256 << 10);
    let json = small_stack
        .spawn(run)
        .expect("a thread")
        .join()
        .expect("no overflow");
    assert_eq!(json.matches("\"variations\":[[").count(), DEPTH);
    let count = |sign| json.matches(sign).count();
    assert_eq!(count('['), count(']'));
    assert_eq!(count('{'), count('}'));
    // Each but the first was written inside of another, and all of them ended.
    assert_eq!(
        json.matches(",\"trailing_comments\":[[\"x\"]]}").count(),
        DEPTH
    );
}

#[test]
fn formats_have_names_and_endings() {
    for format in Format::ALL {
        let file = format!("games.{}", format.name());
        assert_eq!(Format::of_file(file.as_ref()), Some(format));
    }
    assert_eq!(Format::of_file("GAMES.PGN".as_ref()), Some(Format::Pgn));
    assert_eq!(
        Format::of_file("games.ndjson".as_ref()),
        Some(Format::JsonLines)
    );
    assert_eq!(Format::of_file("games".as_ref()), None);
}
