//! The reasons in words: lower case but for the names of the sides, without a full stop.

use core::fmt;

use super::reason::{CastlingBar, Explanation, Placed};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::{Role, RoleSet};
use crate::square::{File, Rank, Square};

/// More squares than these are not told one by one.
const FEW: usize = 4;

/// As in "knight on c3".
impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.piece.role.name(), self.square)
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Explanation::GameOver { turn, mated } => {
                let state = if *mated { "mated" } else { "stalemated" };
                write!(f, "the game is over: {} is {state}", turn.name())
            }
            Explanation::NothingThere { square } => write!(f, "nothing stands on {square}"),
            Explanation::NotYours { placed } => {
                let owner = placed.piece.color;
                let (owner, turn) = (owner.name(), owner.other().name());
                write!(f, "the {placed} is {owner}'s, and it is {turn}'s turn")
            }
            Explanation::AnotherRole { placed, claimed } => {
                let (square, role) = (placed.square, placed.piece.role.name());
                write!(f, "on {square} stands a {role}, not a {}", Kinds(*claimed))
            }
            Explanation::OtherSide { turn, placed, to } => {
                let (turn, other) = (turn.name(), turn.other().name());
                write!(
                    f,
                    "it is {turn}'s turn; {other}'s {placed} could go to {to}"
                )
            }
            Explanation::NoSuchPiece {
                turn,
                roles,
                from,
                to,
                elsewhere,
            } => {
                write!(
                    f,
                    "{} has no {}{}",
                    turn.name(),
                    Kinds(*roles),
                    Place(*from)
                )?;
                match (elsewhere.len(), to.single()) {
                    (0, _) | (_, None) => Ok(()),
                    (1, Some(to)) => write!(f, "; the one on {} reaches {to}", And(*elsewhere)),
                    (_, Some(to)) => write!(f, "; those on {} reach {to}", And(*elsewhere)),
                }
            }
            Explanation::OutOfReach {
                turn,
                roles,
                to,
                standing,
                elsewhere,
            } => {
                let (side, kinds) = (turn.name(), Kinds(*roles));
                write!(f, "{side} has no {kinds} that reaches {}", Target(*to))?;
                match elsewhere.len() {
                    0 => standing_there(*roles, *standing, f),
                    1 => write!(f, "; the one on {} does", And(*elsewhere)),
                    _ => write!(f, "; those on {} do", And(*elsewhere)),
                }
            }
            Explanation::Blocked { placed, by } => write!(f, "the {placed} is blocked by the {by}"),
            Explanation::OwnPiece { placed } => {
                let (side, role) = (placed.piece.color.name(), placed.piece.role.name());
                write!(f, "{} is occupied by {side}'s own {role}", placed.square)
            }
            Explanation::TakesKing { placed } => write!(f, "the {placed} is never taken"),
            Explanation::PawnAhead { to, takers } => ahead(*to, *takers, f),
            Explanation::NothingToTake { piece, to } => {
                let (color, role) = (adjective(piece.color), piece.role.name());
                write!(
                    f,
                    "no {color} {role} can take on {to}: nothing stands there"
                )
            }
            Explanation::NotJustPassed { placed } => write!(
                f,
                "the {placed} cannot be taken in passing: it has not just made a double step"
            ),
            Explanation::NoCapture {
                turn,
                roles,
                captured,
                to,
            } => {
                let (color, kinds) = (adjective(*turn), Kinds(*roles));
                write!(f, "no {color} {kinds} can take a {}", Kinds(*captured))?;
                if to.len() <= FEW {
                    write!(f, " on {}", Target(*to))?;
                }
                Ok(())
            }
            Explanation::Takes { placed, taken } => {
                write!(
                    f,
                    "the {placed} would take the {taken}, and is said to take nothing"
                )
            }
            Explanation::TakesOther {
                placed,
                taken,
                claimed,
            } => write!(
                f,
                "the {placed} would take the {taken}, not a {}",
                Kinds(*claimed)
            ),
            Explanation::MustPromote { placed } => {
                write!(f, "the {placed} must say what it becomes")
            }
            Explanation::CannotBecome { claimed } => {
                write!(f, "a pawn cannot become a {}", Kinds(*claimed))
            }
            Explanation::NoPromotion { role, to } => match role {
                Role::Pawn => write!(
                    f,
                    "a pawn becomes something only on the last rank, and {to} is not on it"
                ),
                _ => write!(f, "a {} never becomes anything else", role.name()),
            },
            Explanation::Pinned { placed, by } => {
                write!(f, "the {placed} is pinned to its king by the {by}")
            }
            Explanation::Unmet { turn, by } => {
                write!(f, "{} is in check", turn.name())?;
                for (index, checker) in by.iter().enumerate() {
                    let join = if index == 0 { "from" } else { "and" };
                    write!(f, " {join} the {checker}")?;
                }
                f.write_str(if by.len() > 1 {
                    ", and only the king can meet both"
                } else {
                    ", and this does not meet it"
                })
            }
            Explanation::PassingExposes { by } => {
                write!(
                    f,
                    "taking in passing opens a line from the {by} to the king"
                )
            }
            Explanation::Attacked {
                taken: Some(taken),
                by,
                ..
            } => write!(f, "the {taken} is protected by the {by}"),
            Explanation::Attacked {
                to,
                taken: None,
                by,
            } => write!(f, "{to} is attacked by the {by}"),
            Explanation::Castling(bar) => write!(f, "castling: {bar}"),
        }
    }
}

