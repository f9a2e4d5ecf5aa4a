//! The `Termination` tag (PGN 9.8.1): how it came that a game was over.

use super::spelled::Spelled;

/// Why play ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// It was abandoned.
    Abandoned,
    /// The result was decided by someone else.
    Adjudication,
    /// A player died.
    Death,
    /// Something that nobody foresaw.
    Emergency,
    /// As games usually end: mate, resignation, a draw.
    Normal,
    /// A player broke the rules.
    RulesInfraction,
    /// A player ran out of time.
    TimeForfeit,
    /// It goes on.
    Unterminated,
}

impl Termination {
    /// All values of the standard, in its order.
    pub const ALL: [Termination; 8] = [
        Termination::Abandoned,
        Termination::Adjudication,
        Termination::Death,
        Termination::Emergency,
        Termination::Normal,
        Termination::RulesInfraction,
        Termination::TimeForfeit,
        Termination::Unterminated,
    ];

    /// Reads the values of the standard, and what servers and programs write instead.
    ///
    /// Odd but readable are other letter case (`Time forfeit`), the words of cutechess (`stalled
    /// connection`, `illegal move`), and sentences (`N. N. won by checkmate`, `Game drawn by
    /// repetition`).
    ///
    /// ```
    /// use scoresheet_record::tags::Termination;
    /// let meant = |text: &str| Termination::parse(text.as_bytes()).map(|read| read.value);
    /// assert_eq!(meant("time forfeit"), Some(Termination::TimeForfeit));
    /// assert_eq!(meant("Hikaru won on time"), Some(Termination::TimeForfeit));
    /// assert_eq!(meant("Hikaru won by checkmate"), Some(Termination::Normal));
    /// assert_eq!(meant("the usual"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<Termination>> {
        for value in Termination::ALL {
            let name = value.write().as_bytes();
            if text == name {
                return Some(Spelled::plain(value));
            }
            if text.eq_ignore_ascii_case(name) {
                return Some(Spelled::odd(value));
            }
        }
        let text = str::from_utf8(text).ok()?.trim().to_ascii_lowercase();
        let found = WORDS.iter().find(|(words, _)| is_end_of(&text, words));
        found.map(|&(_, value)| Spelled::odd(value))
    }

    /// The word of the standard.
    pub const fn write(self) -> &'static str {
        match self {
            Termination::Abandoned => "abandoned",
            Termination::Adjudication => "adjudication",
            Termination::Death => "death",
            Termination::Emergency => "emergency",
            Termination::Normal => "normal",
            Termination::RulesInfraction => "rules infraction",
            Termination::TimeForfeit => "time forfeit",
            Termination::Unterminated => "unterminated",
        }
    }
}

/// With what a sentence ends, in lower case, and what it means.
const WORDS: [(&str, Termination); 23] = [
    ("time forfeit", Termination::TimeForfeit),
    ("time", Termination::TimeForfeit),
    ("timeout", Termination::TimeForfeit),
    ("by timeout vs insufficient material", Termination::Normal),
    ("by insufficient material", Termination::Normal),
    ("by mate", Termination::Normal),
    ("by 50-move rule", Termination::Normal),
    ("by fifty move rule", Termination::Normal),
    ("checkmate", Termination::Normal),
    ("resignation", Termination::Normal),
    ("stalemate", Termination::Normal),
    ("repetition", Termination::Normal),
    ("agreement", Termination::Normal),
    ("game abandoned", Termination::Abandoned),
    ("by abandonment", Termination::Abandoned),
    ("adjudicated", Termination::Adjudication),
    ("by adjudication", Termination::Adjudication),
    ("stalled connection", Termination::Abandoned),
    ("illegal move", Termination::RulesInfraction),
    ("infraction", Termination::RulesInfraction),
    ("forfeit", Termination::RulesInfraction),
    ("in progress", Termination::Unterminated),
    ("unfinished", Termination::Unterminated),
];

/// Whether a text ends with words, at the beginning of a word.
fn is_end_of(text: &str, words: &str) -> bool {
    let before = text.strip_suffix('.').unwrap_or(text).strip_suffix(words);
    before.is_some_and(|before| before.is_empty() || before.ends_with(' '))
}

#[cfg(test)]
mod tests {
    use super::Termination;

    #[test]
    fn values_and_sentences() {
        for value in Termination::ALL {
            let read = Termination::parse(value.write().as_bytes()).unwrap();
            assert_eq!((read.value, read.is_odd), (value, false));
        }
        let odd = [
            ("Time forfeit", Termination::TimeForfeit),
            ("Normal", Termination::Normal),
            ("Rules infraction", Termination::RulesInfraction),
            (
                "Game drawn by timeout vs insufficient material",
                Termination::Normal,
            ),
            ("A won - game abandoned", Termination::Abandoned),
            ("A won by resignation.", Termination::Normal),
            ("stalled connection", Termination::Abandoned),
            ("A loses by time forfeit", Termination::TimeForfeit),
            ("win by forfeit", Termination::RulesInfraction),
        ];
        for (text, value) in odd {
            let read = Termination::parse(text.as_bytes()).expect(text);
            assert_eq!((read.value, read.is_odd), (value, true), "{text}");
        }
        for text in ["", "?", "sometime", "3"] {
            assert_eq!(Termination::parse(text.as_bytes()), None, "{text}");
        }
    }
}
