//! Which fixes of a text can be applied together, and the text they give.

use std::collections::BTreeMap;
use std::ops::Range;

use scoresheet_record::Code;
use scoresheet_record::diagnostic::{Applicability, CodeSet};

use super::guard::Leave;
use crate::report::Finding;

/// The edits of a game, or of the text between games.
#[derive(Clone, Debug, Default)]
pub(super) struct Change {
    /// The game; `None` for text outside of games.
    pub(super) game: Option<usize>,
    /// How many fixes they are.
    pub(super) fixes: u64,
    /// What is replaced, and by what; in the order of the text once they are complete.
    pub(super) edits: Vec<(Range<usize>, Vec<u8>)>,
    /// What they are about.
    pub(super) codes: CodeSet,
    is_likely: bool,
}

impl Change {
    /// How many bytes there are, once it is made, from the start of its game to a place in it.
    pub(super) fn moved(&self, before: Range<usize>) -> usize {
        let mut len = before.len();
        for (edit, text) in &self.edits {
            if before.start <= edit.start && edit.end <= before.end {
                len = len + text.len() - edit.len();
            }
        }
        len
    }

    /// What the game may lose or gain by it, if places are counted from this byte.
    pub(super) fn leave(&self, base: usize) -> Leave {
        let results = CodeSet::starting_with("R");
        let ranges = self.edits.iter().map(|(range, _)| range);
        Leave {
            touched: ranges
                .map(|range| range.start - base..range.end - base)
                .collect(),
            result: self.codes.without(results) != self.codes,
            unread: self.is_likely,
            tail: self.is_likely && self.codes.has(Code::UnclosedComment),
        }
    }
}

/// Chooses fixes that are at most so bold and do not overlap: of two that do, the first stays.
/// They come game by game.
pub(super) fn choose<'a>(
    findings: impl Iterator<Item = &'a Finding>,
    boldest: Applicability,
    text: &[u8],
) -> Vec<Change> {
    let mut taken = Taken::default();
    let mut changes: Vec<Change> = Vec::new();
    for finding in findings {
        let Some(fix) = &finding.diagnostic.fix else {
            continue;
        };
        let ranges: Vec<_> = fix
            .edits
            .iter()
            .map(|edit| finding.range_of(edit))
            .collect();
        let is_sound = ranges.iter().all(|range| text.get(range.clone()).is_some());
        if fix.applicability > boldest || !is_sound || !taken.take(&ranges) {
            continue;
        }
        // The findings of a game stand together.
        if changes.last().is_none_or(|last| last.game != finding.game) {
            changes.push(Change {
                game: finding.game,
                ..Change::default()
            });
        }
        let Some(change) = changes.last_mut() else {
            continue;
        };
        change.fixes += 1;
        change.codes = change.codes.with(finding.diagnostic.code);
        change.is_likely |= fix.applicability != Applicability::Safe;
        let texts = fix.edits.iter().map(|edit| edit.text.to_vec());
        change.edits.extend(ranges.into_iter().zip(texts));
    }
    for change in &mut changes {
        change
            .edits
            .sort_by_key(|(range, _)| (range.start, range.end));
    }
    changes
}

/// Bytes that are spoken for.
#[derive(Debug, Default)]
struct Taken(BTreeMap<(usize, usize), ()>);

impl Taken {
    /// Takes all of these, or none.
    fn take(&mut self, ranges: &[Range<usize>]) -> bool {
        for (index, range) in ranges.iter().enumerate() {
            if self.overlaps(range) {
                for range in &ranges[..index] {
                    self.0.remove(&(range.start, range.end));
                }
                return false;
            }
            self.0.insert((range.start, range.end), ());
        }
        !ranges.is_empty()
    }

    /// Whether a range has bytes that are taken, or is an insertion where there is one already.
    fn overlaps(&self, range: &Range<usize>) -> bool {
        let key = (range.start, range.end);
        let before = self.0.range(..=key).next_back();
        let after = self.0.range(key..).next();
        before.is_some_and(|(&other, ())| other == key || other.1 > range.start)
            || after.is_some_and(|(&other, ())| other.0 < range.end)
    }
}

/// A part of the text with changes made that lie in it.
pub(super) fn apply<'a>(
    text: &[u8],
    part: Range<usize>,
    changes: impl Iterator<Item = &'a Change>,
) -> Vec<u8> {
    let mut mended = Vec::with_capacity(part.len() + 64);
    let mut done = part.start;
    let mut edits: Vec<_> = changes.flat_map(|change| &change.edits).collect();
    // A fix may reach into the text before its game, so the order is made sure of.
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    for (range, replacement) in edits {
        mended.extend_from_slice(&text[done..range.start]);
        mended.extend_from_slice(replacement);
        done = range.end;
    }
    mended.extend_from_slice(&text[done..part.end]);
    mended
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::Taken;

    #[test]
    fn what_overlaps_is_not_taken() {
        let mut taken = Taken::default();
        assert!(taken.take(&[3..5, 8..8]));
        for free in [1..3, 5..8, 9..9] {
            assert!(!taken.overlaps(&free), "{free:?}");
        }
        for not_free in [2..4, 3..5, 4..4, 4..9, 8..8, 7..9, 0..20] {
            assert!(!taken.take(slice::from_ref(&not_free)), "{not_free:?}");
        }
        // All or nothing.
        assert!(!taken.take(&[20..21, 4..6]) && taken.take(&[20..21, 22..22]));
    }
}
