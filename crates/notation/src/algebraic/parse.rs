//! The one grammar of the algebraic family.
//!
//! It reads what people write: SAN, long forms, FIDE's hand-writing,
//! figurines, typeset signs, and mixtures of them. Everything that is not SAN
//! in export form is a named quirk.

use scoresheet_chess::{Bitboard, CaptureClaim, File, Pattern, Rank, Role, RoleSet, Side, Square};

use super::style::Letters;
use crate::quirk::Quirk;
use crate::reading::{CheckMark, Reading, Unreadable};

/// Longer words are no moves; the longest sensible one is about `Ng1xNf3+!? e.p.`.
const LONGEST: usize = 24;

/// Reads a move of the algebraic family with English letters or figurines.
///
/// Forgiven, each with its [`Quirk`]: castling with zeros, small letters or
/// without hyphens; promotions as `e8Q`, `e8(Q)`, `e8/Q`, `e8=` or just `e8`;
/// full origins, hyphens, `:`, `×` and missing capture signs; `xd5`, `ed`, `exd`;
/// `Pe4`; small piece letters (`b` is a pawn first); capital files; captured
/// pieces named; `e.p.`; `++`, `ch`, `mate`; glyphs and draw offers in the same
/// word; a glued move number; figurines; typeset dashes and crosses; null moves as `Z0`, `0000`,
/// `@@@@`, `null`, `pass`.
///
/// # Errors
///
/// [`Unreadable`] says at which byte of the text the grammar stuck, and what
/// it expected there.
pub fn parse(text: &[u8]) -> Result<Reading, Unreadable> {
    let mut reading = Reading::new();
    if let Some(spelled_oddly) = parse_null(text) {
        reading.null = true;
        reading.quirks.add_if(spelled_oddly, Quirk::OddNullMove);
        return Ok(reading);
    }
    let number = glued_number(text);
    reading.quirks.add_if(number > 0, Quirk::GluedNumber);
    parse_move(&text[number..], &mut reading).map_err(|unreadable| Unreadable {
        offset: number + unreadable.offset,
        ..unreadable
    })?;
    Ok(reading)
}

/// How many bytes of a text are a move number and its periods with a move behind them.
fn glued_number(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text[digits..]
        .iter()
        .take_while(|&&byte| byte == b'.')
        .count();
    match text.get(digits + dots) {
        Some(byte) if byte.is_ascii_alphabetic() => digits + dots,
        _ => 0,
    }
}

fn parse_move(text: &[u8], reading: &mut Reading) -> Result<(), Unreadable> {
    let mut line = Line::fold(text, reading)?;
    line.cut_suffixes(reading);
    if let Some(side) = line.castling(reading) {
        reading.pattern = Pattern::castling(side);
        return Ok(());
    }
    line.cut_promotion(reading);
    line.read_body(reading)
}

/// Whether a text is a null move, and if so whether in another spelling than `--`.
///
/// ```
/// use scoresheet_notation::algebraic::parse_null;
/// assert_eq!(parse_null(b"--"), Some(false));
/// assert_eq!(parse_null(b"Z0"), Some(true));
/// assert_eq!(parse_null(b"e4"), None);
/// ```
pub fn parse_null(text: &[u8]) -> Option<bool> {
    const SPELLINGS: [&[u8]; 7] = [b"z0", b"0000", b"@@@@", b"null", b"pass", b"z1", b"<>"];
    if text == b"--" {
        Some(false)
    } else {
        SPELLINGS
            .iter()
            .any(|spelling| text.eq_ignore_ascii_case(spelling))
            .then_some(true)
    }
}

/// The word in ASCII, each byte with its place in the text.
struct Line {
    bytes: [u8; LONGEST],
    places: [u8; LONGEST],
    len: usize,
}

