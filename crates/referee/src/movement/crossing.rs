//! What the way of a plan comes to, corner by corner, and what it leads through.
//!
//! For display while a move is held over the table; no rule uses it.

use acies_geometry::{Base, Length, Sweep, beyond};
use acies_rulebook::{MoveMeasure, MoverPart};
use arrayvec::ArrayVec;

use crate::{ElementId, ElementSet, MovePlan, Track, View, enemy_zones};

/// The distance of the mover that goes farthest, corner by corner, and what the movers pass.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Crossing {
    /// The element that goes farthest, and the distances of its corners: front left and front right, and where the
    /// edition measures all of them, rear right and rear left.
    ///
    /// `None` for elements that come from off the table or out of a stronghold.
    pub farthest: Option<(ElementId, ArrayVec<Length, 4>)>,
    /// The terrain features that a mover passes over, by their places on the table.
    pub features: Vec<usize>,
    /// The enemies whose zones of control a mover passes through, or stands in at the start or at the end.
    pub zones: ElementSet,
}

/// Looks along the way of a plan that is made on this position.
pub fn crossing(view: View<'_>, plan: &MovePlan) -> Crossing {
    let on_table = |track: &&Track| view.position.element(track.id).on_table();
    let tracks = || plan.tracks.iter().filter(on_table);
    let Some(farthest) = tracks().max_by_key(|track| track.distance.units()) else {
        return Crossing::default();
    };
    let mut crossing = Crossing {
        farthest: Some((farthest.id, corners(view, farthest))),
        ..Crossing::default()
    };
    let movers = tracks().map(|track| track.id).collect();
    let zones = enemy_zones(view, farthest.id.side(), movers);
    let front_alone = view.rulebook.movement.zones.entered_by == MoverPart::FrontEdge;
    for sweep in tracks().flat_map(|track| sweeps(view, track)) {
        for (number, feature) in view.table.features.iter().enumerate() {
            if !crossing.features.contains(&number) && sweep.hits_region(&feature.region) {
                crossing.features.push(number);
            }
        }
        let part = if front_alone {
            sweep.front_edge()
        } else {
            sweep
        };
        for zone in &zones {
            if zone.is_met(&part) {
                crossing.zones.insert(zone.owner);
            }
        }
    }
    crossing
}

/// The legs of a mover.
fn sweeps(view: View<'_>, track: &Track) -> impl Iterator<Item = Sweep> {
    let mut from = *view.position.base(track.id);
    track.legs().iter().map(move |&pose| {
        let to = from.moved_to(pose);
        Sweep::new(std::mem::replace(&mut from, to), to)
    })
}

/// How far the corners of a mover come, those that the edition measures: leg by leg, or straight where it measured that.
fn corners(view: View<'_>, track: &Track) -> ArrayVec<Length, 4> {
    let measure = view.rulebook.movement.measure;
    let count = if measure == MoveMeasure::AllCorners {
        4
    } else {
        2
    };
    let way = |from: &Base, to: &Base, corner: usize| {
        (to.corners[corner] - from.corners[corner]).length()
    };
    let by_legs = (0..count).map(|corner| {
        let ways = sweeps(view, track).map(|leg| way(&leg.from, &leg.to, corner));
        ways.sum()
    });
    let by_legs: ArrayVec<Length, 4> = by_legs.collect();
    let straight = by_legs.iter().any(|&length| beyond(length, track.distance));
    if measure != MoveMeasure::FrontCornersDirect || !straight {
        return by_legs;
    }
    let start = view.position.base(track.id);
    let end = start.moved_to(track.end());
    (0..count).map(|corner| way(start, &end, corner)).collect()
}

#[cfg(test)]
mod tests {
    use acies_geometry::{Length, Pose};

    use super::{Crossing, crossing};
    use crate::testing::{Board, dba30, element};
    use crate::{
        CollectAll, MOST_LEGS, MoveContext, MovePlan, Order, Place, Side, Track, judge_tactical,
    };

    /// What is crossed by an order of red.
    fn crossed(board: &mut Board, order: &str) -> Crossing {
        board.position.pips = 6;
        board.active(Side::Red);
        let order = Order::parse(order).unwrap();
        let mut reporter = CollectAll::default();
        let plan = judge_tactical(
            board.view(),
            Side::Red,
            &order,
            MoveContext::default(),
            &mut reporter,
        );
        crossing(board.view(), &plan.unwrap())
    }

