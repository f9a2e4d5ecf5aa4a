//! What can be typed: commands, flags, and the help that teaches them.
//!
//! Knows words only; what they mean is for the commands.

pub mod check;
pub mod fmt;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use scoresheet::bulk::Syntax;
use scoresheet::chess::{Position, fen};
use scoresheet::formats::{Arrangement, Format};
use scoresheet::notation::language::{self, Language};
use scoresheet::notation::{Dialects, Notation};
use scoresheet::record::source::encoding::Encoding;

use crate::locale::Locale;
use check::CheckFlags;
use fmt::{ExplainFlags, FmtFlags, LanguagesFlags, NotationsFlags};

/// Reads chess games as anyone wrote them down and writes them as anyone needs them.
#[derive(Parser, Debug)]
#[command(
    name = "scoresheet",
    version,
    propagate_version = true,
    max_term_width = 100
)]
#[command(after_help = "\
Examples:
  scoresheet convert games.pgn -o clean.pgn     every move verified, in export form
  scoresheet check games.pgn                    what is wrong, where, and why
  scoresheet check --fix games.pgn              mends what is surely meant otherwise
  scoresheet fmt games.pgn                      rewrites a file in canonical form
  scoresheet explain M001                       what a diagnostic means
  scoresheet languages                          how moves are written where
  scoresheet notations                          the notations that are read and written
  scoresheet stats games/                       what a folder of games holds

Each command explains itself: scoresheet help convert")]
pub struct Flags {
    #[command(subcommand)]
    pub command: Command,

    /// The language of help and messages: en, ko, vi or ja; default: as the environment has it
    #[arg(long, global = true, value_name = "CODE", value_parser = locale, help_heading = "Messages")]
    pub ui_lang: Option<Locale>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    Convert(ConvertFlags),
    Check(CheckFlags),
    Fmt(FmtFlags),
    Explain(ExplainFlags),
    Languages(LanguagesFlags),
    Notations(NotationsFlags),
    Stats(StatsFlags),
    #[command(hide = true)]
    Completions(CompletionsFlags),
    #[command(hide = true)]
    Manpage(ManpageFlags),
}

/// Write games in another form, every move verified
///
/// Reads PGN, JSON or EPD, finds the legal move behind each word, and writes the games as PGN in export
/// form or in another format. What is odd is said on standard error; a move that cannot be played is
/// kept as a comment together with what follows it, and costs nothing else.
#[derive(Args, Debug)]
#[command(after_help = "\
Formats:
  pgn        export form: roster first, lines of up to 79 characters
  pgn-line   the same with all moves of a game on one line
  jsonl      a JSON object a game: tags, moves, variations, comments, diagnostics
  json       the same as one document
  uci, san   the moves of the main line, one game a line
  fen        the last position of each game
  fens       every position of each game
  epd        every position with the move played and the names
  a notation, such as long, figurine, descriptive, iccf, spoken: `scoresheet notations` lists them

Layouts of a notation:
  text       tags, then moves in lines
  line       one game a line
  columns    a heading, White's moves and Black's side by side
  table      the same in Markdown

Examples:
  scoresheet convert old.pgn -o clean.pgn
  scoresheet convert lichess.pgn.zst --no-comments --to pgn-line > bare.pgn
  scoresheet convert games/ --to jsonl | head -1
  scoresheet convert games.jsonl -o games.pgn
  scoresheet convert tests.epd -o tests.pgn
  scoresheet convert games.pgn --to san --lang vi
  scoresheet convert games.pgn --to descriptive
  scoresheet convert book.txt --from descriptive -o book.pgn
  scoresheet convert bulletin.txt --from-lang ru
  zcat games.pgn.gz | scoresheet convert --roster --no-variations
  echo '1. Ke2 Kd7' | scoresheet convert --start-fen '4k3/8/8/8/8/8/8/4K3 w - - 0 1' --to fen

Only what reading meets is said; `scoresheet check` looks for more.

Exit codes: 0 clean, 1 errors in the games, 2 wrong use, 3 something cannot be read or written,
130 interrupted. If whoever reads the output closes it, as head does, that is no fault.")]
pub struct ConvertFlags {
    /// Write to this file, which appears when it is complete; default: standard output
    #[arg(short, long, value_name = "OUT", help_heading = "Output")]
    pub output: Option<PathBuf>,

    /// The format or notation; default: by the ending of OUT, else pgn
    #[arg(long, value_name = "FORMAT", value_parser = format, help_heading = "Output")]
    pub to: Option<Format>,

