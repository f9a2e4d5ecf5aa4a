//! A JSON value against a JSON Schema, as far as ours goes.
//!
//! Knows the keywords that `docs/format/game.schema.json` uses and refuses others, so that nothing
//! in it is passed over. Besides, a value may have no field that the schema does not name.

use serde_json::Value;

use crate::laws::{Verdict, ensure};

/// Keywords that only say something to people.
const SILENT: [&str; 5] = ["$schema", "$defs", "title", "description", "readOnly"];

/// Whether a value is as a schema wants it; if not, where and why.
pub fn check(schema: &Value, value: &Value) -> Verdict {
    check_at(schema, schema, value)
}

fn check_at(root: &Value, schema: &Value, value: &Value) -> Verdict {
    let Some(schema) = schema.as_object() else {
        return Err("a schema is an object".to_owned());
    };
    for (keyword, wanted) in schema {
        keyword_holds(root, keyword, wanted, value)?;
    }
    let Some(fields) = value
        .as_object()
        .filter(|_| schema.contains_key("properties"))
    else {
        return Ok(());
    };
    for name in fields.keys() {
        ensure(schema["properties"].get(name).is_some(), || {
            format!("the schema knows no field `{name}`")
        })?;
    }
    Ok(())
}

fn keyword_holds(root: &Value, keyword: &str, wanted: &Value, value: &Value) -> Verdict {
    let holds = match keyword {
        _ if SILENT.contains(&keyword) => true,
        "$ref" => {
            let name = wanted.as_str().and_then(|way| way.strip_prefix("#/$defs/"));
            let definition = name.and_then(|name| root["$defs"].get(name));
            let definition = definition.ok_or_else(|| format!("there is no {wanted}"))?;
            return check_at(root, definition, value);
        }
        "anyOf" => {
            let verdicts = items(wanted).map(|any| check_at(root, any, value));
            let faults: Vec<_> = verdicts.map_while(Result::err).collect();
            return ensure(faults.len() < items(wanted).count(), || {
                faults.join(" and ")
            });
        }
        "type" if wanted.is_array() => items(wanted).any(|kind| is_of(kind, value)),
        "type" => is_of(wanted, value),
        "const" => value == wanted,
        "enum" => items(wanted).any(|any| any == value),
        "required" => items(wanted).all(|name| value.get(name.as_str().unwrap_or("")).is_some()),
        "properties" => {
            let known = wanted.as_object().into_iter().flatten();
            for (name, schema) in known {
                if let Some(field) = value.get(name) {
                    check_at(root, schema, field).map_err(|fault| format!("{name}: {fault}"))?;
                }
            }
            true
        }
        "items" => {
            for (index, item) in items(value).enumerate() {
                check_at(root, wanted, item).map_err(|fault| format!("[{index}] {fault}"))?;
            }
            true
        }
        "minItems" => items(value).count() as u64 >= wanted.as_u64().unwrap_or(u64::MAX),
        "maxItems" => items(value).count() as u64 <= wanted.as_u64().unwrap_or(0),
        "minimum" => value.as_f64() >= wanted.as_f64(),
        "maximum" => value.as_f64() <= wanted.as_f64(),
        "pattern" => matches(wanted.as_str().unwrap_or(""), value.as_str().unwrap_or(""))?,
        _ => return Err(format!("the keyword {keyword} is not known here")),
    };
    ensure(holds, || format!("{value} does not fit {keyword} {wanted}"))
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("number") => value.is_number(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("null") => value.is_null(),
        _ => false,
    }
}

/// The patterns that occur, without an engine for all there could be.
fn matches(pattern: &str, text: &str) -> Result<bool, String> {
    let text = text.as_bytes();
    Ok(match pattern {
        "^[A-Z][0-9]{3}$" => {
            text.len() == 4
                && text[0].is_ascii_uppercase()
                && text[1..].iter().all(u8::is_ascii_digit)
        }
        "^([a-h][1-8][a-h][1-8][nbrq]?|0000)$" => {
            let is_square = |square: &[u8]| {
                matches!(square, [file, rank] if (b'a'..=b'h').contains(file)
                    && (b'1'..=b'8').contains(rank))
            };
            text == b"0000"
                || matches!(text.len(), 4 | 5)
                    && is_square(&text[..2])
                    && is_square(&text[2..4])
                    && text[4..].iter().all(|role| b"nbrq".contains(role))
        }
        _ => return Err(format!("the pattern {pattern} is not known here")),
    })
}
