//! The schools of descriptive notation: whose letters, and what comes first.

use scoresheet_chess::Role;

/// Whose letters name the pieces, and in which order a square is said.
///
/// English says the file first (`P-K4`), the Romance languages the rank (`P4R`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum School {
    /// `K Q R B Kt P`, file before rank: `Kt-KB3`. `N` and `S` are read for the knight, too.
    English,
    /// `R D T A C P`, rank before file: `C3AR`.
    Spanish,
    /// `R D T F C P`, rank before file: `C3FR`.
    French,
    /// `R D T B C P`, rank before file: `C3BR`.
    Portuguese,
    /// `R D T A C P`, rank before file: `C3AR`.
    Italian,
}

impl School {
    /// All schools, English first.
    pub const ALL: [School; 5] = [
        School::English,
        School::Spanish,
        School::French,
        School::Portuguese,
        School::Italian,
    ];

    /// The letters of the pieces, pawn first and king last.
    ///
    /// ```
    /// use scoresheet_notation::descriptive::School;
    /// assert_eq!(School::French.letters(), ["P", "C", "F", "T", "D", "R"]);
    /// ```
    pub const fn letters(self) -> [&'static str; 6] {
        match self {
            School::English => ["P", "Kt", "B", "R", "Q", "K"],
            School::Spanish | School::Italian => ["P", "C", "A", "T", "D", "R"],
            School::French => ["P", "C", "F", "T", "D", "R"],
            School::Portuguese => ["P", "C", "B", "T", "D", "R"],
        }
    }

    /// Whether the rank of a square is said before its file, and a wing after its piece.
    pub const fn is_rank_first(self) -> bool {
        !matches!(self, School::English)
    }

    /// The role of one letter of either case; the two letters of `Kt` are read elsewhere.
    pub(super) fn role(self, letter: char) -> Option<Role> {
        if self == School::English && matches!(letter, 'N' | 'n' | 'S') {
            // The small `s` is the end of a possessive, as in `Kts P`.
            return Some(Role::Knight);
        }
        let upper = letter.to_ascii_uppercase();
        let letters = self.letters();
        let fits = |role: &Role| letters[*role as usize].chars().eq([upper]);
        Role::ALL.into_iter().find(fits)
    }
}
