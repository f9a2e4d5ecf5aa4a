//! The languages in which the command speaks, and what it says in them.
//!
//! Words stand in `i18n`, a file for each language in the syntax of Fluent. What a
//! language lacks is said in English. A file is read when something is first said in
//! its language; the help in English is in the code and needs none.

use std::ffi::{OsStr, OsString};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language in which the command speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locale {
    English,
    Korean,
    Vietnamese,
    Japanese,
}

/// What stands in the English file before the words of the help.
pub(crate) const HELP: &str =
    "## Help, written from the code: UPDATE=1 cargo test -p scoresheet-cli help";

/// What a file of words becomes.
type Words = FluentBundle<FluentResource>;

/// The language of this run; English unless it is set.
static CHOSEN: OnceLock<Locale> = OnceLock::new();

impl Locale {
    /// All of them.
    pub const ALL: [Locale; 4] = [
        Locale::English,
        Locale::Korean,
        Locale::Vietnamese,
        Locale::Japanese,
    ];

    /// The language code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::Korean => "ko",
            Locale::Vietnamese => "vi",
            Locale::Japanese => "ja",
        }
    }

    /// The language of a code such as `ko` or `ko_KR.UTF-8`.
    pub fn parse(code: &str) -> Option<Locale> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        let mut all = Locale::ALL.into_iter();
        all.find(|locale| locale.code().eq_ignore_ascii_case(language))
    }

    /// The file of its words.
    pub(crate) const fn file(self) -> &'static str {
        match self {
            Locale::English => include_str!("../i18n/en.ftl"),
            Locale::Korean => include_str!("../i18n/ko.ftl"),
            Locale::Vietnamese => include_str!("../i18n/vi.ftl"),
            Locale::Japanese => include_str!("../i18n/ja.ftl"),
        }
    }

    /// The words that are looked up in a run. Help in English is in the code of the flags.
    fn needed(self) -> &'static str {
        match (self, self.file().find(HELP)) {
            (Locale::English, Some(help)) => &self.file()[..help],
            _ => self.file(),
        }
    }

    fn words(self) -> &'static Words {
        static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
        WORDS[self as usize].get_or_init(|| {
            // A fault in the file costs what is faulty, and a test finds it.
            let resource = FluentResource::try_new(self.needed().to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            let language: LanguageIdentifier = self.code().parse().unwrap_or_default();
            let mut words = FluentBundle::new_concurrent(vec![language]);
            words.set_use_isolating(false);
            let _ = words.add_resource(resource);
            words
        })
    }

    /// What an id says in this language, if it has it.
    pub fn say(self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let words = self.words();
        let pattern = words.get_message(id)?.value()?;
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let said = words.format_pattern(pattern, Some(&args), &mut errors);
        Some(said.into_owned())
    }
}

/// The language of this run.
pub fn chosen() -> Locale {
    CHOSEN.get().copied().unwrap_or(Locale::English)
}

/// Chooses the language of this run, once: what was typed behind `--ui-lang`, else what the
/// environment says, else English.
pub fn choose(arguments: impl Iterator<Item = OsString>) -> Locale {
    let locale = typed(arguments).unwrap_or_else(|| of_environment(|name| std::env::var_os(name)));
    *CHOSEN.get_or_init(|| locale)
}

/// The language that the arguments name. Help is shown before they are all understood, so this
/// looks for itself; what it does not know is refused later, with a sentence.
fn typed(arguments: impl Iterator<Item = OsString>) -> Option<Locale> {
    let mut arguments = arguments.skip(1);
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--") => return None,
            Some("--ui-lang") => return Locale::parse(arguments.next()?.to_str()?),
            Some(argument) => {
                if let Some(code) = argument.strip_prefix("--ui-lang=") {
                    return Locale::parse(code);
                }
            }
            None => {}
        }
    }
    None
}

/// The language of the environment, by the first of the usual variables that says anything.
fn of_environment(variable: impl Fn(&str) -> Option<OsString>) -> Locale {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = names.into_iter().filter_map(variable);
    let first = set.into_iter().find(|value| !value.is_empty());
    let code = first.as_deref().and_then(OsStr::to_str);
    code.and_then(Locale::parse).unwrap_or(Locale::English)
}

/// What an id says in the language of this run, else in English, else the id itself.
pub fn text(id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    text_in(chosen(), id, args)
}

/// The same in some language.
pub fn text_in(locale: Locale, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    let said = locale.say(id, args);
    said.or_else(|| Locale::English.say(id, args))
        .unwrap_or_else(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Locale, of_environment, typed};

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let environment = |pairs: &'static [(&str, &str)]| {
            of_environment(|name| {
                let found = pairs.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).into())
            })
        };
        assert_eq!(environment(&[]), Locale::English);
        assert_eq!(environment(&[("LANG", "ko_KR.UTF-8")]), Locale::Korean);
        assert_eq!(environment(&[("LANG", "de_DE.UTF-8")]), Locale::English);
        let both = &[("LANG", "ko_KR.UTF-8"), ("LC_MESSAGES", "ja_JP")];
        assert_eq!(environment(both), Locale::Japanese);
        let all = &[("LANG", "ko_KR.UTF-8"), ("LC_ALL", "C")];
        assert_eq!(environment(all), Locale::English);
        let empty = &[("LC_ALL", ""), ("LANG", "vi_VN")];
        assert_eq!(environment(empty), Locale::Vietnamese);
    }

    #[test]
    fn the_language_that_is_typed_is_found_among_the_arguments() {
        let of = |line: &str| typed(line.split(' ').map(Into::into));
        assert_eq!(of("scoresheet --ui-lang ko help"), Some(Locale::Korean));
        assert_eq!(
            of("scoresheet check --ui-lang=ja a.pgn"),
            Some(Locale::Japanese)
        );
        assert_eq!(of("scoresheet check -- --ui-lang ja"), None);
        assert_eq!(of("scoresheet check --ui-lang"), None);
        assert_eq!(of("scoresheet check --ui-lang eo"), None);
    }
}
