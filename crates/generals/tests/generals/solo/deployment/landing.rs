//! The landing roll's facts about the board (4.6), each at its limit; which elements are kept back, and where they
//! land.

use std::sync::Arc;

use acies_armies::{ArmyList, Library, Topography};
use acies_generals::General;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::deployment::{landing_facts, landing_order, plan_deployment};
use acies_generals::solo::{AuditLog, Dice, Fact, SoloDba};
use acies_geometry::{Pose, beyond, distance};
use acies_referee::{Ask, Battle, ElementId, Order, Place, Side, TableEdge, What};
use acies_rulebook::Rulebook;

use super::super::table_setup::{Piece, area, attacking, camp, mustered, rulebook, water};
use super::{facing, result, set_up};

const BLADES: &str = "4Bd general, 11x4Bd";

fn fact(battle: &Battle, fact: Fact) -> i16 {
    landing_facts(battle, Side::Red).get(fact)
}

/// Red deploys; blue has a camp from 6.5 to 8.5 at the far edge, and an element with its front at this height.
fn camped(pieces: &[Piece], front: Option<f64>) -> Battle {
    let (rulebook, mut table, mut position) = mustered("2.2", pieces, [BLADES, BLADES]);
    camp(&mut table, &mut position, Side::Blue);
    if let Some(front) = front {
        let id = ElementId::new(Side::Blue, 1).unwrap();
        let pose = Pose::from_base_widths(7.5, front, 180.0);
        *position.element_mut(id) = position.element(id).at(pose);
    }
    Battle::from_position(rulebook, table, position)
}

#[test]
fn camp_is_near_water_within_six_inches() {
    // 600 paces are 3.75: the camp begins at 6.5, so that water 2.8 deep is 3.7 away, and water 2.7 deep 3.8.
    let by = |deep: f64| {
        fact(
            &camped(&[water(TableEdge::Left, deep)], None),
            Fact::CampNearWaterYou,
        )
    };
    assert_eq!([by(2.8), by(2.7)], [1, 0]);
    let without = facing("2.2", &[water(TableEdge::Left, 2.8)], [BLADES, BLADES], &[]);
    assert_eq!(
        fact(&without, Fact::CampNearWaterYou),
        0,
        "there is no camp"
    );
}

#[test]
fn bad_going_near_water_and_the_middle_line() {
    let by = |kind: &'static str, x: f64, top: f64| {
        let pieces = [
            water(TableEdge::Left, 1.5),
            area(kind, x, top - 2.0, 2.0, 2.0),
        ];
        let battle = facing("2.2", &pieces, [BLADES, BLADES], &[]);
        [Fact::BadByTheWater, Fact::DunesByTheWater].map(|of| fact(&battle, of))
    };
    // From the shore at 1.5 it is 3.7 to 5.2 and 3.8 to 5.3.
    assert_eq!(by("wood", 5.2, 8.0), [1, 0]);
    assert_eq!(by("wood", 5.3, 8.0), [0, 0]);
    // From the middle at 7.5 it is 3.7 to 3.8 and 3.8 to 3.7.
    assert_eq!(by("dunes", 3.0, 3.8), [1, 1]);
    assert_eq!(by("dunes", 3.0, 3.7), [0, 0]);
    assert_eq!(by("gentle-hill", 3.0, 8.0), [0, 0], "no bad going");
}

#[test]
fn water_behind_the_enemy_and_slow_general() {
    let by = |edge: TableEdge| facing("2.2", &[water(edge, 1.0)], [BLADES, BLADES], &[]);
    assert_eq!(fact(&by(TableEdge::Far), Fact::WaterBehindYou), 1);
    assert_eq!(fact(&by(TableEdge::Near), Fact::WaterBehindYou), 0);
    assert_eq!(fact(&by(TableEdge::Right), Fact::WaterBehindYou), 0);
    assert_eq!(
        fact(&by(TableEdge::Far), Fact::SlowGeneralNpg),
        1,
        "blades go 200 paces"
    );
    let quick = facing("2.2", &[], ["4Ax general, 11x4Bd", BLADES], &[]);
    assert_eq!(fact(&quick, Fact::SlowGeneralNpg), 0, "auxilia go 300");
}

