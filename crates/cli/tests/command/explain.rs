//! `explain`: pages and the list of them.

use std::fs;

use crate::run::{run, run_with};

#[test]
fn a_page_is_rendered_for_the_terminal() {
    let outcome = run(&["explain", "m001"]);
    assert_eq!((outcome.code, outcome.err.as_str()), (Some(0), ""));
    let lines: Vec<_> = outcome.out.lines().collect();
    assert_eq!(lines[0], "M001: an illegal move");
    assert!(lines.contains(&"Example"), "{}", outcome.out);
    assert!(
        lines.contains(&"    1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 1-0"),
        "{}",
        outcome.out
    );
    assert!(!outcome.out.contains("```") && !outcome.out.contains('\u{1b}'));
    let two = run(&["explain", "M001", "R001"]).out;
    assert!(
        two.starts_with(&outcome.out) && two.contains("\nR001: "),
        "{two}"
    );
}

#[test]
fn without_a_code_all_are_listed() {
    let list = run(&["explain"]).out;
    assert!(
        list.contains("\nM001  error    an illegal move\n"),
        "{list}"
    );
    assert!(list.lines().count() > 20);
}

#[test]
fn pages_show_commands_that_say_what_they_show() {
    let folder = format!("{}/../../docs/diagnostics", env!("CARGO_MANIFEST_DIR"));
    let mut reports = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let page = fs::read_to_string(&path).expect("text");
        let blocks: Vec<_> = page.split("```").collect();
        for pair in blocks.windows(2) {
            let [before, report] = pair else { continue };
            if !report.starts_with("report\n") {
                continue;
            }
            // Notes are only shown by -v.
            let command = before.trim_end().lines().last().unwrap_or_default();
            assert_eq!(
                command.contains("check -v"),
                report.contains(": note["),
                "{}: {command}",
                path.display()
            );
            reports += 1;
        }
    }
    assert!(reports > 50, "{reports}");
}

#[test]
fn a_report_says_where_to_read_on() {
    let outcome = run_with(&["check"], b"1. Ke3 *");
    assert_eq!(
        outcome.out.lines().last(),
        Some("`scoresheet explain M001` says more about M001")
    );
    let clean = run_with(&["check"], b"1. e4 *");
    assert_eq!(clean.out, "no faults in 1 game\n");
}
