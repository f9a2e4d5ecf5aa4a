//! Fuzz target: words that may be moves, in any position.
//!
//! The first line of the input is a FEN, after `960 ` one of Chess960; faults that can be waived
//! are. Each further line is a word. It is tried in the position, and if it means one legal move,
//! that is played, so that the next word is tried after it. The laws are those of the suite: the
//! fast reader and writer of SAN agree with the one grammar and the one writer, nothing panics,
//! `explain` is silent exactly when there is a legal move, and a move that was written in any style
//! reads as itself.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use scoresheet_chess::{Faults, Move, Position};
use scoresheet_notation::{Reading, algebraic, uci};
use scoresheet_suite::laws::{Verdict, words};

/// So many words of an input are tried.
const WORDS: usize = 40;

fuzz_target!(|input: &[u8]| -> Corpus {
    let mut lines = input.split(|&byte| byte == b'\n');
    let Some(setup) = lines.next().and_then(scoresheet_fuzz::parse) else {
        return Corpus::Reject;
    };
    let position = Position::new(setup);
    let Ok(mut position) = position.or_else(|rejected| rejected.waive(Faults::WAIVABLE)) else {
        return Corpus::Reject;
    };
    for word in lines.take(WORDS) {
        let verdict = words::any_word(&position, word);
        let mv = meant(&position, word);
        let verdict = verdict.and_then(|()| mv.map_or(Ok(()), |mv| written(&position, mv)));
        if let Err(fault) = verdict {
            panic!("{}\n{fault}", position.fen());
        }
        if let Some(mv) = mv {
            position.play(mv);
        }
    }
    if let Err(fault) = all_moves(&position) {
        panic!("{}\n{fault}", position.fen());
    }
    Corpus::Keep
});

/// The one legal move that a word means, or the null move where that may be made.
fn meant(position: &Position, word: &[u8]) -> Option<Move> {
    let mean = |reading: Reading| match reading.null {
        true => (!position.is_check()).then_some(Move::NULL),
        false => position.resolve(&reading.pattern).one(),
    };
    let algebraic = algebraic::parse(word).ok().and_then(mean);
    algebraic.or_else(|| uci::parse(word).ok().and_then(mean))
}

/// A legal move is written in every way and reads as itself.
fn written(position: &Position, mv: Move) -> Verdict {
    if mv.is_null() {
        return Ok(());
    }
    words::fast_san(position, mv)?;
    words::every_style(position, mv)
}

/// The same for all legal moves, and no two are spelled alike.
fn all_moves(position: &Position) -> Verdict {
    for mv in position.legal_moves() {
        written(position, mv)?;
    }
    words::spellings_differ(position)
}
