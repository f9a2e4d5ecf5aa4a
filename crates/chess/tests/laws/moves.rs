//! Making moves, and all ways to ask which are legal, agree.

use std::collections::HashSet;

use scoresheet_chess::{Color, Ending, Move, MoveKind, Position, Role, Setup, Square};

use crate::walk;

/// What attacks the king of a side, counted square by square.
fn attacked_king(position: &Position, color: Color) -> bool {
    let board = position.board();
    let attackers = board.attackers(position.king(color), board.occupied());
    (attackers & board.color(!color)).any()
}

#[test]
fn random_play_reaches_moves_of_every_kind() {
    let mut seen = [0; 7];
    let mut mates = 0;
    walk::steps(10, 100_000, |_, before, mv| {
        seen[mv.kind as usize] += 1;
        mates += u32::from(before.after(mv).is_checkmate());
    });
    assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
    assert!(mates > 50, "{mates}");
}

#[test]
fn played_positions_are_believed_and_come_out_the_same() {
    walk::positions(11, 200_000, |_, position| {
        let again = Position::new(position.setup());
        assert_eq!(again.as_ref(), Ok(position), "{}", position.fen());
        assert!(!attacked_king(position, !position.turn()));
    });
}

#[test]
fn all_ways_to_make_a_move_agree() {
    walk::steps(17, 50_000, |random, before, mv| {
        for mv in [Move::NULL, mv] {
            let after = before.after(mv);
            let mut played = *before;
            played.play(mv);
            assert_eq!(played, after, "{mv:?} in {}", before.fen());
            // Whatever stood there before.
            let number = random.below(960) as u16;
            let mut written = Position::new(Setup::chess960(number).unwrap()).unwrap();
            before.play_into(mv, &mut written);
            assert_eq!(written, after, "{mv:?} in {}", before.fen());
        }
    });
}

#[test]
fn all_ways_to_count_moves_agree() {
    walk::positions(12, 50_000, |_, position| {
        let fen = position.fen();
        let moves = position.legal_moves();
        let distinct: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(distinct.len(), moves.len(), "{fen}");
        assert_eq!(position.count_moves(), moves.len(), "{fen}");
        assert_eq!(position.can_move(), !moves.is_empty(), "{fen}");
        let mated = moves.is_empty() && attacked_king(position, position.turn());
        assert_eq!(position.is_checkmate(), mated, "{fen}");
        let stalemated = moves.is_empty() && !mated;
        assert_eq!(position.is_stalemate(), stalemated, "{fen}");
        assert_eq!(
            position.ending(),
            if mated {
                Some(Ending::Checkmate)
            } else if stalemated {
                Some(Ending::Stalemate)
            } else if position.is_dead() {
                Some(Ending::DeadPosition)
            } else {
                None
            },
            "{fen}"
        );
    });
}

#[test]
fn is_legal_knows_every_move_of_any_make() {
    const KINDS: [MoveKind; 8] = [
        MoveKind::Normal,
        MoveKind::EnPassant,
        MoveKind::Castling,
        MoveKind::ToKnight,
        MoveKind::ToBishop,
        MoveKind::ToRook,
        MoveKind::ToQueen,
        MoveKind::Null,
    ];
    walk::positions(13, 10_000, |random, position| {
        let moves = position.legal_moves();
        for &mv in &moves {
            assert!(position.is_legal(mv), "{mv:?} in {}", position.fen());
        }
        for _ in 0..40 {
            let mut mv = Move {
                from: random.choose(&Square::ALL),
                to: random.choose(&Square::ALL),
                role: random.choose(&Role::ALL),
                kind: random.choose(&KINDS),
            };
            // Most are near misses of a legal move.
            if let (Some(near), false) = (moves.first(), random.once_in(4)) {
                match random.below(3) {
                    0 => (mv.from, mv.role) = (near.from, near.role),
                    1 => (mv.from, mv.to, mv.role) = (near.from, near.to, near.role),
                    _ => (mv.to, mv.role, mv.kind) = (near.to, near.role, near.kind),
                }
            }
            assert_eq!(
                position.is_legal(mv),
                moves.contains(&mv),
                "{mv:?} in {}",
                position.fen()
            );
        }
    });
}

#[test]
fn a_move_gives_check_when_the_king_is_attacked_after_it() {
    walk::positions(14, 10_000, |_, position| {
        for mv in position.legal_moves() {
            let after = position.after(mv);
            let attacked = attacked_king(&after, after.turn());
            let fen = position.fen();
            assert_eq!(position.gives_check(mv), attacked, "{mv:?} in {fen}");
            assert_eq!(after.is_check(), attacked, "{mv:?} in {fen}");
            assert!(!attacked_king(&after, position.turn()), "{mv:?} in {fen}");
        }
    });
}

#[test]
fn rivals_are_the_other_origins_of_the_same_move() {
    walk::positions(15, 10_000, |_, position| {
        let moves = position.legal_moves();
        for &mv in moves.iter().filter(|mv| !mv.is_castling()) {
            let others = moves
                .iter()
                .filter(|other| !other.is_castling())
                .filter(|other| other.role == mv.role && other.to == mv.to)
                .map(|other| other.from)
                .filter(|&from| from != mv.from)
                .collect();
            assert_eq!(position.rivals(mv), others, "{mv:?} in {}", position.fen());
        }
    });
}

#[test]
fn an_en_passant_right_is_legal_when_some_move_takes_so() {
    walk::positions(16, 200_000, |_, position| {
        if position.en_passant().is_none() {
            return;
        }
        let takes = position
            .legal_moves()
            .into_iter()
            .find(|mv| mv.kind == MoveKind::EnPassant);
        assert_eq!(
            position.legal_en_passant(),
            takes.map(|mv| mv.to),
            "{}",
            position.fen()
        );
    });
}
