//! Cases about records: a text, the games it holds, and what is odd about it.

use scoresheet::bulk::{Piece, Syntax, Worker};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::Format;
use scoresheet::input::Text;
use scoresheet::report::Finding;
use scoresheet_chess::{Position, fen};
use scoresheet_notation::{Dialects, Notation, language};
use scoresheet_record::pgn::{Blocks, Layout, TagChoice};
use scoresheet_record::source::count_lines;
use scoresheet_record::source::encoding::Encoding;

use crate::case::{Block, Case, Fault};
use crate::escape;

/// How the games of a text are read and written, as the block `options` says.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    layout: Layout,
    start: Option<Position>,
    /// The encoding of the text; `None` finds it out.
    encoding: Option<Encoding>,
    /// How many bytes a game may have.
    limit: usize,
    /// Whether games are checked for what does not hinder reading them.
    checks: bool,
    /// Whether illegal moves that stood are followed.
    follow_illegal: bool,
    /// What the moves are written in; `None` is PGN.
    dialects: Option<Dialects>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            layout: Layout::EXPORT,
            start: None,
            encoding: None,
            limit: usize::MAX,
            checks: false,
            follow_illegal: false,
            dialects: None,
        }
    }
}

impl Options {
    fn of(case: &Case) -> Result<Options, Fault> {
        let mut options = Options::default();
        let Some(block) = case.block("options") else {
            return Ok(options);
        };
        for line in block.text.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            let number = || {
                let parsed = value.parse::<usize>();
                parsed.map_err(|_| block.fault(format!("`{name}` wants a number")))
            };
            let layout = &mut options.layout;
            match name {
                "width" => layout.width = number()?,
                "limit" => options.limit = number()?,
                "one-line" => *layout = Layout::ONE_LINE,
                "reduced" => *layout = Layout::REDUCED,
                "follow-illegal" => options.follow_illegal = true,
                "no-comments" => layout.comments = false,
                "no-escapes" => layout.escapes = false,
                "no-variations" => layout.variations = false,
                "no-nags" => layout.nags = false,
                "no-numbers" => layout.numbers = false,
                "no-result" => layout.result = false,
                "from" => {
                    let notation = Notation::find(value);
                    if notation.is_none() && value != "auto" {
                        return Err(block.fault("this notation is not known"));
                    }
                    options.dialects.get_or_insert_default().notation = notation;
                }
                "from-lang" => {
                    let language = language::find(value);
                    language.ok_or_else(|| block.fault("this language is not known"))?;
                    options.dialects.get_or_insert_default().language = language;
                }
                "encoding" => {
                    let encoding = Encoding::parse(value);
                    encoding.ok_or_else(|| block.fault("this encoding is not known"))?;
                    options.encoding = encoding;
                }
                "start-fen" => {
                    let position = fen::parse(value).ok().map(Position::new);
                    let position = position.and_then(Result::ok);
                    let sound = position.ok_or_else(|| block.fault("this FEN is not sound"))?;
                    options.start = Some(sound);
                }
                _ => return Err(block.fault(format!("`{name}` is no option"))),
            }
        }
        Ok(options)
    }
}

/// What each block of a case should hold, in the order of the blocks, and the diagnostics of a
/// case that does not show them.
pub fn run(case: &Case, input: &Block) -> Result<(Vec<Option<String>>, String), Fault> {
    let options = Options::of(case)?;
    let text = match input.has("escaped") {
        true => escape::read(&input.text).map_err(|message| input.fault(message))?,
        false => input.text.clone().into_bytes(),
    };
    let said = convert(&text, None, &options);
    let checked = Options {
        checks: true,
        ..options
    };
    let file = match Syntax::detect(&text) {
        Syntax::Pgn if options.dialects.is_some() => "book.txt",
        Syntax::Pgn => "games.pgn",
        Syntax::Json => "games.jsonl",
        Syntax::Epd => "positions.epd",
    };
    let mut contents = Vec::new();
    for block in &case.blocks {
        contents.push(match block.kind.as_str() {
            "text" | "options" => None,
            "pgn" => Some(pgn(&text, &options, block)),
            "json" => Some(json(
                &convert(&text, Some(Format::JsonLines), &options).text,
            )),
            "fen" => Some(printed(&convert(&text, Some(Format::Fen), &options).text)),
            "diagnostics" if block.has("check") => {
                let checked = convert(&text, None, &checked);
                Some(checked.findings.iter().map(line).collect())
            }
            "diagnostics" => Some(said.findings.iter().map(line).collect()),
            "report" => {
                let checked = convert(&text, None, &checked);
                Some(
                    checked
                        .findings
                        .iter()
                        .map(|finding| report_line(finding, file))
                        .collect(),
                )
            }
            kind => return Err(block.fault(format!("a record has no block `{kind}`"))),
        });
    }
    writing_is_stable(&text, &options, input)?;
    let is_shown = case.block("diagnostics").or(case.block("report")).is_some();
    let unshown = match is_shown {
        true => String::new(),
        false => said.findings.iter().map(line).collect(),
    };
    Ok((contents, unshown))
}

