//! JSON as RFC 8259 has it, piece by piece: strings, numbers, signs.
//!
//! Knows nothing of games. Nothing here recurses, whatever the depth of a value.

use scoresheet_record::Span;

/// Why a text is not JSON, or not the value that is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unfit {
    pub(super) span: Span,
    pub(super) message: String,
}

/// A string: where it stands between its quotes, and where its content is among others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Text {
    pub(super) span: Span,
    start: u32,
    end: u32,
}

impl Text {
    pub(super) fn of(self, strings: &[u8]) -> &[u8] {
        &strings[self.start as usize..self.end as usize]
    }

    /// Lets the content begin so many bytes earlier among the others.
    pub(super) fn reach_back(&mut self, len: usize) {
        self.start -= len as u32;
    }
}

/// The name of a field, as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name<'a> {
    pub(super) text: &'a [u8],
    pub(super) span: Span,
}

/// Goes through a text.
#[derive(Clone, Debug)]
pub(super) struct Scan<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    pub(super) fn new(text: &'a [u8]) -> Scan<'a> {
        Scan { text, at: 0 }
    }

    /// The next byte that is not blank.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = *self.text.get(self.at)?;
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return Some(byte);
            }
            self.at += 1;
        }
    }

    /// Takes a sign if it comes next.
    #[inline]
    pub(super) fn take(&mut self, sign: u8) -> bool {
        let is_next = self.peek() == Some(sign);
        self.at += usize::from(is_next);
        is_next
    }

    /// Where the next byte that is not blank stands.
    pub(super) fn place(&mut self) -> u32 {
        self.peek();
        self.at as u32
    }

    /// Behind what was taken last.
    pub(super) fn offset(&self) -> u32 {
        self.at as u32
    }

    /// Takes a sign.
    pub(super) fn expect(&mut self, sign: u8, wanted: &str) -> Result<(), Unfit> {
        match self.take(sign) {
            true => Ok(()),
            false => Err(self.unfit(wanted)),
        }
    }

    /// Something else than what was wanted comes next.
    #[cold]
    pub(super) fn unfit(&mut self, wanted: &str) -> Unfit {
        let found = match self.peek() {
            None => "the end".to_owned(),
            Some(b'"') => "a string".to_owned(),
            Some(b'-' | b'0'..=b'9') => "a number".to_owned(),
            Some(b'{') => "an object".to_owned(),
            Some(b'[') => "a list".to_owned(),
            Some(_) => {
                let rest = &self.text[self.at..];
                let word = rest.iter().take_while(|byte| byte.is_ascii_alphabetic());
                let len = word.count().clamp(1, 16);
                // What is no letter may be any part of a character.
                let shown = rest[..len].utf8_chunks().next();
                match shown
                    .map(|chunk| chunk.valid())
                    .filter(|text| !text.is_empty())
                {
                    Some(text) => format!("`{}`", text.escape_default()),
                    None => "a byte that is not UTF-8 or not ASCII".to_owned(),
                }
            }
        };
        let message = format!("expected {wanted}, found {found}");
        self.fault(self.at, self.at + 1, message)
    }

    fn fault(&self, start: usize, end: usize, message: impl Into<String>) -> Unfit {
        Unfit {
            span: Span {
                start: start.min(self.text.len()) as u32,
                end: end.min(self.text.len()) as u32,
            },
            message: message.into(),
        }
    }

    /// The next name of an object, or `None` behind its last field. `is_first` right behind the
    /// brace.
    #[inline]
    pub(super) fn next_name(&mut self, is_first: bool) -> Result<Option<Name<'a>>, Unfit> {
        if self.take(b'}') {
            return Ok(None);
        }
        if !is_first {
            self.expect(b',', "`,` or `}`")?;
        }
        self.name().map(Some)
    }

    /// Whether a list has another item; if not, its bracket has been taken.
    #[inline]
    pub(super) fn next_item(&mut self, is_first: bool) -> Result<bool, Unfit> {
        if self.take(b']') {
            return Ok(false);
        }
        if !is_first {
            self.expect(b',', "`,` or `]`")?;
        }
        Ok(true)
    }

    /// A name with its colon, as it is written. Those we know have no escapes.
    fn name(&mut self) -> Result<Name<'a>, Unfit> {
        if self.peek() != Some(b'"') {
            return Err(self.unfit("a name in quotes"));
        }
        let start = self.at + 1;
        self.skip_string()?;
        let name = Name {
            text: &self.text[start..self.at - 1],
            span: Span {
                start: start as u32,
                end: self.at as u32 - 1,
            },
        };
        self.expect(b':', "`:`")?;
        Ok(name)
    }

    /// A string, whose content is added to others.
    pub(super) fn string(&mut self, strings: &mut Vec<u8>) -> Result<Text, Unfit> {
        if self.peek() != Some(b'"') {
            return Err(self.unfit("a string"));
        }
        self.at += 1;
        let (first, start) = (self.at, strings.len());
        loop {
            let piece = self.plain_piece()?;
            strings.extend_from_slice(piece);
            if self.text[self.at] == b'"' {
                break;
            }
            let character = self.escape()?;
            strings.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        let span = Span {
            start: first as u32,
            end: self.at as u32,
        };
        self.at += 1;
        Ok(Text {
            span,
            start: start as u32,
            end: strings.len() as u32,
        })
    }

    fn skip_string(&mut self) -> Result<(), Unfit> {
        self.at += 1;
        loop {
            self.plain_piece()?;
            if self.text[self.at] == b'"' {
                self.at += 1;
                return Ok(());
            }
            self.escape()?;
        }
    }

    /// What stands before the next quote or backslash of a string, of which there is one.
    #[inline]
    fn plain_piece(&mut self) -> Result<&'a [u8], Unfit> {
        let rest = &self.text[self.at..];
        let Some(len) = memchr::memchr2(b'"', b'\\', rest) else {
            return Err(self.fault(self.at - 1, self.at, "this string is not closed"));
        };
        let piece = &rest[..len];
        if let Some(bad) = piece.iter().position(|byte| *byte < b' ') {
            let message = match piece[bad] {
                b'\n' | b'\r' => "this string is not closed on its line".to_owned(),
                byte => format!("a control character in a string is written `\\u{byte:04x}`"),
            };
            return Err(self.fault(self.at + bad, self.at + bad + 1, message));
        }
        if let Err(error) = str::from_utf8(piece) {
            let bad = self.at + error.valid_up_to();
            return Err(self.fault(bad, bad + 1, "expected UTF-8, found another byte"));
        }
        self.at += len;
        Ok(piece)
    }

    /// The character of an escape, at whose backslash we are.
    fn escape(&mut self) -> Result<char, Unfit> {
        let start = self.at;
        self.at += 2;
        Ok(match self.text.get(start + 1) {
            Some(&sign @ (b'"' | b'\\' | b'/')) => char::from(sign),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.digits();
                let character = match first {
                    Some(0xd800..0xdc00) if self.text[self.at..].starts_with(b"\\u") => {
                        self.at += 2;
                        let pair = [first, self.digits()].map(Option::unwrap_or_default);
                        char::decode_utf16(pair).next().and_then(Result::ok)
                    }
                    first => first.and_then(|unit| char::from_u32(unit.into())),
                };
                let message = "expected four hexadecimal digits, or eight for half a pair each";
                return character.ok_or_else(|| self.fault(start, self.at, message));
            }
            _ => {
                let message = "expected one of `\"\\/bfnrtu` behind the backslash";
                return Err(self.fault(start, start + 2, message));
            }
        })
    }

    /// Four hexadecimal digits.
    fn digits(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        let is_number = digits.iter().all(u8::is_ascii_hexdigit);
        let text = str::from_utf8(digits).ok().filter(|_| is_number)?;
        self.at += 4;
        u16::from_str_radix(text, 16).ok()
    }

    /// A whole number that is not negative and not above the largest.
    pub(super) fn integer(&mut self, most: u32) -> Result<u32, Unfit> {
        let wanted = format!("a whole number from 0 to {most}");
        if !self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return Err(self.unfit(&wanted));
        }
        let start = self.at;
        self.number()?;
        let text = str::from_utf8(&self.text[start..self.at]).unwrap_or_default();
        let number = text.parse().ok().filter(|number| *number <= most);
        number.ok_or_else(|| {
            let message = format!("expected {wanted}, found {text}");
            self.fault(start, self.at, message)
        })
    }

    /// Skips a number.
    fn number(&mut self) -> Result<(), Unfit> {
        let start = self.at;
        let is_sign = |byte: &u8| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E');
        let rest = &self.text[start..];
        let len = rest.iter().take_while(|byte| is_sign(byte)).count();
        self.at += len;
        match is_number(&rest[..len]) {
            true => Ok(()),
            false => Err(self.fault(start, self.at, "this is not how a number is written")),
        }
    }

    /// Takes `null` if it comes next.
    pub(super) fn null(&mut self) -> bool {
        self.peek();
        let is_next = self.text[self.at..].starts_with(b"null");
        self.at += 4 * usize::from(is_next);
        is_next
    }

    /// Skips a value of any kind and depth.
    pub(super) fn skip_value(&mut self) -> Result<(), Unfit> {
        // The brackets that close what is open.
        let mut open = Vec::new();
        loop {
            match self.peek() {
                Some(b'{') => {
                    self.at += 1;
                    if !self.take(b'}') {
                        self.name()?;
                        open.push(b'}');
                        continue;
                    }
                }
                Some(b'[') => {
                    self.at += 1;
                    if !self.take(b']') {
                        open.push(b']');
                        continue;
                    }
                }
                Some(b'"') => self.skip_string()?,
                Some(b'-' | b'0'..=b'9') => self.number()?,
                _ => {
                    let rest = &self.text[self.at..];
                    let words = [&b"null"[..], b"true", b"false"];
                    match words.iter().find(|word| rest.starts_with(word)) {
                        Some(word) => self.at += word.len(),
                        None => return Err(self.unfit("a value")),
                    }
                }
            }
            loop {
                let Some(&closing) = open.last() else {
                    return Ok(());
                };
                if self.take(b',') {
                    if closing == b'}' {
                        self.name()?;
                    }
                    break;
                }
                let wanted = match closing {
                    b'}' => "`,` or `}`",
                    _ => "`,` or `]`",
                };
                self.expect(closing, wanted)?;
                open.pop();
            }
        }
    }
}

/// Whether this is a number as JSON has them.
fn is_number(text: &[u8]) -> bool {
    fn digits(text: &[u8]) -> (usize, &[u8]) {
        let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        (count, &text[count..])
    }
    let text = text.strip_prefix(b"-").unwrap_or(text);
    let (whole, mut rest) = digits(text);
    if whole == 0 || (whole > 1 && text[0] == b'0') {
        return false;
    }
    if let Some(fraction) = rest.strip_prefix(b".") {
        let (count, behind) = digits(fraction);
        if count == 0 {
            return false;
        }
        rest = behind;
    }
    if let [b'e' | b'E', exponent @ ..] = rest {
        let exponent = match exponent {
            [b'+' | b'-', digits @ ..] => digits,
            digits => digits,
        };
        let (count, behind) = digits(exponent);
        if count == 0 {
            return false;
        }
        rest = behind;
    }
    rest.is_empty()
}
