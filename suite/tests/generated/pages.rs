//! A page for each language, and the list of them.

use std::fmt::Write;

use scoresheet_chess::{Position, Resolution};
use scoresheet_notation::algebraic::{self, COLON, LONG, MINIMAL, Style, parse_in};
use scoresheet_notation::{View, language};

use crate::languages::Language;

/// A line with all that differs: pieces, captures, checks, taking in passing, castling, a promotion.
const LINE: &str = "e4 d5 exd5 e5 dxe6 a6 exf7+ Ke7 fxg8=Q Rxg8 Nf3 Nc6 Bc4 Rh8 O-O Qd6 Re1+ Kd8";

/// The pieces as they stand in the tables of pages: the king first.
const PIECES: [(usize, &str); 6] = [
    (5, "king"),
    (4, "queen"),
    (3, "rook"),
    (2, "bishop"),
    (1, "knight"),
    (0, "pawn"),
];

/// The words of the data, and what they are words for.
const WORDS: [(&str, &str); 12] = [
    ("white", "White"),
    ("black", "Black"),
    ("takes", "takes"),
    ("check", "check"),
    ("double_check", "double check"),
    ("mate", "mate"),
    ("stalemate", "stalemate"),
    ("draw", "draw"),
    ("castles_short", "castles short"),
    ("castles_long", "castles long"),
    ("en_passant", "en passant"),
    ("promotes", "becomes"),
];

/// The page of a language.
pub fn page(data: &Language) -> String {
    let mut out = String::new();
    let _ = write_page(&mut out, data);
    out
}

fn write_page(out: &mut String, data: &Language) -> std::fmt::Result {
    let signs = &data.signs;
    writeln!(out, "# {} (`{}`)\n", data.name, data.code)?;
    writeln!(
        out,
        "*{}.* This page is generated from `crates/notation/data/languages.toml`.\n",
        data.own_name
    )?;
    writeln!(out, "| piece | letter | read as well | names |")?;
    writeln!(out, "| --- | --- | --- | --- |")?;
    let (letters, also, names) = (
        data.usual(),
        data.each(&data.also_letters),
        data.each(&data.pieces),
    );
    for (at, piece) in PIECES {
        writeln!(
            out,
            "| {piece} | {} | {} | {} |",
            code(&letters[at..=at]),
            code(also[at]),
            names[at].join(", ")
        )?;
    }
    writeln!(out, "\n| sign | written | read as well |")?;
    writeln!(out, "| --- | --- | --- |")?;
    let promotion = match signs.promotion.as_str() {
        "equals" => "=",
        _ => "",
    };
    let queen = letters[4];
    let rows = [
        ("capture", signs.capture.clone(), code(&signs.also_capture)),
        ("check", signs.check.clone(), code(&signs.also_check)),
        ("double check", signs.double_check.clone(), String::new()),
        ("mate", signs.mate.clone(), code(&signs.also_mate)),
        (
            "castling",
            signs.castling.clone(),
            code(&signs.also_castling),
        ),
        (
            "taking in passing",
            signs.en_passant.clone(),
            code(&signs.also_en_passant),
        ),
        ("promotion", format!("e8{promotion}{queen}"), String::new()),
    ];
    for (what, written, also) in rows {
        writeln!(out, "| {what} | {} | {also} |", code(&[written]))?;
    }
    let named = [
        ("Files", &data.also_files, "from a to h"),
        ("Ranks", &data.also_ranks, "from 1 to 8"),
    ];
    for (what, lists, order) in named {
        for list in lists {
            writeln!(out, "\n{what} are also read as {}, {order}.", code(list))?;
        }
    }
    if data.ranks_first {
        writeln!(out, "\nSuch a file stands behind its rank.")?;
    }
    writeln!(out, "\n| word | |\n| --- | --- |")?;
    for (key, what) in WORDS {
        let words = &data.words[key];
        if !words.is_empty() {
            writeln!(out, "| {what} | {} |", words.join(", "))?;
        }
    }
    writeln!(
        out,
        "\nThe same line, short, long, as in old newspapers and with nothing that is not needed:\n"
    )?;
    writeln!(out, "```")?;
    let own = language::find(&data.code).expect("a language of the table");
    for style in [
        own.style(),
        LONG.in_language(own),
        COLON.in_language(own),
        MINIMAL.in_language(own),
    ] {
        writeln!(out, "{}", line(own, &style))?;
    }
    writeln!(out, "```\n")?;
    if !data.notes.is_empty() {
        writeln!(out, "{}\n", data.notes)?;
    }
    let certainty = match data.certainty.as_str() {
        "agreed" => "Two independent sources have the letters.",
        "one" => "One source has the letters.",
        _ => {
            "No source was found for the letters: they follow from the names of the pieces, or \
              from what is generally known."
        }
    };
    writeln!(out, "{certainty} Sources: {}.", data.sources.join(", "))
}

/// The line in a style, each move read back where it stands.
fn line(language: &language::Language, style: &Style) -> String {
    let mut position = Position::start();
    let mut out = String::new();
    for (ply, word) in LINE.split(' ').enumerate() {
        let reading = algebraic::parse(word.as_bytes()).expect(word);
        let mv = position.resolve(&reading.pattern).one().expect(word);
        let view = View::new(&position, mv, &position.after(mv));
        let mut text = String::new();
        algebraic::write_into(&mut text, &view, style);
        let read = parse_in(&text, language.alphabet()).map(|read| position.resolve(&read.pattern));
        assert_eq!(read, Ok(Resolution::One(mv)), "{} `{text}`", language.code);
        let gap = if ply == 0 { "" } else { " " };
        match ply % 2 {
            0 => out += &format!("{gap}{}. {text}", ply / 2 + 1),
            _ => out += &format!("{gap}{text}"),
        }
        position.play(mv);
    }
    out
}

/// The list of languages.
pub fn list(languages: &[Language]) -> String {
    let mut out = String::from(
        "| code | language | king to knight | a line | letters |\n| --- | --- | --- | --- | --- |\n",
    );
    for data in languages {
        let mut letters = data.usual()[1..].to_vec();
        letters.reverse();
        let own = language::find(&data.code).expect("a language of the table");
        let line = line(own, &own.style());
        let moves: Vec<&str> = line
            .split(' ')
            .filter(|word| !word.ends_with('.'))
            .collect();
        let _ = writeln!(
            out,
            "| [`{0}`](languages/{0}.md) | {1} | {2} | {3} {4} {5} | {6} |",
            data.code,
            data.name,
            letters.join(" "),
            moves[10],
            moves[14],
            moves[8],
            data.certainty
        );
    }
    out
}

/// Texts as code, with blanks between; a bar would end the cell of a table.
fn code<T: AsRef<str>>(texts: &[T]) -> String {
    let shown = texts
        .iter()
        .map(AsRef::as_ref)
        .filter(|text| !text.is_empty());
    let shown: Vec<String> = shown.map(|text| format!("`{text}`")).collect();
    shown.join(" ")
}
