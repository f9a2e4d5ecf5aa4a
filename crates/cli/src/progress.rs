//! A bar that shows how far into the input we are, on a terminal only.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use scoresheet::input::Source;

/// How far into the inputs we are.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
    /// For each source the bytes of those before it.
    before: Vec<u64>,
}

impl Progress {
    /// A bar for these sources, invisible unless it is wanted and standard error is a terminal.
    pub fn new(sources: &[Source], is_wanted: bool) -> Progress {
        if !is_wanted || !std::io::stderr().is_terminal() {
            return Progress {
                bar: ProgressBar::hidden(),
                before: Vec::new(),
            };
        }
        let mut total = Some(0);
        let mut before = Vec::with_capacity(sources.len());
        for source in sources {
            before.push(total.unwrap_or_default());
            total = total.and_then(|total| Some(total + source.size()?));
        }
        let bar = match total {
            Some(total) => ProgressBar::new(total),
            None => ProgressBar::no_length(),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr());
        let template = match total {
            Some(_) => {
                "{bar:30} {percent:>3} %  {bytes} of {total_bytes}  {bytes_per_sec}, {eta} left"
            }
            None => "{spinner} {bytes}  {bytes_per_sec}",
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress { bar, before }
    }

    /// So many bytes of a source have been dealt with.
    pub fn show(&self, source: usize, bytes: u64) {
        if let Some(before) = self.before.get(source) {
            self.bar.set_position(before + bytes);
        }
    }

    /// Does something while the bar is out of the way.
    pub fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        self.bar.suspend(act)
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
