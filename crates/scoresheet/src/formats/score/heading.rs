//! The heading over a game: who played, where and when.

use scoresheet_chess::{Position, Variant};
use scoresheet_record::pgn::{Tag, TagChoice};

/// The tags of a game that a heading tells.
#[derive(Clone, Default, Debug)]
pub(super) struct Heading {
    white: String,
    black: String,
    event: String,
    site: String,
    date: String,
    round: String,
}

impl Heading {
    pub(super) fn clear(&mut self) {
        *self = Heading::default();
    }

    pub(super) fn take(&mut self, tag: &Tag<'_>) {
        let place = match tag.name {
            b"White" => &mut self.white,
            b"Black" => &mut self.black,
            b"Event" => &mut self.event,
            b"Site" => &mut self.site,
            b"Date" => &mut self.date,
            b"Round" => &mut self.round,
            _ => return,
        };
        // `?` and `-` say that nothing is known, or nothing would fit (PGN 8.1.1).
        let value = String::from_utf8_lossy(&tag.value);
        let is_known = value.contains(|c: char| c.is_alphanumeric());
        if place.is_empty() && is_known {
            *place = value.trim().to_owned();
        }
    }

    /// The lines of the heading: the players, the occasion, and the position if it is not the usual
    /// one.
    pub(super) fn lines(&self, choice: TagChoice, start: Option<&Position>) -> Vec<String> {
        let mut lines = Vec::new();
        if choice != TagChoice::None {
            if !(self.white.is_empty() && self.black.is_empty()) {
                lines.push(format!("{} – {}", known(&self.white), known(&self.black)));
            }
            let date = self.date.trim_end_matches(".??");
            let round = match self.round.is_empty() {
                true => String::new(),
                false => format!("({})", self.round),
            };
            let occasion = [&*self.event, &*self.site, date, &*round];
            let occasion: Vec<_> = occasion
                .into_iter()
                .filter(|part| !part.is_empty())
                .collect();
            if !occasion.is_empty() {
                lines.push(occasion.join(", "));
            }
        }
        if let Some(start) = start.filter(|start| **start != Position::start()) {
            let fen = start.fen();
            // Files name the rooks where the usual letters would not tell that it is Chess960.
            let fen = match start.variant() {
                Variant::Standard => fen,
                Variant::Chess960 => fen.shredder(),
            };
            lines.push(fen.to_string());
        }
        lines
    }
}

fn known(name: &str) -> &str {
    if name.is_empty() { "N. N." } else { name }
}
