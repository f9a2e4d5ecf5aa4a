//! The parts that JSON is put together from: strings, lists, findings.

use std::borrow::Cow;
use std::io::Write;

use scoresheet_record::source::encoding::Encoding;

use crate::report::Finding;

/// Writes a finding as a JSON object. Fields that come before its own are given as they are to
/// stand there, with a comma at their end.
pub fn write_finding(finding: &Finding, first_fields: &[u8], out: &mut Vec<u8>) {
    let diagnostic = &finding.diagnostic;
    out.push(b'{');
    out.extend_from_slice(first_fields);
    let _ = write!(
        out,
        "\"code\":\"{}\",\"severity\":\"{}\",\"line\":{},\"column\":{},\"ply\":{},\
         \"message\":",
        diagnostic.code,
        diagnostic.severity.name(),
        finding.line,
        finding.column,
        diagnostic.ply,
    );
    write_string(&diagnostic.message, out);
    out.push(b'}');
}

/// Puts a comma behind what a list has already.
pub(super) fn separate(list: &mut Vec<u8>) {
    if !matches!(list.last(), None | Some(b'[')) {
        list.push(b',');
    }
}

/// Writes a list as a field of an object that has fields already.
pub(super) fn push_list(out: &mut Vec<u8>, key: &str, list: &[u8]) {
    let _ = write!(out, ",\"{key}\":[");
    out.extend_from_slice(list);
    out.push(b']');
}

/// The text that bytes stand for. Games that come by way of [`bulk`](crate::bulk) are UTF-8; what
/// is not is read as Windows-1252, so that nothing is lost.
///
/// ```
/// use scoresheet::formats::decode;
/// assert_eq!(decode("Müller".as_bytes()), "Müller");
/// assert_eq!(decode(b"M\xfcller \x96 \x8ai\x9ai\xe6"), "Müller – Šišiæ");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let mut text = String::new();
            Encoding::Windows1252.decode(bytes, &mut text);
            Cow::Owned(text)
        }
    }
}

/// Writes a JSON string with its quotes and escapes.
pub fn write_string(text: &str, out: &mut Vec<u8>) {
    let before = out.len();
    if serde_json::to_writer(&mut *out, text).is_err() {
        // Neither a vector nor a string gives it a reason.
        out.truncate(before);
        out.extend_from_slice(b"\"\"");
    }
}
