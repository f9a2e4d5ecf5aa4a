//! The search for the legal line that a text of moves tells.
//!
//! A word may be read in several ways, and a reading may fit several legal
//! moves: what follows decides. The first choice that lets the whole text be
//! played is taken, choices in the order of how well they fit what the text says.

use std::collections::HashSet;

use scoresheet_chess::{Color, Key, Move, Position, Resolution};
use scoresheet_notation::descriptive::Homes;
use scoresheet_notation::{Reading, Scan};

use super::item::{Item, Movetext, Next};

/// How many moves of a line may contradict what the text says of wings and checks.
const MOST_SLIPS: u8 = 2;

/// A move of a line and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) mv: Move,
    pub(super) reading: Reading,
    pub(super) before: Position,
    /// How many other moves fit the text just as well.
    pub(super) others: usize,
    /// Whether it fits the pattern and not all that the text says besides.
    pub(super) is_slip: bool,
    /// Whether the text names the wing on which the piece did not begin.
    pub(super) is_of_other_wing: bool,
}

/// A line of play as far as it could be read.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) steps: Vec<Step>,
    /// The position after the last of them.
    pub(super) last: Position,
    /// Where it got stuck, if it did: at something that may be a move and fits no legal one.
    pub(super) stuck: Option<usize>,
    /// How many words are no moves, what follows where it got stuck among them.
    pub(super) unread: usize,
}

/// A way to go on.
#[derive(Clone, Copy, Debug)]
struct Choice {
    mv: Move,
    reading: Reading,
    end: usize,
    others: usize,
    is_slip: bool,
    is_of_other_wing: bool,
}

/// A position on the way, and the choices in it that are left, the best one last.
struct Node {
    position: Position,
    homes: Homes,
    start: usize,
    /// How many slips there were before.
    slips: u8,
    choices: Vec<Choice>,
    taken: Option<Choice>,
}

