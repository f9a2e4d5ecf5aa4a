//! Writes moves as good books printed them: no longer than it takes to be understood.

use alloc::string::String;

use scoresheet_chess::{MoveKind, Position, Role, Side, Square};

use super::files;
use super::homes::Homes;
use super::ladder::{Mover, Target, names};

use super::style::{Castling, Style};
use crate::view::View;

/// Writes a legal move, seen from the position before it, behind a text.
///
/// What is written fits no other legal move by itself, check marks left aside. A null move is
/// `--` in all styles.
pub fn write(before: &Position, view: &View, style: &Style, out: &mut String) {
    Homes::UNKNOWN.write(before, view, style, out);
}

impl Homes {
    /// Does what [`write()`] does, and names no piece after a wing on which it did not begin.
    pub fn write(&self, before: &Position, view: &View, style: &Style, out: &mut String) {
        if view.mv.is_null() {
            return out.push_str("--");
        }
        let mut writer = Writer { style, view, out };
        match view.castling {
            Some(side) => writer.castling(before, side),
            None => {
                let (mover, target) = names(before, view, self, style.is_full);
                writer.mover(mover);
                writer.target(target);
            }
        }
        let signs = &style.signs;
        if view.mate {
            out.push_str(signs.mate);
        } else if view.check {
            out.push_str(signs.check);
        }
    }
}

struct Writer<'a> {
    style: &'a Style,
    view: &'a View,
    out: &'a mut String,
}

impl Writer<'_> {
    fn castling(&mut self, before: &Position, side: Side) {
        let text = match self.style.castling {
            Castling::Signs => match side {
                Side::King => "O-O",
                Side::Queen => "O-O-O",
            },
            Castling::Words { bare, king, queen } => {
                let other = match side {
                    Side::King => Side::Queen,
                    Side::Queen => Side::King,
                };
                // The bare word is read where a king has not left its file.
                let is_home = self.view.from == Square::E1.seen_from(self.view.turn);
                if is_home && before.find_castling(other).is_none() {
                    bare
                } else if side == Side::King {
                    king
                } else {
                    queen
                }
            }
        };
        self.out.push_str(text);
    }

    /// The letter of a piece, with its period if it has one.
    fn piece(&mut self, role: Role) {
        self.letter(role);
        self.out.push_str(self.style.signs.point);
    }

    fn letter(&mut self, role: Role) {
        self.out.push_str(match role {
            Role::Knight => self.style.knight,
            _ => self.style.school.letters()[role as usize],
        });
    }

    /// A piece with the letters that tell which, in the order of the school: `QKt`, `CD`.
    fn qualified(&mut self, role: Role, by: &[Option<Role>]) {
        let is_first = self.style.school.is_rank_first();
        if is_first {
            self.piece(role);
        }
        // English says the wing of a pawn's file first, the others last.
        let mut put = |by: Option<Role>| {
            if let Some(by) = by {
                if is_first {
                    self.out.push_str(self.style.signs.between);
                }
                self.piece(by);
                if !is_first {
                    self.out.push_str(self.style.signs.between);
                }
            }
        };
        if is_first {
            by.iter().rev().for_each(|&by| put(by));
        } else {
            by.iter().for_each(|&by| put(by));
            self.piece(role);
        }
    }

    fn mover(&mut self, mover: Mover) {
        let view = self.view;
        let (file, wing) = files::name(view.from.file());
        let wing = wing.map(royal);
        match mover {
            Mover::Bare => self.piece(view.role),
            Mover::Wing(side) => self.qualified(view.role, &[Some(royal(side))]),
            Mover::File => self.qualified(view.role, &[None, Some(file)]),
            Mover::WingFile => self.qualified(view.role, &[wing, Some(file)]),
            Mover::Square | Mover::WingSquare => {
                self.piece(view.role);
                self.bracketed(view.from, mover == Mover::WingSquare);
            }
        }
    }

    fn target(&mut self, target: Target) {
        let view = self.view;
        let signs = &self.style.signs;
        match view.captured {
            None => {
                self.out.push_str(signs.goes);
                self.square(view.to, target == Target::Wing);
            }
            Some(taken) => {
                self.out.push_str(signs.takes);
                let (file, wing) = files::name(view.to.file());
                let wing = wing.map(royal);
                match target {
                    Target::File => self.qualified(taken, &[None, Some(file)]),
                    Target::WingFile => self.qualified(taken, &[wing, Some(file)]),
                    _ => self.piece(taken),
                }
                if matches!(target, Target::Square | Target::WingSquare) {
                    self.bracketed(view.to, target == Target::WingSquare);
                }
            }
        }
        if view.mv.kind == MoveKind::EnPassant {
            self.out.push_str(signs.en_passant);
        }
        if let Some(role) = view.becomes {
            self.out.push_str(signs.becomes);
            self.piece(role);
            self.out.push_str(signs.became);
        }
    }

    fn bracketed(&mut self, square: Square, has_wing: bool) {
        self.out.push_str(self.style.signs.open);
        self.square(square, has_wing);
        self.out.push_str(self.style.signs.close);
    }

    /// `KB3`, `B3`, `3AR`, `K. B's 3d`, `K's sq`.
    fn square(&mut self, square: Square, has_wing: bool) {
        let (file, wing) = files::name(square.file());
        let wing = wing.filter(|_| has_wing).map(royal);
        let number = files::number(square, self.view.turn);
        let digit = char::from(b'0' + number);
        if self.style.school.is_rank_first() {
            self.out.push(digit);
            self.letter(file);
            if let Some(wing) = wing {
                self.letter(wing);
            }
            return;
        }
        if let Some(wing) = wing {
            self.piece(wing);
            self.out.push_str(self.style.signs.between);
        }
        self.letter(file);
        if !self.style.is_ordinal {
            return self.out.push(digit);
        }
        self.out.push_str("'s ");
        if number == 1 {
            return self.out.push_str("sq");
        }
        self.out.push(digit);
        self.out.push_str(if number <= 3 { "d" } else { "th" });
    }
}

/// The piece after which a wing is named.
const fn royal(side: Side) -> Role {
    match side {
        Side::King => Role::King,
        Side::Queen => Role::Queen,
    }
}
