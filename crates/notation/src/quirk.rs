//! Every liberty a text may take with its notation, by name.
//!
//! Readers never refuse a text for a quirk: they say it, and whoever asked for
//! strictness decides.

/// One way in which a text departs from the notation it is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Quirk {
    /// Castling with zeros: `0-0`.
    ZeroCastling,
    /// Castling with small letters, or without hyphens: `o-o`, `OO`.
    OddCastling,
    /// Castling written as a move of the king: `Kg1`, `e1g1`, `Ke1-g1`.
    KingLeap,
    /// A promotion without its sign: `e8Q`.
    NoPromotionSign,
    /// A promotion with another sign: `e8(Q)`, `e8/Q`, `e8:Q`.
    OddPromotionSign,
    /// A promotion that does not say to what; a queen is meant (FIDE Laws 7.5.2).
    NoPromotionPiece,
    /// The square of origin in full: `Ng1f3`, `e2e4`.
    FullOrigin,
    /// A hyphen between origin and target: `e2-e4`.
    Hyphen,
    /// A capture sign other than `x`: `e:d5`, `e×d5`.
    OddCaptureSign,
    /// A pawn that takes without the file it comes from: `xd5`.
    NoCapturingFile,
    /// A target of which only the file is written: `ed`, `exd`.
    FileOnlyTarget,
    /// The captured piece is named: `QxBb7`.
    CapturedPieceNamed,
    /// A pawn with its letter: `Pe4`.
    PawnLetter,
    /// A piece with a small letter: `nf3`.
    SmallPieceLetter,
    /// A square with a capital letter: `NF3`.
    CapitalFile,
    /// A figurine for a piece: `♘f3`.
    Figurine,
    /// A dash, cross or digit that is typeset and not ASCII.
    TypesetSign,
    /// Taking in passing is marked: `exd6 e.p.`.
    EnPassantMark,
    /// A check mark other than `+` and `#`: `++`, `ch`, `mate`, `†`.
    OddCheckMark,
    /// A glyph stands in the same word: `e4!`.
    Glyph,
    /// An offer of a draw stands in the same word: `Nf3(=)`.
    DrawOffer,
    /// A null move in another spelling than `--`.
    OddNullMove,
    /// Origin given before anything is ambiguous: `Ngf3` with only one knight.
    NeedlessOrigin,
    /// The rank tells pieces apart where the file would do: `N1d2` for `Nbd2`.
    OtherOrigin,
    /// A capture without `x`.
    MissingCapture,
    /// An `x` where nothing is taken.
    FalseCapture,
    /// A check without `+`.
    MissingCheck,
    /// A `+` or `#` without check.
    FalseCheck,
    /// A mate without `#`.
    MissingMate,
    /// A `#` where it is only check.
    FalseMate,
    /// `e.p.` on a capture that is not in passing.
    FalseEnPassant,
    /// Number and move are glued: `2Nf3`.
    GluedNumber,
    /// Coordinates as chess programs exchange them: `e2e4`, `e7e8q`.
    Coordinates,
    /// A comma or period behind the move: `e4,`.
    Punctuation,
    /// A letter of another script that looks the same: a Latin `K` for the Cyrillic one.
    LookAlike,
    /// A letter for a piece that its language knows but does not usually write: `Ktf3`, `Кнf3`.
    OtherLetter,
    /// An English letter in another language that has no use for it: `Rh6` among Vietnamese moves.
    ForeignLetter,
    /// A letter that may mean several kinds of pieces in its language; the rules decide.
    SharedLetter,
    /// A square in letters or digits of another script: `ε4`, `e٤`.
    LocalSquare,
    /// A blank within the move: `D x d3`.
    Gap,
    /// No target, only what is taken: `TxT`.
    NoTarget,
    /// A `++` where a single piece gives check and it is no mate.
    FalseDoubleCheck,
}

impl Quirk {
    /// All quirks, in the order of their numbers.
    pub const ALL: [Quirk; 42] = [
        Quirk::ZeroCastling,
        Quirk::OddCastling,
        Quirk::KingLeap,
        Quirk::NoPromotionSign,
        Quirk::OddPromotionSign,
        Quirk::NoPromotionPiece,
        Quirk::FullOrigin,
        Quirk::Hyphen,
        Quirk::OddCaptureSign,
        Quirk::NoCapturingFile,
        Quirk::FileOnlyTarget,
        Quirk::CapturedPieceNamed,
        Quirk::PawnLetter,
        Quirk::SmallPieceLetter,
        Quirk::CapitalFile,
        Quirk::Figurine,
        Quirk::TypesetSign,
        Quirk::EnPassantMark,
        Quirk::OddCheckMark,
        Quirk::Glyph,
        Quirk::DrawOffer,
        Quirk::OddNullMove,
        Quirk::NeedlessOrigin,
        Quirk::OtherOrigin,
        Quirk::MissingCapture,
        Quirk::FalseCapture,
        Quirk::MissingCheck,
        Quirk::FalseCheck,
        Quirk::MissingMate,
        Quirk::FalseMate,
        Quirk::FalseEnPassant,
        Quirk::GluedNumber,
        Quirk::Coordinates,
        Quirk::Punctuation,
        Quirk::LookAlike,
        Quirk::OtherLetter,
        Quirk::ForeignLetter,
        Quirk::SharedLetter,
        Quirk::LocalSquare,
        Quirk::Gap,
        Quirk::NoTarget,
        Quirk::FalseDoubleCheck,
    ];

