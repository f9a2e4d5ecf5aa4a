//! Draws that come from the course of the game: repetition, moves without progress, and play that
//! goes on although the game is over (FIDE Laws 5.2.2, 9.2, 9.3, 9.6).

use scoresheet_chess::{Claim, Line, Move, Position};

use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::pgn::Tag;
use crate::source::Span;
use crate::tags::Date;

/// The positions of the main line, and what has been said of them.
#[derive(Clone, Debug)]
pub(super) struct Check {
    line: Line,
    /// Why the game is over, and after which ply.
    over: Option<Over>,
    said_over: bool,
    said_repetition: bool,
    said_fifty: bool,
    /// Whether the game was played before draws came without a claim.
    is_old: bool,
}

/// That a game was over.
#[derive(Clone, Copy, Debug)]
struct Over {
    why: &'static str,
    /// After which ply.
    ply: u32,
    /// Whether it was only so in games since July 2014.
    is_new: bool,
}

/// Five repetitions and seventy-five moves end a game since July 2014.
const AUTOMATIC_SINCE: (u16, u8) = (2014, 7);

/// Fewer plies cannot have brought a position three times.
const SHORTEST: u32 = 8;

impl Check {
    pub(super) fn new() -> Check {
        Check {
            line: Line::from(&Position::start()),
            over: None,
            said_over: false,
            said_repetition: false,
            said_fifty: false,
            is_old: false,
        }
    }

    pub(super) fn clear(&mut self) {
        self.over = None;
        self.said_over = false;
        self.said_repetition = false;
        self.said_fifty = false;
        self.is_old = false;
    }

    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        if tag.name == b"Date"
            && !tag.comes_again
            && let Ok(date) = Date::parse(&tag.value)
            && let Some(year) = date.value.year
        {
            let (since_year, since_month) = AUTOMATIC_SINCE;
            let month = date.value.month.unwrap_or(since_month);
            self.is_old = (year, month) < (since_year, since_month);
        }
    }

    pub(super) fn begin(&mut self, start: Option<&Position>) {
        if let Some(start) = start {
            self.line.begin(start);
        }
    }

    /// Takes in a ply of the main line.
    #[inline]
    pub(super) fn ply(
        &mut self,
        (before, mv, after): (&Position, Move, &Position),
        span: Span,
        ply: u32,
    ) -> Option<Diagnostic> {
        self.line.push(before, mv, after);
        let clock = after.halfmove_clock();
        // Only what is taken can leave too little to mate with.
        let may_be_dead = clock == 0 && after.board().occupied().len() <= 4;
        if clock < SHORTEST && self.over.is_none() && !may_be_dead {
            return None;
        }
        self.judge(after, span, ply)
    }

    #[inline(never)]
    fn judge(&mut self, after: &Position, span: Span, ply: u32) -> Option<Diagnostic> {
        if let Some(Over {
            why,
            ply: since,
            is_new,
        }) = self.over
        {
            if std::mem::replace(&mut self.said_over, true) {
                return None;
            }
            let message =
                format!("play goes on although the game was over after ply {since}: {why}");
            let said = Diagnostic::new(Code::PlayAfterEnd, span, message).at_ply(ply);
            return Some(match is_new && self.is_old {
                true => said.with_severity(Severity::Note),
                false => said,
            });
        }
        let times = self.line.repetitions();
        let clock = after.halfmove_clock();
        let claim = match (times, clock) {
            (5.., _) => Some(Claim::Fivefold),
            (_, 150..) => Some(Claim::SeventyFiveMoves),
            (3.., _) if !self.said_repetition => Some(Claim::Threefold),
            (_, 100..) if !self.said_fifty => Some(Claim::FiftyMoves),
            _ => None,
        };
        let over = |why, is_new| Some(Over { why, ply, is_new });
        if after.is_dead() {
            self.over = over("neither side can mate", false);
        }
        match claim? {
            Claim::Fivefold | Claim::SeventyFiveMoves if after.is_checkmate() => None,
            Claim::Fivefold => {
                self.over = over("the position stands for the fifth time", true);
                None
            }
            Claim::SeventyFiveMoves => {
                self.over = over("seventy-five moves without capture or pawn move", true);
                None
            }
            Claim::Threefold => {
                self.said_repetition = true;
                Some("the position stands for the third time")
            }
            Claim::FiftyMoves => {
                self.said_fifty = true;
                Some("fifty moves of each side without capture or pawn move")
            }
        }
        .map(|why| {
            let message = format!("{why}: a draw can be claimed");
            Diagnostic::new(Code::ClaimableDraw, span, message).at_ply(ply)
        })
    }
}
