//! How much of a name a move needs so that no other legal move has the same.
//!
//! # Why this is clever
//!
//! One could spell a move in every way and read each back, dearly. Here all moves that might share a
//! name are found once, as sets of origins for each target; each way of naming the mover or the
//! target is a set of squares, too, and whether a pair of names is unique is a few intersections.

use scoresheet_chess::{Bitboard, Color, Move, MoveKind, Position, Role, Side, Square};

use super::files;
use super::homes::Homes;
use crate::view::View;

/// How the piece that moves is told from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mover {
    /// Not at all: `R`, `P`.
    Bare,
    /// By its wing, `QR`.
    Wing(Side),
    /// A pawn by its file, `BP`.
    File,
    /// A pawn by its file and wing, `QBP`.
    WingFile,
    /// By its square without a wing, `R(B3)`.
    Square,
    /// By its square, `R(QB3)`.
    WingSquare,
}

/// How the target, or what is taken there, is told from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A square without a wing, `B3`; of a capture only what is taken, `P`.
    Bare,
    /// A square with a wing, `KB3`.
    Wing,
    /// The pawn that is taken by its file, `BP`.
    File,
    /// The pawn that is taken by its file and wing, `QBP`.
    WingFile,
    /// What is taken by its square without a wing, `P(B5)`.
    Square,
    /// What is taken by its square, `P(QB5)`.
    WingSquare,
}

/// The moves among which one must be named: all of the same kind that only names tell apart.
pub(super) struct Rivals {
    /// A target and the squares from which pieces of the kind may legally come.
    pairs: [(Square, Bitboard); MOST],
    len: usize,
    /// Whether there are more than there is room for.
    is_overfull: bool,
    role: Role,
    color: Color,
}

/// More enemies of one kind than any game has; a position with more is named by squares.
const MOST: usize = 16;

impl Rivals {
    /// The moves of the same kind that take the same kind of piece, or nothing.
    fn of(before: &Position, view: &View) -> Rivals {
        let targets = match view.captured {
            _ if view.mv.kind == MoveKind::EnPassant => view.to.into(),
            Some(taken) => {
                // What a pawn becomes is always said, so promotions and other captures differ.
                let last_rank = Bitboard::back_rank(!view.turn);
                let is_last = |set: Bitboard| match (view.role, view.becomes) {
                    (Role::Pawn, Some(_)) => set & last_rank,
                    (Role::Pawn, None) => set.without(last_rank),
                    _ => set,
                };
                is_last(before.board().pieces(!view.turn, taken))
            }
            // Only the twin of the square has the same name.
            None => {
                let free = Bitboard::of(files::twin(view.to)).without(before.board().occupied());
                free | view.to.into()
            }
        };
        let mut rivals = Rivals {
            pairs: [(view.to, Bitboard::of(view.from)); MOST],
            len: 1,
            is_overfull: false,
            role: view.role,
            color: view.turn,
        };
        // One piece of its kind that can reach one target needs no closer look.
        let pieces = before.board().pieces(view.turn, view.role);
        if !pieces.many() && !targets.many() {
            return rivals;
        }
        rivals.pairs[0].1 |= if view.role == Role::Pawn {
            origins(before, view, view.to)
        } else {
            view.rivals
        };
        for to in targets.without(view.to.into()) {
            let from = origins(before, view, to);
            if from.any() {
                if rivals.len == MOST {
                    rivals.is_overfull = true;
                    break;
                }
                rivals.pairs[rivals.len] = (to, from);
                rivals.len += 1;
            }
        }
        rivals
    }

    /// Whether the move is the only one that a reader finds by its names.
    ///
    /// A wing must mean it both to those who know where the pieces began and to those who do not.
    fn is_unique(
        &self,
        view: &View,
        homes: &Homes,
        from: Bitboard,
        to: Bitboard,
        wing: Option<Side>,
    ) -> bool {
        let fitting = || {
            self.pairs[..self.len]
                .iter()
                .filter(|(square, _)| to.has(*square))
        };
        let origins = fitting().fold(Bitboard::EMPTY, |set, (_, from)| set | *from) & from;
        let is_meant = |homes: &Homes| match wing {
            Some(wing) => homes.meant(origins, wing, self.role, self.color) == view.from.into(),
            None => origins == view.from.into(),
        };
        let lands = || fitting().filter(|(_, from)| from.has(view.from)).count();
        is_meant(&Homes::UNKNOWN) && is_meant(homes) && lands() == 1
    }
}

/// The squares from which a piece of the view's kind may legally come to a square, as the view's
/// move does: taking or not.
fn origins(before: &Position, view: &View, to: Square) -> Bitboard {
    let in_passing = view.role == Role::Pawn && before.en_passant() == Some(to);
    if in_passing && view.mv.kind != MoveKind::EnPassant {
        // Only a capture in passing leads there, and that is marked.
        return Bitboard::EMPTY;
    }
    // "Other pieces than the one on the target", so all.
    before.rivals(Move::normal(view.role, to, to))
}

