//! Moves as books print them in descriptive notation, and what they mean.

use scoresheet_chess::{Bitboard, File, Move, Position, Resolution, Side, fen};
use scoresheet_notation::descriptive::{self, School};

/// The moves that fit a text best, in the first way to read all of it that has any.
fn read(position: &Position, text: &str, school: School) -> Vec<Move> {
    if let Err(error) = descriptive::parse(text, position.turn(), school) {
        panic!("{text}: {error} at {}", error.offset);
    }
    let scans = descriptive::scan(text, position.turn(), school);
    let whole = scans.iter().filter(|scan| scan.len == text.len());
    let moves = whole.map(|scan| match position.resolve(&scan.reading.pattern) {
        Resolution::None => Vec::new(),
        Resolution::One(mv) => vec![mv],
        Resolution::Many(mut moves) => {
            let best = descriptive::prefer(position, &scan.reading, &mut moves);
            moves.truncate(best);
            moves
        }
    });
    moves
        .into_iter()
        .find(|moves| !moves.is_empty())
        .unwrap_or_default()
}

fn position(text: &str) -> Position {
    Position::new(fen::parse(text).unwrap()).unwrap()
}

/// Checks the coordinates of the only move that each text means in a position.
fn check(start: &str, school: School, cases: &[(&str, &str)]) {
    let position = position(start);
    for (texts, expected) in cases {
        for text in texts.split('|') {
            let moves = read(&position, text, school);
            let moves: Vec<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
            assert_eq!(moves, [*expected], "{text} in {start}");
        }
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_pawn_is_moved_in_every_age() {
    let kings_pawn = "P-K4|P - K 4|P—K4|P--K 4|P to K4|P to K 4|P. to K's 4th.|P. to K's 4th|\
                      P. to K. 4|P. to King's fourth|Pawn to King's fourth|P-K4.|K. P. two|p-k4|\
                      Pawn to the King's fourth square|K. P. two squares|King's Pawn two|P K 4|\
                      PK4|KP-K4|P-K4th|K's P. to K's 4th|P-e4|P to his K's 4th";
    let others = [
        (kings_pawn, "e2e4"),
        ("Q. B. P. one|P-QB3|P. to Q. B's 3d.|Q B P one sq.", "c2c3"),
        ("K. B. P. two|P-KB4|P-f4", "f2f4"),
        ("P-QKt4|P-QN4|P-QS4|P - Q Kt 4|P. to Q. Kt's 4th.", "b2b4"),
        (
            "Kt-KB3|N-KB3|S-KB3|Kt to K B 3|K. Kt. to B. third|K's Kt. to B's 3rd|KT-KB3|kt-kb3|\
          Kt. to K. B's 3rd|K. Kt. to K. B's 3d.|N-f3|Kt-f3|Ktf3|Kn to KB3|Knight to King's Bishop's third",
            "g1f3",
        ),
    ];
    check(START, School::English, &others);
}

#[test]
fn both_sides_count_from_their_own_first_rank() {
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let cases = [
        ("P-K4|P. to K's 4th|P to adv. K 5", "e7e5"),
        ("P-QR3", "a7a6"),
    ];
    check(after, School::English, &cases);
}

#[test]
fn a_square_without_a_wing_is_either_of_two() {
    let start = Position::start();
    assert_eq!(read(&start, "Kt-B3", School::English).len(), 2);
    assert_eq!(read(&start, "P-B4", School::English).len(), 2);
    assert_eq!(read(&start, "P moves", School::English).len(), 16);
    assert!(read(&start, "K moves", School::English).is_empty());
}

#[test]
fn what_is_taken_is_named_and_not_where() {
    let start = "r1b1k2r/ppp2ppp/2n2n2/3pp3/1b1PP1B1/2N2N2/PPP2PPP/R1BQ1RK1 w kq - 0 8";
    let cases = [
        (
            "PxQP|P takes Q P|P. takes Q. P.|KPxP|K. P. takes P.|K P takes P|K's P. takes P|\
          P x Q's P|P takes P at Q5|PxP(Q5)|PxP on Q 5|P tks QP|P×QP|P captures QP|Pxd5",
            "e4d5",
        ),
        (
            "PxKP|QPxP|Q. P. takes P.|Q's P. takes P|P. takes K's P.|P takes P (K 5)|PxPe5|PxP/K5",
            "d4e5",
        ),
        (
            "KtxKP|Kt takes K P|Kt(B3)xKP|KKtxP(K5)|K. Kt. takes K. P.|Kt(KB3)xP(K5)|N/KB3xKP",
            "f3e5",
        ),
        ("KtxQP|QKtxP(Q5)|Kt(QB3)xP", "c3d5"),
        (
            "BxB|B takes B|KBxB|BxB(QB8)|BxB/QB8|K. B. takes Q. B.|BxQB",
            "g4c8",
        ),
    ];
    check(start, School::English, &cases);
}

#[test]
fn a_pawn_that_is_taken_is_not_the_piece_of_its_file() {
    let start = "4k3/8/2n1p3/1p6/2BP4/8/8/4K3 w - - 0 1";
    check(
        start,
        School::English,
        &[("BxKtP|B takes Kt P|B. takes Q. Kt's P.", "c4b5")],
    );
    let start = "4k3/8/8/1n1b4/2B5/8/8/4K3 w - - 0 1";
    check(
        start,
        School::English,
        &[
            ("BxKt|B takes Kt|BxN|BxS|Bishop takes Knight", "c4b5"),
            ("BxB", "c4d5"),
        ],
    );
}

#[test]
fn origins_are_given_in_many_ways() {
    let start = "2k5/8/8/8/4R3/8/4R3/K6R w - - 0 1";
    let cases = [
        (
            "R(K4)-K3|R (K 4) - K 3|R/K4-K3|R(4)-K3|R/4-K3|R. (K's 4th) to K's 3d.|R on K4 to K3|\
          R(e4)-K3|R(e4)e3|R K4-K3|R at K4 - K3|R (from K 4) to K 3",
            "e4e3",
        ),
        ("R(2)-K3|R/2-K3|R(K2)-K3", "e2e3"),
        (
            "R(R)-K|R (K R) - K 1|R(R1)-Ksq|KR-K1|R(R)-K1|R (R sq) to K sq|K. R. to K's square",
            "h1e1",
        ),
    ];
    check(start, School::English, &cases);
}

#[test]
fn the_first_rank_may_be_a_square_or_nothing() {
    let start = "4k3/8/8/8/8/8/4K3/3Q3R w - - 0 1";
    let cases = [
        (
            "R-K1|R-Ksq|R-K.Sq.|R to K square|R to K's sq.|R to K|R-K sq|R. to K.|R-K's square",
            "h1e1",
        ),
        (
            "K to B|K-B1|K. to B's sq.|K to KB|K to his B's sq.|K to K. B. sq.",
            "e2f1",
        ),
        (
            "K to his 3d|K to his third|K. to his own 3d|K to K3|K-his 3",
            "e2e3",
        ),
        ("Q to her 2d|Q. to her second square|Q-Q2|Q to Q. 2", "d1d2"),
        (
            "Q to her R.'s 4th|Q. to her R's 4th|Q-QR4|Q. to Q. R's 4th. ch.",
            "d1a4",
        ),
        (
            "R to his 8th|R. to adv. R. sq.|R to adverse R square|R to KR8|R-R8 ch",
            "h1h8",
        ),
    ];
    check(start, School::English, &cases);
}

#[test]
fn castling_is_a_sign_or_words() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases = [
        (
            "Castles|Castles K|Castles KR|Castles (K. R.)|Castles K side|Castles kingside|K castles|\
          Castles K's side|Castles on K's side.|Castles (with K. R.)|Castles with KR|O-O|o--o|O - O|\
          0-0|Castles king-side|castles K. side|Kingside castles|Castles (K)|K castles KR",
            "e1h1",
        ),
        (
            "Castles Q|Castles QR|Castles Q R|Castles. Q. side.|Castles (Q's side.)|O-O-O|0-0-0|\
          Castles queenside|Castles on the queen's side|Castles on Q's side. (ch.)|o - o - o",
            "e1a1",
        ),
    ];
    check(start, School::English, &cases);
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1";
    check(
        start,
        School::English,
        &[("Castles|Castles.|castled", "e1a1")],
    );
}

#[test]
fn what_a_pawn_becomes_is_said_in_many_ways() {
    let start = "3n1r1k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let cases = [
        (
            "P-K8(Q)|P - K 8 (Q)|P-K8=Q|P-K8/Q|P-K8, becomes a Queen|P-K8 queens|P queens|P-K8|\
          P to K's 8th. (becoming a Q.)|P-K8 (2d Q.)|P-K8Q|P. to K. 8, queening|P to Queen|P-e8=Q|\
          P-K8 becoming a queen|P-K8(=Q)",
            "e7e8q",
        ),
        (
            "P-K8 making a Kt|P-K8(Kt)|P-K8=N|P-K8 (becomes a Knight)|P-K8=Kt",
            "e7e8n",
        ),
        (
            "PxR(Q)|P takes R|PxR=Q ch|P takes R. (becoming a Q.)",
            "e7f8q",
        ),
        ("PxR(R)|PxR=R", "e7f8r"),
        ("PxKt(B)|PxN=B|P takes Kt, becoming a Bishop", "e7d8b"),
    ];
    check(start, School::English, &cases);
}

