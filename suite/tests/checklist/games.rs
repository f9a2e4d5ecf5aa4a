//! The nine games of the source articles, in every notation, language and layout.

use scoresheet::formats::Arrangement;
use scoresheet_notation::descriptive::Homes;
use scoresheet_notation::language::LANGUAGES;
use scoresheet_notation::{Dialect, algebraic};
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Game, Severity};
use scoresheet_suite::laws::dialects::{all, read, write};

use crate::replay::{coordinates, fitting, last_fen, mv, pgn, position, written};

/// A game as the articles have it, and what it is.
struct Known {
    name: &'static str,
    text: &'static str,
    coordinates: &'static str,
    fen: &'static str,
    result: GameResult,
    is_mate: bool,
}

const GAMES: [Known; 9] = [
    Known {
        name: "a mate in two moves",
        text: "1. f3 e5 2. g4 Qh4# 0-1",
        coordinates: "f2f3 e7e5 g2g4 d8h4",
        fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        result: GameResult::Black,
        is_mate: true,
    },
    Known {
        name: "a mate in three moves",
        text: "1. e4 f6 2. Qe2 g5 3. Qh5# 1-0",
        coordinates: "e2e4 f7f6 d1e2 g7g5 e2h5",
        fen: "rnbqkbnr/ppppp2p/5p2/6pQ/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 3",
        result: GameResult::White,
        is_mate: true,
    },
    Known {
        name: "a bishop hunted by pawns",
        text: "1. d4 f5 2. Bg5 h6 3. Bh4 g5 4. e4 gxh4 5. Qh5# 1-0",
        coordinates: "d2d4 f7f5 c1g5 h7h6 g5h4 g7g5 e2e4 g5h4 d1h5",
        fen: "rnbqkbnr/ppppp3/7p/5p1Q/3PP2p/8/PPP2PPP/RN2KBNR b KQkq - 1 5",
        result: GameResult::White,
        is_mate: true,
    },
    Known {
        name: "a smothered king on e1",
        text: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ \
               7. Be2 Nf3# 0-1",
        coordinates: "e2e4 e7e5 g1f3 b8c6 f1c4 c6d4 f3e5 d8g5 e5f7 g5g2 h1f1 g2e4 c4e2 d4f3",
        fen: "r1b1kbnr/pppp1Npp/8/8/4q3/5n2/PPPPBP1P/RNBQKR2 w Qkq - 2 8",
        result: GameResult::Black,
        is_mate: true,
    },
    Known {
        name: "a pawn that is pinned",
        text: "1. d4 Nf6 2. c4 e5 3. dxe5 Ng4 4. Nf3 Nc6 5. Bf4 Bb4+ 6. Nbd2 Qe7 7. a3 \
               Ngxe5 8. axb4 Nd3# 0-1",
        coordinates: "d2d4 g8f6 c2c4 e7e5 d4e5 f6g4 g1f3 b8c6 c1f4 f8b4 b1d2 d8e7 a2a3 g4e5 \
                      a3b4 e5d3",
        fen: "r1b1k2r/ppppqppp/2n5/8/1PP2B2/3n1N2/1P1NPPPP/R2QKB1R w KQkq - 1 9",
        result: GameResult::Black,
        is_mate: true,
    },
    Known {
        name: "Anderssen and Kieseritzky",
        text: "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 \
               8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 \
               15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 \
               21.Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0",
        coordinates: "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 \
                      f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 \
                      c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 \
                      f3f6 g8f6 d6e7",
        fen: "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23",
        result: GameResult::White,
        is_mate: true,
    },
    Known {
        name: "a Spanish opening",
        text: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *",
        coordinates: "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
        fen: "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
        result: GameResult::Unknown,
        is_mate: false,
    },
    Known {
        name: "an exchange in the Queen's Gambit",
        text: "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5 *",
        coordinates: "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c4d5 e6d5",
        fen: "rnbqkb1r/ppp2ppp/5n2/3p4/3P4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 5",
        result: GameResult::Unknown,
        is_mate: false,
    },
    Known {
        name: "Fischer and Spassky",
        text: RETURN_MATCH,
        coordinates: "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 \
                      c2c3 e8g8 h2h3 c6b8 d2d4 b8d7 c3c4 c7c6 c4b5 a6b5 b1c3 c8b7 c1g5 b5b4 \
                      c3b1 h7h6 g5h4 c6c5 d4e5 f6e4 h4e7 d8e7 e5d6 e7f6 b1d2 e4d6 d2c4 d6c4 \
                      b3c4 d7b6 f3e5 a8e8 c4f7 f8f7 e5f7 e8e1 d1e1 g8f7 e1e3 f6g5 e3g5 h6g5 \
                      b2b3 f7e6 a2a3 e6d6 a3b4 c5b4 a1a5 b6d5 f2f3 b7c8 g1f2 c8f5 a5a7 g7g6 \
                      a7a6 d6c5 f2e1 d5f4 g2g3 f4h3 e1d2 c5b5 a6d6 b5c5 d6a6 h3f2 g3g4 f5d3 \
                      a6e6",
        fen: "8/8/4R1p1/2k3p1/1p4P1/1P1b1P2/3K1n2/8 b - - 2 43",
        result: GameResult::Draw,
        is_mate: false,
    },
];

/// The sample game of the PGN standard, with the comment that one of the articles has in it.
pub const RETURN_MATCH: &str = r#"[Event "F/S Return Match"]
[Site "Belgrade, Serbia JUG"]
[Date "1992.11.04"]
[Round "29"]
[White "Fischer, Robert J."]
[Black "Spassky, Boris V."]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {Ruy Lopez} 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3
d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4
15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21.
Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7
27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3
Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5 40.
Rd6 Kc5 41. Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2
"#;

