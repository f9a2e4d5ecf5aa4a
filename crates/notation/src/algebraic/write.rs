//! The one writer of the algebraic family.

use alloc::string::String;
use core::fmt::{self, Write};

use scoresheet_chess::{MoveKind, Role};

use super::style::{PromotionSign, Style};
use crate::view::View;

/// The text of one move, kept in place: no notation of this family needs more room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Text {
    bytes: [u8; 40],
    len: u8,
}

impl Text {
    const EMPTY: Text = Text {
        bytes: [0; 40],
        len: 0,
    };

    /// The text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let len = usize::from(self.len);
        let room = self
            .bytes
            .get_mut(len..len + text.len())
            .ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len += text.len() as u8;
        Ok(())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// Writes a move in a style. A null move is `--` in all of them.
pub fn write(view: &View, style: &Style) -> Text {
    let mut text = Text::EMPTY;
    // A style whose signs do not fit 40 bytes loses its end; none of ours comes near.
    let _ = write_to(&mut text, view, style);
    text
}

/// Adds a move in a style to a text. A null move is `--` in all of them.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::{View, algebraic, language};
///
/// let start = Position::start();
/// let mv = start.find(Role::Knight, Bitboard::ALL, Square::F3, None).unwrap();
/// let view = View::new(&start, mv, &start.after(mv));
/// let vietnamese = algebraic::LONG.in_language(language::find("vi").unwrap());
/// let mut line = String::from("1. ");
/// algebraic::write_into(&mut line, &view, &vietnamese);
/// assert_eq!(line, "1. Mg1-f3");
/// ```
pub fn write_into(out: &mut String, view: &View, style: &Style) {
    // A string takes all that is written.
    let _ = write_to(out, view, style);
}

fn write_to(out: &mut impl Write, view: &View, style: &Style) -> fmt::Result {
    if view.mv.is_null() {
        return out.write_str("--");
    }
    match view.castling {
        Some(side) => out.write_str(style.castling.sign(side))?,
        None => {
            write_mover(out, view, style)?;
            write_target(out, view, style)?;
        }
    }
    out.write_str(if view.mate {
        style.signs.mate
    } else if view.double_check {
        style.signs.double_check
    } else if view.check {
        style.signs.check
    } else {
        ""
    })
}

/// The parts of the origin that are written.
fn origin(view: &View, style: &Style) -> (bool, bool) {
    if style.full_origin || view.king_too && style.like_king.has(view.role) {
        return (true, true);
    }
    if view.role == Role::Pawn {
        // A pawn that takes always shows its file (PGN 8.2.3.3).
        return (view.captured.is_some(), false);
    }
    let (file, rank) = view.origin_needed();
    match (file || rank) && style.like_each_other.has(view.role) {
        true => (true, true),
        false => (file, rank),
    }
}

fn write_mover(out: &mut impl Write, view: &View, style: &Style) -> fmt::Result {
    if view.role != Role::Pawn {
        out.write_str(style.letters.letter(view.turn, view.role))?;
        out.write_str(style.gap)?;
    }
    let (file, rank) = origin(view, style);
    if file {
        out.write_char(view.from.file().letter())?;
    }
    if rank {
        out.write_char(view.from.rank().digit())?;
    }
    Ok(())
}

fn write_target(out: &mut impl Write, view: &View, style: &Style) -> fmt::Result {
    match view.captured {
        Some(role) => {
            out.write_str(match view.role {
                Role::Pawn => style.pawn_capture,
                _ => style.capture,
            })?;
            if style.name_captured && role != Role::Pawn {
                out.write_str(style.letters.letter(!view.turn, role))?;
            }
        }
        None if style.full_origin => out.write_str(style.separator)?,
        None => {}
    }
    out.write_char(view.to.file().letter())?;
    let is_short = style.short_pawn_captures
        && view.files_suffice
        && !style.full_origin
        && view.becomes.is_none();
    if !is_short {
        out.write_char(view.to.rank().digit())?;
    }
    if let Some(role) = view.becomes {
        let letter = style.letters.letter(view.turn, role);
        let (before, behind) = match style.promotion {
            PromotionSign::Equals => ("=", ""),
            PromotionSign::Bare => ("", ""),
            PromotionSign::Brackets => ("(", ")"),
            PromotionSign::Slash => ("/", ""),
        };
        out.write_str(before)?;
        out.write_str(letter)?;
        out.write_str(behind)?;
    }
    if view.mv.kind == MoveKind::EnPassant && !style.en_passant.is_empty() {
        out.write_char(' ')?;
        out.write_str(style.en_passant)?;
    }
    Ok(())
}
