//! Who runs when, and how long it took: contestants take turns within one
//! process and thread, so that a slow minute of the machine hits all of them.
//!
//! The clock is the thread's CPU time, not the wall's: nothing here waits for
//! disk or network, and other programs may be running on the same cores.

use std::hint::black_box;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// One contestant at one piece of work. `run` answers `None` when there is
/// nothing to run (ours, until it is plugged in).
pub struct Contestant<'a, T> {
    pub name: &'static str,
    pub run: Box<dyn FnMut() -> Option<T> + 'a>,
}

/// What one contestant did.
pub struct Measured<T> {
    pub name: &'static str,
    /// The same in every round; anything else is a panic.
    pub answer: T,
    pub best: Duration,
    pub median: Duration,
}

/// Runs all contestants once without a clock, then `rounds` times with one.
///
/// Every round begins with another contestant. Those that answer `None` are
/// left out of the result; the others keep their order.
///
/// # Panics
///
/// When a contestant answers the same question differently twice.
pub fn take_turns<T: PartialEq>(
    contestants: Vec<Contestant<'_, T>>,
    rounds: usize,
) -> Vec<Measured<T>> {
    let mut running: Vec<(Contestant<'_, T>, T, Vec<Duration>)> = contestants
        .into_iter()
        .filter_map(|mut contestant| {
            let answer = (contestant.run)()?;
            Some((contestant, answer, Vec::with_capacity(rounds)))
        })
        .collect();
    let count = running.len();
    for round in 0..rounds {
        for turn in 0..count {
            let (contestant, first, times) = &mut running[(round + turn) % count];
            let start = thread_time();
            let answer = black_box((contestant.run)());
            times.push(thread_time().saturating_sub(start));
            assert!(
                answer.as_ref() == Some(first),
                "{} gives another answer in round {round}",
                contestant.name
            );
        }
    }
    running
        .into_iter()
        .map(|(contestant, answer, mut times)| {
            times.sort_unstable();
            Measured {
                name: contestant.name,
                answer,
                best: times[0],
                median: times[times.len() / 2],
            }
        })
        .collect()
}

/// The CPU time that this thread has used.
fn thread_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}
