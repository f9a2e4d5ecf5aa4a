//! Moves in words: what is said in each tongue, what is understood, and what is not.

use scoresheet_chess::{Color, Move, Outcome, Position, Resolution, fen};
use scoresheet_notation::spoken::{self, Form, Speech, Squares, Tongue};
use scoresheet_notation::{CheckMark, Quirk, View, uci};

/// Two knights and three rooks that must be told apart, captures, castling.
const RIVALS: &str = "r3k2r/1p4p1/8/2p1p3/1R6/5N2/1N6/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "3n3k/2P5/8/8/8/8/2p5/K2N4 w - - 0 1";

fn position(text: &str) -> Position {
    Position::new(fen::parse(text).expect(text)).expect(text)
}

fn played(before: &Position, coordinates: &str) -> Move {
    let reading = uci::parse(coordinates.as_bytes()).expect("coordinates");
    let found = before.resolve(&reading.pattern);
    found
        .one()
        .unwrap_or_else(|| panic!("{coordinates} in {}", before.fen()))
}

fn said(before: &Position, coordinates: &str, speech: Speech) -> String {
    let mv = played(before, coordinates);
    let mut out = String::new();
    spoken::write(&View::new(before, mv, &before.after(mv)), speech, &mut out);
    out
}

/// What a text means, in coordinates, or why it means nothing.
fn understood(before: &Position, text: &str, tongue: Tongue) -> String {
    match spoken::parse(text, tongue) {
        Err(unreadable) => format!("stuck at {}: {unreadable}", unreadable.offset),
        Ok(reading) if reading.null => "0000".to_owned(),
        Ok(reading) => match before.resolve(&reading.pattern) {
            Resolution::One(mv) => uci::write(before, mv).to_string(),
            Resolution::None => "illegal".to_owned(),
            Resolution::Many(moves) => format!("{} moves", moves.len()),
        },
    }
}