#[test]
fn troops_within_three_inches_of_the_camp() {
    // The camp begins at 14 and 300 paces are 1.875; a blade's base reaches 0.375 back from its front. With the front at
    // 11.8 its rear is at 12.175, 1.825 away; at 11.7 it is 1.925.
    let by = |front: f64| fact(&camped(&[], Some(front)), Fact::TroopsNearCampYou);
    assert_eq!([by(11.8), by(11.7)], [1, 0]);
    assert_eq!(fact(&camped(&[], None), Fact::TroopsNearCampYou), 0);
}

#[test]
fn attacker_and_enemy_reserves() {
    // In 2.2 the defender deploys first, in 1.22 the attacker.
    let by = |edition: &str| {
        fact(
            &facing(edition, &[], [BLADES, BLADES], &[]),
            Fact::NpgAttacks,
        )
    };
    assert_eq!([by("2.2"), by("3.0"), by("1.22")], [0, 0, 1]);
    let stand: Vec<(usize, f64, f64)> = (1..=10).map(|nth| (nth, 1.0 + nth as f64, 13.0)).collect();
    let two = facing("2.2", &[], [BLADES, BLADES], &stand);
    assert_eq!(fact(&two, Fact::ReservedYou), 2);
    let none_yet = facing("2.2", &[], [BLADES, BLADES], &[]);
    assert_eq!(fact(&none_yet, Fact::ReservedYou), 0);
    assert_eq!(fact(&none_yet, Fact::LittoralYou), 0);
}

/// A battle between two littoral armies, set up by Solo DBA up to the first move.
fn by_the_sea(
    rulebook: &Arc<Rulebook>,
    lists: [ArmyList; 2],
    number: u64,
) -> (Battle, [SoloDba; 2]) {
    let mut generals = [SoloDba::new(number), SoloDba::new(number + 1)];
    let mut battle = Battle::new(Arc::clone(rulebook), lists);
    set_up(&mut battle, number, &mut |battle, side, what| {
        Some(match what {
            What::Deployment | What::Swap => generals[side as usize].decide(battle, side),
            _ => battle.default_order(),
        })
    });
    (battle, generals)
}

/// The deployment of the first side that may keep elements back.
fn all_to_the_beach(edition: &str, number: usize) -> Option<(Battle, Vec<Entry>)> {
    let rulebook = rulebook(edition);
    let coast = coast(edition);
    let pick = |nth: usize| coast[(number * 7 + nth) % coast.len()].clone();
    let mut battle = Battle::new(Arc::clone(&rulebook), [pick(0), pick(3)]);
    set_up(&mut battle, number as u64, &mut |battle, _, what| {
        (*what != What::Deployment).then(|| battle.default_order())
    });
    let Ask::Decide {
        side,
        what: What::Deployment,
    } = battle.asks()
    else {
        return None;
    };
    (battle.setup()?.may_keep_back(side) > 0).then(|| {
        let entries = all_thrown_for_the_beach(&battle, side, &[]);
        (battle, entries)
    })
}

/// The entries of a deployment in which every group rolls a landing; then `contest_dice` are the dice of the contest.
fn all_thrown_for_the_beach(battle: &Battle, side: Side, contest_dice: &[u8]) -> Vec<Entry> {
    // The dice before the positions, and the number of groups.
    let dice = |sixes: usize| -> Dice {
        let rest = contest_dice
            .iter()
            .copied()
            .chain((1..=6).cycle().take(200));
        Dice::Scripted(std::iter::repeat_n(6, sixes).chain(rest).collect())
    };
    let mut dry = AuditLog::new(dice(10));
    plan_deployment(battle, &mut dry, side, false);
    let thrown = |entry: &Entry| match &entry.how {
        How::Table(thrown) => thrown.dice.len(),
        _ => 0,
    };
    let entries = dry.entries();
    let until = entries.iter().take_while(|entry| entry.name != "position");
    let first: usize = until.map(thrown).sum();
    let groups = entries.iter().filter(|entry| entry.name == "group").count();
    let mut log = AuditLog::new(dice(first + 2 * groups));
    plan_deployment(battle, &mut log, side, false);
    log.entries().to_vec()
}

