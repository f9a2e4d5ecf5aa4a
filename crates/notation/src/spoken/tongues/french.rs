//! Data: how moves are said in French.

use scoresheet_chess::{Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["pion", "cavalier", "fou", "tour", "dame", "roi"],
    subjects: [
        ["Le pion blanc", "Le cavalier blanc", "Le fou blanc", "La tour blanche", "La dame blanche", "Le roi blanc"],
        ["Le pion noir", "Le cavalier noir", "Le fou noir", "La tour noire", "La dame noire", "Le roi noir"],
    ],
    taken: ["le pion", "le cavalier", "le fou", "la tour", "la dame", "le roi"],
    becomes: ["pion", "cavalier", "fou", "tour", "dame", "roi"],
    numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
    ordinals: [
        "première", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième",
    ],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" de la colonne "), Part::File],
        by_rank: &[Part::Name, Part::Say(" de la "), Part::Ordinal, Part::Say(" rangée")],
        by_square: &[Part::Name, Part::Say(" de "), Part::From],
        moves: &[Part::Mover, Part::Say(" en "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" en "), Part::To],
        takes: &[Part::Mover, Part::Say(" prend "), Part::To],
        pawn_takes: &[Part::Say("pion "), Part::File, Part::Say(" prend "), Part::To],
        in_passing: &[Part::Say("pion "), Part::File, Part::Say(" prend "), Part::To, Part::Say(" en passant")],
        promotes: &[Part::Say(", promu en "), Part::Becomes],
        castles: ["petit roque", "grand roque"],
        passes: "passe",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" va de "), Part::From, Part::Say(" à "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" de "), Part::From, Part::Say(" prend "), Part::Taken, Part::Say(" en "),
            Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" de "), Part::From, Part::Say(" prend en passant en "), Part::To,
        ],
        promotes: &[Part::Say(" et est promu en "), Part::Becomes],
        castles: [
            ["Les Blancs font le petit roque", "Les Blancs font le grand roque"],
            ["Les Noirs font le petit roque", "Les Noirs font le grand roque"],
        ],
        passes: ["Les Blancs passent", "Les Noirs passent"],
    },
    checks: [", échec", ", double échec", ", échec et mat"],
    results: ["Les Blancs gagnent", "Les Noirs gagnent", "Partie nulle"],
    file_noun_leads: true,
    file_nouns: &["colonne"],
    rank_nouns: &["rangée", "traverse"],
    also_files: &[],
    also_numbers: &[],
    also_ordinals: &[("seconde", Rank::R2)],
    phrases: &[
        ("reine", Item::Piece(Role::Queen)), ("la reine", Item::Piece(Role::Queen)),
        ("le", Item::Before), ("la", Item::Before), ("les", Item::Before), ("un", Item::Before),
        ("une", Item::Before), ("blanc", Item::Before), ("blanche", Item::Before), ("noir", Item::Before),
        ("noire", Item::Before), ("Blancs", Item::Before), ("Noirs", Item::Before), ("font", Item::Before),
        ("prend", Item::Takes), ("capture", Item::Takes), ("x", Item::Takes),
        ("de", Item::From), ("du", Item::From), ("de la", Item::From), ("à", Item::Before), ("en", Item::Before),
        ("va", Item::Goes), ("joue", Item::Goes), ("se déplace", Item::Goes), ("sur", Item::Before),
        ("promu en", Item::Promotes), ("est promu en", Item::Promotes), ("promotion en", Item::Promotes),
        ("se promeut en", Item::Promotes), ("devient", Item::Promotes), ("égale", Item::Promotes),
        ("en passant", Item::InPassing), ("prise en passant", Item::InPassing), ("e.p.", Item::InPassing),
        ("échec", Item::Check(CheckMark::Check)), ("échec au roi", Item::Check(CheckMark::Check)),
        ("double échec", Item::Check(CheckMark::Double)), ("échec double", Item::Check(CheckMark::Double)),
        ("échec et mat", Item::Check(CheckMark::Mate)), ("mat", Item::Check(CheckMark::Mate)),
        ("roque", Item::Castles), ("roquent", Item::Castles),
        ("petit", Item::Wing(Side::King)), ("court", Item::Wing(Side::King)),
        ("grand", Item::Wing(Side::Queen)), ("long", Item::Wing(Side::Queen)),
        ("passe", Item::Passes), ("passent", Item::Passes),
        ("et", Item::And),
    ],
};
