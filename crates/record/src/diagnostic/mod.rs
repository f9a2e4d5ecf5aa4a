//! What is odd about a record: a code, a severity, a place, a sentence, and how to mend it.

mod code;
mod fix;

use std::borrow::Cow;

pub use code::{Code, CodeSet, Severity};
pub use fix::{Applicability, Edit, Fix};

use crate::source::Span;

/// One thing that is odd, where it is, and what was done about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The stable code.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// The place in the text of the game.
    pub span: Span,
    /// The ply of the main line or variation at which it is, from 1; 0 outside the moves.
    pub ply: u32,
    /// What is odd, in lower case and without a full stop.
    pub message: Cow<'static, str>,
    /// How it could be mended, if that is known.
    pub fix: Option<Box<Fix>>,
}

impl Diagnostic {
    /// A diagnostic outside the moves, with the severity its code usually has.
    pub fn new(code: Code, span: Span, message: impl Into<Cow<'static, str>>) -> Diagnostic {
        Diagnostic {
            code,
            severity: code.severity(),
            span,
            ply: 0,
            message: message.into(),
            fix: None,
        }
    }

    /// The same at a ply.
    #[must_use]
    pub fn at_ply(mut self, ply: u32) -> Diagnostic {
        self.ply = ply;
        self
    }

    /// The same with another severity than its code usually has.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Diagnostic {
        self.severity = severity;
        self
    }

    /// The same with a way to mend it.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix) -> Diagnostic {
        self.fix = Some(Box::new(fix));
        self
    }
}
