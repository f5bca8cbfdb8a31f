//! Orders that change what stands on the table: dismounting and landing.

use acies_geometry::{Angle, Hand, Length, Point, Pose};
use acies_referee::{ElementId, Movers, Order, Place, pose_beside};
use acies_rulebook::Shape;

use super::{Draw, Ids, part};
use crate::Chance;

impl Draw<'_> {
    /// Where they stand, or going ahead with everyone in their group.
    pub(super) fn dismount(&mut self, chance: &mut Chance) -> Option<Order> {
        let position = self.position();
        let may = |id: &ElementId| position.element(*id).dismounts_as.is_some();
        if !self.free.iter().any(may) {
            return None;
        }
        let movers = self.formation(chance)?;
        let who: Movers = movers.iter().copied().filter(may).collect();
        if who.is_empty() {
            return None;
        }
        if chance.happens(1, 2) {
            return Some(Order::Dismount(who, None));
        }
        let march = self.ahead(movers, 2)?;
        Some(Order::Dismount(who, Some(Box::new(march))))
    }

    /// Those kept back, side by side along the shore and facing inland.
    pub(super) fn land(&mut self, chance: &mut Chance) -> Option<Order> {
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
        // Inland, and the line of the shore: along x if the waterway lies at the near or the far edge.
        let along_x = high.across() - low.across() == table.width;
        let at_origin = low.across() == Length::ZERO && low.up() == Length::ZERO;
        let (line, facing) = match (along_x, at_origin) {
            (true, true) => (high.up(), Angle::ZERO),
            (true, false) => (low.up(), Angle::HALF),
            (false, true) => (high.across(), Angle::RIGHT),
            (false, false) => (low.across(), Angle::RIGHT.opposite()),
        };
        let far = if along_x { table.width } else { table.depth };
        let along = part(chance, far);
        let mut landed: Vec<(ElementId, Pose)> = Vec::new();
        for &id in kept.iter().take(1 + chance.below(kept.len())) {
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
