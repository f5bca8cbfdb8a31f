//! The defender's swaps (`dba22` §9.6).

use acies_referee::setup::Setup;
use acies_referee::{Ask, Event, Occupant, Phase, Place, Purpose, Side, Stronghold, What};

use crate::common::{attacked, decides, id, laid, order, refused, until};

/// Red, IV/55b, deploys as the defender: a wood reaches to 6 across and 3 up, and both camps are placed.
fn red_has_a_camp() -> Setup {
    let mut setup = attacked("IV/55b", "I/1a", Side::Blue);
    laid(
        &mut setup,
        &[
            "place road 0.5 along 2 0 2 15",
            "place wood 3 0 6 0 6 3 3 3",
            "place steep-hill 9 9 11 9 11 11 9 11",
        ],
    );
    order(&mut setup, "camp 11 0 11 1.5 13 1.5 13 0");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    setup
}

/// Red, IV/55b, has deployed as the defender: a wood reaches to 6 across and 3 up. r1 to r5 are side by side
/// from 7.5 on, r6 is in the wood, r7 in the camp, Art (r12) outside the wood, the others behind.
fn red_swaps() -> Setup {
    let mut setup = red_has_a_camp();
    for text in [
        "deploy r1 at 7.5 3.75 facing 0",
        "deploy r2 at 8.5 3.75 facing 0",
        "deploy r3 at 9.5 3.75 facing 0",
        "deploy r4 at 10.5 3.75 facing 0",
        "deploy r5 at 11.5 3.75 facing 0",
        "deploy r6 at 4.5 2 facing 10",
        "deploy r7 in camp",
        "deploy r8 at 7.5 2 facing 0",
        "deploy r9 at 8.5 2 facing 0",
        "deploy r10 at 9.5 2 facing 0",
        "deploy r11 at 7.5 1.25 facing 0",
        "deploy r12 at 9.5 1 facing 0",
        "end",
    ] {
        order(&mut setup, text);
    }
    until(&mut setup, What::Swap);
    assert_eq!(decides(&setup), Some((Side::Red, What::Swap)));
    setup
}

#[test]
fn two_pairs_change_place_and_facing() {
    let mut setup = red_swaps();
    let pose = |setup: &Setup, name: &str| setup.position().base(id(name)).pose;
    let (first, sixth) = (pose(&setup, "r1"), pose(&setup, "r6"));
    let events = order(&mut setup, "swap r1 r6");
    let (one, other) = (id("r1"), id("r6"));
    assert_eq!(events, [Event::Swapped { one, other }]);
    assert_eq!((pose(&setup, "r1"), pose(&setup, "r6")), (sixth, first));
    assert_eq!(decides(&setup), Some((Side::Red, What::Swap)));
    order(&mut setup, "swap r2 r3");
    // After the second pair, the attacker's PIPs are thrown.
    assert!(setup.is_done());
    let pips = Purpose::Pips {
        side: Side::Blue,
        bound: 1,
    };
    assert!(matches!(setup.asks(), Ask::Throw(throw) if throw.purpose == pips));
}

#[test]
fn the_defender_may_make_no_swap() {
    let mut setup = red_swaps();
    order(&mut setup, "end");
    assert!(setup.is_done());
    assert_eq!(setup.default_order(), None);
    assert!(setup.choices().is_empty());
    assert_eq!(refused(&setup, "end"), ["order.not-now"]);
    let (table, position, attacker) = setup.finish();
    assert_eq!(attacker, Side::Blue);
    assert_eq!(position.active, Side::Blue);
    assert_eq!(position.phase, Phase::Setup);
    assert_eq!(position.bounds, [0, 0]);
    assert_eq!(table.features.len(), 3);
}

#[test]
fn only_two_different_elements_of_the_defender_are_swapped() {
    let setup = red_swaps();
    assert_eq!(refused(&setup, "swap r1 r1"), ["deploy.swap"]);
    assert_eq!(refused(&setup, "swap r1 b1"), ["order.not-yours"]);
    assert_eq!(refused(&setup, "swap b1 b2"), ["order.not-yours"]);
    assert_eq!(
        refused(&setup, "deploy r1 at 7.5 3.5 facing 0"),
        ["order.not-now"]
    );
}

#[test]
fn each_element_must_fit_in_the_others_place() {
    let setup = red_swaps();
    // Art may not stand in the wood.
    assert_eq!(refused(&setup, "swap r6 r12"), ["deploy.going"]);
    // r8 (2LH, 0.75 deep) stands from 1.25 to 2, r11 (2Ps, 0.5 deep) behind it from 0.75. Art is 1 deep: where r11
    // stands it fits, where r8 stands it would reach back to 1, into r11.
    assert!(refused(&setup, "swap r11 r12").is_empty());
    assert_eq!(refused(&setup, "swap r8 r12"), ["deploy.overlap"]);
}

#[test]
fn an_element_may_swap_with_the_one_in_the_camp() {
    let mut setup = red_swaps();
    let place = setup.position().base(id("r1")).pose;
    order(&mut setup, "swap r7 r1");
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(Side::Red)),
        Occupant::Garrison(id("r1"))
    );
    assert_eq!(
        setup.position().element(id("r1")).place,
        Place::Inside(Stronghold::Camp(Side::Red))
    );
    assert_eq!(setup.position().element(id("r7")).place, Place::Table);
    assert_eq!(setup.position().base(id("r7")).pose, place);
}

/// The same army during deployment, after these orders.
fn red_deploys(orders: &[&str]) -> Setup {
    let mut setup = red_has_a_camp();
    for text in orders {
        order(&mut setup, text);
    }
    assert_eq!(decides(&setup), Some((Side::Red, What::Deployment)));
    setup
}

#[test]
fn during_deployment_swaps_are_not_limited() {
    let mut setup = red_deploys(&[
        "deploy r1 at 7.5 3.75 facing 0",
        "deploy r2 at 10 3.5 facing 10",
        "deploy r7 in camp",
    ]);
    let pose = |setup: &Setup, name: &str| setup.position().base(id(name)).pose;
    let (first, second) = (pose(&setup, "r1"), pose(&setup, "r2"));
    // One more than the two swaps that the defender has afterwards.
    for _ in 0..3 {
        let events = order(&mut setup, "swap r1 r2");
        let (one, other) = (id("r1"), id("r2"));
        assert_eq!(events, [Event::Swapped { one, other }]);
    }
    assert_eq!((pose(&setup, "r1"), pose(&setup, "r2")), (second, first));
    order(&mut setup, "swap r1 r7");
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(Side::Red)),
        Occupant::Garrison(id("r1"))
    );
    assert_eq!(pose(&setup, "r7"), second);
    // All twelve can still be deployed.
    until(&mut setup, What::Swap);
    assert_eq!(decides(&setup), Some((Side::Red, What::Swap)));
}

#[test]
fn during_deployment_only_deployed_elements_swap_and_each_must_fit() {
    let setup = red_deploys(&[
        "deploy r1 at 7.5 3.75 facing 0",
        "deploy r6 at 4.5 2 facing 10",
        "deploy r12 at 9.5 1 facing 0",
    ]);
    assert_eq!(refused(&setup, "swap r1 r2"), ["deploy.swap"]);
    assert_eq!(refused(&setup, "swap r1 r1"), ["deploy.swap"]);
    assert_eq!(refused(&setup, "swap r1 b1"), ["order.not-yours"]);
    // Art may not stand in the wood.
    assert_eq!(refused(&setup, "swap r6 r12"), ["deploy.going"]);
}
