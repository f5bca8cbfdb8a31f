//! Processor time that this thread was given: a machine that others keep busy does not count then.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// A moment.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    given: Duration,
}

impl Clock {
    /// Now.
    pub fn now() -> Clock {
        Clock { given: given() }
    }

    /// How much time this thread has been given since.
    pub fn elapsed(self) -> Duration {
        given().saturating_sub(self.given)
    }
}

/// The time that the thread has been given so far, to the nanosecond: what `/proc` tells is as of the last tick alone.
fn given() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}
