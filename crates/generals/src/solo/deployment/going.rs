//! Bad going where troops stand or advance, in the procedure's sense.

use acies_geometry::{Base, Convex, Length, Pose};
use acies_referee::Table;
use acies_rulebook::{Rulebook, Shape, TroopId};

use super::frame::{Frame, FramePatch};
use crate::solo::board::is_bad;

/// A table with its edition.
#[derive(Clone, Copy, Debug)]
pub struct GoingMap<'a> {
    /// The edition.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
}

impl GoingMap<'_> {
    /// Whether bad going reaches into a shape; for a troop, only if it is bad going to that troop.
    pub fn has_bad_going<C: Convex + ?Sized>(self, shape: &C, troop: Option<TroopId>) -> bool {
        self.table.features.iter().any(|feature| {
            let kind = self.rulebook.terrain_kind(feature.kind);
            is_bad(kind)
                && !troop.is_some_and(|troop| kind.good_for.has(troop))
                && feature.region.overlaps(shape)
        })
    }

    /// Whether there is bad going in a patch.
    pub fn patch_has_bad_going(self, frame: &Frame, patch: FramePatch) -> bool {
        self.has_bad_going(&frame.corners(patch), None)
    }

    /// Whether an element is in bad going or meets some straight ahead within a distance.
    pub fn hampers(self, troop: TroopId, base: &Base, ahead: Length) -> bool {
        let strip = base.resized(
            base.shifted(ahead, Length::ZERO),
            base.width,
            base.depth + ahead,
        );
        self.has_bad_going(&strip, Some(troop))
    }

    /// Whether bad going, water or a built-up area separates a front edge from a distance ahead (section 4.8).
    pub fn separates(self, base: &Base, ahead: Length) -> bool {
        let front = base.shifted(ahead, Length::ZERO);
        let strip = base.resized(front, base.width, ahead);
        let bars = |shape: Shape| matches!(shape, Shape::BuiltUp | Shape::Waterway);
        self.has_bad_going(&strip, None)
            || self.table.features.iter().any(|feature| {
                bars(self.rulebook.terrain_kind(feature.kind).shape)
                    && feature.region.overlaps(&strip)
            })
    }

    /// Whether an element at a pose is in a river.
    pub fn in_river(self, base: &Base, pose: Pose) -> bool {
        let mut rivers = self.table.features_of(self.rulebook, Shape::River);
        rivers.any(|river| river.region.overlaps(&base.moved_to(pose)))
    }
}
