//! Pieces and squares by their names, among the tokens of a text.
//!
//! Where letters stand apart, a name may end before the next letter or go on: `B takes Kt P takes B`
//! is a knight or a pawn that is taken. So names are asked for with the number of their letters.

use scoresheet_chess::{Bitboard, Color, Role, Side};

use super::files;
use super::lexer::Tokens;
use super::school::School;
use super::token::Token;

/// A piece as it is named: `QKt` is a knight of the queen's wing, `KBP` a pawn on the f-file.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) role: Role,
    /// The wing of a piece.
    pub(super) wing: Option<Side>,
    /// Where it stands, as far as its name says.
    pub(super) files: Bitboard,
}

/// A square as it is named.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The squares of its files.
    pub(super) files: Bitboard,
    /// The squares of its rank, if it is said.
    pub(super) rank: Option<Bitboard>,
    /// The token behind it.
    pub(super) next: usize,
}

impl Place {
    /// All squares that fit.
    pub(super) fn squares(&self) -> Bitboard {
        self.files & self.rank.unwrap_or(Bitboard::ALL)
    }
}

/// Tokens, and whose move they are about.
pub(super) struct Names<'a> {
    pub(super) tokens: &'a Tokens,
    pub(super) school: School,
    pub(super) turn: Color,
}

