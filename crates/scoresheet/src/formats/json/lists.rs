//! The lists of a game in JSON that do not nest: tags, glyphs, comments; and its result.

use std::ops::Range;

use scoresheet_record::Span;
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;

use super::UNREAD;
use super::draft::{RemarkDraft, TagDraft};
use super::parse::Parser;
use super::scan::Unfit;

impl Parser<'_, '_> {
    /// A list of which each item is read so.
    fn list(&mut self, mut read: impl FnMut(&mut Self) -> Result<(), Unfit>) -> Result<(), Unfit> {
        self.scan.expect(b'[', "a list")?;
        let mut count = 0;
        while self.scan.next_item(count == 0)? {
            self.item = Some(count);
            read(self)?;
            count += 1;
        }
        self.item = None;
        Ok(())
    }

    pub(super) fn tags(&mut self) -> Result<(), Unfit> {
        self.list(|parser| {
            let start = parser.scan.place();
            let pair = "a list of a name and a value";
            parser.scan.expect(b'[', pair)?;
            let name = parser.string()?;
            parser.scan.expect(b',', "`,` and the value of the tag")?;
            let value = parser.string()?;
            parser
                .scan
                .expect(b']', "`]` behind the value of the tag")?;
            let end = parser.scan.offset();
            let span = Span { start, end };
            parser.draft.tags.push(TagDraft { name, value, span });
            Ok(())
        })
    }

    pub(super) fn nags(&mut self) -> Result<Range<usize>, Unfit> {
        let first = self.draft.nags.len();
        self.list(|parser| {
            let start = parser.scan.place();
            let number = parser.scan.integer(u16::MAX.into())?;
            let end = parser.scan.offset();
            let nag = Nag(u16::try_from(number).unwrap_or(u16::MAX));
            parser.draft.nags.push((nag, Span { start, end }));
            Ok(())
        })?;
        Ok(first..self.draft.nags.len())
    }

    pub(super) fn comments(&mut self) -> Result<Range<usize>, Unfit> {
        let first = self.draft.remarks.len();
        self.list(Parser::comment)?;
        Ok(first..self.draft.remarks.len())
    }

    fn comment(&mut self) -> Result<(), Unfit> {
        let start = self.scan.place();
        self.scan.expect(b'{', "an object")?;
        let (mut text, mut kind) = (None, None);
        let mut is_first = true;
        while let Some(name) = self.scan.next_name(is_first)? {
            is_first = false;
            let (strings, scan) = (&mut self.draft.strings, &mut self.scan);
            match name.text {
                b"text" if text.is_none() => {
                    // The kind may come behind: there is room for what one of them puts before.
                    strings.extend_from_slice(UNREAD);
                    text = Some(scan.string(strings)?);
                }
                b"kind" if kind.is_none() => {
                    let string = scan.string(strings)?;
                    let content = string.of(strings);
                    if content != b"escape" && content != b"unread" {
                        let message = "expected `escape` or `unread`".to_owned();
                        return Err(self.fault(string.span.start, message));
                    }
                    kind = Some(content == b"escape");
                }
                b"text" | b"kind" => {
                    let field = String::from_utf8_lossy(name.text);
                    let message = format!("the field `{field}` comes twice");
                    let span = name.span;
                    return Err(Unfit { span, message });
                }
                _ => {
                    self.say_unknown(name);
                    self.scan.skip_value()?;
                }
            }
        }
        let Some(mut text) = text else {
            let message = "expected the field `text`, which is missing".to_owned();
            return Err(self.fault(start, message));
        };
        if kind == Some(false) {
            text.reach_back(UNREAD.len());
        }
        let is_escape = kind == Some(true);
        self.draft.remarks.push(RemarkDraft { text, is_escape });
        Ok(())
    }

    pub(super) fn result(&mut self) -> Result<(), Unfit> {
        let text = self.string()?;
        let result = GameResult::parse(text.of(&self.draft.strings));
        let Some(result) = result else {
            let message = "expected one of `1-0`, `0-1`, `1/2-1/2` and `*`, or of `0-0`, `1/2-0` \
                           and `0-1/2`";
            let message = message.to_owned();
            return Err(self.fault(text.span.start, message));
        };
        self.draft.result = Some((result, text.span));
        Ok(())
    }
}
