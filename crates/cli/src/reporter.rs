//! Findings as they are printed, in any of the formats, and the lines at the end.

use std::fmt::Display;
use std::io::{self, Write};

use anstream::AutoStream;
use scoresheet::formats::{Located, Sarif};
use scoresheet::record::diagnostic::Applicability;
use scoresheet::record::{Code, Severity};
use scoresheet::report::Tally;

use crate::diagnostics::{Excerpt, Help, Line};
use crate::flags::check::ReportFormat;
use crate::messages::{self, count};

/// Prints findings as they come, up to a number.
pub struct Reporter {
    format: ReportFormat,
    /// How many more may be shown.
    left: usize,
    shown: u64,
    /// The code of a finding that was shown, the gravest so far.
    example: Option<(Severity, Code)>,
    out: Box<dyn Write>,
    is_output_taken: bool,
    has_color: bool,
    sarif: Option<Sarif>,
    /// What is printed of a block, kept for its memory.
    text: Vec<u8>,
}

impl Reporter {
    /// A reporter on standard output, or on standard error if that is taken by the games.
    pub fn new(format: ReportFormat, most: usize, is_output_taken: bool) -> Reporter {
        let choice = match is_output_taken {
            true => AutoStream::choice(&io::stderr()),
            false => AutoStream::choice(&io::stdout()),
        };
        let out: Box<dyn Write> = match is_output_taken {
            true => Box::new(io::stderr().lock()),
            false => Box::new(io::stdout().lock()),
        };
        let has_color = choice != anstream::ColorChoice::Never;
        let mut text = Vec::new();
        let sarif = (format == ReportFormat::Sarif)
            .then(|| Sarif::begin(env!("CARGO_PKG_VERSION"), &mut text));
        Reporter {
            format,
            left: most,
            shown: 0,
            example: None,
            // Where there is to be no colour the codes are taken out of what is to be printed.
            out: match has_color {
                true => Box::new(AutoStream::new(out, choice)),
                false => out,
            },
            is_output_taken,
            has_color,
            sarif,
            text,
        }
    }

    /// Prints the findings of a block.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn print<'a>(&mut self, findings: impl Iterator<Item = Located<'a>>) -> io::Result<()> {
        for located in findings.take(self.left) {
            self.left -= 1;
            self.shown += 1;
            let diagnostic = &located.finding.diagnostic;
            let graver = self
                .example
                .is_none_or(|(known, _)| known < diagnostic.severity);
            if graver {
                self.example = Some((diagnostic.severity, diagnostic.code));
            }
            self.write(&located);
        }
        self.out.write_all(&self.text)?;
        self.text.clear();
        Ok(())
    }

    fn write(&mut self, located: &Located<'_>) {
        let text = &mut self.text;
        match (self.format, &mut self.sarif) {
            (ReportFormat::Jsonl, _) => located.write_line(text),
            (ReportFormat::Sarif, Some(sarif)) => sarif.push(located, text),
            (format, _) => {
                let line = Line {
                    file: located.file,
                    game: located.game,
                    finding: located.finding,
                };
                let start = text.len();
                let _ = writeln!(text, "{line}");
                if format == ReportFormat::Text {
                    let (text_of, finding) = (located.text, located.finding);
                    let excerpt = Excerpt {
                        text: text_of,
                        finding,
                    };
                    let _ = writeln!(text, "{excerpt}");
                    if let Some(help) = Help::of(finding, text_of) {
                        let _ = writeln!(text, "{help}");
                    }
                }
                if !self.has_color {
                    let plain = anstream::adapter::strip_bytes(&text[start..]).into_vec();
                    text.truncate(start);
                    text.extend_from_slice(&plain);
                }
            }
        }
    }

    /// Ends what has to be ended.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn finish(&mut self) -> io::Result<()> {
        if let Some(sarif) = self.sarif.take() {
            sarif.end(&mut self.text);
        }
        self.out.write_all(&self.text)?;
        self.text.clear();
        self.out.flush()
    }

    /// Prints a sentence beside the findings, on standard error. What programs read there stays
    /// free of sentences.
    pub fn say_beside(&self, sentence: impl Display) {
        if self.may_say_beside() {
            messages::print(sentence);
        }
    }

    /// Whether a sentence on standard error would be said.
    pub fn may_say_beside(&self) -> bool {
        !(self.is_output_taken && self.is_for_programs())
    }

    fn is_for_programs(&self) -> bool {
        matches!(self.format, ReportFormat::Jsonl | ReportFormat::Sarif)
    }

    /// Prints a sentence at the end: among the findings if these are for people, else beside them.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn say(&mut self, sentence: impl Display) -> io::Result<()> {
        if self.is_for_programs() {
            self.say_beside(sentence);
            return Ok(());
        }
        writeln!(self.out, "{sentence}")
    }

    /// How many faults there are in how many games, and how many were not shown.
    pub fn summary(&self, tally: &Tally, faulty: Severity, least: Severity) -> String {
        let faults = match tally.at_least(faulty) {
            0 => messages::text("no-faults", &[]),
            faults => count(faults, "fault"),
        };
        let games = count(tally.games, "game");
        let mut args = vec![("faults", faults.into()), ("games", games.into())];
        let summary = match tally.faulty_games {
            0 => messages::text("check-clean", &args),
            faulty => {
                args.push(("faulty", faulty.into()));
                messages::text("check-faulty", &args)
            }
        };
        let hidden = tally.at_least(least).saturating_sub(self.shown);
        match hidden {
            0 => summary,
            _ => {
                let hidden = messages::text("hidden", &[("n", hidden.into())]);
                messages::with_more(summary, hidden)
            }
        }
    }

    /// What can be done about the findings, in a line or two for people. Fixes of findings below
    /// `least_fixed` are not applied, and findings below `least` are not shown.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn say_hints(
        &mut self,
        tally: &Tally,
        [least_fixed, least]: [Severity; 2],
        is_fixed: bool,
    ) -> io::Result<()> {
        let Some((_, code)) = self.example.filter(|_| self.format == ReportFormat::Text) else {
            return Ok(());
        };
        for (how, flag) in [
            (Applicability::Safe, "--fix"),
            (Applicability::Likely, "--fix=likely"),
        ] {
            let all = tally.with_fix(how, least_fixed);
            if all == 0 || (is_fixed && how == Applicability::Safe) {
                continue;
            }
            let findings = count(all, "finding");
            let mut args = vec![("findings", findings.into()), ("flag", flag.into())];
            self.say(match all.saturating_sub(tally.with_fix(how, least)) {
                0 => messages::text("can-be-mended", &args),
                hidden => {
                    args.push(("hidden", hidden.into()));
                    messages::text("can-be-mended-hidden", &args)
                }
            })?;
            break;
        }
        let args = [("code", code.to_string().into())];
        self.say(messages::text("explain-says-more", &args))
    }
}
