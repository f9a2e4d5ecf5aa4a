//! Numeric annotation glyphs: their numbers, their meanings, and the signs that stand for them.

use std::sync::LazyLock;

use scoresheet_chess::Color;

use super::glyph_words::{LANGUAGES, WORDS};
use super::glyphs::{ALSO_READ, BEYOND, STANDARD, Spelling, WRITTEN};

/// A numeric annotation glyph (PGN 10). Numbers above 139 are not in the standard and are kept as
/// they are.
///
/// ```
/// use scoresheet_record::remark::Nag;
/// assert_eq!(Nag(16).meaning(), "White has a moderate advantage");
/// assert_eq!(Nag(16).sign(), Some("±"));
/// assert_eq!(Nag(16).ascii(), Some("+/-"));
/// assert_eq!(Nag(99).sign(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u16);

/// A sign as it is read: some have a number for White and another for Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// It means the same whoever moved.
    One(Nag),
    /// It is about the side that moved: White's number, and Black's is the next.
    OfMover(Nag),
}

/// What a glyph above the standard means, whatever number a program gives it.
///
/// ```
/// use scoresheet_record::remark::{Concept, Nag, Numbering};
/// assert_eq!(Nag(220).concept(), Some(Concept::Diagram));
/// assert_eq!(Concept::Diagram.nag(Numbering::Scid), Nag(201));
/// assert_eq!(Concept::Diagram.nag(Numbering::ChessBase), Nag(220));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Concept {
    /// A diagram is printed here.
    Diagram,
    /// The move was not played before.
    Novelty,
    /// A weak point.
    WeakPoint,
    /// The ending.
    Ending,
    /// A file.
    File,
    /// A diagonal.
    Diagonal,
    /// A pair of bishops.
    BishopPair,
    /// Bishops of opposite colors.
    OppositeBishops,
    /// Bishops of the same color.
    SameBishops,
    /// Doubled pawns.
    DoubledPawns,
    /// Isolated pawns.
    IsolatedPawns,
    /// Connected pawns.
    ConnectedPawns,
    /// A passed pawn.
    PassedPawn,
    /// More pawns on a wing.
    PawnMajority,
    /// With, as in "with rooks".
    With,
    /// Without.
    Without,
}

/// Whose numbers above the standard are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Numbering {
    /// Those of SCID and ChessX.
    Scid,
    /// Those of ChessBase.
    ChessBase,
}

/// The concepts with SCID's number, ChessBase's number, and what else means the same.
const CONCEPTS: [(Concept, u16, u16, u16); 16] = [
    (Concept::Diagram, 201, 220, 221),
    (Concept::Novelty, 146, 146, 146),
    (Concept::WeakPoint, 147, 244, 244),
    (Concept::Ending, 148, 245, 245),
    (Concept::File, 149, 239, 239),
    (Concept::Diagonal, 150, 240, 240),
    (Concept::BishopPair, 151, 246, 152),
    (Concept::OppositeBishops, 153, 247, 247),
    (Concept::SameBishops, 154, 248, 248),
    (Concept::DoubledPawns, 191, 251, 251),
    (Concept::IsolatedPawns, 192, 250, 250),
    (Concept::ConnectedPawns, 193, 249, 249),
    (Concept::PassedPawn, 212, 252, 252),
    (Concept::PawnMajority, 213, 253, 253),
    (Concept::With, 214, 254, 254),
    (Concept::Without, 215, 255, 255),
];

impl Nag {
    /// Reads `$` and digits; numbers that are too large become the largest.
    pub fn parse(text: &[u8]) -> Option<Nag> {
        let digits = text
            .strip_prefix(b"$")
            .filter(|digits| !digits.is_empty())?;
        digits
            .iter()
            .try_fold(0u16, |number, byte| {
                let digit = byte.checked_sub(b'0').filter(|digit| *digit < 10)?;
                Some(number.saturating_mul(10).saturating_add(u16::from(digit)))
            })
            .map(Nag)
    }

