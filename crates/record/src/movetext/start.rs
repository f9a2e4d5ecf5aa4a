//! The position a game starts from, as the text before its moves tells it.

use std::ops::Range;

use scoresheet_chess::{Faults, Position, fen};
use scoresheet_notation::language::Language;
use scoresheet_notation::placement;

use super::cut::is_numbered;

/// A position that stands before the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    /// The position.
    pub(super) fen: String,
    /// Where it stands.
    pub(super) range: Range<usize>,
    /// What is odd about it.
    pub(super) doubts: Vec<(usize, String)>,
}

/// The first line before the moves of a part of the text that is a FEN and nothing else, or a list of pieces with
/// which it begins, such as `White: Ke1, Qd1; Black: Ke8`.
pub(super) fn find(text: &str, part: Range<usize>, languages: &[&Language]) -> Option<Told> {
    fen_line(text, part.clone()).or_else(|| list(text, part, languages))
}

fn fen_line(text: &str, part: Range<usize>) -> Option<Told> {
    let mut at = part.start;
    for line in text[part].split_inclusive('\n') {
        let fen = line.trim();
        if is_numbered(fen) {
            return None;
        }
        if fen.bytes().filter(|&byte| byte == b'/').count() == 7 && fen::parse(fen).is_ok() {
            let start = at + line.find(fen).unwrap_or(0);
            return Some(Told {
                fen: fen.to_owned(),
                range: start..start + fen.len(),
                doubts: Vec::new(),
            });
        }
        at += line.len();
    }
    None
}

fn list(text: &str, part: Range<usize>, languages: &[&Language]) -> Option<Told> {
    let rest = text[part.clone()].trim_start();
    let start = part.end - rest.len();
    languages.iter().find_map(|language| {
        let (list, len) = placement::find(rest, language)?;
        let position = match Position::new(list.setup) {
            Ok(position) => position,
            Err(rejected) => rejected.waive(Faults::WAIVABLE).ok()?,
        };
        let doubts = list.doubts.iter();
        Some(Told {
            fen: position.fen().to_string(),
            range: start..start + rest[..len].trim_end().len(),
            doubts: doubts
                .map(|doubt| (start + doubt.offset, doubt.to_string()))
                .collect(),
        })
    })
}
