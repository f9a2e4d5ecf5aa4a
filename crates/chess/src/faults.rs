//! From a [`Setup`] to a [`Position`], or to the list of what is wrong with it.

use core::fmt;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::Side;
use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::setup::Setup;
use crate::square::{File, Rank, Square};
use crate::variant::Variant;

/// One thing that cannot be true of a position in a game of chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Fault {
    /// A side has no king. Cannot be waived.
    NoKing,
    /// A side has more than one king. Cannot be waived.
    ManyKings,
    /// A pawn stands on rank 1 or 8.
    PawnOnLastRank,
    /// The side that has just moved is in check (FIDE Laws 3.9.2).
    OpponentInCheck,
    /// A side has more than sixteen men.
    TooManyMen,
    /// A side has more promoted pieces than missing pawns.
    TooManyPromotions,
    /// No single move could have given this check.
    ImpossibleCheck,
    /// A right to castle without king and rook in place. Waived, the right is dropped.
    BadCastling,
    /// An en passant square that no double step has passed. Waived, it is dropped.
    BadEnPassant,
    /// More plies without capture or pawn move than plies in the game.
    BadClock,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 10] = [
        Fault::NoKing,
        Fault::ManyKings,
        Fault::PawnOnLastRank,
        Fault::OpponentInCheck,
        Fault::TooManyMen,
        Fault::TooManyPromotions,
        Fault::ImpossibleCheck,
        Fault::BadCastling,
        Fault::BadEnPassant,
        Fault::BadClock,
    ];

    /// The fault in words.
    pub const fn message(self) -> &'static str {
        match self {
            Fault::NoKing => "a side has no king",
            Fault::ManyKings => "a side has more than one king",
            Fault::PawnOnLastRank => "a pawn stands on the first or last rank",
            Fault::OpponentInCheck => "the side that is not to move is in check",
            Fault::TooManyMen => "a side has more than sixteen men",
            Fault::TooManyPromotions => "a side has more promoted pieces than missing pawns",
            Fault::ImpossibleCheck => "no single move could have given this check",
            Fault::BadCastling => "castling is allowed without king and rook in place",
            Fault::BadEnPassant => "no pawn can have passed the en passant square",
            Fault::BadClock => "the half-move clock is older than the game",
        }
    }
}

/// A set of [`Fault`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faults(u16);

impl Faults {
    /// No fault.
    pub const NONE: Faults = Faults(0);
    /// Every fault that can be waived: all but those about kings.
    pub const WAIVABLE: Faults = Faults(0b11_1111_1100);

    /// Whether the set holds a fault.
    pub const fn has(self, fault: Fault) -> bool {
        self.0 >> fault as u8 & 1 == 1
    }

    /// The set with one more fault.
    pub const fn with(self, fault: Fault) -> Faults {
        Faults(self.0 | 1 << fault as u8)
    }

    /// The set without the faults of another.
    pub const fn without(self, other: Faults) -> Faults {
        Faults(self.0 & !other.0)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faults of the set.
    pub fn iter(self) -> impl Iterator<Item = Fault> {
        Fault::ALL.into_iter().filter(move |&fault| self.has(fault))
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults::NONE.with(fault)
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The messages of all faults, joined by "; ".
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "; " })?;
            f.write_str(fault.message())?;
        }
        Ok(())
    }
}

/// A position that is not believed, with the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rejected {
    position: Option<Position>,
    faults: Faults,
}

impl Rejected {
    /// What is wrong.
    pub const fn faults(&self) -> Faults {
        self.faults
    }

    /// Accepts the position in spite of some faults.
    ///
    /// Rights to castle and to take en passant that the board contradicts are
    /// dropped, not believed.
    ///
    /// # Errors
    ///
    /// When a fault is left that is not among the waived ones; the faults
    /// about kings always are.
    pub const fn waive(self, faults: Faults) -> Result<Position, Rejected> {
        let left = self.faults.without(faults);
        match self.position {
            Some(position) if left.is_empty() => Ok(position),
            position => Err(Rejected {
                position,
                faults: left,
            }),
        }
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.faults, f)
    }
}

impl core::error::Error for Rejected {}

impl Position {
    /// Checks a [`Setup`] and makes it a position to play from.
    ///
    /// ```
    /// use scoresheet_chess::{fen, Fault, Faults, Position};
    /// let setup = fen::parse("7k/8/6K1/8/8/8/8/1R6 w KQkq - 0 1").unwrap();
    /// let rejected = Position::new(setup).unwrap_err();
    /// assert_eq!(rejected.faults(), Faults::from(Fault::BadCastling));
    /// let position = rejected.waive(Fault::BadCastling.into()).unwrap();
    /// assert!(position.castling().is_empty());
    /// ```
    ///
    /// # Errors
    ///
    /// [`Rejected`] holds every [`Fault`] found and, unless a king is missing
    /// or doubled, the position, so that single faults can be waived.
    pub fn new(setup: Setup) -> Result<Position, Rejected> {
        let mut faults = Faults::NONE;
        let board = &setup.board;
        for color in Color::ALL {
            let kings = board.pieces(color, Role::King);
            if kings.is_empty() {
                faults = faults.with(Fault::NoKing);
            } else if kings.many() {
                faults = faults.with(Fault::ManyKings);
            }
        }
        if !faults.is_empty() {
            return Err(Rejected {
                position: None,
                faults,
            });
        }
        let position = Position {
            board: *board,
            castling: believable_castling(&setup),
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number.max(1),
            turn: setup.turn,
            en_passant: setup
                .en_passant
                .filter(|&square| was_passed(&setup, square)),
            variant: setup.variant,
        };
        let found = [
            (
                Fault::PawnOnLastRank,
                (board.role(Role::Pawn) & Bitboard::LAST_RANKS).any(),
            ),
            (Fault::OpponentInCheck, opponent_in_check(&position)),
            (
                Fault::TooManyMen,
                Color::ALL.into_iter().any(|c| board.color(c).len() > 16),
            ),
            (
                Fault::TooManyPromotions,
                Color::ALL.into_iter().any(|c| over_promoted(&setup, c)),
            ),
            (Fault::ImpossibleCheck, impossible_check(&position)),
            (Fault::BadCastling, position.castling != setup.castling),
            (Fault::BadEnPassant, position.en_passant != setup.en_passant),
            (Fault::BadClock, clock_too_old(&setup)),
        ];
        for (fault, is_there) in found {
            if is_there {
                faults = faults.with(fault);
            }
        }
        if faults.is_empty() {
            Ok(position)
        } else {
            Err(Rejected {
                position: Some(position),
                faults,
            })
        }
    }
}

