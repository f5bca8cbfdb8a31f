//! What the page asks while the player drags: places, contacts, reach, groups, zones and arcs.

use acies_geometry::{Length, Pose, within};
use acies_referee::{ElementId, Side, nudges};

use super::{close, corners, element, parsed, pose, position, rows, texts};
use crate::Session;
use crate::hand::zones as zones_of;

/// Two blades side by side, with spears a base width before the first of them. Blades and spears may move 200 paces = 1.25 BW.
fn line(pips: u8) -> Session {
    position(
        "2.2",
        "movement",
        pips,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
            element("r3", "4Bd", &pose(9.0, 4.6, 0)),
            element("b1", "4Sp", &pose(5.0, 6.0, 180)),
        ],
    )
}

#[test]
fn a_drag_snaps_to_a_contact_with_its_verdict() {
    let mut session = line(4);
    let numbers = session.snap(&[0], 5.0, 5.9, 0.0);
    let places = rows(&numbers, 6);
    // Into the front of b1: the leader at (5, 6), in one contact, and no longer beside r2.
    let front = [5.0, 6.0, 0.0, 1.25, 1.0, 0.0];
    let at = places.iter().position(|place| close(place, &front));
    let at = at.unwrap_or_else(|| panic!("{places:?}"));
    let offered = parsed(&session.offered(at).unwrap());
    assert_eq!(offered["legal"], true);
    assert_eq!(
        offered["plan"]["contacts"],
        serde_json::json!([["r1", "front", "b1"]])
    );
    let order = offered["order"].as_str().unwrap();
    assert!(order.starts_with("move r1 "), "{order}");
    assert_eq!(session.offered(places.len()), None);
}

#[test]
fn a_drag_snaps_to_a_place_in_line_with_friends_that_stay() {
    let mut session = line(4);
    // r3 beside r2: 2 to the left and 0.4 ahead are 2.04, too far; from where it stands half the way is not.
    let numbers = session.snap(&[1], 8.0, 4.6, 0.0);
    let places = rows(&numbers, 6);
    // r2 on the left of r3: at (8, 4.6), 2.04 away. It may go 1.25.
    assert!(!places.iter().any(|place| close(&place[..2], &[8.0, 4.6])));
    let mut session = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.5, 4.5, 0)),
        ],
    );
    // r2 on the right of r1, 0.5 to the left and 0.5 ahead: 0.71.
    let numbers = session.snap(&[1], 6.0, 5.0, 0.0);
    let places = rows(&numbers, 6);
    let beside = [6.0, 5.0, 0.0, 1.25, 0.0, 1.0];
    assert!(
        places.iter().any(|place| close(place, &beside)),
        "{places:?}"
    );
    // Straight ahead of where it stands is beside nothing.
    let ahead = session.snap(&[1], 6.5, 5.6, 0.0);
    let ahead = rows(&ahead, 6);
    assert!(!ahead.is_empty());
    assert!(
        ahead.iter().any(|place| place[1] > 5.5 && place[5] == 0.0),
        "{ahead:?}"
    );
    // A group that goes ahead together joins nothing: all that belong to it move.
    let both = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
        ],
    )
    .snap(&[0, 1], 5.0, 6.0, 0.0);
    let both = rows(&both, 6);
    assert!(
        !both.is_empty() && both.iter().all(|place| place[5] == 0.0),
        "{both:?}"
    );
}

