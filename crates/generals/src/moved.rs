//! What a move has changed: who stands elsewhere after it, and whose combat may end otherwise for it.
//!
//! It knows no worth of anything, and how near is near is for the caller to say.

use acies_geometry::{Length, within};
use acies_referee::{ElementId, ElementSet, Position};

/// Where an element may go back, or go on, after a combat, as it is looked at: so far ahead and behind, and to either hand.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Ahead and behind.
    pub along: Length,
    /// To either hand.
    pub aside: Length,
}

impl Ways {
    /// Whether an element moved, or one that moved stands or stood in its ways.
    pub fn are_disturbed(
        self,
        before: &Position,
        after: &Position,
        id: ElementId,
        moved: ElementSet,
    ) -> bool {
        let base = before.base(id);
        moved.has(id)
            || moved.iter().any(|other| {
                [before, after].into_iter().any(|position| {
                    let seen = base.local(position.base(other).pose.front);
                    within(seen.right.size(), self.aside) && within(seen.ahead.size(), self.along)
                })
            })
    }
}