    /// Reads a sign that stands as a word of its own, such as `!?`, `+-` or `±`. Of a sign that
    /// is about the side that moved, it is White's number: see [`Sign`].
    ///
    /// ```
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag::of_sign(b"!?"), Some(Nag(5)));
    /// assert_eq!(Nag::of_sign("±".as_bytes()), Some(Nag(16)));
    /// assert_eq!(Nag::of_sign(b"e4"), None);
    /// ```
    pub fn of_sign(text: &[u8]) -> Option<Nag> {
        // Nearly all that stand behind moves are those that PGN has names for.
        Some(Nag(match text {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            b"?!" => 6,
            _ => return Sign::parse(text).map(|sign| sign.nag(Color::White)),
        }))
    }

    /// What it means, in words; empty if that is not known.
    ///
    /// ```
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag(8).meaning(), "only reasonable move");
    /// assert_eq!(Nag(146).meaning(), "novelty");
    /// assert_eq!(Nag(1000).meaning(), "");
    /// ```
    pub fn meaning(self) -> &'static str {
        if let Some(meaning) = STANDARD.get(usize::from(self.0)) {
            return meaning;
        }
        match BEYOND.binary_search_by_key(&self.0, |&(number, _)| number) {
            Ok(place) => BEYOND[place].1,
            Err(_) => "",
        }
    }

    /// What it is called in a language, for readers and for speech: English, Korean, Vietnamese and
    /// Japanese, by their codes. `None` for other languages, and for numbers without a usual name.
    ///
    /// ```
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag(4).words("en"), Some("blunder"));
    /// assert_eq!(Nag(3).words("ko"), Some("탁월한 수"));
    /// assert_eq!(Nag(15).words("vi"), Some("Đen ưu thế nhẹ"));
    /// assert_eq!(Nag(13).words("ja"), Some("形勢不明"));
    /// assert_eq!(Nag(4).words("de"), None);
    /// ```
    pub fn words(self, language: &str) -> Option<&'static str> {
        let column = LANGUAGES
            .iter()
            .position(|code| code.eq_ignore_ascii_case(language))?;
        let row = WORDS.binary_search_by_key(&self.0, |&(number, _)| number);
        row.ok().map(|row| WORDS[row].1[column])
    }

    /// How good the move is said to be: 3 for `!!`, 2 for `!`, 1 for `!?`, then -1 for `?!`, -2 for `?`,
    /// -3 for `??`. `None` if it is no judgment of the move in these six steps.
    ///
    /// ```
    /// use scoresheet_record::remark::Nag;
    /// let mut glyphs = [4, 1, 5].map(Nag);
    /// glyphs.sort_by_key(|glyph| glyph.merit());
    /// assert_eq!(glyphs.map(|glyph| glyph.sign().unwrap()), ["??", "!?", "!"]);
    /// assert_eq!(Nag(14).merit(), None);
    /// ```
    pub const fn merit(self) -> Option<i8> {
        Some(match self.0 {
            3 => 3,
            1 => 2,
            5 => 1,
            6 => -1,
            2 => -2,
            4 => -3,
            _ => return None,
        })
    }

    /// The sign as it is typeset, if there is one for this number.
    pub fn sign(self) -> Option<&'static str> {
        self.spelling().map(|spelling| spelling.sign)
    }

    /// The sign in ASCII, if there is one for this number.
    pub fn ascii(self) -> Option<&'static str> {
        let ascii = self.spelling().map(|spelling| spelling.ascii);
        ascii.filter(|ascii| !ascii.is_empty())
    }

    fn spelling(self) -> Option<&'static Spelling> {
        WRITTEN.iter().find(|spelling| {
            spelling.number == self.0 || spelling.is_paired && spelling.number + 1 == self.0
        })
    }

    /// The side it is about; `None` if it is about the move or about both sides.
    ///
    /// From 14 on the standard's even numbers are White's and the odd ones Black's (PGN 10).
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag(37).side(), Some(Color::Black));
    /// assert_eq!(Nag(13).side(), None);
    /// ```
    pub const fn side(self) -> Option<Color> {
        match self.0 {
            14..=139 if self.0 & 1 == 0 => Some(Color::White),
            14..=139 => Some(Color::Black),
            _ => None,
        }
    }

    /// The number that says the same about a side; itself if it is about none.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::Nag;
    /// assert_eq!(Nag(36).for_side(Color::Black), Nag(37));
    /// assert_eq!(Nag(5).for_side(Color::Black), Nag(5));
    /// ```
    #[must_use]
    pub const fn for_side(self, side: Color) -> Nag {
        match self.side() {
            Some(_) => Nag(self.0 & !1 | !side.is_white() as u16),
            None => self,
        }
    }

    /// What it means among the numbers above the standard that several programs count
    /// differently.
    pub fn concept(self) -> Option<Concept> {
        let means = |&&(_, scid, base, other): &&(Concept, u16, u16, u16)| {
            [scid, base, other].contains(&self.0)
        };
        CONCEPTS.iter().find(means).map(|row| row.0)
    }
}

