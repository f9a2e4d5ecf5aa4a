//! Fixes of findings, applied to the text of whole games.
//!
//! A fix is believed by nobody: after it was applied the games are read again,
//! and where one is no longer the game it was (its moves, its variations, its
//! start; its result and tags but for what the fix is about) its fixes are
//! tried in halves, and those that do not pass are taken back, which is said.
//! Nor do fixes stay after which the same is found as often in their game. Of fixes that overlap the first is applied, and the others have their
//! turn in the next pass.

mod guard;
mod edits;
mod refusal;
mod mend;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::HashMap;

use scoresheet_chess::Position;
use scoresheet_record::diagnostic::Applicability;
use scoresheet_record::pgn::Block;
use scoresheet_record::resolve::{Options, Spelling};
use scoresheet_record::{Code, Severity};

use crate::bulk::{Piece, Syntax, Worker};
use crate::convert::{Conversion, Converted, Converter, GameSpan};
use crate::report::{Finding, Report, Scrutiny};
use edits::{Change, Shift};
use mend::Mending;
use refusal::Refused;

pub use refusal::{Reason, Refusal};

/// How often a text is gone through at most. What is left then is still reported.
const PASSES: usize = 8;

/// Which fixes to apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixing {
    /// The start position of games without a FEN tag.
    pub start: Option<Position>,
    /// Whether illegal moves that stood are followed, so that what comes behind them is read.
    pub follow_illegal: bool,
    /// Which findings are wanted and, of those that remain, which are kept.
    pub scrutiny: Scrutiny,
    /// Fixes of findings below this severity are not applied.
    pub least: Severity,
    /// The boldest kind of fix that is applied.
    pub boldest: Applicability,
}

/// What became of a block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fixed {
    /// The text, if it changed.
    pub text: Option<Vec<u8>>,
    /// What remains, with places in the new text; its first line has the number it had before.
    pub report: Report,
    /// How many fixes were applied.
    pub applied: u64,
    /// The findings whose fixes were taken back, in the order of the text.
    pub refused: Vec<Refusal>,
    /// Where each game is.
    pub spans: Vec<GameSpan>,
}

/// Applies fixes to blocks, one after the other.
///
/// ```
/// use scoresheet::bulk::{Piece, Worker};
/// use scoresheet::fix::{Fixed, Fixer, Fixing};
/// use scoresheet::record::{Severity, diagnostic::Applicability};
/// use scoresheet::report::Scrutiny;
///
/// let mut fixer = Fixer::new(&Fixing {
///     start: None,
///     follow_illegal: false,
///     scrutiny: Scrutiny::default(),
///     least: Severity::Note,
///     boldest: Applicability::Safe,
/// });
/// let mut piece = Piece::default();
/// piece.block.text = b"[White \"A\"]\n\n1. e4 *\n".to_vec();
/// let mut fixed = Fixed::default();
/// fixer.work(&piece, &mut fixed);
/// let text = String::from_utf8(fixed.text.unwrap()).unwrap();
/// assert!(text.contains("[Date \"????.??.??\"]\n"));
/// ```
#[derive(Debug)]
pub struct Fixer {
    converter: Converter,
    fixing: Fixing,
    /// How games are read to see whether they are the same.
    options: Options,
    converted: Converted,
}

impl Fixer {
    /// A fixer that does as it is told.
    pub fn new(fixing: &Fixing) -> Fixer {
        let conversion = Conversion {
            format: None,
            checks: true,
            start: fixing.start,
            follow_illegal: fixing.follow_illegal,
            // All that has a fix is looked at; what is not to be shown is dropped at the end.
            scrutiny: Scrutiny {
                least: Severity::Note,
                most: usize::MAX,
                ..fixing.scrutiny
            },
            ..Conversion::default()
        };
        Fixer {
            converter: Converter::new(&conversion),
            fixing: *fixing,
            options: Options {
                start: fixing.start,
                follow_illegal: fixing.follow_illegal,
                spelling: Spelling::Ignored,
                ..Options::default()
            },
            converted: Converted::default(),
        }
    }

    /// Whether a finding has a fix that is wanted.
    fn is_wanted(&self, finding: &Finding) -> bool {
        let diagnostic = &finding.diagnostic;
        let fix = diagnostic.fix.as_ref();
        fix.is_some_and(|fix| fix.applicability <= self.fixing.boldest)
            && diagnostic.severity >= self.fixing.least
    }
}

impl Worker for Fixer {
    type Output = Fixed;

