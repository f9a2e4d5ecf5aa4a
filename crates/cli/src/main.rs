//! The `scoresheet` command.
//!
//! The files in reading order: in which language it speaks ([`locale`]), what was typed ([`flags`])
//! and the help for that ([`help`]), how a run ends
//! ([`ending`]), how it is interrupted ([`interrupt`]), what is said on the
//! terminal ([`progress`], [`messages`], [`diagnostics`]), where results go
//! ([`output`], [`recode`]), what all commands do with their inputs ([`inputs`]), what is
//! looked for and how it is printed ([`config`], [`settings`], [`findings`], [`reporter`]),
//! how files are rewritten ([`patch`], [`rewrite`]), and a file for each command.
#![forbid(unsafe_code)]

mod locale;
mod flags;
mod help;
mod ending;
mod interrupt;
mod progress;
mod messages;
mod diagnostics;
mod output;
mod recode;
mod inputs;
mod config;
mod settings;
mod findings;
mod reporter;
mod convert;
mod check;
mod patch;
mod rewrite;
mod fix;
mod fmt;
mod explain;
mod languages;
mod notations;
mod stats;
mod shell;

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{FromArgMatches, Parser};

use flags::{Command, Flags};
use locale::Locale;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(apologize));
    let ending = match read_flags().command {
        Command::Convert(flags) => convert::run(&flags),
        Command::Check(flags) => match flags.fix {
            Some(how) => fix::run(&flags, how),
            None => check::run(&flags),
        },
        Command::Fmt(flags) => fmt::run(&flags),
        Command::Explain(flags) => explain::run(&flags),
        Command::Languages(_) => languages::run(),
        Command::Notations(_) => notations::run(),
        Command::Stats(flags) => stats::run(&flags),
        Command::Completions(flags) => shell::completions(&flags),
        Command::Manpage(flags) => shell::manpage(&flags),
    };
    ending.into()
}

/// Reads what was typed. Where help is wanted it is shown, in the language of the run, and nothing
/// else is done.
fn read_flags() -> Flags {
    if locale::choose(std::env::args_os()) == Locale::English {
        return Flags::parse();
    }
    let matches = help::command().get_matches();
    Flags::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Says, once, that this is our fault and nobody else's.
fn apologize(info: &std::panic::PanicHookInfo<'_>) {
    static SAID: AtomicBool = AtomicBool::new(false);
    if SAID.swap(true, Ordering::Relaxed) {
        return;
    }
    let place = info.location().map_or_else(String::new, |place| {
        format!(" ({}:{})", place.file(), place.line())
    });
    let text = format!(
        "error: scoresheet {} met a fault of its own{place}; please report it with the input that \
         shows it, at {}/issues",
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_REPOSITORY"),
    );
    messages::print_plain(&text);
}
