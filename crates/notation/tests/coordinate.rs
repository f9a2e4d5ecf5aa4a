//! What the notations of two squares read and write, move by move and for whole games.

use scoresheet_chess::{Color, Move, MoveKind, Position, Resolution, Role, Square, fen};
use scoresheet_notation::coordinate::{
    coordinates, gringmuth, iccf, queening, smith, tcn, uedemann,
};
use scoresheet_notation::{CheckMark, Quirk, Reading, Scan, Unreadable, View, algebraic};

type Parse = fn(&str, Color) -> Result<Reading, Unreadable>;
type Write = fn(&Position, &View, &mut String);
type ScanText = fn(&str, Color) -> Vec<Scan>;

const NOTATIONS: [(&str, Parse, Write, ScanText); 6] = [
    (
        "coordinates",
        |text, _| coordinates::parse(text),
        coordinates::write,
        coordinates::scan,
    ),
    ("iccf", |text, _| iccf::parse(text), iccf::write, iccf::scan),
    ("smith", smith::parse, smith::write, smith::scan),
    ("tcn", |text, _| tcn::parse(text), tcn::write, tcn::scan),
    (
        "uedemann",
        |text, _| uedemann::parse(text),
        uedemann::write,
        uedemann::scan,
    ),
    (
        "gringmuth",
        gringmuth::parse,
        gringmuth::write,
        gringmuth::scan,
    ),
];

const BOTH_CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::new(fen::parse(fen).unwrap()).unwrap()
}

/// The move that a reading means, a queen where a pawn says nothing.
fn resolve(position: &Position, reading: &Reading) -> Option<Move> {
    let one = |reading: &Reading| position.resolve(&reading.pattern).one();
    one(reading).or_else(|| queening(reading).as_ref().and_then(one))
}

fn san(position: &Position, mv: Move) -> String {
    let view = View::new(position, mv, &position.after(mv));
    algebraic::write(&view, &algebraic::SAN).as_str().to_owned()
}

/// One position, one move, and its text in coordinates, ICCF, Smith, TCN, Uedemann and Gringmuth.
fn check(fen: &str, expected: &str, texts: [&str; 6]) {
    let position = position(fen);
    for ((name, parse, write, scan), text) in NOTATIONS.into_iter().zip(texts) {
        let reading = parse(text, position.turn()).unwrap();
        let mv = resolve(&position, &reading).unwrap_or_else(|| panic!("{name}: {text}"));
        assert_eq!(san(&position, mv), expected, "{name}: {text}");
        let mut written = String::new();
        let view = View::new(&position, mv, &position.after(mv));
        write(&position, &view, &mut written);
        assert_eq!(written, text, "{name}");
        let scans = scan(&format!("{text} 12. "), position.turn());
        let found = scans.iter().find_map(|scan| {
            let mv = position.resolve(&scan.reading.pattern).one()?;
            Some((mv, scan.len))
        });
        assert_eq!(found, Some((mv, text.len())), "{name}: {text}");
    }
}

#[test]
fn every_notation_reads_and_writes_the_known_moves() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check(start, "e4", ["e2-e4", "5254", "e2e4", "mC", "DOGO", "gego"]);
    check(
        start,
        "Nf3",
        ["g1-f3", "7163", "g1f3", "gv", "BEFI", "kahi"],
    );
    check(
        BOTH_CASTLE,
        "O-O",
        ["O-O", "5171", "e1g1c", "eg", "BOBE", "gaka"],
    );
    check(
        BOTH_CASTLE,
        "O-O-O",
        ["O-O-O", "5131", "e1c1C", "ec", "BOIB", "gada"],
    );
    let black = BOTH_CASTLE.replace(" w ", " b ");
    check(
        &black,
        "O-O",
        ["O-O", "5878", "e8g8c", "8!", "POPE", "sawa"],
    );
    check(
        &black,
        "O-O-O",
        ["O-O-O", "5838", "e8c8C", "86", "POIP", "sapa"],
    );
    check(
        "rnbqkbnr/ppppp1pp/8/5pP1/8/8/PPPPPP1P/RNBQKBNR w KQkq f6 0 3",
        "gxf6",
        ["g5-f6", "7566", "g5f6E", "MT", "HEKI", "woti"],
    );
    check(
        "7k/1b6/8/8/8/8/8/1Q5K w - - 0 1",
        "Qxb7",
        ["b1-b7", "2127", "b1b7b", "bX", "EBEL", "cane"],
    );
    check(
        "8/6P1/8/8/8/8/8/K6k w - - 0 1",
        "g8=Q",
        ["g7-g8=Q", "77781", "g7g8Q", "2~", "LEPE", "wewa"],
    );
}

