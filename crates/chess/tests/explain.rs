//! Every reason why a move cannot be, in the words a reader of the message sees.

use scoresheet_chess::{
    Bitboard, CaptureClaim, Explanation, Faults, File, Pattern, Position, Role, RoleSet, Side,
    Square, fen,
};

fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap();
    match Position::new(setup) {
        Ok(position) => position,
        Err(rejected) => rejected.waive(Faults::WAIVABLE).unwrap(),
    }
}

/// A move as SAN writes it: a piece and where it goes.
fn goes(role: Role, to: Square) -> Pattern {
    Pattern::new(role, to)
}

/// A step ahead of a pawn as SAN writes it: its file is that of the target.
fn steps(to: Square) -> Pattern {
    Pattern {
        from: Bitboard::file(to.file()),
        capture: CaptureClaim::No,
        ..Pattern::new(Role::Pawn, to)
    }
}

/// A capture of a pawn as SAN writes it.
fn pawn_takes(file: File, to: Square) -> Pattern {
    Pattern {
        from: Bitboard::file(file),
        ..takes(Role::Pawn, to)
    }
}

fn takes(role: Role, to: Square) -> Pattern {
    Pattern {
        capture: CaptureClaim::Yes,
        ..Pattern::new(role, to)
    }
}

/// A move as UCI writes it: two squares.
fn between(from: Square, to: Square) -> Pattern {
    Pattern {
        from: from.into(),
        to: to.into(),
        king_leaps: true,
        ..Pattern::ANY
    }
}

fn becoming(pattern: Pattern, role: Role) -> Pattern {
    Pattern {
        promotion: role.into(),
        ..pattern
    }
}

