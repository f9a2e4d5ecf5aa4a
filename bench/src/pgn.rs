//! The `pgn` subcommand: tokens, verify, write, check.

use std::hint::black_box;

use crate::args::{Args, Work};
use crate::corpus::{self, Text};
use crate::counts::{Counts, Sink};
use crate::ours;
use crate::peers::pgn_reader;
use crate::table::Table;
use crate::timing::{Contestant, Measured, take_turns};

type Read = fn(&[u8]) -> Option<Counts>;
type Write = fn(&[u8], &mut Sink<'_>) -> Option<Counts>;

const TOKENS: [(&str, Read); 2] = [
    (ours::NAME, ours::tokens),
    (pgn_reader::NAME, pgn_reader::tokens),
];

const VERIFY: [(&str, Read); 2] = [
    (ours::NAME, ours::verify),
    (pgn_reader::NAME_WITH_SHAKMATY, pgn_reader::verify),
];

const WRITE: [(&str, Write); 2] = [
    (ours::NAME, ours::write),
    (pgn_reader::NAME_WITH_SHAKMATY, pgn_reader::write),
];

/// What all checks cost beyond the same without them; the peers have none.
const CHECK: [(&str, Read); 3] = [
    ("scoresheet, all checks", ours::check),
    ("verifying alone", ours::verify_lines),
    ("verifying and spelling", ours::spell_lines),
];

/// Runs the works asked for on the files asked for; `Ok(false)` when
/// contestants disagree.
///
/// # Errors
///
/// A sentence when a file cannot be had.
pub fn run(args: &Args) -> Result<bool, String> {
    let files = if args.files.is_empty() {
        corpus::default_files()?
    } else {
        args.files.clone()
    };
    let mut table = Table::new();
    for file in &files {
        let text = corpus::load(file)?;
        table.note(format!("{}: {}", text.name, text.note));
        for &work in &args.works {
            let measured = take_turns(contestants(work, &text), args.rounds);
            let bytes = text.bytes.len();
            table.add(&text.name, work.name(), &measured, |m| rate(m, bytes));
            compare(&mut table, &text, work, &measured);
        }
    }
    Ok(table.print())
}

fn contestants(work: Work, text: &Text) -> Vec<Contestant<'_, Counts>> {
    let read = |(name, f): (&'static str, Read)| Contestant {
        name,
        run: Box::new(move || f(black_box(&text.bytes))),
    };
    let write = |(name, f): (&'static str, Write)| Contestant {
        name,
        run: Box::new(move || {
            f(black_box(&text.bytes), &mut |game| {
                black_box(game);
            })
        }),
    };
    match work {
        Work::Tokens => TOKENS.into_iter().map(read).collect(),
        Work::Verify => VERIFY.into_iter().map(read).collect(),
        Work::Write => WRITE.into_iter().map(write).collect(),
        Work::Check => CHECK.into_iter().map(read).collect(),
    }
}

fn rate(measured: &Measured<Counts>, bytes: usize) -> String {
    let seconds = measured.best.as_secs_f64();
    format!(
        "{:.0} MB/s, {:.2} M moves/s",
        bytes as f64 / 1e6 / seconds,
        measured.answer.moves as f64 / 1e6 / seconds
    )
}

/// Says below the table whether all found the same.
fn compare(table: &mut Table, text: &Text, work: Work, measured: &[Measured<Counts>]) {
    let place = format!("{}, {}", text.name, work.name());
    let Some((first, others)) = measured.split_first() else {
        table.note(format!("{place}: nobody took part"));
        return;
    };
    if others.is_empty() {
        let (name, answer) = (first.name, first.answer);
        table.note(format!(
            "{place}: {answer} ({name} alone, not cross-checked)"
        ));
        return;
    }
    let mut agreed = true;
    for other in others.iter().filter(|other| other.answer != first.answer) {
        agreed = false;
        table.disagree(format!(
            "{place}: {} says {}; {} says {}",
            first.name, first.answer, other.name, other.answer
        ));
    }
    if work == Work::Write
        && let Some(difference) = first_difference(&text.bytes)
    {
        agreed = false;
        table.disagree(format!("{place}: {difference}"));
    }
    if agreed {
        table.note(format!("{place}: all agree, {}", first.answer));
    }
}

/// The first game that ours and the peer write differently, both quoted.
fn first_difference(pgn: &[u8]) -> Option<String> {
    let [ours, peer] = WRITE.map(|(_, write)| {
        let mut games: Vec<Box<[u8]>> = Vec::new();
        write(pgn, &mut |game| games.push(game.into()));
        games
    });
    let index = (0..ours.len().max(peer.len())).find(|&i| ours.get(i) != peer.get(i))?;
    let quote = |games: &[Box<[u8]>]| {
        games
            .get(index)
            .map_or("(no such game)".to_owned(), |game| {
                format!("`{}`", String::from_utf8_lossy(game))
            })
    };
    Some(format!(
        "game {} is first written differently: {}: {}; {}: {}",
        index + 1,
        WRITE[0].0,
        quote(&ours),
        WRITE[1].0,
        quote(&peer)
    ))
}
