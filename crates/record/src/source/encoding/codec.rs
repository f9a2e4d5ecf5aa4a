//! Bytes to text and text to bytes, in every encoding.
//!
//! Total in both directions: what has no meaning becomes something all the same, and is counted.

use encoding_rs::{DecoderResult, EncoderResult};

use super::charset::Encoding;
use super::tables::{high, is_control, stray};

impl Encoding {
    /// Adds the text that bytes stand for; returns how many bytes stand for nothing. These are
    /// taken one by one for what they would be in Windows-1252 or CP437, so that nothing is lost.
    ///
    /// ```
    /// use scoresheet_record::source::encoding::Encoding;
    /// let mut text = String::new();
    /// assert_eq!(Encoding::Windows1250.decode(b"Rados\xb3aw", &mut text), 0);
    /// assert_eq!(text, "Radosław");
    /// ```
    pub fn decode(self, bytes: &[u8], text: &mut String) -> usize {
        text.reserve(bytes.len() + bytes.len() / 4);
        if let Some(table) = high(self) {
            return bytes.iter().map(|&byte| push(byte, table, text)).sum();
        }
        match self {
            Encoding::Utf8 => decode_utf8(bytes, text),
            Encoding::Utf16Le | Encoding::Utf16Be => decode_utf16(self, bytes, text),
            _ => self.decode_known(bytes, text),
        }
    }

    fn decode_known(self, bytes: &[u8], text: &mut String) -> usize {
        let Some(known) = self.known() else {
            return 0;
        };
        let mut decoder = known.new_decoder_without_bom_handling();
        let (mut rest, mut lost) = (bytes, 0);
        let mut from = 0;
        loop {
            let room = decoder.max_utf8_buffer_length_without_replacement(rest.len());
            text.reserve(room.unwrap_or(4 * rest.len()) + 8);
            let (result, read) = decoder.decode_to_string_without_replacement(rest, text, true);
            from += read;
            rest = &rest[read..];
            match result {
                DecoderResult::InputEmpty => return lost,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(bad, behind) => {
                    let end = from.saturating_sub(usize::from(behind));
                    let start = end.saturating_sub(usize::from(bad));
                    for &byte in bytes.get(start..end).unwrap_or_default() {
                        lost += usize::from(byte >= 0x80);
                        text.push(stray(byte));
                    }
                    if rest.is_empty() {
                        return lost;
                    }
                    if let Some(known) = self.known() {
                        decoder = known.new_decoder_without_bom_handling();
                    }
                    // Bytes that were looked at behind the bad ones are read again.
                    from = end;
                    rest = &bytes[end..];
                }
            }
        }
    }

    /// Adds the bytes that a text is written with; returns how many characters cannot be written
    /// and became `?`.
    ///
    /// ```
    /// use scoresheet_record::source::encoding::Encoding;
    /// let mut bytes = Vec::new();
    /// assert_eq!(Encoding::Iso8859_1.encode("Müller – Łódź", &mut bytes), 3);
    /// assert_eq!(bytes, b"M\xfcller ? ?\xf3d?");
    /// ```
    pub fn encode(self, text: &str, bytes: &mut Vec<u8>) -> u64 {
        if let Some(table) = high(self) {
            return encode_single(text, table, bytes);
        }
        match self {
            Encoding::Utf8 => bytes.extend_from_slice(text.as_bytes()),
            Encoding::Utf16Le => bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            Encoding::Utf16Be => bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes)),
            _ => return self.encode_known(text, bytes),
        }
        0
    }

    fn encode_known(self, text: &str, bytes: &mut Vec<u8>) -> u64 {
        let Some(known) = self.known() else {
            return 0;
        };
        let mut encoder = known.new_encoder();
        let (mut rest, mut unwritten) = (text, 0);
        loop {
            bytes.reserve(2 * rest.len() + 16);
            let (result, read) =
                encoder.encode_from_utf8_to_vec_without_replacement(rest, bytes, true);
            rest = &rest[read..];
            match result {
                EncoderResult::InputEmpty => return unwritten,
                EncoderResult::OutputFull => {}
                EncoderResult::Unmappable(_) => {
                    bytes.push(b'?');
                    unwritten += 1;
                }
            }
        }
    }
}

fn push(byte: u8, table: &[char; 128], text: &mut String) -> usize {
    let Some(index) = byte.checked_sub(0x80) else {
        text.push(char::from(byte));
        return 0;
    };
    let c = table[usize::from(index)];
    if is_control(c) {
        text.push(stray(byte));
        return 1;
    }
    text.push(c);
    0
}

fn decode_utf8(bytes: &[u8], text: &mut String) -> usize {
    let mut lost = 0;
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| stray(byte)));
        lost += chunk.invalid().len();
    }
    lost
}

fn decode_utf16(encoding: Encoding, bytes: &[u8], text: &mut String) -> usize {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let unit = |pair: &[u8; 2]| match encoding {
        Encoding::Utf16Be => u16::from_be_bytes(*pair),
        _ => u16::from_le_bytes(*pair),
    };
    let mut lost = odd.len();
    for c in char::decode_utf16(pairs.iter().map(unit)) {
        lost += 2 * usize::from(c.is_err());
        text.push(c.unwrap_or('\u{fffd}'));
    }
    text.extend(odd.iter().map(|_| '\u{fffd}'));
    lost
}

fn encode_single(text: &str, table: &[char; 128], bytes: &mut Vec<u8>) -> u64 {
    let mut unwritten = 0;
    for c in text.chars() {
        if c.is_ascii() {
            bytes.push(c as u8);
            continue;
        }
        let index = table.iter().position(|&known| known == c);
        unwritten += u64::from(index.is_none());
        bytes.push(index.map_or(b'?', |index| 0x80 | index as u8));
    }
    unwritten
}

#[cfg(test)]
mod tests {
    use crate::source::encoding::Encoding;

    #[test]
    fn what_is_encoded_is_decoded() {
        let texts = [
            (Encoding::Cp850, "Jørgensen, Ñuñoa ß"),
            (Encoding::Koi8R, "Ботвинник"),
            (Encoding::ShiftJis, "羽生 ソ能表"),
            (Encoding::Gbk, "丁立人"),
            (Encoding::EucKr, "김철수"),
            (Encoding::Utf16Be, "♔e4 Ω 𝄞"),
        ];
        for (encoding, text) in texts {
            let mut bytes = Vec::new();
            assert_eq!(encoding.encode(text, &mut bytes), 0, "{encoding}");
            let mut back = String::new();
            assert_eq!(encoding.decode(&bytes, &mut back), 0, "{encoding}");
            assert_eq!(back, text, "{encoding}");
        }
    }

    #[test]
    fn no_byte_is_lost() {
        let bytes: Vec<u8> = (0..=255).chain([0x81, b'"', 0xff, 0xc8]).collect();
        for encoding in Encoding::ALL {
            let mut text = String::new();
            let lost = encoding.decode(&bytes, &mut text);
            assert!(text.chars().count() + lost >= bytes.len() / 2, "{encoding}");
            let is_wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
            assert!(is_wide || text.contains("ABC"), "{encoding}");
            assert!(is_wide || !text.contains('\u{fffd}'), "{encoding}");
        }
    }
}
