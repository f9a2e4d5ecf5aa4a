//! Work on many games at once: blocks of whole games go to threads, results come back in order.
//!
//! Knows where bytes come from and nothing of what is done with them. Memory
//! does not grow with the input: a fixed number of jobs goes round, each with
//! the buffers of a block and of its result, and the reading waits while all of
//! them are under way.
//!
//! ```text
//!   feed ---> workers ---> consumer (the calling thread, in order)
//!     ^                       |
//!     +--- jobs come back ----+
//! ```

mod syntax;
mod walk;
mod values;
mod lines;
mod decode;
mod feed;
mod inline;
mod threaded;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use scoresheet_record::pgn::Block;
use scoresheet_record::source::encoding::Encoding;

use crate::input::Source;
pub use decode::Reading;
pub(crate) use lines::{is_remark, next_line};
pub use syntax::Syntax;
pub use walk::{Item, Level, Walk};

/// Whoever works on blocks of games. Each thread has one of its own, which serves all its blocks.
pub trait Worker {
    /// What comes of a block. It is reused for another block, so a worker begins by emptying it.
    type Output: Default + Send + 'static;

    /// Works on a block.
    fn work(&mut self, piece: &Piece, output: &mut Self::Output);
}

/// A block of whole games and where it is from.
#[derive(Clone, Debug, Default)]
pub struct Piece {
    /// The index of its source among those given.
    pub source: usize,
    /// The text, in UTF-8 wherever a [`Worker`] sees it.
    pub block: Block,
    /// What it is written in.
    pub syntax: Syntax,
    /// In JSON, the brackets that are open before the text.
    pub level: Level,
    /// The games that were not UTF-8.
    pub readings: Vec<Reading>,
    /// Which UTF-16 the source is in, if it is, in its first piece only.
    pub wide: Option<Encoding>,
    /// The number of its first line in the source, from 1.
    pub first_line: u64,
    /// How many bytes of the file, before decompression, had been read with it.
    pub consumed: u64,
}

/// What the consumer is told.
#[derive(Debug)]
pub enum Event<'a, O> {
    /// The games of a block are done.
    Done(&'a Piece, &'a mut O),
    /// A source, by its index, cannot be opened or be read further. What could be read of it came
    /// before; the next source follows.
    Failed(usize, String),
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All sources have been read.
    Complete,
    /// The consumer wanted no more.
    Enough,
    /// The stop flag was raised.
    Stopped,
}

/// How to run.
#[derive(Clone, Debug)]
pub struct Bulk {
    /// How many threads work on games. With one, all is done on the calling thread, unless the
    /// input may keep us waiting, as a pipe does.
    pub threads: usize,
    /// How many bytes a block should have at most. It has fewer where all blocks and results under
    /// way would take too much memory together.
    pub block_size: usize,
    /// The encoding of the sources; `None` finds it out, game by game.
    pub encoding: Option<Encoding>,
    /// How many bytes of result are to be expected for a byte of text.
    pub growth: usize,
    /// What the sources are written in; `None` if their first bytes shall tell.
    pub syntax: Option<Syntax>,
    /// Once it is true no more blocks are begun and [`Bulk::run`] returns soon.
    pub stop: Arc<AtomicBool>,
}

/// What all blocks and results under way should have together. Buffers that grow have room to
/// spare, so the memory in use is about one and a half times as much.
const TOTAL: usize = 24 << 20;

impl Default for Bulk {
    fn default() -> Bulk {
        Bulk {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            block_size: 1 << 18,
            encoding: None,
            growth: 1,
            syntax: None,
            stop: Arc::default(),
        }
    }
}

impl Bulk {
    /// Reads the sources one after the other and works on their games.
    ///
    /// `make` makes the worker of a thread. The results come to `consume` in
    /// the order of the games; if it breaks, that is the end. Whenever that
    /// comes, what it has been told until then is about whole games.
    ///
    /// ```no_run
    /// use std::ops::ControlFlow;
    /// use scoresheet::bulk::{Bulk, Event, Piece, Worker};
    /// use scoresheet::input;
    ///
    /// struct Length;
    ///
    /// impl Worker for Length {
    ///     type Output = usize;
    ///     fn work(&mut self, piece: &Piece, output: &mut usize) {
    ///         *output = piece.block.text.len();
    ///     }
    /// }
    ///
    /// let mut total = 0;
    /// Bulk::default().run(&input::find(["games"])?, || Length, |event| {
    ///     if let Event::Done(_, length) = event {
    ///         total += *length;
    ///     }
    ///     ControlFlow::Continue(())
    /// });
    /// # Ok::<(), input::InputError>(())
    /// ```
    pub fn run<W: Worker>(
        &self,
        sources: &[Source],
        make: impl Fn() -> W + Sync,
        mut consume: impl FnMut(Event<'_, W::Output>) -> ControlFlow<()>,
    ) -> Ending {
        let never_waits = sources.iter().all(|source| source.size().is_some());
        let flow = if self.threads <= 1 && never_waits {
            self.run_inline(sources, make(), &mut consume)
        } else {
            self.run_threaded(sources, &make, &mut consume)
        };
        if self.is_stopped() {
            Ending::Stopped
        } else if flow.is_break() {
            Ending::Enough
        } else {
            Ending::Complete
        }
    }

    /// How many jobs go round: each worker has one at hand and one waiting, one is being filled
    /// and one consumed.
    fn jobs(&self) -> usize {
        2 * self.threads.max(1) + 2
    }

    /// The size of blocks, made smaller where there are many jobs or large results.
    fn size(&self) -> usize {
        let share = TOTAL / (self.jobs() * (1 + self.growth));
        self.block_size.min(share.max(1 << 15)).max(1)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A piece on its way round, with the room for its result.
#[derive(Debug, Default)]
struct Job<O> {
    /// Which one it is, from 0 and without gaps.
    sequence: u64,
    piece: Piece,
    /// Why the source ends here, if it ends before its time; then there is no block.
    failure: Option<String>,
    output: O,
}

impl<O> Job<O> {
    fn tell(
        &mut self,
        consume: &mut impl FnMut(Event<'_, O>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.failure.take() {
            Some(failure) => consume(Event::Failed(self.piece.source, failure)),
            None => consume(Event::Done(&self.piece, &mut self.output)),
        }
    }
}
