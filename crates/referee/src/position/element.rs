//! One element: its troop type, its place, and what it has done this bound.

use acies_geometry::{Base, Length, Pose};
use acies_rulebook::{Troop, TroopId};

use super::{ElementId, Stronghold};

/// One element of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    /// Its troop type.
    pub troop: TroopId,
    /// Its troop type when dismounted, if it may dismount.
    pub dismounts_as: Option<TroopId>,
    /// Whether it is its side's general.
    pub general: bool,
    /// Where it is.
    pub place: Place,
    /// Its base; meaningful only when it stands on the table.
    pub base: Base,
    /// What it has done this bound.
    pub marks: Marks,
}

/// Where an element is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The id is not used in this battle.
    Unused,
    /// Not yet on the table.
    Reserve,
    /// On the table at its base.
    Table,
    /// Inside a camp or a built-up area, where it has no pose of its own.
    Inside(Stronghold),
    /// Destroyed, or gone from the table.
    Lost,
}

/// What an element has done this bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each has happened or not, whatever else has"
)]
pub struct Marks {
    /// The total distance of its tactical moves.
    pub distance: Length,
    /// The number of its tactical moves.
    pub moves: u8,
    /// Whether it has come ashore in this bound.
    pub landed: bool,
    /// Whether it has dismounted in this bound.
    pub dismounted: bool,
    /// Whether it has shot in this phase.
    pub shot: bool,
    /// Whether it has been shot at in this phase.
    pub shot_at: bool,
    /// Whether it has fought as a principal in this phase.
    pub fought: bool,
    /// The enemy that first came into contact with its flank or rear; kept from bound to bound while it stands there.
    pub first_contact: Option<ElementId>,
    /// The enemy that it fights as if they had conformed; kept from bound to bound while the two touch.
    pub as_if: Option<ElementId>,
}

impl Element {
    /// An unused id.
    pub const UNUSED: Element = Element {
        troop: TroopId(0),
        dismounts_as: None,
        general: false,
        place: Place::Unused,
        base: EMPTY_BASE,
        marks: Marks {
            distance: Length::ZERO,
            moves: 0,
            landed: false,
            dismounted: false,
            shot: false,
            shot_at: false,
            fought: false,
            first_contact: None,
            as_if: None,
        },
    };

    /// Creates an element in reserve.
    pub fn new(id: TroopId, troop: &Troop, general: bool) -> Element {
        Element {
            troop: id,
            general,
            place: Place::Reserve,
            base: Base::new(Pose::default(), Length::BASE_WIDTH, troop.depth),
            ..Element::UNUSED
        }
    }

    /// The same element on the table at a pose.
    pub fn at(self, pose: Pose) -> Element {
        Element {
            place: Place::Table,
            base: self.base.moved_to(pose),
            ..self
        }
    }

    /// Whether it is on the table (and not inside a stronghold).
    #[inline(always)]
    pub fn on_table(&self) -> bool {
        matches!(self.place, Place::Table)
    }
}

const EMPTY_BASE: Base = Base {
    pose: Pose {
        front: acies_geometry::Point { x: 0, y: 0 },
        facing: acies_geometry::Angle::ZERO,
    },
    width: Length::ZERO,
    depth: Length::ZERO,
    direction: acies_geometry::Direction {
        sin: 0,
        cos: 1 << 30,
    },
    corners: [acies_geometry::Point { x: 0, y: 0 }; 4],
};
