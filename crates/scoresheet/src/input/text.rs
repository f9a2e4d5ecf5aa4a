//! A whole file in UTF-16 as UTF-8.
//!
//! Everything behind this layer may count on bytes that are ASCII where the text is. Files in any
//! other encoding pass through it untouched.

use std::io;
use std::io::Read;

use scoresheet_record::source::encoding::Encoding;

/// How many bytes tell UTF-16 from all else: two characters of chess text.
const HEAD: usize = 4;

/// What is read at a time from a file in UTF-16.
const BUFFER: usize = 64 << 10;

/// A stream of bytes that are not UTF-16.
///
/// UTF-16 is told by its byte order mark, or by the zeros that stand in every other byte of the
/// first characters, for a record begins with characters of ASCII. The byte order mark is dropped.
/// Half a character is U+FFFD.
///
/// ```
/// use std::io::Read;
/// use scoresheet::input::Text;
/// use scoresheet::record::source::encoding::Encoding;
///
/// let mut text = Text::new(&b"1\0.\0 \0e\x004\0 \0*\0"[..], None);
/// assert_eq!(text.wide(), Some(Encoding::Utf16Le));
/// let mut read = String::new();
/// text.read_to_string(&mut read)?;
/// assert_eq!(read, "1. e4 *");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Text<R> {
    reader: R,
    /// Bytes to be given out first, or to be decoded first.
    waiting: Vec<u8>,
    /// How many of them have been given out.
    given: usize,
    /// An error met while looking at the first bytes.
    error: Option<io::Error>,
    wide: Option<Wide>,
}

/// How far a file in UTF-16 has been decoded.
#[derive(Debug)]
struct Wide {
    encoding: Encoding,
    /// Bytes that are not a whole character yet.
    rest: Vec<u8>,
    buffer: Box<[u8]>,
}

impl<R: Read> Text<R> {
    /// Looks at the first bytes of a reader. With an encoding given it is not asked whether they
    /// are UTF-16; they are so if that is the encoding.
    pub fn new(mut reader: R, encoding: Option<Encoding>) -> Text<R> {
        let mut waiting = Vec::with_capacity(HEAD);
        let error = peek(&mut reader, &mut waiting).err();
        let wide = match encoding {
            Some(encoding @ (Encoding::Utf16Le | Encoding::Utf16Be)) => Some(encoding),
            Some(_) => None,
            None => detect(&waiting),
        };
        let wide = wide.map(|encoding| Wide {
            encoding,
            rest: std::mem::take(&mut waiting),
            buffer: vec![0; BUFFER].into_boxed_slice(),
        });
        let mut text = Text {
            reader,
            waiting,
            given: 0,
            error,
            wide,
        };
        if let Some(wide) = &mut text.wide {
            let mark = wide.mark();
            if wide.rest.starts_with(&mark) {
                wide.rest.drain(..mark.len());
            }
        }
        text
    }

    /// Which UTF-16 the file is in, if it is.
    pub fn wide(&self) -> Option<Encoding> {
        self.wide.as_ref().map(|wide| wide.encoding)
    }
}

impl<R: Read> Read for Text<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let waiting = &self.waiting[self.given..];
            if !waiting.is_empty() {
                let count = waiting.len().min(buffer.len());
                buffer[..count].copy_from_slice(&waiting[..count]);
                self.given += count;
                return Ok(count);
            }
            let Some(wide) = &mut self.wide else {
                return match self.error.take() {
                    Some(error) => Err(error),
                    None => self.reader.read(buffer),
                };
            };
            let count = match self.error.take() {
                Some(error) => return Err(error),
                None => self.reader.read(&mut wide.buffer)?,
            };
            self.waiting.clear();
            self.given = 0;
            wide.decode(count, &mut self.waiting);
            if count == 0 && self.waiting.is_empty() {
                return Ok(0);
            }
        }
    }
}

impl Wide {
    fn mark(&self) -> [u8; 2] {
        match self.encoding {
            Encoding::Utf16Be => [0xfe, 0xff],
            _ => [0xff, 0xfe],
        }
    }

    /// Decodes what was read just now; nothing means the end.
    fn decode(&mut self, count: usize, out: &mut Vec<u8>) {
        self.rest.extend_from_slice(&self.buffer[..count]);
        let mut whole = self.rest.len();
        if count > 0 {
            whole -= whole % 2;
            // The first half of a character waits for the second.
            let last = self.rest[..whole].last_chunk::<2>();
            let high = last.map(|&[first, second]| match self.encoding {
                Encoding::Utf16Be => first,
                _ => second,
            });
            if high.is_some_and(|high| (0xd8..0xdc).contains(&high)) {
                whole -= 2;
            }
        }
        let mut text = String::new();
        self.encoding.decode(&self.rest[..whole], &mut text);
        self.rest.drain(..whole);
        out.extend_from_slice(text.as_bytes());
    }
}

/// Which UTF-16 some first bytes are in.
fn detect(head: &[u8]) -> Option<Encoding> {
    let is_text = |byte: u8| matches!(byte, b'\t' | b'\n' | b'\r' | b' '..=b'~');
    match *head {
        [0xff, 0xfe, ..] => Some(Encoding::Utf16Le),
        [0xfe, 0xff, ..] => Some(Encoding::Utf16Be),
        [a, 0, b, 0] if is_text(a) && is_text(b) => Some(Encoding::Utf16Le),
        [0, a, 0, b] if is_text(a) && is_text(b) => Some(Encoding::Utf16Be),
        _ => None,
    }
}

/// Reads the first bytes, since a pipe may give one at a time.
fn peek(reader: &mut impl Read, head: &mut Vec<u8>) -> io::Result<()> {
    let mut byte = [0; HEAD];
    while head.len() < HEAD {
        let room = HEAD - head.len();
        match reader.read(&mut byte[..room]) {
            Ok(0) => break,
            Ok(count) => head.extend_from_slice(&byte[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use scoresheet_record::source::encoding::Encoding;

    use super::Text;

    /// Gives so many bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = buffer.len().min(self.1);
            self.0.read(&mut buffer[..most])
        }
    }

    fn read(bytes: &[u8], step: usize) -> String {
        let mut text = String::new();
        let mut reader = Text::new(Slow(bytes, step), None);
        reader.read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn both_ends_with_and_without_marks_in_pieces_of_any_size() {
        let text = "[White \"Ł\u{1d11e}ó\"]\n\n1. e4 *";
        for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
            for mark in ["", "\u{feff}"] {
                let mut bytes = Vec::new();
                encoding.encode(mark, &mut bytes);
                encoding.encode(text, &mut bytes);
                for step in 1..9 {
                    assert_eq!(read(&bytes, step), text, "{encoding} {step}");
                }
            }
        }
    }

    #[test]
    fn what_is_cut_off_is_seen() {
        assert_eq!(read(b"a\0b\0c", 9), "ab\u{fffd}");
        assert_eq!(read(b"a\0b\0\x01\xd8", 9), "ab\u{fffd}");
    }

    #[test]
    fn all_else_passes_through() {
        for bytes in [&b""[..], b"*", b"1. e4", b"\0\0\0\0", b"\xef\xbb\xbf*"] {
            let mut out = Vec::new();
            Text::new(Slow(bytes, 2), None)
                .read_to_end(&mut out)
                .unwrap();
            assert_eq!(out, bytes);
        }
    }
}
