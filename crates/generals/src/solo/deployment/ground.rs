//! What lies where troops are to stand or go: bad going, in the words of the procedure.
//!
//! It knows no troops but to whom a kind of terrain is good going.

use acies_geometry::{Base, Convex, Length, Pose};
use acies_referee::Table;
use acies_rulebook::{Rulebook, Shape, TroopId};

use super::frame::{Frame, Patch};
use crate::solo::board::is_bad;

/// A table with the edition by which its terrain is judged.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The edition.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
}

impl Ground<'_> {
    /// Whether any bad going reaches into a shape; for a troop, where it is bad going to that.
    pub fn bad<C: Convex + ?Sized>(self, shape: &C, troop: Option<TroopId>) -> bool {
        self.table.features.iter().any(|feature| {
            let kind = self.rulebook.terrain_kind(feature.kind);
            is_bad(kind)
                && !troop.is_some_and(|troop| kind.good_for.has(troop))
                && feature.region.overlaps(shape)
        })
    }

    /// Whether there is bad going in a patch.
    pub fn bad_in(self, frame: &Frame, patch: Patch) -> bool {
        self.bad(&frame.corners(patch), None)
    }

    /// Whether an element stands in bad going or comes into some within so far straight ahead.
    pub fn hampers(self, troop: TroopId, base: &Base, ahead: Length) -> bool {
        let strip = base.resized(
            base.shifted(ahead, Length::ZERO),
            base.width,
            base.depth + ahead,
        );
        self.bad(&strip, Some(troop))
    }

    /// Whether something between a front edge and so far ahead keeps those on either side from meeting (section 4.8): bad
    /// going, water or a built-up area.
    pub fn parted(self, base: &Base, ahead: Length) -> bool {
        let front = base.shifted(ahead, Length::ZERO);
        let strip = base.resized(front, base.width, ahead);
        let bars = |shape: Shape| matches!(shape, Shape::BuiltUp | Shape::Waterway);
        self.bad(&strip, None)
            || self.table.features.iter().any(|feature| {
                bars(self.rulebook.terrain_kind(feature.kind).shape)
                    && feature.region.overlaps(&strip)
            })
    }

    /// Whether an element at a pose stands in a river.
    pub fn in_river(self, base: &Base, pose: Pose) -> bool {
        let mut rivers = self.table.features_of(self.rulebook, Shape::River);
        rivers.any(|river| river.region.overlaps(&base.moved_to(pose)))
    }
}
