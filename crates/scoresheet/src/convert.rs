//! Blocks of PGN to text in any format, with a report.

use std::ops::Range;

use scoresheet_chess::Position;
use scoresheet_notation::language::{LANGUAGES, Language};
use scoresheet_notation::{Dialect, Dialects};
use scoresheet_record::Resolver;
use scoresheet_record::check::Checks;
use scoresheet_record::diagnostic::CodeSet;
use scoresheet_record::pgn::{Layout, Visitor};
use scoresheet_record::resolve::{Options, Spelling};

use crate::bulk::{Piece, Worker};
use crate::formats::{
    Format, JsonStyle, JsonWriter, MoveLists, MoveNotation, Nothing, Pgn, PositionChoice,
    Positions, Scores, Sink,
};
use crate::games::Games;
use crate::report::{Collector, Report, Scrutiny};

/// What to make of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conversion {
    /// The format; `None` writes nothing and only reports.
    pub format: Option<Format>,
    /// What is written of a game in PGN, and how. Other formats obey the choices that concern
    /// them: comments, variations and glyphs in JSON.
    pub layout: Layout,
    /// The language in which moves are written; `None` is English. A notation that is not written in
    /// it is written as SAN.
    pub language: Option<&'static Language>,
    /// What the moves are written in that are read; `None` is PGN.
    pub dialects: Option<Dialects>,
    /// The start position of games without a FEN tag.
    pub start: Option<Position>,
    /// What is reported.
    pub scrutiny: Scrutiny,
    /// Whether an illegal move that stood is played all the same; if not, what follows it is text.
    pub follow_illegal: bool,
    /// Whether games are also checked for what does not hinder reading them. Only where
    /// findings are all that is written, or part of it, as in JSON.
    pub checks: bool,
    /// How many games of a block are converted; the rest of it is not even looked at.
    pub limit: u64,
}

impl Default for Conversion {
    fn default() -> Conversion {
        Conversion {
            format: Some(Format::Pgn),
            layout: Layout::EXPORT,
            language: None,
            dialects: None,
            start: None,
            scrutiny: Scrutiny::default(),
            follow_illegal: false,
            checks: false,
            limit: u64::MAX,
        }
    }
}

/// What a block became.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Converted {
    /// The games in the new format.
    pub text: Vec<u8>,
    /// What was found.
    pub report: Report,
    /// Where each game is.
    pub spans: Vec<GameSpan>,
}

/// Where a game stands in the text of a block, and where it ends in the new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameSpan {
    /// Its first byte.
    pub start: usize,
    /// The byte behind its last token.
    pub end: usize,
    /// The byte behind the game in the text that is written.
    pub written: usize,
}

/// Converts blocks, one after the other.
///
/// ```
/// use scoresheet::bulk::{Piece, Worker};
/// use scoresheet::convert::{Conversion, Converted, Converter};
/// use scoresheet::formats::Format;
///
/// let conversion = Conversion { format: Some(Format::San), ..Conversion::default() };
/// let mut converter = Converter::new(&conversion);
/// let mut piece = Piece::default();
/// piece.block.text = b"1.e2-e4 e5 *  1.d4 *".to_vec();
/// let mut converted = Converted::default();
/// converter.work(&piece, &mut converted);
/// assert_eq!(converted.text, b"e4 e5\nd4\n");
/// assert_eq!(converted.report.tally.games, 2);
/// ```
#[derive(Debug)]
pub struct Converter {
    kind: Kind,
    limit: u64,
    dialects: Option<Dialects>,
    start: Option<Position>,
}

/// A pipeline for each kind of sink.
#[derive(Debug)]
enum Kind {
    Pgn(Pipeline<Pgn>),
    Moves(Pipeline<MoveLists>),
    Scores(Box<Pipeline<Scores>>),
    Json(Box<Checked<JsonWriter>>),
    Positions(Pipeline<Positions>),
    Nothing(Pipeline<Nothing>),
    Checked(Box<Checked<Nothing>>),
}

type Pipeline<S> = Resolver<Collector<S>>;
type Checked<S> = Resolver<Checks<Collector<S>>>;

