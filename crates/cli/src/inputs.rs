//! What all commands do with their inputs: find them, and run over them.

use std::io::IsTerminal;

use scoresheet::bulk::Bulk;
use scoresheet::input::{self, Source};
use scoresheet::record::Severity;
use scoresheet::report::Scrutiny;

use crate::ending::Ending;
use crate::flags::InputFlags;
use crate::interrupt;
use crate::messages;

/// Finds what was named, standard input if nothing was; says so if something is missing.
pub fn find(flags: &InputFlags) -> Option<Vec<Source>> {
    messages::set_color(flags.color);
    if flags.inputs.is_empty() {
        if std::io::stdin().is_terminal() && !flags.quiet {
            messages::print(messages::text("reading-terminal", &[]));
        }
        return Some(vec![Source::Stdin]);
    }
    match input::find(&flags.inputs) {
        Ok(sources) => Some(sources),
        Err(error) => {
            messages::error(error);
            None
        }
    }
}

/// Says so if moves in another notation were asked for where files are rewritten as PGN.
pub fn refuse_dialects(flags: &InputFlags, what: &str) -> Option<Ending> {
    flags.dialects().map(|_| {
        messages::error(format_args!(
            "expected PGN with {what}; `scoresheet convert` reads other notations and languages"
        ));
        Ending::Usage
    })
}

/// How to run over the inputs.
pub fn bulk(flags: &InputFlags) -> Bulk {
    let default = Bulk::default();
    Bulk {
        threads: flags.threads.map_or(default.threads, usize::from),
        block_size: flags.block_size.map_or(default.block_size, usize::from),
        encoding: flags.encoding,
        syntax: flags.syntax(),
        stop: interrupt::flag(),
        ..default
    }
}

/// What is looked for, and which of it is kept to be shown.
pub fn scrutiny(flags: &InputFlags, most: usize) -> Scrutiny {
    Scrutiny {
        least: least(flags),
        most: if flags.quiet { 0 } else { most },
        strict: flags.strict,
        ..Scrutiny::default()
    }
}

/// The least severity that is shown.
pub fn least(flags: &InputFlags) -> Severity {
    if flags.verbose {
        Severity::Note
    } else {
        Severity::Warning
    }
}
