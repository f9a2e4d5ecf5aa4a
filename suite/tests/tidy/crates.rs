//! Which crate may depend on which.

use std::collections::BTreeMap;

use crate::manifest::{Manifest, Need, parse};
use crate::tree::{Offense, Tree};

/// The folders below `crates/` in order: each may use those above it.
const ORDER: [&str; 10] = [
    "chess",
    "notation",
    "record",
    "decode",
    "scoresheet",
    "table",
    "engine",
    "web",
    "cli",
    "python",
];

/// Pairs that the order would allow and that must not know each other all the same.
const STRANGERS: [(&str, &str); 5] = [
    ("engine", "table"),
    ("web", "table"),
    ("python", "engine"),
    ("python", "web"),
    ("python", "cli"),
];

/// A crate depends only on crates above it, and `chess` on nothing at all.
///
/// Tests of the suite may use whatever they like; tests of other crates keep the order,
/// and may use any crate from elsewhere.
pub fn order(tree: &Tree) -> Vec<Offense> {
    let shared = tree
        .text("Cargo.toml")
        .map(parse)
        .unwrap_or_default()
        .shared;
    let manifests: Vec<(&str, String, Manifest)> = tree
        .crates()
        .into_iter()
        .filter_map(|folder| {
            let path = format!("crates/{folder}/Cargo.toml");
            let manifest = parse(tree.text(&path)?);
            Some((folder, path, manifest))
        })
        .collect();
    let mut folders: BTreeMap<&str, &str> = BTreeMap::new();
    for (folder, _, manifest) in &manifests {
        folders.extend(manifest.name.as_deref().map(|name| (name, *folder)));
    }
    let suite = tree.text("suite/Cargo.toml").map(parse).unwrap_or_default();
    folders.extend(suite.name.as_deref().map(|name| (name, "suite")));

    let mut offenses = Vec::new();
    for (folder, path, manifest) in &manifests {
        let Some(place) = place(folder) else {
            offenses.push(Offense::new(
                path,
                0,
                format!("the crate `{folder}` has no place in the order of crates"),
                "give it one in `ORDER` in suite/tests/tidy/crates.rs and in ARCHITECTURE.md",
            ));
            continue;
        };
        for dependency in &manifest.dependencies {
            let alias = shared.iter().find(|shared| shared.key == dependency.key);
            let package = alias.map_or(&dependency.package, |alias| &alias.package);
            let target = folders.get(package.as_str()).copied();
            let fault = match target {
                _ if *folder == "chess" && dependency.need != Need::Tests => {
                    format!("`chess` depends on `{package}`, and it is to depend on nothing")
                }
                Some("suite") => format!("`{folder}` depends on the suite, which only tests"),
                Some(target) if self::place(target) >= Some(place) => {
                    format!("`{folder}` depends on `{target}`, which does not stand above it")
                }
                Some(target) if STRANGERS.contains(&(*folder, target)) => {
                    format!(
                        "`{folder}` depends on `{target}`, and the two are not to know each other"
                    )
                }
                _ => continue,
            };
            let advice = format!(
                "the order is {}: move what is needed into a crate above both, or take it as \
                 a value from the caller",
                ORDER.join(", ")
            );
            offenses.push(Offense::new(path, dependency.line, fault, advice));
        }
    }
    offenses
}

/// Where a crate stands in the order.
fn place(folder: &str) -> Option<usize> {
    ORDER.iter().position(|name| *name == folder)
}

#[cfg(test)]
mod tests {
    use super::order;
    use crate::tree::Tree;

    /// The faults of a workspace in which `folder` has these dependencies.
    fn faults(folder: &str, lines: &str) -> Vec<String> {
        let path = format!("crates/{folder}/Cargo.toml");
        let name = |package: &str| format!("[package]\nname = \"{package}\"\n");
        let (chess, record) = (name("scoresheet-chess"), name("scoresheet-record"));
        let (table, suite) = (name("scoresheet-table"), name("scoresheet-suite"));
        let mine = format!("{}{lines}", name(&format!("scoresheet-{folder}")));
        let tree = Tree::of_texts(&[
            (
                "Cargo.toml",
                "[workspace.dependencies]\nshort = { package = \"scoresheet-record\" }\n",
            ),
            ("crates/chess/Cargo.toml", &chess),
            ("crates/record/Cargo.toml", &record),
            ("crates/table/Cargo.toml", &table),
            ("suite/Cargo.toml", &suite),
            (&path, &mine),
        ]);
        order(&tree)
            .into_iter()
            .map(|offense| offense.fault)
            .collect()
    }

    #[test]
    fn downward_is_allowed() {
        assert!(
            faults(
                "record",
                "[dependencies]\nscoresheet-chess.workspace = true\nmemchr = \"2\"\n"
            )
            .is_empty()
        );
        assert!(faults("chess", "[dev-dependencies]\nproptest = \"1\"\n").is_empty());
    }

    #[test]
    fn upward_is_not() {
        let upward = ["`notation` depends on `record`, which does not stand above it"];
        assert_eq!(
            faults(
                "notation",
                "[dependencies]\nscoresheet-record.workspace = true\n"
            ),
            upward
        );
        assert_eq!(
            faults("notation", "[dependencies.short]\nworkspace = true\n"),
            upward
        );
        assert_eq!(
            faults(
                "notation",
                "[dev-dependencies]\nr = { package = \"scoresheet-record\" }\n"
            ),
            upward
        );
    }

    #[test]
    fn strangers_stay_strangers() {
        let found = faults(
            "engine",
            "[dependencies]\nscoresheet-table = { path = \"../table\" }\n",
        );
        assert_eq!(
            found,
            ["`engine` depends on `table`, and the two are not to know each other"]
        );
    }

    #[test]
    fn chess_depends_on_nothing() {
        assert_eq!(faults("chess", "[dependencies]\nlibm = \"1\"\n").len(), 1);
        assert_eq!(
            faults("chess", "[build-dependencies]\ncc = \"1\"\n").len(),
            1
        );
    }

    #[test]
    fn a_crate_without_a_place_is_named() {
        assert_eq!(
            faults("sundry", ""),
            ["the crate `sundry` has no place in the order of crates"]
        );
        assert_eq!(
            faults("cli", "[dependencies]\nscoresheet-suite = \"1\"\n").len(),
            1
        );
    }
}