#[test]
fn what_is_said_reads_back_as_that_move_and_no_other() {
    const POSITIONS: [&str; 12] = [
        RIVALS,
        PROMOTION,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "k7/8/8/1N3N2/8/8/1N3N2/K5Q1 w - - 0 1",
        "8/7k/8/Q3Q3/8/8/Q3Q3/7K w - - 0 120",
        "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1",
        "4k3/8/8/8/8/8/8/1RRK3R w HC - 0 1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    ];
    let mut out = String::new();
    for before in POSITIONS.map(position) {
        for mv in before.legal_moves() {
            let view = View::new(&before, mv, &before.after(mv));
            for tongue in Tongue::ALL {
                for form in Form::ALL {
                    for squares in Squares::ALL {
                        out.clear();
                        let speech = Speech {
                            tongue,
                            form,
                            squares,
                        };
                        spoken::write(&view, speech, &mut out);
                        let reading = match spoken::parse(&out, tongue) {
                            Ok(reading) => reading,
                            Err(unreadable) => {
                                let at = unreadable.offset;
                                panic!("`{out}` {tongue:?} at byte {at}: {unreadable}")
                            }
                        };
                        let found = before.resolve(&reading.pattern);
                        let fen = before.fen();
                        assert_eq!(found, Resolution::One(mv), "`{out}` {tongue:?} in {fen}");
                        assert_eq!(reading.takes, view.captured.is_some(), "`{out}`");
                        let check = match (view.mate, view.double_check, view.check) {
                            (true, ..) => CheckMark::Mate,
                            (_, true, _) => CheckMark::Double,
                            (.., true) => CheckMark::Check,
                            _ => CheckMark::None,
                        };
                        assert_eq!(reading.check, check, "`{out}`");
                    }
                }
            }
        }
    }
}

/// Texts and what they mean in a position: all must be understood at once and as the first,
/// longest reading of a text that goes on.
fn hold(before: &Position, tongue: Tongue, cases: &[(&str, &str)]) {
    for &(text, meaning) in cases {
        let found = understood(before, text, tongue);
        assert_eq!(found, meaning, "`{text}` {tongue:?}");
        let reading = spoken::parse(text, tongue).expect(text);
        let streamed = format!("{text}. 12");
        let first = spoken::scan(&streamed, tongue)[0];
        assert_eq!(
            first.reading.pattern, reading.pattern,
            "`{text}` {tongue:?}"
        );
        assert_eq!(&streamed[..first.len], text, "{tongue:?}");
    }
}

#[test]
fn english_is_understood_as_people_type_it() {
    let start = Position::start();
    hold(
        &start,
        Tongue::English,
        &[
            ("knight f three", "g1f3"),
            ("knight to f3", "g1f3"),
            ("Knight F3", "g1f3"),
            ("night f 3", "g1f3"),
            ("the knight goes to f3", "g1f3"),
            ("knight from g1 to f3", "g1f3"),
            ("knight on g1 to f3", "g1f3"),
            ("g1 to f3", "g1f3"),
            ("knight foxtrot three", "g1f3"),
            ("knight Felix 3", "g1f3"),
            ("e four", "e2e4"),
            ("e4", "e2e4"),
            ("e-4", "e2e4"),
            ("ee for", "e2e4"),
            ("echo four", "e2e4"),
            ("Eva vier", "e2e4"),
            ("pawn to e4", "e2e4"),
            ("pawn e4", "e2e4"),
            ("white pawn from e2 to e4", "e2e4"),
            ("e two e four", "e2e4"),
            ("e2-e4", "e2e4"),
            ("see four", "c2c4"),
            ("dee three", "d2d3"),
            ("ａ４", "a2a4"),
        ],
    );
    hold(
        &position(RIVALS),
        Tongue::English,
        &[
            ("knight f takes e5", "f3e5"),
            ("knight takes e5", "f3e5"),
            ("knight captures on e5", "f3e5"),
            ("knight takes the pawn on e5", "f3e5"),
            ("knight takes pawn", "f3e5"),
            ("night x e5", "f3e5"),
            ("knight f to d4", "f3d4"),
            ("knight b to d3", "b2d3"),
            ("knight on the b file to d3", "b2d3"),
            ("b knight to d3", "b2d3"),
            ("rook one d one", "a1d1"),
            ("rook a to d1", "a1d1"),
            ("rock a1 d1", "a1d1"),
            ("rook on the fourth rank to b7", "b4b7"),
            ("rook on the first rank to b7", "illegal"),
            ("rook takes pawn on b7", "b4b7"),
            ("castle b takes b7", "b4b7"),
            ("castle b takes b7 check", "b4b7"),
            ("castle takes b7", "b4b7"),
            ("castles kingside", "e1g1"),
            ("castle kingside", "e1g1"),
            ("castle king side", "e1g1"),
            ("castling short", "e1g1"),
            ("short castle", "e1g1"),
            ("white castles on the king's side", "e1g1"),
            ("king castles short", "e1g1"),
            ("king to g1", "e1g1"),
            ("castle long", "e1c1"),
            ("castles queen side", "e1c1"),
            ("queenside castling", "e1c1"),
            ("knight e5 mate", "f3e5"),
            ("knight d2", "f3d2"),
            ("rook d1", "a1d1"),
        ],
    );
}

#[test]
fn english_captures_and_promotions_of_pawns_are_understood() {
    let before = position("3n3k/2P2P2/4p3/3P3q/8/8/2p5/K2N4 w - - 0 1");
    hold(
        &before,
        Tongue::English,
        &[
            ("d takes e6", "d5e6"),
            ("d pawn takes e6", "d5e6"),
            ("pawn takes e6", "d5e6"),
            ("pawn takes pawn", "d5e6"),
            ("pawn d takes e6", "d5e6"),
            ("d takes e", "d5e6"),
            ("delta takes echo six", "d5e6"),
            ("takes e6", "d5e6"),
            ("d6", "d5d6"),
            ("c eight queen", "c7c8q"),
            ("c8 equals knight", "c7c8n"),
            ("c8 = rook", "c7c8r"),
            ("pawn to c8 promotes to a bishop", "c7c8b"),
            ("pawn to c8, promoting to queen", "c7c8q"),
            ("c8 queens", "c7c8q"),
            ("c8 and queens", "c7c8q"),
            ("c takes d8 queen", "c7d8q"),
            ("c takes d8 equals queen, check", "c7d8q"),
            ("pawn takes knight on d8 becomes rook check", "c7d8r"),
            ("pawn takes knight promotes to queen", "c7d8q"),
            ("f8 queen, double check", "f7f8q"),
            ("f8", "f7f8q"),
            ("knight takes c2 check", "illegal"),
        ],
    );
    let reading = spoken::parse("f8", Tongue::English).unwrap();
    assert!(reading.quirks.has(Quirk::NoPromotionPiece));
    let before = position("4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1");
    hold(
        &before,
        Tongue::English,
        &[
            ("e takes d6", "e5d6"),
            ("e takes d6 en passant", "e5d6"),
            ("pawn takes d6 in passing discovered check", "e5d6"),
            ("pawn takes pawn en passant", "e5d6"),
            ("pawn takes en passant on d6", "e5d6"),
            ("pass", "0000"),
            ("white passes", "0000"),
        ],
    );
    let reading = spoken::parse("pawn takes d6 e.p. check", Tongue::English).unwrap();
    assert!(reading.en_passant && reading.takes);
    assert_eq!(reading.check, CheckMark::Check);
}

#[test]
fn a_pawn_is_the_pawn_of_the_a_file() {
    let before = position("4k3/8/8/8/1p6/P1P5/8/N3K3 w - - 0 1");
    hold(
        &before,
        Tongue::English,
        &[
            ("a pawn takes b4", "a3b4"),
            ("a takes b4", "a3b4"),
            ("pawn takes b4", "2 moves"),
            ("c pawn takes a pawn", "c3b4"),
            ("c pawn takes b pawn", "c3b4"),
            ("a knight to c2", "a1c2"),
            ("c takes pawn", "c3b4"),
        ],
    );
}

#[test]
fn other_tongues_are_understood_as_people_type_them() {
    let before = position(RIVALS);
    hold(
        &before,
        Tongue::Korean,
        &[
            ("나이트 d2", "f3d2"),
            ("나이트가 e5를 잡음", "f3e5"),
            ("나이트가 e5의 폰을 먹음", "f3e5"),
            ("f열 나이트 d4", "f3d4"),
            ("f3의 나이트 d4", "f3d4"),
            ("나이트 f3에서 d4로", "f3d4"),
            ("나이트가 f3에서 d4로 이동", "f3d4"),
            ("1행 룩 d1", "a1d1"),
            ("일행 룩 d1", "a1d1"),
            ("킹사이드 캐슬링", "e1g1"),
            ("퀸사이드 캐슬링", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::Vietnamese,
        &[
            ("mã d2", "f3d2"),
            ("Mã ăn e5", "f3e5"),
            ("ngựa bắt e5", "f3e5"),
            ("Mã f d4", "f3d4"),
            ("xe hàng 1 d1", "a1d1"),
            ("nhập thành gần", "e1g1"),
            ("nhập thành cánh hậu", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::Japanese,
        &[
            ("ナイトd2", "f3d2"),
            ("ナイトがｅ５を取る", "f3e5"),
            ("f ファイルのナイト d4", "f3d4"),
            ("1 段のルーク d1", "a1d1"),
            ("キングサイド・キャスリング", "e1g1"),
            ("クイーンサイドへキャスリング", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::German,
        &[
            ("Springer d2", "f3d2"),
            ("Springer nach d2", "f3d2"),
            ("Pferd schlägt e5", "f3e5"),
            ("Springer schlägt auf e5", "f3e5"),
            ("Springer f d4", "f3d4"),
            ("Springer von f3 nach d4", "f3d4"),
            ("Turm von der 1. Reihe nach d1", "a1d1"),
            ("Turm Anna nach David eins", "a1d1"),
            ("rochiert kurz", "e1g1"),
            ("große Rochade", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::French,
        &[
            ("cavalier d2", "f3d2"),
            ("cavalier en d2", "f3d2"),
            ("cavalier prend en e5", "f3e5"),
            ("le cavalier prend le pion", "f3e5"),
            ("cavalier f d4", "f3d4"),
            ("tour de la première rangée en d1", "a1d1"),
            ("petit roque", "e1g1"),
            ("grand roque", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::Spanish,
        &[
            ("caballo a d2", "f3d2"),
            ("caballo por e5", "f3e5"),
            ("caballo toma en e5", "f3e5"),
            ("caballo f d4", "f3d4"),
            ("caballo f a d4", "f3d4"),
            ("torre de la columna a a d1", "a1d1"),
            ("enroque corto", "e1g1"),
            ("enroque largo", "e1c1"),
        ],
    );
    hold(
        &before,
        Tongue::Russian,
        &[
            ("конь d2", "f3d2"),
            ("конь на d2", "f3d2"),
            ("конь берет е5", "f3e5"),
            ("конь бьёт на e5", "f3e5"),
            ("конь эф d4", "f3d4"),
            ("конь с f3 на d4", "f3d4"),
            ("ладья с первой горизонтали на d1", "a1d1"),
            ("короткая рокировка", "e1g1"),
            ("длинная рокировка", "e1c1"),
        ],
    );
}

#[test]
fn a_stream_of_moves_is_cut_where_a_move_may_end() {
    let cases: [(&str, &[&str]); 12] = [
        ("knight f three knight c six", &["knight f three"]),
        ("e four e five", &["e four e five", "e four"]),
        ("e4. e5", &["e4"]),
        ("e4, knight c6", &["e4"]),
        ("e4 2 knight f3", &["e4"]),
        ("e four and then he thought", &["e four"]),
        (
            "knight takes e5, check, and more",
            &["knight takes e5, check", "knight takes e5"],
        ),
        ("c eight queen h four", &["c eight queen", "c eight"]),
        ("knight takes pawn bishop e2", &["knight takes pawn"]),
        ("castles short rook e1", &["castles short"]),
        ("castles", &[]),
        ("the players shook hands", &[]),
    ];
    for (text, expected) in cases {
        let scans = spoken::scan(text, Tongue::English);
        let found: Vec<&str> = scans.iter().map(|scan| &text[..scan.len]).collect();
        assert_eq!(found, expected, "`{text}`");
    }
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let cases = [
        (
            "",
            "stuck at 0: expected a piece, a square or castling in words",
        ),
        (
            "  hello",
            "stuck at 2: expected a piece, a square or castling in words",
        ),
        ("knight", "stuck at 6: expected more about the move"),
        ("knight to", "stuck at 9: expected more about the move"),
        (
            "knight to nowhere",
            "stuck at 10: expected more about the move",
        ),
        ("castles", "stuck at 7: expected more about the move"),
        ("e4 and", "stuck at 6: expected the end of the move"),
        ("e4 e5 e6", "stuck at 6: expected the end of the move"),
        (
            "e9",
            "stuck at 0: expected a piece, a square or castling in words",
        ),
        (
            "pawn e8 promotes to",
            "stuck at 19: expected more about the move",
        ),
        (
            "pawn e8 promotes to king",
            "stuck at 20: expected more about the move",
        ),
    ];
    let start = Position::start();
    for (text, expected) in cases {
        assert_eq!(
            understood(&start, text, Tongue::English),
            expected,
            "`{text}`"
        );
    }
}

#[test]
fn korean_particles_follow_the_sound_before_them() {
    // A queen on the first rank reaches all squares of the h-file.
    let before = position("k7/8/8/8/8/8/8/3Q2K1 w - - 0 1");
    let sentence = Speech::new(Tongue::Korean, Form::Sentence);
    let expected = [
        ("d1e1", "e1로"),
        ("d1d2", "d2로"),
        ("d1d3", "d3으로"),
        ("d1d4", "d4로"),
        ("d1h5", "h5로"),
        ("d1d6", "d6으로"),
        ("d1d7", "d7로"),
        ("g1g2", "g2로"),
    ];
    for (mv, target) in expected {
        let said = said(&before, mv, sentence);
        assert!(said.ends_with(&format!("에서 {target} 이동")), "{said}");
    }
    let before = position("k7/8/8/8/8/3p4/2Pp4/2NQB1K1 w - - 0 1");
    let short = Speech::new(Tongue::Korean, Form::Short);
    let expected = [
        ("d1d2", "퀸이 d2를 잡음"),
        ("e1d2", "비숍이 d2를 잡음"),
        ("c1d3", "나이트가 d3을 잡음"),
        ("c2d3", "c열 폰이 d3을 잡음"),
    ];
    for (mv, said_as) in expected {
        assert_eq!(said(&before, mv, short), said_as);
    }
    for (squares, object) in [
        (Squares::Words, "d 삼을"),
        (Squares::Names, "David 3을"),
        (Squares::Announced, "David drei를"),
        (Squares::Nato, "delta 삼을"),
    ] {
        let speech = Speech { squares, ..short };
        assert_eq!(
            said(&before, "c1d3", speech),
            format!("나이트가 {object} 잡음")
        );
    }
}

#[test]
fn what_is_taken_stands_in_the_case_of_its_verb() {
    let taken = |tongue, letter: char| {
        let before = position(&format!("7k/8/8/8/8/2{letter}5/8/B6K w - - 0 1"));
        let said = said(&before, "a1c3", Speech::new(tongue, Form::Sentence));
        said.split(", ").next().unwrap().to_owned()
    };
    for (letter, german, russian, french) in [
        ('p', "den Bauern", "пешку", "le pion"),
        ('n', "den Springer", "коня", "le cavalier"),
        ('b', "den Läufer", "слона", "le fou"),
        ('r', "den Turm", "ладью", "la tour"),
        ('q', "die Dame", "ферзя", "la dame"),
    ] {
        let said = format!("Der weiße Läufer von a1 schlägt {german} auf c3");
        assert_eq!(taken(Tongue::German, letter), said);
        let said = format!("Белый слон с a1 бьёт {russian} на c3");
        assert_eq!(taken(Tongue::Russian, letter), said);
        let said = format!("Le fou blanc de a1 prend {french} en c3");
        assert_eq!(taken(Tongue::French, letter), said);
    }
}

#[test]
fn results_are_said_in_every_tongue() {
    let said = |outcome, tongue| {
        let mut out = String::from("0:");
        spoken::write_result(outcome, tongue, &mut out);
        out
    };
    assert_eq!(
        said(Outcome::Win(Color::White), Tongue::English),
        "0:White wins"
    );
    assert_eq!(said(Outcome::Win(Color::Black), Tongue::Korean), "0:흑 승");
    assert_eq!(said(Outcome::Draw, Tongue::Vietnamese), "0:Hòa");
    assert_eq!(said(Outcome::Draw, Tongue::Japanese), "0:引き分け");
    assert_eq!(
        said(Outcome::Win(Color::White), Tongue::Russian),
        "0:Белые выиграли"
    );
}

#[test]
fn a_passed_turn_is_said_and_understood() {
    let start = Position::start();
    let view = View::new(&start, Move::NULL, &start.after(Move::NULL));
    for tongue in Tongue::ALL {
        for form in Form::ALL {
            let mut out = String::new();
            spoken::write(&view, Speech::new(tongue, form), &mut out);
            let reading = spoken::parse(&out, tongue).unwrap_or_else(|_| panic!("{out}"));
            assert!(reading.null, "{out}");
        }
    }
}

#[test]
fn long_texts_without_a_move_are_given_up_soon() {
    let text = "to the ".repeat(100_000);
    let started = std::time::Instant::now();
    for tongue in Tongue::ALL {
        assert_eq!(spoken::scan(&text, tongue).len(), 0);
        assert!(spoken::parse(&text, tongue).is_err());
    }
    assert!(
        started.elapsed().as_millis() < 500,
        "{:?}",
        started.elapsed()
    );
}
