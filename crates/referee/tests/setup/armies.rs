//! Armies and the aggression dice (`dba22` §3, §4).

use std::sync::Arc;

use acies_referee::setup::Setup;
use acies_referee::{Ask, Battle, Event, Order, Place, Purpose, Side, What};

use crate::common::{STANDARD, attacked, decides, id, list, order, refused, setup, throw};

/// I/1a: a general of 3Bd, eight 4Bw, three 2Ps.
const SUMERIANS: &str = "army 3Bd general, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 2Ps, 2Ps, 2Ps";

#[test]
fn red_chooses_an_army_first_and_blue_cannot_see_it() {
    let mut setup = setup("I/1a", "I/1a");
    assert_eq!(decides(&setup), Some((Side::Red, What::Army)));
    let events = order(&mut setup, SUMERIANS);
    assert_eq!(events, [Event::ArmyChosen { side: Side::Red }]);
    assert_eq!(decides(&setup), Some((Side::Blue, What::Army)));
    assert!(setup.army(Side::Red).is_some());
    assert!(setup.observe(Side::Red).army(Side::Red).is_some());
    assert!(setup.observe(Side::Blue).army(Side::Red).is_none());
    order(&mut setup, SUMERIANS);
    assert!(setup.observe(Side::Blue).army(Side::Red).is_some());
    let aggression = Purpose::Aggression {
        side: Side::Red,
        again: 0,
    };
    assert!(
        matches!(setup.asks(), Ask::Throw(throw) if throw.purpose == aggression && throw.dice == 1)
    );
}

#[test]
fn red_may_let_blue_choose_first_and_only_once() {
    let mut setup = setup("I/1a", "I/1a");
    assert!(order(&mut setup, "army later").is_empty());
    assert_eq!(decides(&setup), Some((Side::Blue, What::Army)));
    assert_eq!(refused(&setup, "army later"), ["order.not-now"]);
    order(&mut setup, SUMERIANS);
    assert!(setup.observe(Side::Red).army(Side::Blue).is_none());
    assert_eq!(decides(&setup), Some((Side::Red, What::Army)));
    assert_eq!(refused(&setup, "army later"), ["order.not-now"]);
    order(&mut setup, SUMERIANS);
    assert!(matches!(setup.asks(), Ask::Throw(_)));
    for number in 1..=12 {
        for side in ["r", "b"] {
            let element = setup.position().element(id(&format!("{side}{number}")));
            assert_eq!(element.place, Place::Reserve);
        }
    }
}

#[test]
fn blue_cannot_leave_the_first_choice_to_red() {
    let mut setup = setup("I/1a", "I/1a");
    order(&mut setup, SUMERIANS);
    assert_eq!(decides(&setup), Some((Side::Blue, What::Army)));
    assert_eq!(refused(&setup, "army later"), ["order.not-now"]);
}

#[test]
fn an_army_must_match_its_list() {
    let setup = setup("I/1a", "II/12");
    let refused = |elements: &str| refused(&setup, &format!("army {elements}"));
    assert_eq!(
        refused("3Bd general, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 2Ps, 2Ps, 2Ps, 2Ps"),
        ["setup.army"]
    );
    assert_eq!(
        refused("3Bd, 4Bw general, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 2Ps, 2Ps, 2Ps"),
        ["setup.army"]
    );
    assert_eq!(refused("3Bd general, 4Bw"), ["setup.army"]);
    assert_eq!(refused("some friends"), ["setup.army"]);
    // The order of the elements is the player's.
    assert!(
        refused("2Ps, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 4Bw, 2Ps, 2Ps, 3Bd general").is_empty()
    );
}

#[test]
fn other_orders_are_refused_while_armies_are_chosen() {
    let setup = setup("I/1a", "I/1a");
    for text in [
        "end",
        "edges near far left right",
        "swap r1 r2",
        "lift 1",
        "camp none",
    ] {
        assert_eq!(refused(&setup, text), ["order.not-now"], "{text}");
    }
}

