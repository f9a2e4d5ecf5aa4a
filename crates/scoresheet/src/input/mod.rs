//! From what the user named on the command line to streams of decompressed bytes.
//!
//! Knows files, folders, patterns, standard input, compression and UTF-16; knows nothing of chess.
//! Other encodings, which may change within a file, and where games begin are for those who read.

mod compression;

mod codec;

mod decoder;

mod stream;

mod text;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::HashSet;
use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use glob::{MatchOptions, glob_with};

pub use compression::{Compression, Damage, DamageKind};
pub use stream::Stream;
pub use text::Text;

/// The endings by which a folder's files are taken for records, in lower case.
const ENDINGS: [&[u8]; 5] = [b".pgn", b".pgn.gz", b".pgn.bz2", b".pgn.zst", b".pgn.xz"];

/// One thing to read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Standard input, which the command line calls `-`.
    Stdin,
    /// A file, or whatever else opens like one: a pipe, a device.
    File(PathBuf),
}

impl Source {
    /// The name by which messages call the source.
    ///
    /// ```
    /// use scoresheet::input::Source;
    ///
    /// assert_eq!(Source::File("games/1851.pgn".into()).name(), "games/1851.pgn");
    /// assert_eq!(Source::Stdin.name(), "<stdin>");
    /// ```
    pub fn name(&self) -> Cow<'_, str> {
        match self {
            Source::Stdin => Cow::Borrowed("<stdin>"),
            Source::File(path) => path.to_string_lossy(),
        }
    }

    /// The size on disk, before decompression, for showing progress.
    ///
    /// Pipes, devices and standard input have none that is known beforehand.
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => {
                let metadata = fs::metadata(path).ok()?;
                metadata.is_file().then_some(metadata.len())
            }
        }
    }

    /// Opens the source and finds out from its first bytes how it is compressed.
    ///
    /// The stream must be read to know that the data is whole; see [`Stream`].
    ///
    /// # Errors
    ///
    /// [`InputError::Open`] when the file cannot be opened, or its first bytes cannot be read.
    pub fn open(&self) -> Result<Stream, InputError> {
        let stream = match self {
            Source::Stdin => Stream::new(io::stdin()),
            Source::File(path) => File::open(path).and_then(Stream::new),
        };
        stream.map_err(|error| InputError::Open {
            name: self.name().into_owned(),
            error,
        })
    }
}

/// Why something named as input cannot be read.
#[derive(Debug)]
pub enum InputError {
    /// Nothing of that name exists.
    Missing {
        /// The name as it was given.
        path: PathBuf,
    },
    /// The name is a symbolic link to something that does not exist.
    BrokenLink {
        /// The name of the link.
        path: PathBuf,
    },
    /// The folder and those within it hold no file with the ending of a record.
    NoRecords {
        /// The folder as it was named.
        folder: PathBuf,
    },
    /// No file matches the pattern.
    NoMatch {
        /// The pattern as it was given.
        pattern: String,
    },
    /// No file has this name, and it cannot be a pattern either.
    Pattern {
        /// What was given.
        pattern: String,
        /// What is wrong with it as a pattern.
        message: &'static str,
    },
    /// The contents of a folder cannot be listed.
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The source cannot be opened, or not be looked at.
    Open {
        /// The source, as [`Source::name`] has it.
        name: String,
        /// What the system says.
        error: io::Error,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Missing { path } => {
                let path = path.display();
                write!(
                    out,
                    "expected a file or folder, found nothing named `{path}`; check the name"
                )
            }
            InputError::BrokenLink { path } => write!(
                out,
                "expected a file, found that `{}` is a link to something that does not exist",
                path.display()
            ),
            InputError::NoRecords { folder } => write!(
                out,
                "expected .pgn files (also .gz, .bz2, .zst, .xz) in the folder `{}`, found none; \
                 name files with other endings one by one",
                folder.display()
            ),
            InputError::NoMatch { pattern } => {
                write!(
                    out,
                    "expected files that match `{pattern}`, found none; check the pattern"
                )
            }
            InputError::Pattern { pattern, message } => write!(
                out,
                "expected a file or a pattern, found `{pattern}`, which is neither: {message}"
            ),
            InputError::Folder { path, error } => {
                write!(
                    out,
                    "the folder `{}` cannot be listed: {error}",
                    path.display()
                )
            }
            InputError::Open { name, error } => write!(out, "`{name}` cannot be read: {error}"),
        }
    }
}

// The system's error is part of the message already, so `source` does not repeat it.
impl Error for InputError {}

