//! Counting the leaves of the tree of legal moves, to test the move generator.

use crate::color::Color;
use crate::position::Position;

/// How many lines of exactly `depth` plies there are.
///
/// ```
/// use scoresheet_chess::{perft, Position};
/// assert_eq!(perft(&Position::start(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.turn {
        Color::White => count::<true>(position, depth),
        Color::Black => count::<false>(position, depth),
    }
}

/// The last ply is only counted. Moves are made on the way and never stored, and what gives check
/// is left to the generator, which finds it anyway when it looks for pins.
fn count<const WHITE: bool>(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return position.count_moves_of::<WHITE>() as u64,
        _ => {}
    }
    let mut count = 0;
    position.groups_of::<WHITE>(&mut |group| {
        group.for_each(|mv| {
            let mut after = *position;
            position.play_into(mv, &mut after);
            count += perft(&after, depth - 1);
        });
        false
    });
    count
}
