//! Bytes that cannot stand in a Markdown file, written so that they can.
//!
//! Only blocks marked `escaped` know these signs: `\r`, `\n`, `\t`, `\\`, `\xE9` for a byte,
//! `\u{2013}` for a character, and a backslash at the end of a line, which takes the line end
//! away.

/// The bytes that an escaped text stands for; `Err` names the escape that is none.
pub fn read(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        let escape = &rest[at + 1..];
        let unknown = || {
            let shown: String = escape.chars().take(6).collect();
            format!("`\\{}` is no escape", shown.escape_debug())
        };
        let length = match escape.chars().next().ok_or_else(unknown)? {
            '\n' => 1,
            'r' => push(&mut bytes, b'\r'),
            'n' => push(&mut bytes, b'\n'),
            't' => push(&mut bytes, b'\t'),
            '\\' => push(&mut bytes, b'\\'),
            'x' => {
                let digits = escape.get(1..3).ok_or_else(unknown)?;
                bytes.push(u8::from_str_radix(digits, 16).map_err(|_| unknown())?);
                3
            }
            'u' => {
                let inner = escape
                    .strip_prefix("u{")
                    .and_then(|rest| rest.split_once('}'));
                let (digits, _) = inner.ok_or_else(unknown)?;
                let number = u32::from_str_radix(digits, 16).map_err(|_| unknown())?;
                let character = char::from_u32(number).ok_or_else(unknown)?;
                bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
                digits.len() + 3
            }
            _ => return Err(unknown()),
        };
        rest = &escape[length..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    Ok(bytes)
}

fn push(bytes: &mut Vec<u8>, byte: u8) -> usize {
    bytes.push(byte);
    1
}

/// Escapes what is not plain text; line feeds stay line ends.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match character {
                '\n' => text.push('\n'),
                '\r' => text.push_str("\\r"),
                '\t' => text.push_str("\\t"),
                '\\' => text.push_str("\\\\"),
                ' '..='~' => text.push(character),
                _ if character.is_alphanumeric() => text.push(character),
                _ => text.push_str(&format!("\\u{{{:X}}}", u32::from(character))),
            }
        }
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02X}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn escapes_stand_for_bytes() {
        let bytes = read("a\\r\\n\\xE9\\u{2013}\\\\\\\nb").unwrap();
        assert_eq!(bytes, b"a\r\n\xe9\xe2\x80\x93\\b");
    }

    #[test]
    fn what_is_written_reads_back() {
        let bytes = b"plain \\ \t\r\n\xff \xe2\x80\x93 \xc3\xa9";
        assert_eq!(read(&write(bytes)).unwrap(), bytes);
    }

    #[test]
    fn unknown_escapes_are_refused() {
        for text in ["\\q", "\\x4", "\\u{}", "\\u41", "\\"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
