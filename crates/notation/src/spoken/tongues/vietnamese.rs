//! Data: how moves are said in Vietnamese.

use scoresheet_chess::{Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words. The name of a piece begins a move, and then with a capital.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: true,
    verb_final: false,
    names: ["Tốt", "Mã", "Tượng", "Xe", "Hậu", "Vua"],
    subjects: [
        ["Tốt trắng", "Mã trắng", "Tượng trắng", "Xe trắng", "Hậu trắng", "Vua trắng"],
        ["Tốt đen", "Mã đen", "Tượng đen", "Xe đen", "Hậu đen", "Vua đen"],
    ],
    taken: ["tốt", "mã", "tượng", "xe", "hậu", "vua"],
    becomes: ["tốt", "mã", "tượng", "xe", "hậu", "vua"],
    numbers: ["một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám"],
    ordinals: ["1", "2", "3", "4", "5", "6", "7", "8"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::Name, Part::Say(" cột "), Part::File],
        by_rank: &[Part::Name, Part::Say(" hàng "), Part::Rank],
        by_square: &[Part::Name, Part::Say(" từ "), Part::From],
        moves: &[Part::Mover, Part::Say(" "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" đến "), Part::To],
        takes: &[Part::Mover, Part::Say(" ăn "), Part::To],
        pawn_takes: &[Part::Say("Tốt "), Part::File, Part::Say(" ăn "), Part::To],
        in_passing: &[Part::Say("Tốt "), Part::File, Part::Say(" ăn "), Part::To, Part::Say(" qua đường")],
        promotes: &[Part::Say(", phong "), Part::Becomes],
        castles: ["nhập thành gần", "nhập thành xa"],
        passes: "bỏ lượt",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say(" đi từ "), Part::From, Part::Say(" đến "), Part::To],
        takes: &[
            Part::Subject, Part::Say(" từ "), Part::From, Part::Say(" ăn "), Part::Taken, Part::Say(" ở "),
            Part::To,
        ],
        in_passing: &[
            Part::Subject, Part::Say(" từ "), Part::From, Part::Say(" bắt tốt qua đường tại "), Part::To,
        ],
        promotes: &[Part::Say(" và phong "), Part::Becomes],
        castles: [
            ["Trắng nhập thành gần", "Trắng nhập thành xa"],
            ["Đen nhập thành gần", "Đen nhập thành xa"],
        ],
        passes: ["Trắng bỏ lượt", "Đen bỏ lượt"],
    },
    checks: [", chiếu", ", chiếu đôi", ", chiếu hết"],
    results: ["Trắng thắng", "Đen thắng", "Hòa"],
    file_noun_leads: true,
    file_nouns: &["cột"],
    rank_nouns: &["hàng"],
    also_files: &[],
    also_numbers: &[("tư", Rank::R4), ("bẩy", Rank::R7)],
    also_ordinals: &[],
    phrases: &[
        ("chốt", Item::Piece(Role::Pawn)), ("con tốt", Item::Piece(Role::Pawn)),
        ("ngựa", Item::Piece(Role::Knight)), ("con mã", Item::Piece(Role::Knight)),
        ("tịnh", Item::Piece(Role::Bishop)), ("con tượng", Item::Piece(Role::Bishop)),
        ("con xe", Item::Piece(Role::Rook)), ("con hậu", Item::Piece(Role::Queen)),
        ("con vua", Item::Piece(Role::King)),
        ("trắng", Item::Before), ("đen", Item::Before),
        ("ăn", Item::Takes), ("bắt", Item::Takes), ("ăn quân ở", Item::Takes),
        ("từ", Item::From),
        ("đi", Item::Goes), ("lên", Item::Before), ("xuống", Item::Before), ("về", Item::Before),
        ("đến", Item::Before), ("tới", Item::Before), ("ở", Item::Before), ("tại", Item::Before),
        ("ô", Item::Before), ("quân", Item::Before),
        ("phong", Item::Promotes), ("phong cấp", Item::Promotes), ("phong cấp thành", Item::Promotes),
        ("phong thành", Item::Promotes),
        ("qua đường", Item::InPassing), ("bắt tốt qua đường", Item::InPassing),
        ("chiếu", Item::Check(CheckMark::Check)), ("chiếu đôi", Item::Check(CheckMark::Double)),
        ("chiếu hết", Item::Check(CheckMark::Mate)), ("chiếu bí", Item::Check(CheckMark::Mate)),
        ("nhập thành", Item::Castles),
        ("gần", Item::Wing(Side::King)), ("ngắn", Item::Wing(Side::King)),
        ("cánh vua", Item::Wing(Side::King)), ("phía vua", Item::Wing(Side::King)),
        ("xa", Item::Wing(Side::Queen)), ("dài", Item::Wing(Side::Queen)),
        ("cánh hậu", Item::Wing(Side::Queen)), ("phía hậu", Item::Wing(Side::Queen)),
        ("bỏ lượt", Item::Passes),
        ("và", Item::And),
    ],
};
