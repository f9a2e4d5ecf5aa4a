//! Whether the words of all languages are there, and all are in use.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use clap::{Command, CommandFactory};
use fluent_bundle::FluentResource;

use super::{heading_id, texts_of_arg, texts_of_command, translated};
use crate::flags::Flags;
use crate::locale::{HELP, Locale};

/// The English words of the help, by their ids, in the order in which they are shown.
fn english() -> Vec<(String, String)> {
    let mut command = Flags::command();
    command.build();
    let mut found = Vec::new();
    let mut args: Vec<(String, String, String)> = Vec::new();
    let mut headings = vec!["Usage", "Commands", "Arguments", "Options", "Examples"]
        .into_iter()
        .map(str::to_owned)
        .collect::<Vec<_>>();
    collect(&command, &mut found, &mut args, &mut headings);
    let mut all = Vec::new();
    for heading in headings {
        let id = heading_id(&heading);
        if all.iter().all(|(known, _)| *known != id) {
            all.push((id, heading));
        }
    }
    all.push((
        "default-value".to_owned(),
        "[default: { $values }]".to_owned(),
    ));
    let possible = "[possible values: { $values }]";
    all.push(("possible-values".to_owned(), possible.to_owned()));
    // What several commands say of a flag is one text; what others say of it is theirs.
    let mut uses: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (_, id, text) in &args {
        *uses.entry((id, text)).or_default() += 1;
    }
    let is_shared = |id: &str, text: &str| {
        let most = uses.iter().filter(|((other, _), _)| *other == id);
        let most = most.map(|(_, uses)| *uses).max().unwrap_or_default();
        most > 1 && uses[&(id, text)] == most
    };
    for (command, id, text) in &args {
        let shared = format!("arg-{id}");
        if !is_shared(id, text) {
            found.push((format!("{command}-{shared}"), text.clone()));
        } else if all.iter().all(|(known, _)| *known != shared) {
            all.push((shared, text.clone()));
        }
    }
    all.extend(found);
    all
}

fn collect(
    command: &Command,
    found: &mut Vec<(String, String)>,
    args: &mut Vec<(String, String, String)>,
    headings: &mut Vec<String>,
) {
    let name = command.get_name();
    if command.is_hide_set() {
        return;
    }
    if let Some(about) = command.get_about() {
        found.push((format!("{name}-about"), about.to_string()));
    }
    let texts = texts_of_command(command);
    found.extend(texts.more.map(|more| (format!("{name}-more"), more)));
    // Of examples that are mere commands only the heading is translated.
    let speaks = |text: &str| !text.starts_with("Examples:") || text.contains("      ");
    found.extend(texts.after.into_iter().filter(|(_, text)| speaks(text)));
    if name == "help" {
        return;
    }
    for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
        let (help, more) = texts_of_arg(arg);
        let id = arg.get_id().to_string();
        headings.extend(arg.get_help_heading().map(str::to_owned));
        args.extend(help.map(|help| (name.to_owned(), id.clone(), help)));
        args.extend(more.map(|more| (name.to_owned(), format!("{id}-more"), more)));
    }
    for inner in command.get_subcommands() {
        collect(inner, found, args, headings);
    }
}

/// A text as the value of an id.
fn entry(id: &str, text: &str) -> String {
    if !text.contains('\n') {
        return format!("{id} = {text}\n");
    }
    let mut entry = format!("{id} =\n");
    for line in text.lines() {
        match line.chars().next() {
            None => entry.push('\n'),
            // These would begin something else there.
            Some(first @ ('[' | '*' | '.' | '}')) => {
                entry.push_str(&format!("    {{ \"{first}\" }}{}\n", &line[1..]));
            }
            Some(_) => entry.push_str(&format!("    {line}\n")),
        }
    }
    entry
}

/// Ids and the variables that each uses.
fn ids(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in locale.file().lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((id, _)) = line.split_once(" =")
        {
            let id = id.to_owned();
            assert!(!found.contains_key(&id), "{id} stands twice in {locale:?}");
            found.insert(id.clone(), BTreeSet::new());
            current = Some(id);
        }
        let Some(current) = &current else { continue };
        for part in line.split("{ $").skip(1) {
            let name: String = part
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            found.get_mut(current).expect("an entry").insert(name);
        }
    }
    found
}

#[test]
fn the_english_words_of_the_help_are_those_of_the_code() {
    let mut help = format!("{HELP}\n\n");
    for (id, text) in english() {
        help.push_str(&entry(&id, &text));
    }
    let file = Locale::English.file();
    let (messages, stored) = file.split_at(file.find(HELP).unwrap_or(file.len()));
    if stored == help {
        return;
    }
    if std::env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/en.ftl");
        std::fs::write(path, format!("{messages}{help}")).expect("i18n/en.ftl is written");
        return;
    }
    let changed = help.lines().find(|line| !stored.contains(line));
    panic!("UPDATE=1 brings i18n/en.ftl up to date; new is {changed:?}");
}

#[test]
fn all_languages_have_the_same_words_with_the_same_variables() {
    let english = ids(Locale::English);
    let mut missing = Vec::new();
    for locale in Locale::ALL {
        if let Err((_, errors)) = FluentResource::try_new(locale.file().to_owned()) {
            panic!("{locale:?}: {errors:?}");
        }
        let found = ids(locale);
        for (id, variables) in &found {
            let expected = english.get(id);
            assert!(
                expected.is_some(),
                "{id} is in {locale:?} and not in English"
            );
            assert_eq!(Some(variables), expected, "{id} in {locale:?}");
        }
        let lacks = english.keys().filter(|id| !found.contains_key(*id));
        missing.extend(lacks.map(|id| format!("{} {id}", locale.code())));
    }
    assert!(
        missing.is_empty(),
        "said in English for want of:\n{}",
        missing.join("\n")
    );
}

#[test]
fn every_message_is_said_somewhere() {
    let mut code = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut code,
    );
    let help: BTreeSet<String> = english().into_iter().map(|(id, _)| id).collect();
    // Severities are counted by their names.
    let counted = ["count-error", "count-warning", "count-note"];
    for id in ids(Locale::English).keys() {
        let counts = id
            .strip_prefix("count-")
            .is_some_and(|what| code.contains(&format!(", \"{what}\")")));
        let is_used = code.contains(&format!("\"{id}\""));
        let is_known = help.contains(id) || counted.contains(&&**id);
        assert!(is_used || counts || is_known, "nobody says {id}");
    }
    let ids = ids(Locale::English);
    for said in code.split("text(\"").skip(1) {
        let id = said.split('"').next().unwrap_or_default();
        assert!(ids.contains_key(id), "{id} is said and not in i18n/en.ftl");
    }
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, text);
        } else if !path.ends_with("help/tests.rs") {
            text.push_str(&std::fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn translated_help_can_be_shown_and_parses_the_same() {
    for locale in Locale::ALL {
        let mut command = translated(locale);
        command.clone().debug_assert();
        let names: Vec<_> = command
            .get_subcommands()
            .map(|inner| inner.get_name().to_owned())
            .collect();
        assert!(names.len() > 6);
        let long = command.render_long_help().to_string();
        assert!(long.contains("--ui-lang"), "{long}");
        let line = ["scoresheet", "check", "--fix", "--select", "M,R", "a.pgn"];
        let matches = command.try_get_matches_from(line).expect("a command");
        assert_eq!(matches.subcommand_name(), Some("check"));
    }
}
