//! The position a game starts from, as its tags tell it.

use scoresheet_chess::{Faults, Position, Variant, fen};

use crate::diagnostic::{Applicability, Code, Diagnostic, Fix, Severity};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::{VariantName, write_tag};

/// The tags that decide how a game starts, in the first of each kind.
#[derive(Debug, Default)]
pub(super) struct Start {
    fen: Option<Found>,
    set_up: Option<Found>,
    variant: Option<Found>,
    /// Whether the rules of the variant are not known.
    pub(super) unsupported: bool,
}

/// The tag that goes with a FEN tag (PGN 9.7.1).
const SET_UP: &[u8] = b"[SetUp \"1\"]";

/// A position read from a FEN to play from, and what stood in the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenStart {
    /// The position.
    pub position: Position,
    /// What is not written as FEN has it (PGN 16.1.3).
    pub forgiven: Option<&'static str>,
    /// Whether others may well not be able to read it.
    pub has_slips: bool,
    /// The faults of the position that were waived.
    pub faults: Option<String>,
}

/// Reads the start of a game from a FEN, with all that can be forgiven or waived. Chess960 may also
/// show by the castling rights.
///
/// # Errors
///
/// If it cannot be read or played from; the text says why.
pub fn read_fen(text: &str, variant: Option<Variant>) -> Result<FenStart, String> {
    let text = text.trim();
    let (mut setup, has_slips) = match fen::parse(text) {
        Ok(setup) => (setup, false),
        Err(error) => match fen::parse(&mend_fields(text)) {
            Ok(setup) => (setup, true),
            Err(_) => return Err(error.to_string()),
        },
    };
    if variant == Some(Variant::Chess960) {
        setup.variant = Variant::Chess960;
    }
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let forgiven = if has_slips {
        Some("the fields of this FEN have slips; it is read as it must be meant")
    } else if fields.len() < 6 {
        Some("a FEN has six fields; those that are missing have their usual values")
    } else if fields[5] == "0" {
        Some("the first move has the number 1, not 0")
    } else {
        None
    };
    let (position, faults) = match Position::new(setup) {
        Ok(position) => (position, None),
        Err(rejected) => match rejected.waive(Faults::WAIVABLE) {
            Ok(position) => (position, Some(rejected.to_string())),
            Err(rejected) => return Err(rejected.to_string()),
        },
    };
    Ok(FenStart {
        position,
        forgiven,
        has_slips,
        faults,
    })
}

/// A FEN without what people slip into its fields: dashes of typesetters, words for the sides, a
/// capital file, signs where numbers should be, operations of EPD or other text behind it. Where the
/// field for taking in passing is missing, none can.
fn mend_fields(text: &str) -> String {
    let text = text.replace(['\u{2013}', '\u{2014}', '\u{2212}'], "-");
    let text = text.replace("--", "-");
    let mut fields: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    if let Some(board) = fields.first_mut() {
        board.truncate(board.trim_end_matches('/').len());
    }
    if let Some(turn) = fields.get_mut(1) {
        *turn = match turn.to_ascii_lowercase().as_str() {
            "white" | "w" => "w".to_owned(),
            "black" | "b" => "b".to_owned(),
            _ => return text,
        };
    }
    let is_number = |field: &String| field.bytes().all(|byte| byte.is_ascii_digit());
    if fields.get(3).is_some_and(is_number) {
        fields.insert(3, "-".to_owned());
    }
    if let Some(square) = fields.get_mut(3) {
        square.make_ascii_lowercase();
    }
    for clock in [4, 5] {
        if let Some(field) = fields.get_mut(clock) {
            field.truncate(field.trim_end_matches([';', ',', '.']).len());
            if field.is_empty() || !is_number(field) {
                fields.truncate(clock);
            }
        }
    }
    fields.truncate(6);
    fields.join(" ")
}

/// A tag with the FEN of a position as it should be.
fn as_written(position: &Position, span: Span) -> Fix {
    let mut tag = Vec::new();
    write_tag(b"FEN", position.fen().to_string().as_bytes(), &mut tag);
    let title = format!("write `{}`", String::from_utf8_lossy(&tag));
    Fix::replace(Applicability::Likely, span, tag, title)
}

/// Whether a FEN tag says that there is nothing to say: people leave it in forms they do not fill.
fn is_no_fen(text: &str) -> bool {
    ["", "?", "-", "*", "startpos", "start"].contains(&text.to_ascii_lowercase().as_str())
}

/// The rules of the game that a `Variant` tag names, if they are known. Without a name it is chess.
pub fn rules(name: &str) -> Option<Variant> {
    match name.trim() {
        "" => Some(Variant::Standard),
        name => VariantName::parse(name.as_bytes())?.value.rules(),
    }
}

/// A tag that matters here.
#[derive(Debug)]
struct Found {
    name: Vec<u8>,
    value: String,
    span: Span,
}

