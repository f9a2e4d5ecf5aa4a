//! The law of damage: one bad game costs only itself.

use scoresheet_record::Game;

use super::writing::same_game;
use super::{Verdict, ensure, shown};

/// When the text of one game among others is damaged, every other game comes back as it was.
///
/// `damaged` may give other games than the one that it replaces, or none.
pub fn neighbors(before: &[u8], damaged: &[u8], after: &[u8]) -> Verdict {
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
        same_game(good, found).map_err(|fault| format!("{fault}: {}", shown(damaged)))?;
    }
    Ok(())
}
