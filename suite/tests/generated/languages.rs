//! The table of languages, from TOML to Rust.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

#[derive(Deserialize)]
pub struct Data {
    pub language: Vec<Language>,
}

/// A language as the data has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    pub code: String,
    pub name: String,
    pub own_name: String,
    pub letters: Pieces<String>,
    pub pawn: String,
    pub also_letters: Pieces<Vec<String>>,
    pub pieces: Pieces<Vec<String>>,
    pub words: BTreeMap<String, Vec<String>>,
    pub signs: Signs,
    pub files: String,
    pub also_files: Vec<Vec<String>>,
    pub also_ranks: Vec<Vec<String>>,
    /// Whether a file that is not Latin stands behind its rank.
    #[serde(default)]
    pub ranks_first: bool,
    pub right_to_left: bool,
    pub spoken: String,
    pub sources: Vec<String>,
    pub certainty: String,
    pub notes: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces<T> {
    pub pawn: Option<T>,
    pub knight: T,
    pub bishop: T,
    pub rook: T,
    pub queen: T,
    pub king: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signs {
    pub capture: String,
    pub also_capture: Vec<String>,
    pub check: String,
    #[serde(default)]
    pub also_check: Vec<String>,
    pub double_check: String,
    pub mate: String,
    pub also_mate: Vec<String>,
    pub castling: String,
    pub also_castling: Vec<String>,
    pub en_passant: String,
    pub also_en_passant: Vec<String>,
    pub promotion: String,
}

/// The pieces in the order of the tables.
pub const ROLES: [&str; 6] = ["Pawn", "Knight", "Bishop", "Rook", "Queen", "King"];

impl Language {
    /// The letters that are written, pawn first.
    pub fn usual(&self) -> [&str; 6] {
        let letters = &self.letters;
        [
            &self.pawn,
            &letters.knight,
            &letters.bishop,
            &letters.rook,
            &letters.queen,
            &letters.king,
        ]
    }

    /// The pieces, pawn first, of a list that is kept for each.
    pub fn each<'a>(&self, pieces: &'a Pieces<Vec<String>>) -> [&'a [String]; 6] {
        [
            pieces.pawn.as_deref().unwrap_or_default(),
            &pieces.knight,
            &pieces.bishop,
            &pieces.rook,
            &pieces.queen,
            &pieces.king,
        ]
    }

    /// Pieces whose letter is also read as the king's.
    fn like_king(&self) -> Vec<&'static str> {
        let also = &self.also_letters.king;
        let usual = self.usual();
        let pieces = (1..5).filter(|&at| also.iter().any(|letter| letter == usual[at]));
        pieces.map(|at| ROLES[at]).collect()
    }

    /// Pieces of which the letter of one is that of another and a file.
    fn like_each_other(&self) -> Vec<&'static str> {
        let (usual, also) = (self.usual(), self.each(&self.also_letters));
        let spellings = |at: usize| {
            let also = also[at].iter().map(String::as_str);
            std::iter::once(usual[at]).chain(also)
        };
        let is_longer = |long: &str, short: &str| {
            !short.is_empty()
                && long.strip_prefix(short).is_some_and(|rest| {
                    rest.len() == 1 && rest.starts_with(|file| ('a'..='h').contains(&file))
                })
        };
        let mut alike = Vec::new();
        for at in 1..6 {
            let others = (1..6).filter(|&other| other != at);
            let mut others = others.flat_map(spellings);
            if others.any(|other| is_longer(usual[at], other) || is_longer(other, usual[at])) {
                alike.push(ROLES[at]);
            }
        }
        alike
    }
}

