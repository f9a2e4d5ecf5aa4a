//! Laws of the writer: what is written reads back as the same game, and stays as it is.

use scoresheet_chess::{Move, Position};
use scoresheet_record::game::Text;
use scoresheet_record::pgn::{Layout, Ply, TagChoice, Writer};
use scoresheet_record::remark::Nag;
use scoresheet_record::resolve::{Options, Spelling};
use scoresheet_record::tags::{GameResult, ROSTER};
use scoresheet_record::{Diagnostic, Flow, Game, Reader, Resolver, Span, Visitor};

use super::{Verdict, ensure, shown};

/// The games of a text, written one after the other.
pub fn write_all(games: &[Game], layout: &Layout) -> Vec<u8> {
    let texts = games.iter().map(|game| game.write(layout));
    texts.collect::<Vec<_>>().concat()
}

/// Whatever a text is, reading, writing and reading it gives the same games, and writing those
/// gives the same text.
pub fn round_trip(text: &[u8]) -> Verdict {
    games(&Game::read_all(text))
}

/// What is said about a text that its writer has written.
pub fn games(games: &[Game]) -> Verdict {
    let written = write_all(games, &Layout::EXPORT);
    let again = Game::read_all(&written);
    ensure(again.len() == games.len(), || {
        format!(
            "{} games became {}: {}",
            games.len(),
            again.len(),
            shown(&written)
        )
    })?;
    for (index, (before, after)) in games.iter().zip(&again).enumerate() {
        same_game(before, after)
            .map_err(|fault| format!("game {index}: {fault}\nwritten: {}", shown(&written)))?;
    }
    let twice = write_all(&again, &Layout::EXPORT);
    ensure(twice == written, || {
        format!("first {}\nthen  {}", shown(&written), shown(&twice))
    })?;
    // What has been through the writer once is in the writer's order and complete: exactly equal.
    ensure(Game::read_all(&twice) == again, || {
        format!("read again, it differs: {}", shown(&twice))
    })
}

/// Two games say the same, though the second may have what every archived game has: the roster,
/// and the tags that show its start.
pub fn same_game(before: &Game, after: &Game) -> Verdict {
    ensure(before.preamble == after.preamble, || {
        format!(
            "the preamble {} became {}",
            texts(&before.preamble),
            texts(&after.preamble)
        )
    })?;
    ensure(before.start == after.start, || {
        let fen = |game: &Game| game.start.map(|start| start.fen().to_string());
        format!("the start {:?} became {:?}", fen(before), fen(after))
    })?;
    ensure(before.result == after.result, || {
        format!("the result {:?} became {:?}", before.result, after.result)
    })?;
    for (name, value) in before.first_tags() {
        let found = after.first_tags().find(|(known, _)| *known == name);
        ensure(
            found.is_some_and(|(_, found)| found == value),
            || match found {
                Some((_, found)) => format!(
                    "the tag {} {} became {}",
                    shown(name),
                    shown(value),
                    shown(found)
                ),
                None => format!("the tag {} was lost", shown(name)),
            },
        )?;
    }
    for (name, value) in after.first_tags() {
        let was_there = before.first_tags().any(|(known, _)| known == name);
        ensure(was_there || may_be_added(name, value, before), || {
            format!("the tag {} {} was added", shown(name), shown(value))
        })?;
    }
    ensure(before.tree == after.tree, || {
        "the moves or what is said about them differ".to_owned()
    })
}

fn may_be_added(name: &[u8], value: &[u8], game: &Game) -> bool {
    let in_roster = ROSTER.iter().any(|(known, unknown)| {
        let is_result = *known == "Result" && GameResult::parse(value) == Some(game.result);
        known.as_bytes() == name && (unknown.as_bytes() == value || is_result)
    });
    in_roster || [&b"FEN"[..], b"SetUp", b"Variant"].contains(&name)
}

fn texts(texts: &[Text]) -> String {
    let each = texts.iter().map(|text| shown(&text.bytes));
    each.collect::<Vec<_>>().join(", ")
}

