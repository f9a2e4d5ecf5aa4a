//! In which order the modules of a crate may use one another.

use std::collections::BTreeMap;

use crate::rust::{Scopes, Token, imports, is, tokens, without_tests};
use crate::tree::{Offense, Tree};

/// How many re-exports are followed from one name; more are a circle.
const LONGEST_TRAIL: usize = 16;

/// A module uses only modules declared above it.
///
/// Modules are declared in reading order, in `lib.rs` (or `main.rs`) and in the file of
/// every module that has modules of its own. For each path that begins with `crate`,
/// `super` or `self`, in a `use` or in the middle of the code, the two modules at its
/// ends are followed up to the module that holds both; there, the user must not be
/// declared above the used. A name that a module re-exports is where it was defined.
/// What a module holds and what holds it may use each other. Tests are exempt.
pub fn order(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for folder in tree.crates() {
        for root in ["lib.rs", "main.rs"] {
            let home = format!("crates/{folder}/src");
            let file = format!("{home}/{root}");
            if let Some(text) = tree.text(&file) {
                let mut map = Map {
                    tree,
                    modules: BTreeMap::new(),
                    uses: Vec::new(),
                    offenses: Vec::new(),
                };
                map.read(&file, text, &home, &[]);
                offenses.extend(map.judge());
            }
        }
    }
    offenses
}

/// The formatter leaves the declarations of modules in their order; by itself it would
/// sort them by the alphabet.
pub fn formatter(tree: &Tree) -> Vec<Offense> {
    const FILE: &str = "rustfmt.toml";
    let settings = tree.text(FILE).unwrap_or_default();
    let written = |line: &str| line.split_whitespace().collect::<String>();
    if settings
        .lines()
        .any(|line| written(line) == "reorder_modules=false")
    {
        return Vec::new();
    }
    let fault =
        "`cargo fmt` sorts modules by the alphabet, and the order of modules means something";
    vec![Offense::new(
        FILE,
        0,
        fault,
        "add `reorder_modules = false`, and put sorted modules back in reading order",
    )]
}

/// A module by the names that lead to it from the root of its crate.
type Place = Vec<String>;

/// What is known of a module.
#[derive(Default)]
struct Module {
    /// The file that declares its children.
    file: String,
    /// Its own modules, in the order of their declarations.
    children: Vec<String>,
    /// The names it imports, each with the path it stands for.
    names: BTreeMap<String, Place>,
}

/// A path that some module uses.
struct Use {
    by: Place,
    path: Place,
    file: String,
    line: usize,
}

/// The modules of one crate and what they use.
struct Map<'t> {
    tree: &'t Tree,
    modules: BTreeMap<Place, Module>,
    uses: Vec<Use>,
    offenses: Vec<Offense>,
}

