//! Texts that are mended, and how often that succeeds.

use scoresheet_record::diagnostic::{Applicability, CodeSet};
use scoresheet_record::{Code, Severity};

use super::{Fixed, Fixer, Fixing};
use crate::bulk::{Piece, Worker};
use crate::report::Scrutiny;

fn fix(text: &str, wanted: CodeSet) -> Fixed {
    let fixing = Fixing {
        start: None,
        follow_illegal: false,
        scrutiny: Scrutiny {
            wanted,
            ..Scrutiny::default()
        },
        least: Severity::Note,
        boldest: Applicability::Likely,
    };
    let mut piece = Piece::default();
    piece.block.text = text.as_bytes().to_vec();
    let mut fixed = Fixed::default();
    Fixer::new(&fixing).work(&piece, &mut fixed);
    fixed
}

#[test]
fn what_is_mended_is_not_found_again() {
    let roster = CodeSet::NONE.with(Code::MissingTag);
    let game = "[Event \"A\"]\n[Site \"?\"]\n\n1. e4 *\n\n";
    let fixed = fix(&game.repeat(3), roster);
    assert_eq!(fixed.applied, 3);
    assert_eq!(fixed.report.tally.of_code(Code::MissingTag), 0);
    assert!(fixed.refused.is_empty());
    let text = String::from_utf8(fixed.text.expect("it changed")).expect("UTF-8");
    assert_eq!(
        text.matches("[Result \"*\"]\n\n1. e4 *\n").count(),
        3,
        "{text}"
    );
    assert_eq!(fix(&text, roster).text, None);
}

#[test]
fn what_is_said_about_the_encoding_has_its_place_in_the_new_text() {
    let fixing = Fixing {
        start: None,
        follow_illegal: false,
        scrutiny: Scrutiny {
            wanted: CodeSet::starting_with("M").with(Code::NotUtf8),
            ..Scrutiny::default()
        },
        least: Severity::Note,
        boldest: Applicability::Safe,
    };
    let mut piece = Piece::default();
    piece.block.text = b"1. e2e4 e7e5 {sch\xf6n} 2. g1f3 *\n".to_vec();
    piece.decode(None);
    let mut fixed = Fixed::default();
    Fixer::new(&fixing).work(&piece, &mut fixed);
    let text = fixed.text.expect("it changed");
    assert_eq!(text, "1. e4 e5 {sch\u{f6}n} 2. Nf3 *\n".as_bytes());
    let [finding] = &fixed.report.findings[..] else {
        panic!("one finding: {:?}", fixed.report.findings);
    };
    assert_eq!(finding.diagnostic.code, Code::NotUtf8);
    assert_eq!(&text[finding.start..finding.end], "\u{f6}".as_bytes());
}

#[test]
fn what_is_not_wanted_stays() {
    let fixed = fix("[White \"A\"]\n\n1. e4 *\n", CodeSet::starting_with("M"));
    assert_eq!((fixed.text, fixed.applied), (None, 0));
    assert_eq!(fixed.report.tally.codes().count(), 0);
}
