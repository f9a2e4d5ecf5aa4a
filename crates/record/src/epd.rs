//! EPD: a position and operations on it, on one line (PGN 16.2).
//!
//! Reading forgives what test sets have: tabs for blanks, operations in any
//! order, a dash too many, the counters of a FEN, a last operation without its
//! semicolon. All of it is said. What operations mean is not decided here, but
//! for those that hold moves, which can be asked for.

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt;

use scoresheet_chess::fen::{self, FenError, Field};
use scoresheet_chess::{Move, Position, Setup};
use scoresheet_notation::algebraic;

use crate::source::Span;

/// A line of EPD.
///
/// ```
/// use scoresheet_record::epd::Epd;
///
/// let epd = Epd::parse(r#"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; c0 "T.1; push"; hmvc 3;"#)?;
/// assert_eq!(epd.operation("c0").unwrap().operands[0].text, "T.1; push");
/// assert_eq!(epd.setup().halfmove_clock, 3);
/// assert!(epd.oddities.is_empty());
/// # Ok::<(), scoresheet_record::epd::EpdError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The four fields of the position, as they are written.
    fields: String,
    /// What they say.
    position: Setup,
    /// The operations in the order of the line.
    pub operations: Vec<Operation>,
    /// What was odd about the line.
    pub oddities: Vec<Oddity>,
}

/// An operation: what is said about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// What kind it is.
    pub opcode: String,
    /// What it holds.
    pub operands: Vec<Operand>,
    /// Where it is in the line, without its semicolon.
    pub span: Span,
}

/// An operand of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The text, without quotes.
    pub text: String,
    /// Whether it stands in quotes.
    pub is_quoted: bool,
    /// Where it is in the line, quotes included.
    pub span: Span,
}

/// Something that is not as the standard has it, and how it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oddity {
    /// Where it is in the line.
    pub span: Span,
    /// What it is, in lower case and without a full stop.
    pub message: Cow<'static, str>,
}

/// Why a line is no EPD.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EpdError {
    /// One of the four fields of the position cannot be read.
    Position(FenError),
    /// There are fewer than four fields.
    TooShort,
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EpdError::Position(error) => write!(f, "{error}"),
            EpdError::TooShort => f.write_str(
                "expected the four fields of a position: pieces, turn, castling and en passant",
            ),
        }
    }
}

impl std::error::Error for EpdError {}

impl Epd {
    /// A position without operations.
    pub fn new(position: &Position) -> Epd {
        Epd {
            fields: position.fen().epd(),
            position: position.setup(),
            operations: Vec::new(),
            oddities: Vec::new(),
        }
    }

    /// Reads a line.
    ///
    /// # Errors
    ///
    /// [`EpdError`] when the position cannot be read. Operations never fail.
    pub fn parse(line: &str) -> Result<Epd, EpdError> {
        let fields = Field::EnPassant.find(line).ok_or(EpdError::TooShort)?;
        let position = fen::parse(&line[..fields.end]).map_err(EpdError::Position)?;
        let words = line[..fields.end].split_whitespace();
        let mut reader = Reader {
            line,
            at: fields.end,
            epd: Epd {
                fields: words.collect::<Vec<_>>().join(" "),
                position,
                operations: Vec::new(),
                oddities: Vec::new(),
            },
        };
        reader.operations();
        Ok(reader.epd)
    }

    /// The first operation of a kind.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        let mut operations = self.operations.iter();
        operations.find(|operation| operation.opcode == opcode)
    }

    /// The position, with the counters that `hmvc` and `fmvn` say.
    pub fn setup(&self) -> Setup {
        let number = |opcode| {
            let operand = self.operation(opcode)?.operands.first()?;
            operand.text.parse::<u32>().ok()
        };
        Setup {
            halfmove_clock: number("hmvc").unwrap_or(self.position.halfmove_clock),
            fullmove_number: number("fmvn")
                .unwrap_or(self.position.fullmove_number)
                .max(1),
            ..self.position
        }
    }

    /// The moves that an operation holds, all of them in the given position: `bm`, `am`, `sm`,
    /// `pm`.
    ///
    /// ```
    /// use scoresheet_chess::Position;
    /// use scoresheet_record::epd::Epd;
    ///
    /// let epd = Epd::parse("4k3/8/8/8/8/8/4P3/R3K2R w KQ - bm O-O O-O-O; pv e4 Kd7 e5;").unwrap();
    /// let position = Position::new(epd.setup()).unwrap();
    /// assert_eq!(epd.moves("bm", &position).unwrap().len(), 2);
    /// assert_eq!(epd.line("pv", &position).unwrap().len(), 3);
    /// assert_eq!(epd.moves("pv", &position).unwrap_err().text, "Kd7");
    /// ```
    ///
    /// # Errors
    ///
    /// The first operand that is not exactly one legal move.
    pub fn moves(&self, opcode: &str, position: &Position) -> Result<Vec<Move>, &Operand> {
        let read = |operand| find(operand, position).ok_or(operand);
        self.operands(opcode).map(read).collect()
    }

    /// The moves that an operation holds, one played after the other: `pv`.
    ///
    /// # Errors
    ///
    /// The first operand that is not exactly one legal move where it stands.
    pub fn line(&self, opcode: &str, position: &Position) -> Result<Vec<Move>, &Operand> {
        let mut position = *position;
        let play = |operand| {
            let mv = find(operand, &position).ok_or(operand)?;
            position.play(mv);
            Ok(mv)
        };
        self.operands(opcode).map(play).collect()
    }

    fn operands(&self, opcode: &str) -> impl Iterator<Item = &Operand> {
        let operation = self.operation(opcode);
        operation
            .into_iter()
            .flat_map(|operation| &operation.operands)
    }

    /// The line as the standard has it: operations in the order of their opcodes, one of a kind.
    ///
    /// A quote inside of quotes becomes `'`, and a line end a blank, because EPD has no way to
    /// write them.
    ///
    /// ```
    /// use scoresheet_record::epd::Epd;
    /// let epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - -\tid \"S.1\";  bm e4").unwrap();
    /// assert_eq!(epd.write(), "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"S.1\";");
    /// ```
    pub fn write(&self) -> String {
        let mut line = self.fields.clone();
        let mut operations: Vec<&Operation> = self.operations.iter().collect();
        operations.sort_by(|a, b| a.opcode.cmp(&b.opcode));
        operations.dedup_by(|later, first| later.opcode == first.opcode);
        for operation in operations {
            line.push(' ');
            line.push_str(&operation.opcode);
            for operand in &operation.operands {
                line.push(' ');
                operand.write(&mut line);
            }
            line.push(';');
        }
        line
    }
}

