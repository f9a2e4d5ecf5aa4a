//! Rust source as a row of tokens, enough to hold the house rules.
//!
//! Comments, doc comments included, are no tokens: nothing in them can break a rule
//! about code. Nothing here knows a rule.

use std::collections::BTreeSet;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword; a raw name without its `r#`.
    Word,
    /// A string, character or number, with its quotes.
    Literal,
    /// One sign, or `::`.
    Sign,
    /// A lifetime or a label.
    Lifetime,
}

/// A token and the line it begins on, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    pub line: usize,
}

impl Token<'_> {
    /// Whether this is that sign or that word.
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Sign | Kind::Word) && self.text == text
    }

    /// Whether this is a word.
    pub fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }
}

/// Whether the token at `at` is that sign or word; false past the end.
pub fn is(tokens: &[Token<'_>], at: usize, text: &str) -> bool {
    tokens.get(at).is_some_and(|token| token.is(text))
}

/// The tokens of a file.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (kind, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, block_comment(rest))
        } else if let Some(length) = string(rest) {
            (Some(Kind::Literal), length)
        } else if first == '\'' {
            quote(rest)
        } else if first.is_ascii_digit() {
            (Some(Kind::Literal), number(rest))
        } else if is_word_start(first) {
            (Some(Kind::Word), word(rest))
        } else if rest.starts_with("::") {
            (Some(Kind::Sign), 2)
        } else {
            (Some(Kind::Sign), first.len_utf8())
        };
        let text = &rest[..length];
        if let Some(kind) = kind {
            let text = if kind == Kind::Word {
                text.trim_start_matches("r#")
            } else {
                text
            };
            tokens.push(Token { kind, text, line });
        }
        line += text.matches('\n').count();
        at += length;
    }
    tokens
}

/// The lines that hold code: neither blank nor comment alone.
pub fn code_lines(tokens: &[Token<'_>]) -> usize {
    let lines = |token: &Token<'_>| token.line..=token.line + token.text.matches('\n').count();
    tokens.iter().flat_map(lines).collect::<BTreeSet<_>>().len()
}

fn is_word_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn word(rest: &str) -> usize {
    let start = if rest.starts_with("r#") { 2 } else { 0 };
    rest[start..]
        .find(|c: char| c != '_' && !c.is_alphanumeric())
        .map_or(rest.len(), |end| start + end)
}

/// A number with its suffix; `1.5` is one, `1..5` and `1.max(5)` begin with one.
fn number(rest: &str) -> usize {
    let end = |from: usize| {
        rest[from..]
            .find(|c: char| c != '_' && !c.is_ascii_alphanumeric())
            .map_or(rest.len(), |end| from + end)
    };
    let whole = end(0);
    let decimals = rest[whole..]
        .strip_prefix('.')
        .is_some_and(|more| more.starts_with(|c: char| c.is_ascii_digit()));
    if decimals { end(whole + 1) } else { whole }
}

/// A comment between `/*` and `*/`, which may hold others.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// A string of any kind, or a byte character.
fn string(rest: &str) -> Option<usize> {
    let prefix = rest.find(|c: char| !c.is_ascii_alphabetic())?;
    let raw = match &rest[..prefix] {
        "" | "b" | "c" => false,
        "r" | "br" | "cr" => true,
        _ => return None,
    };
    let body = &rest[prefix..];
    if raw {
        let hashes = body.find(|c| c != '#')?;
        let inner = body[hashes..].strip_prefix('"')?;
        let closing = format!("\"{}", "#".repeat(hashes));
        let end = inner
            .find(&closing)
            .map_or(inner.len(), |end| end + closing.len());
        return Some(prefix + hashes + 1 + end);
    }
    let mark = body
        .chars()
        .next()
        .filter(|&c| c == '"' || (c == '\'' && prefix == 1))?;
    Some(prefix + quoted(body, mark))
}

/// The length of what stands between two quotation marks, with both.
fn quoted(body: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, c) in body.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == mark => return at + 1,
            _ => {}
        }
    }
    body.len()
}

