//! The `PlyCount` tag against the plies of the main line (PGN 9.9.3).

use crate::diagnostic::{Applicability, Code, Diagnostic, Fix, Severity};
use crate::pgn::{Comment, CommentKind, Tag};
use crate::source::Span;
use crate::tags::write_tag;

/// What the tag says.
#[derive(Clone, Debug, Default)]
pub(super) struct Check {
    claim: Option<Claim>,
    /// Whether not all of the game could be read, so that nothing can be counted.
    is_partial: bool,
}

#[derive(Clone, Debug)]
struct Claim {
    plies: u32,
    span: Span,
}

impl Check {
    pub(super) fn clear(&mut self) {
        *self = Check::default();
    }

    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        if tag.name != b"PlyCount" || tag.comes_again {
            return;
        }
        let digits = str::from_utf8(&tag.value).ok().map(str::trim);
        let plies = digits.and_then(|digits| digits.parse().ok());
        self.claim = plies.map(|plies| Claim {
            plies,
            span: tag.span,
        });
    }

    #[inline]
    pub(super) fn comment(&mut self, comment: &Comment<'_>) {
        self.is_partial |= comment.kind == CommentKind::Unread;
    }

    /// Takes in what others say about how the game could be read.
    pub(super) fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        let hides_moves = matches!(
            diagnostic.code,
            Code::UnclosedVariation | Code::MisplacedVariation | Code::StrayClosing
        );
        self.is_partial |= diagnostic.severity == Severity::Error || hides_moves;
    }

    /// Compares once all moves have come.
    pub(super) fn end(&mut self, plies: u32, say: &mut impl FnMut(Diagnostic)) {
        let Some(claim) = self.claim.take() else {
            return;
        };
        if self.is_partial || claim.plies == plies {
            return;
        }
        let mut text = Vec::new();
        write_tag(b"PlyCount", plies.to_string().as_bytes(), &mut text);
        let title = format!("write `{plies}`");
        let fix = Fix::replace(Applicability::Likely, claim.span, text, title);
        let noun = if plies == 1 { "ply" } else { "plies" };
        let claimed = claim.plies;
        let message = format!("PlyCount is {claimed}, but the game has {plies} {noun}");
        say(Diagnostic::new(Code::PlyCountMismatch, claim.span, message).with_fix(fix));
    }
}
