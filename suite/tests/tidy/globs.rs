//! What a file may import at once.

use crate::rust::{Scopes, imports, tokens};
use crate::tree::{Offense, Tree};

/// Nothing is imported by `*`, tests included, except an enum inside the function that
/// matches on it.
pub fn globs(tree: &Tree) -> Vec<Offense> {
    let mut offenses = Vec::new();
    for (path, text) in tree.rust_files() {
        let tokens = tokens(text);
        let mut scopes = Scopes::default();
        for (at, token) in tokens.iter().enumerate() {
            scopes.see(&tokens, at);
            if !token.is("use") {
                continue;
            }
            for import in imports(&tokens, at)
                .iter()
                .filter(|import| import.name == "*")
            {
                let of_enum = import
                    .path
                    .last()
                    .is_some_and(|name| name.starts_with(char::is_uppercase));
                if !(of_enum && scopes.in_function()) {
                    offenses.push(Offense::new(
                        path,
                        import.line,
                        format!("`use {}::*` imports everything", import.path.join("::")),
                        "name what is needed; only an enum may come whole, inside the \
                         function that matches on it",
                    ));
                }
            }
        }
    }
    offenses
}

#[cfg(test)]
mod tests {
    use super::globs;
    use crate::tree::Tree;

    fn lines(text: &str) -> Vec<usize> {
        globs(&Tree::of_texts(&[("crates/a/src/lib.rs", text)]))
            .iter()
            .map(|offense| offense.line)
            .collect()
    }

    #[test]
    fn globs_are_found_wherever_they_hide() {
        assert_eq!(
            lines("use a::*;\npub use b::{C, d::*};\nuse Color::*;"),
            [1, 2, 3]
        );
        assert_eq!(
            lines("#[cfg(test)]\nmod tests {\n    use super::*;\n}"),
            [3]
        );
        assert_eq!(lines("fn f() {\n    use crate::moves::*;\n}"), [2]);
    }

    #[test]
    fn an_enum_may_come_whole_into_its_function() {
        assert_eq!(
            lines("impl Role {\n    fn f(self) -> u8 { use Self::*; match self { Pawn => 1 } }\n}"),
            []
        );
        assert_eq!(
            lines("fn f() { use crate::role::Role::*; }\n// use a::*;\n/// use b::*;\nfn g() {}"),
            []
        );
    }
}
