//! The bytes to work on: files read, unpacked, cut and repeated in memory
//! before any clock runs. Every contestant gets the same bytes.

use std::fs;
use std::path::{Path, PathBuf};

/// Files taken when none are named, from `$SCORESHEET_SHARED/corpus/pgn`.
const DEFAULT_FILES: [&str; 3] = ["masters_100MB", "twic_1MB", "lichess_clk_1MB"];

/// Larger files are cut to this, at the end of a game.
const MAX_BYTES: usize = 100_000_000;

/// Smaller files are repeated until they are about this large.
const MIN_BYTES: usize = 20_000_000;

/// Some PGN in memory.
pub struct Text {
    /// The file's name without folder and extensions.
    pub name: String,
    /// The bytes every contestant gets.
    pub bytes: Vec<u8>,
    /// What was done to the file, for the reader of the table.
    pub note: String,
}

/// The default files, where they can be found.
///
/// # Errors
///
/// A sentence when `SCORESHEET_SHARED` is not set.
pub fn default_files() -> Result<Vec<PathBuf>, String> {
    let shared = std::env::var_os("SCORESHEET_SHARED")
        .ok_or("name some files, or set SCORESHEET_SHARED to the folder with corpus/pgn")?;
    let folder = Path::new(&shared).join("corpus/pgn");
    Ok(DEFAULT_FILES
        .iter()
        .map(|name| folder.join(format!("{name}.pgn.zst")))
        .collect())
}

/// Reads one file, unpacks it, leaves out an unfinished last game, repeats it.
///
/// # Errors
///
/// A sentence when the file cannot be read or unpacked, or has no bytes.
pub fn load(path: &Path) -> Result<Text, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut bytes = fs::read(path).map_err(trouble)?;
    if path.extension().is_some_and(|extension| extension == "zst") {
        bytes = zstd::decode_all(bytes.as_slice()).map_err(trouble)?;
    }
    let file_name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = file_name.split('.').next().unwrap_or_default().to_owned();
    let mut notes = Vec::new();
    if bytes.len() > MAX_BYTES {
        bytes.truncate(MAX_BYTES);
        notes.push("cut to 100 MB".to_owned());
    }
    let marks = remove_inner_marks(&mut bytes);
    if marks > 0 {
        notes.push(format!("{marks} byte order marks inside the file removed"));
    }
    if !ends_with_result(&bytes)
        && let Some(start) = last_game(&bytes)
    {
        bytes.truncate(start);
        notes.push("unfinished last game left out".to_owned());
    }
    if bytes.trim_ascii().is_empty() {
        return Err(format!("{}: no games", path.display()));
    }
    // A blank line, so that the copies do not run into each other.
    bytes.truncate(bytes.trim_ascii_end().len());
    bytes.extend_from_slice(b"\n\n");
    let copies = MIN_BYTES.div_ceil(bytes.len());
    if copies > 1 {
        bytes = bytes.repeat(copies);
        notes.push(format!("repeated {copies} times"));
    }
    notes.push(format!("{:.1} MB", bytes.len() as f64 / 1e6));
    Ok(Text {
        name,
        bytes,
        note: notes.join(", "),
    })
}

/// Takes out the byte order marks that files joined end to end leave behind;
/// returns how many.
///
/// pgn-reader can take the `[Event` line behind one for the movetext of an
/// empty game, and then nothing could be compared.
fn remove_inner_marks(bytes: &mut Vec<u8>) -> usize {
    const MARK: &[u8] = b"\n\xef\xbb\xbf[";
    let starts: Vec<usize> = bytes
        .windows(MARK.len())
        .enumerate()
        .filter_map(|(start, window)| (window == MARK).then_some(start + 1))
        .collect();
    for &start in starts.iter().rev() {
        bytes.drain(start..start + 3);
    }
    starts.len()
}

fn ends_with_result(bytes: &[u8]) -> bool {
    let text = bytes.trim_ascii_end();
    [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"]
        .iter()
        .any(|result| text.ends_with(result))
}

/// Where the last game's `[Event` line begins, unless it is the only game.
fn last_game(bytes: &[u8]) -> Option<usize> {
    bytes
        .windows(8)
        .rposition(|window| window == b"\n[Event ")
        .map(|newline| newline + 1)
}
