//! Nothing panics, whatever the board, and the laws hold there too.

use scoresheet_chess::{
    Board, Color, EnPassantField, Faults, Key, Line, Move, MoveKind, Piece, Position, Role, Setup,
    Side, Square, Variant, fen, perft,
};

use crate::patterns::{check, check_find};
use crate::walk::Random;

/// Any setup at all; most have one king each, or there would be no position.
fn setup(random: &mut Random) -> Setup {
    let mut board = Board::EMPTY;
    let density = 1 + random.below(12);
    for square in Square::ALL {
        if random.below(12) < density {
            let color = random.choose(&Color::ALL);
            let role = random.choose(&Role::ALL[..5]);
            board.set(square, Some(Piece { color, role }));
        }
    }
    for color in Color::ALL {
        let role = Role::King;
        board.set(random.choose(&Square::ALL), Some(Piece { color, role }));
    }
    let clock = [0, 1, 99, 100, 150, u32::MAX];
    Setup {
        board,
        turn: random.choose(&Color::ALL),
        castling: random.squares(),
        en_passant: random.once_in(2).then(|| random.choose(&Square::ALL)),
        halfmove_clock: random.choose(&clock),
        fullmove_number: random.choose(&clock),
        variant: random.choose(&[Variant::Standard, Variant::Chess960]),
    }
}

/// Asks a position everything.
fn ask(random: &mut Random, position: &Position) {
    for role in Role::ALL {
        let to = random.choose(&Square::ALL);
        check_find(position, role, random.squares(), to);
    }
    for _ in 0..4 {
        check(position, &random.pattern());
    }
    for side in Side::ALL {
        let _ = position.find_castling(side);
        let _ = position.castling_rook(Color::White, side);
    }
    let _ = (position.ending(), position.outcome(), position.pinned());
    for field in [
        EnPassantField::Always,
        EnPassantField::Ready,
        EnPassantField::Legal,
    ] {
        let text = position.fen().en_passant(field).to_string();
        assert!(fen::parse(&text).is_ok(), "{text}");
    }
    let mut line = Line::from(position);
    for mv in position.legal_moves() {
        let after = position.after(mv);
        let key = Key::of(position).after(position, mv, &after);
        assert_eq!(key, Key::of(&after), "{mv:?} in {}", position.fen());
        let _ = (position.rivals(mv), position.gives_check(mv));
        line.push(mv, &after);
        let _ = line.claim(&after);
    }
    assert_eq!(
        perft(position, 2),
        position
            .legal_moves()
            .into_iter()
            .map(|mv| position.after(mv).count_moves() as u64)
            .sum()
    );
}

#[test]
fn any_setup_with_its_faults_waived_answers_every_question() {
    let mut random = Random::new(41);
    let mut believed = 0;
    for _ in 0..20_000 {
        let setup = setup(&mut random);
        let position = match Position::new(setup) {
            Ok(position) => position,
            Err(rejected) => match rejected.waive(Faults::WAIVABLE) {
                Ok(position) => position,
                Err(_) => continue,
            },
        };
        believed += 1;
        ask(&mut random, &position);
        let waived = Position::new(position.setup());
        assert!(waived.is_ok() || waived.unwrap_err().waive(Faults::WAIVABLE) == Ok(position));
    }
    assert!(believed > 15_000, "too few positions: {believed}");
}

#[test]
fn moves_that_nobody_checked_do_not_panic() {
    let mut random = Random::new(42);
    for _ in 0..2_000 {
        let mut position = Position::start();
        for _ in 0..8 {
            let mv = Move {
                from: random.choose(&Square::ALL),
                to: random.choose(&Square::ALL),
                role: random.choose(&Role::ALL),
                kind: random.choose(&[
                    MoveKind::Normal,
                    MoveKind::EnPassant,
                    MoveKind::Castling,
                    MoveKind::ToQueen,
                ]),
            };
            position.play(mv);
            let _ = (position.legal_moves(), position.fen().to_string());
            let _ = (position.explain(&random.pattern()), position.ending());
            let _ = Key::of(&position).repetition(&position);
            let _ = Position::new(position.setup());
        }
    }
}
