//! Words about random positions.

use scoresheet_notation::language::{self, LANGUAGES};
use scoresheet_notation::{View, algebraic};
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::words;
use scoresheet_suite::random::rounds;
use scoresheet_suite::{texts, walk};

#[test]
fn every_legal_move_is_read_as_itself_in_every_style() {
    walk::positions(21, rounds(12_000), |_, position| {
        for mv in position.legal_moves() {
            if let Err(fault) = words::every_style(position, mv) {
                panic!("{}\n{fault}", position.fen());
            }
        }
    });
}

#[test]
fn no_two_legal_moves_are_written_alike_in_any_language() {
    walk::positions(24, rounds(400), |_, position| {
        let moves = position.legal_moves();
        for language in &LANGUAGES {
            let style = language.style();
            let mut texts: Vec<String> = moves
                .iter()
                .map(|&mv| {
                    let view = View::new(position, mv, &position.after(mv));
                    algebraic::write(&view, &style).as_str().to_owned()
                })
                .collect();
            texts.sort_unstable();
            let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{} in {}", language.code, position.fen());
        }
    });
}

#[test]
fn every_language_has_letters_of_its_own_for_each_piece_and_all_words() {
    for (index, language) in LANGUAGES.iter().enumerate() {
        let code = language.code;
        let letters = &language.letters.white[1..];
        for (at, letter) in letters.iter().enumerate() {
            assert!(
                !letter.is_empty() && !letters[..at].contains(letter),
                "{code}"
            );
        }
        assert!(
            language.pieces.iter().all(|names| !names.is_empty()),
            "{code}"
        );
        assert!(
            LANGUAGES[..index].iter().all(|other| other.code != code),
            "{code}"
        );
        assert!(std::ptr::eq(language::find(code).unwrap(), language));
    }
    assert!(LANGUAGES.len() >= 45);
}

#[test]
fn the_fast_writer_and_reader_of_san_agree_with_the_one_grammar() {
    walk::positions(22, rounds(20_000), |_, position| {
        for mv in position.legal_moves() {
            if let Err(fault) = words::fast_san(position, mv) {
                panic!("{}\n{fault}", position.fen());
            }
        }
        if let Err(fault) = words::spellings_differ(position) {
            panic!("{}\n{fault}", position.fen());
        }
    });
}

#[test]
fn any_word_means_the_same_to_the_fast_reader_and_to_the_grammar() {
    walk::positions(23, rounds(20_000), |random, position| {
        for _ in 0..12 {
            let word = texts::word(random, position);
            hold(&word, |word| {
                words::any_word(position, word)
                    .map_err(|fault| format!("in {}: {fault}", position.fen()))
            });
        }
    });
}
