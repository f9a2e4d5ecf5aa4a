//! The one reader of spoken moves, for all tongues.

use alloc::vec::Vec;

use super::claims::Claims;
use super::lexer::{Lexer, blanks};
use super::speech::Tongue;
use super::words::Item;
use crate::quirk::Quirk;
use crate::reading::{Reading, Scan, Unreadable};

/// A move has fewer words; more are no move, and where they end costs no more to find out.
const MOST_ITEMS: usize = 40;

/// Reads a move in words.
///
/// All that [`write`](super::write()) says is understood, in its tongue, and what people say
/// instead: "knight takes e5", "night b to d2", "rook one d four", "e takes d5", "echo four",
/// "castle long", "e eight equals queen". A square alone is a pawn's move; two squares are from
/// where and to where. Capitals, blanks and hyphens do not matter; a period at the end is a
/// [`Quirk::Punctuation`].
///
/// ```
/// use scoresheet_chess::{Position, Square};
/// use scoresheet_notation::spoken::{self, Tongue};
///
/// let start = Position::start();
/// for (text, tongue) in [
///     ("knight to f three", Tongue::English),
///     ("나이트 f3", Tongue::Korean),
///     ("Springer Felix drei", Tongue::German),
///     ("конь f3", Tongue::Russian),
/// ] {
///     let reading = spoken::parse(text, tongue).unwrap();
///     assert_eq!(start.resolve(&reading.pattern).one().unwrap().to, Square::F3);
/// }
/// ```
///
/// # Errors
///
/// [`Unreadable`] says at which byte the first word stands that cannot go on with the move, or
/// where the text ends too soon.
pub fn parse(text: &str, tongue: Tongue) -> Result<Reading, Unreadable> {
    let start = blanks(text);
    let mut walk = Walk::new(&text[start..], tongue);
    let mut is_whole = false;
    while let Some(step) = walk.next() {
        is_whole = step.is_whole;
        let rest = &walk.text[walk.at..];
        if step.may_be_last() && is_end(rest) {
            let mut reading = walk.claims.reading();
            reading
                .quirks
                .add_if(blanks(rest) < rest.len(), Quirk::Punctuation);
            return Ok(reading);
        }
    }
    Err(Unreadable {
        offset: start + walk.at + blanks(&walk.text[walk.at..]),
        expected: match (walk.items, is_whole) {
            (0, _) => "a piece, a square or castling in words",
            (_, false) => "more about the move",
            (_, true) => "the end of the move",
        },
    })
}

/// Whether a text holds nothing but the end of a sentence.
fn is_end(text: &str) -> bool {
    let is_punctuation = |c| matches!(c, '.' | ',' | ';' | '!' | '?' | '。' | '、');
    let rest = &text[blanks(text)..];
    let rest = rest.strip_prefix(is_punctuation).unwrap_or(rest);
    blanks(rest) == rest.len()
}

/// All the moves that the beginning of a text may be read as, the longest first.
///
/// A typed list of moves is one stream of words, and where a move ends is known only when it is
/// played: "e four e five" is one move from e4 to e5, or the first of two. A reading ends behind
/// its last word; it begins with the text, so blanks and numbers must be taken off before.
///
/// ```
/// use scoresheet_chess::Position;
/// use scoresheet_notation::spoken::{self, Tongue};
///
/// let text = "e four e five, knight f three";
/// let scans = spoken::scan(text, Tongue::English);
/// let taken: Vec<&str> = scans.iter().map(|scan| &text[..scan.len]).collect();
/// assert_eq!(taken, ["e four e five", "e four"]);
/// ```
pub fn scan(text: &str, tongue: Tongue) -> Vec<Scan> {
    let mut scans: Vec<Scan> = Vec::new();
    let mut walk = Walk::new(text, tongue);
    while let Some(step) = walk.next() {
        if !step.may_be_last() {
            continue;
        }
        let scan = Scan {
            reading: walk.claims.reading(),
            len: walk.at,
        };
        match (step.item, scans.last_mut()) {
            // A particle belongs to the word before it, so the reading without it is none.
            (Item::After | Item::Goes, Some(last)) => *last = scan,
            _ => scans.push(scan),
        }
    }
    scans.reverse();
    scans
}

/// A way through the items of a text, as far as they make a move.
struct Walk<'a> {
    text: &'a str,
    lexer: Lexer,
    claims: Claims,
    /// Behind the last item.
    at: usize,
    items: usize,
}

/// An item that was added to the claims.
struct Step {
    item: Item,
    /// Whether the move needs nothing more.
    is_whole: bool,
}

impl Step {
    /// Whether the move may end here.
    fn may_be_last(&self) -> bool {
        self.is_whole && !matches!(self.item, Item::Before | Item::And)
    }
}

impl<'a> Walk<'a> {
    fn new(text: &'a str, tongue: Tongue) -> Walk<'a> {
        let lexer = Lexer::new(tongue);
        Walk {
            text,
            lexer,
            claims: Claims::new(lexer.is_verb_final()),
            at: 0,
            items: 0,
        }
    }

    fn next(&mut self) -> Option<Step> {
        if self.items == MOST_ITEMS {
            return None;
        }
        let start = match self.items {
            0 => 0,
            _ => self.at + blanks(&self.text[self.at..]),
        };
        let (item, len) = self.lexer.item(&self.text[start..])?;
        let mut claims = self.claims;
        if !claims.add(item) {
            return None;
        }
        self.claims = claims;
        self.at = start + len;
        self.items += 1;
        Some(Step {
            item,
            is_whole: claims.is_whole(),
        })
    }
}
