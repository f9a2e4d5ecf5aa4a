//! UTF-8 that is taken for Windows-1252.

use scoresheet_record::source::encoding::Encoding;

/// The text that a program shows which takes UTF-8 for Windows-1252, and for Latin-1 where
/// Windows-1252 has no character.
pub fn misread(text: &str) -> String {
    let mut shown = String::new();
    for byte in text.bytes() {
        let before = shown.len();
        if Encoding::Windows1252.decode(&[byte], &mut shown) > 0 {
            shown.truncate(before);
            shown.push(char::from(byte));
        }
    }
    shown
}
