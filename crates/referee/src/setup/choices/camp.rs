//! Places for a camp along the base edge.

use acies_geometry::{Length, Point};

use super::hundredths;
use crate::setup::Setup;
use crate::setup::deployment_zone::DeploymentZone;
use crate::setup::terrain::margin;
use crate::{FailFast, Order, Side};

/// The sizes of camps offered: length along the edge and depth, in hundredths of a base width.
const SIZES: [(i32, i32); 5] = [(200, 150), (150, 150), (250, 100), (120, 120), (100, 200)];

/// The distance between places, in hundredths of a base width.
const STEP: i32 = 50;

/// The maximum number of camps offered.
const MOST: usize = 12;

impl Setup {
    /// The first place for a camp from the middle outwards; no camp if there is none.
    pub(super) fn default_camp(&self, side: Side) -> Order {
        Order::Camp(self.camp_places(side).next().unwrap_or_default())
    }

    pub(super) fn camp_choices(&self, side: Side) -> Vec<Order> {
        let mut orders: Vec<Order> = self.camp_places(side).take(MOST).map(Order::Camp).collect();
        if orders.is_empty() || self.needs_no_camp(side) {
            orders.push(Order::Camp(Vec::new()));
        }
        orders
    }

    /// Legal camps: every size at places from the middle outwards, then the smallest size allowed.
    pub(in crate::setup) fn camp_places(
        &self,
        side: Side,
    ) -> impl Iterator<Item = Vec<Point>> + '_ {
        let zone = DeploymentZone::new(&self.rulebook, self.table(), side);
        let least = self.rulebook.setup.camps.least_side + margin();
        let sizes = SIZES
            .into_iter()
            .map(|(along, deep)| (hundredths(along), hundredths(deep)))
            .chain([(least, least)]);
        let half = zone.reach() + zone.aside;
        let steps = half.units() / hundredths(STEP).units();
        sizes
            .flat_map(move |size| outwards(steps).map(move |step| (size, step)))
            .map(move |((along, deep), step)| {
                let middle = hundredths(STEP) * step;
                let side = along.scaled(1, 2);
                vec![
                    zone.point(middle - side, Length::ZERO),
                    zone.point(middle - side, deep),
                    zone.point(middle + side, deep),
                    zone.point(middle + side, Length::ZERO),
                ]
            })
            .filter(move |corners| {
                !corners.is_empty() && self.judge_camp(side, corners, &mut FailFast).is_continue()
            })
    }
}

/// 0, 1, -1, 2, -2 and so on, up to `most` either way.
pub(super) fn outwards(most: i32) -> impl Iterator<Item = i32> + Clone {
    (0..=2 * most.max(0)).map(|nth| if nth % 2 == 0 { -nth / 2 } else { nth / 2 + 1 })
}
