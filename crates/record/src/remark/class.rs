//! Evaluations for people: who is better in a word, as a glyph, and as a bar.

use scoresheet_chess::Color;

use super::eval::{Eval, Score};
use super::nag::Nag;

/// Up to here a position is equal, in centipawns.
const EQUAL: u32 = 50;

/// Up to here a side is slightly better.
const SLIGHT: u32 = 200;

/// Up to here a side is clearly better; above it the game is as good as won.
const CLEAR: u32 = 400;

/// Who is better, and how much, in the four steps that glyphs have.
///
/// | value in pawns, either way | class | glyph |
/// | --- | --- | --- |
/// | up to 0.50 | equal | `=` |
/// | up to 2.00 | slightly better | `⩲` `⩱` |
/// | up to 4.00 | clearly better | `±` `∓` |
/// | above, and mates | winning | `+−` `−+` |
///
/// A value on an edge belongs to the lower class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvalClass {
    /// Nobody is better.
    Equal,
    /// A side is slightly better.
    Slight(Color),
    /// A side is clearly better.
    Clear(Color),
    /// A side is winning.
    Winning(Color),
}

impl EvalClass {
    /// The glyph that says it.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::{EvalClass, Nag};
    /// assert_eq!(EvalClass::Clear(Color::Black).nag(), Nag(17));
    /// assert_eq!(EvalClass::Clear(Color::Black).nag().sign(), Some("∓"));
    /// ```
    pub const fn nag(self) -> Nag {
        match self {
            EvalClass::Equal => Nag(10),
            EvalClass::Slight(side) => Nag(14).for_side(side),
            EvalClass::Clear(side) => Nag(16).for_side(side),
            EvalClass::Winning(side) => Nag(18).for_side(side),
        }
    }
}

impl Eval {
    /// The class of the value; say whose move it was.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::{Eval, EvalClass};
    /// let class = |text: &str| Eval::parse(text.as_bytes()).unwrap().value.class(Color::White);
    /// assert_eq!(class("0.50"), EvalClass::Equal);
    /// assert_eq!(class("-2.5"), EvalClass::Clear(Color::Black));
    /// assert_eq!(class("#-3"), EvalClass::Winning(Color::Black));
    /// ```
    pub fn class(self, mover: Color) -> EvalClass {
        match self.seen_by_white(mover).score {
            Score::MateIn(_) => EvalClass::Winning(self.mating_side(mover)),
            Score::Centipawns(value) => {
                let side = if value < 0 {
                    Color::Black
                } else {
                    Color::White
                };
                let size = value.unsigned_abs();
                if size <= EQUAL {
                    EvalClass::Equal
                } else if size <= SLIGHT {
                    EvalClass::Slight(side)
                } else if size <= CLEAR {
                    EvalClass::Clear(side)
                } else {
                    EvalClass::Winning(side)
                }
            }
        }
    }

    /// White's share of a bar, from 0 to 1: half when equal, all or nothing when there is a mate.
    ///
    /// In between it is the chance of winning that goes with so many pawns, by the rule of thumb that
    /// four pawns make ten to one: 0.64 for one pawn, 0.91 for four.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::Eval;
    /// let share = |text: &str| Eval::parse(text.as_bytes()).unwrap().value.share(Color::White);
    /// assert_eq!(share("0.00"), 0.5);
    /// assert!((share("4.00") - 10.0 / 11.0).abs() < 1e-9);
    /// assert_eq!(share("#5"), 1.0);
    /// ```
    pub fn share(self, mover: Color) -> f64 {
        match self.seen_by_white(mover).score {
            Score::MateIn(_) if self.mating_side(mover) == Color::White => 1.0,
            Score::MateIn(_) => 0.0,
            Score::Centipawns(value) => 1.0 / (1.0 + 10f64.powf(-f64::from(value) / 400.0)),
        }
    }

    /// A bar of so many cells, White's part first: `███████████░░░░░░░░░`.
    ///
    /// It is full for one side only when there is a mate.
    ///
    /// ```
    /// use scoresheet_chess::Color;
    /// use scoresheet_record::remark::Eval;
    /// let bar = |text: &str| Eval::parse(text.as_bytes()).unwrap().value.bar(Color::White, 20);
    /// assert_eq!(bar("0.00"), "██████████░░░░░░░░░░");
    /// assert_eq!(bar("-2.50"), "████░░░░░░░░░░░░░░░░");
    /// assert_eq!(bar("99.00"), "███████████████████░");
    /// assert_eq!(bar("M5"), "████████████████████");
    /// ```
    pub fn bar(self, mover: Color, cells: u8) -> String {
        let share = self.share(mover);
        let white = (share * f64::from(cells)).round() as u8;
        let white = match self.score {
            Score::Centipawns(_) if cells >= 2 => white.clamp(1, cells - 1),
            _ => white.min(cells),
        };
        let part = |cell: &str, count: u8| cell.repeat(usize::from(count));
        part("█", white) + &part("░", cells - white)
    }

    /// Who mates; on a board with a mate, whoever moved.
    fn mating_side(self, mover: Color) -> Color {
        match self.seen_by_white(mover).score {
            Score::MateIn(moves) if moves < 0 => Color::Black,
            Score::MateIn(moves) if moves > 0 => Color::White,
            _ => mover,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::EvalClass;
    use crate::remark::{Eval, PointOfView, Score};
    use scoresheet_chess::Color;

    const WHITE: Color = Color::White;
    const BLACK: Color = Color::Black;

    #[test]
    fn edges_belong_to_the_lower_class() {
        let class = |value: i32| Eval::of_white(Score::Centipawns(value)).class(WHITE);
        assert_eq!(class(50), EvalClass::Equal);
        assert_eq!(class(-51), EvalClass::Slight(BLACK));
        assert_eq!(class(200), EvalClass::Slight(WHITE));
        assert_eq!(class(201), EvalClass::Clear(WHITE));
        assert_eq!(class(-400), EvalClass::Clear(BLACK));
        assert_eq!(class(401), EvalClass::Winning(WHITE));
        assert_eq!(class(i32::MIN), EvalClass::Winning(BLACK));
    }

    #[test]
    fn a_mate_on_the_board_is_of_whoever_moved() {
        for mover in Color::ALL {
            let eval = Eval::of_white(Score::MateIn(0));
            assert_eq!(eval.class(mover), EvalClass::Winning(mover));
            assert_eq!(eval.share(mover), if mover.is_white() { 1.0 } else { 0.0 });
        }
    }

    #[test]
    fn values_of_the_mover_are_turned() {
        let eval = Eval {
            point_of_view: PointOfView::Mover,
            ..Eval::of_white(Score::Centipawns(300))
        };
        assert_eq!(eval.class(BLACK), EvalClass::Clear(BLACK));
        assert!(eval.share(BLACK) < 0.2);
    }

    #[test]
    fn bars_have_as_many_cells_as_asked_for() {
        for cells in [0, 1, 2, 3, 20, 255] {
            for score in [-100_000, -250, 0, 90, i32::MAX].map(Score::Centipawns) {
                let bar = Eval::of_white(score).bar(WHITE, cells);
                assert_eq!(bar.chars().count(), usize::from(cells));
                let is_mixed = bar.contains('█') && bar.contains('░');
                assert_eq!(is_mixed, cells >= 2, "{bar}");
            }
            let bar = Eval::of_white(Score::MateIn(-2)).bar(WHITE, cells);
            assert_eq!(bar, "░".repeat(usize::from(cells)));
        }
    }
}
