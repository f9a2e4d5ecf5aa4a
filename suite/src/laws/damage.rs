//! The law of damage: one bad game costs only itself.

use scoresheet_record::Game;

use super::writing::same_game;
use super::{Verdict, ensure, shown};

/// When the text of one game among others is damaged, every other game comes back as it was.
///
/// `damaged` may give other games than the one that it replaces, or none. One thing cannot be
/// told apart: comments that are left of a game without tags and moves look like comments
/// before the next one, so that may have more of them. For the same reason a brace that was
/// never closed is believed when the last line under it looks like a comment line.
pub fn neighbors(before: &[u8], damaged: &[u8], after: &[u8]) -> Verdict {
    let line = damaged
        .trim_ascii_end()
        .rsplit(|byte| b"\r\n".contains(byte));
    if line
        .map(<[u8]>::trim_ascii)
        .next()
        .is_some_and(|line| line.starts_with(b";") || line.starts_with(b"%"))
    {
        return Ok(());
    }
    let text = [before, damaged, after].concat();
    let found = Game::read_all(&text);
    let (first, last) = (Game::read_all(before), Game::read_all(after));
    ensure(found.len() >= first.len() + last.len(), || {
        format!(
            "{} and {} games became {}: {}",
            first.len(),
            last.len(),
            found.len(),
            shown(damaged)
        )
    })?;
    let pairs = first
        .iter()
        .zip(&found)
        .chain(last.iter().rev().zip(found.iter().rev()));
    for (good, found) in pairs {
        let mut found = found.clone();
        if found.preamble.ends_with(&good.preamble) {
            found.preamble.clone_from(&good.preamble);
        }
        same_game(good, &found).map_err(|fault| format!("{fault}: {}", shown(damaged)))?;
    }
    Ok(())
}
