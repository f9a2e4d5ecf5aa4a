//! The grammar of the algebraic family, on a move that is already in ASCII.
//!
//! Texts in all languages come here as the same line of bytes, `KQRBNP`, `a-h`, `1-8`, signs and
//! marks, each with its place in the text; so there is one grammar for all of them.

use scoresheet_chess::{CaptureClaim, File, Pattern, Rank, Role, RoleSet, Side};

use super::body::Body;
use crate::quirk::Quirk;
use crate::reading::{CheckMark, Reading, Unreadable};

/// Longer words are no moves; the longest sensible one is about `Ng1xNf3+!? e.p.`.
pub(super) const LONGEST: usize = 24;

/// The word in ASCII, each byte with its place in the text.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) bytes: [u8; LONGEST],
    pub(super) places: [u8; LONGEST],
    pub(super) len: usize,
    /// What a letter stands for, where that is not what it stands for in English, or not only.
    pub(super) roles: [RoleSet; LONGEST],
    /// Whether small letters may be pieces, as people type them in English. Where letters were
    /// folded from another alphabet, small ones are always files.
    pub(super) has_small_pieces: bool,
}

impl Line {
    pub(super) const fn new(has_small_pieces: bool) -> Line {
        Line {
            bytes: [0; LONGEST],
            places: [0; LONGEST],
            len: 0,
            roles: [RoleSet::EMPTY; LONGEST],
            has_small_pieces,
        }
    }