#[test]
fn promotions_to_less_than_a_queen_are_kept_where_the_code_has_no_letter_for_them() {
    check(
        "k7/8/8/8/8/8/4p3/3B3K b - - 0 1",
        "exd1=N",
        ["e2-d1=N", "52414", "e2d1bN", "m(", "DOOBK", "gefak"],
    );
    check(
        "8/5P2/8/8/8/8/8/K6k w - - 0 1",
        "f8=R",
        ["f7-f8=R", "67682", "f7f8R", "1_", "LIPIR", "tetar"],
    );
    // Without the letter the code says where the pawn goes, and a queen is meant.
    let position = position("k7/8/8/8/8/8/4p3/3B3K b - - 0 1");
    let queen = Move::promotion(Square::E2, Square::D1, Role::Queen);
    for reading in [
        uedemann::parse("DOOB").unwrap(),
        gringmuth::parse("gefa", Color::Black).unwrap(),
    ] {
        assert_eq!(position.resolve(&reading.pattern), Resolution::None);
        assert_eq!(resolve(&position, &reading), Some(queen));
        assert!(
            queening(&reading)
                .unwrap()
                .quirks
                .has(Quirk::NoPromotionPiece)
        );
    }
}

/// Plays the words of a game and gives the FEN of its end.
fn play(parse: Parse, words: &str) -> String {
    let mut position = Position::start();
    for word in words.split(' ') {
        let reading = parse(word, position.turn()).unwrap();
        let mv = resolve(&position, &reading);
        position = position.after(mv.unwrap_or_else(|| panic!("{word}: {}", position.fen())));
    }
    position.fen().to_string()
}

#[test]
fn the_shortest_mate_is_the_same_in_all_notations() {
    let end = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let games = [
        "f2-f3 e7-e5 g2-g4 d8-h4",
        "6263 5755 7274 4884",
        "f2f3 e7e5 g2g4 d8h4",
        "nv 0K oE 7F",
        "DIFI LOHO DEGE OPGA",
        "hehi seso keko ralo",
    ];
    for ((name, parse, ..), words) in NOTATIONS.into_iter().zip(games) {
        assert_eq!(play(parse, words), end, "{name}");
    }
}

/// Plays a text from its beginning to its end by scanning, numbers skipped; gives the words.
fn play_scanning(scan: ScanText, mut text: &str) -> (Vec<String>, Position) {
    let (mut words, mut position) = (Vec::new(), Position::start());
    loop {
        text = text.trim_start();
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if text[digits..].starts_with('.') {
            text = text[digits..].trim_start_matches('.').trim_start();
        }
        if text.is_empty() {
            return (words, position);
        }
        let found = scan(text, position.turn()).into_iter().find_map(|scan| {
            let mv = position.resolve(&scan.reading.pattern).one()?;
            Some((mv, scan.len))
        });
        let (mv, len) = found.unwrap_or_else(|| panic!("{text}"));
        words.push(san(&position, mv));
        position = position.after(mv);
        text = &text[len..];
    }
}

#[test]
fn a_game_is_scanned_between_its_numbers() {
    let texts = [
        (iccf::scan as ScanText, "1. 5254 5755 2. 7163 2836 3. 6125"),
        (iccf::scan, "1. 52-54 57-55 2. 71-63 28-36 3. 61-25"),
        (iccf::scan, "1. 52 54 57 55 2. 71 63 28 36 3. 61 25"),
        (iccf::scan, "52545755716328366125"),
        (coordinates::scan, "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5"),
        (coordinates::scan, "1. E2-E4 E7-E5 2. G1-F3 B8-C6 3. F1-B5"),
        (coordinates::scan, "1. e2 e4 e7 e5 2. g1 f3 b8 c6 3. f1 b5"),
        (smith::scan, "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5"),
        (smith::scan, "e2e4e7e5g1f3b8c6f1b5"),
        (tcn::scan, "mC0Kgv5QfH"),
        (gringmuth::scan, "1. gegoseso 2. kahinapi 3. hano"),
        (gringmuth::scan, "gego seso kahi napi hano"),
        (uedemann::scan, "DOGOLOHO BEFIEPIK BIEH"),
    ];
    for (scan, text) in texts {
        let expected = "e4 e5 Nf3 Nc6 Bb5";
        assert_eq!(play_scanning(scan, text).0.join(" "), expected, "{text}");
    }
}