/// A text as it came out, and the findings.
#[derive(Debug, Default)]
pub struct Outcome {
    pub text: Vec<u8>,
    pub findings: Vec<Finding>,
}

/// Sends a text through the same stages as the command does.
fn convert(text: &[u8], format: Option<Format>, options: &Options) -> Outcome {
    let conversion = Conversion {
        format,
        layout: options.layout,
        start: options.start,
        checks: options.checks,
        follow_illegal: options.follow_illegal,
        dialects: options.dialects,
        ..Conversion::default()
    };
    let mut converter = Converter::new(&conversion);
    let (syntax, len) = (Syntax::detect(text), text.len());
    let text = Text::new(text, options.encoding);
    let mut piece = Piece {
        first_line: 1,
        wide: text.wide(),
        syntax,
        ..Piece::default()
    };
    let mut blocks = Blocks::new(text);
    if options.limit < usize::MAX {
        blocks = blocks.with_size(1).with_limit(options.limit);
    }
    let mut outcome = Outcome::default();
    if piece.syntax != Syntax::Pgn {
        // How these are cut into blocks is not what cases are about.
        blocks = blocks.with_size(len + 1);
    }
    while let Ok(Some(block)) = blocks.next_block() {
        let lines = count_lines(&block.text);
        piece.block = block;
        piece.decode(options.encoding);
        let mut converted = Converted::default();
        converter.work(&piece, &mut converted);
        outcome.text.extend_from_slice(&converted.text);
        outcome.findings.append(&mut converted.report.findings);
        piece.first_line += lines;
        piece.wide = None;
    }
    outcome
}

/// Sends a text without tags through the same stages, from a position.
pub fn read_from(text: &[u8], start: Position) -> Outcome {
    let options = Options {
        start: Some(start),
        ..Options::default()
    };
    convert(text, Some(Format::San), &options)
}

/// The games as PGN, with a blank line between games and none at the end.
fn pgn(text: &[u8], options: &Options, block: &Block) -> String {
    let mut options = *options;
    if !block.has("tags") {
        options.layout.tags = TagChoice::None;
    }
    let mut written = convert(text, Some(Format::Pgn), &options).text;
    if written.ends_with(b"\n\n") {
        written.pop();
    }
    match block.has("escaped") {
        true => escape::write(&written),
        false => printed(&written),
    }
}

/// Games in JSON with each field of a game, and each move of its main line, on a line of its own.
fn json(text: &[u8]) -> String {
    let text = printed(text);
    let (mut laid_out, mut depth, mut in_string, mut in_moves) = (String::new(), 0, false, false);
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        laid_out.push(c);
        match c {
            '"' if previous != '\\' => in_string = !in_string,
            '{' | '[' if !in_string => depth += 1,
            '}' | ']' if !in_string => depth -= 1,
            ',' if !in_string && depth == 1 => {
                laid_out.push_str("\n ");
                in_moves = text[at + 1..].starts_with("\"moves\"");
            }
            ',' if !in_string && depth == 2 && in_moves => laid_out.push_str("\n  "),
            _ => {}
        }
        // A backslash behind a backslash escapes nothing.
        previous = if previous == '\\' { ' ' } else { c };
    }
    laid_out
}

fn printed(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

/// What was written in full reads back, and is then written the same.
fn writing_is_stable(text: &[u8], options: &Options, input: &Block) -> Result<(), Fault> {
    let full = Options {
        layout: Layout::EXPORT,
        ..*options
    };
    let once = convert(text, Some(Format::Pgn), &full).text;
    let again = Options {
        follow_illegal: options.follow_illegal,
        ..Options::default()
    };
    let twice = convert(&once, Some(Format::Pgn), &again).text;
    if once == twice {
        return Ok(());
    }
    let message = format!(
        "what is written of this does not read back as the same:\n--- written\n{}--- again\n{}",
        printed(&once),
        printed(&twice)
    );
    Err(input.fault(message))
}

fn line(finding: &Finding) -> String {
    format!(
        "{} {}:{} {} {}\n",
        finding.diagnostic.code,
        finding.line,
        finding.column,
        finding.diagnostic.severity.name(),
        plain(&finding.diagnostic.message),
    )
}

/// The first line of what `scoresheet check` prints about a finding.
fn report_line(finding: &Finding, file: &str) -> String {
    let diagnostic = &finding.diagnostic;
    let place = match (finding.game, diagnostic.ply) {
        (Some(game), 0) => format!(" (game {})", game + 1),
        (Some(game), ply) => format!(" (game {}, ply {ply})", game + 1),
        (None, _) => String::new(),
    };
    format!(
        "{file}:{}:{}: {}[{}]: {}{place}\n",
        finding.line,
        finding.column,
        diagnostic.severity.name(),
        diagnostic.code,
        plain(&diagnostic.message),
    )
}

/// A message on one line, whatever text it cites.
fn plain(message: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    message.chars().map(shown).collect()
}
