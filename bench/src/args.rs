//! The command line of `side-by-side`, parsed by hand.

use std::path::PathBuf;

/// What `--help` prints.
pub const USAGE: &str = "\
usage: side-by-side pgn   [--rounds N] [--work tokens,verify,write,check] [FILE...]
       side-by-side perft [--rounds N]

Times Scoresheet and its peers in turn, in one thread, and prints a Markdown
table of ratios. FILE may be .pgn or .pgn.zst; without FILE, the three default
files of $SCORESHEET_SHARED/corpus/pgn are taken.

Exit status: 0 contestants agree, 1 they do not, 2 something is wrong.";

/// The subcommands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Help,
    Pgn,
    Perft,
}

/// The kinds of work of the `pgn` subcommand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Split into tokens, count games and moves.
    Tokens,
    /// Also find and play every main-line move.
    Verify,
    /// Also write every main-line move back in SAN.
    Write,
    /// Look for all that is odd, against verifying alone.
    Check,
}

impl Work {
    /// In the order in which they are run.
    pub const ALL: [Work; 4] = [Work::Tokens, Work::Verify, Work::Write, Work::Check];

    /// The name on the command line and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Work::Tokens => "tokens",
            Work::Verify => "verify",
            Work::Write => "write",
            Work::Check => "check",
        }
    }
}

/// Everything that was asked for.
#[derive(Debug)]
pub struct Args {
    pub command: Command,
    pub rounds: usize,
    pub works: Vec<Work>,
    pub files: Vec<PathBuf>,
}

impl Args {
    /// Reads the arguments after the program's name.
    ///
    /// # Errors
    ///
    /// A sentence for the user: an unknown subcommand, option or work, or a
    /// value that is missing or no number.
    pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Args, String> {
        let command = match words.next().as_deref() {
            Some("pgn") => Command::Pgn,
            Some("perft") => Command::Perft,
            Some("help" | "--help" | "-h") => Command::Help,
            Some(other) => return Err(format!("unknown subcommand `{other}`\n{USAGE}")),
            None => return Err(USAGE.to_owned()),
        };
        let mut args = Args {
            command,
            rounds: 7,
            works: Work::ALL.to_vec(),
            files: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--help" | "-h" => args.command = Command::Help,
                "--rounds" => {
                    let value = words.next().unwrap_or_default();
                    args.rounds = match value.parse() {
                        Ok(rounds) if rounds > 0 => rounds,
                        _ => return Err(format!("--rounds: expected 1 or more, found `{value}`")),
                    };
                }
                "--work" => args.works = parse_works(&words.next().unwrap_or_default())?,
                option if option.starts_with('-') => {
                    return Err(format!("unknown option `{option}`\n{USAGE}"));
                }
                file if command == Command::Pgn => args.files.push(PathBuf::from(file)),
                other => return Err(format!("unexpected `{other}`\n{USAGE}")),
            }
        }
        Ok(args)
    }
}

fn parse_works(list: &str) -> Result<Vec<Work>, String> {
    list.split(',')
        .map(|name| {
            Work::ALL
                .into_iter()
                .find(|work| work.name() == name)
                .ok_or_else(|| format!("--work: expected tokens, verify, write or check, found `{name}`"))
        })
        .collect()
}