/// Nakamura against a player of chess.com, in its own list of moves and as it shows them.
const TCN_GAME: &str = "lB!TkA0SgvZJowJAfo5ZegYQiyWGbs9zdk8!siXPvlzlclTJmCJ0fd6OlM3VMDZTis0UDu7Ypx\
    47nD98knTZCKU0wE1Ldl89gp91ag!3ov2UnF7?loZ9FnOXnmY7mALEoE0LunPHAtQIvX1XyHIBsC75CRX2nB?!RC9ZBn\
    !9tA5XAQ95QX5XCsZPgdPAd72Z76ZlsClkpgkcgpckjrAu6kukCT32HPkuEgXPT823gcUMcY3UnuLuY2UL21LC8RCJpw\
    Pr1ZMDwDuoDEJKRAKTAGrPZlPzEwoulnuLwpzyGryCrICuniLBinT0ni0RIXRJpoSKiGJCXRCDR1VNGOuwonwvnoKCOy\
    vwofBL17DvfewgelCultgdtkd7";
const TCN_MOVES: &str = "d4 Nf6 c4 e6 Nf3 d5 g3 dxc4 Bg2 Nbd7 O-O c6 a4 a5 Nc3 Bb4 Qc2 O-O Na2 b6 \
    Nd2 Bxd2 Bxd2 Nd5 e4 Ne7 Rfd1 Ba6 Bg5 h6 Bf4 Nf6 Nc3 Ng6 Be3 Qc7 h3 Rad8 f4 Rfe8 Qf2 Nd7 e5 Ne7 \
    g4 f5 Rd2 Rf8 Kh2 Rf7 Rg1 Kh7 Bf3 g6 Qh4 Rh8 Rdg2 Nf8 Qf2 Bb7 Qe2 Qd8 Qxc4 fxg4 Rxg4 Nf5 Bf2 b5 \
    Qd3 c5 Bxb7 Rxb7 axb5 cxd4 Ne4 Qb8 Nd6 Rg7 Bxd4 Rhg8 Ne4 Nd7 Bf2 Rf8 Qc4 Qb7 Qc6 Rb8 Qxb7 Rxb7 \
    Nc3 Nb6 Rd1 Nc4 Rd8 Rgd7 Rc8 Rd2 Ne4 Rc2 Kg1 Rc1+ Kh2 Rc2 b3 Nce3 Rxc2 Nxc2 Nf6+ Kg7 b6 Nce3 Rg1 \
    Rxb6 Ne8+ Kh7 Rc1 g5 Rc7+ Kg6 Bxe3 Nxe3 Rg7+ Kf5 Rf7+ Ke4 Nd6+ Kd5 Kg3 Rxb3 Rd7 gxf4+ Kxf4 Ng2+ \
    Kg4 Kxe5 Nc4+ Kf6 Nxa5 Rb6 Rd2 Rb4+ Kg3 Ne3 Rf2+ Nf5+ Kh2 Ra4 Nb3 Re4 Nc5 Re3 Ra2 Nd4 Rf2+ Ke7 \
    Ra2 Kd6 Nb7+ Kd5 Kg2 e5 Ra5+ Ke4 Nd6+ Kf4 Nf7 h5 Ra6 Rg3+ Kf2 Rf3+ Kg2 e4 Ra4 Rg3+ Kf1 Nf5 Nd8 \
    Kf3 Ke1 Rg1+ Kd2 e3+ Kd3 Rd1+ Kc2 Rxd8";

#[test]
fn a_whole_list_of_moves_from_chess_com_is_the_game_it_shows() {
    let (words, end) = play_scanning(tcn::scan, TCN_GAME);
    assert_eq!(words.len(), 188);
    assert_eq!(words.join(" "), TCN_MOVES);
    assert_eq!(
        end.fen().to_string(),
        "3r4/8/8/5n1p/R7/4pk1P/2K5/8 w - - 0 95"
    );
    let (mut position, mut written) = (Position::start(), String::new());
    for word in TCN_MOVES.split(' ') {
        let reading = algebraic::parse(word.as_bytes()).unwrap();
        let mv = position.resolve(&reading.pattern).one().unwrap();
        let after = position.after(mv);
        tcn::write(&position, &View::new(&position, mv, &after), &mut written);
        position = after;
    }
    assert_eq!(written, TCN_GAME);
}

