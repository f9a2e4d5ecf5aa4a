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
    match (depth, position.turn) {
        (0, _) => 1,
        (_, Color::White) => count::<true>(position, depth),
        (_, Color::Black) => count::<false>(position, depth),
    }
}

fn count<const WHITE: bool>(position: &Position, depth: u32) -> u64 {
    let mut count = 0;
    if depth == 1 {
        position.groups_of::<WHITE>(&mut |group| {
            count += group.len() as u64;
            false
        });
    } else {
        position.groups_of::<WHITE>(&mut |group| {
            group.for_each(|mv| {
                let mut after = *position;
                after.advance(if WHITE { Color::White } else { Color::Black }, mv);
                count += perft(&after, depth - 1);
            });
            false
        });
    }
    count
}
