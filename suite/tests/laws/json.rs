//! Games to JSON and back, and JSON that is damaged.

use std::fs;
use std::path::Path;

use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::json;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::{games, schema, texts};
use serde_json::Value;

#[test]
fn any_game_comes_back_from_json() {
    let mut random = Random::new(81);
    for number in 0..rounds(3_000) {
        let game = games::game(&mut random);
        let plain = json::utf8(&game);
        let text = json::written(std::slice::from_ref(&plain));
        if let Err(fault) = json::comes_back(&[plain], &text) {
            panic!("game {number}: {fault}");
        }
    }
}

#[test]
fn so_does_any_record() {
    let mut random = Random::new(82);
    for _ in 0..rounds(10_000) {
        let count = random.below(50);
        hold(&texts::pieces(&mut random, count), json::round_trip);
    }
    for _ in 0..rounds(500) {
        hold(&texts::file(&mut random, 3), json::round_trip);
    }
}

#[test]
fn blocks_of_any_size_give_the_same_json() {
    let mut random = Random::new(88);
    for _ in 0..rounds(300) {
        let mut text = b"Prose before all games\nand more of it\n\n".to_vec();
        for _ in 0..1 + random.below(4) {
            text.extend_from_slice(&texts::file(&mut random, 2));
            text.extend_from_slice(random.choose(&[
                &b""[..],
                b"\nStandings:\n1. Smith 3/5\n\n",
                b"\n; a comment\n% escape\n",
            ]));
        }
        let size = random.choose(&[1, 40, 300, 2_000]);
        hold(&text, |text| json::any_blocks(text, size));
    }
}

#[test]
fn whatever_is_put_into_a_game_comes_back_as_it_is_written() {
    let mut random = Random::new(83);
    for number in 0..rounds(3_000) {
        let game = games::odd_game(&mut random);
        let text = json::written(&[game]);
        if let Err(fault) = json::any_text(&text) {
            panic!("game {number}: {fault}");
        }
    }
}

#[test]
fn damaged_json_is_read_or_refused() {
    const LETTERS: &[u8] = b"{}[]\",:\\ \n01nutf\xc3\xa9\xff-.eE";
    let mut random = Random::new(84);
    for _ in 0..rounds(3_000) {
        let games: Vec<_> = (0..1 + random.below(3))
            .map(|_| games::game(&mut random))
            .collect();
        let mut text = json::written(&games);
        for _ in 0..1 + random.below(4) {
            texts::damage(&mut random, &mut text, LETTERS);
        }
        hold(&text, json::any_text);
    }
}

#[test]
fn a_broken_line_costs_no_other() {
    let mut random = Random::new(85);
    for _ in 0..rounds(2_000) {
        let games: Vec<_> = (0..3).map(|_| games::game(&mut random)).collect();
        let lines: Vec<Vec<u8>> = games
            .iter()
            .map(|game| json::written(std::slice::from_ref(game)))
            .collect();
        let cut = random.below(lines[1].len() - 1);
        hold(&lines[1][..cut], |broken| {
            let text = [&lines[0], broken, b"\n", &lines[2]].concat();
            json::neighbors(&text, broken.is_empty())
        });
    }
}

#[test]
fn what_is_written_is_as_the_schema_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = fs::read_to_string(root.join("docs/format/game.schema.json"));
    let schema: Value = serde_json::from_str(&file.expect("the schema")).expect("JSON");
    let mut random = Random::new(86);
    let clocks =
        b"1. e4 {[%clk 1:02:03] [%eval -0.3,12]} e5 {[%emt 0:00:01.5] [%eval #-4]} 2. Ke3 *";
    let mut texts = vec![clocks.to_vec()];
    texts.extend((0..rounds(300)).map(|_| texts::file(&mut random, 2)));
    texts.extend((0..rounds(300)).map(|_| texts::pieces(&mut random, 40)));
    for text in texts {
        for line in json::converted(&text).lines() {
            let value: Value = serde_json::from_str(line).expect("JSON");
            if let Err(fault) = schema::check(&schema, &value) {
                panic!("{fault}: {line}");
            }
            let document = serde_json::json!({"version": 1, "games": [value]});
            assert_eq!(schema::check(&schema, &document), Ok(()));
        }
    }
    for bad in [
        "{}",
        r#"{"version":2,"moves":[]}"#,
        r#"{"version":1,"moves":[{}]}"#,
        r#"{"version":1,"moves":[{"san":"e4","uci":"e4"}]}"#,
        r#"{"version":1,"moves":[{"san":"e4","nags":[70000]}]}"#,
        r#"{"version":1,"moves":[],"tags":[["a"]]}"#,
        r#"{"version":1,"moves":[],"comments":[{"text":"a","kind":"b"}]}"#,
        r#"{"version":1,"moves":[],"more":1}"#,
    ] {
        let value: Value = serde_json::from_str(bad).expect("JSON");
        assert!(schema::check(&schema, &value).is_err(), "{bad}");
    }
}
