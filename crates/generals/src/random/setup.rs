//! The random general's setup: by the referee's defaults, or anywhere legal.

use acies_geometry::{Angle, Convex, Length, Point, Pose};
use acies_referee::{Battle, ElementId, Order, Place, Side, Stronghold};

use super::Random;

/// How many places are tried for an element before the referee's default.
const TRIES: usize = 12;

impl Random {
    /// One of the referee's choices; its default now and then, so that setup ends.
    pub(super) fn setup_choice(&mut self, battle: &Battle) -> Order {
        if self.rng.chance(1, 3) {
            return battle.default_order();
        }
        self.any_choice(battle)
    }

    /// Deploys half of the armies by the referee's defaults, the others file by file at random.
    pub(super) fn deployment(&mut self, battle: &Battle, side: Side) -> Order {
        let position = battle.position();
        let waits = |&id: &ElementId| position.element(id).place == Place::Reserve;
        let untouched = ElementId::of_side(side)
            .all(|id| matches!(position.element(id).place, Place::Reserve | Place::Unused));
        if untouched {
            self.by_default = Some(self.rng.chance(1, 2));
        }
        if self.by_default == Some(true) {
            return battle.default_order();
        }
        let Some(id) = ElementId::of_side(side).find(waits) else {
            return self.finished(battle);
        };
        if self.rng.chance(1, 40) {
            let order = Order::Followers(self.rng.chance(1, 2));
            if battle.is_legal(&order) {
                return order;
            }
        }
        if self.rng.chance(1, 12) {
            let stronghold = [Stronghold::Camp(side), Stronghold::BuiltUp(side)][self.rng.below(2)];
            let order = Order::DeployInside(id, stronghold);
            if battle.is_legal(&order) {
                return order;
            }
        }
        let rides = position.element(id).dismounts_as.is_some();
        if rides && self.rng.chance(1, 4) {
            let order = Order::Dismount([id].into_iter().collect(), None);
            if battle.is_legal(&order) {
                return order;
            }
        }
        let choices = battle.setup().and_then(|setup| setup.choice_of(id));
        if let Some([_, second]) = choices
            && self.rng.chance(1, 3)
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
        if left <= kept && self.rng.chance(1, 2) {
            return self.finished(battle);
        }
        let Some(setup) = battle.setup() else {
            return battle.default_order();
        };
        let (low, high) = setup.deployment_zone_of(id).bounds();
        let half = Length::BASE_WIDTH.scaled(1, 2);
        let files = (high.across() - low.across()).units() / Length::BASE_WIDTH.units();
        for _ in 0..TRIES {
            let file = self.rng.below(files.max(1) as usize) as i32;
            let back = Length::BASE_WIDTH.scaled(5, 4) * self.rng.below(3) as i32;
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
        // There is no room left. Use only the referee's defaults from here: mixed with random orders they might never
        // end.
        self.by_default = Some(true);
        battle.default_order()
    }

    /// Ends the deployment; where that is not legal yet, continues by the referee's defaults.
    fn finished(&mut self, battle: &Battle) -> Order {
        if battle.is_legal(&Order::End) {
            return Order::End;
        }
        self.by_default = Some(true);
        battle.default_order()
    }
}
