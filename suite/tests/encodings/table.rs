//! What was right and what was not, counted and printed.

use std::fmt;

use scoresheet_record::source::encoding::Encoding;

use crate::games::{Game, Kind};

/// How many texts there were, and how many were right.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    all: u32,
    right: u32,
    /// Wrong, and said to be doubtful.
    admitted: u32,
    /// Right, and said to be doubtful.
    hesitant: u32,
}

impl Count {
    fn sum<'a>(counts: impl IntoIterator<Item = &'a Count>) -> Count {
        counts
            .into_iter()
            .fold(Count::default(), |sum, count| Count {
                all: sum.all + count.all,
                right: sum.right + count.right,
                admitted: sum.admitted + count.admitted,
                hesitant: sum.hesitant + count.hesitant,
            })
    }

    fn share(self) -> f64 {
        f64::from(self.right) / f64::from(self.all.max(1))
    }

    fn shown(self) -> String {
        match self.all {
            0 => "-".to_owned(),
            _ => format!("{:.1}", 100.0 * self.share()),
        }
    }
}

/// The counts for each encoding and each kind of game.
#[derive(Debug, Default)]
pub struct Table([[Count; 4]; Encoding::ALL.len()]);

impl Table {
    /// Counts a text.
    pub fn count(&mut self, game: &Game, is_right: bool, is_doubtful: bool) {
        let count = &mut self.0[game.encoding as usize][game.kind as usize];
        count.all += 1;
        count.right += u32::from(is_right);
        count.admitted += u32::from(!is_right && is_doubtful);
        count.hesitant += u32::from(is_right && is_doubtful);
    }

    /// The share of the texts in an encoding that is right.
    pub fn share(&self, encoding: Encoding) -> f64 {
        Count::sum(&self.0[encoding as usize]).share()
    }

    /// The share of all texts that is right.
    pub fn share_of_all(&self) -> f64 {
        Count::sum(self.0.iter().flatten()).share()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| encoding | texts |")?;
        for kind in Kind::ALL {
            write!(f, " {} |", kind.title())?;
        }
        writeln!(f, " right, % | wrong, and said | right, yet doubted |")?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
        let mut row = |name: &str, kinds: [Count; 4]| {
            let sum = Count::sum(&kinds);
            write!(f, "| {name} | {} |", sum.all)?;
            for count in kinds {
                write!(f, " {} |", count.shown())?;
            }
            let wrong = sum.all - sum.right;
            let (shown, admitted, hesitant) = (sum.shown(), sum.admitted, sum.hesitant);
            writeln!(f, " {shown} | {admitted} of {wrong} | {hesitant} |")
        };
        for encoding in Encoding::ALL {
            let kinds = self.0[encoding as usize];
            if Count::sum(&kinds).all > 0 {
                row(encoding.name(), kinds)?;
            }
        }
        let each = |kind: Kind| Count::sum(self.0.iter().map(|row| &row[kind as usize]));
        row("all", Kind::ALL.map(each))
    }
}
