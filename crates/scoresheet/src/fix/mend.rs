//! Which changes of a text leave every game the game it is.
//!
//! *Why this is clever:* a reader looks ahead as far as it likes, for the end of a comment or of a tag,
//! but never past a place where a game certainly starts, whatever stands before it. So a change is
//! judged by the games between two such places. The first stands before the game in front of the one
//! that changes, which it might be drawn into; the last behind the game that follows, which it might
//! swallow, and so far behind that no line that changes has a say in it. Behind the last game of a
//! block any game may follow.

use std::collections::HashMap;
use std::ops::Range;
use std::slice;

use scoresheet_record::resolve::Options;
use scoresheet_record::source::is_game_start;

use super::edits::{self, Change};
use super::guard::{self, Essence, Leave};
use super::refusal::{Reason, Refused};
use crate::convert::GameSpan;

/// What may follow a block: none of it may be drawn into a game by a fix.
const FOLLOWERS: [&[u8]; 4] = [
    b"[Event \"?\"]\n[Site \"?\"]\n\n1. e4 *\n",
    b"[Event \"?\"]\n\n1. e4 *\n",
    b"[One \"?\"]\n[Two \"?\"]\n\n1. e4 *\n",
    b"\n\n1. e4 e5 *\n",
];

/// How many sets of fixes of a game are tried at most: enough to find a few bad ones among thousands,
/// while a game of which nearly all are bad is not read for ever.
const TRIES: usize = 48;

/// A text that is to be changed, and how its games are read.
pub(super) struct Mending<'a> {
    text: &'a [u8],
    /// Where its games are.
    spans: &'a [GameSpan],
    /// Those that start certainly, whatever stands before them.
    certain: Vec<usize>,
    options: Options,
}

/// A part of the text: some games, and what stands before and between them.
struct Stretch {
    range: Range<usize>,
    /// The first of its games, and the one behind its last.
    games: Range<usize>,
    /// Whether it reaches to the end of the text.
    is_last: bool,
}

