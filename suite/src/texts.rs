//! Random texts: any bytes, bytes that look like PGN, and games as careless people write them.

use scoresheet_chess::{Position, Setup, Variant};
use scoresheet_notation::{View, Word, algebraic, uci};

use crate::laws::words::STYLES;
use crate::random::Random;
use crate::walk;

/// Any bytes at all.
pub fn bytes(random: &mut Random, len: usize) -> Vec<u8> {
    (0..len).map(|_| random.byte()).collect()
}

/// What texts are made of in which something can go wrong.
#[rustfmt::skip]
const PIECES: &[&[u8]] = &[
    // White space of all kinds.
    b" ", b" ", b"  ", b"\n", b"\n", b"\r\n", b"\r", b"\n\n", b"\r\n\r\n", b"\t", b"\x0b", b"\x0c",
    b"\0", b"\n \n", b"\xc2\xa0",
    // Signs.
    b"{", b"}", b"(", b")", b"[", b"]", b"\"", b"\\", b";", b"%", b"\n%", b"$", b".", b"...", b"*",
    b"<", b">", b"!", b"?", b"!?", b"+", b"#", b"=", b"-", b"/", b"~", b",", b":", b"_", b"@",
    // Words.
    b"e4", b"e5", b"Nf3", b"Nc6", b"O-O", b"0-0-0", b"exd5", b"e8=Q", b"e8", b"Kg1", b"e2e4",
    b"--", b"Z0", b"Pe4", b"ed", b"xd5", b"e.p.", b"ep.", b"ch", b"dis.ch.", b"mate", b"(=)",
    b"N", b"TN", b"+-", b"=+", b"D", b"x", b"prose", b"e", b"b", b"Bb5", b"bxc3", b"a1", b"1",
    // Numbers and results.
    b"1.", b"1...", b"2.", b"12", b"12.Nf3", b"1-0", b"0-1", b"1/2-1/2", b"1/2", b"0-0", b"1:0",
    b"1.e4", b"$1", b"$0", b"$99999999", b"$a",
    // Tags.
    b"[Event \"A\"]", b"[Site \"?\"]", b"\n[Event \"B\"]\n[Site \"x\"]\n", b"[Result \"1-0\"]",
    b"[Result \"x\"]", b"[White \"a\\\"b\"]", b"[Event \"A", b"[Event A]", b"[ Date\n\"x\" ]",
    b"[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]", b"[FEN \"x\"]", b"[SetUp \"1\"]", b"[fen \"\"]",
    b"[Variant \"Chess960\"]", b"[Variant \"Atomic\"]", b"[A \"\\\\\"]", b"[B \"\\\"]", b"[%clk 1]",
    b"[A_1 \"x\"y\"]", b"[A \"x\ny\"]", b"[A \"x\"] [B \"y\"]",
    // Comments.
    b"{a}", b"{}", b"{ a  b }", b"{[%eval 1]}", b"{a\nb}", b"{\n[A \"x\"]\n[B \"y\"]\n}", b"; a }\n",
    b"{a\n\n[A \"x\"]\n[B \"y\"]",
    // Not ASCII, and not even UTF-8.
    b"\xef\xbb\xbf", b"\xe2\x99\x98f3", b"\xe2\x80\x94", b"\xc2\xbd-\xc2\xbd", b"O\xe2\x80\x93O",
    b"\xe9", b"\xff\xfe", b"\xc3\xa9", b"\xc2\xb1", b"\xe2\x80\xa6",
];

/// Pieces of PGN in any order.
pub fn pieces(random: &mut Random, count: usize) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..count {
        match random.below(24) {
            0 => text.push(random.byte()),
            1..=8 => text.push(b' '),
            _ => {}
        }
        text.extend_from_slice(random.choose(PIECES));
    }
    text
}

/// A file of several games, each sound or careless, between blank lines.
pub fn file(random: &mut Random, games: usize) -> Vec<u8> {
    let mut text = Vec::new();
    for number in 0..games {
        let careless = random.below(3);
        text.extend(record(random, number, careless));
        text.extend_from_slice(b"\n\n");
    }
    text
}

