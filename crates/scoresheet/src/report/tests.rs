//! Places, counts and what is kept.

use scoresheet_record::source::line_at;
use scoresheet_record::{Code, Reader, Resolver, Severity, Visitor};

use super::cursor::Cursor;
use super::{Collector, Report, Scrutiny};
use crate::bulk::Piece;

struct Nobody;

impl Visitor for Nobody {}

fn report(text: &[u8], scrutiny: Scrutiny) -> Report {
    let mut piece = Piece {
        first_line: 1,
        ..Piece::default()
    };
    piece.block.text = text.to_vec();
    piece.decode(None);
    let text = &piece.block.text[..];
    let mut resolver = Resolver::new(Collector::new(Nobody, scrutiny));
    resolver.inner_mut().begin_block(&piece, Report::default());
    let mut reader = Reader::new(text);
    while reader.read_game(&mut resolver) {
        resolver.inner_mut().end_game_of(text);
    }
    resolver.inner_mut().end_block(text, false)
}

#[test]
fn a_cursor_knows_what_line_at_knows() {
    let text = "a\u{e9}\nb\r\n\r\nc\rd \u{4e2d}\n\n".as_bytes();
    let mut bytes = text.to_vec();
    bytes.extend_from_slice(b"\xff\xfex\n\xe4y");
    // Forward from every place, and back to the first.
    for first in 0..bytes.len() {
        let mut cursor = Cursor::new(1);
        for offset in (first..=bytes.len()).chain([first]) {
            let splits_a_character = !bytes[..offset].is_empty()
                && bytes
                    .get(offset)
                    .is_some_and(|byte| (0x80..0xc0).contains(byte));
            let splits_a_line_end =
                offset > 0 && bytes[offset - 1] == b'\r' && bytes.get(offset) == Some(&b'\n');
            if splits_a_character || splits_a_line_end {
                continue;
            }
            assert_eq!(
                cursor.seek(&bytes, offset),
                line_at(&bytes, offset),
                "{first} {offset}"
            );
        }
    }
}

#[test]
fn findings_come_in_the_order_of_the_text() {
    let text = b"prose\n\n[FEN \"x\"]\n[FEN \"y\"]\n\n1. e4 *\n\n[Result \"1-0\"]\n\n1. e2e4 e5 2. Ke3 0-1";
    let report = report(text, Scrutiny::default());
    let places: Vec<_> = report
        .findings
        .iter()
        .map(|finding| (finding.line, finding.column, finding.game))
        .collect();
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(places.first(), Some(&(1, 1, None)));
    let illegal = report
        .findings
        .iter()
        .find(|finding| finding.diagnostic.code == Code::IllegalMove);
    let illegal = illegal.expect("it is found");
    assert_eq!(
        (illegal.line, illegal.column, illegal.game),
        (10, 15, Some(1))
    );
    assert_eq!(&text[illegal.start..illegal.end], b"Ke3");
    assert_eq!((report.tally.games, report.tally.faulty_games), (2, 2));
}

#[test]
fn what_is_not_kept_is_counted() {
    let text = b"1. e2e4 e7e5 2. g1f3 b8c6 3. Ke3 *";
    let all = report(text, Scrutiny::default());
    let some = |scrutiny| report(text, scrutiny).findings.len();
    assert_eq!(all.findings.len(), 5);
    assert_eq!(all.tally.of_severity(Severity::Note), 4);
    assert_eq!(
        (all.tally.faults(), all.tally.of_code(Code::IllegalMove)),
        (1, 1)
    );
    let warnings = Scrutiny {
        least: Severity::Warning,
        ..Scrutiny::default()
    };
    assert_eq!(some(warnings), 1);
    assert_eq!(
        some(Scrutiny {
            strict: true,
            ..warnings
        }),
        5
    );
    assert_eq!(
        some(Scrutiny {
            most: 2,
            ..Scrutiny::default()
        }),
        2
    );
    let few = report(
        text,
        Scrutiny {
            most: 0,
            ..warnings
        },
    );
    assert_eq!(few.tally, all.tally);
}

#[test]
fn many_findings_on_one_line_take_no_longer_than_on_many() {
    // Counting each column from the start of the line would be ten thousand million steps.
    let text = format!("{} *", "Ng1f3 Ng8f6 Nf3g1 Nf6g8 ".repeat(20_000));
    let report = report(text.as_bytes(), Scrutiny::default());
    assert_eq!(report.findings.len(), 80_000);
    assert_eq!(report.findings[79_999].column, 80_000 * 6 - 5);
}

#[test]
fn the_encoding_of_a_game_is_said_once() {
    let text = b"[A \"\xfc\"]\n\n1. e4 {\xe9} *\n\n[A \"\xc3\xbc\"]\n\n1. e4 *";
    let report = report(text, Scrutiny::default());
    assert_eq!(report.tally.of_code(Code::NotUtf8), 1);
    let first = &report.findings[0];
    assert_eq!((first.game, first.line, first.column), (Some(0), 1, 5));
    let message = &first.diagnostic.message;
    assert!(message.starts_with("byte FC at offset 4 "), "{message}");
}
