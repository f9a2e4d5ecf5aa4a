//! A notation in a language: what a whole game is written in.
//!
//! Every notation has both halves here, a reader of the beginning of a text and
//! a writer, so that whoever reads and writes games needs to know none of them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use scoresheet_chess::{Color, Move, Position};

use crate::algebraic::{self, Style};
use crate::coordinate::{coordinates, gringmuth, iccf, smith, tcn, uci, uedemann};
use crate::descriptive::{self, End, Homes, School};
use crate::language::{self, Language};
use crate::reading::{Reading, Scan};
use crate::spoken::{self, Form, Speech, Tongue};
use crate::view::View;

/// A way of writing moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "`title` says what each is")]
pub enum Notation {
    San,
    Long,
    Fide,
    Figurine,
    Reversible,
    Minimal,
    Uci,
    Coordinates,
    Iccf,
    Smith,
    Tcn,
    Uedemann,
    Gringmuth,
    Descriptive,
    DescriptiveBook,
    DescriptiveOld,
    Spoken,
    SpokenFull,
}

/// Notations that are read by the same reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Family {
    Algebraic,
    Coordinates,
    Iccf,
    Smith,
    Tcn,
    Uedemann,
    Gringmuth,
    Descriptive,
    Spoken,
}

impl Notation {
    /// All notations, in the order in which they are listed.
    pub const ALL: [Notation; 18] = [
        Notation::San,
        Notation::Long,
        Notation::Fide,
        Notation::Figurine,
        Notation::Reversible,
        Notation::Minimal,
        Notation::Uci,
        Notation::Coordinates,
        Notation::Iccf,
        Notation::Smith,
        Notation::Tcn,
        Notation::Uedemann,
        Notation::Gringmuth,
        Notation::Descriptive,
        Notation::DescriptiveBook,
        Notation::DescriptiveOld,
        Notation::Spoken,
        Notation::SpokenFull,
    ];

    /// One notation of each family that is read alike, the usual ones first.
    const READERS: [Notation; 9] = [
        Notation::San,
        Notation::Descriptive,
        Notation::Coordinates,
        Notation::Iccf,
        Notation::Spoken,
        Notation::Smith,
        Notation::Gringmuth,
        Notation::Uedemann,
        Notation::Tcn,
    ];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::San => "san",
            Notation::Long => "long",
            Notation::Fide => "fide",
            Notation::Figurine => "figurine",
            Notation::Reversible => "reversible",
            Notation::Minimal => "minimal",
            Notation::Uci => "uci",
            Notation::Coordinates => "coordinates",
            Notation::Iccf => "iccf",
            Notation::Smith => "smith",
            Notation::Tcn => "tcn",
            Notation::Uedemann => "uedemann",
            Notation::Gringmuth => "gringmuth",
            Notation::Descriptive => "descriptive",
            Notation::DescriptiveBook => "descriptive-book",
            Notation::DescriptiveOld => "descriptive-old",
            Notation::Spoken => "spoken",
            Notation::SpokenFull => "spoken-full",
        }
    }

    /// What it is, in a few words.
    pub const fn title(self) -> &'static str {
        match self {
            Notation::San => "standard algebraic",
            Notation::Long => "long algebraic",
            Notation::Fide => "score sheets (FIDE Laws, Appendix C)",
            Notation::Figurine => "algebraic with figurines",
            Notation::Reversible => "long, with what is taken",
            Notation::Minimal => "algebraic without needless signs",
            Notation::Uci => "coordinates of chess programs",
            Notation::Coordinates => "coordinates",
            Notation::Iccf => "numbers of correspondence chess",
            Notation::Smith => "Smith's reversible coordinates",
            Notation::Tcn => "move lists of chess.com",
            Notation::Uedemann => "Uedemann's telegraph code",
            Notation::Gringmuth => "Gringmuth's telegraph code",
            Notation::Descriptive => "descriptive",
            Notation::DescriptiveBook => "descriptive with Kt",
            Notation::DescriptiveOld => "descriptive in words, as in 1850",
            Notation::Spoken => "spoken",
            Notation::SpokenFull => "spoken in sentences",
        }
    }

    /// Whether digits, brackets and other signs are letters of its moves, so that nothing else can
    /// stand between them.
    pub const fn uses_all_signs(self) -> bool {
        matches!(self, Notation::Tcn)
    }

    /// The notation of a name.
    pub fn find(name: &str) -> Option<Notation> {
        let fits = |notation: &Notation| notation.name() == name;
        Notation::ALL.into_iter().find(fits)
    }

    const fn family(self) -> Family {
        match self {
            Notation::San
            | Notation::Long
            | Notation::Fide
            | Notation::Figurine
            | Notation::Reversible
            | Notation::Minimal => Family::Algebraic,
            Notation::Uci | Notation::Coordinates => Family::Coordinates,
            Notation::Iccf => Family::Iccf,
            Notation::Smith => Family::Smith,
            Notation::Tcn => Family::Tcn,
            Notation::Uedemann => Family::Uedemann,
            Notation::Gringmuth => Family::Gringmuth,
            Notation::Descriptive | Notation::DescriptiveBook | Notation::DescriptiveOld => {
                Family::Descriptive
            }
            Notation::Spoken | Notation::SpokenFull => Family::Spoken,
        }
    }

    /// The style of a notation of the algebraic family.
    const fn style(self) -> &'static Style {
        match self {
            Notation::Long => &algebraic::LONG,
            Notation::Fide => &algebraic::FIDE,
            Notation::Figurine => &algebraic::FIGURINE,
            Notation::Reversible => &algebraic::REVERSIBLE,
            Notation::Minimal => &algebraic::MINIMAL,
            _ => &algebraic::SAN,
        }
    }
}

