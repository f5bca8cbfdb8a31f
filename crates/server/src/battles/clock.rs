//! The time of the house: that of the system when it began, and from then on only forward.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use acies_host::Time;

/// A clock that does not jump when that of the system is set. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Hands);

#[derive(Clone, Debug)]
enum Hands {
    /// They move by themselves.
    Moving { began: Time, at: Instant },
    /// They are set, in milliseconds since 1970.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that shows this time now.
    pub fn showing(now: Time) -> Clock {
        Clock(Hands::Moving {
            began: now,
            at: Instant::now(),
        })
    }

    /// A clock that shows the time of the system now.
    pub fn of_system() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // A system that believes to be before 1970 is refused by the last beat.
        let milliseconds = since.map_or(0, |since| since.as_millis());
        Clock::showing(Time(i64::try_from(milliseconds).unwrap_or(i64::MAX)))
    }

    /// A clock that shows this time until it is set, for days that pass in no time.
    pub fn by_hand(now: Time) -> Clock {
        Clock(Hands::Set(Arc::new(AtomicI64::new(now.0))))
    }

    /// Sets a clock that is set by hand forward by so many milliseconds; another one does not change.
    pub fn advance(&self, length: i64) {
        if let Hands::Set(now) = &self.0 {
            now.fetch_add(length.max(0), Ordering::Relaxed);
        }
    }

    /// The time now.
    pub fn now(&self) -> Time {
        match &self.0 {
            Hands::Moving { began, at } => {
                let since = i64::try_from(at.elapsed().as_millis());
                began.after(since.unwrap_or(i64::MAX))
            }
            Hands::Set(now) => Time(now.load(Ordering::Relaxed)),
        }
    }
}
