//! That no claim is without its test.

use std::fs;
use std::path::Path;

/// The files of claims, with the first and the last number in each.
const FILES: [(&str, u32, u32); 10] = [
    ("board", 1, 21),
    ("moves", 22, 36),
    ("captures", 37, 44),
    ("marks", 45, 63),
    ("glyphs", 64, 73),
    ("positions", 74, 91),
    ("fen", 92, 94),
    ("descriptive", 95, 108),
    ("pgn", 109, 129),
    ("rules", 130, 147),
];

/// The numbers of the tests in a file, in the order of the file.
fn numbers(source: &str) -> Vec<u32> {
    let mut lines = source.lines().map(str::trim);
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        if line == "#[test]"
            && let Some(name) = lines.next().and_then(|line| line.strip_prefix("fn c"))
            && let Some((number, _)) = name.split_once('_')
        {
            found.extend(number.parse::<u32>());
        }
    }
    found
}

#[test]
fn every_claim_from_1_to_147_has_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/checklist");
    let main = fs::read_to_string(folder.join("main.rs")).expect("main.rs");
    let mut missing = Vec::new();
    let mut expected = 1;
    for (name, first, last) in FILES {
        assert_eq!(
            first, expected,
            "the files are in order and leave out nothing"
        );
        expected = last + 1;
        if !main.lines().any(|line| line == format!("mod {name};")) {
            missing.push(format!("main.rs has no `mod {name};`"));
        }
        let source = fs::read_to_string(folder.join(format!("{name}.rs"))).unwrap_or_default();
        let found = numbers(&source);
        for number in first..=last {
            match found.iter().filter(|&&known| known == number).count() {
                1 => {}
                count => missing.push(format!("{name}.rs has {count} tests c{number:03}")),
            }
        }
        for number in found
            .iter()
            .filter(|number| !(first..=last).contains(*number))
        {
            missing.push(format!(
                "{name}.rs has c{number:03}, which belongs elsewhere"
            ));
        }
    }
    assert_eq!(expected, 148);
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn only_tests_count() {
    let source = "#[test]\nfn c012_it_is() {}\n\nfn c013_no_test() {}\n#[ignore]\nfn c014_x() {}\n";
    assert_eq!(numbers(source), [12]);
}