#[test]
fn a_line_meets_an_enemy_before_its_other_end_whichever_of_it_is_dragged() {
    let parts = |enemy: f64| {
        [
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
            element("r3", "4Bd", &pose(7.0, 5.0, 0)),
            element("b1", "4Sp", &pose(enemy, 6.0, 180)),
        ]
    };
    // The line straight ahead by a base width: its left end is held a tenth short of that, the enemy stands before the right
    // one; and the other way about.
    for (movers, at, enemy, end) in [([0, 1, 2], 5.0, 7.0, "r3"), ([2, 1, 0], 7.0, 5.0, "r1")] {
        let mut session = position("2.2", "movement", 4, &parts(enemy));
        let numbers = session.snap(&movers, at, 5.9, 0.0);
        let places = rows(&numbers, 6);
        let met = places
            .iter()
            .position(|place| close(&place[..3], &[at, 6.0, 0.0]) && place[4] > 0.0);
        let met = met.unwrap_or_else(|| panic!("{places:?}"));
        let offered = parsed(&session.offered(met).unwrap());
        let contacts = offered["plan"]["contacts"].as_array().unwrap();
        assert!(
            contacts.contains(&serde_json::json!([end, "front", "b1"])),
            "{offered}"
        );
        // It is listed too, though the leader meets nothing.
        let listed = parsed(&session.contacts(&movers));
        let orders = texts(&listed, "order");
        assert!(
            orders
                .iter()
                .any(|order| order.starts_with(&format!("move {end} "))
                    && order.ends_with("into b1 front")),
            "{orders:?}"
        );
    }
}

#[test]
fn a_place_beside_a_line_that_is_a_hundredth_too_far_is_approached_as_far_as_the_move_goes() {
    // r3 stands 1.26 BW ahead of the line of r1 and r2, on its right. They may go 1.25.
    let parts = |up: f64| {
        [
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
            element("r3", "4Bd", &pose(7.0, up, 0)),
        ]
    };
    let places = |up: f64, held: [f64; 2]| {
        let numbers =
            position("2.2", "movement", 4, &parts(up)).snap(&[0, 1], held[0], held[1], 0.0);
        rows(&numbers, 6)
            .into_iter()
            .map(<[f64]>::to_vec)
            .collect::<Vec<_>>()
    };
    let short = [5.0, 6.25, 0.0, 1.25, 0.0, -0.01];
    let near = places(6.26, [5.04, 6.2]);
    assert!(near.iter().any(|place| close(place, &short)), "{near:?}");
    // In reach it is the place itself, of which r2 has the friend beside it.
    let beside = [5.0, 6.2, 0.0, 1.25, 0.0, 1.0];
    let near = places(6.2, [5.04, 6.15]);
    assert!(near.iter().any(|place| close(place, &beside)), "{near:?}");
    // Too far by more than a twentieth it is not meant.
    let near = places(6.31, [5.04, 6.2]);
    assert!(near.iter().all(|place| place[5] >= 0.0), "{near:?}");
}

#[test]
fn what_a_few_hundredths_refuse_is_put_where_there_is_room() {
    // r2 looks to the right: its base of 0.375 by 1 reaches from 5.8 to 6.175 across, and from 5.1 to 6.1 up.
    let mut session = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.175, 5.6, 90)),
        ],
    );
    let judged =
        |session: &Session, x: f64| parsed(&session.judge(&format!("move r1 to {x} 5.6 facing 0")));
    // At 5.32 r1 reaches to 5.82, two hundredths into r2.
    assert_eq!(judged(&session, 5.32)["legal"], false);
    assert_eq!(judged(&session, 5.3)["legal"], true);
    let numbers = session.nearest(&[0], 5.32, 5.6, 0.0, 0.1);
    assert!(
        close(&numbers, &[5.3, 5.6, 0.0, 1.25, 0.0, 0.0]),
        "{numbers:?}"
    );
    assert_eq!(parsed(&session.offered(0).unwrap())["legal"], true);
    // At 5.36 it has to go 0.06 to the left, which is farther than five hundredths.
    assert!(session.nearest(&[0], 5.36, 5.6, 0.0, 0.05).is_empty());
    assert!(close(
        &session.nearest(&[0], 5.36, 5.6, 0.0, 0.1)[..3],
        &[5.3, 5.6, 0.0]
    ));
    // Beyond its move of 1.25 there is no place.
    assert!(session.nearest(&[0], 5.0, 6.6, 0.0, 0.1).is_empty());
}

