//! What a game is, whatever its spelling: a fix that changes it is no fix.

use std::ops::Range;

use scoresheet_chess::{Move, Position};
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use scoresheet_record::resolve::Options;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Reader, Resolver, Span};

/// What must stay of a game when its text is mended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Essence {
    /// The bytes of the game.
    pub(super) range: Range<usize>,
    start: Option<Position>,
    steps: Vec<Step>,
    result: Option<GameResult>,
    /// Names and values, each with its place in the text.
    tags: Vec<(Range<usize>, Vec<u8>, Vec<u8>)>,
}

/// A step on the way through the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Move(Move),
    Open,
    Close,
    /// Text that could not be read as moves.
    Unread,
}

/// What the fixes of a game are entitled to change.
#[derive(Clone, Debug, Default)]
pub(super) struct Leave {
    /// The bytes that they replace.
    pub(super) touched: Vec<Range<usize>>,
    /// Whether one is about the result.
    pub(super) result: bool,
    /// Whether what could not be read may become moves.
    pub(super) unread: bool,
    /// Whether the game may go on behind its last move, where a comment swallowed the rest.
    pub(super) tail: bool,
}

impl Essence {
    /// Whether a game whose text was mended is the game it was.
    pub(super) fn survives_as(&self, mended: &Essence, leave: &Leave) -> bool {
        let found = leave.unread && self.start.is_none();
        (self.start == mended.start || found)
            && (self.result == mended.result || leave.result || leave.tail)
            && self.keeps_tags(mended, leave)
            && match leave.unread || leave.tail {
                true => grows_into(&self.steps, &mended.steps, leave.tail),
                false => self.plain_steps().eq(mended.plain_steps()),
            }
    }

    fn plain_steps(&self) -> impl Iterator<Item = Step> {
        let steps = self.steps.iter().copied();
        steps.filter(|step| *step != Step::Unread)
    }

    /// Whether every tag that no fix touches is as it was, in whatever order.
    fn keeps_tags(&self, mended: &Essence, leave: &Leave) -> bool {
        let is_touched = |range: &Range<usize>| {
            let mut touched = leave.touched.iter();
            touched.any(|edit| edit.start < range.end && range.start < edit.end)
        };
        let mut after: Vec<_> = mended
            .tags
            .iter()
            .map(|(_, name, value)| (name, value))
            .collect();
        for (range, name, value) in &self.tags {
            match after.iter().position(|&tag| tag == (name, value)) {
                Some(at) => drop(after.swap_remove(at)),
                None if is_touched(range) => {}
                None => return false,
            }
        }
        // New ones only come where something was written among the tags.
        let tags_end = self.tags.last().map_or(self.range.start, |tag| tag.0.end);
        after.is_empty() || leave.touched.iter().any(|edit| edit.start <= tags_end)
    }
}

/// Whether the steps of a game are found in those of another, which may go on where text could not
/// be read before, and perhaps at the end of all.
fn grows_into(before: &[Step], after: &[Step], tail: bool) -> bool {
    let is_end = |step: &Step| tail && matches!(step, Step::Close | Step::Unread);
    let ends = before.iter().rev().take_while(|step| is_end(step)).count();
    let before = &before[..before.len() - ends];
    let mut rest = after;
    let mut steps = before.iter().peekable();
    while let Some(&step) = steps.next() {
        match (step, rest.split_first()) {
            (_, Some((&same, behind))) if same == step => rest = behind,
            // At the end of its line of play the text may have become moves.
            (Step::Unread, _) if matches!(steps.peek(), None | Some(Step::Close)) => {
                rest = &rest[line_end(rest)..];
            }
            (Step::Unread, _) => {}
            _ => return false,
        }
    }
    tail || rest.iter().all(|&step| step == Step::Unread)
}

/// Where the line of play ends that is under way.
fn line_end(steps: &[Step]) -> usize {
    let mut depth = 0;
    for (at, step) in steps.iter().enumerate() {
        match step {
            Step::Open => depth += 1,
            Step::Close if depth == 0 => return at,
            Step::Close => depth -= 1,
            Step::Move(_) | Step::Unread => {}
        }
    }
    steps.len()
}

/// What the games of a text are.
pub(super) fn read(text: &[u8], options: Options) -> Vec<Essence> {
    let mut resolver = Resolver::with_options(Essences::default(), options);
    Reader::new(text).read_all(&mut resolver);
    resolver.into_inner().games
}

