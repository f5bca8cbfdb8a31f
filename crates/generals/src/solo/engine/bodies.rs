//! The groups of a side and those who stand alone, with what the enemy may do to them.
//!
//! It looks at a position; how a group came about is not known here.

use acies_geometry::{Base, Length};
use acies_referee::combat::pinned_by;
use acies_referee::{ElementId, ElementSet, Movers, Position, SIDE_SIZE};

use super::scene::Scene;
use crate::candidates::{Files, files};
use crate::formations::groups;

/// A group, or an element that stands alone.
#[derive(Clone, Debug)]
pub struct Body {
    /// Who is in it.
    pub members: Movers,
    /// Whether somebody of it fights, or an enemy could strike or shoot at it in his next movement.
    pub engaged: bool,
    /// What its members could be lost by.
    pub danger: i32,
}

impl Body {
    /// Whether an element is in it.
    pub fn has(&self, id: ElementId) -> bool {
        self.members.contains(&id)
    }

    /// Its files from left to right.
    pub fn files(&self, position: &Position) -> Files {
        files(position, &self.members)
    }
}

/// Those of the side that is led, as it stands now.
pub fn bodies(scene: &Scene<'_>) -> Vec<Body> {
    let position = &scene.now;
    let mut alone: ElementSet = position.side(scene.side).map(|(id, _)| id).collect();
    let mut found = groups(position, scene.side, alone);
    for &id in found.iter().flatten() {
        alone.remove(id);
    }
    found.extend(alone.iter().map(|id| [id].into_iter().collect::<Movers>()));
    let dangers = scene.dangers();
    let view = scene.view(position);
    let body = |members: Movers| {
        let of = |id: ElementId| dangers[id.index() % SIDE_SIZE];
        let fights = members.iter().any(|&id| pinned_by(view, id).is_some());
        Body {
            engaged: fights || members.iter().any(|&id| of(id).is_some()),
            danger: members.iter().filter_map(|&id| of(id)).sum(),
            members,
        }
    };
    found.into_iter().map(body).collect()
}

/// A length in hundredths of a base width.
pub fn hundredths(length: Length) -> i32 {
    (i64::from(length.units()) * 100 / i64::from(Length::BASE_WIDTH.units())) as i32
}

/// Whether two bases are the same place: nearer than a tenth of a base width, looking the same way within some degrees.
pub fn same_place(one: &Base, other: &Base) -> bool {
    let near = Length::BASE_WIDTH.scaled(1, 10);
    acies_geometry::within(one.pose.front.distance(other.pose.front), near)
        && one.pose.facing.between(other.pose.facing).degrees() < 6.0
}