#[test]
fn a_pawn_taken_in_passing_is_marked() {
    let start = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let texts = "PxP e.p.|PxP e. p.|PxPe.p.|PxP ep|PxP en passant|P takes P in passing|PxP|\
                 P takes P. (in passing).|P. takes P. en pas.|PxP (e.p.)";
    check(start, School::English, &[(texts, "e5d6")]);
    // Both may be taken; only one in passing.
    let start = "4k3/8/5p2/3pP3/8/8/8/4K3 w - d6 0 1";
    check(
        start,
        School::English,
        &[("PxP e.p.", "e5d6"), ("PxP", "e5f6")],
    );
}

#[test]
fn check_marks_choose_where_nothing_else_does() {
    let start = "4k3/8/8/8/8/8/1Q6/K6R w - - 0 1";
    let marks = "R-R8 ch|R-R8 ch.|R-R8 (ch)|R-R8 (ch.)|R-R8+|R. to R's 8th. (ch.)|R-R8, ch|\
                 R-R8 giving check|R-R8 checking|R-R8 and check|R-R8 dis ch|R-R8 disc. ch.|R-R8†|\
                 R-R8 dble ch|R-R8 discovering check|R-R8 dis. ch. (dbl. ch.)|R checks on R8";
    let marks = marks.strip_suffix("|R checks on R8").unwrap();
    check(start, School::English, &[(marks, "h1h8")]);
    let position = position("6k1/8/8/8/8/8/1Q6/K7 w - - 0 1");
    // The square is left out; several checks are possible.
    assert!(read(&position, "Q checks", School::English).len() > 5);
    let start = "k7/8/1K6/8/8/8/7R/8 w - - 0 1";
    check(
        start,
        School::English,
        &[("R mates|R++|R-R8 mate|R. mates.|R-R8++", "h2h8")],
    );
    assert!(
        descriptive::parse(
            "R to R8, mate in 3",
            scoresheet_chess::Color::White,
            School::English
        )
        .is_err()
    );
}