/// A visitor that gathers what games are.
#[derive(Debug, Default)]
struct Essences {
    games: Vec<Essence>,
}

impl Essences {
    fn with_last(&mut self, act: impl FnOnce(&mut Essence)) -> Flow {
        if let Some(game) = self.games.last_mut() {
            act(game);
        }
        Flow::Continue(())
    }
}

impl Visitor for Essences {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.games.push(Essence {
            range: place.start..place.start,
            ..Essence::default()
        });
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.with_last(|game| {
            let base = game.range.start;
            let range = base + tag.span.start as usize..base + tag.span.end as usize;
            let (name, value) = (tag.name.to_vec(), tag.value.into_owned());
            game.tags.push((range, name, value));
        })
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.with_last(|game| game.start = start.copied())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let step = ply.played.map(|played| Step::Move(played.mv));
        self.with_last(|game| game.steps.extend(step))
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        match comment.kind {
            CommentKind::Unread => self.with_last(|game| game.steps.push(Step::Unread)),
            _ => Flow::Continue(()),
        }
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.with_last(|game| game.steps.push(Step::Open))
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.with_last(|game| game.steps.push(Step::Close))
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.with_last(|game| game.result = Some(result))
    }

    fn end_game(&mut self, end: usize) {
        let _ = self.with_last(|game| game.range.end = end);
    }
}

#[cfg(test)]
mod tests {
    use super::{Leave, Options, read};

    /// Whether one game may become the other by fixes about its spelling.
    fn survives(before: &str, after: &str, leave: &Leave) -> bool {
        let [before, after] = [before, after].map(|text| read(text.as_bytes(), Options::default()));
        before[0].survives_as(&after[0], leave)
    }

    #[test]
    fn spelling_may_change_and_moves_may_not() {
        let safe = Leave::default();
        assert!(survives("1. e2e4 (1.d4)", "1. e4 $1 (1. d4) {c}", &safe));
        assert!(!survives("1. e4 e5", "1. e4", &safe));
        assert!(!survives("1. e4 (1. d4) *", "1. e4 (1. c4) *", &safe));
        assert!(!survives("1. e4 (1. d4 d5) *", "1. e4 (1. d4) d5 *", &safe));
        assert!(!survives("1. e4 1-0", "1. e4 0-1", &safe));
        assert!(!survives("1. e4 Ke3 *", "1. e4 e5 *", &safe));
    }

    #[test]
    fn what_could_not_be_read_may_become_moves_where_it_stood() {
        let likely = Leave {
            unread: true,
            ..Leave::default()
        };
        assert!(survives("1. e4 Ke3 Nf3 *", "1. e4 e5 Nf3 *", &likely));
        assert!(survives(
            "1. e4 (1. d4 Ke3) e5 2. Kd4 *",
            "1. e4 (1. d4 d5 (1... d6) 2. c4) e5 2. Qh5 *",
            &likely
        ));
        assert!(!survives("1. e4 Ke3 *", "1. d4 d5 *", &likely));
        assert!(!survives("1. e4 e5 *", "1. e4 e5 2. Nf3 *", &likely));
        assert!(!survives(
            "1. e4 (1. d4 Ke3) e5 *",
            "1. e4 (1. d4 d5) *",
            &likely
        ));
        let tail = Leave {
            tail: true,
            ..Leave::default()
        };
        assert!(survives(
            "1. e4 (1. d4 {c d5) e5 *",
            "1. e4 (1. d4 {c} d5) e5 *",
            &tail
        ));
        assert!(!survives("1. e4 e5 {c *", "1. d4 d5 {c} *", &tail));
    }

    #[test]
    fn tags_change_only_where_they_are_touched() {
        let before = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *";
        let second = Leave {
            touched: Vec::from([12..24, 12..12]),
            ..Leave::default()
        };
        let holds = |after: &str, leave: &Leave| survives(before, after, leave);
        assert!(holds(
            "[Black \"B\"]\n[White \"A\"]\n\n1. e4 *",
            &Leave::default()
        ));
        assert!(holds("[White \"A\"]\n[Black \"C\"]\n\n1. e4 *", &second));
        assert!(!holds("[White \"C\"]\n[Black \"B\"]\n\n1. e4 *", &second));
        assert!(!holds("[White \"A\"]\n\n1. e4 *", &Leave::default()));
        let added = "[White \"A\"]\n[Black \"B\"]\n[Date \"?\"]\n\n1. e4 *";
        assert!(!holds(added, &Leave::default()));
        assert!(holds(added, &second));
    }
}
