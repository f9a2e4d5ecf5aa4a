//! Dates and times of day that cannot be, or are written in another form (PGN 8.1.1.3, 9.5).

use super::wording::{shown, with_value};
use crate::diagnostic::{Applicability, Code, Diagnostic};
use crate::pgn::Tag;
use crate::tags::{Date, DateError, TimeError, TimeOfDay};

pub(super) fn check(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    match tag.name {
        b"Date" | b"EventDate" | b"UTCDate" | b"StartDate" | b"EndDate" | b"SourceDate" => {
            check_date(tag, say);
        }
        b"Time" | b"UTCTime" => check_time(tag, true, say),
        // Not of the standard: sites put a time zone behind them, or a date before.
        b"StartTime" | b"EndTime" => check_time(tag, false, say),
        _ => {}
    }
}

fn check_date(tag: &Tag<'_>, say: &mut impl FnMut(Diagnostic)) {
    let value = || shown(&tag.value);
    match Date::parse(&tag.value) {
        Ok(read) if !read.is_odd => {}
        Ok(read) => {
            let written = read.value.write();
            let message = match tag.value.trim_ascii() {
                b"" => format!("a date that is not known is `{written}` in PGN"),
                _ => format!("`{}` is `{written}` in PGN", value()),
            };
            let fix = with_value(tag, &written, Applicability::Safe);
            say(Diagnostic::new(Code::DateFormat, tag.span, message).with_fix(fix));
        }
        Err(DateError::Ambiguous) => {
            let message = format!("`{}` may be a day first or a month first", value());
            say(Diagnostic::new(Code::DateFormat, tag.span, message));
        }
        Err(DateError::NoDate) if has_time(&tag.value) => {
            let message = format!("`{}` is a date and a time of day", value());
            say(Diagnostic::new(Code::DateFormat, tag.span, message));
        }
        Err(error) => {
            let message = match error {
                DateError::NoSuchMonth => {
                    format!("`{}` cannot be: there is no such month", value())
                }
                DateError::NoSuchDay => format!("`{}` cannot be: there is no such day", value()),
                DateError::NoDate | DateError::Ambiguous => format!("`{}` is no date", value()),
            };
            let mut said = Diagnostic::new(Code::ImpossibleDate, tag.span, message);
            if let Some(date) = day_before_month(&tag.value) {
                said = said.with_fix(with_value(tag, &date.write(), Applicability::Likely));
            }
            say(said);
        }
    }
}

/// The date, if it is one with day and month exchanged: `2011.20.11`.
fn day_before_month(value: &[u8]) -> Option<Date> {
    let (year, day) = (value.get(..4)?, value.get(5..7)?);
    let month = value.get(8..).filter(|month| month.len() == 2)?;
    let read = Date::parse(&[year, b".", month, b".", day].concat()).ok()?;
    (!read.is_odd).then_some(read.value)
}

/// Whether a time of day follows a date: `2018-10-22T23:19:19`.
fn has_time(value: &[u8]) -> bool {
    let split = value.split_at_checked(10);
    split.is_some_and(|(date, rest)| {
        let is_date = Date::parse(date).is_ok();
        let time = rest.strip_prefix(b"T").or(rest.strip_prefix(b" "));
        is_date && time.is_some_and(|time| TimeOfDay::parse(time).is_ok())
    })
}

fn check_time(tag: &Tag<'_>, is_standard: bool, say: &mut impl FnMut(Diagnostic)) {
    let value = || shown(&tag.value);
    if tag.value.iter().all(|byte| b"?: -.".contains(byte)) {
        return;
    }
    match TimeOfDay::parse(&tag.value) {
        Ok(read) if read.is_odd && is_standard => {
            let written = read.value.write();
            let is_plain = tag
                .value
                .iter()
                .all(|byte| byte.is_ascii_digit() || *byte == b':');
            if read.value.second.is_some() && is_plain {
                let message = format!("`{}` is `{written}` in PGN", value());
                let fix = with_value(tag, &written, Applicability::Safe);
                say(Diagnostic::new(Code::DateFormat, tag.span, message).with_fix(fix));
            } else {
                let message = format!("`{}` is not written as HH:MM:SS", value());
                say(Diagnostic::new(Code::DateFormat, tag.span, message));
            }
        }
        Ok(_) => {}
        Err(TimeError::NoSuchTime) => {
            let message = format!("`{}` cannot be a time of day", value());
            say(Diagnostic::new(Code::ImpossibleDate, tag.span, message));
        }
        Err(TimeError::NoTime) if is_standard => {
            let message = format!("`{}` is no time of day", value());
            say(Diagnostic::new(Code::ImpossibleDate, tag.span, message));
        }
        Err(TimeError::NoTime) => {}
    }
}
