//! All on the calling thread, with one job that is filled again and again.

use std::ops::ControlFlow;

use super::feed::{Fed, Feed};
use super::{Bulk, Event, Job, Worker};
use crate::input::Source;

impl Bulk {
    pub(super) fn run_inline<W: Worker>(
        &self,
        sources: &[Source],
        mut worker: W,
        consume: &mut impl FnMut(Event<'_, W::Output>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut feed = Feed::new(sources, self);
        let mut job = Job::default();
        while !self.is_stopped() {
            match feed.next_into(&mut job.piece) {
                Fed::Block => {
                    job.piece.decode(self.encoding);
                    worker.work(&job.piece, &mut job.output);
                }
                Fed::Failure(failure) => job.failure = Some(failure),
                Fed::End => break,
            }
            job.tell(consume)?;
        }
        ControlFlow::Continue(())
    }
}
