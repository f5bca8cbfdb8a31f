//! The time of the house: that of the system when it began, and from then on only forward.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use acies_host::Time;

/// A clock that does not jump when that of the system is set.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    began: Time,
    at: Instant,
}

impl Clock {
    /// A clock that shows this time now.
    pub fn showing(now: Time) -> Clock {
        Clock {
            began: now,
            at: Instant::now(),
        }
    }

    /// A clock that shows the time of the system now.
    pub fn of_system() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // A system that believes to be before 1970 is refused by the last beat.
        let milliseconds = since.map_or(0, |since| since.as_millis());
        Clock::showing(Time(i64::try_from(milliseconds).unwrap_or(i64::MAX)))
    }

    /// The time now.
    pub fn now(&self) -> Time {
        let since = i64::try_from(self.at.elapsed().as_millis());
        self.began.after(since.unwrap_or(i64::MAX))
    }
}
