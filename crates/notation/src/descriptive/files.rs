//! Files and ranks by their descriptive names, and what a wing means.
//!
//! A file is named after the piece that stands on it at the start, by kind and
//! wing; both sides use the same names. Ranks count from whoever moves.

use scoresheet_chess::{Bitboard, Color, File, Rank, Role, Side, Square};

/// The file of a piece of a wing; both files of its kind if no wing is said, all for pawns.
pub(super) fn files(wing: Option<Side>, role: Role) -> Bitboard {
    let from_edge = match role {
        Role::King => return Bitboard::file(File::E),
        Role::Queen => return Bitboard::file(File::D),
        Role::Pawn => return Bitboard::ALL,
        Role::Rook => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
    };
    let queenside = Bitboard::file(File::ALL[from_edge]);
    let kingside = Bitboard::file(File::ALL[7 - from_edge]);
    match wing {
        Some(Side::Queen) => queenside,
        Some(Side::King) => kingside,
        None => queenside | kingside,
    }
}

/// After what a file is named: the kind, and the wing unless it is the king's or the queen's own.
pub(super) const fn name(file: File) -> (Role, Option<Side>) {
    match file {
        File::A => (Role::Rook, Some(Side::Queen)),
        File::B => (Role::Knight, Some(Side::Queen)),
        File::C => (Role::Bishop, Some(Side::Queen)),
        File::D => (Role::Queen, None),
        File::E => (Role::King, None),
        File::F => (Role::Bishop, Some(Side::King)),
        File::G => (Role::Knight, Some(Side::King)),
        File::H => (Role::Rook, Some(Side::King)),
    }
}

/// The rank of a number from 1 to 8 as a side counts it; other numbers count as the nearest.
pub(super) fn rank(number: u8, color: Color) -> Bitboard {
    let index = usize::from(number.clamp(1, 8) - 1);
    Bitboard::rank(Rank::ALL[index].seen_from(color))
}

/// The number of a square's rank as a side counts it.
pub(super) const fn number(square: Square, color: Color) -> u8 {
    square.rank().seen_from(color) as u8 + 1
}

/// The square that has the same name if no wing is said: c4 and f4 are both `B4`.
pub(super) fn twin(square: Square) -> Square {
    match square.file() {
        File::D | File::E => square,
        _ => Square::from_index(square.index() ^ 7),
    }
}

/// Those of some pieces of one kind that a wing means.
///
/// A bishop never leaves its color, so `KB` is the one that began on that wing as long as one of
/// each color is there. Otherwise the wing is relative: the piece furthest to it is meant, and
/// several if they share that file.
pub(super) fn furthest(pieces: Bitboard, wing: Side, role: Role, color: Color) -> Bitboard {
    let mut pieces = pieces;
    if role == Role::Bishop {
        let home = pieces & home_color(wing, color);
        if home.any() {
            pieces = home;
        }
    }
    let by_distance = |index: usize| match wing {
        Side::Queen => File::ALL[index],
        Side::King => File::ALL[7 - index],
    };
    (0..8)
        .map(|index| pieces & Bitboard::file(by_distance(index)))
        .find(|on_file| on_file.any())
        .unwrap_or(Bitboard::EMPTY)
}

/// The squares of the color on which the bishop of a wing begins: light for White's king's bishop.
fn home_color(wing: Side, color: Color) -> Bitboard {
    if (wing == Side::King) == color.is_white() {
        !Bitboard::DARK
    } else {
        Bitboard::DARK
    }
}

#[cfg(test)]
mod tests {
    use super::{files, furthest, name, number, rank, twin};
    use scoresheet_chess::{Bitboard, Color, File, Role, Side, Square};

    #[test]
    fn every_file_is_found_by_its_name() {
        for file in File::ALL {
            let (role, wing) = name(file);
            assert_eq!(files(wing, role), Bitboard::file(file));
            assert!(files(None, role).has(Square::new(file, scoresheet_chess::Rank::R1)));
        }
    }

    #[test]
    fn both_sides_count_ranks_from_their_own() {
        assert!(rank(4, Color::White).has(Square::E4));
        assert!(rank(4, Color::Black).has(Square::E5));
        assert_eq!(number(Square::E7, Color::Black), 2);
    }

    #[test]
    fn twins_share_their_name() {
        assert_eq!(twin(Square::C4), Square::F4);
        assert_eq!(twin(Square::A8), Square::H8);
        assert_eq!(twin(Square::E4), Square::E4);
    }

    #[test]
    fn a_wing_is_relative_except_for_bishops_of_both_colors() {
        let rooks = Bitboard::of(Square::A1) | Square::D1.into();
        let kingside = furthest(rooks, Side::King, Role::Rook, Color::White);
        assert_eq!(kingside, Square::D1.into());
        // The light bishop is the king's even where it stands further to the queen's wing.
        let bishops = Bitboard::of(Square::B5) | Square::G5.into();
        let kingside = furthest(bishops, Side::King, Role::Bishop, Color::White);
        assert_eq!(kingside, Square::B5.into());
        let knights = Bitboard::of(Square::C3) | Square::C5.into();
        assert_eq!(
            furthest(knights, Side::Queen, Role::Knight, Color::White),
            knights
        );
    }
}
