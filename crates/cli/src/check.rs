//! `scoresheet check`: what is wrong with games, as a compiler would say it.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;

use scoresheet::bulk::{self, Event, Piece};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::{write_finding, write_string};
use scoresheet::report::{Finding, Tally};

use crate::diagnostics::{Excerpt, Line};
use crate::ending::Ending;
use crate::flags::{CheckFlags, ReportFormat};
use crate::inputs;
use crate::messages::{self, count};
use crate::progress::Progress;

/// Checks all games of the inputs.
pub fn run(flags: &CheckFlags) -> Ending {
    let Some(sources) = inputs::find(&flags.input) else {
        return Ending::Trouble;
    };
    let conversion = Conversion {
        format: None,
        checks: true,
        start: flags.input.start_fen,
        scrutiny: inputs::scrutiny(&flags.input, flags.max_diagnostics.unwrap_or(usize::MAX)),
        ..Conversion::default()
    };
    let names: Vec<_> = sources.iter().map(|source| source.name()).collect();
    let is_aside = !io::stdout().is_terminal();
    let mut printer = Printer {
        flags,
        names: &names,
        progress: Progress::new(&sources, is_aside && !flags.input.quiet),
        out: anstream::AutoStream::auto(io::stdout().lock()),
        tally: Tally::default(),
        source: 0,
        games_before: 0,
        shown: 0,
        ending: Ending::Clean,
        is_closed: false,
    };
    let bulk = inputs::bulk(&flags.input);
    let ended = bulk.run(
        &sources,
        || Converter::new(&conversion),
        |event| printer.take(event),
    );
    printer.finish(ended)
}

/// Takes the reports of blocks in order and prints them.
struct Printer<'a> {
    flags: &'a CheckFlags,
    names: &'a [Cow<'a, str>],
    progress: Progress,
    out: anstream::AutoStream<io::StdoutLock<'static>>,
    tally: Tally,
    /// The source at hand, and how many of its games came before the block at hand.
    source: usize,
    games_before: u64,
    shown: usize,
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
                }
                if let Err(error) = self.print_findings(piece, converted) {
                    self.fail(&error);
                    return ControlFlow::Break(());
                }
                self.tally += &converted.report.tally;
                self.games_before += converted.report.tally.games;
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
        let most = self.flags.max_diagnostics.unwrap_or(usize::MAX);
        let mut text = Vec::new();
        for finding in converted.report.findings.iter().take(most - self.shown) {
            self.shown += 1;
            self.print_finding(piece, finding, &mut text)?;
        }
        self.out.write_all(&text)
    }

    fn print_finding(
        &self,
        piece: &Piece,
        finding: &Finding,
        text: &mut Vec<u8>,
    ) -> io::Result<()> {
        let file = &*self.names[piece.source];
        let game = finding.game.map(|game| self.games_before + game as u64 + 1);
        match self.flags.format {
            ReportFormat::Text => {
                let line = Line {
                    file,
                    game,
                    finding,
                };
                let excerpt = Excerpt {
                    text: &piece.block.text,
                    finding,
                };
                writeln!(text, "{line}\n{excerpt}")
            }
            ReportFormat::Jsonl => {
                let mut place = b"\"file\":".to_vec();
                write_string(file, &mut place);
                match game {
                    Some(game) => write!(place, ",\"game\":{game},")?,
                    None => write!(place, ",\"game\":null,")?,
                }
                write_finding(finding, &place, text);
                text.push(b'\n');
                Ok(())
            }
        }
    }

    fn fail(&mut self, error: &io::Error) {
        self.is_closed = true;
        if error.kind() != io::ErrorKind::BrokenPipe {
            messages::error(format_args!("the output cannot be written: {error}"));
            self.ending = self.ending.max(Ending::Trouble);
        }
    }

    fn finish(mut self, ended: bulk::Ending) -> Ending {
        self.progress.finish();
        if !self.is_closed
            && let Err(error) = self.print_summary()
        {
            self.fail(&error);
        }
        if self.is_closed && self.ending < Ending::Trouble {
            return Ending::Clean;
        }
        if self.tally.faults() > 0 {
            self.ending = self.ending.max(Ending::Faults);
        }
        if ended == bulk::Ending::Stopped {
            self.ending = Ending::Interrupted;
        }
        self.ending
    }

    fn print_summary(&mut self) -> io::Result<()> {
        if self.flags.input.quiet {
            return Ok(());
        }
        let tally = &self.tally;
        let faults = match tally.faults() {
            0 => "no faults".to_owned(),
            faults => count(faults, "fault"),
        };
        let games = count(tally.games, "game");
        let summary = match tally.faulty_games {
            0 => format!("{faults} in {games}"),
            faulty => format!("{faults} in {faulty} of {games}"),
        };
        match self.flags.format {
            ReportFormat::Text => {
                writeln!(self.out, "{summary}")?;
                self.out.flush()
            }
            ReportFormat::Jsonl => {
                messages::print(summary);
                self.out.flush()
            }
        }
    }
}