impl Concept {
    /// The number that a program writes for it.
    pub fn nag(self, numbering: Numbering) -> Nag {
        let (_, scid, base, _) = CONCEPTS[self as usize];
        Nag(match numbering {
            Numbering::Scid => scid,
            Numbering::ChessBase => base,
        })
    }
}

impl Sign {
    /// Reads a sign that stands as a word of its own.
    ///
    /// Any dash is a hyphen, and wide or typeset forms are those of ASCII. Between dashes, plus and minus say who stands better, and a slash
    /// that it is not yet decided: `+-` is winning, `+/-` and `±` are better. Not read are `--`,
    /// which is a null move, `o-o`, which is castling, and a lone `R`.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::{Nag, Sign};
    /// let arrow = Sign::parse("→".as_bytes()).unwrap();
    /// assert_eq!(arrow.nag(Color::White), Nag(40));
    /// assert_eq!(arrow.nag(Color::Black), Nag(41));
    /// ```
    pub fn parse(text: &[u8]) -> Option<Sign> {
        if text.is_empty() || text.len() > 12 {
            return None;
        }
        let text = str::from_utf8(text).ok()?;
        let text = || text.chars().map(fold);
        FIRST.binary_search(&text().next()?).ok()?;
        let reads = |sign: &str| sign.chars().map(fold).eq(text());
        let spelling =
            spellings().find(|spelling| reads(spelling.sign) || reads(spelling.ascii))?;
        let nag = Nag(spelling.number);
        Some(match spelling.is_paired {
            true => Sign::OfMover(nag),
            false => Sign::One(nag),
        })
    }

    /// Whether it is an arrow, which some write behind the only move and most for an attack.
    ///
    /// ```
    /// use scoresheet_record::remark::Sign;
    /// assert!(Sign::parse("→".as_bytes()).unwrap().is_arrow());
    /// assert!(!Sign::parse("↑".as_bytes()).unwrap().is_arrow());
    /// ```
    pub const fn is_arrow(self) -> bool {
        matches!(self, Sign::OfMover(Nag(40)))
    }

    /// The number, once it is known who moved.
    pub const fn nag(self, mover: Color) -> Nag {
        match self {
            Sign::One(nag) => nag,
            Sign::OfMover(nag) => nag.for_side(mover),
        }
    }
}

/// All spellings of signs.
fn spellings() -> impl Iterator<Item = &'static Spelling> {
    WRITTEN.iter().chain(&ALSO_READ)
}

/// The characters that signs begin with, sorted: hardly any word begins with one of them.
static FIRST: LazyLock<Vec<char>> = LazyLock::new(|| {
    let both =
        |spelling: &Spelling| [spelling.sign, spelling.ascii].map(|sign| sign.chars().next());
    let mut first: Vec<char> = spellings().flat_map(both).flatten().map(fold).collect();
    first.sort_unstable();
    first.dedup();
    first
});

