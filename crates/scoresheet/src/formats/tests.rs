//! What the formats make of unusual games; usual ones are shown in the documentation.

use scoresheet_record::pgn::Layout;
use scoresheet_record::{Reader, Resolver};
use serde_json::{Value, json};

use super::{Format, JsonStyle, JsonWriter, Sink};

/// The first game as JSON text.
fn text(game: &str) -> String {
    let writer = JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines);
    let mut resolver = Resolver::new(writer);
    Reader::new(game.as_bytes()).read_game(&mut resolver);
    let json = resolver.inner_mut();
    json.finish_game(&[]);
    json.finish_block();
    String::from_utf8(std::mem::take(json.text_mut())).expect("UTF-8")
}

/// The first game as a value.
fn value(game: &str) -> Value {
    serde_json::from_str(&text(game)).expect("JSON")
}

/// Comments that are nothing but comments.
fn said<const N: usize>(texts: [&str; N]) -> Value {
    texts.map(|text| json!({"text": text})).to_vec().into()
}

#[test]
fn remarks_stand_at_their_moves() {
    let game = value(
        "[A \"\"]\n\n{g1} {g2} 1. e4 $1 {a} {b} ({z} 1. d4 $2 {c}) {d} {e} (1. c4 (1. b4) {f} c5) $3 e5 {h} *",
    );
    assert_eq!(game["comments"], said(["g1", "g2"]));
    let moves = &game["moves"];
    assert_eq!(moves.as_array().map(Vec::len), Some(2));
    assert_eq!(moves[0]["nags"], json!([1, 3]));
    assert_eq!(moves[0]["comments"], said(["a", "b"]));
    let variations = &moves[0]["variations"];
    let first = json!([{"san": "d4", "uci": "d2d4", "nags": [2], "comments": said(["c"])}]);
    assert_eq!(
        variations[0],
        json!({"comments": said(["z"]), "moves": first, "comments_after": said(["d", "e"])})
    );
    let second = &variations[1]["moves"];
    let inner = json!([{"san": "b4", "uci": "b2b4"}]);
    assert_eq!(
        second[0]["variations"],
        json!([{"moves": inner, "comments_after": said(["f"])}])
    );
    assert_eq!(second[1], json!({"san": "c5", "uci": "c7c5"}));
    assert_eq!(
        moves[1],
        json!({"san": "e5", "uci": "e7e5", "comments": said(["h"])})
    );
}

#[test]
fn late_glyphs_find_their_moves() {
    let game = "1. e4 (1. d4 (1. c4) $5 (1. b4) $6 d5) $1 e5 $2 {x} (1... c5) $3 (1... d5) $4 *";
    let game = value(game);
    let moves = &game["moves"];
    assert_eq!(moves[0]["nags"], json!([1]));
    assert_eq!(moves[0]["variations"][0]["moves"][0]["nags"], json!([5, 6]));
    assert_eq!(moves[1]["nags"], json!([2, 3, 4]));
    assert_eq!(moves[1]["comments"], said(["x"]));
}

#[test]
fn what_is_no_move_and_no_comment_is_told_apart() {
    let game = value(
        "{before the tags}\n[Event \"E\"]\n\n1. e4 {a}\n% for a program\n{b} e5 2. Ke3 d5 1-0",
    );
    assert_eq!(game["preamble"], said(["before the tags"]));
    assert_eq!(
        game["moves"][0]["comments"],
        json!([{"text": "a"}, {"text": " for a program", "kind": "escape"}, {"text": "b"}])
    );
    let unread = json!([{"text": "2. Ke3 d5", "kind": "unread"}]);
    assert_eq!(game["moves"][1]["comments"], unread);
    assert_eq!(game["result"], json!("1-0"));
    // Written as PGN it is a comment that begins so, which is no reason to forget what it is.
    let game = value("1. e4 e5 {unread: 2. Ke3 d5} 1-0");
    assert_eq!(game["moves"][1]["comments"], unread);
    let game = value("1. Ke3 {why} *");
    assert_eq!(game["moves"], json!([]));
    assert_eq!(
        game["comments"],
        json!([{"text": "1. Ke3", "kind": "unread"}, {"text": "why"}])
    );
}

#[test]
fn commands_in_comments_are_fields_too() {
    let game = value(
        "1. e4 {[%eval 0.17,20] [%clk 0:03:00]} {[%clk 1:00:00]} \
         (1. d4 {[%eval #-3]}) {[%emt 0:00:09]} e5 {[%clk 0:02:59.50][%emt 0:00:01.25] [%eval x]} *",
    );
    let moves = &game["moves"];
    assert_eq!(moves[0]["clock"], json!(180));
    assert_eq!(moves[0]["eval"], json!({"centipawns": 17, "depth": 20}));
    assert_eq!(moves[0].get("elapsed"), None);
    let variation = &moves[0]["variations"][0]["moves"][0];
    assert_eq!(variation["eval"], json!({"mate": -3}));
    assert_eq!(moves[1]["clock"], json!(179.5));
    assert_eq!(moves[1]["elapsed"], json!(1.25));
    assert_eq!(moves[1].get("eval"), None);
}

#[test]
fn strings_may_hold_anything() {
    let game = value("[Event \"a\\\\b \\\"c\\\" \u{1}\"]\n\n1. e4 {one\r\n two\tthree  four} *");
    assert_eq!(game["tags"], json!([["Event", "a\\b \"c\" \u{1}"]]));
    assert_eq!(game["moves"][0]["comments"], said(["one two three  four"]));
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
    assert_eq!(json.matches("\"variations\":[{").count(), DEPTH);
    let count = |sign| json.matches(sign).count();
    assert_eq!(count('['), count(']'));
    assert_eq!(count('{'), count('}'));
    let after = ",\"comments_after\":[{\"text\":\"x\"}]}";
    assert_eq!(json.matches(after).count(), DEPTH);
}

#[test]
fn late_glyphs_of_deep_variations_cost_no_more_than_others() {
    const DEPTH: usize = 50_000;
    let game = format!(
        "1. e4 {} {} *",
        "(1. d4 ".repeat(DEPTH),
        ") $1 ".repeat(DEPTH)
    );
    let json = text(&game);
    assert_eq!(json.matches("\"nags\":[1]").count(), DEPTH);
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
