//! What is written as FEN is read as the same position.

use scoresheet_chess::{EnPassantField, Position, Square, fen};

use crate::walk;

fn read(text: &str, like: &Position) -> Position {
    let mut setup = fen::parse(text).unwrap();
    setup.variant = like.variant();
    Position::new(setup).unwrap()
}

#[test]
fn a_written_position_is_read_as_the_same() {
    walk::positions(31, 20_000, |_, position| {
        let passed = |square: Option<Square>| {
            let mut setup = position.setup();
            setup.en_passant = square;
            Position::new(setup).unwrap()
        };
        let legal = passed(position.legal_en_passant());
        for fen in [position.fen(), position.fen().shredder()] {
            let text = fen.to_string();
            assert_eq!(read(&text, position), *position, "{text}");
            let text = fen.en_passant(EnPassantField::Legal).to_string();
            assert_eq!(read(&text, position), legal, "{text}");
            let text = fen.en_passant(EnPassantField::Ready).to_string();
            let ready = read(&text, position);
            assert!([*position, legal].contains(&ready), "{text}");
            // What may be taken legally stands ready to be taken.
            if legal.en_passant().is_some() {
                assert_eq!(ready, *position, "{text}");
            }
            let epd = fen.epd();
            assert!(fen.to_string().starts_with(&epd));
            assert!(epd.starts_with(&fen.board()));
        }
    });
}

#[test]
fn file_letters_show_the_variant() {
    walk::positions(32, 10_000, |_, position| {
        let text = position.fen().shredder().to_string();
        let mut setup = fen::parse(&text).unwrap();
        // Without rights, or with those of the usual start, the two games look the same.
        if setup.variant != position.variant() {
            setup.variant = position.variant();
        }
        assert_eq!(Position::new(setup).unwrap(), *position, "{text}");
        let shown = fen::parse(&text).unwrap();
        assert!(Position::new(shown).is_ok(), "{text}");
    });
}
