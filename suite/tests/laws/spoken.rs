//! Moves in words about random positions, and random words.

use scoresheet_chess::{Move, Position};
use scoresheet_notation::View;
use scoresheet_notation::spoken::{self, Form, Speech, Squares, Tongue};
use scoresheet_suite::laws::spoken as laws;
use scoresheet_suite::random::{Random, rounds};
use scoresheet_suite::walk;

#[test]
fn every_legal_move_is_understood_as_itself_in_every_tongue() {
    walk::positions(31, rounds(250), |random, position| {
        for mv in position.legal_moves() {
            let squares = random.choose(&Squares::ALL);
            if let Err(fault) = laws::every_tongue(position, mv, squares) {
                panic!("{}\n{fault}", position.fen());
            }
        }
    });
}

#[test]
fn words_in_any_order_are_read_or_refused_without_harm() {
    let mut words: Vec<Vec<String>> = vec![Vec::new(); Tongue::ALL.len()];
    walk::positions(32, 60, |random, position| {
        for mv in position.legal_moves() {
            for (tongue, words) in Tongue::ALL.into_iter().zip(&mut words) {
                let squares = random.choose(&Squares::ALL);
                let said = say(position, mv, tongue, random.choose(&Form::ALL), squares);
                words.extend(said.split(' ').map(str::to_owned));
            }
        }
    });
    let mut random = Random::new(33);
    for _ in 0..rounds(30_000) {
        let index = random.below(Tongue::ALL.len());
        let (tongue, words) = (Tongue::ALL[index], &words[index]);
        let mut text = String::new();
        for _ in 0..1 + random.below(9) {
            text.push_str(&words[random.below(words.len())]);
            text.push_str(random.choose(&[" ", " ", " ", "", "-", ", ", ". "]));
        }
        if let Err(fault) = laws::any_text(&text, tongue) {
            panic!("{fault}");
        }
    }
}

fn say(before: &Position, mv: Move, tongue: Tongue, form: Form, squares: Squares) -> String {
    let view = View::new(before, mv, &before.after(mv));
    let speech = Speech {
        tongue,
        form,
        squares,
    };
    let mut said = String::new();
    spoken::write(&view, speech, &mut said);
    said
}
