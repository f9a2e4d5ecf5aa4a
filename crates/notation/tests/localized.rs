//! Games as they stand in newspapers and on pages of many countries, if the folder is there.

use std::fs;
use std::path::PathBuf;

use scoresheet_chess::Position;
use scoresheet_notation::algebraic::scan;
use scoresheet_notation::language;

/// A file, its language, where its first game ends or is doubtful in the source itself, and how many
/// plies it has up to there.
const GAMES: [(&str, &str, &str, usize); 11] = [
    ("cs_evergreen_wikipedia.txt", "cs", "", 18),
    ("cs_krizanecke_formats.txt", "cs", "Širov", 17),
    ("da_evergreen.txt", "da", "", 19),
    ("de_donau_zeitung_2017_short.txt", "de", "", 77),
    ("de_wikibooks_beispiel1_long_algebraic.txt", "de", "", 45),
    ("fr_correspondances_2006.txt", "fr", "Td8 ( Dxb2", 33),
    ("fr_echiquier_berrichon_2006.txt", "fr", "", 42),
    ("fr_italienne_annotated.txt", "fr", "", 23),
    ("ja_note_schliemann_full_game.txt", "ja", "", 108),
    ("pl_matowanie_alekhine_nottingham.txt", "pl", "", 43),
    (
        "ru_petrov_grodzensky_colon_capture.txt",
        "ru",
        "[variation]",
        29,
    ),
];

fn folder() -> Option<PathBuf> {
    let shared = std::env::var_os("SCORESHEET_SHARED")?;
    Some(PathBuf::from(shared).join("corpus/localized"))
}

/// How many plies can be read, one after the other; numbers, prose and moves that are said twice are
/// left out.
fn play(text: &str, code: &str) -> usize {
    let alphabet = language::find(code).expect(code).alphabet();
    let mut position = Position::start();
    let mut plies = 0;
    let mut at = 0;
    let mut depth = 0_i32;
    let mut is_inside = false;
    while let Some(next) = text[at..].chars().next() {
        depth += i32::from("([{".contains(next)) - i32::from(")]}".contains(next) && depth > 0);
        if depth > 0 || !next.is_alphanumeric() || is_inside {
            is_inside = next.is_alphanumeric() && depth == 0 && is_inside;
            at += next.len_utf8();
            continue;
        }
        let read = scan(&text[at..], alphabet).into_iter().find_map(|scan| {
            let mv = position.resolve(&scan.reading.pattern).one()?;
            Some((scan.len, mv))
        });
        match read {
            Some((len, mv)) => {
                at += len;
                plies += 1;
                position.play(mv);
            }
            None if next.is_ascii_digit() => {
                at += text[at..].bytes().take_while(u8::is_ascii_digit).count();
            }
            None => {
                is_inside = true;
                at += next.len_utf8();
            }
        }
    }
    plies
}

#[test]
fn games_in_print_are_read_in_their_languages() {
    let Some(folder) = folder() else {
        return;
    };
    for (file, code, end, expected) in GAMES {
        let text = fs::read_to_string(folder.join(file)).expect(file);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let moves = lines.collect::<Vec<_>>().join("\n");
        let end = moves.find(end).filter(|&end| end > 0);
        let moves = &moves[..end.unwrap_or(moves.len())];
        assert_eq!(play(moves, code), expected, "{file}");
    }
}
