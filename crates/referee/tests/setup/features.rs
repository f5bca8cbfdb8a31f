//! Single features: size, form, and distance from other features (`dba22` §5.5, §5.6, §6).

use acies_geometry::{Length, Point, Segment};
use acies_referee::setup::Setup;
use acies_referee::{Breach, CollectAll, Lie, Measurement, Order, Placement, Side, TableEdge};

use crate::common::{attacked, breaches, order, refused};

/// Blue, with an Arable home, places the terrain.
pub fn arable() -> Setup {
    attacked("I/1a", "IV/55b", Side::Red)
}

/// Blue, with a Forest home, places the terrain.
fn forest() -> Setup {
    attacked("I/1a", "II/47a", Side::Red)
}

/// The corners of an upright rectangle.
fn rectangle(left: f64, near: f64, right: f64, far: f64) -> String {
    format!("{left} {near} {left} {far} {right} {far} {right} {near}")
}

fn wood(left: f64, near: f64, right: f64, far: f64) -> String {
    format!("place wood {}", rectangle(left, near, right, far))
}

/// The breach of the only rule that an order breaks.
pub fn breach(setup: &Setup, text: &str) -> Breach {
    let order: Order = text.parse().expect("an order");
    let mut reporter = CollectAll::default();
    let _ = setup.judge(&order, &mut reporter);
    assert_eq!(reporter.breaches.len(), 1, "{:?}", reporter.breaches);
    reporter.breaches.remove(0)
}

/// A number of base widths in thousandths.
fn thousandths(base_widths: f64) -> i32 {
    (base_widths * 1000.0).round() as i32
}

