//! Laws of the resolver: every ply is legal where it is played, nothing is guessed in silence,
//! and no word is lost.

use std::collections::BTreeMap;

use scoresheet_chess::{Move, Position};
use scoresheet_notation::algebraic::san;
use scoresheet_record::pgn::{Comment, CommentKind, Flow, Place, Ply, Visitor};
use scoresheet_record::{Diagnostic, Reader, Resolver, Span};

use super::{Verdict, ensure, shown};

/// Follows the plies of a game on a board of its own.
#[derive(Default)]
struct Board {
    /// For the main line and each open variation, the positions before and after its last ply.
    lines: Vec<(Position, Position)>,
    fault: Option<String>,
    /// What happened to each ply and which diagnostics there are, by the place in the text.
    games: Vec<Game>,
}

/// What was told of a game, by places.
#[derive(Default)]
struct Game {
    spelled: BTreeMap<Span, bool>,
    unread: Vec<(Span, Vec<u8>)>,
    diagnostics: Vec<Span>,
}

impl Board {
    fn expect(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.fault.get_or_insert_with(otherwise);
        }
    }
}

impl Visitor for Board {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.games.push(Game::default());
        self.lines.clear();
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        let start = start.copied().unwrap_or_default();
        self.lines = vec![(start, start)];
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let Some(played) = ply.played else {
            self.expect(false, || format!("{} is not resolved", shown(ply.text)));
            return Flow::Continue(());
        };
        let Some(&(_, here)) = self.lines.last() else {
            self.expect(false, || "a ply outside of lines".to_owned());
            return Flow::Continue(());
        };
        let (before, after, mv) = (*played.before, *played.after, played.mv);
        self.expect(before == here, || {
            format!(
                "{} is played in {}, not in {}",
                shown(ply.text),
                before.fen(),
                here.fen()
            )
        });
        let is_legal = match mv == Move::NULL {
            true => !before.is_check(),
            false => before.legal_moves().contains(&mv),
        };
        self.expect(is_legal, || {
            format!("{} means {mv:?} in {}", shown(ply.text), before.fen())
        });
        self.expect(before.after(mv) == after, || {
            format!("after {mv:?} comes {}", after.fen())
        });
        let spelled = san(&before, mv, &after);
        self.expect(spelled == played.san, || {
            format!("{mv:?} is spelled {}, not {spelled}", played.san)
        });
        let is_exact = spelled.as_str().as_bytes() == ply.text;
        if let Some(game) = self.games.last_mut() {
            game.spelled.insert(ply.span, is_exact);
        }
        if let Some(line) = self.lines.last_mut() {
            *line = (before, after);
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        if comment.kind != CommentKind::Escape
            && let Some(game) = self.games.last_mut()
        {
            game.unread.push((comment.span, comment.text.to_vec()));
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        let before = self.lines.last().map(|&(before, _)| before);
        self.lines.extend(before.map(|before| (before, before)));
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.lines.pop();
        self.expect(!self.lines.is_empty(), || {
            "more is closed than opened".to_owned()
        });
        Flow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if let Some(game) = self.games.last_mut() {
            game.diagnostics.push(diagnostic.span);
        }
    }

    fn end_game(&mut self, _end: usize) {
        let open = self.lines.len();
        self.expect(open == 1, || format!("{open} lines are open at the end"));
    }
}

/// The plies of each game as the reader gives them.
#[derive(Default)]
struct Words(Vec<Vec<(Span, Vec<u8>)>>);

impl Visitor for Words {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.0.push(Vec::new());
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        if let Some(words) = self.0.last_mut() {
            words.push((ply.span, ply.text.to_vec()));
        }
        Flow::Continue(())
    }
}

/// Every ply is legal, in the position to which the plies before it lead; a word that is not SAN
/// in export form has a diagnostic; and a word that is no ply is part of a text that is kept, or
/// has a diagnostic.
pub fn all(text: &[u8]) -> Verdict {
    let mut resolver = Resolver::new(Board::default());
    Reader::new(text).read_all(&mut resolver);
    let board = resolver.into_inner();
    if let Some(fault) = board.fault {
        return Err(fault);
    }
    let mut words = Words::default();
    Reader::new(text).read_all(&mut words);
    for (words, game) in words.0.iter().zip(&board.games) {
        for (span, word) in words {
            let covers = |said: &Span| said.start <= span.start && span.end <= said.end;
            let is_said = game.diagnostics.iter().any(covers);
            match game.spelled.get(span) {
                Some(true) => {}
                Some(false) => ensure(is_said, || {
                    format!("{} was read as a move in silence", shown(word))
                })?,
                None => {
                    let is_kept = game.unread.iter().any(|(place, text)| {
                        let covers = place.start <= span.start && span.end <= place.end;
                        covers && contains(text, word)
                    });
                    ensure(is_kept || is_said, || format!("{} is lost", shown(word)))?;
                }
            }
        }
    }
    Ok(())
}

fn contains(text: &[u8], word: &[u8]) -> bool {
    word.is_empty() || text.windows(word.len()).any(|window| window == word)
}