/// Writing as one reads gives the text that reading first and writing then gives.
///
/// Two things a tree puts in order where a stream has passed the place: a glyph that stands
/// behind a variation and is said of the move before it, and a variation of the first move of a
/// variation, which for a tree is one more variation of the same move. Texts with either are
/// passed over.
pub fn stream(text: &[u8]) -> Verdict {
    let mut resolver = Resolver::new(Writer::new(Layout::EXPORT));
    Reader::new(text).read_all(&mut resolver);
    let streamed = resolver.into_inner().take_text();
    let written = write_all(&Game::read_all(text), &Layout::EXPORT);
    // A stream also holds what stands behind the last game.
    let loose = streamed.strip_prefix(written.as_slice());
    if loose.is_some_and(|loose| Game::read_all(loose).is_empty()) {
        return Ok(());
    }
    let mut order = Resolver::new(Order::default());
    Reader::new(text).read_all(&mut order);
    ensure(order.inner().is_put_right, || {
        format!("stream {}\ntree   {}", shown(&streamed), shown(&written))
    })
}

/// Watches for what a tree tells in another order than a stream.
#[derive(Default)]
struct Order {
    /// For each open variation, how many plies it has.
    plies: Vec<usize>,
    after_variation: bool,
    is_put_right: bool,
}

impl Visitor for Order {
    fn begin_moves(&mut self, _start: Option<&Position>) -> Flow {
        self.plies.clear();
        Flow::Continue(())
    }

    fn ply(&mut self, _ply: Ply<'_>) -> Flow {
        self.after_variation = false;
        if let Some(plies) = self.plies.last_mut() {
            *plies += 1;
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.is_put_right |= self.plies.last() == Some(&1);
        self.plies.push(0);
        self.after_variation = false;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.plies.pop();
        self.after_variation = true;
        Flow::Continue(())
    }

    fn nag(&mut self, _nag: Nag, _span: Span) -> Flow {
        self.is_put_right |= self.after_variation;
        Flow::Continue(())
    }
}

/// Any width of line, and text without numbers, holds the same game; less may be written, and
/// then what was written stands.
pub fn any_layout(text: &[u8], width: usize) -> Verdict {
    let games = Game::read_all(text);
    for numbers in [true, false] {
        let layout = Layout {
            width,
            numbers,
            ..Layout::EXPORT
        };
        let written = write_all(&games, &layout);
        let again = Game::read_all(&written);
        ensure(again.len() == games.len(), || {
            format!(
                "{} games became {}: {}",
                games.len(),
                again.len(),
                shown(&written)
            )
        })?;
        for (before, after) in games.iter().zip(&again) {
            same_game(before, after)
                .map_err(|fault| format!("width {width}, {fault}: {}", shown(&written)))?;
        }
    }
    for layout in [
        Layout::REDUCED,
        Layout::ONE_LINE,
        Layout {
            variations: false,
            tags: TagChoice::Roster,
            ..Layout::EXPORT
        },
    ] {
        let written = write_all(&games, &layout);
        let again = Game::read_all(&written);
        ensure(again.len() == games.len(), || {
            format!(
                "{} games became {}: {}",
                games.len(),
                again.len(),
                shown(&written)
            )
        })?;
        for (before, after) in games.iter().zip(&again) {
            let line = |game: &Game| {
                game.main_line()
                    .map(|id| game.tree.node(id).mv)
                    .collect::<Vec<_>>()
            };
            let same = line(before) == line(after) && before.result == after.result;
            ensure(same, || {
                format!("the main line differs: {}", shown(&written))
            })?;
        }
    }
    Ok(())
}

/// Lines are no longer than the layout allows, unless they hold what may not be broken: a tag, an
/// escape line, a comment that goes to the end of its line, a word longer than a line, or words
/// of a comment between which a line end would be read as something else. And they are no shorter
/// than they must be: what begins a line did not fit on the line before (PGN 8.2.1).
pub fn tidy_lines(text: &[u8]) -> Verdict {
    const WIDTH: usize = 79;
    let written = write_all(&Game::read_all(text), &Layout::EXPORT);
    let mut before: Option<&[u8]> = None;
    let (mut in_moves, mut is_preamble) = (false, true);
    for line in written.split(|&byte| byte == b'\n') {
        let is_whole = line.starts_with(b"[") || line.starts_with(b"%") || line.contains(&b';');
        let place = breaks(line).next_back();
        ensure(line.len() <= WIDTH || is_whole || place.is_none(), || {
            format!("a line of {} bytes: {}", line.len(), shown(line))
        })?;
        is_preamble &= !line.starts_with(b"[Event \"");
        if let Some(before) = before.filter(|_| !is_whole && !is_preamble && !line.is_empty()) {
            let first = breaks(line).next().unwrap_or(line.len());
            ensure(before.len() + 1 + first > WIDTH, || {
                format!("{} had room for {}", shown(before), shown(&line[..first]))
            })?;
        }
        // Behind the blank line after the moves come the remarks before the next game's tags,
        // each on a line of its own; a blank line stands before the moves, too.
        if line.is_empty() {
            is_preamble = in_moves;
            in_moves = !in_moves;
        }
        before = (!is_whole && !line.is_empty()).then_some(line);
    }
    ensure(written.is_empty() || written.ends_with(b"\n\n"), || {
        format!("no blank line at the end: {}", shown(&written))
    })
}

/// The blanks of a line that might have been line ends: single ones, if what follows would not
/// look like a tag or an escape line.
fn breaks(line: &[u8]) -> impl DoubleEndedIterator<Item = usize> {
    (1..line.len().saturating_sub(1)).filter(|&at| {
        let [before, blank, after] = [line[at - 1], line[at], line[at + 1]];
        blank == b' ' && before != b' ' && !matches!(after, b' ' | b'[' | b'%')
    })
}

/// Whoever wants no variations, or no spelling, is told the same main line; and whoever only wants
/// spelling compared is told the same of it as if all were written.
pub fn fewer_events(text: &[u8]) -> Verdict {
    let lines = |options: Options| {
        let mut resolver = Resolver::with_options(MainLine::default(), options);
        Reader::new(text).read_all(&mut resolver);
        resolver.into_inner()
    };
    let all = lines(Options::default());
    let choices = [Spelling::Ignored, Spelling::Compared, Spelling::Written];
    for (spelling, variations) in choices
        .map(|spelling| [(spelling, true), (spelling, false)])
        .concat()
    {
        let options = Options {
            spelling,
            variations,
            ..Options::default()
        };
        let some = lines(options);
        ensure(some.moves == all.moves, || {
            format!("{options:?}\nall {:?}\nsome {:?}", all.moves, some.moves)
        })?;
        let is_said = spelling != Spelling::Ignored && variations;
        ensure(!is_said || some.said == all.said, || {
            format!("{options:?}\nall {:?}\nsome {:?}", all.said, some.said)
        })?;
    }
    Ok(())
}

/// The moves of main lines, with a null move between games.
#[derive(Default)]
struct MainLine {
    moves: Vec<Move>,
    said: Vec<Diagnostic>,
    depth: usize,
}

impl Visitor for MainLine {
    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.said.push(diagnostic);
    }

