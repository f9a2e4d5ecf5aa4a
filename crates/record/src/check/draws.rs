//! Draws that come from the course of the game: repetition, moves without progress, and play that
//! goes on although the game is over (FIDE Laws 5.2.2, 9.2, 9.3, 9.6).

use scoresheet_chess::{Claim, Line, Move, Position, Role};

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

/// The plies without capture or pawn move that a game may last.
const LONGEST: u32 = 100;

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
        let Some(start) = start else {
            return;
        };
        self.line.begin(start);
        if start.is_dead() {
            self.over = Some(Over {
                why: "neither side can mate",
                ply: 0,
                is_new: false,
            });
        }
    }

    /// Takes in a ply of the main line.
    #[inline(always)]
    pub(super) fn ply(
        &mut self,
        (mv, after): (Move, &Position),
        span: Span,
        ply: u32,
    ) -> Option<Diagnostic> {
        self.line.push(mv, after);
        let may_claim = self.line.may_stand_thrice() | (after.halfmove_clock() >= LONGEST);
        if !(may_claim | self.over.is_some() | may_be_dead(after)) {
            return None;
        }
        self.judge(after, span, ply)
    }

    #[cold]
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
            let message = match since {
                0 => format!("play begins although the game is over: {why}"),
                _ => format!("play goes on although the game was over after ply {since}: {why}"),
            };
            let said = Diagnostic::new(Code::PlayAfterEnd, span, message).at_ply(ply);
            return Some(match is_new && self.is_old {
                true => said.with_severity(Severity::Note),
                false => said,
            });
        }
        let times = self.line.repetitions(after);
        let clock = after.halfmove_clock();
        let claim = match (times, clock) {
            (5.., _) => Some(Claim::Fivefold),
            (_, 150..) => Some(Claim::SeventyFiveMoves),
            (3.., _) if !self.said_repetition => Some(Claim::Threefold),
            (_, LONGEST..) if !self.said_fifty => Some(Claim::FiftyMoves),
            _ => None,
        };
        let over = |why, is_new| Some(Over { why, ply, is_new });
        if may_be_dead(after) && after.is_dead() {
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

/// Whether the last ply can have left too little to mate with: a pawn or a piece that moves straight
/// is enough, and else only what is taken makes a difference.
#[inline(always)]
fn may_be_dead(after: &Position) -> bool {
    let board = after.board();
    let enough = board.role(Role::Pawn) | board.straight_sliders();
    enough.is_empty() & (after.halfmove_clock() == 0)
}
