//! Laws of the writer: what is written reads back as the same game, and stays as it is.

use scoresheet_record::game::Text;
use scoresheet_record::pgn::{Layout, TagChoice, Writer, write_game};
use scoresheet_record::tags::{GameResult, ROSTER};
use scoresheet_record::{Game, Reader, Resolver};

use super::{Verdict, ensure, shown};

/// The games of a text, written one after the other.
pub fn write_all(games: &[Game], layout: &Layout) -> Vec<u8> {
    let texts = games.iter().map(|game| write_game(game, layout));
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
        format!("the start {:?} became {:?}", before.start, after.start)
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
/// A glyph behind a variation is said of the move before it: a tree writes it there, and a
/// stream has passed that place. A text with such a glyph is passed over.
pub fn stream(text: &[u8]) -> Verdict {
    let mut resolver = Resolver::new(Writer::new(Layout::EXPORT));
    Reader::new(text).read_all(&mut resolver);
    let streamed = resolver.into_inner().take_text();
    let written = write_all(&Game::read_all(text), &Layout::EXPORT);
    ensure(streamed == written || glyph_follows_variation(text), || {
        format!("stream {}\ntree   {}", shown(&streamed), shown(&written))
    })
}

/// Whether a glyph stands where only a stream would leave it: not right behind its move.
fn glyph_follows_variation(text: &[u8]) -> bool {
    use scoresheet_record::pgn::{Comment, Flow, Ply, Visitor};
    use scoresheet_record::{Span, remark::Nag};

    #[derive(Default)]
    struct Watch {
        after_variation: bool,
        found: bool,
    }

    impl Visitor for Watch {
        fn ply(&mut self, _ply: Ply<'_>) -> Flow {
            self.after_variation = false;
            Flow::Continue(())
        }

        fn comment(&mut self, _comment: Comment<'_>) -> Flow {
            Flow::Continue(())
        }

        fn close_variation(&mut self, _span: Span) -> Flow {
            self.after_variation = true;
            Flow::Continue(())
        }

        fn nag(&mut self, _nag: Nag, _span: Span) -> Flow {
            self.found |= self.after_variation;
            Flow::Continue(())
        }
    }

    let mut resolver = Resolver::new(Watch::default());
    Reader::new(text).read_all(&mut resolver);
    resolver.inner().found
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

/// Lines of moves are no longer than the layout allows, have no blank at either end, and the
/// text is in archival form: it ends its lines with LF alone (PGN 3.2.2, 8.2.1).
///
/// Only tokens that are longer than a line by themselves, and what may not be broken, make a
/// line longer.
pub fn tidy_lines(text: &[u8]) -> Verdict {
    let written = write_all(&Game::read_all(text), &Layout::EXPORT);
    for line in written.split(|&byte| byte == b'\n') {
        let words = line.split(|&byte| byte == b' ').filter(|w| !w.is_empty());
        let is_free_text = line.starts_with(b"[")
            || line.starts_with(b"%")
            || line.contains(&b';')
            || words.clone().any(|word| word.len() > 40)
            || line
                .windows(2)
                .any(|pair| pair == b"  " || pair == b" [" || pair == b" %");
        ensure(is_free_text || line.len() <= 79, || {
            format!("a line of {} bytes: {}", line.len(), shown(line))
        })?;
    }
    ensure(written.is_empty() || written.ends_with(b"\n\n"), || {
        format!("no blank line at the end: {}", shown(&written))
    })
}

/// All laws of the writer that need no more than a text.
pub fn all(text: &[u8]) -> Verdict {
    round_trip(text)?;
    stream(text)?;
    tidy_lines(text)
}
