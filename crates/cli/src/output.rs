//! Where results go: standard output, or a file that appears when it is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};

use scoresheet::input::Source;

use crate::interrupt;
use crate::messages;

/// How much is gathered before it is written; larger pieces pass through as they are.
const BUFFER: usize = 1 << 16;

/// A place to write to.
#[derive(Debug)]
pub enum Output {
    /// Standard output.
    Stdout(BufWriter<StdoutLock<'static>>),
    /// A device or a pipe, which is written to directly.
    Device(BufWriter<File>),
    /// A file that has another name until it is complete.
    File(BufWriter<File>, Unfinished),
}

impl Output {
    /// Standard output.
    pub fn stdout() -> Output {
        Output::Stdout(BufWriter::with_capacity(BUFFER, io::stdout().lock()))
    }

    /// A file. What has its name stays as it is until the new one is complete.
    ///
    /// # Errors
    ///
    /// A sentence for the user: it is one of the inputs, is read-only, or cannot be made.
    pub fn create(path: &Path, sources: &[Source]) -> Result<Output, CreateError> {
        let name = path.display().to_string();
        let say = |id| messages::text(id, &[("file", name.as_str().into())]);
        let failed = |error: io::Error| {
            let error = error.to_string();
            let args = [("file", name.as_str().into()), ("error", error.into())];
            CreateError::Trouble(messages::text("file-fails", &args))
        };
        let existing = fs::metadata(path).ok();
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(CreateError::Usage(say("output-is-folder")));
        }
        if existing.as_ref().is_some_and(|found| !found.is_file()) {
            let file = OpenOptions::new().write(true).open(path).map_err(failed)?;
            return Ok(Output::Device(BufWriter::with_capacity(BUFFER, file)));
        }
        // Behind a link it is the file that changes, not the link.
        let target = match existing {
            Some(_) => fs::canonicalize(path).map_err(failed)?,
            None => path.to_path_buf(),
        };
        if let Some(existing) = &existing {
            // A new file takes the place of the old one, for which the folder is asked and not the
            // file; so it is asked here.
            if existing.permissions().readonly() {
                return Err(CreateError::Trouble(say("file-read-only")));
            }
            let opened = OpenOptions::new().write(true).open(&target);
            opened.map_err(failed)?;
        }
        let is_input = |source: &Source| match source {
            Source::File(input) => fs::canonicalize(input).is_ok_and(|input| input == target),
            Source::Stdin => false,
        };
        if existing.is_some() && sources.iter().any(is_input) {
            return Err(CreateError::Usage(say("output-is-input")));
        }
        let (file, unfinished) = Unfinished::create(target).map_err(failed)?;
        if let Some(existing) = existing {
            let _ = file.set_permissions(existing.permissions());
        }
        Ok(Output::File(
            BufWriter::with_capacity(BUFFER, file),
            unfinished,
        ))
    }

    /// Writes all of these bytes.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Output::Stdout(out) => out.write_all(bytes),
            Output::Device(out) | Output::File(out, _) => out.write_all(bytes),
        }
    }

    /// Writes what is still gathered, and gives a file its name.
    ///
    /// # Errors
    ///
    /// Those of the system; the file is gone then.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Output::Stdout(mut out) => out.flush(),
            Output::Device(mut out) => out.flush(),
            Output::File(mut out, unfinished) => {
                out.flush()?;
                unfinished.complete()
            }
        }
    }
}

/// Why there is no output.
#[derive(Debug)]
pub enum CreateError {
    /// What was asked for makes no sense.
    Usage(String),
    /// The system refuses.
    Trouble(String),
}

/// A file that is removed unless it is completed.
#[derive(Debug)]
pub struct Unfinished {
    path: PathBuf,
    target: PathBuf,
    is_complete: bool,
}

impl Unfinished {
    /// Makes a file beside the one it is to become.
    fn create(target: PathBuf) -> io::Result<(File, Unfinished)> {
        let mut name = std::ffi::OsString::from(".");
        name.push(target.file_name().unwrap_or_default());
        name.push(format!(".{}.part", std::process::id()));
        let path = target.with_file_name(name);
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)?;
        interrupt::set_unfinished(Some(&path));
        let unfinished = Unfinished {
            path,
            target,
            is_complete: false,
        };
        Ok((file, unfinished))
    }

    fn complete(mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.target)?;
        self.is_complete = true;
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        interrupt::set_unfinished(None);
        if !self.is_complete {
            let _ = fs::remove_file(&self.path);
        }
    }
}