#[test]
fn excess_landing_troops_go_right() {
    for (edition, most) in [("2.2", 4), ("3.0", 3)] {
        let mut seen = 0;
        for number in 0..12 {
            let Some((battle, entries)) = all_to_the_beach(edition, number) else {
                continue;
            };
            if result(&entries, "landing", "") != Some("may") {
                continue;
            }
            // A group without a place has rolled again: the landing is not its last word.
            let is_again = |entry: &Entry| entry.subject.contains(" again ");
            if entries.iter().any(is_again) {
                continue;
            }
            let never = battle.rulebook().setup.landing.as_ref().unwrap().never;
            let positions = entries.iter().filter(|entry| entry.name == "position");
            let landing: Vec<&Entry> = positions
                .filter(|entry| entry.result == "landing")
                .collect();
            let members = |subject: &str| -> Vec<ElementId> {
                subject
                    .split(' ')
                    .map(|word| ElementId::parse(word).unwrap())
                    .collect()
            };
            let bars = |entry: &&&Entry| {
                let ids = members(&entry.subject);
                ids.iter()
                    .any(|id| never.has(battle.position().element(*id).troop))
            };
            let may: Vec<&&Entry> = landing.iter().filter(|entry| !bars(entry)).collect();
            let wished: usize = may.iter().map(|entry| members(&entry.subject).len()).sum();
            if wished <= most {
                continue;
            }
            seen += 1;
            // The dice are 1, 2, 3 ...: of up to six groups the last has the highest.
            if (2..=6).contains(&may.len()) {
                let last = may.last().unwrap().subject.as_str();
                assert_eq!(
                    result(&entries, "who-lands", ""),
                    Some(last),
                    "{edition} {number}"
                );
            }
            let lands = result(&entries, "who-lands", "").unwrap_or(&may[0].subject);
            for entry in &may {
                let right = result(&entries, "most-land", &entry.subject);
                assert_eq!(
                    right.is_some(),
                    entry.subject != lands,
                    "{edition} {number}: {}",
                    entry.subject
                );
            }
            // Of one that is larger than the edition lets land the rest goes right.
            let over = members(lands).len().saturating_sub(most);
            let rest: Vec<ElementId> = members(lands).split_off(members(lands).len() - over);
            let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
            let right = result(&entries, "most-land", &rest.join(" "));
            assert_eq!(right.is_some(), over > 0, "{edition} {number}");
        }
        assert!(seen >= 2, "{edition}: {seen}");
    }
}

/// Blue is about to deploy by the sea, with this wood: chariots b1 and b2, cavalry b3, spears b4 to b9, auxilia b10, psiloi b11
/// and b12.
fn blue_by_the_sea(wood: &str) -> Battle {
    let land = [
        "place waterway right 1",
        wood,
        "place steep-hill 2 2 5 2 5 4 2 4",
    ];
    let mut battle = attacking("2.2", ["I/2a", "I/61a"], &land);
    battle
        .obey(&"edges left right far near".parse().unwrap())
        .unwrap();
    battle.throw(&[6]).unwrap();
    set_up(&mut battle, 1, &mut |battle, _, what| {
        (*what != What::Deployment).then(|| battle.default_order())
    });
    battle
}

#[test]
fn landing_ties_reroll() {
    // A spear, b9, holds the camp. Six groups with eleven elements are to land, of which four may.
    let battle = blue_by_the_sea("place wood 6.5 8.5 8.5 8.5 8.5 10.5 6.5 10.5");
    let expected: [(&str, Vec<i16>); 6] = [
        ("b1 b2", vec![5, 4]),
        ("b3", vec![2]),
        ("b4 b5 b6", vec![1]),
        ("b7 b8", vec![3]),
        ("b10", vec![5, 6, 3]),
        ("b11 b12", vec![5, 6, 1]),
    ];
    // Three fives are the highest: 4, 6 and 6; then two sixes are: 3 and 1.
    let contest_dice = [5, 2, 1, 3, 5, 5, 4, 6, 6, 3, 1];
    let entries = all_thrown_for_the_beach(&battle, Side::Blue, &contest_dice);
    let contest = entries.iter().find(|entry| entry.name == "who-lands");
    let Some(How::Contest { options }) = contest.map(|entry| &entry.how) else {
        panic!("{contest:?}");
    };
    let found = options.iter().map(|option| {
        let totals = option.throws.iter().map(|thrown| thrown.total);
        (option.name.as_str(), totals.collect::<Vec<i16>>())
    });
    assert_eq!(found.collect::<Vec<_>>(), expected);
    // Only one group lands, though there would be room for three more elements; the others go right.
    assert_eq!(result(&entries, "who-lands", ""), Some("b10"));
    for (group, _) in expected {
        let right = (group != "b10").then_some("right");
        assert_eq!(result(&entries, "most-land", group), right, "{group}");
    }
}