    /// How games in a notation are laid out; default: as is usual for it
    #[arg(long, value_name = "LAYOUT", value_parser = arrangement, help_heading = "Output")]
    pub layout: Option<Arrangement>,

    /// The language of moves in a notation; see `scoresheet languages`
    #[arg(long, value_name = "LANG", value_parser = language, help_heading = "Output")]
    pub lang: Option<&'static Language>,

    /// The encoding to write in; what it does not have becomes `?`
    #[arg(
        long,
        value_name = "NAME",
        value_parser = encoding,
        default_value = "UTF-8",
        help_heading = "Output"
    )]
    pub output_encoding: Encoding,

    /// Stop after so many games
    #[arg(long, value_name = "N", value_parser = number::<u64>, help_heading = "Output")]
    pub limit: Option<u64>,

    /// Leave out comments
    #[arg(long, help_heading = "What to write")]
    pub no_comments: bool,

    /// Leave out variations
    #[arg(long, help_heading = "What to write")]
    pub no_variations: bool,

    /// Leave out glyphs such as $1 and !?
    #[arg(long, help_heading = "What to write")]
    pub no_nags: bool,

    /// Leave out all tags
    #[arg(long, help_heading = "What to write", conflicts_with = "roster")]
    pub no_tags: bool,

    /// Of the tags write only the seven that every game has
    #[arg(long, help_heading = "What to write")]
    pub roster: bool,

    /// Leave out move numbers
    #[arg(long, help_heading = "What to write")]
    pub no_numbers: bool,

    /// Leave out the result after the moves
    #[arg(long, help_heading = "What to write")]
    pub no_results: bool,

    #[command(flatten)]
    pub width: WidthFlag,

    #[command(flatten)]
    pub most: MostFlag,

    #[command(flatten)]
    pub input: InputFlags,
}

/// How long lines may be.
#[derive(Args, Debug)]
pub struct WidthFlag {
    /// The longest line of moves, in characters; default: 79
    #[arg(long, value_name = "N", value_parser = positive, help_heading = "Output")]
    pub width: Option<NonZeroUsize>,
}

/// How much is said beside what is written.
#[derive(Args, Debug)]
pub struct MostFlag {
    /// Show no more than so many diagnostics
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<usize>,
        default_value_t = 100,
        help_heading = "Messages"
    )]
    pub max_diagnostics: usize,
}

