//! How often the encoding of a game is found out, measured.
//!
//! Names, events and comments in many languages are made into games, each game is written in
//! every encoding that can hold it, all are mixed in one file, and the file is read as any other.
//! A text is right if every character of it is. `docs/encodings.md` shows the table that is
//! printed by
//!
//! ```text
//! cargo test -p scoresheet-suite --test encodings -- --nocapture
//! ```

#![forbid(unsafe_code)]

mod texts;
mod tuned;
mod held_out;
mod games;
mod read;
mod table;
mod damage;

use std::fmt::Write;

use scoresheet_record::source::encoding::{Encoding, repair};

use games::{Game, all};
use read::read;
use table::Table;
use texts::Texts;

/// The size of the blocks.
const SIZE: usize = 1 << 16;

/// Reads all games of a collection and counts what is right.
fn measure(collection: &[Texts]) -> (Table, String) {
    let games = all(collection);
    let file: Vec<u8> = games.iter().flat_map(|game| game.bytes.clone()).collect();
    let read = read(&file, SIZE);
    assert_eq!(read.len(), games.len(), "a game was lost");
    let mut table = Table::default();
    let mut wrong = String::new();
    for (game, found) in games.iter().zip(&read) {
        for (expected, text) in game.texts.iter().zip(&found.texts) {
            if !expected.is_ascii() {
                table.count(game, expected == text, found.is_doubtful);
                note(&mut wrong, game, expected, text, found.is_doubtful);
            }
        }
    }
    (table, wrong)
}

fn note(wrong: &mut String, game: &Game, expected: &str, text: &str, is_doubtful: bool) {
    if expected != text {
        let Game {
            encoding,
            language,
            kind,
            ..
        } = game;
        let doubt = if is_doubtful { ", said" } else { "" };
        let _ = writeln!(
            wrong,
            "{encoding} {language} {kind:?}: `{expected}` was read as `{text}`{doubt}"
        );
    }
}

#[test]
fn texts_that_had_no_part_in_tuning_are_read_right() {
    let (table, wrong) = measure(held_out::TEXTS);
    println!("\n{table}");
    if std::env::var_os("WRONG").is_some() {
        println!("{wrong}");
    }
    for encoding in Encoding::ALL {
        let floor = match encoding {
            Encoding::Utf16Le | Encoding::Utf16Be => continue,
            Encoding::Utf8 => 1.0,
            Encoding::Windows1251 | Encoding::Koi8R | Encoding::Cp866 => 0.98,
            Encoding::Gbk | Encoding::ShiftJis | Encoding::EucKr => 0.98,
            _ => 0.95,
        };
        let share = table.share(encoding);
        assert!(share >= floor, "{encoding}: {share:.3}\n{wrong}");
    }
    assert!(table.share_of_all() >= 0.97, "{wrong}");
}

#[test]
fn texts_it_was_tuned_on_are_read_right() {
    let (table, wrong) = measure(tuned::TEXTS);
    if std::env::var_os("WRONG").is_some() {
        println!("\n{table}\n{wrong}");
    }
    assert!(table.share_of_all() >= 0.97, "{wrong}");
}

#[test]
fn whole_files_in_utf16_are_read_right() {
    for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
        for mark in ["", "\u{feff}"] {
            let games = all(held_out::TEXTS);
            let games = games.iter().filter(|game| game.encoding == Encoding::Utf8);
            let (mut file, mut expected) = (Vec::new(), Vec::new());
            encoding.encode(mark, &mut file);
            for game in games {
                let text = str::from_utf8(&game.bytes).expect("it is UTF-8");
                encoding.encode(text, &mut file);
                expected.push(game.texts);
            }
            let read = read(&file, SIZE);
            let texts: Vec<_> = read.iter().map(|found| found.texts.clone()).collect();
            assert_eq!(texts, expected, "{encoding} {mark:?}");
        }
    }
}

#[test]
fn blocks_of_any_size_give_the_same_texts() {
    let games = all(tuned::TEXTS);
    let file: Vec<u8> = games.iter().flat_map(|game| game.bytes.clone()).collect();
    let expected = read(&file, SIZE);
    for size in [1, 1000, 1 << 13, file.len()] {
        assert!(read(&file, size) == expected, "{size}");
    }
}

#[test]
fn damaged_texts_are_found_and_mended() {
    let mut scores = [(0, 0); 2];
    let mut wrong = String::new();
    for texts in tuned::TEXTS.iter().chain(held_out::TEXTS) {
        let parts = [texts.names, texts.events, texts.comments];
        for text in parts.into_iter().flatten().filter(|text| !text.is_ascii()) {
            assert_eq!(repair(text), None, "{text}");
            let mut damaged = (*text).to_owned();
            for (index, score) in scores.iter_mut().enumerate() {
                damaged = damage::misread(&damaged);
                let repaired = repair(&damaged);
                let is_right = repaired.as_ref().is_some_and(|repaired| {
                    repaired.text == **text && usize::from(repaired.times) == index + 1
                });
                score.0 += u32::from(is_right);
                score.1 += 1;
                if !is_right {
                    let _ = writeln!(wrong, "`{damaged}` became {repaired:?}");
                }
            }
        }
    }
    let [once, twice] = scores;
    println!(
        "mended: {} of {} once, {} of {} twice",
        once.0, once.1, twice.0, twice.1
    );
    for (right, all) in scores {
        assert!(100 * right >= 99 * all, "{wrong}");
    }
}
