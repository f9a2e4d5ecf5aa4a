//! What is read from JSON, and how it says why it is not.

use scoresheet_record::pgn::{Layout, Writer};
use scoresheet_record::{Game, Resolver};

use super::super::Sink;
use super::{JsonReader, JsonStyle, JsonWriter};
use crate::bulk::Level;

/// The only game of a text.
#[track_caller]
fn game(text: &str) -> Game {
    let (mut games, faults) = JsonReader::new(text.as_bytes()).read_all();
    assert_eq!((games.len(), faults.len()), (1, 0), "{text}: {faults:?}");
    games.remove(0)
}

/// What is wrong with a text that holds no game.
#[track_caller]
fn fault(text: &str) -> String {
    let (games, faults) = JsonReader::new(text.as_bytes()).read_all();
    assert_eq!((games.len(), faults.len()), (0, 1), "{text}: {faults:?}");
    let fault = &faults[0];
    let place = &text.as_bytes()[fault.start..fault.end.min(text.len())];
    format!(
        "{} @ {}: {}",
        String::from_utf8_lossy(place),
        fault.path,
        fault.message
    )
}

/// The moves of a game, without tags, on one line.
fn moves(game: &Game) -> String {
    let layout = Layout {
        tags: scoresheet_record::pgn::TagChoice::None,
        ..Layout::ONE_LINE
    };
    let text = String::from_utf8(game.write(&layout)).expect("UTF-8");
    text.trim_end().to_owned()
}

#[test]
fn fields_come_in_any_order() {
    let text = r#" { "result":"1-0" , "moves" : [
        {"variations":[{"comments_after":[{"text":"d"}],"moves":[{"san":"d4","nags":[2]}],
                        "comments":[{"text":"c"}]},
                       {"moves":[{"san":"c4"},{"san":"c5"}]}],
         "comments":[{"text":"a"},{"kind":"unread","text":"b"}],"nags":[1],"san":"e4"},
        {"san":"e5","uci":0}
      ], "comments":[{"text":"z"}],"final_fen":{"a":[1,{"b":null}]},
      "version": 1, "tags":[["White","\u00e9\ud83d\ude00\n\"\/"],["White","B"]] }"#;
    let game = game(text);
    assert_eq!(
        moves(&game),
        "{z} 1. e4 $1 {a} {unread: b} ({c} 1. d4 $2) {d} (1. c4 c5) 1... e5 1-0"
    );
    assert_eq!(game.tag("White").as_deref(), Some("é😀\n\"/"));
    assert_eq!(game.tags.len(), 2);
    let codes: Vec<_> = game
        .diagnostics
        .iter()
        .map(|said| said.code.text())
        .collect();
    assert_eq!(codes, ["T005"]);
}

#[test]
fn what_cannot_be_played_is_said_and_kept() {
    let text = r#"{"version":1,"moves":[{"san":"e4"},{"san":"Ke7"},{"san":"{\n"}],"result":"*"}"#;
    let game = game(text);
    assert_eq!(moves(&game), "1. e4 {unread: 1... Ke7 {} *");
    let said = &game.diagnostics[0];
    assert_eq!((said.code.text(), said.ply), ("M001", 2));
    assert_eq!(said.span.of(text.as_bytes()), b"Ke7");
}

#[test]
fn a_move_without_text_is_said_and_ends_its_line() {
    for text in ["", " ", "-"] {
        let moves = format!(
            r#"{{"version":1,"moves":[{{"san":"e4"}},{{"san":"{text}"}},{{"san":"d4"}}]}}"#
        );
        let game = game(&moves);
        assert_eq!(game.main_line().count(), 1, "{text:?}");
        assert!(!game.diagnostics.is_empty(), "{text:?}");
    }
}

#[test]
fn lists_and_documents_hold_games_too() {
    let one = r#"{"version":1,"moves":[]}"#;
    let texts = [
        format!("{one}\n{one}"),
        format!("{one} {one}"),
        format!("\u{feff}[{one},{one}]"),
        format!("[\n{one}\n,{one}]\n"),
        format!("{{\"version\":1,\"games\":[\n{one},\n{one}\n]}}\n"),
        format!("{{\"x\":{{\"games\":2}}, \"games\" : [{one},{one}], \"y\":\"]}}\"}}"),
    ];
    for text in texts {
        let (games, faults) = JsonReader::new(text.as_bytes()).read_all();
        assert_eq!((games.len(), faults), (2, vec![]), "{text}");
    }
    let (games, faults) = JsonReader::new(format!("[{one},").as_bytes()).read_all();
    assert_eq!(games.len(), 1);
    assert_eq!(faults[0].message, "the list of games is not closed");
    let part = format!(",{one}, {one}");
    let mut reader = JsonReader::within(part.as_bytes(), Level::List);
    assert_eq!(reader.read_all().0.len(), 2);
}

