//! The `TimeControl` tag (PGN 9.6.1): periods of so many moves in so much time.

use std::time::Duration;

use super::spelled::Spelled;

/// One field of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Period {
    /// `?`: not known.
    Unknown,
    /// `-`: no limit.
    Unlimited,
    /// `40/7200` or `40/7200+30`: so many moves in so much time, perhaps with time added for each.
    Moves {
        /// How many moves, at least 1.
        moves: u32,
        /// The time for all of them.
        time: Duration,
        /// What is added for each move.
        increment: Duration,
    },
    /// `1800` or `5400+60`: the rest of the game, perhaps with time added for each move.
    Rest {
        /// The time for all moves.
        time: Duration,
        /// What is added for each move.
        increment: Duration,
    },
    /// `*180`: what one player uses, the other gets.
    Sandglass(Duration),
    /// `30/move`: the same time for each move.
    EachMove(Duration),
}

/// How much time the players have. The last period repeats for ever.
///
/// ```
/// use std::time::Duration;
/// use scoresheet_record::tags::{Period, TimeControl};
///
/// let control = TimeControl::parse(b"40/7200+30:20/3600:1800").unwrap().value;
/// assert_eq!(control.periods().len(), 3);
/// assert_eq!(control.periods()[2], Period::Rest {
///     time: Duration::from_secs(1800),
///     increment: Duration::ZERO,
/// });
/// assert_eq!(control.write(), "40/7200+30:20/3600:1800");
/// assert_eq!(TimeControl::parse(b"60 mins"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// More fields than any time control has.
const MOST_PERIODS: usize = 32;

impl TimeControl {
    /// Reads the fields between colons.
    ///
    /// Beyond the standard, and not odd, is an increment behind a period of moves
    /// (`40/5400+30:1800+30`), which FIDE has since the standard was written. Odd are what
    /// cutechess writes (`inf`, `5/move`, `hg60`), fractions of a second, blanks, and
    /// a period for the rest of the game that is not the last one.
    pub fn parse(text: &[u8]) -> Option<Spelled<TimeControl>> {
        let text = str::from_utf8(text).ok()?;
        let mut is_odd = false;
        let mut periods = Vec::new();
        for field in text.split(':') {
            if let Some(last) = periods.last() {
                is_odd |= !matches!(last, Period::Moves { .. } | Period::Unknown);
            }
            if periods.len() == MOST_PERIODS {
                return None;
            }
            let trimmed = field.trim();
            let Spelled { value, is_odd: odd } = Period::parse(trimmed)?;
            is_odd |= odd || trimmed.len() < field.len();
            periods.push(value);
        }
        let value = TimeControl { periods };
        Some(Spelled { value, is_odd })
    }

    /// The periods in their order; at least one.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Writes the fields as PGN has them. What PGN has no form for is written as it is read.
    pub fn write(&self) -> String {
        let fields: Vec<String> = self.periods.iter().map(|period| period.write()).collect();
        fields.join(":")
    }

    /// The period in which a move is made, counted from 1, and whether it is the last move of it.
    ///
    /// ```
    /// use scoresheet_record::tags::TimeControl;
    /// let control = TimeControl::parse(b"40/7200:20/3600").unwrap().value;
    /// assert_eq!(control.period_of(40), (control.periods()[0], true));
    /// assert_eq!(control.period_of(41), (control.periods()[1], false));
    /// assert_eq!(control.period_of(80), (control.periods()[1], true));
    /// ```
    pub fn period_of(&self, number: u32) -> (Period, bool) {
        let mut left = number.max(1);
        let mut at = 0;
        loop {
            let period = self.periods[at];
            let Period::Moves { moves, .. } = period else {
                return (period, false);
            };
            let is_last = at + 1 == self.periods.len();
            if is_last {
                return (period, left.is_multiple_of(moves));
            }
            if left <= moves {
                return (period, left == moves);
            }
            left -= moves;
            at += 1;
        }
    }

    /// Whether each move has a day or more, as in games by mail.
    ///
    /// ```
    /// use scoresheet_record::tags::TimeControl;
    /// assert!(TimeControl::parse(b"1/86400").unwrap().value.is_correspondence());
    /// assert!(!TimeControl::parse(b"40/7200").unwrap().value.is_correspondence());
    /// ```
    pub fn is_correspondence(&self) -> bool {
        let day = Duration::from_secs(86_400);
        self.periods.iter().any(|period| match *period {
            Period::Moves { moves, time, .. } => time >= day * moves,
            Period::EachMove(time) => time >= day,
            _ => false,
        })
    }
}

