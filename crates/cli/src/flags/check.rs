//! What can be typed behind `check`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use scoresheet::record::Severity;
use scoresheet::record::diagnostic::Applicability;

use super::{InputFlags, number};

/// Say what is wrong with games, where, and why
///
/// Prints each fault with its place, as a compiler would, and the line of the file it is in.
/// Matters of form, such as 0-0 for O-O, are shown with -v. What can be mended without changing
/// the meaning is mended with --fix; what a code means is said by `scoresheet explain`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet check games.pgn
  scoresheet check -v games.pgn | less
  scoresheet check --select M,R --ignore M003 games.pgn
  scoresheet check --format jsonl games/ > faults.jsonl
  scoresheet check --format sarif games/ > faults.sarif
  scoresheet check --fix --diff games.pgn            what would be mended
  scoresheet check --fix games.pgn                   mends it in the file
  scoresheet check -q new.pgn && mv new.pgn checked/

Exit codes: 0 clean, 1 errors or warnings (with --fix: that remain), 2 wrong use or settings that
make no sense, 3 something cannot be read or written, 130 interrupted. If whoever reads the output
closes it, as head does, that is no fault.")]
pub struct CheckFlags {
    #[command(flatten)]
    pub select: SelectFlags,

    /// Mend what is surely meant otherwise, in the files; `likely` also what is likely meant
    ///
    /// Standard input is written to standard output, mended. After each fix the games are read
    /// again: a fix by which one would have other moves, variations or start positions is not
    /// applied, and that is said.
    #[arg(
        long,
        value_name = "HOW",
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "safe",
        help_heading = "Fixes"
    )]
    pub fix: Option<FixFlag>,

    /// With --fix: change nothing, print the differences
    #[arg(long, requires = "fix", help_heading = "Fixes")]
    pub diff: bool,

    /// Print text, a line a finding, a JSON object a line, or a SARIF log
    ///
    /// Where mended games or differences go to standard output the report goes to standard error.
    /// JSON and SARIF have no sentence beside them there, unless something cannot be read or
    /// written.
    #[arg(
        long,
        value_name = "FORMAT",
        value_enum,
        default_value_t,
        help_heading = "Messages"
    )]
    pub format: ReportFormat,

    #[command(flatten)]
    pub config: ConfigFlags,

    #[command(flatten)]
    pub input: InputFlags,
}

/// Which findings are wanted, and how many are shown.
#[derive(Args, Debug)]
pub struct SelectFlags {
    /// Look only for these codes, or those that begin so: M,T00
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Which findings"
    )]
    pub select: Option<Vec<String>>,

    /// Do not look for these codes, or those that begin so
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Which findings"
    )]
    pub ignore: Option<Vec<String>>,

    /// The least severity that is shown and taken for a fault; default: warning
    #[arg(
        long,
        value_name = "SEVERITY",
        value_enum,
        help_heading = "Which findings"
    )]
    pub severity: Option<SeverityFlag>,

    /// Show no more than so many diagnostics; default: all
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<usize>,
        help_heading = "Messages"
    )]
    pub max_diagnostics: Option<usize>,
}

/// Where settings come from.
#[derive(Args, Debug)]
pub struct ConfigFlags {
    /// Take settings from this file; default: scoresheet.toml in this folder or one around it
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with = "no_config",
        help_heading = "Settings"
    )]
    pub config: Option<PathBuf>,

    /// Take no settings from a file
    #[arg(long, help_heading = "Settings")]
    pub no_config: bool,
}

/// How bold `--fix` is.
//
// The help lists variants without documentation in one line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixFlag {
    Safe,
    Likely,
}

impl From<FixFlag> for Applicability {
    fn from(flag: FixFlag) -> Applicability {
        match flag {
            FixFlag::Safe => Applicability::Safe,
            FixFlag::Likely => Applicability::Likely,
        }
    }
}

/// A severity as it is typed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeverityFlag {
    Note,
    Warning,
    Error,
}

impl From<SeverityFlag> for Severity {
    fn from(flag: SeverityFlag) -> Severity {
        match flag {
            SeverityFlag::Note => Severity::Note,
            SeverityFlag::Warning => Severity::Warning,
            SeverityFlag::Error => Severity::Error,
        }
    }
}

/// How `check` prints what it found.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReportFormat {
    #[default]
    Text,
    Short,
    Jsonl,
    Sarif,
}