#[test]
fn what_is_held_at_a_gap_of_its_width_is_put_exactly_into_it() {
    // r2 and r3 are in line, and one base width is free between them: from 5.5 to 6.5, with its middle at 6.
    let parts = |facing: u32, places: [[f64; 2]; 3]| {
        let ids = ["r1", "r2", "r3"];
        [0, 1, 2].map(|nth| {
            element(
                ids[nth],
                "4Bd",
                &pose(places[nth][0], places[nth][1], facing),
            )
        })
    };
    let ahead = parts(0, [[6.0, 4.5], [5.0, 5.0], [7.0, 5.0]]);
    let mut session = position("2.2", "movement", 4, &ahead);
    // At 0.057 to the right no step of a hundredth of the base width leads to the middle.
    for held in [[6.057, 5.0], [5.943, 5.0], [6.057, 4.987], [5.96, 5.03]] {
        let numbers = session.nearest(&[0], held[0], held[1], 0.0, 0.1);
        // In line with both of its friends.
        assert!(
            close(&numbers, &[6.0, 5.0, 0.0, 1.25, 0.0, 1.0]),
            "{held:?}: {numbers:?}"
        );
    }
    // A wider gap of 1.03, from 5.5 to 6.53: what is held 0.04 beyond its right edge comes to stand at that edge.
    let wider = parts(0, [[6.0, 4.5], [5.0, 5.0], [7.03, 5.0]]);
    let mut session = position("2.2", "movement", 4, &wider);
    let numbers = session.nearest(&[0], 6.0715, 4.9, 0.0, 0.1);
    assert!(close(&numbers[..3], &[6.03, 4.9, 0.0]), "{numbers:?}");
    // The same line looking to the right: what was ahead is to the right, and what was to the right is below.
    let aside = parts(90, [[4.5, 6.0], [5.0, 7.0], [5.0, 5.0]]);
    let mut session = position("2.2", "movement", 4, &aside);
    let numbers = session.nearest(&[0], 5.0, 5.943, 90.0, 0.1);
    assert!(close(&numbers[..3], &[5.0, 6.0, 90.0]), "{numbers:?}");
}

#[test]
fn what_is_held_at_an_enemy_is_not_put_beside_it() {
    let mut session = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(4.0, 5.0, 0)),
            element("b1", "4Sp", &pose(6.0, 5.6, 180)),
        ],
    );
    // b1 reaches from 5.5 to the right and from 5.6 up. At 5.5 r1 stands at its side, an overlap of an enemy that does not fight;
    // at 5.52 it stands two hundredths in it. A hundredth to the left of its side there is room.
    let judged = |session: &Session, order: &str| parsed(&session.judge(order));
    let refused = judged(&session, "move r1 to 5 5.7 facing 0");
    assert_eq!(refused["breaches"][0]["rule"], "move.contact.overlap");
    let room = judged(&session, "move r1 to 4.98 5.7 facing 0");
    assert_eq!(room["legal"], true);
    for x in [5.0, 5.02] {
        let nearest = session.nearest(&[0], x, 5.7, 0.0, 0.1);
        assert!(nearest.is_empty(), "{x}: {nearest:?}");
    }
    // Of two in line the leader is far from it, and the other is held at its corner. Two hundredths short of that there is room.
    let refused = judged(&session, "move r2 r1 to 4 5.6 facing 0");
    assert_eq!(refused["breaches"][0]["rule"], "move.contact.overlap");
    let room = judged(&session, "move r2 r1 to 4 5.58 facing 0");
    assert_eq!(room["legal"], true);
    assert!(session.nearest(&[1, 0], 4.0, 5.6, 0.0, 0.1).is_empty());
}

