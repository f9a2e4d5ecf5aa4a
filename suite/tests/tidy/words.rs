//! Words that no file of the repository may hold.
//!
//! The words themselves are put together from pieces here, since this file is one of
//! those that are searched.

use crate::tree::{Offense, Tree};

/// Marks of work that was put off. One that ends in `!` is a macro.
const LATER: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("unimple", "mented!"),
    concat!("to", "do!"),
];

/// Where the files of one person's machine lie.
const MACHINE: [&str; 5] = [
    concat!("/", "work/"),
    concat!("/", "tmp/"),
    concat!("/", "home/"),
    concat!("/", "root/"),
    concat!("/", "Users/"),
];

/// Records of games are other people's words: thirty is a Roman numeral there.
const RECORDS: [&str; 2] = [".pgn", ".epd"];

/// No note says that something is still to be done, and no macro stands in for it.
pub fn left_for_later(tree: &Tree) -> Vec<Offense> {
    let ours = |path: &str| !RECORDS.iter().any(|ending| path.ends_with(ending));
    let is_end = |c: char| c != '_' && !c.is_alphanumeric();
    let mut offenses = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| ours(path)) {
        let whole = |before: &str, word: &str, after: &str| {
            before.chars().next_back().is_none_or(is_end)
                && (word.ends_with('!') || after.chars().next().is_none_or(is_end))
        };
        for (line, word) in places(text, &LATER, whole) {
            offenses.push(Offense::new(
                path,
                line,
                format!("`{word}` leaves something for later"),
                "do it now, or make a test or a documented limit of it",
            ));
        }
    }
    offenses
}

/// No path leads to a place that exists on one machine only. Tests ask
/// `std::env::temp_dir`, scripts `mktemp`; a corpus is found through a variable.
pub fn machine_paths(tree: &Tree) -> Vec<Offense> {
    // After any of these the slash does not begin an absolute path.
    let goes_on = |c: char| c.is_alphanumeric() || "/_.~-})$*".contains(c);
    let mut offenses = Vec::new();
    for (path, text) in tree.files() {
        let absolute = |before: &str, _: &str, _: &str| !before.ends_with(goes_on);
        for (line, start) in places(text, &MACHINE, absolute) {
            offenses.push(Offense::new(
                path,
                line,
                format!("a path that begins `{start}` exists on one machine only"),
                "compute it from the place of the file, an argument or a variable; for \
                 scratch use std::env::temp_dir",
            ));
        }
    }
    offenses
}

/// The lines that hold one of the words, where `fits` agrees with what stands before
/// and after it on its line.
fn places(
    text: &str,
    words: &[&'static str],
    fits: impl Fn(&str, &str, &str) -> bool,
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for &word in words {
            let hit = line
                .match_indices(word)
                .any(|(at, _)| fits(&line[..at], word, &line[at + word.len()..]));
            if hit {
                found.push((number, word));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{LATER, MACHINE, left_for_later, machine_paths};
    use crate::tree::Tree;

    #[test]
    fn notes_for_later_are_found() {
        for word in LATER {
            let text = format!("a\n// {word} b\nc");
            let tree = Tree::of_texts(&[("docs/a.md", &text), ("examples/a.pgn", &text)]);
            let found: Vec<_> = left_for_later(&tree)
                .into_iter()
                .map(|offense| (offense.file, offense.line))
                .collect();
            assert_eq!(found, [("docs/a.md".to_owned(), 2)]);
        }
    }

    #[test]
    fn words_that_only_contain_one_are_not() {
        let text = format!(
            "MAS{0} {0}S a{0} {1}I my_{2}(x)",
            LATER[0], LATER[2], LATER[4]
        );
        assert_eq!(left_for_later(&Tree::of_texts(&[("a.md", &text)])), []);
    }

    #[test]
    fn absolute_paths_are_found() {
        for start in MACHINE {
            let text = format!("cd {start}x\n\"{start}y\"\n`{start}`\n");
            let tree = Tree::of_texts(&[("run.sh", &text)]);
            let found: Vec<_> = machine_paths(&tree)
                .into_iter()
                .map(|offense| offense.line)
                .collect();
            assert_eq!(found, [1, 2, 3]);
        }
    }

    #[test]
    fn relative_paths_and_addresses_are_not() {
        let texts = MACHINE
            .map(|start| format!("..{start}a $X{start}a https://a.org{start}b https:/{start}a"));
        let tree = Tree::of_texts(&[("run.sh", &texts.join("\n"))]);
        assert_eq!(machine_paths(&tree), []);
    }
}
