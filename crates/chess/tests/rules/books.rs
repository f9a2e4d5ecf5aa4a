//! Keys of Polyglot opening books, as their format publishes them.

use scoresheet_chess::{Key, Position};

use crate::game::{after, position};

/// Moves from the start, and the published key of where they lead.
const PUBLISHED: [(&str, u64); 9] = [
    ("", 0x463b_9618_1691_fc9c),
    ("e2e4", 0x823c_9b50_fd11_4196),
    ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
    ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
    // Here a pawn stands ready to take in passing.
    ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
    ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
    ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
    ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
    ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
];

#[test]
fn published_keys_are_found() {
    for (moves, key) in PUBLISHED {
        let position = after(Position::start(), moves);
        assert_eq!(Key::of(&position).polyglot(&position), key, "{moves}");
    }
}

#[test]
fn a_pawn_that_stands_ready_counts_in_books_and_only_a_legal_capture_in_repetitions() {
    let pinned = position("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1");
    let quiet = position("8/8/8/K2pP2r/8/8/8/7k w - - 0 1");
    let (a, b) = (Key::of(&pinned), Key::of(&quiet));
    assert_ne!(a.polyglot(&pinned), b.polyglot(&quiet));
    assert_eq!(a.repetition(&pinned), b.repetition(&quiet));
    let free = position("7k/8/8/K2pP3/8/8/8/8 w - d6 0 1");
    let quiet = position("7k/8/8/K2pP3/8/8/8/8 w - - 0 1");
    let (a, b) = (Key::of(&free), Key::of(&quiet));
    assert_ne!(a.repetition(&free), b.repetition(&quiet));
    // No pawn stands ready: the square says nothing.
    let alone = after(Position::start(), "e2e4");
    assert_eq!(Key::of(&alone).polyglot(&alone), 0x823c_9b50_fd11_4196);
}
