//! What is found in what the user named.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::Path;

use tempfile::TempDir;

use super::gzip;
use crate::input::{Compression, InputError, Source, find};

/// Makes a folder with these files in it, each of which holds its own name.
fn folder(files: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in files {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file).unwrap();
    }
    folder
}

/// What is found, relative to the folder and with `/`.
fn names(root: &TempDir, named: &[&Path]) -> Vec<String> {
    let relative = |source: &Source| {
        let Source::File(path) = source else {
            return source.name().into_owned();
        };
        let path = path.strip_prefix(root.path()).unwrap();
        path.to_str().unwrap().replace('\\', "/")
    };
    find(named).unwrap().iter().map(relative).collect()
}

fn refusal(name: impl AsRef<OsStr>) -> String {
    find([name]).unwrap_err().to_string()
}

#[test]
fn nothing_named_is_nothing_found() {
    assert_eq!(find::<[&str; 0]>([]).unwrap(), []);
}

#[test]
fn a_file_is_taken_whatever_its_ending() {
    let root = folder(&["notes.txt", "games"]);
    let (notes, games) = (root.path().join("notes.txt"), root.path().join("games"));
    assert_eq!(
        names(&root, &[&notes, &games, &notes]),
        ["notes.txt", "games", "notes.txt"]
    );
}

#[test]
fn a_folder_gives_its_records_in_the_order_of_names() {
    let root = folder(&[
        "b.pgn",
        "a/z.pgn.gz",
        "a/deep/er/y.PGN",
        "c.pgn.zst",
        "B.Pgn.Bz2",
        "d.pgn.xz",
        "readme.txt",
        "openings.epd",
        "x.gz",
        "pgn",
        "e.pgn.zip",
        ".hidden.pgn",
        ".git/f.pgn",
    ]);
    let expected = [
        "B.Pgn.Bz2",
        "a/deep/er/y.PGN",
        "a/z.pgn.gz",
        "b.pgn",
        "c.pgn.zst",
        "d.pgn.xz",
    ];
    assert_eq!(names(&root, &[root.path()]), expected);
}

#[test]
fn what_was_named_first_is_found_first() {
    let root = folder(&["z/1.pgn", "a/2.pgn"]);
    let (z, a) = (root.path().join("z"), root.path().join("a"));
    assert_eq!(
        names(&root, &[&z, Path::new("-"), &a]),
        ["z/1.pgn", "<stdin>", "a/2.pgn"]
    );
}

#[test]
fn standard_input_is_taken_once() {
    assert_eq!(find(["-", "-"]).unwrap(), [Source::Stdin]);
    assert_eq!(Source::Stdin.size(), None);
}

#[test]
fn a_missing_name_is_named() {
    let root = folder(&["a.pgn"]);
    let path = root.path().join("b.pgn");
    let message = refusal(&path);
    assert!(
        message.contains("found nothing named") && message.contains("b.pgn"),
        "{message}"
    );
    assert!(matches!(find([&path]), Err(InputError::Missing { path: missing }) if missing == path));
    assert!(matches!(find([""]), Err(InputError::Missing { .. })));
}

#[test]
fn a_folder_without_records_is_refused() {
    let root = folder(&["notes.txt", "sub/more.txt"]);
    let message = refusal(root.path());
    assert!(message.contains("expected .pgn files"), "{message}");
    assert!(message.contains(root.path().to_str().unwrap()), "{message}");
}

#[test]
fn a_pattern_no_shell_expanded_is_expanded() {
    let root = folder(&[
        "1851.pgn",
        "1862.pgn.gz",
        "1862.txt",
        "club/1900.pgn",
        ".x.pgn",
    ]);
    let pattern = |pattern: &str| root.path().join(pattern);
    assert_eq!(
        names(&root, &[&pattern("18*")]),
        ["1851.pgn", "1862.pgn.gz", "1862.txt"]
    );
    assert_eq!(names(&root, &[&pattern("*.pgn")]), ["1851.pgn"]);
    assert_eq!(names(&root, &[&pattern("18?1.*")]), ["1851.pgn"]);
    assert_eq!(names(&root, &[&pattern("cl[u]b")]), ["club/1900.pgn"]);
    assert_eq!(
        names(&root, &[&pattern("**/*.pgn")]),
        ["1851.pgn", "club/1900.pgn"]
    );
    assert!(refusal(pattern("19*")).contains("expected files that match"));
    assert!(matches!(
        find([pattern("[")]),
        Err(InputError::Pattern { .. })
    ));
}