impl Map<'_> {
    /// Reads the file of a module, whose children live in `home`.
    fn read(&mut self, file: &str, text: &str, home: &str, place: &[String]) {
        let tokens = without_tests(&tokens(text));
        let mut scopes = Scopes::default();
        let mut past_use = 0;
        self.modules.entry(place.to_vec()).or_default().file = file.to_owned();
        for (at, token) in tokens.iter().enumerate() {
            scopes.see(&tokens, at);
            let inner: Vec<&str> = scopes.modules().collect();
            let here: Place = place
                .iter()
                .map(String::as_str)
                .chain(inner.iter().copied())
                .map(str::to_owned)
                .collect();
            let note = |path: Vec<&str>, line| Use {
                by: here.clone(),
                path: path.into_iter().map(str::to_owned).collect(),
                file: file.to_owned(),
                line,
            };
            if token.is("mod") && tokens.get(at + 1).is_some_and(Token::is_word) {
                self.declare(
                    &tokens,
                    at,
                    file,
                    &[&[home], inner.as_slice()].concat().join("/"),
                    &here,
                );
            } else if token.is("use") {
                past_use = at
                    + tokens[at..]
                        .iter()
                        .take_while(|token| !token.is(";"))
                        .count();
                for import in imports(&tokens, at) {
                    let found = note(import.path, import.line);
                    if scopes.among_items() {
                        let names = &mut self.modules.entry(here.clone()).or_default().names;
                        names.insert(import.name.to_owned(), found.path.clone());
                    }
                    self.uses.push(found);
                }
            } else if at >= past_use && is_path_start(&tokens, at) {
                self.uses.push(note(path_at(&tokens, at), token.line));
            }
        }
    }

    /// Notes the module whose `mod` stands at `at`, and reads its file if it has one.
    fn declare(
        &mut self,
        tokens: &[Token<'_>],
        at: usize,
        file: &str,
        home: &str,
        here: &[String],
    ) {
        let (name, line) = (tokens[at + 1].text, tokens[at].line);
        let above = self.modules.entry(here.to_vec()).or_default();
        above.children.push(name.to_owned());
        let place = [here, &[name.to_owned()]].concat();
        let child = self.modules.entry(place.clone()).or_default();
        child.file = file.to_owned();
        if is(tokens, at + 2, "{") {
            return;
        }
        let home = format!("{home}/{name}");
        let files = [format!("{home}.rs"), format!("{home}/mod.rs")];
        match files
            .iter()
            .find_map(|path| Some((path, self.tree.text(path)?)))
        {
            Some((path, text)) => self.read(path, text, &home, &place),
            None => self.offenses.push(Offense::new(
                file,
                line,
                format!(
                    "the file of the module `{name}` is neither {} nor {}",
                    files[0], files[1]
                ),
                "put it where its name says, without `#[path]`",
            )),
        }
    }

    /// Compares every use with the order of the declarations.
    fn judge(mut self) -> Vec<Offense> {
        for used in &self.uses {
            let Some(target) = self.resolve(&used.by, &used.path, LONGEST_TRAIL) else {
                continue;
            };
            let shared = used
                .by
                .iter()
                .zip(&target)
                .take_while(|(a, b)| a == b)
                .count();
            let (Some(user), Some(other)) = (used.by.get(shared), target.get(shared)) else {
                continue;
            };
            let Some(holder) = self.modules.get(&used.by[..shared]) else {
                continue;
            };
            let rank = |name: &String| holder.children.iter().position(|child| child == name);
            if rank(other) > rank(user) {
                self.offenses.push(Offense::new(
                    &used.file,
                    used.line,
                    format!(
                        "`{user}` uses `{}` of `{other}`, which {} declares below it",
                        used.path.join("::"),
                        holder.file
                    ),
                    "declare the used module above, if nothing it uses forbids that; or move \
                     the code into the module of its subject",
                ));
            }
        }
        self.offenses
    }

    /// The module in which the thing at the end of a path is defined; none if it is in
    /// another crate.
    fn resolve(&self, by: &[String], path: &[String], trail: usize) -> Option<Place> {
        let mut place = by.to_vec();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => {
                place.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {}
            first
                if self
                    .modules
                    .get(by)?
                    .children
                    .iter()
                    .any(|child| child == first) => {}
            _ => return None,
        }
        while let Some((name, further)) = rest.split_first() {
            let module = self.modules.get(&place)?;
            if name == "super" {
                place.pop()?;
            } else if module.children.contains(name) {
                place.push(name.clone());
            } else if let Some(meant) = module.names.get(name).filter(|_| trail > 0) {
                return self.resolve(&place, &[meant, further].concat(), trail - 1);
            } else {
                break;
            }
            rest = further;
        }
        Some(place)
    }
}

