//! Reads set-up lists, and tells them from moves.

use alloc::vec::Vec;

use scoresheet_chess::{Bitboard, Color, Piece, Role, Setup, Square};

use super::doubt::{Doubt, DoubtKind};
use super::lexemes;
use crate::language::Language;
use crate::reading::Unreadable;

/// A set-up list that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The pieces, and who moves: White, unless the text says otherwise. Nobody may castle.
    pub setup: Setup,
    /// Who moves, if the text says it.
    pub turn: Option<Color>,
    /// Whether the text says whose the pieces are: by words, figurines or small letters.
    pub names_colors: bool,
    /// Whether the text has `@` before squares.
    pub has_at: bool,
    /// What is odd about the list, in the order of the text.
    pub doubts: Vec<Doubt>,
}

/// Reads a set-up list in a language.
///
/// Colors are named in the language or in English (`White:`, `w.`, `wKe1`) or told by figurines.
/// Without any, White's pieces come first and Black's follow behind `;`, `/` or a line end, or with the
/// second king; the list then says so as a [`DoubtKind::ColorUnsaid`]. Pieces are letters of the language,
/// its names or English ones (`king on e1`, `Rooks a1, h1`), or figurines; a bare square has a pawn.
/// `Kd3`, `K@d3`, `K d3` and `K: d3` are the same. `White to move` says who moves.
///
/// ```
/// use scoresheet_chess::Position;
/// use scoresheet_notation::{language, placement};
/// let english = language::find("en").unwrap();
/// let list = placement::parse("White: Ke1, Qd1; Black: Ke8. Black to move", english).unwrap();
/// let position = Position::new(list.setup).unwrap();
/// assert_eq!(position.fen().to_string(), "4k3/8/8/8/8/8/8/3QK3 b - - 0 1");
/// assert!(list.doubts.is_empty());
///
/// let list = placement::parse("White: Ke1, Qe1; Black: Ke8", english).unwrap();
/// assert_eq!(list.doubts[0].to_string(), "a second piece on e1; the first was kept");
/// ```
///
/// # Errors
///
/// [`Unreadable`] at the first word that is no part of a list, and for a text without any piece.
pub fn parse(text: &str, language: &Language) -> Result<Placement, Unreadable> {
    let mut list = List::new(text, language);
    list.read();
    if list.at < text.len() || list.placement.setup.board.occupied().is_empty() {
        return Err(Unreadable {
            offset: list.at,
            expected: "a piece and its square",
        });
    }
    Ok(list.finish())
}

/// Finds the set-up list that a text begins with, and where it ends: before the number of a move, or
/// with the text.
///
/// What stands behind a number is moves, and `P@f7` a drop. Before it, a list is what names colors or
/// and a king or has `@`, or else at least three pieces of which two are kings, none on the square of
/// another. Figurines alone do not tell, since moves are printed with them, too.
///
/// ```
/// use scoresheet_notation::{language, placement};
/// let english = language::find("en").unwrap();
/// let text = "K@e8, Ke1, P@f7 1. Kxf7";
/// let (list, end) = placement::find(text, english).unwrap();
/// assert_eq!(&text[end..], "1. Kxf7");
/// assert!(list.has_at);
/// assert!(placement::find("1. e4 e5 2. P@f7", english).is_none());
/// assert!(placement::find("e4 e5 Nf3 Nc6", english).is_none());
/// ```
pub fn find(text: &str, language: &Language) -> Option<(Placement, usize)> {
    let mut list = List::new(text, language);
    list.read();
    let end = list.at;
    let rest = &text[end..];
    let ends_well = rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit());
    let names_color = list.color.is_some();
    let placement = list.finish();
    let board = &placement.setup.board;
    let twice = placement.doubts.iter().any(|doubt| {
        matches!(
            doubt.kind,
            DoubtKind::SquareTwice(_) | DoubtKind::ManyKings(_)
        )
    });
    let kings = board.role(Role::King);
    let is_told = placement.has_at || names_color && kings.any();
    let is_full = board.occupied().len() >= 3 && kings.len() == 2 && !twice;
    let is_list = board.occupied().any() && (is_told || is_full);
    (ends_well && is_list).then_some((placement, end))
}

/// Whether a text begins with a set-up list, and not with moves.
///
/// ```
/// use scoresheet_notation::{language, placement};
/// let english = language::find("en").unwrap();
/// assert!(placement::is_setup("P@f7", english));
/// assert!(!placement::is_setup("1. P@f7", english));
/// ```
pub fn is_setup(text: &str, language: &Language) -> bool {
    find(text, language).is_some()
}

/// A list that is being read.
struct List<'a> {
    text: &'a str,
    at: usize,
    language: &'a Language,
    placement: Placement,
    /// The color that the text named last.
    color: Option<Color>,
    /// The color of pieces for which the text names none.
    guess: Color,
    /// The piece whose squares follow.
    heading: Option<Role>,
    kings: Bitboard,
    /// Whether small letters before `@` tell Black's pieces from White's.
    has_small_letters: bool,
}

