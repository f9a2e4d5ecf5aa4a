//! The law of fixes: a fix never turns a game into another game.

use scoresheet::bulk::{Piece, Worker};
use scoresheet::fix::{Fixed, Fixer, Fixing};
use scoresheet::report::Scrutiny;
use scoresheet_record::diagnostic::Applicability;
use scoresheet_record::pgn::{Blocks, Layout, TagChoice};
use scoresheet_record::{Game, Severity};

use super::{Verdict, ensure, shown};

/// A text with its fixes applied, in blocks of about so many bytes, and how many they were.
pub fn fixed(text: &[u8], boldest: Applicability, block_size: usize) -> (Vec<u8>, u64) {
    let mut fixer = Fixer::new(&Fixing {
        start: None,
        follow_illegal: false,
        scrutiny: Scrutiny::default(),
        least: Severity::Note,
        boldest,
    });
    let mut blocks = Blocks::new(text).with_size(block_size.max(1));
    let (mut piece, mut output) = (Piece::default(), Fixed::default());
    let (mut mended, mut applied) = (Vec::new(), 0);
    while let Ok(Some(block)) = blocks.next_block() {
        piece.block = block;
        fixer.work(&piece, &mut output);
        mended.extend_from_slice(output.text.as_deref().unwrap_or(&piece.block.text));
        applied += output.applied;
    }
    (mended, applied)
}

/// After the safe fixes of a text its games are as many, begin where they began, and have the same
/// moves in the same variations; where nothing is fixed nothing changes.
pub fn same_games(text: &[u8], block_size: usize) -> Verdict {
    let (mended, applied) = fixed(text, Applicability::Safe, block_size);
    ensure(applied > 0 || mended == text, || {
        format!("nothing was fixed, and it became {}", shown(&mended))
    })?;
    let (before, after) = (Game::read_all(text), Game::read_all(&mended));
    ensure(before.len() == after.len(), || {
        format!(
            "{} games became {}: {}",
            before.len(),
            after.len(),
            shown(&mended)
        )
    })?;
    for (index, (before, after)) in before.iter().zip(&after).enumerate() {
        let [old, new] = [before, after].map(moves);
        ensure(before.start == after.start && old == new, || {
            let [old, new] = [&old, &new].map(|moves| shown(moves));
            format!("game {index}: {old} became {new}: {}", shown(&mended))
        })?;
    }
    Ok(())
}

/// With the bolder fixes, too, no game comes or goes, and none loses a move that it had.
pub fn no_loss(text: &[u8], block_size: usize) -> Verdict {
    let (mended, _) = fixed(text, Applicability::Likely, block_size);
    let (before, after) = (Game::read_all(text), Game::read_all(&mended));
    ensure(before.len() == after.len(), || {
        format!(
            "{} games became {}: {}",
            before.len(),
            after.len(),
            shown(&mended)
        )
    })?;
    for (index, (before, after)) in before.iter().zip(&after).enumerate() {
        let line =
            |game: &Game| -> Vec<_> { game.main_line().map(|id| game.tree.node(id).mv).collect() };
        ensure(line(after).starts_with(&line(before)), || {
            format!("game {index} lost moves: {}", shown(&mended))
        })?;
    }
    Ok(())
}

/// The moves of a game with its variations, as they are told.
fn moves(game: &Game) -> Vec<u8> {
    game.write(&Layout {
        tags: TagChoice::None,
        comments: false,
        escapes: false,
        nags: false,
        result: false,
        width: usize::MAX,
        ..Layout::EXPORT
    })
}