impl Movetext<'_> {
    /// The line that a part of the text tells, from a position.
    ///
    /// A move may fit the pattern of a text and not its marks: the wrong wing, a check that is none.
    /// Such slips are allowed only where nothing can be read without, and as few as will do.
    pub(super) fn find_line(&self, from: usize, end: usize, start: &Position) -> Line {
        let exact = self.find_line_with(0, from, end, start);
        if exact.stuck.is_none() {
            return exact;
        }
        let mut careless =
            (1..=MOST_SLIPS).map(|slips| self.find_line_with(slips, from, end, start));
        careless.find(|line| line.stuck.is_none()).unwrap_or(exact)
    }

    /// The same with at most so many slips.
    ///
    /// The work is bounded by a multiple of the length of the text: what was seen to lead nowhere is
    /// not tried again, and after so many tries the line that came furthest is the answer.
    fn find_line_with(&self, most: u8, from: usize, end: usize, start: &Position) -> Line {
        let mut budget = 2_000 + 16 * (end - from);
        let mut dead: HashSet<(usize, u64, u8)> = HashSet::new();
        let mut slips = 0;
        let mut path: Vec<Node> = Vec::new();
        let mut best: Option<(usize, Vec<Step>, Position)> = None;
        let (mut at, mut position, mut homes) = (from, *start, Homes::new(start));
        loop {
            let turn = position.turn();
            let (choices, start) = match self.next_move(at, end, turn) {
                None => return self.line(steps(&path), position, None, (from, end)),
                Some((start, scans)) => {
                    let mut choices = self.choices((&position, &homes), start, &scans);
                    choices.retain(|choice| slips < most || !choice.is_slip);
                    (choices, start)
                }
            };
            path.push(Node {
                position,
                homes,
                slips,
                start,
                choices,
                taken: None,
            });
            // On to the next choice, here or further back.
            loop {
                let Some(node) = path.last_mut() else {
                    let (stuck, steps, last) = best.unwrap_or((from, Vec::new(), position));
                    return self.line(steps, last, Some(stuck), (from, end));
                };
                let choice = (budget > 0).then(|| node.choices.pop()).flatten();
                if let Some(choice) = choice {
                    budget -= 1;
                    let next = node.position.after(choice.mv);
                    let key = Key::of(&next).polyglot(&next);
                    let slipped = node.slips + u8::from(choice.is_slip);
                    if dead.contains(&(choice.end, key, slipped)) {
                        continue;
                    }
                    node.taken = Some(choice);
                    (at, position, homes) = (choice.end, next, node.homes);
                    slips = slipped;
                    homes.play(choice.mv);
                    break;
                }
                if best
                    .as_ref()
                    .is_none_or(|(furthest, ..)| node.start > *furthest)
                {
                    let (stuck, last) = (node.start, node.position);
                    path.pop();
                    best = Some((stuck, steps(&path), last));
                } else {
                    path.pop();
                }
                if let Some(Node {
                    position,
                    slips,
                    taken: Some(taken),
                    ..
                }) = path.last()
                {
                    let next = position.after(taken.mv);
                    let slipped = slips + u8::from(taken.is_slip);
                    dead.insert((taken.end, Key::of(&next).polyglot(&next), slipped));
                }
            }
        }
    }

    fn line(
        &self,
        steps: Vec<Step>,
        last: Position,
        stuck: Option<usize>,
        (from, end): (usize, usize),
    ) -> Line {
        let mut words = 0;
        let mut at = from;
        for step in &steps {
            words += self.words_between(at, step.start, step.before.turn());
            at = step.end;
        }
        words += self.words_between(at, stuck.unwrap_or(end), last.turn());
        let rest = stuck.map_or("", |stuck| &self.text[stuck..end]);
        let unread = words + rest.split_whitespace().count();
        Line {
            steps,
            last,
            stuck,
            unread,
        }
    }

    /// How many words between two moves are nothing that stands between moves. Behind a result that
    /// is all.
    fn words_between(&self, at: usize, end: usize, turn: Color) -> usize {
        let (mut at, mut words) = (at, 0);
        while let Next::Item(item, range) = self.next(at, end, turn) {
            at = range.end;
            match item {
                Item::Text => words += 1,
                Item::Result(_) => return words + self.text[at..end].split_whitespace().count(),
                _ => {}
            }
        }
        words
    }

    /// Where the next move begins, behind all that stands before it, and how it may be read.
    fn next_move(&self, at: usize, end: usize, turn: Color) -> Option<(usize, Vec<Scan>)> {
        let mut at = at;
        loop {
            match self.next(at, end, turn) {
                Next::End | Next::Item(Item::Result(_), _) => return None,
                Next::Item(_, range) => at = range.end,
                Next::Move(start, scans) => return Some((start, scans)),
            }
        }
    }

    /// All ways to go on, the best one last: moves that end within a word come behind those that end
    /// with it, and moves that fit less of what is said behind those that fit all.
    fn choices(
        &self,
        (position, homes): (&Position, &Homes),
        start: usize,
        scans: &[Scan],
    ) -> Vec<Choice> {
        let mut choices = [const { Vec::new() }; 4];
        for scan in scans {
            let reading = scan.reading;
            let mut moves = if reading.null {
                vec![Move::NULL]
            } else {
                match position.resolve(&reading.pattern) {
                    Resolution::None => continue,
                    Resolution::One(mv) => vec![mv],
                    Resolution::Many(moves) => moves,
                }
            };
            let equal = match moves.len() {
                1 => 1,
                _ => self.dialect.prefer(homes, position, &reading, &mut moves),
            };
            for (rank, &mv) in moves.iter().enumerate() {
                let others = equal.saturating_sub(1);
                let is_slip = rank >= equal;
                let home = homes.wing(mv.from).filter(|_| reading.wing.is_some());
                let is_of_other_wing = home.is_some() && home != reading.wing;
                let end = start + scan.len;
                let choice = Choice {
                    mv,
                    reading,
                    end,
                    others,
                    is_slip,
                    is_of_other_wing,
                };
                let fits_less = usize::from(rank >= equal);
                choices[2 * usize::from(self.is_within_word(end)) + fits_less].push(choice);
            }
        }
        let mut choices = choices.concat();
        choices.reverse();
        choices
    }

    /// Whether a byte stands between two letters or digits: in `PxA C6D` the second move begins at
    /// `C`, though a pawn takes a bishop on the knight's file.
    fn is_within_word(&self, at: usize) -> bool {
        let (before, behind) = self.text.split_at(at);
        before.ends_with(char::is_alphanumeric) && behind.starts_with(char::is_alphanumeric)
    }
}

fn steps(path: &[Node]) -> Vec<Step> {
    let taken = path.iter().filter_map(|node| Some((node, node.taken?)));
    taken
        .map(|(node, choice)| Step {
            start: node.start,
            end: choice.end,
            mv: choice.mv,
            reading: choice.reading,
            before: node.position,
            others: choice.others,
            is_slip: choice.is_slip,
            is_of_other_wing: choice.is_of_other_wing,
        })
        .collect()
}
