//! The position a game starts from, as its tags tell it.

use scoresheet_chess::{Faults, Position, Variant, fen};

use crate::diagnostic::{Applicability, Code, Diagnostic, Fix, Severity};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::VariantName;

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
    let mut setup = fen::parse(text).map_err(|error| error.to_string())?;
    if variant == Some(Variant::Chess960) {
        setup.variant = Variant::Chess960;
    }
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let forgiven = if fields.len() < 6 {
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
        faults,
    })
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
        let Some(Found {
            value: text, span, ..
        }) = &self.fen
        else {
            if let Some(set_up) = self.set_up.as_ref().filter(|set_up| set_up.value == "1") {
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
            say(said.with_severity(Severity::Note));
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
