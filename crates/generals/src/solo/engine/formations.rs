//! The groups and single elements of a side, with the danger they are in.

use acies_geometry::{Base, Length};
use acies_referee::combat::pinned_by;
use acies_referee::{ElementId, ElementSet, Movers, Position, SIDE_SIZE};

use super::situation::Situation;
use crate::candidates::{Files, files};
use crate::formations::groups;

/// A group, or a single element.
#[derive(Clone, Debug)]
pub struct Formation {
    /// Its elements.
    pub members: Movers,
    /// Whether it is in combat, or an enemy could contact or shoot it in its next movement.
    pub engaged: bool,
    /// The total danger of its elements.
    pub danger: i32,
}

impl Formation {
    /// Whether an element belongs to it.
    pub fn has(&self, id: ElementId) -> bool {
        self.members.contains(&id)
    }

    /// Its files from left to right.
    pub fn files(&self, position: &Position) -> Files {
        files(position, &self.members)
    }
}

/// The groups and single elements of the general's side.
pub fn formations(situation: &Situation<'_>) -> Vec<Formation> {
    let position = &situation.now;
    let mut alone: ElementSet = position.side(situation.side).map(|(id, _)| id).collect();
    let mut found = groups(position, situation.side, alone);
    for &id in found.iter().flatten() {
        alone.remove(id);
    }
    found.extend(alone.iter().map(|id| [id].into_iter().collect::<Movers>()));
    let dangers = situation.dangers();
    let view = situation.view(position);
    let formation = |members: Movers| {
        let of = |id: ElementId| dangers[id.index() % SIDE_SIZE];
        let fights = members.iter().any(|&id| pinned_by(view, id).is_some());
        Formation {
            engaged: fights || members.iter().any(|&id| of(id).is_some()),
            danger: members.iter().filter_map(|&id| of(id)).sum(),
            members,
        }
    };
    found.into_iter().map(formation).collect()
}

/// A length in hundredths of a base width, cut: what moves are ranked by.
pub fn hundredths(length: Length) -> i32 {
    (i64::from(length.units()) * 100 / i64::from(Length::BASE_WIDTH.units())) as i32
}

/// A length in hundredths of a base width as it is read: rounded, like the lengths of orders and events.
pub fn rounded_hundredths(length: Length) -> i32 {
    length
        .scaled(100, i64::from(Length::BASE_WIDTH.units()))
        .units()
}

/// Whether two bases are at the same place: within a tenth of a base width and a few degrees.
pub fn same_place(one: &Base, other: &Base) -> bool {
    let near = Length::BASE_WIDTH.scaled(1, 10);
    acies_geometry::within(one.pose.front.distance(other.pose.front), near)
        && one.pose.facing.between(other.pose.facing).degrees() < 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 65,536 units are a base width: 81,919 are 1.24998, and 327 and 328 lie on both sides of half a hundredth, 327.68.
    #[test]
    fn lengths_are_read_in_rounded_hundredths() {
        let lengths = [
            (81_919, 125),
            (-81_919, -125),
            (327, 0),
            (328, 1),
            (-328, -1),
            (65_536, 100),
        ];
        for (units, rounded) in lengths {
            assert_eq!(
                rounded_hundredths(Length::from_units(units)),
                rounded,
                "{units}"
            );
        }
    }
}
