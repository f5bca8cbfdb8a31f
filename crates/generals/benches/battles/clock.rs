//! Processor time of this thread, which does not count time taken by other programs.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

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
