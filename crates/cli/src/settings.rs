//! What a check looks for, from flags and settings together.

use scoresheet::bulk::{Piece, Worker};
use scoresheet::input::Source;
use scoresheet::record::Severity;
use scoresheet::record::diagnostic::CodeSet;
use scoresheet::report::{Scrutiny, parse_codes};

use crate::config::Config;
use crate::ending::Ending;
use crate::flags::check::CheckFlags;
use crate::inputs;
use crate::messages;

/// What is looked for in each of the sources.
#[derive(Debug)]
pub struct Settings {
    /// How findings are judged, and which are kept.
    pub scrutiny: Scrutiny,
    /// How many findings are shown.
    pub most: usize,
    /// Fixes of findings below this severity are left alone.
    pub least_fixed: Severity,
    /// The sets of codes that are wanted in some source.
    pub sets: Vec<CodeSet>,
    /// For each source the index of its set.
    pub which: Vec<usize>,
}

impl Settings {
    /// Finds the inputs of a check and reads its settings.
    ///
    /// # Errors
    ///
    /// One of both makes no sense, which has been said.
    pub fn prepare(flags: &CheckFlags) -> Result<(Vec<Source>, Settings), Ending> {
        let sources = inputs::find(&flags.input).ok_or(Ending::Trouble)?;
        let settings = Settings::of(flags, &sources).map_err(|(ending, message)| {
            messages::error(message);
            ending
        })?;
        Ok((sources, settings))
    }

    /// Reads the settings and lets the flags outrank them.
    ///
    /// # Errors
    ///
    /// A sentence for the user, and how a run ends in which that happens: a code or a setting is not
    /// known, or the settings cannot be read.
    fn of(flags: &CheckFlags, sources: &[Source]) -> Result<Settings, (Ending, String)> {
        let config = Config::load(&flags.config)?;
        let named = |words: &Option<Vec<String>>| {
            let named = words.as_deref().map(codes).transpose();
            named.map_err(|message| (Ending::Usage, message))
        };
        let select = named(&flags.select.select)?.or(config.select);
        let ignore = named(&flags.select.ignore)?.or(config.ignore);
        let wanted = select.unwrap_or(CodeSet::ALL);
        let wanted = wanted.without(ignore.unwrap_or(CodeSet::NONE));
        let severity = flags
            .select
            .severity
            .or(config.severity)
            .map(Severity::from);
        let faulty = severity.unwrap_or(Severity::Warning);
        let most = flags.select.max_diagnostics.or(config.max_diagnostics);
        let most = most.unwrap_or(usize::MAX);
        let base = inputs::scrutiny(&flags.input, most);
        let scrutiny = Scrutiny {
            wanted,
            faulty,
            least: if flags.input.verbose {
                Severity::Note
            } else {
                faulty
            },
            strict: base.strict || config.strict,
            ..base
        };
        let mut sets = Vec::new();
        let mut which = Vec::with_capacity(sources.len());
        for source in sources {
            let ignored = match source {
                Source::File(path) => config.ignored_in(path),
                Source::Stdin => CodeSet::NONE,
            };
            let set = wanted.without(ignored);
            let found = sets.iter().position(|known| *known == set);
            which.push(found.unwrap_or(sets.len()));
            if found.is_none() {
                sets.push(set);
            }
        }
        Ok(Settings {
            scrutiny,
            most: if flags.input.quiet { 0 } else { most },
            least_fixed: severity.unwrap_or(Severity::Note),
            sets,
            which,
        })
    }

    /// A worker for each set of codes, where `make` is told how to judge.
    pub fn workers<W: Worker>(&self, make: impl Fn(Scrutiny) -> W) -> PerSource<'_, W> {
        let scrutinies = self.sets.iter().map(|&wanted| Scrutiny {
            wanted,
            ..self.scrutiny
        });
        PerSource {
            workers: scrutinies.map(make).collect(),
            which: &self.which,
        }
    }
}

fn codes(words: &[String]) -> Result<CodeSet, String> {
    words.iter().try_fold(CodeSet::NONE, |all, word| {
        let codes = parse_codes(word).map_err(|unknown| unknown.to_string())?;
        Ok(all | codes)
    })
}

/// Workers of which each serves some of the sources.
#[derive(Debug)]
pub struct PerSource<'a, W> {
    workers: Vec<W>,
    which: &'a [usize],
}

impl<W: Worker> Worker for PerSource<'_, W> {
    type Output = W::Output;

    fn work(&mut self, piece: &Piece, output: &mut W::Output) {
        self.workers[self.which[piece.source]].work(piece, output);
    }
}