#[test]
fn the_games_are_what_they_are_known_to_be() {
    for known in &GAMES {
        let game = pgn(known.text);
        assert_eq!(coordinates(&game), known.coordinates, "{}", known.name);
        assert_eq!(last_fen(&game), known.fen, "{}", known.name);
        assert_eq!(game.result, known.result, "{}", known.name);
        let last = game.final_position().unwrap();
        assert_eq!(last.is_checkmate(), known.is_mate, "{}", known.name);
        let odd = game.diagnostics.iter();
        let odd: Vec<_> = odd.filter(|said| said.severity > Severity::Note).collect();
        assert!(odd.is_empty(), "{}: {odd:?}", known.name);
    }
}

#[test]
fn the_games_come_back_from_every_notation_language_and_layout() {
    let (mut pages, mut faults) = (0, Vec::new());
    for known in &GAMES {
        let game = pgn(known.text);
        for dialect in all() {
            for arrangement in Arrangement::ALL {
                let text = write(&game, dialect, arrangement);
                pages += 1;
                if let Some(fault) = fault(known, &read(&text, dialect), dialect) {
                    let layout = arrangement.name();
                    faults.push(format!(
                        "{} in {dialect}, {layout}: {fault}\n{text}",
                        known.name
                    ));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {pages} pages, the first of them:\n{}",
        faults.len(),
        faults[..faults.len().min(3)].join("\n")
    );
    assert!(pages > 9 * 4 * 6 * LANGUAGES.len(), "{pages}");
}

/// What is not as it should be about the games of a page.
fn fault(known: &Known, games: &[Game], dialect: Dialect) -> Option<String> {
    let [game] = games else {
        return Some(format!("{} games", games.len()));
    };
    let odd = |said: &&scoresheet_record::Diagnostic| said.severity > Severity::Note;
    if coordinates(game) != known.coordinates {
        let odd: Vec<_> = game.diagnostics.iter().filter(odd).collect();
        return Some(format!("{}; {odd:?}", coordinates(game)));
    }
    if last_fen(game) != known.fen {
        return Some(last_fen(game));
    }
    let tells_result = !dialect.notation().uses_all_signs();
    if tells_result && game.result != known.result {
        return Some(format!("the result is {}", game.result.text()));
    }
    let odd = game.diagnostics.iter().find(odd);
    odd.map(|said| format!("{said:?}"))
}

#[test]
fn comment_and_tags_come_back_where_the_layout_has_them() {
    let game = pgn(RETURN_MATCH);
    for dialect in all() {
        if dialect.notation().uses_all_signs() {
            continue;
        }
        let text = write(&game, dialect, Arrangement::Text);
        let games = read(&text, dialect);
        assert_eq!(games.len(), 1, "{dialect}:\n{text}");
        assert_eq!(games[0], game, "{dialect}:\n{text}");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words.join(" ").contains("{Ruy Lopez} 4. "),
            "{dialect}:\n{text}"
        );
    }
}

#[test]
fn numbers_without_periods_and_moves_glued_together_are_read() {
    let glued = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O
        9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15Nb1 h6 16. Bh4 c5
        17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5
        Rae8 24.Bxf7+Rxf7 25Nxf7 Rxe1+ 26Qxe1 Kxf7 27Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6
        31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4
        38. g3 Nxh3 39. Kd2 Kb5 40Rd6 Kc5 41Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2";
    let known = &GAMES[8];
    for game in [pgn(glued), read(glued, Dialect::default()).remove(0)] {
        assert_eq!(coordinates(&game), known.coordinates);
        assert_eq!(last_fen(&game), known.fen);
        assert_eq!(game.result, known.result);
    }
}

/// Positions of single moves that the articles show, and moves in each.
const DIAGRAMS: [(&str, &[&str]); 5] = [
    (
        "6R1/8/8/8/k7/5N2/8/KN4R1 w - - 0 1",
        &["Nbd2", "Nfd2", "R1g7", "R8g7"],
    ),
    ("8/8/1R6/8/8/k7/5R2/7K w - - 0 1", &["Rbf6", "Rff6"]),
    ("3R4/8/8/8/8/7k/8/K2R4 w - - 0 1", &["R1d4", "R8d4"]),
    ("7k/1b6/8/8/8/8/8/1Q5K w - - 0 1", &["Qxb7"]),
    ("8/6P1/8/8/8/8/8/K6k w - - 0 1", &["g8=Q"]),
];

#[test]
fn single_moves_of_diagrams_come_back_from_every_notation_and_language() {
    for (fen, words) in DIAGRAMS {
        let position = position(fen);
        for &word in words {
            let mv = mv(&position, word);
            let san = algebraic::san(&position, mv, &position.after(mv));
            assert_eq!(san.as_str(), word, "{fen}");
            for dialect in all() {
                let text = written(&position, mv, &dialect);
                let homes = Homes::new(&position);
                let mut found = Vec::new();
                for scan in dialect.scan(&text, position.turn()) {
                    if scan.len == text.len() {
                        let mut moves = fitting(&position, &scan.reading.pattern);
                        let best = dialect.prefer(&homes, &position, &scan.reading, &mut moves);
                        found.extend(moves.into_iter().take(best));
                    }
                }
                found.dedup();
                assert_eq!(found, [mv], "{text} for {word} in {dialect}");
            }
        }
    }
}
