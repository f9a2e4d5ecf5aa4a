//! Findings as lines for people: `file:line:column: error[M001]: message`, and the place itself.

use std::fmt::{self, Write};

use anstyle::{AnsiColor, Style};
use scoresheet::record::diagnostic::Fix;
use scoresheet::report::Finding;
use unicode_width::UnicodeWidthChar;

use crate::messages::style;

/// What is shown of a line on either side of the place, in columns.
const CONTEXT: usize = 60;

/// A finding on one line.
pub struct Line<'a> {
    pub file: &'a str,
    /// The number of its game in the file, from 1.
    pub game: Option<u64>,
    pub finding: &'a Finding,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding {
            line,
            column,
            diagnostic,
            ..
        } = self.finding;
        let bold = Style::new().bold();
        let colored = style(diagnostic.severity);
        write!(
            f,
            "{bold}{}:{line}:{column}:{bold:#} {colored}{}[{}]{colored:#}: {}",
            self.file,
            diagnostic.severity.name(),
            diagnostic.code,
            OneLine(&diagnostic.message),
        )?;
        match (self.game, diagnostic.ply) {
            (Some(game), 0) => write!(f, " (game {game})"),
            (Some(game), ply) => write!(f, " (game {game}, ply {ply})"),
            (None, _) => Ok(()),
        }
    }
}

/// Text that may hold what it likes and still stays on its line.
struct OneLine<'a>(&'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| f.write_char(shown(c)))
    }
}

/// A character that moves the cursor or switches colours is not for the terminal.
fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

/// How many bytes on each side of a place can matter: four a character are the most there can be,
/// and a few more show that something is left out.
const NEAR: usize = 4 * CONTEXT + 8;

/// The line of the text in which a finding is, and a mark below its place.
pub struct Excerpt<'a> {
    pub text: &'a [u8],
    pub finding: &'a Finding,
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.finding.start.min(self.text.len());
        let (before, from) = self.text.split_at(place);
        // No more is looked at than can be shown: a line may be as long as a file.
        let before = &before[before.len().saturating_sub(NEAR)..];
        let from = &from[..from.len().min(2 * NEAR)];
        let line_start = memrchr_line_end(before).map_or(0, |at| at + 1);
        let line_end = line_end(from);
        let marked = (self.finding.end.max(place) - place).min(line_end);
        let before = Shown::last(&before[line_start..]);
        let place = Shown::first(&from[..marked], CONTEXT);
        let after = Shown::first(&from[marked..line_end], CONTEXT - place.width.min(CONTEXT));

        let number = self.finding.line.to_string();
        let gutter = " ".repeat(number.len());
        let quiet = AnsiColor::Blue.on_default().bold();
        let mark = style(self.finding.diagnostic.severity);
        writeln!(f, "{quiet}{gutter} |{quiet:#}")?;
        writeln!(
            f,
            "{quiet}{number} |{quiet:#} {}{}{}",
            before.text, place.text, after.text
        )?;
        write!(
            f,
            "{quiet}{gutter} |{quiet:#} {}{mark}{}{mark:#}",
            " ".repeat(before.width),
            "^".repeat(place.width.max(1)),
        )
    }
}

/// How a finding could be mended: what to do, how sure that is, and the text if it is short.
pub struct Help<'a> {
    fix: &'a Fix,
    /// What is replaced, and by what.
    change: Option<(String, String)>,
}

/// How many characters of a replaced text are short.
const SHORT: usize = 40;

impl Help<'_> {
    /// The help for a finding in a text, if it has a fix.
    pub fn of<'a>(finding: &'a Finding, text: &[u8]) -> Option<Help<'a>> {
        let fix = finding.diagnostic.fix.as_deref()?;
        let change = match &fix.edits[..] {
            [edit] => {
                let old = text.get(finding.range_of(edit)).unwrap_or_default();
                let [old, new] = [old, &edit.text].map(String::from_utf8_lossy);
                let is_short = |text: &str| text.len() <= SHORT && !text.contains(['\n', '\r']);
                // A title may say all there is to be said.
                let is_said = new.is_empty() || fix.title.contains(&*new);
                (is_short(&old) && is_short(&new) && !is_said)
                    .then(|| (old.into_owned(), new.into_owned()))
            }
            _ => None,
        };
        Some(Help { fix, change })
    }
}

impl fmt::Display for Help<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bold = Style::new().bold();
        let green = AnsiColor::Green.on_default().bold();
        let (title, sure) = (OneLine(&self.fix.title), self.fix.applicability.name());
        write!(
            f,
            "  {green}={green:#} {bold}help{bold:#}: {title} ({sure})"
        )?;
        match &self.change {
            Some((old, new)) if old.is_empty() => write!(f, ": `{}`", OneLine(new)),
            Some((old, new)) => write!(f, ": `{}` -> `{}`", OneLine(old), OneLine(new)),
            None => Ok(()),
        }
    }
}

fn memrchr_line_end(text: &[u8]) -> Option<usize> {
    text.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'))
}

fn line_end(text: &[u8]) -> usize {
    let end = text.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
    end.unwrap_or(text.len())
}

/// Part of a line as it is shown, and how many columns it takes.
struct Shown {
    text: String,
    width: usize,
}

impl Shown {
    /// The end of a piece of text.
    fn last(bytes: &[u8]) -> Shown {
        // Four bytes a character are the most there can be.
        let cut = bytes.len().saturating_sub(4 * CONTEXT);
        let text = String::from_utf8_lossy(&bytes[cut..]);
        let mut width = 0;
        let mut kept: Vec<char> = Vec::new();
        for c in text.chars().rev().map(shown) {
            if width + c.width().unwrap_or(0) > CONTEXT {
                break;
            }
            width += c.width().unwrap_or(0);
            kept.push(c);
        }
        let is_whole = cut == 0 && kept.len() == text.chars().count();
        let text: String = kept.into_iter().rev().collect();
        if is_whole {
            Shown { text, width }
        } else {
            Shown {
                text: format!("...{text}"),
                width: width + 3,
            }
        }
    }

    /// The beginning of a piece of text.
    fn first(bytes: &[u8], most: usize) -> Shown {
        let text = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * CONTEXT + 4)]);
        let mut shown_text = String::new();
        let mut width = 0;
        for c in text.chars().map(shown) {
            if width + c.width().unwrap_or(0) > most {
                shown_text.push_str("...");
                width += 3;
                break;
            }
            width += c.width().unwrap_or(0);
            shown_text.push(c);
        }
        Shown {
            text: shown_text,
            width,
        }
    }
}
