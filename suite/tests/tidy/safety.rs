//! Where `unsafe` may stand.

use crate::rust::{Token, is, past_bracket, tokens};
use crate::tree::{Offense, Tree};

/// The files that may hold `unsafe` code, each for a reason that was measured; a `*`
/// stands for a file name.
const ALLOWED: [&str; 3] = [
    "crates/chess/src/square.rs",
    "crates/chess/src/attacks/*.rs",
    "crates/record/src/pgn/lexer/*.rs",
];

/// `unsafe` stands in the listed files alone.
pub fn places(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for (path, text) in tree.rust_files().filter(|(path, _)| !is_allowed(path)) {
        for token in tokens(text).iter().filter(|token| token.is("unsafe")) {
            offenses.push(Offense::new(
                path,
                token.line,
                "`unsafe` outside the files that may hold it",
                "write it without; if a measurement says otherwise, move it to a listed file, \
                 or list this one in `ALLOWED` in suite/tests/tidy/safety.rs and write the \
                 reason at its head",
            ));
        }
    }
    offenses
}

/// Every crate root says `#![forbid(unsafe_code)]`; that of a crate with a listed file
/// says at least `#![deny(unsafe_code)]`.
pub fn roots(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for (path, text) in tree.rust_files().filter(|(path, _)| is_root(path)) {
        let home = path.split_once("/src/").map_or("", |(home, _)| home);
        let excepted = ALLOWED.iter().any(|allowed| {
            allowed
                .strip_prefix(home)
                .is_some_and(|s| s.starts_with('/'))
        });
        let tokens = tokens(text);
        if !(refuses(&tokens, "forbid") || excepted && refuses(&tokens, "deny")) {
            let level = if excepted { "deny" } else { "forbid" };
            offenses.push(Offense::new(
                path,
                0,
                "the crate does not refuse unsafe code",
                format!("add `#![{level}(unsafe_code)]` below its `//!` head"),
            ));
        }
    }
    offenses
}

/// Whether a file may hold `unsafe` code.
fn is_allowed(path: &str) -> bool {
    ALLOWED.iter().any(|allowed| match allowed.split_once('*') {
        None => path == *allowed,
        Some((before, after)) => path
            .strip_prefix(before)
            .and_then(|rest| rest.strip_suffix(after))
            .is_some_and(|name| !name.is_empty() && !name.contains('/')),
    })
}

/// Whether a file is the root of a library or of a command.
fn is_root(path: &str) -> bool {
    let inner = path.split_once("/src/").map_or("", |(_, inner)| inner);
    inner == "lib.rs"
        || inner == "main.rs"
        || inner.starts_with("bin/") && inner.matches('/').count() == 1
}

/// Whether the file has `#![level(unsafe_code)]`, perhaps among others.
fn refuses(tokens: &[Token<'_>], level: &str) -> bool {
    (0..tokens.len()).any(|at| {
        let opens = ["#", "!", "[", level, "("]
            .iter()
            .zip(at..)
            .all(|(text, at)| is(tokens, at, text));
        opens
            && tokens[at + 4..past_bracket(tokens, at + 4)]
                .iter()
                .any(|token| token.is("unsafe_code"))
    })
}

#[cfg(test)]
mod tests {
    use super::{places, roots};
    use crate::tree::Tree;

    #[test]
    fn unsafe_outside_the_list_is_found() {
        let code = "//! Head.\n// unsafe\nconst A: &str = \"unsafe\";\nfn f() { unsafe { g() } }";
        let tree = Tree::of_texts(&[
            ("crates/chess/src/square.rs", code),
            ("crates/chess/src/attacks/sliders.rs", code),
            ("crates/chess/src/attacks/deep/er.rs", code),
            ("crates/cli/src/main.rs", code),
        ]);
        let found: Vec<_> = places(&tree)
            .into_iter()
            .map(|offense| (offense.file, offense.line))
            .collect();
        let expected = [
            ("crates/chess/src/attacks/deep/er.rs", 4),
            ("crates/cli/src/main.rs", 4),
        ];
        assert_eq!(found, expected.map(|(file, line)| (file.to_owned(), line)));
    }

    #[test]
    fn a_root_that_refuses_nothing_is_found() {
        let tree = Tree::of_texts(&[
            (
                "crates/chess/src/lib.rs",
                "//! Rules.\n#![no_std]\n#![deny(unsafe_code)]",
            ),
            (
                "crates/record/src/lib.rs",
                "//! Records.\n// #![deny(unsafe_code)]",
            ),
            (
                "crates/cli/src/main.rs",
                "//! Deny is not enough.\n#![deny(unsafe_code)]",
            ),
            (
                "suite/src/lib.rs",
                "//! Good.\n#![forbid(missing_docs, unsafe_code)]",
            ),
            ("bench/src/bin/side.rs", "//! A root too."),
        ]);
        let found: Vec<_> = roots(&tree)
            .into_iter()
            .map(|offense| offense.file)
            .collect();
        assert_eq!(
            found,
            [
                "bench/src/bin/side.rs",
                "crates/cli/src/main.rs",
                "crates/record/src/lib.rs"
            ]
        );
    }
}
