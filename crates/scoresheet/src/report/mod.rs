//! What is odd about the games of a block: diagnostics with their places in the file, and counts.

mod cursor;
mod encodings;
mod line_ends;
mod places;
mod selection;
mod collect;

#[cfg(test)]
mod tests;

use std::ops::AddAssign;

use scoresheet_record::diagnostic::Applicability;
use scoresheet_record::{Code, Diagnostic, Severity};

pub use collect::{Collector, Scrutiny};
pub use selection::{UnknownCode, parse_code, parse_codes};

/// A diagnostic and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The game it belongs to, counted from 0 in its block; `None` for text outside of games.
    pub game: Option<usize>,
    /// The first byte of its place in the block.
    pub start: usize,
    /// The byte after its place.
    pub end: usize,
    /// The line in the file, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
    /// What it is.
    pub diagnostic: Diagnostic,
}

/// How often each diagnostic was made, and in how many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// All games, odd or not.
    pub games: u64,
    /// The games with a finding that counts as a fault: an error or a warning, unless told
    /// otherwise.
    pub faulty_games: u64,
    by_code: [u64; Code::ALL.len()],
    by_severity: [u64; 3],
    by_fix: [[u64; 3]; 3],
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: 0,
            faulty_games: 0,
            by_code: [0; Code::ALL.len()],
            by_severity: [0; 3],
            by_fix: [[0; 3]; 3],
        }
    }
}

impl Tally {
    fn add(&mut self, diagnostic: &Diagnostic) {
        self.by_code[diagnostic.code as usize] += 1;
        self.by_severity[diagnostic.severity as usize] += 1;
        if let Some(fix) = &diagnostic.fix {
            self.by_fix[fix.applicability as usize][diagnostic.severity as usize] += 1;
        }
    }

    /// How many diagnostics have a code.
    pub fn of_code(&self, code: Code) -> u64 {
        self.by_code[code as usize]
    }

    /// How many diagnostics have a severity.
    pub fn of_severity(&self, severity: Severity) -> u64 {
        self.by_severity[severity as usize]
    }

    /// How many diagnostics have a severity or a graver one.
    pub fn at_least(&self, severity: Severity) -> u64 {
        self.by_severity[severity as usize..].iter().sum()
    }

    /// Errors and warnings together.
    pub fn faults(&self) -> u64 {
        self.at_least(Severity::Warning)
    }

    /// How many diagnostics of a severity or a graver one have a fix that is so sure.
    pub fn with_fix(&self, applicability: Applicability, least: Severity) -> u64 {
        self.by_fix[applicability as usize][least as usize..]
            .iter()
            .sum()
    }

    /// The codes that occur, each with how often.
    pub fn codes(&self) -> impl Iterator<Item = (Code, u64)> {
        let counts = Code::ALL.iter().copied().zip(self.by_code);
        counts.filter(|&(_, count)| count > 0)
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.games += other.games;
        self.faulty_games += other.faulty_games;
        for (mine, theirs) in self.by_code.iter_mut().zip(other.by_code) {
            *mine += theirs;
        }
        for (mine, theirs) in self.by_severity.iter_mut().zip(other.by_severity) {
            *mine += theirs;
        }
        let by_fix = self.by_fix.iter_mut().flatten();
        for (mine, theirs) in by_fix.zip(other.by_fix.iter().flatten()) {
            *mine += theirs;
        }
    }
}

/// What was found in a block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The findings that were asked for, in the order of the text.
    pub findings: Vec<Finding>,
    /// All that were wanted, counted.
    pub tally: Tally,
}

impl Report {
    /// Empties the report and keeps its memory.
    pub fn clear(&mut self) {
        self.findings.clear();
        self.tally = Tally::default();
    }
}
