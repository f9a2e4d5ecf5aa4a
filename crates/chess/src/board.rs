//! Which piece stands where, and nothing else.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::{Piece, Role};
use crate::square::Square;

/// The pieces on the 64 squares, as sets by role and by color.
///
/// ```
/// use scoresheet_chess::{Board, Color, Piece, Role, Square};
/// let board = Board::start();
/// let king = Piece { color: Color::White, role: Role::King };
/// assert_eq!(board.piece_at(Square::E1), Some(king));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board {
        roles: [Bitboard::EMPTY; 6],
        colors: [Bitboard::EMPTY; 2],
    };

    /// The start of the game (FIDE Laws 2.3).
    pub const fn start() -> Board {
        Board {
            roles: [
                Bitboard(0x00ff_0000_0000_ff00),
                Bitboard(0x4200_0000_0000_0042),
                Bitboard(0x2400_0000_0000_0024),
                Bitboard(0x8100_0000_0000_0081),
                Bitboard(0x0800_0000_0000_0008),
                Bitboard(0x1000_0000_0000_0010),
            ],
            colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
        }
    }

    /// The squares of all pieces of a kind, of both colors.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of all pieces of a side.
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// The squares of a side's pieces of one kind.
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// The squares on which something stands.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Bishops and queens of both sides.
    #[inline(always)]
    pub fn diagonal_sliders(&self) -> Bitboard {
        self.role(Role::Bishop) | self.role(Role::Queen)
    }

    /// Rooks and queens of both sides.
    #[inline(always)]
    pub fn straight_sliders(&self) -> Bitboard {
        self.role(Role::Rook) | self.role(Role::Queen)
    }

    /// What kind of piece stands on a square, if any.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.role(role).has(square))
    }

    /// Whose piece stands on a square, if any.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.color(color).has(square))
    }

    /// The piece on a square, if any.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Some(Piece {
            role: self.role_at(square)?,
            color: self.color_at(square)?,
        })
    }

    /// Puts a piece on a square, or takes away what stands there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set = set.without(square.into());
        }
        if let Some(Piece { color, role }) = piece {
            self.roles[role.index()] |= square.into();
            self.colors[color.index()] |= square.into();
        }
    }

    /// The pieces of both sides that attack a square, seen through a given occupation.
    ///
    /// The occupation is passed so that one can ask about a board in which a
    /// piece has moved away or arrived.
    #[inline(always)]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        (attacks::knight(square) & self.role(Role::Knight))
            | (attacks::king(square) & self.role(Role::King))
            | (attacks::pawn(Color::White, square) & self.pieces(Color::Black, Role::Pawn))
            | (attacks::pawn(Color::Black, square) & self.pieces(Color::White, Role::Pawn))
            | self.sliding_attackers(square, occupied)
    }

    /// Whether a side attacks a square, its own pieces on `gone` left out and `occupied` in the
    /// way.
    ///
    /// Few sliders stand on a line with the square, so looking at each is less than looking up
    /// all that a queen would see from it.
    #[inline(always)]
    pub(crate) fn attacks(
        &self,
        by: Color,
        square: Square,
        occupied: Bitboard,
        gone: Bitboard,
    ) -> bool {
        let them = self.color(by).without(gone);
        let leapers = (attacks::knight(square) & self.role(Role::Knight))
            | (attacks::king(square) & self.role(Role::King))
            | (attacks::pawn(!by, square) & self.role(Role::Pawn));
        if (leapers & them).any() {
            return true;
        }
        let aligned = (attacks::bishop_rays(square) & self.diagonal_sliders())
            | (attacks::rook_rays(square) & self.straight_sliders());
        let aligned = aligned & them;
        // Nearly always there are at most two: both are looked at without asking how many.
        let second = Bitboard(aligned.0 & aligned.0.wrapping_sub(1));
        let clear = |sliders: Bitboard| {
            let between = attacks::between(square, sliders.lowest()) & occupied;
            sliders.any() & between.is_empty()
        };
        if clear(aligned) | clear(second) {
            return true;
        }
        let third = Bitboard(second.0 & second.0.wrapping_sub(1));
        third.any() && third.into_iter().any(|slider| clear(slider.into()))
    }

    /// The bishops, rooks and queens of both sides that attack a square.
    #[inline(always)]
    pub(crate) fn sliding_attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        (attacks::bishop(square, occupied) & self.diagonal_sliders())
            | (attacks::rook(square, occupied) & self.straight_sliders())
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::EMPTY
    }
}