/// The shortest names that tell the move from all others; of equally short ones, the one that says
/// less of the piece that moves.
pub(super) fn names(
    before: &Position,
    view: &View,
    homes: &Homes,
    is_full: bool,
) -> (Mover, Target) {
    let rivals = Rivals::of(before, view);
    if rivals.is_overfull {
        return (Mover::WingSquare, Target::WingSquare);
    }
    let movers = mover_names(before, view, homes, is_full);
    let targets = target_names(view, is_full);
    // Costs in letters and signs; a name that has none of its own is left out.
    let mut best = (u8::MAX, Mover::WingSquare, Target::WingSquare);
    for (mover, from, mover_cost) in movers.into_iter().flatten() {
        for (target, to, target_cost) in targets.into_iter().flatten() {
            let cost = mover_cost + target_cost;
            let wing = match mover {
                Mover::Wing(side) => Some(side),
                _ => None,
            };
            if cost < best.0 && rivals.is_unique(view, homes, from, to, wing) {
                best = (cost, mover, target);
            }
            if best.0 == 0 {
                return (mover, target);
            }
        }
    }
    (best.1, best.2)
}

type Named<T> = Option<(T, Bitboard, u8)>;

/// The names of the piece that moves, with the squares they leave open and what they cost.
fn mover_names(before: &Position, view: &View, homes: &Homes, is_full: bool) -> [Named<Mover>; 6] {
    let square = Bitboard::of(view.from);
    let twins = square | files::twin(view.from).into();
    let has_wing = files::twin(view.from) != view.from;
    let file = Bitboard::file(view.from.file());
    let both_files = file | Bitboard::file(files::twin(view.from).file());
    let bare = Some((Mover::Bare, Bitboard::ALL, 0));
    let by_square = (Mover::Square, twins, 4);
    let in_full = has_wing.then_some((Mover::WingSquare, square, 5));
    match view.role {
        Role::Pawn if view.captured.is_some() => [
            bare,
            Some((Mover::File, both_files, 1)),
            has_wing.then_some((Mover::WingFile, file, 2)),
            Some(by_square),
            in_full,
            None,
        ],
        Role::Knight | Role::Bishop | Role::Rook => {
            let clear = is_full.then(|| clear_wing(before, view, homes)).flatten();
            // A wing that a full style says anyhow costs nothing.
            let of = |side| {
                let is_true = homes.wing(view.from).is_none_or(|home| home == side);
                is_true.then_some((Mover::Wing(side), Bitboard::ALL, 1))
            };
            [
                clear.map(|side| (Mover::Wing(side), Bitboard::ALL, 0)),
                bare,
                of(Side::Queen),
                of(Side::King),
                Some(by_square),
                in_full,
            ]
        }
        _ => [bare, Some(by_square), in_full, None, None, None],
    }
}

/// The wing of a piece that has a partner: where it began, if known; else where it stands, as long
/// as both stand on their own side of the board, bishops on their own color.
fn clear_wing(before: &Position, view: &View, homes: &Homes) -> Option<Side> {
    let pieces = before.board().pieces(view.turn, view.role);
    if let (Some(side), true) = (homes.wing(view.from), pieces.many()) {
        return Some(side);
    }
    if pieces.len() != 2 {
        return None;
    }
    let side = Side::ALL.into_iter().find(|&side| {
        let meant = files::furthest(pieces, side, view.role, view.turn);
        meant == view.from.into()
    })?;
    let is_apart = view.role == Role::Bishop || {
        let kingside = |square: Square| square.file() as u8 >= 4;
        let partner = pieces.without(view.from.into()).first()?;
        kingside(view.from) == (side == Side::King) && kingside(partner) != kingside(view.from)
    };
    is_apart.then_some(side)
}

/// The names of the target, with the squares they leave open and what they cost.
fn target_names(view: &View, is_full: bool) -> [Named<Target>; 5] {
    let square = Bitboard::of(view.to);
    let twin = files::twin(view.to);
    let twins = square | twin.into();
    let has_wing = twin != view.to;
    let Some(taken) = view.captured else {
        let wing = has_wing.then_some((Target::Wing, square, u8::from(!is_full)));
        let bare = Some((Target::Bare, twins, 0));
        return match wing {
            // No king reaches both squares of a name.
            Some(wing) if is_full && view.role != Role::King => {
                [Some(wing), None, None, None, None]
            }
            wing => [bare, wing, None, None, None],
        };
    };
    let file = Bitboard::file(view.to.file());
    let both_files = file | Bitboard::file(twin.file());
    let is_pawn = taken == Role::Pawn;
    let square_name = match view.mv.kind {
        // The square behind the pawn would have to be explained.
        MoveKind::EnPassant => None,
        _ => Some((Target::Square, twins, 4)),
    };
    [
        Some((Target::Bare, Bitboard::ALL, 0)),
        is_pawn.then_some((Target::File, both_files, 1)),
        (is_pawn && has_wing).then_some((Target::WingFile, file, 2)),
        square_name,
        square_name
            .filter(|_| has_wing)
            .map(|_| (Target::WingSquare, square, 5)),
    ]
}
