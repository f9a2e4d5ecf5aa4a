//! The names of the tags of a game, to notice those that come twice.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::pgn::lexer::TagParts;
use crate::tags::{KNOWN_NAMES, index_of, known_index, plain_name};

/// The name of a tag as it is meant.
#[derive(Clone, Debug)]
pub(super) struct Name<'a> {
    /// In the letters that everybody knows it by (PGN 8.1 tells cases apart, but no program has two
    /// tags that differ only so).
    pub(super) meant: &'a [u8],
    /// The same without what cannot stand in a name.
    pub(super) plain: Cow<'a, [u8]>,
    /// Whether it is written in other letters.
    pub(super) is_respelled: bool,
    /// Its place among those that are known.
    known: Option<usize>,
}

impl<'a> Name<'a> {
    /// The place of the tag with which every game begins.
    pub(super) const EVENT: usize = index_of("Event");
    /// The place of the tag that says how the game ended.
    pub(super) const RESULT: usize = index_of("Result");

    #[inline(always)]
    pub(super) fn of(tag: &TagParts<'a>) -> Name<'a> {
        match tag.known() {
            Some(index) => Name {
                meant: tag.name,
                plain: Cow::Borrowed(tag.name),
                is_respelled: false,
                known: Some(index),
            },
            None => Name::look_up(tag.name),
        }
    }

    #[inline(never)]
    fn look_up(written: &'a [u8]) -> Name<'a> {
        let known = known_index(written);
        let meant = known.map_or(written, |index| KNOWN_NAMES[index].as_bytes());
        Name {
            meant,
            plain: match known {
                Some(_) => Cow::Borrowed(meant),
                None => plain_name(meant),
            },
            is_respelled: meant != written,
            known,
        }
    }

    /// Whether it is the known name of this place.
    #[inline(always)]
    pub(super) fn is(&self, index: usize) -> bool {
        self.known == Some(index)
    }
}

/// The names of the tags of a game: two that differ only in what cannot stand in a name are one.
#[derive(Clone, Debug, Default)]
pub(super) struct Names<'a> {
    /// A bit for each known name.
    known: u128,
    others: Vec<Cow<'a, [u8]>>,
    /// The same once there are so many that looking through them takes long.
    many: HashSet<Cow<'a, [u8]>>,
}

const _: () = assert!(KNOWN_NAMES.len() <= u128::BITS as usize);

impl<'a> Names<'a> {
    /// A few names are looked through faster than they are hashed.
    const FEW: usize = 64;

    pub(super) fn clear(&mut self) {
        self.known = 0;
        self.others.clear();
        self.many.clear();
    }

    #[inline(always)]
    pub(super) fn has(&self, name: &Name<'_>) -> bool {
        match name.known {
            Some(index) => self.known >> index & 1 == 1,
            None => match self.others.len() {
                0..Names::FEW => self.others.iter().any(|other| **other == *name.plain),
                _ => self.many.contains(&*name.plain),
            },
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, name: &Name<'a>) {
        match name.known {
            Some(index) => self.known |= 1 << index,
            None => self.push_other(name.plain.clone()),
        }
    }

    #[inline(never)]
    fn push_other(&mut self, name: Cow<'a, [u8]>) {
        self.others.push(name.clone());
        match self.others.len() {
            0..Names::FEW => {}
            Names::FEW => self.many.extend(self.others.iter().cloned()),
            _ => _ = self.many.insert(name),
        }
    }
}
