//! The command as its users meet it: what goes in, what comes out, how it ends.

mod run;

mod formats;
mod inputs;
mod encodings;
mod outputs;
mod diagnostics;
mod selection;
mod explain;
mod fixes;
mod fmt;
mod differences;
mod order;
mod endings;
mod locales;
#[cfg(unix)]
mod signals;
