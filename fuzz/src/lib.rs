//! Inputs that are positions, as the targets read them and the seeds are written.

#![forbid(unsafe_code)]

use scoresheet_chess::{Bitboard, Color, Piece, Position, Role, Setup, Square, Variant, fen};

/// The setup that an input stands for: a FEN, one of Chess960 after `960 `; or, after a byte 0,
/// one in bytes.
///
/// Bytes that were changed still are a setup, and one with a king for each side, which changed
/// FENs rarely are.
pub fn parse(input: &[u8]) -> Option<Setup> {
    if let Some(bytes) = input.strip_prefix(&[0]) {
        return parse_bytes(bytes);
    }
    let text = str::from_utf8(input).ok()?;
    let Some(text) = text.strip_prefix("960 ") else {
        return fen::parse(text).ok();
    };
    let setup = fen::parse(text).ok()?;
    Some(Setup {
        variant: Variant::Chess960,
        ..setup
    })
}

/// The FEN of a position as an input.
pub fn write(position: &Position) -> String {
    match position.variant() {
        Variant::Standard => position.fen().to_string(),
        Variant::Chess960 => format!("960 {}", position.fen()),
    }
}

/// The setup of a position as bytes, the first of them 0.
pub fn write_bytes(position: &Position) -> Vec<u8> {
    let setup = position.setup();
    let flags = u8::from(setup.turn.is_white()) | u8::from(setup.variant == Variant::Chess960) << 1;
    let clock = u8::try_from(setup.halfmove_clock).unwrap_or(u8::MAX);
    let passed = setup.en_passant.map_or(64, |square| square.index() as u8);
    let rooks = setup.castling.0.to_le_bytes();
    let mut bytes = vec![0, flags, clock, passed, rooks[0], rooks[7]];
    bytes.extend(Color::ALL.map(|color| position.king(color).index() as u8));
    for (index, (color, role)) in men().enumerate() {
        for square in setup.board.pieces(color, role) {
            bytes.extend([index as u8, square.index() as u8]);
        }
    }
    bytes
}

/// What may stand on a board beside the kings.
fn men() -> impl Iterator<Item = (Color, Role)> {
    let roles = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    let men = move |color| roles.map(|role| (color, role));
    Color::ALL.into_iter().flat_map(men)
}

fn parse_bytes(bytes: &[u8]) -> Option<Setup> {
    let (&[flags, clock, passed, first, last, white, black], pairs) = bytes.split_first_chunk()?;
    let square = |byte: u8| Square::from_index(usize::from(byte & 63));
    let mut setup = Setup {
        turn: if flags & 1 == 1 {
            Color::White
        } else {
            Color::Black
        },
        variant: if flags & 2 == 2 {
            Variant::Chess960
        } else {
            Variant::Standard
        },
        castling: Bitboard(u64::from_le_bytes([first, 0, 0, 0, 0, 0, 0, last])),
        en_passant: (passed < 64).then(|| square(passed)),
        halfmove_clock: clock.into(),
        fullmove_number: 100,
        ..Setup::empty()
    };
    let men: Vec<_> = men().collect();
    for pair in pairs.chunks_exact(2) {
        let (color, role) = men[usize::from(pair[0]) % men.len()];
        setup
            .board
            .set(square(pair[1]), Some(Piece { color, role }));
    }
    for (color, king) in Color::ALL.into_iter().zip([white, black]) {
        let role = Role::King;
        setup.board.set(square(king), Some(Piece { color, role }));
    }
    Some(setup)
}

#[cfg(test)]
mod tests {
    use super::{parse, write, write_bytes};
    use scoresheet_suite::walk;

    #[test]
    fn a_position_is_read_from_both_forms() {
        walk::positions(3, 1000, |_, position| {
            let setup = position.setup();
            assert_eq!(parse(write(position).as_bytes()), Some(setup));
            let mut short = setup;
            short.fullmove_number = 100;
            short.halfmove_clock = setup.halfmove_clock.min(255);
            assert_eq!(parse(&write_bytes(position)), Some(short));
        });
    }
}
