//! Times in comments: `%clk`, `%emt`, `%egt`, `%mct` and `%timestamp`.

use std::time::Duration;

use crate::tags::Spelled;

/// What a time in a comment is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockKind {
    /// `%clk`: the time that the player who moved has left, after the move.
    Left,
    /// `%emt`, and `%timestamp` in tenths of a second: the time spent on the move.
    Move,
    /// `%egt`: the time that the player who moved has used so far.
    Game,
    /// `%mct`: what a mechanical clock shows.
    Face,
}

impl ClockKind {
    /// What a command is about, by its name; `None` if it is not about time.
    pub fn of_command(name: &[u8]) -> Option<ClockKind> {
        Some(match name {
            b"clk" => ClockKind::Left,
            b"emt" | b"timestamp" => ClockKind::Move,
            b"egt" => ClockKind::Game,
            b"mct" => ClockKind::Face,
            _ => return None,
        })
    }
}

/// Reads the time of a command: `H:MM:SS`, perhaps with a fraction (PGN supplement 4.2).
///
/// Hours may have any number of digits, and a leading zero is not odd: many electronic boards
/// write one. Read, but odd:
///
/// * two fields. Of a clock they are hours and minutes, as chess clocks show them: `1:30` is
///   5400 seconds. Of the time for a move they are minutes and seconds, which is what servers
///   mean by `0:12`;
/// * one number, which is seconds;
/// * minutes or seconds with one digit, or above 59; a comma before the fraction.
///
/// ```
/// use std::time::Duration;
/// use scoresheet_record::remark::{ClockKind, parse_clock};
///
/// let clock = parse_clock(b"1:05:23.5", ClockKind::Left).unwrap();
/// assert_eq!(clock.value, Duration::from_millis(3_923_500));
/// assert!(!clock.is_odd);
/// let clock = parse_clock(b"1:30", ClockKind::Left).unwrap();
/// assert_eq!(clock.value, Duration::from_secs(5400));
/// assert!(clock.is_odd);
/// let spent = parse_clock(b"00:12", ClockKind::Move).unwrap();
/// assert_eq!(spent.value, Duration::from_secs(12));
/// assert_eq!(parse_clock(b"soon", ClockKind::Left), None);
/// ```
pub fn parse_clock(text: &[u8], kind: ClockKind) -> Option<Spelled<Duration>> {
    let mut fields = text.split(|&byte| byte == b':');
    let mut numbers = [0u64; 3];
    let mut count = 0;
    let mut nanos = 0;
    let mut is_odd = false;
    for place in &mut numbers {
        let Some(mut field) = fields.next() else {
            break;
        };
        if let Some(point) = memchr::memchr2(b'.', b',', field) {
            // Only the last field may have a fraction, or the next one would be missing.
            if fields.next().is_some() {
                return None;
            }
            is_odd |= field[point] == b',';
            nanos = parse_fraction(&field[point + 1..])?;
            field = &field[..point];
        }
        *place = parse_number(field)?;
        is_odd |= count > 0 && (field.len() != 2 || *place > 59);
        count += 1;
    }
    if fields.next().is_some() {
        return None;
    }
    let [first, second, third] = numbers;
    let seconds = match (count, kind) {
        (3, _) => first * 3600 + second * 60 + third,
        (2, ClockKind::Move) => first * 60 + second,
        (2, _) if nanos == 0 => first * 3600 + second * 60,
        // Minutes have no fraction.
        (2, _) => first * 60 + second,
        _ => first,
    };
    Some(Spelled {
        value: Duration::new(seconds, nanos),
        is_odd: is_odd || count < 3,
    })
}

/// Reads the value of `%timestamp`: tenths of a second that were spent on the move.
///
/// ```
/// use std::time::Duration;
/// use scoresheet_record::remark::parse_timestamp;
/// assert_eq!(parse_timestamp(b"17"), Some(Duration::from_millis(1700)));
/// assert_eq!(parse_timestamp(b"0:17"), None);
/// ```
pub fn parse_timestamp(text: &[u8]) -> Option<Duration> {
    parse_number(text).map(|tenths| Duration::from_millis(tenths * 100))
}

/// Writes a time as commands have it: `H:MM:SS`, and a fraction of at most three digits if there
/// is one.
///
/// ```
/// use std::time::Duration;
/// use scoresheet_record::remark::write_clock;
/// assert_eq!(write_clock(Duration::from_secs(5400)), "1:30:00");
/// assert_eq!(write_clock(Duration::from_millis(59_100)), "0:00:59.1");
/// ```
pub fn write_clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let mut text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    let millis = time.subsec_millis();
    if millis > 0 {
        text.push_str(format!(".{millis:03}").trim_end_matches('0'));
    }
    text
}

/// Up to nine digits.
fn parse_number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 9 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let value = |number: u64, digit: &u8| number * 10 + u64::from(digit - b'0');
    Some(digits.iter().fold(0, value))
}

/// Nanoseconds of a decimal fraction without its point; a lone point is none.
pub(super) fn parse_fraction(digits: &[u8]) -> Option<u32> {
    if !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let places = digits.iter().chain(std::iter::repeat(&b'0')).take(9);
    Some(places.fold(0, |nanos, digit| nanos * 10 + u32::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use super::{ClockKind, parse_clock, write_clock};
    use std::time::Duration;

    #[test]
    fn spellings() {
        let left = |text: &str| {
            let read = parse_clock(text.as_bytes(), ClockKind::Left)?;
            Some((read.value.as_millis(), read.is_odd))
        };
        let seconds = |n: u128, is_odd| Some((n * 1000, is_odd));
        assert_eq!(left("1:20:00"), seconds(4800, false));
        assert_eq!(left("00:57:30"), seconds(3450, false));
        assert_eq!(left("167:59:59"), seconds(604_799, false));
        assert_eq!(left("0:02:59.9"), Some((179_900, false)));
        assert_eq!(left("0:02:59."), seconds(179, false));
        assert_eq!(left("0:59"), seconds(3540, true));
        assert_eq!(left("2:59.9"), Some((179_900, true)));
        assert_eq!(left("300"), seconds(300, true));
        assert_eq!(left("0:5:9"), seconds(309, true));
        assert_eq!(left("0:90:00"), seconds(5400, true));
        for text in [
            "",
            ":",
            "1:",
            "1:2:3:4",
            "1.5:00",
            "-0:00:05",
            "a:bb:cc",
            "1:00:00 h",
        ] {
            assert_eq!(left(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for millis in [0, 1, 100, 59_999, 60_000, 3_599_900, 3_600_000, 360_000_123] {
            let time = Duration::from_millis(millis);
            let read = parse_clock(write_clock(time).as_bytes(), ClockKind::Left).unwrap();
            assert_eq!((read.value, read.is_odd), (time, false));
        }
    }
}
