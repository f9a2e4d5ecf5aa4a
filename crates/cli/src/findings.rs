//! Findings as lines on standard error, beside what is written, up to a number.

use scoresheet::record::Severity;
use scoresheet::report::{Report, Tally};

use crate::diagnostics::Line;
use crate::flags::{InputFlags, MostFlag};
use crate::inputs;
use crate::messages;
use crate::progress::Progress;

/// What was found, and how much of it has been shown.
pub struct Findings {
    pub tally: Tally,
    pub least: Severity,
    most: usize,
    shown: usize,
    is_quiet: bool,
}

impl Findings {
    /// Nothing yet; what is to be shown is told by the flags.
    pub fn new(input: &InputFlags, most: &MostFlag) -> Findings {
        Findings {
            tally: Tally::default(),
            least: inputs::least(input),
            most: most.max_diagnostics,
            shown: 0,
            is_quiet: input.quiet,
        }
    }

    /// Counts the findings of a block, and shows those that are wanted. So many games of the file
    /// came before it.
    pub fn take(&mut self, progress: &Progress, file: &str, games_before: u64, report: &Report) {
        self.tally += &report.tally;
        if self.is_quiet {
            return;
        }
        let least = self.least;
        let findings = report.findings.iter();
        let wanted = findings.filter(|finding| finding.diagnostic.severity >= least);
        for finding in wanted.take(self.most - self.shown) {
            self.shown += 1;
            let line = Line {
                file,
                game: finding.game.map(|game| games_before + game as u64 + 1),
                finding,
            };
            progress.aside(|| messages::print(line));
        }
    }

    /// What is to be said at the end about those that were wanted and not shown.
    pub fn hidden(&self) -> Option<String> {
        let hidden = self.tally.at_least(self.least) - self.shown as u64;
        (hidden > 0).then(|| messages::text("hidden", &[("n", hidden.into())]))
    }
}
