//! The deployments proposed to a player, counted over many battles by a look at the table alone.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Proposer, Rng};
use acies_geometry::{Base, Point};
use acies_referee::{Ask, Battle, Feature, Order, Place, Side, What};
use acies_rulebook::{Going, Rulebook, Scale, Shape};

/// A battle of an edition between two lists drawn by a number, set up by proposals up to the first bound.
fn set_up(rulebook: &Arc<Rulebook>, number: u64) -> Battle {
    let lists = Library::for_edition(&rulebook.edition).unwrap().lists();
    let mut chance = Rng::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let seed = Seed::from(number);
    let mut battle = Battle::new(Arc::clone(rulebook), armies);
    let mut proposers = [number, number + 1000].map(Proposer::new);
    loop {
        match battle.asks() {
            Ask::Throw(throw) if battle.setup().is_some_and(|setup| !setup.is_done()) => {
                battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            }
            Ask::Decide { side, .. } if battle.setup().is_some() => {
                let order = proposers[side as usize].propose(&battle);
                let answer = battle.obey(&order);
                assert!(answer.is_ok(), "{number}: {order}: {answer:?}");
            }
            _ => return battle,
        }
    }
}

fn rulebook(edition: &str) -> Arc<Rulebook> {
    let source = Rulebook::edition_source(edition).unwrap();
    Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap())
}

/// The elements of a side on the table: class and base.
fn placed(battle: &Battle, side: Side) -> Vec<(String, Base)> {
    let elements = battle.position().side(side);
    let elements = elements.filter(|(_, element)| element.place == Place::Table);
    let named = elements.map(|(_, element)| {
        let class = battle.rulebook().troop(element.troop).class.clone();
        (class, element.base)
    });
    named.collect()
}

/// Whether bad going neither slows a class nor lowers its factor; fast bows of 3.0 count as the others.
fn is_light_foot(edition: &str, class: &str) -> bool {
    match class {
        "Ps" | "Ax" => true,
        "Wb" => edition != "1.22",
        "Bw" => edition != "3.0",
        _ => false,
    }
}

/// Whether light foot in bad going stands behind friends, or by itself, with no mounted enemy before it.
fn is_idle(battle: &Battle, side: Side, base: &Base, in_bad_going: &dyn Fn(&Base) -> bool) -> bool {
    let friends = placed(battle, side);
    let enemies = placed(battle, side.other());
    let is_mounted = |class: &str| {
        let troop = battle.rulebook().troop_id(class).unwrap();
        battle.rulebook().troop(troop).mounted
    };
    // Another element's front: how far right, and how far ahead.
    let seen = |base: &Base, other: &Base| {
        let at = base.local(other.pose.front);
        (at.right.base_widths(), at.ahead.base_widths())
    };
    let is_in_front = |base: &Base| {
        !friends.iter().any(|(_, friend)| {
            let (right, ahead) = seen(base, friend);
            right.abs() < 0.99 && ahead > 0.01
        })
    };
    let is_held = |base: &Base| {
        let beside_the_line = friends.iter().any(|(_, friend)| {
            let (right, ahead) = seen(base, friend);
            // A move of the fastest is three base widths, and the bases are one wide.
            right.abs() < 4.0 && ahead < 1.01 && !in_bad_going(friend) && is_in_front(friend)
        });
        let opposed = enemies.iter().any(|(class, enemy)| {
            let (right, ahead) = seen(base, enemy);
            is_mounted(class) && right.abs() < 1.0 && ahead > 0.0
        });
        is_in_front(base) && (beside_the_line || opposed)
    };
    let leads = friends.iter().find(|(_, friend)| {
        let (right, back) = behind(friend, base);
        right.abs() < 0.5 && (-0.1..0.51).contains(&back)
    });
    match leads {
        Some((_, first)) => !is_in_front(first) || in_bad_going(first) && !is_held(first),
        None => !is_held(base),
    }
}

/// Whether a point lies on the right of a river that leads up the table, or above one that leads across.
fn is_beyond(river: &Feature, point: Point) -> bool {
    let (first, last) = (river.line[0], river.line[river.line.len() - 1]);
    let across = (first.x - last.x).abs() > (first.y - last.y).abs();
    let turned = |point: Point| {
        if across {
            (point.x, point.y)
        } else {
            (point.y, point.x)
        }
    };
    let (at, off) = turned(point);
    let line: Vec<(i32, i32)> = river.line.iter().map(|&point| turned(point)).collect();
    let step = line
        .windows(2)
        .find(|ends| at <= ends[0].0.max(ends[1].0) && at >= ends[0].0.min(ends[1].0));
    let Some([from, to]) = step else {
        return false;
    };
    let part = f64::from(at - from.0) / f64::from((to.0 - from.0).abs().max(1))
        * f64::from((to.0 - from.0).signum());
    f64::from(off) > f64::from(from.1) + part * f64::from(to.1 - from.1)
}

/// How far right of another element's middle one is, and how far its front is behind the other's rear, in base widths.
fn behind(front: &Base, rear: &Base) -> (f64, f64) {
    let at = front.local(rear.pose.front);
    (
        at.right.base_widths(),
        -(at.ahead + front.depth).base_widths(),
    )
}

/// What a player would not do, over all elements of a side.
#[derive(Default, Debug)]
struct Counted {
    elements: usize,
    in_reserve: usize,
    bad_going: usize,
    idle_light_foot: usize,
    in_river: usize,
    across_a_river: usize,
    single_pikes: usize,
    psiloi_before_foot: usize,
    mounted_before_foot: usize,
}

