//! Measures of the table, on both sides of each limit.
//!
//! Boards of 2.2 are 15 base widths square. A zone reaches from the edge 600 paces (3.75) in and stays 300 (1.875) from
//! the sides, so the near one is x 1.875 to 13.125, y 0 to 3.75; its middle half x 4.6875 to 10.3125. Six inches are
//! 600 paces.

use acies_generals::solo::{
    Board, Patch, Procedure, TroopKinds, middle_half, part_across, strip_before,
};
use acies_geometry::{Length, Point};
use acies_referee::{Battle, Side, TableEdge};

use super::table_setup::{Piece, area, battle, water};

/// The zone along an edge.
fn zone(battle: &Battle, edge: TableEdge) -> Patch {
    battle.setup().unwrap().zone_along(edge)
}

/// Six inches.
fn six(battle: &Battle) -> Length {
    TroopKinds::new(Procedure::built_in(), battle.rulebook()).hundreds(6)
}

fn corners(patch: Patch) -> Vec<(f64, f64)> {
    let place = |point: Point| (point.across().base_widths(), point.up().base_widths());
    patch.into_iter().map(place).collect()
}

/// Whether the near zone has much bad going in its middle, and bad going in front.
fn middle_and_front(edition: &str, pieces: &[Piece]) -> (bool, bool) {
    let battle = battle(edition, pieces);
    let (board, zone) = (Board::new(&battle), zone(&battle, TableEdge::Near));
    (
        board.is_bad_in_the_middle(&zone),
        board.is_bad_in_front(&zone, six(&battle)),
    )
}

#[test]
fn zone_corners_follow_the_view_of_each_side() {
    let battle = battle("2.2", &[]);
    let expected = [
        (
            TableEdge::Near,
            [(1.875, 0.0), (1.875, 3.75), (13.125, 3.75), (13.125, 0.0)],
        ),
        // From the left edge the near side is at the right hand.
        (
            TableEdge::Left,
            [(0.0, 13.125), (3.75, 13.125), (3.75, 1.875), (0.0, 1.875)],
        ),
        (
            TableEdge::Far,
            [
                (13.125, 15.0),
                (13.125, 11.25),
                (1.875, 11.25),
                (1.875, 15.0),
            ],
        ),
        (
            TableEdge::Right,
            [
                (15.0, 1.875),
                (11.25, 1.875),
                (11.25, 13.125),
                (15.0, 13.125),
            ],
        ),
    ];
    for (edge, patch) in expected {
        assert_eq!(corners(zone(&battle, edge)), patch, "{edge:?}");
    }
    let setup = battle.setup().unwrap();
    assert_eq!(
        setup.zone_along(TableEdge::Near),
        setup.deployment_zone(Side::Red)
    );
    assert_eq!(
        setup.zone_along(TableEdge::Far),
        setup.deployment_zone(Side::Blue)
    );
}

#[test]
fn zone_begins_at_the_shore() {
    let battle = battle("2.2", &[water(TableEdge::Left, 1.0)]);
    let left = [(1.0, 13.125), (4.75, 13.125), (4.75, 1.875), (1.0, 1.875)];
    assert_eq!(corners(zone(&battle, TableEdge::Left)), left);
}

#[test]
fn parts_of_a_zone_and_the_strip_in_front() {
    let battle = battle("2.2", &[]);
    let near = zone(&battle, TableEdge::Near);
    let half = [
        (4.6875, 0.0),
        (4.6875, 3.75),
        (10.3125, 3.75),
        (10.3125, 0.0),
    ];
    assert_eq!(corners(middle_half(&near)), half);
    let strip = [(1.875, 3.75), (1.875, 7.5), (13.125, 7.5), (13.125, 3.75)];
    assert_eq!(corners(strip_before(&near, six(&battle))), strip);
    // The left quarter of the far zone is at high x.
    let far = zone(&battle, TableEdge::Far);
    let left = [
        (13.125, 15.0),
        (13.125, 11.25),
        (10.3125, 11.25),
        (10.3125, 15.0),
    ];
    assert_eq!(corners(part_across(&far, 0, 1, 4)), left);
}

#[test]
fn bad_going_in_the_middle_counts_from_four_squares() {
    let middle =
        |kind, x, y, wide, deep| middle_and_front("2.2", &[area(kind, x, y, wide, deep)]).0;
    // 2 by 1.95, 2 and 2.05.
    assert!(!middle("wood", 6.0, 1.0, 2.0, 1.95));
    assert!(middle("wood", 6.0, 1.0, 2.0, 2.0));
    assert!(middle("wood", 6.0, 1.0, 2.0, 2.05));
    // Of 3 by 2 two by two lie in the middle half, or 1.9 by 2.
    assert!(middle("marsh", 3.6875, 1.0, 3.0, 2.0));
    assert!(!middle("marsh", 3.5875, 1.0, 3.0, 2.0));
    // Of 4 by 2 one deep lies in the zone: 4 by 1; or 4 by 0.9.
    assert!(middle("steep-hill", 5.0, 2.75, 4.0, 2.0));
    assert!(!middle("steep-hill", 5.0, 2.85, 4.0, 2.0));
    // Good going does not count.
    assert!(!middle("gentle-hill", 5.0, 1.0, 4.0, 2.0));
    // Two pieces of 2 by 1.2 together are 4.8.
    let two = [
        area("wood", 5.0, 1.0, 2.0, 1.2),
        area("rough", 8.0, 1.0, 2.0, 1.2),
    ];
    assert!(middle_and_front("2.2", &two).0);
}