/// What the file of data says.
pub fn data(text: &str) -> Vec<Language> {
    let data: Data = toml::from_str(text).expect("languages.toml");
    data.language
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
pub fn table(languages: &[Language]) -> String {
    let mut out = String::from(
        "//! Data: generated from `data/languages.toml`, which names the sources.\n\n\
         use scoresheet_chess::{Role, RoleSet};\n\n\
         use super::{Certainty, Language, Words};\n\
         use crate::algebraic::{Alphabet, Castling, CheckSigns, Letters, PromotionSign};\n\n\
         /// All languages.\n#[rustfmt::skip]\n",
    );
    let _ = writeln!(
        out,
        "pub static LANGUAGES: [Language; {}] = [",
        languages.len()
    );
    for language in languages {
        let _ = write_language(&mut out, language);
    }
    out.push_str("];\n");
    out
}

fn write_language(out: &mut String, language: &Language) -> std::fmt::Result {
    let signs = &language.signs;
    let code = &language.code;
    let promotion = match signs.promotion.as_str() {
        "equals" => "Equals",
        "bare" => "Bare",
        "brackets" => "Brackets",
        "slash" => "Slash",
        other => panic!("{code}: no way to write promotions: {other}"),
    };
    let castling = match signs.castling.as_str() {
        "O-O" => "Letters",
        "0-0" => "Zeros",
        "o-o" => "SmallLetters",
        "00" => "BareZeros",
        other => panic!("{code}: no way to write castling: {other}"),
    };
    let certainty = match language.certainty.as_str() {
        "agreed" => "Agreed",
        "one" => "One",
        "own" => "Own",
        other => panic!("{code}: no certainty: {other}"),
    };
    writeln!(out, "    Language {{")?;
    writeln!(out, "        code: {code:?},")?;
    writeln!(out, "        name: {:?},", language.name)?;
    writeln!(out, "        own_name: {:?},", language.own_name)?;
    let letters = list(&language.usual());
    writeln!(out, "        letters: Letters::of({letters}),")?;
    writeln!(out, "        pieces: [")?;
    for names in language.each(&language.pieces) {
        writeln!(out, "            &{},", list(names))?;
    }
    writeln!(out, "        ],")?;
    writeln!(out, "        words: Words {{")?;
    for word in WORDS {
        writeln!(out, "            {word}: &{},", list(&language.words[word]))?;
    }
    writeln!(out, "        }},")?;
    writeln!(out, "        capture: {:?},", signs.capture)?;
    writeln!(out, "        castling: Castling::{castling},")?;
    writeln!(out, "        promotion: PromotionSign::{promotion},")?;
    writeln!(out, "        en_passant: {:?},", signs.en_passant)?;
    writeln!(
        out,
        "        signs: CheckSigns {{ check: {:?}, double_check: {:?}, mate: {:?} }},",
        signs.check, signs.double_check, signs.mate
    )?;
    write_alphabet(out, language)?;
    writeln!(out, "        like_king: {},", set(&language.like_king()))?;
    writeln!(
        out,
        "        like_each_other: {},",
        set(&language.like_each_other())
    )?;
    writeln!(out, "        right_to_left: {},", language.right_to_left)?;
    writeln!(out, "        certainty: Certainty::{certainty},")?;
    writeln!(out, "    }},")
}

/// What is read: signs and words in one list each, without those that mean the same everywhere.
fn write_alphabet(out: &mut String, language: &Language) -> std::fmt::Result {
    const EVERYWHERE: [&str; 11] = [
        "x", "×", "✕", "+", "++", "#", "≠", "e.p.", "e.p", "ep", "/ep",
    ];
    let signs = &language.signs;
    let merged = |lists: &[&[String]], takes_cross: bool| {
        let mut all: Vec<&str> = Vec::new();
        for word in lists.iter().flat_map(|list| list.iter()) {
            let is_cross = matches!(word.as_str(), "x" | "×");
            let is_known = EVERYWHERE.contains(&word.as_str()) && !(takes_cross && is_cross);
            if !is_known && !all.contains(&word.as_str()) {
                all.push(word);
            }
        }
        list(&all)
    };
    let words = |word: &str| language.words[word].as_slice();
    let one = |sign: &String| vec![sign.clone()];
    writeln!(out, "        alphabet: Alphabet {{")?;
    writeln!(out, "            letters: {},", list(&language.usual()))?;
    writeln!(out, "            also_letters: [")?;
    for letters in language.each(&language.also_letters) {
        writeln!(out, "                &{},", list(letters))?;
    }
    writeln!(out, "            ],")?;
    let fields = [
        (
            "captures",
            merged(
                &[&one(&signs.capture), &signs.also_capture, words("takes")],
                false,
            ),
        ),
        (
            "checks",
            merged(
                &[&one(&signs.check), &signs.also_check, words("check")],
                false,
            ),
        ),
        (
            "double_checks",
            merged(&[&one(&signs.double_check), words("double_check")], false),
        ),
        (
            "mates",
            merged(&[&one(&signs.mate), &signs.also_mate, words("mate")], true),
        ),
    ];
    for (field, words) in fields {
        writeln!(out, "            {field}: &{words},")?;
    }
    writeln!(
        out,
        "            castling: [&{}, &{}],",
        list(words("castles_short")),
        list(words("castles_long"))
    )?;
    let en_passant = merged(
        &[
            &one(&signs.en_passant),
            &signs.also_en_passant,
            words("en_passant"),
        ],
        false,
    );
    writeln!(out, "            en_passant: &{en_passant},")?;
    for (field, names) in [
        ("files", &language.also_files),
        ("ranks", &language.also_ranks),
    ] {
        let lists: Vec<String> = names.iter().map(|names| list(names)).collect();
        writeln!(out, "            {field}: &[{}],", lists.join(", "))?;
    }
    writeln!(
        out,
        "            has_ranks_first: {},",
        language.ranks_first
    )?;
    writeln!(out, "        }},")
}

/// A set of roles in Rust.
fn set(roles: &[&str]) -> String {
    let with = roles.iter().map(|role| format!(".with(Role::{role})"));
    format!("RoleSet::EMPTY{}", with.collect::<String>())
}

/// Strings as a list in Rust. Nothing is escaped but quotes: letters of all scripts stay readable.
fn list<T: AsRef<str>>(strings: &[T]) -> String {
    let quoted = strings
        .iter()
        .map(|string| format!("\"{}\"", string.as_ref().replace('"', "\\\"")));
    format!("[{}]", quoted.collect::<Vec<_>>().join(", "))
}