/// A notation in a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    notation: Notation,
    language: &'static Language,
    /// How it is written in the algebraic family.
    style: Style,
}

impl Dialect {
    /// A notation in a language; `None` if it is not written in that language. Notations without
    /// words are all English.
    ///
    /// ```
    /// use scoresheet_notation::{Dialect, Notation, language};
    /// let (german, spanish) = (language::find("de").unwrap(), language::find("es").unwrap());
    /// assert!(Dialect::new(Notation::Long, german).is_some());
    /// assert!(Dialect::new(Notation::Descriptive, german).is_none());
    /// assert!(Dialect::new(Notation::Descriptive, spanish).is_some());
    /// ```
    pub fn new(notation: Notation, language: &'static Language) -> Option<Dialect> {
        let is_english = language.code == "en";
        let exists = match notation {
            Notation::DescriptiveBook | Notation::DescriptiveOld => is_english,
            _ => match notation.family() {
                Family::Algebraic => true,
                Family::Descriptive => school(language).is_some(),
                Family::Spoken => Tongue::of(language.code).is_some(),
                _ => is_english,
            },
        };
        let style = notation.style().in_language(language);
        exists.then_some(Dialect {
            notation,
            language,
            style,
        })
    }

    /// The notation.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// The language.
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// The readings of the beginning of a text as a move of a side, longest first.
    pub fn scan(&self, text: &str, turn: Color) -> Vec<Scan> {
        match self.notation.family() {
            Family::Algebraic => algebraic::scan(text, self.language.alphabet()),
            Family::Coordinates => coordinates::scan(text, turn),
            Family::Iccf => iccf::scan(text, turn),
            Family::Smith => smith::scan(text, turn),
            Family::Tcn => tcn::scan(text, turn),
            Family::Uedemann => uedemann::scan(text, turn),
            Family::Gringmuth => gringmuth::scan(text, turn),
            Family::Descriptive => {
                let school = school(self.language).unwrap_or(School::English);
                descriptive::scan(text, turn, school)
            }
            Family::Spoken => {
                let tongue = Tongue::of(self.language.code).unwrap_or(Tongue::English);
                spoken::scan(text, tongue)
            }
        }
    }

    /// The words of a game's end with which a text begins, and how long they are.
    pub fn scan_end(&self, text: &str) -> Option<(End, usize)> {
        match self.notation.family() {
            Family::Descriptive | Family::Algebraic => descriptive::scan_end(text),
            _ => None,
        }
    }

