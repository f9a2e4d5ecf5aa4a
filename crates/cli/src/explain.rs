//! `scoresheet explain`: what a diagnostic means.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use scoresheet::pages;
use scoresheet::record::Code;
use scoresheet::report::parse_code;

use crate::ending::Ending;
use crate::flags::fmt::ExplainFlags;
use crate::messages;

/// Prints the pages of codes, or the list of all.
pub fn run(flags: &ExplainFlags) -> Ending {
    let mut text = String::new();
    if flags.codes.is_empty() {
        list(&mut text);
    }
    for (index, word) in flags.codes.iter().enumerate() {
        match parse_code(word) {
            Ok(code) => {
                if index > 0 {
                    text.push('\n');
                }
                render(pages::page(code), &mut text);
            }
            Err(unknown) => {
                messages::error(unknown);
                return Ending::Usage;
            }
        }
    }
    messages::page(&text)
}

fn list(text: &mut String) {
    for &code in Code::ALL {
        let style = messages::style(code.severity());
        let severity = code.severity().name();
        let title = pages::title(code);
        let _ = writeln!(text, "{code}  {style}{severity:<7}{style:#}  {title}");
    }
}

/// A page for the terminal: headings stand out, examples are indented.
fn render(page: &str, text: &mut String) {
    let bold = Style::new().bold();
    let quiet = AnsiColor::Cyan.on_default();
    let mut in_block = false;
    for line in page.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            let _ = writeln!(text, "    {quiet}{line}{quiet:#}");
        } else if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim_start();
            let _ = writeln!(text, "{bold}{heading}{bold:#}");
        } else if let Some((severity, rest)) = line
            .strip_prefix('*')
            .and_then(|line| line.split_once("* "))
        {
            let _ = writeln!(text, "{bold}{severity}{bold:#} {rest}");
        } else {
            let _ = writeln!(text, "{line}");
        }
    }
}