#[track_caller]
fn says(fen: &str, pattern: Pattern, words: &str) {
    let explanation = position(fen).explain(&pattern);
    let said = explanation.as_ref().map(Explanation::to_string);
    assert_eq!(said.as_deref(), Some(words), "{fen} {pattern:?}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_piece_that_is_not_there_or_too_far() {
    let two = "4k3/8/8/8/8/8/8/N3K2N w - - 0 1";
    says(
        two,
        goes(Role::Knight, Square::E5),
        "White has no knight that reaches e5 (knights on a1 and h1)",
    );
    says(two, goes(Role::Queen, Square::E2), "White has no queen");
    says(
        "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1",
        goes(Role::Knight, Square::E4),
        "White has no knight that reaches e4 (knight on f3)",
    );
    says(
        START,
        pawn_takes(File::E, Square::A5),
        "White has no pawn that reaches a5 (pawn on e2)",
    );
    // Too many to name.
    says(
        START,
        goes(Role::Pawn, Square::D7),
        "White has no pawn that reaches d7",
    );
    let from_b = Pattern {
        from: Bitboard::file(File::B),
        ..goes(Role::Knight, Square::D2)
    };
    says(
        "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1",
        from_b,
        "White has no knight on the b-file; the one on f3 reaches d2",
    );
    says(
        "4k3/8/8/8/8/5N2/8/1N2K2N w - - 0 1",
        Pattern {
            from: Bitboard::file(File::H),
            ..goes(Role::Knight, Square::D2)
        },
        "White has no knight that reaches d2; those on b1 and f3 do",
    );
    says(
        "4k3/8/8/8/8/8/8/3BK2N w - - 0 1",
        Pattern {
            roles: RoleSet::of(Role::Knight) | Role::Bishop.into(),
            to: Bitboard::from(Square::A1) | Square::B1.into() | Square::C1.into(),
            ..Pattern::ANY
        },
        "White has no knight or bishop that reaches a1, b1 or c1 (standing on d1 and h1)",
    );
    says(
        "4k3/8/8/8/8/8/8/N3K2N w - - 0 1",
        Pattern {
            to: Bitboard::file(File::D),
            ..goes(Role::Knight, Square::D4)
        },
        "White has no knight that reaches the d-file (knights on a1 and h1)",
    );
}

#[test]
fn two_squares_that_name_the_wrong_piece() {
    says(
        START,
        between(Square::E4, Square::E5),
        "nothing stands on e4",
    );
    says(
        START,
        between(Square::E7, Square::E5),
        "the pawn on e7 is Black's, and it is White's turn",
    );
    says(
        START,
        Pattern {
            from: Square::B1.into(),
            ..goes(Role::Bishop, Square::C3)
        },
        "on b1 stands a knight, not a bishop",
    );
    says(
        START,
        goes(Role::Knight, Square::F6),
        "it is White's turn; Black's knight on g8 could go to f6",
    );
}

#[test]
fn something_in_the_way() {
    says(
        START,
        goes(Role::Bishop, Square::C4),
        "the bishop on f1 is blocked by the pawn on e2",
    );
    // The first thing in the way counts, in whichever direction.
    says(
        "4k3/8/8/8/r2pp2R/8/8/4K3 w - - 0 1",
        goes(Role::Rook, Square::A4),
        "the rook on h4 is blocked by the pawn on e4",
    );
    says(
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        steps(Square::E4),
        "the pawn on e2 is blocked by the knight on e3",
    );
    says(
        START,
        goes(Role::Knight, Square::E2),
        "e2 is occupied by White's own pawn",
    );
    says(
        "4k3/8/8/8/8/8/8/4KR2 b - - 0 1",
        goes(Role::Rook, Square::F8),
        "it is Black's turn; White's rook on f1 could go to f8",
    );
    says(
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        takes(Role::Rook, Square::E8),
        "the king on e8 is never taken",
    );
}

#[test]
fn pawns_that_take_wrongly() {
    let ahead = "4k3/8/8/8/2p5/3P4/2P5/4K3 w - - 0 1";
    says(
        ahead,
        steps(Square::C4),
        "c4 is occupied: a pawn takes diagonally; dxc4 is possible",
    );
    says(
        "4k3/8/8/8/2p5/1P1P4/2P5/4K3 w - - 0 1",
        steps(Square::C4),
        "c4 is occupied: a pawn takes diagonally; bxc4 and dxc4 are possible",
    );
    says(
        "4k3/8/8/8/2p5/2P5/8/4K3 w - - 0 1",
        steps(Square::C4),
        "c4 is occupied: a pawn takes diagonally",
    );
    says(
        "4k3/8/2p5/8/8/8/8/4K3 b - - 0 1",
        pawn_takes(File::C, Square::D5),
        "no black pawn can take on d5: nothing stands there",
    );
    says(
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        pawn_takes(File::E, Square::D6),
        "the pawn on d5 cannot be taken in passing: it has not just made a double step",
    );
}

#[test]
fn moves_that_are_described_wrongly() {
    says(
        START,
        takes(Role::Knight, Square::F3),
        "no white knight can take on f3: nothing stands there",
    );
    let knight = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
    says(
        knight,
        Pattern {
            capture: CaptureClaim::No,
            ..between(Square::E4, Square::D5)
        },
        "the pawn on e4 would take the knight on d5, and is said to take nothing",
    );
    let pawn_takes_pawn = Pattern {
        roles: Role::Pawn.into(),
        capture: CaptureClaim::Yes,
        captured: Role::Pawn.into(),
        ..Pattern::ANY
    };
    says(
        knight,
        pawn_takes_pawn,
        "the pawn on e4 would take the knight on d5, not a pawn",
    );
    says(START, pawn_takes_pawn, "no white pawn can take a pawn");
    says(
        START,
        Pattern {
            to: Bitboard::from(Square::C4) | Square::F4.into(),
            ..pawn_takes_pawn
        },
        "no white pawn can take a pawn on c4 or f4",
    );
}

#[test]
fn promotions_unsaid_or_impossible() {
    let promotes = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    says(
        promotes,
        between(Square::E7, Square::E8),
        "the pawn on e7 must say what it becomes",
    );
    says(
        promotes,
        becoming(steps(Square::E8), Role::King),
        "a pawn cannot become a king",
    );
    says(
        START,
        becoming(steps(Square::E4), Role::Queen),
        "a pawn becomes something only on the last rank, and e4 is not on it",
    );
    says(
        START,
        becoming(goes(Role::Knight, Square::F3), Role::Queen),
        "a knight never becomes anything else",
    );
}

#[test]
fn the_king_would_be_left_in_check() {
    says(
        "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
        goes(Role::Knight, Square::D5),
        "the knight on c3 is pinned to its king by the bishop on b4",
    );
    says(
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPPN1P/RNBQKB1R w KQkq - 0 1",
        goes(Role::Knight, Square::H3),
        "the knight on f2 is pinned to its king by the queen on h4",
    );
    says(
        "4k3/8/8/8/7q/8/8/1N2K3 w - - 0 1",
        goes(Role::Knight, Square::C3),
        "White is in check from the queen on h4, and this does not meet it",
    );
    // The knight would meet the check if it were not pinned.
    says(
        "4r3/8/8/k7/1b6/8/3N4/4K3 w - - 0 1",
        goes(Role::Knight, Square::E4),
        "the knight on d2 is pinned to its king by the bishop on b4",
    );
    says(
        "4k3/8/8/8/7q/8/2n5/1N2K3 w - - 0 1",
        goes(Role::Knight, Square::C3),
        "White is in check from the knight on c2 and the queen on h4, and only the king can meet both",
    );
    says(
        "k3r3/8/8/8/8/8/8/3K4 w - - 0 1",
        goes(Role::King, Square::E2),
        "e2 is attacked by the rook on e8",
    );
    says(
        "k3r3/8/8/8/8/8/4n3/3K4 w - - 0 1",
        takes(Role::King, Square::E2),
        "the knight on e2 is protected by the rook on e8",
    );
    // Along the line of the check, through the king itself.
    says(
        "k7/8/8/8/8/r3K3/8/8 w - - 0 1",
        goes(Role::King, Square::F3),
        "f3 is attacked by the rook on a3",
    );
}

#[test]
fn taking_in_passing_opens_a_line() {
    says(
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
        pawn_takes(File::E, Square::D6),
        "taking in passing opens a line from the rook on h5 to the king",
    );
    says(
        "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        pawn_takes(File::E, Square::D6),
        "the pawn on e5 is pinned to its king by the rook on e8",
    );
    // The double step has opened a line: taking the pawn does not close it.
    says(
        "4k3/8/6b1/3pP3/8/3K4/8/8 w - d6 0 1",
        pawn_takes(File::E, Square::D6),
        "White is in check from the bishop on g6, and this does not meet it",
    );
    says(
        "8/8/8/2k1n3/3P4/8/8/4K3 b - d3 0 1",
        goes(Role::Knight, Square::D3),
        "Black is in check from the pawn on d4, and this does not meet it",
    );
}

#[test]
fn castling_and_what_bars_it() {
    let short = Pattern::castling(Side::King);
    let long = Pattern::castling(Side::Queen);
    says(
        "4k3/8/8/8/7q/8/8/R3K2R w KQ - 0 1",
        short,
        "castling: the king is in check from the queen on h4",
    );
    says(
        "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1",
        short,
        "castling: the king passes over f1, which the bishop on c4 attacks",
    );
    says(
        "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        short,
        "castling: the king would stand on g1, which the rook on g8 attacks",
    );
    says(
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
        short,
        "castling: the right to castle on this side is gone",
    );
    says(
        "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1",
        short,
        "castling: the bishop on f1 stands between king and rook",
    );
    says(
        "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        long,
        "castling: the knight on b1 stands between king and rook",
    );
    // Two squares may mean castling too, and a king onto its own rook does.
    for to in [Square::G1, Square::H1] {
        says(
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            between(Square::E1, to),
            "castling: the right to castle on this side is gone",
        );
    }
}

#[test]
fn castling_in_chess960() {
    let long = Pattern::castling(Side::Queen);
    says(
        "4k3/8/8/8/8/8/8/rRK4R w BH - 0 1",
        long,
        "castling: the king would stand on c1, which the rook on a1 attacks",
    );
    says(
        "1k6/8/8/8/8/8/8/1RK1N3 w B - 0 1",
        Pattern::castling(Side::King),
        "castling: the right to castle on this side is gone",
    );
    says(
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
        Pattern::castling(Side::King),
        "castling: the king would stand on g1, which the rook on g8 attacks",
    );
    // The king has to get to c1, past its rook.
    says(
        "4k3/8/8/8/8/8/8/2NRK3 w D - 0 1",
        long,
        "castling: the knight on c1 stands in the way",
    );
}

#[test]
fn after_the_end_nothing_is_legal() {
    says(
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        steps(Square::E3),
        "the game is over: White is mated",
    );
    says(
        "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1",
        goes(Role::King, Square::B8),
        "the game is over: Black is stalemated",
    );
}

#[test]
fn the_nearest_miss_is_told() {
    // Both knights fail: one has no way, the other is pinned.
    says(
        "4k3/8/8/8/1b6/2N5/8/4K2N w - - 0 1",
        goes(Role::Knight, Square::E4),
        "the knight on c3 is pinned to its king by the bishop on b4",
    );
    // One bishop is blocked, the other finds an own pawn on the target.
    says(
        "4k3/8/8/8/2P5/3P1B2/8/4KB2 w - - 0 1",
        goes(Role::Bishop, Square::C4),
        "the bishop on f1 is blocked by the pawn on d3",
    );
    assert_eq!(
        position(START).explain(&goes(Role::Knight, Square::F3)),
        None
    );
    assert_eq!(position(START).explain(&Pattern::ANY), None);
}