#[test]
fn what_is_held_at_a_held_camp_is_not_put_beside_it() {
    let camp = "[[terrain]]\nkind = \"camp\"\nowner = \"blue\"\n\
        polygon = [[6.0, 13.5], [8.0, 13.5], [8.0, 15.0], [6.0, 15.0]]\n";
    let parts = [
        camp.to_owned(),
        element("r1", "4Bd", &pose(5.4, 13.0, 0)),
        element("b1", "4Bd", "inside = \"camp\""),
    ];
    let mut session = position("2.2", "movement", 4, &parts);
    // At 5.5 r1 stands along the left side of the camp, a contact by no front edge; two hundredths to the left there is room.
    let refused = parsed(&session.judge("move r1 to 5.5 13.6 facing 0"));
    assert_eq!(refused["breaches"][0]["rule"], "move.contact.camp");
    let room = parsed(&session.judge("move r1 to 5.48 13.6 facing 0"));
    assert_eq!(room["legal"], true);
    assert!(session.nearest(&[0], 5.5, 13.6, 0.0, 0.1).is_empty());
}

#[test]
fn no_corner_of_a_line_is_put_farther_than_a_tenth_from_where_it_is_held() {
    let blades = ["r1", "r2", "r3", "r4", "r5", "r6"];
    let line: Vec<_> = (0..6)
        .map(|nth| element(blades[nth], "4Bd", &pose(3.0 + nth as f64, 5.0, 0)))
        .collect();
    let session = position("2.2", "movement", 4, &line);
    let position = session.table.battle().position();
    let tenth = Length::from_base_widths(0.1);
    // A leader at the left end has the farthest corner 5.5 BW away: by a degree that goes 0.096, by two 0.19. Alone it may turn by
    // one, two and four.
    for (count, turns) in [(6, 2), (1, 6)] {
        let movers: Vec<ElementId> = (0..count).map(ElementId::from_index).collect();
        let leader = *position.base(movers[0]);
        let poses: Vec<Pose> = nudges(position, &movers, leader.pose, tenth).collect();
        let is_turned = |near: &&Pose| near.facing != leader.pose.facing;
        assert_eq!(poses.iter().filter(is_turned).count(), turns);
        for near in poses {
            for own in movers.iter().map(|&id| position.base(id)) {
                // Each keeps its place beside the leader.
                let seen = leader.local(own.pose.front);
                let to = Pose::new(near.at(seen.ahead, seen.right), near.facing);
                let corners = own.corners.into_iter().zip(own.moved_to(to).corners);
                for (from, to) in corners {
                    assert!(within(from.distance(to), tenth), "{near:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_snaps_for_movers_that_are_none() {
    let mut session = line(4);
    assert!(session.snap(&[], 5.0, 6.0, 0.0).is_empty());
    // Red has the indices 0 to 13, blue 14 to 27.
    assert!(session.snap(&[28], 5.0, 6.0, 0.0).is_empty());
    assert_eq!(session.group(28), [0u32; 0]);
    assert_eq!(session.group(14), [14]);
}

#[test]
fn contacts_have_their_order_their_cost_and_their_odds() {
    let session = line(4);
    let contacts = parsed(&session.contacts(&[0]));
    let all = contacts.as_array().unwrap();
    let front = all.iter().find(|one| one["contact"] == "front").unwrap();
    assert_eq!(front["order"], "move r1 into b1 front");
    assert_eq!(front["enemy"], "b1");
    assert_eq!(front["plan"]["pips"], 1);
    // Blades 5 against foot, spears 4.
    let parties = &front["duel"]["parties"];
    assert_eq!(texts(parties, "party"), ["r1", "b1"]);
    assert_eq!(
        (&parties[0]["factor"], &parties[1]["factor"]),
        (&5.into(), &4.into())
    );
    // From before the front no flank can be met.
    let ways = texts(&contacts, "contact");
    assert!(
        !ways
            .iter()
            .any(|way| way.contains("flank") || way == "rear"),
        "{ways:?}"
    );
    assert_eq!(parsed(&session.contacts(&[])), serde_json::json!([]));
    // r3 is more than a move away.
    assert_eq!(parsed(&session.contacts(&[2])), serde_json::json!([]));
}

#[test]
fn an_overlap_shows_the_combat_that_it_counts_in() {
    // r1 fights b1. r2 may come up on the right of r1: on the left of b1, which looks down.
    let blades = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("r2", "4Bd", &pose(6.0, 4.0, 0)),
        element("b1", "4Sp", &pose(5.0, 5.0, 180)),
    ];
    let contacts = parsed(&position("3.0", "movement", 4, &blades).contacts(&[1]));
    assert_eq!(texts(&contacts, "contact"), ["overlap-left"]);
    assert_eq!(texts(&contacts, "enemy"), ["b1"]);
    // Blades 5 against foot; spears 4, overlapped 1 less.
    let parties = &contacts[0]["duel"]["parties"];
    assert_eq!(texts(parties, "party"), ["r1", "b1"]);
    assert_eq!(
        (&parties[0]["factor"], &parties[1]["factor"]),
        (&5.into(), &3.into())
    );
    // Where r2 has an enemy of its own in front, it overlaps no other: only that contact is offered.
    let [r1, r2, b1] = blades;
    let both = [r1, r2, b1, element("b2", "4Sp", &pose(6.0, 5.0, 180))];
    let contacts = parsed(&position("3.0", "movement", 4, &both).contacts(&[1]));
    assert_eq!(texts(&contacts, "contact"), ["front"]);
    assert_eq!(texts(&contacts, "enemy"), ["b2"]);
    assert_eq!(
        texts(&contacts[0]["duel"]["parties"], "party"),
        ["r2", "b2"]
    );
}

#[test]
fn a_camp_is_assaulted_where_it_is_held_and_entered_where_it_is_empty() {
    let camp = |held: &str| {
        format!(
            "[[terrain]]\nkind = \"camp\"\npolygon = [[4.0, 13.0], [6.0, 13.0], [6.0, 15.0], [4.0, 15.0]]\nowner = \"blue\"\n{held}\n"
        )
    };
    let before = |held: &str| {
        let parts = [camp(held), element("r1", "4Ax", &pose(5.0, 12.0, 0))];
        parsed(&position("2.2", "movement", 6, &parts).contacts(&[0]))
    };
    let assault = before("held-by = \"blue\"");
    assert_eq!(texts(&assault, "contact"), ["assault"]);
    assert_eq!(texts(&assault, "enemy"), ["blue-camp"]);
    let entry = before("");
    assert_eq!(texts(&entry, "contact"), ["enter"]);
    assert_eq!(entry[0]["duel"], serde_json::Value::Null);
}

#[test]
fn a_way_that_ends_at_an_untested_river_makes_no_contact() {
    let river =
        "[[terrain]]\nkind = \"river\"\nline = [[0.0, 5.5], [15.0, 5.5]]\nwidth = 0.3\n".to_owned();
    let parts = [
        river,
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", &pose(5.0, 6.0, 180)),
    ];
    let session = position("2.2", "movement", 4, &parts);
    assert_eq!(parsed(&session.contacts(&[0])), serde_json::json!([]));
}

#[test]
fn reach_is_what_pips_allow_and_of_the_enemy_what_its_next_bound_would() {
    let session = line(1);
    let own = session.reach(&[0], 0, 1);
    let own = rows(&own, 5);
    assert!(!own.is_empty());
    for place in &own {
        // No front corner comes farther than 1.25, so the middle between them does not.
        let (across, up) = (place[0] - 5.0, place[1] - 5.0);
        assert!(across * across + up * up <= 1.251 * 1.251, "{place:?}");
        assert_eq!((place[3], place[4]), (1.0, 1.25), "{place:?}");
    }
    assert!(
        own.iter().any(|place| place[1] < 5.0 || place[0] < 4.9),
        "{own:?}"
    );
    // Without PIPs it stays where it is; the enemy's next bound has PIPs of its own.
    let session = line(0);
    assert!(session.reach(&[0], 0, 1).is_empty());
    let enemy = session.reach(&[14], 0, 1);
    assert!(!rows(&enemy, 5).is_empty());
    assert!(session.reach(&[], 0, 1).is_empty());
    // The slices together are the whole.
    let parts: usize = (0..3)
        .map(|slice| session.reach(&[14], slice, 3).len())
        .sum();
    assert_eq!(parts, enemy.len());
}

#[test]
fn an_enemy_reaches_round_its_neighbour_by_one_corner_point() {
    // Light horse with cavalry flush on its right, which is to the left here. A base width and a half to its right and two
    // back the straight way leads through the cavalry; straight back first, and then aside, it is free.
    let session = position(
        "3.0",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(3.0, 2.0, 0)),
            element("b1", "2LH", &pose(11.1, 9.6, 180)),
            element("b2", "3Cv", &pose(10.1, 9.6, 180)),
        ],
    );
    let threat = session.reach(&[14], 0, 1);
    let threat = rows(&threat, 5);
    let round = [9.6, 11.6, 180.0];
    assert!(
        threat.iter().any(|place| close(&place[..3], &round)),
        "{threat:?}"
    );
    // Through its neighbour it reaches no place: that is where the neighbour stands.
    assert!(
        !threat
            .iter()
            .any(|place| close(&place[..3], &[10.1, 9.6, 180.0])),
        "{threat:?}"
    );
}

#[test]
fn a_group_is_whole_and_leaves_out_those_that_the_enemy_pins() {
    let free = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
            element("r3", "4Bd", &pose(7.0, 5.0, 0)),
            element("r4", "4Bd", &pose(11.0, 5.0, 0)),
        ],
    );
    assert_eq!(free.group(0), [0, 1, 2]);
    assert_eq!(free.group(2), [2, 1, 0]);
    assert_eq!(free.group(3), [3]);
    let pinned = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "4Bd", &pose(6.0, 5.0, 0)),
            element("r3", "4Bd", &pose(7.0, 5.0, 0)),
            element("b1", "4Sp", "at = \"front of r2\""),
        ],
    );
    assert_eq!(pinned.group(0), [0]);
}

