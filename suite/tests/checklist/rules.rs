//! Claims 130 to 147: the rules of the game.

use scoresheet_chess::{
    Bitboard, CastlingBar, Claim, Color, Ending, Explanation, File, Line, Move, Outcome, Pattern,
    Piece, Position, Rank, Role, Side, Square,
};
use scoresheet_notation::{Notation, algebraic, language};
use scoresheet_record::Code;
use scoresheet_record::tags::{GameResult, Termination};

use crate::replay::{
    after, codes, coordinates, dialect, fitting, game_in, last_fen, moves, mv, pgn, position,
    targets,
};

/// Why a word is no legal move.
#[track_caller]
fn why(position: &Position, word: &str) -> Explanation {
    assert_eq!(moves(position, word), [], "{word}");
    let reading = algebraic::parse(word.as_bytes()).unwrap();
    position.explain(&reading.pattern).unwrap()
}

/// A line with a position after each of its moves.
fn followed(start: &Position, words: &str) -> (Line, Position) {
    let mut line = Line::from(start);
    let mut at = *start;
    for word in words.split_whitespace() {
        let mv = mv(&at, word);
        at.play(mv);
        line.push(mv, &at);
    }
    (line, at)
}

/// White begins, the sides take turns, their armies mirror each other, and nothing is left to chance:
/// the same moves lead to the same position.
#[test]
fn c130_white_begins_the_sides_alternate_and_the_armies_mirror_each_other() {
    let start = Position::start();
    assert_eq!(start.turn(), Color::White);
    let mut at = start;
    for (ply, word) in ["e4", "e5", "Nf3", "Nc6"].into_iter().enumerate() {
        assert_eq!(at.turn(), Color::ALL[ply % 2]);
        at = after(&at, word);
    }
    assert_eq!(at, after(&start, "e4 e5 Nf3 Nc6"));
    for square in Square::ALL {
        let across = start.board().piece_at(square.flipped());
        let mirrored = across.map(|piece| Piece {
            color: !piece.color,
            role: piece.role,
        });
        assert_eq!(start.board().piece_at(square), mirrored, "{square}");
    }
}

/// A move takes one man to a square where none of its own stands; castling alone moves two.
#[test]
fn c131_one_man_moves_and_castling_is_the_exception() {
    let at = position("r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1");
    for mv in at.legal_moves() {
        let next = at.after(mv);
        let [before, behind] = [&at, &next].map(|at| at.board().color(Color::White));
        let moved = if mv.is_castling() { 2 } else { 1 };
        assert_eq!((before & behind).len(), before.len() - moved, "{mv:?}");
        assert_eq!(behind.len(), before.len(), "{mv:?}");
    }
    assert_eq!(
        at.legal_moves()
            .iter()
            .filter(|mv| mv.is_castling())
            .count(),
        2
    );
    let own = why(&at, "Qd4");
    assert!(
        matches!(own, Explanation::OwnPiece { placed } if placed.square == Square::D4),
        "{own:?}"
    );
}

/// Nothing jumps but the knight.
#[test]
fn c132_only_the_knight_jumps() {
    let start = Position::start();
    assert_eq!(targets(&start, Square::B1), ["a3", "c3"]);
    for square in [Square::A1, Square::C1, Square::D1, Square::E1] {
        assert_eq!(targets(&start, square), [""; 0]);
    }
    for (word, by) in [
        ("Ra3", Square::A2),
        ("Bg5", Square::D2),
        ("Qd3", Square::D2),
    ] {
        let said = why(&start, word);
        assert!(
            matches!(&said, Explanation::Blocked { by: first, .. } if first.square == by),
            "{word}: {said:?}"
        );
    }
}

