//! The tag section: the roster first, the rest by name, and nothing that contradicts the moves.

use scoresheet_chess::{Position, Setup, Variant};

use crate::pgn::layout::TagChoice;
use crate::tags::{GameResult, ROSTER, roster_index, write_tag};

/// The tags of one game until they are written.
#[derive(Clone, Debug, Default)]
pub(super) struct TagSection {
    /// Names and values, one after the other.
    bytes: Vec<u8>,
    /// Where each name and each value ends.
    ends: Vec<(u32, u32)>,
    /// Where `*` stands in the text for a result that was not known when the tags were written.
    open_result: Option<usize>,
    order: Vec<u32>,
}

impl TagSection {
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
        self.open_result = None;
    }

    pub(super) fn add(&mut self, name: &[u8], value: &[u8]) {
        self.bytes.extend_from_slice(name);
        let name_end = self.bytes.len() as u32;
        self.bytes.extend_from_slice(value);
        self.ends.push((name_end, self.bytes.len() as u32));
    }

    fn get(&self, index: usize) -> (&[u8], &[u8]) {
        let start = if index == 0 {
            0
        } else {
            self.ends[index - 1].1 as usize
        };
        let (name_end, end) = self.ends[index];
        (
            &self.bytes[start..name_end as usize],
            &self.bytes[name_end as usize..end as usize],
        )
    }

    /// Whether there is a tag of a name, in any letters.
    fn has(&self, name: &[u8]) -> bool {
        (0..self.ends.len()).any(|index| self.get(index).0.eq_ignore_ascii_case(name))
    }

    fn find(&self, name: &[u8]) -> Option<usize> {
        (0..self.ends.len()).find(|&index| self.get(index).0 == name)
    }

    /// What the Result tag says.
    pub(super) fn result(&self) -> Option<GameResult> {
        GameResult::parse(self.get(self.find(b"Result")?).1)
    }

    /// Writes the section and the empty line after it.
    pub(super) fn write(&mut self, choice: TagChoice, start: Option<&Position>, out: &mut Vec<u8>) {
        if choice == TagChoice::None {
            return;
        }
        self.add_start(start);
        let mut roster = [None; 7];
        self.order.clear();
        for index in 0..self.ends.len() {
            let name = self.get(index).0;
            match roster_index(name) {
                Some(place) => roster[place] = Some(index),
                None if choice == TagChoice::All || is_start_tag(name) => {
                    self.order.push(index as u32);
                }
                None => {}
            }
        }
        for (place, (name, unknown)) in ROSTER.into_iter().enumerate() {
            match roster[place] {
                Some(index) => {
                    write_tag(self.get(index).0, self.get(index).1, out);
                    out.push(b'\n');
                }
                None => {
                    write_tag(name.as_bytes(), unknown.as_bytes(), out);
                    out.push(b'\n');
                    if name == "Result" {
                        // The line ends with `*"]` and a line end.
                        self.open_result = Some(out.len() - 4);
                    }
                }
            }
        }
        let mut order = std::mem::take(&mut self.order);
        order.sort_by(|&a, &b| self.get(a as usize).0.cmp(self.get(b as usize).0));
        for &index in &order {
            let (name, value) = self.get(index as usize);
            write_tag(name, value, out);
            out.push(b'\n');
        }
        self.order = order;
        out.push(b'\n');
    }

    /// Adds what shows a start position other than the usual one, if the tags do not.
    fn add_start(&mut self, start: Option<&Position>) {
        let is_chess960 = start.is_some_and(|start| start.variant() == Variant::Chess960);
        if self.has(b"FEN") {
            if !self.has(b"SetUp") {
                self.add(b"SetUp", b"1");
            }
            if is_chess960 && !self.has(b"Variant") {
                self.add(b"Variant", b"Chess960");
            }
            return;
        }
        let Some(start) = start else { return };
        let usual = Setup {
            variant: start.variant(),
            ..Setup::start()
        };
        if start.setup() != usual {
            self.add(b"FEN", start.fen().to_string().as_bytes());
            if self.find(b"SetUp").is_none() {
                self.add(b"SetUp", b"1");
            }
            if is_chess960 && self.find(b"Variant").is_none() {
                self.add(b"Variant", b"Chess960");
            }
        }
    }

    /// Puts the result into the tag that was written before it was known.
    pub(super) fn set_result(&mut self, result: GameResult, out: &mut Vec<u8>) {
        if let Some(at) = self.open_result.take()
            && result != GameResult::Unknown
        {
            out.splice(at..at + 1, result.text().bytes());
        }
    }
}

/// Without these the moves of a game that starts elsewhere could not be read.
fn is_start_tag(name: &[u8]) -> bool {
    [&b"FEN"[..], b"SetUp", b"Variant"]
        .iter()
        .any(|known| name.eq_ignore_ascii_case(known))
}