impl Setup {
    /// The en passant square that was probably meant, when the one that is written cannot be:
    /// the square passed by the pawn that stands on its file.
    ///
    /// ```
    /// use scoresheet_chess::{fen, Square};
    /// // The pawn's own square was written.
    /// let setup = fen::parse("4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 3").unwrap();
    /// assert_eq!(setup.en_passant_meant(), Some(Square::E6));
    /// ```
    pub fn en_passant_meant(&self) -> Option<Square> {
        let written = self.en_passant?;
        let meant = Square::new(written.file(), Rank::R3.seen_from(!self.turn));
        (meant != written && was_passed(self, meant)).then_some(meant)
    }
}

/// The rights to castle that king and rook are in place for, one per side and wing.
fn believable_castling(setup: &Setup) -> Bitboard {
    let mut believed = Bitboard::EMPTY;
    for color in Color::ALL {
        let back_rank = Bitboard::back_rank(color);
        let king = setup.board.pieces(color, Role::King) & back_rank;
        let rooks = setup.board.pieces(color, Role::Rook) & back_rank & setup.castling;
        let Some(king) = king.first() else { continue };
        let allowed = match setup.variant {
            Variant::Standard if king.file() == File::E => {
                Bitboard::file(File::A) | Bitboard::file(File::H)
            }
            Variant::Standard => Bitboard::EMPTY,
            Variant::Chess960 => Bitboard::ALL,
        };
        for side in Side::ALL {
            let rook = rooks & allowed & side.beyond(king);
            if !rook.many() {
                believed |= rook;
            }
        }
    }
    believed
}

/// Whether the last move may have been a double step over the square.
fn was_passed(setup: &Setup, square: Square) -> bool {
    let them = !setup.turn;
    let occupied = setup.board.occupied();
    let from = Square::new(square.file(), Rank::R2.seen_from(them));
    let to = Square::new(square.file(), Rank::R4.seen_from(them));
    square.rank() == Rank::R3.seen_from(them)
        && !occupied.has(square)
        && !occupied.has(from)
        && setup.board.pieces(them, Role::Pawn).has(to)
}

fn opponent_in_check(position: &Position) -> bool {
    let king = position.king(!position.turn());
    let attackers = position
        .board()
        .attackers(king, position.board().occupied());
    (attackers & position.board().color(position.turn())).any()
}

/// Promoted pieces are those beyond the original set, bishops counted by square color.
fn over_promoted(setup: &Setup, color: Color) -> bool {
    let count = |set: Bitboard| (set & setup.board.color(color)).len();
    let extra = |set: Bitboard, original: usize| count(set).saturating_sub(original);
    let bishops = setup.board.role(Role::Bishop);
    let promoted = extra(setup.board.role(Role::Queen), 1)
        + extra(setup.board.role(Role::Rook), 2)
        + extra(setup.board.role(Role::Knight), 2)
        + extra(bishops & Bitboard::DARK, 1)
        + extra(bishops & !Bitboard::DARK, 1);
    count(setup.board.role(Role::Pawn)) + promoted > 8
}

/// Three checkers, two that cannot have appeared in one move, or a check that the double step
/// named by the en passant square does not explain. Never wrong about a check that was possible.
fn impossible_check(position: &Position) -> bool {
    let checkers = position.checkers();
    let king = position.king(position.turn());
    if checkers.len() > 2 {
        return true;
    }
    if let Some(passed) = position.en_passant() {
        let them = !position.turn();
        let pawn = Square::new(passed.file(), Rank::R4.seen_from(them));
        let origin = Square::new(passed.file(), Rank::R2.seen_from(them));
        // Either the pawn itself checks, or it has opened a line by leaving its origin.
        let explained =
            |checker: Square| checker == pawn || attacks::between(checker, king).has(origin);
        return !checkers.into_iter().all(explained);
    }
    let (Some(first), Some(last)) = (checkers.first(), checkers.last()) else {
        return false;
    };
    // Of two checkers one stayed where it was, and something went out of its way: so it is no
    // knight and no pawn. Nor can both have come to check along one line through the king.
    let sliders = position.board().diagonal_sliders() | position.board().straight_sliders();
    first != last && ((checkers & sliders).is_empty() || attacks::line(first, last).has(king))
}

fn clock_too_old(setup: &Setup) -> bool {
    let moves = u64::from(setup.fullmove_number.max(1)) - 1;
    u64::from(setup.halfmove_clock) > moves * 2 + u64::from(setup.turn == Color::Black)
}
