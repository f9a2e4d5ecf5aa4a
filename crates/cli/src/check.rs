//! `scoresheet check`: what is wrong with games, as a compiler would say it.

use std::borrow::Cow;
use std::io::{self, IsTerminal};
use std::ops::ControlFlow;

use scoresheet::bulk::{self, Event, Piece};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::Located;
use scoresheet::report::Tally;

use crate::ending::Ending;
use crate::flags::check::CheckFlags;
use crate::inputs;
use crate::messages;
use crate::progress::Progress;
use crate::reporter::Reporter;
use crate::settings::Settings;

/// Checks all games of the inputs.
pub fn run(flags: &CheckFlags) -> Ending {
    let (sources, settings) = match Settings::prepare(flags) {
        Ok(prepared) => prepared,
        Err(ending) => return ending,
    };
    let names: Vec<_> = sources.iter().map(|source| source.name()).collect();
    let is_aside = !io::stdout().is_terminal();
    let mut printer = Printer {
        flags,
        settings: &settings,
        names: &names,
        progress: Progress::new(&sources, is_aside && !flags.input.quiet),
        reporter: Reporter::new(flags.format, settings.most, false),
        tally: Tally::default(),
        source: 0,
        games_before: 0,
        bytes_before: 0,
        ending: Ending::Clean,
        is_closed: false,
    };
    let make = |scrutiny| {
        Converter::new(&Conversion {
            format: None,
            checks: true,
            start: flags.input.start_fen,
            dialects: flags.input.dialects(),
            follow_illegal: flags.input.follow_illegal,
            scrutiny,
            ..Conversion::default()
        })
    };
    let bulk = inputs::bulk(&flags.input);
    let ended = bulk.run(
        &sources,
        || settings.workers(make),
        |event| printer.take(event),
    );
    printer.finish(ended)
}

/// Takes the reports of blocks in order and prints them.
struct Printer<'a> {
    flags: &'a CheckFlags,
    settings: &'a Settings,
    names: &'a [Cow<'a, str>],
    progress: Progress,
    reporter: Reporter,
    tally: Tally,
    /// The source at hand, and how many of its games and bytes came before the block at hand.
    source: usize,
    games_before: u64,
    bytes_before: u64,
    ending: Ending,
    is_closed: bool,
}

impl Printer<'_> {
    fn take(&mut self, event: Event<'_, Converted>) -> ControlFlow<()> {
        match event {
            Event::Done(piece, converted) => {
                if piece.source != self.source {
                    self.source = piece.source;
                    self.games_before = 0;
                    self.bytes_before = 0;
                }
                if let Err(error) = self.print_findings(piece, converted) {
                    self.fail(&error);
                    return ControlFlow::Break(());
                }
                self.tally += &converted.report.tally;
                self.games_before += converted.report.tally.games;
                self.bytes_before += piece.block.text.len() as u64;
                self.progress.show(piece.source, piece.consumed);
            }
            Event::Failed(_, message) => {
                self.progress.aside(|| messages::error(message));
                self.ending = self.ending.max(Ending::Trouble);
            }
        }
        ControlFlow::Continue(())
    }

    fn print_findings(&mut self, piece: &Piece, converted: &Converted) -> io::Result<()> {
        let file = &*self.names[piece.source];
        let (games_before, offset) = (self.games_before, self.bytes_before);
        let findings = converted.report.findings.iter().map(|finding| Located {
            finding,
            file,
            game: finding.game.map(|game| games_before + game as u64 + 1),
            text: &piece.block.text,
            offset,
        });
        self.reporter.print(findings)
    }

    fn fail(&mut self, error: &io::Error) {
        self.is_closed = true;
        if error.kind() != io::ErrorKind::BrokenPipe {
            messages::output_fails(error);
            self.ending = self.ending.max(Ending::Trouble);
        }
    }

    fn finish(mut self, ended: bulk::Ending) -> Ending {
        self.progress.finish();
        if !self.is_closed
            && let Err(error) = self.print_end()
        {
            self.fail(&error);
        }
        if self.is_closed && self.ending < Ending::Trouble {
            return Ending::Clean;
        }
        if self.tally.at_least(self.settings.scrutiny.faulty) > 0 {
            self.ending = self.ending.max(Ending::Faults);
        }
        if ended == bulk::Ending::Stopped {
            self.ending = Ending::Interrupted;
        }
        self.ending
    }

    fn print_end(&mut self) -> io::Result<()> {
        if !self.flags.input.quiet {
            let scrutiny = &self.settings.scrutiny;
            let (faulty, least) = (scrutiny.faulty, scrutiny.least);
            let summary = self.reporter.summary(&self.tally, faulty, least);
            self.reporter.say(summary)?;
            let leasts = [self.settings.least_fixed, least];
            self.reporter.say_hints(&self.tally, leasts, false)?;
        }
        self.reporter.finish()
    }
}
