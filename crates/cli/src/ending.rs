//! How a run ends, as its exit code tells.

use std::process::ExitCode;

/// How a run ended. What comes later outweighs what comes before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Ending {
    /// Nothing was wrong.
    #[default]
    Clean,
    /// The records have faults.
    Faults,
    /// The command was used wrongly.
    Usage,
    /// Something could not be read or written.
    Trouble,
    /// Someone wanted it to stop.
    Interrupted,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> ExitCode {
        ExitCode::from(match ending {
            Ending::Clean => 0,
            Ending::Faults => 1,
            Ending::Usage => 2,
            Ending::Trouble => 3,
            Ending::Interrupted => 130,
        })
    }
}
