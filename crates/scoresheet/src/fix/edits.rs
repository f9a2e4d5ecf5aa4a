//! Which fixes of a text can be applied together, and the text they give.

use std::collections::BTreeMap;
use std::ops::Range;

use scoresheet_record::Code;
use scoresheet_record::diagnostic::Applicability;

use super::guard::Leave;
use crate::report::Finding;

/// A fix, with its places in the text.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// The game; `None` for text outside of games.
    pub(super) game: Option<usize>,
    /// What it is about.
    pub(super) code: Code,
    /// What is replaced, and by what; in the order of the text, and never nothing.
    pub(super) edits: Vec<(Range<usize>, Vec<u8>)>,
    is_likely: bool,
}

impl Change {
    /// The first byte that it changes, by which it is known.
    pub(super) fn start(&self) -> usize {
        self.edits[0].0.start
    }
}

/// What a game may lose or gain by some changes, if places are counted from this byte.
pub(super) fn leave(changes: &[&Change], base: usize) -> Leave {
    let is_about_result = |change: &&Change| change.code.text().starts_with('R');
    let opens_tail = |change: &&Change| change.is_likely && change.code == Code::UnclosedComment;
    let edits = changes.iter().flat_map(|change| &change.edits);
    Leave {
        touched: edits
            .map(|(range, _)| range.start - base..range.end - base)
            .collect(),
        result: changes.iter().any(is_about_result),
        unread: changes.iter().any(|change| change.is_likely),
        tail: changes.iter().any(opens_tail),
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
    let mut changes = Vec::new();
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
        let texts = fix.edits.iter().map(|edit| edit.text.to_vec());
        changes.push(Change {
            game: finding.game,
            code: finding.diagnostic.code,
            edits: ranges.into_iter().zip(texts).collect(),
            is_likely: fix.applicability != Applicability::Safe,
        });
    }
    changes
}

/// Where places of the text are once changes are made.
pub(super) struct Shift {
    /// The byte after each edit, and how many bytes there are more, or fewer, from there on.
    edits: Vec<(usize, isize)>,
}

impl Shift {
    pub(super) fn of(changes: &[&Change]) -> Shift {
        let edits = changes.iter().flat_map(|change| &change.edits);
        let mut edits: Vec<_> = edits
            .map(|(range, text)| (range.end, text.len() as isize - range.len() as isize))
            .collect();
        edits.sort_by_key(|&(end, _)| end);
        let mut sum = 0;
        for (_, more) in &mut edits {
            sum += *more;
            *more = sum;
        }
        Shift { edits }
    }

    /// The place, with what is inserted there before it.
    pub(super) fn place(&self, at: usize) -> usize {
        let before = self.edits.partition_point(|&(end, _)| end <= at);
        let more = before.checked_sub(1).map_or(0, |last| self.edits[last].1);
        at.saturating_add_signed(more)
    }
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
