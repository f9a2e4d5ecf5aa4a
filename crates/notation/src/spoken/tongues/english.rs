//! Data: how moves are said in English.

use scoresheet_chess::{File, Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words. Besides those that are written, the reader knows what people say and what is
/// mistaken for it by ear: "night", "rock", "see four".
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    subjects: [
        ["White's pawn", "White's knight", "White's bishop", "White's rook", "White's queen", "White's king"],
        ["Black's pawn", "Black's knight", "Black's bishop", "Black's rook", "Black's queen", "Black's king"],
    ],
    taken: ["the pawn", "the knight", "the bishop", "the rook", "the queen", "the king"],
    becomes: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" on the "), Part::File, Part::Say("-file")],
        by_rank: &[Part::Name, Part::Say(" on the "), Part::Ordinal, Part::Say(" rank")],
        by_square: &[Part::Name, Part::Say(" from "), Part::From],
        moves: &[Part::Mover, Part::Say(" to "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" to "), Part::To],
        takes: &[Part::Mover, Part::Say(" takes "), Part::To],
        pawn_takes: &[Part::File, Part::Say("-pawn takes "), Part::To],
        in_passing: &[Part::File, Part::Say("-pawn takes "), Part::To, Part::Say(" en passant")],
        promotes: &[Part::Say(", promotes to a "), Part::Becomes],
        castles: ["castles kingside", "castles queenside"],
        passes: "passes",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" goes from "), Part::From, Part::Say(" to "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" from "), Part::From, Part::Say(" takes "), Part::Taken,
            Part::Say(" on "), Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" from "), Part::From, Part::Say(" takes en passant on "), Part::To,
        ],
        promotes: &[Part::Say(" and promotes to a "), Part::Becomes],
        castles: [
            ["White castles kingside", "White castles queenside"],
            ["Black castles kingside", "Black castles queenside"],
        ],
        passes: ["White passes", "Black passes"],
    },
    checks: [", check", ", double check", ", checkmate"],
    results: ["White wins", "Black wins", "Draw"],
    file_noun_leads: false,
    file_nouns: &["file"],
    rank_nouns: &["rank", "row"],
    also_files: &[
        ("alpha", File::A), ("be", File::B), ("bee", File::B), ("see", File::C), ("sea", File::C),
        ("dee", File::D), ("ee", File::E), ("eff", File::F), ("gee", File::G), ("aitch", File::H),
        ("age", File::H),
    ],
    also_numbers: &[
        ("won", Rank::R1), ("too", Rank::R2), ("tree", Rank::R3), ("for", Rank::R4), ("fore", Rank::R4),
        ("fife", Rank::R5), ("sicks", Rank::R6), ("ate", Rank::R8),
    ],
    also_ordinals: &[
        ("1st", Rank::R1), ("2nd", Rank::R2), ("3rd", Rank::R3), ("4th", Rank::R4),
        ("5th", Rank::R5), ("6th", Rank::R6), ("7th", Rank::R7), ("8th", Rank::R8),
    ],
    phrases: &[
        ("night", Item::Piece(Role::Knight)), ("nite", Item::Piece(Role::Knight)),
        ("horse", Item::Piece(Role::Knight)), ("rock", Item::Piece(Role::Rook)),
        ("ruck", Item::Piece(Role::Rook)),
        ("takes", Item::Takes), ("take", Item::Takes), ("taking", Item::Takes),
        ("captures", Item::Takes), ("capture", Item::Takes), ("x", Item::Takes),
        ("from", Item::From),
        ("goes", Item::Goes), ("moves", Item::Goes), ("goes to", Item::Before), ("moves to", Item::Before),
        ("to", Item::Before), ("on", Item::Before), ("on the", Item::Before), ("from the", Item::From),
        ("the", Item::Before), ("at", Item::Before), ("white's", Item::Before), ("black's", Item::Before),
        ("white", Item::Before), ("black", Item::Before),
        ("promotes to", Item::Promotes), ("promotes to a", Item::Promotes), ("promote to", Item::Promotes),
        ("promoting to", Item::Promotes), ("promoting to a", Item::Promotes), ("promoted to", Item::Promotes),
        ("promoted to a", Item::Promotes), ("promotion to", Item::Promotes), ("promotes", Item::Promotes),
        ("becomes", Item::Promotes), ("becomes a", Item::Promotes), ("becoming", Item::Promotes),
        ("becoming a", Item::Promotes), ("equals", Item::Promotes), ("equals a", Item::Promotes),
        ("=", Item::Promotes), ("queens", Item::Queens), ("queening", Item::Queens),
        ("en passant", Item::InPassing), ("in passing", Item::InPassing), ("e.p.", Item::InPassing),
        ("ep", Item::InPassing),
        ("check", Item::Check(CheckMark::Check)), ("with check", Item::Check(CheckMark::Check)),
        ("discovered check", Item::Check(CheckMark::Check)),
        ("double check", Item::Check(CheckMark::Double)), ("with double check", Item::Check(CheckMark::Double)),
        ("checkmate", Item::Check(CheckMark::Mate)), ("check mate", Item::Check(CheckMark::Mate)),
        ("mate", Item::Check(CheckMark::Mate)), ("with mate", Item::Check(CheckMark::Mate)),
        ("castles", Item::Castles), ("castling", Item::Castles), ("castle", Item::Castle),
        ("kingside", Item::Wing(Side::King)), ("king side", Item::Wing(Side::King)),
        ("king's side", Item::Wing(Side::King)), ("kings side", Item::Wing(Side::King)),
        ("short", Item::Wing(Side::King)),
        ("queenside", Item::Wing(Side::Queen)), ("queen side", Item::Wing(Side::Queen)),
        ("queen's side", Item::Wing(Side::Queen)), ("queens side", Item::Wing(Side::Queen)),
        ("long", Item::Wing(Side::Queen)),
        ("passes", Item::Passes), ("pass", Item::Passes), ("null move", Item::Passes),
        ("and", Item::And),
    ],
};
