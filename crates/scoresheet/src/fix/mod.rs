//! Fixes of findings, applied to the text of whole games.
//!
//! A fix is believed by nobody: after it was applied the games are read again,
//! and where one is no longer the game it was (its moves, its variations, its
//! start; its result and tags but for what the fix is about) its fixes are
//! taken back and that is said. Nor does a fix stay after which the same is still
//! wrong. Of fixes that overlap the first is applied, and the others have their
//! turn in the next pass.

mod guard;
mod edits;
mod mend;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use scoresheet_chess::Position;
use scoresheet_record::diagnostic::{Applicability, CodeSet};
use scoresheet_record::pgn::Block;
use scoresheet_record::resolve::{Options, Spelling};
use scoresheet_record::{Code, Severity};

use crate::bulk::{Piece, Syntax, Worker};
use crate::convert::{Conversion, Converted, Converter, GameSpan};
use crate::report::{Finding, Report, Scrutiny};
use edits::Change;
use mend::Mending;

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
    /// The games, counted from 0, whose fixes would have made another game of them.
    pub refused: Vec<usize>,
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

    /// Whether a finding is one whose fix is wanted.
    fn is_wanted(&self, finding: &Finding) -> bool {
        finding.diagnostic.severity >= self.fixing.least
    }
}

impl Worker for Fixer {
    type Output = Fixed;

    fn work(&mut self, piece: &Piece, output: &mut Fixed) {
        let mut converted = std::mem::take(&mut self.converted);
        let mut piece = Cow::Borrowed(piece);
        let mut refused = HashSet::new();
        // Games in which a fix does not help.
        let mut helpless = HashSet::new();
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
                let before = helpless.len();
                helpless.extend(last.without_effect(&left));
                if helpless.len() > before {
                    // All else is applied again, without these.
                    output.applied -= last.applied;
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
            let wanted = findings.iter().filter(|finding| {
                let game = &finding.game;
                self.is_wanted(finding) && !refused.contains(game) && !helpless.contains(game)
            });
            let changes = edits::choose(wanted, self.fixing.boldest, text);
            if changes.is_empty() {
                break;
            }
            let mending = Mending::new(text, &converted.spans, self.options);
            let accepted = mending.accept(&changes, &mut refused);
            if !accepted.is_empty() {
                let applied = accepted.iter().map(|change| change.fixes).sum();
                let codes = accepted.iter().map(|change| (change.game, change.codes));
                let codes = codes.collect();
                let mended = Cow::Owned(with_changes(&piece, &accepted, &converted.spans));
                output.applied += applied;
                last = Some(Pass {
                    piece: std::mem::replace(&mut piece, mended),
                    found: Count::of(findings),
                    codes,
                    applied,
                });
            }
        }
        std::mem::swap(&mut output.report, &mut converted.report);
        let Scrutiny { least, most, .. } = self.fixing.scrutiny;
        let findings = &mut output.report.findings;
        findings.retain(|finding| finding.diagnostic.severity >= least);
        findings.truncate(most);
        // Every fix leaves as many games as there were.
        for (span, now) in output.spans.iter_mut().zip(&converted.spans) {
            span.written = now.end;
        }
        output.refused = refused.into_iter().flatten().collect();
        output.refused.sort_unstable();
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
    /// The games that changed, each with the codes that its fixes are about.
    codes: Vec<(Option<usize>, CodeSet)>,
    applied: u64,
}

impl Pass<'_> {
    /// The games in which something that was mended is found as often as before.
    fn without_effect(&self, left: &Count) -> impl Iterator<Item = Option<usize>> {
        let games = self.codes.iter().filter(|(game, codes)| {
            let mut codes = codes.iter();
            codes.any(|code| left.get(*game, code) >= self.found.get(*game, code))
        });
        games.map(|(game, _)| *game)
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
        let change = changes
            .iter()
            .find(|change| change.game == Some(reading.game));
        let start = spans.get(reading.game).map(|span| span.start);
        if let (Some(change), Some(start)) = (change, start) {
            reading.at = change.moved(start..start + reading.at);
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
