//! The files a rule looks at, and what a rule reports.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders that hold nothing of ours, for when git cannot say so.
const SKIPPED: [&str; 5] = [".git", "target", "node_modules", "corpus", "artifacts"];

/// A place that breaks a rule, told to the person who will put it right.
#[derive(Debug, PartialEq, Eq)]
pub struct Offense {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, counted from 1; 0 if the whole file is meant.
    pub line: usize,
    /// What is wrong.
    pub fault: String,
    /// What to do about it.
    pub advice: String,
}

impl Offense {
    /// An offense at a line of a file.
    pub fn new(
        file: &str,
        line: usize,
        fault: impl Into<String>,
        advice: impl Into<String>,
    ) -> Self {
        Offense {
            file: file.to_owned(),
            line,
            fault: fault.into(),
            advice: advice.into(),
        }
    }
}

impl fmt::Display for Offense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.fault),
            line => write!(f, "{}:{line}: {}", self.file, self.fault),
        }
    }
}

/// All offenses, those with the same advice together.
pub fn report(offenses: &[Offense]) -> String {
    let mut text = String::new();
    let mut told: Vec<&str> = Vec::new();
    for Offense { advice, .. } in offenses {
        if !told.contains(&advice.as_str()) {
            told.push(advice);
            let alike = offenses.iter().filter(|offense| offense.advice == *advice);
            let places: Vec<_> = alike.map(Offense::to_string).collect();
            text += &format!("\n{}\n    {advice}\n", places.join("\n"));
        }
    }
    text
}

/// The text files of a repository by their path from its root, with `/` between
/// folders.
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// The repository this test belongs to: what git tracks or would track. Without
    /// git, every file outside the folders where builds and downloads go.
    pub fn of_repository() -> Tree {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .expect("the suite has a parent folder");
        let mut paths = listed_by_git(root);
        if !paths.iter().any(|path| path.ends_with(".rs")) {
            paths.clear();
            walk(root, root, &mut paths);
        }
        let read = |path: String| {
            let bytes = std::fs::read(root.join(&path)).ok()?;
            let text = String::from_utf8(bytes)
                .ok()
                .filter(|text| !text.contains('\0'))?;
            Some((path, text))
        };
        Tree {
            files: paths.into_iter().filter_map(read).collect(),
        }
    }

    /// A made-up repository, to prove that a rule can fail.
    pub fn of_texts(files: &[(&str, &str)]) -> Tree {
        Tree {
            files: files
                .iter()
                .map(|&(path, text)| (path.to_owned(), text.to_owned()))
                .collect(),
        }
    }

    /// All files, by name.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The Rust files the house rules speak of.
    pub fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        const HOMES: [&str; 4] = ["crates/", "suite/", "bench/src/", "fuzz/fuzz_targets/"];
        self.files().filter(|(path, _)| {
            path.ends_with(".rs") && HOMES.iter().any(|home| path.starts_with(home))
        })
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether a file exists.
    pub fn contains(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The folders below `crates/`, by name.
    pub fn crates(&self) -> Vec<&str> {
        let folder = |(path, _)| -> Option<&str> {
            let path: &str = path;
            path.strip_prefix("crates/")?
                .strip_suffix("/Cargo.toml")
                .filter(|name| !name.contains('/'))
        };
        self.files().filter_map(folder).collect()
    }
}

/// The files git tracks and the new ones it does not ignore; none if there is no git.
fn listed_by_git(root: &Path) -> Vec<String> {
    let listing = Command::new("git")
        .arg("-C")
        .arg(root)
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .output();
    match listing {
        Ok(output) if output.status.success() => {
            let paths = output
                .stdout
                .split(|&byte| byte == 0)
                .filter(|path| !path.is_empty());
            paths
                .map(|path| String::from_utf8_lossy(path).into_owned())
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Collects the files below `folder`, as paths from `root`.
fn walk(root: &Path, folder: &Path, paths: &mut Vec<String>) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        if !path.is_dir() {
            paths.push(from_root(root, &path));
        } else if !path
            .file_name()
            .is_some_and(|name| SKIPPED.iter().any(|skipped| name == *skipped))
        {
            walk(root, &path, paths);
        }
    }
}

/// A path as the rules name it.
fn from_root(root: &Path, path: &Path) -> String {
    let inner: PathBuf = path.strip_prefix(root).unwrap_or(path).to_owned();
    let folders: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
    folders.join("/")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Offense, Tree, report, walk};

    #[test]
    fn the_repository_is_seen() {
        let tree = Tree::of_repository();
        assert!(tree.contains("Cargo.toml"));
        assert!(tree.contains("suite/tests/tidy/tree.rs"));
        assert!(tree.crates().contains(&"chess"));
        assert!(!tree.files().any(|(path, _)| path.starts_with("target/")));
    }

    #[test]
    fn it_is_seen_without_git_too() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut paths = Vec::new();
        walk(root, root, &mut paths);
        assert!(paths.iter().any(|path| path == "tests/tidy/tree.rs"));
    }

    #[test]
    fn offenses_name_their_places_and_share_their_advice() {
        let offenses = [
            Offense::new("a.rs", 7, "too long", "cut it"),
            Offense::new("b.rs", 0, "too dark", "light it"),
            Offense::new("c.rs", 9, "too long", "cut it"),
        ];
        let expected =
            "\na.rs:7: too long\nc.rs:9: too long\n    cut it\n\nb.rs: too dark\n    light it\n";
        assert_eq!(report(&offenses), expected);
    }
}
