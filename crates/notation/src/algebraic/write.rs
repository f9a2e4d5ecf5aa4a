//! The one writer of the algebraic family.

use core::fmt::{self, Write};

use scoresheet_chess::{MoveKind, Role, Side};

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

fn write_to(text: &mut Text, view: &View, style: &Style) -> fmt::Result {
    if view.mv.is_null() {
        return text.write_str("--");
    }
    match view.castling {
        Some(side) => write_castling(text, side, style)?,
        None => {
            write_mover(text, view, style)?;
            write_target(text, view, style)?;
        }
    }
    text.write_str(if view.mate {
        style.signs.mate
    } else if view.double_check {
        style.signs.double_check
    } else if view.check {
        style.signs.check
    } else {
        ""
    })
}

fn write_castling(text: &mut Text, side: Side, style: &Style) -> fmt::Result {
    let half = style.castling;
    match side {
        Side::King => write!(text, "{half}-{half}"),
        Side::Queen => write!(text, "{half}-{half}-{half}"),
    }
}

fn write_mover(text: &mut Text, view: &View, style: &Style) -> fmt::Result {
    if view.role != Role::Pawn {
        text.write_str(style.letters.letter(view.turn, view.role))?;
    }
    let (file, rank) = if style.full_origin {
        (true, true)
    } else if view.role == Role::Pawn {
        // A pawn that takes always shows its file (PGN 8.2.3.3).
        (view.captured.is_some(), false)
    } else {
        view.origin_needed()
    };
    if file {
        text.write_char(view.from.file().letter())?;
    }
    if rank {
        text.write_char(view.from.rank().digit())?;
    }
    Ok(())
}

fn write_target(text: &mut Text, view: &View, style: &Style) -> fmt::Result {
    match view.captured {
        Some(role) => {
            text.write_str(style.capture)?;
            if style.name_captured && role != Role::Pawn {
                text.write_str(style.letters.letter(!view.turn, role))?;
            }
        }
        None if style.full_origin => text.write_str(style.separator)?,
        None => {}
    }
    write!(text, "{}", view.to)?;
    if let Some(role) = view.becomes {
        let letter = style.letters.letter(view.turn, role);
        match style.promotion {
            PromotionSign::Equals => write!(text, "={letter}")?,
            PromotionSign::Bare => write!(text, "{letter}")?,
            PromotionSign::Brackets => write!(text, "({letter})")?,
            PromotionSign::Slash => write!(text, "/{letter}")?,
        }
    }
    if view.mv.kind == MoveKind::EnPassant {
        text.write_str(style.en_passant)?;
    }
    Ok(())
}
