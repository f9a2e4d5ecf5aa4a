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
    /// A game without a result at its end.
    MissingResult = "R001", Warning;
    /// A Result tag that contradicts the end of the moves.
    ResultMismatch = "R002", Warning;
    /// A result in another spelling than PGN's.
    ResultSpelling = "R003", Note;
    /// Bytes that are not UTF-8.
    NotUtf8 = "E001", Note;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}
