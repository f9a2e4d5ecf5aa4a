//! The choices one has in saying a move: the tongue, the form, and how squares are named.

/// A language in which moves are said and understood.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tongue {
    English,
    Korean,
    Vietnamese,
    Japanese,
    German,
    French,
    Spanish,
    Russian,
}

impl Tongue {
    /// All tongues.
    pub const ALL: [Tongue; 8] = [
        Tongue::English,
        Tongue::Korean,
        Tongue::Vietnamese,
        Tongue::Japanese,
        Tongue::German,
        Tongue::French,
        Tongue::Spanish,
        Tongue::Russian,
    ];

    /// The tongue of a language code, whatever country or encoding follows it; `None` if moves are
    /// not said in it.
    ///
    /// ```
    /// use scoresheet_notation::spoken::Tongue;
    /// assert_eq!(Tongue::of("ko"), Some(Tongue::Korean));
    /// assert_eq!(Tongue::of("de-AT"), Some(Tongue::German));
    /// assert_eq!(Tongue::of("fr_CA.UTF-8"), Some(Tongue::French));
    /// assert_eq!(Tongue::of("eo"), None);
    /// ```
    pub fn of(code: &str) -> Option<Tongue> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        let mut tongues = Tongue::ALL.into_iter();
        tongues.find(|tongue| tongue.code().eq_ignore_ascii_case(language))
    }

    /// The language code of two letters (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Korean => "ko",
            Tongue::Vietnamese => "vi",
            Tongue::Japanese => "ja",
            Tongue::German => "de",
            Tongue::French => "fr",
            Tongue::Spanish => "es",
            Tongue::Russian => "ru",
        }
    }
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// What tells the move from others: "knight takes f3, check".
    Short,
    /// Who moves what from where, and what is taken: "White's knight from g1 takes the pawn on f3,
    /// check".
    Sentence,
}

impl Form {
    /// Both forms.
    pub const ALL: [Form; 2] = [Form::Short, Form::Sentence];
}

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Squares {
    /// `e4`.
    #[default]
    Plain,
    /// `e 4`, so that no voice makes a word of it.
    Apart,
    /// `e four`: the digit as a word of the tongue.
    Words,
    /// `Eva 4`: the file by its name in FIDE Laws, Appendix D.2.1.
    Names,
    /// `Eva vier`: file and rank as FIDE Laws, Appendix D.2.1, has them announced, in German in
    /// whatever country.
    Announced,
    /// `echo four`: the file by its word in the spelling alphabet of radio.
    Nato,
}

impl Squares {
    /// All ways.
    pub const ALL: [Squares; 6] = [
        Squares::Plain,
        Squares::Apart,
        Squares::Words,
        Squares::Names,
        Squares::Announced,
        Squares::Nato,
    ];
}

/// How moves are said.
///
/// ```
/// use scoresheet_notation::spoken::{Form, Speech, Squares, Tongue};
/// let speech = Speech { squares: Squares::Apart, ..Speech::new(Tongue::Korean, Form::Short) };
/// assert_eq!(speech.tongue, Tongue::Korean);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Speech {
    /// In which language.
    pub tongue: Tongue,
    /// How much is said.
    pub form: Form,
    /// How squares are named.
    pub squares: Squares,
}

impl Speech {
    /// Speech with plain squares.
    pub const fn new(tongue: Tongue, form: Form) -> Speech {
        Speech {
            tongue,
            form,
            squares: Squares::Plain,
        }
    }
}
