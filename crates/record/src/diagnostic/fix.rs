//! How an oddity could be mended: replacements in the text of a game.

use std::borrow::Cow;

use crate::source::Span;

/// How sure it is that a fix does what its author meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Applicability {
    /// The meaning does not change: apply it without looking.
    Safe,
    /// What was meant is likely this: look at it once.
    Likely,
    /// One of several ways; only a person can choose.
    Manual,
}

impl Applicability {
    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Applicability::Safe => "safe",
            Applicability::Likely => "likely",
            Applicability::Manual => "manual",
        }
    }
}

/// One replacement; an insertion if the span is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The bytes that go.
    pub span: Span,
    /// What comes in their place.
    pub text: Cow<'static, [u8]>,
}

/// A way to mend an oddity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    /// What it does, as an imperative in lower case: "write `O-O`".
    pub title: Cow<'static, str>,
    /// How sure it is.
    pub applicability: Applicability,
    /// What changes, in the order of the text and without overlap.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// A fix that replaces one run of bytes.
    pub fn replace(
        applicability: Applicability,
        span: Span,
        text: impl Into<Cow<'static, [u8]>>,
        title: impl Into<Cow<'static, str>>,
    ) -> Fix {
        let edit = Edit {
            span,
            text: text.into(),
        };
        Fix {
            title: title.into(),
            applicability,
            edits: vec![edit],
        }
    }

    /// A fix that takes a run of bytes out.
    pub fn remove(
        applicability: Applicability,
        span: Span,
        title: impl Into<Cow<'static, str>>,
    ) -> Fix {
        Fix::replace(applicability, span, Cow::Borrowed(&b""[..]), title)
    }
}
