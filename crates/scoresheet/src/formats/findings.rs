//! Findings as JSON Lines: an object a finding, with the file, the game and the fix.

use std::io::Write;

use scoresheet_record::diagnostic::Edit;

use super::parts::{decode, write_finding, write_string};
use crate::report::Finding;

/// A finding with all that there is to know about its place.
#[derive(Clone, Copy, Debug)]
pub struct Located<'a> {
    /// What was found.
    pub finding: &'a Finding,
    /// The name of the file.
    pub file: &'a str,
    /// The number of its game in the file, from 1.
    pub game: Option<u64>,
    /// The block of text that it is in.
    pub text: &'a [u8],
    /// Where in the text of the file, as UTF-8, the block begins.
    pub offset: u64,
}

impl Located<'_> {
    /// Writes the finding as a JSON object on one line.
    pub fn write_line(&self, out: &mut Vec<u8>) {
        let mut place = b"\"file\":".to_vec();
        write_string(self.file, &mut place);
        let _ = match self.game {
            Some(game) => write!(place, ",\"game\":{game},"),
            None => write!(place, ",\"game\":null,"),
        };
        write_finding(self.finding, &place, out);
        if let Some(fix) = &self.finding.diagnostic.fix {
            out.pop();
            out.extend_from_slice(b",\"fix\":{\"title\":");
            write_string(&fix.title, out);
            let applicability = fix.applicability.name();
            let _ = write!(out, ",\"applicability\":\"{applicability}\",\"edits\":[");
            for (index, edit) in fix.edits.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                self.write_edit(edit, out);
            }
            out.extend_from_slice(b"]}}");
        }
        out.push(b'\n');
    }

    fn write_edit(&self, edit: &Edit, out: &mut Vec<u8>) {
        let range = self.finding.range_of(edit);
        let [from, to] = [range.start, range.end].map(|at| self.finding.place_of(self.text, at));
        let _ = write!(
            out,
            "{{\"start\":{},\"end\":{},\"line\":{},\"column\":{},\"end_line\":{},\
             \"end_column\":{},\"text\":",
            self.offset + range.start as u64,
            self.offset + range.end as u64,
            from.line,
            from.column,
            to.line,
            to.column,
        );
        write_string(&decode(&edit.text), out);
        out.push(b'}');
    }
}
