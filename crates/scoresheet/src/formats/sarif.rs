//! Findings as SARIF 2.1.0, which editors and code hosts read, one after the other.

use std::io::Write;
use std::ops::Range;

use scoresheet_record::diagnostic::{Applicability, Edit};
use scoresheet_record::{Code, Severity};

use super::findings::Located;
use super::parts::{decode, write_string};
use crate::pages;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Writes a log with one run. Results go out as they come, so a log may be of any length.
///
/// ```
/// use scoresheet::formats::Sarif;
///
/// let mut text = Vec::new();
/// let sarif = Sarif::begin("0.1.0", &mut text);
/// sarif.end(&mut text);
/// assert!(text.starts_with(b"{\"$schema\":"));
/// ```
#[derive(Debug)]
pub struct Sarif {
    has_results: bool,
}

impl Sarif {
    /// Begins a log with what is known about all codes; the version is that of the program.
    pub fn begin(version: &str, out: &mut Vec<u8>) -> Sarif {
        let _ = write!(
            out,
            "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":\
             {{\"name\":\"scoresheet\",\"semanticVersion\":\"{version}\",\"rules\":["
        );
        for (index, &code) in Code::ALL.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b",\n" } else { b"\n" });
            write_rule(code, out);
        }
        out.extend_from_slice(b"]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[");
        Sarif { has_results: false }
    }

    /// Adds a result.
    pub fn push(&mut self, located: &Located<'_>, out: &mut Vec<u8>) {
        out.extend_from_slice(if self.has_results { b",\n" } else { b"\n" });
        self.has_results = true;
        let finding = located.finding;
        let diagnostic = &finding.diagnostic;
        let _ = write!(
            out,
            "{{\"ruleId\":\"{}\",\"ruleIndex\":{},\"level\":\"{}\",\"message\":{{\"text\":",
            diagnostic.code,
            diagnostic.code as usize,
            level(diagnostic.severity),
        );
        write_string(&diagnostic.message, out);
        out.extend_from_slice(b"},\"locations\":[{\"physicalLocation\":{");
        write_file(located.file, out);
        out.extend_from_slice(b",\"region\":");
        write_region(located, finding.start..finding.end.max(finding.start), out);
        out.extend_from_slice(b"}}]");
        if let Some(fix) = &diagnostic.fix {
            // Whoever applies a fix by itself asks nobody, so only those are given as such that
            // change no meaning; of the others the sentence remains.
            if fix.applicability == Applicability::Safe {
                out.extend_from_slice(b",\"fixes\":[{\"description\":{\"text\":");
                write_string(&fix.title, out);
                out.extend_from_slice(b"},\"artifactChanges\":[{");
                write_file(located.file, out);
                out.extend_from_slice(b",\"replacements\":[");
                for (index, edit) in fix.edits.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    write_replacement(located, edit, out);
                }
                out.extend_from_slice(b"]}]}]");
            }
        }
        out.extend_from_slice(b",\"properties\":{");
        if let Some(game) = located.game {
            let _ = write!(out, "\"game\":{game},\"ply\":{}", diagnostic.ply);
        }
        if let Some(fix) = &diagnostic.fix {
            let comma = if located.game.is_some() { "," } else { "" };
            let applicability = fix.applicability.name();
            let _ = write!(
                out,
                "{comma}\"applicability\":\"{applicability}\",\"help\":"
            );
            write_string(&fix.title, out);
        }
        out.extend_from_slice(b"}}");
    }

    /// Ends the log.
    pub fn end(self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"\n]}]}\n");
    }
}

fn write_rule(code: Code, out: &mut Vec<u8>) {
    let _ = write!(out, "{{\"id\":\"{code}\",\"shortDescription\":{{\"text\":");
    // A text must not be empty.
    let title = Some(pages::title(code)).filter(|title| !title.is_empty());
    write_string(title.unwrap_or(code.text()), out);
    out.push(b'}');
    let page = pages::page(code);
    if !page.is_empty() {
        out.extend_from_slice(b",\"help\":{\"text\":");
        write_string(&pages::summary(code).replace('\n', " "), out);
        out.extend_from_slice(b",\"markdown\":");
        write_string(page, out);
        out.push(b'}');
    }
    let level = level(code.severity());
    let _ = write!(out, ",\"defaultConfiguration\":{{\"level\":\"{level}\"}}}}");
}

fn level(severity: Severity) -> &'static str {
    // The names are the same.
    severity.name()
}

/// Writes the name of a file as a URI, relative unless the name begins at the root.
fn write_file(file: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"artifactLocation\":{\"uri\":\"");
    let (scheme, drive) = match file.as_bytes() {
        [b'/', ..] => ("file://", ""),
        [b'\\', b'\\', ..] if cfg!(windows) => ("file:", ""),
        [letter, b':', ..] if cfg!(windows) && letter.is_ascii_alphabetic() => {
            ("file:///", &file[..2])
        }
        _ => ("", ""),
    };
    let _ = write!(out, "{scheme}{drive}");
    for &byte in &file.as_bytes()[drive.len()..] {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' => {
                out.push(byte);
            }
            b'\\' if cfg!(windows) => out.push(b'/'),
            byte => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out.extend_from_slice(b"\"}");
}

/// Writes a place by its lines and columns only: bytes would have to be those of the file, which may
/// be in any encoding.
fn write_region(located: &Located<'_>, range: Range<usize>, out: &mut Vec<u8>) {
    let [from, to] = [range.start, range.end].map(|at| located.finding.place_of(located.text, at));
    let _ = write!(
        out,
        "{{\"startLine\":{},\"startColumn\":{},\"endLine\":{},\"endColumn\":{}}}",
        from.line, from.column, to.line, to.column,
    );
}