impl Names<'_> {
    pub(super) fn token(&self, at: usize) -> Token {
        self.tokens.token(at)
    }

    fn letter(&self, at: usize) -> Option<Role> {
        match self.token(at) {
            Token::Letter(role) => Some(role),
            _ => None,
        }
    }

    /// Whether a name may end before a token, although it could go on: letters that stand
    /// together belong together, and what has an owner follows it.
    pub(super) fn may_cut(&self, at: usize) -> bool {
        self.letter(at).is_none()
            || !self.tokens.is_glued(at)
                && !self.tokens.is_possessive(at.wrapping_sub(1))
                && self.may_begin(at)
    }

    /// Whether a move may begin at a token, or something that is no part of a move.
    fn may_begin(&self, at: usize) -> bool {
        let letters = (at..at + 4).take_while(|&at| self.letter(at).is_some());
        let count = letters.count();
        let next = at + count;
        if count == 1 && self.tokens.is_possessive(at) {
            return false;
        }
        match self.token(next) {
            _ if count == 0 => true,
            Token::Dash | Token::To | Token::Takes | Token::Slash | Token::At => true,
            Token::Own | Token::Adverse | Token::Square(_) | Token::Steps(_) => true,
            Token::Queens | Token::Becomes | Token::Moves | Token::Castles => true,
            Token::Open => matches!(
                self.token(next + 1),
                Token::Rank(_) | Token::Letter(_) | Token::Square(_)
            ),
            // `B sq` is the end of a square, `B B sq` a move.
            Token::Rank(_) | Token::Home => self.school.is_rank_first() || count > 1,
            _ => {
                let is_pawn = self.letter(next - 1) == Some(Role::Pawn);
                count > 1 && !is_pawn && !self.school.is_rank_first()
            }
        }
    }

    /// Whether the move cannot be over before a token.
    pub(super) fn must_go_on(&self, at: usize) -> bool {
        matches!(self.token(at), Token::Dash | Token::To | Token::Takes)
    }

    /// A piece of so many letters.
    pub(super) fn piece(&self, at: usize, letters: usize) -> Option<Piece> {
        let last = at + letters - 1;
        if self.tokens.is_possessive(last) {
            return None;
        }
        let piece = |role, wing, files| Some(Piece { role, wing, files });
        let has_wing = |role| matches!(role, Role::Knight | Role::Bishop | Role::Rook);
        let first = self.letter(at)?;
        match letters {
            1 => piece(first, None, Bitboard::ALL),
            2 => {
                let second = self.letter(at + 1)?;
                let (role, of) = self.ordered(first, second);
                match role {
                    Role::Pawn if of != Role::Pawn => piece(role, None, files::files(None, of)),
                    // `AT`: the bishop on the rook's file, as Spanish books also have it.
                    _ if self.school.is_rank_first() && has_wing(of) && role != Role::King => {
                        piece(role, None, files::files(None, of))
                    }
                    _ if has_wing(role) => piece(role, Some(wing(of)?), Bitboard::ALL),
                    _ => None,
                }
            }
            _ => {
                let (second, third) = (self.letter(at + 1)?, self.letter(at + 2)?);
                let (pawn, file, of) = if self.school.is_rank_first() {
                    (first, second, third)
                } else {
                    (third, second, first)
                };
                let is_pawn = pawn == Role::Pawn && has_wing(file);
                let wing = wing(of)?;
                let on_file = files::files(Some(wing), file);
                is_pawn.then_some(Piece {
                    role: pawn,
                    wing: None,
                    files: on_file,
                })
            }
        }
    }

    /// What is named and by what, whichever stands first.
    fn ordered(&self, first: Role, second: Role) -> (Role, Role) {
        if self.school.is_rank_first() {
            (first, second)
        } else {
            (second, first)
        }
    }

    /// Hands out every square that is named at some token, the longest name first.
    pub(super) fn places(&self, at: usize, mover: &Piece, mut take: impl FnMut(Place)) {
        if self.school.is_rank_first() {
            self.places_by_rank(at, &mut take);
        } else {
            self.places_by_file(at, mover, &mut take);
        }
    }

    /// `4R`, `4AR`.
    fn places_by_rank(&self, at: usize, take: &mut impl FnMut(Place)) {
        let Token::Rank(number) = self.token(at) else {
            return;
        };
        let rank = Some(files::rank(number, self.turn));
        for letters in [2, 1] {
            let next = at + 1 + letters;
            let Some(files) = self.file(at + 1, letters) else {
                continue;
            };
            // In `P4A D2R` the second letter begins another move.
            let rank_follows = matches!(self.token(next), Token::Rank(_));
            if rank_follows && self.tokens.is_glued(next) {
                continue;
            }
            if self.may_cut(next) {
                take(Place { files, rank, next });
            }
        }
    }

    /// `K4`, `KB4`, `her 2d`, `his B's sq`, `e4`.
    fn places_by_file(&self, at: usize, mover: &Piece, take: &mut impl FnMut(Place)) {
        let mut at = at;
        let (mut is_own, mut is_adverse) = (false, false);
        loop {
            match self.token(at) {
                Token::Own if !is_own => is_own = true,
                Token::Adverse if !is_adverse => is_adverse = true,
                _ => break,
            }
            at += 1;
        }
        let side = if is_adverse { !self.turn } else { self.turn };
        if let Token::Square(square) = self.token(at) {
            let (files, rank) = (Bitboard::file(square.file()), Bitboard::rank(square.rank()));
            take(Place {
                files,
                rank: Some(rank),
                next: at + 1,
            });
            // A small `b4` may also be a bishop's fourth.
            if square.file() == scoresheet_chess::File::B {
                take(Place {
                    files: files::files(None, Role::Bishop),
                    rank: Some(files::rank(square.rank() as u8 + 1, side)),
                    next: at + 1,
                });
            }
            return;
        }
        for letters in [2, 1, 0] {
            let files = match letters {
                0 if !is_own || mover.role == Role::Pawn => continue,
                0 => Some(files::files(mover.wing, mover.role)),
                1 if is_own => self.letter(at).and_then(|file| owned_file(file, mover)),
                _ => self.file(at, letters),
            };
            let Some(files) = files else {
                continue;
            };
            let next = at + letters;
            let numbered = match self.token(next) {
                Token::Rank(number) => Some(number),
                Token::Home => Some(1),
                _ => None,
            };
            if let Some(number) = numbered {
                // "Fourth square" is the fourth.
                let is_spelled_out = self.token(next + 1) == Token::Home;
                take(Place {
                    files,
                    rank: Some(files::rank(number, side)),
                    next: next + 1 + usize::from(is_spelled_out),
                });
                // In `K to B 2. P to K4` the number may belong to the next move.
                if self.token(next) == Token::Home || self.tokens.is_glued(next) {
                    continue;
                }
            }
            if !self.tokens.is_possessive(next.wrapping_sub(1)) && self.may_cut(next) {
                take(Place {
                    files,
                    rank: None,
                    next,
                });
            }
        }
    }

    /// A file of one or two letters.
    fn file(&self, at: usize, letters: usize) -> Option<Bitboard> {
        let first = self.letter(at)?;
        if letters == 1 {
            return (first != Role::Pawn).then(|| files::files(None, first));
        }
        let (file, of) = self.ordered(first, self.letter(at + 1)?);
        let has_wing = matches!(file, Role::Knight | Role::Bishop | Role::Rook);
        let wing = wing(of)?;
        has_wing.then(|| files::files(Some(wing), file))
    }

    /// Where a piece stands, in brackets or behind a sign: a square, a file, a rank. It must end
    /// before a token that fits.
    pub(super) fn origin(
        &self,
        at: usize,
        mover: &Piece,
        fits: impl Fn(Token) -> bool,
    ) -> Option<Place> {
        let mut found = None;
        self.places(at, mover, |place| {
            if found.is_none() && fits(self.token(place.next)) {
                found = Some(place);
            }
        });
        found.or_else(|| {
            let alone = match self.token(at) {
                Token::Rank(number) => Place {
                    files: Bitboard::ALL,
                    rank: Some(files::rank(number, self.turn)),
                    next: at + 1,
                },
                Token::Home => Place {
                    files: Bitboard::ALL,
                    rank: Some(files::rank(1, self.turn)),
                    next: at + 1,
                },
                _ => [2, 1].into_iter().find_map(|letters| {
                    let files = self.file(at, letters)?;
                    let next = at + letters;
                    fits(self.token(next)).then_some(Place {
                        files,
                        rank: None,
                        next,
                    })
                })?,
            };
            fits(self.token(alone.next)).then_some(alone)
        })
    }
}

/// The wing of the king or the queen.
fn wing(role: Role) -> Option<Side> {
    match role {
        Role::King => Some(Side::King),
        Role::Queen => Some(Side::Queen),
        _ => None,
    }
}

/// `her B's`: the file on the wing of the piece that moves; `his K's` is just the king's.
fn owned_file(file: Role, mover: &Piece) -> Option<Bitboard> {
    match file {
        Role::Pawn => None,
        Role::King | Role::Queen => Some(files::files(None, file)),
        _ => Some(files::files(wing(mover.role).or(mover.wing), file)),
    }
}
