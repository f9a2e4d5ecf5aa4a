//! An object in JSON to a [`Draft`]: which fields there are, and what each must be.
//!
//! *Why this is clever:* variations nest as deep as the text has them, so there
//! is no recursion: what is open lies on a stack, and one step reads up to the
//! next bracket of a list of moves, a move or a variation. *If you change
//! this*, see that a new field that nests becomes a kind of [`Open`], too.

use scoresheet_record::Span;

use super::VERSION;
use super::draft::{Draft, Link, MoveDraft, VariationDraft};
use super::scan::{Name, Scan, Text, Unfit};

/// The fields of the objects; what a reader has no use for is skipped.
const GAME: &[&str] = &[
    "version",
    "tags",
    "preamble",
    "start_fen",
    "comments",
    "moves",
    "result",
    "final_fen",
    "diagnostics",
    "after",
];
const MOVE: &[&str] = &[
    "san",
    "uci",
    "illegal",
    "clock",
    "elapsed",
    "eval",
    "nags",
    "comments",
    "variations",
];
const VARIATION: &[&str] = &["comments", "moves", "comments_after"];

/// Why an object is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    pub(super) span: Span,
    /// The way to the value, such as `moves[3].nags`; empty for the object itself.
    pub(super) path: String,
    pub(super) message: String,
}

/// Something that is open.
#[derive(Debug)]
struct Open {
    kind: Kind,
    /// Which variation or move it is, or belongs to.
    id: u32,
    /// The last item of a list.
    last: Link,
    /// How many items or fields there were.
    count: u32,
    /// The fields of an object that there were, as bits.
    seen: u32,
    /// The field or item at hand has this name.
    field: &'static str,
    start: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Game,
    /// The main line.
    MainLine,
    /// The moves of a variation.
    Line,
    Move,
    Variations,
    Variation,
}

impl Kind {
    fn is_list(self) -> bool {
        matches!(self, Kind::MainLine | Kind::Line | Kind::Variations)
    }
}

/// Reads an object that is a game into a draft.
#[derive(Debug)]
pub(super) struct Parser<'a, 'd> {
    pub(super) scan: Scan<'a>,
    pub(super) draft: &'d mut Draft,
    open: Vec<Open>,
    /// The item at hand of a list that does not nest.
    pub(super) item: Option<usize>,
}

impl<'a, 'd> Parser<'a, 'd> {
    pub(super) fn new(text: &'a [u8], draft: &'d mut Draft) -> Parser<'a, 'd> {
        draft.clear();
        Parser {
            scan: Scan::new(text),
            draft,
            open: Vec::new(),
            item: None,
        }
    }

    /// Reads the object.
    pub(super) fn read(mut self) -> Result<(), Refusal> {
        let read = self.read_all();
        read.map_err(|unfit| Refusal {
            span: unfit.span,
            path: self.path(),
            message: unfit.message,
        })
    }

    fn read_all(&mut self) -> Result<(), Unfit> {
        self.enter(Kind::Game, 0)?;
        while let Some(open) = self.open.last() {
            match open.kind {
                Kind::Game => self.game_field()?,
                Kind::MainLine | Kind::Line => self.next_move()?,
                Kind::Move => self.move_field()?,
                Kind::Variations => self.next_variation()?,
                Kind::Variation => self.variation_field()?,
            }
        }
        Ok(())
    }

    /// The way to what is at hand.
    fn path(&self) -> String {
        let mut path = String::new();
        for open in &self.open {
            if open.kind.is_list() {
                path.push_str(&format!("[{}]", open.count.saturating_sub(1)));
            } else if !open.field.is_empty() {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(open.field);
            }
        }
        if let Some(item) = self.item {
            path.push_str(&format!("[{item}]"));
        }
        path
    }

    /// Takes the bracket that opens something.
    fn enter(&mut self, kind: Kind, id: u32) -> Result<(), Unfit> {
        let start = self.scan.place();
        match kind.is_list() {
            true => self.scan.expect(b'[', "a list")?,
            false => self.scan.expect(b'{', "an object")?,
        }
        self.open.push(Open {
            kind,
            id,
            last: Link::default(),
            count: 0,
            seen: 0,
            field: "",
            start,
        });
        Ok(())
    }

    fn top(&mut self) -> &mut Open {
        // Whoever calls this has seen that something is open.
        self.open.last_mut().expect("something is open")
    }