fn count(battle: &Battle, side: Side, counted: &mut Counted) {
    let (rulebook, table) = (battle.rulebook(), battle.table());
    let placed = placed(battle, side);
    counted.elements += placed.len();
    let elements = battle.position().side(side);
    counted.in_reserve += elements
        .filter(|(_, element)| element.place == Place::Reserve)
        .count();
    let heavy = |class: &str| ["Bd", "Sp", "Pk"].contains(&class);
    let in_bad_going = |base: &Base| {
        table.features.iter().any(|feature| {
            let kind = rulebook.terrain_kind(feature.kind);
            let is_bad = kind.shape == Shape::Area && kind.going == Going::Bad;
            is_bad && feature.region.overlaps(base)
        })
    };
    let light = placed
        .iter()
        .filter(|(class, base)| is_light_foot(&rulebook.edition, class) && in_bad_going(base));
    counted.idle_light_foot += light
        .filter(|(_, base)| is_idle(battle, side, base, &in_bad_going))
        .count();
    for feature in &table.features {
        let kind = rulebook.terrain_kind(feature.kind);
        let touching = placed
            .iter()
            .filter(|(_, base)| feature.region.overlaps(base));
        if kind.shape == Shape::Area && kind.going == Going::Bad {
            let strangers = touching.filter(|(class, _)| {
                let is_good = kind.good_for.has(rulebook.troop_id(class).unwrap());
                !is_light_foot(&rulebook.edition, class) && !is_good
            });
            counted.bad_going += strangers.count();
        } else if kind.shape == Shape::River {
            counted.in_river += touching.count();
            let beyond = placed
                .iter()
                .filter(|(_, base)| is_beyond(feature, base.centre()));
            let beyond = beyond.count();
            counted.across_a_river += beyond.min(placed.len() - beyond);
        }
    }
    let next = |base: &Base| {
        placed.iter().find(|(_, other)| {
            let (right, back) = behind(base, other);
            right.abs() < 0.5 && (-0.1..0.5).contains(&back)
        })
    };
    let pikes: Vec<&Base> = placed
        .iter()
        .filter(|(class, _)| class == "Pk")
        .map(|(_, base)| base)
        .collect();
    let lonely = pikes.iter().filter(|pike| {
        !pikes.iter().any(|other| {
            [behind(pike, other), behind(other, pike)]
                .into_iter()
                .any(|(right, back)| right.abs() < 0.1 && back.abs() < 0.1)
        })
    });
    counted.single_pikes += lonely.count().saturating_sub(pikes.len() % 2);
    for (class, base) in &placed {
        let before_foot = next(base).is_some_and(|(other, _)| heavy(other));
        let mounted = rulebook.troop(rulebook.troop_id(class).unwrap()).mounted;
        counted.psiloi_before_foot += usize::from(class == "Ps" && before_foot);
        counted.mounted_before_foot += usize::from(mounted && before_foot);
    }
}

/// How many battles of each edition are set up: 201 in all in a thorough run, and a quarter of them else.
const BATTLES: u64 = 67;

#[test]
fn proposed_deployments_stand_in_the_clear_and_in_order() {
    for edition in ["1.22", "2.2", "3.0"] {
        let rulebook = rulebook(edition);
        let mut counted = Counted::default();
        let mut sides = 0;
        for number in acies_sampling::sample(0..BATTLES, 4) {
            let battle = set_up(&rulebook, number);
            for side in Side::BOTH {
                count(&battle, side, &mut counted);
                sides += 1;
            }
        }
        println!("{edition}: {counted:?}");
        assert!(counted.elements > 11 * sides, "{edition}: {counted:?}");
        assert_eq!(counted.in_reserve, 0, "{edition}: {counted:?}");
        assert_eq!(counted.in_river, 0, "{edition}: {counted:?}");
        // Where the zone has no other room: about one in a hundred.
        let few = counted.elements / 80;
        assert!(counted.bad_going <= few, "{edition}: {counted:?}");
        assert!(counted.idle_light_foot <= few, "{edition}: {counted:?}");
        assert!(counted.across_a_river <= few, "{edition}: {counted:?}");
        assert!(counted.single_pikes <= few, "{edition}: {counted:?}");
        let before_foot = counted.psiloi_before_foot + counted.mounted_before_foot;
        assert!(before_foot <= few, "{edition}: {counted:?}");
    }
}

#[test]
fn proposals_are_the_same_for_a_seed_whenever_they_are_asked_for() {
    let rulebook = rulebook("2.2");
    let mut battle = Battle::new(
        Arc::clone(&rulebook),
        ["II/12", "II/33"].map(|key| {
            let library = Library::for_edition("2.2").unwrap();
            library.get(key.parse().unwrap()).unwrap().clone()
        }),
    );
    let seed = Seed::from(4);
    let mut kept = Proposer::new(9);
    let mut orders = 0;
    while battle.setup().is_some_and(|setup| !setup.is_done()) {
        if let Ask::Throw(throw) = battle.asks() {
            battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            continue;
        }
        let order = kept.propose(&battle);
        if matches!(
            battle.asks(),
            Ask::Decide {
                what: What::Deployment,
                ..
            }
        ) {
            assert_eq!(Proposer::new(9).propose(&battle), order);
            orders += usize::from(matches!(order, Order::Deploy(..) | Order::DeployInside(..)));
        }
        battle.obey(&order).unwrap();
    }
    assert_eq!(orders, 24);
}
