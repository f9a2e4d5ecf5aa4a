//! `side-by-side`: Scoresheet and its peers on the same work, in one run.
//!
//! Reading order: `args` (what was asked), `corpus` (the bytes), `counts`
//! (what a contestant answers), `peers` and `ours` (the contestants),
//! `timing` (who runs when), `table` (what is printed), then one module per
//! subcommand.
#![forbid(unsafe_code)]

mod args;
mod corpus;
mod counts;
mod ours;
mod peers;
mod perft;
mod pgn;
mod table;
mod timing;

use std::process::ExitCode;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = match Args::parse(std::env::args().skip(1)) {
        Ok(args) => args,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    let agreed = match args.command {
        Command::Help => {
            println!("{}", args::USAGE);
            return ExitCode::SUCCESS;
        }
        Command::Pgn => {
            println!("{}", table::provenance());
            pgn::run(&args)
        }
        Command::Perft => {
            println!("{}", table::provenance());
            Ok(perft::run(&args))
        }
    };
    match agreed {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}
