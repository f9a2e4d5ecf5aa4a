//! Rows in two columns, as books have them.

use std::fmt::Write as _;

use scoresheet_record::pgn::Layout;
use scoresheet_record::tags::GameResult;

use super::rows::Rows;

/// What stands before remarks.
const INDENTATION: &str = "      ";
/// How wide White's column is at least.
const LEAST: usize = 14;

/// Writes the rows of a game in columns, below its heading.
pub(super) fn write(rows: &mut Rows, out: &mut String) {
    let layout: Layout = rows.layout;
    let width = layout.width.clamp(40, 200);
    for line in rows.heading.lines(layout.tags, rows.start.as_ref()) {
        let _ = writeln!(out, "{line}");
    }
    if !out.is_empty() && !out.ends_with("\n\n") {
        out.push('\n');
    }
    rows.before.lines(INDENTATION, width, out);
    let white = rows
        .rows
        .iter()
        .filter_map(|row| Some(row.white.as_ref()?.text.chars().count()));
    let wide = white.max().unwrap_or_default().max(LEAST) + 2;
    if !rows.rows.is_empty() {
        let [white, black] = rows.sides();
        let _ = writeln!(out, "{INDENTATION}{white:<wide$}{black}");
    }
    for row in &mut rows.rows {
        let number = match layout.numbers {
            true => format!("{:>4}. ", row.number),
            false => INDENTATION.to_owned(),
        };
        let mut is_apart = row.white.is_none();
        if let Some(half) = &mut row.white {
            let _ = write!(out, "{number}{:<wide$}", half.text);
            if row.black.is_none() || !half.remarks.is_empty() {
                end_line(out);
                is_apart = true;
            }
            half.remarks.lines(INDENTATION, width, out);
        }
        if let Some(half) = &mut row.black {
            if is_apart {
                let _ = write!(out, "{number}{:<wide$}", "...");
            }
            let _ = write!(out, "{}", half.text);
            end_line(out);
            half.remarks.lines(INDENTATION, width, out);
        }
    }
    if layout.result && rows.result != GameResult::Unknown {
        let _ = writeln!(out, "{INDENTATION}{}", rows.result.text());
    }
    out.push('\n');
}

/// Ends a line without blanks at its end.
fn end_line(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}
