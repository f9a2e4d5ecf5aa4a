//! Counting the leaves of the tree of legal moves, to test the move generator.

use crate::position::Position;

/// How many lines of exactly `depth` plies there are.
///
/// ```
/// use scoresheet_chess::{perft, Position};
/// assert_eq!(perft(&Position::start(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let mut count = 0;
            position.groups(|group| {
                group.for_each(|mv| count += perft(&position.after(mv), depth - 1));
                false
            });
            count
        }
    }
}
