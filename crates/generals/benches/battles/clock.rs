//! Time that this thread was given, where the system tells: a machine that others keep busy does not count then.

use std::time::{Duration, Instant};

/// A moment.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    given: Option<Duration>,
    at: Instant,
}

impl Clock {
    /// Now.
    pub fn now() -> Clock {
        Clock {
            given: given(),
            at: Instant::now(),
        }
    }

    /// How much time this thread has been given since, or how much has passed.
    pub fn elapsed(self) -> Duration {
        match (self.given, given()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.at.elapsed(),
        }
    }
}

/// The time that the thread has been given so far.
fn given() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
