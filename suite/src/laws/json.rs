//! Laws of JSON: what goes there and comes back is the same game.

use scoresheet::bulk::{Piece, Worker};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet::formats::{Format, JsonReader, JsonStyle, JsonWriter, Sink, decode};
use scoresheet::report::Scrutiny;
use scoresheet_record::diagnostic::CodeSet;
use scoresheet_record::game::Tree;
use scoresheet_record::pgn::{Blocks, Layout};
use scoresheet_record::{Game, Reader, Resolver};

use super::writing::same_game;
use super::{Verdict, ensure, shown};

/// The games of a text in JSON Lines, as a stream writes them.
pub fn streamed(text: &[u8]) -> Vec<u8> {
    let mut resolver = Resolver::new(JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines));
    let mut reader = Reader::new(text);
    while reader.read_game(&mut resolver) {
        resolver.inner_mut().finish_game(&[]);
    }
    resolver.inner_mut().finish_block();
    std::mem::take(resolver.inner_mut().text_mut())
}

/// Games in JSON Lines, as they are told by their trees.
pub fn written(games: &[Game]) -> Vec<u8> {
    let mut writer = JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines);
    for game in games {
        game.replay(&mut writer);
        writer.finish_game(&[]);
    }
    writer.finish_block();
    std::mem::take(writer.text_mut())
}

/// Whatever a text in PGN is, its games come back from JSON as they were and are written as the
/// same PGN: from a stream and from trees. Bytes that are not UTF-8 are decoded before.
pub fn round_trip(text: &[u8]) -> Verdict {
    let text = decode(text);
    let games = Game::read_all(text.as_bytes());
    for json in [streamed(text.as_bytes()), written(&games)] {
        comes_back(&games, &json)?;
    }
    Ok(())
}

/// These games are what is read from their JSON.
pub fn comes_back(games: &[Game], json: &[u8]) -> Verdict {
    let again = read(json)?;
    ensure(again.len() == games.len(), || {
        let (before, after) = (games.len(), again.len());
        format!("{before} games became {after}: {}", shown(json))
    })?;
    for (before, after) in games.iter().zip(&again) {
        same_game(before, after).map_err(|fault| format!("{fault}: {}", shown(json)))?;
        ensure(before == after && before.tags == after.tags, || {
            format!("the games are not equal: {}", shown(json))
        })?;
        let [pgn, pgn_again] = [before, after].map(|game| game.write(&Layout::EXPORT));
        ensure(pgn == pgn_again, || {
            format!("first {}\nthen  {}", shown(&pgn), shown(&pgn_again))
        })?;
    }
    Ok(())
}

/// The games of a text in which nothing may be wrong.
fn read(json: &[u8]) -> Result<Vec<Game>, String> {
    let (games, faults) = JsonReader::new(json).read_all();
    match faults.first() {
        None => Ok(games),
        Some(fault) => Err(format!("{fault:?} in {}", shown(json))),
    }
}

/// Whatever bytes are read as JSON, faults have their places in the text, and the games that are
/// in it, once written, are read and written as the same.
pub fn any_text(text: &[u8]) -> Verdict {
    let (games, faults) = JsonReader::new(text).read_all();
    for fault in &faults {
        ensure(fault.start <= fault.end && fault.end <= text.len(), || {
            format!("a fault outside of the text: {fault:?}")
        })?;
        let _ = fault.diagnostic();
    }
    let json = written(&games);
    comes_back(&games, &json)?;
    let twice = written(&read(&json)?);
    ensure(twice == json, || {
        format!("first {}\nthen  {}", shown(&json), shown(&twice))
    })
}

/// The games of a text as the command writes them, diagnostics included.
pub fn converted(text: &[u8]) -> String {
    let conversion = Conversion {
        format: Some(Format::JsonLines),
        ..Conversion::default()
    };
    let mut piece = Piece::default();
    piece.block.text = text.to_vec();
    piece.first_line = 1;
    let mut converted = Converted::default();
    Converter::new(&conversion).work(&piece, &mut converted);
    String::from_utf8_lossy(&converted.text).into_owned()
}

/// Where a text is cut into blocks does not show in its JSON, places of faults aside.
pub fn any_blocks(text: &[u8], size: usize) -> Verdict {
    let whole = in_blocks(text, usize::MAX);
    let parts = in_blocks(text, size);
    ensure(whole == parts, || {
        format!("whole {}\nparts {}", shown(&whole), shown(&parts))
    })
}

fn in_blocks(text: &[u8], size: usize) -> Vec<u8> {
    let scrutiny = Scrutiny {
        wanted: CodeSet::NONE,
        ..Scrutiny::default()
    };
    let conversion = Conversion {
        format: Some(Format::JsonLines),
        scrutiny,
        ..Conversion::default()
    };
    let mut converter = Converter::new(&conversion);
    let mut blocks = Blocks::new(text)
        .with_size(size.min(text.len() + 1))
        .with_limit(1 << 30);
    let (mut json, mut converted) = (Vec::new(), Converted::default());
    while let Ok(Some(block)) = blocks.next_block() {
        let mut piece = Piece {
            block,
            ..Piece::default()
        };
        piece.decode(None);
        converter.work(&piece, &mut converted);
        json.extend_from_slice(&converted.text);
    }
    json
}

/// The game with texts that are UTF-8.
pub fn utf8(game: &Game) -> Game {
    let mut game = game.clone();
    let plain = |bytes: &mut Vec<u8>| *bytes = decode(bytes).into_owned().into_bytes();
    for (name, value) in &mut game.tags {
        plain(name);
        plain(value);
    }
    for text in &mut game.preamble {
        plain(&mut text.bytes);
    }
    let mut ids = vec![Tree::ROOT];
    while let Some(id) = ids.pop() {
        ids.extend(game.tree.children(id));
        if game.tree.node(id).remarks.is_some() {
            let remarks = game.tree.remarks_mut(id);
            let lists = [
                &mut remarks.before,
                &mut remarks.after,
                &mut remarks.trailing,
            ];
            for text in lists.into_iter().flatten() {
                plain(&mut text.bytes);
            }
        }
    }
    game
}

/// Of three lines the outer two are games, whatever the inner one is.
pub fn neighbors(text: &[u8], is_blank: bool) -> Verdict {
    let (games, faults) = JsonReader::new(text).read_all();
    let expected = (2, usize::from(!is_blank));
    ensure((games.len(), faults.len()) == expected, || {
        format!("{} games and {faults:?} in {}", games.len(), shown(text))
    })
}
