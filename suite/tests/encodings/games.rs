//! Games made out of texts, in every encoding that can hold them.

use scoresheet_record::source::encoding::Encoding;
use scoresheet_suite::random::Random;

use crate::texts::Texts;

/// How much text a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One name.
    Name,
    /// Two names.
    Names,
    /// A comment, and names in ASCII.
    Comment,
    /// Names, an event, a comment, and a place with the code of a country.
    Whole,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Name, Kind::Names, Kind::Comment, Kind::Whole];

    pub const fn title(self) -> &'static str {
        match self {
            Kind::Name => "one name",
            Kind::Names => "two names",
            Kind::Comment => "comment",
            Kind::Whole => "all of it",
        }
    }
}

/// A game and what should come out.
#[derive(Clone, Debug)]
pub struct Game {
    pub kind: Kind,
    pub encoding: Encoding,
    pub language: &'static str,
    /// The values of Event, White, Black and the comment.
    pub texts: [&'static str; 4],
    pub bytes: Vec<u8>,
}

/// Every game that can be made, in every encoding that can hold it, in a random order.
pub fn all(collection: &[Texts]) -> Vec<Game> {
    let mut games = Vec::new();
    for texts in collection {
        for encoding in Encoding::ALL {
            // A file has one UTF-16 or none.
            if !matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be) {
                add(&mut games, texts, encoding);
            }
        }
    }
    let mut random = Random::new(7);
    for last in (1..games.len()).rev() {
        games.swap(last, random.below(last + 1));
    }
    for (number, game) in games.iter_mut().enumerate() {
        game.number(number);
    }
    games
}

fn add(games: &mut Vec<Game>, texts: &Texts, encoding: Encoding) {
    let mut push = |kind, [event, white, black, comment]: [&'static str; 4]| {
        let game = Game {
            kind,
            encoding,
            language: texts.language,
            texts: [event, white, black, comment],
            bytes: game(event, texts.country, white, black, comment, kind),
        };
        games.extend(game.encoded());
    };
    for (index, &name) in texts.names.iter().enumerate() {
        let next = texts.names[(index + 1) % texts.names.len()];
        push(Kind::Name, ["?", name, "?", ""]);
        push(Kind::Names, ["?", name, next, ""]);
        let event = texts.events[index % texts.events.len()];
        let comment = texts.comments[index % texts.comments.len()];
        push(Kind::Whole, [event, name, next, comment]);
    }
    for comment in texts.comments {
        push(Kind::Comment, ["?", "?", "?", comment]);
    }
}

fn game(
    event: &str,
    country: &str,
    white: &str,
    black: &str,
    comment: &str,
    kind: Kind,
) -> Vec<u8> {
    let site = match kind {
        Kind::Whole => country,
        _ => "?",
    };
    let comment = match comment {
        "" => String::new(),
        comment => format!(" {{{comment}}}"),
    };
    let text = format!(
        "[Event \"{event}\"]\n[Site \"{site}\"]\n[Date \"????.??.??\"]\n[Round \"0\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3{comment} *\n\n"
    );
    text.into_bytes()
}

impl Game {
    /// The game in its encoding, if it can hold all of it and has something to show.
    fn encoded(mut self) -> Option<Game> {
        let text = String::from_utf8(self.bytes).expect("it was made as UTF-8");
        self.bytes = Vec::new();
        let is_whole = self.encoding.encode(&text, &mut self.bytes) == 0;
        (is_whole && !text.is_ascii()).then_some(self)
    }

    /// Writes the number of the game into its Round, which is ASCII in all encodings.
    fn number(&mut self, number: usize) {
        let round = b"[Round \"0\"]";
        let at = self
            .bytes
            .windows(round.len())
            .position(|bytes| bytes == round);
        let at = at.expect("there is a round");
        let new = format!("[Round \"{number}\"]");
        self.bytes.splice(at..at + round.len(), new.into_bytes());
    }
}