    fn lengths(crossing: &Crossing) -> Vec<f64> {
        let (_, corners) = crossing.farthest.as_ref().unwrap();
        let rounded = |length: f64| (length * 1000.0).round() / 1000.0;
        corners
            .iter()
            .map(|corner| rounded(corner.base_widths()))
            .collect()
    }

    #[test]
    fn wheel_moves_outer_corner_farther_than_pivot() {
        // 2.2 measures all corners. 30 degrees about the left front corner: a point r away goes 2 r sin 15 = 0.5176 r.
        // The base is 1 wide and at 15 mm 4Bd are 3/8 deep: front right 0.5176, rear right
        // sqrt(1 + 0.140625) = 1.0680 away, 0.5528; rear left 0.375 away, 0.1941.
        let mut board = Board::new();
        board
            .put("r1", "4Bd", 7.5, 5.0, 0.0)
            .put("b1", "4Bd", 2.0, 12.0, 180.0);
        let crossing = crossed(&mut board, "move r1 wheel left 30");
        assert_eq!(crossing.farthest.as_ref().unwrap().0, element("r1"));
        let deep = board.position.base(element("r1")).depth.base_widths();
        assert!((deep - 0.375).abs() < 0.001, "{deep}");
        assert_eq!(lengths(&crossing), [0.0, 0.518, 0.553, 0.194]);
        assert!(crossing.features.is_empty());
        assert_eq!(crossing.zones.iter().count(), 0);
    }

    #[test]
    fn group_distance_is_that_of_the_farthest_mover() {
        // Two abreast wheel left by 10 degrees about the left front corner of r1: a point r away goes 2 r sin 5 = 0.1743 r.
        // The front corners of r2 are 1 and 2 away.
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", "4Bd", 6.5, 5.0, 0.0)
            .put("r2", "4Bd", 7.5, 5.0, 0.0)
            .put("b1", "4Bd", 2.0, 12.0, 180.0);
        let crossing = crossed(&mut board, "move r1 r2 wheel left 10");
        assert_eq!(crossing.farthest.as_ref().unwrap().0, element("r2"));
        // 3.0 measures the front corners alone.
        assert_eq!(lengths(&crossing), [0.174, 0.349]);
    }

    #[test]
    fn crossing_lists_terrain_and_zones_on_the_way() {
        // r1 is 7 to 8 across and goes 1.25 up, its front from y 5 to 6.25: over the rough ground that reaches in to 7.9, and
        // past the wood that ends at 6.9. b1 looks down from y 7.2, and its zone, one base width deep, reaches to 6.2; b2
        // stands far off.
        let mut board = Board::new();
        board
            .put("r1", "4Bd", 7.5, 5.0, 0.0)
            .put("b1", "4Bd", 7.5, 7.2, 180.0)
            .put("b2", "4Bd", 2.0, 12.0, 180.0)
            .area("wood", &[(6.0, 6.3), (6.0, 7.0), (6.9, 7.0), (6.9, 6.3)])
            .area("rough", &[(7.9, 5.5), (7.9, 6.0), (9.0, 6.0), (9.0, 5.5)]);
        let crossing = crossed(&mut board, "move r1 forward 1.25");
        assert_eq!(crossing.features, [1]);
        let zones: Vec<_> = crossing.zones.iter().collect();
        assert_eq!(zones, [element("b1")]);
    }

    #[test]
    fn landing_element_has_no_corners_to_measure() {
        let mut board = Board::new();
        board.put("r1", "4Bd", 7.5, 5.0, 0.0);
        board.position.element_mut(element("r1")).place = Place::Reserve;
        let pose = Pose::from_base_widths(7.5, 6.0, 0.0);
        let mut plan = MovePlan::default();
        plan.tracks.push(Track {
            id: element("r1"),
            poses: [pose; MOST_LEGS],
            legs: 1,
            distance: Length::BASE_WIDTH,
        });
        assert_eq!(crossing(board.view(), &plan), Crossing::default());
    }
}