#[test]
fn a_wing_is_kept_for_the_position_to_decide() {
    let white = scoresheet_chess::Color::White;
    let parse = |text| descriptive::parse(text, white, School::English).unwrap();
    assert_eq!(parse("QR-Q1").wing, Some(Side::Queen));
    assert_eq!(parse("K. Kt. to K. 2").wing, Some(Side::King));
    assert_eq!(parse("QxQR").captured_wing, Some(Side::Queen));
    assert_eq!(parse("Q-Q1").wing, None);
    assert_eq!(parse("QR-Q1").pattern.from, Bitboard::ALL);
    assert_eq!(parse("KBPxP").pattern.from, Bitboard::file(File::F));
    let rooks = "4k3/8/8/8/8/8/8/R2K3R w - - 0 1";
    check(
        rooks,
        School::English,
        &[("KR-K1", "h1e1"), ("QR-B1|Q R - B 1", "a1c1")],
    );
    let taken = "4k3/8/8/n5n1/8/8/3Q4/4K3 w - - 0 1";
    check(
        taken,
        School::English,
        &[("QxQKt|Q takes Q Kt", "d2a5"), ("QxKKt", "d2g5")],
    );
}

#[test]
fn romance_schools_say_the_rank_first_and_the_wing_last() {
    check(
        START,
        School::Spanish,
        &[
            ("P4R|P 4 R|P.4R|P4R.|p4r|Peón 4 Rey", "e2e4"),
            ("C3AR|C 3 A R|CR3AR|Caballo 3 AR", "g1f3"),
            ("P4AD", "c2c4"),
        ],
    );
    check(
        START,
        School::French,
        &[("C3FR|C. 3 FR|Cavalier 3 FR", "g1f3"), ("P 4 D", "d2d4")],
    );
    check(START, School::Portuguese, &[("C3BR", "g1f3")]);
    check(START, School::Italian, &[("C3AR", "g1f3"), ("P4R", "e2e4")]);
    let start = "4k3/2P5/8/2C5/8/8/8/4K3 w - - 0 1".replace('C', "N");
    check(
        &start,
        School::Spanish,
        &[("P8A=D+|P8AD=D|P8AD", "c7c8q"), ("P8A=C", "c7c8n")],
    );
    let start = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
    check(
        start,
        School::French,
        &[("PxT:D+|PxT=D|P pr T:D", "c7d8q"), ("P8FD:C", "c7c8n")],
    );
    let start = "4k3/1p6/8/1p6/8/8/8/RR2K3 w - - 0 1";
    check(
        start,
        School::Spanish,
        &[
            ("TxP|TxP(5C)|T1xP|TRxPC|TxP(5CD)", "b1b5"),
            ("TD2T", "a1a2"),
            ("T(1TD)-2T", "a1a2"),
        ],
    );
    let start = "4k3/8/8/8/5R2/8/8/R3K3 w - - 0 1";
    check(start, School::French, &[("T 4 FR — 4 TD", "f4a4")]);
    let knights = "7k/2N5/8/8/2N5/8/8/4K3 w - - 0 1";
    check(
        knights,
        School::Spanish,
        &[("C/7-5C|C\\7-5C|C(7A)5C|C7-5C", "c7b5")],
    );
}