/// A length that a breach measured, in thousandths of a base width.
pub fn fact(breach: &Breach, name: &str) -> i32 {
    let fact = breach.measurements.iter().find(|(known, _)| *known == name);
    match fact {
        Some((_, Measurement::Length(length))) => thousandths(length.base_widths()),
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn only_features_of_the_topography_may_be_placed() {
    let setup = arable();
    let patch = rectangle(2.0, 2.0, 4.0, 4.0);
    for kind in ["marsh", "rough", "dunes", "oasis", "camp", "forest"] {
        let text = format!("place {kind} {patch}");
        assert_eq!(refused(&setup, &text), ["setup.terrain.kind"], "{kind}");
    }
    for kind in ["wood", "steep-hill", "gentle-hill"] {
        let text = format!("place {kind} {patch}");
        assert!(refused(&setup, &text).is_empty(), "{kind}");
    }
}

#[test]
fn length_and_width_are_nine_at_most() {
    let setup = arable();
    // 5 + 4 and 5.01 + 4.
    assert!(refused(&setup, &wood(2.0, 2.0, 7.0, 6.0)).is_empty());
    let breach = breach(&setup, &wood(2.0, 2.0, 7.01, 6.0));
    assert_eq!(breach.rule.id(), "setup.terrain.size");
    assert_eq!(
        (fact(&breach, "length"), fact(&breach, "width")),
        (5_010, 4_000)
    );
    assert_eq!(
        (fact(&breach, "sum"), fact(&breach, "limit")),
        (9_010, 9_000)
    );
}

#[test]
fn a_patch_on_its_corner_is_measured_along_its_sides() {
    let setup = arable();
    // Sides (4, 3) and (2.4, -3.2) from (2, 5): 5 long and 4 wide. Upright it would be 6.4 by 6.2.
    assert!(refused(&setup, "place wood 2 5 6 8 8.4 4.8 4.4 1.8").is_empty());
    // The longer side (4.016, 3.012) is 5.02 long.
    assert_eq!(
        refused(&setup, "place wood 2 5 6.016 8.012 8.416 4.812 4.4 1.8"),
        ["setup.terrain.size"]
    );
}

#[test]
fn an_area_is_a_base_width_wide_at_least() {
    let setup = arable();
    assert!(refused(&setup, &wood(2.0, 2.0, 3.0, 3.0)).is_empty());
    assert_eq!(
        refused(&setup, &wood(2.0, 2.0, 2.99, 3.0)),
        ["setup.terrain.thin"]
    );
}

#[test]
fn an_area_is_twice_as_long_as_wide_at_most() {
    let setup = arable();
    assert!(refused(&setup, &wood(2.0, 2.0, 6.0, 4.0)).is_empty());
    let breach = breach(&setup, &wood(2.0, 2.0, 6.01, 4.0));
    assert_eq!(breach.rule.id(), "setup.terrain.thin");
    assert_eq!(
        (fact(&breach, "length"), fact(&breach, "limit")),
        (4_010, 4_000)
    );
}

#[test]
fn marsh_may_be_long_and_thin_within_its_size() {
    let setup = forest();
    let marsh = |length: f64, width: f64| {
        format!(
            "place marsh {}",
            rectangle(2.0, 2.0, 2.0 + length, 2.0 + width)
        )
    };
    assert!(refused(&setup, &marsh(8.0, 1.0)).is_empty());
    assert_eq!(refused(&setup, &marsh(8.01, 1.0)), ["setup.terrain.size"]);
    assert_eq!(refused(&setup, &marsh(7.0, 0.99)), ["setup.terrain.thin"]);
    // A wood of the same form is too thin.
    assert_eq!(
        refused(&setup, &wood(2.0, 2.0, 10.0, 3.0)),
        ["setup.terrain.thin"]
    );
}

#[test]
fn areas_are_a_base_width_apart() {
    let mut setup = arable();
    order(&mut setup, &wood(2.0, 2.0, 4.0, 4.0));
    let hill = |left: f64, near: f64| {
        format!(
            "place gentle-hill {}",
            rectangle(left, near, left + 2.0, near + 2.0)
        )
    };
    assert!(refused(&setup, &hill(5.0, 2.0)).is_empty());
    let close = breach(&setup, &hill(4.99, 2.0));
    assert_eq!(close.rule.id(), "setup.terrain.apart");
    assert_eq!(
        (fact(&close, "distance"), fact(&close, "least")),
        (990, 1_000)
    );
    // Corner to corner: 0.6 across and 0.8 up are 1 apart; 0.6 and 0.78 are 0.984.
    assert!(refused(&setup, &hill(4.6, 4.8)).is_empty());
    let close = breach(&setup, &hill(4.6, 4.78));
    assert_eq!(fact(&close, "distance"), 984);
    // On it, they are no distance apart.
    assert_eq!(fact(&breach(&setup, &hill(3.0, 3.0)), "distance"), 0);
}

#[test]
fn features_stay_on_the_table_and_may_touch_its_edges() {
    let setup = arable();
    assert!(refused(&setup, &wood(0.0, 13.0, 2.0, 15.0)).is_empty());
    assert_eq!(
        refused(&setup, &wood(0.0, 13.0, 2.0, 15.01)),
        ["setup.terrain.board"]
    );
    assert_eq!(
        refused(&setup, &wood(-0.01, 13.0, 2.0, 15.0)),
        ["setup.terrain.board"]
    );
    // Far beyond all measure.
    assert_eq!(
        refused(&setup, "place wood -1000 -1000 1000 1000 -1000 1000"),
        ["setup.terrain.board"]
    );
    assert_eq!(
        refused(&setup, "place river 0.5 along 5 0 5 1000"),
        ["setup.terrain.board"]
    );
}

#[test]
fn points_at_the_ends_of_the_lattice_are_refused() {
    let setup = arable();
    let far = |x, y| Point { x, y };
    let corners = vec![
        far(i32::MIN, i32::MIN),
        far(i32::MAX, i32::MIN),
        far(i32::MAX, i32::MAX),
    ];
    let length = Length::from_units(i32::MAX);
    let crest = Segment::new(corners[0], corners[2]);
    let near = [(2, 2), (2, 4), (4, 4)].map(|(x, y)| far(x << 16, y << 16));
    for (kind, lie) in [
        ("wood", Lie::Area(corners.clone(), None)),
        ("gentle-hill", Lie::Area(near.to_vec(), Some(crest))),
        ("river", Lie::Band(length, corners.clone())),
        ("river", Lie::Band(length, near.to_vec())),
        ("road", Lie::Band(-length, near.to_vec())),
        ("waterway", Lie::Edge(TableEdge::Far, length)),
        ("waterway", Lie::Edge(TableEdge::Left, -length)),
        ("wood", Lie::Area(Vec::new(), None)),
        ("wood", Lie::Area(vec![near[0]; 100], None)),
    ] {
        let kind = kind.to_owned();
        let order = Order::Place(Placement {
            kind,
            lie,
            gates: Vec::new(),
        });
        assert_eq!(breaches(&setup, &order).len(), 1, "{order}");
    }
}

#[test]
fn a_feature_must_have_the_shape_of_its_kind() {
    let setup = arable();
    for text in [
        "place wood 0.5 along 5 0 5 15",
        "place river 2 2 2 4 4 4 4 2",
        "place waterway 2 2 2 4 4 4 4 2",
        "place road left 2",
        // An outline that crosses itself, and one without an inside.
        "place wood 2 2 4 4 4 2 2 4",
        "place wood 2 2 3 3 4 4",
        "place river 0.5 along 5 0 5 0",
    ] {
        assert_eq!(refused(&setup, text), ["setup.terrain.form"], "{text}");
    }
}

#[test]
fn a_crest_lies_within_its_hill() {
    let mut setup = arable();
    let hill = format!("place steep-hill {}", rectangle(2.0, 2.0, 6.0, 4.0));
    assert!(refused(&setup, &format!("{hill} crest 3 3 5 3")).is_empty());
    assert!(refused(&setup, &format!("{hill} crest 2 3 6 3")).is_empty());
    assert_eq!(
        refused(&setup, &format!("{hill} crest 2 3 6.01 3")),
        ["setup.terrain.crest"]
    );
    assert_eq!(
        refused(&setup, &format!("{hill} crest 3 3 5 20")),
        ["setup.terrain.board"]
    );
    order(&mut setup, &format!("{hill} crest 3 3 5 3"));
    let point = Point::from_base_widths;
    let crest = setup.table().features[0].crest;
    assert_eq!(crest, Some(Segment::new(point(3.0, 3.0), point(5.0, 3.0))));
    // Without one, it runs along the longest axis: here from point to point of a diamond.
    order(&mut setup, "place gentle-hill 8 3 10 4.5 12 3 10 1.5");
    let crest = setup.table().features[1].crest;
    assert_eq!(crest, Some(Segment::new(point(8.0, 3.0), point(12.0, 3.0))));
    order(&mut setup, &wood(8.0, 8.0, 10.0, 10.0));
    assert_eq!(setup.table().features[2].crest, None);
}

#[test]
fn a_road_crosses_anything_but_water() {
    let mut setup = arable();
    order(&mut setup, &wood(2.0, 2.0, 5.0, 5.0));
    order(&mut setup, "place steep-hill 2 9 5 9 5 12 2 12");
    order(&mut setup, "place waterway near 1");
    assert_eq!(
        refused(&setup, "place road 0.5 along 3 0 3 15"),
        ["setup.terrain.overlap"]
    );
    order(&mut setup, "place road 0.5 along 0 4 15 4");
    // It may lie along the shore, but not on the water: the road is half a base width wide.
    assert!(refused(&setup, "place road 0.5 along 0 1.25 15 1.25").is_empty());
    assert_eq!(
        refused(&setup, "place road 0.5 along 0 1.24 15 1.24"),
        ["setup.terrain.overlap"]
    );
}

#[test]
fn a_river_crosses_areas_but_no_hills() {
    let mut setup = arable();
    order(&mut setup, &wood(4.0, 2.0, 6.0, 4.0));
    order(&mut setup, "place gentle-hill 9 2 11 2 11 4 9 4");
    assert!(refused(&setup, "place river 0.5 along 5 0 5 15").is_empty());
    assert!(refused(&setup, "place river 0.5 along 8.75 0 8.75 15").is_empty());
    assert_eq!(
        refused(&setup, "place river 0.5 along 8.76 0 8.76 15"),
        ["setup.terrain.overlap"]
    );
    let mut setup = arable();
    order(&mut setup, "place river 0.5 along 5 0 5 15");
    assert_eq!(
        refused(&setup, "place steep-hill 4 9 6 9 6 11 4 11"),
        ["setup.terrain.overlap"]
    );
    assert!(refused(&setup, &wood(4.0, 9.0, 6.0, 11.0)).is_empty());
}

#[test]
fn an_area_may_touch_the_shore() {
    let mut setup = arable();
    order(&mut setup, "place waterway right 1.5");
    assert!(refused(&setup, &wood(11.5, 2.0, 13.5, 4.0)).is_empty());
    assert_eq!(
        refused(&setup, &wood(11.51, 2.0, 13.51, 4.0)),
        ["setup.terrain.overlap"]
    );
}

#[test]
fn a_river_may_end_in_the_water() {
    let mut setup = arable();
    order(&mut setup, "place waterway far 1");
    // At the shore or at the edge behind it.
    assert!(refused(&setup, "place river 0.5 along 5 0 5 14").is_empty());
    assert!(refused(&setup, "place river 0.5 along 5 0 5 15").is_empty());
    assert_eq!(
        refused(&setup, "place river 0.5 along 5 0 5 13.9"),
        ["setup.terrain.ends"]
    );
    // The water may come after the river, along an edge where it ends.
    let mut setup = arable();
    order(&mut setup, "place river 0.5 along 5 0 5 15");
    assert!(refused(&setup, "place waterway near 1").is_empty());
    assert!(refused(&setup, "place waterway left 1.5").is_empty());
}