    /// The next field of the object at hand, if it is known: its place among the fields of its
    /// kind. Others are skipped and said. `None` behind the last field.
    fn next_field(&mut self, fields: &'static [&'static str]) -> Result<Option<usize>, Unfit> {
        loop {
            let is_first = self.top().count == 0;
            self.top().field = "";
            let Some(name) = self.scan.next_name(is_first)? else {
                return Ok(None);
            };
            self.top().count += 1;
            let is_name = |field: &&str| field.as_bytes() == name.text;
            let Some(index) = fields.iter().position(is_name) else {
                self.say_unknown(name);
                self.scan.skip_value()?;
                continue;
            };
            let top = self.top();
            top.field = fields[index];
            if top.seen >> index & 1 == 1 {
                let message = format!("the field `{}` comes twice", fields[index]);
                return Err(Unfit {
                    span: name.span,
                    message,
                });
            }
            top.seen |= 1 << index;
            return Ok(Some(index));
        }
    }

    #[cold]
    pub(super) fn say_unknown(&mut self, name: Name<'_>) {
        let span = name.span;
        let name = String::from_utf8_lossy(name.text);
        let path = self.path();
        let place = match path.is_empty() {
            true => String::new(),
            false => format!(" in `{path}`"),
        };
        let message = format!("the field `{name}`{place} is not known and left out");
        self.draft.unknown.push((span, message));
    }

    /// A fault from a place up to where we are.
    pub(super) fn fault(&self, start: u32, message: String) -> Unfit {
        let end = self.scan.offset().max(start);
        Unfit {
            span: Span { start, end },
            message,
        }
    }

    /// Sees that the object at hand, which has just ended, has a field.
    fn require(&mut self, fields: &[&str], index: usize) -> Result<(), Unfit> {
        let top = self.top();
        if top.seen >> index & 1 == 1 {
            return Ok(());
        }
        let start = top.start;
        let message = format!("expected the field `{}`, which is missing", fields[index]);
        Err(self.fault(start, message))
    }

    fn game_field(&mut self) -> Result<(), Unfit> {
        let Some(field) = self.next_field(GAME)? else {
            for required in [0, 5] {
                self.require(GAME, required)?;
            }
            self.open.pop();
            return Ok(());
        };
        match GAME[field] {
            "version" => {
                let start = self.scan.place();
                let version = self.scan.integer(u32::MAX)?;
                if version != VERSION {
                    let message =
                        format!("expected version {VERSION} of the schema, found {version}");
                    return Err(self.fault(start, message));
                }
            }
            "tags" => self.tags()?,
            "preamble" => self.draft.preamble = self.comments()?,
            "after" => self.draft.after = self.comments()?,
            "start_fen" if self.scan.null() => {}
            "start_fen" => self.draft.start_fen = Some(self.string()?),
            "comments" => self.draft.comments = self.comments()?,
            "moves" => self.enter(Kind::MainLine, 0)?,
            "result" => self.result()?,
            _ => self.scan.skip_value()?,
        }
        Ok(())
    }

    fn next_move(&mut self) -> Result<(), Unfit> {
        let is_first = self.top().count == 0;
        if !self.scan.next_item(is_first)? {
            self.open.pop();
            return Ok(());
        }
        let id = self.draft.moves.len() as u32;
        self.draft.moves.push(MoveDraft::default());
        let top = self.top();
        top.count += 1;
        let (kind, owner) = (top.kind, top.id);
        match std::mem::replace(&mut top.last, Link(id)).get() {
            Some(last) => self.draft.moves[last].next = Link(id),
            None if kind == Kind::MainLine => self.draft.first = Link(id),
            None => self.draft.variations[owner as usize].first = Link(id),
        }
        self.enter(Kind::Move, id)
    }

    fn move_field(&mut self) -> Result<(), Unfit> {
        let Some(field) = self.next_field(MOVE)? else {
            self.require(MOVE, 0)?;
            self.open.pop();
            return Ok(());
        };
        let id = self.top().id;
        match MOVE[field] {
            "san" => self.draft.moves[id as usize].san = self.string()?,
            "nags" => self.draft.moves[id as usize].nags = self.nags()?,
            "comments" => self.draft.moves[id as usize].comments = self.comments()?,
            "variations" => self.enter(Kind::Variations, id)?,
            _ => self.scan.skip_value()?,
        }
        Ok(())
    }

    fn next_variation(&mut self) -> Result<(), Unfit> {
        let is_first = self.top().count == 0;
        if !self.scan.next_item(is_first)? {
            self.open.pop();
            return Ok(());
        }
        let id = self.draft.variations.len() as u32;
        self.draft.variations.push(VariationDraft::default());
        let top = self.top();
        top.count += 1;
        let owner = top.id;
        match std::mem::replace(&mut top.last, Link(id)).get() {
            Some(last) => self.draft.variations[last].next = Link(id),
            None => self.draft.moves[owner as usize].first_variation = Link(id),
        }
        self.enter(Kind::Variation, id)
    }

    fn variation_field(&mut self) -> Result<(), Unfit> {
        let Some(field) = self.next_field(VARIATION)? else {
            self.require(VARIATION, 1)?;
            let end = self.scan.offset();
            let top = self.top();
            let (id, start) = (top.id as usize, top.start);
            self.draft.variations[id].span = Span { start, end };
            self.open.pop();
            return Ok(());
        };
        let id = self.top().id;
        match VARIATION[field] {
            "comments" => self.draft.variations[id as usize].comments = self.comments()?,
            "moves" => self.enter(Kind::Line, id)?,
            _ => self.draft.variations[id as usize].after = self.comments()?,
        }
        Ok(())
    }

    pub(super) fn string(&mut self) -> Result<Text, Unfit> {
        self.scan.string(&mut self.draft.strings)
    }
}
