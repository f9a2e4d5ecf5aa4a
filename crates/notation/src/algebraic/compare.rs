//! What a text says about a move against what is true of it.

use scoresheet_chess::{Bitboard, MoveKind, Role};

use crate::quirk::{Quirk, Quirks};
use crate::reading::{CheckMark, Reading};
use crate::view::View;

/// The quirks of a text, now that the move is known: those of its spelling, and its claims that
/// are false, missing or needless.
pub fn compare(reading: &Reading, view: &View) -> Quirks {
    let mut quirks = reading.quirks;
    if view.mv.is_null() {
        return quirks;
    }
    if view.castling.is_none() && !quirks.has(Quirk::Coordinates) {
        quirks.add_if(
            view.captured.is_some() && !reading.takes,
            Quirk::MissingCapture,
        );
        quirks.add_if(
            view.captured.is_none() && reading.takes,
            Quirk::FalseCapture,
        );
        if view.role != Role::Pawn {
            compare_origin(reading, view, &mut quirks);
        }
    }
    if reading.en_passant && view.mv.kind != MoveKind::EnPassant {
        quirks.add(Quirk::FalseEnPassant);
    }
    if quirks.has(Quirk::Coordinates) {
        // Coordinates never say anything about check.
        return quirks;
    }
    match (reading.check, view.check, view.mate) {
        (CheckMark::None, true, false) => quirks.add(Quirk::MissingCheck),
        (CheckMark::None | CheckMark::Check, _, true) => quirks.add(Quirk::MissingMate),
        (CheckMark::Check | CheckMark::Mate | CheckMark::Double, false, _) => {
            quirks.add(Quirk::FalseCheck);
        }
        (CheckMark::Mate, true, false) => quirks.add(Quirk::FalseMate),
        // Some books mean mate by it (FIDE Laws C.13), and there it is true of mate.
        (CheckMark::Double, true, false) if !view.double_check => {
            quirks.add(Quirk::FalseDoubleCheck);
        }
        _ => {}
    }
    quirks
}

/// Whether the text tells the piece from its rivals with no more and no less than it takes.
fn compare_origin(reading: &Reading, view: &View, quirks: &mut Quirks) {
    let (file, rank) = view.origin_needed();
    let from = reading.pattern.from;
    let gives_file = from.without(Bitboard::file(view.from.file())).is_empty();
    let gives_rank = from.without(Bitboard::rank(view.from.rank())).is_empty();
    if file && rank {
        quirks.remove(Quirk::FullOrigin);
    } else if gives_file && gives_rank {
        quirks.add(Quirk::FullOrigin);
    } else if (gives_file || gives_rank) && !file && !rank {
        quirks.add(Quirk::NeedlessOrigin);
    } else if gives_file != file || gives_rank != rank {
        quirks.add(Quirk::OtherOrigin);
    }
}
