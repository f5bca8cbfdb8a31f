//! What an absent player should be informed of: it follows from the log, the clocks and whether the player is there.
//!
//! No list of what was sent is kept here; a notice has the number of its visit, so that the caller sends none twice.

use std::fmt;

use acies_referee::Side;

use crate::clock::{Waiting, waiting};
use crate::hosted::Hosted;
use crate::pace::Pace;
use crate::rows::Presence;
use crate::time::{DAY, MINUTE, SECOND, Time};

/// How long a player has to come without being sent anything.
const GRACE: i64 = 3 * MINUTE;
/// The second reminder, so long before the time is out.
const SOON: i64 = 6 * 60 * MINUTE;
/// How long after the end of the time the opponent may claim.
const CLAIM: i64 = 30 * SECOND;
/// When to look again at a clock that stands still.
const STILL: i64 = 60 * MINUTE;

/// What an absent player should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The battle waits for the player.
    Turn,
    /// It still does, and a quarter of the time is left.
    Quarter,
    /// It still does, and six hours are left.
    Hours,
    /// The time of the opponent is out, so that the player may claim the win.
    Claim,
    /// The battle is over.
    Over,
}

/// A notice and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The notice.
    pub notice: Notice,
    /// The number of the visit, or 0 for a battle that is over. The same notice of the same visit is sent once.
    pub visit: u32,
}

/// What is due to a side, and when something else may become due if nothing happens before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Due {
    /// The most urgent notice; it takes the place of earlier ones that were not sent.
    pub now: Option<About>,
    /// When to look again; never where only a commit can change anything.
    pub next: Option<Time>,
}

impl Notice {
    /// Every notice.
    pub const ALL: [Notice; 5] = [
        Notice::Turn,
        Notice::Quarter,
        Notice::Hours,
        Notice::Claim,
        Notice::Over,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Notice::Turn => "turn",
            Notice::Quarter => "quarter",
            Notice::Hours => "hours",
            Notice::Claim => "claim",
            Notice::Over => "over",
        }
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.notice.word(), self.visit)
    }
}

impl About {
    /// What a text such as `turn 12` is about; none where it is no such text.
    pub fn from_text(text: &str) -> Option<About> {
        let (word, visit) = text.split_once(' ')?;
        let notice = Notice::ALL.into_iter().find(|notice| notice.word() == word);
        Some(About {
            notice: notice?,
            visit: visit.parse().ok()?,
        })
    }
}

impl Hosted {
    /// What the battle waits for a side to do; nothing where it waits for the other, and where it is over.
    pub fn waits_for(&self, side: Side) -> Option<Waiting> {
        let play = self.play.as_ref().filter(|play| play.closed.is_none())?;
        if play.is_sealing() {
            let is_free = self.rows.seat(side).sealed.is_none();
            return self.rows.begun.filter(|_| is_free).map(|since| Waiting {
                side,
                visit: 0,
                since,
            });
        }
        waiting(&play.moments).filter(|waiting| waiting.side == side)
    }

    /// What is due to a side at an instant. A player who is there is sent nothing, nor what was due before the player left.
    pub fn notice(&self, side: Side, now: Time) -> Due {
        let gone = match self.rows.seat(side).presence {
            Presence::Here => return Due::default(),
            Presence::GoneSince(at) => Some(at),
            Presence::Never => None,
        };
        let now = now.max(self.rows.last());
        let mut due = Due::default();
        for (at, since, about) in self.instants(side, now) {
            if at > now {
                due.next = Some(due.next.map_or(at, |next| next.min(at)));
            } else if gone.is_none_or(|gone| gone < since) {
                due.now = Some(about);
            }
        }
        if due.next.is_none() && self.stands_still(now) {
            due.next = Some(now.after(STILL));
        }
        due
    }

    /// The notices of the present question in the order of their urgency: when each is due, and since when the player could have
    /// seen what it says.
    fn instants(&self, side: Side, now: Time) -> Vec<(Time, Time, About)> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        if play.closed.is_some() {
            let about = About {
                notice: Notice::Over,
                visit: 0,
            };
            let at = self.rows.last();
            return vec![(at.after(GRACE), at, about)];
        }
        if self.stands_still(now) {
            return Vec::new();
        }
        let left = |of: Side| match (play.pace, self.clocks(now)) {
            (Pace::Days(days), Some(clocks)) => Some((i64::from(days) * DAY, clocks.of(of)?)),
            _ => None,
        };
        if let Some(Waiting { visit, since, .. }) = self.waits_for(side) {
            let about = |notice| About { notice, visit };
            let mut all = vec![(since.after(GRACE), since, about(Notice::Turn))];
            let timed = left(side).filter(|&(_, left)| left > 0 && !play.is_sealing());
            if let Some((whole, left)) = timed {
                for (notice, before) in [(Notice::Quarter, whole / 4), (Notice::Hours, SOON)] {
                    let at = now.after(left - before);
                    all.push((at, at, about(notice)));
                }
            }
            return all;
        }
        let opponent = self.waits_for(side.other());
        let late = opponent.zip(left(side.other()));
        late.map_or_else(Vec::new, |(Waiting { visit, .. }, (_, left))| {
            let at = now.after(left + CLAIM);
            let about = About {
                notice: Notice::Claim,
                visit,
            };
            vec![(at, at, about)]
        })
    }

    /// Whether a clock that has a limit does not run, as in a pause and while its player is away.
    fn stands_still(&self, now: Time) -> bool {
        let Some(play) = self.play.as_ref().filter(|play| play.closed.is_none()) else {
            return false;
        };
        if play.is_sealing() {
            return false;
        }
        play.is_paused
            || play.pace != Pace::Untimed
                && self.clocks(now).is_some_and(|clocks| clocks.runs.is_none())
    }
}
