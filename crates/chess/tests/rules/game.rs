//! Positions from FEN, and moves from coordinates.

use scoresheet_chess::{
    Explanation, Faults, Move, Pattern, Position, Resolution, Role, RoleSet, Square, Variant, fen,
};

/// A position that must be beyond doubt.
#[track_caller]
pub fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(setup).unwrap_or_else(|rejected| panic!("{text}: {rejected}"))
}

/// A position of Chess960 that must be beyond doubt.
#[track_caller]
pub fn chess960(text: &str) -> Position {
    let mut setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.variant = Variant::Chess960;
    Position::new(setup).unwrap_or_else(|rejected| panic!("{text}: {rejected}"))
}

/// What is wrong with a position.
#[track_caller]
pub fn faults(text: &str) -> Faults {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(setup).map_or_else(|rejected| rejected.faults(), |_| Faults::NONE)
}

fn pattern(coordinates: &str) -> Pattern {
    let square = |at: usize| Square::parse(&coordinates.as_bytes()[at..at + 2]).unwrap();
    let promotion = coordinates[4..].chars().next();
    Pattern {
        from: square(0).into(),
        to: square(2).into(),
        promotion: promotion.map_or(RoleSet::EMPTY, |letter| {
            Role::from_letter(letter).unwrap().into()
        }),
        king_leaps: true,
        ..Pattern::ANY
    }
}

/// The legal move of two squares, or why there is none.
#[track_caller]
pub fn find(position: &Position, coordinates: &str) -> Result<Move, Explanation> {
    let pattern = pattern(coordinates);
    match position.resolve(&pattern) {
        Resolution::One(mv) => Ok(mv),
        Resolution::None => Err(position.explain(&pattern).unwrap()),
        Resolution::Many(moves) => panic!("{coordinates} may be any of {moves:?}"),
    }
}

/// The position after some moves, which must be legal.
#[track_caller]
pub fn after(mut position: Position, moves: &str) -> Position {
    for coordinates in moves.split_whitespace() {
        match find(&position, coordinates) {
            Ok(mv) => position.play(mv),
            Err(why) => panic!("{coordinates} in {}: {why}", position.fen()),
        }
    }
    position
}

/// Checks the FEN after some moves.
#[track_caller]
pub fn leads_to(start: &str, moves: &str, end: &str) {
    let reached = after(position(start), moves);
    assert_eq!(reached.fen().to_string(), end, "{moves} in {start}");
}

/// Checks that a move is illegal, and why.
#[track_caller]
pub fn is_barred(position: &Position, coordinates: &str, words: &str) {
    match find(position, coordinates) {
        Ok(mv) => panic!("{mv:?} is legal in {}", position.fen()),
        Err(why) => assert_eq!(
            why.to_string(),
            words,
            "{coordinates} in {}",
            position.fen()
        ),
    }
}
