//! SAN in machine words: what millions of moves go through.
//!
//! # Why this is clever
//!
//! A SAN move fits eight bytes, so it is taken apart with shifts and three
//! table look-ups and without a loop: the target from its end, the role from
//! its first byte, and what is between by a mask of possible origins per byte,
//! where the bytes that are not there stand for "anywhere". Writing goes the
//! other way, and a text is known to be in export form when the two numbers
//! are equal.
//!
//! # If you change this
//!
//! This must accept only texts in export form, except for needless origins and
//! wrong check marks, and mean by them what [`parse`](super::parse) means: the
//! suite compares the two for every legal move and for random bytes.

use scoresheet_chess::{Bitboard, File, Move, MoveKind, Position, Rank, Role, Side, Square};

use crate::reading::CheckMark;
use crate::view::origin_needed;
use crate::word::Word;

/// A move in SAN, understood as far as it goes without a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct San {
    claim: Claim,
    /// The last byte of the text, which may be a check mark.
    last: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    Piece {
        role: Role,
        from: Bitboard,
        to: Square,
        takes: bool,
    },
    Promotion {
        from: Bitboard,
        to: Square,
        takes: bool,
        becomes: Role,
    },
    Castling(Side),
}

const CASTLES_KING: u64 = Word::pack(b"O-O").unwrap().bits();
const CASTLES_QUEEN: u64 = Word::pack(b"O-O-O").unwrap().bits();

/// The origins that a byte between piece and target leaves possible.
static ORIGINS: [Bitboard; 256] = {
    let mut origins = [Bitboard::EMPTY; 256];
    origins[0] = Bitboard::ALL;
    origins[b'x' as usize] = Bitboard::ALL;
    let mut i = 0;
    while i < 8 {
        origins[b'a' as usize + i] = Bitboard::file(File::ALL[i]);
        origins[b'1' as usize + i] = Bitboard::rank(Rank::ALL[i]);
        i += 1;
    }
    origins
};

/// The role of a first byte; 6 for castling, 7 for anything else.
static ROLES: [u8; 256] = {
    let mut roles = [7; 256];
    let mut i = 0;
    while i < 8 {
        roles[b'a' as usize + i] = Role::Pawn as u8;
        i += 1;
    }
    roles[b'N' as usize] = Role::Knight as u8;
    roles[b'B' as usize] = Role::Bishop as u8;
    roles[b'R' as usize] = Role::Rook as u8;
    roles[b'Q' as usize] = Role::Queen as u8;
    roles[b'K' as usize] = Role::King as u8;
    roles[b'O' as usize] = 6;
    roles
};

#[inline(always)]
fn byte(bits: u64, at: usize) -> u8 {
    (bits >> (8 * at)) as u8
}

/// Reads a move in the form in which SAN is exported; `None` for any other text.
///
/// Needless origins and false marks are taken; nothing else of what
/// [`parse`](super::parse) forgives is.
///
/// ```
/// use scoresheet_chess::Position;
/// use scoresheet_notation::{algebraic::read_san, Word};
/// let start = Position::start();
/// let san = read_san(Word::pack(b"Nf3").unwrap()).unwrap();
/// assert!(san.find(&start).is_some());
/// ```
#[inline(always)]
pub fn read_san(word: Word) -> Option<San> {
    read_san_of(word, word.len())
}

/// Like [`read_san`], for a word whose length is known: at most eight.
#[inline(always)]
pub fn read_san_of(word: Word, len: usize) -> Option<San> {
    debug_assert_eq!(len, word.len());
    let bits = word.bits();
    if len < 2 {
        return None;
    }
    let last = byte(bits, len - 1);
    let len = len - usize::from((last == b'+') | (last == b'#'));
    let role = match ROLES[usize::from(byte(bits, 0))] {
        0 => Role::Pawn,
        1 => Role::Knight,
        2 => Role::Bishop,
        3 => Role::Rook,
        4 => Role::Queen,
        5 => Role::King,
        6 => return read_castling(bits, len, last),
        _ => return None,
    };
    match read_target(bits, len, role) {
        Some((from, to, takes)) => Some(San {
            claim: Claim::Piece {
                role,
                from,
                to,
                takes,
            },
            last,
        }),
        None => read_promotion(bits, len, last),
    }
}

/// Where a piece comes from and goes to, and whether it takes something. Fails if the last two
/// bytes are no square.
#[inline(always)]
fn read_target(bits: u64, len: usize, role: Role) -> Option<(Bitboard, Square, bool)> {
    if len < 2 {
        return None;
    }
    let shift = 8 * (len - 2);
    let target = bits >> shift;
    let file = byte(target, 0).wrapping_sub(b'a');
    let rank = byte(target, 1).wrapping_sub(b'1');
    if (file | rank) > 7 {
        return None;
    }
    let to = Square::from_index(usize::from(rank * 8 + file));
    // What is left before the target, without the piece letter.
    let before = bits & !(!0 << shift);
    let takes = before << 8 >> shift & 0xff == u64::from(b'x');
    let middle = before >> (8 * u32::from(role != Role::Pawn));
    // One byte of a piece, or the file and the sign of a pawn that takes, cannot be out of order.
    let allowed = match role {
        Role::Pawn => 16 * u32::from(takes),
        _ => 8,
    };
    if middle >> allowed != 0 && !is_in_order(middle) {
        return None;
    }
    let origins = |at: usize| ORIGINS[usize::from(byte(middle, at))];
    let mut from = origins(0) & origins(1) & origins(2);
    if role == Role::Pawn && !takes {
        // A step ahead; without this, `c4` could be a capture on c4.
        from &= Bitboard::file(File::ALL[usize::from(file & 7)]);
    }
    Some((from, to, takes))
}

