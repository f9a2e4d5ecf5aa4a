//! A case, read as the command reads a file.

use scoresheet::bulk::{Piece, Worker};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::Format;
use scoresheet::games::Games;
use scoresheet::report::Finding;
use scoresheet_chess::Position;
use scoresheet_notation::Dialects;
use scoresheet_record::game::Builder;
use scoresheet_record::pgn::{Block, Layout};
use scoresheet_record::resolve::Options;
use scoresheet_record::{Game, Resolver};
use serde_json::Value;

/// What came of a case.
pub struct Read {
    pub games: Vec<Game>,
    pub findings: Vec<Finding>,
    /// All games in canonical form.
    pub written: String,
}

impl Read {
    /// The bytes of a case, read in full.
    pub fn of(case: &Value) -> Read {
        let text = case["input"].as_str().unwrap_or_default();
        let encoding = case["input_encoding"].as_str().unwrap_or("utf-8");
        // What is in another notation or language must be told to be so; which it is, is found.
        let kind = case["kind"].as_str().unwrap_or_default();
        let is_other = matches!(kind, "localised" | "descriptive");
        Read::bytes(encode(text, encoding), None, is_other)
    }

    /// Words played from a position.
    pub fn line(start: Position, words: &str) -> Read {
        Read::bytes(words.as_bytes().to_vec(), Some(start), false)
    }

    fn bytes(bytes: Vec<u8>, start: Option<Position>, is_other: bool) -> Read {
        let dialects = is_other.then(Dialects::default);
        let mut piece = Piece {
            block: Block {
                text: bytes,
                ..Block::default()
            },
            first_line: 1,
            ..Piece::default()
        };
        piece.decode(None);
        let convert = |format| {
            let conversion = Conversion {
                format,
                layout: Layout::EXPORT,
                start,
                dialects,
                checks: format.is_none(),
                ..Conversion::default()
            };
            let mut converted = Converted::default();
            Converter::new(&conversion).work(&piece, &mut converted);
            converted
        };
        let options = Options {
            start,
            ..Options::default()
        };
        let mut resolver = Resolver::with_options(Builder::new(), options);
        let mut reader = Games::in_dialects(&piece, dialects, start);
        let mut games = Vec::new();
        while reader.read_game(&mut resolver).is_some() {
            games.extend(resolver.inner_mut().take());
        }
        Read {
            games,
            findings: convert(None).report.findings,
            written: String::from_utf8_lossy(&convert(Some(Format::Pgn)).text).into_owned(),
        }
    }
}

/// The bytes of a text in the encoding that its case names.
fn encode(text: &str, encoding: &str) -> Vec<u8> {
    let latin = |text: &str| {
        text.chars()
            .map(|c| u8::try_from(c as u32).unwrap_or(b'?'))
            .collect()
    };
    match encoding {
        "iso-8859-1" => latin(text),
        "bom-then-iso-8859-1" => {
            let mut bytes = b"\xef\xbb\xbf".to_vec();
            let rest: Vec<u8> = latin(text.trim_start_matches('\u{feff}'));
            bytes.extend(rest);
            bytes
        }
        _ => text.as_bytes().to_vec(),
    }
}
