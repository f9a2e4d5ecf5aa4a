//! Games in running text, whole.

use scoresheet_notation::{Dialect, Notation, language};

use crate::diagnostic::Code;
use crate::game::Game;
use crate::pgn::Layout;

fn games(text: &str, notation: Notation, code: &str) -> Vec<Game> {
    let dialect = Dialect::new(notation, language::find(code).unwrap()).unwrap();
    Game::read_all_in(text, vec![dialect])
}

/// How many plies each game has, and how many comments before the first.
fn counts(text: &str) -> Vec<(usize, usize)> {
    let games = games(text, Notation::San, "en");
    let count = |game: &Game| {
        let root = game.tree.node(crate::game::Tree::ROOT);
        let before = root.remarks.as_deref().map_or(0, |root| root.after.len());
        (game.main_line().count(), before)
    };
    games.iter().map(count).collect()
}

#[test]
fn lines_without_moves_are_the_heading_of_the_numbered_game_below() {
    let heading = "Anderssen and Kieseritzky\nLondon, 21 June 1851\n\n";
    assert_eq!(counts(&format!("{heading}1. e4 e5 2. f4 *")), [(3, 1)]);
    // A day is no number of a move.
    assert_eq!(counts("Played on 21 June\n\n1. e4 e5 *"), [(2, 1)]);
    let paragraphs = "Anderssen\n\nLondon\n\n| | White | Black |\n| 1. | e4 | e5 |\n";
    assert_eq!(counts(paragraphs), [(2, 1)]);
}

#[test]
fn a_line_of_a_list_that_cannot_be_played_is_a_game_of_its_own() {
    assert_eq!(counts("e4 e5\nKg7 Kb2\nd4 d5"), [(2, 0), (0, 1), (2, 0)]);
    assert_eq!(counts("A heading\n\ne4 e5"), [(0, 1), (2, 0)]);
    assert_eq!(
        counts("Notes\n\n[White \"A\"]\n\n1. e4 e5"),
        [(0, 1), (2, 0)]
    );
}

#[test]
fn a_move_does_not_end_within_a_word_if_it_can_end_before_it() {
    // `PxA C` could be a pawn that takes a bishop on the knight's file.
    let text = "1. P4D C3AR 2. P4AD P4R 3. PxP C5C 4. C3AR C3AD 5. A4A A5C+ 6. CD2D D2R \
                7. P3TD CRxPR 8. PxA C6D++";
    let games = games(text, Notation::Descriptive, "es");
    assert_eq!(games.len(), 1);
    assert!(games[0].final_position().unwrap().is_checkmate());
    assert_eq!(games[0].main_line().count(), 16);
}

#[test]
fn moves_that_are_glued_together_are_read() {
    assert_eq!(counts("1. e4e5 2. Nf3Nc6 3. Bc4 Nf6"), [(6, 0)]);
}

#[test]
fn a_list_of_pieces_before_the_moves_is_where_the_game_starts() {
    let text = "White: Ke1, Rh1; Black: Ke8, Pf7\n1. Rh8+ Ke7 *";
    let game = &games(text, Notation::San, "en")[0];
    let tag = game.tag("FEN").unwrap();
    assert_eq!(tag, "4k3/5p2/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(game.main_line().count(), 2);
    let game = &games("W: Kd3, Tg4 S: Kd1\n\n1. Tg1#", Notation::San, "de")[0];
    assert!(game.final_position().unwrap().is_checkmate());
}

#[test]
fn what_stands_behind_a_result_in_a_variation_is_kept() {
    let text = "1. e4 e5 (1... c5 2. Nf3 1-0 as in Oslo.) (1... e6 2. Ke3 1/2 - 1/2) 2. Nf3 0-1";
    let game = &games(text, Notation::San, "en")[0];
    let written = String::from_utf8(game.write(&Layout::ONE_LINE)).unwrap();
    for part in [
        "{1-0}",
        "as in Oslo.",
        "{1/2-1/2}",
        "unread: Ke3",
        "2. Nf3 0-1",
    ] {
        assert!(written.contains(part), "{part} in {written}");
    }
    let said = game.diagnostics.iter();
    let cited = said.filter(|said| said.code == Code::ResultInVariation);
    assert_eq!(cited.count(), 2);
}

#[test]
fn no_period_of_what_is_kept_is_lost() {
    for (text, kept) in [
        ("White: A. Black: B.", "{unread: White: A. Black: B.}"),
        ("1. e4 e5 1-0. As in Oslo.", "{As in Oslo.} 1-0"),
        ("1. e4 e5 2. Ke3 and so on.", "{unread: Ke3 and so on.}"),
    ] {
        let game = &games(text, Notation::San, "en")[0];
        let written = String::from_utf8(game.write(&Layout::ONE_LINE)).unwrap();
        assert!(written.contains(kept), "{kept} in {written}");
    }
}

#[test]
fn a_result_of_several_words_holds_behind_what_could_not_be_read() {
    for (result, tag) in [("1 - 0", "1-0"), ("1/2 - 1/2", "1/2-1/2"), ("0:1", "0-1")] {
        let game = &games(&format!("1. e4 e5 2. Ke3 d6 {result}"), Notation::San, "en")[0];
        assert_eq!(game.result.text(), tag);
    }
}

#[test]
fn a_diagram_behind_numbered_moves_is_no_start() {
    let text = "1. e4 e5\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n2. Nf3";
    assert!(games(text, Notation::San, "en")[0].tag("FEN").is_none());
    let text = "White to move\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\nand wins\n1. Kd2";
    let game = &games(text, Notation::San, "en")[0];
    assert_eq!((game.main_line().count(), counts(text)), (1, vec![(1, 2)]));
    let text = "White to move\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    assert_eq!(counts(text), [(0, 1)]);
}
