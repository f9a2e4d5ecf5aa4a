//! `scoresheet convert`: games in another form.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::Path;

use scoresheet::bulk::{self, Bulk, Event, Piece, Worker};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::Format;
use scoresheet::notation::language::LANGUAGES;
use scoresheet::notation::{Dialect, Notation};
use scoresheet::record::Severity;
use scoresheet::record::pgn::{Layout, TagChoice};
use scoresheet::record::source::encoding::Encoding;
use scoresheet::report::Scrutiny;

use crate::ending::Ending;
use crate::findings::Findings;
use crate::flags::ConvertFlags;
use crate::inputs;
use crate::messages::{self, count};
use crate::output::{CreateError, Output};
use crate::progress::Progress;
use crate::recode::Recoder;

/// Converts all games of the inputs.
pub fn run(flags: &ConvertFlags) -> Ending {
    let Some(sources) = inputs::find(&flags.input) else {
        return Ending::Trouble;
    };
    let conversion = match conversion(flags) {
        Ok(conversion) => conversion,
        Err(message) => {
            messages::error(message);
            return Ending::Usage;
        }
    };
    let output = match &flags.output {
        Some(path) if path != Path::new("-") => match Output::create(path, &sources) {
            Ok(output) => output,
            Err(CreateError::Usage(message)) => {
                messages::error(message);
                return Ending::Usage;
            }
            Err(CreateError::Trouble(message)) => {
                messages::error(message);
                return Ending::Trouble;
            }
        },
        _ => Output::stdout(),
    };
    let is_aside = !matches!(output, Output::Stdout(_)) || !io::stdout().is_terminal();
    let names: Vec<_> = sources.iter().map(|source| source.name()).collect();
    let mut sender = Sender {
        flags,
        conversion: &conversion,
        names: &names,
        progress: Progress::new(&sources, is_aside && !flags.input.quiet),
        is_stream: !matches!(output, Output::File(..)),
        output: Some(output),
        recoder: Recoder::new(flags.output_encoding),
        has_begun: false,
        left: flags.limit,
        findings: Findings::new(&flags.input, &flags.most),
        source: 0,
        games_before: 0,
        ending: Ending::Clean,
        is_closed: false,
    };
    let bulk = Bulk {
        growth: conversion.format.map_or(0, Format::growth),
        ..inputs::bulk(&flags.input)
    };
    let ended = if flags.limit == Some(0) {
        bulk::Ending::Enough
    } else {
        bulk.run(
            &sources,
            || Converter::new(&conversion),
            |event| sender.take(event),
        )
    };
    sender.finish(ended)
}

fn conversion(flags: &ConvertFlags) -> Result<Conversion, String> {
    let format = match (flags.to, &flags.output) {
        (Some(format), _) => format,
        (None, Some(path)) => guess(path)?,
        (None, None) => Format::Pgn,
    };
    let is_json = matches!(format, Format::JsonLines | Format::Json);
    if is_json && flags.output_encoding != Encoding::Utf8 {
        let name = format.name();
        return Err(messages::text("json-encoding", &[("format", name.into())]));
    }
    let format = laid_out(format, flags)?;
    let base = match format {
        Format::PgnLine => Layout::ONE_LINE,
        _ => Layout::EXPORT,
    };
    let layout = Layout {
        width: flags.width.width.map_or(base.width, usize::from),
        tags: match (flags.no_tags, flags.roster) {
            (true, _) => TagChoice::None,
            (_, true) => TagChoice::Roster,
            _ => TagChoice::All,
        },
        comments: !flags.no_comments,
        escapes: base.escapes && !flags.no_comments,
        variations: !flags.no_variations,
        nags: !flags.no_nags,
        numbers: !flags.no_numbers,
        result: !flags.no_results,
    };
    let scrutiny = inputs::scrutiny(&flags.input, flags.most.max_diagnostics);
    let scrutiny = match format {
        // Here the findings are part of what is written.
        Format::JsonLines | Format::Json => Scrutiny {
            least: Severity::Note,
            most: usize::MAX,
            ..scrutiny
        },
        _ => scrutiny,
    };
    Ok(Conversion {
        format: Some(format),
        layout,
        language: flags.lang,
        dialects: flags.input.dialects(),
        start: flags.input.start_fen,
        follow_illegal: flags.input.follow_illegal,
        scrutiny,
        checks: is_json,
        limit: u64::MAX,
    })
}

