//! Code and pages that are generated from data are what the data says; `UPDATE=1` writes them anew.

mod languages;
mod pages;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn data() -> Vec<languages::Language> {
    let path = root().join("crates/notation/data/languages.toml");
    languages::data(&fs::read_to_string(path).expect("the data"))
}

/// Whether a file holds a text; with `UPDATE=1` it is written.
#[track_caller]
fn hold(path: &str, text: &str) {
    let file = root().join(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder");
        fs::write(&file, text).expect("written");
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        written == text,
        "{path} is not what data/languages.toml says; UPDATE=1 writes it"
    );
}

#[test]
fn the_table_of_languages_is_what_its_data_says() {
    hold(
        "crates/notation/src/language/table.rs",
        &languages::table(&data()),
    );
}

#[test]
fn each_language_has_a_page_that_its_data_says() {
    let mut named = BTreeSet::new();
    for language in &data() {
        let path = format!("docs/languages/{}.md", language.code);
        hold(&path, &pages::page(language));
        named.insert(format!("{}.md", language.code));
    }
    let folder = fs::read_dir(root().join("docs/languages")).expect("the folder of pages");
    let found: BTreeSet<String> = folder
        .map(|entry| {
            entry
                .expect("a page")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    assert_eq!(found, named);
}

#[test]
fn the_list_of_languages_is_what_the_data_says() {
    const START: &str = "<!-- the list, generated -->\n";
    let path = "docs/languages.md";
    let page = fs::read_to_string(root().join(path)).expect("the page");
    let (before, rest) = page.split_once(START).expect("the start of the list");
    let (_, behind) = rest.split_once(START).expect("the end of the list");
    let list = pages::list(&data());
    hold(path, &format!("{before}{START}\n{list}\n{START}{behind}"));
}

/// The facts that a test on the table in Rust cannot see.
#[test]
fn each_language_has_its_sources_and_signs() {
    for language in &data() {
        let code = &language.code;
        let signs = &language.signs;
        assert!(!language.sources.is_empty(), "{code}");
        assert!(
            ["yes", "no", "partly"].contains(&language.spoken.as_str()),
            "{code}"
        );
        assert_eq!(language.files, "abcdefgh", "{code}");
        for sign in [&signs.capture, &signs.check, &signs.mate, &signs.en_passant] {
            assert!(!sign.is_empty(), "{code}");
        }
        let lists = language.also_files.iter().chain(&language.also_ranks);
        assert!(lists.into_iter().all(|list| list.len() == 8), "{code}");
        let own = language.sources.iter().any(|source| source != "own");
        assert!(own || language.certainty == "own", "{code}");
    }
}