impl Line {
    /// Folds typeset signs and figurines to ASCII.
    fn fold(text: &[u8], reading: &mut Reading) -> Result<Line, Unreadable> {
        let mut line = Line {
            bytes: [0; LONGEST],
            places: [0; LONGEST],
            len: 0,
        };
        let mut at = 0;
        while at < text.len() {
            let (folded, width) = fold_character(&text[at..], reading).ok_or(Unreadable {
                offset: at,
                expected: "a letter of a move",
            })?;
            for &byte in folded {
                if line.len == LONGEST {
                    return Err(Unreadable {
                        offset: at,
                        expected: "a word as short as a move",
                    });
                }
                line.bytes[line.len] = byte;
                line.places[line.len] = at as u8;
                line.len += 1;
            }
            at += width;
        }
        Ok(line)
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    fn error(&self, at: usize, expected: &'static str) -> Unreadable {
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
        let piece = |byte: u8| match byte {
            b'Q' | b'q' => Some(Role::Queen),
            b'R' | b'r' => Some(Role::Rook),
            b'B' | b'b' => Some(Role::Bishop),
            b'N' | b'n' => Some(Role::Knight),
            _ => None,
        };
        let start = self.len;
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
            reading.pattern.promotion = RoleSet::of(role.unwrap_or(Role::Queen));
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
                        reading.pattern.captured = RoleSet::of(captured);
                        at += 1;
                    }
                }
                b'-' if body.separate() => reading.quirks.add(Quirk::Hyphen),
                _ => return Err(self.error(at, body.expected())),
            }
            at += 1;
        }
        body.finish(reading)
            .ok_or_else(|| self.error(self.len, body.expected()))
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
            b'b' if self.small_b_is_a_bishop() => Role::Bishop,
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

/// Folds the character at the start of a text; `None` if no move contains it.
fn fold_character(text: &[u8], reading: &mut Reading) -> Option<(&'static [u8], usize)> {
    static ASCII: [u8; 128] = {
        let mut all = [0; 128];
        let mut byte = 0;
        while byte < 128 {
            all[byte] = byte as u8;
            byte += 1;
        }
        all
    };
    let first = usize::from(*text.first()?);
    if first < 128 {
        return Some((&ASCII[first..=first], 1));
    }
    let width = match first {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return None,
    };
    let character = str::from_utf8(text.get(..width)?).ok()?;
    let folded: &'static [u8] = match character {
        "×" | "✕" | "✗" | "✖" | "╳" => b"x",
        "‐" | "‑" | "‒" | "–" | "—" | "―" | "−" => b"-",
        "†" => b"+",
        "‡" => b"++",
        "≠" => b"#",
        "\u{a0}" | "\u{202f}" | "\u{200b}" | "\u{200c}" | "\u{200d}" | "\u{2060}" | "\u{feff}"
        | "\u{fe0e}" | "\u{fe0f}" | "\u{200e}" | "\u{200f}" | "\u{ad}" => b"",
        _ if matches!(character.chars().next(), Some('\u{ff01}'..='\u{ff5e}')) => {
            // Full-width forms of ASCII are typed where Chinese and Japanese are.
            let wide = character.chars().next().map_or(0, |wide| wide as usize);
            let ascii = wide - 0xff01 + usize::from(b'!');
            reading.quirks.add(Quirk::TypesetSign);
            return Some((&ASCII[ascii..=ascii], width));
        }
        _ => {
            let figurines = [Letters::FIGURINES.white, Letters::FIGURINES.black];
            let role = figurines
                .iter()
                .find_map(|set| set.iter().position(|f| *f == character))?;
            reading.quirks.add(Quirk::Figurine);
            return Some((&b"PNBRQK"[role..=role], width));
        }
    };
    reading.quirks.add(Quirk::TypesetSign);
    Some((folded, width))
}

/// Files and ranks as they come: the last of each is the target, what was before is the origin.
struct Body {
    role: Role,
    origin_file: Option<File>,
    origin_rank: Option<Rank>,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    separated: bool,
}

impl Body {
    fn new(role: Role) -> Body {
        let (origin_file, origin_rank, file, rank) = (None, None, None, None);
        Body {
            role,
            origin_file,
            origin_rank,
            file,
            rank,
            takes: false,
            separated: false,
        }
    }

