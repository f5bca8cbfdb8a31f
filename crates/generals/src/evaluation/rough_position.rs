//! An approximate position for fast evaluation, in 1024ths of a base width.
//!
//! Whatever must be exact is asked of the referee.

use acies_geometry::{Angle, Base};
use acies_referee::{Element, ElementId, Position, SIDE_SIZE, Side, View, commands, same_facing};
use acies_rulebook::Going;
use arrayvec::ArrayVec;

use super::troop_stats::TroopStats;

/// One base width.
pub const WIDTH: i64 = 1024;

/// One element.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent marks of one element, not states of a machine"
)]
pub struct RoughElement {
    pub id: ElementId,
    pub kind: usize,
    pub general: bool,
    pub x: i64,
    pub y: i64,
    facing: Angle,
    sin: i64,
    cos: i64,
    pub depth: i64,
    /// How far it can move in a bound.
    pub speed: i64,
    /// Whether it fights at a disadvantage where it is.
    pub hampered: bool,
    /// Whether it is in command.
    pub commanded: bool,
    /// Whether it is in front contact with an enemy.
    pub engaged: bool,
}

/// A point relative to an element.
#[derive(Clone, Copy, Debug)]
pub struct Offset {
    pub ahead: i64,
    pub right: i64,
}

/// The elements of both sides on the table.
#[derive(Clone, Debug)]
pub struct RoughPosition {
    pub own: ArrayVec<RoughElement, SIDE_SIZE>,
    pub enemy: ArrayVec<RoughElement, SIDE_SIZE>,
}

impl RoughElement {
    fn new(stats: &TroopStats, view: View<'_>, id: ElementId) -> RoughElement {
        let element = view.position.element(id);
        let kind = stats.kind(id);
        let mut unit = RoughElement {
            id,
            kind,
            general: element.general,
            x: 0,
            y: 0,
            facing: Angle::ZERO,
            sin: 0,
            cos: 0,
            depth: i64::from(element.base.depth.units() >> 6),
            speed: stats.kind_stats(kind).speed,
            hampered: false,
            commanded: true,
            engaged: false,
        };
        unit.place_at(stats, view, &element.base);
        unit.engaged = acies_referee::combat::pinned_by(view, id).is_some();
        unit
    }

    /// Sets position and facing from a base.
    fn place_at(&mut self, stats: &TroopStats, view: View<'_>, base: &Base) {
        self.x = i64::from(base.pose.front.x >> 6);
        self.y = i64::from(base.pose.front.y >> 6);
        self.facing = base.pose.facing;
        self.sin = i64::from(base.direction.sin >> 16);
        self.cos = i64::from(base.direction.cos >> 16);
        let troop = view.position.element(self.id).troop;
        let going = view.table.going_of(view.rulebook, troop, base);
        self.hampered = going > Going::Good && stats.kind_stats(self.kind).suffers;
        if going >= Going::Bad {
            let slow = view.rulebook.troop(troop).allowance.bad;
            self.speed = slow.map_or(0, |length| i64::from(length.units() >> 6));
        }
        self.commanded = commands(view, self.id.side(), self.id);
    }

    /// The point relative to this element.
    pub fn offset_to(&self, x: i64, y: i64) -> Offset {
        let (dx, dy) = (x - self.x, y - self.y);
        Offset {
            ahead: (dx * self.sin + dy * self.cos) >> 14,
            right: (dx * self.cos - dy * self.sin) >> 14,
        }
    }

    /// The cosine of the angle between two facings, in 1024ths.
    pub fn along(&self, other: &RoughElement) -> i64 {
        (self.sin * other.sin + self.cos * other.cos) >> 18
    }

    /// Whether another element is level beside this one: 1 on its right, -1 on its left, else 0.
    pub fn beside(&self, other: &RoughElement) -> i64 {
        let seen = self.offset_to(other.x, other.y);
        if seen.ahead.abs() <= 24
            && (seen.right.abs() - WIDTH).abs() <= 24
            && self.along(other) >= 1016
        {
            seen.right.signum()
        } else {
            0
        }
    }

    /// Whether another element blocks the retreat of this one.
    ///
    /// An element with another facing, or one that is `never_pushed`, can be neither pushed back nor passed.
    pub fn is_blocked_by(&self, other: &RoughElement, never_pushed: bool) -> bool {
        if !never_pushed && same_facing(self.facing, other.facing) {
            return false;
        }
        // The middle of its base, and the extent of that base along this element's depth and width.
        let x = other.x - ((other.sin * other.depth / 2) >> 14);
        let y = other.y - ((other.cos * other.depth / 2) >> 14);
        let along = (self.sin * other.sin + self.cos * other.cos).abs() >> 18;
        let across = (self.sin * other.cos - self.cos * other.sin).abs() >> 18;
        let deep = (along * other.depth + across * WIDTH) / (2 * WIDTH);
        let wide = (across * other.depth + along * WIDTH) / (2 * WIDTH);
        let seen = self.offset_to(x, y);
        (-2 * self.depth - deep + 1..-self.depth / 2).contains(&seen.ahead)
            && seen.right.abs() < WIDTH / 2 + wide - WIDTH / 100
    }

    /// Whether another element is straight behind this one.
    pub fn has_behind(&self, other: &RoughElement) -> bool {
        let seen = self.offset_to(other.x, other.y);
        (seen.ahead + self.depth).abs() <= 24 && seen.right.abs() <= 24 && self.along(other) >= 1016
    }
}

/// The approximate distance of two points, within a fifteenth.
pub fn distance(x: i64, y: i64) -> i64 {
    let (x, y) = (x.abs(), y.abs());
    x.max(y) + x.min(y) * 3 / 8
}

impl RoughPosition {
    /// The position as a side sees it.
    pub fn new(stats: &TroopStats, view: View<'_>, side: Side) -> RoughPosition {
        let all = |side: Side| {
            view.position
                .side(side)
                .map(|(id, _)| RoughElement::new(stats, view, id))
                .collect()
        };
        RoughPosition {
            own: all(side),
            enemy: all(side.other()),
        }
    }

    /// The same after a move: only moved elements and contacts are recomputed.
    pub fn after_move(
        &self,
        stats: &TroopStats,
        before: &Position,
        view: View<'_>,
        side: Side,
    ) -> RoughPosition {
        let left = |(old, new): (&Element, &Element)| old.place != new.place;
        if before
            .elements()
            .iter()
            .zip(view.position.elements())
            .any(left)
        {
            return RoughPosition::new(stats, view, side);
        }
        let mut rough = self.clone();
        let mut general_moved = false;
        for unit in rough.own.iter_mut().chain(&mut rough.enemy) {
            let base = view.position.base(unit.id);
            if *base != *before.base(unit.id) {
                general_moved |= unit.general;
                unit.speed = stats.kind_stats(unit.kind).speed;
                unit.place_at(stats, view, base);
            }
        }
        if general_moved {
            for unit in &mut rough.own {
                unit.commanded = commands(view, unit.id.side(), unit.id);
            }
        }
        for unit in rough.own.iter_mut().chain(&mut rough.enemy) {
            unit.engaged = acies_referee::combat::pinned_by(view, unit.id).is_some();
        }
        rough
    }
}
