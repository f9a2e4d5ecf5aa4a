//! Node counts of thousands of positions, where a corpus is at hand.
//!
//! `SCORESHEET_SHARED` names a folder that holds `corpus/perft/`; without it
//! this test says so and passes. Each position is counted to the last depth
//! that is not too dear, so that the whole takes a minute or so.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use scoresheet_chess::{Color, Faults, Position, Variant, fen, perft};

/// The files below `corpus/perft/`, with the game that is played there.
const FILES: [(&str, Variant); 5] = [
    ("ethereal/standard.epd", Variant::Standard),
    ("ethereal/fischer.epd", Variant::Chess960),
    ("shakmaty/random.perft", Variant::Standard),
    ("shakmaty/tricky.perft", Variant::Chess960),
    ("shakmaty/chess960.perft", Variant::Chess960),
];

/// No deeper count than the first is tried if it is above this.
const MOST_NODES: u64 = 5_000_000;

/// A position with its counts by depth, and where it was read.
struct Case {
    place: String,
    fen: String,
    variant: Variant,
    counts: Vec<(u32, u64)>,
}

impl Case {
    fn new(place: String, variant: Variant, fen: &str) -> Case {
        Case {
            place,
            fen: fen.to_owned(),
            variant,
            counts: Vec::new(),
        }
    }

    /// Compares the deepest count that is cheap enough.
    fn check(&self) -> Result<u64, String> {
        let fault = |what: String| format!("{}: {}: {what}", self.place, self.fen);
        let mut setup = fen::parse(&self.fen).map_err(|error| fault(error.to_string()))?;
        setup.variant = self.variant;
        let position = match Position::new(setup) {
            Ok(position) => position,
            Err(rejected) => rejected
                .waive(Faults::WAIVABLE)
                .map_err(|left| fault(left.to_string()))?,
        };
        let cheap = self.counts.iter().filter(|(_, nodes)| *nodes <= MOST_NODES);
        let Some(&(depth, nodes)) = cheap.max().or(self.counts.iter().min()) else {
            return Err(fault("there is no count".into()));
        };
        let counted = perft(&position, depth);
        if counted == nodes {
            Ok(nodes)
        } else {
            Err(fault(format!(
                "depth {depth} has {nodes} nodes, not {counted}"
            )))
        }
    }
}

/// Lines of EPD with counts as operations: `fen ;D1 20 ;D2 400`.
fn read_epd(name: &str, variant: Variant, text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let mut parts = content.split(';').map(str::trim);
        let Some(fen) = parts.next().filter(|fen| !fen.is_empty()) else {
            continue;
        };
        let mut case = Case::new(format!("{name}:{line}"), variant, fen);
        case.counts.extend(parts.map(|part| count(&part[1..])));
        cases.push(case);
    }
    cases
}

/// Blocks of lines: `epd` and a position, then `perft`, a depth and a count.
fn read_blocks(name: &str, variant: Variant, text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if let Some(fen) = content.strip_prefix("epd ") {
            cases.push(Case::new(format!("{name}:{line}"), variant, fen.trim()));
        } else if let Some(text) = content.strip_prefix("perft ") {
            cases.last_mut().unwrap().counts.push(count(text.trim()));
        }
    }
    cases
}

/// A depth, a blank and a number of nodes.
fn count(text: &str) -> (u32, u64) {
    let (depth, nodes) = text.split_once(' ').unwrap();
    (depth.parse().unwrap(), nodes.trim().parse().unwrap())
}

fn read_all(folder: &Path) -> Vec<Case> {
    let mut all = Vec::new();
    for (name, variant) in FILES {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        let cases = if name.ends_with(".epd") {
            read_epd(name, variant, &text)
        } else {
            read_blocks(name, variant, &text)
        };
        assert!(!cases.is_empty(), "{name} holds no position");
        all.extend(cases);
    }
    all
}

/// The folder with the corpus, or a word that there is none.
fn corpus() -> Option<PathBuf> {
    let Some(shared) = env::var_os("SCORESHEET_SHARED") else {
        println!("skipped: SCORESHEET_SHARED names no folder");
        return None;
    };
    Some(Path::new(&shared).join("corpus/perft"))
}

#[test]
fn node_counts_of_the_corpus() {
    let Some(folder) = corpus() else { return };
    let cases = read_all(&folder);
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut nodes, mut faults) = (0, Vec::new());
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            match case.check() {
                Ok(counted) => nodes += counted,
                Err(fault) => faults.push(fault),
            }
        }
        (nodes, faults)
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (nodes, faults) = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap())
            .fold((0, Vec::new()), |(sum, mut all), (nodes, faults)| {
                all.extend(faults);
                (sum + nodes, all)
            })
    });
    println!("{} positions, {nodes} nodes", cases.len());
    assert!(
        faults.is_empty(),
        "{} wrong:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Who can be helped to mate is known for these positions; material alone must never say no where
/// the answer is yes.
#[test]
fn no_position_is_wrongly_called_dead() {
    let Some(folder) = corpus() else { return };
    let text = fs::read_to_string(folder.join("d3chess_deadpositions/test-vector.txt")).unwrap();
    let (mut told, mut open) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((winners, fen)) = line.split_once(' ') else {
            continue;
        };
        let setup = fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let position = match Position::new(setup) {
            Ok(position) => position,
            Err(rejected) => rejected.waive(Faults::WAIVABLE).unwrap(),
        };
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let can_mate = winners.contains(letter);
            if !position.has_mating_material(color) {
                assert!(!can_mate, "{color:?} can mate in {fen}");
                told += 1;
            } else if !can_mate {
                open += 1;
            }
        }
    }
    println!("{told} sides are told to be unable to mate by material, {open} more are");
}
