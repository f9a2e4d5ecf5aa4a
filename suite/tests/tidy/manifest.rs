//! The dependencies that a `Cargo.toml` names: as much of TOML as that takes.

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// `[dependencies]`, for all targets or for some.
    Always,
    /// `[build-dependencies]`.
    Build,
    /// `[dev-dependencies]`.
    Tests,
}

/// A dependency as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependency {
    /// The package: the name before `=`, unless `package = "..."` gives another.
    pub package: String,
    /// The name before `=`.
    pub key: String,
    pub need: Need,
    pub line: usize,
}

/// What a manifest says about its package.
#[derive(Debug, Default)]
pub struct Manifest {
    /// The name of the package.
    pub name: Option<String>,
    /// The dependencies of the package.
    pub dependencies: Vec<Dependency>,
    /// The table `[workspace.dependencies]`, for members that say `workspace = true`.
    pub shared: Vec<Dependency>,
}

/// The table a line stands in.
#[derive(Clone)]
enum Table {
    Package,
    List {
        shared: bool,
        need: Need,
    },
    Entry {
        shared: bool,
        need: Need,
        key: String,
    },
    Other,
}

/// Reads a manifest.
pub fn parse(text: &str) -> Manifest {
    let mut manifest = Manifest::default();
    let mut table = Table::Other;
    let mut depth = 0_i32;
    for (line, written) in (1..).zip(text.lines()) {
        let written = without_comment(written).trim();
        let inside = depth > 0;
        if !inside && written.starts_with('[') {
            table = header(written);
            if let Table::Entry { shared, need, key } = &table {
                note(&mut manifest, *shared, *need, key, "", line);
            }
            continue;
        }
        depth += nesting(written);
        let Some((key, value)) = written.split_once('=').filter(|_| !inside) else {
            continue;
        };
        let mut parts = key_parts(key).into_iter();
        let first = parts.next().unwrap_or_default();
        match &table {
            Table::Package if first == "name" => manifest.name = Some(unquote(value)),
            Table::List { shared, need } => {
                let last = parts
                    .next()
                    .map_or(String::new(), |part| format!("{part} = "));
                note(
                    &mut manifest,
                    *shared,
                    *need,
                    &first,
                    &format!("{last}{value}"),
                    line,
                );
            }
            Table::Entry { shared, need, key } => {
                note(
                    &mut manifest,
                    *shared,
                    *need,
                    key,
                    &format!("{first} = {value}"),
                    line,
                );
            }
            _ => {}
        }
    }
    manifest
}

/// Notes a dependency, or one more thing about one that is known.
fn note(manifest: &mut Manifest, shared: bool, need: Need, key: &str, value: &str, line: usize) {
    let list = if shared {
        &mut manifest.shared
    } else {
        &mut manifest.dependencies
    };
    let known = list
        .iter()
        .position(|dependency| dependency.key == key && dependency.need == need);
    let at = known.unwrap_or_else(|| {
        list.push(Dependency {
            package: key.to_owned(),
            key: key.to_owned(),
            need,
            line,
        });
        list.len() - 1
    });
    let after = value
        .split_once("package")
        .map(|(_, after)| after.trim_start());
    if let Some(name) = after.and_then(|after| after.strip_prefix('=')) {
        list[at].package = unquote(name);
    }
}

/// The table that a header such as `[target.'cfg(unix)'.dependencies]` opens.
fn header(written: &str) -> Table {
    let parts = key_parts(written.trim_matches(['[', ']']));
    let need = |part: &str| match part {
        "dependencies" => Some(Need::Always),
        "build-dependencies" => Some(Need::Build),
        "dev-dependencies" => Some(Need::Tests),
        _ => None,
    };
    let shared = parts.first().is_some_and(|part| part == "workspace");
    match parts.as_slice() {
        [only] if only == "package" => Table::Package,
        [.., last] if need(last).is_some() => Table::List {
            shared,
            need: need(last).unwrap_or(Need::Always),
        },
        [.., list, key] if need(list).is_some() => Table::Entry {
            shared,
            need: need(list).unwrap_or(Need::Always),
            key: key.clone(),
        },
        _ => Table::Other,
    }
}

/// The parts of a key between its dots; dots in quotes part nothing.
fn key_parts(key: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut quote = None;
    for c in key.trim().chars() {
        match c {
            '"' | '\'' if quote.is_none() => quote = Some(c),
            _ if quote == Some(c) => quote = None,
            '.' if quote.is_none() => parts.push(String::new()),
            _ => parts.last_mut().into_iter().for_each(|part| part.push(c)),
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

/// The line before a `#` that stands in no string.
fn without_comment(line: &str) -> &str {
    outside_strings(line)
        .find(|&(_, c)| c == '#')
        .map_or(line, |(at, _)| &line[..at])
}

/// How many more brackets a line opens than it closes.
fn nesting(line: &str) -> i32 {
    let step = |(_, c)| match c {
        '[' | '{' => 1,
        ']' | '}' => -1,
        _ => 0,
    };
    outside_strings(line).map(step).sum()
}

/// The characters of a line that stand in no string.
fn outside_strings(line: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quote = None;
    line.char_indices().filter(move |&(_, c)| {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), _) if open == c => quote = None,
            (open, _) => return open.is_none(),
        }
        false
    })
}

/// The first string of a value.
fn unquote(value: &str) -> String {
    value
        .split(['"', '\''])
        .nth(1)
        .unwrap_or_default()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Need, parse};

    #[test]
    fn every_way_to_name_a_dependency_is_seen() {
        let manifest = parse(
            "[package]\nname = \"me\" # not \"you\"\n[dependencies]\na = \"1\"\n\
             b.workspace = true\n\
             c = { version = \"1\", features = [\n  \"x=y\",\n] }\n\
             d = { package = \"e\", version = \"1\" }\n\
             [dependencies.f]\nversion = \"1\"\n[dependencies.g]\npackage = \"h\"\n\
             [target.'cfg(a.b)'.build-dependencies]\ni = \"1\"\n[dev-dependencies]\nj = \"1\"\n\
             [features]\nk = [\"dep:a\"]\n",
        );
        assert_eq!(manifest.name.as_deref(), Some("me"));
        let found: Vec<_> = manifest
            .dependencies
            .iter()
            .map(|found| (found.package.as_str(), found.need, found.line))
            .collect();
        let expected = [
            ("a", Need::Always, 4),
            ("b", Need::Always, 5),
            ("c", Need::Always, 6),
            ("e", Need::Always, 9),
            ("f", Need::Always, 10),
            ("h", Need::Always, 12),
            ("i", Need::Build, 15),
            ("j", Need::Tests, 17),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_a_workspace_shares_is_kept_apart() {
        let manifest =
            parse("[workspace.dependencies]\nrules = { path = \"x\", package = \"my-rules\" }\n");
        assert_eq!(manifest.dependencies, []);
        assert_eq!(
            (
                manifest.shared[0].key.as_str(),
                manifest.shared[0].package.as_str()
            ),
            ("rules", "my-rules")
        );
    }
}