/// The format with the layout that was asked for, if moves have a notation and a language in it.
fn laid_out(format: Format, flags: &ConvertFlags) -> Result<Format, String> {
    let notation = match format {
        Format::San => Some(Notation::San),
        Format::Uci => Some(Notation::Uci),
        Format::Score(notation, _) => Some(notation),
        _ => None,
    };
    let Some(notation) = notation else {
        return match (flags.lang, flags.layout) {
            (None, None) => Ok(format),
            (lang, _) => Err(format!(
                "expected a notation as --to with {}, found {}: other formats have the same moves in \
                 every language",
                if lang.is_some() { "--lang" } else { "--layout" },
                format.name()
            )),
        };
    };
    let language = flags.lang.unwrap_or(&LANGUAGES[0]);
    if Dialect::new(notation, language).is_none() {
        let written = LANGUAGES
            .iter()
            .filter(|known| Dialect::new(notation, known).is_some());
        let codes: Vec<_> = written.map(|language| language.code).collect();
        return Err(format!(
            "expected one of {} as --lang with --to {}, found {}",
            codes.join(", "),
            notation.name(),
            language.code
        ));
    }
    Ok(match flags.layout {
        Some(arrangement) => Format::Score(notation, arrangement),
        None => format,
    })
}

/// The format that the name of the output stands for.
fn guess(path: &Path) -> Result<Format, String> {
    if let Some(format) = Format::of_file(path) {
        return Ok(format);
    }
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    if ["gz", "bz2", "zst", "xz"].contains(&&*ending.to_ascii_lowercase()) {
        let args = [("ending", (&*ending).into())];
        return Err(messages::text("output-compressed", &args));
    }
    Ok(Format::Pgn)
}

/// Takes converted blocks in order: writes the games, says the findings, counts.
struct Sender<'a> {
    flags: &'a ConvertFlags,
    conversion: &'a Conversion,
    names: &'a [std::borrow::Cow<'a, str>],
    progress: Progress,
    /// `None` once it has failed or is finished.
    output: Option<Output>,
    /// Whether what is written cannot be taken back.
    is_stream: bool,
    recoder: Recoder,
    /// Whether a game has been written.
    has_begun: bool,
    /// How many games may still be written.
    left: Option<u64>,
    findings: Findings,
    /// The source at hand, and how many of its games came before the block at hand.
    source: usize,
    games_before: u64,
    ending: Ending,
    /// Whether whoever reads what we write has had enough.
    is_closed: bool,
}