#[test]
fn a_file_whose_name_looks_like_a_pattern_is_a_file() {
    let root = folder(&["round [1].pgn", "round 1.pgn"]);
    let path = root.path().join("round [1].pgn");
    assert_eq!(names(&root, &[&path]), ["round [1].pgn"]);
}

#[test]
fn a_source_knows_its_name_and_size() {
    let root = folder(&["a.pgn"]);
    let source = Source::File(root.path().join("a.pgn"));
    assert_eq!(source.size(), Some(5));
    assert!(source.name().ends_with("a.pgn"));
    assert_eq!(Source::File(root.path().to_path_buf()).size(), None);
}

#[test]
fn a_wrong_ending_does_not_matter() {
    let root = folder(&["plain.pgn.gz", "packed.pgn"]);
    fs::write(root.path().join("packed.pgn"), gzip(b"1. e4 *")).unwrap();
    let mut read = Vec::new();
    for source in find([root.path()]).unwrap() {
        let mut stream = source.open().unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert_eq!(source.size(), Some(stream.bytes_consumed()));
        read.push((stream.compression(), text));
    }
    let expected = [
        (Compression::Gzip, "1. e4 *"),
        (Compression::Plain, "plain.pgn.gz"),
    ];
    assert_eq!(
        read,
        expected.map(|(compression, text)| (compression, text.to_owned()))
    );
}

#[test]
fn what_cannot_be_opened_is_named() {
    let root = folder(&["a.pgn"]);
    for name in ["gone.pgn", "a.pgn/inside", "."] {
        let source = Source::File(root.path().join(name));
        let error = source.open().unwrap_err();
        assert!(matches!(&error, InputError::Open { .. }), "{error}");
        assert!(error.to_string().contains(&*source.name()), "{error}");
    }
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::{InputError, find, folder, names};

    #[test]
    fn a_broken_link_is_refused_when_named_and_found_in_a_folder() {
        let root = folder(&["a.pgn"]);
        let link = root.path().join("b.pgn");
        symlink("nowhere.pgn", &link).unwrap();
        symlink("nowhere", root.path().join("c")).unwrap();
        assert!(matches!(find([&link]), Err(InputError::BrokenLink { .. })));
        // In a folder it must not stop the others, nor go unmentioned: opening it will fail.
        assert_eq!(names(&root, &[root.path()]), ["a.pgn", "b.pgn"]);
        assert!(find([root.path()]).unwrap()[1].open().is_err());
    }

    #[test]
    fn links_are_followed_but_not_in_circles() {
        let root = folder(&["a/1.pgn", "b/2.pgn"]);
        let elsewhere = folder(&["3.pgn"]);
        symlink(root.path(), root.path().join("a/up")).unwrap();
        symlink("b", root.path().join("c")).unwrap();
        symlink("self.pgn", root.path().join("b/self.pgn")).unwrap();
        symlink(elsewhere.path(), root.path().join("d")).unwrap();
        symlink(elsewhere.path().join("3.pgn"), root.path().join("e.pgn")).unwrap();
        let expected = ["a/1.pgn", "b/2.pgn", "b/self.pgn", "d/3.pgn", "e.pgn"];
        assert_eq!(names(&root, &[root.path()]), expected);
    }

    #[test]
    fn a_folder_gives_no_sockets_and_pipes() {
        let root = folder(&["a.pgn"]);
        let _socket = UnixListener::bind(root.path().join("b.pgn")).unwrap();
        assert_eq!(names(&root, &[root.path()]), ["a.pgn"]);
    }

    #[test]
    fn a_folder_that_cannot_be_entered_is_found_for_the_report() {
        use std::fs::{Permissions, set_permissions};
        use std::os::unix::fs::PermissionsExt;

        let root = folder(&["a.pgn", "locked/b.pgn", "z.pgn"]);
        let locked = root.path().join("locked");
        set_permissions(&locked, Permissions::from_mode(0o000)).unwrap();
        // The superuser may enter all the same, and there is nothing to test then.
        let free = std::fs::read_dir(&locked).is_ok();
        let found = names(&root, &[root.path()]);
        let refused = find([&locked]);
        set_permissions(&locked, Permissions::from_mode(0o755)).unwrap();
        if !free {
            assert_eq!(found, ["a.pgn", "locked", "z.pgn"]);
            assert!(matches!(refused, Err(InputError::Folder { .. })));
        }
    }
}
