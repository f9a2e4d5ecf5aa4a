//! `scoresheet check --fix`: what can be mended is, and the rest is said.

use std::io::{self, IsTerminal};

use scoresheet::bulk::Piece;
use scoresheet::fix::{Fixed, Fixer, Fixing, Refusal};
use scoresheet::formats::Located;
use scoresheet::input::Source;
use scoresheet::record::diagnostic::Applicability;
use scoresheet::record::source::count_lines;
use scoresheet::report::{Scrutiny, Tally};

use crate::ending::Ending;
use crate::flags::check::{CheckFlags, FixFlag};
use crate::inputs;
use crate::messages::{self, count};
use crate::progress::Progress;
use crate::reporter::Reporter;
use crate::rewrite::{Goal, Renewed, Rewriting};
use crate::settings::Settings;

/// Mends the games of the inputs, each in its place.
pub fn run(flags: &CheckFlags, how: FixFlag) -> Ending {
    if let Some(ending) = inputs::refuse_dialects(&flags.input, "--fix") {
        return ending;
    }
    let (sources, settings) = match Settings::prepare(flags) {
        Ok(prepared) => prepared,
        Err(ending) => return ending,
    };
    let goal = if flags.diff {
        Goal::Diff
    } else {
        Goal::InPlace
    };
    let is_output_taken = flags.diff || sources.contains(&Source::Stdin);
    // Beside differences only the sums are said: what is found has its place in another text.
    let most = if flags.diff { 0 } else { settings.most };
    let is_aside = is_output_taken || !io::stdout().is_terminal();
    let progress = Progress::new(&sources, is_aside && !flags.input.quiet);
    let mut rewriting = Rewriting::new(&sources, &flags.input, goal, &progress);
    let reporter = Reporter::new(flags.format, most, is_output_taken);
    rewriting.is_quiet = flags.input.quiet || !reporter.may_say_beside();
    let mut session = Session {
        reporter,
        tally: Tally::default(),
        fixed: 0,
        changed: 0,
        most_refused: settings.most,
        file: File::default(),
    };
    for (index, source) in sources.iter().enumerate() {
        let fixing = Fixing {
            start: flags.input.start_fen,
            follow_illegal: flags.input.follow_illegal,
            scrutiny: Scrutiny {
                wanted: settings.sets[settings.which[index]],
                most,
                ..settings.scrutiny
            },
            least: settings.least_fixed,
            boldest: Applicability::from(how),
        };
        let name = source.name();
        session.file = File::default();
        let target = rewriting.run(
            index,
            || Fixer::new(&fixing),
            |piece, fixed| progress.aside(|| session.take(&name, flags.input.quiet, piece, fixed)),
        );
        if let Some(target) = target {
            let is_changed = rewriting.finish(index, target, session.file.fixed > 0);
            session.changed += u64::from(is_changed);
            session.fixed += session.file.fixed;
        }
        if rewriting.is_over {
            break;
        }
    }
    progress.finish();
    if let Err(error) = session.finish(flags, &settings)
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        messages::output_fails(&error);
        rewriting.ending = rewriting.ending.max(Ending::Trouble);
    }
    if session.tally.at_least(settings.scrutiny.faulty) > 0 {
        rewriting.ending = rewriting.ending.max(Ending::Faults);
    }
    rewriting.ending
}

/// What has been mended, and what has not.
struct Session {
    reporter: Reporter,
    tally: Tally,
    fixed: u64,
    /// How many files are other than they were.
    changed: u64,
    /// How many fixes that were taken back may still be named.
    most_refused: usize,
    file: File,
}

/// How far the file at hand has come.
#[derive(Default)]
struct File {
    fixed: u64,
    games: u64,
    /// How many bytes the new text has, and how many lines more than the old one.
    bytes: u64,
    more_lines: i64,
}

impl Session {
    fn take<'b>(
        &mut self,
        name: &str,
        is_quiet: bool,
        piece: &'b Piece,
        fixed: &'b mut Fixed,
    ) -> io::Result<Renewed<'b>> {
        let old = &piece.block.text[..];
        let file = &mut self.file;
        for finding in &mut fixed.report.findings {
            finding.line = finding.line.saturating_add_signed(file.more_lines);
        }
        let text = fixed.text.as_deref().unwrap_or(old);
        let offset = file.bytes;
        let games = file.games;
        let number = |game: usize| games + game as u64 + 1;
        let findings = fixed.report.findings.iter().map(|finding| Located {
            finding,
            file: name,
            game: finding.game.map(number),
            text,
            offset,
        });
        self.reporter.print(findings)?;
        if !is_quiet {
            for refusal in fixed.refused.iter().take(self.most_refused) {
                let line = refusal.line.saturating_add_signed(file.more_lines);
                let place = format!("{name}:{line}:{}", refusal.column);
                let game = refusal.game.map(number);
                self.reporter.say_beside(refused(refusal, place, game));
                self.most_refused -= 1;
            }
        }
        file.games += fixed.report.tally.games;
        file.fixed += fixed.applied;
        if let Some(text) = &fixed.text {
            file.more_lines += count_lines(text) as i64 - count_lines(old) as i64;
        }
        file.bytes += text.len() as u64;
        self.tally += &fixed.report.tally;
        Ok(Renewed {
            text,
            spans: &fixed.spans,
        })
    }

    fn finish(&mut self, flags: &CheckFlags, settings: &Settings) -> io::Result<()> {
        if !flags.input.quiet {
            let remaining = self.tally.at_least(settings.scrutiny.least);
            let args = [
                ("findings", count(self.fixed, "finding").into()),
                ("remaining", remaining.into()),
                ("files", count(self.changed, "file").into()),
            ];
            let (some, none) = (&args[..], &args[..2]);
            self.reporter.say(match (flags.diff, self.changed) {
                (false, 0) => messages::text("fixed", none),
                (false, _) => messages::text("fixed-in-files", some),
                (true, 0) => messages::text("would-fix", none),
                (true, _) => messages::text("would-fix-in-files", some),
            })?;
            let leasts = [settings.least_fixed, settings.scrutiny.least];
            self.reporter.say_hints(&self.tally, leasts, true)?;
        }
        self.reporter.finish()
    }
}

/// That a fix is not applied, and why.
fn refused(refusal: &Refusal, place: String, game: Option<u64>) -> String {
    let mut args = vec![
        ("place", place.into()),
        ("code", refusal.code.to_string().into()),
        ("reason", refusal.reason.to_string().into()),
    ];
    match game {
        Some(game) => {
            args.push(("game", game.into()));
            messages::text("fix-refused-in-game", &args)
        }
        None => messages::text("fix-refused", &args),
    }
}
