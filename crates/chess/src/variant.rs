//! The names of the games that are played with these rules.

/// Which game is played. How its rules differ is in [`Laws`](crate::Laws).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Variant {
    /// Chess from the usual start, or from a position in which castling fits it.
    #[default]
    Standard,
    /// Chess960 (Fischer Random): castling rooks and king may start elsewhere (FIDE Laws, Guidelines II).
    Chess960,
}

impl Variant {
    /// The name that goes into a `Variant` tag.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "Standard",
            Variant::Chess960 => "Chess960",
        }
    }

    /// The variant of a `Variant` tag as sites spell it; `None` if it is another game.
    ///
    /// Letter case, blanks, hyphens and underscores do not matter.
    ///
    /// ```
    /// use scoresheet_chess::Variant;
    /// assert_eq!(Variant::parse("Fischer Random"), Some(Variant::Chess960));
    /// assert_eq!(Variant::parse("From Position"), Some(Variant::Standard));
    /// assert_eq!(Variant::parse("Crazyhouse"), None);
    /// ```
    pub fn parse(name: &str) -> Option<Variant> {
        const STANDARD: [&str; 8] = [
            "chess",
            "standard",
            "normal",
            "classical",
            "fromposition",
            "orthodox",
            "standardchess",
            "regular",
        ];
        const CHESS960: [&str; 10] = [
            "chess960",
            "960",
            "fischerandom",
            "fischerrandom",
            "fischerrandomchess",
            "frc",
            "freestyle",
            "freestylechess",
            "dfrc",
            "doublefischerrandom",
        ];
        let spelled = |known: &str| {
            let letters = name.bytes().filter(|byte| !b" -_".contains(byte));
            letters
                .map(|byte| byte.to_ascii_lowercase())
                .eq(known.bytes())
        };
        if name.is_empty() || STANDARD.iter().any(|known| spelled(known)) {
            Some(Variant::Standard)
        } else if CHESS960.iter().any(|known| spelled(known)) {
            Some(Variant::Chess960)
        } else {
            None
        }
    }
}
