//! Differences between two texts as a unified diff, written while the texts pass by.
//!
//! *Why this is clever:* texts are compared game by game, and the context of a change reaches over
//! the ends of games. So neither the blocks in which the texts come nor what was found far above has
//! a say in what is shown, and no more than a game is held. A change has as many lines as it has: its
//! length stands before it, so what is long waits in a temporary file.

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Seek, Write};

use anstyle::{AnsiColor, Style};
use scoresheet::convert::GameSpan;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use tempfile::SpooledTempFile;

/// How many lines are shown around a change.
const CONTEXT: usize = 3;

/// How far ahead to look for lines that are the same again.
const FAR: usize = 100;

/// How many lines must be the same again before that is believed.
const SURE: usize = 3;

/// How many bytes of changes that are close together are held in memory.
const HELD: usize = 1 << 20;

/// The differences of a file, on standard output.
pub struct Patch {
    name: String,
    out: io::StdoutLock<'static>,
    look: Look,
    /// What has not been compared of each text: the game at hand.
    waiting: [Vec<u8>; 2],
    /// How many lines of each text have been compared.
    passed: [usize; 2],
    /// The last lines that are the same in both texts.
    same: VecDeque<Vec<u8>>,
    hunk: Option<Hunk>,
    /// Whether the names of the file have been written.
    has_head: bool,
}

/// Changes that are close together, up to the last of them.
struct Hunk {
    /// The lines of each text before it.
    before: [usize; 2],
    /// How many lines of each text it has.
    lengths: [usize; 2],
    /// The lines as they are shown.
    text: SpooledTempFile,
}

/// How lines are shown.
#[derive(Clone, Copy)]
struct Look {
    has_color: bool,
    is_terminal: bool,
}

impl Patch {
    /// The differences of a file of this name.
    pub fn new(name: &str) -> Patch {
        let choice = anstream::AutoStream::choice(&io::stdout());
        Patch {
            name: name.to_owned(),
            out: io::stdout().lock(),
            look: Look {
                has_color: choice != anstream::ColorChoice::Never,
                is_terminal: io::stdout().is_terminal(),
            },
            waiting: Default::default(),
            passed: [0; 2],
            same: VecDeque::new(),
            hunk: None,
            has_head: false,
        }
    }

    /// Writes how the next part of the text differs. `spans` says where its games are.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn add(&mut self, old: &[u8], new: &[u8], spans: &[GameSpan]) -> io::Result<()> {
        let mut done = [0; 2];
        for span in spans {
            let upto = [
                behind_line_ends(old, span.end),
                behind_line_ends(new, span.written),
            ];
            self.wait(old.get(done[0]..upto[0]), new.get(done[1]..upto[1]));
            done = upto;
            let is_apart = |text: &Vec<u8>| matches!(text.last(), None | Some(b'\n'));
            // Two games may stand on one line.
            if self.waiting.iter().all(is_apart) {
                self.compare_game()?;
            }
        }
        // What is left stands before the first game of the next part.
        self.wait(old.get(done[0]..), new.get(done[1]..));
        Ok(())
    }

    fn wait(&mut self, old: Option<&[u8]>, new: Option<&[u8]>) {
        for (waiting, more) in self.waiting.iter_mut().zip([old, new]) {
            waiting.extend_from_slice(more.unwrap_or_default());
        }
    }

    /// Compares what waits, and empties it.
    fn compare_game(&mut self) -> io::Result<()> {
        let mut waiting = std::mem::take(&mut self.waiting);
        let [old, new] = [&waiting[0], &waiting[1]]
            .map(|text| -> Vec<&[u8]> { text.split_inclusive(|&byte| byte == b'\n').collect() });
        let (mut old, mut new) = (&old[..], &new[..]);
        while !old.is_empty() || !new.is_empty() {
            let same = old.iter().zip(new).take_while(|(a, b)| a == b).count();
            self.keep(&old[..same])?;
            (old, new) = (&old[same..], &new[same..]);
            let [gone, come] = same_again(old, new);
            self.compare(&old[..gone], &new[..come])?;
            (old, new) = (&old[gone..], &new[come..]);
        }
        waiting.iter_mut().for_each(Vec::clear);
        self.waiting = waiting;
        Ok(())
    }

    /// The smallest difference of a few lines.
    fn compare(&mut self, old: &[&[u8]], new: &[&[u8]]) -> io::Result<()> {
        for op in capture_diff_slices(Algorithm::Myers, old, new) {
            if let DiffOp::Equal { old_index, len, .. } = op {
                self.keep(&old[old_index..old_index + len])?;
            } else {
                for line in &old[op.old_range()] {
                    self.change(b'-', line)?;
                }
                for line in &new[op.new_range()] {
                    self.change(b'+', line)?;
                }
            }
        }
        Ok(())
    }

    /// Lines that are in both.
    fn keep(&mut self, lines: &[&[u8]]) -> io::Result<()> {
        for (index, line) in lines.iter().enumerate() {
            if self.hunk.is_some() {
                self.passed = self.passed.map(|passed| passed + 1);
                self.same.push_back(line.to_vec());
                if self.same.len() > 2 * CONTEXT {
                    self.end_hunk()?;
                }
            } else {
                let left = &lines[index..];
                self.passed = self.passed.map(|passed| passed + left.len());
                // Of those that nothing can come near only the number matters.
                for line in &left[left.len().saturating_sub(CONTEXT)..] {
                    self.same.push_back(line.to_vec());
                }
                self.forget();
                return Ok(());
            }
        }
        Ok(())
    }

    /// Of the lines that are the same keeps those that may stand before a change.
    fn forget(&mut self) {
        let surplus = self.same.len().saturating_sub(CONTEXT);
        self.same.drain(..surplus);
    }

    /// A line that is only in one.
    fn change(&mut self, sign: u8, line: &[u8]) -> io::Result<()> {
        let Patch {
            look, same, passed, ..
        } = self;
        let hunk = self.hunk.get_or_insert_with(|| Hunk {
            before: passed.map(|passed| passed - same.len()),
            lengths: [0; 2],
            text: SpooledTempFile::new(HELD),
        });
        for line in same.drain(..) {
            hunk.push(*look, b' ', &line)?;
        }
        hunk.push(*look, sign, line)?;
        self.passed[usize::from(sign == b'+')] += 1;
        Ok(())
    }

    /// Writes the hunk at hand, and keeps what may stand before the next.
    fn end_hunk(&mut self) -> io::Result<()> {
        let Some(mut hunk) = self.hunk.take() else {
            return Ok(());
        };
        for line in self.same.iter().take(CONTEXT) {
            hunk.push(self.look, b' ', line)?;
        }
        self.forget();
        let (look, out) = (self.look, &mut self.out);
        let bold = Style::new().bold();
        if !self.has_head {
            self.has_head = true;
            // Behind a tab nothing belongs to the name, whatever blanks are in it.
            let tab = if self.name.contains(' ') { "\t" } else { "" };
            for sign in ["---", "+++"] {
                let line = format!("{sign} {}{tab}\n", self.name);
                look.write(out, bold, line.as_bytes())?;
            }
        }
        let [old, new] = [0, 1].map(|side| hunk.place(side));
        let place = format!("@@ -{old} +{new} @@\n");
        look.write(out, AnsiColor::Cyan.on_default(), place.as_bytes())?;
        hunk.text.rewind()?;
        io::copy(&mut hunk.text, out)?;
        Ok(())
    }

    /// Writes what is left. Returns whether there was any difference.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn finish(mut self) -> io::Result<bool> {
        self.compare_game()?;
        self.end_hunk()?;
        self.out.flush()?;
        Ok(self.has_head)
    }
}