impl Converter {
    /// A converter that does as it is told.
    pub fn new(conversion: &Conversion) -> Converter {
        let moves = |notation| Kind::Moves(pipeline(MoveLists::new(notation), conversion));
        let positions = |choice| Kind::Positions(pipeline(Positions::new(choice), conversion));
        let json = |style| {
            let writer = JsonWriter::new(&conversion.layout, style);
            let collector = Collector::new(writer, conversion.scrutiny);
            Kind::Json(Box::new(checked(collector, Spelling::Written, conversion)))
        };
        let kind = match conversion.format {
            Some(Format::Pgn | Format::PgnLine) => {
                let pgn = Pgn::new(conversion.layout);
                let pgn = pgn.following_illegal(conversion.follow_illegal);
                Kind::Pgn(pipeline(pgn, conversion))
            }
            Some(Format::Uci) => moves(MoveNotation::Uci),
            Some(Format::San) => moves(
                conversion
                    .language
                    .map_or(MoveNotation::San, MoveNotation::Local),
            ),
            Some(Format::Score(notation, arrangement)) => {
                let language = conversion.language.unwrap_or(&LANGUAGES[0]);
                let dialect = Dialect::new(notation, language).unwrap_or_default();
                let scores = Scores::new(dialect, arrangement, conversion.layout);
                Kind::Scores(Box::new(pipeline(scores, conversion)))
            }
            Some(Format::JsonLines) => json(JsonStyle::Lines),
            Some(Format::Json) => json(JsonStyle::Items),
            Some(Format::Fen) => positions(PositionChoice::LastFen),
            Some(Format::Fens) => positions(PositionChoice::AllFens),
            Some(Format::Epd) => positions(PositionChoice::Epd),
            // Nobody sees how moves are spelled; whether they are so is seen all the same.
            None if conversion.checks => {
                let collector = Collector::new(Nothing::default(), conversion.scrutiny);
                Kind::Checked(Box::new(checked(
                    collector.with_lines(),
                    Spelling::Compared,
                    conversion,
                )))
            }
            None => Kind::Nothing(pipeline(Nothing::default(), conversion)),
        };
        Converter {
            kind,
            limit: conversion.limit,
            dialects: conversion.dialects,
            start: conversion.start,
        }
    }
}

impl Worker for Converter {
    type Output = Converted;

    fn work(&mut self, piece: &Piece, output: &mut Converted) {
        let games = Games::in_dialects(piece, self.dialects, self.start);
        let task = Task {
            piece,
            games,
            limit: self.limit,
            output,
        };
        match &mut self.kind {
            Kind::Pgn(pipeline) => task.run(pipeline, Resolver::inner_mut),
            Kind::Moves(pipeline) => task.run(pipeline, Resolver::inner_mut),
            Kind::Scores(pipeline) => task.run(&mut **pipeline, Resolver::inner_mut),
            Kind::Json(pipeline) => task.run(&mut **pipeline, behind_checks),
            Kind::Positions(pipeline) => task.run(pipeline, Resolver::inner_mut),
            Kind::Nothing(pipeline) => task.run(pipeline, Resolver::inner_mut),
            Kind::Checked(pipeline) => task.run(&mut **pipeline, behind_checks),
        }
    }
}

fn pipeline<S: Sink>(sink: S, conversion: &Conversion) -> Pipeline<S> {
    let collector = Collector::new(sink, conversion.scrutiny);
    Resolver::with_options(collector, options(conversion))
}

fn checked<S: Sink>(
    collector: Collector<S>,
    spelling: Spelling,
    conversion: &Conversion,
) -> Checked<S> {
    let wanted = match conversion.checks {
        true => conversion.scrutiny.wanted,
        false => CodeSet::NONE,
    };
    let options = Options {
        spelling,
        ..options(conversion)
    };
    Resolver::with_options(Checks::with_codes(collector, wanted), options)
}

fn behind_checks<S: Sink>(pipeline: &mut Checked<S>) -> &mut Collector<S> {
    pipeline.inner_mut().inner_mut()
}

fn options(conversion: &Conversion) -> Options {
    // Faults inside of variations are faults of the record even where they are not written, so
    // variations are always read.
    Options {
        start: conversion.start,
        follow_illegal: conversion.follow_illegal,
        ..Options::default()
    }
}

/// The games of a block on their way through a pipeline.
struct Task<'a> {
    piece: &'a Piece,
    games: Games<'a>,
    limit: u64,
    output: &'a mut Converted,
}

impl Task<'_> {
    /// Sends the games through a pipeline in which a collector stands before the sink.
    fn run<P: Visitor, S: Sink>(
        self,
        pipeline: &mut P,
        collector: impl for<'a> Fn(&'a mut P) -> &'a mut Collector<S>,
    ) {
        let Task {
            piece,
            mut games,
            limit,
            output,
        } = self;
        let text = &piece.block.text;
        output.text.clear();
        output.spans.clear();
        let gathered = collector(pipeline);
        gathered.begin_block(piece, std::mem::take(&mut output.report));
        std::mem::swap(gathered.inner_mut().text_mut(), &mut output.text);
        let mut left = limit;
        while left > 0
            && let Some(read) = games.read_game(pipeline)
        {
            let gathered = collector(pipeline);
            match read {
                Ok(()) => {
                    let (sink, findings) = gathered.end_game_of(text);
                    sink.finish_game(findings);
                    let written = sink.text_mut().len();
                    let Range { start, end } = gathered.range();
                    output.spans.push(GameSpan {
                        start,
                        end,
                        written,
                    });
                    left -= 1;
                }
                Err(fault) => gathered.outside(text, fault.start, fault.diagnostic()),
            }
        }
        let gathered = collector(pipeline);
        gathered.inner_mut().finish_block();
        std::mem::swap(gathered.inner_mut().text_mut(), &mut output.text);
        output.report = gathered.end_block(text, piece.block.cut_short && left > 0);
    }
}