#[test]
fn bad_going_in_front_counts_from_one_square() {
    let front = |y, wide, deep| middle_and_front("2.2", &[area("wood", 5.0, y, wide, deep)]).1;
    // The strip is y 3.75 to 7.5.
    assert!(front(4.0, 2.0, 1.0));
    assert!(!front(4.0, 1.0, 0.95));
    assert!(front(4.0, 1.0, 1.05));
    // Just within six inches: 2 by 0.5; then 2 by 0.4; then nothing at all.
    assert!(front(7.0, 2.0, 2.0));
    assert!(!front(7.1, 2.0, 2.0));
    assert!(!front(7.5, 4.0, 3.0));
    // Only the part of an area in front of the zone counts: 2 by 0.4.
    assert!(!front(2.15, 2.0, 2.0));
    assert!(front(2.35, 2.0, 2.0));
}

#[test]
fn zone_measures_in_3_0() {
    // The zone is x 4 to 11, y 0 to 4.5, its middle half x 5.75 to 9.25; the strip y 4.5 to 10.5.
    let both = |kind, x, y, wide, deep| middle_and_front("3.0", &[area(kind, x, y, wide, deep)]);
    assert_eq!(both("marsh", 6.0, 1.0, 3.0, 1.3), (false, false));
    assert_eq!(both("marsh", 6.0, 1.0, 3.0, 1.35), (true, false));
    assert_eq!(both("marsh", 6.0, 9.9, 2.0, 2.0), (false, true));
    assert_eq!(both("marsh", 6.0, 10.1, 2.0, 2.0), (false, false));
    // At the side of the strip.
    assert_eq!(both("marsh", 2.1, 6.0, 2.4, 2.1), (false, true));
    assert_eq!(both("marsh", 2.0, 6.0, 2.4, 2.1), (false, false));
    // Rough going is not bad going.
    assert_eq!(both("rocky", 6.0, 1.0, 3.0, 3.0), (false, false));
}

#[test]
fn zone_is_clear_without_rivers_and_bad_going() {
    let clear = |piece: Piece| {
        let battle = battle("2.2", &[piece]);
        let zone = zone(&battle, TableEdge::Near);
        (
            Board::new(&battle).is_clear(&zone),
            Board::new(&battle).has_gentle_hill(&zone),
        )
    };
    assert_eq!(clear(area("wood", 5.0, 3.75, 2.0, 2.0)), (true, false));
    assert_eq!(clear(area("wood", 5.0, 3.7, 2.0, 2.0)), (false, false));
    assert_eq!(clear(area("gentle-hill", 5.0, 3.7, 2.0, 2.0)), (true, true));
    assert_eq!(
        clear(area("gentle-hill", 5.0, 3.75, 2.0, 2.0)),
        (true, false)
    );
    // Beside the zone.
    assert_eq!(clear(area("wood", 0.5, 0.5, 1.375, 2.0)), (true, false));
    let river = |y| Piece::Band("river", vec![(0.0, y), (15.0, y)], 0.5);
    assert_eq!(clear(river(4.1)), (true, false));
    assert_eq!(clear(river(3.9)), (false, false));
    assert_eq!(clear(water(TableEdge::Near, 1.0)), (true, false));
}

#[test]
fn water_behind_and_beside_an_edge() {
    let battle = battle("2.2", &[water(TableEdge::Right, 1.0)]);
    let board = Board::new(&battle);
    let behind = TableEdge::ALL.map(|edge| board.has_water(edge));
    let beside = TableEdge::ALL.map(|edge| board.has_water_beside(edge));
    // Near, left, far, right.
    assert_eq!(behind, [false, false, false, true]);
    assert_eq!(beside, [true, false, true, false]);
}

#[test]
fn mostly_bad_means_more_than_half() {
    // The left quarter of the near zone: x 1.875 to 4.6875, y 0 to 3.75; 10.55 square base widths, half of them 5.27.
    let mostly = |deep| {
        let battle = battle("2.2", &[area("wood", 2.0, 0.0, 2.6875, deep)]);
        let left = part_across(&zone(&battle, TableEdge::Near), 0, 1, 4);
        Board::new(&battle).is_mostly_bad(&left)
    };
    // 2.6875 by 1.95 is 5.24; by 2, 5.375.
    assert!(!mostly(1.95));
    assert!(mostly(2.0));
}