/// Behind the last line end that only blanks part from a place.
fn behind_line_ends(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace());
    let last = rest[..blanks.count()].iter().rposition(|&b| b == b'\n');
    last.map_or(at, |last| at + last + 1)
}

/// How many lines to pass in both texts until they are the same again, or as many as one looks
/// ahead. Looking no further keeps differences local and takes no longer for many than for few.
fn same_again(old: &[&[u8]], new: &[&[u8]]) -> [usize; 2] {
    let is_same = |gone: usize, come: usize| {
        let (old, new) = (&old[gone..], &new[come..]);
        let length = old.len().min(new.len()).min(SURE);
        // At the end of both texts there need not be so many.
        (length == SURE || old.len() == new.len()) && old[..length] == new[..length]
    };
    for sum in 0..=FAR {
        let first = sum.saturating_sub(new.len());
        for gone in first..=sum.min(old.len()) {
            if is_same(gone, sum - gone) {
                return [gone, sum - gone];
            }
        }
    }
    [old.len().min(FAR), new.len().min(FAR)]
}

impl Hunk {
    fn push(&mut self, look: Look, sign: u8, line: &[u8]) -> io::Result<()> {
        self.lengths[0] += usize::from(sign != b'+');
        self.lengths[1] += usize::from(sign != b'-');
        let style = match sign {
            b'-' => AnsiColor::Red.on_default(),
            b'+' => AnsiColor::Green.on_default(),
            _ => Style::new(),
        };
        look.write(&mut self.text, style, &[&[sign], line].concat())
    }

    /// First line and number of lines in one of the texts; of no lines, the line before.
    fn place(&self, side: usize) -> String {
        let (before, length) = (self.before[side], self.lengths[side]);
        format!("{},{length}", before + usize::from(length > 0))
    }
}

impl Look {
    /// A line of the diff; where the text has no line end, that is said.
    fn write(self, out: &mut impl Write, style: Style, line: &[u8]) -> io::Result<()> {
        let bare = line.strip_suffix(b"\n").unwrap_or(line);
        let shown: Vec<u8>;
        let mut part = bare;
        if self.is_terminal {
            // A character that moves the cursor or switches colours is not for the terminal.
            let is_odd = |byte: &u8| byte.is_ascii_control() && *byte != b'\t';
            let plain = bare
                .iter()
                .map(|byte| if is_odd(byte) { b'?' } else { *byte });
            shown = plain.collect();
            part = &shown;
        }
        if self.has_color {
            write!(out, "{style}")?;
            out.write_all(part)?;
            write!(out, "{style:#}")?;
        } else {
            out.write_all(part)?;
        }
        out.write_all(b"\n")?;
        if bare.len() == line.len() {
            out.write_all(b"\\ No newline at end of file\n")?;
        }
        Ok(())
    }
}
