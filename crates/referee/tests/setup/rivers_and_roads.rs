//! Rivers, roads and waterways: where they run and how far they reach in (`dba22` §6).

use crate::common::refused;
use crate::features::{arable, breach, fact};

#[test]
fn a_river_is_a_base_width_wide_at_most() {
    let setup = arable();
    // From 4.75 to 5.75 and from 4.745 to 5.755.
    assert!(refused(&setup, "place river 1 along 5.25 0 5.25 15").is_empty());
    for width in ["1.01", "0", "-1"] {
        let text = format!("place river {width} along 5.25 0 5.25 15");
        assert_eq!(refused(&setup, &text), ["setup.terrain.width"], "{width}");
    }
}

#[test]
fn a_river_runs_from_an_edge_to_the_opposite_one() {
    let setup = arable();
    assert!(refused(&setup, "place river 0.5 along 0 5 15 6").is_empty());
    for line in ["5 0 5 14.9", "5 0.1 5 15", "0 5 5 15"] {
        let text = format!("place river 0.5 along {line}");
        assert!(
            refused(&setup, &text).contains(&"setup.terrain.ends"),
            "{line}"
        );
    }
}

#[test]
fn a_river_keeps_600_paces_from_the_other_edges() {
    // 600 paces are 3.75 BW; the river is half a base width wide.
    let setup = arable();
    assert!(refused(&setup, "place river 0.5 along 4 0 4 15").is_empty());
    let near = breach(&setup, "place river 0.5 along 3.99 0 3.99 15");
    assert_eq!(near.rule.id(), "setup.terrain.clear");
    assert_eq!(
        (fact(&near, "distance"), fact(&near, "least")),
        (3_740, 3_750)
    );
    assert!(refused(&setup, "place river 0.5 along 0 11 15 11").is_empty());
    assert_eq!(
        refused(&setup, "place river 0.5 along 0 11.01 15 11.01"),
        ["setup.terrain.clear"]
    );
}

#[test]
fn a_river_passes_two_quarters() {
    // The quarters meet at 7.5.
    let setup = arable();
    assert!(refused(&setup, "place river 0.5 along 7.25 0 7.25 15").is_empty());
    assert_eq!(
        refused(&setup, "place river 0.5 along 7.26 0 7.26 15"),
        ["setup.terrain.quarters"]
    );
    // From one half of the table into the other it passes through three.
    assert_eq!(
        refused(&setup, "place river 0.5 along 5 0 5 5 9 9 9 15"),
        ["setup.terrain.quarters"]
    );
}

#[test]
fn a_river_is_at_most_one_and_a_half_times_its_straight_length() {
    let setup = arable();
    // Six stretches of 2.5 BW up and 2.79 across: each is the root of 14.0341, 3.74621, and all are 22.477 long, of
    // 22.5 allowed. With 2.81 across each is the root of 14.1461, 3.76113, and all are 22.567.
    let winding = |across: f64| {
        let other = 4.2 + across;
        format!(
            "place river 0.3 along 4.2 0 {other} 2.5 4.2 5 {other} 7.5 4.2 10 {other} 12.5 4.2 15"
        )
    };
    assert!(refused(&setup, &winding(2.79)).is_empty());
    let long = breach(&setup, &winding(2.81));
    assert_eq!(long.rule.id(), "setup.terrain.length");
    assert_eq!(
        (fact(&long, "length"), fact(&long, "limit")),
        (22_567, 22_500)
    );
}

#[test]
fn a_road_needs_no_distance_but_the_same_ends_and_quarters() {
    let setup = arable();
    assert!(refused(&setup, "place road 1 along 0.5 0 0.5 15").is_empty());
    assert!(refused(&setup, "place road 1 along 7 0 7 15").is_empty());
    assert_eq!(
        refused(&setup, "place road 1 along 7.01 0 7.01 15"),
        ["setup.terrain.quarters"]
    );
    assert_eq!(
        refused(&setup, "place road 1.01 along 3 0 3 15"),
        ["setup.terrain.width"]
    );
    assert_eq!(
        refused(&setup, "place road 0.5 along 3 0 3 14.99"),
        ["setup.terrain.ends"]
    );
}

#[test]
fn a_waterway_reaches_in_from_80_to_240_paces() {
    // Half its length at most may be deeper than 240 paces, and its shore is straight: 0.5 to 1.5 BW.
    let setup = arable();
    for (depth, legal) in [
        ("0.49", false),
        ("0.5", true),
        ("1.5", true),
        ("1.51", false),
        ("0", false),
        ("20", false),
    ] {
        let rules = refused(&setup, &format!("place waterway left {depth}"));
        let expected: &[&str] = if legal { &[] } else { &["setup.terrain.depth"] };
        assert_eq!(rules, expected, "{depth}");
    }
}
