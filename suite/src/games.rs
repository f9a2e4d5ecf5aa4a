//! Random games as values, with everything a game may hold.

use scoresheet_chess::{Move, Position, Setup, Variant};
use scoresheet_record::Game;
use scoresheet_record::game::{NodeId, Text, Tree};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::{GameResult, ROSTER};

use crate::random::Random;
use crate::walk;

/// Pieces of comments that writers get wrong: signs that mean something elsewhere, blanks, words
/// longer than a line.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "a", "word", "{", "}", "(", ")", "[", "]", ";", "%", "\\", "\"", "*", "1-0", "1. e4", "$1", "!",
    "[Event \"x\"]", "[Event", "[Site \"y\"]", "[%clk 1:23:45]", "[%csl Ga1,Rb2]", "unread: 1. e4",
    "unread:", "{a}", "; b", "% c", "--", "0-0", "\u{e9}", "\u{265e}", "\u{feff}", "\u{a0}", "\0",
    "\u{7f}", "\u{b}", "a-word-that-is-longer-than-any-line-of-seventy-nine-characters-could-ever-hold-in-one",
];

/// A game that is as the builder of trees leaves it, so that it must come back exactly.
///
/// Its tags are complete and in the order of export form.
pub fn game(random: &mut Random) -> Game {
    let start = walk::start(random);
    let mut game = Game {
        start: Some(start),
        result: random.choose(&[
            GameResult::White,
            GameResult::Black,
            GameResult::Draw,
            GameResult::Unknown,
        ]),
        ..Game::new()
    };
    tags(random, &mut game, &start);
    for _ in 0..random.below(3) {
        game.preamble.push(text(random));
    }
    if random.once_in(3) {
        game.tree.remarks_mut(Tree::ROOT).after = texts(random);
    }
    let plies = random.below(30);
    line(random, &mut game.tree, Tree::ROOT, start, plies, 0);
    game
}

/// A game into which someone has put what no reader gives: line ends in tags, escape lines and
/// comments, names of tags that are none, and remarks where they belong to no variation.
pub fn odd_game(random: &mut Random) -> Game {
    let mut game = self::game(random);
    let odd = |random: &mut Random| {
        let pieces = [
            "\n",
            "\r\n",
            "\r",
            "\t",
            " ",
            "e4",
            "}",
            "{",
            "%",
            ";",
            "[A \"b\"]",
            "1-0",
            "(",
            ")",
            "\n\n",
            "\n[Event \"x\"]\n[Site \"y\"]\n",
            "\"]\n1. e4",
            "\0",
        ];
        let count = random.below(6);
        let text: String = (0..count).map(|_| random.choose(&pieces)).collect();
        text.into_bytes()
    };
    for _ in 0..1 + random.below(4) {
        let bytes = odd(random);
        let is_escape = random.once_in(2);
        let text = Text { bytes, is_escape };
        let at = game.tree.line_from(Tree::ROOT).last().unwrap_or(Tree::ROOT);
        match random.below(6) {
            0 => game.preamble.push(text),
            1 => game.tags.push((odd(random), text.bytes)),
            2 => game.tags.push((b"Annotator".to_vec(), text.bytes)),
            3 => game.tree.remarks_mut(at).before.push(text),
            4 => game.tree.remarks_mut(at).trailing.push(text),
            _ => game.tree.remarks_mut(at).after.push(text),
        }
    }
    game
}

fn tags(random: &mut Random, game: &mut Game, start: &Position) {
    let mut add = |name: &str, value: Vec<u8>| game.tags.push((name.into(), value));
    for (name, unknown) in ROSTER {
        let value = match (name, random.once_in(2)) {
            ("Result", _) => game.result.text().into(),
            (_, true) => value(random),
            (_, false) => unknown.into(),
        };
        add(name, value);
    }
    let is_chess960 = start.variant() == Variant::Chess960;
    let usual = Setup {
        variant: start.variant(),
        ..Setup::start()
    };
    let from_fen = start.setup() != usual;
    if random.once_in(2) {
        add("Annotator", value(random));
    }
    if from_fen {
        add("FEN", start.fen().to_string().into());
        add("SetUp", "1".into());
    }
    if is_chess960 {
        add("Variant", "Chess960".into());
    }
    if random.once_in(4) {
        add("a_tag_of_1_word", value(random));
    }
}

fn value(random: &mut Random) -> Vec<u8> {
    let pieces = [
        "a", " ", "\"", "\\", "]", "[", "\"]", "\u{e9}", "{", "}", "%", ";", "  ",
    ];
    let mut value: Vec<u8> = (0..random.below(8))
        .flat_map(|_| random.choose(&pieces).bytes())
        .collect();
    if random.once_in(8) {
        value.push(0xe9);
    }
    value
}

/// A comment with blanks inside and none at its ends, or an escape line.
fn text(random: &mut Random) -> Text {
    if random.once_in(6) {
        let escape = [" an escape line", "", "  ", "% {", "\u{e9} \t tab "];
        return Text {
            bytes: random.choose(&escape).into(),
            is_escape: true,
        };
    }
    let mut bytes = Vec::new();
    let count = if random.once_in(4) { 40 } else { 6 };
    for _ in 0..1 + random.below(count) {
        bytes.extend_from_slice(random.choose(PIECES).as_bytes());
        bytes.extend_from_slice(random.choose(&["", " ", " ", " ", "  ", "   "]).as_bytes());
    }
    if random.once_in(8) {
        bytes.push(0xe9);
    }
    Text::comment(bytes.trim_ascii())
}

fn texts(random: &mut Random) -> Vec<Text> {
    (0..1 + random.below(2)).map(|_| text(random)).collect()
}

/// Adds moves after a node, depth first: that is the order in which a game is told.
fn line(
    random: &mut Random,
    tree: &mut Tree,
    after: NodeId,
    start: Position,
    plies: usize,
    depth: usize,
) {
    let (mut at, mut position) = (after, start);
    for index in 0..plies {
        let Some(mv) = next(random, &position) else {
            return;
        };
        let parent = at;
        at = tree.add(parent, mv);
        remark(random, tree, at);
        let is_in_variation = depth > 0 && index == 0;
        if is_in_variation {
            if random.once_in(3) {
                tree.remarks_mut(at).before = texts(random);
            }
            if random.once_in(3) {
                tree.remarks_mut(at).trailing = texts(random);
            }
        }
        // What replaces this move is told before the line goes on, and a variation's first move
        // is itself the replacement: its alternatives belong to the line around it.
        if !is_in_variation && depth < 4 {
            while random.once_in(8) {
                let plies = 1 + random.below(5);
                line(random, tree, parent, position, plies, depth + 1);
            }
        }
        position.play(mv);
    }
}

fn next(random: &mut Random, position: &Position) -> Option<Move> {
    if random.once_in(30) && !position.is_check() {
        return Some(Move::NULL);
    }
    walk::step(random, position)
}

fn remark(random: &mut Random, tree: &mut Tree, at: NodeId) {
    if random.once_in(6) {
        let nag = random.choose(&[0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 139, 146, 255, 256, u16::MAX]);
        tree.remarks_mut(at).nags = (0..1 + random.below(3)).map(|_| Nag(nag)).collect();
    }
    if random.once_in(6) {
        tree.remarks_mut(at).after = texts(random);
    }
}
