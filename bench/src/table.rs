//! What is printed: one Markdown table, one row per peer and piece of work,
//! and below it how the contestants' answers compare.

use std::time::Duration;

use crate::ours;
use crate::timing::Measured;

/// The table of one subcommand, filled row by row.
pub struct Table {
    rows: Vec<[String; 8]>,
    findings: Vec<String>,
    agreed: bool,
}

const HEAD: [&str; 8] = [
    "data",
    "work",
    "peer",
    "peer best (median)",
    "peer rate",
    "ours best (median)",
    "our rate",
    "ours / peer",
];

impl Table {
    /// A table without rows.
    pub fn new() -> Table {
        Table {
            rows: Vec::new(),
            findings: Vec::new(),
            agreed: true,
        }
    }

    /// Adds the rows of one piece of work: ours (if it ran) against each peer.
    /// `rate` tells a best time as speed.
    pub fn add<T>(
        &mut self,
        data: &str,
        work: &str,
        measured: &[Measured<T>],
        rate: impl Fn(&Measured<T>) -> String,
    ) {
        let ours = measured.iter().find(|m| m.name == ours::NAME);
        for peer in measured.iter().filter(|m| m.name != ours::NAME) {
            let dash = || "-".to_owned();
            self.rows.push([
                data.to_owned(),
                work.to_owned(),
                peer.name.to_owned(),
                seconds(peer),
                rate(peer),
                ours.map_or_else(dash, seconds),
                ours.map_or_else(dash, &rate),
                ours.map_or_else(dash, |ours| format!("{:.2}", ratio(peer.best, ours.best))),
            ]);
        }
    }

    /// Adds a line to be printed below the table.
    pub fn note(&mut self, line: String) {
        self.findings.push(line);
    }

    /// Adds a line that says where contestants disagree.
    pub fn disagree(&mut self, line: String) {
        self.findings.push(format!("**DISAGREE**: {line}"));
        self.agreed = false;
    }

    /// Prints everything; returns whether all contestants agreed.
    pub fn print(self) -> bool {
        println!("| {} |", HEAD.join(" | "));
        println!("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |");
        for row in &self.rows {
            println!("| {} |", row.join(" | "));
        }
        println!();
        for line in &self.findings {
            println!("- {line}");
        }
        self.agreed
    }
}

/// How many times faster the second is.
fn ratio(peer: Duration, ours: Duration) -> f64 {
    peer.as_secs_f64() / ours.as_secs_f64()
}

fn seconds<T>(measured: &Measured<T>) -> String {
    format!(
        "{:.3} s ({:.3})",
        measured.best.as_secs_f64(),
        measured.median.as_secs_f64()
    )
}

/// One paragraph: machine, build, versions of the peers.
pub fn provenance() -> String {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .map_or("unknown CPU", |rest| {
            rest.trim_start_matches([' ', '\t', ':'])
        });
    let level = if cfg!(target_feature = "avx512f") {
        "with AVX-512 and BMI2 (target-cpu)"
    } else if cfg!(target_feature = "bmi2") {
        "with BMI2 (target-cpu)"
    } else {
        "for the baseline CPU"
    };
    let peers: Vec<String> = ["pgn-reader", "shakmaty", "cozy-chess"]
        .iter()
        .map(|name| format!("{name} {}", locked_version(name)))
        .collect();
    format!(
        "{cpu}; built {level}, cozy-chess feature pext {}; {}.\n\
         One thread, contestants in turn; times are CPU seconds of that thread; rates and ratios are those of the best times; \
         ours / peer above 1 means ours is faster.\n",
        if cfg!(feature = "pext") { "on" } else { "off" },
        peers.join(", ")
    )
}

fn locked_version(package: &str) -> &'static str {
    let lock = include_str!("../Cargo.lock");
    lock.split_once(&format!("name = \"{package}\"\nversion = \""))
        .and_then(|(_, rest)| rest.split('"').next())
        .unwrap_or("of unknown version")
}
