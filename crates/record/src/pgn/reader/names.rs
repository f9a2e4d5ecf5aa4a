//! The names of the tags of a game, to notice those that come twice.

use std::borrow::Cow;
use std::collections::HashSet;

/// The names of the tags of a game, as they are written: two that differ only in what cannot stand
/// in a name are one.
#[derive(Clone, Debug, Default)]
pub(super) struct Names<'a> {
    names: Vec<Cow<'a, [u8]>>,
    /// The same once there are so many that looking through them takes long.
    many: HashSet<Cow<'a, [u8]>>,
}

impl<'a> Names<'a> {
    /// A few names are looked through faster than they are hashed.
    const FEW: usize = 64;

    pub(super) fn clear(&mut self) {
        self.names.clear();
        self.many.clear();
    }

    #[inline(always)]
    pub(super) fn has(&self, name: &[u8]) -> bool {
        match self.names.len() {
            0..Names::FEW => self.names.iter().any(|known| **known == *name),
            _ => self.many.contains(name),
        }
    }

    pub(super) fn push(&mut self, name: Cow<'a, [u8]>) {
        self.names.push(name.clone());
        match self.names.len() {
            0..Names::FEW => {}
            Names::FEW => self.many.extend(self.names.iter().cloned()),
            _ => _ = self.many.insert(name),
        }
    }
}
