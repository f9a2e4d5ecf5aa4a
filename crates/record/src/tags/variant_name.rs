//! The `Variant` tag: the names that sites and programs give to kinds of chess.
//!
//! The standard has no such tag. What is written here is what most readers know.

use scoresheet_chess::Variant;

use super::spelled::Spelled;

/// A kind of chess, by name. Which rules it has is another question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariantName {
    /// Chess.
    Standard,
    /// Chess960, also from two different starts and from odd places of kings.
    Chess960,
    /// Captured pieces can be dropped.
    Crazyhouse,
    /// Captured pieces go to the partner.
    Bughouse,
    /// A king in the center wins.
    KingOfTheHill,
    /// The third check wins.
    ThreeCheck,
    /// Captures are forced, and who has nothing left wins.
    Antichess,
    /// Captures explode.
    Atomic,
    /// Pawns against pieces.
    Horde,
    /// Kings race to the eighth rank.
    RacingKings,
}

/// The names as they are written, and what else is read, without blanks, hyphens, underscores
/// and letter case.
const NAMES: [(VariantName, &str, &[&str]); 10] = [
    (
        VariantName::Standard,
        "Standard",
        &[
            "chess",
            "normal",
            "classical",
            "orthodox",
            "regular",
            "standardchess",
            "fromposition",
        ],
    ),
    (
        VariantName::Chess960,
        "Chess960",
        &[
            "960",
            "fischerandom",
            "fischerrandom",
            "fischerrandomchess",
            "frc",
            "freestyle",
            "freestylechess",
            "dfrc",
            "doublefischerrandom",
        ],
    ),
    (VariantName::Crazyhouse, "Crazyhouse", &["house", "zh"]),
    (VariantName::Bughouse, "Bughouse", &["bug"]),
    (VariantName::KingOfTheHill, "King of the Hill", &["koth"]),
    (VariantName::ThreeCheck, "Three-check", &["3check"]),
    (
        VariantName::Antichess,
        "Antichess",
        &["anti", "giveaway", "losingchess"],
    ),
    (VariantName::Atomic, "Atomic", &["atom", "atomicchess"]),
    (VariantName::Horde, "Horde", &["hordechess"]),
    (VariantName::RacingKings, "Racing Kings", &["race"]),
];

impl VariantName {
    /// Reads a name as sites spell it. Letter case, blanks, hyphens and underscores do not
    /// matter; numbers of shuffled starts (`wild/0` to `wild/8a`) are Chess960.
    ///
    /// Odd is what differs from how it is written; nothing in a record depends on it.
    ///
    /// ```
    /// use scoresheet_record::tags::VariantName;
    /// let meant = |text: &str| VariantName::parse(text.as_bytes()).map(|read| read.value);
    /// assert_eq!(meant("crazyhouse"), Some(VariantName::Crazyhouse));
    /// assert_eq!(meant("3 check"), Some(VariantName::ThreeCheck));
    /// assert_eq!(meant("Fischer Random"), Some(VariantName::Chess960));
    /// assert_eq!(meant("four-player"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<VariantName>> {
        let is_letter = |byte: &&u8| !b" -_".contains(byte);
        let is = |known: &str| {
            let known = known.as_bytes().iter().filter(is_letter);
            let text = text.iter().filter(is_letter);
            text.map(u8::to_ascii_lowercase)
                .eq(known.map(u8::to_ascii_lowercase))
        };
        for (value, name, others) in NAMES {
            if text == name.as_bytes() {
                return Some(Spelled::plain(value));
            }
            if is(name) || others.iter().any(|other| is(other)) {
                return Some(Spelled::odd(value));
            }
        }
        let lower = text.to_ascii_lowercase();
        let start = lower.strip_prefix(b"wild/")?;
        let is_start = matches!(start, [b'0'..=b'8'] | [b'8', b'a'] | b"fr");
        is_start.then_some(Spelled::odd(VariantName::Chess960))
    }

    /// The name that is written.
    pub const fn write(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// The rules that go with the name, if they are known.
    pub const fn rules(self) -> Option<Variant> {
        match self {
            VariantName::Standard => Some(Variant::Standard),
            VariantName::Chess960 => Some(Variant::Chess960),
            _ => None,
        }
    }

    /// Whether a game goes by the rules of chess until something happens that only this variant
    /// knows, such as a drop or a third check. In the others even a capture means something else.
    pub const fn is_chess_at_first(self) -> bool {
        use VariantName::{Bughouse, Chess960, Crazyhouse, KingOfTheHill, Standard, ThreeCheck};
        matches!(
            self,
            Standard | Chess960 | Crazyhouse | Bughouse | KingOfTheHill | ThreeCheck
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{NAMES, VariantName};

    #[test]
    fn names() {
        for (value, name, others) in NAMES {
            assert_eq!(value.write(), name);
            let read = VariantName::parse(name.as_bytes()).unwrap();
            assert_eq!((read.value, read.is_odd), (value, false));
            for other in others {
                let read = VariantName::parse(other.to_uppercase().as_bytes()).unwrap();
                assert_eq!((read.value, read.is_odd), (value, true), "{other}");
            }
        }
        for text in ["", "?", "wild/9", "wild", "chess 2"] {
            assert_eq!(VariantName::parse(text.as_bytes()), None, "{text}");
        }
        for text in [
            "From Position",
            "wild/0",
            "chess 960",
            "kingOfTheHill",
            "threeCheck",
        ] {
            assert!(VariantName::parse(text.as_bytes()).is_some(), "{text}");
        }
    }
}
