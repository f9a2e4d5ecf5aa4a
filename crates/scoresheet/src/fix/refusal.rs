//! Fixes that are not applied although they are wanted, and why.

use std::collections::{HashMap, HashSet};
use std::fmt;

use scoresheet_record::Code;

use super::edits::{Change, Shift};
use crate::report::Finding;

/// A finding whose fix was taken back, with its place in the new text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The game it belongs to, counted from 0 in its block; `None` for text outside of games.
    pub game: Option<usize>,
    /// The line, counted as in a [`Finding`].
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
    /// What was found.
    pub code: Code,
    /// Why it stays.
    pub reason: Reason,
}

/// Why a fix is not applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game would have other moves, tags or another result.
    OtherGame,
    /// So many fixes of the game were refused that no more of them were tried.
    Untried,
    /// After fixes of this kind the game has as many findings with the code as before.
    NoHelp,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::OtherGame => "it would make another game of this one",
            Reason::Untried => "too many fixes of this game would make another game of it",
            Reason::NoHelp => "the same would be found again after it",
        })
    }
}

/// The fixes of a text that are not to be applied.
#[derive(Clone, Debug, Default)]
pub(super) struct Refused {
    /// Those that the guard does not let pass, by their codes and the first bytes they change.
    places: HashMap<(Code, usize), Reason>,
    /// What is still found in a game after its fixes were applied.
    helpless: HashSet<(Option<usize>, Code)>,
}

impl Refused {
    pub(super) fn add(&mut self, change: &Change, reason: Reason) {
        self.places.insert((change.code, change.start()), reason);
    }

    /// Adds what the fixes of games did not help against; whether any of it is new.
    pub(super) fn add_helpless(
        &mut self,
        found: impl Iterator<Item = (Option<usize>, Code)>,
    ) -> bool {
        let before = self.helpless.len();
        self.helpless.extend(found);
        self.helpless.len() > before
    }

    /// Goes back to the places of another time; what did not help is still known.
    pub(super) fn restore_places(&mut self, then: Refused) {
        self.places = then.places;
    }

    /// Follows the text when it changes.
    pub(super) fn shift(&mut self, shift: &Shift) {
        let places = self.places.drain();
        let moved = places.map(|((code, at), reason)| ((code, shift.place(at)), reason));
        self.places = moved.collect();
    }

    /// Why the fix of a finding is not to be applied, if it is not.
    pub(super) fn reason(&self, finding: &Finding) -> Option<Reason> {
        let code = finding.diagnostic.code;
        if self.helpless.contains(&(finding.game, code)) {
            return Some(Reason::NoHelp);
        }
        let edit = finding.diagnostic.fix.as_ref()?.edits.first()?;
        let start = finding.range_of(edit).start;
        self.places.get(&(code, start)).copied()
    }

    /// The same, with the place of the finding.
    pub(super) fn refusal(&self, finding: &Finding) -> Option<Refusal> {
        self.reason(finding).map(|reason| Refusal {
            game: finding.game,
            line: finding.line,
            column: finding.column,
            code: finding.diagnostic.code,
            reason,
        })
    }
}
