//! Patterns find exactly the legal moves that fit, and `explain` speaks exactly when none does.

use scoresheet_chess::{
    Bitboard, CaptureClaim, File, Move, MoveKind, Pattern, Position, Resolution, Role, RoleSet,
    Side, Square,
};

use crate::walk;

/// Whether a legal move fits a pattern, read off the words of its definition.
fn fits(position: &Position, pattern: &Pattern, mv: Move) -> bool {
    if mv.is_castling() {
        let far = (mv.from.file() as i8 - mv.landing().file() as i8).abs() > 1;
        return pattern.king_leaps
            && pattern.capture != CaptureClaim::Yes
            && pattern.roles.has(Role::King)
            && pattern.from.has(mv.from)
            && (pattern.to.has(mv.to) || far && pattern.to.has(mv.landing()));
    }
    let taken = match mv.kind {
        MoveKind::EnPassant => Some(Role::Pawn),
        _ => position.board().role_at(mv.to),
    };
    pattern.roles.has(mv.role)
        && pattern.from.has(mv.from)
        && pattern.to.has(mv.to)
        && taken.is_none_or(|role| pattern.captured.has(role))
        && match pattern.capture {
            CaptureClaim::Unsaid => true,
            CaptureClaim::Yes => taken.is_some(),
            CaptureClaim::No => taken.is_none(),
        }
        && match mv.becomes() {
            Some(role) => pattern.promotion.has(role),
            None => pattern.promotion.is_empty(),
        }
}

fn all_of(resolution: Resolution) -> Vec<Move> {
    match resolution {
        Resolution::None => Vec::new(),
        Resolution::One(mv) => vec![mv],
        Resolution::Many(moves) => {
            assert!(moves.len() > 1);
            moves
        }
    }
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_by_key(|mv| (mv.from, mv.to, mv.kind as u8));
    moves
}

/// What every pattern must do in every position, believed or not.
#[track_caller]
pub fn check(position: &Position, pattern: &Pattern) {
    let mut legal = position.legal_moves();
    legal.retain(|&mv| fits(position, pattern, mv));
    let found = all_of(position.resolve(pattern));
    let (found, legal) = (sorted(found), sorted(legal));
    assert_eq!(found, legal, "{pattern:?} in {}", position.fen());
    let explanation = position.explain(pattern);
    assert_eq!(
        explanation.is_none(),
        !legal.is_empty(),
        "{pattern:?} in {}",
        position.fen()
    );
    if let Some(explanation) = explanation {
        assert!(explanation.to_string().len() > 10);
    }
}

/// `find` is `resolve` for one role and one target.
#[track_caller]
pub fn check_find(position: &Position, role: Role, from: Bitboard, to: Square) {
    for becomes in [
        None,
        Some(Role::Queen),
        Some(Role::Knight),
        Some(Role::King),
    ] {
        let pattern = Pattern {
            from,
            promotion: becomes.map_or(RoleSet::EMPTY, RoleSet::of),
            ..Pattern::new(role, to)
        };
        assert_eq!(
            position.find(role, from, to, becomes),
            position.resolve(&pattern).one(),
            "{role:?} {to} {becomes:?} in {}",
            position.fen()
        );
    }
}

#[test]
fn random_patterns_find_the_legal_moves_that_fit() {
    walk::positions(21, 30_000, |random, position| {
        for _ in 0..8 {
            check(position, &random.pattern());
        }
    });
}

#[test]
fn every_legal_move_is_found_by_its_squares() {
    walk::positions(22, 10_000, |_, position| {
        for mv in position.legal_moves() {
            let fen = position.fen();
            let exact = Pattern {
                roles: mv.role.into(),
                from: mv.from.into(),
                to: mv.to.into(),
                promotion: mv.becomes().map_or(RoleSet::EMPTY, RoleSet::of),
                king_leaps: mv.is_castling(),
                ..Pattern::ANY
            };
            assert_eq!(
                position.resolve(&exact),
                Resolution::One(mv),
                "{mv:?} in {fen}"
            );
            if !mv.is_castling() {
                let found = position.find(mv.role, mv.from.into(), mv.to, mv.becomes());
                assert_eq!(found, Some(mv), "{mv:?} in {fen}");
            }
        }
    });
}

#[test]
fn find_agrees_with_resolve_for_every_role_and_square() {
    walk::positions(23, 3_000, |random, position| {
        let file = Bitboard::file(random.choose(&File::ALL));
        let any = random.squares();
        for role in Role::ALL {
            for to in Square::ALL {
                for from in [Bitboard::ALL, file, any] {
                    check_find(position, role, from, to);
                }
            }
        }
    });
}

#[test]
fn castling_is_found_when_it_is_legal() {
    walk::positions(24, 20_000, |_, position| {
        let legal = position.legal_moves();
        for side in Side::ALL {
            let target = side.king_target(position.turn());
            let castles = legal
                .iter()
                .copied()
                .find(|mv| mv.is_castling() && mv.landing() == target);
            let fen = position.fen();
            assert_eq!(position.find_castling(side), castles, "{side:?} in {fen}");
            let pattern = Pattern::castling(side);
            assert_eq!(position.resolve(&pattern).one(), castles);
            assert_eq!(position.explain(&pattern).is_none(), castles.is_some());
        }
    });
}
