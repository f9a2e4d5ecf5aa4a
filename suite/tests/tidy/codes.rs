//! What belongs to a diagnostic code.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust::{Kind, tokens, without_tests};
use crate::tree::{Offense, Tree};

/// Where the codes are defined.
pub const SOURCE: &str = "crates/record/src/diagnostic/code.rs";

/// Where the pages are, one a code.
const PAGES: &str = "docs/diagnostics/";

/// Where the pages are made part of the command.
const TABLE: &str = "crates/scoresheet/src/pages.rs";

/// Where the literate cases are.
const CASES: &str = "suite/cases/";

/// The letters a code begins with: syntax, moves, tags, result and rules, clocks,
/// encoding.
const FAMILIES: &str = "SMTRCE";

/// Every diagnostic code has a page that explains it and a case that shows it, and
/// every page explains a code that exists and is known to `scoresheet explain`.
pub fn pages_and_cases(tree: &Tree) -> Vec<Offense> {
    let Some(source) = tree.text(SOURCE) else {
        return Vec::new();
    };
    let codes = codes(source);
    if codes.is_empty() {
        return vec![Offense::new(
            SOURCE,
            0,
            "no diagnostic code was found here",
            "write the codes as string literals, such as a letter and three digits, or teach \
             suite/tests/tidy/codes.rs the new form",
        )];
    }
    let mut offenses = Vec::new();
    for (code, line) in &codes {
        let page = format!("{PAGES}{code}.md");
        if !tree.contains(&page) {
            let advice = format!("write {page}: what it means, an example, what to do about it");
            offenses.push(Offense::new(
                SOURCE,
                *line,
                format!("{code} has no page"),
                advice,
            ));
        }
        let mut cases = tree.files().filter(|(path, _)| path.starts_with(CASES));
        if !cases.any(|(_, text)| text.contains(code.as_str())) {
            let advice = format!("add a case below {CASES} whose expected diagnostics name {code}");
            offenses.push(Offense::new(
                SOURCE,
                *line,
                format!("{code} is shown by no case"),
                advice,
            ));
        }
    }
    let table = tree.text(TABLE).map(codes_of_table);
    for (path, _) in tree.files() {
        let name = path
            .strip_prefix(PAGES)
            .and_then(|name| name.strip_suffix(".md"));
        if let (Some(name), Some(table)) = (name.filter(|name| is_code(name)), &table)
            && !table.contains(name)
        {
            offenses.push(Offense::new(
                path,
                0,
                format!("`scoresheet explain {name}` does not know this page"),
                format!("add {name} to the table in {TABLE}"),
            ));
        }
        if let Some(name) = name.filter(|name| is_code(name) && !codes.contains_key(*name)) {
            let advice = format!("remove the page, or define the code in {SOURCE}");
            offenses.push(Offense::new(
                path,
                0,
                format!("no diagnostic has the code {name}"),
                advice,
            ));
        }
    }
    offenses
}

/// The codes that stand in a source as words or as whole strings, each with the first
/// line that names it.
fn codes(source: &str) -> BTreeMap<String, usize> {
    let mut codes = BTreeMap::new();
    for token in without_tests(&tokens(source)) {
        let name = match token.kind {
            Kind::Literal => token.text.trim_matches('"'),
            _ => token.text,
        };
        if is_code(name) {
            codes.entry(name.to_owned()).or_insert(token.line);
        }
    }
    codes
}

/// The codes that stand in the table of pages.
fn codes_of_table(source: &str) -> BTreeSet<&str> {
    let table = source
        .rsplit("pages! {")
        .find_map(|rest| rest.split('}').next());
    let words = table.unwrap_or_default().split_ascii_whitespace();
    words.filter(|word| is_code(word)).collect()
}

/// Whether a name has the shape of a code: a letter and three digits.
fn is_code(name: &str) -> bool {
    name.len() == 4
        && name.starts_with(|c| FAMILIES.contains(c))
        && name[1..].bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{PAGES, SOURCE, TABLE, codes, pages_and_cases};
    use crate::tree::Tree;

    const ENUM: &str = "enum Code {\n    Zeros,\n    Illegal,\n}\nconst N: [&str; 2] = [\"S001\",\n\
        \"M001\"];\n// T001\n";

    #[test]
    fn codes_are_read_from_strings_and_words() {
        assert_eq!(
            codes(ENUM).into_iter().collect::<Vec<_>>(),
            [("M001".into(), 6), ("S001".into(), 5)]
        );
        assert_eq!(
            codes("enum Code { R001 }\n#[cfg(test)]\nmod tests { const A: &str = \"R999\"; }")
                .len(),
            1
        );
    }

    #[test]
    fn a_code_without_page_or_case_is_found() {
        let stale = format!("{PAGES}E001.md");
        let tree = Tree::of_texts(&[
            (SOURCE, ENUM),
            ("docs/diagnostics/S001.md", "# S001"),
            ("docs/diagnostics/README.md", "All of them."),
            (&stale, "# E001"),
            (
                "suite/cases/record/moves.md",
                "```diagnostics\nM001 1:3..5\n```",
            ),
        ]);
        let found: Vec<_> = pages_and_cases(&tree)
            .into_iter()
            .map(|offense| offense.fault)
            .collect();
        assert_eq!(
            found,
            [
                "M001 has no page",
                "S001 is shown by no case",
                "no diagnostic has the code E001"
            ]
        );
    }

    #[test]
    fn a_page_that_is_not_in_the_table_is_found() {
        let source = "enum Code { S001, M001 }";
        let page = |code: &str| format!("{PAGES}{code}.md");
        let tree = Tree::of_texts(&[
            (SOURCE, source),
            (&page("S001"), "# S001"),
            (&page("M001"), "# M001"),
            ("suite/cases/a.md", "S001 M001"),
            (TABLE, "macro_rules! pages { M001 }\npages! { S001 }"),
        ]);
        let found: Vec<_> = pages_and_cases(&tree)
            .into_iter()
            .map(|offense| offense.file)
            .collect();
        assert_eq!(found, [page("M001")]);
    }

    #[test]
    fn no_source_is_no_fault_and_an_empty_one_is() {
        assert_eq!(pages_and_cases(&Tree::of_texts(&[])), []);
        assert_eq!(
            pages_and_cases(&Tree::of_texts(&[(SOURCE, "enum Code {}")])).len(),
            1
        );
    }
}
