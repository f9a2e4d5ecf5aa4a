//! `scoresheet.toml`: settings that a folder of records has in common.
//!
//! Flags outrank what stands there. What is not known is an error, for a setting
//! that was misspelled does the opposite of what was wanted.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use glob::Pattern;
use scoresheet::record::diagnostic::CodeSet;
use scoresheet::report::parse_codes;
use serde::Deserialize;
use toml::Spanned;

use crate::ending::Ending;
use crate::flags::check::{ConfigFlags, SeverityFlag};
use crate::messages;

/// The name of the file that is looked for.
const NAME: &str = "scoresheet.toml";

/// What is set; what is not is left to flags and defaults.
#[derive(Debug, Default)]
pub struct Config {
    pub select: Option<CodeSet>,
    pub ignore: Option<CodeSet>,
    pub severity: Option<SeverityFlag>,
    pub strict: bool,
    pub max_diagnostics: Option<usize>,
    pub width: Option<usize>,
    /// What is not looked for in the files that match.
    per_file: Vec<(Pattern, CodeSet)>,
    /// The folder in which the file is, to which patterns are relative.
    folder: PathBuf,
}

#[derive(Deserialize, Default)]
#[serde(
    deny_unknown_fields,
    rename_all = "kebab-case",
    default,
    expecting = "a table"
)]
struct File {
    check: Check,
    fmt: Fmt,
}

#[derive(Deserialize, Default)]
#[serde(
    deny_unknown_fields,
    rename_all = "kebab-case",
    default,
    expecting = "a table"
)]
struct Check {
    select: Option<Vec<Spanned<String>>>,
    ignore: Option<Vec<Spanned<String>>>,
    severity: Option<SeverityFlag>,
    strict: bool,
    max_diagnostics: Option<usize>,
    per_file_ignores: BTreeMap<Spanned<String>, Vec<Spanned<String>>>,
}

#[derive(Deserialize, Default)]
#[serde(
    deny_unknown_fields,
    rename_all = "kebab-case",
    default,
    expecting = "a table"
)]
struct Fmt {
    width: Option<Spanned<usize>>,
}

impl Config {
    /// The settings that hold here.
    ///
    /// # Errors
    ///
    /// A sentence for the user, and how a run ends in which that happens: the file that was named
    /// cannot be read, or what stands in one makes no sense.
    pub fn load(flags: &ConfigFlags) -> Result<Config, (Ending, String)> {
        let path = match &flags.config {
            Some(path) => path.clone(),
            None if flags.no_config => return Ok(Config::default()),
            None => match find() {
                Some(path) => path,
                None => return Ok(Config::default()),
            },
        };
        let name = path.display();
        let text = fs::read_to_string(&path).map_err(|error| {
            let ending = match error.kind() {
                // The file was read, and is no text.
                io::ErrorKind::InvalidData => Ending::Usage,
                _ => Ending::Trouble,
            };
            let args = [
                ("file", name.to_string().into()),
                ("error", error.to_string().into()),
            ];
            let message = messages::text("settings-unreadable", &args);
            (ending, message)
        })?;
        let mut config = Config::parse(&text).map_err(|(at, message)| {
            let (line, column) = place(&text, at);
            let message = format!("{name}:{line}:{column}: {message}");
            (Ending::Usage, message)
        })?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let folder = if folder == Path::new("") {
            Path::new(".")
        } else {
            folder
        };
        config.folder = fs::canonicalize(folder).unwrap_or_default();
        Ok(config)
    }

    /// Reads settings; a fault has its byte.
    fn parse(text: &str) -> Result<Config, (usize, String)> {
        let file: File = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            (at, for_people(error.message()))
        })?;
        let check = file.check;
        let optional = |words: Option<Vec<Spanned<String>>>| words.map(codes).transpose();
        let mut per_file = Vec::new();
        for (pattern, words) in check.per_file_ignores {
            let parsed = Pattern::new(pattern.get_ref());
            let parsed = parsed.map_err(|error| {
                // The quote stands before the pattern.
                let before = pattern.get_ref().chars().take(error.pos);
                let before: usize = before.map(char::len_utf8).sum();
                let at = pattern.span().start + 1 + before;
                (at, format!("expected a pattern of paths: {}", error.msg))
            })?;
            per_file.push((parsed, codes(words)?));
        }
        let width = match file.fmt.width {
            Some(width) if *width.get_ref() == 0 => {
                let message = "expected a width of at least 1, found 0".to_owned();
                return Err((width.span().start, message));
            }
            width => width.map(Spanned::into_inner),
        };
        Ok(Config {
            select: optional(check.select)?,
            ignore: optional(check.ignore)?,
            severity: check.severity,
            strict: check.strict,
            max_diagnostics: check.max_diagnostics,
            width,
            per_file,
            folder: PathBuf::new(),
        })
    }

    /// What is not looked for in a file.
    pub fn ignored_in(&self, path: &Path) -> CodeSet {
        if self.per_file.is_empty() {
            return CodeSet::NONE;
        }
        let whole = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let inner = whole.strip_prefix(&self.folder).unwrap_or(&whole);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let matching = self
            .per_file
            .iter()
            .filter(|(pattern, _)| pattern.matches_path(inner) || pattern.matches(&name));
        matching.fold(CodeSet::NONE, |all, (_, codes)| all | *codes)
    }
}