#[test]
fn elements_are_numbered_in_the_order_of_the_army() {
    // I/30a: a general of LCh//4Wb, 3Cv, four 3Bd, four 3Ax, two 2Ps.
    let setup = attacked("I/30a", "I/1a", Side::Red);
    let troop = |name: &str| {
        let element = setup.position().element(id(name));
        assert_eq!(element.place, Place::Reserve);
        (STANDARD.troop(element.troop).code.clone(), element.general)
    };
    assert_eq!(troop("r1"), ("LCh".to_owned(), true));
    assert_eq!(troop("r2"), ("3Cv".to_owned(), false));
    assert_eq!(troop("r3"), ("3Bd".to_owned(), false));
    assert_eq!(troop("r12"), ("2Ps".to_owned(), false));
    assert_eq!(troop("b1"), ("3Bd".to_owned(), true));
    let dismounts = |name: &str| {
        let troop = setup.position().element(id(name)).dismounts_as;
        troop.map(|troop| STANDARD.troop(troop).code.clone())
    };
    assert_eq!(dismounts("r1"), Some("4Wb".to_owned()));
    assert_eq!(dismounts("r2"), None);
}

#[test]
fn the_higher_total_attacks_and_ties_are_rolled_again() {
    // Aggression 2 against 4: 5 + 2 and 3 + 4 are both 7.
    let mut setup = setup("I/1a", "IV/55b");
    for _ in Side::BOTH {
        let army = setup.default_order().expect("an army");
        setup.obey(army);
    }
    let total = |side, total| Event::AggressionThrown { side, total };
    assert_eq!(throw(&mut setup, 5), [total(Side::Red, 7)]);
    assert_eq!(throw(&mut setup, 3), [total(Side::Blue, 7)]);
    let again = Purpose::Aggression {
        side: Side::Red,
        again: 1,
    };
    assert!(matches!(setup.asks(), Ask::Throw(throw) if throw.purpose == again));
    // 4 + 2 against 1 + 4.
    assert_eq!(throw(&mut setup, 4), [total(Side::Red, 6)]);
    let events = throw(&mut setup, 1);
    assert_eq!(
        events,
        [
            total(Side::Blue, 5),
            Event::Attacks { side: Side::Red },
            Event::TopographyChosen {
                name: "Arable".to_owned()
            }
        ]
    );
    assert_eq!(decides(&setup), Some((Side::Blue, What::Terrain)));
}

#[test]
fn the_lower_total_defends_even_with_the_higher_die() {
    // 4 + 2 against 3 + 4.
    let mut setup = setup("I/1a", "IV/55b");
    for _ in Side::BOTH {
        let army = setup.default_order().expect("an army");
        setup.obey(army);
    }
    throw(&mut setup, 4);
    throw(&mut setup, 3);
    assert_eq!(setup.attacker(), Some(Side::Blue));
    assert_eq!(decides(&setup), Some((Side::Red, What::Terrain)));
}

#[test]
fn a_defender_of_several_homes_chooses_one() {
    // II/73 is at home in Arable, Littoral and Forest.
    let mut setup = attacked("I/1a", "II/73", Side::Red);
    assert_eq!(decides(&setup), Some((Side::Blue, What::Topography)));
    assert_eq!(refused(&setup, "topography Steppe"), ["setup.topography"]);
    assert_eq!(refused(&setup, "topography Atlantis"), ["setup.topography"]);
    let choices = ["Arable", "Littoral", "Forest"].map(|name| Order::Topography(name.to_owned()));
    assert_eq!(setup.choices(), choices);
    let events = order(&mut setup, "topography Littoral");
    let name = "Littoral".to_owned();
    assert_eq!(events, [Event::TopographyChosen { name }]);
    assert_eq!(
        setup
            .topography()
            .map(|topography| topography.name.as_str()),
        Some("Littoral")
    );
    assert_eq!(decides(&setup), Some((Side::Blue, What::Terrain)));
}

#[test]
fn no_dice_are_rolled_if_the_attacker_is_agreed() {
    // II/73 is at home in Arable, Littoral and Forest; I/1a in Arable alone.
    for (attacker, what) in [(Side::Red, What::Topography), (Side::Blue, What::Terrain)] {
        let lists = [list("I/1a"), list("II/73")];
        let mut battle = Battle::new(Arc::clone(&STANDARD), lists).attacked_by(Some(attacker));
        assert_eq!(battle.setup().and_then(Setup::attacker), Some(attacker));
        battle.obey(&battle.default_order()).expect("red's army");
        let events = battle.obey(&battle.default_order()).expect("blue's army");
        assert_eq!(
            events[..2],
            [
                Event::ArmyChosen { side: Side::Blue },
                Event::Attacks { side: attacker }
            ]
        );
        // The next stage follows at once: the defender's topography.
        let side = attacker.other();
        assert_eq!(battle.asks(), Ask::Decide { side, what });
    }
}
