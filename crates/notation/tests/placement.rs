//! What set-up lists say, in which forms, and how they differ from moves.

use scoresheet_chess::{Color, Position, Setup, Square, fen};
use scoresheet_notation::language::{self, LANGUAGES, Language};
use scoresheet_notation::placement::{self, DoubtKind, Placement};

fn of(code: &str) -> &'static Language {
    language::find(code).unwrap()
}

/// The board of a FEN, without the rest.
fn board(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match setup.board.piece_at(Square::from_index(rank * 8 + file)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text.push_str(if rank > 0 { "/" } else { "" });
    }
    text
}

fn read(code: &str, text: &str) -> Placement {
    placement::parse(text, of(code)).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn one_position_comes_in_many_forms() {
    let expected = "4k3/5p2/8/8/8/8/8/3QK2R";
    let texts = [
        ("en", "White: Ke1, Qd1, Rh1; Black: Ke8, Pf7"),
        ("en", "White: Ke1, Qd1, Rh1; Black: Ke8, f7"),
        ("en", "WHITE Ke1 Qd1 Rh1 BLACK Ke8 f7"),
        ("en", "White K@e1, Q@d1, R@h1 Black K@e8, P@f7"),
        ("en", "W: Ke1 Qd1 Rh1\nB: Ke8 f7"),
        ("en", "W. Ke1, Qd1, Rh1. B. Ke8, Pf7."),
        ("en", "w Ke1 Qd1 Rh1, b Ke8 f7"),
        ("en", "wKe1 wQd1 wRh1 bKe8 bf7"),
        (
            "en",
            "White: K on e1, Q on d1 and R at h1; Black: K on e8 and P on f7",
        ),
        (
            "en",
            "White has the king on e1, the queen on d1 and a rook on h1, Black the king on e8 and a pawn on f7",
        ),
        (
            "en",
            "White: King E1, Queen D1, Rook H1; Black: King E8, Pawn F7",
        ),
        (
            "en",
            "white pieces: K: e1; Q: d1; R: h1. black pieces: K: e8; P: f7",
        ),
        ("en", "♔e1 ♕d1 ♖h1 ♚e8 ♟f7"),
        ("en", "White: ♔e1 ♕d1 ♖h1 Black: ♔e8 ♙f7"),
        ("en", "♔\u{fe0e}e1, ♕d1, ♖h1 / ♚e8, ♟\u{fe0e}f7"),
        ("en", "K@e1 Q@d1 R@h1 k@e8 p@f7"),
        ("en", "Ke1, Qd1, Rh1 / Ke8, f7"),
        ("en", "Ke1, Qd1, Rh1; Ke8, f7"),
        ("en", "Ke1, Qd1, Rh1, Ke8, f7"),
        ("de", "Weiß: Ke1, Dd1, Th1; Schwarz: Ke8, Bf7"),
        ("de", "W: Ke1 Dd1 Th1 S: Ke8 f7"),
        (
            "de",
            "weiss König e1, Dame d1, Turm h1 – schwarz König e8, Bauer f7",
        ),
        ("ru", "Белые: Крe1, Фd1, Лh1; чёрные: Крe8, пf7"),
        ("fr", "Blancs : Re1, Dd1, Th1 ; Noirs : Re8, Pf7"),
        ("vi", "Trắng: Ve1, Hd1, Xh1. Đen: Ve8, Tốt f7"),
        ("ko", "백: 킹 e1, 퀸 d1, 룩 h1 / 흑: 킹 e8, 폰 f7"),
        (
            "ja",
            "白：キングe1、クイーンd1、ルークh1。黒：キングe8、ポーンf7",
        ),
        ("ja", "白のKe1、Qd1、Rh1、黒のKe8、Pf7"),
        ("zh-Hans", "白方：王e1，后d1，车h1；黑方：王e8，兵f7"),
    ];
    for (code, text) in texts {
        let list = read(code, text);
        assert_eq!(board(&list.setup), expected, "{text}");
        let said = list
            .doubts
            .iter()
            .map(|doubt| doubt.kind)
            .collect::<Vec<_>>();
        let unsaid = [Color::White, Color::Black].map(DoubtKind::ColorUnsaid);
        match list.names_colors {
            true => assert_eq!(said, [], "{text}"),
            false => assert_eq!(said, unsaid, "{text}"),
        }
    }
}

#[test]
fn a_named_piece_may_have_many_squares() {
    let list = read(
        "en",
        "White: King g1; Rooks a1, h1; pawns f2, g2 and h2. Black: king g8",
    );
    assert_eq!(board(&list.setup), "6k1/8/8/8/8/8/5PPP/R5KR");
    let list = read("en", "White: Kg1, Ra1, h1; Black: Kg8");
    // Behind a letter a bare square is a pawn, and one on the first rank is odd.
    assert_eq!(board(&list.setup), "6k1/8/8/8/8/8/8/R5KP");
    assert_eq!(list.doubts[0].kind, DoubtKind::PawnOnLastRank(Square::H1));
    let list = read("de", "Weiß: K: g1; B: f2, g2, h2; Schwarz: K: g8");
    assert_eq!(board(&list.setup), "6k1/8/8/8/8/8/5PPP/6K1");
}

#[test]
fn who_moves_may_be_said() {
    let texts = [
        ("en", "Ke1 / Ke8, White to move", Some(Color::White)),
        ("en", "Ke1 / Ke8. Black to play and win", Some(Color::Black)),
        ("en", "Black to move. Ke1 / Ke8", Some(Color::Black)),
        (
            "en",
            "White: Ke1 Black: Ke8 White to play and mate in 3 moves.",
            Some(Color::White),
        ),
        ("en", "White: Ke1; Black: Ke8 (b)", Some(Color::Black)),
        ("en", "White: Ke1; Black: Ke8", None),
        (
            "de",
            "Weiß: Ke1; Schwarz: Ke8; Schwarz am Zug",
            Some(Color::Black),
        ),
        (
            "fr",
            "Blancs: Re1; Noirs: Re8. Trait aux Noirs",
            Some(Color::Black),
        ),
        (
            "es",
            "Blancas: Re1; negras: Re8. Juegan negras",
            Some(Color::Black),
        ),
        ("ko", "백: 킹 e1; 흑: 킹 e8; 흑 차례", Some(Color::Black)),
        ("ja", "白: Ke1; 黒: Ke8; 黒番", Some(Color::Black)),
        (
            "vi",
            "Trắng: Ve1; Đen: Ve8; Đen đi trước",
            Some(Color::Black),
        ),
    ];
    for (code, text, turn) in texts {
        let list = read(code, text);
        assert_eq!(list.turn, turn, "{text}");
        assert_eq!(list.setup.turn, turn.unwrap_or(Color::White), "{text}");
        assert_eq!(board(&list.setup), "4k3/8/8/8/8/8/8/4K3", "{text}");
    }
}

#[test]
fn what_is_odd_is_said_with_its_place() {
    let text = "White: Ke1, Qe1, Kd1; Black: ♚e8, Pe8, h1";
    let said: Vec<_> = read("en", text)
        .doubts
        .iter()
        .map(|doubt| format!("{} {doubt}", &text[doubt.offset..doubt.offset + 2]))
        .collect();
    assert_eq!(
        said,
        [
            "Qe a second piece on e1; the first was kept",
            "Kd another king of White",
            "Pe a second piece on e8; the first was kept",
            "h1 a pawn on h1",
        ]
    );
    let said = |text: &str| {
        let doubts = read("en", text).doubts;
        let said = doubts
            .iter()
            .map(|doubt| format!("{} {doubt}", doubt.offset));
        said.collect::<Vec<_>>()
    };
    assert_eq!(said("White: Qd1; Black: Ke8"), ["22 White has no king"]);
    assert_eq!(
        said("White: Ke1 ♚d2; Black: Ke8"),
        [
            "11 White's list has a figurine of Black",
            "11 another king of White"
        ]
    );
    assert_eq!(
        said("Kd3"),
        [
            "0 no color is named; taken for White",
            "3 Black has no king"
        ]
    );
}

#[test]
fn what_is_no_list_is_an_error_at_its_place() {
    let error = |text: &str| {
        let error = placement::parse(text, of("en")).unwrap_err();
        format!("{} {error}", error.offset)
    };
    let expected = "expected a piece and its square";
    assert_eq!(error(""), format!("0 {expected}"));
    assert_eq!(error("White:"), format!("6 {expected}"));
    assert_eq!(error("White: Ke1, Xd1"), format!("12 {expected}"));
    assert_eq!(error("White: Ke1, Qd9"), format!("12 {expected}"));
    assert_eq!(error("Ke1-e2"), format!("0 {expected}"));
    assert_eq!(error("Ke1, Ke8 1. Kd2"), format!("9 {expected}"));
}

#[test]
fn lists_are_told_from_moves_and_drops_by_what_stands_around() {
    let setups = [
        "K@e8",
        "P@f7",
        "K@e8 Ke1 P@f7 1. Kxf7",
        "White: Ke1; Black: Ke8",
        "White: Ke1; Black: Ke8 1. Kd2",
        "Ke1, Qd1; Ke8",
        "♔e1 ♕d1 ♚e8",
        "wKe1 wQd1 bKe8",
    ];
    for text in setups {
        assert!(placement::is_setup(text, of("en")), "{text}");
    }
    let others = [
        "",
        "1. e4 e5",
        "1. P@f7",
        "12... P@f7 13. Kxf7",
        "e4 e5",
        "e4, e5, Nf3, Nc6",
        "Kd3",
        "Kd3 Kd6",
        "Kd3 Kd6 Kd4 Ke6 Rd3 Rd3",
        "♘f3 ♞f6",
        "White: e4",
        "White moves first",
        "White resigns",
        "Nxe5 P@f7",
        "P@f7 Nxf7",
        "O-O",
        "1-0",
    ];
    for text in others {
        assert!(!placement::is_setup(text, of("en")), "{text}");
    }
}

#[test]
fn what_is_written_in_any_language_is_read_back() {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 0 1",
        "8/8/4R1p1/2k3p1/1p4P1/1P1b1P2/3K1n2/8 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "QRBNP3/8/k7/8/8/K7/8/pnbrq3 b - - 0 1",
    ];
    let mut text = String::new();
    for fen in fens {
        let setup = fen::parse(fen).unwrap();
        for language in &LANGUAGES {
            text.clear();
            placement::write(&setup, language, &mut text);
            let list = placement::parse(&text, language);
            let list = list.unwrap_or_else(|error| panic!("{}: {text}: {error:?}", language.code));
            assert_eq!(
                board(&list.setup),
                board(&setup),
                "{}: {text}",
                language.code
            );
            assert_eq!(list.setup.turn, setup.turn, "{}: {text}", language.code);
            assert!(
                placement::is_setup(&text, language),
                "{}: {text}",
                language.code
            );
        }
        text.clear();
        placement::write_figurines(&setup, &mut text);
        let list = read("en", &text);
        assert_eq!(
            (board(&list.setup), list.setup.turn),
            (board(&setup), setup.turn)
        );
    }
}