#[test]
fn zones_are_a_base_width_deep_before_each_enemy() {
    let session = line(4);
    let zones = parsed(&session.overlays())["zones"].clone();
    assert_eq!(zones.as_array().unwrap().len(), 1);
    // b1 is the first of blue. Before its front, from (4.5, 6) to (5.5, 5).
    assert_eq!(zones[0]["owner"], 14);
    assert_eq!(
        corners(&zones[0]["patch"]),
        [[4.5, 5.0], [4.5, 6.0], [5.5, 5.0], [5.5, 6.0]]
    );
    // Each of red's three elements has one that binds blue.
    assert_eq!(zones_of(session.table.battle(), Side::Blue).len(), 3);
}

#[test]
fn arcs_are_as_deep_as_the_range_and_a_base_width_wider_to_either_side() {
    let session = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("r2", "3Bw", &pose(8.0, 5.0, 90)),
            element("b1", "WWg", &pose(3.0, 9.0, 180)),
        ],
    );
    let arcs = parsed(&session.overlays())["arcs"].clone();
    // Bows shoot 200 paces = 1.25 BW. r2 looks to the right from x = 8: as far as 9.25, and from y = 3.5 to 6.5.
    let red = arcs["red"].as_array().unwrap();
    assert_eq!(red.len(), 1);
    assert_eq!(
        corners(&red[0]),
        [[8.0, 3.5], [8.0, 6.5], [9.25, 3.5], [9.25, 6.5]]
    );
    // War wagons shoot from each of their four edges, all to the same width.
    let wagon = arcs["blue"].as_array().unwrap();
    assert_eq!(wagon.len(), 4);
    for strip in wagon {
        let corners = corners(strip);
        let span = |axis: usize| {
            let all = corners.iter().map(|corner| corner[axis]);
            all.clone().fold(f64::MIN, f64::max) - all.fold(f64::MAX, f64::min)
        };
        let mut sides = [span(0), span(1)];
        sides.sort_by(f64::total_cmp);
        assert!(close(&sides, &[1.25, 3.0]), "{sides:?}");
    }
}