/// The king goes to no square that is attacked.
#[test]
fn c133_the_king_goes_to_no_attacked_square() {
    let at = position("4k3/8/8/8/8/r7/8/4K3 w - - 0 1");
    assert_eq!(targets(&at, Square::E1), ["d1", "d2", "e2", "f1", "f2"]);
    let at = position("4k3/8/8/8/8/8/r7/4K3 w - - 0 1");
    assert_eq!(targets(&at, Square::E1), ["d1", "f1"]);
    let said = why(&at, "Kd2");
    assert!(
        matches!(said, Explanation::Attacked { to: Square::D2, taken: None, by } if by.square == Square::A2),
        "{said:?}"
    );
    // Neither may it take what is protected.
    let at = position("4k3/8/8/8/8/3r4/3p4/4K3 w - - 0 1");
    assert!(!targets(&at, Square::E1).contains(&"d2".to_owned()));
}

/// One must move. Who is in check and has no move has lost; who is not in check and has none is
/// stalemated. A king that cannot go is not mated if the check can be met otherwise.
#[test]
fn c134_check_without_a_move_is_mate_and_no_check_without_a_move_is_stalemate() {
    let mate = position("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    assert_eq!(mate.ending(), Some(Ending::Checkmate));
    assert_eq!(mate.outcome(), Some(Outcome::Win(Color::White)));
    let stalemate = position("k7/8/1Q6/8/8/8/8/K7 b - - 0 1");
    assert_eq!(stalemate.ending(), Some(Ending::Stalemate));
    assert_eq!(stalemate.outcome(), Some(Outcome::Draw));
    // The king cannot go, but a bishop takes or a rook stands between.
    for (fen, meets) in [
        ("R5k1/5ppp/8/8/4b3/8/8/K7 b - - 0 1", "Bxa8"),
        ("R5k1/3r1ppp/8/8/8/8/8/K7 b - - 0 1", "Rd8"),
    ] {
        let at = position(fen);
        assert!(at.is_check());
        assert_eq!(targets(&at, Square::G8), [""; 0]);
        assert_eq!(at.ending(), None);
        assert!(moves(&at, meets).len() == 1, "{meets}");
    }
    // Nobody passes: a null move is no legal one.
    let at = position("8/8/8/8/8/k7/p7/K7 w - - 0 1");
    assert_eq!(at.legal_moves(), []);
    assert!(!Position::start().is_legal(Move::NULL));
    assert!(codes("1. e4 -- 2. d4 *").contains(&Code::NullMove));
}

/// The king goes one step in any direction and is never taken.
#[test]
fn c135_the_king_goes_one_step_and_is_never_taken() {
    let at = position("7k/8/8/8/3K4/8/8/8 w - - 0 1");
    let around = ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"];
    assert_eq!(targets(&at, Square::D4), around);
    // What attacks a king when the other side is to move is no position.
    let taken = scoresheet_chess::fen::parse("k7/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
    let rejected = Position::new(taken).unwrap_err();
    assert!(
        rejected
            .faults()
            .has(scoresheet_chess::Fault::OpponentInCheck)
    );
    let at = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let takes = Pattern::new(Role::Rook, Square::E8);
    assert_eq!(fitting(&at, &takes), []);
}

/// The knight goes two squares straight and one aside, over whatever stands there.
#[test]
fn c136_the_knight_goes_two_and_one_over_anything() {
    let hedged = position("7k/8/8/2ppp3/2pNp3/2ppp3/8/7K w - - 0 1");
    let open = position("7k/8/8/8/3N4/8/8/7K w - - 0 1");
    for at in [hedged, open] {
        let reached = targets(&at, Square::D4);
        assert_eq!(reached, ["b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"]);
        for name in reached {
            let to = Square::parse(name.as_bytes()).unwrap();
            let files = to.file().index().abs_diff(3);
            let ranks = to.rank().index().abs_diff(3);
            assert_eq!(files * ranks, 2, "{name}");
        }
    }
}

/// Bishops go along diagonals, rooks along ranks and files, queens along all of them, as far as they
/// like.
#[test]
fn c137_bishops_rooks_and_queens_go_any_distance_along_their_lines() {
    let reached = |letter: char| {
        let at = position(&format!("1k6/8/8/8/3{letter}4/8/8/7K w - - 0 1"));
        let of = at
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.from == Square::D4);
        of.fold(Bitboard::EMPTY, |set, mv| set | Bitboard::of(mv.to))
    };
    let (mut diagonals, mut lines) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for square in Square::ALL {
        let files = square.file().index().abs_diff(3);
        let ranks = square.rank().index().abs_diff(3);
        match (files, ranks) {
            (0, 0) => {}
            (files, ranks) if files == ranks => diagonals |= Bitboard::of(square),
            (0, _) | (_, 0) => lines |= Bitboard::of(square),
            _ => {}
        }
    }
    assert_eq!(reached('B'), diagonals);
    assert_eq!(reached('R'), lines);
    assert_eq!(reached('Q'), diagonals | lines);
}

/// Pawns go one step ahead, from where they begin two if they like, take one step aslant, and stop
/// each other on a file.
#[test]
fn c138_pawns_go_ahead_take_aslant_and_block_each_other() {
    let start = Position::start();
    for file in File::ALL {
        let at = Square::new(file, Rank::R2);
        let ahead = [Rank::R3, Rank::R4].map(|rank| Square::new(file, rank).to_string());
        assert_eq!(targets(&start, at), ahead);
    }
    let once = after(&start, "e3 e6");
    assert_eq!(targets(&once, Square::E3), ["e4"]);
    let blocked = after(&start, "e4 e5");
    assert_eq!(targets(&blocked, Square::E4), [""; 0]);
    let reply = after(&blocked, "Nf3");
    assert_eq!(targets(&reply, Square::E5), [""; 0]);
    let aslant = after(&start, "e4 d5");
    assert_eq!(targets(&aslant, Square::E4), ["d5", "e5"]);
    assert!(matches!(
        why(&start, "exd3"),
        Explanation::NothingToTake { .. }
    ));
    // Never backwards.
    let advanced = position("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
    assert_eq!(targets(&advanced, Square::E5), ["e6"]);
}

/// On the last rank a pawn becomes a queen, rook, bishop or knight, however many of them there are.
#[test]
fn c139_a_pawn_becomes_any_piece_on_the_last_rank_whatever_was_taken() {
    // Nothing of White has been taken.
    let at = position("8/P5k1/8/8/8/8/8/RNBQKBNR w - - 0 1");
    let mut becomes: Vec<Role> = at
        .legal_moves()
        .into_iter()
        .filter_map(Move::becomes)
        .collect();
    becomes.sort();
    assert_eq!(
        becomes,
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
    );
    let three = after(&at, "a8=R");
    assert_eq!(three.board().pieces(Color::White, Role::Rook).len(), 3);
    assert_eq!(
        Position::new(three.setup()).unwrap(),
        three,
        "three rooks are no fault"
    );
    for word in ["a8=K", "a8=P"] {
        match algebraic::parse(word.as_bytes()) {
            Err(_) => {}
            Ok(reading) => assert_eq!(fitting(&at, &reading.pattern), [], "{word}"),
        }
    }
    let plain = Pattern::new(Role::Pawn, Square::A8);
    assert_eq!(fitting(&at, &plain), []);
    assert!(matches!(
        at.explain(&plain),
        Some(Explanation::MustPromote { .. })
    ));
}

/// Castling takes the king two squares towards a rook and the rook over it, if neither has moved,
/// nothing is between, and the king is attacked nowhere on its way.
#[test]
fn c140_castling_has_its_squares_and_its_conditions() {
    let free = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let king = after(&free, "O-O");
    assert_eq!(king.fen().board(), "r3k2r/8/8/8/8/8/8/R4RK1");
    let queen = after(&free, "O-O-O");
    assert_eq!(queen.fen().board(), "r3k2r/8/8/8/8/8/8/2KR3R");
    let bar = |fen: &str, word: &str| match why(&position(fen), word) {
        Explanation::Castling(bar) => bar,
        other => panic!("{fen}: {other:?}"),
    };
    // Unmoved: coming back does not help.
    let back = after(&free, "Rh2 Rh7 Rh1 Rh8");
    assert!(matches!(
        why(&back, "O-O"),
        Explanation::Castling(CastlingBar::RightGone)
    ));
    assert_eq!(moves(&back, "O-O-O").len(), 1);
    let back = after(&free, "Kd1 Kd8 Ke1 Ke8");
    for word in ["O-O", "O-O-O"] {
        assert!(matches!(
            why(&back, word),
            Explanation::Castling(CastlingBar::RightGone)
        ));
    }
    let said = bar("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O");
    assert!(matches!(said, CastlingBar::InCheck { .. }), "{said:?}");
    let said = bar("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O");
    assert!(
        matches!(
            said,
            CastlingBar::Passes {
                over: Square::F1,
                ..
            }
        ),
        "{said:?}"
    );
    let said = bar("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "O-O");
    assert!(
        matches!(said, CastlingBar::Lands { on: Square::G1, .. }),
        "{said:?}"
    );
    let said = bar("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O");
    assert!(
        matches!(said, CastlingBar::Blocked { between: true, .. }),
        "{said:?}"
    );
    // The rook may be attacked, and may cross what is.
    let attacked = position("1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
    assert!(attacked.find_castling(Side::Queen).is_some());
    assert!(attacked.find_castling(Side::King).is_some());
}

/// A pawn that has just gone two steps can be taken by one beside it as if it had gone one, at once or
/// never.
#[test]
fn c141_a_double_step_can_be_taken_in_passing_at_once_only() {
    let stepped = after(&Position::start(), "e4 a6 e5 d5");
    let takes = mv(&stepped, "exd6");
    let next = stepped.after(takes);
    assert_eq!(next.board().piece_at(Square::D5), None);
    assert_eq!(
        next.board().piece_at(Square::D6).map(|piece| piece.color),
        Some(Color::White)
    );
    // One move later it is too late.
    let later = after(&stepped, "a3 a5");
    assert!(matches!(
        why(&later, "exd6"),
        Explanation::NotJustPassed { .. }
    ));
    // Neither may one take a pawn that came in two moves.
    let slow = after(&Position::start(), "e4 d6 e5 a6 a3 d5");
    assert!(matches!(
        why(&slow, "exd6"),
        Explanation::NotJustPassed { .. }
    ));
}

/// Each side has sixteen men, and twenty moves at first, all of pawns and knights.
#[test]
fn c142_each_side_has_sixteen_men_and_twenty_first_moves() {
    let start = Position::start();
    let counts = [
        (Role::Pawn, 8),
        (Role::Bishop, 2),
        (Role::Knight, 2),
        (Role::Rook, 2),
        (Role::Queen, 1),
        (Role::King, 1),
    ];
    for color in Color::ALL {
        for (role, count) in counts {
            assert_eq!(
                start.board().pieces(color, role).len(),
                count,
                "{color:?} {role:?}"
            );
        }
    }
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 20);
    assert!(
        moves
            .iter()
            .all(|mv| matches!(mv.role, Role::Pawn | Role::Knight))
    );
    assert_eq!(start.after(Move::NULL).legal_moves().len(), 20);
}

/// A game ends with mate, with a flag unless the other cannot mate, with resignation, with stalemate,
/// or with a draw that both want.
#[test]
fn c143_a_game_ends_by_mate_flag_resignation_stalemate_or_agreement() {
    // By mate and stalemate: the board decides, and a result that says otherwise is reported.
    let mated = "1. f3 e5 2. g4 Qh4#";
    assert!(!codes(&format!("{mated} 0-1")).contains(&Code::ResultAgainstBoard));
    assert!(codes(&format!("{mated} 1-0")).contains(&Code::ResultAgainstBoard));
    let stalemate = |result: &str| {
        format!("[SetUp \"1\"]\n[FEN \"k7/8/8/1Q6/8/8/8/K7 w - - 0 1\"]\n\n1. Qb6 {result}")
    };
    assert!(!codes(&stalemate("1/2-1/2")).contains(&Code::ResultAgainstBoard));
    assert!(codes(&stalemate("1-0")).contains(&Code::ResultAgainstBoard));
    // By a flag: Black's has fallen; a lone king does not win by it.
    let flag = |fen: &str| {
        let head = "[Termination \"time forfeit\"]\n[SetUp \"1\"]\n";
        format!("{head}[FEN \"{fen}\"]\n\n1. Kd2 1-0")
    };
    assert!(!codes(&flag("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).contains(&Code::ResultAgainstBoard));
    assert!(codes(&flag("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1")).contains(&Code::ResultAgainstBoard));
    let lone = position("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!lone.has_mating_material(Color::White));
    assert!(lone.has_mating_material(Color::Black));
    // By resignation and agreement: only the record can tell, in signs or in words.
    let english = dialect(Notation::Descriptive, "en");
    for (text, result) in [
        ("1. P-K4 P-K4 2. Resigns", GameResult::Black),
        ("1. P-K4 P-K4 2. P-KB4 Black resigns", GameResult::White),
        ("1. P-K4 P-K4 Drawn", GameResult::Draw),
    ] {
        assert_eq!(game_in(text, english).result, result, "{text}");
    }
    assert_eq!(pgn("1. e4 e5 1/2-1/2").result, GameResult::Draw);
    assert!(!codes("1. e4 e5 1/2-1/2").contains(&Code::ResultAgainstBoard));
    assert!(!codes("1. e4 e5 1-0").contains(&Code::ResultAgainstBoard));
}

/// Draws that are claimed: fifty moves of each side without progress, and a position with the same
/// side to move that has been there twice before. One article lets players claim what the Laws have as
/// the end of the game, that nobody can mate, and a draw when both flags have fallen.
#[test]
fn c144_draws_are_claimed_after_fifty_moves_or_the_third_time() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8";
    let (line, at) = followed(&Position::start(), there_and_back);
    assert_eq!((line.repetitions(&at), line.claim(&at)), (2, None));
    let twice = [there_and_back; 2].join(" ");
    let (line, at) = followed(&Position::start(), &twice);
    assert_eq!(
        (line.repetitions(&at), line.claim(&at)),
        (3, Some(Claim::Threefold))
    );
    assert!(!Claim::Threefold.is_automatic());
    // With the other side to move it is another position.
    let triangle = position("7k/8/8/8/8/8/8/R3K3 w - - 0 1");
    let (line, at) = followed(&triangle, "Ra2 Kh7 Ra3 Kh8 Ra1");
    assert_eq!(at.board(), triangle.board());
    assert_eq!(at.turn(), Color::Black);
    assert_eq!(line.repetitions(&at), 1);

    let (line, at) = followed(&position("7k/8/8/8/8/8/8/KR6 w - - 98 90"), "Rb2");
    assert_eq!(line.claim(&at), None);
    let (line, at) = followed(&position("7k/8/8/8/8/8/8/KR6 w - - 98 90"), "Rb2 Kh7");
    assert_eq!(line.claim(&at), Some(Claim::FiftyMoves));
    assert!(!Claim::FiftyMoves.is_automatic());
    let (line, at) = followed(&position("7k/8/8/8/8/8/P7/KR6 w - - 98 90"), "a3 Kh7");
    assert_eq!(line.claim(&at), None, "a pawn has moved");

    // Where nobody can mate the game is over by itself.
    let dead = position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    assert_eq!(dead.ending(), Some(Ending::DeadPosition));
    assert_eq!(dead.outcome(), Some(Outcome::Draw));
    // One flag has fallen and the other side lacks material, or both have: a record may say so.
    let lacking = |result: &str| {
        let head = "[Termination \"time forfeit\"]\n[SetUp \"1\"]\n";
        format!("{head}[FEN \"4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1\"]\n\n1. Kd2 {result}")
    };
    assert!(!codes(&lacking("1/2-1/2")).contains(&Code::ResultAgainstBoard));
    assert_eq!(
        Termination::parse(b"time forfeit").unwrap().value,
        Termination::TimeForfeit
    );
    assert!(
        !codes("[Termination \"time forfeit\"]\n\n1. e4 e5 1/2-1/2")
            .contains(&Code::ResultAgainstBoard)
    );
}

/// One article has a slip of the pen in its word for mate. The right word is the language's own; with
/// the wrong one the game is still read, and nothing of it lost.
#[test]
fn c145_a_misspelled_word_for_mate_hinders_nothing() {
    let korean = language::find("ko").unwrap();
    assert_eq!(korean.words.mate[0], "체크메이트");
    let dialect = dialect(Notation::San, "ko");
    let game = game_in("1. f3 e5 2. g4 Qh4 체크메이크 0-1", dialect);
    assert_eq!(coordinates(&game), "f2f3 e7e5 g2g4 d8h4");
    assert!(game.final_position().unwrap().is_checkmate());
    assert_eq!(game.result, GameResult::Black);
    let last = game.main_line().last().unwrap();
    let kept = &game.tree.node(last).remarks.as_deref().unwrap().after;
    assert_eq!(
        kept.iter().map(|text| text.to_str()).collect::<Vec<_>>(),
        ["체크메이크"]
    );
}

/// A piece that was touched must move unless one says that one adjusts it. A record holds moves and
/// not touches: what it can hold is the word, and the word is no move.
#[test]
fn c146_the_word_for_adjusting_a_piece_is_no_move() {
    assert!(algebraic::parse("j'adoube".as_bytes()).is_err());
    for text in [
        "1. e4 e5 2. Nf3 {J'adoube.} Nc6 *",
        "1. e4 e5 2. Nf3 j'adoube Nc6 *",
    ] {
        let game = pgn(text);
        assert_eq!(coordinates(&game), "e2e4 e7e5 g1f3 b8c6", "{text}");
        let told = String::from_utf8(game.write(&Default::default())).unwrap();
        assert!(told.to_lowercase().contains("j'adoube"), "{told}");
        let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        assert_eq!(last_fen(&game), fen);
    }
}

/// No article has them: the fifth time and seventy-five moves end the game, and no one needs to claim.
#[test]
fn c147_the_fifth_time_and_seventy_five_moves_end_the_game() {
    let four_times = ["Nf3 Nf6 Ng1 Ng8"; 4].join(" ");
    let (line, at) = followed(&Position::start(), &four_times);
    assert_eq!(
        (line.repetitions(&at), line.claim(&at)),
        (5, Some(Claim::Fivefold))
    );
    let (line, at) = followed(&position("7k/8/8/8/8/8/8/KR6 w - - 148 120"), "Rb2 Kh7");
    assert_eq!(line.claim(&at), Some(Claim::SeventyFiveMoves));
    for claim in [Claim::Fivefold, Claim::SeventyFiveMoves] {
        assert!(claim.is_automatic());
    }
    let (line, at) = followed(&position("7k/8/8/8/8/8/8/KR6 w - - 147 120"), "Rb2 Kh7");
    assert_eq!(line.claim(&at), Some(Claim::FiftyMoves));
    // Mate comes first.
    let mates = position("6k1/5ppp/8/8/8/8/8/KR6 w - - 149 120");
    let (line, at) = followed(&mates, "Rb8");
    assert!(at.is_checkmate());
    assert_eq!(line.claim(&at), None);
    // Who plays on is told.
    let on = format!("{} Nf3", four_times);
    assert!(codes(&format!("[Date \"2020.01.01\"]\n\n{on} *")).contains(&Code::PlayAfterEnd));
    assert!(
        !codes(&format!("[Date \"2020.01.01\"]\n\n{four_times} *")).contains(&Code::PlayAfterEnd)
    );
}