    /// Reads the line as one move, from its marks at the end to its target.
    pub(super) fn read(mut self, reading: &mut Reading) -> Result<(), Unreadable> {
        self.cut_suffixes(reading);
        if let Some(side) = self.castling(reading) {
            reading.pattern = Pattern::castling(side);
            return Ok(());
        }
        if self.takes_a_piece_somewhere(reading) {
            return Ok(());
        }
        self.cut_promotion(reading);
        self.read_body(reading)
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    pub(super) fn error(&self, at: usize, expected: &'static str) -> Unreadable {
        let last = self.len.saturating_sub(1);
        Unreadable {
            offset: usize::from(self.places[at.min(last)]),
            expected,
        }
    }

    fn cut(&mut self, suffix: &[u8]) -> bool {
        let ends = self.len > suffix.len() && self.bytes().ends_with(suffix);
        self.len -= if ends { suffix.len() } else { 0 };
        ends
    }

    /// Cuts marks for check, mate, taking in passing, glyphs and draw offers, in any order.
    fn cut_suffixes(&mut self, reading: &mut Reading) {
        const EN_PASSANT: [&[u8]; 10] = [
            b"/e.p.", b"/e.p", b"/ep.", b"/ep", b"(e.p.)", b"(ep)", b"e.p.", b"e.p", b"ep.", b"ep",
        ];
        const MATE: [&[u8]; 4] = [b"checkmate", b"mate", b"mat", b"mt"];
        const CHECK: [&[u8]; 8] = [
            b"dblch", b"dis.ch.", b"dis.ch", b"disch", b"(ch)", b"(ch.)", b"ch.", b"ch",
        ];
        loop {
            let quirks = &mut reading.quirks;
            if self.cut(b"(=)") {
                quirks.add(Quirk::DrawOffer);
            } else if self.cut(b"!") || self.cut(b"?") {
                quirks.add(Quirk::Glyph);
            } else if EN_PASSANT.iter().any(|mark| self.cut(mark)) {
                quirks.add(Quirk::EnPassantMark);
                reading.en_passant = true;
            } else if self.cut(b"++") {
                quirks.add(Quirk::OddCheckMark);
                reading.check = CheckMark::Double;
            } else if self.cut(b"#") || MATE.iter().any(|mark| self.cut(mark)) {
                let odd = self.bytes[self.len] != b'#' || reading.check != CheckMark::None;
                quirks.add_if(odd, Quirk::OddCheckMark);
                reading.check = CheckMark::Mate;
            } else if self.cut(b"+") || CHECK.iter().any(|mark| self.cut(mark)) {
                let odd = self.bytes[self.len] != b'+' || reading.check != CheckMark::None;
                quirks.add_if(odd, Quirk::OddCheckMark);
                if reading.check == CheckMark::None {
                    reading.check = CheckMark::Check;
                }
            } else if self.cut(b",") || self.cut(b".") {
                quirks.add(Quirk::Punctuation);
            } else {
                return;
            }
            // A blank before a mark belongs to it, as in `exd6 e.p.`.
            if self.cut(b" ") {
                let is_bare = matches!(self.bytes[self.len + 1], b'+' | b'#');
                reading.quirks.add_if(is_bare, Quirk::OddCheckMark);
            }
        }
    }

    /// Castling: two or three letters O or zeros, with hyphens or without.
    fn castling(&mut self, reading: &mut Reading) -> Option<Side> {
        let (mut halves, mut hyphens) = (0, 0);
        let (mut zeros, mut small) = (false, false);
        for (at, &byte) in self.bytes().iter().enumerate() {
            match byte {
                b'O' | b'o' | b'0' => {
                    halves += 1;
                    zeros |= byte == b'0';
                    small |= byte == b'o';
                }
                b'-' if at > 0 && self.bytes[at - 1] != b'-' => hyphens += 1,
                _ => return None,
            }
        }
        let side = match halves {
            2 => Side::King,
            3 => Side::Queen,
            _ => return None,
        };
        if self.bytes().ends_with(b"-") || hyphens > 0 && hyphens != halves - 1 {
            return None;
        }
        reading.quirks.add_if(zeros, Quirk::ZeroCastling);
        reading
            .quirks
            .add_if(small || hyphens == 0, Quirk::OddCastling);
        Some(side)
    }

    /// Cuts a promotion: `=Q`, `Q`, `(Q)`, `=(Q)`, `/Q`, `:Q`, or a lone `=`.
    fn cut_promotion(&mut self, reading: &mut Reading) {
        let has_small_pieces = self.has_small_pieces;
        let piece = |byte: u8| match byte {
            b'q' | b'r' | b'b' | b'n' if !has_small_pieces => None,
            b'Q' | b'q' => Some(Role::Queen),
            b'R' | b'r' => Some(Role::Rook),
            b'B' | b'b' => Some(Role::Bishop),
            b'N' | b'n' => Some(Role::Knight),
            _ => None,
        };
        let start = self.len;
        let mut letter = start;
        let quirks_before = reading.quirks;
        const NAMES: [&[u8]; 4] = [b"ueen", b"ook", b"ishop", b"night"];
        let is_named = NAMES.iter().any(|name| self.cut(name));
        reading.quirks.add_if(is_named, Quirk::OddPromotionSign);
        let bracketed = self.cut(b")");
        let role = match self.bytes() {
            // Nothing becomes a king or a pawn; the rules say so when they are asked.
            [.., b'=', b'K'] => Some(Role::King),
            [.., b'=', b'P'] => Some(Role::Pawn),
            bytes => bytes.last().copied().and_then(piece),
        };
        let found = match role {
            Some(_) => {
                let small = self.bytes[self.len - 1].is_ascii_lowercase();
                self.len -= 1;
                letter = self.len;
                let opened = self.cut(b"(");
                let equals = self.cut(b"=");
                let slash = !equals && (self.cut(b"/") || self.cut(b":"));
                let quirks = &mut reading.quirks;
                quirks.add_if(bracketed || slash, Quirk::OddPromotionSign);
                quirks.add_if(!equals && !bracketed && !slash, Quirk::NoPromotionSign);
                quirks.add_if(small, Quirk::SmallPieceLetter);
                // The mark may stand before the promotion.
                if self.cut(b"+") || self.cut(b"#") {
                    quirks.add(Quirk::OddCheckMark);
                    if reading.check == CheckMark::None {
                        reading.check = CheckMark::Check;
                    }
                }
                bracketed == opened
            }
            None if !bracketed && self.cut(b"=") => {
                reading.quirks.add(Quirk::NoPromotionPiece);
                true
            }
            None => false,
        };
        // A promotion follows a rank, or a lone file in `exd=Q`-like brevity, which nobody writes.
        if found
            && self
                .bytes()
                .last()
                .is_some_and(|byte| matches!(byte, b'1' | b'8'))
        {
            reading.pattern.promotion = match role {
                Some(role) => self.roles_at(letter, role),
                None => RoleSet::of(Role::Queen),
            };
        } else {
            self.len = start;
            reading.quirks = quirks_before;
        }
    }

    /// Piece, origin, capture sign, captured piece and target.
    fn read_body(&mut self, reading: &mut Reading) -> Result<(), Unreadable> {
        let (role, mut at) = self.read_role(reading);
        let mut body = Body::new(role);
        while at < self.len {
            let byte = self.bytes[at];
            match byte {
                b'a'..=b'h' if reading.quirks.has(Quirk::CapitalFile) => {
                    // Who writes squares in capitals writes them all so; else it is the letter of a
                    // piece in another language, as in `Cc3` and `Dxe5`.
                    return Err(self.error(0, "a letter of a piece"));
                }
                b'a'..=b'h' | b'A'..=b'H' if body.accepts_file() => {
                    reading
                        .quirks
                        .add_if(byte.is_ascii_uppercase(), Quirk::CapitalFile);
                    body.file(File::ALL[usize::from((byte | 0x20) - b'a')]);
                }
                b'1'..=b'8' if body.accepts_rank() => {
                    body.rank(Rank::ALL[usize::from(byte - b'1')]);
                }
                b':' if at + 1 == self.len && at > 1 && !body.separated => {
                    // A capture marked behind its square.
                    reading.quirks.add(Quirk::OddCaptureSign);
                    body.takes = true;
                }
                b'x' | b'X' | b':' if body.separate() => {
                    reading.quirks.add_if(byte != b'x', Quirk::OddCaptureSign);
                    body.takes = true;
                    if let Some(captured) = self.named_capture(at + 1) {
                        reading.quirks.add(Quirk::CapturedPieceNamed);
                        reading.pattern.captured = self.roles_at(at + 1, captured);
                        at += 1;
                    }
                }
                b'-' if body.separate() => reading.quirks.add(Quirk::Hyphen),
                _ => return Err(self.error(at, body.expected())),
            }
            at += 1;
        }
        body.finish(reading)
            .ok_or_else(|| self.error(self.len, body.expected()))?;
        if role != Role::Pawn {
            reading.pattern.roles = self.roles_at(0, role);
        }
        Ok(())
    }

    /// What the letter at a place stands for, if in English it stands for the given role.
    fn roles_at(&self, at: usize, role: Role) -> RoleSet {
        match self.roles.get(at) {
            Some(roles) if !roles.is_empty() => *roles,
            _ => RoleSet::of(role),
        }
    }

    /// `RxN`: which piece takes which, and not where.
    fn takes_a_piece_somewhere(&self, reading: &mut Reading) -> bool {
        let &[mover, b'x' | b':', captured] = self.bytes() else {
            return false;
        };
        let roles = (
            Role::from_letter(char::from(mover)),
            Role::from_letter(char::from(captured)),
        );
        let (Some(mover), Some(captured), false) = (roles.0, roles.1, self.has_small_pieces) else {
            return false;
        };
        reading.pattern.roles = self.roles_at(0, mover);
        reading.pattern.captured = self.roles_at(2, captured);
        reading.pattern.capture = CaptureClaim::Yes;
        reading.takes = true;
        reading.quirks.add(Quirk::CapturedPieceNamed);
        reading.quirks.add(Quirk::NoTarget);
        true
    }

    /// The moving piece and where the rest begins.
    fn read_role(&self, reading: &mut Reading) -> (Role, usize) {
        let first = self.bytes[0];
        let role = match first {
            b'K' | b'k' => Role::King,
            b'Q' | b'q' => Role::Queen,
            b'R' | b'r' => Role::Rook,
            b'N' | b'n' => Role::Knight,
            b'B' => Role::Bishop,
            // A small b is a pawn, unless no pawn could be meant: from the b-file it reaches
            // only the files a, b and c.
            b'b' if self.has_small_pieces && self.small_b_is_a_bishop() => Role::Bishop,
            b'P' | b'p' => {
                reading.quirks.add(Quirk::PawnLetter);
                return (Role::Pawn, 1);
            }
            _ => return (Role::Pawn, 0),
        };
        reading
            .quirks
            .add_if(first.is_ascii_lowercase(), Quirk::SmallPieceLetter);
        (role, 1)
    }

    fn small_b_is_a_bishop(&self) -> bool {
        let rest = self.bytes()[1..]
            .iter()
            .filter(|byte| !b"x:-".contains(byte));
        let mut rest = rest.copied();
        matches!(
            (rest.next(), rest.next()),
            (Some(b'd'..=b'h'), Some(b'1'..=b'8'))
        )
    }

    /// After a capture sign a capital piece letter before a square names what is taken.
    fn named_capture(&self, at: usize) -> Option<Role> {
        let rest = self.bytes().get(at..)?;
        match rest {
            [letter, file, b'1'..=b'8']
                if letter.is_ascii_uppercase() && matches!(file | 0x20, b'a'..=b'h') =>
            {
                Role::from_letter(*letter as char)
            }
            _ => None,
        }
    }
}