#[test]
fn overlays_are_those_of_the_phase() {
    let parts = [element("r1", "3Bw", &pose(5.0, 5.0, 0))];
    let shown = |phase: &str| {
        let overlays = parsed(&position("2.2", phase, 4, &parts).overlays());
        [&overlays["zones"], &overlays["arcs"]].map(|one| !one.is_null())
    };
    assert_eq!(shown("movement"), [true, true]);
    assert_eq!(shown("shooting"), [false, true]);
    assert_eq!(shown("combat"), [false, false]);
}

#[test]
fn a_deployed_element_snaps_into_line_and_is_else_put_where_it_is_held() {
    let mut session = super::state::deploying();
    // Where the referee would put the first: `deploy b1 at X Y facing F`.
    let order = session.table.battle().default_order().to_string();
    let words: Vec<&str> = order.split(' ').collect();
    let number = |at: usize| words[at].parse::<f64>().unwrap();
    let (x, y, facing) = (number(3), number(4), number(6));
    let first = if words[1] == "r1" { 0 } else { 14 };
    assert!(matches!(words[1], "r1" | "b1"), "{order}");
    // Nothing is near: it goes where it is held.
    let held = session.snap(&[first], x, y, facing);
    assert!(close(&held, &[x, y, facing, 0.0, 0.0, 0.0]), "{held:?}");
    let order = parsed(&session.offered(0).unwrap())["order"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(parsed(&session.obey(&order))["legal"], true, "{order}");
    // A third, which is held half a hundredth into the first, comes to stand exactly at its side.
    let beside = session.nearest(&[first + 2], x - 0.995, y, facing, 0.1);
    assert!(
        close(&beside, &[x - 1.0, y, facing, 0.0, 0.0, 0.0]),
        "{beside:?}"
    );
    // A second, held less than half a base width beside its place in line, comes into line.
    let beside = session.snap(&[first + 1], x + 1.3, y + 0.1, facing);
    assert!(
        close(&beside, &[x + 1.0, y, facing, 0.0, 0.0, 0.0]),
        "{beside:?}"
    );
    // Farther off it stays where it is held.
    let off = session.snap(&[first + 1], x + 1.7, y, facing);
    assert!(close(&off, &[x + 1.7, y, facing, 0.0, 0.0, 0.0]), "{off:?}");
    // Two at once are not deployed.
    assert!(
        session
            .snap(&[first + 1, first + 2], x + 3.0, y, facing)
            .is_empty()
    );
    // An element moves with the pointer: its own place is none to snap to.
    let own = session.snap(&[first], x + 0.3, y, facing);
    assert!(close(&own, &[x + 0.3, y, facing, 0.0, 0.0, 0.0]), "{own:?}");
}

#[test]
fn a_line_that_is_dragged_back_is_refused_because_it_may_not_move_back() {
    let fault = |other: &str, order: &str| {
        let r2 = element("r2", "4Bd", other);
        let elements = [element("r1", "4Bd", &pose(5.0, 5.0, 0)), r2];
        let session = position("2.2", "movement", 4, &elements);
        let verdict = parsed(&session.judge(order));
        assert_eq!(verdict["breaches"][0]["rule"], "move.group", "{verdict}");
        verdict["breaches"][0]["facts"]["fault"].clone()
    };
    // Half a base width behind where they stand.
    let back = "move r1 r2 to 5 4.5 facing 0";
    assert_eq!(fault(&pose(6.0, 5.0, 0), back), "back");
    // A column may retire in some editions; about is no way back.
    assert!(fault(&pose(5.0, 4.625, 0), back).is_null());
    assert!(fault(&pose(6.0, 5.0, 0), "move r1 r2 to 5 5 facing 180").is_null());
}
