//! Words about random positions.

use scoresheet_chess::{Position, fen};
use scoresheet_notation::algebraic::Style;
use scoresheet_notation::language::{self, LANGUAGES};
use scoresheet_notation::{View, algebraic};
use scoresheet_suite::hold::hold;
use scoresheet_suite::laws::{languages, words};
use scoresheet_suite::random::rounds;
use scoresheet_suite::{texts, walk};

/// Positions in which notations must tell much apart: many queens, knights and bishops of a kind,
/// pawns that stand doubled and take both ways, promotions with captures, taking in passing with two
/// pawns, castling, and a king that can go where others can.
const ODD: [&str; 10] = [
    "6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
    "kb6/pp5Q/8/Q2Q3Q/8/8/Q6Q/K2Q3Q w - - 0 1",
    "1n1n1n1n/P1P1P1P1/8/4k3/8/4K3/p1p1p1p1/1N1N1N1N w - - 0 1",
    "1n1n1n1n/P1P1P1P1/8/4k3/8/4K3/p1p1p1p1/1N1N1N1N b - - 0 1",
    "4k3/8/8/2pPpP2/8/2P1P3/2P1P3/4K3 w - e6 0 2",
    "4k3/4p3/4p3/1PpPpP2/1P1P1P2/8/8/4K3 w - c6 0 2",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/3B3B/6N1/2N5/3B3B/3K2N1/R2R4 w - - 0 1",
    "4k3/8/5b1b/6n1/5p2/4B2B/4K1N1/6NB w - - 0 1",
    "1k6/1b1b4/2P5/3R1R2/2n1n3/3R1R2/1P1P1P2/4K3 w - - 0 1",
];

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
fn every_legal_move_is_read_as_itself_in_every_style_of_every_language() {
    // The languages and styles take turns, so that a long search has them all in all positions.
    let mut turn = 0;
    walk::positions(25, rounds(600), |random, position| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        for language in &LANGUAGES {
            for _ in 0..2 {
                turn += 1;
                let (name, style) = Style::NAMED[turn % Style::NAMED.len()];
                let style = style.in_language(language);
                let (mv, next) = (random.choose(&moves), random.choose(&moves));
                if let Err(fault) =
                    languages::is_itself(position, mv, next, language, (name, &style))
                {
                    panic!("{}\n{fault}", position.fen());
                }
            }
        }
    });
}

#[test]
fn every_legal_move_of_odd_positions_is_read_as_itself_in_every_style_of_every_language() {
    for fen in ODD {
        let setup = fen::parse(fen).expect(fen);
        let position = Position::new(setup).unwrap_or_else(|rejected| panic!("{fen}: {rejected}"));
        let moves = position.legal_moves();
        for language in &LANGUAGES {
            for (name, style) in &Style::NAMED {
                let style = style.in_language(language);
                for (at, &mv) in moves.iter().enumerate() {
                    let next = moves[(at + 1) % moves.len()];
                    if let Err(fault) =
                        languages::is_itself(&position, mv, next, language, (name, &style))
                    {
                        panic!("{fen}\n{fault}");
                    }
                }
            }
        }
    }
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

#[test]
fn any_word_means_the_same_to_the_reader_of_languages_in_english() {
    walk::positions(26, rounds(10_000), |random, position| {
        for _ in 0..12 {
            let word = texts::word(random, position);
            hold(&word, |word| {
                languages::english_is_english(word)
                    .map_err(|fault| format!("in {}: {fault}", position.fen()))
            });
        }
    });
}

#[test]
fn any_word_is_read_or_refused_in_every_language() {
    walk::positions(27, rounds(300), |random, position| {
        for language in &LANGUAGES {
            let word = texts::word(random, position);
            hold(&word, |word| languages::any_word(word, language));
        }
    });
}
