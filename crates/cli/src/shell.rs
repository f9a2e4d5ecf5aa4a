//! What a shell and a reader of manuals want to know.

use std::io::Write;

use clap::CommandFactory;

use crate::ending::Ending;
use crate::flags::{CompletionsFlags, Flags, ManpageFlags};
use crate::messages;

/// Prints a completion script.
pub fn completions(flags: &CompletionsFlags) -> Ending {
    let mut script = Vec::new();
    clap_complete::generate(
        flags.shell,
        &mut Flags::command(),
        "scoresheet",
        &mut script,
    );
    print(&script)
}

/// Prints the manual page of the command or of one of its commands.
pub fn manpage(flags: &ManpageFlags) -> Ending {
    let mut command = Flags::command();
    command.build();
    if let Some(name) = &flags.command {
        let Some(found) = command.find_subcommand(name) else {
            messages::error(format_args!(
                "expected a command of scoresheet, found `{name}`"
            ));
            return Ending::Usage;
        };
        command = found.clone();
    }
    let mut page = Vec::new();
    match clap_mangen::Man::new(command).render(&mut page) {
        Ok(()) => print(&page),
        Err(_) => Ending::Trouble,
    }
}

fn print(text: &[u8]) -> Ending {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            messages::error(error);
            Ending::Trouble
        }
        _ => Ending::Clean,
    }
}
