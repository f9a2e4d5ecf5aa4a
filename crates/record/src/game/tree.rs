//! The tree of moves: nodes in one vector, the main line first among siblings.

use scoresheet_chess::Move;

use super::Text;
use crate::remark::Nag;

/// A node of a [`Tree`], by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// What was said about a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// Comments before the move, at the start of its line.
    pub before: Vec<Text>,
    /// Glyphs.
    pub nags: Vec<Nag>,
    /// Comments after the move.
    pub after: Vec<Text>,
    /// Comments after the closing parenthesis of the variation that this move begins.
    pub trailing: Vec<Text>,
}

/// A move and its place in the tree.
#[derive(Clone, Debug)]
pub struct Node {
    /// The move that leads here; null at the root.
    pub mv: Move,
    /// Whether the rules forbid it and it stood all the same.
    pub stood: bool,
    /// What was said about it, if anything.
    pub remarks: Option<Box<Remarks>>,
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
}

const NONE: u32 = u32::MAX;

/// The moves of a game with their variations.
///
/// The root stands for the start position; its remarks hold what was said
/// before the first move. The first child of a node goes on with its line, the
/// others are variations.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// The node before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree without moves.
    pub fn new() -> Tree {
        Tree {
            nodes: vec![Node::new(Move::NULL, NONE)],
        }
    }

    /// How many nodes there are, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The remarks of a node, to change them.
    pub fn remarks_mut(&mut self, id: NodeId) -> &mut Remarks {
        self.nodes[id.0 as usize].remarks.get_or_insert_default()
    }

    /// Marks the move of a node as one that the rules forbid and that stood all the same.
    pub fn set_stood(&mut self, id: NodeId) {
        self.nodes[id.0 as usize].stood = true;
    }

    /// Adds a move after a node: it goes on with the line if it is the first, else it begins a
    /// variation. The caller vouches that it is legal there, or null.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::new(mv, parent.0));
        let parent = &mut self.nodes[parent.0 as usize];
        let elder = std::mem::replace(&mut parent.last_child, id);
        match elder {
            NONE => parent.first_child = id,
            elder => self.nodes[elder as usize].next_sibling = id,
        }
        NodeId(id)
    }

    /// The node before, `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        known(self.node(id).parent)
    }

    /// The node that goes on with the line.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        known(self.node(id).first_child)
    }

    /// All moves after a node, the one that goes on with the line first.
    pub fn children(&self, id: NodeId) -> Children<'_> {
        Children {
            tree: self,
            next: known(self.node(id).first_child),
        }
    }

    /// The next move with the same parent.
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        known(self.node(id).next_sibling)
    }

    /// The nodes after a node, along first children.
    pub fn line_from(&self, id: NodeId) -> MainLine<'_> {
        MainLine { tree: self, at: id }
    }
}

fn known(id: u32) -> Option<NodeId> {
    (id != NONE).then_some(NodeId(id))
}

impl Node {
    fn new(mv: Move, parent: u32) -> Node {
        Node {
            mv,
            stood: false,
            remarks: None,
            parent,
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
        }
    }

    /// The glyphs.
    pub fn nags(&self) -> &[Nag] {
        self.remarks.as_deref().map_or(&[], |remarks| &remarks.nags)
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}

/// Trees are equal when they hold the same moves in the same order and the same is said about
/// them; when each move was added does not matter.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let unsaid = Remarks::default();
        let same = |a: &Node, b: &Node| {
            a.mv == b.mv
                && a.stood == b.stood
                && a.remarks.as_deref().unwrap_or(&unsaid)
                    == b.remarks.as_deref().unwrap_or(&unsaid)
        };
        let mut pairs = vec![(0, 0)];
        while let Some((a, b)) = pairs.pop() {
            let (a, b) = (&self.nodes[a as usize], &other.nodes[b as usize]);
            let links = [
                (a.first_child, b.first_child),
                (a.next_sibling, b.next_sibling),
            ];
            if !same(a, b) || links.iter().any(|&(a, b)| (a == NONE) != (b == NONE)) {
                return false;
            }
            pairs.extend(links.into_iter().filter(|&(a, _)| a != NONE));
        }
        true
    }
}

/// The children of a node, first the one that goes on with the line.
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a Tree,
    next: Option<NodeId>,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self.tree.next_sibling(id);
        Some(id)
    }
}

/// The nodes of a line, along first children.
#[derive(Clone, Debug)]
pub struct MainLine<'a> {
    tree: &'a Tree,
    at: NodeId,
}

impl Iterator for MainLine<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        self.at = self.tree.next(self.at)?;
        Some(self.at)
    }
}
