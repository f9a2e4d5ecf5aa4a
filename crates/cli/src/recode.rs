//! What is written, in another encoding than UTF-8.

use std::borrow::Cow;

use scoresheet::record::source::encoding::Encoding;

use crate::messages;

/// Encodes a text piece by piece.
#[derive(Debug)]
pub struct Recoder {
    encoding: Encoding,
    has_begun: bool,
    /// How many characters could not be written and became `?`.
    pub unwritten: u64,
}

impl Recoder {
    /// An encoder that has written nothing.
    pub fn new(encoding: Encoding) -> Recoder {
        Recoder {
            encoding,
            has_begun: false,
            unwritten: 0,
        }
    }

    /// The bytes of the next piece. A file in UTF-16 begins with a byte order mark.
    pub fn encode<'a>(&mut self, text: &'a [u8]) -> Cow<'a, [u8]> {
        if self.encoding == Encoding::Utf8 {
            return Cow::Borrowed(text);
        }
        let mut bytes = Vec::with_capacity(text.len());
        let is_wide = matches!(self.encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        if is_wide && !self.has_begun {
            self.encoding.encode("\u{feff}", &mut bytes);
        }
        self.has_begun = true;
        // What games are written from is UTF-8, so this borrows.
        let text = String::from_utf8_lossy(text);
        self.unwritten += self.encoding.encode(&text, &mut bytes);
        Cow::Owned(bytes)
    }

    /// What is to be said when all has been written.
    pub fn complaint(&self) -> Option<String> {
        let args = [
            ("n", self.unwritten.into()),
            ("encoding", self.encoding.name().into()),
        ];
        (self.unwritten > 0).then(|| messages::text("unwritten", &args))
    }
}