/// One character for all that look alike: dashes and minus signs, and the wide and typeset forms of
/// ASCII.
const fn fold(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{2043}'
        | '\u{2796}'
        | '\u{2e3a}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{ff0d}' => '-',
        '\u{2795}' | '\u{ff0b}' | '\u{fe62}' => '+',
        '\u{2044}' | '\u{2215}' | '\u{ff0f}' => '/',
        '\u{ff1d}' | '\u{fe66}' => '=',
        '\u{2039}' | '\u{ff1c}' => '<',
        '\u{203a}' | '\u{ff1e}' => '>',
        '\u{ff01}' => '!',
        '\u{ff1f}' => '?',
        '\u{ff5e}' | '\u{223c}' => '~',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::{BEYOND, CONCEPTS, Nag, Numbering, Sign};
    use crate::remark::glyphs::{ALSO_READ, WRITTEN};
    use scoresheet_chess::Color;

    #[test]
    fn what_is_written_reads_back() {
        for number in 0..=300 {
            let nag = Nag(number);
            let side = nag.side().unwrap_or(Color::White);
            for sign in [nag.sign(), nag.ascii()].into_iter().flatten() {
                let read = Sign::parse(sign.as_bytes()).map(|sign| sign.nag(side));
                assert_eq!(read, Some(nag), "{sign}");
            }
        }
    }

    #[test]
    fn no_sign_is_listed_twice() {
        let rows = WRITTEN.iter().chain(&ALSO_READ);
        let mut signs: Vec<&str> = rows
            .flat_map(|row| match row.sign == row.ascii {
                true => vec![row.sign],
                false => vec![row.sign, row.ascii],
            })
            .filter(|sign| !sign.is_empty())
            .collect();
        let all = signs.len();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), all);
    }

    /// Where tables differ, and what was chosen.
    #[test]
    fn ambiguous_signs() {
        let chosen = [
            // Forced in one table, singular in another.
            ("\u{25a1}", 7),
            // Equal in old records, "equivalent is" (144) in one table.
            ("==", 10),
            // Moderate in one table, the first of three levels in another.
            ("\u{2295}", 138),
            ("\u{25cb}", 26),
            ("\u{229e}", 50),
            ("\u{21c6}", 132),
            // Unclear; with a letter case of its own elsewhere.
            ("~", 13),
            // The file has two signs and two numbers.
            ("\u{21d4}", 149),
            ("\u{27fa}", 149),
            // The slash decides between better and winning; any dash will do.
            ("+/\u{2212}", 16),
            ("+\u{2212}", 18),
            ("\u{2013}+", 19),
            ("+--", 20),
            ("N", 146),
            ("TN", 146),
            ("D", 201),
            // Every dash, slash and bracket that type has.
            ("\u{ff0b}\u{ff0f}\u{ff0d}", 16),
            ("+\u{2044}\u{2013}", 16),
            ("+\u{2215}=", 14),
            ("\u{2014}\u{2215}+", 17),
            ("\u{2796}\u{2795}", 19),
            ("+\u{2013}\u{2013}", 20),
            ("\u{2039}=", 143),
            ("<=", 143),
            ("\u{2264}", 143),
            ("->", 40),
            ("\u{2192}", 40),
            ("\u{2013}>", 40),
            (">>", 56),
            ("\u{bb}", 56),
            ("\u{ab}", 62),
            ("\u{221e}=", 44),
            ("~=", 44),
            ("\u{ff01}\u{ff1f}", 5),
        ];
        for (sign, number) in chosen {
            assert_eq!(Nag::of_sign(sign.as_bytes()), Some(Nag(number)), "{sign}");
        }
        // A null move, castling, a rook or "various moves", a check and a mate.
        for sign in ["--", "o-o", "R", "+", "#", "", "-"] {
            assert_eq!(Nag::of_sign(sign.as_bytes()), None, "{sign}");
        }
    }

    #[test]
    fn words_are_in_order_and_none_is_missing() {
        use crate::remark::glyph_words::{LANGUAGES, WORDS};
        assert!(WORDS.is_sorted_by_key(|row| row.0));
        for (number, words) in WORDS {
            assert!(!Nag(number).meaning().is_empty());
            let mut distinct = words.to_vec();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), LANGUAGES.len(), "{number}");
        }
        for language in LANGUAGES {
            let mut all: Vec<_> = WORDS.iter().map(|row| Nag(row.0).words(language)).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), WORDS.len(), "{language}");
        }
    }

    #[test]
    fn meanings_are_in_order_and_sides_agree() {
        assert!(BEYOND.is_sorted_by_key(|row| row.0));
        for number in 14..140 {
            let nag = Nag(number);
            let side = if number % 2 == 0 { "White" } else { "Black" };
            assert!(nag.meaning().starts_with(side), "{number}");
        }
    }

    #[test]
    fn concepts_are_numbered_both_ways() {
        for (concept, ..) in CONCEPTS {
            for numbering in [Numbering::Scid, Numbering::ChessBase] {
                let nag = concept.nag(numbering);
                assert_eq!(nag.concept(), Some(concept));
                assert!(!nag.meaning().is_empty());
            }
        }
        assert_eq!(Nag(16).concept(), None);
    }
}