impl<'a> List<'a> {
    fn new(text: &'a str, language: &'a Language) -> List<'a> {
        List {
            text,
            at: 0,
            language,
            placement: Placement {
                setup: Setup::empty(),
                turn: None,
                names_colors: false,
                has_at: false,
                doubts: Vec::new(),
            },
            color: None,
            guess: Color::White,
            heading: None,
            kings: Bitboard::EMPTY,
            has_small_letters: false,
        }
    }

    /// Reads to the end of the list: a number, a word that does not belong to it, or the end of the text.
    fn read(&mut self) {
        loop {
            // Before separators, since `(b)` would be lost among them.
            while self.read_turn() || self.skip_separator() {}
            let rest = &self.text[self.at..];
            if rest.is_empty() {
                return;
            }
            if !(self.read_color() || self.read_piece() || self.skip_filler()) {
                return;
            }
        }
    }

    fn read_turn(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let Some((turn, len)) = lexemes::turn(rest, self.language) else {
            return false;
        };
        self.placement.turn = Some(turn);
        self.placement.setup.turn = turn;
        self.at += len;
        true
    }

    /// Skips one separator, so that marks in brackets behind it are seen.
    fn skip_separator(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else {
            return false;
        };
        let (len, divides) = lexemes::separators(&rest[..first.len_utf8()]);
        if divides {
            self.heading = None;
            if self.has_king(self.guess) {
                self.guess = Color::Black;
            }
        }
        self.at += len;
        len > 0
    }

    fn skip_filler(&mut self) -> bool {
        let len = lexemes::filler(&self.text[self.at..]);
        self.at += len.unwrap_or(0);
        len.is_some()
    }

    fn read_color(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let Some((color, len)) = lexemes::color(rest, self.language) else {
            return false;
        };
        self.color = Some(color);
        self.placement.names_colors = true;
        self.heading = None;
        self.at += len;
        true
    }

    fn read_piece(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let offset = self.at;
        let (role, color, len) = match lexemes::piece(rest, self.language) {
            Some(named) => {
                self.heading = named.is_heading.then_some(named.role);
                self.placement.has_at |= named.has_at;
                self.has_small_letters |=
                    rest.starts_with(|c: char| c.is_ascii_lowercase()) && named.color.is_some();
                (named.role, named.color, named.len)
            }
            None => (self.heading.unwrap_or(Role::Pawn), None, 0),
        };
        let Some(square) = lexemes::square(&rest[len..]) else {
            return false;
        };
        self.at += len + 2;
        let color = self.decide_color(offset, role, color);
        self.put(offset, Piece { color, role }, square);
        true
    }

    /// Whose a piece is: what the text says, else what the figurine is, else a guess that is said.
    fn decide_color(&mut self, offset: usize, role: Role, shown: Option<Color>) -> Color {
        if let Some(color) = self.color {
            // Books print Black's pieces with White's figurines, but not the other way round.
            if color == Color::White && shown == Some(Color::Black) {
                self.doubt(offset, DoubtKind::OtherFigurine(color));
            }
            return color;
        }
        if let Some(color) = shown {
            self.placement.names_colors = true;
            return color;
        }
        if role == Role::King && self.has_king(Color::White) && !self.has_king(Color::Black) {
            self.guess = Color::Black;
        }
        let kind = DoubtKind::ColorUnsaid(self.guess);
        if !self.placement.doubts.iter().any(|doubt| doubt.kind == kind) {
            self.doubt(offset, kind);
        }
        self.guess
    }

    fn put(&mut self, offset: usize, piece: Piece, square: Square) {
        if self.placement.setup.board.occupied().has(square) {
            return self.doubt(offset, DoubtKind::SquareTwice(square));
        }
        if piece.role == Role::King {
            if self.has_king(piece.color) {
                self.doubt(offset, DoubtKind::ManyKings(piece.color));
            }
            self.kings |= square.into();
        }
        if piece.role == Role::Pawn && Bitboard::LAST_RANKS.has(square) {
            self.doubt(offset, DoubtKind::PawnOnLastRank(square));
        }
        self.placement.setup.board.set(square, Some(piece));
    }

    fn has_king(&self, color: Color) -> bool {
        (self.kings & self.placement.setup.board.color(color)).any()
    }

    fn doubt(&mut self, offset: usize, kind: DoubtKind) {
        // Where each of many words is odd, the first hundred say so well enough.
        if self.placement.doubts.len() < 100 {
            self.placement.doubts.push(Doubt { offset, kind });
        }
    }

    fn finish(mut self) -> Placement {
        if self.has_small_letters {
            // Then the capitals did say whose the pieces are.
            let unsaid = |doubt: &Doubt| matches!(doubt.kind, DoubtKind::ColorUnsaid(_));
            self.placement.doubts.retain(|doubt| !unsaid(doubt));
        }
        for color in Color::ALL {
            if !self.has_king(color) {
                self.doubt(self.at, DoubtKind::NoKing(color));
            }
        }
        self.placement
    }
}