/// A character or a lifetime: `'a'` or `'a`.
fn quote(rest: &str) -> (Option<Kind>, usize) {
    let mut inner = rest.chars().skip(1);
    let (first, second) = (inner.next(), inner.next());
    if first == Some('\\') || second == Some('\'') {
        (Some(Kind::Literal), quoted(rest, '\''))
    } else {
        (Some(Kind::Lifetime), 1 + word(&rest[1..]))
    }
}

/// The place just past the bracket that closes the one at `open`.
pub fn past_bracket(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if token.is("(") || token.is("[") || token.is("{") {
            depth += 1;
        } else if token.is(")") || token.is("]") || token.is("}") {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return at + 1;
            }
        }
    }
    tokens.len()
}

/// The tokens without the items that exist in tests alone: those under `#[test]`, or
/// under a `#[cfg(...)]` that cannot hold without `test`.
pub fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let inner = is(tokens, at + 1, "!");
        let open = at + 1 + usize::from(inner);
        if !(tokens[at].is("#") && is(tokens, open, "[")) {
            kept.push(tokens[at]);
            at += 1;
            continue;
        }
        let end = past_bracket(tokens, open);
        let attribute = &tokens[open + 1..end.saturating_sub(1).max(open + 1)];
        if !is_for_tests(attribute) {
            kept.extend_from_slice(&tokens[at..end]);
            at = end;
        } else if inner {
            return Vec::new();
        } else {
            at = past_item(tokens, end);
        }
    }
    kept
}

/// Whether what stands between the brackets of an attribute keeps its item for tests.
fn is_for_tests(attribute: &[Token<'_>]) -> bool {
    match attribute {
        [word] => word.is("test"),
        [word, open, condition @ .., _] => word.is("cfg") && open.is("(") && needs_test(condition),
        _ => false,
    }
}

/// Whether a condition of `cfg` cannot hold without `test`.
fn needs_test(condition: &[Token<'_>]) -> bool {
    match condition {
        [word] | [word, ..] if word.is("test") => condition.len() == 1,
        [word, open, parts @ .., _] if open.is("(") => {
            let parts = split_at_commas(parts);
            match word.text {
                "all" => parts.iter().any(|part| needs_test(part)),
                "any" => !parts.is_empty() && parts.iter().all(|part| needs_test(part)),
                _ => false,
            }
        }
        _ => false,
    }
}

/// The parts of a list; commas inside brackets part nothing.
fn split_at_commas<'t, 'a>(list: &'t [Token<'a>]) -> Vec<&'t [Token<'a>]> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, token) in list.iter().enumerate() {
        match token.text {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                parts.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[start..]);
    parts.retain(|part| !part.is_empty());
    parts
}

/// The place just past the item, statement, field or variant that begins at `start`,
/// after its further attributes.
fn past_item(tokens: &[Token<'_>], start: usize) -> usize {
    let mut at = start;
    while is(tokens, at, "#") && is(tokens, at + 1, "[") {
        at = past_bracket(tokens, at + 1);
    }
    const ITEMS: [&str; 16] = [
        "pub", "fn", "mod", "use", "struct", "enum", "union", "impl", "trait", "const", "static",
        "type", "unsafe", "extern", "async", "let",
    ];
    let is_item = tokens
        .get(at)
        .is_some_and(|token| ITEMS.contains(&token.text));
    while let Some(token) = tokens.get(at) {
        match token.text {
            "{" => return past_bracket(tokens, at),
            "(" | "[" => at = past_bracket(tokens, at),
            "}" | ")" | "]" => return at,
            ";" => return at + 1,
            "," if !is_item => return at + 1,
            _ => at += 1,
        }
    }
    at
}

/// A name that a `use` brings in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import<'a> {
    /// The whole path, without the `*` of a glob.
    pub path: Vec<&'a str>,
    /// The name it has from then on; `*` for a glob.
    pub name: &'a str,
    pub line: usize,
}

