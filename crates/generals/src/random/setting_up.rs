//! How the random general sets up: as the referee would, or anywhere that is legal.

use acies_geometry::{Angle, Convex, Length, Point, Pose};
use acies_referee::{Battle, ElementId, Order, Place, Side, Stronghold};

use super::Random;

/// How many places are tried for an element before the referee is asked.
const TRIES: usize = 12;

impl Random {
    /// Setting up draws from what the referee lists, now and then the dullest, so that it ends.
    pub(super) fn setting_up(&mut self, battle: &Battle) -> Order {
        if self.chance.happens(1, 3) {
            return battle.default_order();
        }
        self.any_choice(battle)
    }

    /// Half of the armies stand as the referee would line them up, the others file by file at random.
    pub(super) fn deployment(&mut self, battle: &Battle, side: Side) -> Order {
        let position = battle.position();
        let waits = |&id: &ElementId| position.element(id).place == Place::Reserve;
        let untouched = ElementId::of_side(side)
            .all(|id| matches!(position.element(id).place, Place::Reserve | Place::Unused));
        if untouched {
            self.by_default = Some(self.chance.happens(1, 2));
        }
        if self.by_default == Some(true) {
            return battle.default_order();
        }
        let Some(id) = ElementId::of_side(side).find(waits) else {
            return self.finished(battle);
        };
        if self.chance.happens(1, 40) {
            let order = Order::Followers(self.chance.happens(1, 2));
            if battle.is_legal(&order) {
                return order;
            }
        }
        if self.chance.happens(1, 12) {
            let stronghold =
                [Stronghold::Camp(side), Stronghold::BuiltUp(side)][self.chance.below(2)];
            let order = Order::DeployInside(id, stronghold);
            if battle.is_legal(&order) {
                return order;
            }
        }
        let rides = position.element(id).dismounts_as.is_some();
        if rides && self.chance.happens(1, 4) {
            let order = Order::Dismount([id].into_iter().collect(), None);
            if battle.is_legal(&order) {
                return order;
            }
        }
        let choices = battle.setup().and_then(|setup| setup.choice_of(id));
        if let Some([_, second]) = choices
            && self.chance.happens(1, 3)
        {
            let order = Order::DeployAs([id].into_iter().collect(), second.to_string());
            let changes =
                battle.rulebook().troop(position.element(id).troop).code != second.as_str();
            if changes && battle.is_legal(&order) {
                return order;
            }
        }
        let left = ElementId::of_side(side).filter(waits).count();
        let kept = battle.setup().map_or(0, |setup| setup.may_keep_back(side));
        if left <= kept && self.chance.happens(1, 2) {
            return self.finished(battle);
        }
        let Some(setup) = battle.setup() else {
            return battle.default_order();
        };
        let (low, high) = setup.deployment_zone_of(id).bounds();
        let half = Length::BASE_WIDTH.scaled(1, 2);
        let files = (high.across() - low.across()).units() / Length::BASE_WIDTH.units();
        for _ in 0..TRIES {
            let file = self.chance.below(files.max(1) as usize) as i32;
            let back = Length::BASE_WIDTH.scaled(5, 4) * self.chance.below(3) as i32;
            let across = low.across() + half + Length::BASE_WIDTH * file;
            let pose = match side {
                Side::Red => Pose::new(Point::new(across, high.up() - back), Angle::ZERO),
                Side::Blue => Pose::new(Point::new(across, low.up() + back), Angle::HALF),
            };
            let order = Order::Deploy(id, pose);
            if battle.is_legal(&order) {
                return order;
            }
        }
        // There is no room as the army stands. From here the referee's own answers line it up and end; one of them in
        // turn with one drawn could go on for ever.
        self.by_default = Some(true);
        battle.default_order()
    }

    /// To be done with deploying; where that is not allowed yet, as the referee would go on.
    fn finished(&mut self, battle: &Battle) -> Order {
        if battle.is_legal(&Order::End) {
            return Order::End;
        }
        self.by_default = Some(true);
        battle.default_order()
    }
}
