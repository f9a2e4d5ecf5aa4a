//! The same with threads: one reads, several work, the calling one consumes.
//!
//! *Why this is clever:* reading a pipe can block for ever, and a blocked thread
//! cannot be ended. So the reader is a thread of its own that is left behind
//! when the run is over before the input, and whoever waits for it looks up
//! from time to time. *If you change this*, see that a worker that panics, a
//! consumer that breaks and a reader that blocks all still end the run.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};

use scoresheet_record::source::encoding::Encoding;

use super::feed::{Fed, Feed};
use super::{Bulk, Event, Job, Worker};
use crate::input::Source;

/// How long those who wait go without a look at the stop flag.
const PATIENCE: Duration = Duration::from_millis(50);

impl Bulk {
    pub(super) fn run_threaded<W: Worker>(
        &self,
        sources: &[Source],
        make: &(impl Fn() -> W + Sync),
        consume: &mut impl FnMut(Event<'_, W::Output>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (jobs, encoding) = (self.jobs(), self.encoding);
        let shared = Arc::new(AtomicBool::new(false));
        let over = &*shared;
        // A channel never holds more than all jobs there are, so sending never waits.
        let (spare, spares) = bounded(jobs);
        let (begin, begun) = bounded(jobs);
        let (finish, finished) = bounded(jobs);
        for _ in 0..jobs {
            let _ = spare.send(Job::default());
        }
        let is_over = Arc::clone(&shared);
        thread::scope(move |scope| {
            let _guard = Over(over);
            let feed = Feed::new(sources, self);
            // Its handle is dropped: see above.
            let reader = thread::Builder::new().name("reader".into());
            let reader = reader.spawn(move || read(feed, &spares, &begin, &is_over));
            if let Err(error) = reader {
                let failure = format!("no thread can be started: {error}");
                return consume(Event::Failed(0, failure));
            }
            for _ in 0..self.threads.max(1) {
                let (begun, finish) = (begun.clone(), finish.clone());
                scope.spawn(move || {
                    let _guard = PanicIsOver(over);
                    work(make(), encoding, &begun, &finish, over);
                });
            }
            drop((begun, finish));
            self.consume_in_order(jobs, &finished, &spare, over, consume)
        })
    }

    /// Takes what is finished in any order, and tells it in the right one.
    fn consume_in_order<O>(
        &self,
        jobs: usize,
        finished: &Receiver<Job<O>>,
        spare: &Sender<Job<O>>,
        over: &AtomicBool,
        consume: &mut impl FnMut(Event<'_, O>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Jobs under way have sequences of which no two differ by as many as there are jobs.
        let mut early: Vec<Option<Job<O>>> = (0..jobs).map(|_| None).collect();
        let mut next = 0;
        loop {
            if self.is_stopped() || over.load(Ordering::Relaxed) {
                return ControlFlow::Continue(());
            }
            let place = next as usize % jobs;
            if let Some(mut job) = early[place].take() {
                job.tell(consume)?;
                next += 1;
                // The reader may be gone already.
                let _ = spare.send(job);
                continue;
            }
            match finished.recv_timeout(PATIENCE) {
                Ok(job) => {
                    let place = job.sequence as usize % jobs;
                    early[place] = Some(job);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return ControlFlow::Continue(()),
            }
        }
    }
}

fn read<O>(mut feed: Feed, spares: &Receiver<Job<O>>, begin: &Sender<Job<O>>, over: &AtomicBool) {
    let mut sequence = 0;
    // No job comes back any more when the consumer is gone.
    while let Ok(mut job) = spares.recv() {
        match feed.next_into(&mut job.piece) {
            Fed::Block => job.failure = None,
            Fed::Failure(failure) => job.failure = Some(failure),
            Fed::End => return,
        }
        job.sequence = sequence;
        sequence += 1;
        if over.load(Ordering::Relaxed) || begin.send(job).is_err() {
            return;
        }
    }
}

fn work<W: Worker>(
    mut worker: W,
    encoding: Option<Encoding>,
    begun: &Receiver<Job<W::Output>>,
    finish: &Sender<Job<W::Output>>,
    over: &AtomicBool,
) {
    while !over.load(Ordering::Relaxed) {
        let mut job = match begun.recv_timeout(PATIENCE) {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if job.failure.is_none() {
            job.piece.decode(encoding);
            worker.work(&job.piece, &mut job.output);
        }
        if finish.send(job).is_err() {
            return;
        }
    }
}

/// Says that the run is over when the consumer is done, or panics.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Says so when a worker panics: its block will never be finished.
struct PanicIsOver<'a>(&'a AtomicBool);

impl Drop for PanicIsOver<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