impl Period {
    fn parse(text: &str) -> Option<Spelled<Period>> {
        match text {
            "?" => return Some(Spelled::plain(Period::Unknown)),
            "-" => return Some(Spelled::plain(Period::Unlimited)),
            "inf" => return Some(Spelled::odd(Period::Unlimited)),
            _ => {}
        }
        if let Some(sandglass) = text.strip_prefix("hg") {
            return Some(Spelled::odd(Period::Sandglass(seconds(sandglass)?.value)));
        }
        if let Some(sandglass) = text.strip_prefix('*') {
            let Spelled { value, is_odd } = seconds(sandglass)?;
            let value = Period::Sandglass(value);
            return Some(Spelled { value, is_odd });
        }
        if let Some(each) = text.strip_suffix("/move") {
            return Some(Spelled::odd(Period::EachMove(seconds(each)?.value)));
        }
        let (moves, times) = match text.split_once('/') {
            Some((moves, times)) => (Some(parse_moves(moves)?), times),
            None => (None, text),
        };
        let (time, increment) = match times.split_once('+') {
            Some((time, increment)) => (seconds(time)?, seconds(increment)?),
            None => (seconds(times)?, Spelled::plain(Duration::ZERO)),
        };
        let is_odd = time.is_odd || increment.is_odd;
        let (time, increment) = (time.value, increment.value);
        let value = match moves {
            Some(moves) => Period::Moves {
                moves,
                time,
                increment,
            },
            None => Period::Rest { time, increment },
        };
        Some(Spelled { value, is_odd })
    }

    fn write(&self) -> String {
        let plus = |increment: Duration| match increment {
            Duration::ZERO => String::new(),
            increment => format!("+{}", increment.as_secs_f64()),
        };
        match *self {
            Period::Unknown => "?".to_owned(),
            Period::Unlimited => "-".to_owned(),
            Period::Moves {
                moves,
                time,
                increment,
            } => format!("{moves}/{}{}", time.as_secs_f64(), plus(increment)),
            Period::Rest { time, increment } => {
                format!("{}{}", time.as_secs_f64(), plus(increment))
            }
            Period::Sandglass(time) => format!("*{}", time.as_secs_f64()),
            Period::EachMove(time) => format!("{}/move", time.as_secs_f64()),
        }
    }
}

fn parse_moves(digits: &str) -> Option<u32> {
    let is_number = digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let moves = is_number.then(|| digits.parse().ok())??;
    (moves > 0).then_some(moves)
}

/// Seconds, with at most three decimals; a fraction is odd.
fn seconds(text: &str) -> Option<Spelled<Duration>> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || decimals.len() > 3 {
        return None;
    }
    if !is_digits(whole) || !is_digits(decimals) {
        return None;
    }
    let millis: u64 = format!("{whole}{decimals:0<3}").parse().ok()?;
    Some(Spelled {
        value: Duration::from_millis(millis),
        is_odd: whole.len() < text.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::{Period, TimeControl};
    use std::time::Duration;

    #[test]
    fn spellings() {
        let plain = [
            "?",
            "-",
            "300",
            "4500+60",
            "*180",
            "40/9000",
            "40/7200:3600",
            "1/86400",
            "1/259200",
            "40/5400+30:1800+30",
            "180+0",
            "0+2",
            "40/7200:?",
            "40/7200:20/3600:900+30",
        ];
        for text in plain {
            let read = TimeControl::parse(text.as_bytes()).expect(text);
            assert!(!read.is_odd, "{text}");
            let written = read.value.write();
            assert_eq!(written, text.strip_suffix("+0").unwrap_or(text));
        }
        for text in [
            "inf",
            "5/move",
            "hg60",
            "0.5+0.01",
            "300 :40/60",
            " 300",
            "300:600",
        ] {
            let read = TimeControl::parse(text.as_bytes()).expect(text);
            assert!(read.is_odd, "{text}");
            let again = TimeControl::parse(read.value.write().as_bytes());
            assert_eq!(again.map(|read| read.value), Some(read.value), "{text}");
        }
        let none = [
            "",
            "60 mins",
            "G/90",
            "40/80, SD30; +30",
            "0/60",
            "40/",
            "/60",
            "1+",
            "+5",
            "1:",
            "--",
            "1e3",
            "90'+30\"",
            "40/move",
        ];
        for text in none {
            let read = TimeControl::parse(text.as_bytes());
            // So many seconds for each move.
            assert_eq!(read.is_some(), text == "40/move", "{text}");
        }
    }

    #[test]
    fn one_move_a_day_for_ever() {
        let control = TimeControl::parse(b"1/86400").unwrap().value;
        let period = Period::Moves {
            moves: 1,
            time: Duration::from_secs(86_400),
            increment: Duration::ZERO,
        };
        for number in [0, 1, 2, 1000, u32::MAX] {
            assert_eq!(control.period_of(number), (period, true), "{number}");
        }
    }
}