#[test]
fn coordinates_come_in_many_spellings() {
    let position = position("3b3r/6P1/8/3pP3/8/8/8/K6k w - d6 0 2");
    let cases = [
        ("g7g8Q", "g8=Q"),
        ("g7g8q", "g8=Q"),
        ("G7-G8=Q", "g8=Q"),
        ("g7-g8=q", "g8=Q"),
        ("g7g8(q)", "g8=Q"),
        ("g7-g8/Q", "g8=Q"),
        ("g7 g8 =Q", ""),
        ("g7–g8=R", "g8=R"),
        ("g7xh8N", "gxh8=N"),
        ("g7:h8=N", "gxh8=N"),
        ("g7 × h8(n)", "gxh8=N"),
        ("g7-h8=B", "gxh8=B"),
        ("g7-g8", "g8=Q"),
        ("e5-d6", "exd6"),
        ("e5xd6ep", "exd6"),
        ("e5xd6 e.p.", "exd6"),
        ("e5:d6 (e.p.)", "exd6"),
        ("e5 e6!?", "e6"),
        ("a1-b2+", "Kb2"),
        ("a1-b2++", "Kb2"),
        ("a1b2 (=)", "Kb2"),
        ("a1-b2 mate of", ""),
        ("a1--b2", ""),
        ("a1-a1", ""),
        ("i1-b2", ""),
        ("a9-b2", ""),
        ("a1-", ""),
        ("", ""),
    ];
    for (text, expected) in cases {
        let reading = coordinates::parse(text).ok();
        let mv = reading.and_then(|reading| resolve(&position, &reading));
        let found = mv.map(|mv| san(&position, mv)).unwrap_or_default();
        assert_eq!(found, expected, "{text}");
    }
    let reading = coordinates::parse("E5:D6 e.p.++").unwrap();
    assert_eq!(reading.check, CheckMark::Double);
    assert!(reading.takes && reading.en_passant);
    for quirk in [
        Quirk::CapitalFile,
        Quirk::OddCaptureSign,
        Quirk::EnPassantMark,
    ] {
        assert!(reading.quirks.has(quirk), "{quirk:?}");
    }
    assert!(coordinates::parse("e2-e4").unwrap().quirks.is_empty());
}

#[test]
fn coordinates_castle_in_words_and_by_the_king() {
    let position = position(BOTH_CASTLE);
    for (text, expected) in [
        ("o-o", "O-O"),
        ("0-0", "O-O"),
        ("O-O-O", "O-O-O"),
        ("o-o-o!", "O-O-O"),
        ("e1-g1", "O-O"),
        ("e1c1", "O-O-O"),
        ("e1-h1", "O-O"),
    ] {
        let reading = coordinates::parse(text).unwrap();
        assert_eq!(
            san(&position, resolve(&position, &reading).unwrap()),
            expected
        );
    }
}

#[test]
fn an_error_says_where_and_what_was_expected() {
    let said = |result: Result<Reading, Unreadable>| {
        let error = result.unwrap_err();
        format!("{} {error}", error.offset)
    };
    let white = Color::White;
    assert_eq!(
        said(coordinates::parse("e2-x4")),
        "3 expected a file from a to h"
    );
    assert_eq!(
        said(coordinates::parse("e2-e4x")),
        "5 expected the end of the move"
    );
    assert_eq!(
        said(coordinates::parse("e2-e2")),
        "3 expected another square than the first"
    );
    assert_eq!(said(iccf::parse("5259")), "3 expected a digit from 1 to 8");
    assert_eq!(said(iccf::parse("52541")), "4 expected the end of the move");
    assert_eq!(
        said(iccf::parse("57585")),
        "4 expected a digit from 1 to 4 for the promotion"
    );
    assert_eq!(
        said(smith::parse("e8g8c", white)),
        "4 expected castling only on the first rank of the side that moves"
    );
    assert_eq!(
        said(smith::parse("e1g1C", white)),
        "4 expected `c` for castling towards the h-file and `C` towards the a-file"
    );
    assert_eq!(
        said(tcn::parse("&C")),
        "0 expected a move on the board, and not a drop"
    );
    assert_eq!(
        said(tcn::parse("m")),
        "1 expected a character for a square or a promotion"
    );
    assert_eq!(
        said(tcn::parse("W{")),
        "1 expected a promotion on the board"
    );
    assert_eq!(
        said(uedemann::parse("DOGX")),
        "3 expected a vowel of `AEIO` beside a consonant of `BDFGHKLP`"
    );
    assert_eq!(
        said(gringmuth::parse("gegu", white)),
        "3 expected one of the vowels `a`, `e`, `i`, `o`"
    );
    assert_eq!(
        said(gringmuth::parse("gegoq", white)),
        "4 expected a promotion only on the last rank"
    );
}

