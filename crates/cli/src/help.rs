//! The help in the language of the run: what clap shows, word by word.
//!
//! The English words stand in the code of the flags. Ids are made of names: of the
//! command, of the flag, of the first word of a paragraph. What a language lacks
//! stays English.

use anstyle::Style;
use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};

use crate::flags::Flags;
use crate::locale::{self, Locale};

/// The command with its help in the language of this run.
pub fn command() -> Command {
    match locale::chosen() {
        Locale::English => Flags::command(),
        locale => translated(locale),
    }
}

fn translated(locale: Locale) -> Command {
    let mut command = Flags::command();
    // What clap itself adds, help and version, is there only then.
    command.build();
    translate(command, locale, "")
}

/// A command and all that are part of it.
fn translate(command: Command, locale: Locale, parent: &str) -> Command {
    let name = command.get_name().to_owned();
    if parent == "help" {
        // A mirror of the commands, of which only the names are shown.
        return command;
    }
    let say = |id: &str| locale.say(id, &[]);
    let texts = texts_of_command(&command);
    let [about, more] = ["about", "more"].map(|part| say(&format!("{name}-{part}")));
    let after = texts.after.iter().map(|(id, english)| {
        let whole = say(id);
        whole.unwrap_or_else(|| with_heading(english, locale))
    });
    let after = after.collect::<Vec<_>>().join("\n\n");
    let mut command = command.mut_args(|arg| translate_arg(arg, locale, &name));
    if let Some(about) = about {
        let more = more.or_else(|| texts.more.clone());
        let long = more.map_or_else(|| about.clone(), |more| format!("{about}\n\n{more}"));
        command = command.about(about).long_about(long);
    }
    if !after.is_empty() {
        command = command.after_help(after);
    }
    if let Some(heading) = say("heading-commands") {
        command = command.subcommand_help_heading(heading);
    }
    if let Some(heading) = say("heading-usage") {
        command = command.help_template(template(&heading));
    }
    command.mut_subcommands(|inner| translate(inner, locale, &name))
}

/// An `Examples:` paragraph needs no translation but its heading.
fn with_heading(paragraph: &str, locale: Locale) -> String {
    let translated = paragraph.split_once('\n').and_then(|(heading, lines)| {
        let heading = heading.strip_suffix(':')?;
        let heading = locale.say(&heading_id(heading), &[])?;
        Some(format!("{heading}:\n{lines}"))
    });
    translated.unwrap_or_else(|| paragraph.to_owned())
}

/// The order of the parts of a help text, as clap has it by itself.
fn template(usage: &str) -> StyledStr {
    let style = Style::new().bold().underline();
    StyledStr::from(format!(
        "{{before-help}}{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n\
         {{all-args}}{{after-help}}"
    ))
}

fn translate_arg(arg: Arg, locale: Locale, command: &str) -> Arg {
    let id = arg.get_id().to_string();
    let say = |part: &str| {
        let own = locale.say(&format!("{command}-arg-{id}{part}"), &[]);
        own.or_else(|| locale.say(&format!("arg-{id}{part}"), &[]))
    };
    let heading = match arg.get_help_heading() {
        Some(heading) => locale.say(&heading_id(heading), &[]),
        None if arg.is_positional() => locale.say("heading-arguments", &[]),
        None => locale.say("heading-options", &[]),
    };
    let (help, more) = (say(""), say("-more"));
    let english_more = texts_of_arg(&arg).1;
    let notes = notes(&arg, locale);
    let mut arg = arg.hide_default_value(true).hide_possible_values(true);
    if let Some(heading) = heading {
        arg = arg.help_heading(heading);
    }
    let help = help.or_else(|| arg.get_help().map(ToString::to_string));
    let Some(help) = help else {
        return arg;
    };
    let long = more.or(english_more);
    if let Some(more) = long {
        arg = arg.long_help(format!("{help}\n\n{more}{notes}"));
    }
    arg.help(format!("{help}{notes}"))
}

/// What clap adds about the values of a flag, and would add in English.
fn notes(arg: &Arg, locale: Locale) -> String {
    let mut notes = String::new();
    if !arg.get_action().takes_values() {
        return notes;
    }
    let mut add = |id: &str, values: Vec<String>| {
        if !values.is_empty() {
            notes.push(' ');
            let values = values.join(", ");
            notes.push_str(&locale::text_in(locale, id, &[("values", values.into())]));
        }
    };
    if !arg.is_hide_default_value_set() {
        let values = arg.get_default_values().iter();
        add(
            "default-value",
            values
                .map(|value| value.to_string_lossy().into_owned())
                .collect(),
        );
    }
    if !arg.is_hide_possible_values_set() {
        let values = arg.get_possible_values();
        let shown = values.iter().filter(|value| !value.is_hide_set());
        add(
            "possible-values",
            shown.map(|value| value.get_name().to_owned()).collect(),
        );
    }
    notes
}

/// The English words of a command.
struct Texts {
    /// What its long help says behind the first paragraph.
    more: Option<String>,
    /// The paragraphs at the end, each with its id.
    after: Vec<(String, String)>,
}

fn texts_of_command(command: &Command) -> Texts {
    let name = command.get_name();
    let about = command.get_about().map(ToString::to_string);
    let long = command.get_long_about().map(ToString::to_string);
    let after = command.get_after_help().map(ToString::to_string);
    let paragraphs = after.iter().flat_map(|after| after.split("\n\n"));
    Texts {
        more: behind(about.as_deref(), long.as_deref()),
        after: paragraphs
            .map(|paragraph| {
                let word = paragraph.split([' ', ':', '\n']).next().unwrap_or_default();
                let id = format!("{name}-after-{}", slug(word));
                (id, paragraph.to_owned())
            })
            .collect(),
    }
}

/// The help of a flag, and what its long help says behind that.
fn texts_of_arg(arg: &Arg) -> (Option<String>, Option<String>) {
    let help = arg.get_help().map(ToString::to_string);
    let long = arg.get_long_help().map(ToString::to_string);
    let more = behind(help.as_deref(), long.as_deref());
    (help, more)
}

/// What a long text says behind the short one it begins with.
fn behind(short: Option<&str>, long: Option<&str>) -> Option<String> {
    let rest = long?.strip_prefix(short?)?.trim_start();
    (!rest.is_empty()).then(|| rest.to_owned())
}

fn heading_id(heading: &str) -> String {
    format!("heading-{}", slug(heading))
}

/// A name as ids have it: small letters and digits, hyphens for the rest.
fn slug(name: &str) -> String {
    let small = name.to_lowercase();
    small.replace(|c: char| !c.is_ascii_alphanumeric(), "-")
}

#[cfg(test)]
mod tests;