impl Start {
    pub(super) fn clear(&mut self) {
        *self = Start::default();
    }

    /// Remembers a tag if it matters here.
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        let (exact, place): (&[u8], _) = match tag.name.len() {
            3 if tag.name.eq_ignore_ascii_case(b"FEN") => (b"FEN", &mut self.fen),
            5 if tag.name.eq_ignore_ascii_case(b"SetUp") => (b"SetUp", &mut self.set_up),
            7 if tag.name.eq_ignore_ascii_case(b"Variant") => (b"Variant", &mut self.variant),
            _ => return,
        };
        // Of several spellings the right one counts, else the first in the order in which tags
        // are written, so that writing does not change which one counts.
        let rank = |name: &[u8]| (name != exact, name.to_vec());
        if place
            .as_ref()
            .is_none_or(|found| rank(tag.name) < rank(&found.name))
        {
            *place = Some(Found {
                name: tag.name.to_vec(),
                value: String::from_utf8_lossy(&tag.value).trim().to_owned(),
                span: tag.span,
            });
        }
    }

    /// The position to start from; `None` if the tags name one that cannot be played from.
    pub(super) fn position(
        &mut self,
        default: Option<Position>,
        say: &mut impl FnMut(Diagnostic),
    ) -> Option<Position> {
        let variant = self.named_variant(say);
        if self.unsupported && !self.is_standard_at_first() {
            return None;
        }
        let empty = self.fen.take_if(|found| is_no_fen(&found.value));
        if let Some(empty) = &empty {
            let message = "this FEN names no position; the game begins as usual";
            say(Diagnostic::new(Code::FaultyFen, empty.span, message));
        }
        let Some(Found {
            value: text, span, ..
        }) = &self.fen
        else {
            let set_up = self.set_up.as_ref();
            if let Some(set_up) = set_up.filter(|set_up| set_up.value == "1" && empty.is_none()) {
                let message = "SetUp is 1, but there is no FEN tag";
                say(Diagnostic::new(Code::SetUpMismatch, set_up.span, message));
            }
            let start = default.unwrap_or_default();
            return Some(match variant {
                Some(variant) => start.with_variant(variant),
                None => start,
            });
        };
        match &self.set_up {
            Some(set_up) if set_up.value == "1" => {}
            Some(set_up) => {
                let value = &set_up.value;
                let message = format!("there is a FEN tag, but SetUp is {value}; the FEN is used");
                let title = "write `[SetUp \"1\"]`";
                let fix = Fix::replace(Applicability::Safe, set_up.span, SET_UP, title);
                say(Diagnostic::new(Code::SetUpMismatch, *span, message).with_fix(fix));
            }
            None => {
                let message = "there is a FEN tag without SetUp \"1\"";
                let place = Span {
                    start: span.end,
                    ..*span
                };
                let text = [b"\n", SET_UP].concat();
                let fix = Fix::replace(Applicability::Safe, place, text, "add `[SetUp \"1\"]`");
                say(Diagnostic::new(Code::SetUpMismatch, *span, message).with_fix(fix));
            }
        }
        let read = match read_fen(text, variant) {
            Ok(read) => read,
            Err(why) => {
                say(Diagnostic::new(Code::BadFen, *span, why));
                return None;
            }
        };
        if let Some(message) = read.forgiven {
            let said = Diagnostic::new(Code::FaultyFen, *span, message);
            say(match read.has_slips {
                true => said.with_fix(as_written(&read.position, *span)),
                false => said.with_severity(Severity::Note),
            });
        }
        if let Some(faults) = read.faults {
            say(Diagnostic::new(Code::FaultyFen, *span, faults));
        }
        let position = read.position;
        if variant.is_none() && position.variant() == Variant::Chess960 {
            let message = "only Chess960 allows to castle here, but there is no Variant tag";
            let place = Span {
                start: span.end,
                ..*span
            };
            let fix = Fix::replace(
                Applicability::Safe,
                place,
                &b"\n[Variant \"Chess960\"]"[..],
                "add `[Variant \"Chess960\"]`",
            );
            say(Diagnostic::new(Code::SetUpMismatch, *span, message).with_fix(fix));
        }
        Some(position)
    }

    fn named_variant(&mut self, say: &mut impl FnMut(Diagnostic)) -> Option<Variant> {
        let found = self.variant.as_ref()?;
        let variant = rules(&found.value);
        if variant.is_none() {
            self.unsupported = true;
            let message = format!("the rules of the variant {} are not known", found.value);
            say(Diagnostic::new(
                Code::UnsupportedVariant,
                found.span,
                message,
            ));
        }
        variant
    }

    fn is_standard_at_first(&self) -> bool {
        let name = self.variant.as_ref().map(|found| found.value.as_bytes());
        name.is_none_or(|name| {
            VariantName::parse(name).is_some_and(|read| read.value.is_chess_at_first())
        })
    }
}
