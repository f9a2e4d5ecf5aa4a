//! Rows as a table in Markdown.

use std::fmt::Write as _;

use scoresheet_record::tags::GameResult;

use super::rows::{Half, Rows};

/// Writes the rows of a game as a table, below its heading.
pub(super) fn write(rows: &mut Rows, out: &mut String) {
    let layout = rows.layout;
    for (index, line) in rows
        .heading
        .lines(layout.tags, rows.start.as_ref())
        .iter()
        .enumerate()
    {
        // The players head the game; the position stands by itself, so that it can be read again.
        let mark = if index == 0 && !line.contains('/') {
            "### "
        } else {
            ""
        };
        let _ = writeln!(out, "{mark}{line}\n");
    }
    if !rows.before.is_empty() {
        rows.before.inline(out);
        out.push_str("\n\n");
    }
    let [white, black] = rows.sides();
    let _ = writeln!(out, "| | {white} | {black} |\n|---:|---|---|");
    for row in &mut rows.rows {
        let number = match layout.numbers {
            true => format!("{}.", row.number),
            false => String::new(),
        };
        let _ = write!(out, "| {number} | ");
        write_half(row.white.as_mut(), out);
        out.push_str(" | ");
        if row.black.is_some() {
            write_half(row.black.as_mut(), out);
        }
        out.push_str(" |\n");
    }
    if layout.result && rows.result != GameResult::Unknown {
        let _ = writeln!(out, "\n{}", rows.result.text());
    }
    out.push('\n');
}

fn write_half(half: Option<&mut Half>, out: &mut String) {
    match half {
        None => out.push_str("..."),
        Some(half) => {
            out.push_str(&half.text);
            if !half.remarks.is_empty() {
                out.push(' ');
                half.remarks.inline(out);
            }
        }
    }
}
