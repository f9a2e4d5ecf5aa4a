//! Fuzz target: any text as FEN, and the position that comes of it.
//!
//! The input is the text; after `960 ` it is one of Chess960, and after a byte 0 the position
//! stands there in bytes. What can be waived is waived. The laws of the suite are tried on the
//! position and on those that special moves lead to: written and read, it is the same. Here are
//! those of moves: all ways to ask for them agree, patterns resolve to them and to nothing else,
//! and what a move says of itself (check, the hash key after it) is what the position after it
//! says.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use scoresheet_chess::{
    Color, Faults, Key, Line, Move, MoveKind, Pattern, Position, Resolution, RoleSet, perft,
};
use scoresheet_suite::laws::{Verdict, ensure, fens};

fuzz_target!(|input: &[u8]| -> Corpus {
    let text = String::from_utf8_lossy(input);
    if let Err(fault) = fens::any_text(&text) {
        panic!("{fault}");
    }
    let Some(setup) = scoresheet_fuzz::parse(input) else {
        // What cannot be read is worth keeping, too, for the offsets of its errors.
        return Corpus::Keep;
    };
    let position = Position::new(setup);
    let is_sound = position.is_ok();
    let position = position.or_else(|rejected| rejected.waive(Faults::WAIVABLE));
    if let Ok(position) = position
        && let Err(fault) = every_law(&position, is_sound)
    {
        panic!("{} ({:?})\n{fault}", position.fen(), position.variant());
    }
    Corpus::Keep
});

fn every_law(position: &Position, is_sound: bool) -> Verdict {
    fens::written(position, is_sound)?;
    let moves = position.legal_moves();
    counts(position, &moves)?;
    patterns(position, &moves)?;
    for &mv in &moves {
        after(position, mv, is_sound).map_err(|fault| format!("after {mv:?}: {fault}"))?;
    }
    if !position.is_check() {
        after(position, Move::NULL, false).map_err(|fault| format!("after passing: {fault}"))?;
    }
    Ok(())
}

/// Listed, counted, or asked for one by one, the legal moves are the same; and so is the end.
fn counts(position: &Position, moves: &[Move]) -> Verdict {
    let counted = [position.count_moves(), perft(position, 1) as usize];
    ensure(counted == [moves.len(); 2], || {
        format!("{counted:?} moves, {moves:?}")
    })?;
    let two = moves.iter().map(|&mv| position.after(mv).count_moves());
    let (two, counted) = (two.sum::<usize>(), perft(position, 2) as usize);
    ensure(two == counted, || {
        format!("two plies deep {counted}, one by one {two}")
    })?;
    ensure(position.can_move() != moves.is_empty(), || {
        "whether there is a move".to_owned()
    })?;
    for (index, &mv) in moves.iter().enumerate() {
        let is_new = !moves[..index].contains(&mv);
        ensure(position.is_legal(mv) && is_new, || {
            format!("{mv:?} is listed: legal? once?")
        })?;
    }
    let ends = moves.is_empty();
    ensure(
        position.is_checkmate() == (ends && position.is_check())
            && position.is_stalemate() == (ends && !position.is_check()),
        || format!("{} moves, {:?}", moves.len(), position.ending()),
    )?;
    let _ = (position.outcome(), position.is_dead());
    let _ = Color::ALL.map(|color| position.has_mating_material(color));
    let passing = moves.iter().any(|mv| mv.kind == MoveKind::EnPassant);
    ensure(position.legal_en_passant().is_some() == passing, || {
        format!("in passing: {:?}, {moves:?}", position.legal_en_passant())
    })
}

/// A pattern finds the legal moves that fit it, and has an explanation exactly if there are none.
fn patterns(position: &Position, moves: &[Move]) -> Verdict {
    let fits = |pattern: &Pattern, mv: &Move| {
        let is_promotion = mv.becomes().is_some();
        pattern.from.has(mv.from)
            && pattern.to.has(mv.to)
            && !mv.is_castling()
            && is_promotion != pattern.promotion.is_empty()
    };
    for promotion in [RoleSet::EMPTY, RoleSet::PROMOTIONS] {
        for &mv in moves {
            for pattern in [
                Pattern {
                    from: mv.from.into(),
                    promotion,
                    ..Pattern::ANY
                },
                Pattern {
                    to: mv.to.into(),
                    promotion,
                    ..Pattern::ANY
                },
            ] {
                let expected = moves.iter().filter(|mv| fits(&pattern, mv)).count();
                let found = position.resolve(&pattern);
                let count = match &found {
                    Resolution::None => 0,
                    Resolution::One(_) => 1,
                    Resolution::Many(many) => many.len(),
                };
                let all_fit = match &found {
                    Resolution::None => true,
                    Resolution::One(mv) => moves.contains(mv) && fits(&pattern, mv),
                    Resolution::Many(many) => many
                        .iter()
                        .all(|mv| moves.contains(mv) && fits(&pattern, mv)),
                };
                ensure(count == expected && all_fit, || {
                    format!("{pattern:?}: {expected} legal moves fit, {found:?}")
                })?;
            }
        }
        let pattern = Pattern {
            promotion,
            ..Pattern::ANY
        };
        let fit = moves.iter().any(|mv| fits(&pattern, mv));
        ensure(position.explain(&pattern).is_some() != fit, || {
            format!("{pattern:?}: {:?}", position.explain(&pattern))
        })?;
    }
    Ok(())
}

/// What is said of a move beforehand is true after it.
fn after(position: &Position, mv: Move, is_sound: bool) -> Verdict {
    let after = position.after(mv);
    ensure(position.gives_check(mv) == after.is_check(), || {
        format!(
            "check foretold {}, {}",
            position.gives_check(mv),
            after.is_check()
        )
    })?;
    let followed = Key::of(position).after(position, mv, &after);
    ensure(followed == Key::of(&after), || "the key differs".to_owned())?;
    let mut line = Line::from(position);
    line.push(mv, &after);
    let _ = (line.claim(&after), line.claim_with(position, mv));
    let _ = (followed.polyglot(&after), followed.repetition(&after));
    // What play reaches from a start that was put together may not be believable itself.
    let believed = Position::new(after.setup());
    ensure(!is_sound || believed.is_ok(), || {
        format!("{} is not believed: {believed:?}", after.fen())
    })?;
    // A plain move changes nothing that is hard to write.
    let is_plain = mv.kind == MoveKind::Normal
        && after.en_passant().is_none()
        && after.castling() == position.castling();
    if is_plain {
        return Ok(());
    }
    fens::written(&after, believed.is_ok())
}
