//! `scoresheet fmt`: PGN in canonical form, in its place.

use std::io::{self, IsTerminal, Write};

use scoresheet::convert::{Conversion, Converter};
use scoresheet::input::Source;
use scoresheet::record::Severity;
use scoresheet::record::pgn::Layout;

use crate::config::Config;
use crate::ending::Ending;
use crate::findings::Findings;
use crate::flags::fmt::FmtFlags;
use crate::inputs;
use crate::messages::{self, count};
use crate::progress::Progress;
use crate::rewrite::{Goal, Renewed, Rewriting};

/// Rewrites the inputs.
pub fn run(flags: &FmtFlags) -> Ending {
    if let Some(ending) = inputs::refuse_dialects(&flags.input, "fmt") {
        return ending;
    }
    let Some(sources) = inputs::find(&flags.input) else {
        return Ending::Trouble;
    };
    let config = match Config::load(&flags.config) {
        Ok(config) => config,
        Err((ending, message)) => {
            messages::error(message);
            return ending;
        }
    };
    let width = flags.width.width.map(usize::from).or(config.width);
    let conversion = Conversion {
        layout: Layout {
            width: width.unwrap_or(Layout::EXPORT.width),
            ..Layout::EXPORT
        },
        start: flags.input.start_fen,
        follow_illegal: flags.input.follow_illegal,
        scrutiny: inputs::scrutiny(&flags.input, flags.most.max_diagnostics),
        ..Conversion::default()
    };
    let goal = match (flags.stdout, flags.diff, flags.check) {
        (true, _, _) => Goal::Stdout,
        (_, true, _) => Goal::Diff,
        (_, _, true) => Goal::Compare,
        _ => Goal::InPlace,
    };
    let is_aside = goal == Goal::InPlace || !io::stdout().is_terminal();
    let progress = Progress::new(&sources, is_aside && !flags.input.quiet);
    let mut rewriting = Rewriting::new(&sources, &flags.input, goal, &progress);
    rewriting.is_quiet = flags.input.quiet;
    let mut findings = Findings::new(&flags.input, &flags.most);
    let mut changed = 0;
    for (index, source) in sources.iter().enumerate() {
        let name = source.name();
        let mut games = 0;
        let target = rewriting.run(
            index,
            || Converter::new(&conversion),
            |_, converted| {
                findings.take(&progress, &name, games, &converted.report);
                games += converted.report.tally.games;
                Ok(Renewed {
                    text: &converted.text,
                    spans: &converted.spans,
                })
            },
        );
        if let Some(target) = target
            && rewriting.finish(index, target, true)
        {
            changed += 1;
            if flags.check && !flags.diff && !say_file(&name) {
                rewriting.is_over = true;
            }
        }
        if rewriting.is_over {
            break;
        }
    }
    progress.finish();
    let is_stream = goal == Goal::Stdout || sources == [Source::Stdin];
    if !flags.input.quiet {
        findings.hidden().iter().for_each(messages::print);
        say_summary(goal, is_stream, changed, sources.len() as u64);
    }
    let is_faulty = match flags.check {
        true => changed > 0,
        false => findings.tally.of_severity(Severity::Error) > 0,
    };
    if is_faulty {
        rewriting.ending = rewriting.ending.max(Ending::Faults);
    }
    rewriting.ending
}

/// Lists a file; whether somebody reads that.
fn say_file(name: &str) -> bool {
    writeln!(io::stdout().lock(), "{name}").is_ok()
}

/// Says what became of the files.
fn say_summary(goal: Goal, is_stream: bool, changed: u64, files: u64) {
    if is_stream {
        return;
    }
    let unchanged = files - changed.min(files);
    let args = [
        ("changed", count(changed, "file").into()),
        ("unchanged", count(unchanged, "file").into()),
        ("n", unchanged.into()),
    ];
    messages::print(match goal {
        Goal::InPlace => messages::text("rewritten", &args),
        _ => messages::text("would-rewrite", &args),
    });
}
