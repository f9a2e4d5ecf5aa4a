//! What can be typed behind `fmt`, `explain`, `languages` and `notations`.

use clap::Args;

use super::check::ConfigFlags;
use super::{InputFlags, MostFlag, WidthFlag};

/// Rewrite PGN in canonical form, in its place
///
/// The canonical form is the export form of the PGN standard, with the layout of comments and
/// variations that the standard leaves open decided once (docs/fmt.md): whoever wrote a game, the
/// same game comes out as the same bytes. Nothing is lost; what cannot be read as moves stays as a
/// comment. Standard input is written to standard output. Only the faults that reading meets are
/// said; `scoresheet check` looks for more.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet fmt games.pgn
  scoresheet fmt --check games/           lists what is not canonical
  scoresheet fmt --diff games.pgn
  pbpaste | scoresheet fmt

Exit codes: 0 done, or with --check all is canonical; 1 errors in the games, or with --check some
file would change; 2 wrong use; 3 something cannot be read or written; 130 interrupted")]
pub struct FmtFlags {
    /// Change nothing; list the files that would change
    #[arg(long, help_heading = "Output", conflicts_with = "stdout")]
    pub check: bool,

    /// Change nothing; print the differences
    #[arg(long, help_heading = "Output", conflicts_with = "stdout")]
    pub diff: bool,

    /// Change nothing; print the canonical form
    #[arg(long, help_heading = "Output")]
    pub stdout: bool,

    #[command(flatten)]
    pub width: WidthFlag,

    #[command(flatten)]
    pub most: MostFlag,

    #[command(flatten)]
    pub config: ConfigFlags,

    #[command(flatten)]
    pub input: InputFlags,
}

/// Say what a diagnostic means and what to do about it
///
/// Without a code all of them are listed.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet explain M001
  scoresheet explain | grep error")]
pub struct ExplainFlags {
    /// The codes, such as M001
    #[arg(value_name = "CODE")]
    pub codes: Vec<String>,
}

/// Say how moves are written in each language
///
/// Each line has the code of the language, its name, the letters from king to pawn, and a move of
/// the knight, castling to the queen's side, and a pawn that becomes a queen.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet languages
  scoresheet languages | grep -i slov")]
pub struct LanguagesFlags {}

/// List the notations that are read and written
///
/// Each line has the name of a notation, what it is, and some moves in it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scoresheet notations
  scoresheet convert games.pgn --to long
  scoresheet convert letter.txt --from iccf")]
pub struct NotationsFlags {}
