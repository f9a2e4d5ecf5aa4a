//! Markdown to cases: headings, and the fenced blocks below them.
//!
//! Knows the form of a case and nothing of what the blocks mean.

use std::ops::Range;

/// What is wrong, and the line of the file where it is, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub line: usize,
    pub message: String,
}

impl Fault {
    pub fn new(line: usize, message: impl Into<String>) -> Fault {
        let message = message.into();
        Fault { line, message }
    }
}

/// A section of a file that has fenced blocks.
#[derive(Clone, Debug)]
pub struct Case {
    pub heading: String,
    /// The line of the heading, from 1.
    pub line: usize,
    pub blocks: Vec<Block>,
}

/// A fenced block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The first word behind the opening fence.
    pub kind: String,
    /// The other words there.
    pub choices: Vec<String>,
    /// The line of the opening fence, from 1.
    pub line: usize,
    /// The lines of the content, counted from 0.
    pub lines: Range<usize>,
    /// The content, each line with its line end.
    pub text: String,
}

impl Case {
    /// The first block of a kind.
    pub fn block(&self, kind: &str) -> Option<&Block> {
        self.blocks.iter().find(|block| block.kind == kind)
    }
}

impl Block {
    /// Whether a word stands behind the kind of the block.
    pub fn has(&self, choice: &str) -> bool {
        self.choices.iter().any(|word| word == choice)
    }

    /// A fault that is found in this block.
    pub fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::new(self.line, message)
    }
}

/// The cases of a file. A section without a fenced block is only prose.
pub fn parse(text: &str) -> Result<Vec<Case>, Fault> {
    let lines: Vec<&str> = text.lines().collect();
    let mut cases: Vec<Case> = Vec::new();
    let mut has_prose = false;
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        if let Some(heading) = line.strip_prefix("## ") {
            if cases.iter().any(|case| case.heading == heading) {
                let message = format!("the heading \"{heading}\" comes twice in this file");
                return Err(Fault::new(at + 1, message));
            }
            cases.push(Case {
                heading: heading.to_owned(),
                line: at + 1,
                blocks: Vec::new(),
            });
            has_prose = false;
        } else if let Some(info) = line.strip_prefix("```") {
            let block = block(&lines, at, info)?;
            at = block.lines.end;
            let Some(case) = cases.last_mut() else {
                return Err(block.fault("a block stands before the first heading"));
            };
            if !has_prose {
                let message = "no sentence says what the case specifies and why";
                return Err(Fault::new(case.line, message));
            }
            case.blocks.push(block);
        } else if !line.trim().is_empty() {
            has_prose = true;
        }
        at += 1;
    }
    cases.retain(|case| !case.blocks.is_empty());
    Ok(cases)
}

/// The block whose opening fence is in the line at `open`.
fn block(lines: &[&str], open: usize, info: &str) -> Result<Block, Fault> {
    let mut words = info.split_whitespace().map(str::to_owned);
    let Some(kind) = words.next() else {
        return Err(Fault::new(open + 1, "this block does not say what it is"));
    };
    let start = open + 1;
    let Some(length) = lines[start..].iter().position(|line| *line == "```") else {
        return Err(Fault::new(open + 1, "this block is never closed"));
    };
    let content = start..start + length;
    let text = lines[content.clone()].iter().flat_map(|line| [line, "\n"]);
    Ok(Block {
        kind,
        choices: words.collect(),
        line: open + 1,
        lines: content,
        text: text.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn cases_are_sections_with_blocks() {
        let text =
            "# Title\n\n## One\n\nWhy.\n\n```text escaped\na\n\nb\n```\n\n## Prose\n\nOnly.\n";
        let cases = parse(text).unwrap();
        assert_eq!(cases.len(), 1);
        let block = cases[0].block("text").unwrap();
        assert_eq!((block.line, block.lines.clone()), (7, 7..10));
        assert_eq!(block.text, "a\n\nb\n");
        assert!(block.has("escaped"));
    }

    #[test]
    fn cases_without_form_are_refused_with_their_line() {
        let rows = [
            ("## A\n\n```text\n```\n", 1, "no sentence"),
            ("## A\n\nWhy.\n\n```text\n", 5, "never closed"),
            ("## A\n\nWhy.\n\n```\n```\n", 5, "does not say what it is"),
            ("```text\n```\n", 1, "before the first heading"),
            ("## A\n\nWhy.\n\n```text\n```\n## A\n", 7, "comes twice"),
        ];
        for (text, line, message) in rows {
            let fault = parse(text).unwrap_err();
            assert_eq!(fault.line, line, "{text}");
            assert!(fault.message.contains(message), "{}", fault.message);
        }
    }
}
