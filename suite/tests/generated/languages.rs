//! The table of languages, from TOML to Rust.

use std::fmt::Write;

use serde::Deserialize;

#[derive(Deserialize)]
struct Data {
    language: Vec<Language>,
}

#[derive(Deserialize)]
struct Language {
    code: String,
    name: String,
    own_name: String,
    letters: Pieces<String>,
    pawn: String,
    pieces: Pieces<Vec<String>>,
    words: toml::Table,
    signs: Signs,
}

#[derive(Deserialize)]
struct Pieces<T> {
    pawn: Option<T>,
    knight: T,
    bishop: T,
    rook: T,
    queen: T,
    king: T,
}

#[derive(Deserialize)]
struct Signs {
    check: String,
    double_check: String,
    mate: String,
    castling: String,
    en_passant: String,
    promotion: String,
}

/// The words in the order of the struct that holds them.
const WORDS: [&str; 12] = [
    "check",
    "double_check",
    "mate",
    "stalemate",
    "draw",
    "castles_short",
    "castles_long",
    "en_passant",
    "takes",
    "promotes",
    "white",
    "black",
];

/// The module with the table.
pub fn table(data: &str) -> String {
    let data: Data = toml::from_str(data).expect("languages.toml");
    let mut out = String::from(
        "//! Data: generated from `data/languages.toml`, which names the sources.\n\n\
         use super::{Language, Words};\n\
         use crate::algebraic::{CheckSigns, Letters, PromotionSign};\n\n\
         /// All languages.\n#[rustfmt::skip]\n",
    );
    let _ = writeln!(
        out,
        "pub static LANGUAGES: [Language; {}] = [",
        data.language.len()
    );
    for language in &data.language {
        let _ = write_language(&mut out, language);
    }
    out.push_str("];\n");
    out
}

fn write_language(out: &mut String, language: &Language) -> std::fmt::Result {
    let Language {
        letters,
        pieces,
        signs,
        ..
    } = language;
    let letters = [
        &language.pawn,
        &letters.knight,
        &letters.bishop,
        &letters.rook,
        &letters.queen,
        &letters.king,
    ];
    let promotion = match signs.promotion.as_str() {
        "equals" => "Equals",
        "bare" => "Bare",
        "brackets" => "Brackets",
        "slash" => "Slash",
        other => panic!("{}: no way to write promotions: {other}", language.code),
    };
    let half = signs.castling.chars().next().unwrap_or('O');
    let none = Vec::new();
    let pieces = [
        pieces.pawn.as_ref().unwrap_or(&none),
        &pieces.knight,
        &pieces.bishop,
        &pieces.rook,
        &pieces.queen,
        &pieces.king,
    ];
    writeln!(out, "    Language {{")?;
    writeln!(out, "        code: {:?},", language.code)?;
    writeln!(out, "        name: {:?},", language.name)?;
    writeln!(out, "        own_name: {:?},", language.own_name)?;
    writeln!(out, "        letters: Letters::of({}),", list(&letters))?;
    writeln!(out, "        pieces: [")?;
    for names in pieces {
        writeln!(out, "            &{},", list(names))?;
    }
    writeln!(out, "        ],")?;
    writeln!(out, "        words: Words {{")?;
    for word in WORDS {
        let spelled: Vec<String> = language.words[word].clone().try_into().expect("strings");
        writeln!(out, "            {word}: &{},", list(&spelled))?;
    }
    writeln!(out, "        }},")?;
    writeln!(out, "        castling: {half:?},")?;
    writeln!(out, "        promotion: PromotionSign::{promotion},")?;
    writeln!(out, "        en_passant: {:?},", signs.en_passant)?;
    writeln!(
        out,
        "        signs: CheckSigns {{ check: {:?}, double_check: {:?}, mate: {:?} }},",
        signs.check, signs.double_check, signs.mate
    )?;
    writeln!(out, "    }},")
}

/// Strings as a list in Rust. Nothing is escaped but quotes: letters of all scripts stay readable.
fn list<T: AsRef<str>>(strings: &[T]) -> String {
    let quoted = strings
        .iter()
        .map(|string| format!("\"{}\"", string.as_ref().replace('"', "\\\"")));
    format!("[{}]", quoted.collect::<Vec<_>>().join(", "))
}
