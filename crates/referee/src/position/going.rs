//! The going that a base stands in or passes through (`dba22` §6, §13).

use acies_geometry::{Base, Convex, Length};
use acies_rulebook::{Going, RiverState, Rulebook, Shape, Troop, TroopId};

use super::{Feature, Position, Table, on_road};

impl Table {
    /// The worst going for a troop type among the features for which `meets` is true.
    ///
    /// Rivers, roads and built-up areas have rules of their own and are skipped.
    pub fn worst_going(
        &self,
        rulebook: &Rulebook,
        troop: TroopId,
        mut meets: impl FnMut(&Feature) -> bool,
    ) -> Going {
        let mut worst = Going::Good;
        for (going, feature) in self.goings(rulebook, troop) {
            if going > worst && meets(feature) {
                worst = going;
            }
        }
        worst
    }

    /// The features that have a going for a troop type, as [`worst_going`](Self::worst_going) counts it.
    pub fn goings<'a>(
        &'a self,
        rulebook: &'a Rulebook,
        troop: TroopId,
    ) -> impl Iterator<Item = (Going, &'a Feature)> {
        self.features.iter().filter_map(move |feature| {
            let kind = rulebook.terrain_kind(feature.kind);
            let going = if kind.good_for.has(troop) {
                Going::Good
            } else {
                self.going(kind)
            };
            kind.shape.has_going().then_some((going, feature))
        })
    }

    /// The worst going for a troop type under any part of a base (`dba22` §6).
    pub fn going_of(&self, rulebook: &Rulebook, troop: TroopId, base: &Base) -> Going {
        self.worst_going(rulebook, troop, |feature| feature.region.overlaps(base))
    }

    /// Whether a troop type may be placed there: in going that it may enter, or along a road (`dba22` §9, §10, §13).
    pub fn may_stand(&self, rulebook: &Rulebook, troop: TroopId, base: &Base) -> bool {
        let going = self.going_of(rulebook, troop, base);
        allowance_in(rulebook.troop(troop), going).is_some()
            || going != Going::Impassable
                && self
                    .features_of(rulebook, Shape::Road)
                    .any(|road| on_road(base, road))
    }

    /// The rivers under any part of a shape.
    pub fn rivers_under<'a, C: Convex + ?Sized>(
        &'a self,
        rulebook: &'a Rulebook,
        shape: &'a C,
    ) -> impl Iterator<Item = &'a Feature> {
        self.features_of(rulebook, Shape::River)
            .filter(move |feature| feature.region.overlaps(shape))
    }
}

impl Position {
    /// Whether rivers hinder movement: their state is known and not paltry.
    pub fn river_hinders(&self) -> bool {
        matches!(self.river, RiverState::Slow | RiverState::Column)
    }
}

/// The move allowance of a troop type in a going; `None` where it may not go at all.
pub fn allowance_in(troop: &Troop, going: Going) -> Option<Length> {
    match going {
        Going::Good => Some(troop.allowance.good),
        Going::Rough => troop.allowance.rough,
        Going::Bad => troop.allowance.bad,
        Going::Impassable => None,
    }
}
