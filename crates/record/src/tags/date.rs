//! Dates and times of day in tags (PGN 8.1.1.3, 9.5).

use super::spelled::Spelled;

/// A date of which parts may be unknown.
///
/// A year of which only some digits are known (`198?`) counts as unknown here; the text keeps them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day of the month, from 1.
    pub day: Option<u8>,
}

/// Why a text is no date.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DateError {
    /// There is no such month.
    NoSuchMonth,
    /// The month has no such day.
    NoSuchDay,
    /// It may be a day first or a month first.
    Ambiguous,
    /// It is no date at all.
    NoDate,
}

impl Date {
    /// Reads a date: `YYYY.MM.DD`, with question marks for what is unknown.
    ///
    /// Odd but readable are other separators (`2025-02-24`, `2025/02/24`), numbers without
    /// leading zeros, missing parts at the end (`1994`, `1994.05`), zeros for what is unknown,
    /// a lone `?` or nothing, and the year last (`24.02.2025`), if a number above 12 or equal
    /// numbers tell the day from the month.
    ///
    /// # Errors
    ///
    /// If there is no such month or day, if day and month cannot be told apart, or if it is no date.
    ///
    /// ```
    /// use scoresheet_record::tags::{Date, DateError};
    ///
    /// let date = Date::parse(b"1994.05.??").unwrap().value;
    /// assert_eq!((date.year, date.month, date.day), (Some(1994), Some(5), None));
    /// assert_eq!(Date::parse(b"24.02.2025").unwrap().value.write(), "2025.02.24");
    /// assert_eq!(Date::parse(b"2021.02.30"), Err(DateError::NoSuchDay));
    /// assert_eq!(Date::parse(b"03/04/2025"), Err(DateError::Ambiguous));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Spelled<Date>, DateError> {
        let trimmed = text.trim_ascii();
        let is_trimmed = trimmed.len() < text.len();
        if trimmed.len() < 10 && trimmed.iter().all(|byte| b"?.-/".contains(byte)) {
            return Ok(Spelled::odd(Date::default()));
        }
        if trimmed.len() == 8 && trimmed.iter().all(u8::is_ascii_digit) && is_year(&trimmed[..4]) {
            let parts = [&trimmed[..4], &trimmed[4..6], &trimmed[6..]];
            let [year, month, day] = parts.map(Part::parse);
            let value = Date::of(year?.number(), month?.number(), day?.number())?;
            return Ok(Spelled::odd(value));
        }
        let mut parts = [b"".as_slice(); 3];
        let mut count = 0;
        let mut is_odd = is_trimmed;
        let is_separator = |byte: &u8| matches!(byte, b'.' | b'-' | b'/');
        for part in trimmed.split(is_separator) {
            *parts.get_mut(count).ok_or(DateError::NoDate)? = part;
            count += 1;
        }
        is_odd |= count < 3 || trimmed.iter().any(|byte| matches!(byte, b'-' | b'/'));
        if count == 3 && is_year(parts[2]) && parts[0].len() <= 2 {
            return year_last(parts);
        }
        if !is_year(parts[0]) {
            return Err(DateError::NoDate);
        }
        is_odd |= parts[1..count].iter().any(|part| part.len() != 2);
        let year = Part::parse(parts[0])?;
        let month = Part::parse(parts[1])?;
        let day = Part::parse(parts[2])?;
        is_odd |= [year, month, day].contains(&Part::Zero);
        let value = Date::of(year.number(), month.number(), day.number())?;
        Ok(Spelled { value, is_odd })
    }

    fn of(year: Option<u16>, month: Option<u16>, day: Option<u16>) -> Result<Date, DateError> {
        if month.is_some_and(|month| month > 12) {
            return Err(DateError::NoSuchMonth);
        }
        let days = match month {
            Some(2) if year.is_some_and(|year| !is_leap(year)) => 28,
            Some(2) => 29,
            Some(4 | 6 | 9 | 11) => 30,
            _ => 31,
        };
        if day.is_some_and(|day| day > days) {
            return Err(DateError::NoSuchDay);
        }
        Ok(Date {
            year,
            month: month.map(|month| month as u8),
            day: day.map(|day| day as u8),
        })
    }

    /// Writes it as `YYYY.MM.DD`.
    pub fn write(self) -> String {
        let number =
            |value: Option<u8>| value.map_or("??".to_owned(), |value| format!("{value:02}"));
        let year = self
            .year
            .map_or("????".to_owned(), |year| format!("{year:04}"));
        format!("{year}.{}.{}", number(self.month), number(self.day))
    }
}

