//! The `Mode` tag (PGN 9.9.2): by what means a game was played.

use super::spelled::Spelled;

/// By what means a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// `OTB`: over the board.
    OverTheBoard,
    /// `PM`: by paper mail.
    PaperMail,
    /// `EM`: by electronic mail.
    ElectronicMail,
    /// `ICS`: on a chess server.
    Server,
    /// `TC`: by telephone, telegraph, or the like.
    Telecommunication,
}

impl Mode {
    /// All modes of the standard, in its order.
    pub const ALL: [Mode; 5] = [
        Mode::OverTheBoard,
        Mode::PaperMail,
        Mode::ElectronicMail,
        Mode::Server,
        Mode::Telecommunication,
    ];

    /// Reads a mode. Odd but readable are other letter case and usual words such as `online`.
    ///
    /// ```
    /// use scoresheet_record::tags::Mode;
    /// assert_eq!(Mode::parse(b"OTB").unwrap().value, Mode::OverTheBoard);
    /// assert!(Mode::parse(b"online").unwrap().is_odd);
    /// assert_eq!(Mode::parse(b"by pigeon"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Spelled<Mode>> {
        for mode in Mode::ALL {
            if text == mode.write().as_bytes() {
                return Some(Spelled::plain(mode));
            }
            if text.eq_ignore_ascii_case(mode.write().as_bytes()) {
                return Some(Spelled::odd(mode));
            }
        }
        let is = |word: &str| text.trim_ascii().eq_ignore_ascii_case(word.as_bytes());
        let word = WORDS.iter().find(|(word, _)| is(word))?;
        Some(Spelled::odd(word.1))
    }

    /// The letters of the standard.
    pub const fn write(self) -> &'static str {
        match self {
            Mode::OverTheBoard => "OTB",
            Mode::PaperMail => "PM",
            Mode::ElectronicMail => "EM",
            Mode::Server => "ICS",
            Mode::Telecommunication => "TC",
        }
    }
}

const WORDS: [(&str, Mode); 14] = [
    ("over the board", Mode::OverTheBoard),
    ("over-the-board", Mode::OverTheBoard),
    ("board", Mode::OverTheBoard),
    ("mail", Mode::PaperMail),
    ("postal", Mode::PaperMail),
    ("correspondence", Mode::PaperMail),
    ("email", Mode::ElectronicMail),
    ("e-mail", Mode::ElectronicMail),
    ("online", Mode::Server),
    ("internet", Mode::Server),
    ("server", Mode::Server),
    ("telephone", Mode::Telecommunication),
    ("telegraph", Mode::Telecommunication),
    ("radio", Mode::Telecommunication),
];

#[cfg(test)]
mod tests {
    use super::Mode;

    #[test]
    fn modes() {
        for mode in Mode::ALL {
            let read = Mode::parse(mode.write().as_bytes()).unwrap();
            assert_eq!((read.value, read.is_odd), (mode, false));
        }
        let read = Mode::parse(b"otb").unwrap();
        assert_eq!((read.value, read.is_odd), (Mode::OverTheBoard, true));
        assert_eq!(Mode::parse(b""), None);
    }
}
