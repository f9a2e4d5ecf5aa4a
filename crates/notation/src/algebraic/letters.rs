//! Letters of pieces at a place of a text, by the alphabet of a language.
//!
//! Several may fit, of different length; and one may mean several pieces.

use scoresheet_chess::{Role, RoleSet};

use super::alphabet::Alphabet;
use super::lookalike::look;
use super::signs::{first, narrow};
use super::style::Letters;
use crate::quirk::{Quirk, Quirks};

/// A letter in the text and the pieces that it may mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    pub(super) len: usize,
    pub(super) roles: RoleSet,
    pub(super) quirks: Quirks,
}

/// How a text spells what an alphabet spells.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Fit {
    len: usize,
    is_alike: bool,
    is_small: bool,
}

/// Whether a text begins with a spelling, perhaps in look-alikes or with a small first letter.
fn fit(text: &str, spelling: &str) -> Option<Fit> {
    let mut fit = Fit::default();
    let mut written = text.chars();
    for (at, wanted) in spelling.chars().enumerate() {
        let full = written.next()?;
        let here = narrow(full);
        fit.len += full.len_utf8();
        if here == wanted {
            continue;
        }
        if look(here) == look(wanted) {
            fit.is_alike = true;
            continue;
        }
        let other = match at {
            0 if here.is_lowercase() => single(wanted.to_lowercase())?,
            // Who writes in capitals writes all letters so: КРg8.
            1.. if here.is_uppercase() => single(wanted.to_uppercase())?,
            _ => return None,
        };
        if look(here) != look(other) {
            return None;
        }
        fit.is_small |= at == 0;
        fit.is_alike |= other != here;
    }
    (fit.len > 0).then_some(fit)
}

fn single(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}

/// How many spellings of different length may fit one place.
const MOST: usize = 4;

/// The letters with which a text may begin, the longest first, and of each length the best fit.
pub(super) fn letters(text: &str, alphabet: &Alphabet) -> [Option<Letter>; MOST] {
    let mut groups = [Group::default(); MOST];
    for role in Role::ALL {
        let usual = alphabet.letters[role as usize];
        for spelling in alphabet.spellings(role) {
            let Some(fit) = fit(text, spelling) else {
                continue;
            };
            let mut free = groups.iter_mut();
            if let Some(group) = free.find(|group| group.len == fit.len || group.len == 0) {
                group.len = fit.len;
                group.add(role, fit, spelling == usual);
            }
        }
    }
    groups.sort_unstable_by_key(|group| core::cmp::Reverse(group.len));
    groups.map(|group| (group.len > 0).then(|| group.letter()))
}

/// Spellings that take the same bytes of a text, by how well they fit.
#[derive(Clone, Copy)]
struct Group {
    len: usize,
    usual: RoleSet,
    exact: RoleSet,
    alike: RoleSet,
    small: RoleSet,
    small_alike: bool,
}

impl Default for Group {
    fn default() -> Group {
        Group {
            len: 0,
            usual: RoleSet::EMPTY,
            exact: RoleSet::EMPTY,
            alike: RoleSet::EMPTY,
            small: RoleSet::EMPTY,
            small_alike: false,
        }
    }
}

impl Group {
    fn add(&mut self, role: Role, fit: Fit, is_usual: bool) {
        let set = if fit.is_small {
            self.small_alike |= fit.is_alike;
            &mut self.small
        } else if fit.is_alike {
            &mut self.alike
        } else if is_usual {
            &mut self.usual
        } else {
            &mut self.exact
        };
        *set = *set | RoleSet::of(role);
    }

    /// What fits best: the usual letter and what is spelled in the same way; else another one or a
    /// look-alike; else a small letter.
    fn letter(&self) -> Letter {
        let mut quirks = Quirks::NONE;
        let roles = if !self.usual.is_empty() {
            self.usual | self.exact
        } else if !self.exact.is_empty() || !self.alike.is_empty() {
            quirks.add_if(!self.exact.is_empty(), Quirk::OtherLetter);
            quirks.add_if(self.exact.is_empty(), Quirk::LookAlike);
            self.exact | self.alike
        } else {
            quirks.add(Quirk::SmallPieceLetter);
            quirks.add_if(self.small_alike, Quirk::LookAlike);
            self.small
        };
        let roles = without_pawn(roles);
        quirks.add_if(roles.iter().count() > 1, Quirk::SharedLetter);
        Letter {
            len: self.len,
            roles,
            quirks,
        }
    }
}

/// A letter that may mean a piece never means a pawn, which has no letter in moves.
fn without_pawn(roles: RoleSet) -> RoleSet {
    let pieces = roles.iter().filter(|&role| role != Role::Pawn);
    let pieces = pieces.fold(RoleSet::EMPTY, |set, role| set | RoleSet::of(role));
    if pieces.is_empty() { roles } else { pieces }
}

/// A figurine at the beginning of a text.
pub(super) fn figurine(text: &str) -> Option<Letter> {
    let character = text.get(..3)?;
    let sets = [Letters::FIGURINES.white, Letters::FIGURINES.black];
    let mut places = sets
        .iter()
        .map(|set| set.iter().position(|figurine| *figurine == character));
    let role = Role::ALL[places.find_map(|place| place)?];
    let mut quirks = Quirks::NONE;
    quirks.add(Quirk::Figurine);
    Some(Letter {
        len: 3,
        roles: RoleSet::of(role),
        quirks,
    })
}

/// An English letter at the beginning of a text, for languages that have no use for it.
pub(super) fn foreign(text: &str) -> Option<Letter> {
    let (letter, len) = first(text)?;
    let role = Role::from_letter(letter)?;
    let mut quirks = Quirks::NONE;
    quirks.add(Quirk::ForeignLetter);
    letter.is_ascii_uppercase().then_some(Letter {
        len,
        roles: RoleSet::of(role),
        quirks,
    })
}
