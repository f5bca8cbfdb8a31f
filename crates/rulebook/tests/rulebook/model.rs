//! Small types of the compiled edition: margins, sets, and deployment areas.

use acies_geometry::Length;
use acies_rulebook::{
    Fact, FactSet, Margin, Rulebook, Scale, Shape, TerrainId, TerrainSet, TroopId, TroopSet,
};

#[test]
fn half_the_score_or_less_is_doubled() {
    // A score of zero or less against a positive one is half or less; two such scores are compared as usual.
    for (own, enemy, margin) in [
        (5, 4, Margin::Ahead),
        (4, 4, Margin::Equal),
        (3, 4, Margin::Beaten),
        (3, 5, Margin::Beaten),
        (2, 4, Margin::Doubled),
        (2, 5, Margin::Doubled),
        (0, 1, Margin::Doubled),
        (-1, 1, Margin::Doubled),
        (-1, 0, Margin::Beaten),
        (-3, -2, Margin::Beaten),
    ] {
        assert_eq!(
            Margin::from_scores(own, enemy),
            margin,
            "{own} against {enemy}"
        );
    }
}

#[test]
fn sets_add_and_remove_members() {
    let set = |troops: &[u8]| {
        let some = troops.iter().map(|&index| TroopId(index));
        some.fold(TroopSet::NONE, TroopSet::with)
    };
    let members =
        |set: TroopSet| -> Vec<u8> { (0..8).filter(|&index| set.has(TroopId(index))).collect() };
    // Adding a member twice changes nothing.
    assert_eq!(members(set(&[1, 3, 3])), [1, 3]);
    assert_eq!(members(set(&[1, 3]).union(set(&[3, 5]))), [1, 3, 5]);
    assert_eq!(members(set(&[1, 3]).without(set(&[3, 5]))), [1]);
    let terrain = TerrainSet::default().with(TerrainId(2)).with(TerrainId(2));
    assert!(terrain.has(TerrainId(2)) && !terrain.has(TerrainId(1)));
}

#[test]
fn only_areas_and_waterways_have_their_own_going() {
    let shapes = [
        (Shape::Area, true),
        (Shape::Waterway, true),
        (Shape::River, false),
        (Shape::Road, false),
        (Shape::BuiltUp, false),
        (Shape::Camp, false),
    ];
    for (shape, has) in shapes {
        assert_eq!(shape.has_going(), has, "{shape:?}");
    }
}

#[test]
fn deployment_reach_uses_the_stricter_limit() {
    // On a table 20 deep, 10 less 2 from the middle and 1 of water: 7; or 5 from the edge, which is less.
    let far = |width: i32| Length::BASE_WIDTH * width;
    let mut deployment = Rulebook::edition("3.0", Scale::Mm15)
        .unwrap()
        .setup
        .deployment;
    for (depth, from_centre, reach) in [
        (None, Some(2), 7),
        (Some(5), Some(2), 5),
        (Some(9), Some(2), 7),
        (Some(5), None, 5),
    ] {
        deployment.depth = depth.map(far);
        deployment.from_centre = from_centre.map(far);
        assert_eq!(deployment.reach(far(20), far(1)), far(reach), "{depth:?}");
    }
}

#[test]
fn fact_sets_keep_their_facts() {
    let both = FactSet::NONE
        .with_if(Fact::Uphill, true)
        .with_if(Fact::General, true)
        .with_if(Fact::Uphill, true)
        .with_if(Fact::Uphill, false)
        .with_if(Fact::Inside, false);
    assert!(both.has(Fact::Uphill) && both.has(Fact::General));
    assert!(!both.has(Fact::Inside));
}
