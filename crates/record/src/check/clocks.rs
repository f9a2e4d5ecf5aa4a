//! Clocks: times in another form, and clocks that go up by more than they can.
//!
//! Clocks of real games are read by people who arrive late and boards that lose contact. So a
//! rise is said only if nothing usual explains it: the increment, the time of the next period,
//! or a time control that does not fit the clocks at all.

use std::time::Duration;

use crate::diagnostic::{Applicability, Code, Diagnostic, Fix};
use crate::pgn::Tag;
use crate::remark::{ClockKind, write_clock};
use crate::source::Span;
use crate::tags::{Period, TimeControl};

/// What is added at most for a move if nobody tells.
const USUAL_INCREMENT: Duration = Duration::from_secs(60);
/// What is at least added for a period if nobody tells.
const USUAL_PERIOD: Duration = Duration::from_secs(300);
/// What a clock may be off.
const SLACK: Duration = Duration::from_secs(2);
/// What an opponent may give on servers with a click.
const GIFT: Duration = Duration::from_secs(15);
/// After so many rises in a game the clock counts up, or is no clock.
const MOST: u32 = 3;

/// The clocks of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Check {
    control: Option<TimeControl>,
    /// What White's and Black's clock showed last, and after which of their moves.
    last: [Option<Shown>; 2],
    /// The last move of the period after which time was added last, by side.
    granted: [u32; 2],
    /// Whether clocks may go up as they like.
    is_free: bool,
    rises: u32,
}

#[derive(Clone, Copy, Debug)]
struct Shown {
    number: u32,
    time: Duration,
}

/// A move, by who made it and its number.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Made {
    pub(super) is_black: bool,
    pub(super) number: u32,
}

impl Check {
    pub(super) fn clear(&mut self) {
        *self = Check::default();
    }

    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        match tag.name {
            _ if tag.comes_again => {}
            b"TimeControl" => {
                self.control = TimeControl::parse(&tag.value).map(|read| read.value);
                self.is_free |= self.control.as_ref().is_some_and(is_free);
            }
            b"Site" => self.is_free |= gives_time(&tag.value),
            _ => {}
        }
    }

    /// A clock after a move of the main line; returns what went wrong.
    pub(super) fn left(&mut self, time: Duration, made: Made) -> Option<String> {
        if self.is_free || self.rises == MOST {
            return None;
        }
        let side = usize::from(made.is_black);
        let number = made.number;
        let last = self.last[side].replace(Shown { number, time });
        if self
            .control
            .as_ref()
            .is_some_and(|control| !fits(control, time))
        {
            self.control = None;
        }
        let last = last.filter(|last| last.number < number)?;
        let rise = time.checked_sub(last.time + SLACK)?;
        if rise.is_zero() || self.explains(side, rise, last.number, number) {
            return None;
        }
        self.rises += 1;
        let color = if made.is_black { "Black" } else { "White" };
        let (before, after) = (write_clock(last.time), write_clock(time));
        Some(format!(
            "{color}'s clock goes up from {before} to {after}, more than is added for a move"
        ))
    }

    /// Whether a clock may go up so much between two moves.
    fn explains(&mut self, side: usize, rise: Duration, from: u32, to: u32) -> bool {
        let moves = to - from;
        let Some(control) = &self.control else {
            let is_end = |number: u32| number.is_multiple_of(5) || number.is_multiple_of(8);
            // A clock may also get the time of the next period one move early.
            let is_period = to >= 15 && (from..=to + 1).any(is_end);
            return rise <= USUAL_INCREMENT * moves || rise >= USUAL_PERIOD && is_period;
        };
        let mut allowed = GIFT;
        for number in from..=to {
            match control.period_of(number).0 {
                Period::Moves { increment, .. } | Period::Rest { increment, .. } => {
                    allowed += increment;
                }
                _ => return true,
            }
        }
        if rise <= allowed {
            return true;
        }
        // The time of the next period may come one move early, or when the last one is used up.
        let mut ahead = self.granted[side] + 1..=to + 1;
        let Some(end) = ahead.find(|&number| control.period_of(number).1) else {
            return false;
        };
        let time = match control.period_of(end + 1).0 {
            Period::Moves { time, .. } | Period::Rest { time, .. } => time,
            _ => return true,
        };
        self.granted[side] = end;
        rise <= allowed + time
    }
}

/// Whether a game was played where players give each other time: on Lichess, which names each
/// game. Its studies and broadcasts have longer names.
fn gives_time(site: &[u8]) -> bool {
    let game = site.strip_prefix(b"https://lichess.org/");
    game.is_some_and(|game| !game.contains(&b'/'))
}

/// Whether there is no limit, or every move has its own, or one player gets what the other uses.
fn is_free(control: &TimeControl) -> bool {
    let is_free = |period: &Period| {
        matches!(
            period,
            Period::Unlimited | Period::Sandglass(_) | Period::EachMove(_)
        )
    };
    control.is_correspondence() || control.periods().iter().any(is_free)
}

/// Whether a clock can show so much under a time control: some are written in minutes.
fn fits(control: &TimeControl, time: Duration) -> bool {
    let total: Option<Duration> = control.periods().iter().map(of_period).sum();
    total.is_some_and(|total| time <= total)
}

/// The most a clock can show for a period; `None` if that has no end.
fn of_period(period: &Period) -> Option<Duration> {
    match *period {
        Period::Moves {
            moves,
            time,
            increment,
        } => Some(time + increment * moves + GIFT * 4),
        Period::Rest { time, increment } => Some(time + increment * 60 + GIFT * 4),
        _ => None,
    }
}

/// Says that a time is written in another form, and how it should be.
pub(super) fn form(
    text: &[u8],
    (kind, time): (ClockKind, Duration),
    (span, value_span): (Span, Span),
) -> Diagnostic {
    let written = write_clock(time);
    let text = String::from_utf8_lossy(text);
    let message = match kind {
        ClockKind::Move => format!("`{text}` is read as `{written}`, the time for a move"),
        _ => format!("`{text}` is read as `{written}`"),
    };
    let title = format!("write `{written}`");
    let fix = Fix::replace(
        Applicability::Likely,
        value_span,
        written.into_bytes(),
        title,
    );
    Diagnostic::new(Code::ClockFormat, span, message).with_fix(fix)
}
