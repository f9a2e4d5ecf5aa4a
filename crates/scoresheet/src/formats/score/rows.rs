//! A game as rows of a score sheet: a number, White's move and Black's, and what is said of each.

use scoresheet_chess::{Color, Position};
use scoresheet_notation::Dialect;
use scoresheet_record::Span;
use scoresheet_record::pgn::{Comment, Flow, Layout, Place, Ply, Speller, Tag, Visitor};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;

use super::heading::Heading;
use super::page::{Run, is_wanted, number};

/// A move of the main line with its glyphs, and what is said behind it.
#[derive(Clone, Default, Debug)]
pub(super) struct Half {
    pub(super) text: String,
    pub(super) remarks: Run,
}

/// A row of the sheet.
#[derive(Clone, Default, Debug)]
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) white: Option<Half>,
    pub(super) black: Option<Half>,
}

/// Takes in a game that is told from its tree, and keeps its rows.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    pub(super) layout: Layout,
    pub(super) heading: Heading,
    pub(super) start: Option<Position>,
    /// What is said before the first move.
    pub(super) before: Run,
    pub(super) rows: Vec<Row>,
    pub(super) result: GameResult,
    pub(super) speller: Speller,
    depth: usize,
    /// Variations that are open and not written.
    dropped: usize,
    /// Whether a move of Black must show its number.
    number_due: bool,
}

impl Rows {
    pub(super) fn new(dialect: Dialect, layout: Layout) -> Rows {
        Rows {
            layout,
            heading: Heading::default(),
            start: None,
            before: Run::default(),
            rows: Vec::new(),
            result: GameResult::Unknown,
            speller: Speller::new(dialect),
            depth: 0,
            dropped: 0,
            number_due: true,
        }
    }

    /// The words for the sides, as headings of their columns.
    pub(super) fn sides(&self) -> [&'static str; 2] {
        let words = &self.speller.dialect().language().words;
        [words.white, words.black].map(|word| word.first().copied().unwrap_or_default())
    }

    fn half(&mut self) -> Option<&mut Half> {
        let row = self.rows.last_mut()?;
        row.black.as_mut().or(row.white.as_mut())
    }

    /// What is said at the place at hand.
    fn remarks(&mut self) -> &mut Run {
        if self.rows.is_empty() {
            return &mut self.before;
        }
        let row = self.rows.last_mut();
        match row.and_then(|row| row.black.as_mut().or(row.white.as_mut())) {
            Some(half) => &mut half.remarks,
            None => &mut self.before,
        }
    }
}

impl Visitor for Rows {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.heading.clear();
        self.before = Run::default();
        self.rows.clear();
        self.result = GameResult::Unknown;
        (self.depth, self.dropped, self.number_due) = (0, 0, true);
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        if is_wanted(&comment, &self.layout) {
            self.before.comment(&comment);
        }
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.heading.take(&tag);
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.start = start.copied();
        self.speller.begin(start);
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played.filter(|_| self.dropped == 0) else {
            return Flow::Continue(());
        };
        let text = self.speller.spell(&played).to_owned();
        if self.depth > 0 {
            let number = number(&played, self.number_due);
            self.number_due = false;
            let run = self.remarks();
            if let Some(number) = number {
                run.word(&number);
            }
            run.word(&text);
            return Flow::Continue(());
        }
        let number = played.before.fullmove_number();
        let half = Half {
            text,
            remarks: Run::default(),
        };
        match played.before.turn() {
            Color::White => self.rows.push(Row {
                number,
                white: Some(half),
                black: None,
            }),
            Color::Black => match self.rows.last_mut().filter(|row| row.black.is_none()) {
                Some(row) => row.black = Some(half),
                None => self.rows.push(Row {
                    number,
                    white: None,
                    black: Some(half),
                }),
            },
        }
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        if self.dropped > 0 || !self.layout.nags {
            return Flow::Continue(());
        }
        let (sign, is_glued) = self.speller.nag(nag);
        if self.depth > 0 {
            match is_glued {
                true => self.remarks().glue(&sign),
                false => self.remarks().word(&sign),
            }
        } else if let Some(half) = self.half() {
            half.text.push_str(if is_glued { "" } else { " " });
            half.text.push_str(&sign);
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        if self.dropped == 0 && is_wanted(&comment, &self.layout) {
            self.remarks().comment(&comment);
            self.number_due = true;
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 || !self.layout.variations {
            self.dropped += 1;
            return Flow::Continue(());
        }
        self.depth += 1;
        self.number_due = true;
        self.speller.open();
        self.remarks().open("(");
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        if self.dropped > 0 {
            self.dropped -= 1;
            return Flow::Continue(());
        }
        self.depth = self.depth.saturating_sub(1);
        self.number_due = true;
        self.speller.close();
        self.remarks().glue(")");
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = result;
        Flow::Continue(())
    }
}