/// Whether a path that leads through this crate begins at `at`.
fn is_path_start(tokens: &[Token<'_>], at: usize) -> bool {
    let first = ["crate", "super", "self"]
        .iter()
        .any(|word| tokens[at].is(word));
    first && is(tokens, at + 1, "::") && !(at > 0 && tokens[at - 1].is("::"))
}

/// The names of the path that begins at `at`.
fn path_at<'a>(tokens: &[Token<'a>], mut at: usize) -> Vec<&'a str> {
    let mut names = vec![tokens[at].text];
    while is(tokens, at + 1, "::") && tokens.get(at + 2).is_some_and(Token::is_word) {
        at += 2;
        names.push(tokens[at].text);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{formatter, order};
    use crate::tree::Tree;

    /// Where the rule is broken in a crate of these files.
    fn places(files: &[(&str, &str)]) -> Vec<(String, usize)> {
        let paths: Vec<_> = files
            .iter()
            .map(|(name, _)| format!("crates/a/src/{name}"))
            .collect();
        let mut all = vec![("crates/a/Cargo.toml", "[package]\nname = \"a\"\n")];
        all.extend(
            paths
                .iter()
                .zip(files)
                .map(|(path, (_, text))| (path.as_str(), *text)),
        );
        let offenses = order(&Tree::of_texts(&all));
        let short = |file: String| file.trim_start_matches("crates/a/src/").to_owned();
        offenses
            .into_iter()
            .map(|offense| (short(offense.file), offense.line))
            .collect()
    }

    const LIB: &str = "mod square;\nmod board;\nmod fen;\npub use square::{Square, File as Column};\n\
        pub use fen::Fen;\n";

    #[test]
    fn looking_up_is_allowed() {
        let board = "use crate::Square;\nuse crate::square::File;\nuse super::Column;\n\
            use std::fmt;\npub(in crate::board) fn f() -> crate::board::B { self::g() }";
        assert_eq!(
            places(&[
                ("lib.rs", LIB),
                ("square.rs", ""),
                ("board.rs", board),
                ("fen.rs", "")
            ]),
            []
        );
    }

    #[test]
    fn looking_down_is_not() {
        let board = "use crate::fen::Error;\n\n\
            fn f() {\n    crate::fen::parse();\n    super::fen::parse();\n}\n";
        let found = places(&[
            ("lib.rs", LIB),
            ("square.rs", ""),
            ("board.rs", board),
            ("fen.rs", ""),
        ]);
        assert_eq!(found, [1, 4, 5].map(|line| ("board.rs".to_owned(), line)));
    }

    #[test]
    fn looking_down_through_a_re_export_is_not() {
        let square = "use crate::{\n    Column,\n    Fen,\n};";
        let board = "fn f(x: crate::Fen) {}";
        let found = places(&[
            ("lib.rs", LIB),
            ("square.rs", square),
            ("board.rs", board),
            ("fen.rs", ""),
        ]);
        assert_eq!(
            found,
            [("square.rs".to_owned(), 3), ("board.rs".to_owned(), 1)]
        );
    }

    #[test]
    fn tests_and_comments_are_exempt() {
        let square = "/// [`crate::fen::Fen`]\nstruct A; // crate::fen::Fen\n#[cfg(test)]\n\
            mod tests {\n    use crate::fen::Fen;\n}\n#[cfg(test)] use crate::Fen;\n";
        assert_eq!(
            places(&[
                ("lib.rs", LIB),
                ("square.rs", square),
                ("board.rs", ""),
                ("fen.rs", "")
            ]),
            []
        );
    }

    #[test]
    fn folders_keep_an_order_of_their_own() {
        let lib = "mod pgn;\nmod game;";
        let pgn = "//! PGN.\nmod token;\nmod lexer;\nmod reader;\npub use reader::Reader;\n\
            pub struct Here;";
        let lexer = "use super::Here;\nuse super::token::Token;\nuse super::Reader;\n\
            use crate::pgn::reader::Reader;\nuse super::super::game;\nmod plain;";
        let plain = "use super::super::token::Token;\nuse crate::pgn::lexer::Lexer;\n\
            use super::super::reader::Reader;";
        let found = places(&[
            ("lib.rs", lib),
            ("pgn/mod.rs", pgn),
            ("pgn/token.rs", ""),
            ("pgn/lexer.rs", lexer),
            ("pgn/lexer/plain.rs", plain),
            ("pgn/reader.rs", "use super::lexer::Lexer;"),
            ("game.rs", "use crate::pgn::Reader;"),
        ]);
        let expected = [
            ("pgn/lexer.rs", 3),
            ("pgn/lexer.rs", 4),
            ("pgn/lexer.rs", 5),
            ("pgn/lexer/plain.rs", 3),
        ];
        assert_eq!(found, expected.map(|(file, line)| (file.to_owned(), line)));
    }

    #[test]
    fn modules_within_a_file_count_too() {
        let lib = "mod first {\n    use super::second::A;\n    use crate::A as B;\n}\n\
            mod second {\n    use super::first;\n}\nuse second::A;";
        assert_eq!(
            places(&[("lib.rs", lib)]),
            [("lib.rs".to_owned(), 2), ("lib.rs".to_owned(), 3)]
        );
    }

    #[test]
    fn a_module_without_its_file_is_found() {
        assert_eq!(
            places(&[("main.rs", "mod a;\n#[cfg(test)]\nmod tests;")]),
            [("main.rs".to_owned(), 1)]
        );
    }

    #[test]
    fn a_formatter_that_sorts_is_found() {
        let faults = |text| formatter(&Tree::of_texts(&[("rustfmt.toml", text)])).len();
        assert_eq!(
            faults("style_edition = \"2024\"\nreorder_modules = false\n"),
            0
        );
        assert_eq!(
            faults("style_edition = \"2024\"\n# reorder_modules = false\n"),
            1
        );
    }
}