    /// The quirk in words, as the end of "the text has ...".
    pub const fn message(self) -> &'static str {
        match self {
            Quirk::ZeroCastling => "castling written with zeros",
            Quirk::OddCastling => "castling in an unusual spelling",
            Quirk::KingLeap => "castling written as a move of the king",
            Quirk::NoPromotionSign => "a promotion without `=`",
            Quirk::OddPromotionSign => "a promotion sign other than `=`",
            Quirk::NoPromotionPiece => "a promotion that does not say to what (read as a queen)",
            Quirk::FullOrigin => "the square of origin in full",
            Quirk::Hyphen => "a hyphen between the squares",
            Quirk::OddCaptureSign => "a capture sign other than `x`",
            Quirk::NoCapturingFile => "a pawn capture without the pawn's file",
            Quirk::FileOnlyTarget => "a target without its rank",
            Quirk::CapturedPieceNamed => "the captured piece named",
            Quirk::PawnLetter => "a letter for the pawn",
            Quirk::SmallPieceLetter => "a small letter for the piece",
            Quirk::CapitalFile => "a capital letter for the file",
            Quirk::Figurine => "a figurine for the piece",
            Quirk::TypesetSign => "a typeset sign instead of ASCII",
            Quirk::EnPassantMark => "a mark for taking in passing",
            Quirk::OddCheckMark => "a check mark other than `+` and `#`",
            Quirk::Glyph => "a glyph in the same word",
            Quirk::DrawOffer => "an offer of a draw in the same word",
            Quirk::OddNullMove => "a null move in another spelling than `--`",
            Quirk::NeedlessOrigin => "an origin where nothing is ambiguous",
            Quirk::OtherOrigin => "the rank of the origin where its file would do",
            Quirk::MissingCapture => "no `x` although something is taken",
            Quirk::FalseCapture => "an `x` although nothing is taken",
            Quirk::MissingCheck => "no `+` although it is check",
            Quirk::FalseCheck => "a check mark although it is not check",
            Quirk::MissingMate => "no `#` although it is mate",
            Quirk::FalseMate => "a `#` although it is not mate",
            Quirk::FalseEnPassant => "`e.p.` although nothing is taken in passing",
            Quirk::GluedNumber => "the move number glued to the move",
            Quirk::Coordinates => "coordinates instead of a piece letter",
            Quirk::Punctuation => "a comma or period behind the move",
            Quirk::LookAlike => "a letter of another script that looks the same",
            Quirk::OtherLetter => "a letter for the piece that is not the usual one",
            Quirk::ForeignLetter => "an English letter in another language",
            Quirk::SharedLetter => "a letter that may mean several pieces",
            Quirk::LocalSquare => "a square in letters or digits of another script",
            Quirk::Gap => "a blank within the move",
            Quirk::NoTarget => "no target square",
            Quirk::FalseDoubleCheck => "a `++` although it is neither double check nor mate",
        }
    }
}

/// A set of [`Quirk`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Quirks(u64);

impl Quirks {
    /// No quirk.
    pub const NONE: Quirks = Quirks(0);

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a quirk is in the set.
    pub const fn has(self, quirk: Quirk) -> bool {
        self.0 >> quirk as u8 & 1 == 1
    }

    /// Adds a quirk.
    pub const fn add(&mut self, quirk: Quirk) {
        self.0 |= 1 << quirk as u8;
    }

    /// Adds a quirk if a condition holds.
    pub const fn add_if(&mut self, condition: bool, quirk: Quirk) {
        self.0 |= (condition as u64) << quirk as u8;
    }

    /// Removes a quirk.
    pub const fn remove(&mut self, quirk: Quirk) {
        self.0 &= !(1 << quirk as u8);
    }

    /// The quirks of both sets.
    pub const fn with(self, other: Quirks) -> Quirks {
        Quirks(self.0 | other.0)
    }

    /// The quirks in the set.
    pub fn iter(self) -> impl Iterator<Item = Quirk> {
        Quirk::ALL.into_iter().filter(move |&quirk| self.has(quirk))
    }
}

impl core::fmt::Debug for Quirks {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Quirk;

    #[test]
    fn the_list_of_quirks_is_in_the_order_of_their_numbers() {
        for (number, quirk) in Quirk::ALL.into_iter().enumerate() {
            assert_eq!(quirk as usize, number);
        }
    }
}