#[test]
fn what_smith_says_was_taken_must_be_true() {
    let position = position("7k/1b6/8/8/8/8/8/1Q5K w - - 0 1");
    let resolve = |text: &str| {
        let reading = smith::parse(text, Color::White).unwrap();
        position.resolve(&reading.pattern).one()
    };
    assert!(resolve("b1b7b").is_some());
    assert!(resolve("b1b7").is_some());
    assert_eq!(resolve("b1b7n"), None);
    assert_eq!(resolve("b1b6p"), None);
}

#[test]
fn a_small_promotion_letter_in_smith_is_a_second_reading() {
    let position = position("8/6P1/8/8/8/8/8/K6k w - - 0 1");
    let found: Vec<_> = smith::scan("g7g8n", Color::White)
        .into_iter()
        .filter_map(|scan| position.resolve(&scan.reading.pattern).one())
        .map(|mv| mv.kind)
        .collect();
    assert_eq!(found, [MoveKind::ToKnight, MoveKind::ToQueen]);
}

#[test]
fn iccf_promotions_may_leave_out_the_rank_or_the_piece() {
    let find = |fen: &str, text: &str| {
        let position = position(fen);
        let scans = iccf::scan(text, position.turn());
        let moves = scans
            .iter()
            .filter_map(|scan| position.resolve(&scan.reading.pattern).one());
        moves.map(|mv| san(&position, mv)).collect::<Vec<_>>()
    };
    let pawn = "8/5P2/8/8/8/8/8/K6k w - - 0 1";
    assert_eq!(find(pawn, "6762"), ["f8=R"]);
    assert_eq!(find(pawn, "6764"), ["f8=N"]);
    assert_eq!(find(pawn, "6768"), ["f8=Q"]);
    assert_eq!(find(pawn, "67683"), ["f8=B", "f8=Q"]);
    let queen = "8/5Q2/8/8/8/8/8/K6k w - - 0 1";
    assert_eq!(find(queen, "6762"), ["Qf2"]);
    // A black pawn that becomes a rook: the four digits name the same square twice.
    assert_eq!(find("k7/8/8/8/8/8/5p2/7K b - - 0 1", "6262"), ["f1=R+"]);
}

#[test]
fn the_letters_of_the_later_gringmuth_edition_are_read() {
    let castle = position(BOTH_CASTLE);
    for text in ["galal", "gakal", "gaka", "galalc"] {
        let reading = gringmuth::parse(text, Color::White).unwrap();
        let mv = castle.resolve(&reading.pattern).one().unwrap();
        assert_eq!(san(&castle, mv), "O-O", "{text}");
    }
    let reading = gringmuth::parse("wotipc", Color::White).unwrap();
    assert!(reading.en_passant && reading.check == CheckMark::Check);
    let reading = gringmuth::parse("tetakm", Color::White).unwrap();
    assert_eq!(reading.pattern.promotion.single(), Some(Role::Knight));
    assert_eq!(reading.check, CheckMark::Mate);
    assert!(gringmuth::parse("gegos", Color::White).is_ok());
    assert!(gringmuth::parse("gegocc", Color::White).is_err());
    assert!(gringmuth::parse("tetaqk", Color::White).is_err());
    // A letter with a vowel behind it begins the next move.
    let lens = |text: &str| {
        let scans = gringmuth::scan(text, Color::White);
        scans.iter().map(|scan| scan.len).collect::<Vec<_>>()
    };
    assert_eq!(lens("gegocego"), [4]);
    assert_eq!(lens("gegoccego"), [5, 4]);
    assert_eq!(lens("gegos"), [5, 4]);
}

#[test]
fn drops_of_chess_com_are_refused_by_name() {
    for first in "&-*+=".chars() {
        let error = tcn::parse(&format!("{first}C")).unwrap_err();
        assert_eq!(
            error.expected, "a move on the board, and not a drop",
            "{first}"
        );
    }
    assert!(tcn::scan("&C", Color::White).is_empty());
}

#[test]
fn a_null_move_has_a_text_in_every_notation() {
    let start = Position::start();
    let view = View::new(&start, Move::NULL, &start.after(Move::NULL));
    for (name, parse, write, scan) in NOTATIONS {
        let mut text = String::new();
        write(&start, &view, &mut text);
        assert!(parse(&text, Color::White).unwrap().null, "{name}");
        assert!(scan(&text, Color::White)[0].reading.null, "{name}");
    }
}
