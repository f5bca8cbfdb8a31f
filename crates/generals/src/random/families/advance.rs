//! Orders without contact: ahead, aside, turned and back, in line and in column.

use acies_geometry::{Angle, Length, Pose, beyond, within};
use acies_referee::{Leg, Movers, Order, Path};

use super::{Draw, move_to, random_part, wheeling};
use crate::Rng;

impl Draw<'_> {
    /// Straight ahead by quarters of the allowance, if any enemy is ahead.
    pub(super) fn ahead(&self, movers: Movers, quarters: i64) -> Option<Order> {
        let base = self.position().base(movers[0]);
        let before =
            |enemy: &acies_geometry::Base| within(Length::ZERO, base.local(enemy.pose.front).ahead);
        let toward_enemy = self
            .position()
            .side(self.side.other())
            .any(|(_, enemy)| before(&enemy.base));
        let length = self.allowance(&movers).scaled(quarters, 4);
        let legs = [Leg::Forward(length)].into_iter().collect();
        toward_enemy.then_some(Order::Move(movers, Path::Legs(legs)))
    }

    pub(super) fn wheel(&mut self, rng: &mut Rng) -> Option<Order> {
        let movers = self.formation(rng)?;
        let allowance = self.allowance(&movers);
        // The outer rear corner travels farther than the outer front one; half a base width more is enough for most
        // wheels.
        let extent = Length::BASE_WIDTH * movers.len() as i32 + Length::BASE_WIDTH.scaled(1, 2);
        let radians = allowance.base_widths() / extent.base_widths();
        let most = Angle::from_degrees(radians.to_degrees().min(60.0));
        Some(Order::Move(
            movers,
            Path::Legs(wheeling(rng, most, allowance)),
        ))
    }

    pub(super) fn anywhere(&mut self, rng: &mut Rng) -> Option<Order> {
        let id = *rng.pick(&self.free)?;
        let base = self.position().base(id);
        let reach = self.allowance(&[id]).scaled(2, 3).units();
        let ahead = random_part(rng, Length::from_units(reach));
        let pose = base.shifted(ahead, Length::from_units(rng.plus_minus(reach / 2)));
        let turn = if rng.chance(1, 2) {
            Angle::ZERO
        } else {
            Angle((rng.plus_minus(1 << 28)).cast_unsigned())
        };
        Some(move_to(id, pose.turned(turn)))
    }

    /// Toward an enemy as far as the move allows, facing it.
    pub(super) fn toward(&mut self, rng: &mut Rng) -> Option<Order> {
        let id = *rng.pick(&self.free)?;
        let near = self.near(id, Length::BASE_WIDTH * 8);
        let enemy = self.position().base(*rng.pick(&near)?);
        let base = self.position().base(id);
        let heading = Angle::from_vector(enemy.pose.front - base.pose.front);
        let turned = base.moved_to(Pose::new(base.pose.front, heading));
        let left = self.allowance(&[id]) - base.max_corner_displacement(&turned);
        if beyond(Length::ZERO, left) {
            return None;
        }
        let ahead = left.scaled(2 + rng.below(3) as i64, 4);
        Some(move_to(id, turned.shifted(ahead, Length::ZERO)))
    }

    /// Straight back, for an element with an enemy nearby.
    pub(super) fn back(&mut self, rng: &mut Rng) -> Option<Order> {
        let id = *rng.pick(&self.free)?;
        if self.near(id, Length::BASE_WIDTH * 2).is_empty() {
            return None;
        }
        let length = random_part(rng, self.allowance(&[id]));
        Some(move_to(
            id,
            self.position().base(id).shifted(-length, Length::ZERO),
        ))
    }

    pub(super) fn column(&mut self, rng: &mut Rng) -> Option<Order> {
        let mut movers = self.formation(rng)?;
        if rng.chance(1, 2) {
            movers.reverse();
        }
        let allowance = self.allowance(&movers);
        // An element farther from the leader than the column's move cannot fall in behind it.
        let files = allowance.units() / Length::BASE_WIDTH.units();
        movers.truncate(1 + files.max(1) as usize);
        if movers.len() < 2 {
            return None;
        }
        let deep: Length = movers[1..]
            .iter()
            .map(|&id| self.position().base(id).depth)
            .sum();
        let legs = if rng.chance(1, 4) {
            wheeling(rng, Angle::from_degrees(30.0), allowance)
        } else {
            let length = deep + random_part(rng, allowance.scaled(1, 2));
            [Leg::Forward(length)].into_iter().collect()
        };
        if movers.len() > 2 && rng.chance(1, 3) {
            let front = 1 + rng.below(movers.len() - 1);
            return Some(Order::Narrow {
                front: movers[..front].iter().copied().collect(),
                rest: movers[front..].iter().copied().collect(),
                legs,
            });
        }
        Some(Order::Column(movers, legs))
    }
}
