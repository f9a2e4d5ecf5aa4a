//! What each byte above ASCII stands for in the encodings that have one byte a character.

use std::sync::OnceLock;

use encoding_rs::Encoding as Known;

use super::charset::Encoding;

/// The code page of the first IBM PCs, from byte 0x80 on.
const CP437: &str = "\
ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

/// The code page of Western Europe under DOS, from byte 0x80 on.
const CP850: &str = "\
ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// The characters of the bytes from 0x80 on.
pub(super) type High = [char; 128];

/// The table of an encoding; `None` if its characters may have several bytes.
pub(super) fn high(encoding: Encoding) -> Option<&'static High> {
    static TABLES: OnceLock<[Option<High>; Encoding::ALL.len()]> = OnceLock::new();
    let tables = TABLES.get_or_init(|| Encoding::ALL.map(make));
    tables[encoding as usize].as_ref()
}

/// What a byte is taken for that means nothing in its encoding: no byte is without a character
/// here, and none is a control character.
pub(super) fn stray(byte: u8) -> char {
    let Some(index) = byte.checked_sub(0x80) else {
        return char::from(byte);
    };
    let windows = high(Encoding::Windows1252).map(|table| table[usize::from(index)]);
    let usual = windows.filter(|&c| !is_control(c));
    usual.unwrap_or_else(|| CP437.chars().nth(usize::from(index)).unwrap_or('\u{fffd}'))
}

/// Whether a character is one of the control characters above ASCII, which no text has: an
/// encoding names them where it has nothing better.
pub(super) fn is_control(c: char) -> bool {
    matches!(c, '\u{80}'..='\u{9f}')
}

fn make(encoding: Encoding) -> Option<High> {
    let known = match encoding {
        Encoding::Iso8859_1 => return Some(std::array::from_fn(latin)),
        Encoding::Cp437 => return Some(listed(CP437)),
        Encoding::Cp850 => return Some(listed(CP850)),
        _ => encoding.known()?,
    };
    known.is_single_byte().then(|| asked(known))
}

fn latin(index: usize) -> char {
    char::from(0x80 | index as u8)
}

fn listed(list: &str) -> High {
    let mut table = ['\u{fffd}'; 128];
    for (place, c) in table.iter_mut().zip(list.chars()) {
        *place = c;
    }
    table
}

fn asked(known: &'static Known) -> High {
    std::array::from_fn(|index| {
        let byte = [0x80 | index as u8];
        let (text, _) = known.decode_without_bom_handling(&byte);
        let c = text.chars().next().unwrap_or('\u{fffd}');
        // A byte that stands for nothing becomes a control character in all of them.
        if c == '\u{fffd}' { latin(index) } else { c }
    })
}

#[cfg(test)]
mod tests {
    use super::{high, stray};
    use crate::source::encoding::Encoding;

    #[test]
    fn the_tables_are_complete() {
        for encoding in [Encoding::Cp437, Encoding::Cp850, Encoding::Cp866] {
            let table = high(encoding).unwrap();
            assert!(!table.contains(&'\u{fffd}'), "{encoding:?}");
            assert_eq!(table[127], '\u{a0}', "{encoding:?}");
        }
        assert_eq!(high(Encoding::Cp437).unwrap()[0xe1 - 0x80], 'ß');
        assert_eq!(high(Encoding::Cp850).unwrap()[0xd5 - 0x80], 'ı');
        assert_eq!(high(Encoding::Koi8R).unwrap()[0xc1 - 0x80], 'а');
        assert!(high(Encoding::Gbk).is_none());
    }

    #[test]
    fn every_byte_means_something_at_last() {
        for byte in 0x80..=0xff {
            assert!(!stray(byte).is_control(), "{byte:x}");
        }
    }
}