/// The names that the `use` at `at` brings in.
pub fn imports<'a>(tokens: &[Token<'a>], at: usize) -> Vec<Import<'a>> {
    let mut found = Vec::new();
    // `impl Trait + use<'a>` imports nothing.
    if !is(tokens, at + 1, "<") {
        import_tree(tokens, at + 1, &[], &mut found);
    }
    found
}

/// Reads one branch of a `use` tree and returns the place past it.
fn import_tree<'a>(
    tokens: &[Token<'a>],
    mut at: usize,
    above: &[&'a str],
    found: &mut Vec<Import<'a>>,
) -> usize {
    let mut path = above.to_vec();
    let mut alias = None;
    let mut line = tokens.get(at).map_or(0, |token| token.line);
    while let Some(token) = tokens.get(at) {
        match token.text {
            "::" => {}
            "*" => {
                found.push(Import {
                    path,
                    name: "*",
                    line: token.line,
                });
                return at + 1;
            }
            "{" => {
                at += 1;
                while at < tokens.len() && !tokens[at].is("}") {
                    at = import_tree(tokens, at, &path, found);
                    at += usize::from(is(tokens, at, ","));
                }
                return at + 1;
            }
            "as" => {
                alias = tokens.get(at + 1).map(|token| token.text);
                at += 1;
            }
            "self" if !path.is_empty() => {}
            text if token.is_word() => {
                path.push(text);
                line = token.line;
            }
            _ => break,
        }
        at += 1;
    }
    if let Some(&last) = path.last() {
        found.push(Import {
            name: alias.unwrap_or(last),
            path,
            line,
        });
    }
    // A token that belongs to no `use` tree is passed over, so that a reader of a
    // broken file comes to its end.
    if is(tokens, at, ",") || is(tokens, at, "}") || is(tokens, at, ";") {
        at
    } else {
        at + 1
    }
}

/// What a pair of braces encloses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope<'a> {
    Module(&'a str),
    Function,
    Other,
}

/// Which braces are open at a place of a file. Must see every token in turn.
#[derive(Default)]
pub struct Scopes<'a> {
    open: Vec<Scope<'a>>,
    /// What the next brace will open, and how many round and square brackets are open
    /// since it was announced.
    next: Option<(Scope<'a>, usize)>,
}

impl<'a> Scopes<'a> {
    /// Takes in the token at `at`.
    pub fn see(&mut self, tokens: &[Token<'a>], at: usize) {
        let token = tokens[at];
        let name = tokens.get(at + 1).filter(|next| next.is_word());
        match (token.text, name) {
            ("fn", Some(_)) if token.is_word() => self.next = Some((Scope::Function, 0)),
            ("mod", Some(name)) if token.is_word() => {
                self.next = Some((Scope::Module(name.text), 0))
            }
            ("(" | "[", _) => self.next = self.next.map(|(scope, depth)| (scope, depth + 1)),
            (")" | "]", _) => {
                self.next = self
                    .next
                    .map(|(scope, depth)| (scope, depth.saturating_sub(1)))
            }
            (";", _) => self.next = self.next.filter(|&(_, depth)| depth > 0),
            ("{", _) => self
                .open
                .push(self.next.take().map_or(Scope::Other, |(scope, _)| scope)),
            ("}", _) => drop(self.open.pop()),
            _ => {}
        }
    }

    /// Whether this place is in the body of a function.
    pub fn in_function(&self) -> bool {
        let inner = self
            .open
            .iter()
            .rev()
            .find(|scope| !matches!(scope, Scope::Other));
        inner == Some(&Scope::Function)
    }

    /// Whether this place is directly in a module, where its items stand.
    pub fn among_items(&self) -> bool {
        self.open
            .last()
            .is_none_or(|scope| matches!(scope, Scope::Module(_)))
    }

    /// The modules of this file that enclose this place, outermost first.
    pub fn modules(&self) -> impl Iterator<Item = &'a str> {
        self.open.iter().filter_map(|scope| match scope {
            Scope::Module(name) => Some(*name),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Scopes, code_lines, imports, tokens, without_tests};

    fn texts(source: &str) -> Vec<&str> {
        tokens(source).iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_are_no_tokens() {
        assert_eq!(texts("a // b\n/* c /* d */ e */ f /// g"), ["a", "f"]);
    }

    #[test]
    fn strings_and_characters_are_whole() {
        let source = r##"f("a\"b", r#"c"d"#, b'\'', '\u{1F600}', b"e", "//")"##;
        let literals: Vec<_> = tokens(source)
            .iter()
            .filter(|t| t.kind == Kind::Literal)
            .map(|t| t.text)
            .collect();
        assert_eq!(
            literals,
            [
                r#""a\"b""#,
                r##"r#"c"d"#"##,
                r"b'\''",
                r"'\u{1F600}'",
                r#"b"e""#,
                r#""//""#
            ]
        );
    }

    #[test]
    fn lifetimes_are_no_characters() {
        let kinds: Vec<_> = tokens("<'a, 'b'>").iter().map(|token| token.kind).collect();
        assert_eq!(
            kinds,
            [
                Kind::Sign,
                Kind::Lifetime,
                Kind::Sign,
                Kind::Literal,
                Kind::Sign
            ]
        );
        assert_eq!(
            texts("r#mod 1.5 1..5 0x_ff"),
            ["mod", "1.5", "1", ".", ".", "5", "0x_ff"]
        );
    }

    #[test]
    fn lines_are_counted() {
        let found = tokens("a\n\"b\n\nc\"\n\n// d\ne");
        assert_eq!(
            found.iter().map(|token| token.line).collect::<Vec<_>>(),
            [1, 2, 7]
        );
        assert_eq!(code_lines(&found), 5);
    }

    #[test]
    fn test_items_are_left_out() {
        let rest = |source| {
            without_tests(&tokens(source))
                .iter()
                .map(|token| token.text)
                .collect::<String>()
        };
        assert_eq!(rest("a; #[cfg(test)] mod tests { b; { c } } d;"), "a;d;");
        assert_eq!(rest("#[test] #[ignore] fn f(x: [u8; 2]) { b } d;"), "d;");
        assert_eq!(
            rest("#[cfg(all(test, feature = \"x\"))] use a::b; d;"),
            "d;"
        );
        assert_eq!(rest("enum E { #[cfg(test)] A, B }"), "enumE{B}");
        assert_eq!(rest("#![cfg(test)] a;"), "");
        assert_eq!(
            rest("#[cfg(any(test, x))] a; #[cfg(not(test))] b;"),
            "#[cfg(any(test,x))]a;#[cfg(not(test))]b;"
        );
    }

    #[test]
    fn use_trees_are_unfolded() {
        let source = "use a::{self, b::{C, d as e}, f::*};";
        let found = imports(&tokens(source), 0);
        let found: Vec<_> = found
            .iter()
            .map(|import| (import.path.join("::"), import.name))
            .collect();
        let expected = [
            ("a", "a"),
            ("a::b::C", "C"),
            ("a::b::d", "e"),
            ("a::f", "*"),
        ];
        assert_eq!(found, expected.map(|(path, name)| (path.to_owned(), name)));
        assert_eq!(imports(&tokens("use<'a>;"), 0), []);
    }

    #[test]
    fn functions_and_modules_are_known_by_their_braces() {
        let source = "struct S { f: fn(u8) } impl S { HERE } mod m { fn f(x: [u8; 2]) -> T { \
            if x { THERE } } }";
        let tokens = tokens(source);
        let mut scopes = Scopes::default();
        let mut seen = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            scopes.see(&tokens, at);
            if token.is("HERE") || token.is("THERE") {
                seen.push((scopes.in_function(), scopes.modules().collect::<Vec<_>>()));
            }
        }
        assert_eq!(seen, [(false, vec![]), (true, vec!["m"])]);
    }
}