/// One game of random play with tags, comments, glyphs and variations. `careless` is 0 for one
/// that is as it should be, 1 for one with odd spellings, and 2 for one with faults as well.
pub fn record(random: &mut Random, number: usize, careless: usize) -> Vec<u8> {
    let start = walk::start(random);
    let mut text = Vec::new();
    for name in ["Event", "Site", "White", "Black", "Annotator"] {
        if name == "Event" || name == "Site" || !random.once_in(3) {
            text.extend_from_slice(format!("[{name} \"{name} {number}\"]\n").as_bytes());
        }
    }
    let fen = start.fen().to_string();
    if start.setup() != Setup::start() {
        text.extend_from_slice(format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n").as_bytes());
        if start.variant() == Variant::Chess960 {
            text.extend_from_slice(b"[Variant \"Chess960\"]\n");
        }
    }
    let result = random.choose(&["1-0", "0-1", "1/2-1/2", "*"]);
    text.extend_from_slice(format!("[Result \"{result}\"]\n\n").as_bytes());
    let plies = random.below(40);
    line(random, &mut text, start, plies, careless, 0);
    text.extend_from_slice(result.as_bytes());
    text
}

/// A game without tags, from the usual start, as it should be.
pub fn bare(random: &mut Random) -> Vec<u8> {
    let mut text = Vec::new();
    let mut position = Position::start();
    for _ in 0..2 + random.below(40) {
        let Some(mv) = walk::step(random, &position) else {
            break;
        };
        let after = position.after(mv);
        if position.turn().is_white() {
            text.extend_from_slice(format!("{}. ", position.fullmove_number()).as_bytes());
        }
        let san = algebraic::san(&position, mv, &after);
        text.extend_from_slice(san.as_str().as_bytes());
        text.push(b' ');
        position = after;
    }
    text.extend_from_slice(random.choose(&[&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"]));
    text
}

fn line(
    random: &mut Random,
    text: &mut Vec<u8>,
    start: Position,
    plies: usize,
    careless: usize,
    depth: usize,
) {
    let mut position = start;
    let mut number_due = true;
    for _ in 0..plies {
        let Some(mv) = walk::step(random, &position) else {
            break;
        };
        let after = position.after(mv);
        if position.turn().is_white() || number_due {
            let dots = if position.turn().is_white() {
                "."
            } else {
                "..."
            };
            text.extend_from_slice(format!("{}{dots} ", position.fullmove_number()).as_bytes());
            number_due = false;
        }
        let view = View::new(&position, mv, &after);
        if careless == 2 && random.once_in(40) {
            text.extend_from_slice(random.choose(PIECES));
        } else if careless > 0 && random.once_in(6) {
            let style = &STYLES[random.below(STYLES.len())].1;
            text.extend_from_slice(algebraic::write(&view, style).as_str().as_bytes());
        } else if careless > 0 && random.once_in(6) {
            text.extend_from_slice(uci::write(&position, mv).as_str().as_bytes());
        } else {
            let san: Word = algebraic::san(&position, mv, &after);
            text.extend_from_slice(san.as_str().as_bytes());
        }
        if random.once_in(12) {
            let glyph: &[u8] = random.choose(&[b"!", b"?!", b" $3", b" $14", b" $146"]);
            text.extend_from_slice(glyph);
            number_due = true;
        }
        text.push(b' ');
        if random.once_in(8) {
            comment(random, text);
            number_due = true;
        }
        if depth < 3 && random.once_in(10) {
            text.extend_from_slice(b"(");
            let plies = 1 + random.below(6);
            line(random, text, position, plies, careless, depth + 1);
            text.extend_from_slice(b") ");
            number_due = true;
        }
        position = after;
    }
}

fn comment(random: &mut Random, text: &mut Vec<u8>) {
    let comment: &[u8] = random.choose(&[
        b"{a comment}",
        b"{ two  blanks }",
        b"{over\ntwo lines}",
        b"; to the end of the line\n",
        b"{[%clk 0:01:02] [%eval -0.35,20]}",
        b"{(1. e4) is not a variation here}",
        b"{[Event \"x\"] is not a tag here}",
        b"{caf\xc3\xa9} {caf\xe9}",
    ]);
    text.extend_from_slice(comment);
    text.push(b' ');
}

/// A word that may be a move: a real one, one that was changed a little, or made of letters that
/// moves have.
pub fn word(random: &mut Random, position: &Position) -> Vec<u8> {
    const LETTERS: &[u8] = b"abcdefgh12345678KQRBNPkqrbnpxX:-=+#!?Oo0()/. @";
    let mut word = match walk::step(random, position) {
        Some(mv) if !random.once_in(4) => {
            let view = View::new(position, mv, &position.after(mv));
            let style = &STYLES[random.below(STYLES.len())].1;
            algebraic::write(&view, style).as_str().as_bytes().to_vec()
        }
        _ => (0..1 + random.below(9))
            .map(|_| random.choose(LETTERS))
            .collect(),
    };
    for _ in 0..random.below(3) {
        damage(random, &mut word, LETTERS);
    }
    word
}

/// Deletes, inserts, changes or swaps a byte, or cuts the text off.
pub fn damage(random: &mut Random, text: &mut Vec<u8>, letters: &[u8]) {
    if text.is_empty() {
        return;
    }
    let at = random.below(text.len());
    match random.below(5) {
        0 => {
            text.remove(at);
        }
        1 => text.insert(at, random.choose(letters)),
        2 => text[at] = random.choose(letters),
        3 => {
            let other = random.below(text.len());
            text.swap(at, other);
        }
        _ => {
            let end = (at + 1 + random.below(20)).min(text.len());
            text.drain(at..end);
        }
    }
}
