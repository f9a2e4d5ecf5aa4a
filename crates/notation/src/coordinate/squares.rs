//! Two squares as a claim about a move, and what the notations that write them have in common.

use alloc::vec::Vec;

use scoresheet_chess::{Color, File, Pattern, Position, Rank, Role, RoleSet, Square, Variant};

use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};
use crate::view::View;

/// The reading of a move that may be a pawn's step to the last rank without a word about what it
/// becomes: a queen is meant (FIDE Laws 7.5.2).
///
/// Two squares alone do not tell a pawn from a rook, so `e7e8` is first read as a move that is no
/// promotion. Where that is not legal this is the reading to try; the two never fit at once. `None`
/// for readings that cannot be promotions or already are.
///
/// ```
/// use scoresheet_chess::{Position, fen};
/// use scoresheet_notation::coordinate::{coordinates, queening};
/// let setup = fen::parse("8/4P3/8/8/8/8/k7/7K w - - 0 1").unwrap();
/// let position = Position::new(setup).unwrap();
/// let reading = coordinates::parse("e7-e8").unwrap();
/// assert!(position.resolve(&reading.pattern).one().is_none());
///
/// let reading = queening(&reading).unwrap();
/// assert!(position.resolve(&reading.pattern).one().is_some());
/// ```
pub fn queening(reading: &Reading) -> Option<Reading> {
    let pattern = &reading.pattern;
    let (from, to) = (pattern.from.single()?, pattern.to.single()?);
    let fits = pattern.promotion.is_empty()
        && pattern.castling.is_none()
        && pattern.roles.has(Role::Pawn)
        && can_promote(from, to);
    fits.then(|| {
        let mut reading = promoting(*reading, Role::Queen);
        reading.quirks.add(Quirk::NoPromotionPiece);
        reading
    })
}

/// A piece goes from one square to another, and a king that leaps castles.
///
/// # Errors
///
/// [`Unreadable`], at the given offset, if the squares are the same: then nothing moves.
pub(super) fn reading(from: Square, to: Square, offset: usize) -> Result<Reading, Unreadable> {
    if from == to {
        return Err(Unreadable {
            offset,
            expected: "another square than the first",
        });
    }
    let mut reading = Reading::new();
    reading.pattern = Pattern {
        from: from.into(),
        to: to.into(),
        king_leaps: true,
        ..Pattern::ANY
    };
    Ok(reading)
}

/// The turn passes.
pub(super) fn null() -> Reading {
    let mut reading = Reading::new();
    reading.null = true;
    reading
}

/// The same reading with a pawn that becomes something.
pub(super) fn promoting(mut reading: Reading, role: Role) -> Reading {
    reading.pattern.roles = RoleSet::of(Role::Pawn);
    reading.pattern.promotion = RoleSet::of(role);
    reading
}

/// Whether a pawn could go from one square to the other and be promoted.
pub(super) fn can_promote(from: Square, to: Square) -> bool {
    let ranks = (from.rank(), to.rank());
    let distance = from.file().index().abs_diff(to.file().index());
    distance <= 1 && matches!(ranks, (Rank::R7, Rank::R8) | (Rank::R2, Rank::R1))
}

/// Whether it is a pawn of this color that is promoted from there.
pub(super) fn promotes_for(turn: Color, from: Square) -> bool {
    from.rank().seen_from(turn) == Rank::R7
}

/// The second square of a move where castling is written as a move of the king.
///
/// It is the king's target, or the rook's square if the king goes there in one step or not at all,
/// as happens in Chess960: then its move would say something else.
pub(super) fn target(view: &View) -> Square {
    let steps = view.from.file().index().abs_diff(view.to.file().index());
    if view.castling.is_some() && steps < 2 {
        view.mv.to
    } else {
        view.to
    }
}

/// The second square of a move where castling in Chess960 is always king takes rook.
pub(super) fn target_by_game(before: &Position, view: &View) -> Square {
    match before.variant() {
        Variant::Standard => view.to,
        Variant::Chess960 => view.mv.to,
    }
}

/// The square of a file and a rank given by their numbers from 0; `None` outside the board.
pub(super) fn square(file: usize, rank: usize) -> Option<Square> {
    Some(Square::new(*File::ALL.get(file)?, *Rank::ALL.get(rank)?))
}

/// A hyphen or a dash of any kind.
pub(super) fn is_dash(character: char) -> bool {
    matches!(character, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−')
}

/// A blank that may stand inside a move.
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\u{a0}' | '\u{202f}')
}

/// How many bytes of the beginning of a text may stand between two squares: blanks, and at most
/// one dash among them; and whether it is there.
pub(super) fn gap(text: &str) -> (usize, bool) {
    let mut dashed = false;
    let mut len = 0;
    for character in text.chars() {
        match character {
            // No one puts more blanks there; the bound keeps the cost of many scans linear.
            _ if len > 8 => break,
            _ if is_blank(character) => {}
            _ if is_dash(character) && !dashed => dashed = true,
            _ => break,
        }
        len += character.len_utf8();
    }
    (len, dashed)
}

/// Adds a reading of some bytes, and behind it the one with a queen if a pawn of this color may need
/// it.
pub(super) fn push(scans: &mut Vec<Scan>, reading: Reading, len: usize, turn: Color) {
    scans.push(Scan { reading, len });
    let from = reading.pattern.from.single();
    if from.is_some_and(|from| promotes_for(turn, from))
        && let Some(reading) = queening(&reading)
    {
        scans.push(Scan { reading, len });
    }
}
