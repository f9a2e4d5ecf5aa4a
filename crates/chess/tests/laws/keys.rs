//! Keys that follow the moves are the keys counted anew.

use scoresheet_chess::{Key, Move};

use crate::walk;

#[test]
fn a_key_that_follows_the_moves_is_the_full_key() {
    walk::steps(1, 100_000, |_, before, mv| {
        for mv in [mv, Move::NULL] {
            let after = before.after(mv);
            let followed = Key::of(before).after(before, mv, &after);
            let counted = Key::of(&after);
            assert_eq!(followed, counted, "{mv:?} in {}", before.fen());
            assert_eq!(followed.polyglot(&after), counted.polyglot(&after));
            assert_eq!(followed.repetition(&after), counted.repetition(&after));
        }
    });
}

#[test]
fn a_key_differs_when_the_turn_or_a_right_does() {
    walk::positions(2, 5_000, |_, position| {
        let passed = position.after(Move::NULL);
        assert_ne!(Key::of(position), Key::of(&passed), "{}", position.fen());
        let mut setup = position.setup();
        if let Some(rook) = setup.castling.first() {
            setup.castling = setup.castling.without(rook.into());
            let without = scoresheet_chess::Position::new(setup).unwrap();
            assert_ne!(Key::of(position), Key::of(&without), "{}", position.fen());
        }
    });
}
