//! Laws of the canonical form: there is one for each game, and whatever is in it stays.

use scoresheet::bulk::{Piece, Worker};
use scoresheet::convert::{Conversion, Converted, Converter};
use scoresheet_record::Game;
use scoresheet_record::pgn::{Blocks, Layout};

use super::writing::{same_game, write_all};
use super::{Verdict, ensure, shown};
use crate::random::Random;
use crate::spelling;

/// A text as `scoresheet fmt` writes it, worked on in blocks of about so many bytes.
pub fn canonical(text: &[u8], block_size: usize) -> Vec<u8> {
    let mut converter = Converter::new(&Conversion::default());
    let mut blocks = Blocks::new(text).with_size(block_size.max(1));
    let (mut piece, mut converted) = (Piece::default(), Converted::default());
    let mut written = Vec::new();
    while let Ok(Some(block)) = blocks.next_block() {
        piece.block = block;
        converter.work(&piece, &mut converted);
        written.extend_from_slice(&converted.text);
    }
    written
}

/// What is canonical stays to the byte, in blocks of any size; and it holds the games of the text.
pub fn stays(text: &[u8], block_size: usize) -> Verdict {
    let once = canonical(text, block_size);
    for size in [block_size, 1 << 20] {
        let twice = canonical(&once, size);
        ensure(once == twice, || {
            format!("first {}\nthen  {}", shown(&once), shown(&twice))
        })?;
    }
    let (before, after) = (Game::read_all(text), Game::read_all(&once));
    ensure(before.len() == after.len(), || {
        format!(
            "{} games became {}: {}",
            before.len(),
            after.len(),
            shown(&once)
        )
    })?;
    for (index, (before, after)) in before.iter().zip(&after).enumerate() {
        same_game(before, after)
            .map_err(|fault| format!("game {index}: {fault}\nwritten: {}", shown(&once)))?;
    }
    Ok(())
}

/// However other programs write the games of a text, their canonical form is the same.
pub fn is_one(text: &[u8], random: &mut Random) -> Verdict {
    let written = canonical(text, 1 << 20);
    let games = Game::read_all(&written);
    let expected = write_all(&games, &Layout::EXPORT);
    // A tree is written as the text that it was read from. Behind the games there may be text that
    // belongs to none.
    ensure(written.starts_with(&expected), || {
        format!("{} is written otherwise than its trees", shown(&written))
    })?;
    let other: Vec<u8> = games
        .iter()
        .flat_map(|game| spelling::write(game, random))
        .collect();
    let found = canonical(&other, 1 << 20);
    ensure(found == expected, || {
        format!(
            "written otherwise {}\nbecomes {}\nand not {}",
            shown(&other),
            shown(&found),
            shown(&expected)
        )
    })
}
