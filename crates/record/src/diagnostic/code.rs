//! The stable codes of diagnostics. Each has a page in `docs/diagnostics`.

use std::fmt;

/// How bad a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// A matter of form; what was meant is certain.
    Note,
    /// Something is contradictory or doubtful; what was meant is likely.
    Warning,
    /// Something cannot be; what depends on it is kept as text.
    Error,
}

impl Severity {
    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident;)*) => {
        /// What kind of oddity a diagnostic is about. Codes never change their meaning.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// All codes, in the order of their texts.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code as it is printed and selected.
            pub const fn text(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// The severity a diagnostic of this code usually has.
            pub const fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// A comment that is never closed.
    UnclosedComment = "S001", Error;
    /// A variation that is never closed.
    UnclosedVariation = "S002", Warning;
    /// A sign that means nothing where it stands, such as a `)` or `}` without its opening.
    StrayClosing = "S003", Warning;
    /// A variation with nothing in it.
    EmptyVariation = "S004", Note;
    /// A word among the moves that is no move.
    UnknownWord = "S005", Error;
    /// A `(` where no move could be replaced.
    MisplacedVariation = "S006", Warning;
    /// Text outside any game.
    TextBetweenGames = "S007", Warning;
    /// A game longer than the reader is allowed to hold.
    OversizedGame = "S008", Error;
    /// A result inside a variation.
    ResultInVariation = "S009", Note;
    /// An invisible, control or mark-up character among the moves.
    OddCharacter = "S010", Warning;
    /// A brace inside a comment in braces.
    NestedComment = "S011", Warning;
    /// A line longer than the standard allows.
    LongLine = "S012", Note;
    /// A blank line that is missing between tags and moves.
    BlankLine = "S013", Note;
    /// A command in a comment whose value cannot be read.
    BadCommand = "S014", Warning;
    /// JSON that is none, or no game.
    BadJson = "S015", Error;
    /// A field of a game in JSON that is not known, or contradicts another.
    JsonField = "S016", Warning;
    /// A line of EPD that is not written as the standard has it.
    EpdSyntax = "S017", Note;
    /// The notation and language that a game was found to be in.
    NotationFound = "S018", Note;
    /// A move that the rules do not allow.
    IllegalMove = "M001", Error;
    /// A move that several pieces could make.
    AmbiguousMove = "M002", Error;
    /// A move in another spelling than SAN in export form.
    MoveSpelling = "M003", Note;
    /// A mark or claim of a move that is not true of it.
    FalseClaim = "M004", Warning;
    /// A null move.
    NullMove = "M005", Warning;
    /// Kings that were put in the centre to tell an electronic board the result.
    KingsInCentre = "M006", Warning;
    /// A move number that is not the number of its move.
    WrongNumber = "M007", Warning;
    /// A glyph in another spelling than a dollar sign and its number.
    GlyphSpelling = "M008", Note;
    /// Moves in a variant whose rules are not known.
    UnsupportedVariant = "T001", Error;
    /// A FEN tag that cannot be read or played from.
    BadFen = "T002", Error;
    /// A FEN tag with a fault that could be waived.
    FaultyFen = "T003", Warning;
    /// A tag that is not written as tags are.
    TagSyntax = "T004", Warning;
    /// A tag name that occurs twice.
    DuplicateTag = "T005", Warning;
    /// SetUp and FEN tags that contradict each other.
    SetUpMismatch = "T006", Note;
    /// A tag name in another spelling than the standard's.
    TagName = "T007", Warning;
    /// A tag of the roster that is missing.
    MissingTag = "T008", Note;
    /// Tags in another order than export format has them.
    TagOrder = "T009", Note;
    /// A date or time that cannot be.
    ImpossibleDate = "T010", Warning;
    /// A date or time in another form than the standard's.
    DateFormat = "T011", Note;
    /// A time control that cannot be read.
    TimeControlFormat = "T012", Note;
    /// A number in a tag that is none, or cannot be right.
    BadNumber = "T013", Warning;
    /// A PlyCount that is not the number of plies.
    PlyCountMismatch = "T014", Warning;
    /// A value that is not among those the standard knows for its tag.
    UnknownValue = "T015", Note;
    /// A game without a result at its end.
    MissingResult = "R001", Warning;
    /// A Result tag that contradicts the end of the moves.
    ResultMismatch = "R002", Warning;
    /// A result in another spelling than PGN's.
    ResultSpelling = "R003", Note;
    /// A result that contradicts the last position.
    ResultAgainstBoard = "R004", Warning;
    /// Moves after the game was over by the rules.
    PlayAfterEnd = "R005", Warning;
    /// A draw that could have been claimed.
    ClaimableDraw = "R006", Note;
    /// A result that PGN has no sign for.
    UnusualResult = "R007", Note;
    /// A clock that goes up by more than the increment.
    ClockRises = "C001", Warning;
    /// A clock time in another form than hours, minutes and seconds.
    ClockFormat = "C002", Note;
    /// Bytes that are not UTF-8.
    NotUtf8 = "E001", Note;
    /// Bytes whose encoding is doubtful.
    DoubtfulEncoding = "E002", Warning;
    /// UTF-8 that was read as another encoding and written again.
    Mojibake = "E003", Warning;
    /// A file in UTF-16.
    Utf16 = "E004", Note;
}

/// A set of [`Code`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CodeSet(u128);

impl CodeSet {
    /// No code.
    pub const NONE: CodeSet = CodeSet(0);
    /// All codes.
    pub const ALL: CodeSet = CodeSet((1 << Code::ALL.len()) - 1);

    /// Whether a code is in the set.
    pub const fn has(self, code: Code) -> bool {
        self.0 >> code as u8 & 1 == 1
    }

    /// The set with a code.
    #[must_use]
    pub const fn with(self, code: Code) -> CodeSet {
        CodeSet(self.0 | 1 << code as u8)
    }

    /// The set without the codes of another.
    #[must_use]
    pub const fn without(self, other: CodeSet) -> CodeSet {
        CodeSet(self.0 & !other.0)
    }

    /// The codes whose text begins so: `M001`, or `M` for all about moves; empty if there are none.
    ///
    /// ```
    /// use scoresheet_record::{Code, diagnostic::CodeSet};
    /// assert!(CodeSet::starting_with("M").has(Code::IllegalMove));
    /// assert_eq!(CodeSet::starting_with("M001").iter().count(), 1);
    /// assert_eq!(CodeSet::starting_with("Q"), CodeSet::NONE);
    /// ```
    pub fn starting_with(prefix: &str) -> CodeSet {
        let codes = Code::ALL.iter().copied();
        let found = codes.filter(|code| code.text().starts_with(prefix));
        found.fold(CodeSet::NONE, CodeSet::with)
    }

    /// The codes in the set, in the order of their texts.
    pub fn iter(self) -> impl Iterator<Item = Code> {
        Code::ALL
            .iter()
            .copied()
            .filter(move |&code| self.has(code))
    }
}

impl std::ops::BitOr for CodeSet {
    type Output = CodeSet;

    fn bitor(self, other: CodeSet) -> CodeSet {
        CodeSet(self.0 | other.0)
    }
}

impl fmt::Debug for CodeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}
