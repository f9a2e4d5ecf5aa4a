//! Claims 92 to 94: what a FEN is for, and what it holds.

use scoresheet_chess::{Color, Field, Position, Side, Square, fen};
use scoresheet_notation::Dialect;
use scoresheet_record::game::Tree;
use scoresheet_record::{Code, Game};

use crate::games::RETURN_MATCH;
use crate::replay::{after, codes, pgn, position};

/// A FEN keeps who stands where, whose turn it is, which wings each side may castle to and which
/// square was passed, so that a game goes on from it without its first moves.
#[test]
fn c092_a_game_goes_on_from_the_fen_of_any_move() {
    let game = pgn(RETURN_MATCH);
    let last = game.final_position().unwrap();
    let (mut at, mut kept) = (Position::start(), Position::start());
    for (ply, id) in game.main_line().enumerate() {
        let mv = game.tree.node(id).mv;
        at.play(mv);
        kept.play(mv);
        if ply + 1 == 40 {
            assert_eq!(at.fullmove_number(), 21, "twenty moves are over");
            kept = position(&at.fen().to_string());
            assert_eq!(kept, at);
        }
    }
    assert_eq!(kept.fen().to_string(), last.fen().to_string());

    // Each side's rights are kept by wing, and each of them alone.
    for (field, rights) in [
        ("K", [(Color::White, Side::King)]),
        ("Q", [(Color::White, Side::Queen)]),
        ("k", [(Color::Black, Side::King)]),
        ("q", [(Color::Black, Side::Queen)]),
    ] {
        let text = format!("r3k2r/8/8/8/8/8/8/R3K2R w {field} - 0 1");
        let at = position(&text);
        for color in Color::ALL {
            for side in Side::ALL {
                let may = at.castling_rook(color, side).is_some();
                assert_eq!(may, rights.contains(&(color, side)), "{field}");
            }
        }
        assert_eq!(at.fen().to_string(), text);
    }

    // Of the same men on the same squares, only what was passed tells what may be taken.
    let passed = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    let quiet = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    assert_eq!(passed.en_passant(), Some(Square::D6));
    assert_eq!(passed.legal_moves().len(), quiet.legal_moves().len() + 1);
}

/// Four fields are not all: a FEN has six, the last two of which count plies without progress and
/// moves. Where they are missing they begin anew.
#[test]
fn c093_a_fen_has_six_fields_and_four_are_enough_to_read() {
    let at = after(&Position::start(), "e4 c5 Nf3 Nc6");
    let written = at.fen().to_string();
    let fields: Vec<&str> = written.split(' ').collect();
    assert_eq!(fields.len(), 6, "{written}");
    assert_eq!((fields[4], fields[5]), ("2", "3"));
    assert_eq!(&written[Field::HalfmoveClock.find(&written).unwrap()], "2");
    assert_eq!(&written[Field::FullmoveNumber.find(&written).unwrap()], "3");

    let four = fields[..4].join(" ");
    let read = Position::new(fen::parse(&four).unwrap()).unwrap();
    assert_eq!(read.board(), at.board());
    assert_eq!(read.castling(), at.castling());
    assert_eq!((read.halfmove_clock(), read.fullmove_number()), (0, 1));

    // A record that names such a position is read, and told what is missing.
    let record = format!("[SetUp \"1\"]\n[FEN \"{four}\"]\n\n1. Bb5 *");
    assert_eq!(pgn(&record).main_line().count(), 1);
    assert!(codes(&record).contains(&Code::FaultyFen));
    assert!(!codes(&record.replace(&four, &written)).contains(&Code::FaultyFen));
}

/// One article has a heading for FEN and nothing under it: a heading is neither a position nor a
/// game.
#[test]
fn c094_a_heading_with_nothing_under_it_is_no_position() {
    let heading = "4. FEN";
    for text in [heading, ""] {
        let error = fen::parse(text).unwrap_err();
        assert_eq!(error.field, Field::Board, "{text:?}");
    }
    let games = Game::read_all_in(heading, vec![Dialect::default()]);
    let [game] = &games[..] else {
        panic!("one game, not {}", games.len());
    };
    assert!(game.tree.is_empty());
    assert_eq!(game.start, Some(Position::start()));
    // Nothing is lost of it, either.
    let root = game.tree.node(Tree::ROOT);
    let kept = &root.remarks.as_deref().unwrap().after;
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].to_str(), format!("unread: {heading}"));
}
