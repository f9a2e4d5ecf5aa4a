//! A visitor that builds a [`Game`].

use scoresheet_chess::Position;

use super::{Game, NodeId, Remarks, Text, Tree};
use crate::diagnostic::Diagnostic;
use crate::pgn::{Comment, CommentKind, Flow, Place, Ply, Tag, Visitor};
use crate::remark::Nag;
use crate::source::Span;
use crate::tags::GameResult;

/// Builds a tree from the events of one game at a time, behind a
/// [`Resolver`](crate::Resolver) or a replayed game.
#[derive(Debug, Default)]
pub struct Builder {
    game: Option<Game>,
    /// The node of the last ply of the line at hand.
    at: NodeId,
    /// For each open variation, the node to return to and the node it begins with.
    outer: Vec<(NodeId, NodeId)>,
    /// The first node of the variation that ended last, if nothing but comments came since.
    closed: Option<NodeId>,
    /// Whether a variation was opened and has no ply yet.
    is_opening: bool,
    /// Comments at the start of such a variation.
    before: Vec<Text>,
    result: Option<GameResult>,
    /// Text that stood before the game and belongs to none.
    between: Vec<Text>,
}

impl Default for NodeId {
    fn default() -> NodeId {
        Tree::ROOT
    }
}

impl Builder {
    /// A builder that waits for a game.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// The game that was read last, once.
    pub fn take(&mut self) -> Option<Game> {
        self.game.take()
    }

    fn remarks(&mut self) -> Option<&mut Remarks> {
        let at = self.at;
        self.game.as_mut().map(|game| game.tree.remarks_mut(at))
    }
}

fn text(comment: Comment<'_>) -> Text {
    let is_escape = comment.kind == CommentKind::Escape;
    let mut bytes = Vec::with_capacity(comment.text.len() + 8);
    comment.write_into(&mut bytes);
    Text { bytes, is_escape }
}

impl Visitor for Builder {
    fn begin_game(&mut self, place: Place) -> Flow {
        let mut game = Game::new();
        game.source = place.start..place.start;
        game.preamble = std::mem::take(&mut self.between);
        *self = Builder {
            game: Some(game),
            ..Builder::new()
        };
        Flow::Continue(())
    }

    fn preamble(&mut self, comment: Comment<'_>) -> Flow {
        let text = text(comment);
        if let Some(game) = &mut self.game
            && (!text.bytes.is_empty() || text.is_escape)
        {
            game.preamble.push(text);
        }
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        if let Some(game) = &mut self.game {
            game.tags.push((tag.name.to_vec(), tag.value.into_owned()));
        }
        Flow::Continue(())
    }

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        if let Some(game) = &mut self.game {
            game.start = start.copied();
        }
        Flow::Continue(())
    }

    fn ply(&mut self, ply: Ply<'_>) -> Flow {
        let (Some(game), Some(played)) = (&mut self.game, ply.played) else {
            return Flow::Continue(());
        };
        let parent = if self.is_opening {
            game.tree.parent(self.at).unwrap_or(Tree::ROOT)
        } else {
            self.at
        };
        self.at = game.tree.add(parent, played.mv);
        if played.stood {
            game.tree.set_stood(self.at);
        }
        self.closed = None;
        if let Some((_, first)) = self.outer.last_mut().filter(|_| self.is_opening) {
            *first = self.at;
        }
        self.is_opening = false;
        if !self.before.is_empty() {
            game.tree.remarks_mut(self.at).before = std::mem::take(&mut self.before);
        }
        Flow::Continue(())
    }

    fn nag(&mut self, nag: Nag, _span: Span) -> Flow {
        if let Some(remarks) = self.remarks() {
            remarks.nags.push(nag);
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        let text = text(comment);
        if text.bytes.is_empty() && !text.is_escape {
            return Flow::Continue(());
        }
        if self.is_opening {
            self.before.push(text);
        } else if let (Some(closed), Some(game)) = (self.closed, &mut self.game) {
            game.tree.remarks_mut(closed).trailing.push(text);
        } else if let Some(remarks) = self.remarks() {
            remarks.after.push(text);
        }
        Flow::Continue(())
    }

    fn open_variation(&mut self, _span: Span) -> Flow {
        self.outer.push((self.at, self.at));
        self.is_opening = true;
        Flow::Continue(())
    }

    fn close_variation(&mut self, _span: Span) -> Flow {
        self.is_opening = false;
        if let Some((at, first)) = self.outer.pop() {
            self.at = at;
            self.closed = (first != at).then_some(first);
        }
        Flow::Continue(())
    }

    fn result(&mut self, result: GameResult, _span: Span) -> Flow {
        self.result = Some(result);
        if let Some(game) = &mut self.game {
            game.result = result;
        }
        Flow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if let Some(game) = &mut self.game {
            game.diagnostics.push(diagnostic);
        }
    }

    fn between_games(&mut self, loose: &[u8], _start: usize) {
        let text = text(Comment::loose(loose));
        if !text.bytes.is_empty() || text.is_escape {
            self.between.push(text);
        }
    }

    fn end_game(&mut self, end: usize) {
        if let Some(game) = &mut self.game {
            game.source.end = end.max(game.source.start);
            if self.result.is_none() {
                // What the tag says is better than nothing.
                let tag = game
                    .tag("Result")
                    .and_then(|tag| GameResult::parse(tag.as_bytes()));
                game.result = tag.unwrap_or_default();
            }
        }
    }
}
