//! Finds the enemy that an element faces: the first in its forward strip.

use acies_geometry::{Base, Length, TOUCH, beyond, within};
use acies_referee::{ElementId, Position};

use super::going::GoingMap;

/// The first enemy straight ahead of an element at a base.
///
/// There is none if a friend is ahead of it, or if bad going, water or a built-up area lies between.
pub fn faced_enemy(
    going: GoingMap<'_>,
    position: &Position,
    id: ElementId,
    base: &Base,
) -> Option<ElementId> {
    let half = base.width.scaled(1, 2) - TOUCH * 2;
    let mut nearest: Option<(i32, i32, ElementId)> = None;
    for (other, element) in position.on_table() {
        if other == id {
            continue;
        }
        let seen = element.base.corners.map(|corner| base.local(corner));
        let (mut left, mut right) = (Length::MAX, -Length::MAX);
        let mut ahead = Length::MAX;
        for corner in seen {
            left = left.min(corner.right);
            right = right.max(corner.right);
            ahead = ahead.min(corner.ahead);
        }
        let is_before = within(-ahead, Length::ZERO);
        if !is_before || beyond(left, half) || beyond(-half, right) {
            continue;
        }
        let aside = (left + right).scaled(1, 2).abs();
        let found = (ahead.units(), aside.units(), other);
        if nearest.is_none_or(|nearest| found < nearest) {
            nearest = Some(found);
        }
    }
    let (ahead, _, other) = nearest?;
    let is_enemy = other.side() != id.side();
    let between = Length::from_units(ahead);
    (is_enemy && !going.separates(base, between)).then_some(other)
}

/// Whether an enemy is straight ahead, give or take a base width.
pub fn is_opposite(base: &Base, enemy: &Base) -> bool {
    let seen = base.local(enemy.pose.front);
    beyond(seen.ahead, Length::ZERO) && within(seen.right.abs(), base.width)
}
