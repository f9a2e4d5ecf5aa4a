//! What is written, of random games and of random texts.

use scoresheet_record::Game;
use scoresheet_record::pgn::Layout;
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::writing;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::{games, texts};

#[test]
fn a_game_that_is_written_is_read_as_the_same_game() {
    let mut random = Random::new(41);
    for number in 0..rounds(3_000) {
        let game = games::game(&mut random);
        let written = game.write(&Layout::EXPORT);
        let shown = String::from_utf8_lossy(&written);
        let again = Game::read(&written).expect("a game that was written");
        if let Err(fault) = writing::same_game(&game, &again) {
            panic!("game {number}: {fault}\n{shown}");
        }
        assert!(game == again, "game {number} is not equal:\n{shown}");
        let twice = again.write(&Layout::EXPORT);
        assert!(
            twice == written,
            "game {number}, then:\n{shown}\n{}",
            String::from_utf8_lossy(&twice)
        );
    }
}

#[test]
fn whatever_is_put_into_a_game_it_stays_one_game_with_its_moves() {
    let mut random = Random::new(47);
    for number in 0..rounds(3_000) {
        let game = games::odd_game(&mut random);
        if let Err(fault) = writing::any_value(&game) {
            panic!("game {number}: {fault}");
        }
    }
}

#[test]
fn games_one_after_the_other_stay_apart() {
    let mut random = Random::new(42);
    for _ in 0..rounds(300) {
        let games: Vec<Game> = (0..4).map(|_| games::game(&mut random)).collect();
        let written = writing::write_all(&games, &Layout::EXPORT);
        hold(&written, writing::round_trip);
        assert!(
            Game::read_all(&written) == games,
            "{}",
            String::from_utf8_lossy(&written)
        );
    }
}

#[test]
fn any_pieces_of_pgn_stay_what_they_are_once_read() {
    let mut random = Random::new(43);
    for _ in 0..rounds(20_000) {
        let count = random.below(50);
        let text = texts::pieces(&mut random, count);
        hold(&text, writing::round_trip);
        hold(&text, writing::tidy_lines);
        hold(&text, writing::fewer_events);
    }
}

#[test]
fn so_do_any_bytes_and_careless_games() {
    let mut random = Random::new(44);
    for _ in 0..rounds(5_000) {
        let len = random.below(200);
        hold(&texts::bytes(&mut random, len), writing::round_trip);
    }
    for _ in 0..rounds(500) {
        hold(&texts::file(&mut random, 2), writing::round_trip);
    }
}

#[test]
fn a_stream_is_written_as_its_games_are() {
    let mut random = Random::new(45);
    for _ in 0..rounds(20_000) {
        let count = random.below(50);
        hold(&texts::pieces(&mut random, count), writing::stream);
    }
    for _ in 0..rounds(500) {
        hold(&texts::file(&mut random, 2), writing::stream);
    }
}

#[test]
fn any_layout_holds_the_same_game() {
    let mut random = Random::new(46);
    for _ in 0..rounds(2_000) {
        let count = random.below(50);
        let text = match random.below(2) {
            0 => texts::pieces(&mut random, count),
            _ => texts::file(&mut random, 2),
        };
        let width = random.choose(&[0, 1, 2, 3, 7, 20, 79, 200, 100_000]);
        hold(&text, |text| writing::any_layout(text, width));
    }
}