impl fmt::Display for CastlingBar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CastlingBar::RightGone => f.write_str("the right to castle on this side is gone"),
            CastlingBar::InCheck { by } => write!(f, "the king is in check from the {by}"),
            CastlingBar::Blocked { by, between: true } => {
                write!(f, "the {by} stands between king and rook")
            }
            CastlingBar::Blocked { by, between: false } => {
                write!(f, "the {by} stands in the way")
            }
            CastlingBar::Passes { over, by } => {
                write!(f, "the king passes over {over}, which the {by} attacks")
            }
            CastlingBar::Lands { on, by } => {
                write!(f, "the king would stand on {on}, which the {by} attacks")
            }
        }
    }
}

/// The pieces of the kind that are there, unless they are many: " (knights on a1 and h8)".
fn standing_there(roles: RoleSet, standing: Bitboard, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if standing.len() > FEW {
        return Ok(());
    }
    match roles.single() {
        Some(role) => {
            let plural = if standing.many() { "s" } else { "" };
            write!(f, " ({}{plural} on {})", role.name(), And(standing))
        }
        None => write!(f, " (standing on {})", And(standing)),
    }
}

/// A pawn that would have to take straight ahead, and what is possible instead.
fn ahead(to: Square, takers: Bitboard, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{to} is occupied: a pawn takes diagonally")?;
    for (index, from) in takers.into_iter().enumerate() {
        let join = if index == 0 { ";" } else { " and" };
        write!(f, "{join} {}x{to}", from.file().letter())?;
    }
    match takers.len() {
        0 => Ok(()),
        1 => f.write_str(" is possible"),
        _ => f.write_str(" are possible"),
    }
}

const fn adjective(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Roles as in "knight or bishop"; "piece" for any.
struct Kinds(RoleSet);

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let any = self.0 == RoleSet::ALL || self.0.is_empty();
        if any || Role::ALL[..5].iter().all(|&role| self.0.has(role)) {
            return f.write_str("piece");
        }
        for (index, role) in self.0.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { " or " })?;
            f.write_str(role.name())?;
        }
        Ok(())
    }
}

/// Squares as in "a1 and h8".
struct And(Bitboard);

impl fmt::Display for And {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        listed(self.0, "and", f)
    }
}

/// Squares to go to, as in "c4 or f4", or the line they make up.
struct Target(Bitboard);

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match line(self.0) {
            Some(Line::File(file)) => write!(f, "the {}-file", file.letter()),
            Some(Line::Rank(rank)) => write!(f, "rank {}", rank.digit()),
            None if self.0.len() <= FEW => listed(self.0, "or", f),
            None => f.write_str("any of the squares it may mean"),
        }
    }
}

/// Squares to come from, as in " on the b-file"; nothing for the whole board.
struct Place(Bitboard);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match line(self.0) {
            Some(Line::File(file)) => write!(f, " on the {}-file", file.letter()),
            Some(Line::Rank(rank)) => write!(f, " on rank {}", rank.digit()),
            None if self.0 == Bitboard::ALL => Ok(()),
            None if self.0.len() <= FEW => {
                f.write_str(" on ")?;
                listed(self.0, "or", f)
            }
            None => f.write_str(" on any of the squares it may mean"),
        }
    }
}

enum Line {
    File(File),
    Rank(Rank),
}

/// The file or rank that a set of squares is exactly.
fn line(squares: Bitboard) -> Option<Line> {
    let first = squares.first()?;
    if squares == Bitboard::file(first.file()) {
        Some(Line::File(first.file()))
    } else if squares == Bitboard::rank(first.rank()) {
        Some(Line::Rank(first.rank()))
    } else {
        None
    }
}

/// The squares with commas, and a word before the last.
fn listed(squares: Bitboard, word: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, square) in squares.into_iter().enumerate() {
        if index > 0 && index + 1 == squares.len() {
            write!(f, " {word} ")?;
        } else if index > 0 {
            f.write_str(", ")?;
        }
        write!(f, "{square}")?;
    }
    Ok(())
}
