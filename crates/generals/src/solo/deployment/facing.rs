//! Whom an element looks at: the first that its forward strip meets.
//!
//! It knows where everybody stands and what lies between, not who fears whom.

use acies_geometry::{Base, Length, TOUCH, beyond, within};
use acies_referee::{ElementId, Position};

use super::ground::Ground;

/// The enemy that an element of the table, or one that is to stand at a base, would meet if it went straight ahead: nobody
/// where a friend stands before it, or where bad going, water or a built-up area lies between.
pub fn faced(
    ground: Ground<'_>,
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
    (is_enemy && !ground.parted(base, between)).then_some(other)
}

/// Whether a base has a place straight ahead of it, or not more than a base width to either hand of that.
pub fn opposite(base: &Base, enemy: &Base) -> bool {
    let seen = base.local(enemy.pose.front);
    beyond(seen.ahead, Length::ZERO) && within(seen.right.abs(), base.width)
}