impl<'a> Mending<'a> {
    /// A text that has its games there.
    pub(super) fn new(text: &'a [u8], spans: &'a [GameSpan], options: Options) -> Mending<'a> {
        let starts_certainly = |game: &usize| {
            let at = spans[*game].start;
            text[..at].ends_with(b"\n") && is_game_start(text, at)
        };
        Mending {
            text,
            spans,
            certain: (0..spans.len()).filter(starts_certainly).collect(),
            options,
        }
    }

    /// The changes that can be made together; the others are added to `refused`.
    pub(super) fn accept<'c>(
        &self,
        changes: &'c [Change],
        refused: &mut Refused,
    ) -> Vec<&'c Change> {
        let mut accepted: Vec<&Change> = Vec::new();
        // Halves of what did not hold are tried each for itself, from the first to the last.
        let mut waiting: Vec<_> = changes
            .chunk_by(|one, next| self.are_near(one, next))
            .collect();
        waiting.reverse();
        let mut tries: HashMap<Option<usize>, usize> = HashMap::new();
        while let Some(some) = waiting.pop() {
            if let Some(game) = only_game(some) {
                let tried = tries.entry(game).or_default();
                *tried += 1;
                if *tried > TRIES {
                    let untried = some.iter();
                    untried.for_each(|change| refused.add(change, Reason::Untried));
                    continue;
                }
            }
            if self.holds(&accepted, some) {
                accepted.extend(some);
            } else if let [change] = some {
                refused.add(change, Reason::OtherGame);
            } else {
                let (first, second) = some.split_at(middle(some));
                waiting.extend([second, first]);
            }
        }
        accepted
    }

    /// Whether two changes concern the same games, so that they are judged together.
    fn are_near(&self, one: &Change, next: &Change) -> bool {
        let [one, next] = [one, next].map(|change| self.stretch(slice::from_ref(change)));
        // The last games are read again for each of those that may follow.
        next.range.start < one.range.end && next.is_last == one.is_last
    }

    /// Whether all games are what they were once some changes are added to those that are accepted.
    fn holds(&self, accepted: &[&Change], some: &[Change]) -> bool {
        self.holds_within(&self.stretch(some), accepted, some)
            .or_else(|| self.holds_within(&self.everything(), accepted, some))
            .unwrap_or(false)
    }

    /// The same, if it can be told from these games.
    fn holds_within(
        &self,
        stretch: &Stretch,
        accepted: &[&Change],
        some: &[Change],
    ) -> Option<bool> {
        let Stretch {
            range,
            games,
            is_last,
        } = stretch;
        let near = accepted.partition_point(|change| change.game < Some(games.start));
        let near = if games.start == 0 { 0 } else { near };
        let changes = || accepted[near..].iter().copied().chain(some);
        let mut edits = changes().flat_map(|change| &change.edits);
        if !edits.all(|(edit, _)| range.start <= edit.start && edit.end <= range.end) {
            return None;
        }
        let before = &self.text[range.clone()];
        let after = edits::apply(self.text, range.clone(), changes());
        let changes: Vec<_> = changes().collect();
        let games_of = changes.chunk_by(|one, next| one.game == next.game);
        let leaves: Vec<_> = games_of
            .map(|changes| (changes[0].game, edits::leave(changes, range.start)))
            .collect();
        if !is_last {
            let read = [before, &after].map(|text| guard::read(text, self.options));
            return (read[0].len() == games.len()).then(|| are_same(&read, games.start, &leaves));
        }
        // Where the text has no line end at its end, another block does not follow right behind it.
        let end: &[u8] = match self.text.last() {
            Some(b'\n' | b'\r') => b"",
            _ => b"\n",
        };
        Some(FOLLOWERS.iter().all(|follower| {
            let texts = [before, &after].map(|text| [text, end, follower].concat());
            let read = texts.map(|text| guard::read(&text, self.options));
            are_same(&read, games.start, &leaves)
        }))
    }

    /// The games that some changes concern.
    fn stretch(&self, some: &[Change]) -> Stretch {
        let games = some.iter().map(|change| change.game);
        let games = games.collect::<Option<Vec<_>>>().unwrap_or_default();
        let (Some(&first), Some(&last)) = (games.first(), games.last()) else {
            // Text outside of games may belong to any.
            return self.everything();
        };
        let before = self.certain.partition_point(|&game| game < first);
        let behind = self.certain.partition_point(|&game| game <= last);
        let certain = before.checked_sub(1).map(|at| self.certain[at]);
        let first = certain.unwrap_or(0);
        let start = certain.map_or(0, |game| self.spans[game].start);
        match self.certain.get(behind + 1) {
            Some(&behind) => Stretch {
                range: start..self.spans[behind].start,
                games: first..behind,
                is_last: false,
            },
            None => Stretch {
                range: start..self.text.len(),
                games: first..self.spans.len(),
                is_last: true,
            },
        }
    }

    fn everything(&self) -> Stretch {
        Stretch {
            range: 0..self.text.len(),
            games: 0..self.spans.len(),
            is_last: true,
        }
    }
}

/// The game to which all of these changes belong, if it is one.
fn only_game(some: &[Change]) -> Option<Option<usize>> {
    let game = some.first()?.game;
    (some.last()?.game == game).then_some(game)
}

/// Where to divide changes: between two games if there are several, and near the middle.
fn middle(some: &[Change]) -> usize {
    let middle = some.len() / 2;
    let is_between = |&at: &usize| some[at - 1].game != some[at].game;
    let behind = (middle..some.len()).find(is_between);
    let between = behind.or_else(|| (1..middle).rev().find(is_between));
    between.unwrap_or(middle)
}

/// Whether games are the same before and after; they are counted from `first`.
fn are_same(
    [before, after]: &[Vec<Essence>; 2],
    first: usize,
    leaves: &[(Option<usize>, Leave)],
) -> bool {
    let strict = Leave::default();
    let mut left = leaves.iter().peekable();
    let mut pairs = before.iter().zip(after).enumerate();
    before.len() == after.len()
        && pairs.all(|(index, (before, after))| {
            let game = Some(first + index);
            while left.next_if(|(other, _)| *other < game).is_some() {}
            let leave = left.peek().filter(|(other, _)| *other == game);
            before.survives_as(after, leave.map_or(&strict, |(_, leave)| leave))
        })
}
