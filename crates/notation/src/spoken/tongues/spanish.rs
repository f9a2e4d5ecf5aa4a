//! Data: how moves are said in Spanish.

use scoresheet_chess::{Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words. A lone "a" is the preposition; the file of that name is "columna a".
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["peón", "caballo", "alfil", "torre", "dama", "rey"],
    subjects: [
        [
            "El peón blanco", "El caballo blanco", "El alfil blanco", "La torre blanca", "La dama blanca",
            "El rey blanco",
        ],
        ["El peón negro", "El caballo negro", "El alfil negro", "La torre negra", "La dama negra", "El rey negro"],
    ],
    taken: ["el peón", "el caballo", "el alfil", "la torre", "la dama", "el rey"],
    becomes: ["peón", "caballo", "alfil", "torre", "dama", "rey"],
    numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
    ordinals: ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" de la columna "), Part::File],
        by_rank: &[Part::Name, Part::Say(" de la "), Part::Ordinal, Part::Say(" fila")],
        by_square: &[Part::Name, Part::Say(" de "), Part::From],
        moves: &[Part::Mover, Part::Say(" a "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" a "), Part::To],
        takes: &[Part::Mover, Part::Say(" toma "), Part::To],
        pawn_takes: &[Part::Say("peón de la columna "), Part::File, Part::Say(" toma "), Part::To],
        in_passing: &[
            Part::Say("peón de la columna "), Part::File, Part::Say(" toma "), Part::To, Part::Say(" al paso"),
        ],
        promotes: &[Part::Say(", promociona a "), Part::Becomes],
        castles: ["enroque corto", "enroque largo"],
        passes: "pasa",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" va de "), Part::From, Part::Say(" a "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" de "), Part::From, Part::Say(" toma "), Part::Taken, Part::Say(" de "),
            Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" de "), Part::From, Part::Say(" toma al paso en "), Part::To,
        ],
        promotes: &[Part::Say(" y promociona a "), Part::Becomes],
        castles: [
            ["Las blancas enrocan corto", "Las blancas enrocan largo"],
            ["Las negras enrocan corto", "Las negras enrocan largo"],
        ],
        passes: ["Las blancas pasan", "Las negras pasan"],
    },
    checks: [", jaque", ", jaque doble", ", jaque mate"],
    results: ["Ganan las blancas", "Ganan las negras", "Tablas"],
    file_noun_leads: true,
    file_nouns: &["columna"],
    rank_nouns: &["fila"],
    also_files: &[],
    also_numbers: &[],
    also_ordinals: &[("septima", Rank::R7)],
    phrases: &[
        ("reina", Item::Piece(Role::Queen)), ("la reina", Item::Piece(Role::Queen)),
        ("peon", Item::Piece(Role::Pawn)),
        ("el", Item::Before), ("la", Item::Before), ("las", Item::Before), ("un", Item::Before),
        ("una", Item::Before), ("blanco", Item::Before), ("blanca", Item::Before), ("negro", Item::Before),
        ("negra", Item::Before), ("blancas", Item::Before), ("negras", Item::Before),
        ("toma", Item::Takes), ("captura", Item::Takes),
        ("come", Item::Takes), ("por", Item::Takes), ("x", Item::Takes),
        ("de", Item::From), ("de la", Item::From), ("del", Item::From), ("desde", Item::From),
        ("va", Item::Goes), ("a", Item::Before), ("en", Item::Before), ("hasta", Item::Before),
        ("promociona a", Item::Promotes), ("se convierte en", Item::Promotes), ("corona", Item::Promotes),
        ("igual a", Item::Promotes),
        ("al paso", Item::InPassing), ("captura al paso", Item::InPassing), ("a.p.", Item::InPassing),
        ("jaque", Item::Check(CheckMark::Check)), ("jaque doble", Item::Check(CheckMark::Double)),
        ("doble jaque", Item::Check(CheckMark::Double)), ("jaque mate", Item::Check(CheckMark::Mate)),
        ("mate", Item::Check(CheckMark::Mate)),
        ("enroque", Item::Castles), ("enrocan", Item::Castles), ("enroca", Item::Castles),
        ("corto", Item::Wing(Side::King)), ("largo", Item::Wing(Side::Queen)),
        ("pasa", Item::Passes), ("pasan", Item::Passes),
        ("y", Item::And),
    ],
};
