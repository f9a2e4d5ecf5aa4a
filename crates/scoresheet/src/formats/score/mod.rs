//! Whole games in any notation and language, laid out as score sheets and books have them.
//!
//! A game is put into a tree before it is written: in columns what stands
//! beside a move must be known before what comes after it.

mod heading;
mod page;
mod rows;
mod columns;
mod table;

use scoresheet_chess::Position;
use scoresheet_notation::{Dialect, Notation};
use scoresheet_record::game::Builder;
use scoresheet_record::pgn::{Comment, Flow, Layout, Place, Ply, Tag, TagChoice, Visitor, Writer};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::GameResult;
use scoresheet_record::{Diagnostic, Span};

use super::Sink;
use rows::Rows;

/// How a game is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrangement {
    /// As PGN is: tags, then the moves one after the other in lines of some width.
    Text,
    /// The moves of a game on one line, without tags.
    Line,
    /// A heading, then White's moves in one column and Black's in another, as books have them.
    Columns,
    /// The same as a table in Markdown.
    Table,
}

impl Arrangement {
    /// All there are.
    pub const ALL: [Arrangement; 4] = [
        Arrangement::Text,
        Arrangement::Line,
        Arrangement::Columns,
        Arrangement::Table,
    ];

    /// How games in a notation are usually laid out.
    pub const fn usual(notation: Notation) -> Arrangement {
        match notation {
            Notation::Descriptive | Notation::DescriptiveBook | Notation::DescriptiveOld => {
                Arrangement::Columns
            }
            _ => Arrangement::Text,
        }
    }

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Arrangement::Text => "text",
            Arrangement::Line => "line",
            Arrangement::Columns => "columns",
            Arrangement::Table => "table",
        }
    }
}

/// Writes games in a dialect.
///
/// ```
/// use scoresheet::formats::{Arrangement, Scores, Sink};
/// use scoresheet::notation::Dialect;
/// use scoresheet::record::pgn::Layout;
/// use scoresheet::record::{Reader, Resolver};
///
/// let scores = Scores::new(Dialect::default(), Arrangement::Line, Layout::EXPORT);
/// let mut resolver = Resolver::new(scores);
/// Reader::new(b"1. e4 e5 2. Nf3 $1 *").read_game(&mut resolver);
/// assert_eq!(resolver.inner_mut().text_mut(), b"1. e4 e5 2. Nf3! *\n");
/// ```
#[derive(Debug)]
pub struct Scores {
    builder: Builder,
    page: Page,
    text: Vec<u8>,
}

/// Whoever writes a game that is told from its tree.
#[derive(Debug)]
enum Page {
    Text(Box<Writer>),
    Line(Box<Writer>),
    Rows(Box<Rows>, fn(&mut Rows, &mut String)),
}

impl Scores {
    /// A writer of games in a dialect. A notation whose letters are all signs is never put into
    /// columns, where nobody could tell its moves from the rest.
    pub fn new(dialect: Dialect, arrangement: Arrangement, layout: Layout) -> Scores {
        let (layout, arrangement) = match dialect.notation().uses_all_signs() {
            // Nothing can stand between the moves, nor over them but tags: there are no columns.
            true => (
                Layout {
                    comments: false,
                    escapes: false,
                    variations: false,
                    nags: false,
                    numbers: false,
                    result: false,
                    width: usize::MAX,
                    ..layout
                },
                match arrangement {
                    Arrangement::Line => Arrangement::Line,
                    _ => Arrangement::Text,
                },
            ),
            false => (layout, arrangement),
        };
        let writer = |layout| Box::new(Writer::new(layout).in_dialect(dialect));
        let rows = |write: fn(&mut Rows, &mut String)| {
            Page::Rows(Box::new(Rows::new(dialect, layout)), write)
        };
        let page = match arrangement {
            Arrangement::Text => Page::Text(writer(layout)),
            Arrangement::Line => Page::Line(writer(Layout {
                tags: TagChoice::None,
                width: usize::MAX,
                escapes: false,
                ..layout
            })),
            Arrangement::Columns => rows(columns::write),
            Arrangement::Table => rows(table::write),
        };
        Scores {
            builder: Builder::new(),
            page,
            text: Vec::new(),
        }
    }

    fn write(&mut self) {
        let Some(game) = self.builder.take() else {
            return;
        };
        match &mut self.page {
            Page::Text(writer) => {
                game.replay(&mut **writer);
                self.text.append(writer.text_mut());
            }
            Page::Line(writer) => {
                game.replay(&mut **writer);
                // A line is a game; no other needs a blank line between.
                let written = writer.text_mut();
                self.text.extend_from_slice(written.trim_ascii());
                self.text.push(b'\n');
                written.clear();
            }
            Page::Rows(rows, write) => {
                game.replay(&mut **rows);
                let mut written = String::new();
                write(rows, &mut written);
                self.text.extend_from_slice(written.as_bytes());
            }
        }
    }
}

impl Visitor for Scores {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.builder.begin_game(place)
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        self.builder.preamble(comment)
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        self.builder.tag(tag)
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.builder.begin_moves(start)
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        self.builder.ply(ply)
    }

    fn nag(&mut self, nag: Nag, span: Span) -> Flow {
        self.builder.nag(nag, span)
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.builder.comment(comment)
    }

    fn open_variation(&mut self, span: Span) -> Flow {
        self.builder.open_variation(span)
    }

    fn close_variation(&mut self, span: Span) -> Flow {
        self.builder.close_variation(span)
    }

    fn end_moves(&mut self, last: &Position) {
        self.builder.end_moves(last);
    }

    fn result(&mut self, result: GameResult, span: Span) -> Flow {
        self.builder.result(result, span)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.builder.diagnostic(diagnostic);
    }

    fn end_game(&mut self, end: usize) {
        self.builder.end_game(end);
        self.write();
    }

    fn between_games(&mut self, text: &[u8], start: usize) {
        self.builder.between_games(text, start);
    }
}

impl Sink for Scores {
    fn text_mut(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }
}
