//! A [`Game`] that tells itself to a visitor, as a reader and a resolver would.

use scoresheet_chess::Position;
use scoresheet_notation::algebraic::san;

use super::{Game, NodeId, Text, Tree};
use crate::pgn::{Comment, CommentKind, Flow, Place, Played, Ply, Tag, Visitor};
use crate::resolve::spell_illegal;
use crate::source::Span;

/// What is still to be told, last first. A stack and no recursion: variations nest as deep as
/// the file has them.
enum Task {
    /// The line that begins with this node, played in this position.
    Line(NodeId, Position),
    /// The end of the variation that began with this node.
    Close(NodeId),
}

impl Game {
    /// Pushes the game into a visitor; spans are empty.
    pub fn replay(&self, visitor: &mut impl Visitor) {
        let _ = self.tell(visitor);
        visitor.end_game(0);
    }

    fn tell(&self, visitor: &mut impl Visitor) -> Flow {
        let span = Span::default();
        visitor.begin_game(Place::default())?;
        for text in &self.preamble {
            visitor.preamble(comment(text))?;
        }
        for (name, value, comes_again) in self.told_tags() {
            visitor.tag(Tag {
                name,
                value: value.into(),
                span,
                comes_again,
            })?;
        }
        visitor.begin_moves(self.start.as_ref())?;
        if let Some(remarks) = &self.tree.node(Tree::ROOT).remarks {
            comments(visitor, &remarks.after)?;
        }
        if let (Some(start), Some(first)) = (self.start, self.tree.next(Tree::ROOT)) {
            self.tell_line(visitor, first, start)?;
        }
        visitor.result(self.result, span)
    }

    fn tell_line(&self, visitor: &mut impl Visitor, first: NodeId, start: Position) -> Flow {
        let tree = &self.tree;
        let mut tasks = vec![Task::Line(first, start)];
        while let Some(task) = tasks.pop() {
            let (id, before) = match task {
                Task::Line(id, before) => (id, before),
                Task::Close(id) => {
                    visitor.close_variation(Span::default())?;
                    if let Some(remarks) = &tree.node(id).remarks {
                        comments(visitor, &remarks.trailing)?;
                    }
                    continue;
                }
            };
            let is_first_child = tree.parent(id).and_then(|parent| tree.next(parent)) == Some(id);
            if !is_first_child {
                visitor.open_variation(Span::default())?;
                tasks.push(Task::Close(id));
            }
            let after = self.tell_ply(visitor, id, &before)?;
            if let Some(next) = tree.next(id) {
                tasks.push(Task::Line(next, after));
            }
            if is_first_child {
                // The variations that replace this ply come before what follows it.
                let mut siblings: Vec<NodeId> = Vec::new();
                let mut sibling = tree.next_sibling(id);
                while let Some(id) = sibling {
                    siblings.push(id);
                    sibling = tree.next_sibling(id);
                }
                tasks.extend(siblings.into_iter().rev().map(|id| Task::Line(id, before)));
            }
        }
        Flow::Continue(())
    }

    fn tell_ply(
        &self,
        visitor: &mut impl Visitor,
        id: NodeId,
        before: &Position,
    ) -> std::ops::ControlFlow<(), Position> {
        let node = self.tree.node(id);
        let after = before.after(node.mv);
        let word = match node.stood {
            true => spell_illegal(node.mv),
            false => san(before, node.mv, &after),
        };
        if let Some(remarks) = &node.remarks {
            comments(visitor, &remarks.before)?;
        }
        let played = Some(Played {
            before,
            mv: node.mv,
            after: &after,
            san: word,
            stood: node.stood,
        });
        visitor.ply(Ply {
            text: word.as_str().as_bytes(),
            word,
            span: Span::default(),
            played,
        })?;
        if let Some(remarks) = &node.remarks {
            for &nag in &remarks.nags {
                visitor.nag(nag, Span::default())?;
            }
            comments(visitor, &remarks.after)?;
        }
        std::ops::ControlFlow::Continue(after)
    }
}

fn comment(text: &Text) -> Comment<'_> {
    let kind = if text.is_escape {
        CommentKind::Escape
    } else {
        CommentKind::Comment
    };
    Comment::told(&text.bytes, kind, Span::default())
}

fn comments(visitor: &mut impl Visitor, texts: &[Text]) -> Flow {
    for text in texts {
        visitor.comment(comment(text))?;
    }
    Flow::Continue(())
}