/// Finds everything there is to read in what was named.
///
/// - A file is taken as it is, whatever its ending, each time it is named.
/// - A folder is searched through, in the order of names: `.pgn` files, plain or with `.gz`,
///   `.bz2`, `.zst` or `.xz` behind, in small or capital letters. Hidden files and folders, whose
///   names begin with a dot, are left out as the shell does. Links are followed, but no folder is
///   entered twice. What cannot be looked into there (a folder without permission, a broken link)
///   is found all the same, so that [`Source::open`] says why and the rest is read.
/// - `-` is standard input, once, however often it is named.
/// - A name that does not exist but has `*`, `?` or `[` in it is taken as a pattern, because the
///   shells of Windows leave that to the program. What matches is treated as if it were named.
///
/// ```no_run
/// use scoresheet::input;
///
/// for source in input::find(["games", "1851.pgn.gz"])? {
///     println!("{}: {:?} bytes", source.name(), source.size());
/// }
/// # Ok::<(), input::InputError>(())
/// ```
///
/// # Errors
///
/// The first name of which nothing can be read: it does not exist, is a broken link, is a folder
/// without records or one that cannot be listed, or is a pattern that is wrong or matches nothing.
pub fn find<I>(names: I) -> Result<Vec<Source>, InputError>
where
    I: IntoIterator,
    I::Item: AsRef<OsStr>,
{
    let mut found = Vec::new();
    for name in names {
        let name = name.as_ref();
        if name == "-" {
            if !found.contains(&Source::Stdin) {
                found.push(Source::Stdin);
            }
            continue;
        }
        let path = Path::new(name);
        match fs::metadata(path) {
            Ok(metadata) => take(path, metadata.is_dir(), &mut found)?,
            Err(error) => match name.to_str().filter(|name| name.contains(['*', '?', '['])) {
                Some(pattern) => expand(pattern, &mut found)?,
                None => return Err(absence(path, error)),
            },
        }
    }
    Ok(found)
}

/// Says why there is no file or folder at `path`, given what the system answered.
fn absence(path: &Path, error: io::Error) -> InputError {
    let path = path.to_path_buf();
    if error.kind() != io::ErrorKind::NotFound {
        InputError::Open {
            name: path.to_string_lossy().into_owned(),
            error,
        }
    } else if fs::symlink_metadata(&path).is_ok() {
        InputError::BrokenLink { path }
    } else {
        InputError::Missing { path }
    }
}

/// Takes a file, or what a folder holds.
fn take(path: &Path, is_folder: bool, found: &mut Vec<Source>) -> Result<(), InputError> {
    if !is_folder {
        found.push(Source::File(path.to_path_buf()));
        return Ok(());
    }
    let before = found.len();
    walk(path, found).map_err(|error| InputError::Folder {
        path: path.to_path_buf(),
        error,
    })?;
    if found.len() == before {
        return Err(InputError::NoRecords {
            folder: path.to_path_buf(),
        });
    }
    Ok(())
}

/// Takes what a pattern matches, as if the shell had put the names in its place.
fn expand(pattern: &str, found: &mut Vec<Source>) -> Result<(), InputError> {
    let options = MatchOptions {
        case_sensitive: !cfg!(windows),
        require_literal_separator: true,
        require_literal_leading_dot: true,
    };
    let paths = glob_with(pattern, options).map_err(|error| InputError::Pattern {
        pattern: pattern.to_owned(),
        message: error.msg,
    })?;
    let mut matched = false;
    for path in paths {
        let path = path.map_err(|error| InputError::Folder {
            path: error.path().to_path_buf(),
            error: error.into(),
        })?;
        matched = true;
        let metadata = fs::metadata(&path).map_err(|error| absence(&path, error))?;
        take(&path, metadata.is_dir(), found)?;
    }
    if matched {
        Ok(())
    } else {
        Err(InputError::NoMatch {
            pattern: pattern.to_owned(),
        })
    }
}

/// Takes the records in a folder and in those within it, in the order of their names.
///
/// Fails only when the folder itself cannot be listed.
fn walk(folder: &Path, found: &mut Vec<Source>) -> io::Result<()> {
    // Links can make a circle, or lead to one folder along many ways: each is entered once.
    let mut entered = HashSet::from([fs::canonicalize(folder)?]);
    // The next entry is on top, so every list goes in backwards.
    let mut waiting = entries(folder)?;
    while let Some(entry) = waiting.pop() {
        match entry.kind {
            Kind::Record => found.push(Source::File(entry.path)),
            Kind::Folder => {
                let inside = fs::canonicalize(&entry.path).and_then(|place| {
                    if entered.insert(place) {
                        entries(&entry.path)
                    } else {
                        Ok(Vec::new())
                    }
                });
                match inside {
                    Ok(inside) => waiting.extend(inside),
                    Err(_) => found.push(Source::File(entry.path)),
                }
            }
        }
    }
    Ok(())
}

/// Something in a folder that is worth a look.
struct Entry {
    path: PathBuf,
    kind: Kind,
}

enum Kind {
    Record,
    Folder,
}

/// Lists the records and folders in one folder, last name first.
fn entries(folder: &Path) -> io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name.as_encoded_bytes().starts_with(b".") {
            continue;
        }
        let path = entry.path();
        // Asking the path, unlike the entry, follows links; a broken one has no metadata.
        let kind = match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => Kind::Folder,
            // A pipe or a device in a folder could keep us waiting for ever.
            Ok(metadata) if !metadata.is_file() => continue,
            _ if is_record(&name) => Kind::Record,
            _ => continue,
        };
        entries.push(Entry { path, kind });
    }
    entries.sort_by(|a, b| b.path.file_name().cmp(&a.path.file_name()));
    Ok(entries)
}

/// Whether a file in a folder has the ending of a record.
fn is_record(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes().to_ascii_lowercase();
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}
