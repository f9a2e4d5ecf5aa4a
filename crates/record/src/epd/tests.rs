//! Lines of EPD as test sets have them.

use scoresheet_chess::Position;
use scoresheet_notation::algebraic::san;

use super::{Epd, EpdError};

fn parse(line: &str) -> Epd {
    Epd::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn oddities(epd: &Epd) -> Vec<(u32, &str)> {
    let odd = epd.oddities.iter();
    odd.map(|odd| (odd.span.start, &*odd.message)).collect()
}

#[test]
fn a_semicolon_in_quotes_ends_nothing() {
    let epd = parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; c0 \"T.1; push the pawn\"; id \"x\";");
    let texts: Vec<_> = epd
        .operations
        .iter()
        .map(|operation| {
            (
                operation.opcode.as_str(),
                operation.operands[0].text.as_str(),
            )
        })
        .collect();
    let expected = [("bm", "e4"), ("c0", "T.1; push the pawn"), ("id", "x")];
    assert_eq!(texts, expected);
    assert_eq!(oddities(&epd), []);
    let position = Position::new(epd.setup()).unwrap();
    let best = epd.moves("bm", &position).unwrap()[0];
    let after = position.after(best).fen().to_string();
    assert_eq!(after, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
}

#[test]
fn best_moves_are_alternatives_and_a_variation_is_a_line() {
    let line = "4k3/8/8/8/8/8/4P3/R3K2R w KQ - bm O-O O-O-O Rh8+; am e3; pv e4 Kd7 e5; acd 5;";
    let epd = parse(line);
    let position = Position::new(epd.setup()).unwrap();
    let best = epd.moves("bm", &position).unwrap();
    let spelled: Vec<_> = best
        .iter()
        .map(|&mv| san(&position, mv, &position.after(mv)).as_str().to_owned())
        .collect();
    assert_eq!(spelled, ["O-O", "O-O-O", "Rh8+"]);
    assert_eq!(epd.moves("am", &position).unwrap().len(), 1);
    let mut last = position;
    for mv in epd.line("pv", &position).unwrap() {
        last.play(mv);
    }
    assert_eq!(last.fen().to_string(), "8/3k4/8/4P3/8/8/8/R3K2R b KQ - 0 2");
    assert_eq!(epd.operation("acd").unwrap().operands[0].text, "5");
    assert_eq!(epd.moves("acd", &position).unwrap_err().text, "5");
    let sorted = "4k3/8/8/8/8/8/4P3/R3K2R w KQ - acd 5; am e3; bm O-O O-O-O Rh8+; pv e4 Kd7 e5;";
    assert_eq!(epd.write(), sorted);
    assert_eq!(parse(sorted).write(), sorted);
}

#[test]
fn a_dash_too_many_is_said_and_left_out() {
    let epd = parse("4k3/8/8/8/8/8/4P3/4K3 w - - -\tbm e4;  id \"S.1\";");
    let message = "unexpected `-` where an opcode begins; it is part of no operation";
    assert_eq!(oddities(&epd), [(28, message)]);
    assert_eq!(epd.operation("bm").unwrap().operands[0].text, "e4");
    assert_eq!(epd.operation("id").unwrap().operands[0].text, "S.1");
}

#[test]
fn what_test_sets_have() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 b - - ";
    let rows = [
        ("", vec![]),
        (
            "7 42 bm e4;",
            vec!["the counters of a FEN are `hmvc` and `fmvn` in EPD"],
        ),
        ("bm e4", vec!["the last operation ends without a semicolon"]),
        (
            "id \"a",
            vec![
                "this quote is not closed",
                "the last operation ends without a semicolon",
            ],
        ),
        (
            "; noop;",
            vec!["expected an opcode; this is part of no operation"],
        ),
        (
            "id a; id b;",
            vec!["`id` comes twice; the first one counts"],
        ),
        (
            "\"x\" id a;",
            vec!["expected an opcode; this is part of no operation"],
        ),
        (
            "a-b c;",
            vec!["an opcode is a letter and up to 14 letters, digits and underscores"],
        ),
    ];
    for (operations, expected) in rows {
        let epd = parse(&format!("{start}{operations}"));
        let said: Vec<_> = oddities(&epd).into_iter().map(|(_, said)| said).collect();
        assert_eq!(said, expected, "{operations}");
    }
    let setup = parse(&format!("{start}7 42 bm e4;")).setup();
    assert_eq!((setup.halfmove_clock, setup.fullmove_number), (7, 42));
    assert_eq!(Epd::parse("4k3/8/8/8 w"), Err(EpdError::TooShort));
    assert!(matches!(
        Epd::parse("4k3/8 w - -"),
        Err(EpdError::Position(_))
    ));
}