fn write_replacement(located: &Located<'_>, edit: &Edit, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"deletedRegion\":");
    write_region(located, located.finding.range_of(edit), out);
    if !edit.text.is_empty() {
        out.extend_from_slice(b",\"insertedContent\":{\"text\":");
        write_string(&decode(&edit.text), out);
        out.push(b'}');
    }
    out.push(b'}');
}

#[cfg(test)]
mod tests {
    use scoresheet_record::diagnostic::{Applicability, Fix};
    use scoresheet_record::{Code, Diagnostic, Span};
    use serde_json::Value;

    use super::Sarif;
    use crate::formats::Located;
    use crate::report::Finding;

    const TEXT: &[u8] = "1. e4 {\u{e9}} 0-0 \"\\\n*".as_bytes();

    fn log(count: usize) -> Value {
        let mut text = Vec::new();
        let mut sarif = Sarif::begin("1.2.3", &mut text);
        let span = Span { start: 11, end: 14 };
        let fix = Fix::replace(Applicability::Safe, span, &b"O-O"[..], "write `O-O`");
        let diagnostic = Diagnostic::new(Code::MoveSpelling, span, "a \"quoted\" word");
        let finding = Finding {
            game: Some(0),
            start: 11,
            end: 14,
            line: 1,
            column: 11,
            diagnostic: diagnostic.at_ply(2).with_fix(fix),
        };
        let located = Located {
            finding: &finding,
            file: "my games/1 & 2.pgn",
            game: Some(7),
            text: TEXT,
            offset: 1000,
        };
        for _ in 0..count {
            sarif.push(&located, &mut text);
        }
        sarif.end(&mut text);
        serde_json::from_slice(&text).expect("it is JSON")
    }

    /// The properties that an object has, and no others than those the schema knows.
    fn shape(value: &Value, required: &[&str], optional: &[&str]) {
        let object = value.as_object().expect("an object");
        for name in required {
            assert!(object.contains_key(*name), "{name} is missing in {value}");
        }
        for name in object.keys() {
            let known = required.iter().chain(optional).any(|known| known == name);
            assert!(known, "{name} is not known in {value}");
        }
    }

    fn region(value: &Value, expected: [u64; 4]) {
        let names = ["startLine", "startColumn", "endLine", "endColumn"];
        shape(value, &names, &[]);
        assert_eq!(
            names.map(|name| value[name].as_u64().expect("a number")),
            expected
        );
    }

    #[test]
    fn a_log_has_the_shape_that_the_schema_wants() {
        let log = log(2);
        shape(&log, &["version", "runs"], &["$schema"]);
        assert_eq!(log["version"], "2.1.0");
        let run = &log["runs"][0];
        shape(run, &["tool"], &["columnKind", "results"]);
        assert_eq!(run["columnKind"], "unicodeCodePoints");
        shape(&run["tool"], &["driver"], &[]);
        let driver = &run["tool"]["driver"];
        shape(driver, &["name"], &["semanticVersion", "rules"]);
        let rules = driver["rules"].as_array().expect("rules");
        assert_eq!(rules.len(), Code::ALL.len());
        for (rule, code) in rules.iter().zip(Code::ALL) {
            shape(
                rule,
                &["id"],
                &["shortDescription", "help", "defaultConfiguration"],
            );
            assert_eq!(rule["id"], code.text());
            assert!(
                rule["shortDescription"]["text"]
                    .as_str()
                    .is_some_and(|text| !text.is_empty())
            );
        }
        let results = run["results"].as_array().expect("results");
        assert_eq!(results.len(), 2);
        for result in results {
            let more = [
                "ruleId",
                "ruleIndex",
                "level",
                "locations",
                "fixes",
                "properties",
            ];
            shape(result, &["message"], &more);
            shape(&result["message"], &["text"], &[]);
            let index = result["ruleIndex"].as_u64().expect("an index") as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            assert!(
                ["note", "warning", "error"].contains(&result["level"].as_str().expect("a level"))
            );
            let place = &result["locations"][0]["physicalLocation"];
            shape(place, &["artifactLocation"], &["region"]);
            assert_eq!(
                place["artifactLocation"]["uri"],
                "my%20games/1%20%26%202.pgn"
            );
            region(&place["region"], [1, 11, 1, 14]);
            let fix = &result["fixes"][0];
            shape(fix, &["artifactChanges"], &["description"]);
            let change = &fix["artifactChanges"][0];
            shape(change, &["artifactLocation", "replacements"], &[]);
            let replacement = &change["replacements"][0];
            shape(replacement, &["deletedRegion"], &["insertedContent"]);
            region(&replacement["deletedRegion"], [1, 11, 1, 14]);
            assert_eq!(replacement["insertedContent"]["text"], "O-O");
            assert_eq!(result["properties"]["game"], 7);
        }
    }

    #[test]
    fn files_are_uris() {
        for (file, uri) in [
            ("a.pgn", "a.pgn"),
            ("my games/\u{e9}:1.pgn", "my%20games/%C3%A9%3A1.pgn"),
            ("/my games/a.pgn", "file:///my%20games/a.pgn"),
            ("<stdin>", "%3Cstdin%3E"),
        ] {
            let mut out = Vec::new();
            super::write_file(file, &mut out);
            let expected = format!("\"artifactLocation\":{{\"uri\":\"{uri}\"}}");
            assert_eq!(String::from_utf8_lossy(&out), expected);
        }
    }

    #[test]
    fn a_log_without_results_is_one() {
        assert_eq!(
            log(0)["runs"][0]["results"].as_array().map(Vec::len),
            Some(0)
        );
    }
}
