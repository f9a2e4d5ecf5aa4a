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

/// What was read of a FEN although it is not written so (PGN 16.1.3).
fn forgiven(text: &str) -> Option<&'static str> {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    if fields.len() < 6 {
        Some("a FEN has six fields; those that are missing have their usual values")
    } else if fields[5] == "0" {
        Some("the first move has the number 1, not 0")
    } else {
        None
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
        let mut setup = match fen::parse(text) {
            Ok(setup) => setup,
            Err(error) => {
                say(Diagnostic::new(Code::BadFen, *span, error.to_string()));
                return None;
            }
        };
        if let Some(message) = forgiven(text) {
            let said = Diagnostic::new(Code::FaultyFen, *span, message);
            say(said.with_severity(Severity::Note));
        }
        if variant == Some(Variant::Chess960) {
            setup.variant = Variant::Chess960;
        } else if variant.is_none() && setup.variant == Variant::Chess960 {
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
        match Position::new(setup) {
            Ok(position) => Some(position),
            Err(rejected) => match rejected.waive(Faults::WAIVABLE) {
                Ok(position) => {
                    say(Diagnostic::new(
                        Code::FaultyFen,
                        *span,
                        rejected.to_string(),
                    ));
                    Some(position)
                }
                Err(rejected) => {
                    say(Diagnostic::new(Code::BadFen, *span, rejected.to_string()));
                    None
                }
            },
        }
    }

    fn named_variant(&mut self, say: &mut impl FnMut(Diagnostic)) -> Option<Variant> {
        let found = self.variant.as_ref()?;
        let known = VariantName::parse(found.value.as_bytes()).map(|read| read.value);
        let variant = match known {
            Some(VariantName::Standard) => Some(Variant::Standard),
            Some(VariantName::Chess960) => Some(Variant::Chess960),
            _ => Variant::parse(&found.value),
        };
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