/// A number of a date.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Known(u16),
    Unknown,
    /// Zeros, which some programs write for what is unknown.
    Zero,
}

impl Part {
    /// Digits, or question marks, perhaps behind some digits.
    fn parse(text: &[u8]) -> Result<Part, DateError> {
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let is_open = text[digits..].iter().all(|&byte| byte == b'?');
        if !is_open || text.len() > 4 {
            return Err(DateError::NoDate);
        }
        if digits < text.len() || text.is_empty() {
            return Ok(Part::Unknown);
        }
        let value = |number: u16, digit: &u8| number * 10 + u16::from(digit - b'0');
        Ok(match text.iter().fold(0, value) {
            0 => Part::Zero,
            number => Part::Known(number),
        })
    }

    fn number(self) -> Option<u16> {
        match self {
            Part::Known(number) => Some(number),
            Part::Unknown | Part::Zero => None,
        }
    }
}

/// Whether a part can be a year: four digits or question marks, of no age in which there was no
/// chess and none that is far off.
fn is_year(text: &[u8]) -> bool {
    text.len() == 4 && matches!(text[0], b'0'..=b'2' | b'?') && (text[0] != b'0' || text == b"0000")
}

fn year_last([first, second, year]: [&[u8]; 3]) -> Result<Spelled<Date>, DateError> {
    let year = Part::parse(year)?.number();
    let (first, second) = (Part::parse(first)?.number(), Part::parse(second)?.number());
    let (day, month) = match (first, second) {
        (Some(first), Some(second)) if first <= 12 && second > 12 => (Some(second), Some(first)),
        (Some(first), Some(second)) if first <= 12 && first != second => {
            return Err(DateError::Ambiguous);
        }
        _ => (first, second),
    };
    Date::of(year, month, day).map(Spelled::odd)
}

/// Whether February has 29 days.
const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// A time of day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimeOfDay {
    /// From 0 to 23.
    pub hour: u8,
    /// From 0 to 59.
    pub minute: u8,
    /// From 0 to 59; `None` if it is not told.
    pub second: Option<u8>,
}

/// Why a text is no time of day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeError {
    /// A number is too large.
    NoSuchTime,
    /// It is no time at all.
    NoTime,
}

impl TimeOfDay {
    /// Reads `HH:MM:SS`. Odd but readable are one digit, missing seconds, and a fraction or the
    /// name of a time zone behind it, which are not looked at.
    ///
    /// # Errors
    ///
    /// If a number is too large, or if it is no time.
    ///
    /// ```
    /// use scoresheet_record::tags::{TimeError, TimeOfDay};
    /// assert_eq!(TimeOfDay::parse(b"05:40:53").unwrap().value.write(), "05:40:53");
    /// assert!(TimeOfDay::parse(b"18:23:45 GMT+0000").unwrap().is_odd);
    /// assert_eq!(TimeOfDay::parse(b"24:10:00"), Err(TimeError::NoSuchTime));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Spelled<TimeOfDay>, TimeError> {
        let is_time = |byte: &u8| byte.is_ascii_digit() || *byte == b':';
        let end = text.iter().position(|byte| !is_time(byte));
        let (time, rest) = text.split_at(end.unwrap_or(text.len()));
        if !matches!(rest.first(), None | Some(b' ' | b'.' | b'+' | b'Z')) {
            return Err(TimeError::NoTime);
        }
        let mut is_odd = !rest.is_empty();
        let mut numbers = [None; 3];
        for (place, field) in time.split(|&byte| byte == b':').enumerate() {
            if field.is_empty() || field.len() > 2 {
                return Err(TimeError::NoTime);
            }
            is_odd |= field.len() != 2;
            let value = field
                .iter()
                .fold(0, |number, digit| number * 10 + (digit - b'0'));
            *numbers.get_mut(place).ok_or(TimeError::NoTime)? = Some(value);
        }
        let [Some(hour), Some(minute), second] = numbers else {
            return Err(TimeError::NoTime);
        };
        if hour > 23 || minute > 59 || second.is_some_and(|second| second > 59) {
            return Err(TimeError::NoSuchTime);
        }
        let value = TimeOfDay {
            hour,
            minute,
            second,
        };
        is_odd |= second.is_none();
        Ok(Spelled { value, is_odd })
    }

    /// Writes it as `HH:MM:SS`, with question marks for seconds that are not told.
    pub fn write(self) -> String {
        let second = self
            .second
            .map_or("??".to_owned(), |second| format!("{second:02}"));
        format!("{:02}:{:02}:{second}", self.hour, self.minute)
    }
}