    fn begin_moves(&mut self, _start: Option<&Position>) -> Flow {
        self.depth = 0;
        self.moves.push(Move::NULL);
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let played = ply.played.filter(|_| self.depth == 0);
        self.moves.extend(played.map(|played| played.mv));
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.depth += 1;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.depth -= 1;
        Flow::Continue(())
    }
}

/// Whatever texts are put into a game, even such as no reader gives, writing keeps its moves and
/// its result, and it stays one game.
pub fn any_value(game: &Game) -> Verdict {
    let written = game.write(&Layout::EXPORT);
    let again = Game::read_all(&written);
    let [again] = &again[..] else {
        return Err(format!("{} games: {}", again.len(), shown(&written)));
    };
    let moves = |game: &Game| moves_of(game);
    ensure(moves(game) == moves(again), || {
        format!("other moves: {}", shown(&written))
    })?;
    ensure(game.result == again.result, || {
        format!(
            "{:?} became {:?}: {}",
            game.result,
            again.result,
            shown(&written)
        )
    })?;
    round_trip(&written)
}

/// The moves of a game with its variations, in the order in which they are told.
fn moves_of(game: &Game) -> Vec<String> {
    let bare = Layout {
        comments: false,
        escapes: false,
        nags: false,
        tags: TagChoice::None,
        ..Layout::EXPORT
    };
    let text = game.write(&bare);
    let words = text.split(u8::is_ascii_whitespace);
    words
        .map(|word| String::from_utf8_lossy(word).into_owned())
        .collect()
}

/// All laws of the writer that need no more than a text.
pub fn all(text: &[u8]) -> Verdict {
    round_trip(text)?;
    stream(text)?;
    fewer_events(text)?;
    tidy_lines(text)
}
