//! Data: how moves are said in Korean.

use scoresheet_chess::{File, Role, Side};

use crate::reading::CheckMark;
use crate::spoken::words::{Item, Part, Particle, Sentence, Short, Words};

/// 이 or 가, behind the subject.
const SUBJECT: Part = Part::Particle(Particle {
    vowel: "가",
    liquid: "이",
    consonant: "이",
});

/// 을 or 를, behind the object.
const OBJECT: Part = Part::Particle(Particle {
    vowel: "를",
    liquid: "을",
    consonant: "을",
});

/// 으로 or 로, behind where something goes and what it becomes.
const TOWARDS: Part = Part::Particle(Particle {
    vowel: "로",
    liquid: "로",
    consonant: "으로",
});

/// The words. Digits are read in Sino-Korean, and the particles behind them follow that.
#[rustfmt::skip]
pub(in crate::spoken) static WORDS: Words = Words {
    spaced: false,
    verb_final: true,
    names: ["폰", "나이트", "비숍", "룩", "퀸", "킹"],
    subjects: [
        ["백의 폰", "백의 나이트", "백의 비숍", "백의 룩", "백의 퀸", "백의 킹"],
        ["흑의 폰", "흑의 나이트", "흑의 비숍", "흑의 룩", "흑의 퀸", "흑의 킹"],
    ],
    taken: ["폰", "나이트", "비숍", "룩", "퀸", "킹"],
    becomes: ["폰", "나이트", "비숍", "룩", "퀸", "킹"],
    numbers: ["일", "이", "삼", "사", "오", "육", "칠", "팔"],
    ordinals: ["1", "2", "3", "4", "5", "6", "7", "8"],
    short: Short {
        alone: &[Part::Name],
        by_file: &[Part::File, Part::Say("열 "), Part::Name],
        by_rank: &[Part::Rank, Part::Say("행 "), Part::Name],
        by_square: &[Part::From, Part::Say("의 "), Part::Name],
        moves: &[Part::Mover, Part::Say(" "), Part::To],
        told_moves: &[Part::Mover, Part::Say(" "), Part::To],
        takes: &[Part::Mover, SUBJECT, Part::Say(" "), Part::To, OBJECT, Part::Say(" 잡음")],
        pawn_takes: &[Part::File, Part::Say("열 폰이 "), Part::To, OBJECT, Part::Say(" 잡음")],
        in_passing: &[Part::File, Part::Say("열 폰이 "), Part::To, OBJECT, Part::Say(" 잡음, 앙파상")],
        promotes: &[Part::Say(", "), Part::Becomes, TOWARDS, Part::Say(" 프로모션")],
        castles: ["킹사이드 캐슬링", "퀸사이드 캐슬링"],
        passes: "패스",
    },
    sentence: Sentence {
        moves: &[
            Part::Subject, SUBJECT, Part::Say(" "), Part::From, Part::Say("에서 "), Part::To, TOWARDS,
            Part::Say(" 이동"),
        ],
        takes: &[
            Part::Subject, SUBJECT, Part::Say(" "), Part::From, Part::Say("에서 "), Part::To, Part::Say("의 "),
            Part::Taken, OBJECT, Part::Say(" 잡음"),
        ],
        in_passing: &[
            Part::Subject, SUBJECT, Part::Say(" "), Part::From, Part::Say("에서 "), Part::To, TOWARDS,
            Part::Say(" 이동하며 앙파상"),
        ],
        promotes: &[Part::Say(", "), Part::Becomes, TOWARDS, Part::Say(" 프로모션")],
        castles: [
            ["백이 킹사이드로 캐슬링", "백이 퀸사이드로 캐슬링"],
            ["흑이 킹사이드로 캐슬링", "흑이 퀸사이드로 캐슬링"],
        ],
        passes: ["백이 패스", "흑이 패스"],
    },
    checks: [", 체크", ", 더블 체크", ", 체크메이트"],
    results: ["백 승", "흑 승", "무승부"],
    file_noun_leads: false,
    file_nouns: &["열", "파일"],
    rank_nouns: &["행", "랭크"],
    also_files: &[
        ("에이", File::A), ("비", File::B), ("시", File::C), ("씨", File::C), ("디", File::D),
        ("이", File::E), ("에프", File::F), ("지", File::G), ("에이치", File::H),
    ],
    also_numbers: &[],
    also_ordinals: &[],
    phrases: &[
        ("백", Item::Before), ("흑", Item::Before), ("백색", Item::Before), ("흑색", Item::Before),
        ("흰색", Item::Before), ("검은색", Item::Before), ("백이", Item::Before), ("흑이", Item::Before),
        ("백의", Item::Before), ("흑의", Item::Before), ("의", Item::After),
        ("이", Item::After), ("가", Item::After), ("은", Item::After), ("는", Item::After),
        ("을", Item::After), ("를", Item::After), ("으로", Item::After), ("로", Item::After),
        ("에", Item::After), ("에서", Item::FromBefore), ("위치로", Item::After),
        ("잡음", Item::Takes), ("잡는다", Item::Takes), ("잡다", Item::Takes), ("잡고", Item::Takes),
        ("먹음", Item::Takes), ("먹는다", Item::Takes), ("먹다", Item::Takes),
        ("이동", Item::Goes), ("이동하며", Item::Goes), ("이동하고", Item::Goes), ("간다", Item::Goes),
        ("나이트", Item::Piece(Role::Knight)),
        ("프로모션", Item::Promotes), ("승급", Item::Promotes), ("승격", Item::Promotes),
        ("앙파상", Item::InPassing),
        ("체크", Item::Check(CheckMark::Check)),
        ("더블 체크", Item::Check(CheckMark::Double)), ("더블체크", Item::Check(CheckMark::Double)),
        ("체크메이트", Item::Check(CheckMark::Mate)), ("메이트", Item::Check(CheckMark::Mate)),
        ("캐슬링", Item::Castles),
        ("킹사이드", Item::Wing(Side::King)), ("킹사이드로", Item::Wing(Side::King)),
        ("퀸사이드", Item::Wing(Side::Queen)), ("퀸사이드로", Item::Wing(Side::Queen)),
        ("패스", Item::Passes),
    ],
};
