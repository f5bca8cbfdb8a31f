//! A flat picture of a position for quick looks: where everybody is and what it could do, in 1024ths of a base width.
//!
//! It is rough on purpose: what must be exact is asked of the referee.

use acies_geometry::{Angle, Base};
use acies_referee::{Element, ElementId, Position, SIDE_SIZE, Side, View, commands, same_facing};
use acies_rulebook::Going;
use arrayvec::ArrayVec;

use super::knowledge::Knowledge;

/// One base width.
pub const WIDTH: i64 = 1024;

/// One element as it is seen.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent marks of one element, not states of a machine"
)]
pub struct Unit {
    pub id: ElementId,
    pub kind: usize,
    pub general: bool,
    pub x: i64,
    pub y: i64,
    facing: Angle,
    sin: i64,
    cos: i64,
    pub depth: i64,
    /// How far it may go in a bound.
    pub speed: i64,
    /// Whether it stands where it fights badly.
    pub hampered: bool,
    /// Whether its general commands it.
    pub commanded: bool,
    /// Whether an enemy front is on its own.
    pub engaged: bool,
}

/// A place as a unit sees it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub ahead: i64,
    pub right: i64,
}

/// Both sides, those that stand on the table.
#[derive(Clone, Debug)]
pub struct Scene {
    pub own: ArrayVec<Unit, SIDE_SIZE>,
    pub enemy: ArrayVec<Unit, SIDE_SIZE>,
}

impl Unit {
    fn of(knowledge: &Knowledge, view: View<'_>, id: ElementId) -> Unit {
        let element = view.position.element(id);
        let kind = knowledge.kind(id);
        let mut unit = Unit {
            id,
            kind,
            general: element.general,
            x: 0,
            y: 0,
            facing: Angle::ZERO,
            sin: 0,
            cos: 0,
            depth: i64::from(element.base.depth.units() >> 6),
            speed: knowledge.of_kind(kind).speed,
            hampered: false,
            commanded: true,
            engaged: false,
        };
        unit.stand(knowledge, view, &element.base);
        unit.engaged = acies_referee::combat::pinned_by(view, id).is_some();
        unit
    }

    /// Puts it where a base is.
    fn stand(&mut self, knowledge: &Knowledge, view: View<'_>, base: &Base) {
        self.x = i64::from(base.pose.front.x >> 6);
        self.y = i64::from(base.pose.front.y >> 6);
        self.facing = base.pose.facing;
        self.sin = i64::from(base.direction.sin >> 16);
        self.cos = i64::from(base.direction.cos >> 16);
        let troop = view.position.element(self.id).troop;
        let going = view.table.going_of(view.rulebook, troop, base);
        self.hampered = going > Going::Good && knowledge.of_kind(self.kind).suffers;
        if going >= Going::Bad {
            let slow = view.rulebook.troop(troop).allowance.bad;
            self.speed = slow.map_or(0, |length| i64::from(length.units() >> 6));
        }
        self.commanded = commands(view, self.id.side(), self.id);
    }

    /// How it sees a place.
    pub fn sees(&self, x: i64, y: i64) -> Seen {
        let (dx, dy) = (x - self.x, y - self.y);
        Seen {
            ahead: (dx * self.sin + dy * self.cos) >> 14,
            right: (dx * self.cos - dy * self.sin) >> 14,
        }
    }

    /// The cosine of the angle between two facings, in 1024ths.
    pub fn along(&self, other: &Unit) -> i64 {
        (self.sin * other.sin + self.cos * other.cos) >> 18
    }

    /// Whether another stands level beside it; on its right hand then 1, on its left -1, and 0 where it does not.
    pub fn beside(&self, other: &Unit) -> i64 {
        let seen = self.sees(other.x, other.y);
        if seen.ahead.abs() <= 24
            && (seen.right.abs() - WIDTH).abs() <= 24
            && self.along(other) >= 1016
        {
            seen.right.signum()
        } else {
            0
        }
    }

    /// Whether another bars its way back: one that looks another way, or that is `unmoved`, can neither be pushed nor
    /// passed.
    pub fn is_barred_by(&self, other: &Unit, unmoved: bool) -> bool {
        if !unmoved && same_facing(self.facing, other.facing) {
            return false;
        }
        // The middle of its base, and how far the base reaches from there along this one's depth and width.
        let x = other.x - ((other.sin * other.depth / 2) >> 14);
        let y = other.y - ((other.cos * other.depth / 2) >> 14);
        let along = (self.sin * other.sin + self.cos * other.cos).abs() >> 18;
        let across = (self.sin * other.cos - self.cos * other.sin).abs() >> 18;
        let deep = (along * other.depth + across * WIDTH) / (2 * WIDTH);
        let wide = (across * other.depth + along * WIDTH) / (2 * WIDTH);
        let seen = self.sees(x, y);
        (-2 * self.depth - deep + 1..-self.depth / 2).contains(&seen.ahead)
            && seen.right.abs() < WIDTH / 2 + wide - WIDTH / 100
    }

    /// Whether another stands straight behind it.
    pub fn has_behind(&self, other: &Unit) -> bool {
        let seen = self.sees(other.x, other.y);
        (seen.ahead + self.depth).abs() <= 24 && seen.right.abs() <= 24 && self.along(other) >= 1016
    }
}

/// About how far two places are apart; up to a fifteenth too much or too little.
pub fn apart(x: i64, y: i64) -> i64 {
    let (x, y) = (x.abs(), y.abs());
    x.max(y) + x.min(y) * 3 / 8
}

impl Scene {
    /// A position as a side sees it.
    pub fn of(knowledge: &Knowledge, view: View<'_>, side: Side) -> Scene {
        let all = |side: Side| {
            view.position
                .side(side)
                .map(|(id, _)| Unit::of(knowledge, view, id))
                .collect()
        };
        Scene {
            own: all(side),
            enemy: all(side.other()),
        }
    }

    /// The same after some have moved: only those whose base has changed are looked at anew, and their contacts.
    pub fn changed(
        &self,
        knowledge: &Knowledge,
        before: &Position,
        view: View<'_>,
        side: Side,
    ) -> Scene {
        let left = |(old, new): (&Element, &Element)| old.place != new.place;
        if before
            .elements
            .iter()
            .zip(&view.position.elements)
            .any(left)
        {
            return Scene::of(knowledge, view, side);
        }
        let mut scene = self.clone();
        let mut general_moved = false;
        for unit in scene.own.iter_mut().chain(&mut scene.enemy) {
            let base = view.position.base(unit.id);
            if *base != *before.base(unit.id) {
                general_moved |= unit.general;
                unit.speed = knowledge.of_kind(unit.kind).speed;
                unit.stand(knowledge, view, base);
            }
        }
        if general_moved {
            for unit in &mut scene.own {
                unit.commanded = commands(view, unit.id.side(), unit.id);
            }
        }
        for unit in scene.own.iter_mut().chain(&mut scene.enemy) {
            unit.engaged = acies_referee::combat::pinned_by(view, unit.id).is_some();
        }
        scene
    }
}
