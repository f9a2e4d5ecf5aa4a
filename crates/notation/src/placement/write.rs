//! Writes set-up lists.

use alloc::string::String;

use scoresheet_chess::{Color, Role, Setup};

use super::words;
use crate::algebraic::Letters;
use crate::language::Language;

/// Pieces are listed from the king down.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Writes the pieces of a position and, if Black is to move, that he is.
///
/// Pieces come from the king down, with the letters of the language; pawns have the letter if the
/// language has one. What a list cannot say, castling and the rest of a FEN, is left out.
///
/// ```
/// use scoresheet_chess::fen;
/// use scoresheet_notation::{language, placement};
/// let setup = fen::parse("4k3/5p2/8/8/8/8/8/R2QK3 b - - 0 1").unwrap();
/// let mut text = String::new();
/// placement::write(&setup, language::find("en").unwrap(), &mut text);
/// assert_eq!(text, "White: Ke1, Qd1, Ra1; Black: Ke8, Pf7; Black to move");
///
/// text.clear();
/// placement::write(&setup, language::find("vi").unwrap(), &mut text);
/// assert_eq!(text, "Trắng: Ve1, Hd1, Xa1; Đen: Ve8, f7; Đen đi");
/// ```
pub fn write(setup: &Setup, language: &Language, out: &mut String) {
    let mut between = "";
    for color in Color::ALL {
        if setup.board.color(color).is_empty() {
            continue;
        }
        out.push_str(between);
        out.push_str(name(language, color));
        out.push_str(": ");
        write_pieces(setup, color, &language.letters, ", ", out);
        between = "; ";
    }
    if setup.turn == Color::Black {
        out.push_str(between);
        match words::MOVES.iter().find(|(code, _)| *code == language.code) {
            Some((_, moves)) => {
                out.push_str(name(language, Color::Black));
                out.push_str(moves);
            }
            None => out.push_str("(b)"),
        }
    }
}

/// Writes the pieces of a position as figurines, whose shapes tell the sides.
///
/// ```
/// use scoresheet_chess::fen;
/// use scoresheet_notation::placement;
/// let setup = fen::parse("4k3/5p2/8/8/8/8/8/3QK3 w - - 0 1").unwrap();
/// let mut text = String::new();
/// placement::write_figurines(&setup, &mut text);
/// assert_eq!(text, "♔e1 ♕d1 ♚e8 ♟f7");
/// ```
pub fn write_figurines(setup: &Setup, out: &mut String) {
    let mut between = "";
    for color in Color::ALL {
        if setup.board.color(color).any() {
            out.push_str(between);
            write_pieces(setup, color, &Letters::FIGURINES, " ", out);
            between = " ";
        }
    }
    if setup.turn == Color::Black {
        out.push_str(between);
        out.push_str("(b)");
    }
}

fn name(language: &Language, color: Color) -> &'static str {
    let names = match color {
        Color::White => language.words.white,
        Color::Black => language.words.black,
    };
    names.first().copied().unwrap_or(color.name())
}

fn write_pieces(setup: &Setup, color: Color, letters: &Letters, between: &str, out: &mut String) {
    let mut is_first = true;
    for role in ORDER {
        for square in setup.board.pieces(color, role) {
            if !is_first {
                out.push_str(between);
            }
            is_first = false;
            out.push_str(letters.letter(color, role));
            out.push(square.file().letter());
            out.push(square.rank().digit());
        }
    }
}