#[test]
fn positions_of_random_play_are_read_back_in_every_language() {
    let mut chance = 0x9e37_79b9_7f4a_7c15u64;
    let mut text = String::new();
    let mut position = Position::start();
    for ply in 0..400 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position = Position::start();
            continue;
        }
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        position = position.after(moves[(chance >> 33) as usize % moves.len()]);
        let language = &LANGUAGES[ply % LANGUAGES.len()];
        let setup = position.setup();
        text.clear();
        placement::write(&setup, language, &mut text);
        let list = placement::parse(&text, language)
            .unwrap_or_else(|error| panic!("{}: {text}: {error:?}", language.code));
        assert_eq!(list.setup.board, setup.board, "{}: {text}", language.code);
        assert_eq!(list.doubts, [], "{}: {text}", language.code);
    }
}

#[test]
fn any_text_is_read_without_panic_and_in_linear_time() {
    const PIECES: [&str; 26] = [
        "White", "black", ":", " ", ",", "K", "@", "e1", "e8", "♔", "♟", "king", "s", "w", "b",
        "(b)", "to move", "1.", "é", "백", "番", "/", "\n", "P", "and", "R: a1",
    ];
    let mut chance = 0x1234_5678_9abc_def1u64;
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..8 {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            text.push_str(PIECES[(chance >> 33) as usize % PIECES.len()]);
        }
        for code in ["en", "de", "ko", "ja", "ru"] {
            if let Some((_, end)) = placement::find(&text, of(code)) {
                assert!(text.is_char_boundary(end), "{text}");
            }
            if let Err(error) = placement::parse(&text, of(code)) {
                assert!(error.offset <= text.len(), "{text}");
            }
        }
    }
    for piece in PIECES {
        // A quadratic reader would take minutes here.
        let text = piece.repeat(50_000);
        let _ = placement::find(&text, of("en"));
    }
}
