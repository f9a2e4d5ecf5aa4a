//! Squares of a move as they come, and what they make of it.

use scoresheet_chess::{Bitboard, CaptureClaim, File, Rank, Role, RoleSet, Square};

use crate::quirk::Quirk;
use crate::reading::Reading;

/// Files and ranks as they come: the last of each is the target, what was before is the origin.
pub(super) struct Body {
    role: Role,
    origin_file: Option<File>,
    origin_rank: Option<Rank>,
    file: Option<File>,
    rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) separated: bool,
}

impl Body {
    pub(super) fn new(role: Role) -> Body {
        let (origin_file, origin_rank, file, rank) = (None, None, None, None);
        Body {
            role,
            origin_file,
            origin_rank,
            file,
            rank,
            takes: false,
            separated: false,
        }
    }

    /// Only after a file does a rank end the target, once a sign stands between.
    pub(super) fn accepts_file(&self) -> bool {
        self.file.is_none() || self.origin_file.is_none() && !self.separated
    }

    pub(super) fn accepts_rank(&self) -> bool {
        match self.separated {
            true => self.file.is_some() && self.rank.is_none(),
            false => self.rank.is_none(),
        }
    }

    /// A sign between origin and target: what came before is the origin. `false` if there is one
    /// already.
    pub(super) fn separate(&mut self) -> bool {
        let is_first = !self.separated && self.origin_file.is_none() && self.origin_rank.is_none();
        if is_first {
            self.separated = true;
            self.origin_file = self.file.take();
            self.origin_rank = self.rank.take();
        }
        is_first
    }

    pub(super) fn file(&mut self, file: File) {
        // A second file makes of everything so far the origin.
        if let Some(before) = self.file.replace(file) {
            self.origin_file = Some(before);
        }
        if let Some(rank) = self.rank.take() {
            self.origin_rank = Some(rank);
        }
    }

    pub(super) fn rank(&mut self, rank: Rank) {
        if let Some(before) = self.rank.replace(rank) {
            self.origin_rank = Some(before);
        }
    }

    /// Whether a pawn names its file twice, as in `bb3`: a slip of the pen of which nobody can tell
    /// what it stands for.
    fn has_file_twice(&self) -> bool {
        let is_twice = self.file.is_some() && self.origin_file == self.file;
        self.role == Role::Pawn && is_twice && self.origin_rank.is_none()
    }

    pub(super) fn expected(&self) -> &'static str {
        match (self.file, self.rank) {
            (Some(_), Some(_)) if self.has_file_twice() => "its file only once",
            (None, None) => "a square",
            (Some(_), None) => "a rank from 1 to 8",
            (None, Some(_)) => "a file from a to h",
            (Some(_), Some(_)) => "the end of the move",
        }
    }

    pub(super) fn finish(&self, reading: &mut Reading) -> Option<()> {
        let file = self.file?;
        let pattern = &mut reading.pattern;
        pattern.roles = RoleSet::of(self.role);
        pattern.to = match self.rank {
            Some(rank) => Square::new(file, rank).into(),
            // Only between pawns, as in `ed`, is a rank left out.
            None if self.role == Role::Pawn && self.origin_file.is_some() => {
                reading.quirks.add(Quirk::FileOnlyTarget);
                Bitboard::file(file)
            }
            None => return None,
        };
        if let Some(file) = self.origin_file {
            pattern.from &= Bitboard::file(file);
        }
        if let Some(rank) = self.origin_rank {
            pattern.from &= Bitboard::rank(rank);
        }
        reading.takes = self.takes;
        let full = self.origin_file.is_some() && self.origin_rank.is_some();
        reading.quirks.add_if(full, Quirk::FullOrigin);
        if self.role == Role::Pawn {
            match self.origin_file {
                // A pawn without an origin steps ahead, unless it says that it takes.
                None if self.takes => reading.quirks.add(Quirk::NoCapturingFile),
                None => pattern.from &= Bitboard::file(file),
                Some(_) => {}
            }
            if self.has_file_twice() {
                return None;
            }
            // A pawn is told from others by its file alone, and only when it takes.
            let is_needless = self.origin_file.is_none() && self.origin_rank.is_some();
            reading.quirks.add_if(is_needless, Quirk::NeedlessOrigin);
            let leaves_file = self.origin_file.is_some_and(|origin| origin != file);
            let takes = self.takes || leaves_file;
            pattern.capture = if takes {
                CaptureClaim::Yes
            } else {
                CaptureClaim::No
            };
            if self
                .rank
                .is_some_and(|rank| matches!(rank, Rank::R1 | Rank::R8))
                && pattern.promotion.is_empty()
            {
                reading.quirks.add(Quirk::NoPromotionPiece);
                pattern.promotion = RoleSet::of(Role::Queen);
            }
        }
        Some(())
    }
}
