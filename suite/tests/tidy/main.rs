//! The house rules, held by a test.
//!
//! Each rule is one function that looks at a [`Tree`](tree::Tree) of files and
//! returns its [`Offense`](tree::Offense)s; each is run here on this repository and,
//! at the foot of its own file, on small trees that break it. What the rules are for
//! stands in `CONTRIBUTING.md`.

#![forbid(unsafe_code)]

mod tree;

mod rust;

mod manifest;

mod crates;
mod files;
mod globs;
mod modules;
mod safety;
mod words;

mod codes;

use std::sync::LazyLock;

use tree::{Offense, Tree, report};

/// The files of this repository, read once for all rules.
static REPOSITORY: LazyLock<Tree> = LazyLock::new(Tree::of_repository);

/// Runs a rule on the repository and fails with everything it found.
#[track_caller]
fn hold(rule: fn(&Tree) -> Vec<Offense>) {
    let offenses = rule(&REPOSITORY);
    let report = report(&offenses);
    assert!(
        offenses.is_empty(),
        "{} to put right:\n{report}",
        offenses.len()
    );
}

#[test]
fn crates_depend_only_on_crates_above_them() {
    hold(crates::order);
}

#[test]
fn modules_use_only_modules_above_them() {
    hold(modules::order);
}

#[test]
fn the_formatter_keeps_the_order_of_modules() {
    hold(modules::formatter);
}

#[test]
fn every_file_begins_with_a_head() {
    hold(files::heads);
}

#[test]
fn no_file_is_too_long() {
    hold(files::sizes);
}

#[test]
fn no_module_has_an_empty_name() {
    hold(files::names);
}

#[test]
fn nothing_is_imported_by_glob() {
    hold(globs::globs);
}

#[test]
fn unsafe_code_stays_in_its_files() {
    hold(safety::places);
}

#[test]
fn every_crate_root_refuses_unsafe_code() {
    hold(safety::roots);
}

#[test]
fn nothing_is_left_for_later() {
    hold(words::left_for_later);
}

#[test]
fn no_path_of_one_machine_is_written_down() {
    hold(words::machine_paths);
}

#[test]
fn every_diagnostic_code_has_a_page_and_a_case() {
    if !REPOSITORY.contains(codes::SOURCE) {
        println!(
            "note: {} does not exist yet, so there are no codes to check",
            codes::SOURCE
        );
    }
    hold(codes::pages_and_cases);
}
