//! Differences between two texts as a unified diff, written while the texts pass by.

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use similar::{Algorithm, DiffOp, capture_diff_slices};

/// How many lines are shown around a change.
const CONTEXT: usize = 3;

/// How far ahead to look for lines that are the same again.
const FAR: usize = 100;

/// How many lines must be the same again before that is believed.
const SURE: usize = 3;

/// The differences of a file, on standard output.
pub struct Patch {
    name: String,
    out: io::StdoutLock<'static>,
    has_color: bool,
    is_terminal: bool,
    /// How many lines of each text have passed.
    passed: [usize; 2],
    /// The last lines, where nothing has changed lately.
    before: VecDeque<Vec<u8>>,
    hunk: Option<Hunk>,
    /// Whether the names of the file have been written.
    has_head: bool,
}

/// Changes that are close together.
struct Hunk {
    /// The lines of each text before it.
    before: [usize; 2],
    /// How many lines of each text it has.
    lengths: [usize; 2],
    /// The lines, each with its sign.
    lines: Vec<(u8, Vec<u8>)>,
    /// How many lines at its end are the same in both texts.
    same: usize,
}

impl Patch {
    /// The differences of a file of this name.
    pub fn new(name: &str) -> Patch {
        let choice = anstream::AutoStream::choice(&io::stdout());
        Patch {
            name: name.to_owned(),
            out: io::stdout().lock(),
            has_color: choice != anstream::ColorChoice::Never,
            is_terminal: io::stdout().is_terminal(),
            passed: [0; 2],
            before: VecDeque::new(),
            hunk: None,
            has_head: false,
        }
    }

    /// Writes how the next part of the text differs; parts end where lines end.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn add(&mut self, old: &[u8], new: &[u8]) -> io::Result<()> {
        let [old, new]: [Vec<&[u8]>; 2] =
            [old, new].map(|text| text.split_inclusive(|&byte| byte == b'\n').collect());
        let (mut old, mut new) = (&old[..], &new[..]);
        while !old.is_empty() || !new.is_empty() {
            let same = old.iter().zip(new).take_while(|(a, b)| a == b).count();
            self.keep(&old[..same])?;
            (old, new) = (&old[same..], &new[same..]);
            let [gone, come] = same_again(old, new);
            self.compare(&old[..gone], &new[..come])?;
            (old, new) = (&old[gone..], &new[come..]);
        }
        Ok(())
    }

    /// The smallest difference of a few lines.
    fn compare(&mut self, old: &[&[u8]], new: &[&[u8]]) -> io::Result<()> {
        for op in capture_diff_slices(Algorithm::Myers, old, new) {
            if let DiffOp::Equal { old_index, len, .. } = op {
                self.keep(&old[old_index..old_index + len])?;
            } else {
                for line in &old[op.old_range()] {
                    self.change(b'-', line);
                }
                for line in &new[op.new_range()] {
                    self.change(b'+', line);
                }
            }
        }
        Ok(())
    }

    /// Lines that are in both.
    fn keep(&mut self, lines: &[&[u8]]) -> io::Result<()> {
        for (index, line) in lines.iter().enumerate() {
            if let Some(hunk) = &mut self.hunk {
                hunk.push(b' ', line);
                hunk.same += 1;
                if hunk.same > 2 * CONTEXT {
                    self.end_hunk()?;
                }
            } else {
                // Of those that nothing can come near only the number matters.
                let first = lines.len().saturating_sub(CONTEXT).max(index);
                for line in &lines[first..] {
                    self.remember(line.to_vec());
                }
                let left = lines.len() - index;
                self.passed = self.passed.map(|passed| passed + left);
                return Ok(());
            }
            self.passed = self.passed.map(|passed| passed + 1);
        }
        Ok(())
    }

    fn remember(&mut self, line: Vec<u8>) {
        if self.before.len() == CONTEXT {
            self.before.pop_front();
        }
        self.before.push_back(line);
    }

    /// A line that is only in one.
    fn change(&mut self, sign: u8, line: &[u8]) {
        let Patch { before, passed, .. } = self;
        let hunk = self.hunk.get_or_insert_with(|| {
            let mut hunk = Hunk {
                before: passed.map(|passed| passed - before.len()),
                lengths: [0; 2],
                lines: Vec::new(),
                same: 0,
            };
            for line in before.drain(..) {
                hunk.push(b' ', &line);
            }
            hunk
        });
        hunk.push(sign, line);
        hunk.same = 0;
        self.passed[usize::from(sign == b'+')] += 1;
    }

    /// Writes the hunk at hand, and remembers what may stand before the next.
    fn end_hunk(&mut self) -> io::Result<()> {
        let Some(mut hunk) = self.hunk.take() else {
            return Ok(());
        };
        let surplus = hunk.same.saturating_sub(CONTEXT);
        let kept = hunk.lines.split_off(hunk.lines.len() - surplus);
        hunk.lengths = hunk.lengths.map(|length| length - surplus);
        // The lines after the context, and if they are few, the last of the context before them.
        let near = CONTEXT.saturating_sub(kept.len()).min(hunk.same - surplus);
        for (_, line) in &hunk.lines[hunk.lines.len() - near..] {
            self.remember(line.clone());
        }
        for (_, line) in kept {
            self.remember(line);
        }
        let bold = Style::new().bold();
        if !self.has_head {
            self.has_head = true;
            let name = self.name.clone();
            self.line(bold, format!("--- {name}\n").as_bytes())?;
            self.line(bold, format!("+++ {name}\n").as_bytes())?;
        }
        let [old, new] = [0, 1].map(|side| hunk.place(side));
        let place = format!("@@ -{old} +{new} @@\n");
        self.line(AnsiColor::Cyan.on_default(), place.as_bytes())?;
        for (sign, line) in &hunk.lines {
            let style = match sign {
                b'-' => AnsiColor::Red.on_default(),
                b'+' => AnsiColor::Green.on_default(),
                _ => Style::new(),
            };
            self.line(style, &[&[*sign], &line[..]].concat())?;
        }
        Ok(())
    }

    /// A line of the diff; where the text has no line end, that is said.
    fn line(&mut self, style: Style, line: &[u8]) -> io::Result<()> {
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
            write!(self.out, "{style}")?;
            self.out.write_all(part)?;
            write!(self.out, "{style:#}")?;
        } else {
            self.out.write_all(part)?;
        }
        self.out.write_all(b"\n")?;
        if bare.len() == line.len() {
            self.out.write_all(b"\\ No newline at end of file\n")?;
        }
        Ok(())
    }

    /// Writes what is left. Returns whether there was any difference.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn finish(mut self) -> io::Result<bool> {
        self.end_hunk()?;
        self.out.flush()?;
        Ok(self.has_head)
    }
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
    fn push(&mut self, sign: u8, line: &[u8]) {
        self.lengths[0] += usize::from(sign != b'+');
        self.lengths[1] += usize::from(sign != b'-');
        self.lines.push((sign, line.to_vec()));
    }

    /// First line and number of lines in one of the texts; of no lines, the line before.
    fn place(&self, side: usize) -> String {
        let (before, length) = (self.before[side], self.lengths[side]);
        format!("{},{length}", before + usize::from(length > 0))
    }
}
