//! Sentences on standard error, in colour where that is wanted.

use std::fmt::Display;
use std::io::Write;

use anstyle::{AnsiColor, Style};
use scoresheet::record::Severity;

use crate::ending::Ending;
use crate::flags::ColorFlag;
pub use crate::locale::text;

/// Tells all output from now on when to use colour.
pub fn set_color(flag: ColorFlag) {
    let choice = match flag {
        ColorFlag::Auto => anstream::ColorChoice::Auto,
        ColorFlag::Always => anstream::ColorChoice::Always,
        ColorFlag::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// The style of the name of a severity.
pub fn style(severity: Severity) -> Style {
    let color = match severity {
        Severity::Error => AnsiColor::Red,
        Severity::Warning => AnsiColor::Yellow,
        Severity::Note => AnsiColor::Cyan,
    };
    color.on_default().bold()
}

/// Something that could not be done.
pub fn error(message: impl Display) {
    let style = style(Severity::Error);
    let label = text("label-error", &[]);
    print(format_args!("{style}{label}{style:#}: {message}"));
}

/// Something that was left out on purpose.
pub fn note(message: impl Display) {
    let style = style(Severity::Note);
    let label = text("label-note", &[]);
    print(format_args!("{style}{label}{style:#}: {message}"));
}

/// A line as it is, with escape codes that are taken out where they are not wanted.
pub fn print(line: impl Display) {
    // If nobody reads what we say, there is nobody to tell.
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

/// A line without any codes, which needs as little as possible to work.
pub fn print_plain(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// A number and what it counts: `1 game`, `2 games`.
pub fn count(number: u64, what: &str) -> String {
    text(&format!("count-{what}"), &[("n", number.into())])
}

/// A summary with a remark behind it.
pub fn with_more(summary: String, more: String) -> String {
    let args = [("summary", summary.into()), ("more", more.into())];
    text("summary-more", &args)
}

/// Says that what was made could not be written.
pub fn output_fails(error: &std::io::Error) {
    self::error(text("output-fails", &[("error", error.to_string().into())]));
}

/// Prints a text that somebody asked for. Who stops reading it has seen enough.
pub fn page(text: &str) -> Ending {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            output_fails(&error);
            Ending::Trouble
        }
        _ => Ending::Clean,
    }
}