#[cfg(test)]
mod tests {
    use super::{Date, DateError, TimeError, TimeOfDay};

    #[test]
    fn dates() {
        for text in [
            "2020.12.31",
            "????.??.??",
            "2020.??.??",
            "2024.02.29",
            "2025.02.??",
            "????.02.29",
        ] {
            let read = Date::parse(text.as_bytes()).unwrap();
            assert_eq!((read.value.write().as_str(), read.is_odd), (text, false));
        }
        // Only part of the year is known.
        assert!(!Date::parse(b"198?.??.??").unwrap().is_odd);
        let odd = [
            ("2025-02-24", "2025.02.24"),
            ("2025/02/24", "2025.02.24"),
            ("24.02.2025", "2025.02.24"),
            ("02/24/2025", "2025.02.24"),
            ("05.05.2025", "2025.05.05"),
            ("??.05.2025", "2025.05.??"),
            ("2025.2.4", "2025.02.04"),
            ("2025", "2025.??.??"),
            ("2025.02", "2025.02.??"),
            ("2025.00.00", "2025.??.??"),
            ("0000.00.00", "????.??.??"),
            (" 2025.02.24", "2025.02.24"),
            ("", "????.??.??"),
            ("?", "????.??.??"),
            ("????.?.?", "????.??.??"),
        ];
        for (text, written) in odd {
            let read = Date::parse(text.as_bytes()).expect(text);
            assert_eq!(
                (read.value.write().as_str(), read.is_odd),
                (written, true),
                "{text}"
            );
        }
        let errors = [
            ("2021.02.30", DateError::NoSuchDay),
            ("2020.13.01", DateError::NoSuchMonth),
            ("1900.02.29", DateError::NoSuchDay),
            ("31.06.2025", DateError::NoSuchDay),
            ("03.04.2025", DateError::Ambiguous),
            ("8???.?.?", DateError::NoDate),
            ("0994.01.01", DateError::NoDate),
            ("spring 1897", DateError::NoDate),
            ("2025.02.24.1", DateError::NoDate),
            ("25.02.24", DateError::NoDate),
            ("2025.Feb.24", DateError::NoDate),
        ];
        for (text, error) in errors {
            assert_eq!(Date::parse(text.as_bytes()), Err(error), "{text}");
        }
    }

    #[test]
    fn times() {
        let odd = [
            ("9:05:03", "09:05:03"),
            ("14:30", "14:30:??"),
            ("01:02:03.5", "01:02:03"),
        ];
        for (text, written) in odd {
            let read = TimeOfDay::parse(text.as_bytes()).expect(text);
            assert_eq!((read.value.write().as_str(), read.is_odd), (written, true));
        }
        for (text, error) in [
            ("12:60:00", TimeError::NoSuchTime),
            ("noon", TimeError::NoTime),
            ("", TimeError::NoTime),
            ("12", TimeError::NoTime),
            ("12:00:00:00", TimeError::NoTime),
        ] {
            assert_eq!(TimeOfDay::parse(text.as_bytes()), Err(error), "{text}");
        }
    }
}
