//! Orders that change what is on the table: dismounting and landing.

use acies_geometry::{Angle, Hand, Length, Point, Pose};
use acies_referee::{ElementId, Movers, Order, Place, pose_beside};
use acies_rulebook::Shape;

use super::{Draw, Ids, random_part};
use crate::Rng;

impl Draw<'_> {
    /// Dismounts elements where they are, or during an advance of their group.
    pub(super) fn dismount(&mut self, rng: &mut Rng) -> Option<Order> {
        let position = self.position();
        let may = |id: &ElementId| position.element(*id).dismounts_as.is_some();
        if !self.free.iter().any(may) {
            return None;
        }
        let movers = self.formation(rng)?;
        let riders: Movers = movers.iter().copied().filter(may).collect();
        if riders.is_empty() {
            return None;
        }
        if rng.chance(1, 2) {
            return Some(Order::Dismount(riders, None));
        }
        let march = self.ahead(movers, 2)?;
        Some(Order::Dismount(riders, Some(Box::new(march))))
    }

    /// Lands the reserve side by side along the shore, facing inland.
    pub(super) fn land(&mut self, rng: &mut Rng) -> Option<Order> {
        let position = self.position();
        let kept: Ids = ElementId::of_side(self.side)
            .filter(|&id| position.element(id).place == Place::Reserve)
            .collect();
        if kept.is_empty() || position.bounds[self.side as usize] != 1 {
            return None;
        }
        let (rulebook, table) = (self.battle.rulebook(), self.battle.table());
        let shore = table.features_of(rulebook, Shape::Waterway).next()?;
        let (low, high) = shore.region.bounds();
        // The shoreline and the direction inland; the shore runs along x if the waterway is at the near or far edge.
        let along_x = high.across() - low.across() == table.width;
        let at_origin = low.across() == Length::ZERO && low.up() == Length::ZERO;
        let (line, facing) = match (along_x, at_origin) {
            (true, true) => (high.up(), Angle::ZERO),
            (true, false) => (low.up(), Angle::HALF),
            (false, true) => (high.across(), Angle::RIGHT),
            (false, false) => (low.across(), Angle::RIGHT.opposite()),
        };
        let far = if along_x { table.width } else { table.depth };
        let along = random_part(rng, far);
        let mut landed: Vec<(ElementId, Pose)> = Vec::new();
        for &id in kept.iter().take(1 + rng.below(kept.len())) {
            let base = position.base(id);
            let pose = if let Some(&(before, pose)) = landed.last() {
                pose_beside(&position.base(before).moved_to(pose), Hand::Right)
            } else {
                let at = if along_x {
                    Point::new(along, line)
                } else {
                    Point::new(line, along)
                };
                base.moved_to(Pose::new(at, facing))
                    .shifted(base.depth, Length::ZERO)
            };
            landed.push((id, pose));
        }
        Some(Order::Land(landed))
    }
}
