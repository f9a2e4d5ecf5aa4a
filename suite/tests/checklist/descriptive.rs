//! Claims 95 to 108: descriptive notation in English.

use scoresheet_chess::{Bitboard, Color, File, Move, Position, Rank, Role, RoleSet, Square};
use scoresheet_notation::descriptive::{self, School};
use scoresheet_notation::{CheckMark, Dialect, Notation, algebraic};

use crate::replay::{
    after, coordinates, descriptive as read, dialect, fitting, game_in, mv, pgn, position, written,
};

fn modern() -> Dialect {
    dialect(Notation::Descriptive, "en")
}

fn book() -> Dialect {
    dialect(Notation::DescriptiveBook, "en")
}

/// The legal moves that a whole text may mean, in all ways to read it.
#[track_caller]
fn fits(position: &Position, text: &str) -> Vec<Move> {
    let scans = modern().scan(text, position.turn());
    let whole = scans.iter().filter(|scan| scan.len == text.len());
    let mut moves = Vec::new();
    for mv in whole.flat_map(|scan| fitting(position, &scan.reading.pattern)) {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}

/// The squares to which a text sends something.
#[track_caller]
fn goals(text: &str, turn: Color) -> Bitboard {
    let reading = descriptive::parse(text, turn, School::English);
    reading
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .pattern
        .to
}

/// It is the older notation, and since 1981 none of FIDE: what score sheets may be written in and
/// what is descriptive share no move of a pawn.
#[test]
fn c095_descriptive_is_a_notation_apart_from_that_of_fide() {
    let start = Position::start();
    for notation in [Notation::Fide, Notation::San] {
        let name = dialect(notation, "en");
        let scans = name.scan("P-K4", Color::White);
        let plays =
            |scan: &scoresheet_notation::Scan| !fitting(&start, &scan.reading.pattern).is_empty();
        assert!(!scans.iter().any(plays), "{name}");
    }
    assert!(algebraic::parse(b"P-K4").is_err());
    assert_eq!(fits(&start, "P-K4"), [mv(&start, "e4")]);
    // What is FIDE's says so, and nothing of the other kind does.
    assert!(Notation::Fide.title().contains("FIDE"));
    for notation in Notation::ALL {
        if notation.name().starts_with("descriptive") {
            assert!(!notation.title().contains("FIDE"), "{}", notation.name());
        }
    }
}

/// The pawn keeps its letter, the knight is Kt or N, and a hyphen parts the piece from its square.
#[test]
fn c096_pawns_have_a_letter_knights_two_names_and_squares_a_hyphen() {
    let start = Position::start();
    for mv in start.legal_moves() {
        for (dialect, knight) in [(modern(), "N-"), (book(), "Kt-")] {
            let text = written(&start, mv, &dialect);
            let begins = if mv.role == Role::Pawn { "P-" } else { knight };
            assert!(text.starts_with(begins), "{text}");
        }
    }
    let knight = mv(&start, "Nf3");
    assert_eq!(fits(&start, "Kt-KB3"), [knight]);
    assert_eq!(fits(&start, "N-KB3"), [knight]);
}

/// The files are called after what stands on the first rank, for both sides alike.
#[test]
fn c097_files_are_called_after_the_first_rank_for_both_sides() {
    let names = ["QR", "QKt", "QB", "Q", "K", "KB", "KKt", "KR"];
    for (file, name) in File::ALL.into_iter().zip(names) {
        for (turn, rank) in [(Color::White, Rank::R4), (Color::Black, Rank::R5)] {
            let text = format!("P-{name}4");
            let square = Square::new(file, rank);
            assert_eq!(goals(&text, turn), Bitboard::of(square), "{text}");
        }
    }
    // And so they are written.
    let start = Position::start();
    let reply = after(&start, "Nf3");
    for (file, name) in File::ALL.into_iter().zip(names) {
        for (position, rank) in [(&start, '4'), (&reply, '5')] {
            let word = format!("{}{rank}", file.letter());
            let text = written(position, mv(position, &word), &book());
            assert_eq!(text, format!("P-{name}4"), "{word}");
        }
    }
}

/// Ranks are counted from the side of the mover: one square has two names.
#[test]
fn c098_ranks_are_counted_from_the_movers_side() {
    assert_eq!(goals("P-K4", Color::White), Bitboard::of(Square::E4));
    assert_eq!(goals("P-K5", Color::Black), Bitboard::of(Square::E4));
    for (number, rank) in (1..=8).zip(Rank::ALL) {
        let text = format!("R-K{number}");
        for color in Color::ALL {
            let square = Square::new(File::E, rank.seen_from(color));
            assert_eq!(
                goals(&text, color),
                Bitboard::of(square),
                "{text} of {color:?}"
            );
        }
    }
}

/// The wing may be left out where only one move can be meant, and only there.
#[test]
fn c099_a_wing_is_left_out_only_where_nothing_else_can_be_meant() {
    let start = Position::start();
    assert_eq!(
        goals("P-R4", Color::White),
        Bitboard::of(Square::A4) | Bitboard::of(Square::H4)
    );
    assert_eq!(fits(&start, "P-R4").len(), 2);
    assert_eq!(written(&start, mv(&start, "h4"), &modern()), "P-KR4");
    // With White's rook's pawn gone from one side, one is left.
    let one = position("4k3/8/8/8/8/8/7P/4K3 w - - 0 1");
    assert_eq!(fits(&one, "P-R4"), [mv(&one, "h4")]);
    assert_eq!(written(&one, mv(&one, "h4"), &modern()), "P-R4");
    // The other bishop cannot go to the other knight's file here.
    let spanish = after(&start, "e4 e5 Nf3 Nc6");
    assert_eq!(fits(&spanish, "B-Kt5"), [mv(&spanish, "Bb5")]);
    assert_eq!(written(&spanish, mv(&spanish, "Bb5"), &book()), "B-Kt5");
}

/// A capture names what is taken and not where it stands.
#[test]
fn c100_a_capture_names_what_is_taken() {
    let exchange = after(&Position::start(), "e4 e5 Nf3 Nc6 Bb5 a6");
    let takes = mv(&exchange, "Bxc6");
    let reading = read(&exchange, "BxKt");
    assert_eq!(reading.pattern.captured, RoleSet::of(Role::Knight));
    assert_eq!(reading.pattern.to, Bitboard::ALL);
    assert_eq!(fits(&exchange, "BxKt"), [takes]);
    assert_eq!(written(&exchange, takes, &book()), "BxKt");
    // What is not there is not taken.
    assert_eq!(fits(&exchange, "BxQ"), []);
}

/// Taking in passing is marked, else it is another capture.
#[test]
fn c101_taking_in_passing_must_be_marked() {
    // The pawn on e5 may take in passing on d6, or the pawn on f6.
    let both = position("4k3/8/5p2/3pP3/8/8/8/4K3 w - d6 0 2");
    let (passing, usual) = (mv(&both, "exd6"), mv(&both, "exf6"));
    let reading = read(&both, "P x P e.p.");
    assert!(reading.en_passant);
    assert_eq!(written(&both, passing, &modern()), "PxP e.p.");
    assert!(!written(&both, usual, &modern()).contains("e.p."));
    for (text, expected) in [
        ("P x P e.p.", passing),
        ("PxP e.p.", passing),
        ("PxP", usual),
    ] {
        let reading = read(&both, text);
        let mut moves = fitting(&both, &reading.pattern);
        let best = descriptive::prefer(&both, &reading, &mut moves);
        assert_eq!(moves[..best], [expected], "{text}");
    }
}

/// Check is `ch` behind the move, mate the word itself.
#[test]
fn c102_check_and_mate_are_words_behind_the_move() {
    let checks = position("5k2/8/8/8/3R4/8/8/7K w - - 0 1");
    let check = mv(&checks, "Rd8");
    assert_eq!(read(&checks, "R-Q8 ch").check, CheckMark::Check);
    assert_eq!(fits(&checks, "R-Q8 ch"), [check]);
    assert_eq!(written(&checks, check, &modern()), "R-Q8 ch");
    let mates = position("8/8/8/8/6R1/3K4/8/3k4 w - - 0 1");
    let mate = mv(&mates, "Rg1");
    assert_eq!(read(&mates, "R-Kt1 mate").check, CheckMark::Mate);
    assert_eq!(fits(&mates, "R-Kt1 mate"), [mate]);
    assert_eq!(written(&mates, mate, &book()), "R-Kt1 mate");
}

/// The first moves of the Spanish opening in both notations.
#[test]
fn c103_the_spanish_opening_is_the_same_in_both_notations() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3";
    let game = game_in(text, book());
    assert_eq!(coordinates(&game), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    assert_eq!(game, pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
    let (mut at, mut words) = (Position::start(), Vec::new());
    for id in game.main_line() {
        let mv = game.tree.node(id).mv;
        words.push(written(&at, mv, &book()));
        at.play(mv);
    }
    assert_eq!(words.join(" "), "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5 P-QR3");
}

/// A move and its mirror are written alike by both sides.
#[test]
fn c104_both_sides_write_a_mirrored_move_alike() {
    let game = game_in("1. P-K4 P-K4", modern());
    assert_eq!(coordinates(&game), "e2e4 e7e5");
    let start = Position::start();
    for mv in start.legal_moves() {
        // A null move, and then the mirrored one.
        let reply = start.after(Move::NULL);
        let mirrored = Move::normal(mv.role, mv.from.flipped(), mv.to.flipped());
        let mirrored = reply
            .legal_moves()
            .into_iter()
            .find(|reply| (reply.from, reply.to) == (mirrored.from, mirrored.to))
            .unwrap();
        let texts = [
            written(&start, mv, &modern()),
            written(&reply, mirrored, &modern()),
        ];
        assert_eq!(texts[0], texts[1]);
    }
}

/// Four bishops on four squares all stand on a square of one name.
#[test]
fn c105_four_fianchettoed_bishops_share_the_name_of_their_squares() {
    let before = "g3 g6 b3 b6";
    let line = [
        ("Bb2", Square::B2),
        ("Bb7", Square::B7),
        ("Bg2", Square::G2),
        ("Bg7", Square::G7),
    ];
    let mut at = after(&Position::start(), before);
    let mut named = Bitboard::EMPTY;
    for (word, square) in line {
        assert!(goals("B-Kt2", at.turn()).has(square), "{word}");
        named |= goals("B-Kt2", at.turn());
        at = after(&at, word);
    }
    let squares = line.map(|(_, square)| Bitboard::of(square));
    assert_eq!(
        named,
        squares.into_iter().fold(Bitboard::EMPTY, |a, b| a | b)
    );
    let bishops = at.board().role(Role::Bishop);
    assert_eq!(bishops, named);
}

/// In an exchange of pawns both sides write the same, and each can mean one move only.
#[test]
fn c106_an_exchange_of_pawns_is_written_alike_by_both_sides() {
    let gambit = after(&Position::start(), "d4 d5 c4 e6 Nc3 Nf6");
    let taken = after(&gambit, "cxd5");
    assert_eq!(fits(&gambit, "PxP"), [mv(&gambit, "cxd5")]);
    assert_eq!(fits(&taken, "PxP"), [mv(&taken, "exd5")]);
    assert_eq!(written(&gambit, mv(&gambit, "cxd5"), &modern()), "PxP");
    assert_eq!(written(&taken, mv(&taken, "exd5"), &modern()), "PxP");
}

/// A rook on the seventh is there for either side.
#[test]
fn c107_the_seventh_rank_is_the_seventh_of_the_side_that_moves() {
    let white = position("6k1/8/8/8/8/8/8/3R2K1 w - - 0 1");
    let black = position("3r2k1/8/8/8/8/8/8/6K1 b - - 0 1");
    for (position, word) in [(&white, "Rd7"), (&black, "Rd2")] {
        assert_eq!(fits(position, "R-Q7"), [mv(position, word)]);
        assert_eq!(written(position, mv(position, word), &modern()), "R-Q7");
    }
}

/// The same first move in three ages.
#[test]
fn c108_the_kings_pawn_is_moved_in_the_words_of_every_age() {
    let start = Position::start();
    let e4 = mv(&start, "e4");
    for text in ["Pawn to King's fourth", "P. to K's 4th", "P to K 4", "P-K4"] {
        assert_eq!(fits(&start, text), [e4], "{text}");
        assert_eq!(
            coordinates(&game_in(&format!("1. {text}"), modern())),
            "e2e4"
        );
    }
    let old = dialect(Notation::DescriptiveOld, "en");
    assert_eq!(written(&start, e4, &old), "P. to K's 4th");
    assert_eq!(written(&start, e4, &modern()), "P-K4");
}
