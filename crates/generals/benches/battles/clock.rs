//! What benches share: processor time of this thread, which other programs do not add to, and whether it is a trial.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Whether the bench only shows that it still runs: `cargo bench` passes `--bench`, `cargo test` does not.
pub fn is_trial() -> bool {
    !std::env::args().any(|argument| argument == "--bench")
}

/// A moment.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    given: Duration,
}

impl Clock {
    /// The present moment.
    pub fn now() -> Clock {
        Clock { given: given() }
    }

    /// The processor time of this thread since then.
    pub fn elapsed(self) -> Duration {
        given().saturating_sub(self.given)
    }
}

/// The thread's processor time to the nanosecond; `/proc` is only updated with each tick.
fn given() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}