#[test]
fn excess_landing_troops_avoid_a_bad_flank() {
    // The right flank goes from 7.5 - 5.625 = 1.875 to 7.5 - 2.8125 = 4.6875, and with 600 paces ahead of it from 15 to
    // 15 - 2 * 3.75 = 7.5.
    let by = |wood: &str| {
        let battle = blue_by_the_sea(wood);
        let entries = all_thrown_for_the_beach(&battle, Side::Blue, &[]);
        assert_eq!(result(&entries, "landing", ""), Some("may"));
        assert_eq!(result(&entries, "who-lands", ""), Some("b11 b12"));
        ["b1 b2", "b3", "b10"].map(|group| {
            assert_eq!(result(&entries, "most-land", group), Some("right"));
            result(&entries, "other-flank", group).map(str::to_owned)
        })
    };
    let left = Some("left".to_owned());
    // Auxilia are at home in bad going.
    let on_the_right = by("place wood 2.5 8.5 4.5 8.5 4.5 10.5 2.5 10.5");
    assert_eq!(on_the_right, [left.clone(), left, None]);
    let in_the_middle = by("place wood 6.5 8.5 8.5 8.5 8.5 10.5 6.5 10.5");
    assert_eq!(in_the_middle, [None, None, None]);
}

/// The lists of an edition with a littoral home.
fn coast(edition: &str) -> Vec<ArmyList> {
    let lists = Library::for_edition(edition).unwrap().lists();
    let coast = lists
        .iter()
        .filter(|list| list.home().contains(&Topography::Littoral));
    coast.cloned().collect()
}

/// Counts and checks the landings in some battles of an edition.
fn landings(edition: &str) -> usize {
    let rulebook = rulebook(edition);
    let rules = rulebook.setup.landing.as_ref().unwrap();
    let coast = coast(edition);
    let mut landings = 0;
    for number in 0..24 {
        let pick = |nth: usize| coast[(number * 7 + nth) % coast.len()].clone();
        let (mut battle, mut generals) = by_the_sea(&rulebook, [pick(0), pick(3)], number as u64);
        // The attacker's bound begins.
        let Ask::Throw(throw) = battle.asks() else {
            panic!("{}", battle.asks());
        };
        assert_eq!(throw.dice, 1);
        battle.throw(&[1]).unwrap();
        let Ask::Decide {
            side,
            what: What::Move,
        } = battle.asks()
        else {
            continue;
        };
        let kept: Vec<ElementId> = ElementId::of_side(side)
            .filter(|&id| battle.position().element(id).place == Place::Reserve)
            .collect();
        let troops = |id: &ElementId| battle.position().element(*id).troop;
        assert!(kept.len() <= usize::from(rules.most), "{number}: {kept:?}");
        assert!(kept.iter().all(|id| !rules.never.has(troops(id))));
        let Some(order) = landing_order(&battle, side) else {
            assert!(kept.is_empty(), "{number}: {kept:?} do not land");
            continue;
        };
        let general = &mut generals[side as usize];
        assert_eq!(general.decide(&battle, side), order);
        let entries = general.take_entries();
        let text = order.to_string();
        assert_eq!(result(&entries, "come-ashore", ""), Some(text.as_str()));
        let Order::Land(landed) = &order else {
            panic!("{order}");
        };
        assert_eq!(landed.len(), kept.len());
        battle.obey(&order).unwrap();
        landings += 1;
        // At least a move from every enemy: such a place was found each time.
        for (_, enemy) in battle.position().side(side.other()) {
            let move_of = rulebook.troop(enemy.troop).allowance.good;
            for &id in &kept {
                let far = distance(battle.position().base(id), &enemy.base);
                assert!(!beyond(move_of, far), "{number}: {id}");
            }
        }
        assert_eq!(landing_order(&battle, side), None);
    }
    landings
}

#[test]
fn reserve_lands_away_from_every_enemy() {
    for edition in ["2.2", "3.0"] {
        let found = landings(edition);
        assert!(found >= 2, "{edition}: {found}");
    }
}
