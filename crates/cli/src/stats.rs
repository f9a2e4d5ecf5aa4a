//! `scoresheet stats`: what some games hold, in numbers.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;

use scoresheet::bulk::{self, Event};
use scoresheet::record::resolve::Options;
use scoresheet::stats::{Counting, Stats};
use unicode_width::UnicodeWidthStr;

use crate::ending::Ending;
use crate::flags::{StatsFlags, StatsFormat};
use crate::inputs;
use crate::messages::{self, count};
use crate::progress::Progress;

/// Counts the games of the inputs.
pub fn run(flags: &StatsFlags) -> Ending {
    let Some(sources) = inputs::find(&flags.input) else {
        return Ending::Trouble;
    };
    let scrutiny = inputs::scrutiny(&flags.input, 0);
    let options = Options {
        start: flags.input.start_fen,
        follow_illegal: flags.input.follow_illegal,
        ..Options::default()
    };
    let progress = Progress::new(&sources, !flags.input.quiet);
    let mut ending = Ending::Clean;
    let mut stats = Stats::default();
    let ended = inputs::bulk(&flags.input).run(
        &sources,
        || Counting::new(options, scrutiny).reading(flags.input.dialects()),
        |event| {
            match event {
                Event::Done(piece, part) => {
                    stats.merge(part);
                    progress.show(piece.source, piece.consumed);
                }
                Event::Failed(_, message) => {
                    progress.aside(|| messages::error(message));
                    ending = Ending::Trouble;
                }
            }
            ControlFlow::Continue(())
        },
    );
    progress.finish();
    let text = match flags.format {
        StatsFormat::Text => table(&stats),
        StatsFormat::Json => json(&stats),
    };
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            messages::output_fails(&error);
            ending = ending.max(Ending::Trouble);
        }
        _ => {}
    }
    if ended == bulk::Ending::Stopped {
        ending = Ending::Interrupted;
    }
    ending
}

/// The ids of the names of the results, in the order of [`Stats::results`].
const RESULTS: [(&str, &str); 4] = [
    ("stats-white-wins", "1-0"),
    ("stats-black-wins", "0-1"),
    ("stats-draws", "1/2-1/2"),
    ("stats-no-result", "*"),
];

fn table(stats: &Stats) -> String {
    let games = stats.tally.games;
    let mut text = String::new();
    let mut row = |name: &str, number: u64, remark: String| {
        // A name in wide characters takes twice the columns.
        let blanks = " ".repeat(18_usize.saturating_sub(name.width()));
        let line = format!("{name}{blanks}{number:>14}  {remark}");
        text.push_str(line.trim_end());
        text.push('\n');
    };
    let say = |id| messages::text(id, &[]);
    row(&say("stats-games"), games, String::new());
    for ((name, result), number) in RESULTS.into_iter().zip(stats.results) {
        let share = format!("{:5.1} %  {result}", percent(number, games));
        row(&format!("  {}", say(name)), number, share);
    }
    let within = |id| format!("  {}", say(id));
    let (without_moves, with_fen) = (stats.without_moves, stats.with_fen);
    row(&within("stats-without-moves"), without_moves, String::new());
    row(&within("stats-begin-elsewhere"), with_fen, String::new());
    let mean = stats.plies as f64 / games.max(1) as f64;
    let mean = format!("{mean:5.1}");
    let mean = messages::text("stats-plies-a-game", &[("mean", mean.into())]);
    row(&say("stats-plies"), stats.plies, mean);
    let longest = match stats.longest {
        0 => String::new(),
        _ => messages::text("stats-in-game", &[("game", stats.longest_game.into())]),
    };
    row(&within("stats-the-most"), stats.longest, longest);
    let in_games = |games| {
        let games = count(games, "game");
        messages::text("stats-in-games", &[("games", games.into())])
    };
    row(
        &say("stats-variations"),
        stats.variations,
        in_games(stats.with_variations),
    );
    let variation_plies = stats.variation_plies;
    row(
        &within("stats-plies-in-them"),
        variation_plies,
        String::new(),
    );
    let with_comments = in_games(stats.with_comments);
    row(&say("stats-comments"), stats.comments, with_comments);
    row(
        &say("stats-faults"),
        stats.tally.faults(),
        in_games(stats.tally.faulty_games),
    );
    for (code, number) in stats.tally.codes() {
        row(
            &format!("  {code}"),
            number,
            code.severity().name().to_owned(),
        );
    }
    text
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn json(stats: &Stats) -> String {
    let mut text = String::new();
    let mut codes = String::new();
    for (code, number) in stats.tally.codes() {
        let comma = if codes.is_empty() { "" } else { "," };
        let _ = write!(codes, "{comma}\"{code}\":{number}");
    }
    let mut results = String::new();
    for ((_, result), number) in RESULTS.into_iter().zip(stats.results) {
        let comma = if results.is_empty() { "" } else { "," };
        let _ = write!(results, "{comma}\"{result}\":{number}");
    }
    let fields = [
        ("games", stats.tally.games),
        ("bytes", stats.bytes),
        ("plies", stats.plies),
        ("variation_plies", stats.variation_plies),
        ("longest", stats.longest),
        ("longest_game", stats.longest_game),
        ("without_moves", stats.without_moves),
        ("with_fen", stats.with_fen),
        ("variations", stats.variations),
        ("with_variations", stats.with_variations),
        ("comments", stats.comments),
        ("with_comments", stats.with_comments),
        ("faults", stats.tally.faults()),
        ("faulty_games", stats.tally.faulty_games),
    ];
    text.push('{');
    for (name, number) in fields {
        let _ = write!(text, "\"{name}\":{number},");
    }
    let _ = writeln!(
        text,
        "\"results\":{{{results}}},\"diagnostics\":{{{codes}}}}}"
    );
    text
}
