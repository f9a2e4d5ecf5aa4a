//! The grammar: from the tokens of a text to what it claims about a move.

use alloc::vec::Vec;

use scoresheet_chess::{Bitboard, CaptureClaim, Color, Role, RoleSet};

use super::files;
use super::lexer::Tokens;
use super::names::{Names, Piece, Place};
use super::school::School;
use super::token::Token;
use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};

/// Reads the beginning of a text as a move: every sensible way, the longest first.
///
/// In a list of moves nothing may tell where one ends: `Castles Q Kt to B3` is castling to the
/// queen's side and a knight, or castling and the queen's knight. Whoever reads on tries the ways
/// against the rules, in their order. Of ways of the same length the more usual comes first.
///
/// Check marks, marks of taking in passing and what a pawn becomes are part of the move, and so is
/// a period right behind it. Glyphs, notes and numbers are not.
///
/// ```
/// use scoresheet_chess::Color;
/// use scoresheet_notation::descriptive::{self, School};
/// let text = "Castles Q Kt to B3";
/// let scans = descriptive::scan(text, Color::White, School::English);
/// let read: Vec<&str> = scans.iter().map(|scan| &text[..scan.len]).collect();
/// assert_eq!(read, ["Castles Q", "Castles"]);
/// ```
pub fn scan(text: &str, turn: Color, school: School) -> Vec<Scan> {
    scan_from(text, turn, school).found
}

/// Reads a text that is one move and nothing else.
///
/// Of several ways to read it the most usual is taken; [`scan`] says all.
///
/// ```
/// use scoresheet_chess::{Color, Position, Square};
/// use scoresheet_notation::descriptive::{self, School};
/// for text in ["P-K4", "P. to K's 4th.", "Pawn to King's fourth", "K. P. two", "p-k4"] {
///     let reading = descriptive::parse(text, Color::White, School::English).unwrap();
///     let mv = Position::start().resolve(&reading.pattern).one().unwrap();
///     assert_eq!(mv.to, Square::E4);
/// }
/// ```
///
/// # Errors
///
/// [`Unreadable`] says at which byte of the text the grammar stuck, and what it expected there.
pub fn parse(text: &str, turn: Color, school: School) -> Result<Reading, Unreadable> {
    let start = text.len() - text.trim_start().len();
    let trimmed = text.trim();
    let grammar = scan_from(trimmed, turn, school);
    let whole = grammar.found.iter().find(|scan| scan.len == trimmed.len());
    match whole {
        Some(scan) => Ok(scan.reading),
        None => Err(Unreadable {
            offset: start + grammar.stuck.0,
            expected: grammar.stuck.1,
        }),
    }
}

fn scan_from(text: &str, turn: Color, school: School) -> Grammar<'_> {
    let tokens = Tokens::read(text, school);
    let names = Names {
        tokens: &tokens,
        school,
        turn,
    };
    let mut grammar = Grammar {
        text,
        found: Vec::new(),
        stuck: (0, "the letter of a piece"),
    };
    if text == "--" {
        let mut reading = Reading::new();
        reading.null = true;
        grammar.found.push(Scan { reading, len: 2 });
        return grammar;
    }
    names.castling(|reading, next| grammar.take(&names, reading, next));
    for letters in [3, 2, 1] {
        if let Some(mover) = names.piece(0, letters) {
            grammar.move_of(&names, &mover, letters);
        }
    }
    // Stable, so that of the same length the first found stays first.
    grammar
        .found
        .sort_by_key(|scan| core::cmp::Reverse(scan.len));
    if let Some(longest) = grammar.found.first() {
        let len = longest.len;
        grammar.stick(len + blanks(&text[len..]), "the end of the move");
    }
    grammar
}

