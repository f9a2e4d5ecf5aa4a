//! What a shell and a reader of manuals want to know.

use std::io::Write;

use crate::ending::Ending;
use crate::flags::{CompletionsFlags, ManpageFlags};
use crate::help;
use crate::messages;

/// Prints a completion script.
pub fn completions(flags: &CompletionsFlags) -> Ending {
    let mut script = Vec::new();
    clap_complete::generate(flags.shell, &mut help::command(), "scoresheet", &mut script);
    print(&script)
}

/// Prints the manual page of the command or of one of its commands.
pub fn manpage(flags: &ManpageFlags) -> Ending {
    let mut command = help::command();
    command.build();
    if let Some(name) = &flags.command {
        let Some(found) = command.find_subcommand(name) else {
            let args = [("name", name.as_str().into())];
            messages::error(messages::text("no-such-command", &args));
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
