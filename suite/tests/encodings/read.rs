//! Games read from bytes through the stages that the command has, but for threads and files.

use scoresheet::bulk::Piece;
use scoresheet::input::Text;
use scoresheet_record::pgn::{Blocks, Comment, Flow, Place, Tag, Visitor};
use scoresheet_record::{Reader, Resolver};

/// The texts of a game: Event, White, Black and the comment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub texts: [String; 4],
    /// Whether it was said that another encoding would do as well.
    pub is_doubtful: bool,
}

/// Reads all games, in blocks of so many bytes.
pub fn read(file: &[u8], size: usize) -> Vec<Found> {
    let mut blocks = Blocks::new(Text::new(file, None)).with_size(size);
    let mut piece = Piece::default();
    let mut all = Vec::new();
    while let Some(block) = blocks.next_block().expect("bytes can be read") {
        piece.block = block;
        piece.decode(None);
        let mut resolver = Resolver::new(Games(Vec::new()));
        Reader::new(&piece.block.text).read_all(&mut resolver);
        let games = &mut resolver.inner_mut().0;
        for reading in &piece.readings {
            games[reading.game].is_doubtful = reading.decided.rival.is_some();
        }
        all.append(games);
    }
    all
}

struct Games(Vec<Found>);

impl Games {
    fn set(&mut self, index: usize, text: &[u8]) {
        if let Some(game) = self.0.last_mut() {
            game.texts[index] = String::from_utf8_lossy(text).into_owned();
        }
    }
}

impl Visitor for Games {
    fn begin_game(&mut self, _place: Place) -> Flow {
        self.0.push(Found::default());
        Flow::Continue(())
    }

    fn tag(&mut self, tag: Tag<'_>) -> Flow {
        let names: [&[u8]; 3] = [b"Event", b"White", b"Black"];
        if let Some(index) = names.iter().position(|name| *name == tag.name) {
            self.set(index, &tag.value);
        }
        Flow::Continue(())
    }

    fn comment(&mut self, comment: Comment<'_>) -> Flow {
        self.set(3, comment.text);
        Flow::Continue(())
    }
}