    /// Sorts the legal moves that fit a reading by how well they fit the rest of what it says, and
    /// tells how many of them fit equally well. `homes` follows the game.
    pub fn prefer(
        &self,
        homes: &Homes,
        position: &Position,
        reading: &Reading,
        moves: &mut Vec<Move>,
    ) -> usize {
        match self.notation.family() {
            Family::Descriptive => homes.prefer(position, reading, moves),
            _ => moves.len(),
        }
    }

    /// Adds a move to a text, so that it can be read as this move and no other. `homes` follows the
    /// game, or is [`Homes::UNKNOWN`].
    pub fn write(&self, homes: &Homes, before: &Position, view: &View, out: &mut String) {
        match self.notation.family() {
            Family::Algebraic => algebraic::write_into(out, view, &self.style),
            Family::Coordinates if self.notation == Notation::Uci => {
                out.push_str(uci::write(before, view.mv).as_str());
            }
            Family::Coordinates => coordinates::write(before, view, out),
            Family::Iccf => iccf::write(before, view, out),
            Family::Smith => smith::write(before, view, out),
            Family::Tcn => tcn::write(before, view, out),
            Family::Uedemann => uedemann::write(before, view, out),
            Family::Gringmuth => gringmuth::write(before, view, out),
            Family::Descriptive => homes.write(before, view, self.descriptive(), out),
            Family::Spoken => {
                let tongue = Tongue::of(self.language.code).unwrap_or(Tongue::English);
                let form = match self.notation {
                    Notation::SpokenFull => Form::Sentence,
                    _ => Form::Short,
                };
                spoken::write(view, Speech::new(tongue, form), out);
            }
        }
    }

    /// The style of descriptive notation.
    fn descriptive(&self) -> &'static descriptive::Style {
        match (self.notation, school(self.language)) {
            (Notation::DescriptiveBook, _) => &descriptive::BOOK,
            (Notation::DescriptiveOld, _) => &descriptive::OLD,
            (_, Some(School::Spanish)) => &descriptive::SPANISH,
            (_, Some(School::French)) => &descriptive::FRENCH,
            (_, Some(School::Portuguese)) => &descriptive::PORTUGUESE,
            (_, Some(School::Italian)) => &descriptive::ITALIAN,
            _ => &descriptive::MODERN,
        }
    }
}

/// The school of descriptive notation of a language.
fn school(language: &Language) -> Option<School> {
    Some(match language.code {
        "en" => School::English,
        "es" => School::Spanish,
        "fr" => School::French,
        "pt" => School::Portuguese,
        "it" => School::Italian,
        _ => return None,
    })
}

/// The languages that come before others with the same letters.
const USUAL: [&str; 8] = ["en", "de", "fr", "es", "ru", "it", "pt", "nl"];

/// The dialects that games may be in, as far as somebody has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dialects {
    /// The notation, if it is known.
    pub notation: Option<Notation>,
    /// The language, if it is known.
    pub language: Option<&'static Language>,
}

impl Dialects {
    /// All that are possible, the likeliest first.
    pub fn list(self) -> Vec<Dialect> {
        let said = self.notation.map(|notation| alloc::vec![notation]);
        let mut dialects = Vec::new();
        for notation in said.unwrap_or(Notation::READERS.to_vec()) {
            let usual = USUAL.iter().filter_map(|code| language::find(code));
            let languages = usual.chain(&language::LANGUAGES);
            let languages =
                languages.filter(|&known| self.language.is_none_or(|said| said == known));
            for dialect in languages.filter_map(|language| Dialect::new(notation, language)) {
                // Languages with the same letters and signs are read alike.
                let is_known = dialects.iter().any(|known: &Dialect| {
                    let is_alike = known.language.alphabet() == dialect.language.alphabet();
                    known.notation == notation
                        && (known.language == dialect.language
                            || is_alike && notation.family() == Family::Algebraic)
                });
                if !is_known {
                    dialects.push(dialect);
                }
            }
        }
        dialects
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.notation.name(), self.language.name)
    }
}

impl Default for Dialect {
    /// SAN with English letters.
    fn default() -> Dialect {
        Dialect {
            notation: Notation::San,
            language: &language::LANGUAGES[0],
            style: algebraic::SAN,
        }
    }
}
