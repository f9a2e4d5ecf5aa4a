//! Data: how moves are said in German.

use scoresheet_chess::{Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    subjects: [
        [
            "Der weiße Bauer", "Der weiße Springer", "Der weiße Läufer", "Der weiße Turm", "Die weiße Dame",
            "Der weiße König",
        ],
        [
            "Der schwarze Bauer", "Der schwarze Springer", "Der schwarze Läufer", "Der schwarze Turm",
            "Die schwarze Dame", "Der schwarze König",
        ],
    ],
    taken: ["den Bauern", "den Springer", "den Läufer", "den Turm", "die Dame", "den König"],
    becomes: ["zum Bauern", "zum Springer", "zum Läufer", "zum Turm", "zur Dame", "zum König"],
    numbers: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    ordinals: ["ersten", "zweiten", "dritten", "vierten", "fünften", "sechsten", "siebten", "achten"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" von der "), Part::File, Part::Say("-Linie")],
        by_rank: &[Part::Name, Part::Say(" von der "), Part::Ordinal, Part::Say(" Reihe")],
        by_square: &[Part::Name, Part::Say(" von "), Part::From],
        moves: &[Part::Mover, Part::Say(" nach "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" nach "), Part::To],
        takes: &[Part::Mover, Part::Say(" schlägt "), Part::To],
        pawn_takes: &[Part::Say("Bauer "), Part::File, Part::Say(" schlägt "), Part::To],
        in_passing: &[Part::Say("Bauer "), Part::File, Part::Say(" schlägt "), Part::To, Part::Say(" en passant")],
        promotes: &[Part::Say(", wird "), Part::Becomes],
        castles: ["kurze Rochade", "lange Rochade"],
        passes: "setzt aus",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" zieht von "), Part::From, Part::Say(" nach "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" von "), Part::From, Part::Say(" schlägt "), Part::Taken, Part::Say(" auf "),
            Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" von "), Part::From, Part::Say(" schlägt en passant auf "), Part::To,
        ],
        promotes: &[Part::Say(" und wird "), Part::Becomes],
        castles: [
            ["Weiß rochiert kurz", "Weiß rochiert lang"],
            ["Schwarz rochiert kurz", "Schwarz rochiert lang"],
        ],
        passes: ["Weiß setzt aus", "Schwarz setzt aus"],
    },
    checks: [", Schach", ", Doppelschach", ", matt"],
    results: ["Weiß gewinnt", "Schwarz gewinnt", "Remis"],
    file_noun_leads: false,
    file_nouns: &["Linie"],
    rank_nouns: &["Reihe"],
    also_files: &[],
    also_numbers: &[("zwo", Rank::R2)],
    also_ordinals: &[
        ("erste", Rank::R1), ("zweite", Rank::R2), ("dritte", Rank::R3), ("vierte", Rank::R4),
        ("fünfte", Rank::R5), ("sechste", Rank::R6), ("siebte", Rank::R7), ("siebenten", Rank::R7),
        ("achte", Rank::R8), ("1.", Rank::R1), ("2.", Rank::R2), ("3.", Rank::R3), ("4.", Rank::R4),
        ("5.", Rank::R5), ("6.", Rank::R6), ("7.", Rank::R7), ("8.", Rank::R8),
    ],
    phrases: &[
        ("Pferd", Item::Piece(Role::Knight)), ("Bauern", Item::Piece(Role::Pawn)),
        ("Laeufer", Item::Piece(Role::Bishop)), ("Koenig", Item::Piece(Role::King)),
        ("der", Item::Before), ("die", Item::Before), ("den", Item::Before), ("das", Item::Before),
        ("weiße", Item::Before), ("weißen", Item::Before), ("schwarze", Item::Before),
        ("schwarzen", Item::Before), ("weisse", Item::Before), ("Weiß", Item::Before),
        ("Weiss", Item::Before), ("Schwarz", Item::Before),
        ("schlägt", Item::Takes), ("schlaegt", Item::Takes), ("nimmt", Item::Takes), ("x", Item::Takes),
        ("von", Item::From), ("aus", Item::Before),
        ("zieht", Item::Goes), ("geht", Item::Goes), ("nach", Item::Before), ("auf", Item::Before),
        ("wird", Item::Promotes), ("wandelt um in", Item::Promotes), ("Umwandlung in", Item::Promotes),
        ("wird zu", Item::Promotes), ("gleich", Item::Promotes), ("eine", Item::Before), ("einen", Item::Before),
        ("en passant", Item::InPassing), ("im Vorbeigehen", Item::InPassing), ("e.p.", Item::InPassing),
        ("Schach", Item::Check(CheckMark::Check)), ("mit Schach", Item::Check(CheckMark::Check)),
        ("Doppelschach", Item::Check(CheckMark::Double)),
        ("matt", Item::Check(CheckMark::Mate)), ("Schachmatt", Item::Check(CheckMark::Mate)),
        ("Schach matt", Item::Check(CheckMark::Mate)),
        ("Rochade", Item::Castles), ("rochiert", Item::Castles),
        ("kurz", Item::Wing(Side::King)), ("kurze", Item::Wing(Side::King)), ("kleine", Item::Wing(Side::King)),
        ("lang", Item::Wing(Side::Queen)), ("lange", Item::Wing(Side::Queen)), ("große", Item::Wing(Side::Queen)),
        ("setzt aus", Item::Passes),
        ("und", Item::And),
    ],
};