fn blanks(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

struct Grammar<'a> {
    text: &'a str,
    found: Vec<Scan>,
    /// The furthest place where something else was expected.
    stuck: (usize, &'static str),
}

impl Grammar<'_> {
    /// Notes what was expected at a byte, if reading never came further.
    fn stick(&mut self, offset: usize, expected: &'static str) {
        if offset >= self.stuck.0 {
            self.stuck = (offset, expected);
        }
    }

    /// Notes what was expected at a token.
    fn stick_at(&mut self, names: &Names, at: usize, expected: &'static str) {
        let offset = match (names.tokens.get(at), names.tokens.get(at.wrapping_sub(1))) {
            (Some(lexeme), _) => lexeme.start,
            (None, Some(last)) => last.end + blanks(&self.text[last.end..]),
            (None, None) => blanks(self.text),
        };
        self.stick(offset, expected);
    }

    /// Takes a move that ends before some token, with all the marks that follow it.
    fn take(&mut self, names: &Names, reading: Reading, at: usize) {
        let mut reading = reading;
        let next = names.marks(at, &mut reading);
        self.take_marked(names, reading, next);
    }

    fn take_marked(&mut self, names: &Names, reading: Reading, next: usize) {
        let mut reading = reading;
        names.complete(&mut reading);
        let Some(last) = next.checked_sub(1).and_then(|last| names.tokens.get(last)) else {
            return;
        };
        let rest = &self.text[last.end..];
        let is_period = rest.starts_with('.') && !rest.starts_with("..");
        let len = last.end + usize::from(is_period);
        let scan = Scan { reading, len };
        if !self.found.contains(&scan) {
            self.found.push(scan);
        }
    }

    /// All that may follow the name of the piece that moves.
    fn move_of(&mut self, names: &Names, mover: &Piece, at: usize) {
        let mut reading = Reading::new();
        reading.pattern.roles = RoleSet::of(mover.role);
        reading.pattern.from = mover.files;
        reading.wing = mover.wing;
        let mut at = at;
        if let Some(place) = self.bracketed(names, mover, at) {
            reading.pattern.from &= place.squares();
            at = place.next;
        }
        match names.token(at) {
            Token::Dash | Token::To => self.goes(names, mover, reading, at + 1),
            Token::Takes => self.takes(names, mover, reading, at + 1),
            Token::Steps(number) => self.steps(names, mover, reading, number, at + 1),
            Token::Moves => self.take(names, reading, at + 1),
            Token::Rank(number @ 1..=2)
                if mover.role == Role::Pawn && !names.school.is_rank_first() =>
            {
                self.steps(names, mover, reading, number, at + 1);
            }
            _ => {
                // "Q checks", "P queens": the square is left out.
                let mut marked = reading;
                let next = names.marks(at, &mut marked);
                if next > at {
                    if !marked.pattern.promotion.is_empty() {
                        // Nothing is said of taking, so it walks.
                        marked = quiet(marked);
                    }
                    self.take_marked(names, marked, next);
                }
                self.goes_unsigned(names, mover, reading, at);
            }
        }
    }

    /// The origin of the piece that moves, behind its name: `(B3)`, `/7`, `on K2`.
    fn bracketed(&self, names: &Names, mover: &Piece, at: usize) -> Option<Place> {
        match names.token(at) {
            Token::Open => {
                // "From", "on" and "at" may stand inside.
                let inside = at + 1 + usize::from(names.token(at + 1) == Token::At);
                let place = names.origin(inside, mover, |next| next == Token::Close)?;
                Some(Place {
                    next: place.next + 1,
                    ..place
                })
            }
            Token::Slash | Token::At => names.origin(at + 1, mover, |next| {
                matches!(next, Token::Dash | Token::To | Token::Takes)
            }),
            _ => None,
        }
    }

    /// The target behind a dash or "to".
    fn goes(&mut self, names: &Names, mover: &Piece, reading: Reading, at: usize) {
        if names.token(at) == Token::Any {
            // "Any square".
            let end = at + 1 + usize::from(names.token(at + 1) == Token::Home);
            return self.take(names, reading, end);
        }
        let is_pawn = mover.role == Role::Pawn;
        if is_pawn && names.token(at) == Token::Letter(Role::Queen) {
            // "P to Queen" says what it becomes and not where it goes.
            let is_end = !matches!(
                names.token(at + 1),
                Token::Rank(_) | Token::Letter(_) | Token::Home | Token::Dash | Token::Takes
            );
            if is_end && !names.tokens.is_possessive(at) {
                let mut promotes = quiet(reading);
                promotes.pattern.promotion = RoleSet::of(Role::Queen);
                promotes.pattern.to = files::rank(8, names.turn);
                return self.take(names, promotes, at + 1);
            }
        }
        let mut is_any = false;
        names.places(at, mover, |place| {
            is_any |= self.arrives(names, mover, reading, place);
        });
        if !is_any {
            self.stick_at(names, at, "the name of a square");
        }
    }

    /// A target without a sign before it, as in `P K 4`; or an origin, as in `T 4 CR — 2 CR`.
    fn goes_unsigned(&mut self, names: &Names, mover: &Piece, reading: Reading, at: usize) {
        let is_glued = names.tokens.is_glued(at);
        let mut is_any = false;
        names.places(at, mover, |place| {
            let mut reading = reading;
            match names.token(place.next) {
                Token::Dash | Token::To if place.rank.is_some() => {
                    reading.pattern.from &= place.squares();
                    self.goes(names, mover, reading, place.next + 1);
                    is_any = true;
                }
                Token::Takes if place.rank.is_some() => {
                    reading.pattern.from &= place.squares();
                    self.takes(names, mover, reading, place.next + 1);
                    is_any = true;
                }
                // `KR` written together is a rook.
                _ if is_glued && place.rank.is_none() => {}
                _ => is_any |= self.arrives(names, mover, reading, place),
            }
        });
        // `T1xP`: only the rank of the origin.
        if let (Token::Rank(number), true) = (names.token(at), names.must_go_on(at + 1)) {
            let mut reading = reading;
            reading.pattern.from &= files::rank(number, names.turn);
            return match names.token(at + 1) {
                Token::Takes => self.takes(names, mover, reading, at + 2),
                _ => self.goes(names, mover, reading, at + 2),
            };
        }
        if !is_any {
            self.stick_at(names, at, "`-`, `to`, `x` or `takes`");
        }
    }

    /// Takes a move to a place, if a piece of the kind can be meant to go there.
    fn arrives(&mut self, names: &Names, mover: &Piece, reading: Reading, place: Place) -> bool {
        let rank = match place.rank {
            Some(rank) => rank,
            // The rank is left out when it is the first; no pawn goes there.
            None if mover.role != Role::Pawn && !names.school.is_rank_first() => {
                files::rank(1, names.turn)
            }
            None => return false,
        };
        if names.must_go_on(place.next) {
            return false;
        }
        let mut reading = quiet(reading);
        reading.pattern.to = place.files & rank;
        self.take(names, reading, place.next);
        true
    }

    /// A pawn by the number of its steps, `K. P. two`.
    fn steps(&mut self, names: &Names, mover: &Piece, reading: Reading, number: u8, at: usize) {
        if mover.role != Role::Pawn {
            return self.stick_at(names, at - 1, "`-`, `to`, `x` or `takes`");
        }
        let end = at + usize::from(names.token(at) == Token::Home);
        let rank = |number| files::rank(number, names.turn);
        let mut reading = quiet(reading);
        let file = reading.pattern.from;
        if number == 2 {
            reading.pattern.from = file & rank(2);
            reading.pattern.to = file & rank(4);
            return self.take(names, reading, end);
        }
        // To the fourth rank a pawn may come by one step or two; a set cannot tell.
        reading.pattern.to = file.without(rank(4));
        self.take(names, reading, end);
        reading.pattern.from = file & rank(3);
        reading.pattern.to = file & rank(4);
        self.take(names, reading, end);
    }

    /// What is taken.
    fn takes(&mut self, names: &Names, mover: &Piece, reading: Reading, at: usize) {
        let mut reading = reading;
        reading.takes = true;
        reading.pattern.capture = CaptureClaim::Yes;
        let mut is_any = false;
        for letters in [3, 2, 1] {
            let next = at + letters;
            let Some(piece) = names.piece(at, letters) else {
                continue;
            };
            if piece.role == Role::King || !names.may_cut(next) || names.must_go_on(next) {
                continue;
            }
            let mut reading = reading;
            reading.pattern.captured = RoleSet::of(piece.role);
            reading.pattern.to = piece.files;
            reading.captured_wing = piece.wing;
            self.takes_where(names, mover, reading, piece.role, next);
            is_any = true;
        }
        // A square instead of a piece: a hybrid, or a misprint.
        names.places(at, mover, |place| {
            let digit = place.next - 1;
            let is_sure = place.rank.is_some()
                && (names.tokens.is_glued(digit)
                    || names.tokens.is_possessive(digit.wrapping_sub(1)));
            let is_square = matches!(names.token(digit), Token::Square(_));
            if (is_sure || is_square) && !names.must_go_on(place.next) {
                let mut reading = reading;
                reading.pattern.to = place.squares();
                self.take(names, reading, place.next);
                is_any = true;
            }
        });
        if !is_any {
            self.stick_at(names, at, "the letter of a piece that is taken");
        }
    }

    /// Where the piece stood that is taken: `(B5)`, `/QB6`, `at K5`, or nothing.
    fn takes_where(
        &mut self,
        names: &Names,
        mover: &Piece,
        reading: Reading,
        taken: Role,
        at: usize,
    ) {
        let captured = Piece {
            role: taken,
            wing: reading.captured_wing,
            files: Bitboard::ALL,
        };
        let place = match names.token(at) {
            Token::Open => names
                .origin(at + 1, &captured, |next| next == Token::Close)
                .map(|place| Place {
                    next: place.next + 1,
                    ..place
                }),
            Token::Slash | Token::At => names.origin(at + 1, &captured, |_| true),
            Token::Square(square) => Some(Place {
                files: Bitboard::file(square.file()),
                rank: Some(Bitboard::rank(square.rank())),
                next: at + 1,
            }),
            _ => None,
        };
        // `PxR(Q)` says what the pawn becomes.
        let place = place.filter(|place| place.rank.is_some());
        if let Some(place) = place {
            let mut reading = reading;
            reading.pattern.to &= place.squares();
            return self.take(names, reading, place.next);
        }
        self.take(names, reading, at);
        if mover.role == Role::Pawn && taken != Role::Pawn {
            // On the last rank it becomes a queen without a word.
            let mut promotes = reading;
            let end = names.marks(at, &mut promotes);
            if promotes.pattern.promotion.is_empty() && !promotes.en_passant {
                promotes.pattern.promotion = RoleSet::of(Role::Queen);
                promotes.pattern.to &= files::rank(8, names.turn);
                promotes.quirks.add(Quirk::NoPromotionPiece);
                self.take_marked(names, promotes, end);
            }
        }
    }
}

/// A reading that takes nothing.
fn quiet(reading: Reading) -> Reading {
    let mut reading = reading;
    reading.pattern.capture = CaptureClaim::No;
    reading
}
