//! Games as books print them, replayed: of all ways to read each text, those that let the rest of the
//! game be read.

use scoresheet_chess::{Move, Position, Resolution};
use scoresheet_notation::descriptive::{self, Homes, School};

/// How many positions may be looked at in one game with so many slips.
const BUDGET: usize = 20_000;

struct Search<'a> {
    school: School,
    texts: &'a [String],
    budget: usize,
    /// How many moves may fit their texts less well than others.
    slips: usize,
    line: Vec<Move>,
    best: Vec<Move>,
    open: Vec<bool>,
    /// The text at which the longest line ended.
    stuck: String,
}

impl Search<'_> {
    /// Plays the texts from one on, and from a byte in it; true if all are used up.
    fn play(
        &mut self,
        position: &Position,
        homes: Homes,
        index: usize,
        at: usize,
        slips: usize,
    ) -> bool {
        if self.line.len() > self.best.len() {
            self.best.clone_from(&self.line);
        }
        let Some(text) = self.texts.get(index).filter(|_| position.can_move()) else {
            return true;
        };
        let rest = text[at..]
            .trim_start_matches(|c: char| c.is_whitespace() || c == '.' || c.is_ascii_digit());
        if rest.is_empty() || descriptive::scan_end(rest).is_some() {
            return self.play(position, homes, index + 1, 0, slips);
        }
        let here = text.len() - rest.len();
        for scan in descriptive::scan(rest, position.turn(), self.school) {
            let mut moves = match position.resolve(&scan.reading.pattern) {
                Resolution::None => continue,
                Resolution::One(mv) => vec![mv],
                Resolution::Many(moves) => moves,
            };
            let best = homes.prefer(position, &scan.reading, &mut moves);
            for (rank, mv) in moves.into_iter().enumerate() {
                // A move that fits less well is a slip of the book, and slips are rare.
                let slips = slips + usize::from(rank >= best);
                if slips > self.slips {
                    break;
                }
                if self.budget == 0 {
                    return false;
                }
                self.budget -= 1;
                self.line.push(mv);
                self.open.push(best > 1);
                let mut next = homes;
                next.play(mv);
                if self.play(&position.after(mv), next, index, here + scan.len, slips) {
                    return true;
                }
                self.line.pop();
                self.open.pop();
            }
        }
        if self.line.len() >= self.best.len() {
            self.stuck = format!("{rest} in {}", position.fen());
        }
        false
    }
}

/// The moves of a game, as far as a line leads, and how many texts did not say which move they
/// mean; or where all lines end.
pub fn replay(
    start: Position,
    texts: &[String],
    school: School,
) -> (Vec<Move>, usize, Option<String>) {
    let mut search = Search {
        school,
        texts,
        budget: 0,
        slips: 0,
        line: Vec::new(),
        best: Vec::new(),
        open: Vec::new(),
        stuck: String::new(),
    };
    for slips in 0..=2 {
        (search.slips, search.budget) = (slips, BUDGET);
        if search.play(&start, Homes::new(&start), 0, 0, 0) {
            let open = search.open.iter().filter(|&&open| open).count();
            return (search.line, open, None);
        }
        search.line.clear();
        search.open.clear();
    }
    (search.best, 0, Some(search.stuck))
}
