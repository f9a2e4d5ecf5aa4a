//! Kinds of pieces, pieces, and sets of kinds.

use core::ops::BitOr;

use crate::color::Color;

/// A kind of piece, without its color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl Role {
    /// All roles, pawn first and king last.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// The roles a pawn may become (FIDE Laws 3.7.3), in the order of their letters' strength.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Pawn 0, knight 1, bishop 2, rook 3, queen 4, king 5.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of PGN and FEN: `P N B R Q K`.
    #[inline]
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// The role of a letter of either case, as in FEN; `None` for any other character.
    ///
    /// ```
    /// use scoresheet_chess::Role;
    /// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
    /// assert_eq!(Role::from_letter('S'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter {
            'P' | 'p' => Role::Pawn,
            'N' | 'n' => Role::Knight,
            'B' | 'b' => Role::Bishop,
            'R' | 'r' => Role::Rook,
            'Q' | 'q' => Role::Queen,
            'K' | 'k' => Role::King,
            _ => return None,
        })
    }

    /// The English name in lower case, as in "knight".
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }
}

/// A role with its color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What piece it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: capital for White, small for Black.
    pub const fn letter(self) -> char {
        let letter = self.role.letter();
        match self.color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}

/// A set of roles: what a text leaves open about a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoleSet(u8);

impl RoleSet {
    /// No role.
    pub const EMPTY: RoleSet = RoleSet(0);
    /// Every role.
    pub const ALL: RoleSet = RoleSet(0b11_1111);
    /// What a pawn may become in standard chess.
    pub const PROMOTIONS: RoleSet = RoleSet(0b01_1110);

    /// The set of one role.
    #[inline(always)]
    pub const fn of(role: Role) -> RoleSet {
        RoleSet(1 << role as u8)
    }

    /// The set and one more role.
    pub const fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | 1 << role as u8)
    }

    /// Whether the role is in the set.
    #[inline(always)]
    pub const fn has(self, role: Role) -> bool {
        self.0 >> role as u8 & 1 == 1
    }

    /// Whether no role is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The roles in the set, pawn first.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |&role| self.has(role))
    }

    /// The only role of the set, if there is exactly one.
    pub fn single(self) -> Option<Role> {
        if self.0.count_ones() == 1 {
            self.iter().next()
        } else {
            None
        }
    }
}

impl BitOr for RoleSet {
    type Output = RoleSet;

    fn bitor(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 | other.0)
    }
}

impl From<Role> for RoleSet {
    fn from(role: Role) -> RoleSet {
        RoleSet::of(role)
    }
}
