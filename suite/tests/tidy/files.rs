//! What every Rust file has in common: a head, a modest length, a name that says
//! something.

use crate::rust::{code_lines, tokens};
use crate::tree::{Offense, Tree};

/// The lines of code a file may hold, its tests included.
const LONGEST: usize = 600;

/// The first words of a file that is data in the shape of code.
const DATA: &str = "//! Data:";

/// Names that gather what belongs elsewhere.
const EMPTY_NAMES: [&str; 9] = [
    "util",
    "utils",
    "common",
    "helper",
    "helpers",
    "misc",
    "miscellaneous",
    "type",
    "types",
];

/// Every file begins with `//!`: what lives here, and what it may not know.
pub fn heads(tree: &Tree) -> Vec<Offense> {
    let headless = tree
        .rust_files()
        .filter(|(_, text)| !text.starts_with("//!"));
    headless
        .map(|(path, _)| {
            Offense::new(
                path,
                1,
                "the file does not begin with `//!`",
                "say in a sentence or two what lives here and what it may not know",
            )
        })
        .collect()
}

/// No file holds more than 600 lines of code, its tests included; blank lines and
/// comments are free. Data in the shape of code says so in its first line.
pub fn sizes(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for (path, text) in tree
        .rust_files()
        .filter(|(_, text)| !text.starts_with(DATA))
    {
        let length = code_lines(&tokens(text));
        if length > LONGEST {
            offenses.push(Offense::new(
                path,
                0,
                format!("{length} lines of code, and {LONGEST} are the most"),
                format!(
                    "split it by subject, or move its tests to a file of their own; a table \
                     of data begins `{DATA}`"
                ),
            ));
        }
    }
    offenses
}

/// No module is called `util`, `common`, `helpers`, `misc`, `types` or the like.
pub fn names(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for (path, text) in tree.rust_files() {
        let parts = || {
            path.split('/')
                .flat_map(|part| part.strip_suffix(".rs").or(Some(part)))
        };
        let file = parts()
            .find(|part| EMPTY_NAMES.contains(part))
            .map(|name| (0, name));
        let tokens = tokens(text);
        let modules = tokens
            .windows(2)
            .filter(|pair| pair[0].is("mod") && EMPTY_NAMES.contains(&pair[1].text));
        for (line, name) in file
            .into_iter()
            .chain(modules.map(|pair| (pair[1].line, pair[1].text)))
        {
            offenses.push(Offense::new(
                path,
                line,
                format!("`{name}` does not say what lives there"),
                "name it after its subject, or move each piece to the module it serves",
            ));
        }
    }
    offenses
}

#[cfg(test)]
mod tests {
    use super::{heads, names, sizes};
    use crate::tree::Tree;

    #[test]
    fn a_file_without_a_head_is_found() {
        let tree = Tree::of_texts(&[
            ("crates/a/src/lib.rs", "//! A head.\n"),
            ("crates/a/src/b.rs", "// A comment.\n"),
            ("fuzz/fuzz_targets/c.rs", "#![no_main]\n//! Too late.\n"),
            ("data/d.rs", "// Not ours to judge.\n"),
        ]);
        let found: Vec<_> = heads(&tree)
            .into_iter()
            .map(|offense| offense.file)
            .collect();
        assert_eq!(found, ["crates/a/src/b.rs", "fuzz/fuzz_targets/c.rs"]);
    }

    #[test]
    fn a_long_file_is_found() {
        let code = |head: &str, lines: usize| {
            format!("{head}\n{}", "const A: u8 = 1;\n// Free.\n\n".repeat(lines))
        };
        let texts = [
            code("//! Fits.", 600),
            code("//! Bursts.", 601),
            code("//! Data: exempt.", 601),
        ];
        let tree = Tree::of_texts(&[
            ("crates/a/src/fits.rs", &texts[0]),
            ("crates/a/src/bursts.rs", &texts[1]),
            ("crates/a/src/data.rs", &texts[2]),
        ]);
        let found = sizes(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].file, "crates/a/src/bursts.rs");
        assert_eq!(found[0].fault, "601 lines of code, and 600 are the most");
    }

    #[test]
    fn an_empty_name_is_found() {
        let tree = Tree::of_texts(&[
            ("crates/a/src/util.rs", "//! Bits and pieces."),
            ("crates/a/src/misc/mod.rs", "//! More."),
            (
                "crates/a/src/lib.rs",
                "//! Fine.\nmod types {}\nfn common() {}",
            ),
        ]);
        let found: Vec<_> = names(&tree)
            .into_iter()
            .map(|offense| (offense.file, offense.line))
            .collect();
        let expected = [
            ("crates/a/src/lib.rs", 2),
            ("crates/a/src/misc/mod.rs", 0),
            ("crates/a/src/util.rs", 0),
        ];
        assert_eq!(found, expected.map(|(file, line)| (file.to_owned(), line)));
    }
}
