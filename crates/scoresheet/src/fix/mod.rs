//! Fixes of findings, applied to the text of whole games.
//!
//! A fix is believed by nobody: after it was applied the games are read again,
//! and where one is no longer the game it was (its moves, its variations, its
//! start; its result and tags but for what the fix is about) its fixes are
//! taken back and that is said. Of fixes that overlap the first is applied,
//! and the others have their turn in the next pass.

mod guard;
mod edits;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::HashSet;

use scoresheet_chess::Position;
use scoresheet_record::Severity;
use scoresheet_record::diagnostic::Applicability;
use scoresheet_record::pgn::Block;

use crate::bulk::{Piece, Syntax, Worker};
use crate::convert::{Conversion, Converted, Converter};
use crate::report::{Finding, Report, Scrutiny};
use edits::Change;

/// How often a text is gone through at most. What is left then is still reported.
const PASSES: usize = 8;

/// What may follow a block: none of it may be drawn into a game by a fix.
const FOLLOWERS: [&[u8]; 3] = [
    b"[Event \"?\"]\n[Site \"?\"]\n\n1. e4 *\n",
    b"[One \"?\"]\n[Two \"?\"]\n\n1. e4 *\n",
    b"\n\n1. e4 e5 *\n",
];

/// Which fixes to apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixing {
    /// The start position of games without a FEN tag.
    pub start: Option<Position>,
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
    converted: Converted,
}

impl Fixer {
    /// A fixer that does as it is told.
    pub fn new(fixing: &Fixing) -> Fixer {
        let conversion = Conversion {
            format: None,
            checks: true,
            start: fixing.start,
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
            converted: Converted::default(),
        }
    }

    /// Applies those changes that leave every game the game it is. Returns the text and how many
    /// fixes that is, if any; the games of the others are added to `refused`.
    fn mend(
        &self,
        text: &[u8],
        changes: &[Change],
        refused: &mut HashSet<Option<usize>>,
    ) -> Option<(Vec<u8>, u64)> {
        let before = FOLLOWERS.map(|follower| self.essences(text, follower));
        let mut accepted: Vec<&Change> = Vec::new();
        let mut mended = None;
        // Halves of what did not hold are tried each for itself, from the first to the last.
        let mut waiting = vec![changes];
        while let Some(some) = waiting.pop() {
            let all = || accepted.iter().copied().chain(some);
            let candidate = edits::apply(text, all());
            if self.holds(&before, &candidate, all()) {
                mended = Some(candidate);
                accepted.extend(some);
            } else if let [change] = some {
                refused.insert(change.game);
            } else {
                let (first, second) = some.split_at(some.len() / 2);
                waiting.extend([second, first]);
            }
        }
        let applied = accepted.iter().map(|change| change.fixes).sum();
        mended.map(|text| (text, applied))
    }

    /// Whether the games are the same before and after.
    fn holds<'a>(
        &self,
        before: &[Vec<guard::Essence>],
        mended: &[u8],
        changes: impl Iterator<Item = &'a Change>,
    ) -> bool {
        let leaves: Vec<_> = changes
            .map(|change| (change.game, change.leave()))
            .collect();
        let strict = guard::Leave::default();
        before.iter().zip(FOLLOWERS).all(|(before, follower)| {
            let after = self.essences(mended, follower);
            let mut left = leaves.iter().peekable();
            let mut pairs = before.iter().zip(&after).enumerate();
            before.len() == after.len()
                && pairs.all(|(index, (before, after))| {
                    while left
                        .next_if(|(game, _)| game.is_none_or(|game| game < index))
                        .is_some()
                    {}
                    let leave = left.peek().filter(|(game, _)| *game == Some(index));
                    before.survives_as(after, leave.map_or(&strict, |(_, leave)| leave))
                })
        })
    }

    /// What the games are if others follow.
    fn essences(&self, text: &[u8], follower: &[u8]) -> Vec<guard::Essence> {
        let line_end: &[u8] = match text.last() {
            Some(b'\n' | b'\r') => b"",
            _ => b"\n",
        };
        guard::read(&[text, line_end, follower].concat(), self.fixing.start)
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
        output.applied = 0;
        let mut is_changed = false;
        for pass in 0.. {
            self.converter.work(&piece, &mut converted);
            // Half of a game is not to be mended, nor is what is no PGN.
            let is_sound = piece.syntax == Syntax::Pgn && !piece.block.cut_short;
            if pass == PASSES || !is_sound {
                break;
            }
            let text = &piece.block.text;
            let findings = converted.report.findings.iter();
            let wanted = findings
                .filter(|finding| self.is_wanted(finding) && !refused.contains(&finding.game));
            let changes = edits::choose(wanted, self.fixing.boldest, text);
            if changes.is_empty() {
                break;
            }
            if let Some((text, applied)) = self.mend(text, &changes, &mut refused) {
                is_changed = true;
                output.applied += applied;
                piece = Cow::Owned(with_text(&piece, text));
            }
        }
        std::mem::swap(&mut output.report, &mut converted.report);
        let Scrutiny { least, most, .. } = self.fixing.scrutiny;
        let findings = &mut output.report.findings;
        findings.retain(|finding| finding.diagnostic.severity >= least);
        findings.truncate(most);
        output.refused = refused.into_iter().flatten().collect();
        output.refused.sort_unstable();
        output.text = match piece {
            Cow::Owned(piece) if is_changed => Some(piece.block.text),
            _ => None,
        };
        self.converted = converted;
    }
}

/// The piece with another text.
fn with_text(piece: &Piece, text: Vec<u8>) -> Piece {
    let block = Block {
        text,
        offset: piece.block.offset,
        cut_short: piece.block.cut_short,
    };
    Piece {
        block,
        readings: piece.readings.clone(),
        ..*piece
    }
}
