//! Data: how moves are said in Japanese.

use scoresheet_chess::{Rank, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Sentence, Short, Words};

/// The words. Latin letters and digits are set apart by blanks, as print has it.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: false,
    verb_final: true,
    names: ["ポーン", "ナイト", "ビショップ", "ルーク", "クイーン", "キング"],
    subjects: [
        ["白のポーン", "白のナイト", "白のビショップ", "白のルーク", "白のクイーン", "白のキング"],
        ["黒のポーン", "黒のナイト", "黒のビショップ", "黒のルーク", "黒のクイーン", "黒のキング"],
    ],
    taken: ["ポーン", "ナイト", "ビショップ", "ルーク", "クイーン", "キング"],
    becomes: ["ポーン", "ナイト", "ビショップ", "ルーク", "クイーン", "キング"],
    numbers: ["いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち"],
    ordinals: ["1", "2", "3", "4", "5", "6", "7", "8"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::File, Part::Say(" ファイルの"), Part::Name],
        by_rank: &[Part::Rank, Part::Say(" 段の"), Part::Name],
        by_square: &[Part::From, Part::Say(" の"), Part::Name],
        moves: &[Part::Mover, Part::Say(" "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" "), Part::To],
        takes: &[Part::Mover, Part::Say("が "), Part::To, Part::Say(" を取る")],
        pawn_takes: &[Part::File, Part::Say(" ポーンが "), Part::To, Part::Say(" を取る")],
        in_passing: &[Part::File, Part::Say(" ポーンが "), Part::To, Part::Say(" を取る、アンパッサン")],
        promotes: &[Part::Say("、"), Part::Becomes, Part::Say("にプロモーション")],
        castles: ["キングサイドへキャスリング", "クイーンサイドへキャスリング"],
        passes: "パス",
    },
    sentence: Sentence {
        moves: &[Part::Subject, Part::Say("が "), Part::From, Part::Say(" から "), Part::To, Part::Say(" へ移動")],
        takes: &[
            Part::Subject, Part::Say("が "), Part::From, Part::Say(" から "), Part::To, Part::Say(" の"),
            Part::Taken, Part::Say("を取る"),
        ],
        in_passing: &[
            Part::Subject, Part::Say("が "), Part::From, Part::Say(" から "), Part::To,
            Part::Say(" へ移動してアンパッサン"),
        ],
        promotes: &[Part::Say("、"), Part::Becomes, Part::Say("にプロモーション")],
        castles: [
            ["白がキングサイドへキャスリング", "白がクイーンサイドへキャスリング"],
            ["黒がキングサイドへキャスリング", "黒がクイーンサイドへキャスリング"],
        ],
        passes: ["白がパス", "黒がパス"],
    },
    checks: ["、チェック", "、ダブルチェック", "、チェックメイト"],
    results: ["白の勝ち", "黒の勝ち", "引き分け"],
    file_noun_leads: false,
    file_nouns: &["ファイル", "列"],
    rank_nouns: &["段", "ランク"],
    also_files: &[],
    also_numbers: &[
        ("し", Rank::R4), ("しち", Rank::R7), ("一", Rank::R1), ("二", Rank::R2), ("三", Rank::R3),
        ("四", Rank::R4), ("五", Rank::R5), ("六", Rank::R6), ("七", Rank::R7), ("八", Rank::R8),
    ],
    also_ordinals: &[],
    phrases: &[
        ("白", Item::Before), ("黒", Item::Before), ("白の", Item::Before), ("黒の", Item::Before),
        ("白が", Item::Before), ("黒が", Item::Before), ("先手", Item::Before), ("後手", Item::Before),
        ("の", Item::After), ("が", Item::After), ("は", Item::After), ("を", Item::After),
        ("へ", Item::After), ("に", Item::After), ("で", Item::After), ("から", Item::FromBefore),
        ("取る", Item::Takes), ("取った", Item::Takes), ("とる", Item::Takes), ("獲得", Item::Takes),
        ("移動", Item::Goes), ("移動して", Item::Goes), ("移動する", Item::Goes), ("動く", Item::Goes),
        ("プロモーション", Item::Promotes), ("昇格", Item::Promotes), ("成る", Item::Promotes),
        ("アンパッサン", Item::InPassing),
        ("チェック", Item::Check(CheckMark::Check)),
        ("ダブルチェック", Item::Check(CheckMark::Double)), ("ダブル・チェック", Item::Check(CheckMark::Double)),
        ("チェックメイト", Item::Check(CheckMark::Mate)), ("メイト", Item::Check(CheckMark::Mate)),
        ("キャスリング", Item::Castles),
        ("キングサイド", Item::Wing(Side::King)), ("キングサイドへ", Item::Wing(Side::King)),
        ("キングサイド・", Item::Wing(Side::King)),
        ("クイーンサイド", Item::Wing(Side::Queen)), ("クイーンサイドへ", Item::Wing(Side::Queen)),
        ("クイーンサイド・", Item::Wing(Side::Queen)),
        ("クィーン", Item::Piece(Role::Queen)), ("女王", Item::Piece(Role::Queen)),
        ("騎士", Item::Piece(Role::Knight)),
        ("パス", Item::Passes),
    ],
};
