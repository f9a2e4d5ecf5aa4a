//! No input costs more than its length.
//!
//! Each of these once was, somewhere, a way to keep a reader busy for hours. A mebibyte of each
//! is read, resolved, written and cut into blocks in about the time that a mebibyte of games
//! takes; were anything quadratic, it would take minutes.

use std::sync::LazyLock;
use std::time::Duration;

use cpu_time::ThreadTime;
use scoresheet_notation::Dialect;
use scoresheet_record::movetext::MoveReader;
use scoresheet_record::pgn::{Blocks, Layout, Writer};
use scoresheet_record::{Game, Reader, Resolver};
use scoresheet_suite::laws::tokens;
use scoresheet_suite::random::Random;
use scoresheet_suite::texts;

const SIZE: usize = 1 << 20;

/// Everything that may be done with a text, and how long it keeps the processor busy: what else
/// the machine does must not matter.
fn work(text: &[u8]) -> Duration {
    let start = ThreadTime::now();
    tokens::all(text).unwrap();
    let mut resolver = Resolver::new(Writer::new(Layout::EXPORT));
    Reader::new(text).read_all(&mut resolver);
    let written = resolver.into_inner().take_text();
    for game in Game::read_all(&written) {
        let _ = game.write(&Layout::EXPORT);
    }
    let mut blocks = Blocks::new(text);
    while blocks.next_block().unwrap().is_some() {}
    start.elapsed()
}

/// How long the same takes for ordinary games.
static USUAL: LazyLock<Duration> = LazyLock::new(|| {
    let mut random = Random::new(61);
    let mut text = Vec::new();
    while text.len() < SIZE {
        text.extend(texts::file(&mut random, 10));
    }
    work(&text)
});

#[track_caller]
fn is_linear(name: &str, text: &[u8]) {
    let (usual, taken) = (*USUAL, work(text));
    println!("{name}: {taken:?}, and ordinary games take {usual:?}");
    let limit = usual * 20 + Duration::from_millis(500);
    assert!(
        taken < limit,
        "{name}: {taken:?}, and ordinary games take {usual:?}"
    );
}

/// A text of one piece over and over, in each of several surroundings.
#[track_caller]
fn repeated(piece: &[u8]) {
    let many = piece.repeat(SIZE / piece.len());
    let name = piece.escape_ascii().to_string();
    is_linear(&name, &many);
    is_linear(&format!("1. e4 {name}"), &[b"1. e4 ", &many[..]].concat());
    let between = [
        b"[Event \"A\"]\n[Site \"x\"]\n",
        &many[..],
        b"\n[Event \"B\"]\n[Site \"x\"]\n\n1. e4 *\n",
    ];
    is_linear(&format!("tags, {name}, tags"), &between.concat());
    is_linear(&format!("{{ {name}"), &[b"{\n", &many[..]].concat());
}

macro_rules! repeated {
    ($($name:ident: $($piece:expr),+;)*) => {$(
        #[test]
        fn $name() {
            $(repeated($piece);)+
        }
    )*};
}

repeated! {
    braces: b"{", b"}", b"{}", b"{\n";
    parentheses: b"(", b")", b"()", b"e4 (";
    brackets: b"[", b"]", b"[]", b"\n[";
    open_tags: b"[a \"", b"[a \"x\n", b"\n[a \"x", b"[a\n\n";
    tags: b"[a \"x\"]", b"[Event \"x\"]\n\n", b"[a \"x\"] {} ", b"[Event \"\n";
    lines: b"; ", b";\n", b"%\n", b"\n", b"\r";
    quotes: b"\"", b"\\", b"\"]", b"[a \"\\\"";
    comments_before_tags: b"{}\n[b \"x\"]\n\n", b";\n;\n[Event \"x\"]\n";
    words: b"a", b"Nf3", b"Nf3 Ng1 ", b"1 ", b"1.", b". ", b"1 {} ";
    results: b"* ", b"1-0 ", b"(* ", b"(1-0 {} ";
    blanks: b" ", b"\n ", b"\t\r\n";
    glyphs: b"!", b"$", b"$1 ", b"?!";
    starts: b"\n[Event \"x\"]\n[Site \"\n";
}

#[test]
fn tags_of_many_names() {
    let each = (0..SIZE / 16).map(|number| format!("[a{number} \"x\"]\n"));
    is_linear("many names", each.collect::<String>().as_bytes());
}

#[test]
fn comments_between_tags() {
    for comment in ["{}", ";\n", "%\n"] {
        let many = comment.repeat(SIZE / comment.len());
        let text = format!("[Event \"x\"]\n{many}[Site \"x\"]\n\n1. e4 *\n");
        is_linear(comment, text.as_bytes());
    }
}

#[test]
fn variations_within_one_another() {
    let mut text = b"1. e4 e5 ".to_vec();
    for _ in 0..SIZE / 40 {
        text.extend_from_slice(b"(1... c5 2. Nf3 {x} d6 3. d4 cxd4 ");
    }
    is_linear("unclosed", &text);
    let closing = vec![b')'; SIZE / 40];
    is_linear("closed", &[text, closing].concat());
}

#[test]
fn variations_side_by_side() {
    let text = b"(1. d4 d5) (1. c4) {x} ".repeat(SIZE / 23);
    is_linear("side by side", &[b"1. e4 ", &text[..]].concat());
}

#[test]
fn one_comment_of_many_words() {
    let words = b"word } [word %word ".repeat(SIZE / 19);
    is_linear("semicolon", &[b"1. e4 ;", &words[..], b"\n*"].concat());
    let words = b"word [word %word  ".repeat(SIZE / 18);
    is_linear("braces", &[b"1. e4 {", &words[..], b"} *"].concat());
}

/// Running text in a dialect, of one piece over and over, costs no more than its length either. A
/// part of a mebibyte is enough: where costs grow faster, it takes minutes as well.
#[track_caller]
fn running_text(piece: &str) {
    let text = piece.repeat(SIZE / 16 / piece.len());
    for text in [text.clone(), format!("1. e4 {text}")] {
        let start = ThreadTime::now();
        let mut reader = MoveReader::new(&text, vec![Dialect::default()]);
        let mut resolver = Resolver::new(Writer::new(Layout::EXPORT));
        while reader.read_game(&mut resolver) {}
        let (usual, taken) = (*USUAL, start.elapsed());
        println!("{piece:?}: {taken:?}, and ordinary games take {usual:?}");
        let limit = usual * 20 + Duration::from_millis(500);
        assert!(taken < limit, "{piece:?}: {taken:?}");
    }
}

#[test]
fn games_in_lines_and_what_may_head_them() {
    for line in [
        "e4 e5 Nf3\n",
        "nothing to be played\n",
        "on 21 June\n\n",
        "e4 1-0\n",
    ] {
        running_text(line);
    }
}

#[test]
fn running_text_of_brackets_and_words() {
    for piece in [
        "(1. d4 ", "(1. d4) ", "( [ { ", "{a} ", "; ", "[ ", "word ", "a",
    ] {
        running_text(piece);
    }
}

#[test]
fn running_text_of_numbers_and_signs() {
    for piece in [
        "1......",
        "1 0 ",
        "½ ",
        "1",
        "!",
        "-",
        "Nf3 Nf6 Ng1 Ng8 ",
        "Nf3Nf6Ng1Ng8",
    ] {
        running_text(piece);
    }
}