#[test]
fn a_broken_line_costs_only_itself() {
    let one = r#"{"version":1,"moves":[]}"#;
    for broken in [
        r#"{"version":1,"tags":[["Event","never clo"#,
        r#"{"version":1,"moves":[{"san":"e4""#,
        r#"{"version":1,"moves":[{"san":"e4"},"#,
        r#"{"version":1,"moves":["#,
        r#"{"version":1,"moves":[}"#,
        r#"{"version":1,"moves":[]"#,
        r#"{"version":1,"moves":[{"san":"e4\"#,
        "prose",
        "12",
        "}",
        "{}",
        "{",
    ] {
        let text = format!("{one}\n{broken}\n{one}\n{one}");
        let (games, faults) = JsonReader::new(text.as_bytes()).read_all();
        assert_eq!((games.len(), faults.len()), (3, 1), "{text}: {faults:?}");
    }
}

#[test]
fn faults_say_where_they_are() {
    let rows = [
        (
            "{}",
            "{} @ : expected the field `version`, which is missing",
        ),
        (
            r#"{"version":1}"#,
            r#"{"version":1} @ : expected the field `moves`, which is missing"#,
        ),
        (
            r#"{"version":2}"#,
            "2 @ version: expected version 1 of the schema, found 2",
        ),
        (
            r#"{"version":"1"}"#,
            "\" @ version: expected a whole number from 0 to 4294967295, found a string",
        ),
        (
            r#"{"moves":[{"san":"e4"},{"nags":[1,-2]}]}"#,
            "- @ moves[1].nags[1]: expected a whole number from 0 to 65535, found a number",
        ),
        (
            r#"{"moves":[{"nags":[70000]}]}"#,
            "70000 @ moves[0].nags[0]: expected a whole number from 0 to 65535, found 70000",
        ),
        (
            r#"{"moves":[{"uci":"e2e4"}]}"#,
            r#"{"uci":"e2e4"} @ moves[0]: expected the field `san`, which is missing"#,
        ),
        (
            r#"{"moves":[{"san":"a","variations":[{"moves":[{"san":null}]}]}]}"#,
            "n @ moves[0].variations[0].moves[0].san: expected a string, found `null`",
        ),
        (
            r#"{"moves":[{"san":"a","variations":[[]]}]}"#,
            "[ @ moves[0].variations[0]: expected an object, found a list",
        ),
        (
            r#"{"moves":[{"san":"a","san":"b"}]}"#,
            "san @ moves[0].san: the field `san` comes twice",
        ),
        (
            r#"{"comments":["a"]}"#,
            "\" @ comments[0]: expected an object, found a string",
        ),
        (
            r#"{"comments":[{"text":"a","kind":"b"}]}"#,
            "b\" @ comments[0]: expected `escape` or `unread`",
        ),
        (
            r#"{"tags":[["a","b","c"]]}"#,
            ", @ tags[0]: expected `]` behind the value of the tag, found `,`",
        ),
        (
            r#"{"tags":[["a"]]}"#,
            "] @ tags[0]: expected `,` and the value of the tag, found `]`",
        ),
        (
            r#"{"result":"1/2"}"#,
            "1/2\" @ result: expected one of `1-0`, `0-1`, `1/2-1/2` and `*`",
        ),
        (
            r#"{"result":"1-0" "moves":[]}"#,
            "\" @ : expected `,` or `}`, found a string",
        ),
        (
            r#"{"result":"1-0",}"#,
            "} @ : expected a name in quotes, found `}`",
        ),
        (
            r#"{"x":[1,01]}"#,
            "01 @ : this is not how a number is written",
        ),
        (
            r#"{"x":"\ud800"}"#,
            "\\ud800 @ : expected four hexadecimal digits, or eight for half a pair each",
        ),
        (
            r#"{"x":"\q"}"#,
            "\\q @ : expected one of `\"\\/bfnrtu` behind the backslash",
        ),
        (r#"{"x":tru}"#, "t @ : expected a value, found `tru`"),
        (
            r#"{"version":1,"moves":[],"start_fen":"x"}"#,
            "x @ start_fen: ",
        ),
    ];
    for (text, expected) in rows {
        let found = fault(text);
        assert!(
            found.starts_with(expected),
            "{text}\nexpected {expected}\nfound    {found}"
        );
    }
    let (_, faults) = JsonReader::new(b"{\"x\":\"\xff\"}").read_all();
    assert_eq!(faults[0].message, "expected UTF-8, found another byte");
    let (_, faults) = JsonReader::new(b"{\"x\":\"\t\"}").read_all();
    assert_eq!(
        faults[0].message,
        "a control character in a string is written `\\u0009`"
    );
}

#[test]
fn the_start_is_that_of_the_tags_or_else_of_its_field() {
    let start = |tags: &str, fen: &str| {
        let game = game(&format!(
            r#"{{"version":1,"tags":[{tags}],"start_fen":{fen},"moves":[],"result":"*"}}"#
        ));
        let codes: Vec<_> = game
            .diagnostics
            .iter()
            .map(|said| said.code.text())
            .collect();
        (
            game.start.map(|start| start.fen().to_string()),
            codes.join(" "),
        )
    };
    let (usual, other) = (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    );
    let tag = format!(r#"["FEN","{other}"],["SetUp","1"]"#);
    let cases = [
        ("", "null".to_owned(), Some(usual), ""),
        ("", format!("\"{other}\""), Some(other), ""),
        (&tag, format!("\"{other}\""), Some(other), ""),
        (&tag, "null".to_owned(), Some(other), ""),
        (&tag, format!("\"{usual}\""), Some(other), "S016"),
        (&tag, "\"x\"".to_owned(), Some(other), "S016"),
        (
            r#"["FEN","x"],["SetUp","1"]"#,
            "null".to_owned(),
            None,
            "T002",
        ),
        (
            r#"["Variant","Atomic"]"#,
            format!("\"{usual}\""),
            None,
            "T001",
        ),
    ];
    for (tags, fen, expected, codes) in cases {
        let found = start(tags, &fen);
        assert_eq!(
            (found.0.as_deref(), found.1.as_str()),
            (expected, codes),
            "{tags} {fen}"
        );
    }
    // Of Chess960, in which castling is possible from other files, too.
    let fen = "1rk4r/8/8/8/8/8/8/1RK4R w KQkq - 0 1";
    let found = start(r#"["Variant","Chess960"]"#, &format!("\"{fen}\""));
    assert_eq!(found, (Some(fen.to_owned()), String::new()));
}

#[test]
fn a_field_that_nobody_knows_is_said() {
    let text = r#"{"version":1,"moves":[{"san":"e4","comment":{"a":[]}}],"result":"*"}"#;
    let game = game(text);
    let said = &game.diagnostics[0];
    assert_eq!(said.code.text(), "S016");
    assert_eq!(
        said.message,
        "the field `comment` in `moves[0]` is not known and left out"
    );
    assert_eq!(said.span.of(text.as_bytes()), b"comment");
}

#[test]
fn nesting_costs_no_stack() {
    const DEPTH: usize = 100_000;
    let open = r#"{"san":"e4","variations":[{"moves":["#.repeat(DEPTH);
    let close = "]}]}".repeat(DEPTH);
    let deep = format!(r#"{{"version":1,"moves":[{open}{{"san":"d4"}}{close}],"result":"*"}}"#);
    let skipped = format!("{{\"x\":{}{}}}", "[".repeat(DEPTH), "]".repeat(DEPTH));
    let run = move || {
        let mut resolver = Resolver::new(Writer::new(Layout::EXPORT));
        let read = JsonReader::new(deep.as_bytes()).read_game(&mut resolver);
        assert_eq!(read, Some(Ok(())));
        let (games, faults) = JsonReader::new(skipped.as_bytes()).read_all();
        assert_eq!((games.len(), faults.len()), (0, 1));
        resolver.into_inner().take_text()
    };
    let small_stack = std::thread::Builder::new().stack_size(256 << 10);
    let written = small_stack
        .spawn(run)
        .expect("a thread")
        .join()
        .expect("no overflow");
    assert_eq!(written.iter().filter(|&&byte| byte == b'(').count(), DEPTH);
}

#[test]
fn what_was_written_is_read_as_the_same() {
    let text = "{p}\n% e\n[Event \"E\"]\n[Event \"F\"]\n[Empty \"\"]\n\n{g} 1. e4 $1 {a}\n%x\n{b} \
                ({before} 1. d4 -- (1... d5) $3 {in}) {after} 1... e5 2. Ke3 {lost?} Nf6 0-1";
    let game = Game::read(text.as_bytes()).expect("a game");
    let mut writer = JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines);
    game.replay(&mut writer);
    writer.finish_game(&[]);
    writer.finish_block();
    let json = String::from_utf8(std::mem::take(writer.text_mut())).expect("UTF-8");
    let again = self::game(&json);
    assert!(game == again, "{json}");
    assert_eq!(game.write(&Layout::EXPORT), again.write(&Layout::EXPORT));
    assert_eq!(again.tags, game.tags);
}