fn codes(words: Vec<Spanned<String>>) -> Result<CodeSet, (usize, String)> {
    words.into_iter().try_fold(CodeSet::NONE, |all, word| {
        let codes = parse_codes(word.get_ref());
        codes
            .map(|codes| all | codes)
            .map_err(|unknown| (word.span().start, unknown.to_string()))
    })
}

/// The file in this folder or the nearest one around it.
fn find() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut found = here.ancestors().map(|folder| folder.join(NAME));
    let path = found.find(|path| path.is_file())?;
    // In the folder itself its name says enough.
    match path.parent() == Some(&here) {
        true => Some(NAME.into()),
        false => Some(path),
    }
}

/// What the reader of TOML says, on one line and without the names of types.
fn for_people(message: &str) -> String {
    let message = message.trim_end().replace('\n', "; ");
    [
        (
            "expected usize",
            "expected a whole number that is not negative",
        ),
        ("expected a sequence", "expected a list"),
        ("expected a map", "expected a table"),
    ]
    .iter()
    .fold(message, |message, (type_name, words)| {
        message.replace(type_name, words)
    })
}

/// Line and column of a byte, from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use scoresheet::record::Code;
    use scoresheet::record::diagnostic::CodeSet;

    use super::{Config, place};
    use crate::flags::check::SeverityFlag;

    #[test]
    fn all_that_can_be_set() {
        let text = "[check]\nselect = [\"M\", \"t00\"]\nignore = [\"M003\"]\nseverity = \"note\"\n\
            strict = true\nmax-diagnostics = 7\n[check.per-file-ignores]\n\"old/*.pgn\" = [\"S\"]\n\
            \"wild.pgn\" = [\"ALL\"]\n[fmt]\nwidth = 60\n";
        let config = Config::parse(text).expect("it can be read");
        assert!(config.select.is_some_and(|codes| codes.has(Code::BadFen)));
        assert_eq!(config.ignore, Some(CodeSet::NONE.with(Code::MoveSpelling)));
        assert_eq!(config.severity, Some(SeverityFlag::Note));
        assert!(config.strict);
        assert_eq!((config.max_diagnostics, config.width), (Some(7), Some(60)));
        assert_eq!(
            config.ignored_in(Path::new("old/a.pgn")),
            CodeSet::starting_with("S")
        );
        assert_eq!(config.ignored_in(Path::new("new/wild.pgn")), CodeSet::ALL);
        assert_eq!(config.ignored_in(Path::new("a.pgn")), CodeSet::NONE);
    }

    #[test]
    fn what_makes_no_sense_has_its_place() {
        for (text, line, part) in [
            ("[check]\nselct = []\n", 2, "unknown field `selct`"),
            ("[chek]\n", 1, "unknown field `chek`"),
            (
                "[check]\n\nignore = [\"M001\",\n \"MOO2\"]\n",
                4,
                "did you mean `M002`?",
            ),
            (
                "[check]\nseverity = \"fatal\"\n",
                2,
                "unknown variant `fatal`",
            ),
            ("[check]\nstrict = 1\n", 2, "invalid type"),
            ("[fmt]\nwidth = 0\n", 2, "at least 1"),
            (
                "[fmt]\nwidth = -3\n",
                2,
                "expected a whole number that is not negative",
            ),
            ("[check]\nselect = \"M\"\n", 2, "expected a list"),
            ("check = 3\n", 1, "expected a table"),
            (
                "[check.per-file-ignores]\n\"a[\" = [\"M\"]\n",
                2,
                "expected a pattern of paths",
            ),
            ("check\n", 1, "="),
        ] {
            let (at, message) = Config::parse(text).expect_err(text);
            assert_eq!(place(text, at).0, line, "{text}");
            assert!(
                message.contains(part) && !message.contains('\n'),
                "{message}"
            );
        }
    }
}