impl Sender<'_> {
    fn take(&mut self, event: Event<'_, Converted>) -> ControlFlow<()> {
        match event {
            Event::Done(piece, converted) => self.take_block(piece, converted),
            Event::Failed(_, message) => {
                self.progress.aside(|| messages::error(message));
                self.ending = self.ending.max(Ending::Trouble);
                ControlFlow::Continue(())
            }
        }
    }

    fn take_block(&mut self, piece: &Piece, converted: &mut Converted) -> ControlFlow<()> {
        if piece.source != self.source {
            self.source = piece.source;
            self.games_before = 0;
        }
        if let Some(left) = self
            .left
            .filter(|&left| left < converted.report.tally.games)
        {
            // Once in a run a block is one too many games long: it is done again with fewer.
            let conversion = Conversion {
                limit: left,
                ..*self.conversion
            };
            Converter::new(&conversion).work(piece, converted);
        }
        let games = converted.report.tally.games;
        self.left = self.left.map(|left| left - games);
        self.write_games(&converted.text)?;
        let (file, report) = (&self.names[piece.source], &converted.report);
        self.findings
            .take(&self.progress, file, self.games_before, report);
        self.games_before += games;
        self.progress.show(piece.source, piece.consumed);
        if self.left == Some(0) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Writes the games of a block, and what stands before them in the format.
    fn write_games(&mut self, text: &[u8]) -> ControlFlow<()> {
        if text.is_empty() {
            return ControlFlow::Continue(());
        }
        let [first, between, _] = self.frame();
        let before = if self.has_begun { between } else { first };
        self.has_begun = true;
        self.write(before.as_bytes())?;
        self.write(text)
    }

    /// Writes what stands after all games.
    fn write_end(&mut self) {
        let [first, _, last] = self.frame();
        if !self.has_begun && self.write(first.as_bytes()).is_break() {
            return;
        }
        let _ = self.write(last.as_bytes());
    }

    fn frame(&self) -> [&'static str; 3] {
        let format = self.conversion.format;
        format.map_or(["", "", ""], Format::frame)
    }

    fn write(&mut self, text: &[u8]) -> ControlFlow<()> {
        let Some(output) = &mut self.output else {
            return ControlFlow::Break(());
        };
        match output.write(&self.recoder.encode(text)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.fail(&error);
                ControlFlow::Break(())
            }
        }
    }

    fn fail(&mut self, error: &io::Error) {
        self.output = None;
        self.is_closed = true;
        if error.kind() != io::ErrorKind::BrokenPipe {
            self.progress.aside(|| messages::output_fails(error));
            self.ending = self.ending.max(Ending::Trouble);
        }
    }

    fn finish(mut self, ended: bulk::Ending) -> Ending {
        self.progress.finish();
        let is_stopped = ended == bulk::Ending::Stopped;
        if is_stopped && matches!(self.output, Some(Output::File(..))) {
            // Whoever has a file of that name wants all of the games, or the file that was.
            self.output = None;
        }
        self.write_end();
        if let Some(Err(error)) = self.output.take().map(Output::finish) {
            self.fail(&error);
        }
        if self.is_closed && self.ending < Ending::Trouble {
            return Ending::Clean;
        }
        if let Some(complaint) = self.recoder.complaint() {
            messages::error(complaint);
            self.ending = self.ending.max(Ending::Faults);
        }
        self.say_summary();
        if is_stopped {
            self.say_interrupted();
        }
        if self.findings.tally.of_severity(Severity::Error) > 0 {
            self.ending = self.ending.max(Ending::Faults);
        }
        if is_stopped {
            self.ending = Ending::Interrupted;
        }
        self.ending
    }

    fn say_interrupted(&self) {
        let games = count(self.findings.tally.games, "game");
        let mut args = vec![("games", games.into())];
        messages::error(match &self.flags.output {
            Some(path) if !self.is_stream => {
                args.push(("file", path.display().to_string().into()));
                match path.exists() {
                    true => messages::text("interrupted-file-stays", &args),
                    false => messages::text("interrupted-no-file", &args),
                }
            }
            _ => messages::text("interrupted-after", &args),
        });
    }

    fn say_summary(&self) {
        let flags = &self.flags.input;
        let tally = &self.findings.tally;
        let is_odd = tally.codes().next().is_some();
        if flags.quiet || !(is_odd || flags.verbose || io::stderr().is_terminal()) {
            return;
        }
        let severities = [Severity::Error, Severity::Warning, Severity::Note];
        let counts = severities.map(|severity| (tally.of_severity(severity), severity));
        let some = counts.into_iter().filter(|&(number, _)| number > 0);
        let findings: Vec<_> = some
            .map(|(number, severity)| count(number, severity.name()))
            .collect();
        let mut args = vec![("games", count(tally.games, "game").into())];
        let mut text = if findings.is_empty() {
            messages::text("summary-clean", &args)
        } else {
            args.push(("findings", findings.join(", ").into()));
            match tally.faulty_games {
                0 => messages::text("summary-findings", &args),
                faulty => {
                    args.push(("faulty", count(faulty, "game").into()));
                    messages::text("summary-faulty", &args)
                }
            }
        };
        if let Some(hidden) = self.findings.hidden() {
            text = messages::with_more(text, hidden);
        } else if tally.of_severity(Severity::Note) > 0 && !flags.verbose {
            text = messages::with_more(text, messages::text("notes-hidden", &[]));
        }
        messages::print(text);
    }
}