    fn work(&mut self, piece: &Piece, output: &mut Fixed) {
        let mut converted = std::mem::take(&mut self.converted);
        let mut piece = Cow::Borrowed(piece);
        let mut refused = Refused::default();
        let mut last: Option<Pass<'_>> = None;
        output.applied = 0;
        for pass in 0.. {
            self.converter.work(&piece, &mut converted);
            if pass == 0 {
                output.spans.clone_from(&converted.spans);
            }
            let findings = &converted.report.findings;
            if let Some(last) = last.take() {
                let left = Count::of(findings);
                if refused.add_helpless(last.without_effect(&left)) {
                    // All else is applied again, without these.
                    output.applied -= last.applied.len() as u64;
                    refused.restore_places(last.refused);
                    piece = last.piece;
                    continue;
                }
            }
            // Half of a game is not to be mended, nor is what is no PGN.
            let is_sound = piece.syntax == Syntax::Pgn && !piece.block.cut_short;
            if pass >= PASSES || !is_sound {
                break;
            }
            let text = &piece.block.text;
            let wanted = findings
                .iter()
                .filter(|finding| self.is_wanted(finding) && refused.reason(finding).is_none());
            let changes = edits::choose(wanted, self.fixing.boldest, text);
            if changes.is_empty() {
                break;
            }
            let mending = Mending::new(text, &converted.spans, self.options);
            let accepted = mending.accept(&changes, &mut refused);
            if !accepted.is_empty() {
                let applied = accepted.iter().map(|change| (change.game, change.code));
                let applied: Vec<_> = applied.collect();
                let shift = Shift::of(&accepted);
                let mended = with_changes(&piece, &accepted, &converted.spans);
                output.applied += applied.len() as u64;
                last = Some(Pass {
                    piece: std::mem::replace(&mut piece, Cow::Owned(mended)),
                    found: Count::of(findings),
                    applied,
                    refused: refused.clone(),
                });
                refused.shift(&shift);
            }
        }
        std::mem::swap(&mut output.report, &mut converted.report);
        let Scrutiny { least, most, .. } = self.fixing.scrutiny;
        let findings = &mut output.report.findings;
        let wanted = findings.iter().filter(|finding| self.is_wanted(finding));
        output.refused = wanted
            .filter_map(|finding| refused.refusal(finding))
            .collect();
        findings.retain(|finding| finding.diagnostic.severity >= least);
        findings.truncate(most);
        // Every fix leaves as many games as there were.
        for (span, now) in output.spans.iter_mut().zip(&converted.spans) {
            span.written = now.end;
        }
        output.text = match piece {
            Cow::Owned(piece) => Some(piece.block.text),
            Cow::Borrowed(_) => None,
        };
        self.converted = converted;
    }
}

/// What was before a pass, and what was done in it.
struct Pass<'a> {
    piece: Cow<'a, Piece>,
    found: Count,
    /// The fixes that were applied: their games, and what they are about.
    applied: Vec<(Option<usize>, Code)>,
    /// What was not to be applied, with places in that text.
    refused: Refused,
}

impl Pass<'_> {
    /// What was mended in a game and is found there as often as before.
    fn without_effect(&self, left: &Count) -> impl Iterator<Item = (Option<usize>, Code)> {
        let applied = self.applied.iter().copied();
        applied.filter(|&(game, code)| left.get(game, code) >= self.found.get(game, code))
    }
}

/// How often each code is found in each game.
struct Count(HashMap<(Option<usize>, Code), u32>);

impl Count {
    /// Counts findings that have a fix; others were never mended.
    fn of(findings: &[Finding]) -> Count {
        let mut count = HashMap::new();
        for finding in findings {
            if finding.diagnostic.fix.is_some() {
                *count
                    .entry((finding.game, finding.diagnostic.code))
                    .or_default() += 1;
            }
        }
        Count(count)
    }

    fn get(&self, game: Option<usize>, code: Code) -> u32 {
        self.0.get(&(game, code)).copied().unwrap_or_default()
    }
}

/// The piece with changes made. What was said about its encoding is still true of what it was, and
/// has its place in the new text.
fn with_changes(piece: &Piece, changes: &[&Change], spans: &[GameSpan]) -> Piece {
    let old = &piece.block.text;
    let text = edits::apply(old, 0..old.len(), changes.iter().copied());
    let mut readings = piece.readings.clone();
    for reading in &mut readings {
        if let Some(span) = spans.get(reading.game) {
            let game = Some(reading.game);
            let first = changes.partition_point(|change| change.game < game);
            let of_game = changes[first..]
                .iter()
                .take_while(|change| change.game == game);
            let before = span.start..span.start + reading.at;
            let edits = of_game.flat_map(|change| &change.edits);
            for (edit, text) in edits {
                if before.start <= edit.start && edit.end <= before.end {
                    reading.at = reading.at + text.len() - edit.len();
                }
            }
        }
    }
    let block = Block {
        text,
        offset: piece.block.offset,
        cut_short: piece.block.cut_short,
    };
    Piece {
        block,
        readings,
        ..*piece
    }
}
