//! Data: how moves are said in Russian.

use scoresheet_chess::{File, Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words. Pieces that are taken or made are in the accusative, in which knight, bishop, queen
/// and king count as living. Files are in Latin letters; Cyrillic ones that look or sound like
/// them are understood, and a lone «с» is the preposition.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["пешка", "конь", "слон", "ладья", "ферзь", "король"],
    subjects: [
        ["Белая пешка", "Белый конь", "Белый слон", "Белая ладья", "Белый ферзь", "Белый король"],
        ["Чёрная пешка", "Чёрный конь", "Чёрный слон", "Чёрная ладья", "Чёрный ферзь", "Чёрный король"],
    ],
    taken: ["пешку", "коня", "слона", "ладью", "ферзя", "короля"],
    becomes: ["пешку", "коня", "слона", "ладью", "ферзя", "короля"],
    numbers: ["один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь"],
    ordinals: [
        "с первой", "со второй", "с третьей", "с четвёртой", "с пятой", "с шестой", "с седьмой", "с восьмой",
    ],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" с вертикали "), Part::File],
        by_rank: &[Part::Name, Part::Say(" "), Part::Ordinal, Part::Say(" горизонтали")],
        by_square: &[Part::Name, Part::Say(" с "), Part::From],
        moves: &[Part::Mover, Part::Say(" "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" на "), Part::To],
        takes: &[Part::Mover, Part::Say(" бьёт "), Part::To],
        pawn_takes: &[Part::Say("пешка "), Part::File, Part::Say(" бьёт "), Part::To],
        in_passing: &[Part::Say("пешка "), Part::File, Part::Say(" бьёт "), Part::To, Part::Say(" на проходе")],
        promotes: &[Part::Say(", превращается в "), Part::Becomes],
        castles: ["короткая рокировка", "длинная рокировка"],
        passes: "пропуск хода",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" идёт с "), Part::From, Part::Say(" на "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" с "), Part::From, Part::Say(" бьёт "), Part::Taken, Part::Say(" на "),
            Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" с "), Part::From, Part::Say(" бьёт на "), Part::To,
            Part::Say(", взятие на проходе"),
        ],
        promotes: &[Part::Say(" и превращается в "), Part::Becomes],
        castles: [
            ["Белые делают короткую рокировку", "Белые делают длинную рокировку"],
            ["Чёрные делают короткую рокировку", "Чёрные делают длинную рокировку"],
        ],
        passes: ["Белые пропускают ход", "Чёрные пропускают ход"],
    },
    checks: [", шах", ", двойной шах", ", мат"],
    results: ["Белые выиграли", "Чёрные выиграли", "Ничья"],
    file_noun_leads: true,
    file_nouns: &["вертикали", "вертикаль", "линии"],
    rank_nouns: &["горизонтали", "горизонталь"],
    also_files: &[
        ("а", File::A), ("б", File::B), ("бэ", File::B), ("с", File::C), ("ц", File::C), ("цэ", File::C),
        ("д", File::D), ("дэ", File::D), ("е", File::E), ("ф", File::F), ("эф", File::F), ("г", File::G),
        ("же", File::G), ("жэ", File::G), ("х", File::H), ("аш", File::H),
    ],
    also_numbers: &[("раз", Rank::R1)],
    also_ordinals: &[
        ("первой", Rank::R1), ("второй", Rank::R2), ("третьей", Rank::R3), ("четвёртой", Rank::R4),
        ("пятой", Rank::R5), ("шестой", Rank::R6), ("седьмой", Rank::R7), ("восьмой", Rank::R8),
    ],
    phrases: &[
        ("белый", Item::Before), ("белая", Item::Before), ("чёрный", Item::Before), ("чёрная", Item::Before),
        ("белые", Item::Before), ("чёрные", Item::Before), ("делают", Item::Before),
        ("чёрного", Item::Before), ("белого", Item::Before), ("чёрную", Item::Before), ("белую", Item::Before),
        ("бьёт", Item::Takes), ("берёт", Item::Takes),
        ("с", Item::From), ("со", Item::From), ("из", Item::From),
        ("идёт", Item::Goes), ("ходит", Item::Goes), ("на", Item::Before), ("поле", Item::Before),
        ("превращается в", Item::Promotes), ("превращение в", Item::Promotes), ("становится", Item::Promotes),
        ("на проходе", Item::InPassing), ("взятие на проходе", Item::InPassing),
        ("шах", Item::Check(CheckMark::Check)), ("с шахом", Item::Check(CheckMark::Check)),
        ("двойной шах", Item::Check(CheckMark::Double)),
        ("мат", Item::Check(CheckMark::Mate)), ("шах и мат", Item::Check(CheckMark::Mate)),
        ("ферзём", Item::Piece(Role::Queen)),
        ("рокировка", Item::Castles), ("рокировку", Item::Castles), ("рокируются", Item::Castles),
        ("короткая", Item::Wing(Side::King)), ("короткую", Item::Wing(Side::King)),
        ("длинная", Item::Wing(Side::Queen)), ("длинную", Item::Wing(Side::Queen)),
        ("пропуск хода", Item::Passes), ("пропускают ход", Item::Passes),
        ("и", Item::And),
    ],
};
