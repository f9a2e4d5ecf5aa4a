//! Positions that come back are counted as often as they stood on the board.

use scoresheet_chess::{Key, Line, Move, MoveKind, Position};

use crate::walk::{self, Random};

/// What the mover's last move but one leads back from, if that can be played: so positions come
/// back far more often than in random play.
fn back(position: &Position, played: &[Move]) -> Option<Move> {
    let last = played.get(played.len().checked_sub(2)?)?;
    let legal = position.legal_moves();
    let is_back = |mv: &&Move| (mv.from, mv.to) == (last.to, last.from);
    legal.iter().find(is_back).copied()
}

fn play(random: &mut Random, start: &Position) -> usize {
    let key = |position: &Position| Key::of(position).repetition(position);
    let mut position = *start;
    let mut line = Line::from(start);
    let mut keys = vec![key(start)];
    let mut played: Vec<Move> = Vec::new();
    let mut most = 1;
    for _ in 0..60 {
        let back = back(&position, &played).filter(|_| !random.once_in(4));
        let legal = position.legal_moves();
        // A pass changes nothing but the turn.
        let pass = (random.once_in(12) && !position.is_check()).then_some(Move::NULL);
        let Some(mv) = pass.or(back).or_else(|| {
            let any = (!legal.is_empty()).then(|| random.choose(&legal));
            any.filter(|mv| mv.kind != MoveKind::Null)
        }) else {
            break;
        };
        position = position.after(mv);
        line.push(mv, &position);
        keys.push(key(&position));
        played.push(mv);
        let times = keys.iter().filter(|old| **old == key(&position)).count();
        assert_eq!(line.repetitions(&position), times, "{played:?}");
        // With null moves fewer plies are enough than are looked at.
        let has_pass = played.iter().any(|mv| mv.is_null());
        assert!(
            times < 3 || has_pass || line.may_stand_thrice(),
            "{played:?}"
        );
        most = most.max(times);
    }
    most
}

#[test]
fn a_line_counts_what_comparing_all_positions_counts() {
    let mut most = 0;
    walk::positions(71, 4_000, |random, position| {
        most = most.max(play(random, position));
    });
    assert!(most >= 5, "no position came back: the law was not tried");
}
