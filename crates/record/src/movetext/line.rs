//! The search for the legal line that a text of moves tells.
//!
//! A word may be read in several ways, and a reading may fit several legal
//! moves: what follows decides. The first choice that lets the whole text be
//! played is taken, choices in the order of how well they fit what the text says.

use std::collections::{HashMap, HashSet};

use scoresheet_chess::{Color, Key, Move, Position, Resolution};
use scoresheet_notation::descriptive::Homes;
use scoresheet_notation::{Reading, Scan};

use super::item::{Item, Movetext, Next};

/// How many moves of a line may contradict what the text says of wings and checks.
const MOST_SLIPS: u8 = 2;

/// A way to go on: a move, and what the text says of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) reading: Reading,
    /// Behind its text.
    pub(super) end: usize,
    /// How many other moves fit the text just as well.
    pub(super) others: usize,
    /// Whether it fits the pattern and not all that the text says besides.
    pub(super) is_slip: bool,
    /// Whether the text names the wing on which the piece did not begin.
    pub(super) is_of_other_wing: bool,
}

/// Where a line stands: the position, and what is known of where its pieces began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand {
    pub(super) position: Position,
    pub(super) homes: Homes,
}

impl Stand {
    /// At the start of a game.
    pub(super) fn new(position: &Position) -> Stand {
        Stand {
            position: *position,
            homes: Homes::new(position),
        }
    }

    /// After a move.
    pub(super) fn after(&self, mv: Move) -> Stand {
        let mut homes = self.homes;
        homes.play(mv);
        Stand {
            position: self.position.after(mv),
            homes,
        }
    }
}

/// A move of a line, where it stands, and what was there before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) start: usize,
    pub(super) before: Stand,
    pub(super) choice: Choice,
}

/// A line of play as far as it could be read.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) steps: Vec<Step>,
    /// Where it stands after the last of them.
    pub(super) last: Stand,
    /// Where it got stuck, if it did: at something that may be a move and fits no legal one.
    pub(super) stuck: Option<usize>,
    /// How many words are no moves, what follows where it got stuck among them.
    pub(super) unread: usize,
}

/// A position on the way, and the choices in it that are left, the best one last.
struct Node {
    stand: Stand,
    start: usize,
    /// How many slips there were before.
    slips: u8,
    choices: Vec<Choice>,
    taken: Option<Choice>,
}

impl Movetext<'_> {
    /// The line that a part of the text tells, from where a game stands.
    ///
    /// A move may fit the pattern of a text and not its marks: the wrong wing, a check that is none.
    /// Such slips are allowed only where nothing can be read without, and as few as will do.
    pub(super) fn find_line(&self, from: usize, end: usize, start: &Stand) -> Line {
        let mut search = Search {
            movetext: *self,
            end,
            scanned: HashMap::new(),
        };
        let exact = search.run(0, from, start);
        if exact.stuck.is_none() {
            return exact;
        }
        let mut careless = (1..=MOST_SLIPS).map(|slips| search.run(slips, from, start));
        careless.find(|line| line.stuck.is_none()).unwrap_or(exact)
    }

    fn line(
        &self,
        steps: Vec<Step>,
        last: Stand,
        stuck: Option<usize>,
        (from, end): (usize, usize),
    ) -> Line {
        let mut words = 0;
        let mut at = from;
        for step in &steps {
            words += self.words_between(at, step.start, step.before.position.turn());
            at = step.choice.end;
        }
        words += self.words_between(at, stuck.unwrap_or(end), last.position.turn());
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
    fn next_move(&self, at: usize, end: usize, turn: Color) -> Option<Scanned> {
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
    fn choices(&self, stand: &Stand, start: usize, scans: &[Scan]) -> Vec<Choice> {
        let Stand { position, homes } = stand;
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
                let order = 2 * usize::from(self.is_within_word(end)) + usize::from(is_slip);
                choices[order].push(choice);
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

/// Where a move begins, and how it may be read.
type Scanned = (usize, Vec<Scan>);

/// The search through a part of a text. What a place may be read as is found out once.
struct Search<'a> {
    movetext: Movetext<'a>,
    end: usize,
    scanned: HashMap<(usize, Color), Option<Scanned>>,
}

impl Search<'_> {
    /// The line with at most so many slips.
    ///
    /// The work is bounded by a multiple of the length of the text: what was seen to lead nowhere is
    /// not tried again, and after so many tries the line that came furthest is the answer.
    fn run(&mut self, most: u8, from: usize, start: &Stand) -> Line {
        let Search { movetext, end, .. } = *self;
        let mut budget = 2_000 + 16 * (end - from);
        let mut dead: HashSet<(usize, u64, Homes, u8)> = HashSet::new();
        let mut path: Vec<Node> = Vec::new();
        let mut best: Option<(usize, Vec<Step>, Stand)> = None;
        let (mut at, mut stand, mut slips) = (from, *start, 0);
        loop {
            let Some((start, scans)) = self.next_move(at, stand.position.turn()) else {
                return movetext.line(steps(&path), stand, None, (from, end));
            };
            let mut choices = movetext.choices(&stand, *start, scans);
            choices.retain(|choice| slips < most || !choice.is_slip);
            path.push(Node {
                stand,
                slips,
                start: *start,
                choices,
                taken: None,
            });
            // On to the next choice, here or further back.
            loop {
                let Some(node) = path.last_mut() else {
                    let (stuck, steps, last) = best.unwrap_or((from, Vec::new(), stand));
                    return movetext.line(steps, last, Some(stuck), (from, end));
                };
                let choice = (budget > 0).then(|| node.choices.pop()).flatten();
                if let Some(choice) = choice {
                    budget -= 1;
                    let (next, slipped) = node.after(&choice);
                    if dead.contains(&state(&choice, &next, slipped)) {
                        continue;
                    }
                    node.taken = Some(choice);
                    (at, stand, slips) = (choice.end, next, slipped);
                    break;
                }
                let (stuck, last) = (node.start, node.stand);
                path.pop();
                if best.as_ref().is_none_or(|(furthest, ..)| stuck > *furthest) {
                    best = Some((stuck, steps(&path), last));
                }
                if let Some(node) = path.last()
                    && let Some(taken) = &node.taken
                {
                    let (next, slipped) = node.after(taken);
                    dead.insert(state(taken, &next, slipped));
                }
            }
        }
    }

    /// Where the next move begins, behind all that stands before it, and how it may be read.
    fn next_move(&mut self, at: usize, turn: Color) -> Option<&Scanned> {
        let Search { movetext, end, .. } = *self;
        let scanned = self.scanned.entry((at, turn));
        let found = scanned.or_insert_with(|| movetext.next_move(at, end, turn));
        found.as_ref()
    }
}

impl Node {
    /// Where the game stands after a choice, and how many slips there were.
    fn after(&self, choice: &Choice) -> (Stand, u8) {
        let slips = self.slips + u8::from(choice.is_slip);
        (self.stand.after(choice.mv), slips)
    }
}

/// All that the rest of a search depends on.
fn state(choice: &Choice, next: &Stand, slips: u8) -> (usize, u64, Homes, u8) {
    let key = Key::of(&next.position).polyglot(&next.position);
    (choice.end, key, next.homes, slips)
}

fn steps(path: &[Node]) -> Vec<Step> {
    let taken = path.iter().filter_map(|node| Some((node, node.taken?)));
    taken
        .map(|(node, choice)| Step {
            start: node.start,
            before: node.stand,
            choice,
        })
        .collect()
}
