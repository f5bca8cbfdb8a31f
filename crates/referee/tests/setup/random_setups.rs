//! Random setups from all four army books reach the first bound by offered orders alone.

use std::sync::Arc;

use acies_geometry::{overlaps, within};
use acies_referee::setup::Setup;
use acies_referee::{Ask, FailFast, Occupant, Order, Place, Side, Stronghold, View};
use acies_rulebook::Rulebook;

use crate::common::{Rng, STANDARD, breaches, lists};

/// A setup of two lists drawn at random.
pub fn drawn(rng: &mut Rng) -> Setup {
    let mut any = || lists()[rng.below(lists().len())].clone();
    Setup::new(Arc::clone(&STANDARD), [any(), any()])
}

/// A random offer: first its kind of order, then one of that kind.
fn pick(rng: &mut Rng, choices: &[Order]) -> Order {
    let family = std::mem::discriminant(&choices[rng.below(choices.len())]);
    let family: Vec<&Order> = choices
        .iter()
        .filter(|order| std::mem::discriminant(*order) == family)
        .collect();
    family[rng.below(family.len())].clone()
}

/// Takes one step: a die roll or a random offer.
fn step(setup: &mut Setup, rng: &mut Rng) {
    if let Ask::Throw(_) = setup.asks() {
        setup.throw(&[rng.die()], &mut Vec::new());
        return;
    }
    let choices = setup.choices();
    assert!(!choices.is_empty(), "a dead end: {:?}", setup.asks());
    let order = pick(rng, &choices);
    assert_eq!(breaches(setup, &order), [], "{order}");
    let events = setup.obey(order.clone());
    let silent = matches!(
        order,
        Order::End | Order::Edges(_) | Order::Prefer(_) | Order::Followers(_)
    );
    assert_eq!(events.is_empty(), silent, "{order}");
}

/// What must be true of the table and position that a battle starts from.
pub fn check(setup: Setup) {
    let rulebook: Arc<Rulebook> = Arc::clone(setup.rulebook());
    let kept_back = Side::BOTH.map(|side| setup.may_keep_back(side));
    let (table, position, attacker) = setup.finish();
    assert_eq!(position.active, attacker);
    assert!(table.features.len() >= 3);
    for side in Side::BOTH {
        let placed = position
            .elements()
            .iter()
            .skip(side as usize * acies_referee::SIDE_SIZE)
            .take(12)
            .filter(|element| matches!(element.place, Place::Table | Place::Inside(_)))
            .count();
        assert!((12 - kept_back[side as usize]..=12).contains(&placed));
        assert!(position.general(side).is_some());
        let holder = position.occupant(Stronghold::Camp(side));
        assert_eq!(
            table.stronghold(Stronghold::Camp(side)).is_none(),
            holder == Occupant::Absent
        );
    }
    let view = View {
        rulebook: &rulebook,
        table: &table,
        position: &position,
    };
    for (id, element) in position.on_table() {
        assert!(table.contains(&element.base));
        for (other, friend) in position.on_table() {
            assert!(id == other || !overlaps(&element.base, &friend.base));
        }
        let allowance = &view.troop(id).allowance;
        let going = table.going_of(&rulebook, element.troop, &element.base);
        assert!(going < acies_rulebook::Going::Bad || allowance.bad.is_some());
    }
    for (nth, a) in table.features.iter().enumerate() {
        for b in &table.features[nth + 1..] {
            let is_area = |kind| rulebook.terrain_kind(kind).shape == acies_rulebook::Shape::Area;
            if is_area(a.kind) && is_area(b.kind) {
                let distance = a.region.distance_to(&b.region);
                assert!(within(rulebook.setup.limits.apart, distance));
            }
        }
    }
}

#[test]
fn random_setups_reach_the_first_bound() {
    let mut rng = Rng(1);
    for _ in 0..300 {
        let mut setup = drawn(&mut rng);
        let mut steps = 0;
        while !setup.is_done() {
            step(&mut setup, &mut rng);
            steps += 1;
            assert!(steps < 500, "no end: {:?}", setup.asks());
        }
        check(setup);
    }
}

#[test]
fn the_default_ends_a_setup_from_every_state() {
    let mut rng = Rng(2);
    for _ in 0..300 {
        let mut setup = drawn(&mut rng);
        let mut random = rng.below(60);
        let mut steps = 0;
        while !setup.is_done() {
            if random > 0 {
                random -= 1;
                step(&mut setup, &mut rng);
                continue;
            }
            match setup.default_order() {
                Some(order) => {
                    assert_eq!(breaches(&setup, &order), [], "{order}");
                    setup.obey(order);
                }
                None => setup.throw(&[rng.die()], &mut Vec::new()),
            }
            steps += 1;
            assert!(steps < 120, "no end: {:?}", setup.asks());
        }
        check(setup);
    }
}

#[test]
fn what_is_offered_is_legal() {
    let mut rng = Rng(3);
    for _ in 0..10 {
        let mut setup = drawn(&mut rng);
        while !setup.is_done() {
            for order in setup.choices() {
                assert!(setup.judge(&order, &mut FailFast).is_continue(), "{order}");
            }
            step(&mut setup, &mut rng);
        }
    }
}
