//! Code that is generated from data is what the data says; `UPDATE=1` writes it anew.

mod languages;

use std::fs;
use std::path::Path;

#[test]
fn the_table_of_languages_is_what_its_data_says() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/notation");
    let data = fs::read_to_string(crates.join("data/languages.toml")).expect("the data");
    let table = languages::table(&languages::data(&data));
    let path = crates.join("src/language/table.rs");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &table).expect("written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == table,
        "src/language/table.rs is not what data/languages.toml says; UPDATE=1 writes it"
    );
}