/// Whether what stands between piece and target is a file, a rank and a capture sign, each of
/// them or not, in this order.
#[cold]
#[inline(never)]
fn is_in_order(middle: u64) -> bool {
    matches!(
        middle.to_le_bytes(),
        [b'a'..=b'h', b'1'..=b'8', 0 | b'x', 0, ..]
            | [b'a'..=b'h' | b'1'..=b'8', b'x', 0, 0, ..]
    )
}

/// A pawn that becomes something: `e8=Q`.
#[cold]
#[inline(never)]
fn read_promotion(bits: u64, len: usize, last: u8) -> Option<San> {
    if len < 4 || byte(bits, len - 2) != b'=' || ROLES[usize::from(byte(bits, 0))] != 0 {
        return None;
    }
    let becomes = match byte(bits, len - 1) {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    };
    let (from, to, takes) = read_target(bits, len - 2, Role::Pawn)?;
    Some(San {
        claim: Claim::Promotion {
            from,
            to,
            takes,
            becomes,
        },
        last,
    })
}

#[inline(never)]
fn read_castling(bits: u64, len: usize, last: u8) -> Option<San> {
    let side = match bits & !0 >> (64 - 8 * len) {
        CASTLES_KING => Side::King,
        CASTLES_QUEEN => Side::Queen,
        _ => return None,
    };
    Some(San {
        claim: Claim::Castling(side),
        last,
    })
}

impl San {
    /// The only legal move that this means in a position, if there is exactly one.
    ///
    /// A capture sign must be true here, so that a false one is noticed even
    /// where nobody compares texts.
    #[inline(always)]
    pub fn find(&self, position: &Position) -> Option<Move> {
        match self.claim {
            Claim::Piece {
                role,
                from,
                to,
                takes,
            } => position.find_claimed(role, from, to, takes),
            Claim::Promotion {
                from,
                to,
                takes,
                becomes,
            } => position.find_promotion(from, to, becomes, takes),
            Claim::Castling(side) => position.find_castling(side),
        }
    }

    /// Whether the text is plainly what [`san`] writes of the move it was found for, with the
    /// position after it: quicker than writing. `false` may only mean that it takes a closer look.
    ///
    /// A piece without an origin, found as the only one, needs none, and a pawn has its file where
    /// it takes and nowhere else; then only the mark is in question. `len` is that of the text.
    #[inline(always)]
    pub fn is_plainly_exact(&self, len: usize, after: &Position) -> bool {
        let is_marked = (self.last == b'+') | (self.last == b'#');
        let is_whole = match self.claim {
            // Without a jump by the kind of piece, which nobody could foresee.
            Claim::Piece { role, takes, .. } => {
                let rest = len - 2 - usize::from(takes) - usize::from(is_marked);
                rest == usize::from((role != Role::Pawn) | takes)
            }
            Claim::Promotion { .. } => false,
            Claim::Castling(_) => true,
        };
        is_whole
            && match (after.is_check(), self.last) {
                (false, last) => last != b'+' && last != b'#',
                (true, b'+') => after.can_move(),
                (true, b'#') => !after.can_move(),
                (true, _) => false,
            }
    }

    /// What the text says about check.
    pub const fn check(&self) -> CheckMark {
        match self.last {
            b'+' => CheckMark::Check,
            b'#' => CheckMark::Mate,
            _ => CheckMark::None,
        }
    }
}

/// Writes a legal move in SAN, exactly as it is exported (PGN 8.2.3), from the positions before
/// and after it.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::algebraic::san;
/// let start = Position::start();
/// let mv = start.find(Role::Pawn, Bitboard::ALL, Square::E4, None).unwrap();
/// assert_eq!(san(&start, mv, &start.after(mv)).as_str(), "e4");
/// ```
#[inline(always)]
pub fn san(before: &Position, mv: Move, after: &Position) -> Word {
    let (mut bits, mut len) = match mv.kind {
        MoveKind::Castling => {
            let bits = match Side::of(mv.from, mv.to) {
                Side::King => CASTLES_KING,
                Side::Queen => CASTLES_QUEEN,
            };
            (bits, Word::from_bits(bits).len())
        }
        MoveKind::Null => return Word::from_bits(u64::from_le_bytes(*b"--\0\0\0\0\0\0")),
        _ => write_piece(before, mv),
    };
    if after.is_check() {
        let mark = if after.can_move() { b'+' } else { b'#' };
        bits |= u64::from(mark) << (8 * len);
        len += 1;
    }
    debug_assert!(len <= 8);
    Word::from_bits(bits)
}

#[inline(always)]
fn write_piece(before: &Position, mv: Move) -> (u64, usize) {
    let mut bits = 0u64;
    let mut len = 0usize;
    // Writes a byte that counts only if the condition holds: the next one overwrites it.
    let mut put = |byte: u8, condition: bool| {
        bits |= u64::from(if condition { byte } else { 0 }) << (8 * len);
        len += usize::from(condition);
    };
    let [from_file, from_rank] = mv.from.name();
    let takes = before.board().color(!before.turn()).has(mv.to) || mv.kind == MoveKind::EnPassant;
    if mv.role == Role::Pawn {
        put(from_file, takes);
    } else {
        put(mv.role.letter() as u8, true);
        if mv.role != Role::King {
            let rivals = before.rivals(mv);
            if rivals.any() {
                let (file, rank) = origin_needed(mv.from, rivals);
                put(from_file, file);
                put(from_rank, rank);
            }
        }
    }
    put(b'x', takes);
    let [to_file, to_rank] = mv.to.name();
    put(to_file, true);
    put(to_rank, true);
    if let Some(role) = mv.becomes() {
        put(b'=', true);
        put(role.letter() as u8, true);
    }
    (bits, len)
}
