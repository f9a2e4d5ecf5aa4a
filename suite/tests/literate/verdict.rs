//! A case against what came out, and a file with what came out written into it.

use crate::case::{Case, Fault, parse};
use crate::{difference, records, rules};

/// What the blocks of a case should hold.
#[derive(Debug)]
pub struct Contents {
    /// For each block its content; `None` for those that are given.
    pub blocks: Vec<Option<String>>,
    /// The diagnostics, if there are any and no block shows them.
    pub unshown: String,
}

/// Runs a case.
pub fn run(case: &Case) -> Result<Contents, Fault> {
    let (blocks, unshown) = if let Some(input) = case.block("text") {
        records::run(case, input)?
    } else if let Some(position) = case.block("position") {
        (rules::run(case, position)?, String::new())
    } else {
        let message = "a case has a block `text` or a block `position`";
        return Err(Fault::new(case.line, message));
    };
    if blocks.iter().all(Option::is_none) && case.block("text").is_none() {
        return Err(Fault::new(case.line, "this case expects nothing"));
    }
    Ok(Contents { blocks, unshown })
}

/// What is wrong with the cases of a file.
pub fn check(text: &str) -> Vec<Fault> {
    let cases = match parse(text) {
        Ok(cases) => cases,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    for case in &cases {
        match run(case) {
            Ok(contents) => compare(case, &contents, &mut faults),
            Err(fault) => faults.push(fault),
        }
    }
    faults
}

fn compare(case: &Case, contents: &Contents, faults: &mut Vec<Fault>) {
    let heading = &case.heading;
    for (block, content) in case.blocks.iter().zip(&contents.blocks) {
        if let Some(content) = content
            && *content != block.text
        {
            let kind = &block.kind;
            let shown = difference::show(&block.text, content);
            faults.push(block.fault(format!("\"{heading}\": `{kind}` differs\n{shown}")));
        }
    }
    if !contents.unshown.is_empty() {
        let shown = difference::show("", &contents.unshown);
        let message = format!("\"{heading}\": no block shows these diagnostics\n{shown}");
        faults.push(Fault::new(case.line, message));
    }
}

/// The file with the blocks as they should be, and the faults that this does not mend.
pub fn update(text: &str) -> (String, Vec<Fault>) {
    let cases = match parse(text) {
        Ok(cases) => cases,
        Err(fault) => return (text.to_owned(), vec![fault]),
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut faults = Vec::new();
    // From the end, so that the places of what comes before stay true.
    for case in cases.iter().rev() {
        let contents = match run(case) {
            Ok(contents) => contents,
            Err(fault) => {
                faults.push(fault);
                continue;
            }
        };
        if let Some(last) = case.blocks.last()
            && !contents.unshown.is_empty()
        {
            let after = last.lines.end + 1;
            let unshown = contents.unshown.lines().map(str::to_owned);
            let fences = ["```diagnostics".to_owned(), "```".to_owned()];
            let [open, close] = fences;
            lines.splice(
                after..after,
                [open].into_iter().chain(unshown).chain([close]),
            );
        }
        for (block, content) in case.blocks.iter().zip(&contents.blocks).rev() {
            if block.kind == "diagnostics" && content.as_deref() == Some("") {
                // That nothing is odd is said by saying nothing.
                lines.drain(block.lines.start - 1..=block.lines.end);
            } else if let Some(content) = content {
                lines.splice(block.lines.clone(), content.lines().map(str::to_owned));
            }
        }
    }
    let mut text = lines.join("\n");
    text.push('\n');
    (text, faults)
}

#[cfg(test)]
mod tests {
    use super::{check, update};

    const WRONG: &str = "## Zeros\n\nWhy.\n\n```text\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n\
        ```\n```pgn\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O-O *\n```\n\n## Mate\n\nWhy.\n\n\
        ```position\n7k/8/8/8/8/8/8/K6R b - - 0 1\n```\n```state\ncheckmate: 1-0\n```\n";

    #[test]
    fn a_wrong_expectation_is_found_with_its_line_and_what_came_out() {
        let faults = check(WRONG);
        let lines: Vec<_> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [8, 1, 19]);
        assert!(faults[0].message.contains("\"Zeros\": `pgn` differs"));
        assert!(
            faults[0]
                .message
                .contains("- 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O-O *")
        );
        assert!(
            faults[0]
                .message
                .contains("+ 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *")
        );
        assert!(faults[1].message.contains("+ M003 1:35 note"));
        assert!(faults[2].message.contains("- checkmate: 1-0"));
    }

    #[test]
    fn an_update_mends_them_all_and_changes_nothing_after_that() {
        let (mended, faults) = update(WRONG);
        assert_eq!(faults, []);
        assert_eq!(check(&mended), []);
        assert_eq!(update(&mended).0, mended);
        assert!(mended.contains("```diagnostics\nM003 1:35 note"));
    }

    #[test]
    fn what_cannot_be_run_is_a_fault_and_stays_as_it_is() {
        let rows = [
            ("```pgn\n```\n", "`text` or a block `position`"),
            ("```text\n*\n```\n```san\n```\n", "no block `san`"),
            ("```text\n*\n```\n```options\nquick\n```\n", "no option"),
            ("```text escaped\n\\q\n```\n", "no escape"),
            ("```position\nnonsense\n```\n```moves\n```\n", "not sound"),
            (
                "```position\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n```\n",
                "expects nothing",
            ),
        ];
        for (blocks, message) in rows {
            let text = format!("## A\n\nWhy.\n\n{blocks}");
            let faults = check(&text);
            assert_eq!(faults.len(), 1, "{text}");
            assert!(faults[0].message.contains(message), "{}", faults[0].message);
            let (same, still) = update(&text);
            assert_eq!((same, still), (text, faults));
        }
    }
}