#[test]
fn romance_schools_have_words_of_their_own() {
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let long = "Enroque largo|O-O-O|0-0-0";
    check(
        castles,
        School::Spanish,
        &[(long, "e1a1"), ("Enroque corto|enroque", "e1h1")],
    );
    let french = [("grand roque|O-O-O", "e1a1"), ("petit roque|roque", "e1h1")];
    check(castles, School::French, &french);
    let passing = "4k3/8/5p2/3pP3/8/8/8/4K3 w - d6 0 1";
    check(
        passing,
        School::Spanish,
        &[("PxP a.p.|PxP al paso|PxP e.p.", "e5d6"), ("PxP", "e5f6")],
    );
    check(
        passing,
        School::French,
        &[("P pr P en passant|PxP au passage", "e5d6")],
    );
    check(
        passing,
        School::Portuguese,
        &[("PxP na passagem|PxP e. p.", "e5d6")],
    );
    let rook = "4k3/8/8/8/8/8/1K6/7R w - - 0 1";
    check(
        rook,
        School::Spanish,
        &[("T8T+|T8T jaque|T8T j.|T8T, jaque", "h1h8")],
    );
    check(rook, School::French, &[("T8T éch.|T8T échec|T8T+", "h1h8")]);
    check(rook, School::Portuguese, &[("T8T xeque", "h1h8")]);
    check(rook, School::Italian, &[("T8T scacco|T8T+", "h1h8")]);
    let bishops = "4k3/8/7b/8/8/2b5/1Q6/4K3 w - - 0 1".replace("7b", "b7");
    check(&bishops, School::Spanish, &[("DxA|DxAA", "b2c3")]);
}

#[test]
fn what_cannot_be_read_says_where_and_what_was_expected() {
    let cases = [
        ("", 0, "the letter of a piece"),
        ("hello", 0, "the letter of a piece"),
        ("P-", 2, "the name of a square"),
        ("P-K9", 2, "the name of a square"),
        ("  Kt to nowhere", 8, "the name of a square"),
        ("Kt?", 2, "`-`, `to`, `x` or `takes`"),
        ("BxK", 2, "the letter of a piece that is taken"),
        ("P-K4 hello", 5, "the end of the move"),
    ];
    for (text, offset, expected) in cases {
        let error = descriptive::parse(text, scoresheet_chess::Color::White, School::English);
        let error = error.unwrap_err();
        assert_eq!((error.offset, error.expected), (offset, expected), "{text}");
    }
}