impl Operand {
    fn write(&self, line: &mut String) {
        let is_plain = |c: char| !c.is_whitespace() && !matches!(c, ';' | '"');
        if !self.is_quoted && !self.text.is_empty() && self.text.chars().all(is_plain) {
            line.push_str(&self.text);
            return;
        }
        line.push('"');
        line.extend(self.text.chars().map(|c| match c {
            '"' => '\'',
            '\n' | '\r' => ' ',
            c => c,
        }));
        line.push('"');
    }
}

/// The only legal move that an operand means.
fn find(operand: &Operand, position: &Position) -> Option<Move> {
    let reading = algebraic::parse(operand.text.as_bytes()).ok()?;
    position.resolve(&reading.pattern).one()
}

/// Goes through the operations of a line.
struct Reader<'a> {
    line: &'a str,
    at: usize,
    epd: Epd,
}

impl<'a> Reader<'a> {
    fn operations(&mut self) {
        let mut is_first = true;
        loop {
            self.skip_blanks();
            let start = self.at;
            let word = self.word();
            if word.is_empty() {
                match self.line[start..].chars().next() {
                    None => return,
                    Some(';') => self.at += 1,
                    Some(_) => _ = self.quoted(),
                }
                self.say(start, "expected an opcode; this is part of no operation");
                continue;
            }
            if is_first && self.counters(start, word) {
                continue;
            }
            if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
                is_first = false;
                self.operation(start, word);
            } else {
                let message = format!(
                    "unexpected `{word}` where an opcode begins; it is part of no operation"
                );
                self.say(start, message);
            }
        }
    }

    /// Takes numbers where there are no operations yet: those of a FEN.
    fn counters(&mut self, start: usize, word: &str) -> bool {
        let rest = self.line[self.at..].trim_start();
        let (second, _) = rest.split_at(rest.find(is_end).unwrap_or(rest.len()));
        let (Ok(clock), Ok(number)) = (word.parse(), second.parse()) else {
            return false;
        };
        self.skip_blanks();
        self.at += second.len();
        self.epd.position.halfmove_clock = clock;
        self.epd.position.fullmove_number = number;
        let message = "the counters of a FEN are `hmvc` and `fmvn` in EPD";
        self.say(start, message);
        true
    }

    fn operation(&mut self, start: usize, opcode: &str) {
        let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if opcode.len() > 15 || !opcode.chars().all(is_sign) {
            let message = "an opcode is a letter and up to 14 letters, digits and underscores";
            self.say(start, message);
        }
        if self.epd.operation(opcode).is_some() {
            let message = format!("`{opcode}` comes twice; the first one counts");
            self.say(start, message);
        }
        let mut operands = Vec::new();
        let mut end = self.at;
        loop {
            self.skip_blanks();
            match self.line[self.at..].chars().next() {
                None => {
                    self.say_at(end, end, "the last operation ends without a semicolon");
                    break;
                }
                Some(';') => {
                    self.at += 1;
                    break;
                }
                Some('"') => operands.push(self.quoted()),
                Some(_) => {
                    let first = self.at;
                    let text = self.word().to_owned();
                    operands.push(Operand {
                        text,
                        is_quoted: false,
                        span: Span::new(0, first, self.at),
                    });
                }
            }
            end = self.at;
        }
        self.epd.operations.push(Operation {
            opcode: opcode.to_owned(),
            operands,
            span: Span::new(0, start, end),
        });
    }

    /// An operand in quotes, at whose first quote we are. What it holds may be anything but a
    /// quote.
    fn quoted(&mut self) -> Operand {
        let start = self.at;
        let rest = &self.line[start + 1..];
        let (text, is_closed) = match rest.find('"') {
            Some(len) => (&rest[..len], true),
            None => (rest.trim_end(), false),
        };
        self.at = start + 1 + text.len() + usize::from(is_closed);
        if !is_closed {
            self.say(start, "this quote is not closed");
        }
        Operand {
            text: text.to_owned(),
            is_quoted: true,
            span: Span::new(0, start, self.at),
        }
    }

    fn skip_blanks(&mut self) {
        let rest = &self.line[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Up to the next blank, quote or semicolon.
    fn word(&mut self) -> &'a str {
        let rest = &self.line[self.at..];
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    /// Says something of what stands from a place up to where we are.
    fn say(&mut self, start: usize, message: impl Into<Cow<'static, str>>) {
        self.say_at(start, self.at, message);
    }

    fn say_at(&mut self, start: usize, end: usize, message: impl Into<Cow<'static, str>>) {
        self.epd.oddities.push(Oddity {
            span: Span::new(0, start, end),
            message: message.into(),
        });
    }
}

fn is_end(c: char) -> bool {
    c.is_whitespace() || matches!(c, ';' | '"')
}