    /// Only after a file does a rank end the target, once a sign stands between.
    fn accepts_file(&self) -> bool {
        self.file.is_none() || self.origin_file.is_none() && !self.separated
    }

    fn accepts_rank(&self) -> bool {
        match self.separated {
            true => self.file.is_some() && self.rank.is_none(),
            false => self.rank.is_none(),
        }
    }

    /// A sign between origin and target: what came before is the origin. `false` if there is one
    /// already.
    fn separate(&mut self) -> bool {
        let is_first = !self.separated && self.origin_file.is_none() && self.origin_rank.is_none();
        if is_first {
            self.separated = true;
            self.origin_file = self.file.take();
            self.origin_rank = self.rank.take();
        }
        is_first
    }

    fn file(&mut self, file: File) {
        // A second file makes of everything so far the origin.
        if let Some(before) = self.file.replace(file) {
            self.origin_file = Some(before);
        }
        if let Some(rank) = self.rank.take() {
            self.origin_rank = Some(rank);
        }
    }

    fn rank(&mut self, rank: Rank) {
        if let Some(before) = self.rank.replace(rank) {
            self.origin_rank = Some(before);
        }
    }

    /// Whether a pawn names its file twice, as in `bb3`: a slip of the pen of which nobody can tell
    /// what it stands for.
    fn has_file_twice(&self) -> bool {
        let is_twice = self.file.is_some() && self.origin_file == self.file;
        self.role == Role::Pawn && is_twice && self.origin_rank.is_none()
    }

    fn expected(&self) -> &'static str {
        match (self.file, self.rank) {
            (Some(_), Some(_)) if self.has_file_twice() => "its file only once",
            (None, None) => "a square",
            (Some(_), None) => "a rank from 1 to 8",
            (None, Some(_)) => "a file from a to h",
            (Some(_), Some(_)) => "the end of the move",
        }
    }

    fn finish(&self, reading: &mut Reading) -> Option<()> {
        let file = self.file?;
        let pattern = &mut reading.pattern;
        pattern.roles = RoleSet::of(self.role);
        pattern.to = match self.rank {
            Some(rank) => Square::new(file, rank).into(),
            // Only between pawns, as in `ed`, is a rank left out.
            None if self.role == Role::Pawn && self.origin_file.is_some() => {
                reading.quirks.add(Quirk::FileOnlyTarget);
                Bitboard::file(file)
            }
            None => return None,
        };
        if let Some(file) = self.origin_file {
            pattern.from &= Bitboard::file(file);
        }
        if let Some(rank) = self.origin_rank {
            pattern.from &= Bitboard::rank(rank);
        }
        reading.takes = self.takes;
        let full = self.origin_file.is_some() && self.origin_rank.is_some();
        reading.quirks.add_if(full, Quirk::FullOrigin);
        if self.role == Role::Pawn {
            match self.origin_file {
                // A pawn without an origin steps ahead, unless it says that it takes.
                None if self.takes => reading.quirks.add(Quirk::NoCapturingFile),
                None => pattern.from &= Bitboard::file(file),
                Some(_) => {}
            }
            if self.has_file_twice() {
                return None;
            }
            // A pawn is told from others by its file alone, and only when it takes.
            let is_needless = self.origin_file.is_none() && self.origin_rank.is_some();
            reading.quirks.add_if(is_needless, Quirk::NeedlessOrigin);
            let leaves_file = self.origin_file.is_some_and(|origin| origin != file);
            let takes = self.takes || leaves_file;
            pattern.capture = if takes {
                CaptureClaim::Yes
            } else {
                CaptureClaim::No
            };
            if self
                .rank
                .is_some_and(|rank| matches!(rank, Rank::R1 | Rank::R8))
                && pattern.promotion.is_empty()
            {
                reading.quirks.add(Quirk::NoPromotionPiece);
                pattern.promotion = RoleSet::of(Role::Queen);
            }
        }
        Some(())
    }
}