/// Count games, plies, results and faults
///
/// The faults are those that reading meets; `scoresheet check` looks for more, and counts more.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet stats games.pgn
  scoresheet stats 2024/*.pgn.zst --format json")]
pub struct StatsFlags {
    /// Print a table for people or a JSON object
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub format: StatsFormat,

    #[command(flatten)]
    pub input: InputFlags,
}

/// What all commands read, and how.
#[derive(Args, Debug)]
pub struct InputFlags {
    /// Files, folders, or `-` for standard input; .gz, .bz2, .zst and .xz are read as they are
    #[arg(value_name = "IN")]
    pub inputs: Vec<OsString>,

    /// What the inputs are written in: pgn, json, epd, a notation (see `scoresheet notations`), or
    /// auto for whatever can be played; default: as their names or their first bytes tell
    #[arg(long, value_name = "FORM", value_parser = form, help_heading = "Input")]
    pub from: Option<Form>,

    /// The language of the moves that are read; see `scoresheet languages`
    #[arg(long, value_name = "LANG", value_parser = language, help_heading = "Input")]
    pub from_lang: Option<&'static Language>,

    /// The start position of games that do not name one
    #[arg(long, value_name = "FEN", value_parser = position, help_heading = "Input")]
    pub start_fen: Option<Position>,

    /// The encoding of the inputs; default: found out for each game
    #[arg(long, value_name = "NAME", value_parser = encoding, help_heading = "Input")]
    pub encoding: Option<Encoding>,

    /// Play an illegal move that stood as it is written; if not, what follows it is kept as text
    #[arg(long, help_heading = "Input")]
    pub follow_illegal: bool,

    /// How many threads to use; default: one for each processor
    #[arg(long, value_name = "N", value_parser = positive, help_heading = "Input")]
    pub threads: Option<NonZeroUsize>,

    /// How many bytes to work on at a time
    #[arg(long, value_name = "N", value_parser = positive, hide = true)]
    pub block_size: Option<NonZeroUsize>,

    /// Take every departure from the standard for an error
    #[arg(long, help_heading = "Messages")]
    pub strict: bool,

    /// Say nothing but what could not be read or written
    #[arg(short, long, help_heading = "Messages")]
    pub quiet: bool,

    /// Say matters of form, too
    #[arg(short, long, help_heading = "Messages", conflicts_with = "quiet")]
    pub verbose: bool,

    /// When to use colour; by itself on a terminal, unless NO_COLOR is set
    #[arg(
        long,
        value_name = "WHEN",
        value_enum,
        default_value_t,
        help_heading = "Messages"
    )]
    pub color: ColorFlag,
}

/// What inputs are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Syntax(Syntax),
    Notation(Notation),
    Auto,
}

impl InputFlags {
    /// The dialects of the moves, if they are not to be read as PGN has them.
    pub fn dialects(&self) -> Option<Dialects> {
        let notation = match self.from {
            Some(Form::Notation(notation)) => Some(notation),
            Some(Form::Auto) => None,
            Some(Form::Syntax(Syntax::Pgn)) | None if self.from_lang.is_some() => None,
            _ => return None,
        };
        Some(Dialects {
            notation,
            language: self.from_lang,
        })
    }

    /// The syntax that was named.
    pub fn syntax(&self) -> Option<Syntax> {
        match self.from {
            Some(Form::Syntax(syntax)) => Some(syntax),
            Some(Form::Notation(_) | Form::Auto) => Some(Syntax::Pgn),
            None => None,
        }
    }
}

/// When to use colour. By itself it is used on a terminal, unless NO_COLOR is set.
//
// The help lists variants without documentation in one line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColorFlag {
    #[default]
    Auto,
    Always,
    Never,
}

/// How `stats` prints what it counted.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StatsFormat {
    #[default]
    Text,
    Json,
}

/// Print a completion script for a shell
#[derive(Args, Debug)]
pub struct CompletionsFlags {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// Print the manual page
#[derive(Args, Debug)]
pub struct ManpageFlags {
    /// The command it is about; default: scoresheet itself
    pub command: Option<String>,
}

/// A whole number. What the standard library says of others is for programmers.
fn number<N: FromStr>(text: &str) -> Result<N, String> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match (text.parse(), is_number) {
        (Ok(number), _) => Ok(number),
        (Err(_), true) => Err("expected a smaller number".to_owned()),
        (Err(_), false) => Err("expected a whole number, such as 100".to_owned()),
    }
}

fn positive(text: &str) -> Result<NonZeroUsize, String> {
    let number = number::<usize>(text)?;
    NonZeroUsize::new(number).ok_or_else(|| "expected a number of at least 1".to_owned())
}

fn format(name: &str) -> Result<Format, String> {
    let mut formats = Format::ALL.into_iter();
    if let Some(format) = formats.find(|format| format.name() == name) {
        return Ok(format);
    }
    let notation = Notation::find(name).ok_or_else(|| {
        let names = Format::ALL.map(Format::name).join(", ");
        format!("expected one of {names}, or a notation; `scoresheet notations` lists them")
    })?;
    Ok(Format::Score(notation, Arrangement::usual(notation)))
}

fn arrangement(name: &str) -> Result<Arrangement, String> {
    let mut all = Arrangement::ALL.into_iter();
    all.find(|known| known.name() == name).ok_or_else(|| {
        let names = Arrangement::ALL.map(Arrangement::name).join(", ");
        format!("expected one of {names}")
    })
}

fn encoding(name: &str) -> Result<Encoding, String> {
    Encoding::parse(name).ok_or_else(|| {
        let names = Encoding::ALL.map(Encoding::name).join(", ");
        format!("expected one of {names}")
    })
}

fn language(code: &str) -> Result<&'static Language, String> {
    language::find(code).ok_or_else(|| {
        "expected the code of a language, such as de; `scoresheet languages` lists them".to_owned()
    })
}

fn form(name: &str) -> Result<Form, String> {
    let syntax = Syntax::ALL.into_iter().find(|syntax| syntax.name() == name);
    let notation = Notation::find(name);
    match (syntax, notation) {
        (Some(syntax), _) => Ok(Form::Syntax(syntax)),
        (None, Some(notation)) => Ok(Form::Notation(notation)),
        (None, None) if name == "auto" => Ok(Form::Auto),
        (None, None) => {
            let names = Syntax::ALL.map(Syntax::name).join(", ");
            Err(format!(
                "expected one of {names}, auto, or a notation; `scoresheet notations` lists them"
            ))
        }
    }
}

fn locale(code: &str) -> Result<Locale, String> {
    Locale::parse(code).ok_or_else(|| {
        let codes = Locale::ALL.map(Locale::code).join(", ");
        format!("expected one of {codes}")
    })
}

fn position(text: &str) -> Result<Position, String> {
    let setup = fen::parse(text).map_err(|error| error.to_string())?;
    Position::new(setup).map_err(|rejected| rejected.to_string())
}
