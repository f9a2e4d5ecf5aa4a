//! Squares, files and ranks.
//!
//! # Why this is clever
//!
//! `Square` is an enum of 64 variants and not a number, so that the compiler
//! knows `square as usize < 64` and drops the bounds check of every table of
//! 64 entries, and `Option<Square>` fits a byte. Making one from a number needs
//! the only `unsafe` of this file; the number is masked to six bits first, so
//! it cannot be wrong.
#![allow(unsafe_code)]

use core::fmt;

use crate::color::Color;

/// A file of the board, `a` to `h`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from a to h.
    pub const ALL: [File; 8] = [
        File::A,
        File::B,
        File::C,
        File::D,
        File::E,
        File::F,
        File::G,
        File::H,
    ];

    /// 0 for a, 7 for h.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter, `a` to `h`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a letter of either case; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<File> {
        let lower = letter.to_ascii_lowercase();
        if lower >= 'a' && lower <= 'h' {
            Some(File::ALL[lower as usize - 'a' as usize])
        } else {
            None
        }
    }
}

/// A rank of the board, 1 to 8, counted from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
}

impl Rank {
    /// All ranks from 1 to 8.
    pub const ALL: [Rank; 8] = [
        Rank::R1,
        Rank::R2,
        Rank::R3,
        Rank::R4,
        Rank::R5,
        Rank::R6,
        Rank::R7,
        Rank::R8,
    ];

    /// 0 for rank 1, 7 for rank 8.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The digit, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit; `None` for any other character.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        if digit >= '1' && digit <= '8' {
            Some(Rank::ALL[digit as usize - '1' as usize])
        } else {
            None
        }
    }

    /// This rank as the given side counts it: rank 2 is Black's seventh.
    pub const fn seen_from(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::ALL[7 - self as usize],
        }
    }
}

/// One of the 64 squares, in the order a1, b1, ... h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "the names say it")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares from a1 to h8.
    pub const ALL: [Square; 64] = {
        let mut all = [Square::A1; 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Square::from_index(index);
            index += 1;
        }
        all
    };

    /// The square of an index, of which only the lowest six bits count.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Square {
        // SAFETY: `Square` is `repr(u8)` with one variant for each of 0 to 63.
        unsafe { core::mem::transmute::<u8, Square>(index as u8 & 63) }
    }

    /// The square where a file and a rank meet.
    #[inline(always)]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::from_index(rank as usize * 8 + file as usize)
    }

    /// 0 for a1, 1 for b1, 63 for h8.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file.
    #[inline(always)]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// The rank.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The square with the same file on the rank as Black counts it: e2 and e7.
    pub const fn flipped(self) -> Square {
        Square::from_index(self as usize ^ 56)
    }

    /// The square seen from a side: itself for White, flipped for Black.
    pub const fn seen_from(self, color: Color) -> Square {
        match color {
            Color::White => self,
            Color::Black => self.flipped(),
        }
    }

    /// Whether the square is one of the dark ones, as a1 is.
    pub const fn is_dark(self) -> bool {
        (self as u8 >> 3 ^ self as u8) & 1 == 0
    }

    /// The square a number of steps along the index away; wraps around silently.
    #[inline(always)]
    pub(crate) const fn offset(self, delta: i8) -> Square {
        Square::from_index((self as i8).wrapping_add(delta) as usize)
    }

    /// The square of a name such as `e4`, in ASCII, with a small letter.
    ///
    /// ```
    /// use scoresheet_chess::Square;
    /// assert_eq!(Square::parse(b"e4"), Some(Square::E4));
    /// assert_eq!(Square::parse(b"i9"), None);
    /// ```
    #[inline]
    pub const fn parse(name: &[u8]) -> Option<Square> {
        if let &[file, rank] = name {
            let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
            if file < 8 && rank < 8 {
                return Some(Square::from_index((rank * 8 + file) as usize));
            }
        }
        None
    }

    /// The two ASCII letters of the name.
    #[inline(always)]
    pub const fn name(self) -> [u8; 2] {
        [b'a' + (self as u8 & 7), b'1' + (self as u8 >> 3)]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
